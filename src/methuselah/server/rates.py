"""How much one address may ask for in a minute, so that nobody costs the others their tables.

What is asked for on this machine itself is not counted. Source: OWASP ASVS 5.0, V2.4 (automation)
and V13.2 (resources); the counting is that of the `limits` library, a sliding window.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from methuselah.server.guard import refusal_of
from methuselah.wording.wrong import Wrong

if TYPE_CHECKING:
    from limits import RateLimitItem
    from limits.strategies import RateLimiter

__all__ = ["MOST", "Rates", "address_of"]

MOST: Final[Mapping[str, int]] = {"begin": 20, "deck": 60, "socket": 60, "ask": 600}
"""How many in a minute: games and tables, decks that are checked, sockets, all that is asked."""
TOO_MANY: Final = 429
TRY_LATER: Final = 1013
"""What a socket is closed with that may not be opened now (RFC 6455, registry of close codes)."""
HOUSE: Final = 64
"""Bits of an address of version 6 that one customer has: her others are the same address here."""


class Rates:
    """Counts what each address asks for, and refuses what is too much, before anything is read."""

    def __init__(self, app: ASGIApp, most: Mapping[str, int] = MOST) -> None:
        self._app = app
        self._most = most
        self._limiter: RateLimiter | None = None
        self._items: dict[str, RateLimitItem] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may be asked."""
        address = address_of(scope)
        wait = 0
        if address and scope["path"].startswith("/api"):
            wait = max(self._wait(kind, address) for kind in _kinds(scope))
        if not wait:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TRY_LATER})
        else:
            answer: Response = refusal_of(scope, TOO_MANY, Wrong("too-much-at-once", n=wait))
            answer.headers["Retry-After"] = str(wait)
            await answer(scope, receive, send)

    def _wait(self, kind: str, address: str) -> int:
        """Seconds after which an address may ask for this again, 0 for now; that is counted."""
        if self._limiter is None:
            self._limiter = self._counting()
        item = self._items[kind]
        if self._limiter.hit(item, kind, address):
            return 0
        left = self._limiter.get_window_stats(item, kind, address).reset_time - time.time()
        return max(1, math.ceil(left))

    def _counting(self) -> RateLimiter:
        # It is imported for guests from elsewhere alone: who plays at home starts sooner.
        from limits import RateLimitItemPerMinute
        from limits.storage import MemoryStorage
        from limits.strategies import SlidingWindowCounterRateLimiter

        self._items = {kind: RateLimitItemPerMinute(most) for kind, most in self._most.items()}
        return SlidingWindowCounterRateLimiter(MemoryStorage())


def _kinds(scope: Scope) -> tuple[str, ...]:
    """As what something is counted."""
    if scope["type"] == "websocket":
        return ("socket",)
    path = str(scope["path"])
    if scope["method"] != "POST":
        return ("ask",)
    return ("ask", "deck") if path.startswith("/api/decks") else ("ask", "begin")


def address_of(scope: Scope) -> str:
    """Who asks, "" for this machine; a proxy on it says for whom it asks (uvicorn)."""
    client = scope.get("client")
    if scope["type"] == "lifespan" or not client:
        return ""
    try:
        found = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(found, ipaddress.IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOUSE), strict=False))
    return str(found)
