"""Trumped-Up Charges: a minion becomes Red List, and its controller votes for those there are."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.scope import Scope
from methuselah.language import is_red_list, static
from methuselah.rules.action.action import stealth
from politics_talk import carried, polling, votes_now
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

CHARGES = "Trumped-Up Charges"
OUTLAW = paper("Price on the Head", static("red list"), kind="equipment")


def hunted(table: Table, minion: int) -> bool:
    """Whether it is Red List now."""
    return is_red_list.passes(table.state, Scope(0), minion)


@pytest.mark.parametrize("outlaws", [0, 1, 2])
def test_its_controller_gets_votes_for_each_outlaw(table: Table, outlaws: int) -> None:
    """2 for each Red List minion in play, whoever controls it, in this referendum."""
    prince = table.you.ready("Mkhokheli")
    theirs = table.prey.ready("Nassir")
    for seat in (table.you, table.grand_prey)[:outlaws]:
        seat.in_play(OUTLAW, on=seat.torpor("Duck" if seat == table.you else "KoKo"))
    held = table.you.holds(CHARGES)
    table.you.acts(held, by=prince)
    table.until("choose", table.you)
    table.you.chooses(theirs)
    if outlaws:
        polling(table, table.prey)
        table.prey.votes("against", mode="granted")
        while table.prey.may("vote"):
            table.prey.votes("against", mode="granted")
        assert votes_now(table)[1] == 2 * outlaws
        assert not table.grand_prey.may("vote")
    rest(table)
    if not outlaws:
        assert table.where(held) == "ash_heap"  # nobody voted for it


def test_the_minion_becomes_red_list(table: Table) -> None:
    """A ready one that is none yet, an ally too, of anybody; who is none, and titled, calls."""
    prince, bandit = table.you.ready("Mkhokheli"), table.you.ready("Tara")
    untitled = table.you.ready(COMPANION)
    table.you.in_play(OUTLAW, on=bandit)
    table.prey.torpor("Duck")
    ally = table.prey.ready("Gregory Winter")
    held = table.you.holds(CHARGES)
    assert [table.you.can_play(held, by=one) for one in (prince, bandit, untitled)] == [
        True, False, False,
    ]  # fmt: skip
    table.you.acts(held, by=prince)
    table.until("choose", table.you)
    assert table.you.choices() == {prince, untitled, ally}
    table.you.chooses(ally)
    assert not hunted(table, ally)
    carried(table, prince)
    assert table.on(held) == ally
    assert hunted(table, ally)
    assert not hunted(table, prince)


def test_a_titled_vampire_has_the_charges_dropped(table: Table) -> None:
    """By a referendum at +1 stealth; no untitled one."""
    accused = table.prey.ready("Nassir")
    held = table.prey.in_play(CHARGES, on=accused)
    prince, untitled = table.you.ready("Mkhokheli"), table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    assert hunted(table, accused)
    assert table.you.may("use action", card=held, by=prince)
    assert not table.you.may("use action", card=held, by=untitled)
    table.you.acts(held, by=prince)
    assert stealth(table.state, action_of(table)) == 1
    polling(table)
    table.you.votes("for", minion=prince)
    rest(table)
    assert table.where(held) == "ash_heap"
    assert not hunted(table, accused)


@pytest.mark.ruling(CHARGES, 1)
def test_dropping_them_requires_a_title() -> None:
    """The action is one that requires a titled vampire."""
    action_requires_what_the_card_says(
        CHARGES, by="Mkhokheli", requires="titled", not_="Giovanni", on=replaced("Nassir")
    )
