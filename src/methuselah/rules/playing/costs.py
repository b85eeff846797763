"""What a card or action costs, who can pay it, and paying (R0, 3. Resolve the Action; traps, Cost).

Minion cards are paid by the minion that plays them, blood with its blood, pool with its
Methuselah's pool. Reads the rows `half blood cost`, `blood cost` and `pool cost` (subject: the
minion, or for `card cost` the card), `cards cost` (of any description: see `rules.playing.prices`),
`master on it` (pool; subject: the target), `redirection cost` (blood or life, of a card that
changes the target of a bleed) and `helped` (of a card; word: "blood" or "pool"; what others have
paid of it): multiply first, then add ([RTR 20070707]).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Block, Mode
from methuselah.engine.records import record
from methuselah.engine.rows import (
    amount_of,
    found,
    none_in_force,
    rows_of,
    statics_of,
    total,
    words,
)
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import cards_on, is_vampire, plays_as_a_vampire
from methuselah.pool import X_COST
from methuselah.rules.playing.prices import CARDS_COST, Price, prices_of

__all__ = [
    "CONVICTIONS",
    "FREE",
    "HELPED",
    "LIFE_COST",
    "MASTER_ON_IT",
    "Cost",
    "affords_price",
    "announced_cost",
    "as_action",
    "can_pay",
    "cost_of",
    "master_on",
    "most_x",
    "pay",
    "pay_what_you_can",
    "purse",
]

CONVICTIONS: Final = "convictions"
"""The name under which an imbued chooses the convictions that it burns as a cost."""
LIFE_COST: Final = "life cost"
"""The name of what an action that a card in play allows costs an ally."""
MASTER_ON_IT: Final = "master on it"
"""The row of what a master that targets a card costs more."""
HELPED: Final = "helped"
"""The row of what others have paid of the cost of a card; word: "blood" or "pool"."""
ACTION_COST: Final = "action cost"
"""The row of what actions cost beyond the cards that they are taken with."""
ACTION_POOL_COST: Final = "action pool cost"
"""The row of the pool that they cost besides."""
ACTION_COST_OR_LIFE: Final = "action cost or life"
"""The row of the blood, or of an ally the life, that they cost besides."""
HALF_BLOOD_COST: Final = "half blood cost"
"""The row of cards that cost a minion half as much blood; word: not those played as this."""
NO_OWN_COST: Final = "no own blood cost"
"""The row of cards that cost a minion no blood by themselves; word: those played as this."""
CHANGES: Final = (
    "no cost",
    NO_OWN_COST,
    "card cost",
    MASTER_ON_IT,
    "blood cost",
    HALF_BLOOD_COST,
    "pool cost",
    "redirection cost",
    CARDS_COST,
    HELPED,
)
"""Everything that changes what a card costs."""


@record
class Cost:
    """Blood from the minion, pool from its Methuselah; life from an ally that has no blood.

    convictions: those that an imbued burns, as they were announced ([RTR 20111202]).
    """

    blood: int = 0
    pool: int = 0
    life: int = 0
    convictions: tuple[int, ...] = ()


FREE: Final = Cost()


def cost_of(state: State, card: int, mode: Mode, minion: int, scope: Scope) -> Cost:
    """What playing a card from the hand costs now; X is what was chosen, 0 before that."""
    face = state.definition(card).face
    blood = face.blood_cost or 0
    pool = face.pool_cost or 0
    if blood == X_COST:
        blood = _x(state, mode, scope)
    if pool == X_COST:
        pool = _x(state, mode, scope)
    if mode.fewer is not None:
        fewer = mode.fewer.value(state, scope)
        blood, pool = max(0, blood - fewer), max(0, pool - fewer)
    if none_in_force(state, CHANGES):
        if not blood and not pool and not scope.env:
            return FREE
        return Cost(max(0, blood), max(0, pool), convictions=scope.all(CONVICTIONS))
    return _changed(state, card, mode, minion, scope, blood, pool)


def _changed(
    state: State, card: int, mode: Mode, minion: int, scope: Scope, blood: int, pool: int
) -> Cost:
    """What a card that costs so much costs with all that changes it."""
    if found(state, "no cost", minion):
        return FREE
    if blood and mode.play in words(state, NO_OWN_COST, minion):
        blood = 0  # what others add is paid (003, Dragos)
    pool += total(state, "card cost", card)
    if mode.play == "master":
        pool += sum(master_on(state, target, scope.you) for target in mode.announce.targets(scope))
    if minion != NOTHING:
        costs_blood = bool(blood)
        if costs_blood and any(mode.play != word for word in words(state, HALF_BLOOD_COST, minion)):
            blood //= 2
        blood += total(state, "blood cost", minion) if costs_blood else 0
        pool += total(state, "pool cost", minion) if pool else 0
    blood, pool, either = _with_prices(blood, pool, prices_of(state, card, mode, minion, scope.you))
    if minion != NOTHING and "redirects" in mode.traits:
        either += total(state, "redirection cost", minion)
    convictions = scope.all(CONVICTIONS)
    helped = dict.fromkeys(("blood", "pool"), 0)
    for row in rows_of(state, HELPED, card):
        helped[row.word] += row.value
    pool = max(0, pool - helped["pool"])
    if either and not is_vampire(state, minion):
        return Cost(max(0, blood - helped["blood"]), pool, either, convictions)
    return Cost(max(0, blood + either - helped["blood"]), pool, convictions=convictions)


def master_on(state: State, target: int, seat: int) -> int:
    """What a master card of a Methuselah that targets this card costs beyond its own cost.

    What counts for "your" masters only counts for those of the target's controller.
    """
    own = state.controller(target) == seat
    changes = _changes(state, MASTER_ON_IT, target)
    return sum(amount for whose, amount in changes if own or whose != "yours")


def _with_prices(blood: int, pool: int, prices: list[Price]) -> tuple[int, int, int]:
    """Blood, pool, and blood or life that a card costs: first what is added, then what is less."""
    either = 0
    for amount, of in sorted(prices, reverse=True):
        if "life" in of:
            either += amount
        elif "blood" in of and (blood > 0 or (amount > 0 and of == ("blood",))):
            blood += amount
        elif "pool" in of and (pool > 0 or (amount > 0 and of == ("pool",))):
            pool += amount
    return blood, pool, max(0, either)


def _changes(state: State, kind: str, minion: int) -> list[tuple[str, int]]:
    """The changes of a kind about a minion: what they name, and how much."""
    statics = statics_of(state, kind, minion)
    return [
        *((row.word, row.value) for row in rows_of(state, kind, minion)),
        *((static.word, amount_of(state, card, static)) for card, static in statics),
    ]


def _x(state: State, mode: Mode, scope: Scope) -> int:
    return max(0, scope.one("X") if mode.x is None else mode.x.value(state, scope))


def can_pay(state: State, seat: int, minion: int, cost: Cost) -> bool:
    """Whether the minion has the blood and the Methuselah the pool. Allies have no blood."""
    if cost.pool > max(0, state.seats[seat].pool):
        return False
    if any(card not in cards_on(state, minion) for card in cost.convictions):
        return False
    if cost.life and state.cards[minion].blood < cost.blood + cost.life:
        return False
    if cost.blood == 0:
        return True
    return minion != NOTHING and purse(state, minion) >= cost.blood


def affords_price(state: State, me: Scope, mode: Mode, cost: Cost = FREE) -> bool:
    """Whether there is enough for a cost and, besides, for what the text of this way asks for.

    Both are paid by one minion and one Methuselah: each of them alone may be within reach.
    """
    if not mode.cost.effects:
        return True
    blood, pool = Block((*mode.cost.effects, *mode.announce.effects)).takes(state, me)
    blood += cost.blood + cost.life
    if me.minion in state.cards and blood > state.cards[me.minion].blood:
        return False
    return pool + cost.pool <= max(0, state.seats[me.you].pool)


def purse(state: State, minion: int) -> int:
    """The blood a minion can pay with: an ally pays with life only where it plays as a vampire."""
    if is_vampire(state, minion) or plays_as_a_vampire(state, minion):
        return state.cards[minion].blood
    return 0


def pay(state: State, seat: int, minion: int, cost: Cost, why: int = NOTHING) -> None:
    """Pay a cost that can be paid."""
    if cost.blood or cost.life:
        atoms.burn_blood(state, minion, cost.blood + cost.life, why)
    for card in cost.convictions:
        atoms.burn(state, card)
    atoms.burn_pool(state, seat, cost.pool, why)


def pay_what_you_can(state: State, seat: int, minion: int, cost: Cost) -> None:
    """Pay a cost as far as possible: what is missing makes an action fizzle."""
    pool = min(cost.pool, max(0, state.seats[seat].pool))
    there = tuple(card for card in cost.convictions if card in cards_on(state, minion))
    blood = min(cost.blood, purse(state, minion))
    life = min(cost.life, state.cards[minion].blood) if cost.life else 0
    pay(state, seat, minion, Cost(blood, pool, life, there))


def most_x(state: State, seat: int, card: int, minion: int) -> int:
    """The greatest X that can be paid for a card that costs X (X is at least 0)."""
    face = state.definition(card).face
    if face.blood_cost == X_COST:
        return purse(state, minion)
    return max(0, state.seats[seat].pool)


def announced_cost(scope: Scope) -> Cost:
    """What an action that is no card of the hand costs: as it was announced."""
    blood, pool, life = (max(0, scope.one(f"{kind} cost")) for kind in ("blood", "pool", "life"))
    return Cost(blood, pool, life, scope.all(CONVICTIONS))


def as_action(state: State, minion: int, kind: str, cost: Cost) -> Cost:
    """What an action of a kind costs a minion that would cost so much by itself.

    What is added is paid for an action that costs nothing too; what is taken off is blood.
    """
    if none_in_force(state, (ACTION_COST, ACTION_POOL_COST, ACTION_COST_OR_LIFE)):
        return cost
    changes = _of_kind(state, ACTION_COST, minion, kind)
    less = sum(value for value in changes if value < 0)
    more = sum(value for value in changes if value > 0)
    pool = max(0, cost.pool + sum(_of_kind(state, ACTION_POOL_COST, minion, kind)))
    either = sum(_of_kind(state, ACTION_COST_OR_LIFE, minion, kind))
    life = 0 if is_vampire(state, minion) else either
    blood = max(0, cost.blood + less) + more + either - life
    return replace(cost, blood=blood, pool=pool, life=cost.life + life)


def _of_kind(state: State, row: str, minion: int, kind: str) -> list[int]:
    return [value for word, value in _changes(state, row, minion) if word in ("", kind)]
