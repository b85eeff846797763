"""Emerald Legionnaire: the ash heap gives him back while harbingers outnumber him."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from fight_talk import replaced
from scenes.actions import comes_into_play
from table_talk import Table

NAME = "Emerald Legionnaire"
HARBINGER = "Khurshid (G6)"
LEGION = replaced("Ryan", clans=("Harbinger of Skulls",))


def ashes(table: Table, number: int) -> list[int]:
    """So many other cards in your ash heap."""
    return [table.you.ash_heap("Fame") for _ in range(number)]


def test_he_is_recruited(table: Table) -> None:
    """By a Harbinger of Skulls, for 1 pool; not by another vampire."""
    comes_into_play(NAME, by=HARBINGER)
    mine, other = table.you.ready(HARBINGER), table.you.ready("Ryan")
    table.you.holds(NAME)
    assert table.you.can_play(NAME, by=mine)
    assert not table.you.can_play(NAME, by=other)


@pytest.mark.ruling(NAME, 2)
@pytest.mark.parametrize("heap", [7, 8])
def test_another_comes_back(table: Table, heap: int) -> None:
    """Seven other cards leave the game; he has 2 life, costs nothing, acts and calls the next."""
    legionnaire = table.you.ready(NAME, blood=1)
    for who in (LEGION, replaced("Nassir", clans=("Harbinger of Skulls",)), HARBINGER):
        table.you.ready(who)
    table.you.library("Blur")
    gone = ashes(table, heap)
    back, last = table.you.ash_heap(NAME), table.you.ash_heap(NAME)
    table.begins("unlock")
    table.you.uses(legionnaire)
    for _ in range(2):
        if table.you.choices() and table.you.choices() <= {back, last}:
            table.you.chooses(back)
    while table.you.choices():
        table.you.chooses(next(one for one in gone if one in table.you.choices()))
    assert table.where(back) == "ready"
    assert (table.blood(back), table.locked(back)) == (2, False)
    assert table.you.pool() == 30
    assert sum(table.where(one) == "removed" for one in (*gone, last)) == 7
    assert not table.you.may("use", card=legionnaire), "once"
    table.until("minion", table.you)
    assert table.you.may("act", minion=back, word="bleed"), "on the same day"


@pytest.mark.ruling(NAME, 2)
def test_the_one_that_came_calls_the_next(table: Table) -> None:
    """At once, while there are more harbingers still."""
    legionnaire = table.you.ready(NAME)
    for one in ("Ryan", "Nassir", "Nik Sikko"):
        table.you.ready(replaced(one, clans=("Harbinger of Skulls",)))
    gone = ashes(table, 14)
    back, last = table.you.ash_heap(NAME), table.you.ash_heap(NAME)
    table.begins("unlock")
    for caller, comes in ((legionnaire, back), (back, last)):
        table.you.uses(caller)
        if comes in table.you.choices() and table.you.choices() <= {back, last}:
            table.you.chooses(comes)
        while table.you.choices():
            table.you.chooses(next(one for one in gone if one in table.you.choices()))
        assert table.where(comes) == "ready"
    assert not table.you.may("use", card=last), "three of them, three harbingers"


@pytest.mark.parametrize(
    ("why", "may"),
    [
        ("", True),
        ("six", False),
        ("none", False),
        ("as many", False),
        ("torpor", False),
        ("clan", False),
        ("theirs", False),
        ("not unique", False),
        ("other unlock", False),
        ("master", False),
        ("theirs too", True),
    ],
)
def test_when_he_calls(table: Table, why: str, may: bool) -> None:
    """In your unlock phase, with 7 cards beside him, while you control fewer than harbingers."""
    legionnaire = table.you.ready(NAME)
    clans = ("Brujah",) if why == "clan" else ("Harbinger of Skulls",)
    one = replaced("Ryan", clans=clans)
    other = replaced("Nassir", clans=("Harbinger of Skulls",))
    table.you.ready(other)
    if why == "not unique":
        one = replaced("Ryan", clans=clans, unique=False)
    if why == "torpor":
        table.you.torpor(one)
    elif why == "theirs":
        table.prey.ready(one)
    else:
        table.you.ready(one)
    if why == "as many":
        table.you.ready(NAME)
    if why == "theirs too":
        table.prey.ready(NAME)
    ashes(table, 6 if why == "six" else 7)
    if why != "none":
        table.you.ash_heap(NAME)
    else:
        table.you.ash_heap("Blur")
    if why == "master":
        table.you.holds("Misdirection")
        table.begins("master")
        assert table.you.may("play", card="Misdirection")
    elif why == "other unlock":
        table.gives_edge(table.prey)
        table.until_turn_of(table.prey, "unlock")
    else:
        table.gives_edge(table.you)
        table.begins("unlock")
    assert table.you.may("use", card=legionnaire) is may


def test_whom_he_calls_and_for_what(table: Table) -> None:
    """One of yours, for seven others of yours; once, whatever is left."""
    legionnaire = table.you.ready(NAME)
    for one in ("Ryan", "Nassir", "Nik Sikko", "Tony (G3)"):
        table.you.ready(replaced(one, clans=("Harbinger of Skulls",)))
    mine = set(ashes(table, 15))
    back, last = table.you.ash_heap(NAME), table.you.ash_heap(NAME)
    for name in (NAME, "Fame"):
        table.prey.ash_heap(name)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(legionnaire)
    assert table.you.choices() == {back, last}
    table.you.chooses(back)
    assert table.you.choices() == mine | {last}
    for one in sorted(mine)[:7]:
        table.you.chooses(one)
    assert table.where(back) == "ready"
    assert not table.you.may("use", card=legionnaire), "once"
    assert table.you.may("use", card=back)


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_only_your_harbingers_count(table: Table, whose: str) -> None:
    """Two of them, of the same Methuselah."""
    legionnaire = table.you.ready(NAME)
    for one in ("Ryan", "Nassir"):
        getattr(table, whose).ready(replaced(one, clans=("Harbinger of Skulls",)))
    ashes(table, 8)
    table.you.ash_heap(NAME)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=legionnaire) is (whose == "you")


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_only_your_ash_heap_counts(table: Table, whose: str) -> None:
    """Eight cards there, one of them he."""
    legionnaire = table.you.ready(NAME)
    for one in ("Ryan", "Nassir"):
        table.you.ready(replaced(one, clans=("Harbinger of Skulls",)))
    ashes(table, 3)
    for _ in range(4):
        getattr(table, whose).ash_heap("Blur")
    table.you.ash_heap(NAME)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=legionnaire) is (whose == "you")


@pytest.mark.ruling(NAME, 1)
def test_he_calls_from_the_ready_region_only(table: Table) -> None:
    """Of those in the ash heap none can."""
    table.you.ready(HARBINGER)
    ashes(table, 8)
    back, _ = table.you.ash_heap(NAME), table.you.ash_heap(NAME)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=back)


def test_he_bleeds(table: Table) -> None:
    """1 bleed."""
    mine = table.you.ready(NAME)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 29
