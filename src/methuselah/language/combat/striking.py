"""The words of strikes: what a strike is and does beyond damage, aims, who chooses first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import (
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
from methuselah.engine.rows import latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import is_vampire
from methuselah.language.changing.effects import add, burn_blood
from methuselah.language.combat.fighting import IN_ROUND
from methuselah.language.names import Limit
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.identity import frenzy_of
from methuselah.language.reading.qualities import keyword
from methuselah.language.reading.which import THIS
from methuselah.language.ways import combat_card, price, use
from methuselah.rules.combat.additional import BY_HAND, lose_strikes
from methuselah.rules.combat.choosing import change_order, is_first_to_choose
from methuselah.rules.combat.combat import Combat, Rider, Round
from methuselah.rules.combat.queueing import queue_combat
from methuselah.rules.combat.rounds import LAST_ROUND
from methuselah.rules.combat.strike_effects import (
    add_to_strike,
    commit,
    damage_of,
    is_dodge,
    is_first,
    is_undodgeable,
)
from methuselah.rules.playing.as_played import AsPlayed

__all__ = [
    "AT_LONG",
    "BOTH_STRIKE",
    "CHOOSES_FIRST",
    "DODGED",
    "FIRST_ADDITIONAL",
    "NEW_AT_THIS_LEVEL",
    "NOT_ADDITIONAL",
    "OPPOSED_BY_YOU",
    "OPPOSING_BURNED_BY_THIS_STRIKE",
    "PLAYED_LAST_ROUND",
    "THIS_STRIKE_RESOLVES",
    "affects_this",
    "aim_card",
    "blood_lost_to_damage",
    "claws_for_a_blood",
    "damage_inflicted",
    "damage_strike",
    "destroys",
    "hand_strike_and_dodge",
    "harmless",
    "if_inflicted",
    "ignoring_excess",
    "melee_strike",
    "next_by_hand",
    "no_additional_strikes",
    "only_once",
    "opponent_chooses_first",
    "played_by",
    "seizes",
    "sends_into_combat",
    "steal_this",
    "strength_strike",
    "strike_does_more",
    "weapon_damage",
]


@dataclass(frozen=True)
class DamageInflicted(Amount):
    """The damage that a minion has successfully inflicted this round ([TOM 19950304])."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Read it from the round."""
        fight = state.frame(Round)
        return 0 if fight is None else sum(map(fight.dealt_by, self.which.find(state, me)))


def damage_inflicted(which: Which) -> DamageInflicted:
    """The damage that a minion has successfully inflicted this round; none by its retainers."""
    return DamageInflicted(which)


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


# -- strikes --------------------------------------------------------------------------------------

hand_strike_and_dodge: Final = Strike("hand", dodges=True)
"""A hand strike and a dodge in one."""


def damage_strike(
    damage: int | Amount,
    *,
    aggravated: bool = False,
    unpreventable: bool = False,
    hit: tuple[Effect, ...] = (),
) -> Strike:
    """N damage, by no hand and at close range only; what else happens if it is not dodged."""
    return Strike(
        "damage", damage, aggravated=aggravated, unpreventable=unpreventable, hit=Block(hit)
    )


def affects_this(*effects: Effect, ranged: bool = False) -> Strike:
    """A strike that does something for its own minion, dodged or not."""
    return Strike("effect", ranged=ranged, anyway=Block(effects))


def melee_strike(
    more: int = 0, *, aggravated: bool = False, hit: tuple[Effect, ...] = ()
) -> Strike:
    """The strike of a melee weapon: strength +N damage; `hit` with effects unless it is dodged."""
    return Strike("melee", more, aggravated=aggravated, hit=Block(hit))


def strength_strike(
    more: int = 0,
    *,
    ranged: bool = False,
    undodgeable: bool = False,
    spares: str = "",
    anyway: tuple[Effect, ...] = (),
) -> Strike:
    """Strength +N damage by no hand, nor by a weapon unless it is in `strikes`; `spares`: not at
    minions with that trait; `anyway` with effects, even if it is dodged.
    """
    return Strike(
        "melee",
        more,
        ranged=ranged,
        undodgeable=undodgeable,
        spares=spares,
        anyway=Block(anyway),
    )


def ignoring_excess(what: Strike, most: int) -> Strike:
    """That strike; if more than so much damage is inflicted with it, the excess is ignored."""
    return replace(what, most=most)


def harmless(what: Strike) -> Strike:
    """That strike, its damage reduced to zero."""
    return replace(what, most=-1)


def destroys(*kinds: str, ranged: bool = False, first: bool = False) -> Strike:
    """A strike that destroys a card of one of these types: "equipment", "retainer", "weapon"."""
    return Strike("destroy", ranged=ranged, first=first, seizes=kinds)


def seizes(*kinds: str, first: bool = False) -> Strike:
    """A strike that steals such equipment; it cannot be used until the next round."""
    return Strike("take", first=first, seizes=kinds)


steal_this: Final = Strike("take", seizes=("this",))
"""A strike that steals the card that gives it; it cannot be used until the next round."""


@dataclass(frozen=True)
class WeaponDamage(Amount):
    """What a weapon would inflict if its bearer struck with it now ([RTR 19980623])."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Of several strikes of one weapon, the hardest."""
        return max(
            (
                damage_of(state, commit(state, use.strike, Scope(seat, weapon, bearer, use.key)))
                for weapon in self.which.find(state, me)
                for seat, bearer in [(state.controller(weapon), state.cards[weapon].parent)]
                for use in state.definition(weapon).uses
                if use.strike is not None
            ),
            default=0,
        )


def weapon_damage(which: Which) -> WeaponDamage:
    """The damage that a weapon would inflict as a strike."""
    return WeaponDamage(which)


# -- conditions -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class OfStrike(Condition):
    """Something about the round or the strikes in one word: see `holds`."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read the fact from the round in progress."""
        fight, combat = state.frame(Round), state.frame(Combat)
        if fight is None or combat is None:
            return False
        if self.word == "at long range":
            return fight.range == "long"
        if self.word == "both strike":
            strikes = [fight.strike_of(minion) for minion in combat.fighters]
            return all(one is not None and one.strike.kind != "none" for one in strikes)
        if self.word == "first additional":
            return fight.pair == 2
        if self.word == "not additional":
            return fight.pair <= 1
        if self.word == "chooses first":
            return is_first_to_choose(state, me.minion)
        if self.word == "new at this level":
            name = state.definition(me.card).face.name
            return not latched(state, "combat", "played", name, me.mode)
        if self.word == "opposed by you":
            playing = state.frame(AsPlayed)
            if playing is None or playing.minion not in combat.fighters:
                return False
            return combat.seat_of(state, combat.opponent(playing.minion)) == me.you
        if me.minion not in combat.fighters:
            return False
        foe = combat.opponent(me.minion)
        if self.word == "dodged":
            reply, own = fight.strike_of(foe), fight.strike_of(me.minion)
            if own is not None and is_undodgeable(state, own):
                return False
            return reply is not None and is_dodge(reply.strike)
        strike = fight.strike_of(me.minion)
        if strike is None or strike.card != me.card:
            return False
        at = ("retainers", "resolve_rest") if is_first(state, strike) else ("strike_resolved",)
        if self.word == "resolves":
            return fight.at in at
        assert self.word == "opposing vampire burned", self.word
        return fight.at in at and is_vampire(state, foe) and me.one("number") == foe


AT_LONG: Final = OfStrike("at long range")
"""At long range."""
NOT_ADDITIONAL: Final = OfStrike("not additional")
"""The strike being chosen is no additional strike."""
FIRST_ADDITIONAL: Final = OfStrike("first additional")
"""The strike in question is the first additional one of the round: which was gained before any."""
BOTH_STRIKE: Final = OfStrike("both strike")
"""Both fighters have chosen the strikes that resolve next."""
CHOOSES_FIRST: Final = OfStrike("chooses first")
"""This minion would choose its strike first."""
NEW_AT_THIS_LEVEL: Final = OfStrike("new at this level")
"""No card of this name was played at this level in this combat, by either side."""
OPPOSED_BY_YOU: Final = OfStrike("opposed by you")
"""You control the minion that fights the one that plays the card."""
DODGED: Final = OfStrike("dodged")
"""The opposing minion dodges."""
THIS_STRIKE_RESOLVES: Final = OfStrike("resolves")
"""A strike with this weapon is being resolved, dodged or not."""
OPPOSING_BURNED_BY_THIS_STRIKE: Final = OfStrike("opposing vampire burned")
"""As the opposing vampire is burned during the resolution of a strike with this weapon."""


@dataclass(frozen=True)
class PlayedLastRound(Condition):
    """This minion played a card of the name of this one in the round before, cancelled or not."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the combat remembers."""
        combat = state.frame(Combat)
        name = state.definition(me.card).face.name
        return combat is not None and latched(
            state, "combat", LAST_ROUND, me.minion, name, combat.number - 1
        )


PLAYED_LAST_ROUND: Final = PlayedLastRound()
"""This minion played a card of this name in the last round of this combat."""


@dataclass(frozen=True)
class PlayedBy(Condition):
    """The card being played is played by one of these minions and has one of these keywords.

    "strike": it is played as a strike card.
    """

    which: Which
    keywords: tuple[str, ...]

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card being played."""
        playing = state.frame(AsPlayed)
        if playing is None or not self.which.fits(state, me, playing.minion):
            return False
        if "strike" in self.keywords and playing.mode.strike is not None:
            return True
        if "frenzy" in self.keywords and frenzy_of(playing.mode) is not None:
            return True
        return any(keyword(word).passes(state, me, playing.card) for word in self.keywords)


def played_by(which: Which, *keywords: str) -> PlayedBy:
    """As they play an aim, frenzy, grapple or "strike" card."""
    return PlayedBy(which, keywords)


# -- aims -----------------------------------------------------------------------------------------


def aim_card(*parts: Node) -> Mode:
    """An aim: played as this minion chooses a strike."""
    return combat_card(*parts, at=("as_strike_chosen",))


@dataclass(frozen=True)
class IfInflicted(Effect):
    """If any damage of this strike is successfully inflicted on the opposing minion."""

    more: int
    then: Block

    def run(self, state: State, me: Scope) -> None:
        """Put it on the strike that the minion has chosen."""
        fight = state.frame(Round)
        strike = None if fight is None else fight.strike_of(me.minion)
        if fight is None or strike is None:
            return
        aimed = replace(strike, riders=(*strike.riders, Rider(me.card, self.more, self.then)))
        fight.chosen = tuple(aimed if other is strike else other for other in fight.chosen)


def if_inflicted(*then: Effect, more: int = 0) -> IfInflicted:
    """If any damage of this strike is inflicted, more damage and what else happens."""
    return IfInflicted(more, Block(then))


@dataclass(frozen=True)
class StrikeDoesMore(Effect):
    """The strike that this minion has chosen does more damage, if it does any (R3 6.4.6)."""

    points: Number

    def run(self, state: State, me: Scope) -> None:
        """Of this one strike; what is added is like its own damage."""
        add_to_strike(state, me.minion, number(self.points, state, me))


def strike_does_more(points: Number) -> StrikeDoesMore:
    """The strike does +N damage, whether or not any of it gets through. [RTR 19970630]"""
    return StrikeDoesMore(points)


@dataclass(frozen=True)
class NextByHand(Effect):
    """The additional strike that this minion is about to get can only be a hand strike."""

    def run(self, state: State, me: Scope) -> None:
        """Of the next pair of strikes of this round."""
        fight = state.frame(Round)
        if fight is not None:
            latch(state, "round", BY_HAND, me.minion, fight.pair + 1)


def next_by_hand() -> NextByHand:
    """Of 1 additional strike, said before it: only usable to make a hand strike."""
    return NextByHand()


@dataclass(frozen=True)
class LoseStrikes(Effect):
    """Minions cannot use additional strikes this round, not even those that they have gained."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Take away what is left, and let them gain none."""
        for minion in self.which.find(state, me):
            lose_strikes(state, minion)


def no_additional_strikes(which: Which) -> LoseStrikes:
    """It cannot use any additional strikes this round."""
    return LoseStrikes(which)


# -- what else happens ----------------------------------------------------------------------------


@dataclass(frozen=True)
class ChangeOrder(Effect):
    """The opposing minion chooses its strike first."""

    def run(self, state: State, me: Scope) -> None:
        """For this pair of strikes."""
        change_order(state)


def opponent_chooses_first() -> ChangeOrder:
    """The opposing minion chooses its strike first instead."""
    return ChangeOrder()


@dataclass(frozen=True)
class OnlyOnce(Effect):
    """Effects that this card has once in a duration ("combat"), however often it is used."""

    span: str
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """The first time."""
        if not latched(state, self.span, "only once", me.card):
            latch(state, self.span, "only once", me.card)
            run(state, self.effects, me)


def only_once(span: str, *effects: Effect) -> OnlyOnce:
    """These effects happen only once in a duration, however often the card is used."""
    return OnlyOnce(span, Block(effects))


@dataclass(frozen=True)
class SendInto(Effect):
    """Another combat follows, unless this one goes on ([RTR 20020501])."""

    acting: Which
    opposing: Which

    def run(self, state: State, me: Scope) -> None:
        """Queue it, if none is queued."""
        for acting in self.acting.find(state, me):
            for opposing in self.opposing.find(state, me):
                if NOTHING not in (acting, opposing):
                    queue_combat(state, acting, opposing, lapses=True)


def sends_into_combat(acting: Which, opposing: Which) -> SendInto:
    """After this combat that minion, as the acting one, enters combat with the other."""
    return SendInto(acting, opposing)


def claws_for_a_blood(once: Limit = "round") -> Mode:
    """The bearer can burn 1 blood to make the damage of its hand strikes aggravated this round.

    After both strikes were chosen, too, but before they are resolved ([RTR 19960112]).
    """
    claws = add("aggravated strikes", to=THIS, until="round", word="hand")
    return use(price(burn_blood(1)), claws, by="bearer", at=IN_ROUND, once=once)
