"""The master phase (R0, 2. Master Phase; RB24, Master Cards; traps T2)."""

from __future__ import annotations

import pytest
from turn_talk import Seat, Table, library_card, vampire

from methuselah.engine.definitions import Definition, Mode, Static
from methuselah.rules.turn.master import can_learn, is_marked, master_actions, may_play_master

NAMES = ("Ann", "Ben", "Cleo")
PLAY = Mode(play="master", windows=("master",), by="methuselah")
OUT = Mode(play="master", windows=("influence",), by="methuselah", out_of_turn=True)


def master(name: str, mode: Mode = PLAY, **parts: object) -> Definition:
    return library_card(name, "master", modes=(mode,), **parts)


def holding(*cards: Definition, seat: int = 0) -> Table:
    table = Table(NAMES, {seat: list(cards)})
    for card in cards:
        table.hold(seat, card.name)
    return table


@pytest.mark.rule("R0 2. Master Phase")
def test_one_master_card_is_played_in_a_master_phase() -> None:
    table = holding(master("One"), master("Two"))
    table.do("play", card=table.find(0, "One"))
    assert table.now.window == "influence"
    assert table.find(0, "One") in table.state.seats[0].ash_heap
    assert len(table.state.seats[0].hand) == 7


@pytest.mark.rule("RB24 Trifle")
def test_a_trifle_gives_an_action_but_only_the_first_one_does() -> None:
    trifle = frozenset({"trifle"})
    cards = [master(name, keywords=trifle) for name in ("One", "Two", "Three")]
    table = holding(*cards)
    table.do("play", card=table.find(0, "One"))
    assert master_actions(table.state, 0) == 1
    table.do("play", card=table.find(0, "Two"))
    assert table.now.window == "influence"
    assert table.find(0, "Three") in table.state.seats[0].hand


@pytest.mark.parametrize("change, number", [(1, 2), (-1, 0), (-2, 0)])
def test_effects_change_the_number_of_master_phase_actions(change: int, number: int) -> None:
    temple = library_card("Temple", "master", statics=(Static("master_actions", change, Seat()),))
    table = Table(NAMES, {0: [temple, *(master(name) for name in ("One", "Two", "Three"))]})
    table.put(0, "Temple", "permanent")
    names = ["One", "Two", "Three"]
    for name in names:
        table.hold(0, name)
    for name in names[:number]:
        table.do("play", card=table.find(0, name))
    assert table.now.window == "influence"


@pytest.mark.rule("RB24 Out-of-turn")
def test_an_out_of_turn_master_is_owed_by_the_next_master_phase_and_there_is_no_second() -> None:
    table = holding(master("Out", OUT), master("Out Too", OUT), master("In"), seat=1)
    table.until("influence", 1, 1)
    assert {option.card for option in table.options("play")} == {
        table.find(1, "Out"),
        table.find(1, "Out Too"),
    }
    table.do("play", card=table.find(1, "Out"))
    assert not may_play_master(table.state, 1, OUT)
    table.until("influence", 1, 2)
    assert table.find(1, "In") in table.state.seats[1].hand
    assert not table.state.seats[1].owes_master
    table.until("master", 1, 5)
    assert master_actions(table.state, 1) == 1


def test_an_out_of_turn_master_is_not_played_in_ones_own_turn() -> None:
    table = holding(master("Out", OUT))
    table.until("influence", 0, 1)
    assert not table.options("play")


@pytest.mark.rule("RB24 Out-of-turn, Trifle")
def test_an_out_of_turn_trifle_gives_its_action_in_the_next_master_phase() -> None:
    table = holding(master("Out", OUT, keywords=frozenset({"trifle"})), master("In"), seat=1)
    table.until("influence", 1, 1)
    table.do("play", card=table.find(1, "Out"))
    table.until("master", 1, 2)
    assert master_actions(table.state, 1) == 1


@pytest.mark.rule("R0 Contested Cards: with herself")
def test_a_second_copy_of_her_own_unique_card_is_not_playable() -> None:
    dam = library_card("Dam", "master", modes=(PLAY,), unique=True)
    table = Table(NAMES, {0: [dam, dam], 1: [dam]})
    table.put(0, "Dam", "permanent")
    owners = table.state.setting.owners
    second = next(
        card
        for card in reversed(range(len(owners)))
        if owners[card] == 0 and table.state.definition(card).name == "Dam"
    )
    assert second not in table.state.cards
    table.until("influence", 0)
    assert not any(option.card == second for option in table.options("play"))


@pytest.mark.rule("RB24 Red List")
def test_marking_a_red_list_minion_uses_a_master_phase_action_and_ends_with_the_turn() -> None:
    hunted = vampire("Hunted", statics=(Static("red list"),))
    table = Table(NAMES, {1: [hunted, vampire("Safe")]})
    prey = table.put(1, "Hunted", blood=2)
    safe = table.put(1, "Safe", blood=2)
    assert [option.target for option in table.options("mark")] == [prey]
    table.do("mark", target=prey)
    assert is_marked(table.state, prey, 0)
    assert not is_marked(table.state, prey, 1) and not is_marked(table.state, safe, 0)
    assert master_actions(table.state, 0) == 0
    table.until("influence", 1, 2)
    assert not is_marked(table.state, prey, 0)


@pytest.mark.rule("RB24 Disciplines")
@pytest.mark.rules_text("003 1.6.2 R3")
def test_a_discipline_is_learnt_up_to_superior() -> None:
    table = Table(NAMES, {0: [vampire("V", disciplines=("dom", "AUS"))]})
    card = table.put(0, "V", blood=1)
    assert can_learn(table.state, card, "pre")
    assert can_learn(table.state, card, "dom")
    assert not can_learn(table.state, card, "aus")
