"""Who acts: a minion that takes one action by a permission, and one that takes over an action.

`TakesAction` is the permission to take an action in any minion phase (Enkil Cog). An action is
taken over by `change_acting`, which is the only place where the acting minion of an action in
progress changes (Mask of a Thousand Faces); `is_capable` tells who could have taken the action,
and with all that was used during it, `is_for_any_minion` whether an ally could have.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, PASS, Decision, Option
from methuselah.engine.definitions import ACTOR, Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import add_row, found, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, State
from methuselah.engine.windows import VERBS
from methuselah.rules.action.action import Action, action_cost, inherent_stealth
from methuselah.rules.action.types import (
    IN_ANY_PHASE,
    actions_of,
    can_act,
    may_take_mode,
    may_take_rulebook,
)
from methuselah.rules.legacy.red_list import hunters
from methuselah.rules.playing.barred_targets import may_be_aimed_at
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.card import EFFECT
from methuselah.rules.playing.costs import can_pay
from methuselah.rules.playing.entering_play import goes_on_acting
from methuselah.rules.playing.offering import meets_requirements
from methuselah.rules.turn.minion import card_allows

__all__ = ["TakesAction", "change_acting", "is_capable", "is_for_any_minion", "takes_action"]


# -- one action by permission -------------------------------------------------------------------


@dataclass(slots=True)
class TakesAction(Frame):
    """A minion may take one action now, in whosever minion phase it is.

    Whoever has paid for that may let it be lost, also after the action was cancelled as its card
    was played ([LSJ 20081213-1]). The impulse goes round as in every action.
    """

    shown: ClassVar[tuple[str, ...]] = ("seat", "minion")

    at: str = "choose"
    seat: int = NOBODY
    minion: int = NOTHING
    options: tuple[Option, ...] = ()

    def do_choose(self, state: State) -> None:
        """Ask which action, if there is one."""
        options = _its_actions(state, self.seat, self.minion)
        if not options:
            state.pop()
            return
        self.options = (PASS, *options)
        ask(state, Decision(self.seat, "window", "minion", self.options, rule="[LSJ 20081213-1]"))

    def answered(self, state: State, index: int) -> None:
        """Announce it, or let it be lost."""
        option = self.options[index]
        self.options = ()
        self.at = "over"
        if option is not PASS and option.verb != "pass":
            VERBS[option.verb](state, "minion", self.seat, option)

    def returned(self, state: State, child: Frame) -> None:
        """Cancelled as its card was played: another action, or none."""
        if isinstance(child, Action) and child.verdict == "cancelled":
            self.at = "choose"

    def do_over(self, state: State) -> None:
        """Done."""
        state.pop()


def _its_actions(state: State, seat: int, minion: int) -> list[Option]:
    record = state.cards.get(minion)
    if record is None or record.controller != seat or state.seats[seat].out:
        return []
    return actions_of(state, seat, minion)


def takes_action(state: State, seat: int, minion: int) -> None:
    """A minion takes one action now, if its Methuselah does not let that be lost."""
    state.push(TakesAction(seat=seat, minion=minion))


# -- taking over an action ----------------------------------------------------------------------


def change_acting(state: State, minion: int) -> None:
    """Another minion is the acting one: the first unlocks, this one locks, the action goes on.

    It is the same action, directed at the same, with the same chosen terms; all that was played
    stays in effect, now about the new acting minion. What is inherent in a minion (+1 bleed,
    +1 stealth, its cards) stays with that minion ([LSJ 19971201], [RTR 20030519]). For the limits
    of a turn it is the new one that has taken the action, and the former that has not.
    """
    action = state.frame(Action)
    if action is None:
        return
    former = action.acting
    if former in state.cards:
        atoms.unlock(state, former)
    atoms.lock(state, minion)
    action.acting = minion
    action.scope.minion = minion
    action.rows = tuple(
        replace(row, subject=minion) if row.subject == former else row for row in action.rows
    )
    _has_taken_it(state, former, minion)
    note(state, "takes over the action", seat=action.seat, card=minion, other=former)


def _has_taken_it(state: State, former: int, minion: int) -> None:
    """The latches of this turn that say who has bled, called a vote, played this action card."""
    action, turn = state.frame(Action), state.span("turn")
    if action is None or turn is None:
        return
    mode = action.mode or Mode()
    name = state.definition(action.card).face.name if action.from_hand else ""
    for rest in ((action.kind,), ("action card", name), ("in play", action.card, mode.key)):
        key = (rest[0], former, *rest[1:])
        if key in turn.used:
            place = turn.used.index(key)
            theirs = (rest[0], minion, *rest[1:])
            turn.used = (*turn.used[:place], theirs, *turn.used[place + 1 :])


def is_capable(state: State, minion: int) -> bool:
    """Whether a minion is capable of performing the action in progress, with all used during it.

    It is asked of a copy of the game in which that minion is the acting one; what was used must
    be usable there as far as it is here ([RTR 20030519], [LSJ 20030520]). Blood spent does not
    count.
    """
    action = state.frame(Action)
    if action is None or action.is_from_torpor or not _may_perform(state, action, minion):
        return False
    other = state.clone()
    theirs = other.frame(Action)
    assert theirs is not None
    theirs.acting = minion
    theirs.scope = theirs.scope.copy()
    theirs.scope.minion = minion
    if not _stands(other, theirs) or inherent_stealth(other, minion) < action.leaned:
        return False
    return all(_could_use(state, other, key) for key in action.used if key[0] == EFFECT)


def _may_perform(state: State, action: Action, minion: int) -> bool:
    """Whether it could take this action now: by the rules, by its card, or as a card allows."""
    card, mode, seat = action.card, action.mode, action.seat
    if not can_act(state, minion):
        return False
    if seat != state.active and not found(state, IN_ANY_PHASE, minion):
        return False
    if action.kind == "red list":
        return minion in hunters(state, seat)
    if card == NOTHING:
        word = "take equipment" if action.kind == "equip" else action.kind
        return may_take_rulebook(state, seat, minion, word, action.scope.one("target"))
    assert mode is not None
    if not may_take_mode(state, minion, mode, NOTHING if action.from_hand else card):
        return False
    if not action.from_hand:
        return card_allows(state, seat, minion, card, mode)
    face = state.definition(card).face
    if mode.by != ACTOR or latched(state, "turn", "action card", minion, face.name):
        return False
    own = Scope(seat, card, minion, mode.key)
    if mode.who is not None and not mode.who.fits(state, own, minion):
        return False
    if not all(condition.holds(state, own) for condition in mode.only):
        return False
    if mode.kind in ("equip", "employ", "power") and goes_on_acting(mode):
        if not may_bear(state, minion, card):
            return False
    return meets_requirements(state, seat, face, mode, minion)


def _stands(state: State, action: Action) -> bool:
    """Whether the targets are legal for the new acting minion, and it can pay the cost."""
    targets = action.scope.all("target")
    required = () if action.mode is None else tuple(c.lower() for c in action.mode.disciplines)
    if action.acting in targets or any(
        not may_be_aimed_at(state, action.acting, card, required) for card in targets
    ):
        return False
    if action.mode is not None and not action.mode.announce.stands(state, action.scope):
        return False
    return can_pay(state, action.seat, action.acting, action_cost(state, action))


def _could_use(here: State, there: State, key: tuple[str | int, ...]) -> bool:
    """Whether what was used during the action could be used with the other acting minion.

    A condition that holds neither here nor there was true at its time only: it says nothing.
    """
    _, verb, face, place, card, seat, user = key
    definition = here.setting.definitions[int(face)]
    mode = (definition.modes if verb == "play" else definition.uses)[int(place)]
    before, after = here.frame(Action), there.frame(Action)
    assert before is not None and after is not None
    theirs = after.acting if mode.by == "acting" else int(user)
    if mode.by == "helper" and user == after.acting:
        return False
    mine = before.acting if mode.by == "acting" else int(user)
    own = Scope(int(seat), int(card), mine, mode.key)
    other = Scope(int(seat), int(card), theirs, mode.key)
    if mode.by == "acting":
        if mode.who is not None and not mode.who.fits(there, other, theirs):
            return False
        if verb == "play" and not meets_requirements(
            there, int(seat), definition.face, mode, theirs
        ):
            return False
    return all(
        condition.holds(there, other) or not condition.holds(here, own) for condition in mode.only
    )


VAMPIRES_ONLY: Final = (
    "hunt",
    "political",
    "leave torpor",
    "rescue",
    "diablerie",
    "become anarch",
    "red list",
)
"""The kinds of action that only vampires take (R0, Types of Actions)."""


def is_for_any_minion(state: State) -> bool:
    """Whether the action costs no blood and requires neither a vampire nor a clan or Discipline.

    What a card asks of the minion that acts is asked of an ally without a clan in its place.
    """
    action = state.frame(Action)
    if action is None or action.kind in VAMPIRES_ONLY:
        return False
    mode = action.mode or Mode()
    if mode.disciplines or action.scope.one("blood cost") > 0:
        return False
    if action.from_hand and state.definition(action.card).face.blood_cost is not None:
        return False
    other = state.clone()
    theirs = other.frame(Action)
    assert theirs is not None
    add_row(theirs, "type", subject=action.acting, word="ally")
    add_row(theirs, "clan", subject=action.acting)
    own = Scope(action.seat, action.card, action.acting, mode.key)
    if mode.who is not None and not mode.who.fits(other, own, action.acting):
        return False
    if not action.from_hand:
        return True
    face = state.definition(action.card).face
    return meets_requirements(other, action.seat, face, mode, action.acting)
