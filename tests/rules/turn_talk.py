"""A small table for the tests of the turn: cards made up on the spot, played by decisions.

State is set once, before the first move; everything after that goes through the decision API.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from methuselah.engine import atoms
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import NOTHING, Decision, Option, Result
from methuselah.engine.definitions import Definition, Effect, Which, defined
from methuselah.engine.editions import CURRENT, Edition
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.pool import Face
from methuselah.rules.action import types as basics
from methuselah.rules.setup.game import make_setting, new_game
from methuselah.rules.turn import unlock

__all__ = ["PoolLoss", "Seat", "Table", "library_card", "vampire"]

assert basics and unlock  # their offers are registered


def vampire(name: str, capacity: int = 4, *, number: int = 0, **parts: Any) -> Definition:
    """A vampire without text, Camarilla Ventrue unless said otherwise."""
    own: dict[str, Any] = {"sect": "camarilla", "clans": ("Ventrue",), "unique": True, "group": 5}
    abilities = {key: parts.pop(key) for key in ("statics", "triggers", "uses") if key in parts}
    face = Face(
        id=number or _number(name),
        name=name,
        printed_name=parts.pop("printed_name", name),
        types=("vampire",),
        text="",
        digest="",
        capacity=capacity,
        **{**own, **parts},
    )
    return defined(face, **abilities)


def library_card(name: str, *types: str, **parts: Any) -> Definition:
    """A library card; abilities and modes as for `defined`, the rest as for `Face`."""
    keys = ("statics", "triggers", "uses", "modes", "actions", "enters")
    abilities = {key: parts.pop(key) for key in keys if key in parts}
    face = Face(
        id=_number(name), name=name, printed_name=name, types=types, text="", digest="", **parts
    )
    return defined(face, **abilities)


def _number(name: str) -> int:
    return 1 + sum(ord(letter) * 131**place for place, letter in enumerate(name)) % 10**9


@dataclass(frozen=True)
class PoolLoss(Effect):
    """The Methuselah whose effect it is, or the one of a seat, burns pool."""

    number: int = 1
    seat: int = NOTHING

    def run(self, state: State, me: Scope) -> None:
        """Burn it."""
        atoms.burn_pool(state, me.you if self.seat == NOTHING else self.seat, self.number)


@dataclass(frozen=True)
class Seat(Which):
    """A seat by number, or (by default) the controller's; as the subject of phase events."""

    number: int = NOTHING

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether it is that seat."""
        return card == (me.you if self.number == NOTHING else self.number)


@dataclass
class Table:
    """A game in progress. cards: what each seat has besides 12 crypt and 60 library blanks."""

    names: Sequence[str]
    cards: dict[int, list[Definition]] = field(default_factory=dict)
    seed: int = 1
    turn_limit: int = 0
    edition: Edition = CURRENT

    def __post_init__(self) -> None:
        blanks = [vampire(f"Blank {n}", number=900_000 + n) for n in range(12 * len(self.names))]
        filler = library_card("Filler", "master")
        decks = []
        for seat in range(len(self.names)):
            own = self.cards.get(seat, [])
            crypt = [d.id for d in blanks[12 * seat : 12 * seat + 12]]
            crypt += [d.id for d in own if d.face.crypt]
            decks.append((crypt, [filler.id] * 60 + [d.id for d in own if d.face.library]))
        every = [*blanks, filler, *(d for own in self.cards.values() for d in own)]
        setting = make_setting(
            self.seed,
            self.names,
            decks,
            {definition.id: definition for definition in every},
            edition=self.edition,
            turn_limit=self.turn_limit,
        )
        self.state = new_game(setting)

    # -- set-up, before the first move

    def find(self, seat: int, name: str) -> int:
        """The card of a seat's deck with this name that was not placed yet."""
        for card, owner in enumerate(self.state.setting.owners):
            if owner == seat and self.state.definition(card).name == name:
                return card
        raise AssertionError(name)

    def put(self, seat: int, name: str, region: str = "ready", **parts: int) -> int:
        """Put a card of its owner into a region of a seat: blood, locked, by=controller."""
        card = self.find(seat, name)
        atoms.move_to_region(self.state, card, region, parts.get("by", seat))
        atoms.gain_blood(self.state, card, parts.get("blood", 0))
        if parts.get("locked"):
            atoms.lock(self.state, card)
        self.refill()
        return card

    def put_on(self, seat: int, name: str, host: int) -> int:
        """Put a card of a seat on another card, under its owner's control."""
        card = self.find(seat, name)
        atoms.attach(self.state, card, host, seat)
        self.refill()
        return card

    def hold(self, seat: int, name: str) -> int:
        """Put a library card into its owner's hand."""
        card = self.find(seat, name)
        owner = self.state.edit_seat(seat)
        if card not in owner.hand:
            filler = next(c for c in owner.hand if self.state.definition(c).name == "Filler")
            atoms.to_pile(self.state, filler, "library", bottom=True)
            atoms.to_pile(self.state, card, "hand")
        return card

    def refill(self) -> None:
        """Seven cards in each hand, four in each uncontrolled region; nothing has happened yet."""
        for seat in self.state.order:
            while len(self.state.seats[seat].hand) < 7 and self.state.seats[seat].library:
                atoms.draw(self.state, seat)
        self.state.queue = ()
        self.state.unsettled = False

    def pool(self, seat: int, number: int | None = None) -> int:
        """The pool of a seat; with a number, set before the first move."""
        if number is not None:
            self.state.edit_seat(seat).pool = number
        return self.state.seats[seat].pool

    # -- playing

    @property
    def now(self) -> Decision:
        """The decision that waits."""
        decision = advance(self.state)
        assert isinstance(decision, Decision), decision
        return decision

    @property
    def result(self) -> Result:
        """How the game ended."""
        result = advance(self.state)
        assert isinstance(result, Result), result
        return result

    def verbs(self) -> set[str]:
        """What the one who is asked may do."""
        return {option.verb for option in self.now.options}

    def options(self, verb: str) -> list[Option]:
        """The options with a verb."""
        return [option for option in self.now.options if option.verb == verb]

    def do(self, verb: str, **parts: Any) -> None:
        """Take the option with this verb and these parts, and play on to the next decision."""
        decision = self.now
        for index, option in enumerate(decision.options):
            if option.verb == verb and all(getattr(option, k) == v for k, v in parts.items()):
                answer(self.state, index)
                advance(self.state)
                return
        raise AssertionError(f"{verb} {parts} is not among {decision.options}")

    def pass_(self) -> None:
        """Pass."""
        self.do("pass")

    def until(self, window: str, seat: int, turn: int = 0) -> None:
        """Pass until a seat is asked in a window (of a turn of the game)."""
        for _ in range(500):
            decision = advance(self.state)
            assert isinstance(decision, Decision), decision
            here = (decision.window, decision.seat) == (window, seat)
            if here and turn in (0, self.state.turn):
                return
            self.pass_()
        raise AssertionError(f"never {window} of {seat}")

    def until_turn(self, turn: int) -> None:
        """Pass until somebody is asked in a later turn of the game."""
        for _ in range(500):
            decision = advance(self.state)
            assert isinstance(decision, Decision), decision
            if self.state.turn >= turn:
                return
            self.pass_()
        raise AssertionError(f"never turn {turn}")
