"""What the words of a card are worth, where no better judgement is at hand.

Every card that may legally be played does something for somebody: an opinion adds up what its
words say, and for whom, so that nothing lies idle because nobody thought of it.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Amount, Node
from methuselah.language.actions.course import AtMoment, FailAttempt
from methuselah.language.changing.effects import Add, Change, Counter, GiveControl, Put
from methuselah.language.changing.loans import Borrow, Steal
from methuselah.language.choosing.choices import Aim
from methuselah.language.combat.damage import EnvironmentalDamage, Prevent
from methuselah.language.combat.fighting import Additional, EnterCombat, Grant
from methuselah.language.drawing.ash_heaps import Exchange
from methuselah.language.drawing.hands import BurnFromHand, Discard, Draw, DrawUp
from methuselah.language.drawing.libraries import Search
from methuselah.language.drawing.storing import LayHere
from methuselah.language.drawing.tops_of_libraries import FetchOnto, TakeInHand
from methuselah.language.minions.becoming import BecomeMinion, BecomeVampire, FetchDiscipline
from methuselah.language.playing import GiveMasterAction
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import Ref
from methuselah.language.turn.phases import GainDiscardAction
from methuselah.players.heuristic.worth import asset, damage_worth, minion_worth, pool_change
from methuselah.players.reading import Gist, nodes
from methuselah.players.seat import Seat

__all__ = ["opinion", "toll"]

SOMETHING: Final = 0.3
"""What an effect is worth of which nothing is known but that somebody printed it on a card."""
WORTH: Final[dict[type[Node], float]] = {
    BecomeVampire: 3.5,
    BecomeMinion: 2.5,
    FetchDiscipline: 0.4,
    FailAttempt: 0.8,
    Additional: 0.8,
    Grant: 0.4,
    Prevent: 0.6,
    EnterCombat: 0.3,
    Draw: 0.4,
    DrawUp: 0.4,
    Discard: 0.1,
    BurnFromHand: 0.1,
    Exchange: 0.4,
    Search: 1.2,
    FetchOnto: 1.2,
    TakeInHand: 0.5,
    Borrow: 1.0,
    Steal: 1.5,
    GainDiscardAction: 0.4,
    GiveMasterAction: 0.8,
    LayHere: 0.6,
    GiveControl: 1.0,
}
"""What single words are worth to whoever plays them."""
ADDS: Final = {"strength": 0.7, "strength is": 0.8, "hand_size": 0.4, "votes": 0.3}
"""What a point of a number is worth; all others are worth SOMETHING."""
AGAINST: Final = ("must act", "cannot act", "cannot unlock")
OWN: Final = ("minion", "card", "bearer")
"""The names of what belongs to whoever plays a card."""


def opinion(seat: Seat, option: Option, gist: Gist) -> float:
    """What the effect of a way to play or use a card says that it is worth to her."""
    worth, spoken = 0.0, False
    for node in nodes((gist.mode.announce, gist.mode.effect)):
        value = _said(seat, option, node)
        if value is not None:
            worth, spoken = worth + value, True
    return worth if spoken else SOMETHING


def toll(seat: Seat, option: Option, gist: Gist) -> float:
    """What the price of a use is: blood and pool, and a minion that is locked for it."""
    price = 0.0
    for node in nodes(gist.mode.cost):
        if isinstance(node, Counter):
            number = _number(node.amount)
            price += 0.5 * number if node.what == "burn blood" else 0.0
            price += -pool_change(seat, seat.me, -number) if node.what == "burn pool" else 0.0
        elif isinstance(node, Change) and node.what == "lock" and option.minion == option.card:
            price += 0.8
        elif isinstance(node, Change) and node.what == "burn":
            price += 0.5
    return price


def _said(seat: Seat, option: Option, node: Node) -> float | None:
    """What one word is worth, or None of a word that says nothing by itself."""
    if isinstance(node, Counter):
        return _counters(seat, option, node)
    if isinstance(node, Change):
        return _change(seat, option, node)
    if isinstance(node, Put):
        definition = seat.definition(option.card)
        return 0.0 if definition is None else asset(definition)
    if isinstance(node, Add):
        return -0.3 if node.kind in AGAINST else ADDS.get(node.kind, SOMETHING)
    if isinstance(node, EnvironmentalDamage):
        return -damage_worth(seat, option.minion, _number(node.points)) if _is_own(node) else 0.6
    if isinstance(node, (AtMoment, Aim)):
        return None
    return WORTH.get(type(node))


def _counters(seat: Seat, option: Option, node: Counter) -> float:
    number = _number(node.amount)
    if node.what == "gain blood":
        return 0.45 * number if _has_room(seat) else 0.0
    if node.what == "burn blood":
        return -0.5 * number if _is_own(node) else 0.35 * number
    if not isinstance(node.seats, Seats):
        return SOMETHING * number
    change = number if node.what == "gain pool" else -number
    return sum(pool_change(seat, who, change) for who in _named(seat, node.seats.name))


def _named(seat: Seat, name: str) -> tuple[int, ...]:
    """The seats that a word names, where it names them for everybody to see."""
    named = {
        "you": (seat.me,),
        "prey": (seat.prey,),
        "predator": (seat.predator,),
        "each": seat.seats,
        "others": seat.seats[1:],
        "turn": (seat.active,),
    }
    return named.get(name, (seat.prey,) if seat.prey != -1 else ())


def _change(seat: Seat, option: Option, node: Change) -> float:
    own = _is_own(node)
    if node.what == "lock":
        return -0.3 if own else 0.5
    if node.what == "unlock":
        return 0.8 if any(seat.locked(minion) for minion in seat.ready()) else 0.0
    if node.what == "leave torpor":
        return max((0.8 * minion_worth(seat, one) for one in seat.torpor()), default=0.0)
    return -0.2 if own else 1.0


def _is_own(node: Node) -> bool:
    """Whether a word is about the card itself or the minion that uses it."""
    where = (
        getattr(node, "cards", None) or getattr(node, "which", None) or getattr(node, "to", None)
    )
    return isinstance(where, Ref) and where.name in OWN


def _has_room(seat: Seat) -> bool:
    """Whether blood is of use to any of her vampires, those that are to come included."""
    room = any(seat.blood(minion) < seat.capacity(minion) for minion in seat.ready())
    return room or bool(seat.uncontrolled)


def _number(amount: int | Amount) -> int:
    return amount if isinstance(amount, int) else 2
