"""The course of an action, from announcement to end (R0, Summary and Detailed course; traps A).

Each step of an `Action` in the order of the rulebook. Block attempts are in `blocks`, the actions
of the rulebook in `types`, what the success of each does in `bleed`, `hunt` and the others.
"""

from __future__ import annotations

from dataclasses import replace

from methuselah.engine import atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask, run
from methuselah.engine.rows import due, latch, unlatch
from methuselah.engine.state import LIMBO, TORPOR, State
from methuselah.engine.windows import Window, offered
from methuselah.rules.action.action import (
    ACTED,
    AFTERWARDS,
    COST_BLOOD,
    COSTING_BLOOD,
    FREELY,
    ONCE_A_TURN,
    UNFORCED,
    Action,
    action_cost,
    steps,
)
from methuselah.rules.action.aftermath import action_over
from methuselah.rules.action.attempt_costs import pay_attempt
from methuselah.rules.action.blocks import compare
from methuselah.rules.action.resolutions import RESOLUTIONS
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.playing.card import (
    replace_card,
    replaced_when,
    tell_cancelled,
    tell_played,
)
from methuselah.rules.playing.costs import CONVICTIONS, can_pay, pay_what_you_can
from methuselah.rules.playing.hand import EMPTY_HAND, release_all
from methuselah.rules.playing.help_with_costs import Paying, may_be_helped, takes_help_back
from methuselah.rules.playing.offering import meets_requirements
from methuselah.rules.playing.requirements import qualifies
from methuselah.rules.terms.life import burn_lifeless
from methuselah.rules.terms.sequencing import order
from methuselah.rules.turn.minion import mandatory

# -- A1, A2: announcement ------------------------------------------------------------


@steps("announce")
def announce(state: State, action: Action) -> None:
    """Choose everything that can be chosen (R0, 1. Announce the Action)."""
    if action.from_hand and not qualifies(state, action.seat, action.card, action.acting):
        return
    action.at = "aim"
    if action.from_hand:
        atoms.set_aside(state, action.card)
    if action.mode is not None:
        run(state, action.mode.announce, action.scope)


@steps("aim")
def aim(state: State, action: Action) -> None:
    """The action is directed at those whose things it targets; its card may be cancelled."""
    if action.kind == "bleed" and "bled" in action.scope.env:
        action.bled = action.scope.one("bled")
    action.aim(state)
    note(
        state,
        "announced",
        seat=action.seat,
        card=action.acting,
        other=action.card,
        word=action.kind,
        seats=action.targets,
    )
    action.at = "lock"
    if action.from_hand:
        action.at = "played"
        state.push(_as_played(action))


def _as_played(action: Action) -> AsPlayed:
    assert action.mode is not None
    return AsPlayed(card=action.card, seat=action.seat, minion=action.acting, mode=action.mode)


@steps("played")
def played(state: State, action: Action) -> None:
    """The action card was not cancelled: it is replaced before anything else is played."""
    assert action.mode is not None
    name = state.definition(action.card).face.name
    latch(state, "turn", "action card", action.acting, name)
    when = replaced_when(state, action.mode, action.acting, action.mode.replace)
    replace_card(state, action.seat, action.card, when, action.acting, action.mode)
    tell_played(state, action.card, action.mode, action.acting)
    if not ask_for_help(state, action):
        lock(state, action)


def ask_for_help(state: State, action: Action) -> bool:
    """Whether others may help to pay for the card: as it is announced and as it is paid."""
    action.at = "lock" if action.at == "played" else action.at
    if not action.from_hand or not may_be_helped(state):
        return False
    assert action.mode is not None
    state.push(
        Paying(
            card=action.card,
            mode=action.mode,
            seat=action.seat,
            minion=action.acting,
            scope=action.scope,
            late=action.helped,
            is_action=True,
        )
    )
    return True


@steps("cancelled")
def cancelled(state: State, action: Action) -> None:
    """A2: the minion does not lock and may try the same card again; the card is replaced."""
    assert action.mode is not None
    replace_card(state, action.seat, action.card, "", action.acting, action.mode)
    tell_played(state, action.card, action.mode, action.acting)
    tell_cancelled(state, action.card, action.cancelled_by)
    finish(state, action)


@steps("lock")
def lock(state: State, action: Action) -> None:
    """Lock the acting minion. It bleeds and takes a political action once each turn."""
    action.at = "announced"
    if action.acting_lost(state):
        return
    is_forced = not is_asked_for(state, FREELY) or mandatory(state, action.acting) is not None
    if action.kind in ONCE_A_TURN:
        latch(state, "turn", action.kind, action.acting)
    latch(state, "turn", "took", action.acting, action.kind)
    latch(state, "phase", ACTED)
    latch(state, "turn", ACTED)
    if not is_forced:
        latch(state, "turn", UNFORCED)
    atoms.lock(state, action.acting)


@steps("announced")
def announced(state: State, action: Action) -> None:
    """The window for what is used as the action is announced (A3)."""
    action.at = "open"
    if action.acting_lost(state):
        return
    pay_attempt(state, action)
    atoms.emit(state, "announces", action.acting)
    state.push(Window(name="announced", order=order(state), rule="R0 Summary 1"))


# -- A4 to A8: blocks are in `blocks` -------------------------------------------------


@steps("open")
def open_to_blocks(state: State, action: Action) -> None:
    """A. There is no current block attempt (R0, Detailed course of an action)."""
    action.at = "unblocked"
    action.attempt = replace(action.attempt, blocker=NOTHING, partner=NOTHING)
    if action.acting_lost(state):
        return
    state.push(Window(name="action", order=order(state), rule="R0 Detailed course, A"))


@steps("attempt")
def attempt(state: State, action: Action) -> None:
    """B. There is an ongoing block attempt: all pass, then it is compared."""
    action.at = "compare"
    first = order(state)
    if state.setting.edition.blocker_first:
        first = state.around(action.attempt.blocking, (action.seat,))
    state.push(Window(name="attempt", order=first, rule="R0 Detailed course, B"))


@steps("compare")
def compare_attempt(state: State, action: Action) -> None:
    """Stealth against intercept; `blocks` decides."""
    if not action.acting_lost(state):
        compare(state, action)


@steps("unblocked")
def unblocked(state: State, action: Action) -> None:
    """C. Blocks have been declined by all: one more loop (A8')."""
    action.at = "about_to_succeed"
    if action.acting_lost(state):
        return
    state.push(Window(name="declined", order=order(state), rule="R0 Detailed course, C"))


@steps("about_to_succeed")
def about_to_succeed(state: State, action: Action) -> None:
    """The last window: "would be successful" (A8'')."""
    action.at = "resolve"
    if action.acting_lost(state):
        return
    state.push(Window(name="would_succeed", order=order(state), rule="[LSJ 19980105]"))


# -- A9, A10: resolution --------------------------------------------------------------


@steps("resolve")
def resolve(state: State, action: Action) -> None:
    """Failed-block penalties, then the cost, then the effect (R0, 3. Resolve the Action)."""
    action.at = "after_resolution"
    if action.acting_lost(state):
        return
    action.outcome = replace(action.outcome, resolved=True, verdict="successful")
    action.at = "pay_cost"
    due(state, action, "resolution")


@steps("pay_cost")
def pay_cost(state: State, action: Action) -> None:
    """The cost is paid on success; what cannot be paid in full leaves it without effect."""
    if not action.helped:
        action.helped = True
        if ask_for_help(state, action):
            return
    action.at = "after_resolution"
    cost = action_cost(state, action)
    if not can_pay(state, action.seat, action.acting, cost):
        takes_help_back(state, action)
        pay_what_you_can(state, action.seat, action.acting, cost)
        action.fizzle(state, "cost")
        return
    pay_what_you_can(state, action.seat, action.acting, cost)
    if cost.blood > 0 and is_asked_for(state, COSTING_BLOOD):
        latch(state, "action", COST_BLOOD)
    if action.is_from_torpor and state.cards[action.acting].region != TORPOR:
        action.fizzle(state, "target")  # it has left torpor meanwhile ([ANK 20220218])
        return
    if card_was_lost(state, action):
        action.fizzle(state, "card")
        return
    still_meets_requirements(state, action)
    if action.outcome.verdict == "fizzled":
        return
    note(state, "succeeded", seat=action.seat, card=action.acting, word=action.kind)
    RESOLUTIONS[action.kind](state, action)


def still_meets_requirements(state: State, action: Action) -> None:
    """A minion that lost what the action card requires has no effect of it ([ANK 20210124])."""
    if not action.from_hand or action.card not in state.cards:
        return
    assert action.mode is not None
    face = state.definition(action.card).face
    card = action.card
    if not meets_requirements(state, action.seat, face, action.mode, action.acting, card):
        action.fizzle(state, "requirement")


def card_was_lost(state: State, action: Action) -> bool:
    """Whether a card on a minion allowed it this action, and is not there ([RTR 19960221])."""
    if action.from_hand or action.mode is None or action.mode.by != "bearer":
        return False
    if action.card in action.scope.all(CONVICTIONS):
        return False  # it was the cost
    record = state.cards.get(action.card)
    return record is None or action.acting not in (action.card, record.parent)


# -- A12, A13: after resolution, end --------------------------------------------------


@steps("after_resolution")
def after_resolution(state: State, action: Action) -> None:
    """A12, after every combat: what waited for it must happen before others have the impulse.

    The acting Methuselah may use what is usable now before any of it ([PIB 20150915]).
    """
    if burn_lifeless(state):
        return
    waiting = tuple(row for row in action.rows if row.kind == AFTERWARDS)
    if not waiting:
        action.at = "after_window"
        return
    options = [Option("resolve", card=row.source, minion=row.subject) for row in waiting]
    if not state.seats[action.seat].out:
        options += offered(state, "after_resolution", action.seat)
    action.asked = tuple(options)
    ask(state, Decision(action.seat, "window", "after_resolution", action.asked))


@steps("after_window")
def after_window(state: State, action: Action) -> None:
    """The window for cards usable after resolution."""
    action.at = "finish"
    state.push(Window(name="after_resolution", order=order(state), rule="[LSJ 19981028]"))


@steps("ended")
def ended(state: State, action: Action) -> None:
    """No window; what was to follow does where resolution was reached ([ANK 20220331]).

    Where it was not, the minion may take the same action again ([ANK 20210124]).
    """
    action.at = "finish"
    if action.blocked_by != NOTHING or action.outcome.resolved:
        due(state, action, "after resolution")
    else:
        _allow_again(state, action)


def _allow_again(state: State, action: Action) -> None:
    """It counts as taken, but not against repeating it."""
    if action.kind in ONCE_A_TURN:
        unlatch(state, "turn", action.kind, action.acting)
    if action.from_hand:
        name = state.definition(action.card).face.name
        unlatch(state, "turn", "action card", action.acting, name)
    elif action.mode is not None and action.card != NOTHING:
        unlatch(state, "turn", "in play", action.acting, action.card, action.mode.key)


@steps("finish")
def finish(state: State, action: Action) -> None:
    """What was to happen at its end, however it has ended."""
    action.at = "close"
    due(state, action, "end")


@steps("close")
def close_action(state: State, action: Action) -> None:
    """Durations of the action end with this frame; the card in limbo goes to its pile."""
    record = state.cards.get(action.card) if action.from_hand else None
    if record is not None and record.region == LIMBO:
        atoms.to_pile(state, action.card, "ash_heap")
    note(state, "action over", seat=action.seat, card=action.acting, word=action.outcome.verdict)
    action_over(state, action)
    state.pop()
    if action.acting in state.cards and any(row.kind == "type" for row in action.rows):
        atoms.drain_excess(state, action.acting)
    for moment in (*state.setting.edition.drawn_after_action, EMPTY_HAND):
        release_all(state, moment)
