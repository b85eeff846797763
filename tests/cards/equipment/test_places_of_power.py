"""Locations on minions that change costs, greet those that come into play, and arm their bearer."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER
from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from made_up import of_level, paper
from methuselah.language import (
    YOU,
    action,
    ash_heap,
    before_range,
    comes_into_play,
    employs,
    equips,
    gain_pool,
    modifier,
    reaction,
    recruits,
    static,
    trigger,
    vampire,
    yours,
)
from table_talk import Table

ANKARA = "The Ankara Citadel, Turkey"
MADRE = "Gran Madre di Dio, Italy"
PIER = "Pier 13, Port of Baltimore"
TREMERE = "Trevon Parker"


# -- The Ankara Citadel, Turkey -------------------------------------------------------------------


def test_only_a_tremere_equips_with_the_citadel(table: Table) -> None:
    """Whoever it is."""
    mine, other = table.you.ready("Ryan"), table.you.ready(TREMERE)
    table.you.holds(ANKARA)
    assert not table.you.can_play(ANKARA, by=mine)
    assert table.you.can_play(ANKARA, by=other)


@pytest.mark.ruling(ANKARA, 1)
@pytest.mark.rules_text("003 Ankara Citadel 1")
@pytest.mark.parametrize(
    ("cost", "more", "paid"),
    [(3, 0, 1), (2, 0, 1), (1, 0, 0), (3, 1, 2), (1, 1, 1), (0, 1, 0), (3, -1, 0)],
)
def test_cards_cost_half_in_the_citadel(table: Table, cost: int, more: int, paid: int) -> None:
    """Rounded down; then what is added or taken off, of what costs blood at all."""
    mine = table.you.ready(TREMERE)
    table.you.ready(COMPANION)
    table.you.in_play(ANKARA, on=mine)
    table.you.in_play(paper("Tax", static("blood cost", more), kind="equipment"), on=mine)
    table.you.holds(paper("Deed", action(gain_pool(1)), blood_cost=cost))
    table.you.acts("Deed", by=mine)
    rest(table)
    assert table.you.pool() == 31
    assert table.blood(mine) == 6 - paid


def test_what_can_be_paid_in_the_citadel(table: Table) -> None:
    """With 1 blood a card for 3, which nobody else with 1 blood can play."""
    mine, other = table.you.ready(TREMERE, blood=1), table.you.ready("Ryan", blood=1)
    table.you.in_play(ANKARA, on=mine)
    table.you.holds(paper("Deed", action(gain_pool(1)), blood_cost=3))
    assert table.you.can_play("Deed", by=mine)
    assert not table.you.can_play("Deed", by=other)


@pytest.mark.parametrize(
    ("what", "paid"), [("modifier", 2), ("retainer", 1), ("ally", 1), ("equipment", 1)]
)
def test_modifiers_cost_as_much_as_ever(table: Table, what: str, paid: int) -> None:
    """All other cards cost half."""
    ways = {
        "modifier": modifier(gain_pool(1), at=("action",)),
        "retainer": employs(),
        "ally": recruits(),
        "equipment": equips(),
    }
    mine = table.you.ready(TREMERE)
    table.you.ready(COMPANION)
    table.you.in_play(ANKARA, on=mine)
    life = {"life": 1} if what in ("retainer", "ally") else {}
    table.you.holds(paper("Card", ways[what], blood_cost=2, **life))
    table.prey.ready("Nassir")
    if what == "modifier":
        table.you.acts(word="bleed", by=mine)
        table.you.plays("Card", by=mine)
    else:
        table.you.acts("Card", by=mine)
    rest(table)
    assert table.blood(mine) == 6 - paid


def test_reactions_and_combat_cards_cost_half(table: Table) -> None:
    """In the turns of others, too."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(TREMERE)
    table.prey.in_play(ANKARA, on=theirs)
    table.prey.holds(
        paper("Nod", reaction(gain_pool(1), at=("action",)), blood_cost=2),
        paper("Jab", before_range(gain_pool(1)), blood_cost=3),
    )
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Nod", by=theirs)
    assert table.blood(theirs) == 5
    table.prey.blocks(theirs)
    table.prey.plays("Jab", by=theirs)
    assert table.blood(theirs) == 4 - damage_to(table, theirs)
    assert table.prey.pool() == 32


def test_the_citadel_is_for_vampires(table: Table) -> None:
    """An ally that plays as a vampire pays all; so does another minion of yours."""
    ally, other = table.you.ready("Nephren-Ka"), table.you.ready("Lauren")
    table.you.in_play(ANKARA, on=ally)
    table.you.holds(
        of_level("nec", blood_cost=2), paper("Deed", action(gain_pool(1)), blood_cost=2)
    )
    before = table.blood(ally)
    table.you.acts("Lesson", by=ally)
    rest(table)
    assert table.blood(ally) == before - 2
    table.you.acts("Deed", by=other)
    rest(table)
    assert table.blood(other) == 2


# -- Gran Madre di Dio, Italy ---------------------------------------------------------------------


@pytest.mark.ruling(MADRE, 1)
def test_the_cathedral_is_unique(table: Table) -> None:
    """You cannot equip with a second one; your prey's is contested."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Muse")
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    held = table.you.holds(MADRE, MADRE)[0]
    there = table.prey.in_play(MADRE, on=theirs)
    table.you.acts(held, by=mine)
    rest(table)
    assert table.where(held) == table.where(there) == "contested"
    assert not table.you.can_play(MADRE, by=other)


@pytest.mark.parametrize(
    ("seat", "bearer", "name", "locked", "burned"),
    [
        ("prey", "Tara", "Muse", True, 1),
        ("predator", "Tara", "Muse", True, 1),
        ("grand_prey", "Tara", "Muse", False, 0),
        ("prey", "Duck", "Muse", True, 0),
        ("prey", "Loyal Street Gang", "Muse", True, 0),
    ],
)
def test_who_comes_out_is_greeted(
    table: Table, seat: str, bearer: str, name: str, locked: bool, burned: int
) -> None:
    """By your prey or predator: locked; a younger vampire burns a blood."""
    mine = table.you.ready(bearer)
    table.you.in_play(MADRE, on=mine)
    theirs = getattr(table, seat)
    young = theirs.uncontrolled(name, blood=3)
    table.until_turn_of(theirs, "influence")
    theirs.does("move out", target=young)
    assert table.where(young) == "ready"
    assert table.locked(young) is locked
    assert table.blood(young) == 3 - burned


def test_an_ally_is_greeted(table: Table) -> None:
    """Locked; it loses no life. Your own are not greeted, nor is a retainer."""
    mine = table.you.ready("Tara")
    table.you.in_play(MADRE, on=mine)
    theirs = table.prey.ready("Ryan")
    own, ally, servant = (
        table.you.holds(paper("Own", recruits(), life=2)),
        table.prey.holds(paper("Friend", recruits(), life=2)),
        table.prey.holds(paper("Servant", employs(), life=2)),
    )
    table.prey.ready("Muse")
    table.prey.in_play(UNLOCKER)
    table.you.acts(own, by=mine)
    rest(table)
    assert not table.locked(own)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(ally, by=theirs)
    rest(table)
    assert (table.locked(ally), table.blood(ally)) == (True, 2)
    table.prey.uses("Unlocker")
    table.prey.chooses(theirs)
    table.prey.acts(servant, by=theirs)
    rest(table)
    assert not table.locked(servant)


def test_in_an_unlock_phase_nobody_is_greeted(table: Table) -> None:
    """Whoever comes then."""
    mine = table.you.ready("Tara")
    table.you.in_play(MADRE, on=mine)
    table.prey.ready("Ryan")
    young = table.prey.ash_heap("Muse")
    comes = trigger("unlock phase", comes_into_play(ash_heap(vampire, yours), blood=2), who=YOU)
    table.prey.in_play(paper("Dawn", comes, kind="event"))
    table.until_turn_of(table.prey, "minion")
    assert table.where(young) == "ready"
    assert (table.locked(young), table.blood(young)) == (False, 2)


# -- Pier 13, Port of Baltimore -------------------------------------------------------------------


def armed(table: Table) -> int:
    """Your minion with the pier: of a clan that may have a living manse."""
    mine: int = table.you.ready(replaced("Ryan", clans=("Tzimisce",)))
    table.you.in_play(PIER, on=mine)
    table.you.ready(COMPANION)
    return mine


def test_arms_come_by_the_pier(table: Table) -> None:
    """In your influence phase, once: neither unique nor a location; paid, and it locks nobody."""
    mine = armed(table)
    gun, place, relic, vest = table.you.holds(
        "Desert Eagle", "Living Manse", "Bowl of Convergence", "Flak Jacket"
    )
    table.you.holds("Fame")
    table.prey.holds("Desert Eagle")
    assert not table.you.may("use", card=PIER)
    table.until_turn_of(table.you, "influence")
    table.you.uses(PIER)
    assert table.you.choices() == {gun, vest}
    table.you.chooses(gun)
    assert table.on(gun) == mine
    assert table.you.pool() == 29
    assert not table.locked(mine)
    assert (table.where(place), table.where(relic), table.where(vest)) == ("hand",) * 3
    assert not table.you.may("use", card=PIER)
    table.until_turn_of(table.prey, "influence")
    assert not table.you.may("use", card=PIER)
    table.until_turn_of(table.you, "influence")
    assert table.you.may("use", card=PIER)


def test_the_pier_asks_for_pool_and_requirements(table: Table) -> None:
    """As normal: not with 0 pool to spare, nor what requires another clan."""
    mine = armed(table)
    table.you.pool(1)
    table.you.holds("Mark V", paper("Rod", equips(), kind="equipment", clans=("Ravnos",)))
    table.until_turn_of(table.you, "influence")
    assert not table.you.may("use", card=PIER)
    assert mine
