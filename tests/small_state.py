"""States for the tests of the kernel, made by hand from made-up cards. They know no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, Decision, Option, Result
from methuselah.engine.definitions import Definition, defined
from methuselah.engine.editions import CURRENT
from methuselah.engine.setting import Setting
from methuselah.engine.state import PILES, Frame, Methuselah, State
from methuselah.pool import Face

__all__ = ["Asking", "Floor", "SmallState", "library_card", "vampire"]


def place_of(state: State, card: int) -> str:
    """The region or pile in which a card lies."""
    record = state.cards.get(card)
    if record is not None:
        return record.region
    owner = state.seats[state.owner(card)]
    for pile in ("library", "hand", "ash_heap", "crypt", "removed", "research"):
        if card in getattr(owner, pile):
            return pile
    raise AssertionError(f"card {card} is nowhere")


def vampire(name: str, capacity: int = 5, **abilities: Any) -> Definition:
    """A vampire without text; statics and triggers as for `defined`."""
    face = Face(
        _number(name), name, name, ("vampire",), "", "", clans=("Ventrue",), capacity=capacity
    )
    return defined(face, **abilities)


def library_card(name: str, kind: str = "equipment", **abilities: Any) -> Definition:
    """A library card without text; statics, modes and triggers as for `defined`."""
    return defined(Face(_number(name), name, name, (kind,), "", ""), **abilities)


def _number(name: str) -> int:
    """A number for a made-up card, far from those of krcg."""
    return 900_000 + int.from_bytes(name.encode()[-4:], "big") % 90_000


@dataclass
class Floor(Frame):
    """The bottom of a small stack: the game is over when everything on it is."""

    def step(self, state: State) -> None:
        """End."""
        state.result = Result((0,) * len(state.seats), NOBODY, "over")


@dataclass
class Asking(Frame):
    """Asks a seat to choose between two words, once."""

    seat: int = 0
    word: str = ""

    def step(self, state: State) -> None:
        """Ask, or be done."""
        if self.word:
            state.pop()
            return
        options = (Option("say", word="yes"), Option("say", word="no"))
        state.pending = Decision(self.seat, "small", "small", options)

    def answered(self, state: State, index: int) -> None:
        """Remember the word."""
        self.word = ("yes", "no")[index]


@dataclass
class SmallState:
    """Cards are put down first; `build` makes the state, with a floor under its stack."""

    seats: int = 3
    cards: list[tuple[int, Definition, str, int]] = field(default_factory=list)

    def put(self, seat: int, card: Definition, place: str, blood: int = 0) -> int:
        """A card in a pile or region of a seat; its id."""
        self.cards.append((seat, card, place, blood))
        return len(self.cards) - 1

    def build(self) -> State:
        """The state, its queue and journal empty."""
        kinds = list(dict.fromkeys(card for _, card, _, _ in self.cards))
        state = State(
            setting=Setting(
                seed=7,
                names=tuple(f"seat {seat}" for seat in range(self.seats)),
                decks=(((), ()),) * self.seats,
                owners=tuple(seat for seat, _, _, _ in self.cards),
                definitions=tuple(kinds),
                edition=CURRENT,
            ),
            faces=tuple(kinds.index(card) for _, card, _, _ in self.cards),
            chance=7,
            cards={},
            seats=[Methuselah(seat=seat) for seat in range(self.seats)],
            order=tuple(range(self.seats)),
            turn=3,
            active=0,
        )
        for number, (seat, card, place, blood) in enumerate(self.cards):
            pile = place if place in PILES else "crypt" if card.face.crypt else "library"
            owner = state.edit_seat(seat)
            setattr(owner, pile, (*getattr(owner, pile), number))
            if place not in PILES:
                atoms.move_to_region(state, number, place)
                state.edit(number).blood = blood
        state.queue = ()
        state.unsettled = False
        state.journal.clear()
        state.push(Floor())
        return state
