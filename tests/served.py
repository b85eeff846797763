"""A server of tables for tests: a real one, on a port of its own, over a database of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

SOURCE = Path(__file__).parents[1] / "src"
SLOWEST = 40.0
"""Seconds after which a page that hears nothing gives up: test machines are busy."""


@dataclass
class Served:
    """A server process; after `kill`, as by a power cut, `start` begins another over its data.

    beat: seconds for which a window stands open at a table of several people. Nobody looks on
    here, and who stops is waited for in any case.
    """

    data: Path
    beat: float = 0.05
    address: str = ""
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        paced = f"from methuselah.server import pacing; pacing.BEAT = {self.beat}; "
        code = paced + "from methuselah.cli import main; main()"
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-c", code, "serve", "--port", "0", *self._options()],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "stands at http" in line, line + self.process.stdout.read()
        self.address = line.split("stands at ")[1].split()[0]
        self._wait()

    def _options(self) -> list[str]:
        return ["--data", str(self.data), "--name", "table.example"]

    def _wait(self) -> None:
        for _ in range(400):
            try:
                self.get("api/start")
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)

    def get(self, path: str) -> Any:
        """What the server says at a path, a refusal too."""
        try:
            with urlopen(self.address + path) as answer:
                return json.loads(answer.read())
        except HTTPError as error:
            return json.loads(error.read())

    def post(self, path: str, body: object) -> tuple[int, Any]:
        """The status and what the server says to this body; bytes are sent as they are."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        try:
            kind = {"Content-Type": "application/json"}
            with urlopen(Request(self.address + path, data, kind, method="POST")) as answer:
                return answer.status, json.loads(answer.read())
        except HTTPError as error:
            return error.code, json.loads(error.read())

    def sit(self, game: str, key: str = "") -> Sitting:
        """A page at a table."""
        return self._opens(f"games/{game}?key={key}")

    def come(self, table: str, key: str = "") -> Sitting:
        """A page at a table that waits."""
        return self._opens(f"tables/{table}?key={key}")

    def _opens(self, path: str) -> Sitting:
        url = self.address.replace("http", "ws") + f"api/{path}"
        return Sitting(connect(url, max_size=None).__enter__())


@dataclass
class Sitting:
    """A page of the tests: it remembers all that it was told, word for word."""

    socket: ClientConnection
    raw: list[str] = field(default_factory=list)
    screen: dict[str, Any] = field(default_factory=dict)

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = str(self.socket.recv(timeout=SLOWEST))
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["say"] == "screen":
            self.screen = message["screen"]
        return message

    def hear_soon(self, seconds: float = 0.05) -> None:
        """Whatever comes within a moment."""
        while True:
            try:
                text = str(self.socket.recv(timeout=seconds))
            except TimeoutError:
                return
            self.raw.append(text)
            message = json.loads(text)
            if message["say"] == "screen":
                self.screen = message["screen"]

    def say(self, message: object) -> None:
        """Send a message, or any text."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hears(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["say"] == kind:
                return message

    def asked(self) -> dict[str, Any] | None:
        """Wait until something is asked here; None at the end of the game."""
        while not (self.screen.get("question") or self.screen.get("standing")):
            self.hear()
        question: dict[str, Any] | None = self.screen.get("question")
        return question

    def answer(self, option: int) -> None:
        """Take an option of what is asked, and see what comes of it."""
        question = self.asked()
        assert question is not None
        self.say({"do": "answer", "at": question["at"], "option": option})
        while not self.screen.get("standing"):
            self.hear()
            now = self.screen.get("question")
            if now is None or now["at"] != question["at"]:
                break

    def leave(self) -> None:
        """Close the page."""
        self.socket.close()
