"""Games as the environments play them: short tables of half decks, journal and checks off."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from methuselah.cards import definitions
from methuselah.engine.advance import advance, answer
from methuselah.engine.codec import decode, encode
from methuselah.engine.decisions import Decision, Result
from methuselah.engine.editions import CURRENT
from methuselah.engine.state import State
from methuselah.engine.views import view
from methuselah.lab.games.seating import Table, set_table
from methuselah.players.learned.features import Features, Shapes, features
from methuselah.pool.formats import HALF_DECK
from methuselah.rules.setup.game import new_game

__all__ = ["HALVES", "MOST_DECISIONS", "Bout", "Episode"]

HALVES: Final = tuple(str(path) for path in sorted((Path(__file__).parent / "decks").glob("*.txt")))
"""The five starter decks of the Fifth Edition cut in half: 6 crypt and 48 library cards."""
MOST_DECISIONS: Final = 5000
"""After so many decisions a game is cut off."""


@dataclass(frozen=True, slots=True)
class Bout:
    """What is played: decks turn by one seat from seed to seed, as everywhere in the laboratory.

    turns: the time limit, after which whoever is left has half a victory point.
    """

    seats: int = 2
    decks: tuple[str, ...] = HALVES
    form: str = HALF_DECK.name
    turns: int = 60
    edition: str = CURRENT.name

    def table(self, seed: int, players: tuple[str, ...] = ("random",)) -> Table:
        """The table of a seed."""
        return Table(seed, self.seats, players, self.decks, self.turns, self.edition, self.form)


class Episode:
    """One game, always at a decision or at its end.

    decision: what is asked; None once the game is over or cut off.
    """

    def __init__(self, bout: Bout, seed: int, shapes: Shapes) -> None:
        """Deal. Raises BadDeck for decks that cannot be played."""
        self.state: State = new_game(set_table(bout.table(seed)), journaling=False)
        self.shapes = shapes
        self.decision: Decision | None = None
        self.cut_off = False
        self._go_on()

    def copy(self) -> Episode:
        """The same game, to be played on by itself."""
        made = Episode.__new__(Episode)
        made.state, made.shapes = self.state.clone(), self.shapes
        made.decision, made.cut_off = self.decision, self.cut_off
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """Whoever copies an episode means this: a state is cloned, never copied field by field."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as every game is saved: what a compiled kernel holds is no attribute to pickle."""
        return _read, (encode(self.state, journal=False), self.shapes)

    def take(self, action: int) -> None:
        """Answer by the index of an option. Raises ValueError for any other number."""
        if self.decision is None:
            raise ValueError("The game is over: nothing is asked. Reset the environment.")
        answer(self.state, action)
        self._go_on()

    def _go_on(self) -> None:
        found = advance(self.state)
        self.cut_off = not isinstance(found, Result) and self.state.answers >= MOST_DECISIONS
        self.decision = None if isinstance(found, Result) or self.cut_off else found

    def seen(self, seat: int) -> Features:
        """What a seat sees, as arrays."""
        return features(view(self.state, seat, lines=0), self.shapes)

    @property
    def points(self) -> tuple[float, ...]:
        """The victory points of each seat so far."""
        return tuple(seat.half_points / 2 for seat in self.state.seats)

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been ousted or has withdrawn."""
        return self.state.seats[seat].out


def _read(saved: bytes, shapes: Shapes) -> Episode:
    """The episode that was saved."""
    made = Episode.__new__(Episode)
    made.state, made.shapes = decode(saved, definitions()), shapes
    made._go_on()
    return made
