"""In which form the kernel runs: tests that look under its surface are for one of them."""

from __future__ import annotations

from typing import Final

import pytest

from methuselah.engine import state
from methuselah.lab.proving.ledger import source_tree

__all__ = ["COMPILED", "needs_source_tree", "pure_only"]

COMPILED: Final = not (state.__file__ or "").endswith(".py")

pure_only: Final = pytest.mark.skipif(
    COMPILED, reason="compiled modules call their own functions, not those that a test puts there"
)
needs_source_tree: Final = pytest.mark.skipif(
    source_tree() is None, reason="tests are named where they lie beside the package only"
)
