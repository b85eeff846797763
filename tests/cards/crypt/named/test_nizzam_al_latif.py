"""Nizzam al-Latif: his hands aggravate; he is of the Black Hand."""

from __future__ import annotations

import pytest

from combat_talk import fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.traits import sect_of
from methuselah.language import action, gain_pool, hand_strike, static, strike
from methuselah.rules.politics.titles import title_of
from table_talk import Table

NIZZAM = "Nizzam al-Latif (G5)"
FIST = made_up("Fist", modes=(strike(hand_strike(+1)),))


@pytest.mark.parametrize(
    ("name", "where", "blood"), [(NIZZAM, "torpor", 6), ("Korah (G2)", "ready", 5)]
)
def test_his_hand_strike_is_aggravated(table: Table, name: str, where: str, blood: int) -> None:
    """The first point wounds; that of another vampire is mended with blood."""
    nizzam = table.you.ready(name)
    full = {NIZZAM: 9, "Korah (G2)": 7}[name]
    trevon = table.prey.ready("Trevon Parker")

    fight(table, nizzam, trevon)
    rest(table)

    assert damage_to(table, trevon) == 1
    assert table.where(trevon) == where
    assert table.blood(trevon) == blood
    assert table.where(nizzam) == "ready"
    assert table.blood(nizzam) == full - 1  # the hand strike of Trevon is not
    assert table.waits_for(table.you)


def test_a_hand_strike_of_a_card_is_aggravated_too(table: Table) -> None:
    """2 damage: for the second point 1 blood is burned."""
    nizzam = table.you.ready(NIZZAM)
    trevon = table.prey.ready("Trevon Parker")
    table.you.holds(FIST)

    fight(table, nizzam, trevon)
    table.you.plays("Fist", by=nizzam)
    rest(table)

    assert table.where(trevon) == "torpor"
    assert table.blood(trevon) == 5


def test_a_weapon_of_his_is_not(table: Table) -> None:
    """A shot for 2."""
    nizzam = table.you.ready(NIZZAM)
    trevon = table.prey.ready("Trevon Parker")
    gun = table.you.in_play(".44 Magnum", on=nizzam)

    fight(table, nizzam, trevon)
    table.you.uses(gun, level="strike")
    rest(table)

    assert table.where(trevon) == "ready"
    assert table.blood(trevon) == 4


@pytest.mark.ruling("Nizzam al-Latif", 1)
@pytest.mark.parametrize("camarilla", [False, True])
def test_he_is_of_the_black_hand_whatever_his_sect(table: Table, camarilla: bool) -> None:
    """It is no title."""
    nizzam = table.you.ready(NIZZAM)
    korah = table.you.ready("Korah (G2)")  # Sabbat, not of the Black Hand
    if camarilla:
        mask = paper("Mask", static("sect", word="camarilla"), kind="equipment")
        table.you.in_play(mask, on=nizzam)
    asking = paper("Asking", action(gain_pool(1), stealth=1), requires=("black hand",))
    table.you.holds(asking)
    table.asked()

    assert sect_of(table.state, nizzam) == ("camarilla" if camarilla else "sabbat")
    assert title_of(table.state, nizzam) == ""
    assert table.you.can_play("Asking", by=nizzam)
    assert not table.you.can_play("Asking", by=korah)
