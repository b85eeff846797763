"""Every title: its votes, its contests, and how it sleeps and wakes (R3 10; RB24 6, 7)."""

from __future__ import annotations

import pytest
from turn_talk import Table, vampire

from made_up import paper
from methuselah.engine import atoms
from methuselah.language import static
from methuselah.rules.politics.titles import (
    change_sect,
    contests_title,
    gain_title,
    is_titled,
    title_of,
    votes_of_title,
)
from methuselah.rules.politics.votes import ballots
from methuselah.rules.turn.contests import entered_play

NAMES = ("Ann", "Ben", "Cleo")
TITLES = {
    "primogen": ("camarilla", 1),
    "prince": ("camarilla", 2),
    "justicar": ("camarilla", 3),
    "inner circle": ("camarilla", 4),
    "bishop": ("sabbat", 1),
    "archbishop": ("sabbat", 2),
    "priscus": ("sabbat", 0),
    "cardinal": ("sabbat", 3),
    "regent": ("sabbat", 4),
    "kholo": ("laibon", 2),
    "magaji": ("laibon", 2),
    "baron": ("anarch", 2),
}
CITY = ("prince", "archbishop", "baron")
CLAN = ("justicar", "inner circle", "kholo")
OTHER_SECT = {"camarilla": "sabbat", "sabbat": "camarilla", "laibon": "anarch", "anarch": "laibon"}


def holder(name: str, title: str, *, clan: str = "Ventrue", city: str = "Oslo") -> object:
    """A vampire of the fitting sect with a title."""
    where = {"city": city} if title in CITY else {}
    return vampire(name, 5, title=title, sect=TITLES[title][0], clans=(clan,), **where)


def both(first: object, second: object) -> tuple[Table, int, int]:
    """Ann has the one, Ben the other, both ready."""
    table = Table(NAMES, {0: [first], 1: [second]})  # type: ignore[list-item]
    one, other = table.put(0, first.name, blood=5), table.put(1, second.name, blood=5)  # type: ignore[attr-defined]
    entered_play(table.state, one)
    entered_play(table.state, other)
    return table, one, other


@pytest.mark.rule("R3 6.3.3.2")
@pytest.mark.parametrize("title", TITLES)
def test_a_title_and_its_votes(title: str) -> None:
    """A priscus has a ballot and no vote."""
    table, one, _ = both(holder("One", title), vampire("Other"))
    assert title_of(table.state, one) == title
    assert votes_of_title(table.state, one) == TITLES[title][1]
    assert ballots(table.state, one) == (title == "priscus")


@pytest.mark.rule("R3 10")
@pytest.mark.parametrize("title", TITLES)
def test_the_benefit_of_a_title_goes_and_returns_with_the_sect(title: str) -> None:
    """Not lost: it sleeps until the sect fits again."""
    table, one, _ = both(holder("One", title), vampire("Other"))
    own = TITLES[title][0]
    atoms.set_trait(table.state, one, "sect", OTHER_SECT[own])
    assert (title_of(table.state, one), votes_of_title(table.state, one)) == ("", 0)
    assert not is_titled(table.state, one)
    atoms.set_trait(table.state, one, "sect", own)
    assert title_of(table.state, one) == title


@pytest.mark.rule("RB24 6")
@pytest.mark.parametrize("title", ["prince", "justicar"])
def test_a_contested_title_is_yielded_as_the_sect_changes(title: str) -> None:
    """At once and for good; the other one's contest is over in its next unlock phase."""
    table, one, other = both(holder("One", title), holder("Other", title))
    change_sect(table.state, one, "anarch")
    assert not contests_title(table.state, one)
    assert contests_title(table.state, other)
    change_sect(table.state, one, "camarilla")
    assert title_of(table.state, one) == ""
    table.until("influence", 1, 2)
    assert title_of(table.state, other) == title


def test_a_contested_title_that_fits_is_kept() -> None:
    """A Camarilla prince who becomes Camarilla; votes of an independent are tied to no sect."""
    table, one, _ = both(holder("One", "prince"), holder("Other", "prince"))
    change_sect(table.state, one, "camarilla")
    assert contests_title(table.state, one)


@pytest.mark.rule("R3 10.1")
@pytest.mark.parametrize("title", CLAN)
def test_the_benefit_of_a_title_of_a_clan_goes_and_returns_with_the_clan(title: str) -> None:
    """A justicar that is considered of another clan is none meanwhile."""
    mask = paper("Mask", static("clan", word="Tremere"), kind="equipment")
    table = Table(NAMES, {0: [holder("One", title), mask]})  # type: ignore[list-item]
    one = table.put(0, "One", blood=5)
    card = table.put_on(0, "Mask", one)
    assert title_of(table.state, one) == ""
    atoms.burn(table.state, card)
    assert title_of(table.state, one) == title


@pytest.mark.rule("R3 10")
@pytest.mark.parametrize("title", TITLES)
def test_two_of_the_same_title(title: str) -> None:
    """City, clan and the regency are contested; the others are as many as there are."""
    contested = title in (*CITY, *CLAN, "regent")
    table, one, other = both(holder("One", title), holder("Other", title))
    held = "" if contested else title
    assert (title_of(table.state, one), title_of(table.state, other)) == (held, held)


@pytest.mark.rule("R3 10")
@pytest.mark.parametrize("title", [*CITY, *CLAN])
def test_the_same_title_elsewhere_is_not_contested(title: str) -> None:
    """Another city, or another clan."""
    table, one, other = both(
        holder("One", title), holder("Other", title, clan="Tremere", city="Rome")
    )
    assert (title_of(table.state, one), title_of(table.state, other)) == (title, title)


@pytest.mark.rule("R3 10.1")
@pytest.mark.parametrize(
    ("first", "second"), [("prince", "archbishop"), ("archbishop", "baron"), ("baron", "prince")]
)
def test_any_title_to_a_city_contests_it(first: str, second: str) -> None:
    """Whatever the sects."""
    table, one, other = both(holder("One", first), holder("Other", second))
    assert (title_of(table.state, one), title_of(table.state, other)) == ("", "")


@pytest.mark.rule("R3 10")
def test_a_new_title_replaces_the_old_one_even_if_it_is_less() -> None:
    """Also a contested one, which is yielded at once."""
    table, one, other = both(holder("One", "prince"), holder("Other", "prince"))
    gain_title(table.state, one, "primogen")
    assert (title_of(table.state, one), votes_of_title(table.state, one)) == ("primogen", 1)
    table.until("influence", 1, 2)
    assert title_of(table.state, other) == "prince"


@pytest.mark.rule("R3 10.4")
@pytest.mark.parametrize(("votes", "number"), [("1 vote", 1), ("2 votes", 2), ("3 votes", 3)])
def test_the_votes_of_an_independent_are_a_title_of_its_own(votes: str, number: int) -> None:
    """Tied to no sect, not contested, and replaced by another title."""
    loner = vampire("Loner", 5, title=votes, sect="independent", clans=("Ravnos",))
    twin = vampire("Twin", 5, title=votes, sect="independent", clans=("Ravnos",))
    table, one, other = both(loner, twin)
    for card in (one, other):
        assert is_titled(table.state, card)
        assert votes_of_title(table.state, card) == number
    atoms.set_trait(table.state, one, "sect", "sabbat")
    assert votes_of_title(table.state, one) == number
    gain_title(table.state, one, "bishop")
    assert votes_of_title(table.state, one) == 1
