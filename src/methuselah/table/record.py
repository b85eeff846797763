"""A game on paper: its seed, decks, edition, card texts and the log of answers (design, The shape).

That is all that a game is. The record is JSON, so that a bug report can be read; `read` says
what is wrong with a file, where and what to do, and never half-loads one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final, Literal

import msgspec

from methuselah import __version__
from methuselah.engine.decisions import NOBODY, Result
from methuselah.engine.definitions import Definition
from methuselah.engine.editions import EDITIONS
from methuselah.engine.setting import Setting
from methuselah.pool.former import present_digest
from methuselah.rules.setup.game import make_setting
from methuselah.table.misplays import is_forfeit
from methuselah.wording.wrong import Wrong

__all__ = [
    "AGREEMENT",
    "FORMAT",
    "TIME",
    "Deck",
    "Record",
    "Word",
    "read",
    "record_of",
    "setting_of",
    "write",
]

FORMAT: Final = 1
KIND: Final = "methuselah game"

TIME: Final = "time"
"""In the log: the time limit was called."""
AGREEMENT: Final = "agreement"
"""In the log: all agreed to stop."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The krcg ids of a crypt and a library, one entry for each copy."""

    crypt: tuple[int, ...]
    library: tuple[int, ...]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing said at the table. kind: "talk", "deal" or "back"; to: whom a deal is offered to;
    state: of a deal "open", "accepted", "declined" or "withdrawn", of a step back "agreed" or
    "refused".
    """

    seat: int
    kind: Literal["talk", "deal", "back"]
    words: str
    turn: int
    to: int = NOBODY
    state: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as it is saved.

    cards: a digest of `texts`, which has for each krcg id the digest of the text that was
    played; log: the answers, each the index of an option, and what else came from outside;
    fingerprint: of the state after the last answer; result: how it ended, if it has; talk: what
    was said meanwhile, which no rule knows of.
    """

    kind: str
    format: int
    engine: str
    edition: str
    cards: str
    seed: int
    names: tuple[str, ...]
    decks: tuple[Deck, ...]
    turn_limit: int
    log: tuple[int | str, ...]
    fingerprint: str
    result: Result | None
    texts: dict[str, str]
    talk: tuple[Word, ...] = ()


def record_of(
    setting: Setting, log: Sequence[int | str], fingerprint: str, result: Result | None
) -> Record:
    """The record of a game played so far."""
    texts = {str(definition.id): definition.digest for definition in setting.definitions}
    return Record(
        kind=KIND,
        format=FORMAT,
        engine=__version__,
        edition=setting.edition.name,
        cards=_digest(texts),
        seed=setting.seed,
        names=setting.names,
        decks=tuple(Deck(crypt, library) for crypt, library in setting.decks),
        turn_limit=setting.turn_limit,
        log=tuple(log),
        fingerprint=fingerprint,
        result=result,
        texts=texts,
    )


def _digest(texts: Mapping[str, str]) -> str:
    known = ",".join(f"{card}:{texts[card]}" for card in sorted(texts))
    return blake2b(known.encode(), digest_size=8).hexdigest()


def write(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record) + b"\n"


def read(data: bytes, source: str = "the saved game") -> Record:
    """The record in these bytes. Raises ValueError with thing, place and remedy."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise Wrong("no-record", source=source, reason=str(error)) from error
    if record.kind != KIND or record.format != FORMAT:
        raise Wrong(
            "record-format",
            source=source,
            kind=record.kind,
            format=record.format,
            own=FORMAT,
            engine=record.engine,
        )
    if len(record.names) != len(record.decks) or len(record.names) < 2:
        names, decks = len(record.names), len(record.decks)
        raise Wrong("record-seats", source=source, names=names, decks=decks)
    for place, entry in enumerate(record.log, start=1):
        told = entry in (TIME, AGREEMENT) or is_forfeit(entry)
        if not told and not (isinstance(entry, int) and entry >= 0):
            raise Wrong("record-answer", source=source, place=place, entry=repr(entry))
    return record


def setting_of(
    record: Record, definitions: Mapping[int, Definition], source: str = "the saved game"
) -> Setting:
    """The setting of the recorded game, with the definitions that play it.

    Raises ValueError for an edition that is not there, cards that are not implemented and cards
    whose text has changed since.
    """
    edition = EDITIONS.get(record.edition)
    if edition is None:
        known = ", ".join(EDITIONS)
        raise Wrong("record-edition", source=source, edition=record.edition, known=known)
    wanted = sorted({card for deck in record.decks for card in (*deck.crypt, *deck.library)})
    missing = [card for card in wanted if card not in definitions]
    if missing:
        cards = ", ".join(str(card) for card in missing)
        raise Wrong("record-cards", source=source, cards=cards, engine=record.engine)
    changed = [
        definitions[card].name
        for card in wanted
        if definitions[card].digest != present_digest(record.texts.get(str(card), ""))
    ]
    if changed:
        cards = ", ".join(changed)
        raise Wrong("record-texts", source=source, cards=cards, engine=record.engine)
    return make_setting(
        record.seed,
        record.names,
        [(deck.crypt, deck.library) for deck in record.decks],
        definitions,
        edition,
        record.turn_limit,
    )
