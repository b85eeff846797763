"""At a table of several people the choice of a strike is asked whether there is one or not."""

from __future__ import annotations

import pytest

from combat_talk import DODGE
from methuselah.engine.state import State
from methuselah.server.pacing import Pacer
from methuselah.server.screen import screen
from methuselah.table.game import Game
from methuselah.table.seats import Table as Seated
from table_talk import Table

YOU, PREY = 0, 1


def before_a_block(*, holds: bool) -> State:
    """A bleed between two people, of whom the acting one holds a strike card or none."""
    table = Table()
    trevon = table.you.ready("Trevon Parker", blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    if holds:
        table.you.holds(DODGE)
    else:
        table.you.holds("Villein")
    table.prey.holds("Villein")
    table.you.acts(word="bleed", by=trevon)
    decision = table.asked()
    assert decision is not None
    assert (decision.seat, ryan) == (
        PREY,
        next(o.minion for o in decision.options if o.verb == "block"),
    )
    return table.state


def seated(state: State, people: tuple[int, ...]) -> tuple[Seated, Pacer]:
    """The table, live, run up to where somebody is asked."""
    table = Seated(Game(state.setting, state.clone(), []), {})
    return table, Pacer(table, people)


def run(table: Seated, pacer: Pacer) -> None:
    """The prey blocks, whoever is asked in a window passes, up to the choice of a strike."""
    for _ in range(60):
        if pacer.gathering is None:
            if not table.game.halted:
                table.game.go_on()
                if table.decision is not None:
                    given = pacer.settled(table.decision)
                    verbs = [option.verb for option in table.decision.options]
                    first = verbs.index("block") if "block" in verbs else 0
                    table.game.answer(first if given is None else given.index)
                    continue
            pacer.open()
        gathering = pacer.gathering
        assert gathering is not None
        if gathering.window == "strike":
            return
        for seat in list(gathering.states):
            if gathering.question(seat) is not None:
                pacer.answer(seat, 0)
        gathering.closes = 0.0
        assert pacer.carry_out()
    raise AssertionError("no strike was chosen")


@pytest.mark.parametrize("holds", [True, False])
def test_both_are_asked_whatever_they_hold(holds: bool) -> None:
    """Everybody waits for the acting one, then for the other; then both strike."""
    table, pacer = seated(before_a_block(holds=holds), (YOU, PREY))
    chosen = []
    for seat in (YOU, PREY):
        run(table, pacer)
        gathering = pacer.gathering
        assert gathering is not None
        assert gathering.awaited() == [seat]
        decision = gathering.question(seat)
        assert decision is not None
        assert (decision.window, decision.options[0].verb) == ("strike", "hand strike")
        assert len(decision.options) == (2 if holds and seat == YOU else 1)
        assert not gathering.is_over(1e12), "nobody strikes for her"
        chosen.append(seat)
        pacer.answer(seat, 0)
        assert pacer.carry_out()
    assert chosen == [YOU, PREY]


def test_who_waits_sees_the_same_in_both_cases() -> None:
    """The screen of the other one, to the last word but the log."""
    screens = []
    for holds in (True, False):
        table, pacer = seated(before_a_block(holds=holds), (YOU, PREY))
        run(table, pacer)
        seen = screen(table, PREY, "g", pacing=pacer.pacing(PREY))
        screens.append((seen.waiting, seen.awaited, seen.impulse, seen.now, seen.question))
    assert screens[0] == screens[1]
    assert screens[0][1] == (YOU,)


def test_a_person_alone_is_not_asked_without_a_choice() -> None:
    """Programs learn nothing from a clock: no click is wasted."""
    table, pacer = seated(before_a_block(holds=False), (YOU,))
    assert not any(pacer._opening(table.state) == ("strike", (seat,)) for seat in (YOU, PREY))
