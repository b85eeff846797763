"""Alejandro Aguirre hurts those who fight; Tariq steals blood from afar."""

from __future__ import annotations

from typing import Final

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.traits import capacity, sect_of
from methuselah.language import (
    OPPOSING,
    THIS,
    action,
    becomes_anarch,
    before_range,
    environmental_damage,
    may_prevent,
    static,
)
from scenes.rulings import black_hand_is_no_title
from table_talk import Table

ALEJANDRO = "Alejandro Aguirre (G3)"
TARIQ = "Tariq, The Silent (G2 ADV)"
OAK: Final = made_vampire("Oak", capacity=10)

# -- Alejandro ------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey"])
def test_alejandro_hurts_both_fighters(table: Table, whose: str) -> None:
    """1 damage each that nothing prevents, beside their hands; he locks."""
    alejandro = getattr(table, whose).ready(ALEJANDRO)
    mine, theirs = table.you.ready("Octane"), table.prey.ready(OAK)
    vest = table.prey.in_play(paper("Vest", may_prevent(1), kind="equipment"), on=theirs)
    bystander = table.prey.ready("Nassir")
    fight(table, mine, theirs)
    getattr(table, whose).uses(alejandro)
    assert table.locked(alejandro)
    while not table.over():
        assert not getattr(table, whose).may("use", card=alejandro)
        table.pass_on()
    assert (damage_to(table, mine), damage_to(table, theirs)) == (2, 2)
    assert damage_to(table, bystander) == 0
    assert table.where(vest) == "attached"
    assert table.waits_for(table.you)


def test_nobody_prevents_the_damage_of_alejandro(table: Table) -> None:
    """Where the hand of the other inflicts none, there is nothing to prevent."""
    alejandro = table.you.ready(ALEJANDRO)
    mine, theirs = table.you.ready(replaced("Octane", strength=0)), table.prey.ready(OAK)
    vest = table.prey.in_play(paper("Vest", may_prevent(1), kind="equipment"), on=theirs)
    fight(table, mine, theirs)
    table.you.uses(alejandro)
    while not table.over():
        assert not table.prey.may("use", card=vest)
        table.pass_on()
    assert damage_to(table, theirs) == 1


def test_alejandro_blocking_hurts_nobody(table: Table) -> None:
    """He is in that combat, unlocked as he is."""
    alejandro = table.prey.ready(ALEJANDRO)
    table.prey.in_play(
        paper("Calm", static("does not lock to block"), kind="equipment"), on=alejandro
    )
    fight(table, table.you.ready("Octane"), alejandro)
    while not table.over():
        assert not table.prey.may("use", card=alejandro)
        table.pass_on()


@pytest.mark.parametrize("how", ["locked", "torpor", "fights"])
def test_alejandro_does_not_hurt(table: Table, how: str) -> None:
    """Locked, in torpor, or as he fights himself."""
    alejandro = table.you.puts(
        ALEJANDRO, "torpor" if how == "torpor" else "ready", locked=how == "locked"
    )
    mine = alejandro if how == "fights" else table.you.ready("Octane")
    fight(table, mine, table.prey.ready(OAK))
    while not table.over():
        assert not table.you.may("use", card=alejandro)
        table.pass_on()


def test_alejandro_hurts_before_range_only(table: Table) -> None:
    """In any round; not once range is determined."""
    alejandro = table.prey.ready(ALEJANDRO)
    mine, theirs = table.you.ready("Octane"), table.prey.ready(OAK)
    table.you.holds(MANEUVER, PRESS)
    fight(table, mine, theirs)
    windows = set()
    while not table.over():
        decision = table.asked()
        if table.prey.may("use", card=alejandro):
            windows.add(decision.window)  # type: ignore[union-attr]
        if table.you.can_play(PRESS.name):
            table.you.plays(PRESS.name, by=mine)
        else:
            table.pass_on()
    assert windows == {"before_range"}


@pytest.mark.ruling(ALEJANDRO, 1)
@pytest.mark.parametrize("faith", [True, False])
def test_what_makes_his_damage_aggravated_makes_this_so(table: Table, faith: bool) -> None:
    """It is he who inflicts it."""
    alejandro = table.you.ready(ALEJANDRO)
    mine, theirs = table.you.ready("Octane"), table.prey.ready("Ryan")
    if faith:
        zeal = paper("Zeal", static("aggravates damage to", word="Nosferatu"), kind="equipment")
        table.you.in_play(zeal, on=alejandro)
    fight(table, mine, theirs)
    table.you.uses(alejandro)
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == (1 if faith else 0)
    assert damage_to(table, mine, aggravated=True) == 0


@pytest.mark.ruling(ALEJANDRO, 2)
def test_his_damage_is_mended_with_what_else_comes_before_range(table: Table) -> None:
    """Both may play before it is mended; more damage is mended together with it."""
    hail = made_up("Hail", modes=(before_range(environmental_damage(1, OPPOSING)),))
    alejandro = table.you.ready(ALEJANDRO)
    mine, theirs = table.you.ready("Octane"), table.prey.ready(OAK)
    table.prey.holds(hail, "Blur")
    fight(table, mine, theirs)
    table.you.uses(alejandro)
    assert damage_to(table, mine) == 0
    table.prey.plays("Hail", by=theirs)
    rest(table)
    marks = [line.number for line in table.state.journal if line.what == "damaged"]
    assert marks[:2] == [2, 1]  # once for each of them, all of it


# -- Tariq ----------------------------------------------------------------------------------------


def test_tariq_steals_blood_from_afar(table: Table) -> None:
    """1 blood at long range; as often as he strikes."""
    tariq, oak = table.you.ready(TARIQ, blood=1), table.prey.ready(OAK, blood=5)
    far = paper("Far", static("range each round", word="long"), kind="equipment")
    table.you.in_play(far, on=tariq)
    table.you.holds(PRESS)
    fight(table, tariq, oak)
    table.you.uses(tariq, level="strike")
    assert (table.blood(tariq), table.blood(oak)) == (2, 4)
    table.you.plays(PRESS.name, by=tariq)
    table.you.uses(tariq, level="strike")
    rest(table)
    assert (table.blood(tariq), table.blood(oak)) == (3, 3)
    assert table.waits_for(table.you)


def test_tariq_steals_the_life_of_an_ally(table: Table) -> None:
    """It becomes blood."""
    tariq = table.you.ready(TARIQ, blood=2)
    garou = table.prey.ready(paper("Brute", kind="ally", life=3, strength=0))
    fight(table, tariq, garou)
    table.you.uses(tariq, level="strike")
    rest(table)
    assert (table.blood(tariq), table.blood(garou)) == (3, 2)


@pytest.mark.ruling(TARIQ, 1)
def test_tariq_is_smaller_as_he_comes_out(table: Table) -> None:
    """-4 capacity, whatever blood he had: 3 of it stay. Uncontrolled he has all of it."""
    tariq = table.you.uncontrolled(TARIQ, blood=7)
    table.begins("influence")
    assert table.asked() is not None
    assert table.blood(tariq) == 7
    table.you.does("move out", target=tariq)
    table.asked()
    assert table.where(tariq) == "ready"
    assert (capacity(table.state, tariq), table.blood(tariq)) == (3, 3)


@pytest.mark.ruling(TARIQ, 2)
@pytest.mark.parametrize("merged", [True, False])
def test_tariq_merged_is_independent_and_large(table: Table, merged: bool) -> None:
    """His capacity is not reduced then."""
    base = "Tariq, The Silent (G2)"
    tariq = table.you.merged(base) if merged else table.you.ready(TARIQ)
    table.begins()
    assert sect_of(table.state, tariq) == ("independent" if merged else "sabbat")
    assert (capacity(table.state, tariq) > 3) is merged


@pytest.mark.ruling(TARIQ, 2)
def test_tariq_merging_is_no_anarch_any_more(table: Table) -> None:
    """He had become one."""
    tariq = table.you.ready("Tariq, The Silent (G2)")
    table.you.ready(COMPANION)
    table.you.holds(paper("Oath", action(becomes_anarch(THIS), stealth=1)))
    upper = table.you.uncontrolled(TARIQ, blood=7)
    table.you.acts("Oath", by=tariq)
    rest(table)
    assert sect_of(table.state, tariq) == "anarch"
    table.you.does("merge", card=upper, target=tariq)
    assert sect_of(table.state, tariq) == "independent"


@pytest.mark.ruling(TARIQ, 3)
def test_tariq_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(TARIQ)
