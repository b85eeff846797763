"""The minion phase (R0, 3. Minion Phase; traps T3).

Between two actions every Methuselah has the impulse, the active one first. Mandatory actions
come before all others; a minion with two different ones, or with one that it cannot take, is
stuck. In the minion phase of another Methuselah nobody must act, but a minion that acts then
takes its mandatory action ([LSJ 20060508]). Reads the rows `must act` (word: the kind of action,
or "this" for an action of the row's source), `only acts` (word: the same), `cannot act`,
`cannot hunt`, `cannot bleed`, `torpor instead of hunting`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.definitions import Mode
from methuselah.engine.programs import ask
from methuselah.engine.rows import (
    found,
    in_force,
    is_silent,
    latched,
    none_in_force,
    rows_of,
    statics_of,
)
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, TORPOR, Frame, State
from methuselah.engine.traits import capacity, is_vampire
from methuselah.engine.windows import VERBS, Window, offered
from methuselah.rules.legacy.serving import may_direct_actions
from methuselah.rules.legacy.sterile import is_too_sterile
from methuselah.rules.playing.costs import affords_price
from methuselah.rules.terms.since_turns import remember_who_is_here
from methuselah.rules.torpor.going_to_torpor import send_to_torpor
from methuselah.rules.turn.chain_of_command import commanded, commanders, dismiss, is_commanded
from methuselah.rules.turn.phase import Phase

__all__ = [
    "MinionPhase",
    "card_allows",
    "duties",
    "has_taken",
    "has_to_hunt",
    "is_stuck",
    "is_too_full_to_hunt",
    "mandatory",
    "may_take",
    "obliged",
]

ACTIONS: Final = ("act", "use action")
"""The verbs of options that announce an action."""

THIS: Final = "this"
FALLS: Final = "torpor instead of hunting"
Duty = tuple[str, int]
"""A mandatory action: its kind, or "this" (with a key or not) and the card whose action it is."""


@dataclass(slots=True)
class MinionPhase(Phase):
    """One minion phase: mandatory actions, then whatever the minions do, until all pass."""

    name: ClassVar[str] = "minion"
    rule: ClassVar[str] = "R0 3. Minion Phase"

    options: tuple[Option, ...] = ()

    def do_window(self, state: State) -> None:
        """Mandatory actions cannot be passed over; then the window between actions."""
        if self._must_act(state):
            return
        self.at = "over"
        if not state.seats[self.seat].out:
            order = state.clockwise(self.seat)
            state.push(BetweenActions(name=self.name, order=order, rule=self.rule))

    def _must_act(self, state: State) -> bool:
        """Ask for a mandatory action, or for what may still be done before it."""
        if fall_instead_of_hunting(state, self.seat):
            return True
        dismiss_idle(state)
        late = state.time_called or bool(getattr(state.span("turn"), "ended", False))
        if state.seats[self.seat].out or late or not obliged(state, self.seat):
            return False
        options = tuple(offered(state, self.name, self.seat))
        if not any(option.verb in ACTIONS for option in options):
            return False
        self.options = options
        ask(state, Decision(self.seat, "window", self.name, options, rule=self.rule))
        return True

    def answered(self, state: State, index: int) -> None:
        """Do it; then look again."""
        option = self.options[index]
        self.options = ()
        VERBS[option.verb](state, self.name, self.seat, option)

    def do_over(self, state: State) -> None:
        """All have passed: the phase is over, unless a mandatory action has come up since."""
        self.at = "window"
        if not self._must_act(state):
            atoms.emit(state, "end of minion phase", self.seat)
            remember_who_is_here(state, self.seat)
            Phase.do_over(self, state)


@dataclass(slots=True)
class BetweenActions(Window):
    """The window between actions. When time was called in an action, it ends the phase."""

    def do_impulse(self, state: State) -> None:
        """Who must hunt by now and falls instead does so before anybody does anything else."""
        if not fall_instead_of_hunting(state, state.active):
            Window.do_impulse(self, state)

    def returned(self, state: State, child: Frame) -> None:
        """An action is over."""
        if child.span == "action":
            dismiss_idle(state)
            fall_instead_of_hunting(state, state.active)
        if child.span == "action" and state.time_called:
            self.close()


# -- mandatory actions ----------------------------------------------------------------------


def dismiss_idle(state: State) -> None:
    """Vampires that came out only to bleed go as soon as none of them can (Chain of Command)."""
    for card in commanders(state):
        if all(mandatory(state, one) != ("bleed", NOTHING) for one in commanded(state, card)):
            dismiss(state, card)


def fall_instead_of_hunting(state: State, seat: int) -> bool:
    """Send to torpor a vampire that must hunt and falls instead; whether there was one."""
    if not in_force(state, FALLS) or not isinstance(state.span("phase"), MinionPhase):
        return False
    for vampire in state.seats[seat].ready:
        record = state.cards[vampire]
        able = not record.locked and not (record.cannot_act and record.arrived == state.turn)
        if not able or not found(state, FALLS, vampire) or found(state, "cannot act", vampire):
            continue
        if not record.blood or ("hunt", NOTHING) in duties(state, vampire):
            send_to_torpor(state, vampire)
            return True
    return False


def _any_effect(state: State) -> bool:
    """Whether any effect makes actions mandatory: read first, since it rarely is so."""
    if state.hooks.get("must act") or commanders(state):
        return True
    for frame in state.stack:
        if frame.rows and any(row.kind == "must act" for row in frame.rows):
            return True
    for seat in state.seats:
        if seat.rows and any(row.kind == "must act" for row in seat.rows):
            return True
    return False


def has_to_hunt(state: State, vampire: int) -> bool:
    """Whether a vampire must hunt, now or once it is unlocked: empty, or by an effect."""
    if state.cards[vampire].blood == 0:
        return True
    rows, statics = rows_of(state, "must act", vampire), statics_of(state, "must act", vampire)
    return "hunt" in {*(row.word for row in rows), *(static.word for _, static in statics)}


def duties(state: State, minion: int) -> tuple[Duty, ...]:
    """The different actions that a ready unlocked minion must take now.

    What it must do this turn is done once it has done it.
    """
    if state.sight is None:
        return _duties(state, minion)
    known = state.sight.known
    if ("duties", minion) not in known:
        known["duties", minion] = _duties(state, minion)
    found: tuple[Duty, ...] = known["duties", minion]
    return found


def _duties(state: State, minion: int) -> tuple[Duty, ...]:
    record = state.cards[minion]
    if record.locked or record.region not in (READY, TORPOR):
        return ()
    found_duties: list[Duty] = []
    if record.region == READY and record.blood == 0 and is_vampire(state, minion):
        hunt: Duty = ("hunt", NOTHING)
        if state.setting.edition.barred_hunters_are_stuck or _possible(state, minion, hunt):
            found_duties.append(hunt)
    if not _any_effect(state):
        return tuple(found_duties)
    if is_commanded(state, minion):
        found_duties.append(("bleed", NOTHING))
    for row in rows_of(state, "must act", minion):
        if latched(state, "turn", "took", minion, row.word):
            continue
        found_duties.append(_duty(row.word, row.source))
    for card, static in statics_of(state, "must act", minion):
        if static.word == "diablerie" and ("hunt", NOTHING) in found_duties:
            continue  # "unless he must hunt"
        found_duties.append(_duty(static.word, card))
    return tuple(dict.fromkeys(found_duties))


def _duty(word: str, card: int) -> Duty:
    return word, card if word.startswith(THIS) else NOTHING


def _possible(state: State, minion: int, duty: Duty) -> bool:
    """Whether a minion can take the action that it must take."""
    record = state.cards[minion]
    if record.cannot_act and record.arrived == state.turn:
        return False
    if found(state, "cannot act", minion):
        return False
    kind, card = duty
    if _is_confined(state, minion, kind, card):
        return False
    if latched(state, "turn", "barred", minion, kind, NOTHING, NOTHING):
        return False
    if kind.startswith(THIS):
        key = kind.removeprefix(THIS).strip()
        ways = [way for way in state.definition(card).actions if key in ("", way.key)]
        return not has_taken(state, minion, card, key) and any(
            _is_free(state, minion, way)
            and way.announce.possible(state, Scope(record.controller, card, minion, way.key))
            for way in ways
        )
    if record.region == TORPOR:
        return kind == "leave torpor" and record.blood >= 2
    if kind in ("bleed", "political") and latched(state, "turn", kind, minion):
        return False
    if kind == "hunt" and found(state, "cannot hunt as normal", minion):
        return _has_special_hunt(state, minion)
    if kind == "bleed" and not may_direct_actions(state, minion):
        return False
    return not found(state, "cannot " + kind, minion)


def _is_confined(state: State, minion: int, kind: str, card: int) -> bool:
    """Whether an effect lets a minion take no other actions than some, of which this is none."""
    if none_in_force(state, ("only acts",)):
        return False
    named = [(row.word, row.source) for row in rows_of(state, "only acts", minion)]
    named += [(static.word, c) for c, static in statics_of(state, "only acts", minion)]
    return any(word != kind and (word, source) != (THIS, card) for word, source in named)


def is_too_full_to_hunt(state: State, minion: int) -> bool:
    """Whether a vampire has all the blood it can have, where such a one may not hunt (CRR II.C)."""
    if state.setting.edition.full_may_hunt:
        return False
    return state.cards[minion].blood >= capacity(state, minion)


def _has_special_hunt(state: State, minion: int) -> bool:
    """Whether a card in play gives it a hunt that it could take now (G00120)."""
    if found(state, "cannot hunt", minion):
        return False
    seat = state.cards[minion].controller
    return any(
        mode.kind == "hunt" and card_allows(state, seat, minion, card, mode)
        for card in state.hooks.get("act", ())
        for mode in state.definition(card).actions
    )


def card_allows(state: State, seat: int, minion: int, card: int, mode: Mode) -> bool:
    """Whether a card in play allows a minion this action now, and it has not taken it yet."""
    if is_silent(state, card):
        return False
    if latched(state, "turn", "in play", minion, card, mode.key):
        return False
    if latched(state, "turn", "barred political", seat, card, mode.key):
        return False
    scope = Scope(seat, card, minion, mode.key)
    if mode.by == "bearer" and minion not in (card, state.cards[card].parent):
        return False
    if mode.by == "controller" and state.cards[card].controller != seat:
        return False
    if mode.who is not None and not mode.who.fits(state, scope, minion):
        return False
    if is_too_sterile(state, minion, mode):
        return False
    if mode.directed and state.cards[card].controller != seat:
        if not may_direct_actions(state, minion):
            return False
    return (
        all(condition.holds(state, scope) for condition in mode.only)
        and mode.announce.possible(state, scope)
        and mode.cost.possible(state, scope)
        and mode.terms.possible(state, scope)
        and affords_price(state, scope, mode)
    )


def _is_free(state: State, minion: int, way: Mode) -> bool:
    """Whether the minion has its bleed or political action of this turn still ahead."""
    once_a_turn = way.kind in ("bleed", "political") and latched(state, "turn", way.kind, minion)
    return not once_a_turn and not found(state, "cannot " + way.kind, minion)


def has_taken(state: State, minion: int, card: int, key: str = "") -> bool:
    """Whether the minion has taken the action of this card in play this turn; that of a key."""
    turn = state.span("turn")
    return turn is not None and any(
        used[:3] == ("in play", minion, card) and key in ("", used[3]) for used in turn.used
    )


def mandatory(state: State, minion: int) -> Duty | None:
    """The one action that a minion must take and can take; None if it is free, or stuck."""
    owed = duties(state, minion)
    if len(owed) == 1 and _possible(state, minion, owed[0]):
        return owed[0]
    return None


def is_stuck(state: State, minion: int) -> bool:
    """Two different mandatory actions, or one it cannot take: it takes no action (R0)."""
    return bool(duties(state, minion)) and mandatory(state, minion) is None


def obliged(state: State, seat: int) -> tuple[int, ...]:
    """Her minions that have a mandatory action to take before all others."""
    if state.sight is None:
        return _obliged(state, seat)
    known = state.sight.known
    if ("obliged", seat) not in known:
        known["obliged", seat] = _obliged(state, seat)
    found: tuple[int, ...] = known["obliged", seat]
    return found


def _obliged(state: State, seat: int) -> tuple[int, ...]:
    owner = state.seats[seat]
    if _any_effect(state):
        minions = (*owner.ready, *owner.torpor)
    else:
        minions = tuple(m for m in owner.ready if state.cards[m].blood == 0)
    return tuple(minion for minion in minions if mandatory(state, minion) is not None)


def may_take(state: State, minion: int, kind: str, card: int = NOTHING, key: str = "") -> bool:
    """Whether mandatory actions leave a minion free to take an action of this kind.

    card, key: the card in play that allows it, if one does, and which of its actions. What
    others must do stands in its way only between the actions of its own Methuselah's minion phase.
    """
    if _is_confined(state, minion, kind, card):
        return False
    owed = duties(state, minion)
    if owed:
        must = mandatory(state, minion)
        these = ((kind, NOTHING), (THIS, card), (f"{THIS} {key}", card))
        return must is not None and must in these
    seat = state.cards[minion].controller
    if seat != state.active or state.span("action") is not None:
        return True
    return not obliged(state, seat)
