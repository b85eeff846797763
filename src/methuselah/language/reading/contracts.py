"""Contracts: for which vampire one was taken, whatever the card calls it."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Which
from methuselah.engine.rows import statics_of
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import cards_on, keywords_of
from methuselah.language.reading.qualities import Test

__all__ = ["contracted_to"]


@dataclass(frozen=True)
class ContractedTo(Test):
    """With a contract on it for which one of those cards was chosen, or is considered chosen."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what the contracts on it remember."""
        contracts = [one for one in cards_on(state, card) if "contract" in keywords_of(state, one)]
        return any(
            kept in state.cards and self.which.fits(state, me, kept)
            for contract in contracts
            for _, kept in state.cards[contract].notes
        ) or any(
            contract in contracts
            for hunter in self.which.find(state, me)
            for contract, _ in statics_of(state, "considered chosen", hunter)
        )


def contracted_to(which: Which) -> Test:
    """With a contract for which one of those was chosen."""
    return ContractedTo(which)
