"""Rafastio Ghoul."""

from __future__ import annotations

from typing import Any

import pytest

from combat_talk import MANEUVER, fight, rest
from made_up import paper
from methuselah.engine.definitions import Definition, Mode
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    TARGET,
    THIS,
    action,
    ally,
    burn_card,
    choose,
    employs,
    employs_from_hand,
    environmental_damage,
    gain_pool,
    hand_strike,
    keyword,
    modifier,
    monster,
    not_,
    on,
    ranged_strike,
    sends_to_torpor,
    static,
    stealth,
    strike,
    use,
)
from table_talk import Table

GHOUL = "Rafastio Ghoul"


def of_level(code: str, way: Mode | None = None, **face: Any) -> Definition:
    """A card at one level only: an action for 1 pool unless it is something else."""
    return paper("Lesson", levels={code: way or action(gain_pool(1), stealth=1)}, **face)


def test_recruiting_the_rafastio_ghoul(table: Table) -> None:
    """By anybody, for 3 pool, with 2 life."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    ghoul = table.you.holds(GHOUL)

    table.you.acts(GHOUL, by=ryan)
    table.nobody_reacts()

    assert (table.where(ghoul), table.blood(ghoul)) == ("ready", 2)
    assert table.you.pool() == 27
    assert table.locked(ryan)
    assert table.waits_for(table.you)


def test_the_rafastio_ghoul_bleeds_for_one(table: Table) -> None:
    """As its face says."""
    ghoul = table.you.ready(GHOUL)
    table.you.ready("Meaghan")

    table.you.acts(word="bleed", by=ghoul)
    table.nobody_reacts()

    assert table.prey.pool() == 29


@pytest.mark.ruling("Rafastio Ghoul", 5)
@pytest.mark.parametrize(("name", "may"), [(GHOUL, False), ("Mkhokheli", True)])
def test_the_rafastio_ghoul_commits_no_diablerie_by_a_card(
    table: Table, name: str, may: bool
) -> None:
    """Amaranth [RTR 19970630]."""
    fighter = table.you.ready(name)
    table.you.in_play(paper("Muscle", static("strength", +4), kind="equipment"), on=fighter)
    victim = table.prey.ready("Normal (G1)", blood=1)
    table.you.holds("Amaranth")

    fight(table, fighter, victim)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play("Amaranth")
        table.pass_on()

    assert offered is may
    assert table.where(victim) == "torpor"


@pytest.mark.ruling("Rafastio Ghoul", 6)
@pytest.mark.parametrize("word", ["mortal", "monster"])
def test_the_rafastio_ghoul_is_a_monster(table: Table, word: str) -> None:
    """What hunts monsters finds it, what hunts mortals does not."""
    monsters = {table.you.ready(GHOUL), table.you.ready("Hellhound")}
    mortals = {table.you.ready("Vagabond Mystic"), table.prey.ready("Loyal Street Gang")}
    which = monster if word == "monster" else keyword("mortal")
    hunts = use(choose(on(ally, which)), burn_card(TARGET), at=("minion",), key="hunt")
    table.you.in_play(paper("Hunter", hunts, kind="event"))

    table.you.uses("Hunter")
    assert table.you.choices() == (monsters if word == "monster" else mortals)


@pytest.mark.ruling("Rafastio Ghoul", 7)
@pytest.mark.ruling("Rafastio Ghoul", 8)
@pytest.mark.ruling("Rafastio Ghoul", 10)
@pytest.mark.parametrize(
    ("code", "playable"),
    [
        ("qui", False),
        ("tha", True),
        ("THA", False),
        ("pot_tha", False),
        ("pot", True),
    ],
)
def test_the_ghoul_plays_basic_blood_sorcery(table: Table, code: str, playable: bool) -> None:
    """Alone, not together; another card that lends the same makes it no higher."""
    ghoul = table.you.ready(GHOUL)
    helper = paper("Helper", static("plays as a vampire", word="tha"), kind="equipment")
    table.you.in_play(helper, on=ghoul)
    other = paper("Other", static("plays as a vampire", word="pot"), kind="equipment")
    table.you.in_play(other, on=ghoul)
    table.you.holds(of_level(code))

    assert table.you.can_play("Lesson", by=ghoul) is playable


@pytest.mark.ruling("Rafastio Ghoul", 9)
def test_the_ghoul_does_not_have_the_discipline(table: Table) -> None:
    """It is no vampire with Blood Sorcery to any card that looks for one."""
    ghoul = table.you.ready(GHOUL)
    table.asked()

    assert discipline_level(table.state, ghoul, "tha") == 0


@pytest.mark.ruling("Rafastio Ghoul", 1)
def test_its_last_life_ends_its_action(table: Table) -> None:
    """Paid for an action modifier: the bleed fails."""
    ghoul = table.you.ready(GHOUL, blood=1)
    table.you.ready("Meaghan")
    hides = modifier(stealth(+1), at=("action",), even_if_unneeded=True)
    table.you.holds(of_level("tha", hides, blood_cost=1))
    table.you.acts(word="bleed", by=ghoul)
    table.you.plays("Lesson", by=ghoul)
    rest(table)

    assert table.where(ghoul) == "ash_heap"
    assert table.prey.pool() == 30


@pytest.mark.ruling("Rafastio Ghoul", 1)
def test_its_last_life_ends_combat_before_the_strike(table: Table) -> None:
    """Paid for a strike: nobody is struck."""
    ghoul = table.you.ready(GHOUL, blood=1)
    nassir = table.prey.ready("Nassir")
    table.you.holds(of_level("tha", strike(hand_strike(+2)), blood_cost=1))
    fight(table, ghoul, nassir)
    full = table.blood(nassir)
    table.you.plays("Lesson", by=ghoul)
    rest(table)

    assert table.where(ghoul) == "ash_heap"
    assert table.blood(nassir) == full


@pytest.mark.ruling("Rafastio Ghoul", 2)
def test_the_sun_takes_a_life(table: Table) -> None:
    """1 aggravated damage of its own card, at long range: no torpor."""
    ghoul = table.you.ready(GHOUL)
    nassir = table.prey.ready("Nassir")
    sun = environmental_damage(1, aggravated=True)
    burst = strike(ranged_strike(1, aggravated=True, anyway=(sun,)))
    table.you.holds(of_level("tha", burst), MANEUVER)

    fight(table, ghoul, nassir)
    table.you.plays(MANEUVER.name, by=ghoul)
    table.you.plays("Lesson", by=ghoul)
    rest(table)

    assert (table.where(ghoul), table.blood(ghoul)) == ("ready", 1)
    assert table.where(nassir) == "torpor"


@pytest.mark.ruling("Rafastio Ghoul", 3)
def test_its_last_life_pays_for_an_action(table: Table) -> None:
    """The action resolves fully, then it burns."""
    ghoul = table.you.ready(GHOUL, blood=1)
    table.you.holds(of_level("tha", blood_cost=1))
    table.you.acts("Lesson", by=ghoul)
    rest(table)

    assert table.you.pool() == 31
    assert table.where(ghoul) == "ash_heap"


@pytest.mark.ruling("Rafastio Ghoul", 4)
def test_torpor_burns_the_ghoul(table: Table) -> None:
    """A card that it plays sends it there."""
    ghoul = table.you.ready(GHOUL)
    table.you.holds(of_level("tha", action(sends_to_torpor(THIS), stealth=1)))
    table.you.acts("Lesson", by=ghoul)
    rest(table)

    assert table.where(ghoul) == "ash_heap"


@pytest.mark.ruling("Rafastio Ghoul", 11)
def test_what_its_card_employs_it_may_have(table: Table) -> None:
    """The retainer requires basic Blood Sorcery, as the card that employs it does."""
    ghoul = table.you.ready(GHOUL)
    homunculus = paper("Servant", levels={"tha": employs()}, life=1)
    servant = table.you.holds(homunculus)
    calls = action(employs_from_hand(not_(keyword("none"))), stealth=1, kind="employ")
    table.you.holds(of_level("tha", calls))
    table.you.acts("Lesson", by=ghoul)
    table.you.chooses(servant)
    rest(table)

    assert table.on(servant) == ghoul


@pytest.mark.ruling("Rafastio Ghoul", 12)
@pytest.mark.parametrize(
    ("words", "playable"),
    [
        ("independent", True),
        ("camarilla vampire", False),
        ("vampire with capacity 3 or more", True),
        ("vampire with capacity 4 or more", False),
    ],
)
def test_the_ghoul_plays_as_an_independent_vampire(
    table: Table, words: str, playable: bool
) -> None:
    """With a capacity of 3; but only what requires a Discipline lent to it."""
    ghoul = table.you.ready(GHOUL)
    table.you.holds(of_level("tha", requires=(words,)))
    plain = paper("Plain", action(gain_pool(1)), requires=("independent",))
    table.you.holds(plain)

    assert table.you.can_play("Lesson", by=ghoul) is playable
    assert not table.you.can_play("Plain", by=ghoul)
