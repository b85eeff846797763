"""Blood burned for votes, in give and take: a card asks all for it as it resolves (Mob Rule)."""

from __future__ import annotations

from dataclasses import dataclass, field

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Amount, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, State
from methuselah.rules.politics.referendum_frame import referendum_in_progress
from methuselah.rules.politics.votes import give_votes
from methuselah.rules.terms.sequencing import order

__all__ = ["BloodForVotes"]


@dataclass(slots=True)
class BloodForVotes(Frame):
    """Each Methuselah in turn has one of her vampires burn 1 blood, until all have passed in a row.

    Whoever sees what others burn may burn more; when it is over, it is over ([LSJ 20030602]).
    which: whose blood it is; votes: for 1 of it; turn: how many were asked; passed: how many of
    them passed since the last blood was burned.
    """

    at: str = "ask"
    scope: Scope = field(default_factory=Scope)
    which: Which = field(default_factory=Which)
    votes: int | Amount = 1
    turn: int = 0
    passed: int = 0

    def do_ask(self, state: State) -> None:
        """Ask the next one, if she has a vampire with blood."""
        seats = order(state)
        if self.passed >= len(seats) or referendum_in_progress(state) is None:
            state.pop()
            return
        seat = seats[self.turn % len(seats)]
        self.turn += 1
        options = tuple(
            Option("choose", target=minion)
            for minion in self.which.find(state, self.scope)
            if state.controller(minion) == seat and state.cards[minion].blood > 0
        )
        if not options:
            self.passed += 1
            return
        state.push(
            Choosing(
                seat=seat,
                name="target",
                window="choose",
                about=self.scope.card,
                rule="[LSJ 20030602]",
                options=options,
                least=0,
            )
        )

    def returned(self, state: State, child: Frame) -> None:
        """A blood for votes, or a pass."""
        if not isinstance(child, Choosing):
            return
        self.passed += 1
        referendum = referendum_in_progress(state)
        for minion in () if referendum is None else child.chosen:
            assert referendum is not None
            self.passed = 0
            me = self.scope.copy()
            me.env["one"] = minion
            votes = self.votes if isinstance(self.votes, int) else self.votes.value(state, me)
            atoms.burn_blood(state, minion, 1, self.scope.card)
            give_votes(state, referendum, votes, minion=minion, source=self.scope.card)
