"""Crews: each piece of work once, whoever does it, and clear words where nobody answers."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from methuselah.lab.games.crews import Alone, Cluster, CrewError, Processes, crew_of
from methuselah.lab.games.simulate import simulate
from methuselah.table.decks import STARTERS


def double(number: int) -> int:
    """A piece of work."""
    return 2 * number


def die(_: int) -> int:
    """A worker that is killed."""
    os._exit(9)


def die_once(mark: str) -> str:
    """A worker that is killed the first time."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os._exit(9)
    return path.name


def test_each_piece_is_done_once() -> None:
    """In this process and in two."""
    for crew in (Alone(), Processes(2), crew_of(), crew_of(2)):
        assert sorted(crew.each(double, range(7))) == [0, 2, 4, 6, 8, 10, 12]


def test_what_a_killed_worker_had_is_done_by_others(tmp_path: Path) -> None:
    """Nothing twice in the result, nothing missing."""
    marks = [str(tmp_path / name) for name in "abc"]
    assert sorted(Processes(2).each(die_once, marks)) == ["a", "b", "c"]


def test_workers_that_die_always_end_the_run() -> None:
    """With one message that names the remedy."""
    with pytest.raises(CrewError, match=r"was killed.*fewer --workers"):
        list(Processes(2).each(die, [1, 2, 3]))


def test_an_address_that_is_none() -> None:
    """Says what an address looks like."""
    with pytest.raises(CrewError, match=r'"somewhere" is no address.*HOST:PORT'):
        list(Cluster("somewhere").each(double, [1]))


def test_a_cluster_that_does_not_answer() -> None:
    """Is found out in seconds, not in minutes."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(CrewError, match=rf"no cluster answers at {address}.*ray start"):
            list(Cluster(address).each(double, [1]))


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a Ray cluster of one machine, begun as an operator would."""
    pytest.importorskip("ray", reason="there is no Ray: pip install 'methuselah[cluster]'")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    start = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block"]
    start += ["--node-ip-address=127.0.0.1", f"--port={address.split(':')[1]}", "--num-cpus=1"]
    start += ["--include-dashboard=false", "--disable-usage-stats"]
    with subprocess.Popen(start, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as head:
        yield address
        head.terminate()


def wait_for(address: str) -> None:
    """Until somebody listens there."""
    host, port = address.split(":")
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection((host, int(port)), 1):
            return
        time.sleep(0.1)
    pytest.fail(f"Ray does not listen at {address}")


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    """Kept or not, as one process does."""
    wait_for(cluster)
    figures = []
    for address, folder in (("", None), (cluster, tmp_path)):
        one = simulate(
            4, 9, ("random",), STARTERS, turns=4, every=0, cluster=address, folder=folder
        )
        figures.append((one.decisions, one.vp, one.played, one.problems))
    assert figures[0] == figures[1]
