"""`methuselah bench`: the figures it gives, the peers it misses; never how fast anything is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.engine.invariants import check
from methuselah.lab.benchmark import peers as bench_peers
from methuselah.lab.benchmark import speed as bench
from methuselah.lab.benchmark.peers import NODE_PEER, PEERS, Missing, load_peer
from methuselah.lab.benchmark.tables import crowded

RUN = CliRunner()
QUICK = ["bench", "--seconds", "0.01", "--rounds", "1", "--live", "10"]


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start-up is not measured here, and no peer is there."""

    def absent(*_: object) -> Any:
        raise ImportError("No module named 'peer'")

    monkeypatch.setattr(bench, "_in_a_new_process", lambda code: "2048")
    monkeypatch.setattr(bench_peers, "import_module", absent)
    monkeypatch.setattr(bench_peers.shutil, "which", lambda program: None)


def test_json_has_every_figure() -> None:
    """All keys, with growth by seats, cards in play and live games."""
    result = RUN.invoke(main, [*QUICK, "--json"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert set(data) == {
        *("decisions_per_cpu_s", "games_per_cpu_s", "clone_us", "kb_per_game", "rss_mb"),
        *("import_s", "start_s", "growth", "peers", "compiled", "missing"),
    }
    assert set(data["growth"]) == {"seats", "cards_in_play", "live_games"}
    assert set(data["growth"]["seats"]) == {"2", "3", "4", "5", "6"}
    assert set(data["growth"]["cards_in_play"]) == {"20", "50", "100", "200"}
    assert set(data["growth"]["live_games"]) == {"1", "10"}
    assert data["rss_mb"] == 2.0
    assert data["peers"] == {}
    assert isinstance(data["compiled"], bool)


def test_a_peer_that_is_not_there_is_one_line_with_the_remedy() -> None:
    """Everything else is measured all the same."""
    result = RUN.invoke(main, [*QUICK, "--peers"])
    assert result.exit_code == 0, result.output
    lines = result.stderr.strip().splitlines()
    assert [line.split()[0] for line in lines] == [*PEERS, NODE_PEER]
    assert all("Install it: " in line for line in lines)
    assert "decisions per CPU-second" in result.stdout


def test_a_missing_package_names_the_extra() -> None:
    """`methuselah[peers]`."""
    with pytest.raises(Missing, match=r"methuselah\[peers\]"):
        load_peer("python-chess")


@pytest.mark.parametrize("number", [20, 200])
def test_a_crowded_table_has_so_many_cards_in_play(number: int) -> None:
    """It is a table like any other: nothing is violated."""
    state = crowded(1, number)
    playing = [card for card in state.cards.values() if card.region != "uncontrolled"]
    assert len(playing) == number
    assert check(state) == []
