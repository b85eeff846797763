"""More scenes in which an option is refused: conditions, limits, roles, the rarer actions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from made_up import paper
from methuselah.engine.definitions import Condition, Mode
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language import (
    action,
    acts,
    burn_edge,
    burn_pool,
    clan,
    event,
    gain_pool,
    lock,
    master,
    price,
    ready,
    use,
    yours,
)
from methuselah.language.reading.conditions import HAS_EDGE
from refusals_of_cards import GOVERN, Asked, Scene, alone, marks
from table_talk import Table

__all__ = ["MORE"]


@dataclass(frozen=True)
class Never(Condition):
    """What never holds."""

    def holds(self, state: State, me: Scope) -> bool:
        """Not now either."""
        return False


def master_scene(table: Table, *parts: object) -> Asked:
    """A master card with these conditions in a master phase with another card to play."""
    card = table.you.holds(paper("Errand", master(gain_pool(1), *parts)))  # type: ignore[arg-type]
    table.you.holds(paper("Another", master(gain_pool(1))))
    table.begins("master")
    return 0, card


def without_the_edge(table: Table) -> Asked:
    return master_scene(table, HAS_EDGE)


def a_price_in_its_text(table: Table) -> Asked:
    return master_scene(table, price(burn_edge()))


def a_price_beside_its_cost(table: Table) -> Asked:
    """Each of them alone could be paid."""
    table.you.pool(2)
    errand = paper("Errand", master(gain_pool(1), price(burn_pool(1))), pool_cost=2)
    card = table.you.holds(errand)
    table.you.holds(paper("Another", master(gain_pool(1))))
    table.begins("master")
    return 0, card


def a_condition_of_its_own(table: Table) -> Asked:
    return master_scene(table, Never())


def not_whom_its_text_names(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    return 0, table.you.holds(
        paper("Errand", action(gain_pool(1), who=ready(yours, clan("Toreador"))))
    )


def the_same_action_card_again(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    card = table.you.holds(GOVERN)
    marks(table, "turn", "action card", trevon, GOVERN)
    return 0, card


def once_a_turn_by_a_minion(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    card = table.you.holds(paper("Errand", replace(action(gain_pool(1)), once="turn")))
    marks(table, "turn", "once", trevon, "Errand")
    return 0, card


def once_between_unlock_phases(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    card = table.you.holds(paper("Errand", replace(action(gain_pool(1)), once="unlock")))
    table.asked()
    table.state.edit(trevon).spent = ("Errand",)
    table.state.pending = None
    return 0, card


def the_same_modifier_again(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    _, card = table.you.holds("Lost in Crowds", "Conditioning")
    table.you.holds("Bonding")
    table.you.acts(word="bleed", by=trevon)
    table.until("action", table.you)
    marks(table, "action", "played", trevon, "Conditioning")
    return 0, card


def a_bleed_modifier_in_a_hunt(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    card, _ = table.you.holds("Conditioning", paper("Pause", pause()))
    table.you.acts(word="hunt", by=trevon)
    table.until("action", table.you)
    return 0, card


def pause() -> Mode:
    """A modifier that does nothing, so that its holder is asked."""
    return Mode(play="action modifier", by="acting", windows=("action", "attempt"))


def an_ally_rescues_nobody(table: Table) -> Asked:
    table.you.ready("War Ghoul")
    table.you.torpor("Nassir", blood=2)
    return 0, "rescue"


def an_ally_is_no_anarch(table: Table) -> Asked:
    return alone(table, "become anarch", "War Ghoul")


def the_bearer_takes_it(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    table.you.ready("Ryan")
    desk = paper("Desk", acts(burn_pool(1), by="bearer"), kind="equipment")
    card = table.you.in_play(desk, on=trevon)
    table.asked()
    table.state.edit(trevon).locked = True
    table.state.pending = None
    return 0, card


def of_the_clan_it_names(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    return 0, table.you.in_play(
        paper("Desk", acts(burn_pool(1), who=ready(yours, clan("Toreador"))))
    )


def a_political_action_in_play_was_cancelled(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    card = table.you.in_play(paper("Desk", acts(burn_pool(1), by="controller")))
    marks(table, "turn", "barred political", 0, card, "")
    return 0, card


def its_action_in_another_phase(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    card = table.you.in_play(paper("Desk", acts(burn_pool(1), by="controller")))
    table.you.holds(paper("Another", master(gain_pool(1))))
    table.begins("master")
    return 0, card


def an_event_that_was_played(table: Table) -> Asked:
    card = table.you.holds(paper("Dawn", event(gain_pool(1))))
    table.you.holds(GOVERN)
    table.begins("discard")
    table.asked()
    table.state.events_played = (*table.state.events_played, "Dawn")
    table.state.pending = None
    return 0, card


def it_is_locked(table: Table) -> Asked:
    bell = paper("Bell", use(price(lock()), gain_pool(1), at=("minion",)))
    card = table.you.in_play(bell, locked=True)
    table.you.ready("Trevon Parker")
    return 0, card


def no_uncontrolled_vampire(table: Table) -> Asked:
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("influence",))))
    table.begins("influence")
    return 0, "transfer"


def two_levels_two_reasons(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    card = table.you.holds(GOVERN)
    marks(table, "turn", "bleed", trevon)
    return 0, card


MORE: Final[dict[Scene, str]] = {
    without_the_edge: "it needs the Edge, which you do not have",
    a_price_in_its_text: "what its text asks as a price cannot be paid",
    a_price_beside_its_cost: "what its text asks as a price cannot be paid",
    a_condition_of_its_own: "the condition that its text sets does not hold",
    not_whom_its_text_names: "is not one of those that its text names",
    the_same_action_card_again: "has taken this action this turn",
    once_a_turn_by_a_minion: "has played it in this turn already",
    once_between_unlock_phases: "has played it since your last unlock phase",
    the_same_modifier_again: "has played it in this action already",
    a_bleed_modifier_in_a_hunt: "it is usable in an action of this kind: bleed",
    an_ally_rescues_nobody: "is no vampire",
    an_ally_is_no_anarch: "is no vampire",
    the_bearer_takes_it: "is not the one that has it",
    of_the_clan_it_names: "is not one of those that its text names",
    a_political_action_in_play_was_cancelled: "not taken again this turn",
    its_action_in_another_phase: "its action is taken in your own minion phase",
    an_event_that_was_played: "each event is once",
    it_is_locked: "it is locked",
    no_uncontrolled_vampire: "you have no uncontrolled vampire",
    two_levels_two_reasons: "has bled this turn already",
}
"""Each scene with what the sentence says."""
