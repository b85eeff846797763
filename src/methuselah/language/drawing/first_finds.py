"""The first card of a kind in a library, working down from the top: Vast Wealth, Repo Man."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Block, Effect, Mode
from methuselah.engine.journal import note
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.drawing.getting import Bearable, Shuffle, getting
from methuselah.language.reading.qualities import Test
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.costs import cost_of, pay, pay_what_you_can, purse
from methuselah.rules.playing.entering_play import put_into_play
from methuselah.rules.playing.offering import controls_named, is_able, meets_requirements

__all__ = ["could_equip_found", "equips_with_first", "places_found", "reveals_first"]

FIRST = "found"


@dataclass(frozen=True)
class FindFirst(Effect):
    """The first equipment from the top of your library, if this minion can have it.

    Nobody is shown what lies above it ([PIB 20121028]). What it cannot have is burned without cost
    ([TOM 19950407]); what cannot be paid is paid as far as possible, and burned ([RTR 20010711]).
    """

    def run(self, state: State, me: Scope) -> None:
        """Look for it, and see whether it is to be had."""
        me.env[FIRST] = ()
        library = reversed(state.seats[me.you].library)
        card = next((c for c in library if "equipment" in state.definition(c).face.types), None)
        if card is None:
            return
        if Bearable("equipment").passes(state, me, card):
            me.env[FIRST] = (card,)
            return
        face = state.definition(card).face
        contests = face.unique and controls_named(state, me.you, face)
        ways = [
            mode
            for mode in state.definition(card).modes
            if mode.play == "equipment"
            and not contests
            and may_bear(state, me.minion, card)
            and is_able(state, me.minion, mode.disciplines)
            and meets_requirements(state, me.you, face, mode, me.minion, card)
        ]
        if ways:
            cost = cost_of(state, card, ways[0], me.minion, Scope(me.you, card, me.minion))
            pay_what_you_can(state, me.you, me.minion, cost)
        atoms.burn(state, card)


def equips_with_first() -> Effect:
    """Equip with the first equipment of your library, from the top, paying its cost; shuffle."""
    return Block((FindFirst(), *getting(FIRST, "equipment", "equipped"), Shuffle()))


@dataclass(frozen=True)
class CouldEquip(Test):
    """A minion that meets the requirements of the equipment "found", and has the blood it costs.

    Whatever pool it costs ([RTR 20010711]).
    """

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask for each way to have it."""
        return any(_way_to_equip(state, me, found, card) for found in me.all("found"))


could_equip_found: Final = CouldEquip()
"""A minion that meets the requirements of the equipment found before."""


def _way_to_equip(state: State, me: Scope, card: int, minion: int) -> Mode | None:
    """The first way in which a minion may have a card, by its requirements and its blood."""
    face = state.definition(card).face
    for mode in state.definition(card).modes:
        fits = mode.play == "equipment" and may_bear(state, minion, card)
        fits = fits and is_able(state, minion, mode.disciplines)
        if fits and meets_requirements(state, me.you, face, mode, minion, card):
            cost = cost_of(state, card, mode, minion, Scope(me.you, card, minion, mode.key))
            if cost.blood + cost.life <= purse(state, minion):
                return mode
    return None


@dataclass(frozen=True)
class RevealFirst(Effect):
    """Look through your library from the top for the first such card, which is "found"."""

    test: Test

    def run(self, state: State, me: Scope) -> None:
        """It is revealed; what lies above it is seen by you alone."""
        library = state.seats[me.you].library[::-1]
        for place, card in enumerate(library):
            if self.test.passes(state, me, card):
                atoms.look_at(state, me.you, library[: place + 1])
                note(state, "revealed", seat=me.you, card=card)
                me.env["found"] = (card,)
                return
        atoms.look_at(state, me.you, library)


def reveals_first(test: Test) -> RevealFirst:
    """Find the first such card in your library, from the top."""
    return RevealFirst(test)


@dataclass(frozen=True)
class PlaceFound(Effect):
    """Put the equipment found on the chosen minion, paying its cost as for equipping with it.

    Paid whatever that brings about ([RTR 20010711]); where nobody was chosen it is burned, free.
    """

    def run(self, state: State, me: Scope) -> None:
        """Pay and put it there."""
        for card in me.all("found"):
            minion = me.one("target")
            mode = None if minion == NOTHING else _way_to_equip(state, me, card, minion)
            if mode is None:
                atoms.to_pile(state, card, "ash_heap")
                continue
            cost = cost_of(state, card, mode, minion, Scope(me.you, card, minion, mode.key))
            pay(state, me.you, minion, cost, card)
            put_into_play(state, card, minion, mode.key, me.you)


def places_found() -> PlaceFound:
    """Put the equipment found on the chosen minion, at its cost; if on nobody, burn it, free."""
    return PlaceFound()
