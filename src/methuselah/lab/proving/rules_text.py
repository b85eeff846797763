"""The rulings of the comprehensive rules, by section or card and number.

Two lists: those marked with a circled R among the rules ("003 6.2.3 R1"), and the lines on cards
in the appendix ("003 Amaranth 1"). Their texts are not ours to copy: what is shipped
(`rules_text.json`) is the name of each, the card it is about and a digest of its words. Where the
text itself lies beside the project, `read_text` reads it again and a test compares.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal

import msgspec

from methuselah.pool import pool

__all__ = ["INDEX", "TextRuling", "read_index", "read_text", "seeds", "write_index"]

INDEX: Final = Path(__file__).with_name("rules_text.json")
FILE: Final = "003_3b6299f87dadf7f3.txt"
CIRCLED: Final = "\N{CIRCLED LATIN CAPITAL LETTER R}"

_NAMES: Final = {
    "Absilmilard's Army": "Absimiliard's Army",
    "Brujah Frenzy - Master Out-of-Turn": "Brujah Frenzy",
    "Carlotta": "Carlotta Giovanni",
    "Condemnation Mute": "Condemnation: Mute",
    "Frenzy - Master: Out-of-Turn": "Frenzy",
    "Gather, The": "Gather",
    "Herald of Topeth": "Herald of Topheth",
    "Life Boon - Master: Out-of-Turn": "Life Boon",
    "Masquerade Endangered - Master: Out-of-Turn": "Masquerade Endangered",
    "Merill Molitor": "Merrill Molitor",
    "Paris Opera House, The": "Paris Opera House",
    "Philippe Rigaud": "Phillipe Rigaud",
    "Reg Driscol": "Reg Driscoll",
    "Scalpel\N{RIGHT SINGLE QUOTATION MARK}s Tongue": "Scalpel Tongue",
    "Shackles of Enkindu": "Shackles of Enkidu",
    "Smiling Jack the Anarch": "Smiling Jack, The Anarch",
    "Swarm, The": "Swarm",
    "Tangle Atropo's Hand": "Tangle Atropos' Hand",
    "Tereza Rotas": "Tereza Rostas",
    "The Eldest Command the Undeath": "The Eldest Command Undeath",
}
"""Headings of the appendix whose card has another name in the list of cards."""


class TextRuling(msgspec.Struct, frozen=True):
    """One ruling. card: the name of the card it is about, "" for those among the rules."""

    id: str
    card: str
    digest: str

    @property
    def source(self) -> Literal["circled", "appendix"]:
        """Which of the two lists it is on."""
        return "appendix" if self.card else "circled"


def seeds() -> Path | None:
    """The folder of the rules texts beside this checkout, None where there is none."""
    named = os.environ.get("METHUSELAH_SEEDS")
    folder = Path(named) if named else Path(__file__).parents[5] / "shared" / "seeds"
    return folder if (folder / FILE).is_file() else None


def read_index() -> tuple[TextRuling, ...]:
    """The rulings as they were shipped."""
    return msgspec.json.decode(INDEX.read_bytes(), type=tuple[TextRuling, ...])


def read_text(folder: Path) -> tuple[TextRuling, ...]:
    """The rulings as the text has them, in its order."""
    rules, _, appendix = (folder / FILE).read_text("utf-8").partition("## Appendix: Card Rulings")
    return (*_circled(rules.splitlines()), *_of_cards(appendix.splitlines()))


def write_index(folder: Path) -> None:
    """Write the index again from the text."""
    lines = [msgspec.json.encode(ruling) for ruling in read_text(folder)]
    INDEX.write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")


def _circled(lines: list[str]) -> Iterator[TextRuling]:
    """Those among the rules: numbered within their section, up to the next blank line."""
    section, number, appendix = "", 0, ""
    for place, line in enumerate(lines):
        if line.startswith("#"):
            appendix = "Imbued " if line.startswith("## Appendix: Imbued") else appendix
            if heading := re.match(r"#+ ([\d.]*\d)\.? ", line):
                section, number = appendix + heading[1], 0
        elif line.lstrip().startswith(CIRCLED):
            number += 1
            words = [line.replace(CIRCLED, "")]
            for more in lines[place + 1 :]:
                if not more.strip() or CIRCLED in more or re.match(r"\s*- \*\*|#", more):
                    break
                words.append(more)
            yield TextRuling(f"003 {section} R{number}", "", _digest(words))


def _of_cards(lines: list[str]) -> Iterator[TextRuling]:
    """The lines of the appendix: each a ruling on the card under whose heading it stands."""
    heading, numbers = "", Counter[str]()
    for line in lines:
        if start := re.match(r"- `(.+?)`: (.*)", line):
            heading, words = start[1], start[2]
        elif line.strip():
            words = line
        else:
            continue
        numbers[heading] += 1
        name = f"003 {heading} {numbers[heading]}"
        yield TextRuling(name, _card(heading), _digest([words]))


def _card(heading: str) -> str:
    """The card of a heading; "Ballad, The" is the name of The Ballad."""
    name = _NAMES.get(heading, heading)
    face = pool().get(name)
    if face is None and name.endswith((", The", ", An")):
        bare, _, article = name.rpartition(", ")
        face = pool().get(f"{article} {bare}")
    return pool()[name].name if face is None else face.name


def _digest(lines: list[str]) -> str:
    words = " ".join(" ".join(lines).split())
    return blake2b(words.encode(), digest_size=6).hexdigest()
