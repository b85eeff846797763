"""What an operator looks at: health and figures, for this machine alone."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from urllib.request import urlopen

import httpx

from methuselah.server.app import make_app
from methuselah.server.store import Store, sqlite_url
from served import Served


def figures(served: Served) -> dict[str, float]:
    """Each figure by its name."""
    with urlopen(served.address + "api/metrics") as answer:
        assert answer.headers["Content-Type"].startswith("text/plain")
        text = answer.read().decode()
    found = re.findall(r"^(methuselah_\w+) ([\d.e+-]+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_the_figures_follow_what_goes_on(served: Served) -> None:
    """Tables, pages, games that go on, what was sent and what was no message."""
    before = figures(served)
    seats = [{"who": "you"}, {"who": "random"}]
    _, said = served.post("api/games", {"seats": seats, "turns": 4})
    page = served.sit(said["game"], said["seats"][0]["key"])
    page.hears("screen")
    _, waits = served.post("api/tables", {"game": {"seats": [{"who": "you"}, {"who": "open"}]}})
    host = served.come(waits["table"], waits["key"])
    host.hears("waits")
    page.say({"do": "pace", "delay": 0})
    page.hears("pace")
    page.say("nonsense")
    page.hears("refused")
    page.say({"do": "points"})
    page.hears("points")
    now = figures(served)
    rise = {name: now[name] - before.get(name, 0) for name in now}
    assert rise["methuselah_tables"] == 1
    assert rise["methuselah_games_going_on"] == 1
    assert rise["methuselah_pages"] == 1
    assert rise["methuselah_waiting"] == 1
    assert rise["methuselah_refused_total"] == 1
    assert rise["methuselah_message_seconds_count"] == 2
    assert rise["methuselah_message_seconds_sum"] > 0
    page.leave()
    host.leave()


def asked(database: str, address: str, path: str) -> httpx.Response:
    """What somebody at an address hears."""

    async def run() -> httpx.Response:
        app = make_app(database)
        transport = httpx.ASGITransport(app, client=(address, 5000))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client,
        ):
            return await client.get(path)

    return asyncio.run(run())


def test_they_are_for_this_machine_alone(tmp_path: Path) -> None:
    """Whoever asks from elsewhere hears why not; the figures tell how many play."""
    for path in ("/api/metrics", "/api/health"):
        refused = asked(sqlite_url(tmp_path), "203.0.113.9", path)
        assert refused.status_code == 403
        assert "Only this machine" in refused.json()["errors"][0]
        assert asked(sqlite_url(tmp_path), "127.0.0.1", path).status_code == 200


def test_a_database_that_takes_nothing_is_ill(tmp_path: Path) -> None:
    """503, with what the database says."""
    well = asked(sqlite_url(tmp_path), "127.0.0.1", "/api/health")
    assert (well.status_code, well.json()["well"]) == (200, True)

    async def run() -> httpx.Response:
        app = make_app(sqlite_url(tmp_path))
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 5000))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client,
        ):
            broken = Store(f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/x.sqlite")
            (await app.state.games.ready())[1].store = broken
            return await client.get("/api/health")

    ill = asyncio.run(run())
    assert (ill.status_code, ill.json()["well"]) == (503, False)
    assert ill.json()["wrong"]
