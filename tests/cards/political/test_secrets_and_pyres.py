"""The Secret Must Be Kept and Auto-da-fé: what a referendum burns, and what its controller pays."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from politics_talk import carried, polling
from table_talk import Table

SECRET = "The Secret Must Be Kept"
PYRE = "Auto-da-fé"


# -- The Secret Must Be Kept ----------------------------------------------------------------------


def asked(table: Table) -> set[int]:
    """The terms that can be chosen."""
    while not table.you.choices():
        table.pass_on()
    return table.you.choices()


@pytest.mark.ruling(SECRET, 1)
@pytest.mark.parametrize("there", ["ally", "retainer", "vampire"])
def test_somebody_must_know_it(table: Table, there: str) -> None:
    """An ally or retainer in play; the caller is a Laibon."""
    laibon, stranger = table.you.ready("Hasani (G4)"), table.you.ready(COMPANION)
    table.you.holds(SECRET)
    ryan = table.prey.ready("Ryan")
    if there == "ally":
        table.prey.ready("Carlton Van Wyk")
    if there == "retainer":
        table.prey.in_play("Raven Spy", on=ryan)
    table.prey.in_play(".44 Magnum", on=ryan)
    assert table.you.can_play(SECRET, by=laibon) is (there != "vampire")
    assert not table.you.can_play(SECRET, by=stranger)


@pytest.mark.parametrize(("passes", "mine"), [(True, True), (True, False), (False, False)])
def test_one_of_them_is_silenced(table: Table, passes: bool, mine: bool) -> None:
    """An ally or a retainer of anybody; who controlled it burns 1 pool."""
    laibon, friend = table.you.ready("Hasani (G4)"), table.you.ready("Tsunda (G4)")
    ryan = table.prey.ready("Ryan")
    rival = table.prey.ready("Emerson Bridges (G1)")
    table.prey.in_play(".44 Magnum", on=ryan)
    spy = table.prey.in_play("Raven Spy", on=ryan)
    ally = table.grand_prey.ready("Carlton Van Wyk")
    own = table.you.ready("Renegade Garou")
    table.you.holds(SECRET)
    table.you.acts(SECRET, by=laibon)
    assert asked(table) == {spy, ally, own}
    table.you.chooses(own if mine else ally)
    assert not table.you.choices()
    polling(table)
    if passes:
        table.you.votes("for", minion=friend)
        table.you.votes("for", mode="called")
    else:
        table.prey.votes("against", minion=rival)
    rest(table)
    assert table.where(ally) == ("ash_heap" if passes and not mine else "ready")
    assert table.where(own) == ("ash_heap" if mine else "ready")
    assert table.where(spy) == "attached"
    paid = (29 if mine else 30, 30, 29 if passes and not mine else 30, 30, 30)
    assert tuple(seat.pool() for seat in table.seats) == paid


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("same", [True, False])
def test_a_magaji_silences_two(table: Table, number: int, same: bool) -> None:
    """Up to two; a Methuselah who controlled both burns 1 pool, no more."""
    magaji = table.you.ready("Tsunda (G4)")
    ryan = table.prey.ready("Ryan")
    spy = table.prey.in_play("Raven Spy", on=ryan)
    mystic = table.prey.ready("Vagabond Mystic")
    ally = table.grand_prey.ready("Carlton Van Wyk")
    table.you.holds(SECRET)
    table.you.acts(SECRET, by=magaji)
    assert asked(table) == {spy, mystic, ally}
    table.you.chooses(spy)
    if number == 2:
        table.you.chooses(mystic if same else ally)
        assert not table.you.choices()
    else:
        table.you.does("done")
    carried(table, magaji)
    gone = {spy: True, mystic: number == 2 and same, ally: number == 2 and not same}
    assert {card: table.where(card) == "ash_heap" for card in gone} == gone
    far = 29 if gone[ally] else 30
    assert [seat.pool() for seat in table.seats] == [30, 29, far, 30, 30]


# -- Auto-da-fé -----------------------------------------------------------------------------------


@pytest.mark.ruling(PYRE, 1)
@pytest.mark.parametrize(("name", "may"), [("Chester DuBois (G1)", True), ("Lukas (G4)", False)])
def test_a_heretic_is_below_eight(table: Table, name: str, may: bool) -> None:
    """Capacity 7, not 8; the caller is a cardinal."""
    cardinal = table.you.ready("Melinda Galbraith (G4)")
    bishop = table.you.ready("Klaus Konrecht (G4)")
    table.you.holds(PYRE)
    table.prey.ready(name)
    table.prey.ready("Renegade Garou")
    archbishop = table.grand_prey.ready("Lukas (G4)") if may else 0
    assert table.you.can_play(PYRE, by=cardinal) is may
    assert table.you.can_play(PYRE, by=bishop) is may
    assert archbishop == 0 or table.where(archbishop) == "ready"


@pytest.mark.parametrize("burned", [True, False])
@pytest.mark.parametrize(("name", "price"), [("Nassir", 4), ("Chester DuBois (G1)", 1)])
def test_its_controller_pays_or_burns_it(table: Table, burned: bool, name: str, price: int) -> None:
    """8 less its capacity, in pool; she chooses as the referendum passes; in torpor too."""
    cardinal = table.you.ready("Melinda Galbraith (G4)")
    young = table.you.ready("Claudia (G5)")
    heretic = table.prey.ready(name)
    fallen = table.grand_prey.torpor("Lauren")
    pyre = table.you.holds(PYRE)
    table.you.acts(PYRE, by=cardinal)
    assert asked(table) == {young, heretic, fallen}
    table.you.chooses(heretic)
    polling(table)
    table.you.votes("for", minion=cardinal)
    table.you.votes("for", mode="called")
    while not table.prey.may("do"):
        table.pass_on()
    table.prey.does("do", number=1 if burned else 0)
    rest(table)
    assert table.where(heretic) == ("ash_heap" if burned else "ready")
    assert [seat.pool() for seat in table.seats] == [30, 30 - (0 if burned else price), 30, 30, 30]
    assert (table.where(fallen), table.where(young)) == ("torpor", "ready")
    assert table.where(pyre) == "ash_heap"


def test_voted_down_nobody_burns(table: Table) -> None:
    """Nor pays."""
    cardinal = table.you.ready("Melinda Galbraith (G4)")
    heretic = table.prey.ready("Nassir")
    clog = "Sheldon, Lord of the Clog (G1)"
    rivals = [table.prey.ready("Emerson Bridges (G1)"), table.prey.ready(clog)]
    table.you.holds(PYRE)
    table.you.acts(PYRE, by=cardinal)
    polling(table, table.prey)
    for rival in rivals:
        table.prey.votes("against", minion=rival)
    rest(table)
    assert (table.where(heretic), table.prey.pool()) == ("ready", 30)
