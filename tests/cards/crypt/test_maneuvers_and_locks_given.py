"""Roger and Soldat give maneuvers; Karif locks and unlocks the Black Hand."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import is_offered
from block_talk import COMPANION, made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of
from made_up import lesson, paper
from methuselah.language import action, gain_pool
from scenes.rulings import black_hand_is_no_title
from table_talk import Table

ROGER = "Roger de Camden (G6)"
SOLDAT = "Soldat (G3)"
KARIF = "Karif al Numair (G5)"
OAK: Final = made_vampire("Oak", capacity=10)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(SOLDAT, marks=pytest.mark.ruling(SOLDAT, 1)),
        pytest.param(KARIF, marks=pytest.mark.ruling(KARIF, 2)),
    ],
)
def test_black_hand_in_any_sect(name: str) -> None:
    """A trait, no title."""
    black_hand_is_no_title(name)


# -- Roger de Camden ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "cost"),
    [
        ({"clans": ("Hecata",)}, 1),
        ({"disciplines": ("obl",)}, 1),
        ({"disciplines": ("for",)}, 2),
        ({}, 2),
    ],
)
def test_roger_pays_less_for_his_own(table: Table, face: dict[str, object], cost: int) -> None:
    """1 blood less where a card requires Hecata or Oblivion; pool is paid as it is."""
    roger = table.you.ready(ROGER, blood=5)
    table.you.ready(COMPANION)
    codes = face.get("disciplines", ())
    way = action(gain_pool(1), stealth=1)
    if codes:
        deed = paper("Deed", levels={codes[0]: way}, blood_cost=2, **face)  # type: ignore[index]
    else:
        deed = paper("Deed", way, blood_cost=2, **face)
    table.you.holds(deed)
    table.you.acts("Deed", by=roger)
    rest(table)
    assert (table.blood(roger), table.you.pool()) == (5 - cost, 31)


@pytest.mark.parametrize("who", ["roger", "friend"])
def test_roger_gives_a_maneuver(table: Table, who: str) -> None:
    """For a card that requires Oblivion: to a minion of yours, himself too; once each turn."""
    roger, friend = table.you.ready(ROGER), table.you.ready("Crow (G5)")
    oak = table.prey.ready(OAK)
    shade, other = table.you.holds(lesson("obl"), lesson("for"))
    second = table.you.holds(lesson("obl"))
    table.prey.holds(lesson("obl"))
    table.you.holds(PRESS)
    fight(table, roger if who == "roger" else friend, oak)
    table.until("range", table.you)
    table.you.uses(roger)
    if table.you.may("choose"):
        assert table.you.choices() <= {shade, second}
        table.you.chooses(min(table.you.choices()))
    table.until("press", table.you)
    assert round_of(table).range == "long"
    assert table.where(other) == "hand"
    assert [table.where(one) for one in (shade, second)].count("ash_heap") == 1
    table.you.plays(PRESS.name)
    while not table.over():
        assert not table.you.may("use", card=roger)
        table.pass_on()
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=friend)
    table.prey.blocks(oak)
    table.until("range", table.you)
    assert table.you.may("use", card=roger)


@pytest.mark.parametrize(
    ("region", "card", "whose"),
    [
        ("torpor", "obl", "you"),
        ("ready", "for", "you"),
        ("ready", "obl", "prey"),
    ],
)
def test_roger_gives_none(table: Table, region: str, card: str, whose: str) -> None:
    """In torpor; without such a card; to the minion of another."""
    roger = getattr(table, whose).puts(ROGER, region, locked=True)
    mine = table.you.ready("Crow (G5)")
    theirs = table.prey.ready(OAK)
    table.you.holds(lesson(card))
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.may("use", card=roger)


# -- Soldat ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey"])
def test_soldat_gives_a_maneuver_for_the_edge(table: Table, whose: str) -> None:
    """To any Black Hand vampire in combat, whoever controls it."""
    soldat = getattr(table, whose).ready(SOLDAT, locked=True)
    hand = table.you.ready("Claudia (G5)")
    oak = table.prey.ready(OAK)
    table.gives_edge(getattr(table, whose))
    table.you.holds(DODGE)
    fight(table, hand, oak)
    owner = getattr(table, whose)
    owner.uses(soldat)
    assert not owner.has_edge()
    table.you.does("use maneuver")
    table.until("strike", table.you)
    assert round_of(table).range == "long"


@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize("answer", [True, False])
def test_soldat_answers_a_maneuver(table: Table, answer: bool, region: str) -> None:
    """To a vampire of yours as range is determined, too; not to that of another."""
    soldat = (table.prey if answer else table.you).puts(SOLDAT, region)
    mine, theirs = table.you.ready(OAK), table.prey.ready("The Colonel (G3)")
    table.gives_edge(table.prey if answer else table.you)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    if answer:
        table.prey.uses(soldat, level="maneuver")
        assert not table.prey.has_edge()
    rest(table)
    assert damage_to(table, theirs) == (1 if answer else 0)


@pytest.mark.parametrize(
    ("whose", "foe"),
    [("you", "The Colonel (G3)"), ("grand_prey", "The Colonel (G3)"), ("prey", OAK)],
)
def test_soldat_answers_for_his_own_side_only(table: Table, whose: str, foe: object) -> None:
    """Not for a vampire of another, who has the Edge; nor for one that is no Black Hand."""
    soldat = getattr(table, whose).ready(SOLDAT, locked=True)
    mine, theirs = table.you.ready("Dodd (G2)"), table.prey.ready(foe)  # type: ignore[arg-type]
    table.gives_edge(table.prey)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    while not table.over():
        assert not table.prey.may("use", card=soldat, level="maneuver")
        table.pass_on()


@pytest.mark.parametrize(("edge", "fighter"), [("prey", "Claudia (G5)"), ("you", "Nassir")])
def test_soldat_gives_none(table: Table, edge: str, fighter: str) -> None:
    """Without the Edge; to somebody else."""
    soldat = table.you.ready(SOLDAT)
    mine, oak = table.you.ready(fighter), table.prey.ready(OAK)
    table.gives_edge(getattr(table, edge))
    table.you.holds(MANEUVER)
    fight(table, mine, oak)
    while not table.over():
        assert not table.you.may("use", card=soldat)
        table.pass_on()


# -- Karif ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "region", ["ready", pytest.param("torpor", marks=pytest.mark.ruling(KARIF, 1))]
)
@pytest.mark.parametrize("unlocks", [True, False])
def test_karif_locks_or_unlocks_the_black_hand(table: Table, region: str, unlocks: bool) -> None:
    """Another ready vampire of it, anybody's; once in your turn; from torpor too."""
    karif = table.you.puts(KARIF, region)
    mine = table.you.ready("Claudia (G5)", locked=True)
    theirs = table.prey.ready("The Colonel (G3)")
    table.you.ready("Nassir", locked=True)
    table.prey.torpor("Blackhorse Tanner (G3)")
    table.begins()
    table.you.uses(karif)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine if unlocks else theirs)
    if table.you.may("do"):
        table.you.does("do", number=1 if unlocks else 0)
    assert (table.locked(mine), table.locked(theirs)) == (not unlocks, not unlocks)
    assert not table.you.may("use", card=karif)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("use", card=karif)


def test_karif_waits_for_your_turn(table: Table) -> None:
    """Not in the turn of another; in your master phase he may."""
    karif = table.prey.ready(KARIF)
    table.prey.ready("Claudia (G5)", locked=True)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    assert not is_offered(table, table.prey, karif)
    other = Table()
    karif = other.you.ready(KARIF)
    other.you.ready("Claudia (G5)", locked=True)
    other.begins("master")
    assert other.you.may("use", card=karif)


@pytest.mark.ruling(KARIF, 3)
def test_karif_locks_a_blocker_and_the_block_fails(table: Table) -> None:
    """One that attempts to block."""
    karif, mine = table.you.ready(KARIF), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    colonel = table.prey.ready("The Colonel (G3)")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(colonel)
    table.you.uses(karif)
    if table.you.may("do"):
        table.you.does("do", number=0)
    rest(table)
    assert table.locked(colonel)
    assert table.prey.pool() == 29
