"""Vampires that feed others of their blood, unlock for the Edge, and rescue cheaply."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from methuselah.rules.action.action import stealth
from table_talk import Table

# -- Kassiym Malikhair ----------------------------------------------------------------------------

KASSIYM = "Kassiym Malikhair (G2)"
PANDER, OTHER_PANDER = "Huang, Blood Cultist (G2)", "Caroline Bishops (G4)"


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_kassiym_feeds_any_ready_pander(table: Table, region: str) -> None:
    """1 blood in your unlock phase, once; whoever controls it; he may lie in torpor."""
    kassiym = table.you.puts(KASSIYM, region, blood=4)
    fed = table.you.ready(PANDER, blood=0)
    theirs = table.prey.ready(OTHER_PANDER, blood=1)
    table.you.ready("Ryan", blood=1)
    table.prey.torpor("Basil (G2)", blood=0)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(kassiym)
    assert table.you.choices() == {fed, theirs}
    table.you.chooses(theirs)
    assert (table.blood(kassiym), table.blood(theirs), table.blood(fed)) == (3, 2, 0)
    assert not table.you.may("use", card=kassiym)


@pytest.mark.parametrize(("blood", "seat"), [(0, "you"), (4, "prey")])
def test_when_kassiym_feeds_nobody(table: Table, blood: int, seat: str) -> None:
    """Without blood; in the unlock phase of another."""
    kassiym = getattr(table, seat).ready(KASSIYM, blood=blood)
    table.you.ready(PANDER, blood=0)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert not getattr(table, seat).may("use", card=kassiym)


def test_kassiym_feeds_in_no_other_phase(table: Table) -> None:
    """It is for the unlock phase."""
    kassiym = table.you.ready(KASSIYM, blood=4)
    table.you.ready(PANDER, blood=0)
    table.begins("master")
    assert not table.you.may("use", card=kassiym)


# -- Ugadja ---------------------------------------------------------------------------------------

UGADJA = "Ugadja (G4)"


@pytest.mark.parametrize(
    ("blood", "numbers", "moved"), [(5, {1, 2}, 1), (5, {1, 2}, 2), (2, {1, 2}, 2)]
)
def test_ugadja_feeds_young_laibon(table: Table, blood: int, numbers: set[int], moved: int) -> None:
    """1 or 2 of his own blood, at +1 stealth, to a younger Laibon in your uncontrolled region."""
    ugadja = table.you.ready(UGADJA, blood=blood)
    table.you.ready(COMPANION)
    homa = table.you.uncontrolled("Homa (G4)", blood=1)
    fish = table.you.uncontrolled("Fish (G4)")
    table.you.uncontrolled(replaced("Sobayifa (G3)", capacity=10))  # as old as he is
    table.you.uncontrolled("Ryan")
    table.prey.uncontrolled("Hasani (G4)")
    table.you.ready("Misrak (G4)")
    table.prey.ready("Nassir")
    table.you.acts(ugadja, by=ugadja)
    assert table.you.choices() == {homa, fish}
    table.you.chooses(homa)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.may("choose", number=1):
        table.pass_on()
    assert {one.number for one in table.you.options("choose")} == numbers
    table.you.chooses(number=moved)
    rest(table)
    assert (table.blood(ugadja), table.blood(homa)) == (blood - moved, 1 + moved)
    assert table.blood(fish) == 0
    assert table.locked(ugadja)
    assert table.waits_for(table.you)


# -- Isouda de Blaise -----------------------------------------------------------------------------

ISOUDA = "Isouda de Blaise (G4)"


@pytest.mark.parametrize(
    ("region", "locked", "edge", "phase", "may"),
    [
        ("ready", True, True, "discard", True),
        ("torpor", True, True, "discard", True),
        ("ready", False, True, "discard", False),
        ("ready", True, False, "discard", False),  # nobody has it
        ("ready", True, True, "influence", False),
    ],
)
def test_isouda_unlocks_for_the_edge(
    table: Table, region: str, locked: bool, edge: bool, phase: str, may: bool
) -> None:
    """In your discard phase; the Edge is burned."""
    isouda = table.you.puts(ISOUDA, region, locked=locked)
    other = table.you.ready("Ryan", locked=True)
    table.you.uncontrolled("Nassir")
    if edge:
        table.gives_edge(table.you)
    table.begins(phase)
    assert table.you.may("use", card=isouda) is may
    if not may:
        return
    table.you.uses(isouda)
    assert not table.you.has_edge()
    assert (table.locked(isouda), table.locked(other)) == (False, True)
    assert not table.you.may("use", card=isouda)


def test_isouda_waits_for_your_turn(table: Table) -> None:
    """The discard phase of another is none of hers."""
    isouda = table.prey.ready(ISOUDA, locked=True)
    table.gives_edge(table.prey)
    table.begins("discard")
    assert not table.prey.may("use", card=isouda)


# -- Javier Montoya -------------------------------------------------------------------------------

JAVIER = "Javier Montoya (G2)"


@pytest.mark.parametrize(("name", "cost"), [(JAVIER, 1), ("Nassir", 2)])
def test_javier_rescues_for_less(table: Table, name: str, cost: int) -> None:
    """1 blood instead of 2."""
    saviour = table.you.ready(name, blood=4)
    table.you.ready(COMPANION if name == JAVIER else JAVIER)
    fallen = table.you.torpor("Rake (G1)", blood=0)
    table.you.acts(word="rescue", by=saviour)
    table.nobody_reacts()
    assert table.where(fallen) == "ready"
    assert table.blood(saviour) == 4 - cost


@pytest.mark.ruling(JAVIER, 1)
@pytest.mark.parametrize("paid", [0, 1])
def test_the_rescued_one_may_pay_javiers_price(table: Table, paid: int) -> None:
    """1 blood in all, whoever pays it."""
    saviour = table.you.ready(JAVIER, blood=4)
    table.you.ready(COMPANION)
    fallen = table.you.torpor("Rake (G1)", blood=3)
    table.you.acts(word="rescue", by=saviour)
    while not table.you.may("choose", number=paid):
        table.pass_on()
    assert {one.number for one in table.you.options("choose")} == {0, 1}
    table.you.chooses(number=paid)
    table.nobody_reacts()
    assert (table.blood(saviour), table.blood(fallen)) == (4 - paid, 3 - (1 - paid))


# -- Zhara ----------------------------------------------------------------------------------------

ZHARA = "Zhara (G3)"


@pytest.mark.parametrize(("name", "cost", "blood"), [(ZHARA, 1, 4), (ZHARA, 1, 1), ("Ryan", 2, 4)])
def test_zhara_leaves_torpor_for_less(table: Table, name: str, cost: int, blood: int) -> None:
    """1 blood instead of 2; beside her others pay 2."""
    mine = table.you.torpor(name, blood=blood)
    table.you.ready(COMPANION if name == ZHARA else ZHARA)
    table.you.acts(word="leave torpor", by=mine)
    rest(table)
    assert table.where(mine) == "ready"
    assert table.blood(mine) == blood - cost


def test_zharas_other_actions_cost_what_they_do(table: Table) -> None:
    """A rescue by her costs 2."""
    zhara = table.you.ready(ZHARA, blood=4)
    table.you.ready(COMPANION)
    fallen = table.you.torpor(replaced("Ryan", capacity=2), blood=0)
    table.you.acts(word="rescue", by=zhara)
    rest(table)
    assert table.where(fallen) == "ready"
    assert table.blood(zhara) == 2
