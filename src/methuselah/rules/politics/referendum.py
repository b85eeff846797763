"""The referendum, step by step: terms, polling, the tally, the effects (R0, Politics; traps R).

Called by a successful political action. Opens the windows before_referendum, before_votes and
polling. Reads the row `passes automatically` (subject: the minion that calls the referendum).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Condition
from methuselah.engine.journal import note
from methuselah.engine.programs import run
from methuselah.engine.rows import due, found, latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, Row, State
from methuselah.engine.traits import is_ready
from methuselah.engine.windows import Window
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.politics.referendum_frame import (
    PROMISE,
    Referendum,
    action_of,
    draws_later,
    steps,
)
from methuselah.rules.politics.votes import cast_forced, cast_together, tally
from methuselah.rules.terms.sequencing import order

FAILED: Final = "referendum failed"
"""The latch of an action in which a referendum has failed, if a card asks; one that was cancelled
has not."""
WHEN_ONE_FAILS: Final = "when a referendum fails"
"""What the text of a card says that asks for it."""


@steps("call")
def call(state: State, referendum: Referendum) -> None:
    """R0: the last moment before the referendum ([LSJ 20080201])."""
    referendum.at = "terms"
    if referendum.kind == "political":
        window = Window(name="before_referendum", order=order(state), rule="[LSJ 20080201]")
        state.push(window)


@steps("terms")
def set_terms(state: State, referendum: Referendum) -> None:
    """R1: the caller sets the terms; nothing may be used before that ([RTR 20040501])."""
    referendum.at = "before_votes"
    if referendum.kind == "political" and not is_ready(state, referendum.calling):
        drop(state, referendum)
        return
    note(
        state,
        "referendum",
        seat=referendum.caller,
        card=referendum.calling if referendum.hunted == NOTHING else referendum.hunted,
        other=referendum.card,
        word=referendum.kind,
    )
    referendum.automatic = _take_promises(state, referendum)
    if referendum.mode is not None:
        run(state, referendum.mode.terms, referendum.scope)


@steps("dropped")
def drop(state: State, referendum: Referendum) -> None:
    """Without the acting minion the action ends and no referendum is held ([LSJ 20060902])."""
    referendum.verdict = "cancelled"
    referendum.at = "finish"
    action = action_of(state)
    if action is not None:
        action.end(state, "ended")


@steps("before_votes")
def before_votes(state: State, referendum: Referendum) -> None:
    """R2: effects used before votes and ballots are cast. None if it passes by itself."""
    called = referendum.calling in state.cards
    if referendum.automatic or (
        called and found(state, "passes automatically", referendum.calling)
    ):
        referendum.decide(state, "passed", 0)
        return
    referendum.at = "polling"
    state.push(Window(name="before_votes", order=order(state), rule="R0 Politics, 2"))


@steps("polling")
def polling(state: State, referendum: Referendum) -> None:
    """R3: votes are cast in any order until all are done."""
    referendum.at = "tally"
    state.push(Window(name="polling", order=order(state), rule="R0 Politics, 2"))


@steps("tally")
def tally_votes(state: State, referendum: Referendum) -> None:
    """R4: more votes for than against, or it fails; a tie fails. What waited for it happens."""
    cast_forced(state, referendum)
    cast_together(state)
    votes_for, votes_against = tally(state)
    margin = votes_for - votes_against
    referendum.decide(state, "passed" if margin > 0 else "failed", max(0, margin))
    if referendum.calling in state.cards:
        atoms.emit(state, "votes tallied", referendum.calling)
    due(state, referendum, "tallied")
    atoms.emit(state, "tallied", state.active)


@steps("resolve")
def resolve(state: State, referendum: Referendum) -> None:
    """R5: the effects of a referendum that passed, as one step; oustings follow it."""
    referendum.at = "effect_over"
    referendum.losses = tuple(seat.pool_lost for seat in state.seats)
    if referendum.verdict == "passed" and referendum.mode is not None:
        run(state, referendum.mode.passes, referendum.scope)


@steps("effect_over")
def effect_over(state: State, referendum: Referendum) -> None:
    """What happens "if the referendum passes" comes after its effect ([LSJ 20090115-2])."""
    referendum.at = "finish"
    before = zip(state.seats, referendum.losses, strict=True)
    referendum.losses = tuple(seat.pool_lost - lost for seat, lost in before)
    if referendum.verdict in ("passed", "failed"):
        due(state, referendum, referendum.verdict)


@steps("cancelled")
def cancelled(state: State, referendum: Referendum) -> None:
    """What happens "if the referendum is cancelled"."""
    referendum.at = "finish"
    due(state, referendum, "cancelled")


@steps("finish")
def finish(state: State, referendum: Referendum) -> None:
    """The card that was played is in the ash heap, and answers to a referendum come now."""
    leave_card(state, referendum)
    if referendum.calling in state.cards and referendum.verdict in ("passed", "failed"):
        atoms.emit(state, "referendum " + referendum.verdict, referendum.calling, referendum.margin)
    failed = referendum.verdict == "failed" and action_of(state) is not None
    if failed and is_asked_for(state, WHEN_ONE_FAILS):
        latch(state, "action", FAILED)
    state.pop()


def leave_card(state: State, referendum: Referendum) -> None:
    """The political action card goes to the ash heap; what follows the action finds it there.

    A card that its own effect put elsewhere stays where it is.
    """
    action = action_of(state) if referendum.from_hand else None
    if action is None or referendum.card not in state.cards:
        return
    if state.cards[referendum.card].region == LIMBO:
        action.outcome = replace(action.outcome, called=referendum.card)
        atoms.to_pile(state, referendum.card, "ash_heap")


def _take_promises(state: State, referendum: Referendum) -> bool:
    """Whether the next referendum was promised to pass; that is this one, so the promise is kept.

    A blood hunt is called by nobody ([TOM 19950921]).
    """
    if referendum.kind != "political":
        return False
    kept = False
    for frame in state.stack:
        left = tuple(
            row
            for row in frame.rows
            if row.kind != PROMISE
            or row.seat not in (NOBODY, referendum.caller)
            or not _is_meant(state, row, referendum)
        )
        if len(left) != len(frame.rows):
            frame.rows = left
            kept = True
    return kept


def _is_meant(state: State, row: Row, referendum: Referendum) -> bool:
    """Whether a promise is about referendums of whoever calls this one."""
    scope = Scope(row.seat, row.source, referendum.calling)
    return not isinstance(row.when, Condition) or row.when.holds(state, scope)


@resolves("political")
def call_referendum(state: State, action: Action) -> None:
    """A successful political action calls its referendum (R0, The Referendum).

    One that lists no referendum calls another card's by its effect.

    Terms that cannot be chosen any more leave the action without effect (G00158).
    """
    mode = action.mode
    assert mode is not None
    if not mode.passes:
        run(state, mode.effect, action.scope)
        return
    scope = action.scope.copy()
    if not mode.terms.possible(state, scope):
        action.fizzle(state, "terms")
        return
    called = Referendum(
        caller=action.seat,
        calling=action.acting,
        card=action.card,
        from_hand=action.from_hand,
        mode=mode,
        scope=scope,
    )
    state.push(draws_later(state, called))
