"""One server for the tests of this folder; each test has games of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server over an empty database."""
    server = Served(tmp_path_factory.mktemp("games"))
    server.start()
    yield server
    server.stop()
