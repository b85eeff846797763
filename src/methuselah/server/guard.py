"""Who may ask this server anything: its own pages, under its own names.

A browser lets every page send requests and open sockets to any server. What tells them apart is
their Origin; and a foreign name that points at this machine would make a foreign page its own, so
the name that was asked for counts as well. Sources: OWASP ASVS 5.0, V3.4 and V3.5 (what browsers
are told, and requests of other origins), V4.4 (sockets).
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from methuselah.server.answers import Refusals
from methuselah.wording.languages import LANGUAGES
from methuselah.wording.wrong import Wrong

__all__ = ["Guard", "refusal_of"]

FOREIGN: Final = 403
MISDIRECTED: Final = 421
"""The status for who asks under a name that is not this server's (RFC 9110, 15.5.20)."""
TOLD: Final[Mapping[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What a browser is told with every answer. Links hold the keys of seats: they go nowhere else."""


class Guard:
    """Refuses what is asked from elsewhere or under another name, before anything is read.

    names: under which this server is reached, beside addresses, localhost and this machine's own.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._app = app
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may be asked."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refused = self._refused(Headers(scope=scope))
        if scope["type"] == "websocket":
            if refused is None:
                await self._app(scope, receive, send)
            else:  # before it is accepted: the browser hears 403
                await send({"type": "websocket.close", "code": 1008})
            return

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in TOLD.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if refused is None:
            await self._app(scope, receive, tell)
        else:
            status, wrong = refused
            await refusal_of(scope, status, wrong)(scope, receive, tell)

    def _refused(self, headers: Headers) -> tuple[int, Wrong] | None:
        """The status and what is wrong, None for what may be asked."""
        host = headers.get("host", "")
        if not self._is_own(host):
            return MISDIRECTED, Wrong("foreign-name", name=host or "-")
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc.lower() != host.lower():
            return FOREIGN, Wrong("foreign-page", origin=origin)
        return None

    def _is_own(self, host: str) -> bool:
        """Whether a name, with a port or without, is one of this server's; every address is."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def refusal_of(scope: Scope, status: int, wrong: Wrong) -> Response:
    """What is wrong, in the language that the page asks for."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", ["en"])[-1]
    said = wrong.said(asked if asked in LANGUAGES else "en")
    refusals = msgspec.json.encode(Refusals((said,), (0,)))
    return Response(refusals, status, media_type="application/json")
