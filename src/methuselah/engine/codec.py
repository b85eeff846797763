"""Saving a state as bytes and reading it back (msgpack, by msgspec).

A record is written as a map of its class name and of the fields that differ from their
defaults; definitions are looked up by krcg id, nodes in frames are written as trees. A head
names the format and a digest of the rest, so that nothing damaged is read as a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import Any, Final, cast

import msgspec

from methuselah.engine.definitions import Definition
from methuselah.engine.editions import EDITIONS
from methuselah.engine.registry import class_named, name_of
from methuselah.engine.setting import Setting
from methuselah.engine.state import Frame, State
from methuselah.pool.former import present_digest

__all__ = ["FORMAT", "decode", "encode", "fingerprint", "read_value", "write_value"]

FORMAT: Final = 1
HEAD: Final = b"methuselah state %d\n" % FORMAT
KIND: Final = "is"
"""The key of the class name in a map."""
MAP: Final = "map"
"""The class name of a dictionary, whose `items` are pairs."""
DIGEST: Final = 16

NOT_SAVED: Final = ("setting", "stamp", "masks", "hands", "sight", "circle")
NOT_COMPARED: Final = (*NOT_SAVED, "journal", "journaling")

Known = Mapping[int, Definition] | Setting
"""Where definitions come from: by krcg id, or the setting of the very game that was saved."""


def encode(state: State, *, journal: bool = True) -> bytes:
    """A state as bytes; without its journal where only the game matters."""
    written = _written_state(state, NOT_SAVED if journal else (*NOT_SAVED, "journal"))
    body = msgspec.msgpack.encode({"setting": _written_setting(state.setting), "state": written})
    return HEAD + _digest(body) + body


def decode(data: bytes, known: Known) -> State:
    """The state that `encode` wrote.

    Raises ValueError, with thing, place and remedy, for anything else: other bytes, damaged
    ones, a card without definition or with another text than the game was played with.
    """
    body = _body(data)
    try:
        read = msgspec.msgpack.decode(body)
        setting = _read_setting(read["setting"], known)
        parts = {name: read_value(value) for name, value in read["state"].items()}
        for name in ("seats", "stack", "journal"):
            parts[name] = list(parts.get(name, ()))
        return State(setting=setting, **parts)
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(
            f"the saved state cannot be read: {error!r}; it was written by another version of "
            "Methuselah, so load the game's log of answers instead"
        ) from error


def fingerprint(state: State) -> str:
    """A short digest of everything but the journal: equal for equal games."""
    return _digest(msgspec.msgpack.encode(_written_state(state, NOT_COMPARED))).hex()


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=DIGEST).digest()


def _body(data: bytes) -> bytes:
    """What follows the head, if the head is ours and the rest is whole."""
    if not data.startswith(HEAD):
        line = data[:24].split(b"\n")[0]
        raise ValueError(
            f"these bytes are no saved state: they begin with {line!r}, not with {HEAD!r}; "
            "give what this version of Methuselah saved"
        )
    start = len(HEAD) + DIGEST
    body = data[start:]
    if _digest(body) != data[len(HEAD) : start]:
        raise ValueError(
            f"the saved state is damaged: its {len(body)} bytes do not match the digest in its "
            "head; load another copy, or the game's log of answers"
        )
    return body


# -- values ---------------------------------------------------------------------------------


def write_value(value: object) -> Any:
    """A value of a state as plain data."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, tuple | list):
        return [write_value(one) for one in value]
    if isinstance(value, dict):
        pairs = [[write_value(key), write_value(one)] for key, one in value.items()]
        return {KIND: MAP, "items": pairs}
    kind = type(value)
    name = name_of(kind)
    if not is_dataclass(value) or class_named(name) is not kind:
        raise TypeError(f"a state cannot hold {value!r}: only frames, nodes and plain values")
    written = {KIND: name}
    for owner, part, default in _parts(kind):
        one = getattr(getattr(value, owner) if owner else value, part)
        if one != default or type(one) is not type(default):
            written[part] = write_value(one)
    return written


_PARTS: Final[dict[type, tuple[tuple[str, str, object], ...]]] = {}


def _parts(kind: type) -> tuple[tuple[str, str, object], ...]:
    """The saved fields of a class: in which of its parts ("" for its own), name and default.

    The default is MISSING if it has none.
    """
    known = _PARTS.get(kind)
    if known is None:
        apart = _apart(kind)
        found: list[tuple[str, str, object]] = []
        for part in fields(kind):
            if part.name in apart:
                found += [(part.name, one.name, one.default) for one in fields(apart[part.name])]
            elif part.name != "stamp":
                found.append(("", part.name, part.default))
        known = _PARTS[kind] = tuple(found)
    return known


def _apart(kind: type) -> dict[str, type]:
    """The parts of a frame whose fields are saved as its own, each with its class."""
    named = getattr(kind, "parts", ()) if issubclass(kind, Frame) else ()
    return {part.name: type(part.default) for part in fields(kind) if part.name in named}


def read_value(written: Any) -> Any:
    """The value that `write_value` wrote; sequences come back as tuples."""
    if isinstance(written, list):
        return tuple(read_value(one) for one in written)
    if not isinstance(written, dict):
        return written
    name = written[KIND]
    if name == MAP:
        return {read_value(key): read_value(one) for key, one in written["items"]}
    kind = class_named(name)
    if kind is None:
        raise KeyError(f"no class {name}")
    values = {part: read_value(one) for part, one in written.items() if part != KIND}
    for name, of in _apart(kind).items():
        own = [part.name for part in fields(of) if part.name in values]
        values[name] = of(**{part: values.pop(part) for part in own})
    return kind(**values)


def _written_state(state: State, left_out: tuple[str, ...]) -> dict[str, Any]:
    return {
        part.name: write_value(getattr(state, part.name))
        for part in fields(State)
        if part.name not in left_out
    }


# -- the setting ----------------------------------------------------------------------------


def _written_setting(setting: Setting) -> dict[str, Any]:
    """What is needed to build it again: definitions by krcg id and digest of their text."""
    return {
        "seed": str(setting.seed),
        "names": setting.names,
        "decks": setting.decks,
        "owners": setting.owners,
        "definitions": [[one.id, one.digest] for one in setting.definitions],
        "edition": setting.edition.name,
        "turn_limit": setting.turn_limit,
    }


def _read_setting(written: dict[str, Any], known: Known) -> Setting:
    if isinstance(known, Setting):
        if msgspec.msgpack.decode(msgspec.msgpack.encode(_written_setting(known))) != written:
            raise ValueError(
                f"the saved state is another game (seed {written['seed']}, "
                f"{', '.join(written['names'])}): give the setting or the definitions of that one"
            )
        return known
    edition = EDITIONS.get(written["edition"])
    if edition is None:
        raise ValueError(
            f"the saved game is played by the edition {written['edition']!r}, which this version "
            f"does not have; it has {', '.join(EDITIONS)}"
        )
    decks = cast(Any, read_value(written["decks"]))
    return Setting(
        seed=int(written["seed"]),
        names=tuple(written["names"]),
        decks=decks,
        owners=tuple(written["owners"]),
        definitions=tuple(_definition(known, card, text) for card, text in written["definitions"]),
        edition=edition,
        turn_limit=written["turn_limit"],
    )


def _definition(known: Mapping[int, Definition], card: int, text: str) -> Definition:
    definition = known.get(card)
    if definition is None:
        raise ValueError(
            f"the saved game uses card {card}, which is not implemented here; "
            "update Methuselah to the version that saved it"
        )
    if definition.digest != present_digest(text):
        raise ValueError(
            f"{definition.name} (card {card}) has another text than in the saved game "
            f"({definition.digest}, not {text}); use the version of Methuselah that saved it"
        )
    return definition
