"""Made-up cards: one that hears with which Discipline a card was played, and modifiers."""

from __future__ import annotations

from methuselah.engine.definitions import Definition, Node, defined
from methuselah.language import (
    DURING_ACTION,
    choose,
    discard,
    gain_pool,
    hand,
    modifier,
    price,
    ready,
    requires_discipline,
    trigger,
    use,
    vampire,
    yours,
)
from methuselah.pool import Face

__all__ = ["listener", "made_up_modifier"]


def listener(code: str) -> Definition:
    """A made-up card: 1 pool for each card played with a Discipline; discards such cards too."""
    name = f"Listener for {code}"
    face = Face(id=910_000, name=name, printed_name=name, types=("master",), text="", digest="")
    return defined(
        face,
        triggers=(trigger("played " + code, gain_pool(1), who=ready(vampire)),),
        uses=(
            use(
                choose(hand(yours, requires_discipline(code))),
                price(discard()),
                at=("minion",),
                once="turn",
            ),
        ),
    )


def made_up_modifier(name: str, *parts: Node, at: tuple[str, ...] = DURING_ACTION) -> Definition:
    """A made-up action modifier without requirements, with these parts."""
    number = 911_000 + sum(map(ord, name))
    face = Face(
        id=number, name=name, printed_name=name, types=("action modifier",), text="", digest=""
    )
    return defined(face, modes=(modifier(*parts, at=at),))
