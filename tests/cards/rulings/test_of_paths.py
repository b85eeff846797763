"""A Path is required like a clan: of the minion that plays a card, or of a ready one for a master.

VEKN, Sabbat V5: the symbol of a Path on a library card.
"""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from fight_talk import replaced
from made_up import paper
from methuselah.language import action, action_requires, gain_pool, master, modifier, static
from methuselah.table.why_not import why_not
from table_talk import Table

RITE = paper("Rite", action(gain_pool(1)), path="Caine")
CALL = paper("Call", master(gain_pool(1)), kind="master", path="Caine")
FAITHFUL = made_vampire("Faithful", path="Caine")


def test_only_who_follows_the_path_plays_the_card(table: Table) -> None:
    """Not who follows another one or none, and no ally."""
    faithful = table.you.ready(FAITHFUL)
    others = [
        table.you.ready(made_vampire("Cathar", path="Cathari")),
        table.you.ready("Ryan"),
        table.you.ready("Renegade Garou"),
    ]
    rite = table.you.holds(RITE)

    assert table.you.can_play("Rite", by=faithful)
    assert not any(table.you.can_play("Rite", by=other) for other in others)
    table.you.acts(rite, by=faithful)
    table.nobody_reacts()
    assert table.you.pool() == 31


@pytest.mark.parametrize(
    ("path", "place", "whose", "may"),
    [
        ("Caine", "ready", "you", True),
        ("Caine", "torpor", "you", False),
        ("Caine", "ready", "prey", False),
        ("Cathari", "ready", "you", False),
    ],
)
def test_a_master_with_a_path_needs_a_ready_follower(
    table: Table, path: str, place: str, whose: str, may: bool
) -> None:
    """Of the Methuselah who plays it."""
    getattr(table, whose).puts(replaced("Ryan", path=path), place)
    table.you.ready("Nassir")
    call = table.you.holds(CALL)
    table.begins("master")
    assert table.you.may("play", card=call) == may


def test_who_wonders_is_told_which_path(table: Table) -> None:
    """In the master phase, with another card to play."""
    table.you.ready("Nassir")
    call, _ = table.you.holds(CALL, paper("Free", master(gain_pool(1)), kind="master"))
    table.begins("master")
    table.asked()
    assert "you control no ready minion that it requires: the Path of Caine" in why_not(
        table.state, 0, call
    )


@pytest.mark.parametrize(("word", "asked"), [("Path of Caine", True), ("Path of Cathari", False)])
def test_an_action_requires_the_path_of_its_card(table: Table, word: str, asked: bool) -> None:
    """What asks for actions that require it finds those of the card, and no others."""
    faithful = table.you.ready(FAITHFUL)
    rite = table.you.holds(RITE)
    asks = modifier(action_requires(word), gain_pool(5), at=("after_resolution",))
    table.you.holds(paper("Asker", asks))
    table.you.acts(rite, by=faithful)
    table.until("after_resolution") if asked else table.nobody_reacts()
    assert table.you.may("play", card="Asker") == asked


def test_what_lends_a_clan_lends_no_path(table: Table) -> None:
    """An ability to play cards as of any clan and sect meets no Path."""
    lender = paper("Lender", static("plays as if", word="clan, sect, trait"), kind="equipment")
    ryan = table.you.ready("Ryan")
    table.you.in_play(lender, on=ryan)
    table.you.holds(RITE)
    assert not table.you.can_play("Rite", by=ryan)
