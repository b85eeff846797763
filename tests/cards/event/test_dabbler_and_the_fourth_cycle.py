"""Staples that wait for something: Dabbler, WMRH Talk Radio, The Fourth Cycle, The Uncoiling."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from table_talk import Table

RADIO = "WMRH Talk Radio"
CYCLE = "The Fourth Cycle"
UNCOILING = "The Uncoiling"


# -- WMRH Talk Radio ------------------------------------------------------------------------------


@pytest.mark.ruling(RADIO, 2)
@pytest.mark.parametrize(("stealth", "pool"), [(1, 30), (2, 29)])
def test_the_radio_gives_a_minion_intercept(table: Table, stealth: int, pool: int) -> None:
    """Anybody's; 1 pool is burned after the action if it did not block. It waits its turn."""
    actor = table.you.ready("Spider-Killer")
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Octane")
    radio = table.grand_prey.in_play(RADIO)
    table.you.holds("Lost in Crowds" if stealth == 2 else "Blood Doll")
    table.you.acts(word="bleed", by=actor)
    table.prey.blocks(blocker)
    decision = table.asked()
    assert decision is not None
    table.grand_prey.uses(radio)
    assert table.locked(radio)
    assert table.grand_prey.pool() == 30
    if stealth == 2:
        table.you.plays("Lost in Crowds", by=actor)
    rest(table)
    assert table.grand_prey.pool() == pool
    assert table.prey.pool() == (30 if stealth == 1 else 29)
    assert table.waits_for(table.you)


# -- Dabbler --------------------------------------------------------------------------------------


def dabbles(table: Table, *cards: str) -> int:
    """Amelia bleeds with Govern and other cards, up to the end of the action."""
    amelia = table.you.ready("Amelia Locke", blood=5)
    table.you.in_play("Dabbler", on=amelia)
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned", *cards)
    table.you.acts("Govern the Unaligned", by=amelia, level="dom")
    for name in cards:
        table.you.plays(name, by=amelia)
    return amelia


@pytest.mark.parametrize(("number", "change"), [(0, -1), (1, 1)])
def test_a_dabbler_of_three_disciplines(table: Table, number: int, change: int) -> None:
    """Dominate, Presence and Fortitude: burn 1 blood to unlock, or gain 1 blood; once."""
    amelia = dabbles(table, "Force of Personality", "Freak Drive")
    table.you.uses("Dabbler")
    before = table.blood(amelia)
    table.you.chooses(number=number)
    assert table.blood(amelia) == before + change
    assert not table.locked(amelia), "Freak Drive has unlocked it before"
    assert not table.you.may("use", card="Dabbler")
    rest(table)
    assert table.waits_for(table.you)


def test_two_disciplines_are_not_enough(table: Table) -> None:
    """Dominate and Presence."""
    dabbles(table, "Force of Personality")
    while not table.over():
        assert not table.you.may("use", card="Dabbler")
        table.pass_on()


@pytest.mark.ruling("Dabbler", 2)
def test_a_cancelled_card_was_used_too(table: Table) -> None:
    """[ANK 20220411]: with it there are three."""
    table.predator.holds("Direct Intervention")
    amelia = table.you.ready("Amelia Locke", blood=5)
    table.you.in_play("Dabbler", on=amelia)
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned", "Force of Personality", "Freak Drive")
    table.you.acts("Govern the Unaligned", by=amelia, level="dom")
    table.you.plays("Force of Personality", by=amelia)
    table.predator.plays("Direct Intervention")
    table.you.plays("Freak Drive", by=amelia)
    table.you.uses("Dabbler")
    table.you.chooses(number=1)
    assert not table.locked(amelia)


@pytest.mark.ruling("Dabbler", 1)
def test_a_cancelled_action_is_none(table: Table) -> None:
    """[ANK 20220411]: nothing was resolved."""
    amelia = table.you.ready("Amelia Locke", blood=5)
    table.you.in_play("Dabbler", on=amelia)
    table.you.ready(COMPANION)
    table.predator.holds("Direct Intervention")
    table.you.holds("Govern the Unaligned", "Force of Personality", "Freak Drive")
    table.you.acts("Govern the Unaligned", by=amelia, level="dom")
    table.predator.plays("Direct Intervention")
    assert not table.you.may("use", card="Dabbler")
    assert table.waits_for(table.you)
    assert not table.locked(amelia)


@pytest.mark.ruling("Dabbler", 3)
def test_a_dabbler_dabbles_again_in_the_next_turn(table: Table) -> None:
    """The limit is that of each player's turn."""
    amelia = dabbles(table, "Force of Personality", "Freak Drive")
    table.you.uses("Dabbler")
    table.you.chooses(number=1)
    turn = table.state.span("turn")
    assert turn is not None
    used = [key for key in turn.used if key[0] == "use"]
    assert used
    table.until_turn_of(table.prey, "discard")
    turn = table.state.span("turn")
    assert turn is not None
    assert not [key for key in turn.used if key in used]
    assert table.blood(amelia) > 0


# -- events ---------------------------------------------------------------------------------------


GEHENNA = ("Veil of Darkness", "The Unmasking", "Dragonbound", "Anthelios, The Red Star")


@pytest.mark.parametrize(("number", "playable"), [(1, False), (2, True)])
def test_the_fourth_cycle_needs_two_gehenna_events(
    table: Table, number: int, playable: bool
) -> None:
    """Whoever controls them; an event of another kind does not count."""
    for seat, name in zip((table.prey, table.you), GEHENNA[1 : 1 + number], strict=False):
        seat.in_play(name)
    table.grand_prey.in_play("NSA Trio")
    table.you.holds(CYCLE)
    table.begins("discard")
    assert table.you.can_play(CYCLE) is playable


def test_the_fourth_cycle_ends_gehenna(table: Table) -> None:
    """Those events are burned, weak vampires fall, no more can be played."""
    burned = [table.prey.in_play(name) for name in GEHENNA[1:3]]
    other = table.prey.in_play("NSA Trio")
    weak, strong = table.prey.ready("Laura Goldman"), table.you.ready("Ryan")
    cycle = table.you.holds(CYCLE)
    table.prey.holds(GEHENNA[3], "Narrow Minds")
    table.you.ready(COMPANION)
    table.begins("discard")

    table.you.plays(cycle)

    assert [table.where(card) for card in burned] == ["ash_heap", "ash_heap"]
    assert table.where(other) == "permanent"
    assert (table.where(weak), table.where(strong)) == ("torpor", "ready")
    assert table.where(cycle) == "permanent"
    table.until_turn_of(table.prey, "discard")
    assert not table.prey.can_play(GEHENNA[3])


def test_the_uncoiling_burns_another_event_each_turn(table: Table) -> None:
    """At random, in your discard phase; itself it does not burn, nor in that of others."""
    snake = table.prey.in_play(UNCOILING)
    events = [table.you.in_play("NSA Trio"), table.grand_prey.in_play("Dragonbound")]
    table.prey.ready(COMPANION)
    table.grand_prey.ready("Ryan")
    table.begins("discard")
    table.until_turn_of(table.prey, "minion")
    assert [table.where(card) for card in events] == ["permanent", "permanent"]
    table.until_turn_of(table.grand_prey, "minion")
    assert sorted(table.where(card) for card in events) == ["ash_heap", "permanent"]
    assert table.where(snake) == "permanent"


@pytest.mark.parametrize("events", [0, 2])
def test_others_burn_the_uncoiling_for_pool(table: Table, events: int) -> None:
    """A discard phase action, and 1 pool for each other event in play."""
    snake = table.prey.in_play(UNCOILING)
    for name in ("NSA Trio", "Dragonbound")[:events]:
        table.grand_prey.in_play(name)
    table.you.holds("Blood Doll")
    table.begins("discard")
    assert not table.prey.may("use", card=snake)
    table.you.uses(snake)
    assert table.where(snake) == "ash_heap"
    assert table.you.pool() == 30 - events
    assert not table.you.may("discard")
