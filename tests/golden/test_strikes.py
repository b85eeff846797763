"""The worked examples of strikes: additional strikes and stolen blood."""

from __future__ import annotations

import pytest

from fight_talk import blocked, damage_to, round_of
from table_talk import Table


@pytest.mark.rule("R0 Additional Strikes")
def test_wauneka_against_flavio(table: Table) -> None:
    """Roundhouse against a dodge, then 1 and 2 additional strikes. R0, Additional Strikes."""
    wauneka = table.you.ready("Wauneka", blood=5)
    table.you.in_play("Celerity", on=wauneka)
    roundhouse, blur = table.you.holds("Roundhouse", "Blur")
    flavio = table.prey.ready("Flávio Gonçalves")
    flavios, second = table.prey.holds("Blur", "Pursuit")

    blocked(table, wauneka, flavio)
    table.you.plays(roundhouse, by=wauneka, level="POT")
    table.prey.uses(flavio, minion=flavio, mode="strike")
    assert damage_to(table, wauneka) == damage_to(table, flavio) == 0
    assert table.asked().window == "additional"
    assert table.asked().seat == table.you.number
    assert not table.prey.may("range")
    table.you.plays(blur, by=wauneka, level="cel")
    assert table.asked().seat == table.prey.number
    table.prey.plays(flavios, by=flavio, level="CEL")
    while not table.over():
        assert not table.prey.may("play", card=second), "one source of additional strikes a round"
        assert not table.prey.may("use", card=flavio), "he dodges once each combat"
        assert table.asked().window not in ("before_range", "range", "before_strikes")
        table.pass_on()

    assert damage_to(table, wauneka) == 2
    assert damage_to(table, flavio) == 1
    assert table.blood(wauneka) == 2
    assert table.blood(flavio) == 5
    assert pairs(table) == 5, "two, two and one strike"


def pairs(table: Table) -> int:
    """How many strikes were chosen."""
    return sum(line.what == "strikes" for line in table.state.journal)


@pytest.mark.rule("R3 6.4.3.3")
def test_kurt_against_ira(table: Table) -> None:
    """Undead Strength against Dodge, then 1 and 2 additional strikes. R3, 6.4.3.3."""
    kurt = table.you.ready("Kurt Densch")
    undead, blur = table.you.holds("Undead Strength", "Blur")
    ira = table.prey.ready("Ira Rivers")
    dodge, iras = table.prey.holds("Dodge", "Blur")

    blocked(table, kurt, ira)
    table.you.plays(undead, by=kurt, level="POT")
    assert round_of(table).strike_of(kurt).damage == 2
    table.prey.plays(dodge, by=ira)
    assert damage_to(table, kurt) == damage_to(table, ira) == 0
    assert table.prey.hand() == ["Blur"], "Dodge is not replaced before combat is over"
    table.you.plays(blur, by=kurt, level="cel")
    table.prey.plays(iras, by=ira, level="CEL")
    table.nobody_reacts()

    assert damage_to(table, kurt) == 2
    assert damage_to(table, ira) == 1
    assert table.blood(kurt) == 5
    assert table.blood(ira) == 5
    assert table.prey.hand() == ["Filler", "Filler"]
    assert pairs(table) == 5


@pytest.mark.rule("R0 Steal Blood")
def test_chrysanthemum_steals_from_the_underbridge_stray(table: Table) -> None:
    """4 + 2 stolen, 1 drains off, 1 damage is mended: 4 blood. R0, Steal Blood."""
    chrysanthemum = table.you.ready("Chrysanthemum", blood=4)
    theft = table.you.holds("Theft of Vitae")
    stray = table.prey.ready("Underbridge Stray", level="ANI", blood=2)

    blocked(table, chrysanthemum, stray)
    table.you.plays(theft, by=chrysanthemum, level="THA")
    table.nobody_reacts()
    assert table.blood(chrysanthemum) == 4
    assert table.where(stray) == "ash_heap"
    assert damage_to(table, chrysanthemum) == 1
    assert table.prey.pool() == 30


@pytest.mark.rule("R3 6.4.5.7")
def test_cohn_rose_steals_from_a_mage(table: Table) -> None:
    """4 + all the life there is, 1 drains off, 2 damage is mended: 3 blood. R3, 6.4.5.7."""
    cohn = table.you.ready("Cohn Rose", blood=4)
    theft = table.you.holds("Theft of Vitae")
    mage = table.prey.ready("Outcast Mage")

    blocked(table, cohn, mage)
    table.you.plays(theft, by=cohn, level="THA")
    table.prey.uses(mage, minion=mage, mode="strike")
    table.nobody_reacts()
    assert table.blood(cohn) == 3
    assert table.where(mage) == "ash_heap"
    assert damage_to(table, cohn) == 2


@pytest.mark.rule("R3 6.4.5.7")
@pytest.mark.rules_text("003 6.4.5.7 R1")
def test_stealing_takes_no_more_than_there_is(table: Table) -> None:
    """Steals 2 from 1 life: 1 blood moves. R3, 6.4.5.7; [RTR 20010711]."""
    cohn = table.you.ready("Cohn Rose", blood=2)
    theft = table.you.holds("Theft of Vitae")
    mage = table.prey.ready("Outcast Mage", blood=1)

    blocked(table, cohn, mage)
    table.you.plays(theft, by=cohn, level="THA")
    table.nobody_reacts()
    assert table.blood(cohn) == 3
    assert table.where(mage) == "ash_heap"
