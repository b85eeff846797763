"""What a page may send over its socket, and what it gets back. Everything else is refused.

Messages are JSON objects with a `do` (from a page) or a `say` (from the server). A refusal has a
reason and changes nothing.
"""

from __future__ import annotations

from typing import Final

import msgspec

from methuselah.server.screen import Screen

__all__ = [
    "LARGEST",
    "Answer",
    "CancelOrder",
    "Drawn",
    "Message",
    "Order",
    "Outlook",
    "Pace",
    "Refused",
    "Undo",
    "Why",
    "WhyNot",
    "encode",
    "read_message",
]

LARGEST: Final = 4096
"""Bytes of a message from a page; what is larger is refused unread."""
LONGEST_WHAT: Final = 40


class Answer(msgspec.Struct, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """Take an option of the question. at: the question's number, so that none is mistaken."""

    at: int
    option: int


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back the last decision of one's own."""


class Order(msgspec.Struct, tag_field="do", tag="order", forbid_unknown_fields=True):
    """Pass until something is over. until: "action", "phase", "turn", "round", or "" to choose."""

    until: str = ""


class CancelOrder(msgspec.Struct, tag_field="do", tag="cancel order", forbid_unknown_fields=True):
    """Answer for oneself again."""


class Pace(msgspec.Struct, tag_field="do", tag="pace", forbid_unknown_fields=True):
    """How long programs wait before each answer that all see, in milliseconds; pause: they stop."""

    delay: int
    pause: bool = False


class Why(msgspec.Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why is this card, or the basic action of this name, not possible now?"""

    card: int = -1
    action: str = ""


Message = Answer | Undo | Order | CancelOrder | Pace | Why


class Drawn(msgspec.Struct, tag_field="say", tag="screen"):
    """The page as it is now."""

    screen: Screen


class Outlook(msgspec.Struct, tag_field="say", tag="outlook"):
    """What follows from each option of the question `at`."""

    at: int
    then: tuple[str, ...]


class WhyNot(msgspec.Struct, tag_field="say", tag="why"):
    """One sentence, with the rule behind it."""

    words: str


class Refused(msgspec.Struct, tag_field="say", tag="refused"):
    """What was sent has changed nothing, and why."""

    reason: str


_DECODER: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
encode: Final = msgspec.json.Encoder().encode


def read_message(text: str | bytes) -> Message:
    """The message in this text. Raises ValueError with a reason for anything else."""
    size = len(text)
    if size > LARGEST:
        raise ValueError(f"A message of {size} bytes is too long: at most {LARGEST}.")
    try:
        message = _DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise ValueError(f"That is no message of this table: {error}.") from None
    if isinstance(message, Why) and len(message.action) > LONGEST_WHAT:
        raise ValueError("That is the name of no action.")
    return message
