"""Nodes are found by the name of their class: no two may share one."""

from __future__ import annotations

import pytest

from methuselah.engine.definitions import Node


def test_two_nodes_of_one_name_are_refused() -> None:
    """The second would be read where the first was saved."""
    type("Unlikely", (Node,), {"__module__": "methuselah.one"})
    with pytest.raises(ValueError, match="both have a Unlikely"):
        type("Unlikely", (Node,), {"__module__": "methuselah.two"})
