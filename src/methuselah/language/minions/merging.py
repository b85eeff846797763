"""The words of merging outside of the influence phase: the other version is found and joins."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.qualities import Test
from methuselah.rules.turn.influence import merge_with

__all__ = ["merges", "other_version_of"]


@dataclass(frozen=True)
class OtherVersion(Test):
    """The base version of an advanced vampire, or the advanced version of a base one."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """The same printed name, and only one of the two is advanced (RB24, Advanced Vampires)."""
        face = state.definition(card).face
        others = (state.definition(other).face for other in self.which.find(state, me))
        return any(
            one.printed_name == face.printed_name and one.advanced != face.advanced
            for one in others
        )


def other_version_of(which: Which) -> Test:
    """The base version of an advanced vampire, or the advanced version of a base one."""
    return OtherVersion(which)


@dataclass(frozen=True)
class Merges(Effect):
    """A crypt card, wherever it lies, merges with a vampire in play (RB24, Advanced Vampires)."""

    which: Which
    vampire: Which

    def run(self, state: State, me: Scope) -> None:
        """Put it on the vampire: it enters nothing, and what the vampire has stays."""
        for vampire in self.vampire.find(state, me)[:1]:
            for card in self.which.find(state, me)[:1]:
                if card not in state.cards:
                    atoms.set_aside(state, card)
                merge_with(state, card, vampire)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is a card to merge with."""
        return bool(self.which.find(state, me))


def merges(which: Which, vampire: Which) -> Merges:
    """A card merges with a vampire in play: the other version of it, found in a search."""
    return Merges(which, vampire)
