"""Templar: a Sabbat vampire who looks for fights, until another one calls an end to it."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, UNLOCKER
from combat_talk import rest
from fight_talk import attacks_a_ready_vampire_of_another, damage_to
from made_up import paper
from methuselah.language import action_requires, static
from methuselah.rules.action.action import stealth
from politics_talk import polling
from table_talk import Table

TEMPLAR = "Templar"
BISHOP = "Olivia (G2)"
TOCK = "Tock (G3)"


@pytest.mark.parametrize("passes", [True, False])
def test_a_templar_is_chosen_before_the_votes(table: Table, passes: bool) -> None:
    """Any Sabbat vampire, in torpor too, whoever controls it; without votes it is nobody."""
    bishop = table.you.ready(BISHOP)
    tock = table.you.ready(TOCK)
    table.you.ready("Meaghan")
    table.you.ready("Renegade Garou")
    dodd = table.prey.ready("Dodd (G2)")
    table.prey.ready("Massimo Falconi")
    fallen = table.grand_prey.torpor("Saiz (G3)")
    table.grand_prey.ready("C.J. (G5)")
    templar = table.you.holds(TEMPLAR)

    table.you.acts(TEMPLAR, by=bishop)
    while not table.you.may("choose", target=tock):
        table.pass_on()
    assert table.you.choices() == {bishop, tock, dodd, fallen}
    table.you.chooses(dodd)
    polling(table)
    if passes:
        table.you.votes("for", minion=bishop)
    table.nobody_reacts()

    assert table.where(templar) == ("attached" if passes else "ash_heap")
    if passes:
        assert table.on(templar) == dodd
    assert table.locked(bishop)
    assert not table.locked(dodd)
    assert (table.blood(bishop), table.you.pool()) == (5, 30)
    assert table.waits_for(table.you)


def test_who_may_name_a_templar(table: Table) -> None:
    """A titled Sabbat vampire; none without a title, no prince, no ally."""
    bishop = table.you.ready(BISHOP)
    tock = table.you.ready(TOCK)
    prince = table.you.ready("Tara (G5)")
    ally = table.you.ready("Renegade Garou")
    table.you.holds(TEMPLAR)

    table.asked()
    assert table.you.can_play(TEMPLAR, by=bishop)
    assert not any(table.you.can_play(TEMPLAR, by=x) for x in (tock, prince, ally))


def test_a_templar_enters_combat(table: Table) -> None:
    """At +1 stealth, with a ready vampire of another: no ally, none in torpor, none of yours."""
    tock = table.you.ready(TOCK)
    other = table.you.ready("Meaghan")
    attacks_a_ready_vampire_of_another(table, TEMPLAR, bearer=tock, other=other, second="Nassir")
    assert table.locked(tock)


@pytest.mark.parametrize("passes", [True, False])
def test_a_sabbat_vampire_calls_for_the_end_of_a_templar(table: Table, passes: bool) -> None:
    """Of any Methuselah, titled or not; nobody of another sect; and the bearer attacks no more."""
    bishop = table.you.ready(BISHOP)
    tock = table.you.ready(TOCK)
    camarilla = table.you.ready("Meaghan")
    dodd = table.prey.ready("Dodd (G2)")
    templar = table.prey.in_play(TEMPLAR, on=dodd)
    table.you.holds(PAUSE)

    assert table.asked() is not None
    assert not table.you.may("use action", card=templar, minion=camarilla, word="political")
    assert not table.you.may("use action", card=templar, minion=tock, level="attack")
    table.you.acts(templar, by=tock, word="political")
    assert stealth(table.state, action_of(table)) == 1
    polling(table)
    if passes:
        table.you.votes("for", minion=bishop)
    table.nobody_reacts()

    assert table.where(templar) == ("ash_heap" if passes else "attached")
    assert table.locked(tock)
    assert table.waits_for(table.you)


@pytest.mark.rules_text("003 Templar 1")
@pytest.mark.ruling("Templar", 1)
def test_two_templar_cards_give_two_attacks(table: Table) -> None:
    """Unlocked after the first, he attacks with the second, not with the first again."""
    tock = table.you.ready(TOCK)
    table.you.ready("Meaghan")
    theirs = table.prey.ready("Ryan", locked=True)
    second = table.grand_prey.ready("Nassir", locked=True)
    one = table.you.in_play(TEMPLAR, on=tock)
    two = table.you.in_play(TEMPLAR, on=tock)
    table.you.in_play(UNLOCKER)

    table.you.acts(one, by=tock, level="attack")
    table.you.chooses(theirs)
    rest(table)
    table.you.uses("Unlocker")
    assert not table.locked(tock)
    assert not table.you.may("use action", card=one, minion=tock, level="attack")
    table.you.acts(two, by=tock, level="attack")
    table.you.chooses(second)
    rest(table)

    assert (damage_to(table, theirs), damage_to(table, second)) == (1, 1)
    assert damage_to(table, tock) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling("Templar", 2)
def test_a_templar_attacks_and_calls_for_his_own_end(table: Table) -> None:
    """Both actions of one card, in one turn."""
    tock = table.you.ready(TOCK)
    table.you.ready(BISHOP)
    table.you.ready("Meaghan")
    theirs = table.prey.ready("Ryan", locked=True)
    templar = table.you.in_play(TEMPLAR, on=tock)
    table.you.in_play(UNLOCKER)

    table.you.acts(templar, by=tock, level="attack")
    rest(table)
    assert damage_to(table, theirs) == 1
    table.you.uses("Unlocker")
    table.you.acts(templar, by=tock, word="political")
    polling(table)
    table.nobody_reacts()

    assert told(table, "announced", card=tock, word="political") == 1
    assert table.on(templar) == tock


@pytest.mark.ruling("Templar", 3)
@pytest.mark.parametrize(("sect", "expected"), [("sabbat", 2), ("camarilla", 1)])
def test_the_call_for_the_end_requires_a_sabbat_vampire(
    table: Table, sect: str, expected: int
) -> None:
    """What adds stealth to such actions adds it to this one."""
    tock = table.you.ready(TOCK)
    table.you.ready("Meaghan")
    dodd = table.prey.ready("Dodd (G2)")
    templar = table.prey.in_play(TEMPLAR, on=dodd)
    zeal = static("stealth", +1, when=action_requires(sect))
    table.you.in_play(paper("Zeal", zeal, kind="equipment"), on=tock)
    table.you.holds(PAUSE)

    table.you.acts(templar, by=tock, word="political")
    assert stealth(table.state, action_of(table)) == expected
