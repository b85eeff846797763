"""Scenes of the rarer refusals of cards: who pays, conditions, wrong moments, missing roles."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from block_talk import PAUSE
from made_up import paper
from methuselah.engine.definitions import Static
from methuselah.engine.editions import NINETY_SIX
from methuselah.language import (
    action,
    cards_cost,
    event,
    gain_pool,
    is_action,
    master,
    modifier,
    played_this_action,
    reaction,
    unless,
    use,
)
from methuselah.language.ways import combat_card
from methuselah.rules.turn.discard import gain_discard_action
from refusals_besides import master_scene
from refusals_of_cards import GOVERN, Asked, Scene, alone, bars, marks
from table_talk import Seat, Table

__all__ = ["MOMENTS", "TREVON", "UNASKED_AT_HOME", "WATCH", "bell", "bleeds", "unasked"]

TREVON: Final = "Trevon Parker"
WATCH: Final = paper("Watch", reaction(gain_pool(1), at=("action", "attempt", "declined")))
MORE: Final = paper("More", modifier(gain_pool(1), at=("action",)))


def bell(seat: Seat, window: str) -> int:
    """Something to use, so that she is asked in this window."""
    return seat.in_play(paper(f"Bell of {window}", use(gain_pool(1), at=(window,))))


def bleeds(table: Table, *, blocker: str = "Ryan", **how: int | bool) -> tuple[int, int]:
    """Trevon bleeds a prey with one ready minion."""
    trevon = table.you.ready(TREVON)
    ryan = table.prey.ready(blocker, **how)
    table.you.acts(by=trevon, word="bleed")
    return trevon, ryan


def unasked(table: Table, seat: int, what: int | str) -> Asked:
    """Somebody wonders whom nothing is asked."""
    table.state.pending = None
    return seat, what


# -- minions and what they pay -----------------------------------------------------------------


def a_slave_without_its_master(table: Table) -> Asked:
    return alone(table, "bleed", "Luma, Stone Beauty")


def a_sterile_vampire(table: Table) -> Asked:
    appius = table.you.ready("Appius Claudius Corvus (G5)")
    bars(table, appius, "sterile")
    table.you.uncontrolled("Krid", blood=1)
    return 0, table.you.holds("Chain of Command")


def nobody_pays_with_blood(table: Table) -> Asked:
    card = table.you.holds(paper("Dear", master(gain_pool(1)), blood_cost=1))
    table.you.holds(paper("Another", master(gain_pool(1))))
    table.begins("master")
    return 0, card


def life_that_an_ally_has_not(table: Table) -> Asked:
    card = table.prey.holds(WATCH)
    stray = table.prey.ready("Underbridge Stray", blood=1)
    table.prey.in_play(
        paper("Toll", cards_cost(+2, of=("blood", "life"), plays=("reaction",)), kind="equipment"),
        on=stray,
    )
    trevon = table.you.ready(TREVON)
    table.you.acts(by=trevon, word="bleed")
    table.until("action", table.prey)
    return 1, card


def an_ally_that_plays_as_a_vampire(table: Table) -> Asked:
    ghoul = table.you.ready("War Ghoul")
    bars(table, ghoul, "plays as a vampire")
    return 0, table.you.holds(paper("Dear", action(gain_pool(1)), blood_cost=2))


def once_in_her_game(table: Table) -> Asked:
    card = table.you.holds(paper("Study", master(gain_pool(1), once="your game")))
    table.you.holds(paper("Another", master(gain_pool(1))))
    table.begins("master")
    marks(table, "game", "your game", 0, "Study")
    return 0, card


# -- conditions --------------------------------------------------------------------------------


def a_bleed_of_somebody_else(table: Table) -> Asked:
    only = is_action(trait="bleeds you")
    card = table.grand_prey.holds(paper("Turn", reaction(gain_pool(1), only, at=("action",))))
    table.grand_prey.holds(WATCH)
    table.grand_prey.ready("Lauren")
    bleeds(table)
    table.until("action", table.grand_prey)
    return 2, card


def after_a_card_that_bars_it(table: Table) -> Asked:
    bar = unless(played_this_action("Conditioning"))
    card = table.you.holds(paper("Veil", modifier(gain_pool(1), bar, at=("action",))))
    table.you.holds("Conditioning", PAUSE)
    trevon, _ = bleeds(table)
    table.you.plays("Conditioning", by=trevon, level="dom")
    table.until("action", table.you)
    return 0, card


# -- cards at the wrong moment, or for somebody else -------------------------------------------


def a_card_without_definition(table: Table) -> Asked:
    table.you.ready(TREVON)
    return 0, table.you.holds(paper("Blank", kind="action"))


def an_action_card_in_the_master_phase(table: Table) -> Asked:
    card = table.you.holds(GOVERN)
    master_scene(table)
    return 0, card


def an_event_in_the_minion_phase(table: Table) -> Asked:
    table.you.ready(TREVON)
    return 0, table.you.holds(paper("Dawn", event(gain_pool(1))))


def acts_in_the_turn_of_another(table: Table) -> None:
    """In 1996: your vampire acts in the minion phase of your prey (as with Madness Network)."""
    table.edition = NINETY_SIX
    krid = table.you.ready("Krid")
    table.you.in_play(
        paper("Open Eyes", Static("acts in any minion phase"), kind="equipment"), on=krid
    )
    table.prey.ready("Ryan")
    table.until_turn_of(table.prey, "minion")
    table.you.acts(word="bleed", by=krid)


def a_modifier_in_anothers_turn(table: Table) -> Asked:
    card = table.you.holds(MORE)
    acts_in_the_turn_of_another(table)
    return unasked(table, 0, card)


def a_reaction_in_ones_own_turn(table: Table) -> Asked:
    card = table.prey.holds(WATCH)
    acts_in_the_turn_of_another(table)
    return unasked(table, 1, card)


def a_modifier_in_combat(table: Table) -> Asked:
    card = table.you.holds(MORE)
    bell(table.you, "before_range")
    _, ryan = bleeds(table)
    table.prey.blocks(ryan)
    table.until("before_range", table.you)
    return 0, card


SUDDEN: Final = paper(
    "Sudden", replace(master(gain_pool(1), at=("action", "minion")), out_of_turn=True)
)


def an_out_of_turn_master_at_home(table: Table) -> Asked:
    table.you.ready(TREVON)
    return 0, table.you.holds(SUDDEN)


def a_second_out_of_turn_master(table: Table) -> Asked:
    card = table.prey.holds(SUDDEN)
    bleeds(table)
    table.until("action", table.prey)
    table.state.edit_seat(1).owes_master = True
    table.state.pending = None
    return 1, card


def an_event_after_the_discard(table: Table) -> Asked:
    card, other = table.you.holds(paper("Dawn", event(gain_pool(1))), GOVERN)
    bell(table.you, "discard")
    table.begins("discard")
    table.you.does("discard", card=other)
    return 0, card


def a_second_event_in_the_phase(table: Table) -> Asked:
    first, second = (paper(name, event(gain_pool(1))) for name in ("Dawn", "Dusk"))
    card, _ = table.you.holds(second, first)
    bell(table.you, "discard")
    table.begins("discard")
    table.asked()
    gain_discard_action(table.state, 0, 1)
    table.you.plays("Dawn")
    return 0, card


def nobody_is_unlocked_to_react(table: Table) -> Asked:
    card = table.prey.holds(WATCH)
    table.prey.holds("On the Qui Vive")
    bleeds(table, locked=True)
    table.until("action", table.prey)
    return 1, card


def nobody_is_locked_to_wake(table: Table) -> Asked:
    card = table.prey.holds(paper("Wake", reaction(gain_pool(1), by="locked", at=("action",))))
    bleeds(table)
    table.until("action", table.prey)
    return 1, card


def a_combat_of_others(table: Table) -> Asked:
    punch = combat_card(gain_pool(1), at=("before_range",))
    card = table.grand_prey.holds(paper("Punch", punch))
    table.grand_prey.ready("Lauren")
    bell(table.grand_prey, "before_range")
    _, ryan = bleeds(table)
    table.prey.blocks(ryan)
    table.until("before_range", table.grand_prey)
    return 2, card


def nobody_helps(table: Table) -> Asked:
    card = table.you.holds(paper("Help", modifier(gain_pool(1), by="helper", at=("action",))))
    table.you.holds(PAUSE)
    bleeds(table)
    table.until("action", table.you)
    return 0, card


def nobody_stands_by(table: Table) -> Asked:
    cheer = combat_card(gain_pool(1), by="bystander", at=("before_range",))
    card = table.you.holds(paper("Cheer", cheer))
    bell(table.you, "before_range")
    _, ryan = bleeds(table)
    table.prey.blocks(ryan)
    table.until("before_range", table.you)
    return 0, card


def nobody_is_acting(table: Table) -> Asked:
    table.you.ready(TREVON)
    return 0, table.you.in_play(paper("Bell", use(gain_pool(1), at=("minion",), by="acting")))


MOMENTS: Final[dict[Scene, str]] = {
    a_slave_without_its_master: "is a slave, and you have no ready Tremere",
    a_sterile_vampire: "is sterile and puts no vampire in play",
    nobody_pays_with_blood: "it costs 1 blood, and no minion pays for it",
    life_that_an_ally_has_not: "it costs 2 life of Underbridge Stray",
    an_ally_that_plays_as_a_vampire: "War Ghoul has none: it is no vampire",
    once_in_her_game: "you have played it in this game already",
    a_bleed_of_somebody_else: "the action is no bleed against you",
    after_a_card_that_bars_it: "Conditioning was played in this action",
    a_card_without_definition: "this version cannot play it",
    an_action_card_in_the_master_phase: "an action card is played in your own minion phase",
    an_event_in_the_minion_phase: "an event is played in your own discard phase",
    a_modifier_in_anothers_turn: "a modifier is played in your own turn (CRR III.D)",
    a_reaction_in_ones_own_turn: "no reaction is played in your own turn (CRR III.D)",
    a_modifier_in_combat: "in combat only combat cards are played",
    an_out_of_turn_master_at_home: "is played in the turn of another Methuselah",
    a_second_out_of_turn_master: "an out-of-turn master since your last master phase",
    an_event_after_the_discard: "you have no discard phase action left",
    a_second_event_in_the_phase: "you have played an event in this discard phase",
    nobody_is_unlocked_to_react: "you have no ready unlocked minion",
    nobody_is_locked_to_wake: "it is played by a locked minion, and you have none ready",
    a_combat_of_others: "no minion of yours is in this combat",
    nobody_helps: "it is played by another ready minion of yours",
    nobody_stands_by: "you have no minion that could play it",
    nobody_is_acting: "nobody of yours can use it now",
}
"""Each scene with what the sentence says."""

UNASKED_AT_HOME: Final = (
    a_modifier_in_anothers_turn,
    a_reaction_in_ones_own_turn,
)
"""Scenes of a Methuselah whom nothing is asked at that moment."""
