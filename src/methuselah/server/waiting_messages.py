"""What a page may send to a table that waits, and what it gets back. Everything else is refused."""

from __future__ import annotations

from typing import Final

import msgspec

from methuselah.server.messages import Refused
from methuselah.wording.wrong import Wrong

__all__ = [
    "Arrange",
    "BeginNow",
    "ChairNow",
    "Declined",
    "ListIt",
    "Seated",
    "Sit",
    "StandUp",
    "TableWaits",
    "WaitingMessage",
    "WaitingSaid",
    "read_waiting",
]

LARGEST: Final = 120_000
"""Bytes of a message: the longest list of a deck goes in."""


class Sit(msgspec.Struct, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Sit down on a free chair, or bring something else to one's own. deck: a precon by name,
    text: a list in any format that is read; without either, a starter deck that nobody has.
    """

    chair: int
    name: str = ""
    deck: str = ""
    text: str = ""


class StandUp(msgspec.Struct, tag_field="do", tag="stand up", forbid_unknown_fields=True):
    """Let others have one's chair."""


class Arrange(msgspec.Struct, tag_field="do", tag="arrange", forbid_unknown_fields=True):
    """The host says who a chair is for: "open", or the name of a program with a precon's name.
    Who sat there looks on.
    """

    chair: int
    who: str
    deck: str = ""


class ListIt(msgspec.Struct, tag_field="do", tag="list", forbid_unknown_fields=True):
    """The host says whether strangers are shown the table."""

    listed: bool


class BeginNow(msgspec.Struct, tag_field="do", tag="begin", forbid_unknown_fields=True):
    """The host begins the game."""


WaitingMessage = Sit | StandUp | Arrange | ListIt | BeginNow


class ChairNow(msgspec.Struct):
    """A chair of a table that waits. who: "open" for a person, or the name of a program; free:
    whether one may sit down; here: whether who sits there looks at the table now; deck: a
    program's or one's own, "" for one that nobody else may know or that is drawn.
    """

    who: str
    name: str
    free: bool
    here: bool
    deck: str


class TableWaits(msgspec.Struct, tag_field="say", tag="waits"):
    """A table that waits. mine, host: numbers of chairs, -1 for none; listed: whether strangers
    are shown it; by_itself: whether it begins when all have come; begun: the name of its game, ""
    before; in_order: whether the seats are those of the chairs, or drawn.
    """

    table: str
    chairs: tuple[ChairNow, ...]
    mine: int
    host: int
    listed: bool
    by_itself: bool
    begun: str
    edition: str
    form: str
    turns: int
    minutes: int
    in_order: bool


class Seated(msgspec.Struct, tag_field="say", tag="seated"):
    """What opens the chair that she has taken, and then her seat."""

    key: str


class Declined(msgspec.Struct, tag_field="say", tag="declined"):
    """What was sent has changed nothing: all that is wrong, and in which lines of a list it is, 0
    for none.
    """

    errors: tuple[str, ...]
    lines: tuple[int, ...]


WaitingSaid = TableWaits | Seated | Declined | Refused
"""Whatever a page hears from a table that waits."""

_DECODER: Final[msgspec.json.Decoder[WaitingMessage]] = msgspec.json.Decoder(WaitingMessage)


def read_waiting(text: str | bytes) -> WaitingMessage:
    """The message in this text. Raises ValueError with a reason for anything else."""
    size = len(text)
    if size > LARGEST:
        raise Wrong("message-too-long", size=size, most=LARGEST)
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise Wrong("no-message", reason=str(error)) from None
