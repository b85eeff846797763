"""Playing a recorded game again: to look at it step by step, or to check that it is true."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from methuselah import __version__
from methuselah.engine.codec import fingerprint
from methuselah.engine.definitions import Definition
from methuselah.table.game import Game
from methuselah.table.record import Record, read

__all__ = ["replay", "verify"]

Watch = Callable[[Game], None]


def replay(
    record: Record,
    definitions: Mapping[int, Definition],
    watch: Watch | None = None,
    source: str = "the saved game",
) -> Game:
    """Play a record to its last answer; `watch` sees the game before each answer and at the end."""
    game = Game.play(record, definitions, source)
    if watch is not None:
        log = game.log.copy()
        game.rewind(0)
        for entry in log:
            watch(game)
            game.take(entry)
        watch(game)
    return game


def verify(
    data: bytes, definitions: Mapping[int, Definition], source: str = "the saved game"
) -> Game:
    """Play an exported game and hold its end against what the export says.

    Raises ValueError, with thing, place and remedy, where they differ.
    """
    record = read(data, source)
    game = Game.play(record, definitions, source)
    remedy = f"Use the version that saved it ({record.engine}; this is {__version__})."
    if game.result != record.result:
        raise ValueError(
            f"{source}, after answer {len(record.log)}: the replay ends with {game.result}, "
            f"the file says {record.result}. {remedy}"
        )
    if fingerprint(game.state) != record.fingerprint:
        raise ValueError(
            f"{source}, after answer {len(record.log)}: the replay comes to another state "
            f"than the file says. {remedy}"
        )
    return game
