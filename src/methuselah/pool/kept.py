"""The pool as it is kept: what was read from krcg, in one file of the user's cache folder.

krcg is read once for each of its versions (and of the code that reads it); an ordinary start finds
the file and imports no krcg. The file is a table of places, the index of names, and for each card
a record with its face and one with its rulings, decoded when somebody asks for that card: neither
the time to start nor memory grow with the pool. It is mapped, not read.

A file that is damaged is as none, and where none can be written the pool is kept in memory alone.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import mmap
import os
import struct
import sys
import tempfile
import time
import zlib
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import astuple
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from methuselah import __version__
from methuselah.pool.fixed import Fixed
from methuselah.pool.printed import Face, Printing
from methuselah.pool.rulings import Ruling

if TYPE_CHECKING:
    from methuselah.pool.reading import Read

__all__ = ["About", "Damaged", "Kept", "cache_folder", "kept_pool", "packed"]

FORMAT: Final = 3
"""To be counted up when the form of the file changes."""
MAGIC: Final = b"methpool"
_HEAD: Final = struct.Struct("=8s16sIIIII")
"""Magic, key, cards, bytes of `About`, bytes of the names, bytes of all, check of the index."""
_ROW: Final = struct.Struct("=IIII")
"""Place, bytes of the face, bytes of the rulings, check of both; the ids stand before all rows."""
_READERS: Final = ("faces", "fixed", "kept", "nicknames", "printed", "reading", "rulings", "words")
"""The modules on which depends what is in the file."""
_LONG: Final = 90 * 24 * 3600
"""Seconds after which the file of another version may go."""

_Buffer: TypeAlias = "bytes | mmap.mmap"
_Face: TypeAlias = tuple[
    int, str, str, tuple[str, ...], str, str, tuple[str, ...], bool, tuple[str, ...], str | None,
    int | None, int | None, str | None, str | None, str | None, int | None, int | None, int | None,
    bool, bool, bool, frozenset[str], tuple[str, ...], int | None, int | None, int | None,
    str | None, str, tuple[tuple[str, str, str | None, int], ...], str, tuple[str, ...],
]  # fmt: skip
"""The fields of a `Face`, in their order."""
_Rulings: TypeAlias = tuple[tuple[int, int, str, tuple[str, ...], str | None], ...]

_FACE: Final = msgspec.msgpack.Decoder(_Face)
_RULINGS: Final = msgspec.msgpack.Decoder(_Rulings)
_NAMES: Final = msgspec.msgpack.Decoder(dict[str, int])


class About(msgspec.Struct, frozen=True, array_like=True):
    """What there is to know of the whole: see `reading.Read`."""

    digest: str
    sets: dict[str, str]
    types: tuple[str, ...]
    precons: tuple[Fixed, ...]
    clans: tuple[str, ...]
    creeds: tuple[str, ...]


class Damaged(Exception):
    """The file is not what was written."""


class Kept:
    """The pool in a file, or in memory. Raises `Damaged` where it is not what was written."""

    def __init__(self, data: _Buffer, key: bytes) -> None:
        try:
            magic, found, cards, about, names, whole, check = _HEAD.unpack_from(data)
        except struct.error as error:
            raise Damaged from error
        if (magic, found, whole) != (MAGIC, key, len(data)):
            raise Damaged
        self.key: bytes = key
        """What it stands for: the version of krcg, and of the code that reads and writes."""
        self._data = memoryview(data)
        self._rows = _HEAD.size + 4 * cards
        self._about = self._rows + _ROW.size * cards
        self._names = self._about + about
        self._end = self._names + names
        if self._end > whole or zlib.crc32(self._data[_HEAD.size : self._end]) != check:
            raise Damaged
        self.ids: Sequence[int] = self._data[_HEAD.size : self._rows].cast("I")
        """The ids of all cards, in order."""

    @functools.cached_property
    def about(self) -> About:
        """What there is to know of the whole."""
        return msgspec.msgpack.decode(self._data[self._about : self._names], type=About)

    @functools.cached_property
    def names(self) -> dict[str, int]:
        """The id of every name by its key."""
        return _NAMES.decode(self._data[self._names : self._end])

    def face(self, number: int) -> Face | None:
        """What is printed on the card with this id."""
        place, length, _ = self._place(number)
        if not length:
            return None
        row: _Face = _FACE.decode(self._data[place : place + length])
        return Face(*row[:28], tuple(Printing(*one) for one in row[28]), *row[29:])

    def rulings(self, number: int) -> tuple[Ruling, ...]:
        """The rulings on the card with this id."""
        place, length, rulings = self._place(number)
        if not rulings:
            return ()
        start = place + length
        return tuple(Ruling(*one) for one in _RULINGS.decode(self._data[start : start + rulings]))

    def _place(self, number: int) -> tuple[int, int, int]:
        """Where the records of a card are, and how long its face and its rulings."""
        row = bisect_left(self.ids, number)
        if row == len(self.ids) or self.ids[row] != number:
            return 0, 0, 0
        place, face, rulings, check = _ROW.unpack_from(self._data, self._rows + _ROW.size * row)
        if zlib.crc32(self._data[place : place + face + rulings]) != check:
            raise Damaged
        return place, face, rulings


def packed(read: Read, key: bytes) -> bytes:
    """What was read, as it is kept."""
    encode = msgspec.msgpack.encode
    about = encode(About(read.digest, read.sets, read.types, read.precons, read.clans, read.creeds))
    names = encode(read.names)
    ids = b"".join(struct.pack("=I", face.id) for face in read.faces)
    place = _HEAD.size + len(ids) + _ROW.size * len(read.faces) + len(about) + len(names)
    rows, records = bytearray(), bytearray()
    for face in read.faces:
        one = encode(astuple(face))
        said = read.rulings.get(face.id)
        rulings = encode([astuple(ruling) for ruling in said]) if said else b""
        rows += _ROW.pack(place + len(records), len(one), len(rulings), zlib.crc32(one + rulings))
        records += one + rulings
    index = b"".join((ids, rows, about, names))
    whole = _HEAD.size + len(index) + len(records)
    sizes = (len(read.faces), len(about), len(names), whole, zlib.crc32(index))
    return b"".join((_HEAD.pack(MAGIC, key, *sizes), index, records))


def kept_pool(fresh: bool = False) -> Kept:
    """The pool from the file, or from krcg where there is no file yet (or fresh is asked for)."""
    key = _key()
    file = cache_folder() / f"pool-{key.hex()}"
    if not fresh:
        with contextlib.suppress(OSError, ValueError, Damaged), file.open("rb") as stream:
            return Kept(mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ), key)
    from methuselah.pool.reading import read_cards

    data = packed(read_cards(), key)
    with contextlib.suppress(OSError):
        _write(file, data)
    return Kept(data, key)


def _key() -> bytes:
    """What the file stands for: the version of krcg, and of the code that reads and writes."""
    known = hashlib.blake2b(digest_size=16)
    known.update(f"{FORMAT} {version('krcg')} {__version__} ".encode())
    for name in _READERS:
        with contextlib.suppress(OSError):  # a package may come without its source
            known.update(Path(__file__).with_name(f"{name}.py").read_bytes())
    return known.digest()


def _write(file: Path, data: bytes) -> None:
    """Write a file as a whole or not at all; files of other versions go when they are old."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=file.parent, prefix="new-")
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
    for other in file.parent.glob("pool-*"):
        if time.time() - other.stat().st_mtime > _LONG:
            other.unlink(missing_ok=True)


def cache_folder() -> Path:
    """Where what can be made again is kept: METHUSELAH_CACHE, or as the system has it."""
    named = os.environ.get("METHUSELAH_CACHE")
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "Methuselah" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "Methuselah"
    return Path(os.environ.get("XDG_CACHE_HOME", home / ".cache")) / "methuselah"
