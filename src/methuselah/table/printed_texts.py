"""The printed texts of cards as a reader sees them: in her language where they are kept here.

English, French and Spanish texts come with krcg. Whoever has newer ones names a file or an address
that has them (`methuselah texts`): they are kept in the data folder and come first. Nothing is
fetched otherwise.
"""

from __future__ import annotations

import functools
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from methuselah.pool import Face, pool
from methuselah.pool.translated import Printed, Translations, packaged, read_translations
from methuselah.table.folders import data_folder
from methuselah.wording.wrong import Wrong, of_the_system

__all__ = ["forget_texts", "keep_texts", "kept_texts", "printed", "texts_file"]

ADDRESS: Final = ("http://", "https://")
LARGEST: Final = 64_000_000
"""Bytes; all cards of krcg with their translations are about a sixth of it."""
PATIENCE: Final = 60
"""Seconds for which a server may be silent."""


def texts_file() -> Path:
    """Where they are kept."""
    return data_folder() / "texts.json"


def keep_texts(source: str) -> Translations:
    """Read a file or an address and keep its texts beside those that are kept; all of them.

    Raises Wrong with thing, place and remedy, and leaves what is kept as it is.
    """
    found = read_translations(_fetched(source), source)
    known = pool()
    kept = kept_texts()
    fresh = 0
    for language, texts in found.items():
        own = {number: one for number, one in texts.items() if number in known}
        kept[language] = {**kept.get(language, {}), **own}
        fresh += len(own)
    if not fresh:
        raise Wrong("texts-none", source=source)
    file = texts_file()
    with _told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(kept))
    return kept


def forget_texts() -> None:
    """Keep them no longer. Raises Wrong where the file cannot be removed."""
    file = texts_file()
    with _told(file):
        file.unlink(missing_ok=True)


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """What goes wrong with what is kept, in words that somebody can act on."""
    try:
        yield
    except OSError as error:
        raise Wrong("texts-not-kept", file=str(file), reason=of_the_system(error)) from None


def kept_texts() -> Translations:
    """Those that are kept; nothing where the file is gone or is not what was written."""
    file = texts_file()
    try:
        return dict(_read(file, file.stat().st_mtime_ns))
    except (OSError, msgspec.DecodeError):
        return {}


@functools.lru_cache(maxsize=1)
def _read(file: Path, written: int) -> Translations:
    """The file as it was at this time."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[int, Printed]])


def printed(face: Face, language: str) -> Printed:
    """A card's name and text in a language, or in English."""
    own = None
    if language != "en":
        own = kept_texts().get(language, {}).get(face.id) or packaged(language).get(face.id)
    return Printed(face.name, face.text) if own is None else own


def _fetched(source: str) -> bytes:
    """What is in a file or at an address. Raises Wrong."""
    if not source.startswith(ADDRESS):
        try:
            data = Path(source).read_bytes()
        except OSError as error:
            raise Wrong("texts-file", source=source, reason=of_the_system(error)) from None
    else:
        try:
            with urllib.request.urlopen(source, timeout=PATIENCE) as answer:
                data = answer.read(LARGEST + 1)
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            raise Wrong("texts-address", source=source, reason=str(reason)) from None
    if len(data) > LARGEST:
        raise Wrong("texts-too-long", source=source, most=LARGEST // 1_000_000)
    return data
