"""The words of doubles: vampires that follow each other out of the ready region."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Effect, Trigger, Which
from methuselah.engine.programs import Choosing, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, State
from methuselah.language.reading.which import THIS
from methuselah.rules.torpor.going_to_torpor import burn_minion

__all__ = ["follows_its_doubles", "is_double_of"]


def _link(card: int) -> str:
    return f"double {card}"


def _doubles(state: State, card: int) -> tuple[int, ...]:
    """The other vampires that remember this one as their double."""
    return tuple(c for c in sorted(state.cards) if state.cards[c].note(_link(card)) == card)


@dataclass(frozen=True)
class BecomeDouble(Effect):
    """This card and a vampire, and whatever is a double of that one, are doubles from now on."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Let each remember each."""
        for vampire in self.which.find(state, me):
            for other in (vampire, *_doubles(state, vampire)):
                if other != me.card:
                    atoms.remember(state, other, _link(me.card), me.card)
                    atoms.remember(state, me.card, _link(other), other)


def is_double_of(which: Which = THIS) -> BecomeDouble:
    """This card is a double of that vampire, and of its other doubles ([LSJ 20050117])."""
    return BecomeDouble(which)


@dataclass(frozen=True)
class Doubles(Which):
    """This card, and each card that it remembers as its double."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """All of them."""
        return (me.card, *_doubles(state, me.card))

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether it is one of them."""
        return card == me.card or state.cards[me.card].note(_link(card)) == card


@dataclass(frozen=True)
class Follow(Effect):
    """One of some doubles has left the ready region: the others are burned.

    They are doubles no more, so the burned ones draw nobody after them. Where several have left
    in one moment, their controller chooses which one she keeps ([LSJ 20050805]).
    """

    def run(self, state: State, me: Scope) -> None:
        """Find who is left of them, and choose."""
        gone = me.one("subject")
        group = tuple(dict.fromkeys((gone, *_doubles(state, gone))))
        if len(group) == 1:
            return
        for card in group:
            for other in _doubles(state, card):
                atoms.remember(state, other, _link(card), None)
        away = [c for c in group if c in state.cards and state.cards[c].region != READY]
        me.env["doubles"] = group
        me.env["kept"] = (gone,)
        run(state, Block((BurnTheOthers(),)), me)
        if len(away) > 1:
            options = tuple(Option("choose", target=card) for card in away)
            state.push(
                Choosing(seat=me.you, name="kept", window="choose", about=gone, options=options)
            )


@dataclass(frozen=True)
class BurnTheOthers(Effect):
    """Burn the doubles that are not kept."""

    def run(self, state: State, me: Scope) -> None:
        """All that are still there."""
        for card in me.all("doubles"):
            if card != me.one("kept") and card in state.cards:
                burn_minion(state, card)


def follows_its_doubles() -> Trigger:
    """If one of these minions leaves the ready region, the others are burned."""
    return Trigger("left ready region", Doubles(), None, Block((Follow(),)))
