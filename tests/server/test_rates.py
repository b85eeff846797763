"""How much one address may ask for: what is too much is refused, and costs nobody else anything."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from methuselah.server.incoming import A_SECOND, AT_ONCE, Incoming
from methuselah.server.rates import MOST, Rates
from served import Served

FEW = {"begin": 2, "deck": 3, "socket": 2, "ask": 5}


class Behind:
    """What is asked behind the count: how often, and of what."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.heard.append(scope["path"])
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{}"})


def asks(
    rates: Rates, address: str, path: str, times: int, method: str = "POST", language: str = "en"
) -> list[httpx.Response]:
    """What an address gets, so many times in a row."""

    async def run() -> list[httpx.Response]:
        transport = httpx.ASGITransport(rates, client=(address, 5000))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            where = f"{path}?language={language}"
            return [await client.request(method, where) for _ in range(times)]

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("path", "method", "most"),
    [
        ("/api/games", "POST", 2),
        ("/api/tables", "POST", 2),
        ("/api/tables/find", "POST", 2),
        ("/api/games/x/again", "POST", 2),
        ("/api/decks", "POST", 3),
        ("/api/cards/100", "GET", 5),
    ],
)
def test_what_is_too_much_is_refused(path: str, method: str, most: int) -> None:
    """With the time to wait; nothing of it is passed on, and another address is served."""
    behind = Behind()
    rates = Rates(behind, FEW)
    said = asks(rates, "203.0.113.5", path, most + 2, method)
    assert [one.status_code for one in said] == [200] * most + [429] * 2
    assert len(behind.heard) == most
    wait = int(said[-1].headers["Retry-After"])
    assert 1 <= wait <= 120
    assert said[-1].json()["errors"][0].startswith("That is too much at once")
    (other,) = asks(rates, "203.0.113.6", path, 1, method)
    assert other.status_code == 200


def test_it_is_said_in_the_language_of_the_page() -> None:
    said = asks(Rates(Behind(), FEW), "203.0.113.5", "/api/games", 3, language="fr")
    assert "trop à la fois" in said[-1].json()["errors"][0]


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_this_machine_is_not_counted(address: str) -> None:
    """Who plays at home, and a proxy that does not say for whom it asks."""
    said = asks(Rates(Behind(), FEW), address, "/api/games", 10)
    assert {one.status_code for one in said} == {200}


def test_the_page_itself_is_not_counted() -> None:
    """Only what costs something: below /api."""
    said = asks(Rates(Behind(), FEW), "203.0.113.5", "/assets/page.js", 10, "GET")
    assert {one.status_code for one in said} == {200}


def test_one_house_is_one_address() -> None:
    """Of version 6 a customer has 2^64 addresses; the next customer is somebody else."""
    rates = Rates(Behind(), FEW)
    said = [asks(rates, f"2001:db8:0:1::{n}", "/api/games", 1)[0].status_code for n in range(1, 5)]
    assert said == [200, 200, 429, 429]
    assert asks(rates, "2001:db8:0:2::1", "/api/games", 1)[0].status_code == 200


def test_sockets_are_counted_too() -> None:
    """One too many is closed before it is accepted."""
    behind = Behind()
    rates = Rates(behind, FEW)
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    scope: dict[str, Any] = {
        "type": "websocket",
        "path": "/api/games/x",
        "client": ("203.0.113.5", 1),
    }

    async def run() -> None:
        for _ in range(3):
            await rates(scope, receive, send)

    asyncio.run(run())
    assert len(behind.heard) == 2
    assert sent == [{"type": "websocket.close", "code": 1013}]


def test_a_table_of_friends_stays_far_below() -> None:
    """Five people behind one router who each check a deck, sit down and reload now and then."""
    assert MOST["begin"] >= 2 * 5
    assert MOST["deck"] >= 5 * 5
    assert MOST["socket"] >= 5 * 10


def test_a_page_that_sends_without_end_is_read_slowly() -> None:
    """What it sends at once is read at once; then so many in a second, and after a rest again."""
    now = 0.0
    incoming = Incoming(lambda: now)
    assert [incoming.pause() for _ in range(AT_ONCE)] == [0.0] * AT_ONCE
    for _ in range(3 * A_SECOND):
        now += incoming.pause()
    assert now == pytest.approx(3)
    now += 2 * AT_ONCE / A_SECOND
    assert [incoming.pause() for _ in range(AT_ONCE)] == [0.0] * AT_ONCE
    assert incoming.pause() > 0


def test_nothing_of_it_is_lost(served: Served) -> None:
    """Over a real socket: each of more messages than are read at once is answered."""
    _, said = served.post("api/tables", {"game": {"seats": [{"who": "you"}, {"who": "open"}]}})
    page = served.come(said["table"])
    page.hears("waits")
    for _ in range(AT_ONCE + 20):
        page.say({"do": "begin"})
    for _ in range(AT_ONCE + 20):
        page.hears("declined")
