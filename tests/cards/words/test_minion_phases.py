"""What is used "during your minion phase" is used between actions and during them."""

from __future__ import annotations

import pytest

from action_talk import action_of
from made_up import paper
from methuselah.language import ANYTIME, YOUR_MINION_PHASE, gain_pool, use
from table_talk import Seat, Table

OF_A_MINION = ("Nakhthorheb (G4)", "Dónal O'Connor (G6)")


def acting(table: Table) -> int:
    """A minion of yours bleeds; nobody has reacted yet."""
    minion = table.you.ready("Nik Sikko")
    table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=minion)
    return minion


def lays(seat: Seat, name: str) -> int:
    """The card, where it can be used but for the phase."""
    if name.startswith("Javier"):
        return seat.ready(name)
    if name in OF_A_MINION:
        return seat.ready(name, locked=True)
    if name == "CrimethInc.":
        return seat.in_play(name)
    return seat.in_play(name, on=seat.ready("Nayarana", locked=name != "Fortune Teller"))


@pytest.mark.parametrize(
    "name",
    [
        "Clotho's Gift",
        "CrimethInc.",
        "Dónal O'Connor (G6)",
        "Fortune Teller",
        "Javier Montoya (G2 ADV)",
        "Nakhthorheb (G4)",
        "Rutor's Hand",
    ],
)
def test_it_is_used_during_an_action_of_that_phase(table: Table, name: str) -> None:
    """By its controller in that turn, and by nobody else."""
    mine, theirs = lays(table.you, name), lays(table.prey, name)
    for seat in (table.you, table.prey):
        seat.ready("Crow", locked=True)  # an anarch
    table.prey.holds("Villein")
    acting(table)

    assert not table.prey.may("use", card=theirs)
    assert table.you.may("use", card=mine)
    table.you.uses(mine)
    assert action_of(table).kind == "bleed"


def test_a_brujah_is_burned_during_an_action(table: Table) -> None:
    """The Judgment goes, and the vampire that acts with it."""
    judgment = table.you.in_play("Judgment: Death to the Brujah!")
    crusher = table.you.ready("Crusher")
    table.you.acts(word="bleed", by=crusher)
    assert table.you.may("use", card=judgment)
    table.you.uses(judgment)
    assert table.where(crusher) == "ash_heap"
    assert table.where(judgment) == "ash_heap"


@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "influence", "discard"])
def test_it_is_used_in_no_other_phase(table: Table, phase: str) -> None:
    """Nor by another Methuselah in yours."""
    ability = use(YOUR_MINION_PHASE, gain_pool(1), at=ANYTIME)
    mine = table.you.in_play(paper("Clock", ability, kind="master"))
    theirs = table.prey.in_play(paper("Watch", ability, kind="master"))
    table.you.ready("Nik Sikko")
    table.you.holds("Villein", "Blood Doll")
    table.begins(phase)

    assert table.you.may("use", card=mine) is (phase == "minion")
    assert not table.prey.may("use", card=theirs)
