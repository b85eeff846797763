"""Deck lists in: TWD, JOL, Lackey, VDB and Amaranth text, krcg JSON, VDB's deck in a link.

The text formats are one family: optional lines about the deck, then lines of a number and a
name, under headings or not. One reader takes them all; `detect` only names the dialect. Names
must be names of cards (any official one, or a usual short form): nothing is guessed, because a
wrong guess is a different deck. Every counted line that is no card is an error with its number.

Formats: TWD as the archive's README states it, VDB as its exporter writes it, JOL and Lackey as
krcg writes them, ARDB's headings (which Amaranth keeps), JSON as `krcg.deck.Deck.to_json`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from methuselah.pool.decks import BadDeck, Deck, DeckError, deck_of, merged
from methuselah.pool.links import deck_of_link, is_link
from methuselah.pool.load import Pool, pool
from methuselah.pool.printed import ANY_GROUP, Face
from methuselah.wording.wrong import Saying, of_the_system, saying

__all__ = ["FORMATS", "detect", "parse_deck", "read_deck"]

FORMATS: Final = ("twd", "jol", "lackey", "vdb", "amaranth", "json", "link")
"""The dialects that can be read."""

_COUNTED: Final = re.compile(
    r"\s*[-*]?\s*(?P<count>\d{1,3})(?:[xX]\s*|\s*[xX]\s+|\s+)(?P<name>\S.*)"
)
_COUNT_BEHIND: Final = re.compile(r"(?P<name>.+?)\s+[xX]?\s*(?P<count>\d{1,2})\s*[xX]?")
_LONGEST_NAME: Final = 60
_LONGEST_SAID: Final = 120
_MOST_COPIES: Final = 999
_MOST_MISTAKES: Final = 100
"""So many are named; after them the list is given up."""
_MOST_COMMENTS: Final = 500
"""So many lines without a number are compared with the names of cards."""
_HEADING: Final = re.compile(r"\s*(?P<part>crypt|library)\b(?P<rest>.*)", re.IGNORECASE)
_CRYPT_TAIL: Final = re.compile(
    r"\s+\d{1,2}\s+(?:(?:-none-|[A-Za-z]{3})(?:\s|$)|\s).*?(?::\s*(?P<group>\d{1,2}|any|\*))?\s*",
    re.IGNORECASE,
)
_ABOUT: Final = re.compile(
    r"\s*(?P<what>deck\s*name|name|created\s*by|deck\s*by|authors?|creator|description)"
    r"\s*:\s*(?P<value>.*)",
    re.IGNORECASE,
)
_HEADING_WORDS: Final = """
    action actions ally allies and average avg burn capacity card cards combat conviction
    convictions crypt discipline equipment event events imbued library master masters max min
    modifier modifiers multi option political power powers reaction reactions retainer retainers
    total trifle trifles type vampires
"""
_HEADINGS: Final = frozenset(_HEADING_WORDS.split())
_COMMENT: Final = re.compile(r"\s+(?:--|//)\s.*|\s*/\*.*?\*/\s*")


def read_deck(path: str | Path) -> Deck:
    """The deck of a file. Raises `BadDeck` with everything that could not be understood."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadDeck(
            [DeckError(saying("wrong-not-text"), path.name, remedy=saying("remedy-utf-8"))]
        ) from None
    except OSError as reason:
        thing = saying("wrong-file-unreadable", reason=of_the_system(reason))
        raise BadDeck([DeckError(thing, path.name, remedy=saying("remedy-path"))]) from None
    return parse_deck(text, path.name)


def parse_deck(text: str, source: str = "") -> Deck:
    """The deck of a text in any of `FORMATS`. `source` is named in messages."""
    form = detect(text)
    if form == "json":
        return _from_json(text, source)
    if form == "link":
        return deck_of_link(text, source)
    reader = _Reader(source)
    lines = [line.rstrip() for line in text.lstrip("\ufeff").splitlines()]
    first = _first_line_of_list(lines)
    for number, line in enumerate(lines[first:], first + 1):
        if len(reader.errors) == _MOST_MISTAKES:
            reader.give_up(number)
            break
        reader.read(number, line)
    if not reader.cards and not reader.errors:
        remedy = saying("remedy-line-of-list")
        reader.errors.append(DeckError(saying("wrong-no-list"), source, remedy=remedy))
    if reader.errors:
        raise BadDeck(reader.errors)
    about = _about(lines[:first])
    return deck_of(
        about.name or Path(source).stem,
        merged(reader.cards),
        author=about.author,
        comments="\n".join(about.comments + reader.comments).strip("\n"),
        source=source,
        event=tuple(about.event),
    )


def detect(text: str) -> str:
    """Which of `FORMATS` a text is written in.

    >>> detect("2\\tBlood Doll\\nCrypt:\\n12\\tAnson")
    'lackey'
    >>> detect("12xAnson\\n60xBlood Doll")
    'jol'
    """
    if text.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        return "json"
    if is_link(text):
        return "link"
    headings = [line for line in text.splitlines() if _is_heading(line)]
    crypt = next((line for line in headings if line.strip().lower().startswith("crypt")), None)
    if crypt is None:
        return "jol"
    if crypt.strip().lower() == "crypt:" and not any(
        line.strip().lower().startswith("library") for line in headings
    ):
        return "lackey"
    if re.search(r"^Author:", text, re.MULTILINE) and re.search(r"^={5,}$", text, re.MULTILINE):
        return "vdb"
    if re.search(r"^Author\s*:", text, re.MULTILINE) and not re.search(
        r"^\d+ players|^\dR\+F", text, re.MULTILINE
    ):
        return "amaranth"
    return "twd"


def _is_heading(line: str) -> bool:
    """A line that only names a part of the deck or a type of card, with numbers or none."""
    if _COUNTED.fullmatch(line):
        return False
    bare = re.sub(r"\[[^\]]*\]|\([^)]*\)", " ", line.lower())
    words = re.findall(r"[^\W\d_]+", bare)
    return bool(words) and all(word in _HEADINGS for word in words)


def _first_line_of_list(lines: list[str]) -> int:
    """Where the list begins: at the heading of the crypt, else at the first counted card."""
    headings = [
        number
        for number, line in enumerate(lines)
        if (found := _HEADING.fullmatch(line)) and _is_heading(line) and found["rest"].strip() != ""
    ]
    crypt = [number for number in headings if lines[number].strip().lower().startswith("crypt")]
    counted = (number for number, line in enumerate(lines) if _starts_list(line))
    first = next(counted, len(lines))
    if crypt and not _is_lackey(lines[crypt[0]]):
        return min(crypt[0], *headings)
    return first


def _is_lackey(line: str) -> bool:
    return line.strip().lower() == "crypt:"


def _starts_list(line: str) -> bool:
    found = _COUNTED.fullmatch(line)
    if not found or re.match(r"\d+\s+(?:players?|rounds?)\b", line.strip(), re.IGNORECASE):
        return False
    return "x" in line[: found.start("name")].lower() or _find(pool(), found["name"])[0] is not None


@dataclass(slots=True)
class _About:
    """What stands before the list."""

    name: str = ""
    author: str = ""
    event: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)


def _about(lines: Iterable[str]) -> _About:
    """Read name, author and description; the block before the first empty line is the event."""
    about = _About()
    in_event = True
    for line in lines:
        found = _ABOUT.fullmatch(line)
        what = re.sub(r"\s", "", found["what"].lower()) if found else ""
        if found and what in {"deckname", "name"} and not about.name:
            about.name, in_event = found["value"].strip(), False
        elif found and what not in {"deckname", "name", "description"} and not about.author:
            about.author, in_event = found["value"].strip(), False
        elif found and what == "description":
            in_event = False
            if found["value"].strip():
                about.comments.append(found["value"].strip())
        elif not line:
            in_event = in_event and not about.event
            if about.comments:
                about.comments.append("")
        elif in_event:
            about.event.append(line)
        else:
            about.comments.append(line)
    while about.comments and not about.comments[-1]:
        about.comments.pop()
    return about


@dataclass(slots=True)
class _Reader:
    """Reads the list itself, line by line; collects cards, comments and errors."""

    source: str
    cards: list[tuple[int, int]] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    errors: list[DeckError] = field(default_factory=list)
    in_comment: bool = False
    compared: int = 0

    def give_up(self, number: int) -> None:
        """Say that the rest was not read."""
        remedy = saying("remedy-mend-above")
        self.errors.append(DeckError(saying("wrong-given-up"), self.source, number, remedy))

    def read(self, number: int, line: str) -> None:
        """Read one line: a card, a heading, a rule, a comment, or an error."""
        bare = line.strip()
        if self._is_comment(bare):
            self.comments.append(bare)
        elif bare and not re.fullmatch(r"[-=_*]+", bare) and not _is_heading(bare):
            found = _COUNTED.fullmatch(bare)
            if found:
                self._card(number, found["name"], int(found["count"]))
            else:
                self._uncounted(number, bare)

    def _is_comment(self, bare: str) -> bool:
        if self.in_comment or bare.startswith("/*"):
            self.in_comment = "*/" not in bare
            return True
        return bare.startswith(("--", "//", "#")) and not re.fullmatch(r"-+", bare)

    def _uncounted(self, number: int, bare: str) -> None:
        """A line without a number in front: "Blood Doll", "Blood Doll x3", or a comment.

        What comes close to a card's name is taken for a card misspelt, not for a comment.
        """
        found = _COUNT_BEHIND.fullmatch(_COMMENT.sub("", bare))
        name = found["name"] if found else bare
        if pool().get(_COMMENT.sub("", name)) is not None:
            self._card(number, name, int(found["count"]) if found else 1)
        elif remedy := self._meant(name):
            self._error(number, name, remedy)
        else:
            self.comments.append(bare)

    def _meant(self, name: str) -> Saying | None:
        """Which card may have been meant by a line that need not be one."""
        if len(name) > _LONGEST_NAME or self.compared == _MOST_COMMENTS:
            return None
        self.compared += 1
        return pool().search(name).remedy

    def _card(self, number: int, name: str, count: int) -> None:
        face, known = _find(pool(), name)
        if face is not None:
            self.cards.append((face.id, count))
            return
        self._error(number, known, pool().search(known).remedy or saying("remedy-spelling"))

    def _error(self, number: int, name: str, remedy: Saying) -> None:
        thing = saying("wrong-not-a-card", name=_short(name))
        self.errors.append(DeckError(thing, self.source, number, remedy))


def _short(written: str) -> str:
    """What somebody wrote, no longer than it can be said again."""
    return written if len(written) <= _LONGEST_SAID else f"{written[:_LONGEST_SAID]}…"


def _find(cards: Pool, written: str) -> tuple[Face | None, str]:
    """The face that a name in a list means, and the name without what followed it.

    Tried in turn: the whole line; without a comment; without the columns of a crypt list,
    whose group tells a vampire from its later versions.
    """
    name = _COMMENT.sub("", written).strip()
    for candidate in (written.strip(), name, name.rstrip(",;")):
        if (face := cards.get(candidate)) is not None:
            return face, candidate
    for space in re.finditer(r"\s+(?=\d{1,2}(?:\s|$))", name):
        tail = _CRYPT_TAIL.fullmatch(name, space.start())
        bare = name[: space.start()].strip()
        if tail:
            group = tail["group"]
            number = None if group is None else ANY_GROUP if not group.isdigit() else int(group)
            found = cards.search(bare, number) if bare in cards else None
            if found and found.face and found.face.crypt:
                return found.face, bare
            return None, bare
    return None, name


def _from_json(text: str, source: str) -> Deck:
    """A deck of krcg's JSON, whole or minimal, or of any JSON with numbers of cards by id."""
    try:
        state = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else None
        reason = error.msg if isinstance(error, json.JSONDecodeError) else saying("beyond-reading")
        thing, remedy = saying("wrong-not-json", reason=reason), saying("remedy-export-again")
        raise BadDeck([DeckError(thing, source, line, remedy)]) from None
    errors: list[DeckError] = []
    cards: list[tuple[int, int]] = []
    for entry in _json_entries(state):
        if len(errors) == _MOST_MISTAKES:
            remedy = saying("remedy-mend-above")
            errors.append(DeckError(saying("wrong-given-up"), source, remedy=remedy))
            break
        card, count = entry.get("id", entry.get("name")), entry.get("count", entry.get("number", 1))
        key = int(card) if isinstance(card, str) and re.fullmatch("[0-9]{1,9}", card) else card
        face = pool().get(key) if isinstance(key, int | str) else None
        if face is None:
            name = str(entry.get("name", card))
            remedy = pool().search(name).remedy or saying("remedy-krcg-names")
            thing = saying("wrong-not-a-card", name=_short(name))
            errors.append(DeckError(thing, source, remedy=remedy))
        elif type(count) is not int or not 0 <= count <= _MOST_COPIES:
            thing = saying("wrong-no-number-of-copies", count=_short(str(count)), name=face.name)
            errors.append(DeckError(thing, source, remedy=saying("remedy-whole-number")))
        else:
            cards.append((face.id, count))
    if not cards and not errors:
        remedy = saying("remedy-krcg-json")
        errors.append(DeckError(saying("wrong-no-list"), source, remedy=remedy))
    if errors:
        raise BadDeck(errors)
    return deck_of(
        str(state.get("name") or Path(source).stem),
        merged(cards),
        author=str(state.get("author") or ""),
        comments=str(state.get("comments") or state.get("description") or ""),
        source=source,
        event=tuple(
            str(state[key])
            for key in ("event", "place", "date", "tournament_format", "player")
            if state.get(key)
        ),
    )


def _json_entries(state: Any) -> list[dict[str, Any]]:
    """Every entry of a card in krcg's JSON: crypt, library by type, or numbers by id."""
    if not isinstance(state, dict):
        return []
    entries: list[Any] = []
    numbers = state.get("cards")
    if isinstance(numbers, dict):
        entries.extend({"id": card, "count": count} for card, count in numbers.items())
    for part in ("crypt", "library"):
        for entry in _json_list(state.get(part)):
            inner = _json_list(entry) if isinstance(entry, dict) and "cards" in entry else [entry]
            entries.extend(inner)
    return [entry for entry in entries if isinstance(entry, dict)]


def _json_list(held: Any) -> list[Any]:
    """A list of entries, plain or as the "cards" of an object; nothing else holds any."""
    if isinstance(held, dict):
        held = held.get("cards")
    return held if isinstance(held, list) else []
