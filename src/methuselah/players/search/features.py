"""What a Methuselah has, in numbers of about 1: pool, minions, cards in play, and her hand.

It is read of worlds that were dealt for a search, in which every hand is a guess: that of the
seat that searches alone is true.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.engine.rows import total
from methuselah.engine.state import State
from methuselah.engine.traits import capacity, has_disciplines, is_vampire, own_bleed
from methuselah.language.actions.course import Redirect
from methuselah.players.heuristic.worth import asset
from methuselah.players.reading import Gist, gists_of, read_once
from methuselah.rules.combat.strikes import strength
from methuselah.rules.politics.titles import votes_of_title
from methuselah.rules.turn.influence import price_of

__all__ = ["HAND", "MINIONS", "OWN", "TABLE", "belongings"]

TABLE: Final = (
    "pool",
    "below 4 pool",
    "below 8 pool",
    "below 14 pool",
    "near death",
    "torpor",
    "capacity in torpor",
    "to come",
    "capacity soon",
    "capacity to come",
    "permanents",
    "assets",
    "edge",
    "library short",
    "turns",
    "no turn yet",
)
MINIONS: Final = (
    "ready",
    "unlocked",
    "capacity",
    "largest",
    "blood",
    "thirsty",
    "allies",
    "bleed",
    "bleed unlocked",
    "stealth",
    "intercept",
    "intercept unlocked",
    "strength",
    "votes",
    "worn",
)
HAND: Final = (
    "cards",
    "bleed in hand",
    "stealth in hand",
    "intercept in hand",
    "wakes in hand",
    "bounces in hand",
    "votes in hand",
    "combat in hand",
    "actions in hand",
    "masters in hand",
    "dead cards",
)
OWN: Final = (*TABLE, *MINIONS, *HAND)

Amounts = tuple[tuple[str, float], ...]
Way = tuple[tuple[str, ...], Amounts]

MEASURES: Final = {
    "bleed in hand": 4.0,
    "stealth in hand": 3.0,
    "intercept in hand": 3.0,
    "wakes in hand": 2.0,
    "bounces in hand": 2.0,
    "votes in hand": 2.0,
    "combat in hand": 3.0,
    "actions in hand": 3.0,
    "masters in hand": 3.0,
}
"""What is counted of the cards that somebody ready can use, and how many count as 1."""
SOON: Final = 4
"""A crypt card that lacks so many counters can come out in one turn."""


def belongings(state: State, seat: int) -> list[float]:
    """What a Methuselah has, in the order of OWN."""
    return [*_table(state, seat), *_minions(state, seat), *_hand(state, seat)]


def _table(state: State, seat: int) -> list[float]:
    record = state.seats[seat]
    pool = record.pool
    begun = soon = coming = 0
    for card in record.uncontrolled:
        blood = state.cards[card].blood
        if blood:
            price = price_of(state, card)
            begun += blood
            coming += price
            soon += price if price - blood <= SOON else 0
    return [
        pool / 10,
        max(0, 4 - pool) / 4,
        max(0, 8 - pool) / 8,
        max(0, 14 - pool) / 14,
        8 / (pool + 4),
        float(len(record.torpor)),
        sum([capacity(state, minion) for minion in record.torpor]) / 10,
        begun / 10,
        soon / 10,
        coming / 10,
        len(record.permanent) / 3,
        sum([asset(state.definition(card)) for card in record.permanent]) / 3,
        float(state.edge == seat),
        max(0, 15 - len(record.library)) / 15,
        min(record.turns, 12) / 10,
        float(record.turns < 2),
    ]


def _minions(state: State, seat: int) -> list[float]:
    ready = state.seats[seat].ready
    unlocked = size = largest = blood = thirsty = allies = votes = extra = 0
    bleed = bleed_unlocked = stealth = intercept = intercept_unlocked = 0
    worn = 0.0
    for minion in ready:
        card = state.cards[minion]
        blood += card.blood
        bleeds = max(0, own_bleed(state, minion) + total(state, "bleed", minion))
        intercepts = total(state, "intercept", minion)
        bleed += bleeds
        intercept += intercepts
        if not card.locked:
            unlocked += 1
            bleed_unlocked += bleeds
            intercept_unlocked += intercepts
        stealth += total(state, "stealth", minion)
        extra += strength(state, minion) - 1
        if is_vampire(state, minion):
            number = capacity(state, minion)
            size += number
            largest = max(largest, number)
            thirsty += card.blood <= 1
            votes += votes_of_title(state, minion)
        else:
            allies += 1
            size += min(3, card.blood)
        for other in card.attached:
            worn += asset(state.definition(other))
    return [
        len(ready) / 3,
        unlocked / 3,
        size / 10,
        largest / 10,
        blood / 10,
        thirsty / 2,
        allies / 2,
        bleed / 4,
        bleed_unlocked / 4,
        stealth / 2,
        intercept / 2,
        intercept_unlocked / 2,
        extra / 3,
        votes / 4,
        worn / 3,
    ]


def _hand(state: State, seat: int) -> list[float]:
    """What the cards of a hand can do for somebody ready; each card at its best."""
    record = state.seats[seat]
    sums = dict.fromkeys(MEASURES, 0.0)
    able: dict[tuple[str, ...], bool] = {(): True}
    dead = 0
    for card in record.hand:
        best: dict[str, float] = {}
        usable = False
        for disciplines, amounts in _ways(state.definition(card)):
            if disciplines not in able:
                able[disciplines] = any(
                    has_disciplines(state, minion, disciplines) for minion in record.ready
                )
            if able[disciplines]:
                usable = True
                for what, amount in amounts:
                    best[what] = max(amount, best.get(what, 0.0))
        dead += not usable
        for what, amount in best.items():
            sums[what] += amount
    counted = [sums[what] / measure for what, measure in MEASURES.items()]
    return [len(record.hand) / 7, *counted, dead / 4]


@read_once
def _ways(definition: Definition) -> tuple[Way, ...]:
    """For each way to play a card: the Disciplines it takes, and what it does."""
    return tuple((gist.mode.disciplines, _amounts(gist)) for gist in gists_of(definition))


def _amounts(gist: Gist) -> Amounts:
    mode = gist.mode
    found: dict[str, int] = {}
    if mode.play == "action modifier":
        found = {
            "bleed in hand": gist.plus("bleed"),
            "stealth in hand": gist.plus("stealth"),
        }
    elif mode.play == "reaction":
        found = {
            "intercept in hand": gist.plus("intercept"),
            "wakes in hand": mode.by == "locked",
            "bounces in hand": Redirect in gist.does,
        }
    elif mode.play == "combat":
        found = {"combat in hand": 1}
    elif mode.play == "political action":
        found = {"votes in hand": 1}
    elif mode.play == "master":
        found = {"masters in hand": 1}
    elif mode.play in ("action", "equipment", "retainer", "ally"):
        found = {"actions in hand": 1}
    return tuple((what, float(amount)) for what, amount in found.items() if amount)
