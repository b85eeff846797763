"""Vampires whose bleed, or that of others, is more or less: Jorge, Céleste, Lin Jun, Arriette."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import rest
from made_up import paper
from scenes.changes import more_bleed_against
from table_talk import Table

JORGE = "Jorge De La Muerte, The Agent (G2)"
CELESTE = "Céleste, The Voice of a Secret (G2)"
LIN_JUN = "Lin Jun (G4)"
ARRIETTE = "Arriette Sylla (G4)"
CULTIST = paper("Cultist", kind="ally", life=2, strength=1, sect="sabbat")


def test_jorge_bleeds_the_sabbat_better() -> None:
    """+1 against whoever controls a ready vampire of the Sabbat."""
    more_bleed_against(
        JORGE,
        amount=1,
        with_=("Claudia (G5)", "Zip (G3)"),
        without=("Ryan", "Lillian (G5)", "Rayne (G6)", CULTIST),
    )


def test_celeste_bleeds_the_toreador_better() -> None:
    """+1 against whoever controls a ready Toreador."""
    more_bleed_against(
        CELESTE,
        amount=1,
        with_=("Nik Sikko", "Tamoszius (G6)"),
        without=("Ryan", "Klaus Konrecht (G4)"),
    )


@pytest.mark.parametrize(
    ("word", "more", "caught"),
    [("bleed", 0, False), ("bleed", 1, True), ("hunt", 1, True), ("hunt", 0, False)],
)
def test_celeste_sees_less_of_a_bleed(table: Table, word: str, more: int, caught: bool) -> None:
    """-1 intercept during a bleed action; none during a hunt."""
    mine = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    celeste = table.prey.ready(CELESTE)
    if more:
        table.prey.in_play("Sport Bike", on=celeste)
    table.you.acts(word=word, by=mine)
    table.prey.blocks(celeste)
    rest(table)
    assert table.locked(celeste) is caught
    assert table.waits_for(table.you)


# -- Lin Jun --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bleeder", "region", "burned"),
    [
        (made_vampire("Witch", "tha"), "torpor", 2),
        (made_vampire("Witch", "THA"), "torpor", 2),
        (made_vampire("Witch", "nec"), "torpor", 1),
        (made_vampire("Witch", "tha"), "ready", 1),
    ],
)
def test_lin_jun_in_torpor_helps_your_predator(
    table: Table, bleeder: object, region: str, burned: int
) -> None:
    """+1 bleed for a vampire of hers with Blood Sorcery; you are her prey."""
    mine = table.you.ready(bleeder)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    table.prey.puts(LIN_JUN, region, blood=2, locked=True)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 30 - burned
    assert table.waits_for(table.you)


@pytest.mark.parametrize("seat", ["you", "grand_prey", "predator"])
def test_lin_jun_helps_nobody_else(table: Table, seat: str) -> None:
    """Her controller's own vampires, or those of others than her predator."""
    mine = table.you.ready(made_vampire("Witch", "tha"))
    table.you.ready(COMPANION)
    getattr(table, seat).torpor(LIN_JUN, blood=2)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 29


# -- Arriette -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("on", "burned"), [("arriette", 1), ("other", 0), ("nobody", 0)])
def test_arriette_needs_an_orun(table: Table, on: str, burned: int) -> None:
    """-1 bleed, unless she has one herself."""
    arriette = table.you.ready(ARRIETTE)
    other = table.you.ready(COMPANION)
    table.prey.ready("Ryan", locked=True)
    if on != "nobody":
        table.you.in_play("Orun", on={"arriette": arriette, "other": other}[on])
    table.you.acts(word="bleed", by=arriette)
    rest(table)
    assert table.prey.pool() == 30 - burned
    assert table.waits_for(table.you)
