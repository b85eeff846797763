"""Resolving any block attempts (R0, 2. Resolve Any Block Attempts; traps A4-A8).

A minion attempts by the option "block" while there is no attempt; forced attempts go through
`attempt`. Reads the rows `intercept`, `intercept at most`, `cannot block` (of the blocker),
`unblockable` (of the acting minion), `may block anything`, `blocks as an ally`, `blocks as if
unlocked`; what an attempt costs stands in `attempts`, a block that succeeds in `blocked`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.journal import note
from methuselah.engine.rows import (
    add_row,
    amount_of,
    found,
    most,
    rows_of,
    statics_of,
    total,
)
from methuselah.engine.state import READY, State
from methuselah.engine.windows import Window, offers, performs
from methuselah.rules.action.action import Action, inherent_stealth, stealth
from methuselah.rules.action.attempts import affords_attempt, pay_for_attempt
from methuselah.rules.action.blocked import Blocked
from methuselah.rules.playing.reacting import is_awake
from methuselah.rules.terms.life import burn_lifeless

__all__ = [
    "attempt",
    "can_block",
    "cancel_attempt",
    "continue_unblocked",
    "eligible",
    "fail_attempt",
    "intercept",
    "needs_intercept",
    "needs_stealth",
    "resign_attempt",
    "resolve_unblocked",
]

AS_AN_ALLY: Final = "blocks as an ally"
"""The row of a vampire that may block as an ally, while it stays a vampire for all else."""
NO_LIMIT: Final = 1000
"""More intercept than anybody has."""


def intercept(state: State, minion: int) -> int:
    """The intercept of a minion in the action in progress; of two that attempt together the sum."""
    own = _alone(state, minion)
    action = state.frame(Action)
    if action is None or action.attempt.partner == NOTHING or action.attempt.blocker != minion:
        return own
    return own + _alone(state, action.attempt.partner)


def _alone(state: State, minion: int) -> int:
    """The intercept of a minion; what it gains beyond the most that it can have is lost at once, so
    that a loss after it counts in full.
    """
    if not found(state, "intercept at most", minion):
        return total(state, "intercept", minion)
    most_of_it = most(state, "intercept at most", minion, NO_LIMIT)
    standing = [amount_of(state, *one, minion) for one in statics_of(state, "intercept", minion)]
    gained = [row.value for row in rows_of(state, "intercept", minion)]
    so_far = 0
    for change in (*sorted(standing, reverse=True), *gained):
        so_far = min(most_of_it, so_far + change) if change > 0 else so_far + change
    return so_far


def needs_intercept(state: State, action: Action, minion: int) -> bool:
    """Intercept may be added only by the blocking minion and only while stealth exceeds it."""
    if minion == NOTHING or minion not in (action.attempt.blocker, action.attempt.partner):
        return False
    return stealth(state, action) > intercept(state, action.attempt.blocker)


def needs_stealth(state: State, action: Action) -> bool:
    """Stealth may be added only while the minion attempting to block would succeed."""
    blocker = action.attempt.blocker
    return blocker != NOTHING and intercept(state, blocker) >= stealth(state, action)


def eligible(state: State, action: Action, seat: int) -> bool:
    """Who may attempt to block: the targets, else prey and predator (R0, Who May Attempt)."""
    if seat == action.seat or seat in action.declined or action.aimed_home:
        return False
    if action.targets:
        return seat in action.targets
    prey, predator = state.prey(action.seat), state.predator(action.seat)
    if state.setting.edition.one_after_another and seat == predator != prey:
        return prey in action.declined
    return seat in (prey, predator)


def can_block(
    state: State, action: Action, minion: int, *, forced: bool = False, anyone: bool = False
) -> bool:
    """Whether a minion may attempt to block this action now.

    forced: even if it is locked; anyone: whoever its controller is ([RTR 19950413]), unless she
    has declined to block.
    """
    record = state.cards[minion]
    if record.region != READY:
        return False
    if anyone:
        if record.controller == action.seat or record.controller in action.declined:
            return False
    elif not _may_seat_block(state, action, minion, record.controller):
        return False
    if not forced and not _may_attempt_locked(state, minion):
        return False
    if not affords_attempt(state, minion):
        return False
    return not is_kept_from_blocking(state, action, minion)


def _may_attempt_locked(state: State, minion: int) -> bool:
    """Whether it is unlocked, awake, or may attempt as if it were unlocked ([LSJ 20070208])."""
    return is_awake(state, minion) or found(state, "blocks as if unlocked", minion)


def _may_seat_block(state: State, action: Action, minion: int, seat: int) -> bool:
    """Whether its controller is asked. Who has declined has declined for all her minions."""
    if eligible(state, action, seat):
        return True
    asked = seat != action.seat and seat not in action.declined and not action.aimed_home
    return asked and found(state, "may block anything", minion)


def is_kept_from_blocking(state: State, action: Action, minion: int) -> bool:
    """Whether an effect says that this minion cannot block, or that nobody blocks this action.

    Where one attempts after another, no minion does twice (CRR III.C.4).
    """
    if state.setting.edition.one_after_another and minion in action.tried:
        return True
    if found(state, "unblockable", action.acting):
        return True
    if not found(state, "cannot block", minion):
        return False
    return not (found(state, AS_AN_ALLY, minion) and _is_free_as_an_ally(state, minion))


def _is_free_as_an_ally(state: State, minion: int) -> bool:
    """Whether a minion could block if it were an ally: asked of that alone ([LSJ 20050224-1])."""
    other = state.clone()
    action = other.frame(Action)
    assert action is not None
    add_row(action, "type", subject=minion, word="ally")
    return not found(other, "cannot block", minion)


def _blocking(state: State, window: str) -> int:
    """Everybody with a ready minion but the acting Methuselah, while nobody blocks."""
    action = state.frame(Action)
    if action is None or action.attempt.blocker != NOTHING:
        return 0
    seats = 0
    for owner in state.seats:
        if owner.ready and owner.seat != action.seat:
            seats |= 1 << owner.seat
    return seats


@offers("action", to=_blocking)
def blocks(state: State, window: str, seat: int) -> list[Option]:
    """The minions with which a seat may attempt to block."""
    action = state.frame(Action)
    if action is None or action.seat == seat or action.attempt.blocker != NOTHING:
        return []
    return [
        Option("block", minion=minion)
        for minion in state.seats[seat].ready
        if can_block(state, action, minion)
    ]


@performs("block")
def block(state: State, window: str, seat: int, option: Option) -> None:
    """Declare a block attempt."""
    attempt(state, option.minion)


def attempt(state: State, minion: int) -> None:
    """A minion attempts to block: the action switches to state B.

    An ally that pays for it with its last life is burned and attempts nothing.
    """
    action = state.frame(Action)
    assert action is not None
    if not affords_attempt(state, minion):
        return
    pay_for_attempt(state, minion)
    if burn_lifeless(state):
        return
    seat = state.controller(minion)
    action.attempt = replace(action.attempt, blocker=minion, blocking=seat)
    action.at = "attempt"
    note(
        state, "attempts to block", seat=state.controller(minion), card=minion, other=action.acting
    )
    atoms.emit(state, "attempts to block", minion)
    for frame in reversed(state.stack):
        if frame is action:
            break
        if isinstance(frame, Window):
            frame.close()


def fail_attempt(state: State) -> None:
    """The attempt in progress fails, and its minion attempts no other one in this action.

    So does a block that has not resolved yet: the blocker is not locked ([LSJ 20030902-1]).
    """
    action = state.frame(Action)
    if action is not None and action.attempt.blocker != NOTHING:
        add_row(action, "cannot block", subject=action.attempt.blocker)
        resign_attempt(state)


def resign_attempt(state: State) -> None:
    """The attempt in progress fails; its minion may make another one."""
    action = state.frame(Action)
    if action is None or action.attempt.blocker == NOTHING:
        return
    _has_failed(state, action, action.attempt.blocker, action.attempt.blocking)
    _undo_block(state, action)


def _has_failed(state: State, action: Action, minion: int, seat: int) -> None:
    """An attempt of a minion of that Methuselah has failed: those in play hear of it."""
    action.tried = (*action.tried, minion)
    if minion in state.cards:
        note(state, "failed to block", seat=seat, card=minion)
        atoms.emit(state, "fails to block", minion)


def cancel_attempt(state: State) -> None:
    """There is no attempt any more: it has not failed, and may be made again."""
    action = state.frame(Action)
    if action is None or action.attempt.blocker == NOTHING:
        return
    note(state, "block cancelled", seat=action.attempt.blocking, card=action.attempt.blocker)
    _undo_block(state, action)


def _undo_block(state: State, action: Action) -> None:
    blocked = state.frame(Blocked)
    if blocked is not None:
        blocked.at = "over"
        action.blocked_by = NOTHING
        _take_back_card(state, action)
    action.reopen(state)


def _take_back_card(state: State, action: Action, *, always: bool = False) -> None:
    """The action card is in limbo again, where the block has taken it to the ash heap."""
    if action.from_hand and (always or action.card not in state.cards):
        atoms.set_aside(state, action.card)


def resolve_unblocked(state: State) -> None:
    """The block that would succeed does not: the action resolves ([RTR 20080808])."""
    action = state.frame(Action)
    blocked = state.frame(Blocked)
    if action is None or blocked is None:
        return
    blocked.at = "over"
    note(state, "goes on unblocked", seat=action.seat, card=action.acting)
    action.reopen(state)
    action.attempt = replace(action.attempt, blocker=NOTHING)
    action.at = "about_to_succeed"


def continue_unblocked(state: State) -> None:
    """The blocked action goes on as if it had not been blocked (Form of Mist, Crypt's Sons).

    Who declined to block does not get another chance; all that was played stays in effect, but
    what others owed for the resolution was paid ([RTR 19941109], [ANK 20190116]). The action
    card is in limbo again, if the block has taken it to the ash heap ([LSJ 20070808-1]).
    """
    action = state.frame(Action)
    if action is None:
        return
    blocked = state.frame(Blocked)
    if blocked is not None:
        blocked.at = "over"
    _take_back_card(state, action, always=blocked is None)
    if blocked is None:
        action.come_to("")
        action.rows = tuple(
            row for row in action.rows if row.kind != "at resolution" or row.seat == action.seat
        )
    note(state, "goes on unblocked", seat=action.seat, card=action.acting)
    action.reopen(state)


def compare(state: State, action: Action) -> None:
    """All have passed: the attempt succeeds where intercept is at least stealth.

    A minion that was locked during its attempt, and is not awake, fails (G00136); so does one
    that is not ready, that must not block this action, or that was stolen by somebody who may
    not block it (G00108).
    """
    minion = action.attempt.blocker
    record = state.cards.get(minion)
    fails = (
        record is None
        or record.region != READY
        or (
            record.controller != action.attempt.blocking
            and not _may_seat_block(state, action, minion, record.controller)
        )
        or not _may_attempt_locked(state, minion)
        or is_kept_from_blocking(state, action, minion)
    )
    if fails or stealth(state, action) > intercept(state, minion):
        if not fails:
            needed = intercept(state, minion) + 1 - stealth(state, action)
            own = inherent_stealth(state, action.acting)
            action.leaned = max(action.leaned, needed + own)
        _has_failed(state, action, minion, state.controller(minion))
        action.at = "open"
        return
    action.at = "after_resolution"
    state.push(Blocked(minion=minion))
