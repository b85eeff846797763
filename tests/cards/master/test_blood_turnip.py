"""Blood Turnip: it goes with a blood to whom its bearer fights, or where an Anarch throws it."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, fight, rest
from table_talk import Table

TURNIP = "Blood Turnip"


def test_it_is_put_on_any_minion_by_who_has_an_anarch(table: Table) -> None:
    """Anybody's, ready or not, an ally too."""
    mine, torpid = table.you.ready("Octane"), table.prey.torpor("Nassir")
    ally = table.grand_prey.ready("Underbridge Stray")
    held = table.you.holds(TURNIP)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, torpid, ally}
    table.you.chooses(ally)
    assert table.on(held) == ally
    table = Table()
    table.you.ready("Nassir")
    table.you.holds(TURNIP, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(TURNIP)


@pytest.mark.ruling(TURNIP, 1)
@pytest.mark.parametrize(
    ("bearer", "rival"),
    [("Nassir", "Ryan"), ("Nassir", "Renegade Garou"), ("Renegade Garou", "Ryan")],
)
@pytest.mark.parametrize("acting", [True, False])
def test_it_goes_to_whom_its_bearer_fights(
    table: Table, bearer: str, rival: str, acting: bool
) -> None:
    """With 1 blood or life, which is what the other has, as combat begins."""
    one, two = (table.you, table.prey) if acting else (table.prey, table.you)
    has, gets = one.ready(bearer, blood=3), two.ready(rival, blood=2)
    bystander = table.grand_prey.ready("Lauren", blood=2)
    card = table.predator.in_play(TURNIP, on=has)
    table.prey.holds(DODGE)
    fight(table, *((has, gets) if acting else (gets, has)))
    table.until("strike", table.prey)
    assert table.on(card) == gets
    assert [table.blood(one) for one in (has, gets, bystander)] == [2, 3, 2]
    assert table.state.controller(card) == table.predator.number


@pytest.mark.ruling(TURNIP, 2)
@pytest.mark.parametrize("where", ["itself", "another"])
def test_an_anarch_throws_it_where_it_likes(table: Table, where: str) -> None:
    """It has the blood in any case; the card moves on to any other minion, or to the Anarch."""
    has, gets = table.you.ready("Nassir", blood=3), table.prey.ready("Octane", blood=2)
    torpid = table.grand_prey.torpor("Lauren", blood=2)
    card = table.you.in_play(TURNIP, on=has)
    table.prey.holds(DODGE)
    fight(table, has, gets)
    while not table.prey.choices():
        table.pass_on()
    assert {gets, torpid} < table.prey.choices()
    assert has not in table.prey.choices()
    assert len(table.prey.choices()) == 3  # and the companion of yours
    table.prey.chooses(gets if where == "itself" else torpid)
    assert table.on(card) == (gets if where == "itself" else torpid)
    assert [table.blood(one) for one in (has, gets, torpid)] == [2, 3, 2]
    assert table.state.controller(card) == table.you.number
    rest(table)


@pytest.mark.parametrize(("rival", "thrown"), [("Ryan", False), ("Octane", True)])
def test_it_leaves_with_the_last_life(table: Table, rival: str, thrown: bool) -> None:
    """An ally that gives its last life is burned, and the card is on somebody else by then."""
    has, gets = table.you.ready("Renegade Garou", blood=1), table.prey.ready(rival, blood=2)
    torpid = table.grand_prey.torpor("Lauren")
    card = table.you.in_play(TURNIP, on=has)
    fight(table, has, gets)
    if thrown:
        table.prey.chooses(torpid)
    rest(table)
    assert table.where(has) == "ash_heap"
    assert table.on(card) == (torpid if thrown else gets)
    assert table.blood(gets) == 3
