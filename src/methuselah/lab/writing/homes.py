"""The module in which a definition is to stand: by type and Discipline or clan, and with room."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import PurePosixPath
from sqlite3 import Connection
from typing import Final

from methuselah.lab.writing.index import index
from methuselah.lab.writing.masking import sentences_of
from methuselah.lab.writing.nearest import models
from methuselah.lab.writing.places import module_lines, module_of
from methuselah.pool import Face, pool

__all__ = ["FULL", "home_of", "home_with_room", "topic_of"]

FULL: Final = 400
"""A module of more lines is full: the next card starts or joins another one."""
NEEDED: Final = 12
"""The lines of a definition with its share of imports."""
FOLDERS: Final = {"action modifier": "modifier", "political action": "political"}
"""The folders of cards that are not called after the type."""
FIRST_LEVEL: Final = re.compile(r"^\[([A-Za-z]{3})\]", re.MULTILINE)
TOPICS: Final = (
    ("politics", r"referendum|votes?\b|ballot|political|title"),
    ("combat", r"combat|strike|damage|maneuver|press\b|range"),
    ("actions", r"bleed|stealth|intercept|block|action|hunt"),
    ("blood", r"blood|pool|transfer|influence|uncontrolled"),
)
"""What a text is about, by its words; the first with the most of them."""


def _first(face: Face) -> str:
    """The Discipline of the first level of a text, else the first that the face requires."""
    level = FIRST_LEVEL.search(face.text)
    if level:
        return level[1].lower()
    return face.disciplines[0] if face.disciplines else ""


def topic_of(face: Face) -> str:
    """What a text is about, in a word: "politics", "combat", "actions", "blood".

    >>> from methuselah.pool import pool
    >>> topic_of(pool()["Wake with Evening's Freshness"]), topic_of(pool()["Zip Gun"])
    ('actions', 'combat')
    """
    said = face.text.lower()
    counted = {topic: len(re.findall(words, said)) for topic, words in TOPICS}
    return max(counted, key=lambda topic: counted[topic])


def home_of(face: Face) -> str:
    """The module of a card's type and Discipline or clan; "" for a master card: by its topic."""
    if face.crypt:
        clan = (face.clans or ("imbued",))[0].lower().replace(" ", "_")
        return f"cards/crypt/{'imbued' if 'imbued' in face.types else clan}.py"
    kind = FOLDERS.get(face.types[0], face.types[0])
    if kind == "master":
        return ""
    if kind == "equipment" and "weapon" in face.keywords:
        return "cards/equipment/weapons.py"
    if kind == "political" and "title" in face.keywords:
        return "cards/political/titles.py"
    if not face.disciplines:
        return f"cards/{kind}/no_discipline.py"
    return f"cards/{kind}/{_of_discipline(_first(face))}"


def _fill(tables: Connection) -> None:
    tables.execute("CREATE TABLE firsts (code TEXT, card INTEGER, PRIMARY KEY (code, card))")
    rows = ((_first(face), face.id) for face in pool().library)
    tables.executemany("INSERT INTO firsts VALUES (?, ?)", rows)


def _of_discipline(code: str) -> str:
    """The module's name that cards of a Discipline have most often."""
    kept = index()
    kept.keep("first Disciplines", b"of the pool", _fill)
    cards = kept.ask("SELECT card FROM firsts WHERE code = ? ORDER BY card", code)
    homes = (module_of(card) for (card,) in cards)
    named = Counter(PurePosixPath(home).name for home in homes if home)
    return next((module for module, _ in named.most_common(1)), f"{code}.py")


def home_with_room(face: Face) -> str:
    """The home of a card, or the module to put it in where that one is full, and why.

    Where the home is full: a module of the same folder with room, in which the cards stand that
    say the most alike; or a new module beside it, by what the text is about.
    """
    home = home_of(face)
    lines = module_lines().get(home)
    if home and lines is None:
        return f"{home} (a new module)"
    if lines is not None and lines + NEEDED <= FULL:
        return home
    folder = "cards/master" if not home else str(PurePosixPath(home).parent)
    near = Counter(_near_homes(face, folder))
    roomy = [one for one, _ in near.most_common() if module_lines()[one] + NEEDED <= FULL]
    full = f"{home} is full with {lines} lines" if home else ""
    crypt_or_discipline = home and (face.crypt or not home.endswith("no_discipline.py"))
    if roomy and not crypt_or_discipline:
        return f"{roomy[0]}, where its models stand{f' ({full})' if full else ''}"
    new = f"{folder}/{PurePosixPath(home).stem + '_' if crypt_or_discipline else ''}"
    new += f"{_keyword(face) or topic_of(face)}.py"
    there = module_lines().get(new)
    number = 2
    while there is not None and there + NEEDED > FULL:
        new = f"{new.removesuffix('.py').rstrip('0123456789_')}_{number}.py"
        there, number = module_lines().get(new), number + 1
    if there is None:
        return f"{new} (a new module{f': {full}' if full else ''})"
    return f"{new}{f' ({full})' if full else ''}"


def _keyword(face: Face) -> str:
    """A keyword that gives a module of masters its topic."""
    kept = {"location": "locations", "archetype": "archetypes", "path": "paths"}
    return next((topic for word, topic in kept.items() if word in face.keywords), "")


def _near_homes(face: Face, folder: str) -> list[str]:
    """The modules of a folder in which the models of a card's sentences stand."""
    near = [one.face for sentence in sentences_of(face) for one in models(face, sentence, 8)]
    homes = (module_of(one.id) for one in near)
    return [home for home in homes if home and str(PurePosixPath(home).parent) == folder]
