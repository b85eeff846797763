"""What pages ask for by HTTP beside the set-up page, and the socket of a table.

A seat is opened by its key, which is in the link that the person at it was given; without one a
page looks on and sees what all see. All that a game needs is imported with this module, which
`app.py` does when it is first asked for something here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Final, TypeVar, cast

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response, WebSocket, WebSocketDisconnect

from methuselah.engine.decisions import NOBODY
from methuselah.pool import BadDeck, pool
from methuselah.server.answers import Begun, DeckChecked, Refusals, SeatKey
from methuselah.server.cards import card_page
from methuselah.server.hall import NoSuchGame, Tables
from methuselah.server.messages import Refused, encode, read_message
from methuselah.server.outgoing import Outgoing
from methuselah.server.replaying import Replay
from methuselah.server.setting_up import NewGame, NewSeat, deck_of
from methuselah.server.tables import LiveTable, Page
from methuselah.wording.languages import LANGUAGES
from methuselah.wording.wrong import Wrong, saying, told

__all__ = ["api"]

Body = TypeVar("Body")

LONGEST_BODY: Final = 200_000
TOO_SLOW: Final = 4408
"""The socket closes with this where a page does not read what it is sent: it comes again."""
SLOW: Final = "too slow"
GONE: Final = 4404
"""The socket closes with this where there is no such game."""

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
        deck = await asyncio.to_thread(deck_of, await _body(request, NewSeat))
    except ValueError as error:
        return _wrong(error, language)
    return _json(DeckChecked(deck.name, deck.crypt_size, deck.library_size))


@api.post("/games")
async def begin(request: Request, language: str = "en") -> Response:
    """A new game: its name, and the keys of the seats for people, in the order asked for."""
    try:
        live = await _tables(request.app).begin(await _body(request, NewGame))
    except ValueError as error:
        return _wrong(error, language)
    seats = tuple(
        SeatKey(number, seat.name, seat.key)
        for number, seat in sorted(enumerate(live.seats), key=lambda one: one[1].asked)
        if seat.key
    )
    return _json(Begun(live.name, seats))


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
    return live if isinstance(live, Response) else _json(live.talk.words)


@api.get("/games/{name}/chart")
async def chart(request: Request, name: str, language: str = "en") -> Response:
    """The pools over the turns of a game that is over."""
    replay = await _replay(request, name, language)
    if isinstance(replay, Response):
        return replay
    return _json(await asyncio.to_thread(replay.chart))


@api.get("/games/{name}/scenes/{at}")
async def scene(
    request: Request, name: str, at: int, seat: int = NOBODY, language: str = "en"
) -> Response:
    """A game that is over after so many answers, as a seat saw it or with everything open."""
    replay = await _replay(request, name, language)
    if isinstance(replay, Response):
        return replay
    if not NOBODY <= seat < len(replay.chart().names):
        return _wrong(Wrong("no-such-seat"), language, 404)
    return _json(await asyncio.to_thread(replay.seen, at, seat, _spoken(language)))


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
        return _wrong(Wrong("no-such-game"), language, 404)
    except ValueError as error:
        return _wrong(error, language)
    if live.table.result is None:
        return _wrong(Wrong(otherwise), language, 409)
    return live


@api.get("/cards/{number}")
async def card(number: int, language: str = "en") -> Response:
    """A card by its krcg id: text, rulings, and how it is played here."""
    try:
        return _json(card_page(pool()[number], _spoken(language)))
    except KeyError:
        return _wrong(Wrong("no-such-card"), language, 404)


@api.websocket("/games/{name}")
async def sit(socket: WebSocket, name: str, key: str = "", language: str = "en") -> None:
    """A page at a table: it is shown the screen after every change, and sends answers."""
    await socket.accept()
    try:
        live = await _tables(socket.app).find(name)
    except NoSuchGame:
        await socket.close(GONE, told(Wrong("no-such-game"), _spoken(language)))
    except ValueError as error:
        await socket.send_text(encode(Refused(told(error, _spoken(language)))).decode())
        await socket.close(GONE, told(Wrong("game-not-here"), _spoken(language)))
    else:
        await _converse(socket, live, key, _spoken(language))


async def _converse(socket: WebSocket, live: LiveTable, key: str, language: str) -> None:
    """Pass messages between a page and its table until one of them leaves."""
    outgoing = Outgoing()
    page = Page(live.seat_of(key), outgoing.put, language=language)
    talking = asyncio.current_task()
    assert talking is not None

    async def write() -> None:
        while True:
            await socket.send_text((await outgoing.get()).decode())

    async def watch() -> None:
        await outgoing.overrun.wait()
        talking.cancel(SLOW)

    writing, watching = asyncio.create_task(write()), asyncio.create_task(watch())
    try:
        await live.enter(page)
        while True:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                break
            try:
                message = read_message(received.get("text") or received.get("bytes") or "")
            except ValueError as error:
                await page.send(encode(Refused(told(error, page.language))))
                continue
            await live.take(page, message)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError as error:
        if SLOW not in error.args:
            raise
        talking.uncancel()
        reason = saying("too-slow").said(page.language)
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            await asyncio.wait_for(socket.close(TOO_SLOW, reason), 1)
    finally:
        live.leave(page)
        writing.cancel()
        watching.cancel()


def _spoken(language: str) -> str:
    """A language that there are phrases in."""
    return language if language in LANGUAGES else "en"


def _wrong(error: ValueError, language: str, status: int = 0) -> Response:
    """All that is wrong with what was sent, and in which lines of a list it is, 0 for none."""
    spoken = _spoken(language)
    status = status or STATUS.get(type(error), 422)
    if isinstance(error, BadDeck):
        errors = tuple(one.said(spoken) for one in error.errors)
        return _json(Refusals(errors, tuple(one.line or 0 for one in error.errors)), status)
    answer = _json(Refusals((told(error, spoken),), (0,)), status)
    if isinstance(error, _TooLarge):
        answer.headers["Connection"] = "close"  # the rest of it is not waited for
    return answer


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


class _TooLarge(Wrong):
    """More than is read."""


class _NotJson(Wrong):
    """A form, or plain text: what a page of another site may send unasked."""


STATUS: Final[Mapping[type[ValueError], int]] = {_TooLarge: 413, _NotJson: 415}


async def _body(request: Request, kind: type[Body]) -> Body:
    """What was sent, as this kind of thing; no more of it is read than that may be. Raises
    ValueError with a reason.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise _NotJson("not-as-json")
    said = request.headers.get("content-length", "0")
    size = int(said) if said.isdecimal() and len(said) < 20 else 0
    body = b""
    if size <= LONGEST_BODY:
        async for piece in request.stream():
            body += piece
            size = max(size, len(body))
            if size > LONGEST_BODY:
                break
    if size > LONGEST_BODY:
        raise _TooLarge("too-many-bytes", size=size, most=LONGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise Wrong("unreadable", reason=str(error)) from None
