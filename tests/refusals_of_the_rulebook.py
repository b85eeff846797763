"""Scenes in which an action of the rulebook is refused: acts, torpor, blocks, transfers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from block_talk import PAUSE
from fight_talk import replaced
from made_up import paper
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Static
from methuselah.engine.editions import NINETY_SIX
from methuselah.language import (
    TARGET,
    action,
    choose,
    gain_blood,
    gain_pool,
    reaction,
    ready,
    yours,
)
from refusals_besides import master_scene
from refusals_of_cards import Asked, Scene, alone, bars, marks
from refusals_of_moments import TREVON, WATCH, bell, bleeds, unasked
from table_talk import Table

__all__ = ["RULEBOOK"]


# -- actions of the rulebook -------------------------------------------------------------------


def an_action_in_the_master_phase(table: Table) -> Asked:
    table.you.ready(TREVON)
    asked = master_scene(table)
    return asked[0], "bleed"


def barred(table: Table, word: str, *, by: int, target: int = NOTHING) -> Asked:
    """The minion took the action, which an effect cancelled (Change of Target)."""
    marks(table, "turn", "barred", by, word, NOTHING, target)
    return 0, word


def bled_and_was_cancelled(table: Table) -> Asked:
    return barred(table, "bleed", by=table.you.ready(TREVON))


def hunted_and_was_cancelled(table: Table) -> Asked:
    return barred(table, "hunt", by=table.you.ready(TREVON))


def no_anarch_after_a_cancelled_action(table: Table) -> Asked:
    return barred(table, "become anarch", by=table.you.ready(TREVON))


def stays_in_torpor_after_a_cancelled_action(table: Table) -> Asked:
    table.you.ready(TREVON)
    return barred(table, "leave torpor", by=table.you.torpor("Nassir", blood=5))


def no_second_diablerie_of_it(table: Table) -> Asked:
    trevon = table.you.ready(TREVON)
    return barred(table, "diablerie", by=trevon, target=table.prey.torpor("Nassir"))


def out_of_reach_in_torpor(table: Table) -> Asked:
    bars(table, table.prey.torpor("Nassir"), "no action at it")
    return alone(table, "diablerie")


def rescues_nobody_who_is_kept(table: Table) -> Asked:
    bars(table, table.prey.torpor("Nassir"), "cannot leave torpor")
    return alone(table, "rescue")


def rescues_nobody(table: Table) -> Asked:
    bars(table, table.you.ready("Ryan"), "cannot rescue")
    table.prey.torpor("Nassir")
    return 0, "rescue"


def commits_no_diablerie(table: Table) -> Asked:
    bars(table, table.you.ready("Ryan"), "cannot diablerize")
    table.prey.torpor("Nassir")
    return 0, "diablerie"


def a_full_vampire_in_1996(table: Table) -> Asked:
    table.edition = NINETY_SIX
    return alone(table, "hunt")


def no_anarchs_in_1996(table: Table) -> Asked:
    table.edition = NINETY_SIX
    return alone(table, "become anarch")


# -- blocks ------------------------------------------------------------------------------------


def too_late_to_block(table: Table) -> Asked:
    bell(table.prey, "before_range")
    _, ryan = bleeds(table)
    table.prey.blocks(ryan)
    table.until("before_range", table.prey)
    return 1, "block"


def has_declined_to_block(table: Table) -> Asked:
    table.prey.holds(WATCH)
    bleeds(table)
    table.until("declined", table.prey)
    return 1, "block"


def nobody_blocks_at_home_in_1996(table: Table) -> Asked:
    table.edition = NINETY_SIX
    krid = table.you.ready("Krid", blood=1)
    errand = paper("Errand", action(choose(ready(yours)), gain_blood(1, TARGET)))
    card = table.you.holds(replace(errand, face=replace(errand.face, text="(D) Give 1 blood.")))
    table.you.holds(PAUSE)
    table.prey.ready("Ryan")
    table.you.acts(card, by=krid)
    table.asked()
    return unasked(table, 1, "block")


def during_another_attempt(table: Table) -> Asked:
    table.prey.holds(WATCH)
    table.prey.ready("Lauren")
    _, ryan = bleeds(table)
    table.prey.blocks(ryan)
    table.until("attempt", table.prey)
    return 1, "block"


def tried_before_in_1996(table: Table) -> Asked:
    table.edition = NINETY_SIX
    krid = table.you.ready("Krid", blood=1)
    blocker = table.prey.ready("Nassir")
    table.prey.holds(paper("React", reaction(gain_pool(1), at=("action",))))
    table.you.acts(word="hunt", by=krid)
    table.prey.blocks(blocker)
    table.until("action", table.prey)
    return 1, "block"


def an_attempt_that_is_too_dear(table: Table) -> Asked:
    table.prey.holds(WATCH)
    ryan = table.prey.ready("Ryan", blood=1)
    table.prey.in_play(paper("Toll", Static("block cost", 2), kind="equipment"), on=ryan)
    trevon = table.you.ready(TREVON)
    table.you.acts(by=trevon, word="bleed")
    table.until("action", table.prey)
    return 1, "block"


def cannot_be_blocked(table: Table) -> Asked:
    table.prey.holds(WATCH)
    table.prey.ready("Ryan")
    trevon = table.you.ready(TREVON)
    bars(table, trevon, "unblockable")
    table.you.acts(by=trevon, word="bleed")
    table.until("action", table.prey)
    return 1, "block"


# -- discards and transfers --------------------------------------------------------------------


def nothing_to_discard(table: Table) -> Asked:
    bell(table.you, "discard")
    table.begins("discard")
    return 0, "discard"


def spends_all(table: Table, name: str = "Nassir") -> Asked:
    """Four transfers to a vampire that is not full; she is asked still."""
    bell(table.you, "influence")
    table.you.uncontrolled(name)
    table.begins("influence")
    for _ in range(4):
        table.you.does("transfer", target=name)
    return 0, "transfer"


def no_transfers_left(table: Table) -> Asked:
    return spends_all(table)


def no_transfers_left_in_1996(table: Table) -> Asked:
    table.edition = NINETY_SIX
    return spends_all(table)


def a_copy_of_her_own(table: Table) -> Asked:
    table.you.ready(TREVON)
    table.you.uncontrolled(TREVON, blood=9)
    return spends_all(table)


def scarce_and_too_dear(table: Table) -> Asked:
    table.you.ready("Eurayle Gelasia Mylonas")
    table.you.uncontrolled(replaced("Blanche Hill"), blood=9)
    table.you.pool(6)
    return spends_all(table)


def transfers_are_kept_from_it(table: Table) -> Asked:
    bell(table.you, "influence")
    bars(table, table.you.uncontrolled("Nassir"), "no transfers")
    table.begins("influence")
    return 0, "transfer"


RULEBOOK: Final[dict[Scene, str]] = {
    an_action_in_the_master_phase: "your minions act in your own minion phase",
    bled_and_was_cancelled: "does not take the same action again this turn",
    hunted_and_was_cancelled: "does not take the same action again this turn",
    no_anarch_after_a_cancelled_action: "does not take the same action again this turn",
    stays_in_torpor_after_a_cancelled_action: "Nassir does not take the same action again",
    no_second_diablerie_of_it: "does not take the same action again this turn",
    out_of_reach_in_torpor: "keeps Trevon Parker from directing an action at Nassir",
    rescues_nobody_who_is_kept: "keeps Nassir in torpor (the text of Leaden Seal)",
    rescues_nobody: "forbids Ryan to rescue vampires (the text of Leaden Seal)",
    commits_no_diablerie: "forbids Ryan to diablerize (the text of Leaden Seal)",
    a_full_vampire_in_1996: "has all the blood that it can have (CRR II.C.2)",
    no_anarchs_in_1996: "there is no such action in this edition (CRR II.C)",
    too_late_to_block: "the time to block is over",
    has_declined_to_block: "you have declined to block this action",
    nobody_blocks_at_home_in_1996: "directed at what its own Methuselah controls (CRR III.B.1)",
    during_another_attempt: "blocks are declared while no block attempt is in progress",
    tried_before_in_1996: "no minion attempts twice to block an action (CRR III.C.4)",
    an_attempt_that_is_too_dear: "Ryan cannot pay what an attempt costs it (the text of Toll)",
    cannot_be_blocked: "the action cannot be blocked (the text of Leaden Seal)",
    nothing_to_discard: "your hand is empty",
    no_transfers_left: "you have no transfers left (R0, 4. Influence Phase)",
    no_transfers_left_in_1996: "vampires come out as the phase ends (CRR II.D.4)",
    a_copy_of_her_own: "Trevon Parker stays uncontrolled: you control it already",
    scarce_and_too_dear: "is scarce: you have not the 3 pool for it",
    transfers_are_kept_from_it: "keeps transfers from Nassir (the text of Leaden Seal)",
}
"""Each scene with what the sentence says."""
