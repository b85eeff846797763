"""The state of one game: flat records, cheap to clone and to save.

Cards are integers. A card has a record only while it is uncontrolled, in play or in limbo;
elsewhere its place in a pile says all. Only `atoms` and the frames change a state, and they
do it through `edit`, which copies a record that a clone still shares (design, law 8).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from itertools import count
from typing import Any, ClassVar, Final, TypeVar

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Result
from methuselah.engine.definitions import NO_MASKS, Definition, Heard, Masks, joined
from methuselah.engine.pieces import (
    ATTACHED,
    CONTESTED,
    INCAPACITATED,
    KEPT,
    LEAVES,
    LIMBO,
    PERMANENT,
    PILES,
    READY,
    REGIONS,
    STORED,
    TORPOR,
    UNCONTROLLED,
    Card,
    Entry,
    Methuselah,
    Row,
)
from methuselah.engine.setting import Setting
from methuselah.engine.sight import MOST_HANDS, Circle, HandMasks, Hands, Sight

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
    "Frame",
    "Methuselah",
    "Row",
    "State",
]

F = TypeVar("F", bound="Frame")

_STEPS: Final[dict[type, dict[str, Callable[[Any, State], None]]]] = {}
"""For each class of frames the methods of its steps, as far as they were done."""


@dataclass(slots=True)
class Frame:
    """One procedure in progress: plain immutable fields and the step it is at (design, law 2).

    `step` does one step: it changes the frame, asks, pushes frames or pops itself, and returns.
    A frame that is a duration (`span`) carries the modifiers and the uses that end with it.
    A frame that is `atomic` is one step of the rules: nobody is ousted and nothing triggers
    until it is done (R3 1.6.1.5; [LSJ 20020620]). A step that asks stays where it is, so that
    the same question can be asked again.
    """

    span: ClassVar[str] = ""
    atomic: ClassVar[bool] = False
    attentive: ClassVar[bool] = False
    """It hears of the passes in its windows."""
    shown: ClassVar[tuple[str, ...]] = ()
    """The fields that everybody sees."""
    parts: ClassVar[tuple[str, ...]] = ()
    """The fields whose own fields are saved as the frame's."""

    at: str = ""
    rows: tuple[Row, ...] = ()
    used: tuple[tuple[str | int, ...], ...] = ()

    def step(self, state: State) -> None:
        """Do the step named by `at`: the method of that name with `do_` before it."""
        steps = _STEPS.get(type(self)) or _STEPS.setdefault(type(self), {})
        do = steps.get(self.at)
        if do is None:
            do = steps[self.at] = getattr(type(self), "do_" + self.at)
        do(self, state)

    def answered(self, state: State, index: int) -> None:
        """Take the answer to the decision that this frame asked."""
        raise AssertionError(f"{type(self).__name__} at {self.at!r} asks nothing")

    def returned(self, state: State, child: Frame) -> None:
        """Hear that a frame pushed by this one is done."""

    def impulse(self, state: State) -> tuple[int, ...] | None:
        """The order of impulse while this is the innermost frame that sets one, else None."""
        return None

    def listens(self, window: str) -> bool:
        """Whether this frame hears of each pass in a window of that name that it opened."""
        return self.attentive

    def passed_by(self, state: State, window: Frame, seat: int) -> None:
        """Hear that a seat passed in a window to which this frame listens.

        It may push frames, but nobody comes by anything that she could use in this window.
        """

    def guess(self, seat: int, chance: int) -> int:
        """Put a guess in place of what others chose in secret; the chance that is left."""
        return chance

    def is_moot(self, state: State) -> bool:
        """Whether the windows that this frame opened close: what they are about is gone."""
        return False


@dataclass(slots=True)
class State:
    """Everything about a game in progress."""

    setting: Setting
    """What never changes (seats, decks, definitions, edition), shared by all clones."""
    faces: tuple[int, ...]
    """For each card the index of its definition in the setting, dealt again by `determinize`."""
    chance: int
    cards: dict[int, Card]
    seats: list[Methuselah]
    order: tuple[int, ...]
    edge: int = NOBODY
    turn: int = 0
    active: int = NOBODY
    stack: list[Frame] = field(default_factory=list)
    pending: Decision | None = None
    """The decision that waits."""
    result: Result | None = None
    hooks: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """For each kind of standing ability the cards in play that have it."""
    queue: tuple[Heard, ...] = ()
    """Abilities triggered and not yet begun, in the order of their events: card, index of the
    ability, subject, number, controller, minion, ability, what the card remembers."""
    events_played: tuple[str, ...] = ()
    known: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """For cards in piles who knows them beyond those who look at the pile by right, until it is
    shuffled."""
    held: dict[int, int] = field(default_factory=dict)
    """The cards in a hand that is not their owner's, each with its seat."""
    unsettled: bool = False
    time_called: bool = False
    answers: int = 0
    stamp: int = 0
    journal: list[Entry] = field(default_factory=list)
    journaling: bool = True
    masks: HandMasks | None = field(default=None, repr=False, compare=False)
    hands: Hands | None = field(default=None, repr=False, compare=False)
    sight: Sight | None = field(default=None, repr=False, compare=False)
    circle: Circle | None = field(default=None, repr=False, compare=False)

    # -- reading -------------------------------------------------------------------------

    def definition(self, card: int) -> Definition:
        """The definition of a card, wherever it is: as it is printed, or what it became."""
        printed = self.setting.definitions[self.faces[card]]
        record = self.cards.get(card)
        if record is None or record.form is None:
            return printed
        return record.form.shown(printed)

    def hand_masks(self) -> HandMasks:
        """What is remembered of hands: forgotten when cards change their identities."""
        masks = self.masks
        if masks is None or masks.faces is not self.faces or len(masks.known) > MOST_HANDS:
            masks = self.masks = HandMasks(self.faces)
        return masks

    def windows_of(self, seat: int) -> Masks:
        """The masks of the windows in which something in a hand could be played."""
        masks = self.hand_masks()
        hand = self.seats[seat].hand
        mask = masks.known.get(hand)
        if mask is None:
            mask = NO_MASKS
            for card in hand:
                mask = joined(mask, self.setting.definitions[self.faces[card]].masks)
            masks.known[hand] = mask
        return mask

    def all_hands(self) -> Hands:
        """The masks of all hands: atoms that change a hand drop them."""
        known = self.hands
        if known is None or known.faces is not self.faces:
            known = self.hands = Hands(
                self.faces, [self.windows_of(seat) for seat in range(len(self.seats))]
            )
        return known

    def printed(self, card: int) -> Definition:
        """The definition of a card as it is printed, whatever it became: for its back."""
        return self.setting.definitions[self.faces[card]]

    def owner(self, card: int) -> int:
        """The seat whose deck the card came from."""
        return self.setting.owners[card]

    def controller(self, card: int) -> int:
        """The seat that controls a card: for a card in a pile, its owner or who holds it."""
        record = self.cards.get(card)
        if record is not None:
            return record.controller
        return self.held.get(card, self.setting.owners[card])

    def host(self, card: int) -> int:
        """The outermost card that a card stands on, itself when it stands alone."""
        record = self.cards.get(card)
        while record is not None and record.parent != NOTHING:
            card = record.parent
            record = self.cards.get(card)
        return card

    def prey(self, seat: int) -> int:
        """The seat to the left, over those still in the game; NOBODY when alone."""
        others = self._others(seat)
        return others[0] if others else NOBODY

    def predator(self, seat: int) -> int:
        """The seat to the right, over those still in the game; NOBODY when alone."""
        others = self._others(seat)
        return others[-1] if others else NOBODY

    def _others(self, seat: int) -> tuple[int, ...]:
        turned = self.clockwise(seat)
        return turned if self.seats[seat].out else turned[1:]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """The seats still in the game, from `first` on to the left (she herself only if in)."""
        circle = self.circle
        if circle is None or circle.order is not self.order:
            circle = self.circle = Circle(self.order, self.seats)
        return circle.turned[first]

    def around(self, first: int, then: tuple[int, ...]) -> tuple[int, ...]:
        """`first`, then these seats as given, then the others clockwise; only those in the game."""
        circle = self.circle
        if circle is None or circle.order is not self.order:
            circle = self.circle = Circle(self.order, self.seats)
        return circle.around(first, then)

    def span(self, name: str) -> Frame | None:
        """The innermost frame that is this duration, or None."""
        sight = self.sight
        if sight is None:
            return self._span(name)
        if name not in sight.frames:
            sight.frames[name] = self._span(name)
        found: Frame | None = sight.frames[name]
        return found

    def _span(self, name: str) -> Frame | None:
        for frame in reversed(self.stack):
            if frame.span == name:
                return frame
        return None

    def frame(self, kind: type[F]) -> F | None:
        """The innermost frame of a class, or None."""
        sight = self.sight
        if sight is None:
            return self._frame(kind)
        if kind not in sight.frames:
            sight.frames[kind] = self._frame(kind)
        found: F | None = sight.frames[kind]
        return found

    def _frame(self, kind: type[F]) -> F | None:
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    # -- changing (engine and rules only) ------------------------------------------------

    def edit(self, card: int) -> Card:
        """The record of a card, safe to change: a copy where a clone still shares it."""
        record = self.cards[card]
        if record.stamp != self.stamp:
            record = _copied(record)
            record.stamp = self.stamp
            self.cards[card] = record
        return record

    def edit_seat(self, seat: int) -> Methuselah:
        """The record of a Methuselah, safe to change."""
        record = self.seats[seat]
        if record.stamp != self.stamp:
            record = _copied(record)
            record.stamp = self.stamp
            self.seats[seat] = record
        return record

    def look(self) -> bool:
        """Begin to remember what is read, since nothing changes until `look_away`.

        False where somebody up the line has begun: the memory is hers to end.
        """
        if self.sight is not None:
            return False
        self.sight = Sight([frame.rows for frame in self.stack if frame.rows], self.seats)
        return True

    def look_away(self) -> None:
        """Forget what was read: from here on the state may change."""
        self.sight = None

    def push(self, frame: Frame) -> None:
        """Put a frame on the stack; it runs next."""
        self.stack.append(frame)

    def pop(self) -> Frame:
        """Take the top frame off and tell the one below."""
        done = self.stack.pop()
        self.unsettled = self.unsettled or bool(done.rows)  # a hand may be too large now
        if self.stack:
            self.stack[-1].returned(self, done)
        return done

    def drop(self, frame: Frame) -> None:
        """Take a frame off the stack wherever it is; the one below hears nothing."""
        self.stack[:] = [other for other in self.stack if other is not frame]

    def clone(self) -> State:
        """An independent copy; records are shared until one side changes them.

        The copy starts with an empty journal and, like every state, may be continued freely.
        """
        self.stamp = next(_STAMPS)
        copy = _copied(self)
        copy.seats = self.seats.copy()
        copy.stack = [_copied(frame) for frame in self.stack]
        copy.journal = []
        copy.sight = None
        copy.stamp = next(_STAMPS)
        return copy


R = TypeVar("R")
_STAMPS: Final = count(1)
_COPIERS: Final[dict[type, Callable[[Any], Any]]] = {}


def _copied(record: R) -> R:
    """A shallow copy of a record; scopes and dictionaries in it are copied too."""
    copier = _COPIERS.get(type(record))
    if copier is None:
        copier = _COPIERS[type(record)] = _copier(type(record))
    copy: R = copier(record)
    return copy


def _copier(kind: type) -> Callable[[Any], Any]:
    """A function that copies a record field by field, written out as dataclasses writes theirs.

    A compiled record brings its own.
    """
    compiled: Callable[[Any], Any] | None = vars(kind).get("copied")
    if compiled is not None:
        return compiled
    lines = ["def copier(old):", "    new = create(kind)"]
    for part in fields(kind):
        value = f"old.{part.name}"
        if str(part.type) == "Scope" or str(part.type).startswith("dict"):
            value += ".copy()"
        elif str(part.type) == "Scope | None":
            value = f"None if {value} is None else {value}.copy()"
        lines.append(f"    new.{part.name} = {value}")
    lines.append("    return new")
    names: dict[str, Any] = {"create": kind.__new__, "kind": kind}
    exec("\n".join(lines), names)
    made: Callable[[Any], Any] = names["copier"]
    return made
