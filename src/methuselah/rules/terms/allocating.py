"""Allocating a number of points among Methuselahs, asked seat by seat.

For terms such as "allocate 4 points among two or more Methuselahs" (R0, Politics: the caller
chooses the terms).
"""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.decisions import Decision, Option
from methuselah.engine.programs import Choosing, ask
from methuselah.engine.state import State

__all__ = ["Allocating", "allocate"]


@dataclass(slots=True)
class Allocating(Choosing):
    """Dividing `points` among the seats `among`, in that order.

    spread: at least how many of them get a point; limits: the most for each of them, in the
    same order, or () for no limit; partly: not all points need be given. When it
    is done `chosen` has one number for each seat of the game, in seat order: that is what the
    program below remembers under `name`.
    """

    points: int = 0
    among: tuple[int, ...] = ()
    spread: int = 1
    limits: tuple[int, ...] = ()
    partly: bool = False
    given: tuple[int, ...] = ()

    def step(self, state: State) -> None:
        """Ask how many points the next seat gets, or be done."""
        if len(self.given) == len(self.among):
            amounts = dict(zip(self.among, self.given, strict=True))
            self.chosen = tuple(amounts.get(seat, 0) for seat in range(len(state.seats)))
            state.pop()
            return
        seat = self.among[len(self.given)]
        self.options = tuple(
            Option("allocate", seat=seat, number=number)
            for number in range(self._limit(len(self.given), self._left()) + 1)
            if self._leads_on(number)
        )
        decision = Decision(self.seat, self.name, self.window, self.options, self.about, self.rule)
        ask(state, decision)

    def answered(self, state: State, index: int) -> None:
        """Give a seat its points."""
        self.given = (*self.given, self.options[index].number)
        self.options = ()

    def _left(self) -> int:
        return self.points - sum(self.given)

    def _limit(self, place: int, left: int) -> int:
        return min(left, self.limits[place]) if self.limits else left

    def _leads_on(self, number: int) -> bool:
        """Whether the seats after this one can take exactly what is left."""
        left = self._left() - number
        given = sum(1 for points in (*self.given, number) if points)
        most = [self._limit(place, left) for place in range(len(self.given) + 1, len(self.among))]
        needed = max(0, self.spread - given)
        takers = sum(1 for limit in most if limit > 0)
        if self.partly:
            return takers >= needed and left >= needed
        return sum(most) >= left >= needed and takers >= needed


@dataclass(slots=True)
class Sharing(Choosing):
    """Dividing points among cards, one point at a time; a card gets at most `limit` (0: all).

    What the program below remembers is a card for each point.
    """

    limit: int = 0

    def answered(self, state: State, index: int) -> None:
        """Give a card a point; it may get another one."""
        card = self.options[index].target
        self.chosen = (*self.chosen, card)
        if self.limit and self.chosen.count(card) == self.limit:
            self.options = tuple(option for option in self.options if option.target != card)


def allocate(
    state: State,
    name: str,
    seat: int,
    points: int,
    among: tuple[int, ...],
    *,
    spread: int = 1,
    limits: tuple[int, ...] = (),
    partly: bool = False,
    about: int = -1,
    rule: str = "",
) -> None:
    """Ask a seat to divide points; the caller sees to it that this is possible."""
    state.push(
        Allocating(
            seat=seat,
            name=name,
            window="terms",
            about=about,
            rule=rule,
            points=points,
            among=among,
            spread=spread,
            limits=limits,
            partly=partly,
        )
    )
