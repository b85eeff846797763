"""Definitions whose official text has changed: what a new printing or errata asks to look at.

A definition carries the digest of the text that it implements. Against the installed krcg, or
against a file of texts that is not installed yet (the official list as CSV, or krcg's as JSON),
each one that differs is named with both digests, the place of the definition, the tests that
name the card, what the audit finds in the new text, and, where the old text is at hand, the
sentences that went and came. Texts are read, never copied into the project.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from methuselah.cards import definitions
from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.audit import audit
from methuselah.lab.proving.coverage import definition_places
from methuselah.lab.proving.ledger import source_tree
from methuselah.lab.proving.named import Named, files_naming, named_in
from methuselah.pool import pool
from methuselah.pool.faces import sentences
from methuselah.pool.words import digest, plain

__all__ = ["Drift", "drift", "new_cards", "read_texts"]

ID: Final = ("id", "Id", "ID")
TEXT: Final = ("card_text", "Card Text", "text")
NAME: Final = ("_name", "name", "Name", "printed_name")
Texts = Mapping[int, tuple[str, str]]
"""The name and the official text of each card by its krcg id."""


@dataclass(frozen=True)
class Drift:
    """One definition that no longer says what its card does.

    old, new: the digests; place: where the definition stands; tests: files that name the card;
    gone, come: sentences of the text; findings: what the audit finds in the new text.
    """

    card: str
    old: str
    new: str
    place: str
    tests: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    come: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def read_texts(file: Path) -> Texts:
    """The texts of a file. Raises ValueError with a remedy for one that has none."""
    text = file.read_text("utf-8-sig")
    rows: Any
    try:
        if file.suffix == ".json":
            rows = json.loads(text)
        else:
            rows = list(csv.DictReader(text.splitlines(keepends=True)))
    except (json.JSONDecodeError, csv.Error) as error:
        raise ValueError(f"{file}: {error}. {REMEDY}") from None
    if isinstance(rows, dict):
        rows = list(rows.values())
    texts: dict[int, tuple[str, str]] = {}
    for row in rows if isinstance(rows, list) else []:
        number, said = _first(row, ID), _first(row, TEXT)
        if number is not None and said is not None and str(number).isdigit():
            texts[int(number)] = (str(_first(row, NAME) or number), str(said))
    if not texts:
        raise ValueError(f"{file}: no card with an id and a text. {REMEDY}")
    return texts


REMEDY: Final = (
    "Give the official list of cards as CSV (columns Id, Name, Card Text) or a list of cards as "
    "JSON (id, name, card_text)."
)


def _first(row: object, keys: Iterable[str]) -> Any:
    """The first of some columns that a row has."""
    if not isinstance(row, dict):
        return None
    return next((row[key] for key in keys if row.get(key) is not None), None)


def drift(texts: Texts | None = None, those: Iterable[Definition] | None = None) -> list[Drift]:
    """The definitions that differ from the texts: those installed, if none are given."""
    root = source_tree()
    tests = {} if root is None else named_in(root)
    found = []
    for definition in definitions().values() if those is None else those:
        known = None if texts is None else texts.get(definition.id)
        if texts is not None and known is None:
            continue
        text = definition.face.text if known is None else plain(known[1])
        if digest(text) != definition.digest:
            found.append(_drifted(definition, text, tests))
    return found


def _drifted(definition: Definition, text: str, tests: Mapping[str, Named]) -> Drift:
    """What to look at. The old text is at hand if the installed one is what was implemented."""
    face = definition.face
    before = list(sentences(face.text)) if face.digest == definition.digest else []
    after = list(sentences(text))
    new = digest(text)
    changed = replace(definition, digest=new, face=replace(face, text=text, digest=new))
    return Drift(
        card=definition.name,
        old=definition.digest,
        new=new,
        place=definition_places().get(definition.name, "keywords of the crypt"),
        tests=files_naming(definition.name, tests),
        gone=tuple(one for one in before if one not in after),
        come=tuple(one for one in after if one not in before) if before else (),
        findings=tuple(finding.words for finding in audit(changed)),
    )


def new_cards(texts: Texts) -> list[str]:
    """The cards of a file that the installed pool has not got, by name."""
    return [name for number, (name, _) in texts.items() if pool().get(number) is None]
