"""What a page may send over its socket, and what it gets back. Everything else is refused.

Messages are JSON objects with a `do` (from a page) or a `say` (from the server). A refusal has a
reason and changes nothing.
"""

from __future__ import annotations

from typing import Final

import msgspec

from methuselah.server.screen import Screen
from methuselah.server.talk import Back, Word
from methuselah.wording.wrong import Wrong

__all__ = [
    "LARGEST",
    "Answer",
    "Around",
    "CancelOrder",
    "Consent",
    "Drawn",
    "Forfeit",
    "GoBack",
    "LetPlay",
    "Message",
    "Offer",
    "Order",
    "Outlook",
    "Pace",
    "PaceNow",
    "Point",
    "Points",
    "PointsNow",
    "PresentNow",
    "Refused",
    "Reply",
    "Said",
    "Say",
    "SetAgain",
    "Undo",
    "Why",
    "WhyNot",
    "Wish",
    "encode",
    "read_message",
]

LARGEST: Final = 4096
"""Bytes of a message from a page; what is larger is refused unread."""
LONGEST_WHAT: Final = 40


class Answer(msgspec.Struct, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """Take an option of the question. at: the question's number, so that none is mistaken; times:
    how often in a row, of those that it offers (`OptionNow.times`).
    """

    at: int
    option: int
    times: int = 1


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back the last decision of one's own."""


class Forfeit(msgspec.Struct, tag_field="do", tag="forfeit", forbid_unknown_fields=True):
    """Nothing for the steps before this one of the action or combat: they are passed for her."""

    step: str


class Order(msgspec.Struct, tag_field="do", tag="order", forbid_unknown_fields=True):
    """Pass until something is over. until: "action", "combat", "phase", "turn", "round", or ""."""

    until: str = ""


class CancelOrder(msgspec.Struct, tag_field="do", tag="cancel order", forbid_unknown_fields=True):
    """Answer for oneself again."""


class Wish(msgspec.Struct, tag_field="do", tag="wish", forbid_unknown_fields=True):
    """How to be asked. full: in every window; hold: in the next one; stops: where the table waits
    for this seat (`table/passing.py`), None to leave them as they are.
    """

    full: bool = False
    hold: bool = False
    stops: list[str] | None = None


class Pace(msgspec.Struct, tag_field="do", tag="pace", forbid_unknown_fields=True):
    """How long programs wait before each answer that all see, in milliseconds; pause: they stop;
    step: but for one thing that all see.
    """

    delay: int
    pause: bool = False
    step: bool = False


class Say(msgspec.Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Something to all at the table."""

    words: str


class Offer(msgspec.Struct, tag_field="do", tag="offer", forbid_unknown_fields=True):
    """A deal, to a seat; nothing holds anybody to it."""

    to: int
    words: str


class Reply(msgspec.Struct, tag_field="do", tag="reply", forbid_unknown_fields=True):
    """verdict: "accepted" or "declined", or "withdrawn" by who has offered it."""

    deal: int
    verdict: str


class Points(msgspec.Struct, tag_field="do", tag="points", forbid_unknown_fields=True):
    """Where could the table go back to?"""


class GoBack(msgspec.Struct, tag_field="do", tag="go back", forbid_unknown_fields=True):
    """Ask all to go back to a point that the table offers. misplay: what was played there was
    played too early: who played it has forfeited the steps before it (R1, Misplays).
    """

    to: int
    misplay: bool = False


class Consent(msgspec.Struct, tag_field="do", tag="consent", forbid_unknown_fields=True):
    """Agree to go back, or not; who has asked takes it back by not agreeing."""

    agrees: bool


class LetPlay(msgspec.Struct, tag_field="do", tag="let play", forbid_unknown_fields=True):
    """Let a program play for somebody who has been away for long, until she comes back."""

    seat: int


class Why(msgspec.Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why is this card, or the basic action of this name, not possible now?"""

    card: int = -1
    action: str = ""


Message = (
    Answer
    | Undo
    | Forfeit
    | Order
    | CancelOrder
    | Wish
    | Pace
    | Why
    | Say
    | Offer
    | Reply
    | Points
    | GoBack
    | Consent
    | LetPlay
)


class Drawn(msgspec.Struct, tag_field="say", tag="screen"):
    """The page as it is now."""

    screen: Screen


class Outlook(msgspec.Struct, tag_field="say", tag="outlook"):
    """What follows from each option on the screen `at`, and what the stage foresees."""

    at: int
    then: tuple[str, ...]
    ahead: tuple[str, ...]


class WhyNot(msgspec.Struct, tag_field="say", tag="why"):
    """One sentence, with the rule behind it."""

    words: str


class Around(msgspec.Struct, tag_field="say", tag="around"):
    """All that was said at the table, and who asks to go back."""

    words: tuple[Word, ...]
    back: Back | None


class PaceNow(msgspec.Struct, tag_field="say", tag="pace"):
    """How fast programs play; by: the seat that has paused them, NOBODY for an onlooker; left:
    seconds of the time limit, which runs while nothing is paused, NO_LIMIT for none.
    """

    delay: int
    pause: bool
    by: int
    left: int


class Point(msgspec.Struct):
    """Where the table can go back to: a decision of a person. to: its mark, which says nothing of
    how many answers there were; misplay: whether it may be taken back as one that was played too
    early.
    """

    to: int
    turn: int
    seat: int
    window: str
    misplay: bool


class PointsNow(msgspec.Struct, tag_field="say", tag="points"):
    """The decisions that people took last, the latest first."""

    points: tuple[Point, ...]


class PresentNow(msgspec.Struct, tag_field="say", tag="present"):
    """Who is away. absent: the seats of people without a page; replaceable: those of them for whom
    a program may play; stood_in: those for whom one does.
    """

    absent: tuple[int, ...]
    replaceable: tuple[int, ...]
    stood_in: tuple[int, ...]


class SetAgain(msgspec.Struct, tag_field="say", tag="set again"):
    """The game is over, and this seat has set a table for the same people and decks: it waits
    under the name of the game.
    """

    seat: int


class Refused(msgspec.Struct, tag_field="say", tag="refused"):
    """What was sent has changed nothing, and why."""

    reason: str


Said = Drawn | Outlook | Around | PointsNow | PaceNow | PresentNow | WhyNot | SetAgain | Refused
"""Whatever a page hears over its socket."""

_DECODER: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
encode: Final = msgspec.json.Encoder().encode


def read_message(text: str | bytes) -> Message:
    """The message in this text. Raises ValueError with a reason for anything else."""
    size = len(text)
    if size > LARGEST:
        raise Wrong("message-too-long", size=size, most=LARGEST)
    try:
        message = _DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise Wrong("no-message", reason=str(error)) from None
    if isinstance(message, Why) and len(message.action) > LONGEST_WHAT:
        raise Wrong("no-name-of-an-action")
    return message
