"""The first card of a kind in a library, working down from the top: Vast Wealth."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Effect
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.drawing.hands import Bearable, Shuffle, getting
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.costs import cost_of, pay_what_you_can
from methuselah.rules.playing.offering import controls_named, is_able, meets_requirements

__all__ = ["equips_with_first"]

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
