"""The words of arming: equipping in combat, weapons that set the range, armed retainers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import (
    Block,
    Condition,
    Effect,
    Mode,
    Node,
    Static,
    Strike,
    Which,
)
from methuselah.engine.journal import note
from methuselah.engine.rows import latch, latched, words
from methuselah.engine.scope import Scope
from methuselah.engine.state import ATTACHED, State
from methuselah.engine.traits import keywords_of
from methuselah.language.changing.promises import IfBlockedMay
from methuselah.language.drawing.getting import Bearable, Saving, getting
from methuselah.language.names import Window
from methuselah.language.reading.conditions import exists
from methuselah.language.reading.qualities import Test, is_a, yours
from methuselah.language.reading.which import Those
from methuselah.language.ways import combat_card
from methuselah.rules.combat.combat import Round
from methuselah.rules.combat.damage import HURT_BY
from methuselah.rules.combat.range import set_range
from methuselah.rules.combat.strike_effects import (
    BY_STRENGTH,
    HURTING,
    classes_of,
    commit,
    damage_of,
    may_strike,
)
from methuselah.rules.combat.strikes import STRUCK, STRUCK_FIRST, USED_BEFORE
from methuselah.rules.combat.warding import WARDED
from methuselah.rules.playing.bearing import is_ranged_weapon, may_bear
from methuselah.rules.playing.costs import cost_of
from methuselah.rules.playing.entering_play import put_into_play
from methuselah.rules.playing.offering import meets_requirements
from methuselah.rules.playing.stored import lay_aside

__all__ = [
    "GUN_USED_BEFORE",
    "HAS_INFLICTED",
    "INITIAL_STRIKE_WITH_THIS",
    "ITS_GUN",
    "ITS_MELEE_WEAPON",
    "LOADED_GUN",
    "RANGE_NOT_SET",
    "STRUCK_WITH_THIS",
    "all_prevented_by",
    "ammo",
    "commits_initial_strike",
    "costs_its_bearer_more_than",
    "equippable",
    "equips_chosen",
    "equips_first_found",
    "if_it_blocks_may",
    "inflicts_more_than",
    "plain_weapon",
    "pool_below",
    "ranged_weapon",
    "sets_range",
    "sets_range_to_strike",
    "turns_face_down",
    "uses_weapons",
]


@dataclass(frozen=True)
class StrikingGun(Which):
    """The gun with which this minion strikes: while no ammo was used on it, or whichever.

    Or a weapon of another kind.
    """

    loaded: bool = False
    kind: str = "gun"

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Look at the chosen strikes."""
        fight = state.frame(Round)
        return tuple(
            strike.card
            for strike in (() if fight is None else fight.chosen)
            if strike.minion == me.minion and strike.weapon and self._takes(state, strike.card)
        )

    def _takes(self, state: State, gun: int) -> bool:
        """One ammo card can be used on a gun each combat, on some guns none."""
        kept = keywords_of(state, gun)
        if self.loaded or self.kind != "gun":
            return self.kind in kept
        return "gun" in kept and NO_AMMO not in kept and not latched(state, "combat", NO_AMMO, gun)


@dataclass(frozen=True)
class UsedBefore(Condition):
    """The gun with which this minion strikes was used before in this combat, by whomever."""

    def holds(self, state: State, me: Scope) -> bool:
        """This strike counts, too: it is the second use at least ([RTR 19941109])."""
        combat = state.span("combat")
        guns = LOADED_GUN.find(state, me)
        used = () if combat is None else combat.used
        return any(used.count((USED_BEFORE, gun)) > 1 for gun in guns)


GUN_USED_BEFORE: Final = UsedBefore()
"""The gun that this minion strikes with was used before in this combat."""


@dataclass(frozen=True)
class Load(Effect):
    """Use this card as the ammo of a gun."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Remember it for the combat."""
        for gun in self.which.find(state, me):
            latch(state, "combat", NO_AMMO, gun)


NO_AMMO: Final = "no ammo"
ITS_GUN: Final = StrikingGun()
"""The gun that this minion strikes with, on which no ammo card was used in this combat."""


LOADED_GUN: Final = StrikingGun(loaded=True)
"""The gun that this minion strikes with, with its ammo."""


ITS_MELEE_WEAPON: Final = StrikingGun(kind="melee weapon")
"""The melee weapon that this minion strikes with."""


def ammo(*parts: Node) -> Mode:
    """An ammo card: played before resolution of a gun's strike, one on a gun each combat."""
    return combat_card(exists(ITS_GUN), *parts, Load(ITS_GUN), at=("strikes_chosen",))


def equippable(*tests: Test, less: Saving | None = None) -> Those:
    """The equipment in your hand that this minion could get now, by requirements and cost."""
    return Those(("hand",), (yours, is_a("equipment"), *tests, Bearable("equipment", less=less)))


@dataclass(frozen=True)
class EquipPool(Test):
    """Equipment that would cost this minion less pool than a number, if it got it now.

    With all that makes it cheaper or dearer, but not with what others would pay ([LSJ 20080125]).
    """

    below: int

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask for each way to get it."""
        ways = [mode for mode in state.definition(card).modes if mode.play == "equipment"]
        me = Scope(me.you, card, me.minion)
        return any(cost_of(state, card, m, me.minion, me).pool < self.below for m in ways)


@dataclass(frozen=True)
class RangedWeapon(Test):
    """A weapon that provides a ranged strike ([LSJ 20060825])."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its strikes."""
        return is_ranged_weapon(state.definition(card), keywords_of(state, card))


ranged_weapon: Final = RangedWeapon()
"""A ranged weapon: one that provides a ranged strike."""


def pool_below(number: int) -> EquipPool:
    """Equipment that does not cost N or more pool."""
    return EquipPool(number)


@dataclass(frozen=True)
class PlainWeapon(Test):
    """A weapon whose strikes inflict so much damage or less, by themselves, none aggravated.

    On a generic opponent of a bearer of strength 1; what depends on something else does not count
    ([RTR 19980623], [LSJ 20020821], [LSJ 20020729]).
    """

    most: int

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at each of its strikes."""
        strikes = [use.strike for use in state.definition(card).uses if use.strike is not None]
        return not any(one.aggravated or self._points(one) > self.most for one in strikes)

    def _points(self, strike: Strike) -> int:
        own = strike.damage if isinstance(strike.damage, int) else 0
        return own + (strike.kind in BY_STRENGTH) if strike.kind in HURTING else 0


def plain_weapon(most: int) -> PlainWeapon:
    """A weapon that inflicts N damage at most with a regular strike, none of it aggravated."""
    return PlainWeapon(most)


@dataclass(frozen=True)
class CostsItsBearer(Test):
    """Equipment that would cost the minion that has it more pool than a number ([ANK 20181215])."""

    number: int

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask for each way to get it, with what makes it cheaper or dearer for that minion."""
        ways = [mode for mode in state.definition(card).modes if mode.play == "equipment"]
        bearer, seat = state.cards[card].parent, state.controller(card)
        own = Scope(seat, card, bearer)
        return any(cost_of(state, card, m, bearer, own).pool > self.number for m in ways)


def costs_its_bearer_more_than(number: int) -> Test:
    """Equipment in play that costs more than N pool."""
    return CostsItsBearer(number)


@dataclass(frozen=True)
class CurrentDamage(Test):
    """A weapon whose bearer would inflict more damage than a number with it, or any aggravated.

    On a generic opponent, with the strength and whatever else the bearer has ([RTR 19980623]).
    """

    number: int

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at each of its strikes, as if it struck now."""
        return any(
            use.strike is not None and self._hurts(state, card, use.strike, use.key)
            for use in state.definition(card).uses
        )

    def _hurts(self, state: State, card: int, strike: Strike, key: str) -> bool:
        bearer = state.cards[card].parent
        chosen = commit(state, strike, Scope(state.controller(card), card, bearer, key))
        classes = ("", *classes_of(state, strike, card, key))
        worse = [word for one in (bearer, card) for word in words(state, "aggravated strikes", one)]
        if strike.aggravated or any(word in classes for word in worse):
            return True
        return damage_of(state, replace(chosen, target=bearer)) > self.number


def inflicts_more_than(number: int) -> Test:
    """A weapon in play that inflicts aggravated or more than N damage with a regular strike."""
    return CurrentDamage(number)


def equips_chosen(name: str, less: Saving | None = None) -> Effect:
    """Equip with the card chosen before, paying its cost."""
    return Block(getting(name, "equipment", "equipped", less=less))


@dataclass(frozen=True)
class EquipFirst(Effect):
    """Equip with the first such card of your library, from the top, free; then shuffle.

    It contests nothing. Without its requirements it is burned ([RTR 20010710]). It is remembered
    as "found".
    """

    test: Test

    def run(self, state: State, me: Scope) -> None:
        """Go through the library."""
        library = state.seats[me.you].library[::-1]
        for place, card in enumerate(library):
            if self.test.passes(state, me, card):
                atoms.look_at(state, me.you, library[: place + 1])
                self._take(state, me, card)
                break
        else:
            atoms.look_at(state, me.you, library)
        atoms.shuffle(state, me.you, "library")

    def _take(self, state: State, me: Scope, card: int) -> None:
        face = state.definition(card).face
        for mode in state.definition(card).modes:
            fits = mode.play == "equipment" and may_bear(state, me.minion, card)
            if fits and meets_requirements(state, me.you, face, mode, me.minion):
                me.env["found"] = (card,)
                put_into_play(state, card, me.minion, mode.key, me.you, contests=False)
                atoms.emit(state, "equipped", card)
                return
        note(state, "revealed", seat=me.you, card=card)
        atoms.to_pile(state, card, "ash_heap")


def equips_first_found(test: Test) -> EquipFirst:
    """Equip, free, with the first such card you find in your library; it contests nothing."""
    return EquipFirst(test)


# -- weapons in play ------------------------------------------------------------------------------


@dataclass(frozen=True)
class OfThisWeapon(Condition):
    """What this weapon has done in the round in progress, in one word: see `holds`."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read it from the round."""
        fight = state.frame(Round)
        if fight is None:
            return False
        if self.word == "struck":
            return latched(state, "round", STRUCK, me.card)
        if self.word == "inflicted":
            return latched(state, "round", HURT_BY, me.card)
        assert self.word == "initial", self.word
        if latched(state, "round", STRUCK_FIRST, me.card):
            return True
        if fight.pair > 1 or fight.strike_of(me.minion) is not None:
            return False
        bound = [strike.card for strike in fight.bound if strike.minion == me.minion]
        if bound:
            return me.card in bound
        return any(may_strike(state, me.minion, strike, me.card) for strike in _strikes(state, me))


def _strikes(state: State, me: Scope) -> list[Strike]:
    """The strikes that this weapon gives its bearer."""
    return [use.strike for use in state.definition(me.card).uses if use.strike is not None]


STRUCK_WITH_THIS: Final = OfThisWeapon("struck")
"""The bearer has struck with this weapon this round, or is about to."""
HAS_INFLICTED: Final = OfThisWeapon("inflicted")
"""This weapon has successfully inflicted damage on the opposing minion this round."""
INITIAL_STRIKE_WITH_THIS: Final = OfThisWeapon("initial")
"""The initial strike this round was with this weapon, or is not chosen and can be with it."""


@dataclass(frozen=True)
class AllPrevented(Condition):
    """All damage of a strike with this weapon was prevented, by cards of a Discipline."""

    discipline: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read it from the round."""
        return latched(state, "round", WARDED, me.card, self.discipline)


def all_prevented_by(discipline: str) -> AllPrevented:
    """All damage of the strike with this weapon was prevented, by cards that require this
    Discipline: among what follows the strike."""
    return AllPrevented(discipline)


@dataclass(frozen=True)
class TurnFaceDown(Effect):
    """This card on a minion turns face down, out of play, until the action in progress is over."""

    def run(self, state: State, me: Scope) -> None:
        """It stays with its bearer, and is burned with it."""
        record = state.cards.get(me.card)
        if record is not None and record.region == ATTACHED and not record.playable:
            lay_aside(state, me.card)


def turns_face_down() -> TurnFaceDown:
    """Turn this card face down (out of play) until the end of the action."""
    return TurnFaceDown()


@dataclass(frozen=True)
class CommitInitialStrike(Effect):
    """The initial strike of the bearer this round must be with this weapon, if it is not chosen."""

    def run(self, state: State, me: Scope) -> None:
        """Commit it, as a maneuver with the weapon would."""
        fight = state.frame(Round)
        if fight is None or fight.pair > 1 or fight.strike_of(me.minion) is not None:
            return
        if not any(strike.minion == me.minion for strike in fight.bound):
            scope = Scope(me.you, me.card, me.minion)
            fight.bound = (*fight.bound, commit(state, _strikes(state, me)[0], scope))


def commits_initial_strike() -> CommitInitialStrike:
    """This minion's initial strike this round must be with this weapon; one chosen is."""
    return CommitInitialStrike()


def if_it_blocks_may(window: Window, *effects: Effect) -> IfBlockedMay:
    """As it blocks: in the first round of the resulting combat it may have these effects."""
    return IfBlockedMay(window, Block(effects))


@dataclass(frozen=True)
class SetRange(Effect):
    """Set the range of this round (G00127)."""

    place: str

    def run(self, state: State, me: Scope) -> None:
        """Unless an earlier effect has set it."""
        set_range(state, self.place)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether the range is open."""
        fight = state.frame(Round)
        return fight is not None and not fight.range_set


@dataclass(frozen=True)
class RangeNotSet(Condition):
    """No effect has set the range of this round yet (G00127)."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the round."""
        fight = state.frame(Round)
        return fight is not None and not fight.range_set


RANGE_NOT_SET: Final = RangeNotSet()
"""No effect has set the range of this round yet (G00127)."""


def sets_range(place: str) -> SetRange:
    """Set the range of this round, before range is determined: "close" or "long"."""
    return SetRange(place)


@dataclass(frozen=True)
class SetRangeToStrike(Effect):
    """Set the range of this round; the initial strike of the minion must be this one."""

    place: str
    strike: Strike

    def run(self, state: State, me: Scope) -> None:
        """Unless an earlier effect has set it."""
        fight = state.frame(Round)
        if fight is not None and set_range(state, self.place):
            scope = Scope(me.you, me.card, me.minion)
            fight.bound = (*fight.bound, commit(state, self.strike, scope))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether the range is open, the weapon still there, and nothing bars the strike."""
        fight, record = state.frame(Round), state.cards.get(me.card)
        if fight is None or fight.range_set or record is None:
            return False
        if not may_strike(state, me.minion, self.strike, me.card):
            return False
        return record.parent == me.minion != NOTHING


def sets_range_to_strike(place: str, strike: Strike) -> SetRangeToStrike:
    """Set the range to "long" (or "close"); the initial strike must be this one."""
    return SetRangeToStrike(place, strike)


def uses_weapons() -> Static:
    """A retainer that may use a weapon of its employer, once each round, instead of its damage."""
    return Static("uses weapons")
