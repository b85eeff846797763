"""The heuristic player at a table of real cards: what would it do now?"""

from __future__ import annotations

import pytest

from methuselah.engine.decisions import Option
from methuselah.players import HeuristicPlayer
from table_talk import Table


class Asked(Table):
    """A table that knows what the heuristic player would answer to what is asked."""

    def choice(self, seed: int = 1) -> Option:
        """The option that it takes now, whoever is asked."""
        decision = self.asked()
        assert decision is not None, "nobody is asked"
        player = HeuristicPlayer(decision.seat, seed)
        return decision.options[player.choose(self.state, decision)]

    def answer_it(self) -> Option:
        """Let it answer what is asked."""
        decision = self.asked()
        assert decision is not None
        option = self.choice()
        self.take(decision.options.index(option))
        return option


@pytest.fixture
def table() -> Asked:
    """Five seats; it is your minion phase."""
    return Asked()
