"""`methuselah serve` and `methuselah play`: the server on this machine, and a browser at it."""

from __future__ import annotations

import asyncio
import errno
import socket
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import make_url

from methuselah.engine.editions import CURRENT
from methuselah.server import PORT
from methuselah.server.app import PAGE, make_app
from methuselah.server.store import Store, sqlite_url
from methuselah.table.folders import data_folder

if TYPE_CHECKING:
    from methuselah.server.setting_up import NewGame

__all__ = ["serve"]

LOOPBACK: Final = "127.0.0.1"


def serve(
    host: str = LOOPBACK,
    port: int = PORT,
    data: Path | None = None,
    *,
    wanted: NewGame | None = None,
    browse: bool = False,
    edition: str = CURRENT.name,
    database: str = "",
    names: Sequence[str] = (),
) -> None:
    """Serve until interrupted. port 0: any that is free; wanted: a game to begin at once;
    edition: what the set-up page proposes; database: its URL, "" for one in the folder; names:
    under which the server is reached from elsewhere.

    Raises OSError with the reason where the address or the folder cannot be had.
    """
    folder = data_folder() if data is None else data
    url = database or sqlite_url(folder)
    asyncio.run(_made_ready(url))
    listening = _listen(host, port)
    address = (
        f"http://{LOOPBACK if host in ('', '0.0.0.0') else host}:{listening.getsockname()[1]}/"
    )
    if not PAGE.is_dir():
        raise OSError(f"The page is not built: {PAGE} is missing. Run `make page`.")
    place = make_url(database).render_as_string() if database else folder
    print(f"The table stands at {address}  (Ctrl+C ends the server; games are kept in {place})")
    app = make_app(url, wanted, edition, names)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    if browse:
        threading.Thread(target=_browse, args=(server, app, address), daemon=True).start()
    server.run(sockets=[listening])


async def _made_ready(url: str) -> None:
    """Bring the database up to date, so that what is wrong with it is said before anything else."""
    store = Store(url)
    await store.open()
    await store.close()


def _browse(server: uvicorn.Server, app: FastAPI, address: str) -> None:
    """Open the browser as soon as there is something to see."""
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    webbrowser.open(address + app.state.first)


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket. A taken standard port gives way to a free one."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        if error.errno != errno.EADDRINUSE or port != PORT:
            option = "--port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else "--host"
            reason = (
                f"port {port} at {host} cannot be had: {error.strerror}. Give another {option}."
            )
            raise OSError(reason) from None
        listening.bind((host, 0))
    listening.listen()
    return listening
