"""Rulings on one card each, G to L: the neighbour of each case, which comes out otherwise."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, made_vampire
from combat_talk import DODGE, PRESS, fight, made_up, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    action,
    ally,
    ash_heap,
    before_range,
    choose,
    gain_pool,
    hand_strike,
    only_hand_strikes,
    sets_range,
    static,
    steal_equipment,
    strike,
    yours,
)
from methuselah.language import before_strikes as before
from politics_talk import votes_now
from table_talk import Table

GAMES = "Kindred Society Games"
LAW = "Haqim's Law: Retribution"


@pytest.mark.ruling("Groundfighting", 2)
@pytest.mark.ruling("Groundfighting", 5)
@pytest.mark.parametrize(
    ("made", "works"),
    [
        (made_up("Far", modes=(before_range(sets_range("long")),)), False),
        (made_up("Sure", modes=(strike(hand_strike(+1, undodgeable=True)),)), False),
        (made_up("Thief", modes=(strike(steal_equipment),)), False),
        (made_up("Fists", modes=(before(only_hand_strikes()),)), True),
    ],
)
def test_what_leaves_the_choice_of_strikes_is_not_cancelled(
    table: Table, made: Definition, works: bool
) -> None:
    """The range, a strike that nobody dodges, a theft: nothing for an armed anarch to cancel."""
    indira = table.you.ready("Indira")
    table.you.in_play(".44 Magnum", on=indira)
    belinde = table.prey.ready("Belinde")
    table.you.holds("Groundfighting")
    card = table.prey.holds(made)
    table.prey.holds(PRESS)

    fight(table, indira, belinde)
    table.prey.plays(card, by=belinde)
    assert (table.asked().window == "as_played") == works  # type: ignore[union-attr]


@pytest.mark.ruling("Kuyén (G6)", 1)
@pytest.mark.parametrize(("name", "left"), [("Kuyén (G6)", 4), ("Crow (G5)", 3)])
def test_an_ally_of_the_piper_costs_kuyen_less(table: Table, name: str, left: int) -> None:
    """Another anarch pays for the same ally in full."""
    anarch = table.you.ready(name, blood=4)
    table.you.ready(COMPANION)
    stray = table.you.holds("Underbridge Stray")
    table.you.holds("Piper")
    table.begins("master")

    table.you.plays("Piper")
    if table.you.options("choose"):
        table.you.chooses(level="ani" if name.startswith("Crow") else "ANI")
    table.until("minion", table.you)
    assert table.where(stray) == "ready"
    assert table.blood(anarch) == left


@pytest.mark.ruling(LAW, 3)
@pytest.mark.parametrize("word", ["bleed", "hunt"])
def test_who_hunts_does_not_retaliate(table: Table, word: str) -> None:
    """The same vampire may while it bleeds."""
    hunter = table.you.ready(replaced("Nassir", clans=("Banu Haqim",)), blood=1)
    table.you.ready(COMPANION)
    law = table.you.in_play(LAW)
    table.you.holds(DODGE)
    table.prey.ready("Alice Chen")

    table.you.acts(word=word, by=hunter)
    offered = False
    while not table.over():
        offered = offered or table.you.may("use", card=law)
        table.pass_on()
    assert offered == (word == "bleed")


@pytest.mark.ruling("Jake Washington", 1)
def test_no_spirit_of_jake_is_compelled(table: Table) -> None:
    """What calls an ally from the ash heap finds him not; one that is burned after him it finds."""
    medium = table.you.ready(made_vampire("Medium"))
    ryan = table.you.ready("Ryan", blood=0, locked=True)
    screamer = table.you.ready("Screamer")
    nassir = table.prey.ready("Nassir")
    jake = table.you.holds("Jake Washington")
    seance = action(choose(ash_heap(yours, ally), name="called"), gain_pool(1))
    spirit = table.you.holds(paper("Seance", seance))
    table.begins("master")
    table.you.plays(jake)
    table.until_turn_of(table.prey, "discard")
    table.until("unlock", table.you)

    table.you.uses(jake)
    table.you.chooses(number=4)
    assert (table.where(jake), table.blood(ryan)) == ("ash_heap", 4)
    table.until("minion", table.you)
    assert not table.you.can_play(spirit, by=medium)
    table.you.acts(word="bleed", by=screamer)
    table.prey.blocks(nassir)
    rest(table)
    assert table.where(screamer) == "ash_heap"
    assert table.you.can_play(spirit, by=medium)


@pytest.mark.ruling(GAMES, 1)
def test_of_a_vampire_that_stays_locked_both_games_move_on(table: Table) -> None:
    """To two younger locked vampires, or to one; no blood is burned."""
    bearer = table.prey.ready("Agrippina", blood=4, locked=True)  # capacity 4
    table.prey.ready("Brazil", locked=True)
    first, second = table.you.in_play(GAMES, on=bearer), table.you.in_play(GAMES, on=bearer)
    victim = table.predator.ready("Samson", locked=True)
    table.until_turn_of(table.prey)
    for card in (first, second):
        decision = table.asked()
        if decision is not None and decision.kind != "effect":
            table.prey.does("resolve", card=card)
        table.take(0)
        if table.prey.choices():
            table.prey.chooses(victim)
    assert table.on(first) == table.on(second) == victim
    assert (table.blood(bearer), table.locked(bearer)) == (4, True)
    rest(table)


@pytest.mark.ruling("Heaven's Gate", 2)
@pytest.mark.parametrize("saved", [True, False])
def test_the_gate_is_asked_before_what_else_replaces_the_burning(table: Table, saved: bool) -> None:
    """What turns the burning into a counter and torpor has nothing to do after the gate."""
    ghoul = table.you.ready("War Ghoul")
    healer = table.you.ready("Matthew (G6)")
    skin = paper("Second skin", static("outlives burning", 3), kind="equipment")
    table.you.in_play(skin, on=ghoul)
    anvil = table.prey.ready("Anvil (G1)")
    gate = table.you.holds("Heaven's Gate")
    table.prey.holds(made_up("A heavy blow", modes=(strike(hand_strike(+8)),)))

    fight(table, ghoul, anvil)
    table.prey.plays("A heavy blow", by=anvil)
    if saved:
        table.you.plays(gate, by=healer, level="OBE")
    rest(table)
    assert table.where(ghoul) == ("ready" if saved else "torpor")
    assert table.counters(ghoul) == (0 if saved else 1)
    if saved:
        assert table.blood(ghoul) == 2


@pytest.mark.ruling("Guardian Vigil", 1)
def test_a_vigil_is_too_late_once_the_block_is_successful(table: Table) -> None:
    """Offered as the attempt is made, against the stealth of the action; not in the combat."""
    acting = table.you.ready("Ramiro")
    table.you.ready(COMPANION)
    dan = table.prey.ready("Handsome Dan (G6)")
    table.prey.holds("Guardian Vigil", DODGE)
    table.you.holds(DODGE, "Shadow Play")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(dan)
    windows = set()
    while not table.over():
        if table.prey.can_play("Guardian Vigil"):
            windows.add(told(table, "combat"))
        table.pass_on()
    assert told(table, "combat", card=acting, other=dan) == 1
    assert windows == {0}


@pytest.mark.ruling("Illusions of the Kindred", 7)
def test_an_illusion_votes_with_a_title_that_another_has(table: Table) -> None:
    """In the hunt for it, after an Amaranth: 2 votes of a prince who is in play twice."""
    acting = table.you.ready("Dhita Choudhair")
    table.you.ready("Ryan")
    table.you.holds("Illusions of the Kindred", "Amaranth")
    illusion = table.you.crypt("Mkhokheli")
    prince = table.grand_prey.ready("Mkhokheli")
    nassir = table.prey.ready("Nassir", blood=0)

    fight(table, acting, nassir)
    table.you.plays("Illusions of the Kindred", level="CHI")
    table.you.plays("Amaranth", by=illusion)
    table.until("polling", table.you)
    assert table.where(nassir) == "ash_heap"
    table.you.votes("against", minion=illusion)
    assert votes_now(table) == (0, 2)
    table.grand_prey.votes("for", minion=prince)
    rest(table)
    assert table.where(illusion) == "removed", "a tie: nobody burns it"
