"""Political actions that make a justicar, of each clan; of the Toreador `test_titles_given`."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import TARGET, action, attached, burn_card, choose, is_named
from methuselah.rules.politics.titles import title_of
from politics_talk import polling
from table_talk import Table

JUSTICARS = {
    "Banu Haqim Justicar": "Banu Haqim",
    "Brujah Justicar": "Brujah",
    "Gangrel Justicar": "Gangrel",
    "Lasombra Justicar": "Lasombra",
    "Malkavian Justicar": "Malkavian",
    "Nosferatu Justicar": "Nosferatu",
    "Toreador Justicar": "Toreador",
    "Tremere Justicar": "Tremere",
    "Ventrue Justicar": "Ventrue",
}
OF_EACH = pytest.mark.parametrize(("card", "clan"), JUSTICARS.items())


def member(name: str, clan: str) -> Definition:
    """This vampire, as one of the clan."""
    return replaced(name, clans=(clan,))


@OF_EACH
@pytest.mark.ruling("Brujah Justicar", 1)
@pytest.mark.ruling("Nosferatu Justicar", 1)
@pytest.mark.ruling("Tremere Justicar", 1)
@pytest.mark.ruling("Ventrue Justicar", 1)
def test_the_clan_elects_its_justicar(table: Table, card: str, clan: str) -> None:
    """A ready Camarilla one of it, anybody's, with a vote of each of them. [LSJ 20041026]"""
    stranger = table.you.ready(member("Ryan", "Samedi"))
    voter = table.you.ready(member("Massimo Falconi", clan), locked=True)
    torpid = table.you.torpor(member("KoKo (G1)", clan))
    sabbat = table.you.ready(member("Tock (G3)", clan))
    prince = table.prey.ready(member("Tara (G5)", clan))
    theirs = table.prey.ready(member("Duck (G1)", clan))
    held = table.you.holds(card)

    table.you.acts(card, by=stranger)
    table.until("choose", table.you)
    assert table.you.choices() == {voter, prince, theirs}
    table.you.chooses(theirs)
    polling(table)
    ballots = [*table.you.options("vote"), *table.prey.options("vote")]
    votes = {(vote.minion, vote.number) for vote in ballots if vote.mode == "minion"}
    assert votes == {(voter, 1), (sabbat, 1), (theirs, 1), (prince, 3)}
    table.you.votes("for", mode="called")
    table.nobody_reacts()

    assert table.on(held) == theirs
    assert table.state.cards[theirs].trait("city") == clan
    everybody = (stranger, voter, torpid, sabbat, prince, theirs)
    titles = [title_of(table.state, each) for each in everybody]
    assert titles == ["", "", "", "", "prince", "justicar"]
    assert (table.locked(stranger), table.you.pool()) == (True, 30)
    assert table.waits_for(table.you)


@OF_EACH
@pytest.mark.ruling("Banu Haqim Justicar", 1)
@pytest.mark.ruling("Brujah Justicar", 1)
@pytest.mark.ruling("Brujah Justicar", 2)
@pytest.mark.ruling("Gangrel Justicar", 1)
@pytest.mark.ruling("Lasombra Justicar", 1)
@pytest.mark.ruling("Malkavian Justicar", 1)
@pytest.mark.ruling("Nosferatu Justicar", 1)
@pytest.mark.ruling("Nosferatu Justicar", 2)
@pytest.mark.ruling("Tremere Justicar", 1)
@pytest.mark.ruling("Tremere Justicar", 2)
@pytest.mark.ruling("Ventrue Justicar", 1)
@pytest.mark.ruling("Ventrue Justicar", 2)
@pytest.mark.parametrize("there", [True, False])
def test_no_justicar_without_one_of_the_clan(
    table: Table, card: str, clan: str, there: bool
) -> None:
    """In torpor or of another sect is none to choose. [LSJ 20100129] [ANK 20191228]"""
    meaghan = table.you.ready(member("Meaghan", "Samedi"))
    table.you.torpor(member("KoKo (G1)", clan))
    table.prey.ready(member("Tock (G3)", clan))
    if there:
        table.prey.ready(member("Duck (G1)", clan))
    table.you.holds(card)

    table.asked()
    assert table.you.can_play(card, by=meaghan) is there


@OF_EACH
def test_the_title_of_the_justicar_goes_with_the_card(table: Table, card: str, clan: str) -> None:
    """An action burns it; the justicar of another clan stays."""
    mine = table.you.ready(member("Massimo Falconi", clan))
    other = table.you.ready(replaced("Tara (G5)", title="justicar", city="", clans=("Samedi",)))
    table.you.ready(member("Meaghan", "Samedi"))
    held = table.you.holds(card)
    the_card = choose(attached(is_named(card)))
    table.you.holds(paper("Fire", action(the_card, burn_card(TARGET), stealth=1)))

    table.you.acts(card, by=mine)
    polling(table)
    table.you.votes("for", minion=mine)
    table.nobody_reacts()
    assert title_of(table.state, mine) == "justicar"
    table.you.acts("Fire", by=other)
    table.nobody_reacts()

    assert table.where(held) == "ash_heap"
    assert [title_of(table.state, each) for each in (mine, other)] == ["", "justicar"]
