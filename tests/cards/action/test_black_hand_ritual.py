"""Black Hand Ritual: a younger one wakes, or an omen of Gehenna is undone with what it withheld."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from made_up import omen, paper
from methuselah.engine.definitions import Definition, defined
from methuselah.language import event, put_in_play, static
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Black Hand Ritual"
HAND = "The Colonel (G3)"  # capacity 5
GEHENNA = frozenset({"gehenna"})
DOOM = paper("Doom", event(put_in_play(), replace="ousted"), kind="event", keywords=GEHENNA)
FATE = paper("Fate", event(put_in_play(), replace="in play"), kind="event", keywords=GEHENNA)
PLAIN = paper("Plain", event(put_in_play(), replace="ousted"), kind="event")


def marked(name: str) -> Definition:
    """A vampire that is of the Black Hand."""
    return defined(pool()[name], statics=(static("black hand"),))


def test_a_younger_one_wakes(table: Table) -> None:
    """Of the Black Hand, whoever's, in torpor too; +1 stealth, at nobody."""
    colonel = table.you.ready(HAND)
    other = table.you.ready(COMPANION, locked=True)
    card, _ = table.you.holds(CARD, PAUSE)
    mine = table.you.ready("Claudia (G5)", locked=True)
    theirs = table.prey.torpor(marked("Ryan"))
    table.prey.ready("Duck", locked=True)
    table.grand_prey.ready(marked("Brachah"))  # no younger
    table.begins()
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=colonel, level="")
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.locked(mine), table.locked(other), table.locked(colonel)) == (False, True, True)
    assert table.where(card) == "ash_heap"


def test_a_gehenna_card_is_burned(table: Table) -> None:
    """Any in play, of any type; directed at its controller; no other event."""
    colonel = table.you.ready(HAND)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    theirs, mine = table.prey.in_play(DOOM), table.you.in_play(FATE)
    worn = table.prey.in_play(omen("Mark", kind="equipment"), on=table.prey.ready("Nassir"))
    table.prey.in_play(PLAIN)
    table.you.acts(card, by=colonel, level="2")
    assert table.you.choices() == {theirs, mine, worn}
    table.you.chooses(theirs)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
    rest(table)
    assert [table.where(one) for one in (theirs, mine, worn)] == [
        "ash_heap", "permanent", "attached",
    ]  # fmt: skip
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "more"), [("Doom", 1), ("Fate", 1), ("Omen", 0)])
def test_what_it_withheld_is_drawn(table: Table, name: str, more: int) -> None:
    """Who played it draws for it at once; once: another directive of the same words goes on."""
    colonel = table.you.ready(HAND)
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    played = {"Doom": DOOM, "Fate": FATE, "Omen": omen()}[name]
    event_card = table.prey.holds(played)
    table.prey.holds(PLAIN, *["Fame"] * 5)
    table.until_turn_of(table.prey, "discard")
    table.prey.plays(name)
    table.until_turn_of(table.you, "minion")
    before = len(table.prey.hand())
    table.you.acts(CARD, by=colonel, level="2")
    if table.you.choices():
        table.you.chooses(event_card)
    rest(table)
    assert table.where(event_card) == "ash_heap"
    assert len(table.prey.hand()) == before + more
    assert len(table.state.seats[1].delayed) == 0


def test_of_two_that_wait_one_is_drawn(table: Table) -> None:
    """The other card, of the same directive, goes on waiting."""
    colonel = table.you.ready(HAND)
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    doom = table.prey.holds(DOOM)
    table.prey.holds(PLAIN, *["Fame"] * 5)
    for card in ("Doom", "Plain"):
        table.until_turn_of(table.prey, "discard")
        table.prey.plays(card)
        table.until_turn_of(table.you, "minion")
    assert table.state.seats[1].delayed == ("ousted", "ousted")
    before = len(table.prey.hand())
    table.you.acts(CARD, by=colonel, level="2")
    rest(table)
    assert table.where(doom) == "ash_heap"
    assert table.state.seats[1].delayed == ("ousted",)
    assert len(table.prey.hand()) == before + 1
