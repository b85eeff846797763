"""What a page has yet to be sent: so much waits for it, and no more."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

__all__ = ["Outgoing"]

MOST: Final = 4_000_000
"""Bytes that may wait: some fifty screens of a large table."""


class Outgoing:
    """Messages to one page in their order. Who does not read them is overrun: nothing more is
    taken for her, since she is shown the whole table when she comes again.
    """

    def __init__(self, most: int = MOST) -> None:
        """Nothing waits yet. most: bytes."""
        self.overrun = asyncio.Event()
        self._most = most
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()

    async def put(self, said: bytes) -> None:
        """Take a message; it never waits, since a table would wait with it."""
        if self.overrun.is_set():
            return
        if self._bytes + len(said) > self._most and self._waiting:
            self._waiting.clear()
            self._bytes = 0
            self.overrun.set()
            return
        self._waiting.append(said)
        self._bytes += len(said)
        self._more.set()

    async def get(self) -> bytes:
        """The next message, as soon as there is one."""
        while not self._waiting:
            self._more.clear()
            await self._more.wait()
        said = self._waiting.popleft()
        self._bytes -= len(said)
        return said
