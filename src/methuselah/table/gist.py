"""What an effect does, in a few words made from its own parts.

For choices between effects ("do this or that"), which no card name can tell apart. Every node
of the language is a frozen record of plain values, so that a word it has no phrase for is said
by its own name.
"""

from __future__ import annotations

import re
from typing import Final

from methuselah.engine.definitions import Amount, Block, Effect, Node
from methuselah.language.seats import Seats

__all__ = ["gist"]

COUNTERS: Final = {
    "gain blood": "gain {n} blood",
    "burn blood": "burn {n} blood",
    "gain pool": "gain {n} pool",
    "burn pool": "burn {n} pool",
    "add counters": "add {n} to the counters",
}
CHANGES: Final = {
    "lock": "lock",
    "unlock": "unlock",
    "burn": "burn",
    "leave torpor": "move to the ready region",
}


def gist(effect: Effect) -> str:
    """A short phrase for an effect or a block of them; choices inside are made later."""
    if isinstance(effect, Block):
        said = [gist(part) for part in effect.effects]
        return " and ".join(words for words in said if words) or "nothing"
    name = type(effect).__name__
    phrase = _PHRASES.get(name)
    return _by_name(name) if phrase is None else phrase(effect)


def _by_name(name: str) -> str:
    """ "MoveAllocated" is "move allocated".

    >>> _by_name("DrawUp")
    'draw up'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


def _amount(value: object) -> str:
    return "some" if isinstance(value, Amount) else str(value)


def _counter(effect: Effect) -> str:
    what = str(getattr(effect, "what", ""))
    said = COUNTERS.get(what, what).format(n=_amount(getattr(effect, "amount", 1)))
    return said + _whose(getattr(effect, "cards", None))


def _whose(which: object) -> str:
    """ "of the chosen card" where the effect is about a card that is chosen for it."""
    name = getattr(which, "name", "")
    if name == "target" or str(name).startswith("chosen"):
        return " of the card you choose"
    return ""


def _change(effect: Effect) -> str:
    what = str(getattr(effect, "what", ""))
    which = getattr(effect, "which", None)
    target = _whose(which).removeprefix(" of ") or "this card"
    return f"{CHANGES.get(what, what)} {target}"


def _move(effect: Effect) -> str:
    number = _amount(getattr(effect, "amount", 1))
    places = [
        "your pool" if isinstance(getattr(effect, side), Seats) else "the card"
        for side in ("source", "to")
    ]
    return f"move {number} from {places[0]} to {places[1]}"


def _said_later(effect: Effect) -> str:
    return ""


def _inner(effect: Effect) -> str:
    block = getattr(effect, "effects", None)
    return gist(block) if isinstance(block, Block) else _by_name(type(effect).__name__)


def _ways(effect: Effect) -> str:
    ways: tuple[Node, ...] = getattr(effect, "ways", ())
    return " or ".join(gist(way) for way in ways if isinstance(way, Effect))


_PHRASES: Final = {
    "Counter": _counter,
    "Change": _change,
    "Move": _move,
    "Choose": _said_later,
    "ChooseSeat": _said_later,
    "ChooseNumber": _said_later,
    "Later": _said_later,
    "Aim": _said_later,
    "May": _inner,
    "Price": _inner,
    "Times": _inner,
    "Each": _inner,
    "EachSeat": _inner,
    "OneOf": _ways,
}
