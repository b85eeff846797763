"""The words of combat: strikes, maneuvers, presses, what a round and a combat bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Unpack

from methuselah.engine.definitions import (
    EMPTY,
    Amount,
    Block,
    Condition,
    Effect,
    Mode,
    Node,
    Strike,
    Which,
)
from methuselah.engine.programs import run
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import Row, State
from methuselah.engine.traits import is_vampire
from methuselah.language.changing.effects import add
from methuselah.language.names import GRANTS, Duration, Gift, Limit, Press, Unsaid, Window, known
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.which import THIS
from methuselah.language.ways import Terms, combat_card, use
from methuselah.rules.action.action import Action
from methuselah.rules.combat.additional import within_limit
from methuselah.rules.combat.combat import (
    Combat,
    end_combat,
    grant,
    set_next_range,
    start_combat,
)
from methuselah.rules.combat.press import press as do_press
from methuselah.rules.combat.strikes import gain_strikes

__all__ = [
    "IN_ROUND",
    "OPPOSING_VAMPIRE",
    "STRIKES_NOT_LIMITED",
    "additional_strikes",
    "before_range",
    "before_strikes",
    "combat_ends",
    "destroy_equipment",
    "dodge",
    "end_of_round",
    "ends_combat",
    "enters_combat",
    "far_destroy_weapon",
    "gains_strikes",
    "gives_press",
    "grants",
    "gun",
    "gun_strike",
    "hand_strike",
    "if_it_blocks",
    "maneuver",
    "maneuvers",
    "may_strike_this_combat",
    "may_strike_this_round",
    "next_round_at",
    "only_hand_strikes",
    "optional_maneuver",
    "optional_press",
    "press",
    "press_to_continue",
    "press_to_end",
    "presses",
    "ranged_strike",
    "steal_blood",
    "steal_equipment",
    "strike",
    "strike_with_effect",
    "strikes",
]


IN_ROUND: Final = (
    "before_range",
    "before_strikes",
    "strikes_chosen",
    "strike_resolved",
    "end_of_round",
)
"""When a combat card is played that gives no strike, maneuver or press and names no step."""


# -- strikes ------------------------------------------------------------------------------------


def hand_strike(
    more: int | Amount = 0,
    *,
    first: bool = False,
    aggravated: bool = False,
    undodgeable: bool = False,
    unpreventable: bool = False,
    proof: str = "",
    hit: tuple[Effect, ...] = (),
    anyway: tuple[Effect, ...] = (),
) -> Strike:
    """A hand strike at +N damage; `hit` with effects unless it is dodged, `anyway` even then."""
    return Strike(
        "hand",
        more,
        first=first,
        aggravated=aggravated,
        undodgeable=undodgeable,
        unpreventable=unpreventable,
        proof=proof,
        hit=Block(hit),
        anyway=Block(anyway),
    )


def ranged_strike(
    damage: int | Amount,
    *,
    aggravated: bool = False,
    first: bool = False,
    undodgeable: bool = False,
    unpreventable: bool = False,
    proof: str = "",
    hit: tuple[Effect, ...] = (),
    anyway: tuple[Effect, ...] = (),
) -> Strike:
    """N ranged damage; `hit` or `anyway` with effects; `proof` against cards of this Discipline."""
    return Strike(
        "damage",
        damage,
        ranged=True,
        aggravated=aggravated,
        first=first,
        undodgeable=undodgeable,
        unpreventable=unpreventable,
        proof=proof,
        hit=Block(hit),
        anyway=Block(anyway),
    )


def steal_blood(
    amount: int | Amount, *, ranged: bool = False, hit: tuple[Effect, ...] = ()
) -> Strike:
    """Steal N blood or life, which becomes blood; what else happens if it is not dodged."""
    return Strike("steal", amount, ranged=ranged, hit=Block(hit))


def strike_with_effect(
    *hit: Effect, ranged: bool = False, undodgeable: bool = False, anyway: tuple[Effect, ...] = ()
) -> Strike:
    """A strike that does something else than damage to its target; `anyway` even if dodged."""
    return Strike(
        "effect", ranged=ranged, undodgeable=undodgeable, hit=Block(hit), anyway=Block(anyway)
    )


def combat_ends(*before: Effect, after: tuple[Effect, ...] = ()) -> Strike:
    """Combat ends; first, what happens before it does; and what happens after combat."""
    return Strike("ends", anyway=Block(before), hit=Block(after))


dodge: Final = Strike("dodge")
"""Strike: dodge."""
destroy_equipment: Final = Strike("destroy")
"""Strike: burn equipment of the opposing minion."""
far_destroy_weapon: Final = Strike("destroy", ranged=True, seizes=("weapon",))
"""A ranged strike: burn weapon."""


steal_equipment: Final = Strike("take")
"""Steal equipment of the opposing minion; it cannot be used until the next round."""


def strike(what: Strike, *parts: Node, maneuver: bool = False, **terms: Unpack[Terms]) -> Mode:
    """A strike card; with a maneuver that commits it, if it has one."""
    windows: tuple[Window, ...] = ("range", "strike") if maneuver else ("strike",)
    return combat_card(*parts, at=windows, strike=what, maneuver=maneuver, **terms)


@dataclass(frozen=True)
class MayStrike(Effect):
    """A strike that this minion can use in this round or combat, more than once ([ANK 20220207]).

    once: in each round; when: what must hold as it chooses its strike.
    """

    strike: Strike
    until: str = "round"
    once: bool = False
    when: Condition | None = None

    def run(self, state: State, me: Scope) -> None:
        """Offer the strike to this minion until the duration ends."""
        frame = state.span(self.until)
        if frame is not None:
            add_row(
                frame,
                "given strike",
                int(self.once),
                subject=me.minion,
                source=me.card,
                effect=self.strike,
                when=self.when,
            )


def may_strike_this_round(what: Strike) -> MayStrike:
    """This round, this minion can strike so."""
    return MayStrike(what)


def may_strike_this_combat(
    what: Strike, when: Condition | None = None, *, once: bool = False
) -> MayStrike:
    """Each round of this combat, this minion can strike so, while the condition holds; with `once`
    once each round.
    """
    return MayStrike(what, "combat", once, when)


def strikes(what: Strike, *only: Condition, once: Limit | Unsaid = "", key: str = "") -> Mode:
    """A strike that a card in play gives its bearer."""
    return use(*only, by="bearer", at=("strike",), strike=what, once=once, key=key or "strike")


def gun_strike(damage: int, *anyway: Effect) -> Strike:
    """A shot from a gun; and what happens at each shot, whatever it hits."""
    return Strike("damage", damage, ranged=True, gun=True, anyway=Block(anyway))


def gun(damage: int, *anyway: Effect, maneuver: bool = False) -> tuple[Mode, ...]:
    """A gun: ranged damage, with 1 optional maneuver each combat; what happens at each shot."""
    shot = gun_strike(damage, *anyway)
    ways: tuple[Mode, ...] = (strikes(shot),)
    if maneuver:
        ways = (*ways, optional_maneuver(commits=shot))
    return ways


def optional_maneuver(*when: Condition, commits: Strike | None = None) -> Mode:
    """The bearer gets 1 optional maneuver each combat; that of a weapon commits its strike."""
    return use(
        *when,
        by="bearer",
        at=("range",),
        strike=commits,
        maneuver=True,
        once="combat",
        key="maneuver",
    )


def optional_press(only: Press = "press", *when: Condition) -> Mode:
    """The bearer gets 1 press each combat; "must continue": a mandatory one, to continue."""
    return use(*when, by="bearer", at=("press",), press=only, once="combat", key="press")


# -- maneuvers, presses, additional strikes -------------------------------------------------------


def maneuvers(*parts: Node, **terms: Unpack[Terms]) -> Mode:
    """A maneuver from a combat card."""
    return combat_card(*parts, at=("range",), maneuver=True, **terms)


def presses(*parts: Node, only: Press = "press", **terms: Unpack[Terms]) -> Mode:
    """A press from a combat card: "press", "press continue" or "press end"."""
    return combat_card(*parts, at=("press",), press=only, **terms)


maneuver: Final = maneuvers()
"""A combat card that is a maneuver."""
press: Final = presses()
"""A combat card that is a press."""
press_to_continue: Final = presses(only="press continue")
"""A press, only usable to continue combat."""
press_to_end: Final = presses(only="press end")
"""A press, only usable to end combat."""


@dataclass(frozen=True)
class Grant(Effect):
    """Something optional for later in the round or combat: "maneuver", "press", "prevention"."""

    kind: str
    amount: Number = 1
    until: str = "round"
    to: Which = THIS

    def run(self, state: State, me: Scope) -> None:
        """Give each minion what it may use until the duration ends."""
        for minion in self.to.find(state, me):
            points = number(self.amount, state, me)
            grant(state, self.kind, minion, points, source=me.card, until=self.until)


def grants(kind: Gift, amount: Number = 1, until: Duration = "round", to: Which = THIS) -> Grant:
    """With 1 optional "press", "maneuver long", "prevention" (of 1 damage), ... for this round."""
    return Grant(known(kind, GRANTS, "promise for a combat"), amount, until, to)


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
    """Additional strikes this round, within the limit or beside it."""

    amount: Number
    limited: bool = True

    def run(self, state: State, me: Scope) -> None:
        """Add the strikes to those that this minion has left this round."""
        points = number(self.amount, state, me)
        gain_strikes(state, me.minion, points, limited=self.limited, source=me.card)


def gains_strikes(amount: Number, *, limited: bool = True) -> Additional:
    """With N additional strikes; limited unless the card does not say so."""
    return Additional(amount, limited)


@dataclass(frozen=True)
class WithinLimit(Condition):
    """This minion could gain limited additional strikes in this round."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the round."""
        return within_limit(state, me.minion)


STRIKES_NOT_LIMITED: Final = WithinLimit()
"""This minion could gain limited additional strikes in this round."""


def additional_strikes(
    amount: Number, *parts: Node, limited: bool = True, once: Limit | Unsaid = ""
) -> Mode:
    """A combat card that gives additional strikes; limited unless the card does not say so."""
    only = (STRIKES_NOT_LIMITED,) if limited else ()
    gained = gains_strikes(amount, limited=limited)
    return combat_card(*only, *parts, gained, at=("additional",), once=once)


@dataclass(frozen=True)
class BlockGrant(Effect):
    """Something optional in the combat that results if this minion blocks, or `to` is in it.

    Given again at each block of the action, never in a combat that follows ([LSJ 20010814-2]).
    """

    kind: str
    first_round: bool
    to: Which = THIS

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action; combat reads it as it begins."""
        action = state.frame(Action)
        if action is None:
            return
        for minion in self.to.find(state, me):
            add_row(
                action,
                "block grant",
                1 if self.first_round else 0,
                subject=minion,
                source=me.card,
                word=self.kind,
            )


def if_it_blocks(kind: Gift, *, first_round: bool = False) -> BlockGrant:
    """If this minion blocks, it has it in the resulting combat: "maneuver", "prevention", ..."""
    return BlockGrant(known(kind, GRANTS, "promise for a combat"), first_round)


@dataclass(frozen=True)
class OpposingVampire(Condition):
    """The opposing minion is a vampire, even one burned in this round ([LSJ 20031201-2])."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the other side."""
        combat = state.frame(Combat)
        return combat is not None and is_vampire(state, combat.opponent(me.minion))


OPPOSING_VAMPIRE: Final = OpposingVampire()
"""The opposing minion is a vampire, even one burned in this round ([LSJ 20031201-2])."""


# -- steps of the round ---------------------------------------------------------------------------


def before_range(*parts: Node, once: Limit | Unsaid = "") -> Mode:
    """Only usable before range is determined."""
    return combat_card(*parts, at=("before_range",), once=once)


def before_strikes(*parts: Node, once: Limit | Unsaid = "") -> Mode:
    """Only usable before strikes are chosen."""
    return combat_card(*parts, at=("before_strikes",), once=once)


def end_of_round(*parts: Node, once: Limit | Unsaid = "") -> Mode:
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
        """Fix the range of the next round, unless that was done before."""
        set_next_range(state, self.place)


def next_round_at(place: str) -> NextRange:
    """The next round is at close (or long) range."""
    return NextRange(place)


@dataclass(frozen=True)
class EndCombat(Effect):
    """The combat in progress ends."""

    def run(self, state: State, me: Scope) -> None:
        """End the combat in progress, if there is one."""
        end_combat(state, me.minion)


def ends_combat() -> EndCombat:
    """Combat ends, outside of a strike."""
    return EndCombat()


@dataclass(frozen=True)
class EnterCombat(Effect):
    """This minion enters combat with another; which of them is acting there.

    gives: what this minion gets for that combat ("maneuver", "press"); during: changes that last
    as long as that combat.
    """

    makes_fight: ClassVar[bool] = True

    with_: Which
    target_is_acting: bool
    gives: tuple[str, ...] = ()
    during: Block = EMPTY
    who: Which = THIS

    def run(self, state: State, me: Scope) -> None:
        """Begin it, if both are ready."""
        for other in self.with_.find(state, me):
            fighter = self.who.find(state, me)[0]
            pair = (other, fighter) if self.target_is_acting else (fighter, other)
            rows = tuple(Row(kind, fighter, 1, me.card) for kind in self.gives)
            start_combat(state, *pair, cause="action", rows=rows)
            if isinstance(state.stack[-1], Combat):
                run(state, self.during, me)


def enters_combat(
    with_: Which,
    *gives: Gift,
    target_is_acting: bool = False,
    during: tuple[Effect, ...] = (),
    who: Which = THIS,
) -> EnterCombat:
    """Enter combat with; with 1 optional "maneuver", "press" or "press continue" in that combat."""
    given = tuple(known(kind, GRANTS, "promise for a combat") for kind in gives)
    return EnterCombat(with_, target_is_acting, given, Block(during), who)
