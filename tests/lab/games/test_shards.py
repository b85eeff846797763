"""Runs that are kept: shards that are never played twice, workers that die, disks that are full."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from methuselah.lab.games.crews import Alone, Processes
from methuselah.lab.games.playing import Outcome, play
from methuselah.lab.games.seating import Table
from methuselah.lab.games.shards import SHARD, ShardError, keep, outcomes_in
from methuselah.lab.games.simulate import simulate
from methuselah.table.decks import STARTERS

GAMES = SHARD + 3
"""A shard, and the beginning of a second one."""


def tables(games: int = GAMES, turns: int = 4) -> list[Table]:
    """Very short games: only what is written down about them matters here."""
    return [Table(seed, 3, ("random",), STARTERS, turns) for seed in range(games)]


def played(folder: Path, wanted: list[Table], crew: Alone | Processes) -> list[Outcome]:
    """The outcomes of a kept run, by seed."""
    found = [outcome for some, _ in keep(wanted, folder, crew) for outcome in some]
    return sorted(found, key=lambda outcome: outcome.table.seed)


def told(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    """Outcomes without the time that they took."""
    return [(one.table, one.decisions, one.reason, one.results) for one in outcomes]


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    """Whoever plays, and read again from the files."""
    straight = [play(table, telling=True) for table in tables()]
    kept = played(tmp_path / "alone", tables(), Alone())
    crowd = played(tmp_path / "crowd", tables(), Processes(2))
    again = played(tmp_path / "crowd", tables(), Alone())
    assert told(straight) == told(kept) == told(crowd) == told(again)
    assert all(one.results for one in straight)
    assert not list((tmp_path / "crowd").glob("*.part"))


def test_a_row_for_each_seat(tmp_path: Path) -> None:
    """With its deck, that of its prey, its pool at each turn and the cards it played."""
    list(keep(tables(turns=60)[:4], tmp_path, Alone()))
    rows = pq.read_table(tmp_path / "shard-00000.parquet").to_pylist()
    assert len(rows) == 4 * 3
    game = rows[:3]
    assert [row["seat"] for row in game] == [0, 1, 2]
    assert [row["prey_deck"] for row in game] == [game[1]["deck"], game[2]["deck"], game[0]["deck"]]
    for row in rows:
        assert row["pool"][0] == 30
        assert len(row["pool"]) == row["turns"] or row["how"]
        assert (row["left"] > 0) == (row["how"] in ("ousted", "withdrew")) == (row["left_in"] > 0)
    assert any(row["plays"] for row in rows)
    assert any(row["how"] == "ousted" for row in rows)


def test_finished_shards_are_not_played_again(tmp_path: Path) -> None:
    """They come first, and are told from those played now."""
    list(keep(tables(), tmp_path, Alone()))
    (tmp_path / "shard-00001.parquet").unlink()
    shards = list(keep(tables(), tmp_path, Alone()))
    assert [(len(some), fresh) for some, fresh in shards] == [(SHARD, False), (3, True)]


def test_games_that_had_ended_are_not_lost_with_their_worker(tmp_path: Path) -> None:
    """The part that was written is taken up, the line that was cut off is not."""
    list(keep(tables(), tmp_path, Alone()))
    whole = outcomes_in(tmp_path / "shard-00001.parquet")
    (tmp_path / "shard-00001.parquet").unlink()
    line = msgspec.json.encode((0, replace(whole[0], decisions=777))) + b"\n"
    part = tmp_path / "shard-00001.part"
    part.write_bytes(line + line[:40])
    again = played(tmp_path, tables(), Alone())[SHARD:]
    assert again[0].decisions == 777
    assert told(again)[1:] == told(whole)[1:]
    assert not part.exists()


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    """Another is refused, and so is a file that is no shard; both say what to do."""
    list(keep(tables(3), tmp_path, Alone()))
    with pytest.raises(ShardError, match=r"holds another run \(3 games.*choose another folder"):
        list(keep(tables(4), tmp_path, Alone()))
    (tmp_path / "shard-00000.parquet").write_bytes(b"nonsense")
    with pytest.raises(ShardError, match="is no shard of a run.*Remove it"):
        list(keep(tables(3), tmp_path, Alone()))
    (tmp_path / "run.json").write_bytes(b"nonsense")
    with pytest.raises(ShardError, match="Choose another folder"):
        list(keep(tables(3), tmp_path, Alone()))


def test_the_report_is_the_same_kept_or_not(tmp_path: Path) -> None:
    """Also when it is read from what was kept."""
    reports = [
        simulate(6, 3, ("random",), STARTERS, turns=4, every=0, folder=folder, workers=workers)
        for folder, workers in ((None, 1), (tmp_path, 2), (tmp_path, 1))
    ]
    figures = [(one.decisions, one.vp, one.played, one.turns_per_game) for one in reports]
    assert figures[0] == figures[1] == figures[2]
    assert reports[2].games_per_s == 0.0


def command(folder: Path, *more: str) -> list[str]:
    """A run of forty games on two processes."""
    run = ["-m", "methuselah", "simulate", "--games", "40", "--turns", "25", "--checks", "0"]
    return [sys.executable, *run, "--workers", "2", "--to", str(folder), "--json", *more]


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes that a run has begun."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(child) for child in children.read_text().split()] if children.exists() else []


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds workers by /proc")
def test_a_killed_worker_costs_nothing_but_time(tmp_path: Path) -> None:
    """The run goes on, and comes to what an undisturbed one does."""
    calm = subprocess.run(command(tmp_path / "calm"), capture_output=True, check=True)
    with subprocess.Popen(
        command(tmp_path / "killed"), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        part = tmp_path / "killed" / "shard-00000.part"
        for _ in range(600):
            if part.exists() and part.stat().st_size and workers_of(process):
                break
            time.sleep(0.05)
        os.kill(workers_of(process)[0], signal.SIGKILL)
        out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    reports = [json.loads(calm.stdout), json.loads(out)]
    for report in reports:
        del report["games_per_s"], report["decisions_per_s"]
    assert reports[0] == reports[1]


def test_a_full_disk_is_one_message(tmp_path: Path) -> None:
    """No finished shard is lost, and no traceback is shown."""
    small = " ".join(["ulimit -f 6;", *command(tmp_path)])
    run = subprocess.run(["bash", "-c", small], capture_output=True, text=True, check=False)
    assert run.returncode == 2, run.stderr
    message = [line for line in run.stderr.splitlines() if not line.startswith("{")]
    assert len(message) == 1, run.stderr
    assert "cannot be written" in message[0]
    assert "make room, then run the same command again" in message[0]
