"""Who draws more cards than there are draws those that there are."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import rest
from library_talk import with_library_of
from methuselah.engine.traits import sect_of
from methuselah.rules.torpor.going_to_torpor import burn_minion
from table_talk import Table

COMPANION = "Meaghan"


@pytest.mark.ruling("Beckett (G3)", 1)
@pytest.mark.parametrize("cards", [0, 2, 3, 5])
def test_beckett_draws_what_there_is(table: Table, cards: int) -> None:
    """Three, two, or none; the action is his with an empty library, too."""
    beckett = table.you.ready("Beckett (G3)")
    table.you.ready(COMPANION)
    table.you.holds(*["Misdirection"] * 4)
    with_library_of(table, cards)

    table.you.acts("Beckett (G3)", by=beckett)
    rest(table)

    assert len(table.you.hand()) == 4 + min(cards, 3)
    assert table.locked(beckett)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Flurry of Action", 1)
@pytest.mark.parametrize("cards", [0, 1, 2, 5])
def test_a_flurry_draws_what_there_is(table: Table, cards: int) -> None:
    """Its own replacement first, then two; the bleed is not hindered."""
    quick = table.you.ready(made_vampire("Quick", "cel"))
    table.you.ready(COMPANION)
    table.you.holds("Flurry of Action", *["Misdirection"] * 3)
    with_library_of(table, cards)

    table.you.acts("Flurry of Action", by=quick, level="cel")
    rest(table)

    assert table.prey.pool() == 29
    assert len(table.you.hand()) == 3 + min(cards, 3)


@pytest.mark.ruling("Fragment of the Book of Nod", 3)
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_fragment_draws_what_there_is(table: Table, cards: int) -> None:
    """It may be locked for nothing."""
    fragment = table.you.in_play("Fragment of the Book of Nod")
    table.you.ready(COMPANION)
    with_library_of(table, cards)

    table.you.uses(fragment)

    assert table.locked(fragment)
    assert len(table.you.hand()) == cards


@pytest.mark.ruling("Soul Gem of Etrius", 7)
def test_the_gem_draws_from_an_empty_crypt(table: Table) -> None:
    """Nothing comes, and the Gem burns with its bearer."""
    bearer = table.you.ready("Mkhokheli")
    gem = table.you.in_play("Soul Gem of Etrius", on=bearer)
    table.you.ready(COMPANION)
    table.until("minion", table.you)

    burn_minion(table.state, bearer)
    table.state.pending = None
    table.asked()

    assert table.where(bearer) == "ash_heap"
    assert table.where(gem) == "ash_heap"
    assert not table.state.seats[0].uncontrolled


@pytest.mark.ruling("Anarch Convert (ANY)", 3)
@pytest.mark.parametrize("crypt", [0, 1])
def test_a_convert_draws_from_an_empty_crypt(table: Table, crypt: int) -> None:
    """That may be chosen, and is no pool instead."""
    convert = table.you.uncontrolled("Anarch Convert (ANY)", blood=1)
    ryan = table.you.ready("Ryan")
    if crypt:
        table.you.crypt("Nassir")
    table.begins("influence")

    table.you.does("move out", target=convert)
    table.you.does("do")
    table.you.does("do", number=1)

    assert sect_of(table.state, ryan) == "anarch"
    assert table.where(convert) == "removed"
    assert len(table.state.seats[0].uncontrolled) == crypt
    assert table.you.pool() == 30


@pytest.mark.ruling("New Blood (ANY)", 4)
def test_new_blood_draws_from_an_empty_crypt(table: Table) -> None:
    """It enters play all the same, and into its circle."""
    new = table.you.uncontrolled("New Blood (ANY)", blood=2)
    alone = table.prey.ready("Nik Sikko")
    table.begins("influence")

    table.you.does("move out", target=new)
    table.you.chooses(alone)

    assert table.where(new) == "ready"
    assert not table.state.seats[0].uncontrolled


@pytest.mark.ruling("Distraction", 1)
@pytest.mark.parametrize("cards", [0, 1, 4, 8])
def test_a_distraction_draws_what_there_is(table: Table, cards: int) -> None:
    """Its own replacement first, then five; it may be played with an empty library."""
    quick = table.you.ready(made_vampire("Quick", "cel"))
    table.you.ready(COMPANION)
    table.you.holds("Distraction", "Misdirection")
    with_library_of(table, cards)

    table.you.acts("Distraction", by=quick, level="cel")
    rest(table)

    assert len(table.you.hand()) == 1 + min(cards, 6)
    assert table.locked(quick)
