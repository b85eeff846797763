"""The words of combat: strikes, maneuvers, presses, damage and its prevention."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import (
    Amount,
    Block,
    Condition,
    Effect,
    Mode,
    Node,
    Static,
    Strike,
    Which,
)
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import add_row, latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import Row, State
from methuselah.engine.traits import is_vampire
from methuselah.language.amounts import Number, number
from methuselah.language.choices import Announced
from methuselah.language.effects import add
from methuselah.language.ways import combat_card, use
from methuselah.language.which import OPPOSING, THIS
from methuselah.rules.action import Action
from methuselah.rules.combat import Combat, Round, grant, start_combat
from methuselah.rules.damage import Packet, current_victim, inflict, prevent, preventable
from methuselah.rules.press import press as do_press
from methuselah.rules.strike_effects import WEAPON
from methuselah.rules.strikes import gain_strikes, melee_weapons

__all__ = [
    "OPPOSING_VAMPIRE",
    "additional_strikes",
    "before_range",
    "before_strikes",
    "blood_lost_to_damage",
    "combat_ends",
    "crows",
    "dodge",
    "end_of_round",
    "enters_combat",
    "environmental_damage",
    "gives_press",
    "grants",
    "gun",
    "hand_strike",
    "if_it_blocks",
    "inflicts_each_round",
    "maneuver",
    "maneuvers",
    "next_round_at",
    "only_hand_strikes",
    "optional_maneuver",
    "or_melee_weapon",
    "press",
    "press_to_continue",
    "press_to_end",
    "presses",
    "prevents",
    "prevents_damage",
    "prevents_of_guns",
    "ranged_strike",
    "steal_blood",
    "strike",
    "strikes",
]


# -- strikes ------------------------------------------------------------------------------------


def hand_strike(more: int | Amount = 0, *, first: bool = False, aggravated: bool = False) -> Strike:
    """A hand strike at +N damage."""
    return Strike("hand", more, first=first, aggravated=aggravated)


def ranged_strike(damage: int | Amount, *, aggravated: bool = False, first: bool = False) -> Strike:
    """N ranged damage."""
    return Strike("damage", damage, ranged=True, aggravated=aggravated, first=first)


def steal_blood(amount: int | Amount, *, ranged: bool = False) -> Strike:
    """Steal N blood or life, which becomes blood."""
    return Strike("steal", amount, ranged=ranged)


def combat_ends(*before: Effect) -> Strike:
    """Combat ends; first, what happens before it does."""
    return Strike("ends", anyway=Block(before))


dodge: Final = Strike("dodge")


def strike(what: Strike, *parts: Node, maneuver: bool = False, **terms: object) -> Mode:
    """A strike card; with a maneuver that commits it, if it has one."""
    windows = ("range", "strike") if maneuver else ("strike",)
    mode = combat_card(*parts, at=windows, strike=what, maneuver=maneuver)
    return replace(mode, **terms)  # type: ignore[arg-type]


@dataclass(frozen=True)
class ChooseWeapon(Announced):
    """Strike with the hand, or with a melee weapon that could be used now."""

    def run(self, state: State, me: Scope) -> None:
        """Ask which; without such a weapon it is the hand."""
        choices = (me.minion, *melee_weapons(state, me.minion))
        state.push(
            Choosing(
                seat=me.you,
                name=WEAPON,
                window="strike",
                about=me.card,
                options=tuple(Option("choose", target=choice) for choice in choices),
            )
        )


def or_melee_weapon() -> ChooseWeapon:
    """A hand strike, or the strike of a melee weapon, with what this card adds."""
    return ChooseWeapon()


def strikes(what: Strike, *, once: str = "", key: str = "") -> Mode:
    """A strike that a card in play gives its bearer."""
    return use(by="bearer", at=("strike",), strike=what, once=once, key=key or "strike")


def gun(damage: int, *, maneuver: bool = False) -> tuple[Mode, ...]:
    """A gun: ranged damage, with 1 optional maneuver each combat if it has one."""
    shot = Strike("damage", damage, ranged=True, gun=True)
    ways: tuple[Mode, ...] = (strikes(shot),)
    if maneuver:
        ways = (*ways, optional_maneuver(shot))
    return ways


def optional_maneuver(commits: Strike | None = None) -> Mode:
    """The bearer gets 1 optional maneuver each combat; that of a weapon commits its strike."""
    return use(
        by="bearer", at=("range",), strike=commits, maneuver=True, once="combat", key="maneuver"
    )


# -- maneuvers, presses, additional strikes -------------------------------------------------------


def maneuvers(*parts: Node) -> Mode:
    """A maneuver from a combat card."""
    return combat_card(*parts, at=("range",), maneuver=True)


def presses(*parts: Node, only: str = "press") -> Mode:
    """A press from a combat card: "press", "press continue" or "press end"."""
    return combat_card(*parts, at=("press",), press=only)


maneuver: Final = maneuvers()
press: Final = presses()
press_to_continue: Final = presses(only="press continue")
press_to_end: Final = presses(only="press end")


@dataclass(frozen=True)
class Grant(Effect):
    """Something optional for later in the round or combat: "maneuver", "press", "prevention"."""

    kind: str
    amount: Number = 1
    until: str = "round"
    to: Which = THIS

    def run(self, state: State, me: Scope) -> None:
        """Give it."""
        for minion in self.to.find(state, me):
            points = number(self.amount, state, me)
            grant(state, self.kind, minion, points, source=me.card, until=self.until)


def grants(kind: str, amount: Number = 1, until: str = "round") -> Grant:
    """With 1 optional press, maneuver, ..."""
    return Grant(kind, amount, until)


@dataclass(frozen=True)
class GivePress(Effect):
    """A press for the fighter of whoever uses this."""

    def run(self, state: State, me: Scope) -> None:
        """Press with it."""
        combat = state.frame(Combat)
        for minion in () if combat is None else combat.fighters:
            if state.controller(minion) == me.you:
                do_press(state, minion)


def gives_press() -> GivePress:
    """Give a minion you control 1 press."""
    return GivePress()


@dataclass(frozen=True)
class Additional(Effect):
    """Additional strikes this round (limited)."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Gain them."""
        gain_strikes(state, me.minion, number(self.amount, state, me))


def additional_strikes(amount: Number, *parts: Node) -> Mode:
    """A combat card that gives additional strikes."""
    return combat_card(*parts, Additional(amount), at=("additional",))


@dataclass(frozen=True)
class BlockGrant(Effect):
    """Something optional in the combat that results if this minion blocks.

    Given again at each block of the action, never in a combat that follows ([LSJ 20010814-2]).
    """

    kind: str
    first_round: bool

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action; combat reads it as it begins."""
        action = state.frame(Action)
        if action is not None:
            add_row(
                action,
                "block grant",
                1 if self.first_round else 0,
                subject=me.minion,
                source=me.card,
                word=self.kind,
            )


def if_it_blocks(kind: str, *, first_round: bool = False) -> BlockGrant:
    """During the resulting combat if this vampire blocks: "maneuver" or "prevention"."""
    return BlockGrant(kind, first_round)


@dataclass(frozen=True)
class OpposingVampire(Condition):
    """The opposing minion is a vampire, even one burned in this round ([LSJ 20031201-2])."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the other side."""
        combat = state.frame(Combat)
        return combat is not None and is_vampire(state, combat.opponent(me.minion))


OPPOSING_VAMPIRE: Final = OpposingVampire()


# -- steps of the round ---------------------------------------------------------------------------


def before_range(*parts: Node, once: str = "") -> Mode:
    """Only usable before range is determined."""
    return combat_card(*parts, at=("before_range",), once=once)


def before_strikes(*parts: Node, once: str = "") -> Mode:
    """Only usable before strikes are chosen."""
    return combat_card(*parts, at=("before_strikes",), once=once)


def end_of_round(*parts: Node, once: str = "") -> Mode:
    """Only usable at the end of a round."""
    return combat_card(*parts, at=("end_of_round",), once=once)


def only_hand_strikes() -> Effect:
    """Strikes that are not hand strikes cannot be used this round, by either."""
    return add("only hand strikes", until="round")


@dataclass(frozen=True)
class NextRange(Effect):
    """If another round occurs, it is at this range; an earlier effect has priority."""

    place: str

    def run(self, state: State, me: Scope) -> None:
        """Set it."""
        combat = state.frame(Combat)
        if combat is not None and not combat.next_range:
            combat.next_range = self.place


def next_round_at(place: str) -> NextRange:
    """The next round is at close (or long) range."""
    return NextRange(place)


@dataclass(frozen=True)
class Lost(Amount):
    """The blood that a minion lost to damage this round."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Read it from the round."""
        fight = state.frame(Round)
        return 0 if fight is None else sum(map(fight.lost_by, self.which.find(state, me)))


def blood_lost_to_damage(which: Which) -> Lost:
    """Blood lost to damage this round."""
    return Lost(which)


# -- damage ---------------------------------------------------------------------------------------


def crows(points: int) -> Effect:
    """The opposing minion takes N ranged environmental damage each round of this combat."""
    return add("environmental damage", points, to=OPPOSING, until="combat", word="R")


def inflicts_each_round(points: int, *, ranged: bool = False) -> Static:
    """A retainer that damages the minion opposing its employer each round."""
    return Static("environmental damage", points, OPPOSING, None, "R" if ranged else "")


@dataclass(frozen=True)
class EnvironmentalDamage(Effect):
    """Damage without a minion as its source, outside or inside combat."""

    points: Number
    aggravated: bool
    unpreventable: bool
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Inflict it."""
        points = number(self.points, state, me)
        packets = tuple(
            Packet(
                victim,
                points,
                aggravated=self.aggravated,
                card=me.card,
                unpreventable=self.unpreventable,
            )
            for victim in self.to.find(state, me)
            if victim in state.cards and points > 0
        )
        if packets:
            inflict(state, packets)


def environmental_damage(
    points: Number, to: Which = THIS, *, aggravated: bool = False, unpreventable: bool = False
) -> EnvironmentalDamage:
    """N environmental damage."""
    return EnvironmentalDamage(points, aggravated, unpreventable, to)


@dataclass(frozen=True)
class ToPrevent(Condition):
    """It is this minion's turn to prevent, and there is such damage."""

    sources: tuple[str, ...] = ()

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the damage."""
        victim = current_victim(state)
        return victim == me.minion != NOTHING and preventable(state, victim, self.sources) > 0


@dataclass(frozen=True)
class Prevent(Effect):
    """Prevent points of damage to this minion, from some sources or from all."""

    amount: Number
    sources: tuple[str, ...] = ()

    def run(self, state: State, me: Scope) -> None:
        """Prevent them."""
        prevent(state, me.minion, number(self.amount, state, me), self.sources)


def prevents_damage(amount: Number, *parts: Node) -> Mode:
    """A combat card that prevents N damage."""
    return combat_card(ToPrevent(), *parts, Prevent(amount), at=("prevent",))


GUN: Final = ("gun",)
NOT_GUN: Final = ("strike", "weapon", "retainer", "none", "minion")


@dataclass(frozen=True)
class PreventFrom(Effect):
    """Prevent up to so many points in a combat with this card, all of them of one kind.

    "Can prevent" lets points that are left over wait for later damage ([ANK 20200318]).
    """

    points: int
    sources: tuple[str, ...]

    def run(self, state: State, me: Scope) -> None:
        """Prevent what there is, and remember how much that was."""
        done = prevent(state, me.minion, self.left(state, me), self.sources)
        latch(state, "combat", "prevented", me.card, me.mode, done)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether some points are left."""
        return self.left(state, me) > 0

    def left(self, state: State, me: Scope) -> int:
        """The points left in this combat; none once the card prevented another kind."""
        combat = state.span("combat")
        if combat is None:
            return 0
        used = [key for key in combat.used if key[:2] == ("prevented", me.card)]
        if any(key[2] != me.mode for key in used):
            return 0
        return self.points - sum(int(key[3]) for key in used)


def prevents(points: int, sources: tuple[str, ...] = (), *, key: str = "prevent") -> Mode:
    """Once each combat, the bearer can prevent N damage; of some sources, or of all."""
    what = PreventFrom(points, sources)
    return use(ToPrevent(sources), Possible(what), what, by="bearer", at=("prevent",), key=key)


@dataclass(frozen=True)
class Possible(Condition):
    """An effect could begin."""

    effect: Effect

    def holds(self, state: State, me: Scope) -> bool:
        """Ask it."""
        return self.effect.possible(state, me)


def prevents_of_guns(of_guns: int, of_others: int) -> tuple[Mode, Mode]:
    """Once each combat, N damage from gun strikes or M damage from any other source."""
    return prevents(of_guns, GUN, key="guns"), prevents(of_others, NOT_GUN, key="others")


# -- entering combat ------------------------------------------------------------------------------


@dataclass(frozen=True)
class EnterCombat(Effect):
    """This minion enters combat with another; which of them is acting there.

    gives: what this minion gets for that combat ("maneuver", "press").
    """

    with_: Which
    target_is_acting: bool
    gives: tuple[str, ...] = ()

    def run(self, state: State, me: Scope) -> None:
        """Begin it, if both are ready."""
        for other in self.with_.find(state, me):
            pair = (other, me.minion) if self.target_is_acting else (me.minion, other)
            rows = tuple(Row(kind, me.minion, 1, me.card) for kind in self.gives)
            start_combat(state, *pair, cause="action", rows=rows)


def enters_combat(with_: Which, *gives: str, target_is_acting: bool = False) -> EnterCombat:
    """Enter combat with; with 1 optional "maneuver" or "press" during that combat."""
    return EnterCombat(with_, target_is_acting, gives)
