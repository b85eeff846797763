"""The words of damage: that of the surroundings, and its prevention."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Unpack

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import (
    Amount,
    Block,
    Condition,
    Effect,
    Mode,
    Node,
    Static,
    Which,
)
from methuselah.engine.rows import add_row, latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import types_of
from methuselah.language.changing.effects import add
from methuselah.language.changing.promises import MayDuringAction
from methuselah.language.names import SPANS, Duration, Limit, Unsaid, known
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.conditions import Both
from methuselah.language.reading.which import OPPOSING, THIS
from methuselah.language.ways import Terms, combat_card, use
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.damage import (
    ALL,
    TAKEN,
    Damage,
    current_victim,
    inflict,
    prevent,
    preventable,
    weapons_against,
)
from methuselah.rules.combat.packet import Packet

__all__ = [
    "ALL_DAMAGE",
    "DAMAGE_LAST_ROUND",
    "DAMAGING_WEAPONS",
    "NORMAL_STRIKES",
    "STRIKES",
    "crows",
    "damage_taken",
    "environmental_damage",
    "inflicts_damage",
    "inflicts_each_round",
    "may_prevent",
    "may_prevent_this_combat",
    "may_prevent_this_strike",
    "no_weapon_damage",
    "only_first_damage",
    "prevents",
    "prevents_damage",
    "prevents_damage_to",
    "prevents_each_round",
    "prevents_for_another",
    "prevents_now",
    "prevents_of_guns",
    "strike_inflicts",
    "suffers_each_round",
    "weapon_inflicts",
]

ALL_DAMAGE: Final = ALL
"""Prevent all damage."""
STRIKES: Final = ("strike", "weapon", "gun")
"""Sources of damage: the strikes of the opposing minion."""
NORMAL_STRIKES: Final = ("normal strike", "normal weapon", "normal gun")
"""Non-aggravated damage from the strikes of the opposing minion."""


def crows(points: int) -> Effect:
    """The opposing minion takes N ranged environmental damage each round of this combat."""
    return add("environmental damage", points, to=OPPOSING, until="combat", word="R")


def suffers_each_round(points: int) -> Effect:
    """The opposing minion takes N unpreventable damage each round of this combat at close range."""
    return add("environmental damage", points, to=OPPOSING, until="combat", word="unpreventable")


def only_first_damage(kind: str = "") -> Effect:
    """In each round of this combat, what follows the first damage is prevented ("normal" only)."""
    return add("only first damage", to=THIS, until="combat", word=kind)


def inflicts_each_round(points: int, *, ranged: bool = False) -> Static:
    """A retainer that damages the minion opposing its employer each round."""
    return Static("environmental damage", points, OPPOSING, None, "R" if ranged else "")


@dataclass(frozen=True)
class EnvironmentalDamage(Effect):
    """Damage without a minion as its source, outside or inside combat; of a retainer it is its."""

    points: Number
    aggravated: bool
    unpreventable: bool
    to: Which
    ranged: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Inflict the points, with nobody as their source."""
        points = number(self.points, state, me)
        retainer = me.card in state.cards and "retainer" in types_of(state, me.card)
        packets = tuple(
            Packet(
                victim,
                points,
                aggravated=self.aggravated,
                source="retainer" if retainer else "none",
                card=me.card,
                unpreventable=self.unpreventable,
                ranged=self.ranged,
            )
            for victim in self.to.find(state, me)
            if victim in state.cards and points > 0
        )
        if packets:
            inflict(state, packets)


def environmental_damage(
    points: Number,
    to: Which = THIS,
    *,
    aggravated: bool = False,
    unpreventable: bool = False,
    ranged: bool = False,
) -> EnvironmentalDamage:
    """N damage without a minion as its source, in combat or outside of it."""
    return EnvironmentalDamage(points, aggravated, unpreventable, to, ranged)


@dataclass(frozen=True)
class InflictDamage(Effect):
    """Damage that this minion inflicts, outside of a strike; or this weapon by itself."""

    points: Number
    to: Which
    unpreventable: bool
    source: str = "minion"
    aggravated: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Inflict it, on all at once."""
        points = number(self.points, state, me)
        packets = tuple(
            Packet(
                victim,
                points,
                aggravated=self.aggravated,
                source=self.source,
                card=me.card,
                by=NOTHING if self.source == "weapon" else me.minion,
                unpreventable=self.unpreventable,
                ranged=self.source == "strike",
            )
            for victim in self.to.find(state, me)
        )
        inflict(state, packets)


def inflicts_damage(
    points: Number, to: Which, *, unpreventable: bool = False, aggravated: bool = False
) -> InflictDamage:
    """This minion inflicts N damage on those minions and retainers, outside of a strike."""
    return InflictDamage(points, to, unpreventable, aggravated=aggravated)


def strike_inflicts(points: Number, to: Which, *, aggravated: bool = False) -> InflictDamage:
    """N ranged damage of a strike to all of those, who may be more than its target."""
    return InflictDamage(points, to, False, "strike", aggravated)


def weapon_inflicts(points: Number, to: Which, *, unpreventable: bool = False) -> InflictDamage:
    """This weapon inflicts N damage on a minion, which nobody inflicts with it."""
    return InflictDamage(points, to, unpreventable, "weapon")


@dataclass(frozen=True)
class DamageTaken(Amount):
    """The damage that minions were inflicted in the combat in progress."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Sum what the combat remembers; outside of combat it is none."""
        combat = state.span("combat")
        cards = self.which.find(state, me)
        used = () if combat is None else combat.used
        return sum(int(key[2]) for key in used if key[0] == TAKEN and key[1] in cards)


def damage_taken(which: Which = THIS) -> DamageTaken:
    """The damage that a minion was inflicted in this combat, prevented damage left out."""
    return DamageTaken(which)


@dataclass(frozen=True)
class DamageLastRound(Amount):
    """The damage successfully inflicted on this minion in the round before the one in progress."""

    def value(self, state: State, me: Scope) -> int:
        """Sum what the combat remembers of that round; 0 outside of combat and in the first."""
        combat = state.frame(Combat)
        used = () if combat is None else combat.used
        before = 0 if combat is None else combat.number - 1
        return sum(
            int(key[2])
            for key in used
            if key[0] == TAKEN and key[1] == me.minion and key[3] == before
        )


DAMAGE_LAST_ROUND: Final = DamageLastRound()
"""The damage successfully inflicted on this minion in the previous round of this combat."""


@dataclass(frozen=True)
class DamagingWeapons(Which):
    """The weapons that inflict damage on this minion which it may prevent now."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Those in play."""
        return weapons_against(state, me.minion)


DAMAGING_WEAPONS: Final = DamagingWeapons()
"""The weapons from which the damage comes that this minion may prevent now."""


@dataclass(frozen=True)
class ToPrevent(Condition):
    """It is this minion's turn to prevent, and there is such damage."""

    sources: tuple[str, ...] = ()

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the damage."""
        victim = current_victim(state)
        if victim != me.minion or victim == NOTHING:
            return False
        return preventable(state, victim, self.sources, required(state, me)) > 0


def required(state: State, me: Scope) -> tuple[str, ...]:
    """The Disciplines that a card requires as it is used: of several, those being used."""
    definition = state.definition(me.card)
    for mode in definition.modes:
        if mode.key == me.mode and mode.disciplines:
            return tuple(code.lower() for code in mode.disciplines)
    return definition.face.disciplines


@dataclass(frozen=True)
class Prevent(Effect):
    """Prevent points of damage to this minion, from some sources or from all."""

    amount: Number
    sources: tuple[str, ...] = ()

    def run(self, state: State, me: Scope) -> None:
        """Prevent so many points of the damage about to be inflicted."""
        points = number(self.amount, state, me)
        prevent(state, me.minion, points, self.sources, required(state, me))


def prevents_damage(
    amount: Number, *parts: Node, sources: tuple[str, ...] = (), **terms: Unpack[Terms]
) -> Mode:
    """A combat card that prevents N damage, of all sources or of some (STRIKES)."""
    what = Prevent(amount, sources)
    return combat_card(ToPrevent(sources), *parts, what, at=("prevent",), **terms)


def prevents_now(points: int, sources: tuple[str, ...] = STRIKES) -> Effect:
    """As this strike resolves, N damage to its minion is prevented; what is left over is lost."""
    return Prevent(points, sources)


@dataclass(frozen=True)
class MayPreventThisStrike(Effect):
    """Those about to take the damage of this strike may burn blood, and prevent all of it."""

    which: Which
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Promise it for as long as that damage is resolved."""
        damage = state.frame(Damage)
        if damage is None:
            return
        for minion in self.which.find(state, me):
            add_row(
                damage,
                "may prevent",
                1,
                subject=minion,
                source=me.card,
                when=ToPrevent(("strike",)),
                seat=state.controller(minion),
                effect=Block((*self.effects.effects, Prevent(ALL, ("strike",)))),
            )


def may_prevent_this_strike(which: Which, *effects: Effect) -> MayPreventThisStrike:
    """That minion can burn blood and the like ("this minion") to prevent all damage of the strike
    that is resolving."""
    return MayPreventThisStrike(which, Block(effects))


@dataclass(frozen=True)
class PreventTo(Effect):
    """Prevent points of damage to the minion whose turn to prevent it is, if it is one of those."""

    points: Number
    sources: tuple[str, ...]
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Prevent so many points for the minion whose turn it is."""
        points = number(self.points, state, me)
        prevent(state, current_victim(state), points, self.sources, required(state, me))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is such damage to such a minion."""
        victim = current_victim(state)
        if victim == NOTHING or not self.which.fits(state, me, victim):
            return False
        return preventable(state, victim, self.sources, required(state, me)) > 0


def prevents_damage_to(
    which: Which,
    points: int,
    *parts: Node,
    sources: tuple[str, ...] = (),
    once: Limit | Unsaid = "combat",
) -> Mode:
    """Once each combat (or phase), the bearer can prevent N damage to one of those minions."""
    what = PreventTo(points, sources, which)
    return use(Possible(what), *parts, what, by="bearer", at=("prevent",), once=once)


def no_weapon_damage(to: Which = OPPOSING) -> Effect:
    """The opposing vampire's strikes with weapons inflict no damage this round."""
    return add("no weapon damage", to=to, until="round")


GUN: Final = ("gun",)
NOT_GUN: Final = ("retainer", "strike", "weapon", "none", "minion")


@dataclass(frozen=True)
class PreventFrom(Effect):
    """Prevent up to so many points with this card, all of them of one kind, a number of times.

    "Can prevent" lets points that are left over wait for later damage of the combat, or only of
    the round (until), [ANK 20200318].
    """

    points: int
    sources: tuple[str, ...]
    uses: int = 1
    until: str = "combat"

    def run(self, state: State, me: Scope) -> None:
        """Prevent what there is, and remember how much that was."""
        if not self.begun(state, me):
            latch(state, "combat", "prevention begun", me.card, me.mode)
            latch(state, self.until, "prevention", me.card, me.mode, self.points)
        done = prevent(state, me.minion, self.begun(state, me), self.sources, required(state, me))
        latch(state, self.until, "prevention", me.card, me.mode, -done)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether points are left, or it may begin again; not once it prevented another kind."""
        combat = state.span("combat")
        if combat is None:
            return False
        begun = [key[2] for key in combat.used if key[:2] == ("prevention begun", me.card)]
        if any(mode != me.mode for mode in begun):
            return False
        return self.begun(state, me) > 0 or len(begun) < self.uses

    def begun(self, state: State, me: Scope) -> int:
        """The points left of the uses that have begun."""
        span = state.span(self.until)
        used = () if span is None else span.used
        return sum(int(key[3]) for key in used if key[:3] == ("prevention", me.card, me.mode))


def prevents(
    points: int,
    sources: tuple[str, ...] = (),
    *,
    uses: int = 1,
    until: Duration = "combat",
    key: str = "prevent",
) -> Mode:
    """Once each combat, or `uses` times, the bearer can prevent N damage; of some sources, or of
    all. What is left over of N waits for later damage of that combat, or of that round (`until`).
    Two of one card with a `key` each are one or the other.
    """
    what = PreventFrom(points, sources, uses, known(until, SPANS, "duration"))
    return use(ToPrevent(sources), Possible(what), what, by="bearer", at=("prevent",), key=key)


@dataclass(frozen=True)
class Possible(Condition):
    """An effect could begin."""

    effect: Effect

    def holds(self, state: State, me: Scope) -> bool:
        """Whether the effect has what it needs to begin."""
        return self.effect.possible(state, me)


def prevents_of_guns(of_guns: int, of_others: int) -> tuple[Mode, Mode]:
    """Once each combat, N damage from gun strikes or M damage from any other source."""
    return prevents(of_guns, GUN, key="guns"), prevents(of_others, NOT_GUN, key="others")


def may_prevent_this_combat(
    amount: Number,
    *effects: Effect,
    sources: tuple[str, ...] = (),
    when: tuple[Condition, ...] = (),
) -> MayDuringAction:
    """For the rest of this combat, this minion may burn blood and the like to prevent N damage."""
    block = Block((*effects, Prevent(amount, sources)))
    only = Both((ToPrevent(sources), *when))
    return MayDuringAction("prevent", block, only, span="combat")


def prevents_each_round(
    points: int, sources: tuple[str, ...] = (), *also: Effect, key: str = "prevent"
) -> Mode:
    """Each round, the bearer can prevent N damage, of some sources or of all; what else happens."""
    what = Prevent(points, sources)
    parts = (ToPrevent(sources), *also, what)
    return use(*parts, by="bearer", at=("prevent",), once="round", key=key)


def may_prevent(amount: Number, *parts: Node, sources: tuple[str, ...] = ()) -> Mode:
    """The bearer can prevent N damage, at a price; of some sources, or of all."""
    what = Prevent(amount, sources)
    return use(ToPrevent(sources), *parts, what, by="bearer", at=("prevent",), key="prevent")


def prevents_for_another(
    points: Number, which: Which, *parts: Node, who: Which, sources: tuple[str, ...] = ()
) -> Mode:
    """A combat card of a minion that does not fight: prevents N damage to one that does."""
    what = PreventTo(points, sources, which)
    return combat_card(Possible(what), *parts, what, at=("prevent",), by="bystander", who=who)
