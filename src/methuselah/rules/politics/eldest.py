"""Titles that pass to the eldest of a clan: the kholo of Laibon.

Reads the row `title of the eldest` (subject: a title card on a vampire; word: the clan). Whenever
its vampire is not a ready Laibon of the clan, or an older ready one has no title, the card moves to
the eldest ready one without a title, and the title with it; where there is none it stays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.advance import ELDEST
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.programs import ask
from methuselah.engine.rows import words
from methuselah.engine.state import READY, Frame, State
from methuselah.engine.traits import capacity, clan_of, is_vampire, sect_of
from methuselah.rules.politics.titles import claimed_title, gain_title, is_titled, lose_title

__all__ = ["Passing", "pass_to_eldest"]

KHOLO: Final = "kholo"


def _is_of_it(state: State, vampire: int, clan: str) -> bool:
    """Whether it is a ready Laibon of the clan."""
    return (
        state.cards[vampire].region == READY
        and is_vampire(state, vampire)
        and sect_of(state, vampire) == "laibon"
        and clan_of(state, vampire) == clan
    )


def _heirs(state: State, card: int) -> tuple[int, ...]:
    """The eldest to whom a card has to move now; nobody where it stays."""
    clan = words(state, ELDEST, card)[-1]
    bearer = state.cards[card].parent
    untitled = [
        one
        for seat in state.order
        for one in state.seats[seat].ready
        if one != bearer and _is_of_it(state, one, clan) and not is_titled(state, one)
    ]
    oldest = max((capacity(state, one) for one in untitled), default=0)
    if _is_of_it(state, bearer, clan) and oldest <= capacity(state, bearer):
        return ()
    return tuple(one for one in untitled if capacity(state, one) == oldest)


def pass_to_eldest(state: State, card: int) -> None:
    """Move a title card to whom it belongs now; of several its controller chooses one."""
    if card in state.cards and state.cards[card].parent in state.cards and _heirs(state, card):
        state.push(Passing(card=card))


@dataclass(slots=True)
class Passing(Frame):
    """A title card is about to move: nothing else happens before it has."""

    atomic: ClassVar[bool] = True

    at: str = "choose"
    card: int = NOTHING
    heirs: tuple[int, ...] = ()

    def do_choose(self, state: State) -> None:
        """Ask which of several that are equally old."""
        self.heirs = _heirs(state, self.card)
        if len(self.heirs) > 1:
            options = tuple(Option("choose", target=one) for one in self.heirs)
            seat = state.controller(self.card)
            ask(state, Decision(seat, "choose", "choose", options, about=self.card))
            return
        self._move(state, 0)

    def answered(self, state: State, index: int) -> None:
        """That one has it now."""
        self._move(state, index)

    def _move(self, state: State, index: int) -> None:
        state.pop()
        heir, old = self.heirs[index], state.cards[self.card].parent
        title = (KHOLO, words(state, ELDEST, self.card)[-1])
        if claimed_title(state, heir)[0] and claimed_title(state, heir) != title:
            lose_title(state, heir)
        atoms.attach(state, self.card, heir, state.controller(heir))
        if claimed_title(state, old) == title:
            lose_title(state, old)
        if claimed_title(state, heir) != title:
            gain_title(state, heir, *title)
