"""Table talk about blocks: vampires with the Disciplines that a scenario needs, who blocks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from made_up import paper
from methuselah.engine.definitions import Definition, defined
from methuselah.language import (
    TARGET,
    choose,
    gain_pool,
    locked,
    modifier,
    ready,
    static,
    unlock,
    use,
    yours,
)
from methuselah.pool import Face, pool
from table_talk import Seat, Table

__all__ = [
    "COMPANION", "PAUSE", "UNLOCKER", "bleeds", "guard", "made_vampire", "not_once_somebody_blocks",
]  # fmt: skip

COMPANION: Final = "Meaghan"
"""A vampire of yours who does nothing but keep your turn going."""

UNLOCKER: Final = defined(
    Face(
        id=920_000,
        name="Unlocker",
        printed_name="Unlocker",
        types=("master",),
        text="",
        digest="",
    ),
    uses=(use(choose(ready(yours, locked)), unlock(TARGET), at=("minion",)),),
)
"""A made-up card in play: between actions it unlocks a minion of its controller."""

PAUSE: Final = defined(
    Face(
        id=920_001,
        name="Pause",
        printed_name="Pause",
        types=("action modifier",),
        text="",
        digest="",
    ),
    modes=(modifier(at=("action", "attempt")),),
)
"""A made-up modifier that does nothing: its holder is asked before anything goes on."""


def made_vampire(
    name: str, *disciplines: str, capacity: int = 5, path: str | None = None
) -> Definition:
    """A vampire in no set: an Anarch with these Disciplines, perhaps with a Path, and no text."""
    face = replace(
        pool()["Crow (G5)"],
        id=920_000 + sum(map(ord, name)),
        name=name,
        path=path,
        printed_name=name,
        disciplines=disciplines,
        capacity=capacity,
    )
    return defined(face)


def guard(
    seat: Seat, intercept: int, *disciplines: str, name: str = "Guard", capacity: int = 10
) -> int:
    """A vampire of hers with so much intercept and these Disciplines."""
    blocker = seat.ready(made_vampire(name, *disciplines, capacity=capacity))
    eyes = paper(f"Eyes of {name}", static("intercept", intercept), kind="equipment")
    seat.in_play(eyes, on=blocker)
    return blocker


def bleeds(table: Table, acting: int) -> None:
    """Your minion announces a bleed; another one keeps your turn going when it is over."""
    if not table.begun:
        table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=acting)


def not_once_somebody_blocks(table: Table, card: int, *, actor: int, blocker: int) -> None:
    """The prey may use the card in play against Haven Uncovered, but not from the attempt on.

    Nor after a successful block: its controller is asked in each of these windows.
    """
    blocking = ("attempt", "would_block", "blocked")
    table.prey.in_play("KRCG News Radio")
    table.prey.in_play(paper("Bell", use(gain_pool(1), at=blocking), kind="event"))
    table.you.acts("Haven Uncovered", by=actor)
    table.until("action", table.prey)
    assert table.prey.may("use", card=card)
    table.prey.blocks(blocker)
    asked = []
    table.prey.uses("KRCG News Radio")
    while not table.over():
        decision = table.asked()
        if decision is not None and decision.seat == 1:
            asked.append(decision.window)
        assert not table.prey.may("use", card=card)
        table.pass_on()
    assert set(asked) >= set(blocking)
