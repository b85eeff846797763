"""The web application: the page, what it offers, and behind it the tables.

`make_app(url)` serves the built page from `server/page/`. What a table needs (`games.py`) is
imported as soon as the page has been offered its decks, so that nobody waits for it to look at the
page.
"""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.staticfiles import StaticFiles
from starlette.background import BackgroundTask
from starlette.types import Receive, Scope, Send

from methuselah import __version__
from methuselah.cards import definitions
from methuselah.engine.editions import CURRENT, EDITIONS
from methuselah.pool import FORMATS_BY_NAME, Precon, precons
from methuselah.server.answers import DeckOffered, Start
from methuselah.server.guard import Guard
from methuselah.server.rates import Rates
from methuselah.server.store import Store
from methuselah.table.styles import styles_of

if TYPE_CHECKING:
    from methuselah.server.hall import Tables
    from methuselah.server.setting_up import NewGame

__all__ = ["make_app"]

PAGE: Final = Path(__file__).with_name("page")
OFFERED: Final = ("heuristic", "random", "hard")
"""The programs that the set-up page offers: one that plays, one that does not, one that thinks."""

api = APIRouter(prefix="/api")


class Games:
    """The tables over a store, and what is asked of them: imported when it is first needed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: asyncio.Task[tuple[FastAPI, Tables]] | None = None
        self._resting: asyncio.Task[None] | None = None

    async def ready(self) -> tuple[FastAPI, Tables]:
        """The application that answers for the tables, and the tables."""
        await self.prepare()
        assert self._made is not None
        return await asyncio.shield(self._made)

    async def prepare(self) -> None:
        """Begin to import what a table needs, and wait for nothing."""
        if self._made is None:
            self._made = asyncio.create_task(self._make())

    async def _make(self) -> tuple[FastAPI, Tables]:
        await asyncio.to_thread(_import_games)
        from methuselah.server import arriving, decks, games, hall, lobby, noticeboard

        app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
        app.state.tables = hall.Tables(self._store)
        self._resting = asyncio.create_task(app.state.tables.look_after())
        app.state.lobby = lobby.Lobby(app.state.tables)
        app.include_router(games.api)
        app.include_router(arriving.api)
        app.include_router(decks.api)
        app.include_router(noticeboard.api)
        return app, app.state.tables

    def close(self) -> None:
        """The server ends."""
        if self._resting is not None:
            self._resting.cancel()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or talk with a page."""
        app, _ = await self.ready()
        await app(scope, receive, send)


def _import_games() -> None:
    import methuselah.server.arriving
    import methuselah.server.decks
    import methuselah.server.games  # noqa: F401


def make_app(
    url: str,
    wanted: NewGame | None = None,
    edition: str = CURRENT.name,
    names: Sequence[str] = (),
) -> FastAPI:
    """The application over the database at this SQLAlchemy URL.

    wanted: a game to begin at once; `app.state.first` has the page to open, "" for the set-up;
    edition: the one that the set-up page proposes; names: under which the server is reached
    (`guard.py`).
    """
    store = Store(url)
    games = Games(store)

    @asynccontextmanager
    async def alive(app: FastAPI) -> AsyncIterator[None]:
        await store.open()
        # Who opens the page first does not wait until all cards are read.
        app.state.decks = asyncio.create_task(asyncio.to_thread(_decks))
        if wanted is not None:
            _, tables = await games.ready()
            live = await tables.begin(wanted)
            app.state.first = (
                f"#/table/{live.name}/{next(seat.key for seat in live.seats if seat.key)}"
            )
        yield
        games.close()
        await store.close()

    app = FastAPI(lifespan=alive, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(Rates)
    app.add_middleware(Guard, names=names)
    app.state.games = games
    app.state.first = ""
    app.state.edition = edition
    app.include_router(api)
    app.mount("/api", games)
    if PAGE.is_dir():
        app.mount("/", StaticFiles(directory=PAGE, html=True), name="page")
    return app


@api.get("/start")
async def start(request: Request) -> Response:
    """What the set-up page offers: decks, players and editions."""
    app = cast(FastAPI, request.app)
    offered = Start(
        await app.state.decks,
        OFFERED,
        __version__,
        app.state.edition,
        tuple(EDITIONS),
        tuple(FORMATS_BY_NAME),
    )
    return Response(
        msgspec.json.encode(offered),
        media_type="application/json",
        background=BackgroundTask(app.state.games.prepare),
    )


@functools.cache
def _decks() -> tuple[DeckOffered, ...]:
    """The preconstructed decks that can be played to the last card."""
    known = definitions()
    found = (one for one in precons() if all(face.id in known for face, _ in one.deck.faces()))
    return tuple(_deck(one) for one in found)


def _deck(one: Precon) -> DeckOffered:
    """What a chooser needs to know: whose deck it is, and its main Disciplines."""
    clans: Counter[str] = Counter()
    disciplines: Counter[str] = Counter()
    for face, number in one.deck.faces():
        if face.crypt:
            clans.update(dict.fromkeys(face.clans, number))
            disciplines.update({code.upper(): number for code in face.disciplines})
    return DeckOffered(
        one.name,
        one.date[:4],
        one.deck.crypt_size,
        one.deck.library_size,
        tuple(clan for clan, _ in clans.most_common(2)),
        tuple(code for code, _ in disciplines.most_common(3)),
        styles_of(one.deck),
    )
