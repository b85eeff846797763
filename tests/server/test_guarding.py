"""What the server takes from whom: foreign pages, foreign names, large bodies, slow readers."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPResponse
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from served import Served

GAME = json.dumps({"seats": [{"who": "you"}, {"who": "random"}], "seed": 3}).encode()
JSON = {"Content-Type": "application/json"}


def asks(
    served: Served, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[HTTPResponse, Any]:
    """The answer to a request with these headers, and what it says; `_` stands for a hyphen."""
    where = urlsplit(served.address)
    connection = HTTPConnection(where.hostname or "", where.port, timeout=20)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body or None, named)
    answer = connection.getresponse()
    said = answer.read()
    kind = answer.headers.get("Content-Type", "")
    return answer, json.loads(said) if kind.startswith("application/json") else said


def games(served: Served) -> int:
    """How many games the database has."""
    import sqlite3

    with sqlite3.connect(served.data / "tables.sqlite") as file:
        return int(file.execute("SELECT count(*) FROM games").fetchone()[0])


# -- foreign pages ------------------------------------------------------------------------------


def test_a_page_of_another_site_begins_no_game(served: Served) -> None:
    """Its Origin tells; one of this server does not stand in the way, nor none at all."""
    before = games(served)
    answer, said = asks(
        served, "POST", "/api/games", GAME, Origin="https://elsewhere.example", **JSON
    )
    assert answer.status == 403
    assert said["errors"] == [
        "This was sent by a page of https://elsewhere.example. Open the table's own page."
    ]
    assert games(served) == before

    own = served.address.rstrip("/")
    assert asks(served, "POST", "/api/games", GAME, Origin=own, **JSON)[0].status == 200
    assert asks(served, "POST", "/api/games", GAME, **JSON)[0].status == 200
    assert games(served) == before + 2


def test_a_form_of_another_site_begins_no_game(served: Served) -> None:
    """What a foreign page may send unasked is a form or plain text: a game is begun by JSON."""
    before = games(served)
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer, said = asks(served, "POST", "/api/games", GAME, Content_Type=kind)
        assert answer.status == 415
        assert "application/json" in said["errors"][0]
    assert games(served) == before


def test_a_page_of_another_site_opens_no_socket(served: Served) -> None:
    """A socket asks nobody's leave: its Origin must be this server's."""
    _, begun = asks(served, "POST", "/api/games", GAME, **JSON)
    url = served.address.replace("http", "ws") + f"api/games/{begun['game']}"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, origin="https://elsewhere.example").__enter__()  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    own = served.address.rstrip("/")
    with connect(url, origin=own, max_size=None) as page:  # type: ignore[arg-type]
        assert json.loads(page.recv(timeout=20))["say"] == "screen"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("localhost:{port}", 200),
        ("[::1]:{port}", 200),
        ("192.168.1.20", 200),
        ("table.example:{port}", 200),  # named when the server was started
        ("TABLE.example", 200),
        ("evil.example:{port}", 421),
        ("127.0.0.1.evil.example", 421),
        ("", 421),
    ],
)
def test_the_server_answers_to_its_own_names(served: Served, host: str, status: int) -> None:
    """A foreign name that points here is how a page of that name gets by its browser."""
    port = urlsplit(served.address).port
    answer, said = asks(served, "GET", "/api/start", Host=host.format(port=port))
    assert answer.status == status
    if status == 421:
        assert "--name" in said["errors"][0]


def test_what_a_browser_is_told_with_every_answer(served: Served) -> None:
    """Own scripts alone, in nobody's frame; links with keys in them go nowhere else."""
    for path in ("/", "/api/start"):
        headers: Mapping[str, str] = asks(served, "GET", path)[0].headers
        policy = headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "default-src 'self'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
    assert asks(served, "GET", "/api/start")[0].headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/openapi.json", "/docs", "/redoc", "/api/openapi.json"])
def test_nobody_is_shown_how_the_server_is_made(served: Served, path: str) -> None:
    """The pages that FastAPI has by default."""
    assert asks(served, "GET", path)[0].status == 404


# -- too much -----------------------------------------------------------------------------------


def test_a_large_body_is_refused_before_it_is_read(served: Served) -> None:
    """What it says of its length is enough."""
    where = urlsplit(served.address)
    with socket.create_connection((where.hostname, where.port), timeout=20) as line:
        head = "POST /api/decks HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Content-Length: 150000000\r\n\r\n".encode())
        said = line.recv(65536)
    assert said.startswith(b"HTTP/1.1 413")


def test_a_body_that_does_not_say_how_long_it_is_is_read_no_further(served: Served) -> None:
    """In pieces, until they are too many."""
    where = urlsplit(served.address)
    piece = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    with socket.create_connection((where.hostname, where.port), timeout=20) as line:
        head = "POST /api/decks HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        sent = 0
        try:
            while sent < 150_000_000:
                line.sendall(piece)
                sent += len(piece)
        except OSError:  # the server has closed the line
            pass
        said = b""
        with contextlib.suppress(OSError):
            said = line.recv(65536)
    assert said.startswith(b"HTTP/1.1 413") or not said
    assert sent < 20_000_000  # what lay in buffers when the server let go


def test_who_does_not_read_is_let_go_and_keeps_nobody_waiting(served: Served) -> None:
    """Her socket is closed, the others are answered, and when she comes again she sees it all."""
    body = {"seats": [{"who": "you", "name": "Ada"}, {"who": "open", "name": "Ben"}], "seed": 6}
    status, begun = served.post("api/games", body)
    assert status == 200
    ada, ben = (seat["key"] for seat in begun["seats"])
    url = served.address.replace("http", "ws") + f"api/games/{begun['game']}?key={ben}"
    with connect(url, max_size=None, max_queue=1, compression=None) as slow:
        page = served.sit(begun["game"], ada)
        page.hears("screen")
        for number in range(450):
            page.say({"do": "say", "words": f"{number} " + "word " * 40})
            page.hears("around")
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(100_000):
                slow.recv(timeout=20)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 4408
    again = served.sit(begun["game"], ben)
    assert again.hears("around")["words"][-1]["words"].startswith("449 ")
    page.leave()
    again.leave()
