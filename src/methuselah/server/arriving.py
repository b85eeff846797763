"""What pages ask for before a game begins: tables that wait, who comes to them, the same again."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket

from methuselah.engine.decisions import NOBODY
from methuselah.server.answers import Waits
from methuselah.server.bodies import as_json, body_of, refusal, spoken
from methuselah.server.conversing import GONE, converse
from methuselah.server.hall import NoSuchGame
from methuselah.server.lobby import Lobby, NewTable
from methuselah.server.setting_up import NewSeat
from methuselah.server.waiting import WaitingPage
from methuselah.server.waiting_messages import read_waiting
from methuselah.wording.wrong import Wrong, told

__all__ = ["api"]

api = APIRouter()


def _lobby(app: object) -> Lobby:
    found = cast(FastAPI, app).state.lobby
    assert isinstance(found, Lobby)
    return found


@api.get("/tables")
async def shown(request: Request) -> Response:
    """The tables that wait for anybody, and the games that anybody may watch."""
    return as_json(_lobby(request.app).now())


@api.post("/tables")
async def wait(request: Request, language: str = "en") -> Response:
    """A table that waits for its people, and the key of who has set it."""
    try:
        table, key = await _lobby(request.app).wait(await body_of(request, NewTable))
    except ValueError as error:
        return refusal(error, language)
    return as_json(Waits(table.name, key))


@api.post("/tables/find")
async def find(request: Request, language: str = "en") -> Response:
    """A chair at a table where strangers find each other."""
    try:
        table, key = await _lobby(request.app).find_one(await body_of(request, NewSeat))
    except ValueError as error:
        return refusal(error, language)
    return as_json(Waits(table.name, key))


@api.post("/games/{name}/again")
async def again(request: Request, name: str, key: str = "", language: str = "en") -> Response:
    """The same people and decks once more: a table that waits for them. All are told of it."""
    lobby = _lobby(request.app)
    try:
        await body_of(request, dict)
        live = await lobby.tables.find(name)
        seat = live.seat_of(key)
        if seat == NOBODY:
            raise Wrong("looking-on")
        if live.table.result is None:
            raise Wrong("not-over-again")
        table = await lobby.set_again(live, seat)
        await live.set_again(seat)
    except NoSuchGame:
        return refusal(Wrong("no-such-game"), language, 404)
    except ValueError as error:
        return refusal(error, language)
    return as_json(Waits(table.name, key))


@api.websocket("/tables/{name}")
async def come(socket: WebSocket, name: str, key: str = "", language: str = "en") -> None:
    """A page at a table that waits: it sees who comes, and takes a chair."""
    await socket.accept()
    words = spoken(language)
    try:
        table = await _lobby(socket.app).find(name)
    except NoSuchGame:
        await socket.close(GONE, told(Wrong("no-such-table"), words))
    except ValueError as error:
        await socket.close(GONE, told(error, words))
    else:
        counts = _lobby(socket.app).tables.counts
        await converse(
            socket, table, lambda send: WaitingPage(key, send, words), read_waiting, counts
        )
