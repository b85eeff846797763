"""Amam the Devourer and Tutu the Doubly Evil One: mummies that go back to the library."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, COMPANION, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.language import OPPOSING, after_combat, before_range, burn_card
from scenes.actions import comes_into_play, enters_combat_as_an_action
from scenes.telling import changing
from table_talk import Table

AMAM, TUTU = "Amam the Devourer", "Tutu the Doubly Evil One"


@pytest.mark.parametrize("name", [AMAM, TUTU])
def test_a_ministry_vampire_recruits_them(table: Table, name: str) -> None:
    """As printed; nobody of another clan."""
    comes_into_play(name, by="Marcel")
    other, mine = table.you.ready("Ryan"), table.you.ready("Lalitha (G2)")
    table.you.holds(name)
    assert not table.you.can_play(name, by=other)
    assert table.you.can_play(name, by=mine)


def test_amam_attacks() -> None:
    """Any ready minion, of anybody, ally or vampire."""
    enters_combat_as_an_action(
        AMAM,
        legal=(("prey", "ready", "Underbridge Stray"), ("prey", "ready", "Ryan")),
        illegal=(("prey", "torpor", "Nassir"),),
    )


@pytest.mark.ruling(AMAM, 1)
def test_amam_attacks_and_devours_in_one_turn(table: Table) -> None:
    """Each once in the same turn; a torpid vampire of anybody is burned, for 1 life beyond 3."""
    amam = table.you.ready(AMAM)
    table.you.ready(COMPANION)
    theirs, own = table.prey.torpor("Nassir"), table.you.torpor("Muse")
    ryan, stray = table.prey.ready("Ryan"), table.prey.ready("Underbridge Stray")
    table.prey.holds(DODGE)
    table.you.in_play(UNLOCKER)
    table.you.acts(amam, by=amam, level="attack")
    table.you.chooses(ryan)
    table.prey.plays("A dodge", by=ryan)
    rest(table)
    assert damage_to(table, ryan) == 0
    table.you.uses("Unlocker")
    if table.you.choices():
        table.you.chooses(amam)
    assert not table.you.may("use action", card=amam, by=amam, level="attack")
    table.you.acts(amam, by=amam, level="devour")
    assert table.you.choices() == {theirs, own}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    rest(table)
    assert (table.where(theirs), table.where(own)) == ("ash_heap", "torpor")
    assert table.where(stray) == "ready"
    assert table.blood(amam) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("victim", "life", "fed"), [("ally", 2, 1), ("ally", 3, 0)])
@pytest.mark.parametrize("takes", [True, False])
def test_amam_may_feed_on_whom_he_fought(
    table: Table, victim: str, life: int, fed: int, takes: bool
) -> None:
    """2 damage burn an ally of 2 life: he may gain 1; one of 3 life stays, and nothing is asked."""
    amam = table.you.ready(AMAM)
    theirs = table.prey.ready("Ossian", blood=life)
    before = damage_to(table, amam)
    fight(table, amam, theirs)
    asked = 0
    while not table.over():
        if table.you.may("answer"):
            asked += 1
            if takes:
                table.you.does("answer")
                continue
            table.you.does("decline")
            continue
        table.pass_on()
    assert asked == fed
    assert (table.where(theirs) == "ash_heap") is bool(fed)
    assert table.blood(amam) == 3 - (damage_to(table, amam) - before) + (fed if takes else 0)


def test_amam_is_not_fed_by_what_burns_after_combat(table: Table) -> None:
    """It opposes him no more."""
    amam, theirs = table.you.ready(AMAM), table.prey.ready("Ossian")
    table.you.holds(made_up("Late", modes=(before_range(after_combat(burn_card(OPPOSING))),)))
    table.prey.holds(DODGE)
    fight(table, amam, theirs)
    table.you.plays("Late", by=amam)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.where(theirs) == "ash_heap"


def test_amam_is_not_fed_by_what_burns_elsewhere(table: Table) -> None:
    """An ally that is burned in another's combat."""
    amam = table.you.ready(AMAM)
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Ossian", blood=1)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.where(theirs) == "ash_heap"
    assert table.blood(amam) == 3


@pytest.mark.parametrize("name", [AMAM, TUTU])
def test_burned_they_go_to_their_owners_library(table: Table, name: str) -> None:
    """A blocker burns them."""
    mine = table.you.ready(name, blood=1)
    table.you.library("Fame")
    theirs = table.prey.ready("Ryan")
    fight(table, mine, theirs)
    rest(table)
    assert table.where(mine) == "library"
    assert mine in table.state.seats[table.you.number].library


@pytest.mark.ruling(AMAM, 3)
@pytest.mark.ruling(TUTU, 2)
@pytest.mark.parametrize("name", [AMAM, TUTU])
def test_discarded_they_stay_in_the_ash_heap(table: Table, name: str) -> None:
    """Nothing burned them."""
    held = table.you.holds(name)
    table.you.ready(COMPANION)
    table.begins("discard")
    table.you.does("discard", card=name)
    assert table.where(held) == "ash_heap"


def test_tutu_dodges_once_each_combat(table: Table) -> None:
    """In the first round, not in the second; in another combat again."""
    tutu, theirs = table.you.ready(TUTU), table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds(PRESS, AGAIN)
    fight(table, tutu, theirs)
    table.you.uses(tutu, level="strike")
    table.until("press", table.you)
    assert (damage_to(table, tutu), damage_to(table, theirs)) == (0, 0)
    table.you.plays("A press", by=tutu)
    while not table.you.may("play", card="Another combat"):
        assert not table.you.may("use", card=tutu, mode="strike")
        table.pass_on()
    assert (damage_to(table, tutu), damage_to(table, theirs)) == (1, 2)
    table.you.plays("Another combat", by=tutu)
    table.until("strike", table.you)
    assert table.you.may("use", card=tutu, mode="strike")


def test_tutu_unlocks_once_in_your_minion_phase(table: Table) -> None:
    """During his own action, too; not a second time, and not while he is unlocked."""
    tutu = table.you.ready(TUTU)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    torpid = table.prey.torpor("Nassir")
    magnum = table.prey.in_play(".44 Magnum", on=torpid)
    table.prey.in_play("Kevlar Vest", on=torpid)
    table.you.holds(PAUSE)
    assert not table.you.may("use", card=tutu)
    table.you.acts(word="bleed", by=tutu)
    table.until("action", table.you)
    table.you.uses(tutu, level="unlock")
    assert not table.locked(tutu)
    rest(table)
    table.you.acts(tutu, by=tutu)
    table.you.chooses(magnum)
    rest(table)
    assert table.on(magnum) == tutu
    assert table.locked(tutu)
    assert not table.you.may("use", card=tutu), "once"


def test_tutu_does_not_unlock_in_another_phase(table: Table) -> None:
    """Neither before the minion phase nor in the turn of the prey."""
    tutu = table.you.ready(TUTU, locked=True)
    table.you.ready(COMPANION)
    table.you.holds("Misdirection")
    table.prey.ready("Ryan")
    table.begins("master")
    assert not table.you.may("use", card=tutu)
    table.until("minion", table.you)
    assert table.you.may("use", card=tutu)


@pytest.mark.parametrize(("intercept", "stolen"), [(0, False), (-1, True)])
def test_tutu_robs_the_torpid(table: Table, intercept: int, stolen: bool) -> None:
    """An equipment of a vampire in torpor, of another Methuselah; at no stealth; no retainer."""
    tutu = table.you.ready(TUTU)
    table.you.ready(COMPANION)
    torpid, own, ready = (
        table.prey.torpor("Nassir"),
        table.you.torpor("Muse"),
        table.prey.ready("Ryan"),
    )
    magnum = table.prey.in_play(".44 Magnum", on=torpid)
    vest = table.prey.in_play("Flak Jacket", on=torpid)
    table.prey.in_play("Kevlar Vest", on=torpid)  # which he has already
    table.you.in_play("Kevlar Vest", on=tutu)
    table.prey.in_play("J. S. Simmons, Esq.", on=torpid)
    table.you.in_play("Meat Cleaver", on=own)
    table.prey.in_play("Deer Rifle", on=ready)
    table.prey.in_play(changing("intercept", intercept), on=ready)
    table.you.acts(tutu, by=tutu)
    assert table.you.choices() == {magnum, vest}
    table.you.chooses(magnum)
    assert action_of(table).targets == (table.prey.number,)
    table.prey.blocks(ready)
    rest(table)
    assert (table.on(magnum) == tutu) is stolen
    assert table.on(vest) == torpid
    assert table.waits_for(table.you)
