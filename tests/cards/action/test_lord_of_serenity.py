"""Lord of Serenity: two fallen vampires stand up again, or blood in peace."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from listening import listener
from made_up import paper
from methuselah.language import TARGET, choose, reaction, ready_from_torpor, torpor, vampire
from methuselah.rules.action.action import stealth
from scenes.actions import burned_by_an_action
from table_talk import Table

CARD = "Lord of Serenity"
RISEN = paper("Risen", reaction(choose(torpor(vampire)), ready_from_torpor(TARGET)))


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("number", [1, 2])
def test_up_to_two_are_rescued(table: Table, number: int) -> None:
    """Of anybody, for 3 blood of the action and no more; directed at who controls them."""
    lord = table.you.ready("Earl (G3)")
    table.you.ready(COMPANION)
    table.you.holds(CARD, PAUSE)
    own = table.you.torpor("Ryan", blood=1)
    theirs, far = table.prey.torpor("Nassir", blood=0), table.grand_prey.torpor("Lauren", blood=2)
    table.prey.ready("Duck (G1)")
    table.you.acts(CARD, by=lord, level="for")
    assert table.you.choices() == {own, theirs, far}
    table.you.chooses(theirs)
    if number == 2:
        table.you.chooses(far)
        assert not table.you.choices()
    else:
        table.you.does("done")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ((1, 2) if number == 2 else (1,))
    rest(table)
    places = [table.where(one) for one in (own, theirs, far)]
    assert places == ["torpor", "ready", "ready" if number == 2 else "torpor"]
    assert [table.blood(one) for one in (lord, own, theirs, far)] == [1, 1, 0, 2]
    assert table.state.controller(theirs) == 1


def test_all_vampires_may_block_it(table: Table) -> None:
    """Whoever it is directed at; allies only as ever; and not another action of the same turn."""
    lord, other = table.you.ready("Earl (G3)"), table.you.ready(COMPANION)
    table.you.holds(CARD)
    table.prey.torpor("Nassir")
    table.prey.torpor("Tamoszius")
    near = table.prey.ready("Duck (G1)")
    far, ally = table.grand_predator.ready("Lauren"), table.grand_predator.ready("Renegade Garou")
    table.you.acts(CARD, by=lord, level="for")
    table.you.chooses(min(table.you.choices()))
    table.you.does("done")
    asked = {near: False, far: False, ally: False}
    while not table.over():
        for one in asked:
            asked[one] |= any(seat.may("block", minion=one) for seat in table.seats)
        table.pass_on()
    assert asked == {near: True, far: True, ally: False}
    table.you.acts(word="bleed", by=other)
    assert table.prey.may("block", minion=near)
    asked = {far: False}
    while not table.over():
        asked[far] |= table.grand_predator.may("block", minion=far)
        table.pass_on()
    assert not asked[far]


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("gone", [True, False])
def test_one_who_has_left_torpor_is_not_rescued(table: Table, gone: bool) -> None:
    """The action is paid for and does nothing."""
    lord = table.you.ready("Earl (G3)")
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    ryan, nassir = table.prey.torpor("Ryan", blood=1), table.prey.torpor("Nassir", blood=1)
    lauren = table.prey.ready("Lauren")
    table.prey.holds(RISEN)
    table.you.acts(CARD, by=lord, level="for")
    table.you.chooses(ryan)
    table.you.does("done")
    table.prey.plays("Risen", by=lauren)
    table.prey.chooses(ryan if gone else nassir)
    rest(table)
    assert table.where(ryan) == "ready"
    assert table.where(nassir) == ("torpor" if gone else "ready")
    assert table.blood(lord) == 1


@pytest.mark.parametrize(("level", "gained"), [("obe", 1), ("OBE", 2)])
@pytest.mark.parametrize("use", [True, False])
def test_peace_feeds_its_lord(table: Table, level: str, gained: int, use: bool) -> None:
    """In your unlock phase, if you like; in that of nobody else; nobody else is fed."""
    lord = table.you.ready(made_vampire("Lord", level, capacity=8), blood=4)
    other = table.you.ready("Ryan", blood=1)
    card = table.you.holds(CARD)
    table.you.holds(PAUSE)
    table.you.acts(CARD, by=lord, level=level)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.on(card), table.blood(lord)) == (lord, 1)
    offered = False
    while table.state.active != table.predator.number:
        offered |= table.you.may("answer")
        table.pass_on()
    assert not offered
    assert table.blood(lord) == 1
    table.until_turn_of(table.you, "unlock")
    if use:
        table.you.does("answer")
    table.until_turn_of(table.you, "minion")
    assert (table.blood(lord), table.where(card)) == (1 + gained * use, "attached")
    assert table.blood(other) == 1


def test_vampires_end_the_peace() -> None:
    """A ready vampire of anybody, by a directed action."""
    burned_by_an_action(CARD, on="Earl (G3)", vampires_only=True)


@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize(("level", "heard"), [("for", "for"), ("OBE", "obe")])
@pytest.mark.parametrize("listens", ["for", "obe"])
def test_it_counts_as_what_is_used(table: Table, level: str, heard: str, listens: str) -> None:
    """Fortitude or Obeah, not both."""
    lord = table.you.ready(made_vampire("Lord", "for", "OBE"))
    table.you.ready(COMPANION)
    table.prey.torpor("Nassir")
    table.grand_prey.in_play(listener(listens))
    table.you.holds(CARD)
    table.you.acts(CARD, by=lord, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (heard == listens)
