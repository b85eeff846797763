"""The flat records of a game: cards, Methuselahs, rows of modifiers, lines of the journal.

A card has a record only while it is uncontrolled, in play or in limbo; elsewhere its place in a
pile says all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.forms import Form
from methuselah.engine.records import record

__all__ = [
    "ATTACHED",
    "CONTESTED",
    "INCAPACITATED",
    "KEPT",
    "LEAVES",
    "LIMBO",
    "PERMANENT",
    "PILES",
    "READY",
    "REGIONS",
    "STORED",
    "TORPOR",
    "UNCONTROLLED",
    "Card",
    "Entry",
    "Methuselah",
    "Row",
]

READY: Final = "ready"
TORPOR: Final = "torpor"
UNCONTROLLED: Final = "uncontrolled"
INCAPACITATED: Final = "incapacitated"
PERMANENT: Final = "permanent"
ATTACHED: Final = "attached"
CONTESTED: Final = "contested"
LIMBO: Final = "limbo"

PILES: Final = ("library", "hand", "crypt", "ash_heap", "removed", "research")
"""The piles of a Methuselah: in them a card has no record. `removed` is out of the game."""
REGIONS: Final = (READY, TORPOR, UNCONTROLLED, INCAPACITATED, PERMANENT, CONTESTED)
"""The regions of a Methuselah: in them each card has a record and a controller."""

STORED: Final = "stored"
"""The hook of the cards that lie face down on others, to be played as if from the hand."""
LEAVES: Final = "leaves the game"
"""Noted as 1 on a card that is removed from the game when it would be burned."""
KEPT: Final = "kept"
"""Noted as 1 on a card on a minion whose control does not follow that minion."""


@record
class Row:
    """One modifier, queried when read and never written into a base value (design, law 4).

    kind: what it changes ("stealth", "bleed", ...); subject: the minion it is about, or NOTHING
    for whatever the frame is about; value: how much; source: the card it comes from;
    when: a condition of the card language that must hold each time the row is read;
    word: a label that some kinds need (a Discipline, a clan, a strike); seat: whose effect it
    is; effect: for a row that waits for a moment, what happens then; phase: of a row on a
    Methuselah, the phase of hers with which it ends ("" for the unlock phase).
    """

    kind: str
    subject: int = NOTHING
    value: int = 0
    source: int = NOTHING
    word: str = ""
    when: object | None = None
    seat: int = NOBODY
    effect: object | None = None
    phase: str = ""


@dataclass(slots=True)
class Card:
    """A card that is uncontrolled, in play, contested or in limbo.

    blood: blood or life counters; counters: the other counters a card says it holds;
    parent: the card it is on; attached: the cards on it, oldest first; mode: the level at which
    it was put into play, frozen from then on (R3 1.6.3); arrived: the turn in which it entered
    play, for "cannot act this turn"; traits: base values that an effect changed for good
    ("sect", "clan", "title", ...); notes: what its text asks to remember; spent: uses until its
    controller's next unlock phase; corruption: the corruption counters of each seat, as pairs of
    seat and number; viewers: seats that may look at it while it is face down; form: the minion
    that it became in place of what is printed on it; playable: it lies face down on another card,
    out of play, and may be played as if from the hand, by the minion it is on ("bearer") or by its
    controller and her minions ("controller"), or is only kept there ("kept"); or it lies face up
    and its ability is used by the minion it is on, once each combat ("used").
    """

    id: int = NOTHING
    controller: int = NOBODY
    region: str = ""
    locked: bool = False
    blood: int = 0
    counters: int = 0
    parent: int = NOTHING
    attached: tuple[int, ...] = ()
    mode: str = ""
    arrived: int = 0
    cannot_act: bool = False
    face_down: bool = False
    merged_with: int = NOTHING
    traits: tuple[tuple[str, str], ...] = ()
    notes: tuple[tuple[str, int], ...] = ()
    spent: tuple[str, ...] = ()
    corruption: tuple[tuple[int, int], ...] = ()
    viewers: tuple[int, ...] = ()
    form: Form | None = None
    playable: str = ""
    stamp: int = 0

    def trait(self, name: str) -> str | None:
        """The changed base value of a trait, or None where the face still holds."""
        for key, value in self.traits:
            if key == name:
                return value
        return None

    def note(self, name: str) -> int:
        """What the card remembers under a name: a card, a seat or a number; NOTHING if unset."""
        for key, value in self.notes:
            if key == name:
                return value
        return NOTHING

    def corrupted_by(self, seat: int) -> int:
        """The corruption counters of a Methuselah on the card."""
        return dict(self.corruption).get(seat, 0)


@dataclass(slots=True)
class Methuselah:
    """One seat. Piles and regions hold card ids; the last card of `library` is its top.

    half_points: twice the victory points; pool_lost: all pool that she has lost so far; delayed:
    cards whose replacement waits, each with the moment it waits for; withdrawing: a withdrawal
    announced in this unlock phase stands until her next one (R3 9.2); owes_master: an out-of-turn
    master was played against her next master phase (RB24, Master Cards); owed_trifle, owed_master:
    actions more that the next one will have; out: ousted or withdrawn; refilled: a card came to
    her empty library, for a hand that is short of cards to draw it (R3 1.6.1.2); research: cards
    set aside face down, out of play, which she may look at (R3 11).
    """

    seat: int = NOBODY
    pool: int = 30
    half_points: int = 0
    pool_lost: int = 0
    out: bool = False
    withdrawing: bool = False
    refilled: bool = False
    owes_master: int = 0
    owed_trifle: int = 0
    owed_master: int = 0
    turns: int = 0
    library: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    crypt: tuple[int, ...] = ()
    ash_heap: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    research: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    torpor: tuple[int, ...] = ()
    uncontrolled: tuple[int, ...] = ()
    incapacitated: tuple[int, ...] = ()
    permanent: tuple[int, ...] = ()
    contested: tuple[int, ...] = ()
    delayed: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    stamp: int = 0

    @property
    def minions(self) -> tuple[int, ...]:
        """Her controlled minions, ready ones first."""
        return self.ready + self.torpor + self.incapacitated


@record
class Entry:
    """One line. what: the event ("burn pool", "lock", ...); seat, card, other, number and word
    say who, which card, on whom, how many and anything named; why: the source card or rule;
    secret: only `seat` may see which card it was. face and other_face: what `card` and `other`
    were then, as indexes of definitions; seers and other_seers: the seats that saw it, None
    where it lay open.
    """

    what: str
    seat: int = NOBODY
    card: int = NOTHING
    other: int = NOTHING
    number: int = 0
    word: str = ""
    secret: bool = False
    seats: tuple[int, ...] = ()
    face: int = NOTHING
    other_face: int = NOTHING
    seers: tuple[int, ...] | None = None
    other_seers: tuple[int, ...] | None = None
