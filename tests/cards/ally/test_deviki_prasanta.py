"""Deviki Prasanta: she looks for a Discipline for one of the Banu Haqim."""

from __future__ import annotations

import pytest

from action_talk import told
from made_up import paper
from methuselah.engine.traits import discipline_level
from methuselah.language import TARGET, burn_card, choose, keyword, monster, on, use
from scenes.actions import comes_into_play
from table_talk import Table

CARD = "Deviki Prasanta"


def offered(table: Table) -> set[tuple[str, str]]:
    """The cards that the search offers, and where they are."""
    faces = table.state.setting.definitions
    return {(one.word, faces[one.number].name) for one in table.you.options("fetch")}


def test_deviki_comes_into_play_as_printed() -> None:
    """By a Banu Haqim; 2 life."""
    comes_into_play(CARD, by="Warmaksan")


@pytest.mark.parametrize(("pile", "shuffles"), [("library", 1), ("ash_heap", 0)])
def test_deviki_finds_a_discipline(table: Table, pile: str, shuffles: int) -> None:
    """In your master phase, for a ready Banu Haqim of yours; a library searched is shuffled."""
    deviki = table.you.ready(CARD)
    one, two = table.you.ready("Warmaksan"), table.you.ready("Ali Kar")
    table.you.torpor("Abd al-Rashid")
    table.you.ready("Ryan")
    table.prey.ready("Tegyrius, Vizier (G2)")
    found = getattr(table.you, pile)("Celerity")
    table.you.library("Villein")
    held = table.you.holds("Potence")
    table.prey.ash_heap("Quietus")
    table.begins("master")

    table.you.uses(deviki)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert offered(table) == {(pile, "Celerity")}
    table.you.does("fetch", word=pile)

    assert table.on(found) == two
    assert discipline_level(table.state, two, "cel") == 1
    assert table.locked(deviki)
    assert told(table, "shuffled") == shuffles
    assert table.where(held) == "hand"
    assert table.blood(deviki) == 2
    assert table.you.pool() == 30
    assert not table.you.may("use", card=deviki)
    assert table.you.can_play("Potence")  # it took no master phase action


def test_deviki_may_find_nothing(table: Table) -> None:
    """The library is shuffled all the same."""
    deviki, one = table.you.ready(CARD), table.you.ready("Warmaksan")
    found, _ = table.you.library("Celerity", "Villein")
    table.you.holds("Potence")
    table.begins("master")

    table.you.uses(deviki)
    assert table.you.may("fetch")
    table.you.passes()
    assert table.where(found) == "library"
    assert table.locked(deviki)
    assert told(table, "shuffled") == 1
    assert table.state.cards[one].attached == ()


@pytest.mark.parametrize(
    ("phase", "locked", "clan", "may"),
    [
        ("master", False, "Warmaksan", True),
        ("master", True, "Warmaksan", False),
        ("master", False, "Ryan", False),  # nobody to put it on
        ("unlock", False, "Warmaksan", False),
        ("minion", False, "Warmaksan", False),
        ("discard", False, "Warmaksan", False),
    ],
)
def test_when_deviki_looks(table: Table, phase: str, locked: bool, clan: str, may: bool) -> None:
    """Ready and unlocked, in your master phase; nobody else's."""
    deviki = table.you.ready(CARD, locked=locked)
    table.you.ready(clan)
    table.you.ash_heap("Celerity")
    table.you.holds("Potence", "Misdirection")
    table.gives_edge(table.you)
    theirs = table.prey.ready("Ali Kar")
    table.begins(phase)

    assert table.you.may("use", card=deviki) is may
    assert not table.prey.may("use", card=deviki)
    assert table.where(theirs) == "ready"


@pytest.mark.ruling(CARD, 1)
def test_what_the_vampire_cannot_have_is_not_found(table: Table) -> None:
    """A superior Discipline, or one that asks for something else."""
    deviki = table.you.ready(CARD)
    table.you.ready("Warmaksan")  # cel obf THA
    table.you.ash_heap("Thaumaturgy", "Celerity", "Abombwe", "Potence")
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.uses(deviki)
    assert {name for _, name in offered(table)} == {"Celerity", "Potence"}


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("word", ["mortal", "monster"])
def test_deviki_is_a_monster(table: Table, word: str) -> None:
    """What hunts monsters finds her, what hunts mortals does not."""
    deviki, mortal = table.you.ready(CARD), table.you.ready("Arms Dealer")
    other = table.you.ready(paper("Another", kind="ally", keywords=frozenset({word}), life=1))
    also = table.you.ready("Loyal Street Gang")
    which = monster if word == "monster" else keyword(word)
    hunter = use(choose(on(which)), burn_card(TARGET), at=("minion",), key="hunt")
    table.you.in_play(paper("Hunter", hunter, kind="event"))
    table.you.uses("Hunter")

    choices = table.you.choices()
    assert (deviki in choices, mortal in choices) == (word == "monster", word == "mortal")
    assert choices - {deviki, mortal} <= {other, also}
