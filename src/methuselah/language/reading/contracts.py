"""Contracts: for which vampire one was taken, whatever the card calls it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Condition, Which
from methuselah.engine.rows import latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import cards_on
from methuselah.language.reading.qualities import Test
from methuselah.rules.combat.contracts import CONTRACT, is_chosen_for

__all__ = ["FOUGHT_FOR_A_CONTRACT", "contract_for", "contracted_to"]


@dataclass(frozen=True)
class ContractFor(Test):
    """A contract for which one of those cards was chosen, or is considered chosen."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what the contract remembers, and says."""
        return any(is_chosen_for(state, card, one) for one in self.which.find(state, me))


def contract_for(which: Which) -> Test:
    """A contract for which one of those was chosen."""
    return ContractFor(which)


@dataclass(frozen=True)
class ContractedTo(Test):
    """With a contract on it for which one of those cards was chosen."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at the contracts on it."""
        contract = ContractFor(self.which)
        return any(contract.passes(state, me, other) for other in cards_on(state, card))


def contracted_to(which: Which) -> Test:
    """With a contract for which one of those was chosen."""
    return ContractedTo(which)


@dataclass(frozen=True)
class FoughtForContract(Condition):
    """The combat began between this vampire and a minion with a contract for which it was chosen.

    Whatever has become of that minion and of the contract by now ([PIB 20150512]).
    """

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the combat remembers."""
        return latched(state, "combat", CONTRACT, me.minion)


FOUGHT_FOR_A_CONTRACT: Final = FoughtForContract()
"""The opposing minion had a contract on it for which this vampire was chosen."""
