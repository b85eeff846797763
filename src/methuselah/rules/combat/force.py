"""How hard a strike is: strength, what effects call it, its damage, the blood that it steals.

Reads the rows `strength`, `strength is`, `strike damage`, `aggravated strike damage`, `aggravated
strikes` (word: a class of strikes, or "" for any), `aggravated next strike`, `vulnerable` (of the
target; word: a trait of weapons) and `strike steals`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Mode, Strike
from methuselah.engine.rows import amount_of, rows_of, statics_of, total, words
from methuselah.engine.state import State
from methuselah.engine.traits import keywords_of, own_strength
from methuselah.rules.combat.aggravating import (
    NEXT_AGGRAVATED,
    is_weak_spot,
)
from methuselah.rules.combat.combat import Chosen, Round
from methuselah.rules.combat.packet import Packet

__all__ = [
    "BY_STRENGTH",
    "DEFENSIVE",
    "HURTING",
    "classes_of",
    "damage_of",
    "packets_of",
    "stolen_by",
    "strength",
]

DEFENSIVE: Final = ("dodge", "ends", "none")
"""Strikes that are effective at any range."""
HURTING: Final = ("hand", "melee", "damage")
BY_STRENGTH: Final = ("hand", "melee")


def strength(state: State, minion: int) -> int:
    """1 unless printed, or what an effect sets it to (the latest counts), and what is added.

    What a card on it says was there before what somebody plays ([LSJ 19971211-2]).
    """
    own = own_strength(state, minion)
    for card, static in statics_of(state, "strength is", minion):
        own = amount_of(state, card, static, minion)
    for row in rows_of(state, "strength is", minion):
        own = row.value
    return max(0, own + total(state, "strength", minion))


# -- what a strike is -----------------------------------------------------------------------------


def classes_of(state: State, strike: Strike, card: int = NOTHING, key: str = "") -> tuple[str, ...]:
    """Everything that effects may call a strike: its kind, "ranged", "gun", "tha", "weapon", ...

    key: the way in which its card is played, as two of them may give the same strike.
    """
    classes = [strike.kind]
    if strike.kind not in DEFENSIVE:
        classes.append("else")
    if strike.ranged:
        classes.append("ranged")
    if strike.dodges:
        classes.append("dodge")
    if strike.gun:
        classes.append("gun")
    if card != NOTHING:
        keywords = keywords_of(state, card)
        classes += [code.lower() for code in _required(state, strike, card, key)]
        classes += [word for word in ("weapon", "melee weapon") if word in keywords]
        if any(mode.strike == strike for mode in state.definition(card).modes):
            classes.append("card")
    return tuple(classes)


def _required(state: State, strike: Strike, card: int, key: str) -> tuple[str, ...]:
    """The Disciplines that a card requires for this strike.

    One that an action card in play provides requires what that card did as it was played
    ([LSJ 20081120-2]); a weapon is used without its Discipline.
    """
    definition, record = state.definition(card), state.cards.get(card)
    modes = [mode for mode in definition.modes if strike in (mode.strike, *_given_by(mode))]
    modes = [mode for mode in modes if mode.key == key] or modes
    if not modes and record is not None and "action" in definition.face.types:
        modes = [mode for mode in definition.modes if mode.key == record.mode]
    return modes[0].disciplines if modes else ()


def _given_by(mode: Mode) -> list[Strike]:
    """The strikes that a card lets a minion use, which require what it was played with."""
    given = (getattr(effect, "strike", None) for effect in mode.effect.effects)
    return [strike for strike in given if isinstance(strike, Strike)]


def damage_of(state: State, strike: Chosen) -> int:
    """The damage that a strike would inflict now on an opponent without particulars."""
    return sum(packet.amount for packet in packets_of(state, strike))


# -- damage ---------------------------------------------------------------------------------------


def packets_of(state: State, strike: Chosen) -> list[Packet]:
    """The damage of a strike: a hand strike does strength and what its card adds.

    Added damage is like the strike's own; aggravated additions leave that as it is (R3 6.4.6).
    """
    if (kind := strike.strike.kind) not in HURTING:
        return []
    who = strike.minion if strike.user == NOTHING else strike.user
    classes = classes_of(state, strike.strike, strike.card, strike.mode)
    own = strike.damage + (strength(state, who) if kind in BY_STRENGTH else 0)
    own += sum(number for number, aggravated in strike.more if not aggravated)
    own += _bonus(state, "strike damage", who, classes)
    own += _bonus(state, "strike damage", strike.card, classes) if strike.weapon else 0
    added = sum(number for number, aggravated in strike.more if aggravated)
    added += _bonus(state, "aggravated strike damage", who, classes)
    if strike.weapon:
        added += _bonus(state, "aggravated strike damage", strike.card, classes)
    worse = [*words(state, "aggravated strikes", who), *words(state, NEXT_AGGRAVATED, who)]
    if strike.weapon:
        worse += words(state, "aggravated strikes", strike.card)
    aggravated = strike.strike.aggravated or any(word in ("", *classes) for word in worse)
    aggravated = aggravated or is_weak_spot(state, strike, classes)
    source = next((word for word in ("gun", "weapon") if word in classes), "strike")
    riders = tuple(rider for rider in strike.riders if not rider.on_hit)
    base = Packet(
        victim=strike.target,
        amount=own,
        aggravated=aggravated,
        source=source,
        card=strike.card if strike.card != NOTHING else strike.minion,
        by=strike.minion,
        unpreventable=strike.strike.unpreventable,
        proof=strike.strike.proof,
        ranged=strike.strike.ranged,
        hand=kind == "hand",
        melee="melee weapon" in classes,
        weapon=strike.card if "weapon" in classes else NOTHING,
        riders=riders if strike.target == _opponent(state, strike) else (),
    )
    if strike.user != NOTHING:
        base = replace(base, source="retainer", card=who, by=NOTHING)
    if strike.strike.most:  # the excess is ignored, not prevented ([LSJ 20071117])
        added = min(added, strike.strike.most)
        base = replace(base, amount=min(own, strike.strike.most - added))
    return [
        packet
        for packet in (base, replace(base, amount=added, aggravated=True))
        if packet.amount > 0
    ]


def _opponent(state: State, strike: Chosen) -> int:
    fight = state.frame(Round)
    return NOTHING if fight is None else fight.combat(state).opponent(strike.minion)


def _bonus(state: State, kind: str, minion: int, classes: tuple[str, ...]) -> int:
    """The sum of what adds to strikes of these classes."""
    wanted = ("", *classes)
    value = sum(row.value for row in rows_of(state, kind, minion) if row.word in wanted)
    for card, static in statics_of(state, kind, minion):
        if static.word in wanted:
            value += amount_of(state, card, static)
    return value


# -- stealing blood -------------------------------------------------------------------------------


def stolen_by(state: State, strike: Chosen) -> int:
    """How much a strike would steal, with what cards in play add to it."""
    classes = classes_of(state, strike.strike, strike.card, strike.mode)
    return strike.damage + _bonus(state, "strike steals", strike.minion, classes)
