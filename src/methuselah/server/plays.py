"""The cards that were played since the last screen, so that the stage can show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from methuselah.engine.views import Line
from methuselah.language.speaking import gist
from methuselah.table.naming import Telling, short_name
from methuselah.table.speech import spoken

__all__ = ["PlayedNow", "played_now"]


@dataclass(frozen=True, slots=True)
class PlayedNow:
    """A card that was played. by: the minion that played it, "" for a Methuselah; gist: what the
    card does, in short.
    """

    seat: int
    krcg: int
    name: str
    types: tuple[str, ...]
    by: str
    gist: str


def played_now(telling: Telling, lines: Iterable[Line]) -> tuple[PlayedNow, ...]:
    """Those of the lines that say that a card was played which the viewer saw."""
    return tuple(
        _played(telling, line) for line in lines if line.what == "played" and line.card.name
    )


def _played(telling: Telling, line: Line) -> PlayedNow:
    definition = telling.state.definition(line.card.card)
    return PlayedNow(
        seat=line.seat,
        krcg=line.card.krcg,
        name=line.card.name,
        types=definition.face.types,
        by=short_name(line.other.name) if line.other.name else "",
        gist=spoken(telling.state, gist(definition, telling.language), telling.language),
    )
