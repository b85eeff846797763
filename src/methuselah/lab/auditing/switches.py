"""What a text says by a word of its own, and the definition must show: switches, names, deeds.

Each demand is a pattern of the text with the keys of which one must stand in the definition. Clans,
sects and titles that a text names stand in its definition by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.printed import asked
from methuselah.lab.auditing.traces import keys_in, strings_in
from methuselah.language.reading.qualities import clans
from methuselah.rules.playing.requirement_words import SECTS

__all__ = ["DEMANDS", "Demand", "unnamed", "unshown"]


@dataclass(frozen=True)
class Demand:
    """Words of a text, and the keys of which one shows that the definition has them.

    A key that ends in "*" stands for all that begin so.
    """

    words: str
    keys: tuple[str, ...]


DEMANDS: Final = (
    Demand(
        r"\byou control\b(?! the edge)|controlled by you\b",
        (
            "yours",
            "not yours",
            "seat *",
            "Pool",
            "fact *",
            "LayHere",
            "Copies",
            "by helper",
            "Fighter",
        ),
    ),
    Demand(
        r"\block (?:this|that|him|her|it|and|during|to)\b|\blocks? (?:to|this)\b|, lock",
        ("does lock", "change *", "BlockAs"),
    ),
    Demand(
        r"\bunlocks?\b(?! phase| as normal)(?<!to unlock)",
        ("does unlock", "change *", "SkipUnlock"),
    ),
    Demand(r"\[flight\]", ("change flight", "keyword flight", "trait flight", "level FLIGHT")),
    Demand(
        r"master phase action",
        (
            "SpendMasterAction",
            "GiveMasterAction",
            "change master_actions",
            "change master_actions are",
        ),
    ),
    Demand(
        r"discard phase action",
        (
            "SpendDiscardAction",
            "change discard_actions",
            "GainDiscardAction",
            "event discard action",
        ),
    ),
    Demand(
        r"\bdiscards?\b(?! phase| afterward| (?:down )?to your hand)",
        ("Discard*", "does *", "event discard*"),
    ),
    Demand(r"\byounger\b", ("younger*", "Younger*", "older*", "Older*")),
    Demand(r"\bnon-unique (?:vampire|minion|card|equip)", ("unique", "not unique")),
    Demand(r"\btitled\b|with a title", ("titled", "not titled", "title *")),
    Demand(r"\bin torpor\b", ("in *torpor*", "torpor", "by *torpor")),
    Demand(
        r"uncontrolled region",
        ("in uncontrolled*", "in *uncontrolled*", "ToUncontrolled", "Banish", "Look", "DrawCrypt"),
    ),
    Demand(r"\bready\b", ("in ready*", "in *ready*", "ready", "event *", "by *")),
    Demand(
        r"\block(?:ed)? (?:minion|vampire)", ("locked", "not locked", "does lock", "by *locked*")
    ),
    Demand(
        r"unlocked (?:ready )?(?:minion|vampire|ally)",
        ("not locked", "locked", "by actor", "by reacting", "does unlock"),
    ),
    Demand(
        r"(?<!non-)aggravated",
        ("strike aggravated", "*ggravated*", "change *", "EnvironmentalDamage"),
    ),
    Demand(r"additional strike", ("Additional*", "change *")),
    Demand(r"\bdodge", ("strike dodge", "strike dodges", "*odge*", "change cannot strike")),
    Demand(
        r"\bother than\b|\banother (?:ready |younger |vampire|minion|ally)",
        ("not *", "seat *", "IsAmong", "in *", "Unless"),
    ),
)


THIS_ONE: Final = re.compile(
    r"\b(?:this|only usable by an?) (?:(?:non-)?acting |reacting |ready |blocking |"
    r"modifying |locked |"
    r"unlocked )*[a-z]+(?: (?:antitribu|haqim|of caine|of skulls))?"
)
"""Who plays the card is called by what it requires: "this Nosferatu"."""


@cache
def _compiled() -> tuple[tuple[re.Pattern[str], Demand], ...]:
    return tuple((re.compile(one.words), one) for one in DEMANDS)


@cache
def _fits(wanted: str, key: str) -> bool:
    pattern = re.escape(wanted).replace(r"\*", ".*")
    return re.fullmatch(pattern, key) is not None


def unshown(definition: Definition) -> Iterator[str]:
    """Each saying of the text of which no key of the definition shows anything."""
    text, keys = asked(definition), keys_in(definition)
    for pattern, demand in _compiled():
        found = pattern.search(text)
        if found and not any(_fits(wanted, key) for wanted in demand.keys for key in keys):
            yield f'the text says "{found.group(0)}" and the definition shows nothing of it'


@cache
def _names() -> tuple[tuple[str, str, re.Pattern[str]], ...]:
    """Clans, sects and titles: the key, the name and how a text says it."""
    known = sorted({name.lower() for name in clans()}, key=len, reverse=True)
    said = [("clan", name, rf"\b{re.escape(name)}s?\b(?! antitribu)") for name in known]
    said += [
        ("sect", name, rf"\b{name}s?\b(?! (?:title|prince|archbishop|baron))") for name in SECTS
    ]
    return tuple((kind, name, re.compile(words)) for kind, name, words in said)


def unnamed(definition: Definition) -> Iterator[str]:
    """Each clan and sect that the text names stands in the definition, or on the face."""
    face = definition.face
    text = THIS_ONE.sub(" ", asked(definition).replace(face.printed_name.lower(), " "))
    said = re.findall(r"[\w-]+", " ".join(strings_in(definition)).lower())
    held = {*said, *" ".join(face.requires).lower().split()}
    for kind, name, words in _names():
        if words.search(text) and not held.issuperset(name.split()):
            yield f'the text names the {kind} "{name}" and the definition does not'
