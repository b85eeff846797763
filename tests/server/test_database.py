"""The database of a server: older ones are brought up to date, and what is wrong is said once."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, inspect, text

from methuselah.server.hall import Tables
from methuselah.server.messages import Pace
from methuselah.server.schema import MIGRATIONS
from methuselah.server.setting_up import NewGame, NewSeat, SetUp, set_up
from methuselah.server.store import METADATA, NotKept, Store, StoredAnswer, _reason, sqlite_url
from methuselah.server.tables import Page
from methuselah.table.game import Game
from methuselah.table.record import write
from served import SOURCE, Served

FIRST_SCHEMA = """
CREATE TABLE games (
    id VARCHAR(32) NOT NULL, begun VARCHAR(32) NOT NULL, played VARCHAR(32) NOT NULL,
    over INTEGER NOT NULL, record BLOB NOT NULL, seats BLOB NOT NULL, PRIMARY KEY (id)
);
CREATE TABLE answers (
    game VARCHAR(32) NOT NULL, place INTEGER NOT NULL, entry VARCHAR(16) NOT NULL,
    person INTEGER NOT NULL, PRIMARY KEY (game, place),
    FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE talk (
    game VARCHAR(32) NOT NULL, place INTEGER NOT NULL, word BLOB NOT NULL,
    PRIMARY KEY (game, place), FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
"""
"""The tables as the first servers made them, with nothing that says which schema it is."""


def a_first_database(folder: Path) -> tuple[str, SetUp]:
    """A file of the first schema with one game in it, two answers long."""
    made = set_up(NewGame([NewSeat("you", "Ada", "Ventrue"), NewSeat("random")], seed=4))
    game = Game.new(made.setting)
    with sqlite3.connect(folder / "tables.sqlite") as file:
        file.executescript(FIRST_SCHEMA)
        seats = msgspec.json.encode(made.seats)
        row = ("old", "2026-01-01", "2026-01-01", 0, write(game.record()), seats)
        file.execute("INSERT INTO games VALUES (?,?,?,?,?,?)", row)
        for place in range(2):
            file.execute("INSERT INTO answers VALUES ('old', ?, '0', 0)", (place,))
    file.close()
    return "old", made


def test_a_database_of_the_first_schema_is_brought_up_to_date_and_keeps_its_games(
    tmp_path: Path,
) -> None:
    """The real server over a real file; started a second time, there is nothing left to do."""
    game, made = a_first_database(tmp_path)
    key = next(seat.key for seat in made.seats if seat.key)
    for _ in range(2):
        server = Served(tmp_path)
        server.start()
        page = server.sit(game, key)
        question = page.asked()
        assert question is not None
        assert page.screen["you"] >= 0
        page.leave()
        server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("0005",)]
        assert file.execute("SELECT count(*) FROM games").fetchone() == (1,)


def test_the_steps_make_the_tables_that_the_store_uses(tmp_path: Path) -> None:
    """A new database has, column by column, what the code says."""

    async def tables() -> dict[str, list[str]]:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        async with store.engine.connect() as connection:
            made = await connection.run_sync(
                lambda sync: {
                    table: [column["name"] for column in inspect(sync).get_columns(table)]
                    for table in inspect(sync).get_table_names()
                }
            )
        await store.close()
        return dict(made)

    made = asyncio.run(tables())
    assert made.pop("alembic_version") == ["version_num"]
    assert made == {
        name: [column.name for column in table.columns] for name, table in METADATA.tables.items()
    }


def test_the_steps_stand_in_one_row() -> None:
    """Each follows one that is there, and none has two after it."""
    steps = sorted(path.name for path in (MIGRATIONS / "versions").glob("v*.py"))
    assert steps[0].startswith("v0001")
    assert [int(name[1:5]) for name in steps] == list(range(1, len(steps) + 1))


# -- one clear message --------------------------------------------------------------------------


def serves(*arguments: str, **around: str) -> tuple[int, str]:
    """`methuselah serve` with something wrong: the exit code and all that it says."""
    done = subprocess.run(
        [sys.executable, "-m", "methuselah", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(SOURCE), **around},
        check=False,
    )
    return done.returncode, done.stderr + done.stdout


def newer(folder: Path) -> None:
    """A database that a version of tomorrow has left."""
    with sqlite3.connect(folder / "tables.sqlite") as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")


def no_database(folder: Path) -> None:
    """A file of that name that is none."""
    (folder / "tables.sqlite").write_bytes(b"This was a database once." * 400)


def cut_off(folder: Path) -> None:
    """A database of which half is lost."""
    a_first_database(folder)
    file = folder / "tables.sqlite"
    file.write_bytes(file.read_bytes()[:6000])


def emptied(folder: Path) -> None:
    """A file of that name with nothing in it."""
    (folder / "tables.sqlite").touch()


def a_folder(folder: Path) -> None:
    """A folder where the file should be."""
    (folder / "tables.sqlite").mkdir()


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (newer, "newer version of Methuselah made this database (schema 9999"),
        (no_database, "file is not a database"),
        (cut_off, "malformed"),
        (a_folder, "unable to open database file"),
        (emptied, "is empty: what it held is lost"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_once(
    tmp_path: Path, spoil: Any, message: str
) -> None:
    """With its place and what to do, before a port is opened."""
    spoil(tmp_path)
    before = [path.stat().st_size for path in tmp_path.iterdir() if path.is_file()]
    code, said = serves("--port", "0", "--data", str(tmp_path))

    assert code == 2, said
    assert message in said
    assert str(tmp_path / "tables.sqlite") in said
    assert "--data" in said
    assert "Traceback" not in said
    assert before[:1] == [path.stat().st_size for path in tmp_path.iterdir() if path.is_file()][:1]


@pytest.mark.parametrize(
    ("database", "message"),
    [
        ("nonsense", "Could not parse"),
        ("oracle+quill://here", "no such kind of database"),
        ("postgresql://ada:secret@127.0.0.1:1/games", "cannot be kept in postgresql"),
    ],
)
def test_a_database_that_cannot_be_reached_is_refused_once(database: str, message: str) -> None:
    """And nobody reads its password."""
    if "postgresql" in database:
        pytest.importorskip("asyncpg")
    code, said = serves("--port", "0", "--database", database)

    assert code == 2, said
    assert message.lower() in said.lower()
    assert "secret" not in said
    assert "Traceback" not in said


def test_a_folder_that_cannot_be_made_is_refused_once(tmp_path: Path) -> None:
    """A file stands in its way."""
    (tmp_path / "file").write_text("in the way")
    code, said = serves("--port", "0", "--data", str(tmp_path / "file" / "games"))

    assert code == 2, said
    assert "cannot be the folder of the games" in said
    assert "Traceback" not in said


def test_a_port_that_is_taken_is_refused_once(tmp_path: Path) -> None:
    """Another one is asked for."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = serves("--port", port, "--data", str(tmp_path))

    assert code == 2, said
    assert f"port {port}" in said
    assert "Traceback" not in said


def test_a_host_that_is_not_this_machine_is_refused_once(tmp_path: Path) -> None:
    """Nobody listens at somebody else's address."""
    code, said = serves("--host", "nowhere.invalid", "--data", str(tmp_path))

    assert code == 2, said
    assert "nowhere.invalid" in said
    assert "Traceback" not in said


def test_a_full_disk_is_told_and_nothing_is_lost_when_there_is_room_again(tmp_path: Path) -> None:
    """SQLite's own limit stands for the disk: what could not be written is written with the next
    answer.
    """

    async def play() -> tuple[list[str], int, int]:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        live = await Tables(store).begin(NewGame([NewSeat("you"), NewSeat("random")], seed=3))
        refused: list[str] = []

        async def see(said: bytes) -> None:
            message = msgspec.json.decode(said)
            if message["say"] == "refused":
                refused.append(message["reason"])

        page = Page(live.people[0], see)
        await live.enter(page)
        await live.take(page, Pace(0))
        full = True

        @event.listens_for(store.engine.sync_engine, "begin")
        def limit(connection: Any) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar() if full else 1_000_000
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        await store.engine.dispose()
        for number in range(4_000):
            if refused:
                break
            decision = live.table.decision
            if decision is not None and decision.seat == page.seat:
                from methuselah.server.messages import Answer

                await live.take(page, Answer(live.pacer.at(page.seat), 0))
            await asyncio.sleep(0.001 if number else 0.01)
        full = False
        await store.engine.dispose()
        live._go_on()
        await asyncio.sleep(0.2)
        async with live._lock:
            await live._keep(person=False)
        kept = await store.load(live.name)
        assert kept is not None
        length = len(live.table.game.log)
        await store.close()
        return refused, len(kept.answers), length

    refused, kept, length = asyncio.run(play())
    assert refused
    assert "full" in refused[0]
    assert "tables.sqlite" in refused[0]
    assert kept == length


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ("UPDATE answers SET entry = '1' || entry WHERE place = 3", 4),
        ("UPDATE answers SET person = 1 - person WHERE place = 0", 1),
        ("UPDATE answers SET mark = '0' || substr(mark, 2) WHERE place = 5 AND 1", 6),
        ("DELETE FROM answers WHERE place = 2", 3),
        ("UPDATE games SET record = CAST(replace(CAST(record AS TEXT), 'Ada', 'Adb') AS BLOB)", 1),
        ("", 0),
    ],
)
def test_an_answer_that_is_not_what_was_written_is_seen(
    tmp_path: Path, change: str, place: int
) -> None:
    """However the byte came to be another one: the game is refused, with the place. Answers that
    were taken back and given again are no damage.
    """

    async def run() -> str:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        made = set_up(NewGame([NewSeat("you", "Ada", "Ventrue"), NewSeat("random")], seed=4))
        await store.begin("it", write(Game.new(made.setting).record()), made.seats)
        await store.add("it", 0, [StoredAnswer(0, person=False)] * 6, over=False)
        await store.cut("it", 4)
        await store.add("it", 4, [StoredAnswer(1, person=True)] * 2, over=False)
        await store.add("it", 6, [StoredAnswer("time", person=False)], over=False)
        if change:
            async with store.engine.begin() as connection:
                await connection.execute(text(change))
        try:
            kept = await store.load("it")
        except NotKept as error:
            return str(error)
        finally:
            await store.close()
        assert kept is not None
        return f"{len(kept.answers)} answers"

    said = asyncio.run(run())
    if place:
        assert f"answer {place} is not what was written" in said
    else:
        assert said == "7 answers"


# -- PostgreSQL ---------------------------------------------------------------------------------


@pytest.fixture
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL of one's own, where there is one to start."""
    pytest.importorskip("asyncpg")
    places = [os.environ["PATH"], *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]  # Debian's
    initdb = shutil.which("initdb", path=os.pathsep.join(places))
    if initdb is None:
        pytest.skip("there is no PostgreSQL on this machine")
    pg_ctl = Path(initdb).with_name("pg_ctl")
    folder = Path(tempfile.mkdtemp(prefix="methuselah-postgres-"))
    how: dict[str, Any] = {"check": True, "timeout": 120, "cwd": folder, "stdout": DEVNULL}
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        shutil.chown(folder, "nobody")
        how["user"] = "nobody"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    files = folder / "files"
    own = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    try:
        subprocess.run([initdb, "-D", files, "-U", "ada", "-A", "trust"], **how)
        control = [pg_ctl, "-D", files, "-w", "-l", folder / "log"]
        subprocess.run([*control, "-o", own, "start"], **how)
        yield f"postgresql://ada@127.0.0.1:{port}/postgres"
        subprocess.run([*control, "-m", "immediate", "stop"], **how)
    finally:
        shutil.rmtree(folder)


def test_games_are_kept_in_postgresql(postgres: str) -> None:
    """The same steps, the same games."""

    async def play() -> tuple[int, int]:
        store = Store(postgres)
        await store.open()
        await store.open()
        live = await Tables(store).begin(NewGame([NewSeat("random"), NewSeat("you")], seed=2))
        kept = await store.load(live.name)
        async with store.engine.connect() as connection:
            version = (await connection.execute(text("SELECT count(*) FROM manners"))).scalar()
        await store.close()
        assert kept is not None
        return len(kept.seats), int(version or 0)

    assert asyncio.run(play()) == (2, 0)
    with pytest.raises(NotKept, match="nothere"):
        asyncio.run(Store(postgres.replace("/postgres", "/nothere")).open())


def test_a_broken_row_is_named(tmp_path: Path) -> None:
    """A game whose seats cannot be read is refused, and the others stand."""

    async def load() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE games SET seats = 'nonsense'"))
        try:
            await store.load("old")
        finally:
            await store.close()

    a_first_database(tmp_path)
    with pytest.raises(NotKept, match="game old cannot be read"):
        asyncio.run(load())


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "file is not a database"), ("fr", "ce fichier n'est pas une base de données")],
)
def test_what_a_database_refuses_is_told_in_words_of_the_reader(
    tmp_path: Path, language: str, reason: str
) -> None:
    """As a page is told during a game; what is rarer stays in the words of the database."""
    no_database(tmp_path)
    store = Store(sqlite_url(tmp_path))
    with pytest.raises(NotKept) as wrong:
        asyncio.run(store.open())

    assert f"{tmp_path / 'tables.sqlite'}" in wrong.value.said(language)
    assert reason in wrong.value.said(language)
    assert _reason(sqlite3.OperationalError("no such table: x")).said("fr") == "no such table: x"
