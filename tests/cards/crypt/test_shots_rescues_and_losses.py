"""Vampires with a sure aim, cheap rescues, sharp eyes, and what their opponents lose."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import omen, thing
from scenes.changes import intercept_against
from scenes.strikes import has_a_press
from table_talk import Table

ANKLA = "Ankla Hotep (G2)"
ANTARA = "Antara (G4)"
EGIDIA = "Egidia Arrú (G6)"
NOLUTHANDO = "Noluthando (G7)"
MAGNUM = ".44 Magnum"
BLEED = {"word": "bleed"}
HORSE = thing("ally", bleed=1, sect="sabbat")


# -- combat ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "damage", "suffered"), [("hand", 1, 1), ("near", 3, 1), ("far", 3, 0)]
)
def test_noluthando_aims_well(table: Table, how: str, damage: int, suffered: int) -> None:
    """Her .44 Magnum inflicts 3 at either range; her fists 1."""
    mine = table.you.ready(NOLUTHANDO)
    magnum = table.you.in_play(MAGNUM, on=mine)
    table.you.holds(MANEUVER)
    trevon = table.prey.ready("Trevon Parker")

    fight(table, mine, trevon)
    if how == "far":
        table.you.plays(MANEUVER.name, by=mine)
    if how != "hand":
        table.you.uses(magnum, level="strike")
    rest(table)
    assert (damage_to(table, trevon), damage_to(table, mine)) == (damage, suffered)
    assert table.waits_for(table.you)


def test_who_shoots_at_noluthando_aims_as_ever(table: Table) -> None:
    """A Magnum in the hand of somebody opposing her inflicts 2."""
    mine = table.you.ready(NOLUTHANDO)
    trevon = table.prey.ready("Trevon Parker")
    magnum = table.prey.in_play(MAGNUM, on=trevon)
    fight(table, mine, trevon)
    table.prey.uses(magnum, level="strike")
    rest(table)
    assert damage_to(table, mine) == 2


@pytest.mark.parametrize(
    ("foe", "blood", "lost"),
    [
        ("Nassir", 0, 1),  # to torpor
        ("City Star Taxi", 1, 1),  # burned
        ("Nassir", 4, 0),  # ready still
    ],
)
def test_egidia_charges_for_losses(table: Table, foe: str, blood: int, lost: int) -> None:
    """The controller of the minion that leaves the ready region burns 1 pool, nobody else."""
    mine = table.you.ready(EGIDIA)
    theirs = table.prey.ready(foe, blood=blood)
    fight(table, mine, theirs)
    rest(table)
    assert (table.where(theirs) != "ready") == bool(lost)
    assert [seat.pool() for seat in table.seats] == [30, 30 - lost, 30, 30, 30]
    assert table.waits_for(table.you)


@pytest.mark.parametrize("fighter", ["herself", "another"])
def test_egidia_charges_only_for_her_opponents(table: Table, fighter: str) -> None:
    """Not if she falls herself, nor for a fight of another vampire of yours."""
    egidia = table.you.ready(EGIDIA, blood=1)
    other = table.you.ready("Ryan")
    strong = "Khurshid (G6)" if fighter == "herself" else "Nassir"
    theirs = table.prey.ready(strong, blood=3 if fighter == "herself" else 0)
    fight(table, egidia if fighter == "herself" else other, theirs)
    rest(table)
    assert table.where(egidia if fighter == "herself" else theirs) == "torpor"
    assert [seat.pool() for seat in table.seats] == [30] * 5


# -- intercept ------------------------------------------------------------------------------------


def test_antara_sees_the_sabbat() -> None:
    """Vampires of theirs; no Camarilla or independent one, and no ally."""
    intercept_against(
        ANTARA,
        amount=1,
        against=(("Dodd (G2)", BLEED),),
        others=(("Ryan", BLEED), ("Abd al-Rashid (G2)", BLEED), (HORSE, BLEED)),
    )


@pytest.mark.parametrize("player", ["you", "prey"])
@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(
    ("kind", "gehenna", "burned"), [("event", True, 1), ("event", False, 0), ("master", True, 0)]
)
def test_antara_suffers_as_gehenna_comes(
    table: Table, player: str, place: str, kind: str, gehenna: bool, burned: int
) -> None:
    """1 blood for each Gehenna event, whoever plays it; nothing for other events or cards."""
    antara = table.prey.puts(ANTARA, place, blood=5)
    seat = getattr(table, player)
    seat.ready(COMPANION)
    card = seat.holds(omen(kind=kind, gehenna=gehenna))
    table.begins("discard" if player == "you" else "minion")
    if player != "you":
        table.until_turn_of(seat, "discard")
    seat.plays(card)
    assert table.blood(antara) == 5 - burned


def test_rocia_sees_tremere_and_presses() -> None:
    """Of the Camarilla and of the Sabbat; nobody else. One press in a combat."""
    intercept_against(
        "Rocia (G4)",
        amount=1,
        against=(("Nassir", BLEED), ("Saiz (G3)", BLEED)),
        others=(("Ryan", BLEED), ("Dodd (G2)", BLEED)),
    )
    has_a_press("Rocia (G4)")


# -- Ankla Hotep ----------------------------------------------------------------------------------


def test_ankla_presses() -> None:
    """One press in a combat."""
    has_a_press(ANKLA)


@pytest.mark.parametrize(
    ("saviour", "fallen", "cost"),
    [("Nassir", ANKLA, 0), (ANKLA, "Nassir", 2)],
)
def test_ankla_is_rescued_for_nothing(table: Table, saviour: str, fallen: str, cost: int) -> None:
    """2 blood less, also from what a rescuer without blood would pay; not as he rescues others."""
    mine = table.you.ready(saviour, blood=4)
    table.you.ready(COMPANION)
    down = table.you.torpor(fallen, blood=0)
    table.you.acts(word="rescue", by=mine)
    rest(table)
    assert (table.where(down), table.blood(mine)) == ("ready", 4 - cost)
    assert table.waits_for(table.you)


def test_a_dearer_rescue_of_ankla_costs_two_less(table: Table) -> None:
    """Others in torpor beside him are rescued for 2."""
    mine = table.you.ready("Nassir", blood=4)
    table.you.ready(COMPANION)
    table.you.torpor(ANKLA, blood=0)
    down = table.you.torpor("Ryan", blood=0)
    table.you.acts(word="rescue", by=mine, target=down)
    rest(table)
    assert (table.where(down), table.blood(mine)) == ("ready", 2)
