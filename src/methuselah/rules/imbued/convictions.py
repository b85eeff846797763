"""The imbued and their convictions (RB24, Appendix: Imbued Rules, 1 and 2).

An imbued in play is an ally and a mortal. Its creed and virtues are read like clan and Disciplines
(`engine.traits`, `rules.playing.offering`); that it comes out for its life and falls where others
burn is told in `influence` and `life`, what burns convictions as a cost in `costs`, powers in
`powers`, the incapacitated region in `incapacitated`. Reads the row `no first conviction` (of an
imbued).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Effect
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import found, latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, State
from methuselah.engine.traits import cards_on, is_imbued, is_ready, types_of
from methuselah.engine.windows import offers, whose_turn
from methuselah.rules.playing.costs import CONVICTIONS
from methuselah.rules.playing.searching import Fetching

__all__ = [
    "LIMIT",
    "TO_IMBUED",
    "Gaining",
    "TakesConviction",
    "choosing_convictions",
    "conviction_options",
    "convictions_on",
    "gaining",
    "give_first",
    "given_to",
    "take_conviction",
]

LIMIT: Final = 5
"""The convictions an imbued can have; what it gains above that is burned."""
TO_IMBUED: Final = "to an imbued"
"""Who a conviction is played on: each imbued gets one in her unlock phase."""
GIVEN: Final = "conviction given"
"""Latched on the phase, with the imbued on which a conviction was played."""


# -- convictions ------------------------------------------------------------------------------


def convictions_on(state: State, imbued: int) -> tuple[int, ...]:
    """The convictions on an imbued."""
    return tuple(card for card in cards_on(state, imbued) if "conviction" in types_of(state, card))


def choosing_convictions(
    state: State, seat: int, imbued: int, number: int, rule: str
) -> Choosing | tuple[int, ...]:
    """The question which convictions an imbued burns, or those where there is no choice."""
    options = conviction_options(state, imbued, number)
    if len(options) <= number:
        return tuple(option.target for option in options)
    return Choosing(
        seat=seat,
        name=CONVICTIONS,
        window="choose",
        about=imbued,
        rule=rule,
        options=options,
        least=number,
        most=number,
    )


def conviction_options(state: State, imbued: int, number: int) -> tuple[Option, ...]:
    """The convictions on an imbued to choose from: of equal ones no more than can be taken."""
    kept: list[int] = []
    for card in convictions_on(state, imbued):
        faces = [state.faces[other] for other in kept]
        if faces.count(state.faces[card]) < number:
            kept.append(card)
    return tuple(Option("choose", target=card) for card in kept)


def take_conviction(state: State, imbued: int, card: int) -> None:
    """Put a conviction on an imbued; one above the limit is burned instead."""
    if len(convictions_on(state, imbued)) < LIMIT:
        atoms.attach(state, card, imbued)
    else:
        atoms.burn(state, card)


def given_to(state: State, seat: int) -> tuple[int, ...]:
    """The imbued on which she may play a conviction now, ready or not: one on each in a phase."""
    if seat != state.active:
        return ()
    return tuple(
        minion
        for minion in state.seats[seat].minions
        if is_imbued(state, minion) and not latched(state, "phase", GIVEN, minion)
    )


def _with_imbued(state: State, window: str) -> int:
    """The active Methuselah, while she could give a conviction to an imbued."""
    return whose_turn(state, window) if given_to(state, state.active) else 0


@offers("unlock", to=_with_imbued)
def from_ash_heap(state: State, window: str, seat: int) -> list[Option]:
    """Convictions are played from the ash heap too; there they are not replaced."""
    kinds: dict[int, int] = {}
    imbued = [m for m in given_to(state, seat) if len(convictions_on(state, m)) < LIMIT]
    for card in state.seats[seat].ash_heap if imbued else ():
        if any(mode.by == TO_IMBUED for mode in state.definition(card).modes):
            kinds.setdefault(state.faces[card], card)
    return [
        Option("play", card, minion, mode.key, word="ash_heap")
        for card in kinds.values()
        for mode in state.definition(card).modes
        for minion in imbued
    ]


@dataclass(frozen=True)
class TakesConviction(Effect):
    """The conviction that is played comes on its imbued."""

    def run(self, state: State, me: Scope) -> None:
        """One in each unlock phase."""
        latch(state, "phase", GIVEN, me.minion)
        if me.minion in state.cards and state.cards[me.card].region == LIMBO:
            take_conviction(state, me.minion, me.card)


@dataclass(slots=True)
class Gaining(Fetching):
    """An imbued may gain a conviction from its controller's hand, ash heap or library.

    Or a card of another kind that it may have, as an effect says. places: the piles in which the
    card is looked for.
    """

    places: tuple[str, ...] = ("hand", "ash_heap", "library")

    def options(self, state: State) -> tuple[Option, ...]:
        """Each card once for each place in which it may be looked for."""
        options = Fetching.options(self, state)
        return tuple(option for option in options if option.word in self.places)

    def put(self, state: State, card: int) -> None:
        """A conviction above the limit is burned."""
        if "conviction" in types_of(state, card):
            take_conviction(state, self.vampire, card)
        else:
            Fetching.put(self, state, card)


def gaining(
    state: State, imbued: int, places: tuple[str, ...] = ("hand", "ash_heap", "library")
) -> Gaining:
    """An imbued may gain a conviction from these piles of its controller."""
    return Gaining(
        seat=state.controller(imbued),
        vampire=imbued,
        name="conviction",
        window="conviction",
        rule="RB24 Imbued 2",
        wanted=tuple(
            index
            for index, definition in enumerate(state.setting.definitions)
            if "conviction" in definition.face.types
        ),
        places=places,
    )


def give_first(state: State, minion: int) -> None:
    """An imbued that enters play with no conviction may gain one (RB24, Imbued, 2)."""
    if not is_imbued(state, minion) or not is_ready(state, minion):
        return
    if not convictions_on(state, minion) and not found(state, "no first conviction", minion):
        state.push(gaining(state, minion))
