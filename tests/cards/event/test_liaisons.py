"""Rise of the Nephtali: the title of liaison, and who yields it to whom."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER
from combat_talk import COMPANION, rest
from fight_talk import replaced
from gehenna_talk import goes_on, plays_it
from made_up import paper
from methuselah.engine import atoms
from methuselah.language import (
    TARGET,
    choose,
    gains_title,
    on,
    use,
)
from methuselah.rules.politics.titles import contests_title, title_of, votes_of_title
from politics_talk import motion, polling, votes_now
from table_talk import Table

NEPHTALI = "Rise of the Nephtali"


def test_an_independent_becomes_liaison(table: Table) -> None:
    """By an undirected action without stealth: 4 votes; no vampire of another sect."""
    card = table.prey.in_play(NEPHTALI)
    mine, other = table.you.ready("Lillian"), table.you.ready("Mkhokheli")
    anarch = table.you.ready("Crow")
    key = table.you.in_play(UNLOCKER)
    table.you.holds(motion())
    table.begins("minion")
    assert not table.you.may("use action", card=card, by=other)
    assert not table.you.may("use action", card=card, by=anarch)
    table.you.acts(card, by=mine)
    rest(table)
    assert title_of(table.state, mine) == "liaison"
    assert votes_of_title(table.state, mine) == 4
    table.you.uses(key)
    table.you.acts("Motion", by=other)
    polling(table)
    table.you.votes("for", minion=mine)
    assert votes_now(table) == (4, 0)


@pytest.mark.parametrize(
    ("mine", "theirs", "titles"),
    [
        ("Lisé", "Lillian", ["liaison", ""]),
        ("Lillian", "Lisé", ["", "liaison"]),
        ("Lillian", "Ali Kar", ["", ""]),
    ],
)
def test_the_younger_liaison_yields_at_once(
    table: Table, mine: str, theirs: str, titles: list[str]
) -> None:
    """Whoever has it first; two of one age contest it."""
    card = table.grand_prey.in_play(NEPHTALI)
    one, two = table.you.ready(mine), table.prey.ready(theirs)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.acts(card, by=one)
    rest(table)
    assert title_of(table.state, one) == "liaison"
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(card, by=two)
    rest(table)
    assert [title_of(table.state, v) for v in (one, two)] == titles
    assert contests_title(table.state, one) is (titles == ["", ""])
    assert contests_title(table.state, two) is (titles == ["", ""])


@pytest.mark.parametrize(
    ("name", "titles", "contest"),
    [("Lisé", ["", "", "liaison"], False), ("Lalitha", ["", "", ""], True)],
)
def test_a_third_comes_to_a_contested_liaison(
    table: Table, name: str, titles: list[str], contest: bool
) -> None:
    """An older one has it alone, both younger ones yield; a still younger one yields itself."""
    card = table.grand_prey.in_play(NEPHTALI)
    one, two = table.you.ready("Lillian"), table.prey.ready("Ali Kar")
    three = table.grand_prey.ready(name)
    for seat, other in ((table.you, COMPANION), (table.prey, "Ryan"), (table.grand_prey, "Tara")):
        seat.ready(other)
    for seat, vampire in ((table.you, one), (table.prey, two), (table.grand_prey, three)):
        table.until_turn_of(seat, "minion")
        seat.acts(card, by=vampire)
        rest(table)
    assert [title_of(table.state, v) for v in (one, two, three)] == titles
    assert [contests_title(table.state, v) for v in (one, two, three)] == [contest, contest, False]


def test_other_titles_of_liaisons_age_are_contested_as_ever(table: Table) -> None:
    """The younger one of two princes of a city does not yield."""
    table.grand_prey.in_play(NEPHTALI)
    one, two = table.you.ready(replaced("Tara", city="Lyon")), table.prey.ready("Nassir")
    crown = use(choose(on()), gains_title("prince", "Lyon", TARGET), at=("minion",))
    table.you.in_play(paper("Crown", crown))
    table.you.uses("Crown")
    table.you.chooses(two)
    assert contests_title(table.state, one)
    assert contests_title(table.state, two)


@pytest.mark.ruling(NEPHTALI, 1)
def test_the_liaison_outlives_the_event(table: Table) -> None:
    """The title stays; nobody can take it any more."""
    card = table.prey.in_play(NEPHTALI)
    mine, other = table.you.ready("Lillian"), table.you.ready("Lisé")
    table.you.acts(card, by=mine)
    rest(table)
    atoms.burn(table.state, card)
    goes_on(table)
    assert title_of(table.state, mine) == "liaison"
    assert not table.you.may("use action", by=other)


@pytest.mark.ruling(NEPHTALI, 2)
@pytest.mark.ruling(NEPHTALI, 3)
@pytest.mark.parametrize("burned", [False, True])
def test_the_rise_is_replaced_once_there_is_a_liaison(table: Table, burned: bool) -> None:
    """Burned or not; the other Gehenna event may go meanwhile."""
    first = table.prey.in_play(NEPHTALI) if burned else None
    mine = table.prey.ready("Lillian")
    held = plays_it(table, NEPHTALI, 1)
    table.until("minion", table.prey)
    assert len(table.you.hand()) == 6
    if burned:
        atoms.burn(table.state, held)
        goes_on(table)
    assert len(table.you.hand()) == 6
    table.prey.acts(first or held, by=mine)
    rest(table)
    assert title_of(table.state, mine) == "liaison"
    assert len(table.you.hand()) == 7
