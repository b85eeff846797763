"""What an operator looks at: whether the server is well, and what it carries.

`/api/health` says whether the database takes what is written; `/api/metrics` has the figures in the
form of Prometheus. Both are for this machine alone: a proxy on it names who asks (`rates.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response

from methuselah import __version__
from methuselah.server.bodies import as_json, refusal
from methuselah.server.hall import Tables
from methuselah.server.lobby import Lobby
from methuselah.server.rates import address_of
from methuselah.server.store import NotKept
from methuselah.wording.wrong import Wrong

if TYPE_CHECKING:
    from prometheus_client import Metric

__all__ = ["api"]

api = APIRouter()
HERE_ALONE = 403
ILL = 503


class Health(msgspec.Struct):
    """Whether the server is well; wrong: what the database says, "" where it is."""

    version: str
    well: bool
    wrong: str


@api.get("/health")
async def health(request: Request) -> Response:
    """Whether games can be kept; 503 where they cannot."""
    if address_of(request.scope):
        return refusal(Wrong("here-alone"), "en", HERE_ALONE)
    try:
        await _tables(request).store.recent(1)
    except NotKept as error:
        return as_json(Health(__version__, False, str(error)), ILL)
    return as_json(Health(__version__, True, ""))


@api.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures, as Prometheus reads them."""
    if address_of(request.scope):
        return refusal(Wrong("here-alone"), "en", HERE_ALONE)
    # Only who asks for them pays for the library.
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest

    registry = CollectorRegistry()
    registry.register(_Figures(_tables(request), cast(FastAPI, request.app).state.lobby))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def _tables(request: Request) -> Tables:
    found = cast(FastAPI, request.app).state.tables
    assert isinstance(found, Tables)
    return found


class _Figures:
    """What is counted, at the moment at which it is asked for."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self._tables = tables
        self._lobby = lobby

    def collect(self) -> Iterator[Metric]:
        """Each figure with what it is."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            SummaryMetricFamily,
        )

        live = tuple(self._tables.live.values())
        counts = self._tables.counts
        yield GaugeMetricFamily("methuselah_tables", "Games in memory.", len(live))
        going = sum(table.table.result is None for table in live)
        yield GaugeMetricFamily("methuselah_games_going_on", "Of them, not over.", going)
        pages = sum(len(table.pages) for table in live)
        yield GaugeMetricFamily("methuselah_pages", "Pages that look at a game.", pages)
        waiting = GaugeMetricFamily("methuselah_waiting", "Tables that wait, with somebody there.")
        waiting.add_metric([], self._lobby.waiting)
        yield waiting
        yield CounterMetricFamily(
            "methuselah_refused",
            "Messages that were no message or changed nothing.",
            counts.refused,
        )
        yield SummaryMetricFamily(
            "methuselah_message_seconds",
            "Messages of pages, and the seconds that they took.",
            counts.messages,
            counts.seconds,
        )
