"""Yawp Court: a combat between a successful political action and its referendum."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMPANION, rest
from fight_talk import fight_of
from made_up import paper
from methuselah.language import THIS, combat_card, gain_blood, static
from politics_talk import carried, motion, polling
from scenes.in_play import played_as_printed
from table_talk import Table

CARD = "Yawp Court"
SABBAT = "Dodd"  # capacity 5
CALLER = "Mkhokheli"


def calls(table: Table, blood: int = 6, strong: bool = False) -> tuple[int, int, int]:
    """Your vampire's political action succeeds; the prey may use her Court and a vampire."""
    mine = table.you.ready("Chester DuBois", blood=blood)  # a Nosferatu
    table.you.ready(COMPANION)
    table.you.in_play("Warsaw Station")
    table.you.holds(motion(pool_cost=1))
    court = table.prey.in_play(CARD)
    theirs = table.prey.ready(SABBAT)
    table.prey.holds(AGAIN)
    if strong:
        table.prey.in_play(paper("Fist", static("strength", +4), kind="equipment"), on=theirs)
    table.you.acts("Motion", by=mine)
    table.until("before_referendum", table.prey)
    return mine, court, theirs


def test_it_comes_into_play_as_printed() -> None:
    """By a Methuselah with a ready Sabbat vampire."""
    played_as_printed(CARD, needs=SABBAT)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 3)
def test_the_court_fights_before_the_referendum(table: Table) -> None:
    """Court and vampire lock, the cost of the action is paid; 2 damage at the end; then votes."""
    mine, court, theirs = calls(table)
    assert table.you.pool() == 29
    table.prey.uses(court)
    if table.prey.choices():
        table.prey.chooses(theirs)
    assert (table.locked(court), table.locked(theirs)) == (True, True)
    polling(table)
    assert (table.blood(mine), table.blood(theirs)) == (5, 2)
    carried(table, mine)
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


def test_who_acts_in_that_combat(table: Table) -> None:
    """The vampire that took the political action."""
    mine, court, theirs = calls(table)
    table.prey.uses(court)
    while table.asked() is not None and table.state.span("combat") is None:
        table.pass_on()
    fight = fight_of(table)
    assert (fight.acting, fight.opposing) == (mine, theirs)


def test_who_can_be_sent_by_the_court(table: Table) -> None:
    """A ready unlocked Sabbat vampire of its controller; not against a vampire of her own."""
    mine = table.you.ready(CALLER)
    table.you.ready(COMPANION)
    own = table.you.in_play(CARD)
    table.you.ready("Zip")
    table.you.holds(motion(), motion(name="Other"))
    court = table.prey.in_play(CARD)
    one, two = table.prey.ready(SABBAT), table.prey.ready("Tock")
    table.prey.ready("Claudia", locked=True)
    table.prey.torpor("Saiz")
    table.prey.ready("Ryan")
    table.grand_prey.ready("Olivia")
    table.you.acts("Motion", by=mine)
    table.until("before_referendum", table.prey)
    assert not table.you.may("use", card=own)
    table.prey.uses(court)
    assert table.prey.choices() == {one, two}
    table.prey.chooses(two)
    assert (table.locked(one), table.locked(two)) == (False, True)


@pytest.mark.parametrize("locked", [True, False])
def test_a_locked_court_does_not_sit(table: Table, locked: bool) -> None:
    """And it sits for no bleed."""
    mine = table.you.ready(CALLER)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    court = table.prey.in_play(CARD, locked=locked)
    table.prey.ready(SABBAT)
    if locked:
        table.you.acts("Motion", by=mine)
    else:
        table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not table.prey.may("use", card=court)
        table.pass_on()


@pytest.mark.ruling(CARD, 2)
@pytest.mark.rules_text("003 Yawp Court 1")
def test_no_referendum_without_the_acting_vampire(table: Table) -> None:
    """It went to torpor: no damage for the Court's vampire, no referendum, the cost is gone."""
    mine, court, theirs = calls(table, blood=1, strong=True)
    table.prey.uses(court)
    rest(table)
    assert table.where(mine) == "torpor"
    assert table.blood(theirs) == 4
    assert table.you.pool() == 29
    assert "Motion" not in table.you.hand()
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 4)
def test_no_referendum_though_it_leaves_torpor_at_once(table: Table) -> None:
    """A Warsaw Station brings it back before the combat is over."""
    mine, court, theirs = calls(table, blood=1, strong=True)
    table.prey.uses(court)
    while table.where(mine) != "torpor":
        table.pass_on()
    table.you.uses("Warsaw Station", level="burn")
    assert table.where(mine) == "ready"
    rest(table)
    assert table.blood(theirs) == 4
    assert table.you.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 5)
def test_a_rotschreck_falls_after_the_damage(table: Table) -> None:
    """Combat ends before torpor: 2 damage for the Sabbat vampire, and no referendum."""
    mine = table.you.ready(CALLER)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    court = table.prey.in_play(CARD)
    theirs = table.prey.ready(SABBAT)
    table.prey.in_play("Ivory Bow", on=theirs)
    table.grand_prey.holds("Rötschreck")
    table.you.acts("Motion", by=mine)
    table.until("before_referendum", table.prey)
    table.prey.uses(court)
    table.prey.uses("Ivory Bow", by=theirs)
    table.grand_prey.plays("Rötschreck")
    rest(table)
    assert table.where(mine) == "torpor"
    assert table.blood(theirs) == 3
    assert table.you.pool() == 30


@pytest.mark.ruling(CARD, 6)
def test_the_damage_comes_between_two_combats(table: Table) -> None:
    """After what is played as the round or combat ends, before the next combat; votes come last."""
    mine = table.you.ready(CALLER)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    court = table.prey.in_play(CARD)
    theirs = table.prey.ready(SABBAT, blood=4)
    late = paper("Late", combat_card(gain_blood(1, THIS), at=("end_of_round",)))
    table.prey.holds(late, AGAIN)
    table.you.acts("Motion", by=mine)
    table.until("before_referendum", table.prey)
    table.prey.uses(court)
    table.prey.plays("Late", by=theirs)
    assert table.blood(theirs) == 4
    table.prey.plays("Another combat", by=theirs)
    polling(table)
    assert table.blood(theirs) == 4 - 2 - 1
    assert table.blood(mine) == 6 - 2
    carried(table, mine)
    assert table.you.pool() == 31
