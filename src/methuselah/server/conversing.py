"""The socket of a page: messages pass between it and its table until one of them leaves."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from fastapi import WebSocket, WebSocketDisconnect

from methuselah.server.incoming import Incoming
from methuselah.server.messages import Refused, encode
from methuselah.server.outgoing import Outgoing
from methuselah.wording.wrong import saying, told

__all__ = ["GONE", "Counts", "converse"]

TOO_SLOW: Final = 4408
"""The socket closes with this where a page does not read what it is sent: it comes again."""
SLOW: Final = "too slow"
GONE: Final = 4404
"""The socket closes with this where there is no such game."""


@dataclass
class Counts:
    """What pages have sent since the server began. seconds: those that messages took."""

    messages: int = 0
    refused: int = 0
    seconds: float = 0.0


class Shown(Protocol):
    """A page: what is sent to it, and in which language."""

    language: str

    @property
    def send(self) -> Callable[[bytes], Awaitable[None]]:
        """Send it something."""


OnePage = TypeVar("OnePage", bound=Shown)
PageIn = TypeVar("PageIn", contravariant=True)
Said = TypeVar("Said")
SaidIn = TypeVar("SaidIn", contravariant=True)


class Visited(Protocol[PageIn, SaidIn]):
    """A table that pages come to."""

    async def enter(self, page: PageIn) -> None:
        """A page opens."""

    async def take(self, page: PageIn, message: SaidIn) -> None:
        """A page sends something."""

    def leave(self, page: PageIn) -> None:
        """A page closes."""


async def converse(
    socket: WebSocket,
    table: Visited[OnePage, Said],
    opened: Callable[[Callable[[bytes], Awaitable[None]]], OnePage],
    read: Callable[[str | bytes], Said],
    counts: Counts,
) -> None:
    """Pass messages on. opened: the page, which is sent what it hears by what it is given; read:
    raises ValueError for what is no message of this table; counts: where they are counted.
    """
    outgoing, incoming = Outgoing(), Incoming()
    page = opened(outgoing.put)
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
        await table.enter(page)
        while True:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                break
            if pause := incoming.pause():
                await asyncio.sleep(pause)
            try:
                message = read(received.get("text") or received.get("bytes") or "")
            except ValueError as error:
                counts.refused += 1
                await page.send(encode(Refused(told(error, page.language))))
                continue
            before = time.perf_counter()
            await table.take(page, message)
            counts.messages += 1
            counts.seconds += time.perf_counter() - before
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
        table.leave(page)
        writing.cancel()
        watching.cancel()
