"""What the lines of the journal say: one sentence each, or nothing where others say it better.

`say_line(chronicle, line)` takes a line as a seat may read it (`engine/views.py`). Lines that the
screen shows anyway, or that repeat another line, are `QUIET`: the log leaves them out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine.decisions import NOBODY
from methuselah.engine.views import Line
from methuselah.table.naming import Telling
from methuselah.table.sentences import SENTENCES, named
from methuselah.table.speech import spoken

__all__ = ["QUIET", "Told", "say_line", "tell"]

QUIET: Final = frozenset(
    {
        "window passed over",
        "phase",
        "locked",
        "unlocked",
        "master phase actions",
        "transfers",
        "succeeded",
        "action over",
        "stole blood",
        "answered",
        "bled",
        "drew",
        "range",
        "shuffled",
        "round",
        "combat over",
        "damaged",
    }
)
"""Lines that the log leaves out: they are on the screen, or another line says what came of it."""

OWN: Final = ("drew", "drew from the crypt", "saw", "saw in hand")
"""Lines about a hidden card: said in full only to whom it is known."""


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the log. depth: 0 for a heading (a turn), 1 for an event, 2 for what it did;
    outcome: it says what came of something, and is worth a moment on the stage.
    """

    words: str
    depth: int = 1
    seat: int = NOBODY
    outcome: bool = False


def tell(telling: Telling, lines: Iterable[Line], *, full: bool = False) -> list[Told]:
    """The lines in words; `full` has the quiet ones too."""
    told: list[Told] = []
    for line in lines if full else condensed(lines):
        if full or line.what not in QUIET:
            words = say_line(telling, line)
            if words:
                words = spoken(telling.state, words, telling.language)
                told.append(Told(words, _depth(line), line.seat, _is_outcome(line)))
    return told if full else _once(telling, told)


def _once(telling: Telling, told: list[Told]) -> list[Told]:
    """What repeats at once, a sentence or a pair of them, is said once with how often."""
    kept: list[Told] = []
    times = 1
    place = 0
    while place < len(told):
        for size in (1, 2):
            now, before = told[place : place + size], kept[-size:]
            if len(now) == size and now == before:
                times += 1
                place += size
                break
        else:
            _counted(telling, kept, times)
            times = 1
            kept.append(told[place])
            place += 1
    _counted(telling, kept, times)
    return kept


def _counted(telling: Telling, kept: list[Told], times: int) -> None:
    if times > 1:
        kept[-1] = replace(kept[-1], words=telling.say("times", words=kept[-1].words, n=times))


SUMMED: Final = ("moved pool", "moved blood", "moved counters")
"""Moves of counters: the line that follows repeats them from the side of the gain."""


def condensed(lines: Iterable[Line]) -> list[Line]:
    """Moves of counters as one line: the gain is left out, equal moves in a row are added up."""
    kept: list[Line] = []
    for line in lines:
        last = kept[-1] if kept else None
        if line.what == "counters" and not line.number:
            continue
        if last is not None and last.what in SUMMED:
            gain = line.what in ("gained blood", "gained pool", "counters")
            if gain and (line.number <= last.number or line.what == "counters"):
                continue
            if line.what == last.what and _about(line) == _about(last):
                kept[-1] = replace(last, number=last.number + line.number)
                continue
        kept.append(line)
    return kept


def _about(line: Line) -> tuple[int, int, int]:
    return (line.seat, line.card.card, line.other.card)


def say_line(telling: Telling, line: Line) -> str:
    """One line in words; one that has no sentence yet is said by its own name."""
    sentence = SENTENCES.get(line.what)
    if sentence is None:
        parts = [line.what, named(line.card), named(line.other), line.word]
        words = " ".join(part for part in parts if part)
    else:
        words = sentence(telling, line)
    return words[:1].upper() + words[1:]


HEADINGS: Final = ("turn", "game over", "ousted", "withdrew")
EVENTS: Final = (
    "announced",
    "played",
    "used",
    "drew",
    "drew from the crypt",
    "discarded",
    "attempts to block",
    "referendum",
    "tallied",
    "voted",
    "combat",
    "phase",
    "diablerizes",
    "blood hunt",
    "moved pool",
    "moved blood",
    "moved counters",
    "contested",
)


OUTCOMES: Final = frozenset(
    {
        "blocks",
        "redirected",
        "cancelled",
        "cancelled the referendum",
        "fizzled",
        "tallied",
        "took the Edge",
        "burned the Edge",
        "burned",
        "burns",
        "diablerizes",
        "changed control",
        "won the contest",
        "gained victory points",
        "ousted",
        "withdrew",
    }
)


def _is_outcome(line: Line) -> bool:
    """Counters that move are seen where they lie; these are not."""
    return line.what in OUTCOMES or (line.what == "moved" and line.word == "torpor")


def _depth(line: Line) -> int:
    if line.what in HEADINGS:
        return 0
    return 1 if line.what in EVENTS else 2
