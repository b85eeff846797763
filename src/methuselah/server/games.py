"""What pages ask for by HTTP beside the set-up page, and the socket of a table.

A seat is opened by its key, which is in the link that the person at it was given; without one a
page looks on and sees what all see. All that a game needs is imported with this module, which
`app.py` does when it is first asked for something here.
"""

from __future__ import annotations

import asyncio
from typing import cast

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket

from methuselah.engine.decisions import NOBODY
from methuselah.pool import pool
from methuselah.server.answers import Begun, DeckChecked, SeatKey, TryAgain
from methuselah.server.bodies import as_json, body_of, refusal, spoken
from methuselah.server.cards import card_page
from methuselah.server.conversing import GONE, converse
from methuselah.server.hall import NoSuchGame, Tables
from methuselah.server.messages import Refused, encode, read_message
from methuselah.server.replaying import Replay
from methuselah.server.setting_up import NewGame, NewSeat, deck_of
from methuselah.server.tables import LiveTable, Page
from methuselah.server.turning import turning_points
from methuselah.wording.wrong import Wrong, told

__all__ = ["api"]

api = APIRouter()


def _tables(app: object) -> Tables:
    found = cast(FastAPI, app).state.tables
    assert isinstance(found, Tables)
    return found


@api.post("/decks")
async def check_deck(request: Request, language: str = "en") -> Response:
    """Whether a deck can be brought: its name and size, or what is wrong, line by line."""
    try:
        # To look for the name that was meant takes a while: the tables go on meanwhile.
        deck = await asyncio.to_thread(deck_of, await body_of(request, NewSeat))
    except ValueError as error:
        return refusal(error, language)
    return as_json(DeckChecked(deck.name, deck.crypt_size, deck.library_size))


@api.post("/games")
async def begin(request: Request, language: str = "en") -> Response:
    """A new game: its name, and the keys of the seats for people, in the order asked for."""
    try:
        live = await _tables(request.app).begin(await body_of(request, NewGame))
    except ValueError as error:
        return refusal(error, language)
    seats = tuple(
        SeatKey(number, seat.name, seat.key)
        for number, seat in sorted(enumerate(live.seats), key=lambda one: one[1].asked)
        if seat.key
    )
    return as_json(Begun(live.name, seats))


@api.get("/games/{name}/record")
async def record(request: Request, name: str, language: str = "en") -> Response:
    """The whole game as a file, once it is over: before that it holds what is hidden."""
    live = await _over(request, name, language, "not-over-file")
    if isinstance(live, Response):
        return live
    headers = {"Content-Disposition": f'attachment; filename="methuselah-{name}.json"'}
    return Response(live.export(), media_type="application/json", headers=headers)


@api.get("/games/{name}/talk")
async def talk(request: Request, name: str, language: str = "en") -> Response:
    """What was said in a game that is over."""
    live = await _over(request, name, language)
    return live if isinstance(live, Response) else as_json(live.talk.words)


@api.get("/games/{name}/chart")
async def chart(request: Request, name: str, language: str = "en") -> Response:
    """The pools over the turns of a game that is over."""
    replay = await _replay(request, name, language)
    if isinstance(replay, Response):
        return replay
    return as_json(await asyncio.to_thread(replay.chart))


@api.get("/games/{name}/turning-points")
async def turned(request: Request, name: str, seat: int, language: str = "en") -> Response:
    """The turns of a game that is over in which a seat lost most of what it could hope for."""
    live = await _over(request, name, language)
    if isinstance(live, Response):
        return live
    if not 0 <= seat < len(live.seats):
        return refusal(Wrong("no-such-seat"), language, 404)
    game = live.table.game
    return as_json(await asyncio.to_thread(turning_points, game.setting, tuple(game.log), seat))


@api.post("/games/{name}/tries")
async def try_again(request: Request, name: str, language: str = "en") -> Response:
    """A new game from a moment of one that is over, against programs: its name and the key."""
    live = await _over(request, name, language)
    if isinstance(live, Response):
        return live
    try:
        wanted = await body_of(request, TryAgain)
        begun = await _tables(request.app).try_again(live, wanted.seat, wanted.at)
    except ValueError as error:
        return refusal(error, language)
    one = begun.seats[wanted.seat]
    return as_json(Begun(begun.name, (SeatKey(wanted.seat, one.name, one.key),)))


@api.get("/games/{name}/scenes/{at}")
async def scene(
    request: Request, name: str, at: int, seat: int = NOBODY, language: str = "en"
) -> Response:
    """A game that is over after so many answers, as a seat saw it or with everything open."""
    replay = await _replay(request, name, language)
    if isinstance(replay, Response):
        return replay
    if not NOBODY <= seat < len(replay.chart().names):
        return refusal(Wrong("no-such-seat"), language, 404)
    return as_json(await asyncio.to_thread(replay.seen, at, seat, spoken(language)))


async def _replay(request: Request, name: str, language: str) -> Replay | Response:
    """The game from its beginning, or why it cannot be seen."""
    live = await _over(request, name, language)
    return live if isinstance(live, Response) else live.again()


async def _over(
    request: Request, name: str, language: str, otherwise: str = "not-over"
) -> LiveTable | Response:
    """A game that is over, or why there is none: before its end, what that would show."""
    try:
        live = await _tables(request.app).find(name)
    except NoSuchGame:
        return refusal(Wrong("no-such-game"), language, 404)
    except ValueError as error:
        return refusal(error, language)
    if live.table.result is None:
        return refusal(Wrong(otherwise), language, 409)
    return live


@api.get("/cards/{number}")
async def card(number: int, language: str = "en") -> Response:
    """A card by its krcg id: text, rulings, and how it is played here."""
    try:
        return as_json(card_page(pool()[number], spoken(language)))
    except KeyError:
        return refusal(Wrong("no-such-card"), language, 404)


@api.websocket("/games/{name}")
async def sit(socket: WebSocket, name: str, key: str = "", language: str = "en") -> None:
    """A page at a table: it is shown the screen after every change, and sends answers."""
    await socket.accept()
    try:
        live = await _tables(socket.app).find(name)
    except NoSuchGame:
        await socket.close(GONE, told(Wrong("no-such-game"), spoken(language)))
    except ValueError as error:
        await socket.send_text(encode(Refused(told(error, spoken(language)))).decode())
        await socket.close(GONE, told(Wrong("game-not-here"), spoken(language)))
    else:
        await converse(
            socket,
            live,
            lambda send: Page(live.seat_of(key), send, language=spoken(language)),
            read_message,
            _tables(socket.app).counts,
        )
