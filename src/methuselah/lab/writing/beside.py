"""A printed text and what its definition says of itself, side by side."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from methuselah.lab.auditing.recognising import FACE_SAYS, JOINING, WORD, stem
from methuselah.pool import Face
from methuselah.pool.faces import sentences
from methuselah.pool.keywords import keywords

__all__ = ["WIDE", "only_one_side", "side_by_side"]

WIDE: Final = 100
"""A terminal of so many columns has room for two."""
GAP: Final = " | "


def side_by_side(printed: str, said: Sequence[str], width: int) -> Iterator[str]:
    """The lines of a printed text and of what is said, in two columns where there is room.

    >>> for line in side_by_side("Gain 1 pool.", ["You gain 1 pool."], 100):
    ...     print(line.rstrip())
    printed                                          | said
    Gain 1 pool.                                     | You gain 1 pool.
    """
    left = [line for part in printed.splitlines() for line in wrap(part, (width - 3) // 2)]
    if width < WIDE:
        yield from ("printed:", *(f"  {line}" for line in printed.splitlines()))
        yield from ("said:", *(f"  {line}" for line in said))
        return
    half = (width - len(GAP)) // 2
    right = [line for part in said for line in wrap(part, half)]
    for one, other in zip_longest(["printed", *left], ["said", *right], fillvalue=""):
        yield f"{one:{half}}{GAP}{other}"


def only_one_side(face: Face, said: Sequence[str]) -> tuple[list[str], list[str]]:
    """The words that only the printed text has, and those that only the definition says.

    Words that join others, the card's own name and what the face says already are left out;
    words count by their stems.
    """
    text = keywords(face).rest if face.crypt else face.text
    told = " ".join(one for one in sentences(text) if not FACE_SAYS.match(one))
    told = re.sub(r"\([^)]*\)", " ", told)
    printed, spoken = _by_stem(told, face), _by_stem(" ".join(said), face)
    return (
        [word for key, word in printed.items() if key not in spoken],
        [word for key, word in spoken.items() if key not in printed],
    )


def _by_stem(text: str, face: Face) -> dict[str, str]:
    """The content words of a text by their stems, each as it stands there first."""
    plain = re.sub(r"\[[^\]]*\]|/", " ", text.replace(face.printed_name, " ").replace("'s", ""))
    own = {word.lower() for word in WORD.findall(face.printed_name)} if face.crypt else set()
    found: dict[str, str] = {}
    for word in WORD.findall(plain):
        low = word.lower()
        if low not in JOINING and low not in own:
            found.setdefault(stem(low), low)
    return found
