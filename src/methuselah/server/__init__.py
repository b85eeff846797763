"""The table in the browser: the games of a server, who sits where, and what each page draws.

The server holds every game; a page only draws the `Screen` of its seat (`screen.py`), which is
made of what that seat may know. `tables.py` runs a game among people and programs, `store.py`
keeps it, `messages.py` says what a page may send, `app.py` is the web application. Before a game
there is a table that waits (`waiting.py`), found in the lobby (`lobby.py`).
"""

from typing import Final

__all__ = ["PORT"]

PORT: Final = 8620
"""Where the table stands unless another port is named."""
