"""Scenes in which an action is refused, or a card at the wrong moment."""

from __future__ import annotations

from typing import Final

from made_up import paper
from methuselah.language import acts, burn_pool
from refusals_of_cards import Asked, Scene, alone, bars, marks
from table_talk import Table

__all__ = ["ACTIONS", "UNASKED"]


def no_vampire_in_torpor(table: Table) -> Asked:
    return alone(table, "diablerie")


def none_of_hers_in_torpor(table: Table) -> Asked:
    return alone(table, "leave torpor")


def kept_in_torpor(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    nassir = table.you.torpor("Nassir", blood=2)
    bars(table, nassir, "cannot leave torpor")
    return 0, "leave torpor"


def too_weak_to_leave(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    table.you.torpor("Nassir", blood=1)
    return 0, "leave torpor"


def locked_in_torpor(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    table.you.torpor("Nassir", blood=2, locked=True)
    return 0, "leave torpor"


def blood_cursed(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    table.prey.torpor("Nassir", blood=2)
    bars(table, trevon, "blood cursed")
    return 0, "diablerie"


def no_diablerie_of_it(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    nassir = table.prey.torpor("Nassir", blood=2)
    bars(table, nassir, "cannot be diablerized")
    return 0, "diablerie"


def too_little_for_a_rescue(table: Table) -> Asked:
    table.you.ready("Trevon Parker", blood=1)
    table.prey.torpor("Nassir", blood=0)
    return 0, "rescue"


def no_equipment_to_take(table: Table) -> Asked:
    return alone(table, "equip")


def a_title_is_no_anarch(table: Table) -> Asked:
    return alone(table, "become anarch", "Belinde")


def an_anarch_is_one_already(table: Table) -> Asked:
    return alone(table, "become anarch", "Crow (G5)")


def a_poor_one_is_no_anarch(table: Table) -> Asked:
    return alone(table, "become anarch", blood=1)


def blocks_somebody_elses(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    table.prey.ready("Ryan")
    table.grand_prey.ready("Lauren")
    table.grand_prey.holds("On the Qui Vive")
    table.you.acts(by=trevon, word="bleed")
    table.state.pending = None
    return 2, "block"


def locked_blocker(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    table.prey.ready("Ryan", locked=True)
    table.prey.holds("On the Qui Vive")
    table.you.acts(by=trevon, word="bleed")
    table.until("action", table.prey)
    return 1, "block"


def no_blocker(table: Table) -> Asked:
    table.you.holds("Conditioning")
    trevon = table.you.ready("Trevon Parker")
    table.prey.torpor("Ryan", blood=1)
    table.you.acts(by=trevon, word="bleed")
    table.state.pending = None
    return 1, "block"


def barred_blocker(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    ryan = table.prey.ready("Ryan")
    bars(table, ryan, "cannot block")
    table.prey.holds("Telepathic Misdirection", "Deflection")
    table.you.holds("Conditioning")
    table.you.acts(by=trevon, word="bleed")
    table.until("action", table.you)
    decision = table.state.pending
    assert decision is not None
    object.__setattr__(decision, "seat", 1)
    return 1, "block"


def no_action_to_block(table: Table) -> Asked:
    return alone(table, "block")


def discard_in_another_phase(table: Table) -> Asked:
    return alone(table, "discard")


def transfers_in_another_phase(table: Table) -> Asked:
    return alone(table, "transfer")


def a_master_in_another_phase(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    return 0, table.you.holds("Blood Doll")


def a_modifier_without_action(table: Table) -> Asked:
    table.you.ready("Sully")
    return 0, table.you.holds("Lost in Crowds")


def a_reaction_in_her_own_turn(table: Table) -> Asked:
    table.you.ready("Lauren")
    return 0, table.you.holds("Telepathic Misdirection")


def a_combat_card_without_combat(table: Table) -> Asked:
    table.you.ready("Lauren")
    return 0, table.you.holds("Immortal Grapple")


def intercept_that_is_not_needed(table: Table) -> Asked:
    sully = table.you.ready("Sully")
    card = table.prey.holds("Spirit's Touch")
    table.prey.ready("Lauren")
    table.you.acts(by=sully, word="bleed")
    table.until("action", table.prey)
    return 1, card


def kept_from_reacting(table: Table) -> Asked:
    sully = table.you.ready("Sully")
    card = table.prey.holds("Telepathic Misdirection")
    lauren = table.prey.ready("Lauren")
    table.prey.ready("War Ghoul")
    bars(table, lauren, "cannot react")
    ghoul = table.prey.ready("Underbridge Stray")
    bars(table, ghoul, "cannot react")
    table.you.acts(by=sully, word="bleed")
    table.until("action")
    return 1, card


def action_of_a_card_taken_already(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    table.you.ready("Ryan", locked=True)
    desk = paper("Desk", acts(burn_pool(1), by="controller"))
    card = table.you.in_play(desk)
    marks(table, "turn", "in play", trevon, card, "")
    return 0, card


ACTIONS: Final[dict[Scene, str]] = {
    no_vampire_in_torpor: "no vampire is in torpor",
    none_of_hers_in_torpor: "no vampire of yours is in torpor",
    kept_in_torpor: "keeps Nassir in torpor (the text of Leaden Seal)",
    too_weak_to_leave: "it costs 2 blood and Nassir has 1",
    locked_in_torpor: "Nassir is locked",
    blood_cursed: "is blood cursed",
    no_diablerie_of_it: "Nassir cannot be diablerized",
    too_little_for_a_rescue: "do not have the 2 blood together",
    no_equipment_to_take: "no other minion of yours has equipment",
    a_title_is_no_anarch: "Belinde has a title",
    an_anarch_is_one_already: "is an Anarch already",
    a_poor_one_is_no_anarch: "has not the blood for it",
    blocks_somebody_elses: "a directed action is blocked by its target alone",
    locked_blocker: "all your ready minions are locked",
    no_blocker: "you have no ready minion",
    barred_blocker: "keeps Ryan from blocking this action (the text of Leaden Seal)",
    no_action_to_block: "no action of another Methuselah is in progress",
    discard_in_another_phase: "you discard once, in your own discard phase",
    transfers_in_another_phase: "transfers are spent in your own influence phase",
    a_master_in_another_phase: "a master is played in your own master phase",
    a_modifier_without_action: "an action modifier is played during an action",
    a_reaction_in_her_own_turn: "a reaction is played during another Methuselah's action",
    a_combat_card_without_combat: "a combat card is played in combat",
    intercept_that_is_not_needed: "intercept may be added only when it is needed",
    action_of_a_card_taken_already: "has taken this action this turn",
}
"""Scenes about actions and moments, with what the sentence says."""

UNASKED: Final = (blocks_somebody_elses, no_blocker)
"""Scenes of a Methuselah whom nothing is asked at that moment."""
