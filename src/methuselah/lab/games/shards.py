"""Runs that are kept: the games of a run in shards, each a Parquet file once all are played.

A folder holds one run: `run.json` says which, `shard-00000.parquet` and so on its games. A
finished shard is never played again. While a shard is played, each game that ends is appended to
`shard-00000.part`, so that a killed worker loses only games that had not ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from methuselah import __version__
from methuselah.lab.games.crews import Crew
from methuselah.lab.games.playing import Outcome, play
from methuselah.lab.games.results import SeatResult
from methuselah.lab.games.seating import Table, decks_of
from methuselah.pool import Deck, pool

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = ["SHARD", "ShardError", "keep", "outcomes_in"]

SHARD: Final = 20
"""The games of a shard."""
RUN: Final = "run.json"
COUNTED: Final = ("plays", "held")
"""The columns that count cards by name."""
GAMES: Final = b"methuselah.games"
"""Where a shard keeps its games as they ended: what is in no row, problems among it."""


class ShardError(RuntimeError):
    """A folder that cannot take a run: one message with place and remedy."""


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which run a folder holds. tables: a digest of its tables; cards: of the card texts."""

    games: int
    tables: str
    engine: str
    cards: str
    shard: int


@dataclass(frozen=True, slots=True)
class Shard:
    """Games to be played by one worker, the `first` of them game so many of the run.

    part: where each is written down as it ends; None on a machine that does not share the folder;
    decks: those of the tables, which that machine may not have.
    """

    number: int
    first: int
    tables: tuple[Table, ...]
    every: int
    part: Path | None
    decks: dict[str, Deck]
    engine: str = __version__


def keep(
    tables: Sequence[Table], folder: Path, crew: Crew, *, every: int = 0, shared: bool = True
) -> Iterator[tuple[list[Outcome], bool]]:
    """Each shard's outcomes, and whether its games were played now; those that are kept first.

    shared: the workers write in the same folder. Raises ShardError for a folder with another
    run, or one that cannot be written.
    """
    decks = decks_of(tables)
    run = _run_of(tables, decks)
    left: list[Shard] = []
    try:
        _claim(folder, run)
        for number, first in enumerate(range(0, len(tables), run.shard)):
            path = _path(folder, number)
            if path.exists():
                yield outcomes_in(path), False
            else:
                these = tuple(tables[first : first + run.shard])
                part = path.with_suffix(".part") if shared else None
                left.append(Shard(number, first, these, every, part, decks))
        for shard, outcomes in crew.each(play_shard, left):
            _write(_path(folder, shard.number), shard, outcomes)
            yield outcomes, True
    except OSError as error:
        done = len(list(folder.glob("shard-*.parquet"))) if folder.is_dir() else 0
        raise ShardError(
            f"{error.filename or folder} cannot be written: {error.strerror or error}. "
            f"{done} finished shards are kept: make room, then run the same command again."
        ) from error


def _path(folder: Path, number: int) -> Path:
    return folder / f"shard-{number:05}.parquet"


def _run_of(tables: Sequence[Table], decks: dict[str, Deck]) -> Run:
    mark = blake2b(digest_size=12)
    for table in tables:
        mark.update(msgspec.json.encode(table))
    for name, deck in sorted(decks.items()):
        mark.update(msgspec.json.encode((name, deck.crypt_ids(), deck.library_ids())))
    return Run(len(tables), mark.hexdigest(), __version__, pool().digest, SHARD)


def _claim(folder: Path, run: Run) -> None:
    """Make the folder that of this run, or see that it is."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / RUN
    if not path.exists():
        _put(path, msgspec.json.encode(run))
        return
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Run)
    except msgspec.DecodeError as error:
        raise ShardError(
            f"{path} cannot be read: {error}. Choose another folder, or remove this one."
        ) from error
    if found != run:
        raise ShardError(
            f"{folder} holds another run ({found.games} games by version {found.engine}). "
            "Give the command that began it, or choose another folder."
        )


def _put(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    making = path.with_suffix(path.suffix + ".making")
    making.write_bytes(data)
    making.replace(path)


# -- a shard ---------------------------------------------------------------------------------------


def play_shard(shard: Shard) -> tuple[Shard, list[Outcome]]:
    """Play the games of a shard that have not ended yet."""
    if shard.engine != __version__:
        raise ShardError(f"this worker has version {__version__}, the run {shard.engine}.")
    ended = {} if shard.part is None else _ended(shard.part)
    outcomes: list[Outcome] = []
    for place, table in enumerate(shard.tables):
        outcome = ended.get(place)
        if outcome is None:
            outcome = play(table, shard.every, telling=True, decks=shard.decks)
            if shard.part is not None:
                with shard.part.open("ab") as part:
                    part.write(msgspec.json.encode((place, outcome)) + b"\n")
        outcomes.append(outcome)
    return shard, outcomes


def _ended(part: Path) -> dict[int, Outcome]:
    """The games of a shard that had ended before; a line that was cut off does not count."""
    found: dict[int, Outcome] = {}
    if not part.exists():
        return found
    whole = b""
    for line in part.read_bytes().splitlines(keepends=True):
        try:
            place, outcome = msgspec.json.decode(line, type=tuple[int, Outcome])
        except msgspec.DecodeError:
            break
        found[place] = outcome
        whole += line
    _put(part, whole)
    return found


def _write(path: Path, shard: Shard, outcomes: list[Outcome]) -> None:
    """The Parquet file of a shard; what had been written on the way is no longer needed."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows = [row for game, one in enumerate(outcomes) for row in _rows(shard.first + game, one)]
    table = pa.Table.from_pylist(rows, schema=_schema())
    bare = [replace(outcome, results=()) for outcome in outcomes]
    table = table.replace_schema_metadata({GAMES: msgspec.json.encode((shard.first, bare))})
    making = path.with_suffix(".making")
    pq.write_table(table, making, compression="zstd")
    making.replace(path)
    if shard.part is not None:
        shard.part.unlink(missing_ok=True)


def _schema() -> pa.Schema:
    import pyarrow as pa

    counted = pa.list_(pa.struct([("card", pa.string()), ("times", pa.int32())]))
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.int64()),
            ("seats", pa.int8()),
            ("edition", pa.string()),
            ("turns", pa.int32()),
            ("decisions", pa.int32()),
            ("reason", pa.string()),
            ("engine", pa.string()),
            ("seat", pa.int8()),
            ("player", pa.string()),
            ("deck", pa.string()),
            ("prey_deck", pa.string()),
            ("vp", pa.float64()),
            ("game_win", pa.bool_()),
            ("how", pa.string()),
            ("left", pa.int8()),
            ("left_in", pa.int32()),
            ("pool", pa.list_(pa.int16())),
            ("plays", counted),
            ("held", counted),
        ]
    )


def _rows(game: int, outcome: Outcome) -> Iterator[dict[str, Any]]:
    """A row for each seat of a game; one without results has broken and is left out."""
    for result in outcome.results:
        row = msgspec.structs.asdict(result)
        for name in COUNTED:
            row[name] = [{"card": card, "times": n} for card, n in row[name].items()]
        prey = outcome.results[(result.seat + 1) % len(outcome.results)]
        yield row | {
            "game": game,
            "seed": outcome.table.seed,
            "seats": outcome.table.seats,
            "edition": outcome.table.edition,
            "turns": outcome.turns,
            "decisions": outcome.decisions,
            "reason": outcome.reason,
            "engine": __version__,
            "prey_deck": prey.deck,
        }


def outcomes_in(path: Path) -> list[Outcome]:
    """The outcomes in a finished shard. Raises ShardError for a file that cannot be read."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        read = pq.read_table(path)
        metadata = (read.schema.metadata or {})[GAMES]
        first, outcomes = msgspec.json.decode(metadata, type=tuple[int, list[Outcome]])
    except (pa.ArrowInvalid, KeyError, msgspec.DecodeError) as error:
        raise ShardError(
            f"{path} is no shard of a run: {error}. Remove it, and its games are played again."
        ) from error
    for row in read.to_pylist():
        outcomes[row["game"] - first].results += (_result(row),)
    return outcomes


def _result(row: dict[str, Any]) -> SeatResult:
    """The line of a seat, from its row."""
    fields = {name: row[name] for name in SeatResult.__struct_fields__}
    for name in COUNTED:
        fields[name] = {one["card"]: one["times"] for one in row[name]}
    return SeatResult(**fields | {"pool": tuple(row["pool"])})
