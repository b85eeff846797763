"""Pulse of the Canaille: all hands lie open to one Methuselah for a turn, or a better bleed."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from made_up import paper
from methuselah.engine.codec import decode, encode, fingerprint
from methuselah.engine.decisions import NOBODY
from methuselah.engine.determinize import determinize
from methuselah.engine.knowledge import hidden_ids
from methuselah.engine.views import view
from methuselah.language import gain_blood, reaction, static
from methuselah.rules.action.action import stealth
from scenes.in_play import only_one_on_each
from table_talk import Seat, Table

PULSE = "Pulse of the Canaille"
NOTE = paper("Note", reaction(gain_blood(0)))


def hand_seen(table: Table, by: int, whose: Seat) -> list[str]:
    """The names in a hand that a seat can read in its view."""
    table.asked()
    return sorted(card.name for card in view(table.state, by).seats[whose.number].hand)


def listens(table: Table) -> tuple[int, int]:
    """Meaghan has heard it all: she and a companion of yours."""
    meaghan, other = table.you.ready("Meaghan"), table.you.ready(COMPANION)
    table.you.acts(PULSE, by=meaghan, level="aus")
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    return meaghan, other


def test_all_hands_lie_open_to_you(table: Table) -> None:
    """For 3 blood; nobody else reads more than before, nor does who looks on."""
    pulse = table.you.holds(PULSE)
    table.you.holds(PAUSE)
    table.prey.holds("Fame", "Bonding")
    table.predator.holds("Deflection")

    meaghan, _ = listens(table)

    assert hand_seen(table, 0, table.prey) == ["Bonding", "Fame"]
    assert hand_seen(table, 0, table.predator) == ["Deflection"]
    for seat in (1, 2, 3, NOBODY):
        assert hand_seen(table, seat, table.predator) == []
    assert hand_seen(table, 4, table.prey) == []
    assert (table.blood(meaghan), table.where(pulse)) == (0, "ash_heap")
    for chance in range(5):  # who thinks ahead knows them too
        dealt = view(determinize(table.state, 0, chance), 1).seats[1].hand
        assert sorted(card.name for card in dealt) == ["Bonding", "Fame"]
    assert table.waits_for(table.you)


def test_blocked_nothing_is_seen(table: Table) -> None:
    """The hands stay closed."""
    meaghan = table.you.ready("Meaghan")
    table.you.ready(COMPANION)
    table.you.holds(PULSE)
    table.prey.holds("Fame")
    guard = table.prey.ready("Massimo Falconi")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=guard)
    table.you.acts(PULSE, by=meaghan, level="aus")
    table.prey.blocks(guard)
    rest(table)
    assert hand_seen(table, 0, table.prey) == []


@pytest.mark.parametrize("listening", [True, False])
def test_what_is_drawn_meanwhile_is_seen_too(table: Table, listening: bool) -> None:
    """In this turn; and it is not forgotten when the turn is over."""
    table.you.holds(PULSE, PAUSE)
    table.prey.holds(NOTE)
    table.prey.library("Fame")
    lauren = table.prey.ready("Lauren")
    if listening:
        _, other = listens(table)
    else:
        table.you.ready("Meaghan")
        other = table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=other)
    table.prey.plays("Note", by=lauren)
    rest(table)
    assert hand_seen(table, 0, table.prey) == (["Fame"] if listening else [])
    table.until_turn_of(table.prey, "minion")
    assert ("Fame" in hand_seen(table, 0, table.prey)) is listening
    assert hand_seen(table, 2, table.prey) == []


def test_what_is_drawn_in_a_later_turn_is_not_seen(table: Table) -> None:
    """The turn is over: what comes to a hand then is hidden again, what was seen is known."""
    table.you.holds(PULSE, PAUSE)
    table.prey.holds("Bonding", "Deflection")
    table.prey.library("Fame")
    table.prey.ready(COMPANION)
    listens(table)
    table.until_turn_of(table.prey, "discard")
    assert hand_seen(table, 0, table.prey) == ["Bonding", "Deflection"]
    table.prey.does("discard", card="Bonding")
    table.asked()
    assert "Fame" in table.prey.hand()
    assert hand_seen(table, 0, table.prey) == ["Deflection"]


@pytest.mark.parametrize("listening", [True, False])
def test_a_saved_game_knows_as_much(table: Table, listening: bool) -> None:
    """Written and read again, in the middle of the turn."""
    table.you.holds(PULSE, PAUSE)
    table.prey.holds("Bonding")
    if listening:
        listens(table)
    else:
        table.you.ready("Meaghan")
    table.asked()
    back = decode(encode(table.state), table.state.setting)
    assert fingerprint(back) == fingerprint(table.state)
    assert hidden_ids(back, 0) == hidden_ids(table.state, 0)
    assert (len(view(back, 0).seats[1].hand) == 1) is listening


def test_the_superior_pulse_is_put_on_the_vampire(table: Table) -> None:
    """At +1 stealth, for 3 blood; +2 bleed while it is there; no hand is seen."""
    trevon = table.you.ready("Trevon Parker", blood=5)
    table.you.ready(COMPANION)
    pulse = table.you.holds(PULSE)
    table.you.holds(PAUSE)
    table.prey.holds("Fame")
    table.you.acts(PULSE, by=trevon, level="AUS")
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(pulse), table.blood(trevon)) == (trevon, 2)
    assert hand_seen(table, 0, table.prey) == []
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    before = table.prey.pool()
    table.you.acts(word="bleed", by=trevon)
    rest(table)
    assert table.prey.pool() == before - 3


def test_one_pulse_is_enough() -> None:
    """Another vampire may have one."""
    only_one_on_each(PULSE, on="Trevon Parker (G6)", other="Tony (G3)", level="AUS")
