"""Hecate, Vardar Vardarian, Lucina, Rathmere."""

from __future__ import annotations

import pytest

from combat_talk import fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import static
from table_talk import Table

HECATE = "Hecate (G5)"
VARDAR = "Vardar Vardarian (G4)"
LUCINA = "Lucina (G3)"
RATHMERE = "Rathmere (G5)"

FOLLOWER = "Abdelsobek (G5)"
"""Of the Ministry, capacity 5."""


# -- Hecate ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("burns", [True, False])
def test_hecate_may_burn_the_top_card(table: Table, burns: bool) -> None:
    """One card, of whom she bled, if she likes; nobody else's."""
    hecate = table.you.ready(HECATE)
    table.you.ready("Meaghan")
    second = table.prey.library("Fame")
    top = table.prey.library("Blood Doll")
    others = table.grand_prey.library("Blood Doll")

    table.you.acts(word="bleed", by=hecate)
    if burns:
        table.you.does("answer")
    table.nobody_reacts()

    assert table.where(top) == ("ash_heap" if burns else "library")
    assert table.where(second) == "library"
    assert table.where(others) == "library"
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_hecate_burns_the_library_that_the_bleed_reached(table: Table) -> None:
    """It is deflected: the card of the new target goes."""
    hecate = table.you.ready(HECATE)
    table.you.ready("Meaghan")
    dominator = table.prey.ready("Emily Carson (G5)")
    table.prey.holds("Deflection")
    kept = table.prey.library("Fame")
    top = table.grand_prey.library("Blood Doll")

    table.you.acts(word="bleed", by=hecate)
    table.prey.plays("Deflection", by=dominator, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.you.does("answer")
    table.nobody_reacts()

    assert table.where(top) == "ash_heap"
    assert table.where(kept) == "hand"  # drawn for the Deflection
    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 29)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("how", ["blocked", "for nothing", "another's"])
def test_no_bleed_of_hecate_was_successful(table: Table, how: str) -> None:
    """It is blocked, or no pool is burned, or it is that of a vampire beside her."""
    hecate = table.you.ready(HECATE)
    other = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    if how == "for nothing":
        table.you.in_play(paper("Gag", static("bleed", -1), kind="equipment"), on=hecate)
    ryan = table.prey.ready("Ryan")
    top = table.prey.library("Blood Doll")

    table.you.acts(word="bleed", by=other if how == "another's" else hecate)
    if how == "blocked":
        table.prey.blocks(ryan)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()

    assert table.where(top) == "library"
    assert table.prey.pool() == (29 if how == "another's" else 30)
    assert table.waits_for(table.you)


# -- Vardar Vardarian -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("strong", "number"), [(replaced(FOLLOWER, strength=2), 1), (FOLLOWER, 0), ("Nassir", 1)]
)
@pytest.mark.parametrize("acting", [True, False])
def test_followers_of_set_are_weaker_against_vardar(
    table: Table, strong: str | Definition, number: int, acting: bool
) -> None:
    """-1 strength, whoever acts; of no other clan, and his own stays as it is."""
    his, its = (table.you, table.prey) if acting else (table.prey, table.you)
    vardar = his.ready(VARDAR)
    foe = its.ready(strong)

    fight(table, *((vardar, foe) if acting else (foe, vardar)))
    rest(table)

    assert damage_to(table, vardar) == number
    assert damage_to(table, foe) == 1
    assert table.waits_for(table.you)


def test_followers_of_set_fight_others_as_ever(table: Table) -> None:
    """Vardar looks on, beside either."""
    table.you.ready(VARDAR)
    mine = table.you.ready("Nassir")
    follower = table.prey.ready(FOLLOWER)

    fight(table, mine, follower)
    rest(table)

    assert damage_to(table, mine) == 1
    assert table.waits_for(table.you)


# -- Lucina ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "number"),
    [("Sheva Carr (G5)", 2), ("Sabine Lafitte (G1)", 1), ("Renegade Garou", 1)],
)
def test_lucina_is_stronger_against_the_small(table: Table, foe: str, number: int) -> None:
    """Capacity 4 and 5; an ally has none."""
    lucina = table.you.ready(LUCINA)
    theirs = table.prey.ready(foe)

    fight(table, lucina, theirs)
    rest(table)

    assert damage_to(table, theirs) == number
    assert table.waits_for(table.you)


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(("holder", "gained"), [("you", 1), ("prey", 0), ("", 0)])
def test_lucina_gains_blood_with_the_edge(
    table: Table, place: str, holder: str, gained: int
) -> None:
    """Her controller's, in the unlock phase, in torpor too; nobody beside her."""
    lucina = table.you.puts(LUCINA, place, blood=3)
    beside = table.you.ready("Nassir", blood=2)
    theirs = table.prey.ready("Ryan", blood=2)
    if holder:
        table.gives_edge(getattr(table, holder))

    table.begins("unlock")
    table.asked()
    if gained:
        table.you.does("resolve", card=lucina)  # before or after the pool from the Edge
        assert table.you.may("gain from the Edge")

    assert table.blood(lucina) == 3 + gained
    assert (table.blood(beside), table.blood(theirs)) == (2, 2)
    assert [seat.pool() for seat in table.seats] == [30] * 5


def test_lucina_gains_nothing_in_the_turn_of_another(table: Table) -> None:
    """You have the Edge; the unlock phase is that of your prey."""
    lucina = table.you.ready(LUCINA, blood=3)
    table.prey.ready("Ryan")
    table.gives_edge(table.you)

    table.until_turn_of(table.prey, "minion")
    assert table.blood(lucina) == 3


# -- Rathmere -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "number"), [("Coco Thorn (G6)", 2), ("Nassir", 1), ("Octane", 1), ("Renegade Garou", 1)]
)
def test_rathmere_is_stronger_against_the_sabbat(table: Table, foe: str, number: int) -> None:
    """Sabbat; Camarilla, Anarch and an ally while one of the Sabbat looks on."""
    rathmere = table.you.ready(RATHMERE)
    theirs = table.prey.ready(foe)
    table.prey.ready("Keith Moody (G4)")

    fight(table, rathmere, theirs)
    rest(table)

    assert damage_to(table, theirs) == number
    assert table.waits_for(table.you)


def test_others_beside_rathmere_are_no_stronger(table: Table) -> None:
    """Another vampire of yours fights one of the Sabbat."""
    table.you.ready(RATHMERE)
    mine = table.you.ready("Nassir")
    theirs = table.prey.ready("Coco Thorn (G6)")

    fight(table, mine, theirs)
    rest(table)

    assert damage_to(table, theirs) == 1
