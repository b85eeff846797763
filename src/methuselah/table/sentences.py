"""One sentence for each kind of line of the journal (`engine/journal.py`).

`SENTENCES[line.what](telling, line)`. A line is said by the message of its own name
(`table/phrases/*/log.ftl`, "log-gained-pool"); a few of them choose between several. What is left
out of the log, and how lines are put together, is in `chronicle`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.views import Line, Shown
from methuselah.table.naming import Telling, level_words, short_name
from methuselah.table.questions import window_words
from methuselah.wording.book import slug

__all__ = ["SENTENCES", "named"]

Sentence = Callable[[Telling, Line], str]


# -- names --------------------------------------------------------------------------------------


def named(card: Shown) -> str:
    """A card of a line by name, "" where the reader does not know it."""
    return short_name(card.name)


def _on(telling: Telling, line: Line) -> str:
    """The minion with its Methuselah."""
    name = named(line.card) or telling.say("a-face-down-card")
    if line.seat in (NOBODY, telling.viewer):
        return name
    return f"{name} ({telling.named(line.seat)})"


def _behind(card: Shown) -> str:
    """The card that did it, behind a sentence: " (Blood Doll)"."""
    return f" ({named(card)})" if card.name else ""


def _about(telling: Telling, line: Line) -> dict[str, Any]:
    """What the message of a line may ask for.

    `who` does it; `card`, and `on`, the same with its Methuselah; `other`, and `another` where it
    must have a name; `why` and `by`: the card or the other as the reason; `how` selects by `word`.
    """
    unknown = telling.say("a-card")
    return {
        "who": telling.who(line.seat),
        "n": line.number,
        "word": telling.word(line.word),
        "how": slug(line.word),
        "card": named(line.card) or unknown,
        "on": _on(telling, line),
        "other": named(line.other),
        "another": named(line.other) or unknown,
        "why": _behind(line.card),
        "by": _behind(line.other),
        "seats": telling.both(telling.seat(seat) for seat in line.seats),
    }


# -- sentences ----------------------------------------------------------------------------------


def _say(telling: Telling, line: Line, form: str = "", **more: Any) -> str:
    """The message of a line, or a form of it."""
    name = f"log-{slug(line.what)}{form and '-'}{form}"
    return telling.say(name, **{**_about(telling, line), **more})


def _plain(telling: Telling, line: Line) -> str:
    return _say(telling, line)


def _phase(telling: Telling, line: Line) -> str:
    return _say(telling, line, phase=window_words(line.word, telling.language))


def _announced(telling: Telling, line: Line) -> str:
    form = "" if not line.seats else "bleed" if line.word == "bleed" else "at"
    words = _say(telling, line, form)
    if line.other.card != NOTHING and line.other.name:
        return telling.say("log-announced-with", words=words, card=named(line.other))
    return words


def _played(telling: Telling, line: Line) -> str:
    level = level_words(line.word)
    level = f" {level}" if level.startswith("[") else ""
    return _say(telling, line, "with" if line.other.name else "", level=level)


def _used(telling: Telling, line: Line) -> str:
    other = line.other.name and line.other.card != line.card.card
    return _say(telling, line, "with" if other else "")


def _voted(telling: Telling, line: Line) -> str:
    return _say(telling, line, source=named(line.card) or telling.say("the-edge"))


def _referendum(telling: Telling, line: Line) -> str:
    return _say(telling, line, "hunt" if line.word == "blood hunt" else "")


def _strikes(telling: Telling, line: Line) -> str:
    own = line.other.card == line.card.card
    return _say(telling, line, by="" if own else _behind(line.other))


def _placed(telling: Telling, line: Line) -> str:
    return _say(telling, line, line.word) if line.word in ("ready", "torpor", "permanent") else ""


def _unless_known(telling: Telling, line: Line) -> str:
    """Said in full to whoever sees the card."""
    known = line.card.name and line.seat == telling.viewer
    if not known:
        return _say(telling, line)
    return _say(telling, line, "known", whose=telling.who(line.number))


def _drew(telling: Telling, line: Line) -> str:
    known = line.card.name and line.seat == telling.viewer
    return _say(telling, line, card=named(line.card) if known else telling.say("a-card"))


def _points(telling: Telling, line: Line) -> str:
    whole, half = divmod(line.number, 2)
    return _say(telling, line, points=whole + 0.5 if half else whole)


def _game_over(telling: Telling, line: Line) -> str:
    return _say(telling, line, "nobody" if line.seat == NOBODY else "")


def _moved(telling: Telling, line: Line) -> str:
    """Blood or counters from a card to a pool or to another card."""
    unknown = telling.say("a-face-down-vampire")
    to_pool = line.other.card == NOTHING and line.seat != NOBODY
    source, target = named(line.card) or unknown, named(line.other) or unknown
    return _say(telling, line, "to-pool" if to_pool else "", source=source, target=target)


def _moved_pool(telling: Telling, line: Line) -> str:
    return _say(telling, line, target=named(line.card) or telling.say("a-face-down-vampire"))


def _gained_votes(telling: Telling, line: Line) -> str:
    return _say(telling, line, who=named(line.card) or telling.who(line.seat))


def _became(telling: Telling, line: Line) -> str:
    return _say(telling, line) if line.word else ""


def _nothing(telling: Telling, line: Line) -> str:
    return ""


PLAIN: Final = (
    "turn",
    "skipped turn",
    "answered",
    "cancelled",
    "attempts to block",
    "failed to block",
    "block cancelled",
    "flipped",
    "rolled",
    "blocks",
    "redirected",
    "goes on unblocked",
    "takes over the action",
    "succeeded",
    "fizzled",
    "action ended",
    "action cancelled",
    "action over",
    "bled",
    "gained pool",
    "burned pool",
    "gained blood",
    "burned blood",
    "returned to hand",
    "stole blood",
    "drained",
    "counters",
    "corruption",
    "has counters",
    "locked",
    "unlocked",
    "attached",
    "burned",
    "burns",
    "discarded",
    "changed control",
    "merged",
    "shuffled",
    "drew openly",
    "took in hand",
    "took the Edge",
    "burned the Edge",
    "took seats",
    "bid",
    "owes",
    "talks of trade",
    "offers",
    "asks for",
    "takes back",
    "offers pool",
    "asks for pool",
    "refuses to trade",
    "trades",
    "named",
    "revealed number",
    "showed a sign",
    "stays in the game",
    "anted",
    "called the hunt",
    "announced withdrawal",
    "ousted",
    "withdrew",
    "time called",
    "master phase actions",
    "trifle",
    "marked",
    "transfers",
    "additional strikes",
    "combat",
    "round",
    "combat over",
    "maneuvered",
    "range",
    "pressed",
    "damaged",
    "prevented",
    "seized",
    "exchanged",
    "revealed",
    "diablerizes",
    "diablerie undone",
    "took",
    "awarded",
    "fetched",
    "blood hunt",
    "tallied",
    "cancelled the referendum",
    "abstains",
    "votes changed",
    "contested",
    "contested herself",
    "won the contest",
    "yielded",
    "title contested",
    "lost title",
    "won the title",
)
"""Lines that the message of their name says."""
SENTENCES: Final[dict[str, Sentence]] = {
    **dict.fromkeys(PLAIN, _plain),
    "phase": _phase,
    "skipped phase": _phase,
    "window passed over": _nothing,
    "removed from the game": _nothing,
    "announced": _announced,
    "played": _played,
    "used": _used,
    "moved": _placed,
    "moved pool": _moved_pool,
    "moved blood": _moved,
    "moved counters": _moved,
    "drew": _drew,
    "drew from the crypt": _unless_known,
    "saw": _unless_known,
    "saw in hand": _unless_known,
    "became": _became,
    "gained victory points": _points,
    "lost victory points": _points,
    "game over": _game_over,
    "strikes": _strikes,
    "referendum": _referendum,
    "voted": _voted,
    "gained votes": _gained_votes,
}
"""For each kind of line how it is said."""
