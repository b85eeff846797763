"""What is said of one strike: strength for it alone, with which weapon, which the first one is."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Amount, Block, Condition, Effect, Strike, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import add_row, latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced
from methuselah.language.choosing.waiting import put_off
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.which import OPPOSING
from methuselah.rules.combat.additional import REQUIRES
from methuselah.rules.combat.choosing import choose_again
from methuselah.rules.combat.chosen import Rider
from methuselah.rules.combat.combat import Combat, Round, set_next_range
from methuselah.rules.combat.damage import inflict
from methuselah.rules.combat.force import classes_of
from methuselah.rules.combat.grants import NEXT_ROUND
from methuselah.rules.combat.hard_hits import hand_hits
from methuselah.rules.combat.packet import Packet
from methuselah.rules.combat.strike_effects import WEAPON
from methuselah.rules.combat.strikes import WithWeapon, is_committed, weapons_of

__all__ = [
    "by_hand_or_weapon",
    "chooses_strike_again",
    "first_round_strike",
    "hand_strikes_inflicting",
    "hurts_after_combat",
    "initial_strike",
    "next_requires",
    "or_melee_weapon",
    "or_ranged_weapon",
    "strength_for_strike",
    "strikes_requiring",
]


@dataclass(frozen=True)
class DuringPair(Condition):
    """The strikes in progress are that pair of the round, by its number."""

    pair: int

    def holds(self, state: State, me: Scope) -> bool:
        """Compare it with the pair that is being resolved."""
        fight = state.frame(Round)
        return fight is not None and fight.pair == self.pair


@dataclass(frozen=True)
class StrengthForStrike(Effect):
    """More strength for a minion that strikes, while this pair of strikes resolves."""

    amount: Number
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Put it on the round: it counts for no additional strike."""
        fight = state.frame(Round)
        for minion in self._striking(state, me):
            assert fight is not None
            more = number(self.amount, state, me)
            add_row(
                fight,
                "strength",
                more,
                subject=minion,
                source=me.card,
                when=DuringPair(fight.pair),
            )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it strikes."""
        return bool(self._striking(state, me))

    def _striking(self, state: State, me: Scope) -> list[int]:
        fight = state.frame(Round)
        striking = () if fight is None else fight.striking
        return [minion for minion in self.to.find(state, me) if minion in striking]


def strength_for_strike(amount: Number, to: Which) -> StrengthForStrike:
    """+N strength for the current strike of a minion, and for no other one."""
    return StrengthForStrike(amount, to)


@dataclass(frozen=True)
class FirstRoundStrike(Effect):
    """The first round of the combat is at a range, and the initial strike of this minion in it is
    this one.

    Another effect that sets the range of that round came first ([PIB 20120214]); the strike is
    this one all the same.
    """

    place: str
    strike: Strike

    def run(self, state: State, me: Scope) -> None:
        """Put both on the combat that has just begun."""
        combat = state.frame(Combat)
        if combat is not None:
            set_next_range(state, self.place)
            add_row(
                combat,
                NEXT_ROUND + "initial strike is",
                subject=me.minion,
                source=me.card,
                seat=me.you,
                effect=self.strike,
            )


def first_round_strike(place: str, strike: Strike) -> FirstRoundStrike:
    """In the combat that is entered: the first round is at "close" (or "long") range, and the
    initial strike of this minion in it is this one.
    """
    return FirstRoundStrike(place, strike)


@dataclass(frozen=True)
class ChooseWeapon(WithWeapon, Announced):
    """Strike as the card says, or with a weapon of this kind that could be used now."""

    def run(self, state: State, me: Scope) -> None:
        """Ask which; without such a weapon it is none, which the minion itself stands for."""
        weapons = weapons_of(state, me.minion, self.keyword)
        choices = weapons if is_committed(state, me.minion) else (me.minion, *weapons)
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
    return ChooseWeapon("melee weapon")


def or_ranged_weapon() -> ChooseWeapon:
    """The strike of the card, or that of a ranged weapon ([LSJ 20050224-3])."""
    return ChooseWeapon("ranged weapon")


@dataclass(frozen=True)
class ByHandOrWeapon(Amount):
    """What a strike card adds to a hand strike, and what to the strike of the weapon chosen."""

    by_hand: int
    with_weapon: int

    def value(self, state: State, me: Scope) -> int:
        """Look at the weapon that was chosen as the card was played."""
        armed = me.one(WEAPON) not in (NOTHING, me.minion)
        return self.with_weapon if armed else self.by_hand


def by_hand_or_weapon(by_hand: int, with_weapon: int) -> ByHandOrWeapon:
    """Of `or_melee_weapon`: +N damage by hand, +M with the weapon."""
    return ByHandOrWeapon(by_hand, with_weapon)


@dataclass(frozen=True)
class ChooseAgain(Effect):
    """The strike that this minion has chosen is cancelled, and it chooses a new one."""

    def run(self, state: State, me: Scope) -> None:
        """With it what else its card did ([RTR 20040501])."""
        choose_again(state, me.minion)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it has chosen one."""
        fight = state.frame(Round)
        return fight is not None and fight.strike_of(me.minion) is not None


def chooses_strike_again() -> ChooseAgain:
    """Cancel this minion's strike, with the rest of its card; it chooses a new one."""
    return ChooseAgain()


@dataclass(frozen=True)
class InitialStrike(Effect):
    """The initial strike of this minion in this round is this one, whatever it could use."""

    strike: Strike

    def run(self, state: State, me: Scope) -> None:
        """Put it on the round."""
        fight = state.frame(Round)
        if fight is not None:
            add_row(
                fight,
                "initial strike is",
                subject=me.minion,
                source=me.card,
                seat=me.you,
                effect=self.strike,
            )


def initial_strike(strike: Strike) -> InitialStrike:
    """This minion's initial strike this round will be this one."""
    return InitialStrike(strike)


@dataclass(frozen=True)
class OfThatStrike(Effect):
    """Damage of a strike that is over: with what was added to it, and what its aims bring.

    aims, more, then: of each of them the card, the further damage and what else happens.
    """

    points: int
    aims: tuple[int, ...]
    more: tuple[int, ...]
    then: tuple[Block, ...]

    def run(self, state: State, me: Scope) -> None:
        """Inflict it on the opposing minion; nobody prevents it."""
        riders = tuple(map(Rider, self.aims, self.more, self.then))
        inflict(
            state,
            tuple(
                Packet(
                    victim,
                    self.points,
                    source="strike",
                    card=me.card,
                    by=me.minion,
                    unpreventable=True,
                    riders=riders,
                )
                for victim in OPPOSING.find(state, me)
            ),
        )


@dataclass(frozen=True)
class HurtAfterCombat(Effect):
    """The damage of a strike that ends combat is inflicted after combat, not preventable."""

    points: int

    def run(self, state: State, me: Scope) -> None:
        """As the strike resolves: what was added to it, and its aims, are known now."""
        fight, combat = state.frame(Round), state.frame(Combat)
        strike = None if fight is None else fight.strike_of(me.minion)
        if combat is None or strike is None:
            return
        points = self.points + sum(number for number, _ in strike.more)
        aims = tuple(rider.card for rider in strike.riders)
        more = tuple(rider.more for rider in strike.riders)
        then = tuple(rider.then for rider in strike.riders)
        after = Block((OfThatStrike(points, aims, more, then),))
        put_off(combat, "after combat", after, me, source=me.card)


def hurts_after_combat(points: int) -> HurtAfterCombat:
    """After combat, this strike inflicts N damage on the opposing minion, not preventable; aims and
    the like change it ([PIB 20130319]).
    """
    return HurtAfterCombat(points)


@dataclass(frozen=True)
class HandHits(Amount):
    """Hand strikes of this minion that have inflicted so much damage in this combat."""

    least: int

    def value(self, state: State, me: Scope) -> int:
        """Count what the combat remembers."""
        return hand_hits(state, me.minion, self.least)


def hand_strikes_inflicting(least: int) -> HandHits:
    """How many hand strikes of this minion have inflicted N damage or more in this combat."""
    return HandHits(least)


@dataclass(frozen=True)
class StrikesRequiring(Condition):
    """The strike of this minion in the pair that resolves requires this Discipline."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what it has chosen."""
        fight = state.frame(Round)
        chosen = None if fight is None else fight.strike_of(me.minion)
        if chosen is None:
            return False
        return self.word in classes_of(state, chosen.strike, chosen.card, chosen.mode)


def strikes_requiring(code: str) -> StrikesRequiring:
    """This minion strikes, or has just struck, with a strike that requires this Discipline."""
    return StrikesRequiring(code)


@dataclass(frozen=True)
class NextRequires(Effect):
    """The additional strike that this minion is about to get must require this Discipline."""

    word: str

    def run(self, state: State, me: Scope) -> None:
        """Of the next pair of strikes of this round."""
        fight = state.frame(Round)
        if fight is not None:
            latch(state, "round", REQUIRES, me.minion, fight.pair + 1, self.word)


def next_requires(code: str) -> NextRequires:
    """Of 1 additional strike, said before it: only usable for a strike that requires this."""
    return NextRequires(code)
