"""Political actions that give a title."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.rules.politics.titles import title_of
from table_talk import Table


def elect(table: Table, caller: int, elected: int | None = None) -> None:
    """Your Toreador Justicar passes with the votes of the ready Toreador."""
    table.you.acts("Toreador Justicar", by=caller)
    if elected is not None:
        table.until("choose", table.you)
        table.you.chooses(elected)
    table.you.votes("for", minion=caller)
    table.you.votes("for", mode="called")
    table.nobody_reacts()
    table.nobody_reacts()


def test_the_toreador_justicar_has_the_title_and_the_card(table: Table) -> None:
    """The card is on the chosen vampire, whose 3 votes come with the title."""
    massimo = table.you.ready("Massimo Falconi")
    other = table.you.ready("Nik Sikko")
    justicar = table.you.holds("Toreador Justicar")
    table.prey.ready("Nassir")

    elect(table, massimo, other)

    assert table.on(justicar) == other
    assert title_of(table.state, other) == "justicar"
    assert title_of(table.state, massimo) == ""
    assert table.waits_for(table.you)


def test_the_card_on_the_vampire_of_another_is_hers(table: Table) -> None:
    """A minion card is controlled with the minion that it is on."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.ready("Meaghan")
    justicar = table.you.holds("Toreador Justicar")
    theirs = table.prey.ready("Tamoszius")

    elect(table, massimo, theirs)

    assert table.on(justicar) == theirs
    assert table.state.controller(justicar) == table.prey.number
    assert title_of(table.state, theirs) == "justicar"


def test_each_ready_toreador_has_one_more_vote_in_this_referendum(table: Table) -> None:
    """Untitled ones have 1, a prince 3; locked yes, in torpor and other clans no."""
    massimo = table.you.ready("Massimo Falconi")
    locked = table.you.ready("Nik Sikko", locked=True)
    torpid = table.you.torpor("Kathy Glens")
    table.you.holds("Toreador Justicar")
    prince = table.prey.ready("Mkhokheli")
    tremere = table.prey.ready("Nassir")

    table.you.acts("Toreador Justicar", by=massimo)
    table.until("choose", table.you)
    table.you.chooses(massimo)
    table.until("polling", table.you)
    mine = {(o.minion, o.number) for o in table.you.options("vote", mode="minion", word="for")}
    theirs = {(o.minion, o.number) for o in table.prey.options("vote", mode="minion", word="for")}

    assert mine == {(massimo, 1), (locked, 1)}
    assert theirs == {(prince, 3)}
    assert torpid not in {minion for minion, _ in mine}
    assert tremere not in {minion for minion, _ in theirs}


@pytest.mark.ruling("Toreador Justicar", 1)
def test_only_ready_camarilla_toreador_can_be_chosen(table: Table) -> None:
    """Of any Methuselah; not in torpor, not Anarch, not of another clan."""
    massimo = table.you.ready("Massimo Falconi")
    torpid = table.you.torpor("Nik Sikko")
    table.you.ready("Meaghan")
    table.you.holds("Toreador Justicar")
    theirs = table.prey.ready("Tamoszius")
    anarch = table.prey.ready("Min-seo")

    table.until("minion", table.you)
    make_anarch(table, anarch)
    table.you.acts("Toreador Justicar", by=massimo)
    table.until("choose", table.you)
    choices = {option.target for option in table.you.options("choose")}

    assert choices == {massimo, theirs}
    assert torpid not in choices


def make_anarch(table: Table, vampire: int) -> None:
    """The vampire has left the Camarilla before this action."""
    atoms.set_trait(table.state, vampire, "sect", "anarch")


@pytest.mark.ruling("Toreador Justicar", 1)
@pytest.mark.ruling("Toreador Justicar", 2)
def test_without_a_valid_target_it_cannot_be_played(table: Table) -> None:
    """No ready Camarilla Toreador in play: the terms cannot be met."""
    meaghan = table.you.ready("Meaghan")
    table.you.torpor("Nik Sikko")
    table.you.holds("Toreador Justicar")
    table.prey.torpor("Tamoszius")

    assert not table.you.can_play("Toreador Justicar", by=meaghan)


def test_the_new_title_replaces_the_old_one(table: Table) -> None:
    """A prince becomes justicar and is no prince any more."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Toreador Justicar")

    elect(table, prince)

    assert title_of(table.state, prince) == "justicar"
    assert table.state.cards[prince].trait("city") == "Toreador"


def test_the_title_is_unique_and_contested_with_blood(table: Table) -> None:
    """A second justicar of the clan: neither has the benefit until one yields, card and all."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.ready("Meaghan")
    mine = table.you.holds("Toreador Justicar")
    rival = table.prey.ready("Tamoszius")
    theirs = table.prey.holds("Toreador Justicar")
    nik = table.prey.ready("Nik Sikko")

    elect(table, massimo, massimo)
    assert title_of(table.state, massimo) == "justicar"
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Toreador Justicar", by=nik)
    table.until("choose", table.prey)
    table.prey.chooses(rival)
    table.prey.votes("for", minion=nik)
    table.prey.votes("for", minion=rival)
    table.prey.votes("for", mode="called")
    table.you.votes("for", minion=massimo)
    table.until("minion", table.prey)

    assert (table.on(mine), table.on(theirs)) == (massimo, rival)
    assert title_of(table.state, massimo) == ""
    assert title_of(table.state, rival) == ""
    table.you.does("yield title", target=massimo)
    assert table.where(mine) == "ash_heap"
    table.until_turn_of(table.prey, "minion")
    assert title_of(table.state, rival) == "justicar"
    assert title_of(table.state, massimo) == ""


def test_the_title_goes_with_the_card(table: Table) -> None:
    """Burned in some way, the card takes the title along; another's title is not touched."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.ready("Meaghan")
    justicar = table.you.holds("Toreador Justicar")

    elect(table, massimo, None)
    assert table.on(justicar) == massimo
    burn_in_play(table, justicar)

    assert title_of(table.state, massimo) == ""
    assert table.waits_for(table.you)


def burn_in_play(table: Table, card: int) -> None:
    """Some effect burns a card between two actions."""
    atoms.burn(table.state, card)
    table.state.pending = None
    table.asked()
