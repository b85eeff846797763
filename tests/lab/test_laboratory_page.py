"""The laboratory's page: the questions that it puts can be put to the games of any run."""

from __future__ import annotations

import re
from pathlib import Path

import duckdb
import pyarrow.parquet as pq
import pytest

from methuselah.lab.games.crews import Alone
from methuselah.lab.games.seating import Table
from methuselah.lab.games.shards import keep
from methuselah.table.decks import STARTERS

PAGE = Path(__file__).parents[2] / "docs" / "laboratory.md"
QUERIES = re.findall(r"```sql\n(.*?)```", PAGE.read_text("utf-8"), re.S)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with six short games."""
    folder = tmp_path_factory.mktemp("kept") / "games"
    tables = [Table(seed, 5, ("random",), STARTERS, 60) for seed in range(6)]
    list(keep(tables, folder, Alone()))
    return folder


def test_there_are_three_questions() -> None:
    """As the page says."""
    assert len(QUERIES) == 3


@pytest.mark.parametrize("number", range(len(QUERIES)))
def test_a_question_of_the_page_is_answered(games: Path, number: int) -> None:
    """By DuckDB, over the shards of a run."""
    query = QUERIES[number].replace("games/", f"{games}/").replace(">= 30", ">= 1")
    rows = duckdb.sql(query).fetchall()
    assert rows
    assert all(0 <= row[-1] <= 1 for row in rows)


def test_the_page_names_every_column(games: Path) -> None:
    """And no other."""
    table = PAGE.read_text("utf-8").split("| column | |")[1].split("\n\n")[0]
    named = set(
        re.findall(
            r"`(\w+)`", "\n".join(line.split("|")[1] for line in table.splitlines() if "|" in line)
        )
    )
    assert named == set(pq.read_schema(games / "shard-00000.parquet").names)
