"""Soul Feasting: a hunt, and a better one for a wraith."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import UNLOCKER
from combat_talk import rest
from made_up import paper
from methuselah.language import TARGET, burn_card, choose, keyword, on, reaction, static
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Soul Feasting"
WRAITH = paper("Wraith", kind="ally", keywords=frozenset({"wraith"}), life=2)
EXORCISM = paper("Exorcism", reaction(choose(on(keyword("wraith"))), burn_card(TARGET)))
AGRU, MORDECHAI = "Agru Kabera (G4)", "Mordechai Ben-Nun (G5)"
LEVELS = [("nec", AGRU, 1), ("NEC", MORDECHAI, 2)]


@pytest.mark.parametrize(("level", "name", "gained"), LEVELS)
def test_a_hunt_brings_one_or_two(table: Table, level: str, name: str, gained: int) -> None:
    """At +1 stealth, undirected; nobody else's wraith burns."""
    hunter, other = table.you.ready(name, blood=1), table.you.ready("Meaghan", blood=1)
    wraith = table.prey.ready(WRAITH)
    feasting = table.you.holds(CARD)

    table.you.acts(CARD, by=hunter, level=level)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).kind == "hunt"
    assert action_of(table).targets == ()
    rest(table)

    assert (table.blood(hunter), table.blood(other)) == (1 + gained, 1)
    assert table.where(wraith) == "ready"
    assert table.where(feasting) == "ash_heap"
    assert table.locked(hunter)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "name", "gained"), LEVELS)
@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey"])
def test_a_wraith_is_burned_for_three_more(
    table: Table, level: str, name: str, gained: int, whose: str
) -> None:
    """Anybody's, and the action is directed at who controls it; nothing is stolen from it."""
    hunter = table.you.ready(name, blood=1)
    table.you.ready("Meaghan")
    wraiths = {seat: getattr(table, seat).ready(WRAITH) for seat in ("you", "prey", "grand_prey")}
    bound = table.you.in_play("Masquer", on=hunter)
    table.prey.ready("Carlton Van Wyk")
    table.prey.ready("Ryan")
    table.you.ash_heap(WRAITH)
    table.you.holds(CARD, WRAITH)

    table.you.acts(CARD, by=hunter, level=f"{level} 2")
    assert table.you.choices() == {*wraiths.values(), bound}
    table.you.chooses(wraiths[whose])
    assert stealth(table.state, action_of(table)) == 1
    seat = getattr(table, whose).number
    assert action_of(table).targets == (() if whose == "you" else (seat,))
    assert table.where(wraiths[whose]) == "ready"
    rest(table)

    assert table.blood(hunter) == 4 + gained
    places = {one: table.where(card) for one, card in wraiths.items()}
    assert places == {one: "ash_heap" if one == whose else "ready" for one in wraiths}
    assert table.where(bound) == "attached"
    assert table.locked(hunter)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("may", [True, False])
def test_without_a_wraith_it_is_a_plain_hunt(table: Table, may: bool) -> None:
    """Other allies are none."""
    hunter = table.you.ready(AGRU, blood=1)
    table.you.ready(WRAITH if may else "Carlton Van Wyk")
    table.you.holds(CARD)

    assert table.you.can_play(CARD, by=hunter, level="nec")
    assert table.you.can_play(CARD, by=hunter, level="nec 2") is may


def test_it_requires_necromancy(table: Table) -> None:
    """The level of the vampire."""
    lesser, none = table.you.ready(AGRU, blood=1), table.you.ready("Ryan", blood=1)
    table.you.ready(WRAITH)
    table.you.holds(CARD)

    assert table.you.can_play(CARD, by=lesser, level="nec")
    assert not table.you.can_play(CARD, by=lesser, level="NEC")
    assert not table.you.can_play(CARD, by=none)


def test_blocked_nothing_is_burned(table: Table) -> None:
    """Nor gained; the card is gone, and another hunt has nothing of it."""
    hunter = table.you.ready(AGRU, blood=3)
    table.you.ready("Meaghan")
    wraith = table.you.ready(WRAITH)
    blocker = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=blocker)
    feasting = table.you.holds(CARD)

    table.you.acts(CARD, by=hunter, level="nec 2")
    table.prey.blocks(blocker)
    rest(table)

    assert table.blood(hunter) == 2  # a hand strike
    assert table.where(wraith) == "ready"
    assert table.where(feasting) == "ash_heap"


def test_without_its_wraith_the_hunt_comes_to_nothing(table: Table) -> None:
    """Somebody burns it before."""
    hunter = table.you.ready(AGRU, blood=1)
    table.you.ready("Meaghan")
    wraith = table.prey.ready(WRAITH)
    ryan = table.prey.ready("Ryan")
    table.prey.holds(EXORCISM)
    table.you.holds(CARD)

    table.you.acts(CARD, by=hunter, level="nec 2")
    table.prey.plays("Exorcism", by=ryan)
    rest(table)

    assert table.where(wraith) == "ash_heap"
    assert table.blood(hunter) == 1


@pytest.mark.ruling(CARD, 1)
def test_once_a_turn_either_way(table: Table) -> None:
    """Unlocked, the vampire may hunt again, but not with this card; another one may."""
    hunter, other = table.you.ready(AGRU, blood=1), table.you.ready(MORDECHAI, blood=1)
    table.you.ready(WRAITH)
    table.you.in_play(UNLOCKER)
    table.you.holds(CARD, CARD)

    table.you.acts(CARD, by=hunter, level="nec")
    table.you.uses("Unlocker")
    assert not table.locked(hunter)
    assert not table.you.can_play(CARD, by=hunter)
    assert table.you.may("act", minion=hunter, word="hunt")
    assert table.you.can_play(CARD, by=other, level="NEC 2")
