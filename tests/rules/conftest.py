"""A table set by hand from real faces, for procedures tested by themselves.

`table` is such a table for three; put cards down; `table.starts(frame)` pushes the procedure under
test; `table.does(seat, verb, ...)` lets everybody else pass until that seat can do it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from methuselah.engine import atoms
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import NOBODY, Decision, Option, Result
from methuselah.engine.definitions import Definition, Static, defined
from methuselah.engine.editions import CURRENT, Edition
from methuselah.engine.setting import Setting
from methuselah.engine.state import LIMBO, READY, Frame, Methuselah, State
from methuselah.engine.windows import offered
from methuselah.pool import pool
from methuselah.rules.turn import triggers  # noqa: F401  (registers what settles a state)
from small_state import place_of


@dataclass
class Floor(Frame):
    """Stands in for the turn below the procedure under test."""

    span = "turn"

    def step(self, state: State) -> None:
        """The procedure is over."""
        state.result = Result((0,) * len(state.seats), NOBODY, "over")


@dataclass
class SmallTable:
    """Cards are put down first; the first move fixes them."""

    seats: int = 3
    placed: list[tuple[int, Definition, str, int, bool]] = field(default_factory=list)
    state: State = field(init=False)
    started: bool = False
    edition: Edition = CURRENT

    # -- putting down -----------------------------------------------------------------------

    def card(self, seat: int, card: str | Definition, where: str) -> int:
        """A card in a pile or region of a seat."""
        definition = defined(pool()[card]) if isinstance(card, str) else card
        self.placed.append((seat, definition, where, -1, False))
        return len(self.placed) - 1

    def vampire(
        self,
        seat: int,
        name: str,
        *statics: Static,
        blood: int | None = None,
        locked: bool = False,
        where: str = READY,
    ) -> int:
        """A vampire, full unless said otherwise."""
        face = pool()[name]
        full = face.capacity or 0
        definition = defined(face, statics=statics)
        self.placed.append((seat, definition, where, full if blood is None else blood, locked))
        return len(self.placed) - 1

    def build(self) -> State:
        """Make the state."""
        definitions: list[Definition] = []
        faces: list[int] = []
        for _, definition, *_rest in self.placed:
            if definition not in definitions:
                definitions.append(definition)
            faces.append(definitions.index(definition))
        setting = Setting(
            seed=1,
            names=tuple(f"seat {seat}" for seat in range(self.seats)),
            decks=(((), ()),) * self.seats,
            owners=tuple(placed[0] for placed in self.placed),
            definitions=tuple(definitions),
            edition=self.edition,
        )
        state = State(
            setting=setting,
            faces=tuple(faces),
            chance=1,
            cards={},
            seats=[Methuselah(seat=seat) for seat in range(self.seats)],
            order=tuple(range(self.seats)),
            turn=5,
            active=0,
        )
        piles = ("library", "hand", "ash_heap", "crypt")
        for card, (seat, _, where, blood, locked) in enumerate(self.placed):
            owner = state.edit_seat(seat)
            pile = where if where in piles else "crypt"
            setattr(owner, pile, (*getattr(owner, pile), card))
            if where == LIMBO:
                atoms.set_aside(state, card)
            elif where not in piles:
                atoms.move_to_region(state, card, where, seat)
            if blood >= 0:
                record = state.edit(card)
                record.blood = blood
                record.locked = locked
        state.queue = ()
        state.journal.clear()
        state.push(Floor())
        self.state = state
        return state

    def starts(self, frame: Frame) -> None:
        """Begin the procedure under test."""
        if not hasattr(self, "state"):
            self.build()
        self.state.push(frame)

    # -- playing ----------------------------------------------------------------------------

    def asked(self) -> Decision | None:
        """What is asked now; None when the procedure is over."""
        now = advance(self.state)
        return now if isinstance(now, Decision) else None

    def options(self, seat: int, window: str = "") -> tuple[Option, ...]:
        """What a seat may do, once everybody before it has passed."""
        while (decision := self.asked()) is not None:
            if decision.seat == seat and window in ("", decision.window):
                return decision.options
            self.pass_on(decision)
        return ()

    def pass_on(self, decision: Decision) -> None:
        """Pass, or say that nothing more is wanted."""
        for index, option in enumerate(decision.options):
            if option.verb in ("pass", "done", "decline", "keep"):
                answer(self.state, index)
                return
        raise AssertionError(f"cannot pass on {decision}")

    def does(self, seat: int, verb: str, /, **wanted: object) -> None:
        """A seat takes the one option that fits, when its turn to speak has come."""
        while (decision := self.asked()) is not None:
            if decision.seat == seat:
                for index, option in enumerate(decision.options):
                    if option.verb == verb and all(
                        getattr(option, name) == value for name, value in wanted.items()
                    ):
                        answer(self.state, index)
                        return
            self.pass_on(decision)
        raise AssertionError(f"seat {seat} is never offered {verb} {wanted}")

    def votes(self, seat: int, minion: int, word: str) -> None:
        """A vampire casts its votes."""
        self.does(seat, "vote", minion=minion, word=word)

    def may(self, seat: int, window: str) -> list[Option]:
        """What a seat could do in a window now, without going on to ask it."""
        return offered(self.state, window, seat)

    def happens(self, effect: Callable[..., object], *args: object, **parts: object) -> None:
        """An effect of some card takes place in the window that is open: it asks again."""
        self.asked()
        self.state.pending = None
        effect(self.state, *args, **parts)

    def finishes(self) -> None:
        """Everybody passes to the end."""
        while (decision := self.asked()) is not None:
            self.pass_on(decision)

    # -- looking ----------------------------------------------------------------------------

    def pool(self, seat: int) -> int:
        """The pool of a seat."""
        return self.state.seats[seat].pool

    def blood(self, card: int) -> int:
        """The blood on a card."""
        return self.state.cards[card].blood

    def where(self, card: int) -> str:
        """The region or pile in which a card lies."""
        return place_of(self.state, card)

    def told(self, what: str) -> list[str]:
        """The words of the lines of the journal about something."""
        return [entry.word for entry in self.state.journal if entry.what == what]


@pytest.fixture
def table() -> SmallTable:
    """Three Methuselahs, nothing in play yet."""
    return SmallTable()
