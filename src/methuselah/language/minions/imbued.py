"""The words of the imbued: convictions, the powers that they get and use, monsters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine.definitions import Block, Condition, Effect, Mode, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.scope import Scope
from methuselah.engine.state import INCAPACITATED, State
from methuselah.engine.traits import (
    in_play,
    is_ally,
    is_imbued,
    is_vampire,
    keywords_of,
    types_of,
)
from methuselah.language.changing.effects import lock
from methuselah.language.choosing.choices import Announced
from methuselah.language.combat.one_strike import ChooseWeapon
from methuselah.language.names import Limit, Unsaid, User, Window
from methuselah.language.reading.played_on import played_targets
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import THIS, Those
from methuselah.language.ways import DURING_ACTION, Part, action, acts, price, use
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.grants import grant
from methuselah.rules.imbued.convictions import (
    TO_IMBUED,
    TakesConviction,
    choosing_convictions,
    convictions_on,
    gaining,
    take_conviction,
)
from methuselah.rules.imbued.incapacitated import leave_incapacitated
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.playing.card import EFFECT
from methuselah.rules.playing.costs import CONVICTIONS

__all__ = [
    "CHANGES_CONTROL_OF_THIS",
    "NO_COPY_USED",
    "conviction",
    "gains_conviction",
    "imbued",
    "incapacitated",
    "leaves_incapacitated",
    "monster",
    "moves_spent_conviction",
    "or_weapon",
    "power",
    "power_acts",
    "power_fights",
    "power_modifies",
    "power_reacts",
    "spends",
    "spends_this",
    "surges",
    "turned_on_this",
]


# -- what they are ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Imbued(Test):
    """An imbued."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """By its type."""
        return is_imbued(state, card)


@dataclass(frozen=True)
class Monster(Test):
    """A vampire, or an ally or retainer that is neither mortal nor animal."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """By type and keywords."""
        if is_vampire(state, card):
            return True
        if not is_ally(state, card) and "retainer" not in types_of(state, card):
            return False
        return not keywords_of(state, card) & {"mortal", "animal"}


imbued: Final = Imbued()
"""An imbued."""
monster: Final = Monster()
"""A vampire, or an ally or retainer that is neither mortal nor animal (RB24, Imbued, 4)."""


# -- convictions ------------------------------------------------------------------------------


def conviction() -> Mode:
    """A conviction: played on an imbued in your unlock phase, from the hand or the ash heap."""
    effect = Block((TakesConviction(),))
    return Mode(play="conviction", windows=("unlock",), by=TO_IMBUED, effect=effect)


@dataclass(frozen=True)
class Convictions(Announced):
    """Choose which convictions this imbued burns as a cost; they burn as costs are paid."""

    number: int

    def run(self, state: State, me: Scope) -> None:
        """Ask which, one at a time, where they are not all the same."""
        asked = choosing_convictions(state, me.you, me.minion, self.number, "[RTR 20111202]")
        if isinstance(asked, Choosing):
            state.push(asked)
        else:
            me.env[CONVICTIONS] = asked

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it has enough."""
        return len(convictions_on(state, me.minion)) >= self.number


def spends(number: int = 1) -> Convictions:
    """It costs N convictions, which are announced with it ([RTR 20111202])."""
    return Convictions(number)


@dataclass(frozen=True)
class SpendThis(Announced):
    """This conviction is what its own action costs."""

    def run(self, state: State, me: Scope) -> None:
        """Write this conviction down as what the action costs."""
        me.env[CONVICTIONS] = (me.card,)


def spends_this() -> SpendThis:
    """This conviction is burned as the cost of its action ([RTR 20111202])."""
    return SpendThis()


@dataclass(frozen=True)
class GainConviction(Effect):
    """An imbued may gain a conviction from these piles, "hand", "ash_heap" or "library"."""

    which: Which
    places: tuple[str, ...]

    def run(self, state: State, me: Scope) -> None:
        """Its controller chooses, or leaves it."""
        for minion in self.which.find(state, me):
            if in_play(state, minion):
                state.push(gaining(state, minion, self.places))


def gains_conviction(*places: str, to: Which = THIS) -> GainConviction:
    """It may gain a conviction from your "hand", "ash_heap" or "library" (shuffled then)."""
    return GainConviction(to, places)


@dataclass(frozen=True)
class MoveSpent(Effect):
    """The convictions that this cost move from the ash heap to an imbued."""

    to: Which

    def run(self, state: State, me: Scope) -> None:
        """As far as they are there."""
        for minion in self.to.find(state, me):
            for card in me.all(CONVICTIONS):
                if card in state.seats[me.you].ash_heap:
                    take_conviction(state, minion, card)


def moves_spent_conviction(to: Which) -> MoveSpent:
    """Move the conviction that was paid for this from your ash heap to an imbued."""
    return MoveSpent(to)


def or_weapon() -> ChooseWeapon:
    """A hand strike, or the strike of any weapon, with what this card adds."""
    return ChooseWeapon("weapon")


# -- powers -----------------------------------------------------------------------------------


def power() -> Mode:
    """A power: an imbued gets it as an action at +1 stealth, and unlocks (RB24, Imbued, 3)."""
    return replace(action(stealth=1, kind="power"), play="power")


def power_acts(*parts: Part, stealth: int = 0) -> Mode:
    """[ACTION]: an action of the imbued with this power, which locks."""
    return acts(price(lock()), *parts, by="bearer", stealth=stealth)


def power_modifies(
    *parts: Part, at: tuple[Window, ...] = DURING_ACTION, once: Limit | Unsaid = ""
) -> Mode:
    """[ACTION MODIFIER]: of the acting imbued with this power, which locks."""
    return use(price(lock()), *parts, by="acting bearer", at=at, once=once)


def power_reacts(
    *parts: Part,
    at: tuple[Window, ...] = DURING_ACTION,
    locked: bool = False,
    once: Limit | Unsaid = "",
) -> Mode:
    """[REACTION]: of the imbued with this power, unlocked or awake; `locked`: a locked one."""
    by: User = "locked bearer" if locked else "reacting bearer"
    return use(price(lock()), *parts, by=by, at=at, once=once)


def power_fights(*parts: Part, at: tuple[Window, ...], once: Limit | Unsaid = "") -> Mode:
    """[COMBAT]: of the imbued with this power in combat; the power locks."""
    return use(price(lock()), *parts, by="combatant bearer", at=at, once=once)


@dataclass(frozen=True)
class Surges(Effect):
    """Surge counters on this imbued for the action: each prevents 1 normal damage."""

    number: int

    def run(self, state: State, me: Scope) -> None:
        """Where no minion is acting, they last for the combat."""
        until = "action" if state.span("action") is not None else "combat"
        grant(
            state,
            "prevention",
            me.minion,
            self.number,
            source=me.card,
            until=until,
            word="normal",
        )


def surges(number: int) -> Surges:
    """N surge counters: each prevents 1 non-aggravated damage to this imbued in this action."""
    return Surges(number)


# -- facts ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NoCopyUsed(Condition):
    """This minion has used no copy of this card in this action."""

    def holds(self, state: State, me: Scope) -> bool:
        """Every use is latched on the action."""
        span = state.span("action")
        return span is None or not any(
            key[:3] == (EFFECT, "use", state.faces[me.card]) and key[-1] == me.minion
            for key in span.used
        )


NO_COPY_USED: Final = NoCopyUsed()
"""This minion has used no copy of this card in this action."""

CONTROL: Final = "changes control"


@dataclass(frozen=True)
class TurnedOn(Condition):
    """Something is being played or announced that is aimed at this minion.

    disciplines: it is an action that requires one of them, or a strike card of the opposing minion
    that does; without any: it would change who controls this minion.
    """

    disciplines: tuple[str, ...] = ()

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card being played, or at the action that a card in play allows."""
        playing = state.frame(AsPlayed)
        action = state.frame(Action)
        if playing is not None:
            mode = playing.mode
            if mode.strike is not None:
                return self._requires(mode) and _opposes(state, playing.minion, me.minion)
            aimed = me.minion in played_targets(state, playing)
            acts_now = action is not None and action.card == playing.card
            return aimed and (self._controls(mode) or (acts_now and self._requires(mode)))
        if action is None or action.from_hand or action.mode is None:
            return False
        return me.minion in action.scope.all("target") and self._controls(action.mode)

    def _controls(self, mode: Mode) -> bool:
        return not self.disciplines and CONTROL in mode.traits

    def _requires(self, mode: Mode) -> bool:
        return any(code.lower() in self.disciplines for code in mode.disciplines)


def _opposes(state: State, minion: int, other: int) -> bool:
    combat = state.frame(Combat)
    return combat is not None and minion != other and {minion, other} == {*combat.fighters}


CHANGES_CONTROL_OF_THIS: Final = TurnedOn()
"""What is being played or announced would change who controls this minion."""


def turned_on_this(*disciplines: str) -> Condition:
    """An action at this minion, or a strike card of its opponent, that requires one of those."""
    return TurnedOn(disciplines)


@dataclass(frozen=True)
class LeavesIncapacitated(Effect):
    """Imbued leave the incapacitated region, as if by their convictions (RB24, Imbued, 5)."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Each of them that is there; it gains a life by that."""
        for minion in self.which.find(state, me):
            if state.cards[minion].region == INCAPACITATED:
                leave_incapacitated(state, minion)


def leaves_incapacitated(which: Which) -> LeavesIncapacitated:
    """They move to the ready region of their controller, with a life more."""
    return LeavesIncapacitated(which)


def incapacitated(*tests: Test) -> Those:
    """Minions in incapacitated regions."""
    return Those((INCAPACITATED,), tests)
