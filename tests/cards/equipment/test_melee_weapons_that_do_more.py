"""Melee weapons that do more than strike: Sword of Judgment, The Crusader Sword."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import additional_strikes
from scenes.actions import comes_into_play
from table_talk import Table

SWORD = "Sword of Judgment"
REBEL = replaced("Nik Sikko", clans=("Brujah antitribu",), capacity=9)
MORE = paper("Once more", additional_strikes(1))
ALSO = paper("Also", additional_strikes(1, limited=False))
WALL = made_vampire("Wall", capacity=11)


def test_a_brujah_antitribu_equips_with_it(table: Table) -> None:
    """For 2 pool; nobody of another clan."""
    comes_into_play(SWORD, by=REBEL)
    rebel, other = table.you.ready(REBEL), table.you.ready("Brachah")
    table.you.holds(SWORD)
    assert table.you.can_play(SWORD, by=rebel)
    assert not table.you.can_play(SWORD, by=other)


@pytest.mark.ruling(SWORD, 1)
@pytest.mark.parametrize("first", ["sword", "hand"])
@pytest.mark.parametrize("strength", [1, 2])
def test_the_sword_lets_its_bearer_strike_again(table: Table, first: str, strength: int) -> None:
    """Strength +1, and an additional strike each round, whatever it struck with first."""
    rebel = replaced("Nik Sikko", clans=("Brujah antitribu",), capacity=9, strength=strength)
    mine, theirs = table.you.ready(rebel), table.prey.ready(WALL)
    sword = table.you.in_play(SWORD, on=mine)
    table.you.holds(PRESS, MORE, ALSO)
    fight(table, mine, theirs)
    taken = 0
    for again in (True, False):
        if first == "sword":
            table.you.uses(sword, level="strike")
        else:
            table.you.does("hand strike")
        table.until("additional", table.you)
        taken += strength + (first == "sword")
        assert damage_to(table, theirs) == taken
        table.you.uses(sword, level="again")
        table.you.does("hand strike")
        taken += strength
        table.until("additional", table.you)
        assert table.you.can_play("Also", by=mine)
        assert not table.you.can_play("Once more", by=mine), "it is limited"
        assert not table.you.may("use", card=sword)
        if again:
            table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == taken
    assert damage_to(table, theirs, aggravated=True) == 0
    assert table.on(sword) == mine


def test_the_strike_of_the_sword_is_optional(table: Table) -> None:
    """Nobody has to; and not beside another limited one."""
    mine, theirs = table.you.ready(REBEL), table.prey.ready(WALL)
    sword = table.you.in_play(SWORD, on=mine)
    table.you.holds(MORE, PRESS)
    fight(table, mine, theirs)
    table.you.uses(sword, level="strike")
    table.until("additional", table.you)
    assert table.you.may("use", card=sword, mode="again")
    table.you.plays("A press", by=mine)
    table.you.uses(sword, level="strike")
    table.until("additional", table.you)
    table.you.plays("Once more", by=mine)
    table.you.does("hand strike")
    while not table.over():
        assert not table.you.may("use", card=sword)
        table.pass_on()
    assert damage_to(table, theirs) == 5


@pytest.mark.ruling(SWORD, 2)
def test_another_clan_takes_the_sword_and_cannot_use_it(table: Table) -> None:
    """The rulebook action asks for no requirement. [ANK 20180719-3]"""
    mine, ryan = table.you.ready(REBEL), table.you.ready("Ryan")
    sword = table.you.in_play(SWORD, on=mine)
    table.you.in_play("Meat Cleaver", on=ryan)
    table.you.ready(COMPANION)
    table.you.holds(MORE)
    table.you.acts(word="take equipment", by=ryan)
    if table.you.choices():
        table.you.chooses(sword)
    table.nobody_reacts()
    assert table.on(sword) == ryan
    assert table.you.pool() == 30


def test_whoever_is_no_brujah_antitribu_has_no_use_for_it(table: Table) -> None:
    """Neither its strike nor another one."""
    mine, theirs = table.you.ready("Brachah"), table.prey.ready(WALL)
    sword = table.you.in_play(SWORD, on=mine)
    cleaver = table.you.in_play("Meat Cleaver", on=mine)
    table.you.holds(MORE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=cleaver)
    assert not table.you.may("use", card=sword)
    table.you.does("hand strike")
    table.until("additional", table.you)
    assert table.you.can_play("Once more", by=mine)
    assert not table.you.may("use", card=sword)


# -- The Crusader Sword ---------------------------------------------------------------------------

CRUSADER = "The Crusader Sword"
LEAF = 'Leaf "Potter116" Pankowski (G4)'
FAITHFUL = paper(
    "Faithful", kind="ally", life=5, strength=1, bleed=1, keywords=frozenset({"true faith"})
)


@pytest.mark.ruling(CRUSADER, 1)
def test_anybody_equips_with_the_crusader_sword(table: Table) -> None:
    """For 1 pool, also who cannot use it."""
    comes_into_play(CRUSADER, by="Ryan")


@pytest.mark.ruling(CRUSADER, 1)
@pytest.mark.parametrize(("who", "may"), [(LEAF, True), (FAITHFUL, True), ("Ryan", False)])
def test_who_strikes_with_it(table: Table, who: object, may: bool) -> None:
    """Strength +1, aggravated: an imbued and the faithful; nobody else."""
    mine, theirs = table.you.ready(who, blood=3), table.prey.ready("Loyal Street Gang", blood=9)  # type: ignore[arg-type]
    sword = table.you.in_play(CRUSADER, on=mine)
    table.you.in_play("Meat Cleaver", on=mine)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=sword) is may
    if may:
        table.you.uses(sword, level="strike")
        rest(table)
        assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 2


@pytest.mark.parametrize(
    ("who", "foe", "near"),
    [
        (LEAF, "Nassir", False),
        (FAITHFUL, "Nassir", False),
        ("Ryan", "Nassir", True),
        (LEAF, "Ossian", True),
    ],
)
def test_vampires_keep_away_from_it(table: Table, who: object, foe: str, near: bool) -> None:
    """They do not maneuver back to close range; to long range they do."""
    mine, theirs = table.you.ready(who, blood=3), table.prey.ready(foe, blood=3)  # type: ignore[arg-type]
    table.you.in_play(CRUSADER, on=mine)
    table.you.holds(MANEUVER)
    table.prey.holds(MANEUVER, MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    table.you.plays("A maneuver", by=mine)
    assert table.prey.may("play", card="A maneuver") is near


def test_they_maneuver_away_from_it(table: Table) -> None:
    """To long range, and it binds none but the opposing vampire."""
    mine, theirs = table.you.ready(LEAF), table.prey.ready("Nassir")
    table.you.in_play(CRUSADER, on=mine)
    table.prey.holds(MANEUVER)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    table.you.passes()
    table.prey.plays("A maneuver", by=theirs)
    assert table.you.may("play", card="A maneuver")
