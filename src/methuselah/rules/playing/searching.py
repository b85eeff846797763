"""Going through one's library, ash heap and hand for a card to put on a vampire.

For Disciplines after diablerie (R0, Diablerie) or for a new vampire, and for trophies (RB24 7,
Red List). A card is
named by what it is and where it lies, never by its place in the library; a library that was
searched is shuffled, whether or not anything was found (RB24, searching). Where a card may be
looked for here and/or there, one that was taken from elsewhere needed no search of the library.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing, run
from methuselah.engine.rows import scope_of
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import discipline_level
from methuselah.rules.playing.hand import replace_now
from methuselah.rules.turn.contests import entered_play

__all__ = ["SEARCHED", "Fetching", "discipline_cards"]

SEARCHED: Final = ("hand", "ash_heap", "library")
"""Where a diablerist looks (RB24, Diablerie); a card may name fewer places."""


def discipline_cards(state: State, vampire: int) -> tuple[int, ...]:
    """The master Discipline cards of which a vampire can use another level."""
    return tuple(
        index
        for index, definition in enumerate(state.setting.definitions)
        if "discipline" in definition.face.keywords
        and all(
            discipline_level(state, vampire, static.word) < 2
            for static in definition.statics
            if static.kind == "discipline"
        )
    )


@dataclass(slots=True)
class Fetching(Frame):
    """Fetching one of the cards `wanted` (indexes of definitions), or none, for a vampire.

    places: where it may be looked for. through_all: each of them is gone through, in any case.
    fetched: the card that was put on it.
    """

    atomic: ClassVar[bool] = True

    at: str = "search"
    seat: int = NOBODY
    vampire: int = NOTHING
    name: str = ""
    window: str = "diablerie"
    rule: str = ""
    wanted: tuple[int, ...] = ()
    places: tuple[str, ...] = SEARCHED
    through_all: bool = False
    fetched: int = NOTHING

    def step(self, state: State) -> None:
        """Offer what is there; a library that was searched is shuffled afterwards."""
        if self.at != "search":
            if self.at == "shuffle" and "library" in self.places:
                atoms.shuffle(state, self.seat, "library")
            state.pop()
            return
        self.at = "shuffle"
        options = self.options(state)
        if not self.wanted:
            state.pop()
            return
        if not options:
            return
        state.push(
            Choosing(
                seat=self.seat,
                name=self.name,
                window=self.window,
                about=self.vampire,
                rule=self.rule,
                options=options,
                least=0,
            )
        )

    def options(self, state: State) -> tuple[Option, ...]:
        """Each wanted card once for each place in which it is found."""
        options: list[Option] = []
        for pile in self.places:
            faces = {state.faces[card] for card in _pile(state, self.seat, pile)}
            options += [
                Option("fetch", minion=self.vampire, number=face, word=pile)
                for face in self.wanted
                if face in faces
            ]
        return tuple(options)

    def returned(self, state: State, child: Frame) -> None:
        """Put the card on the vampire; a card from the hand is replaced."""
        if not isinstance(child, Choosing) or not child.chosen:
            return
        face = child.chosen[0]
        pile = child.word
        card = next(c for c in _pile(state, self.seat, pile) if state.faces[c] == face)
        self.fetched = card
        if pile != "library" and not self.through_all:
            self.at = "found elsewhere"
        self.put(state, card)
        note(state, "fetched", seat=self.seat, card=card, other=self.vampire, word=pile)
        if pile == "hand":
            replace_now(state, self.seat, card)

    def put(self, state: State, card: int) -> None:
        """It comes on the minion, and does what it says as it enters play ([LSJ 20100422])."""
        atoms.attach(state, card, self.vampire)
        entered_play(state, card)
        if card in state.cards:
            run(state, state.definition(card).enters, scope_of(state, card))


def _pile(state: State, seat: int, pile: str) -> tuple[int, ...]:
    cards: tuple[int, ...] = getattr(state.seats[seat], pile)
    return cards
