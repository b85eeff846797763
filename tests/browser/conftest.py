"""One server for the tests of this folder; each test has games of its own."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browsing import ARGUMENTS, CHROMIUM, PATIENCE
from served import Served

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server over an empty database."""
    server = Served(tmp_path_factory.mktemp("games"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a module."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, installed by npm where that can be had."""
    if not AXE.is_file() and shutil.which("npm"):
        command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=AXE.parents[2], check=False, timeout=180)
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm install in frontend/ brings it")
    return AXE.read_text("utf-8")
