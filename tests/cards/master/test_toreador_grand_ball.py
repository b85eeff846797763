"""Toreador Grand Ball."""

from __future__ import annotations

import pytest

from action_talk import action_of
from methuselah.engine.definitions import Static, defined
from methuselah.pool import Face
from methuselah.rules.action.action import stealth
from table_talk import Seat, Table

BALL = "Toreador Grand Ball"
FAUST = defined(
    Face(
        900_402,
        "Faust",
        "Faust",
        types=("vampire",),
        text="",
        digest="",
        clans=("Toreador",),
        capacity=4,
        sect="Camarilla",
    ),
    statics=(Static("infernal"),),
)


def choices(seat: Seat) -> set[int]:
    """The cards she may choose from."""
    return {option.target for option in seat.options("choose")}


def test_the_grand_ball_locks_one_toreador_for_the_other(table: Table) -> None:
    """The locked one does not unlock; the other is not blocked, but for bleeds."""
    host = table.you.ready("Massimo Falconi", blood=1)
    star = table.you.ready("Nik Sikko", blood=1)
    other = table.you.ready("Min-seo", blood=1)
    table.you.ready("Ryan")
    table.you.holds(BALL)
    table.you.holds("Misdirection")
    blocker = table.prey.ready("Wauneka")
    table.prey.in_play("Sport Bike", on=blocker)
    table.begins("master")

    table.you.plays(BALL)
    assert choices(table.you) == {host, star, other}
    table.you.chooses(host)
    assert choices(table.you) == {star, other}
    table.you.chooses(star)
    assert (table.locked(host), table.locked(star)) == (True, False)
    assert table.you.pool() == 29
    table.you.acts(by=star, word="hunt")
    assert not table.prey.may("block")
    table.nobody_reacts()
    assert table.blood(star) == 2
    table.you.acts(by=other, word="hunt")
    assert table.prey.may("block", minion=blocker)

    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    assert (table.locked(host), table.locked(star)) == (True, False)


@pytest.mark.ruling("Toreador Grand Ball", 2)
def test_the_star_of_the_ball_bleeds_as_anybody_and_still_cannot_be_blocked(table: Table) -> None:
    """Its bleed can be blocked; its other actions afterwards cannot."""
    host = table.you.ready("Massimo Falconi", locked=True)
    star = table.you.ready("Mkhokheli", blood=4)
    table.you.in_play("Kevlar Vest", on=host)
    table.you.holds("Freak Drive", BALL)
    blocker = table.prey.ready("Wauneka")
    table.prey.in_play("Sport Bike", on=blocker)
    table.begins("master")

    table.you.plays(BALL)
    table.you.chooses(host)
    table.you.acts(by=star, word="bleed")
    assert table.prey.may("block", minion=blocker)
    table.you.plays("Freak Drive", level="for")
    assert table.prey.pool() == 29
    table.you.acts(by=star, word="hunt")

    assert not table.prey.may("block", minion=blocker)


@pytest.mark.ruling("Toreador Grand Ball", 1)
def test_one_toreador_may_be_locked_for_two_balls(table: Table) -> None:
    """A locked Toreador can be chosen again; two others cannot be blocked then."""
    host = table.you.ready("Massimo Falconi")
    stars = [table.you.ready("Nik Sikko", blood=1), table.you.ready("Min-seo", blood=1)]
    table.you.holds(BALL, BALL)
    blocker = table.prey.ready("Wauneka")
    table.prey.in_play("Sport Bike", on=blocker)
    table.begins("master")

    for star in stars:
        if star != stars[0]:
            table.until_turn_of(table.prey, "minion")
            table.until_turn_of(table.you, "master")
        table.you.plays(BALL)
        table.you.chooses(host)
        table.you.chooses(star)

    assert table.locked(host)
    for star in stars:
        table.you.acts(by=star, word="hunt")
        assert not table.prey.may("block")
        table.nobody_reacts()
        assert table.blood(star) == 2


@pytest.mark.ruling("Toreador Grand Ball", 3)
def test_an_infernal_host_of_the_ball_unlocks_for_a_pool(table: Table) -> None:
    """ "Does not unlock as normal" is what infernal says already; the payment stays possible."""
    host = table.you.ready(FAUST, blood=4)
    table.you.ready("Nik Sikko")
    table.you.ready("Ryan")
    table.you.holds(BALL)
    table.begins("master")

    table.you.plays(BALL)
    table.you.chooses(host)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you)
    assert table.locked(host)
    table.you.does("unlock infernal", target=host)

    assert not table.locked(host)
    assert table.you.pool() == 28


@pytest.mark.parametrize(("second", "playable"), [("ready", True), ("torpor", False)])
def test_the_grand_ball_needs_two_ready_toreador(table: Table, second: str, playable: bool) -> None:
    """One, or one and a torpid one, are not enough."""
    table.you.ready("Massimo Falconi")
    table.you.puts("Nik Sikko", second, blood=1)
    table.you.ready("Ryan")
    table.prey.ready("Min-seo")
    table.you.holds(BALL, "Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert table.you.can_play(BALL) is playable


def test_the_grand_ball_is_burned_by_a_minion_and_least_easily_by_a_nosferatu(
    table: Table,
) -> None:
    """Directed at its player; -1 stealth for a Nosferatu; its victim unlocks then as normal."""
    host = table.prey.ready("Massimo Falconi")
    star = table.prey.ready("Nik Sikko")
    card = table.prey.holds(BALL)
    table.prey.ready("Min-seo")
    ryan = table.you.ready("Ryan")
    sully = table.you.ready("Sully")

    table.until_turn_of(table.prey, "master")
    table.prey.plays(BALL)
    table.prey.chooses(host)
    table.prey.chooses(star)
    table.until_turn_of(table.you, "minion")
    table.you.acts(BALL, by=ryan)
    assert stealth(table.state, action_of(table)) == -1
    table.prey.blocks(star)
    table.nobody_reacts()
    assert table.where(card) == "permanent"
    table.you.acts(BALL, by=sully)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert table.locked(host)
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(host)
