"""What follows from an option, in numbers: "your pool 17 → 14", as if nobody reacts.

Reckoned on a copy in which all that the seat does not know is dealt again, so that nothing hidden
speaks (design, law 9). The option is taken there, everybody else passes, and what has changed
on the open table when the action, combat or referendum is over is said. Where the option leads
to a further choice of the same seat, it is said up to there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from methuselah.engine.advance import advance_while, answer
from methuselah.engine.decisions import NOBODY, Decision, Option
from methuselah.engine.determinize import determinize
from methuselah.engine.state import READY, TORPOR, UNCONTROLLED, State
from methuselah.engine.windows import Window
from methuselah.rules.combat.combat import Combat
from methuselah.rules.politics.referendum_frame import referendum_in_progress
from methuselah.rules.politics.votes import tally
from methuselah.rules.turn.phase import Phase
from methuselah.table.naming import Telling
from methuselah.table.speech import spoken

__all__ = ["Change", "ahead", "changes", "consequences", "harmless_pass"]

PASSING: Final = ("pass", "done", "decline", "keep", "hand strike")
"""What somebody does who does nothing, the first that is offered."""
LONGEST: Final = 120
"""Decisions after which the outlook is cut off."""
OF_LOCKS: Final = 20
"""The weight of what is said of a card that only locks or unlocks."""
OF_VOTES: Final = 110
"""The weight of how votes stand, which all else follows from."""
OF_SEATS: Final = 80
"""The least weight of a change of pool or points."""
MOST: Final = 5
"""Changes that are said of one option."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change in words; weight: what matters most comes first."""

    words: str
    weight: int


@dataclass(frozen=True, slots=True)
class _Minion:
    """What lies open of a card on the table."""

    region: str
    controller: int
    blood: int
    locked: bool


@dataclass(frozen=True, slots=True)
class _Table:
    """What lies open of a table, to be compared."""

    pools: tuple[int, ...]
    points: tuple[int, ...]
    edge: int
    cards: dict[int, _Minion]


def consequences(state: State, decision: Decision, language: str = "en") -> tuple[str, ...]:
    """For each option what follows from it, "" where nothing open changes by itself."""
    thought = determinize(state, decision.seat, state.answers)
    thought.journaling = False
    said = []
    for index in range(len(decision.options)):
        told = changes(state, thought, decision, index, language)
        words = ", ".join(change.words for change in told[:MOST])
        said.append(spoken(state, words, language))
    return tuple(said)


def ahead(state: State, seat: int, language: str = "en") -> tuple[str, ...]:
    """What the stage foresees for whoever looks at it from a seat: in a combat what becomes of
    the fighters if nobody does more, in a referendum what its passing would bring.
    """
    combat, referendum = state.frame(Combat), referendum_in_progress(state)
    if combat is None and (referendum is None or state.frame(Window) is None):
        return ()
    # Dealt again as for a spectator: all are told the same, and whoever is asked is asked again.
    copy = determinize(state, NOBODY, state.answers)
    copy.journaling = False
    if combat is not None:
        _all_pass(copy, _fights)
    else:
        voted = referendum_in_progress(copy)
        assert voted is not None
        voted.leave_polling(copy)
        voted.decide(copy, "passed", 1)
        _all_pass(copy, lambda copy: referendum_in_progress(copy) is not None)
    before, after = _open(state), _open(copy)
    telling = Telling(state, seat, None, language)
    told = [*_of_seats(telling, before, after), *_of_cards(telling, before, after)]
    told = sorted((one for one in told if one.weight > OF_LOCKS), key=lambda one: -one.weight)
    return tuple(spoken(state, change.words, language) for change in told[:MOST])


def _fights(state: State) -> bool:
    return state.frame(Combat) is not None


def harmless_pass(state: State, decision: Decision) -> int | None:
    """The option of passing; None if there is none, or if it leads to the seat's own ousting."""
    for index, option in enumerate(decision.options):
        if option.verb == "pass":
            return None if _ousts(state, decision, index) else index
    return None


def _ousts(state: State, decision: Decision, index: int) -> bool:
    """Whether an option, as far as its seat can see, leads to her own ousting if nobody reacts."""
    thought = determinize(state, decision.seat, state.answers)
    thought.journaling = False
    after = _afterwards(thought, decision, index).seats[decision.seat]
    return after.out or after.pool <= 0


def changes(
    state: State, thought: State, decision: Decision, index: int, language: str = "en"
) -> list[Change]:
    """The changes that one option brings, the weightiest first."""
    before = _open(state)
    after = _open(_afterwards(thought, decision, index))
    telling = Telling(state, decision.seat, decision, language)
    told = [*_of_seats(telling, before, after), *_of_cards(telling, before, after)]
    option = decision.options[index]
    told = [change for change in told if not _plain(option, change)]
    if decision.window == "polling" and option.verb in ("vote", "pass"):
        told += _of_votes(telling, thought, index)
    return sorted(told, key=lambda change: -change.weight)


def _plain(option: Option, change: Change) -> bool:
    """Whether the option's own words say this already."""
    return option.verb in ("transfer", "take back", "move out") and change.weight < OF_SEATS


# -- taking it ----------------------------------------------------------------------------------


def _in_progress(state: State) -> bool:
    """Whether anything is in progress beyond the phase and its own window."""
    for place, frame in enumerate(state.stack):
        if isinstance(frame, Phase):
            above = state.stack[place + 1 :]
            own = above and isinstance(above[0], Window) and above[0].name == frame.name
            return len(above) > bool(own)
    return False


def _afterwards(thought: State, decision: Decision, index: int) -> State:
    """The copy after the option, with everybody passing until what is going on is over.

    What follows by itself in the next phase or turn is no consequence of the option.
    """
    copy = thought.clone()
    copy.journaling = False
    if copy.pending is None:
        return copy
    if decision.options[index].verb == "pass" and not _in_progress(copy):
        return copy
    answer(copy, index)
    _all_pass(copy, _in_progress, decision.seat)
    return copy


def _all_pass(copy: State, goes_on: Callable[[State], bool], chooses: int = NOBODY) -> None:
    """Nobody does anything while something goes on, or until a seat must choose."""
    for _ in range(LONGEST):
        asked = advance_while(copy, goes_on)
        if not isinstance(asked, Decision) or not goes_on(copy):
            break
        choice = _passes(asked, chooses)
        if choice is None:
            break
        answer(copy, choice)


def _passes(asked: Decision, seat: int) -> int | None:
    """The answer of somebody who does nothing; None where the seat itself must choose."""
    for verb in PASSING:
        for index, option in enumerate(asked.options):
            if option.verb == verb:
                return index
    return None if asked.seat == seat else 0


# -- comparing ----------------------------------------------------------------------------------


def _open(state: State) -> _Table:
    return _Table(
        pools=tuple(seat.pool for seat in state.seats),
        points=tuple(seat.half_points for seat in state.seats),
        edge=state.edge,
        cards={
            card: _Minion(record.region, record.controller, record.blood, record.locked)
            for card, record in state.cards.items()
        },
    )


def _of_seats(telling: Telling, before: _Table, after: _Table) -> list[Change]:
    told: list[Change] = []
    for seat, (was, now) in enumerate(zip(before.pools, after.pools, strict=True)):
        if was == now:
            continue
        ousted = now <= 0 < was
        weight = 100 if ousted else OF_SEATS + 10 * (seat == telling.viewer)
        message = "then-pool-ousted" if ousted else "then-pool"
        told.append(Change(telling.say(message, who=telling.who(seat), was=was, now=now), weight))
    for seat, (was, now) in enumerate(zip(before.points, after.points, strict=True)):
        if was != now:
            points = {"was": f"{was / 2:g}", "now": f"{now / 2:g}"}
            told.append(Change(telling.say("then-points", who=telling.who(seat), **points), 95))
    if before.edge != after.edge:
        if after.edge == NOBODY:
            told.append(Change(telling.say("then-no-edge"), 40))
        else:
            told.append(Change(telling.say("then-edge", who=telling.who(after.edge)), 50))
    return told


def _of_cards(telling: Telling, before: _Table, after: _Table) -> list[Change]:
    told: list[Change] = []
    for card in sorted({*before.cards, *after.cards}):
        was, now = before.cards.get(card), after.cards.get(card)
        if was is not None and now != was:
            told += _of_card(telling, card, was, now)
    return told


def _of_votes(telling: Telling, thought: State, index: int) -> list[Change]:
    """How the votes stand after an option, and what that means if nobody casts more."""
    copy = thought.clone()
    if copy.pending is None:
        return []
    answer(copy, index)
    votes_for, votes_against = tally(copy)
    verdict = "passes" if votes_for > votes_against else "fails"
    about = {"for": votes_for, "against": votes_against, "verdict": verdict}
    return [Change(telling.say("then-votes", **about), OF_VOTES)]


def _of_card(telling: Telling, card: int, was: _Minion, now: _Minion | None) -> list[Change]:
    """What becomes of a card that was on the table."""
    if was.region == "limbo":
        return []
    name = telling.card(card)
    own = was.controller == telling.viewer
    if now is None:
        return [Change(telling.say("then-leaves", name=name), 70)]
    told: list[Change] = []
    if now.region != was.region and now.region in (READY, TORPOR):
        message = "then-ready" if now.region == READY else "then-torpor"
        told.append(Change(telling.say(message, name=name), 75))
    if now.controller != was.controller:
        who = telling.who(now.controller)
        told.append(Change(telling.say("then-controls", who=who, name=name), 65))
    if now.blood != was.blood:
        message = "then-counters" if was.region == UNCONTROLLED else "then-blood"
        words = telling.say(message, name=name, was=was.blood, now=now.blood)
        told.append(Change(words, 60 if own else 55))
    if now.locked != was.locked:
        message = "then-locks" if now.locked else "then-unlocks"
        told.append(Change(telling.say(message, name=name), OF_LOCKS))
    return told
