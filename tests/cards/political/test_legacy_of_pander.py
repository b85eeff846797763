"""Legacy of Pander: a vote for those who have none."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from politics_talk import carried, motion, polling, votes_now
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

LEGACY = "Legacy of Pander"
PANDER = replaced("Tock (G3)", clans=("Pander",))


@pytest.mark.parametrize("passes", [True, False])
def test_the_legacy_comes_into_play(table: Table, passes: bool) -> None:
    """If the referendum of a Sabbat vampire passes."""
    bishop, stranger = table.you.ready("Olivia (G2)"), table.you.ready(COMPANION)
    legacy = table.you.holds(LEGACY)
    rival = table.prey.ready("Klaus Konrecht (G4)")
    assert not table.you.can_play(LEGACY, by=stranger)
    table.you.acts(LEGACY, by=bishop)
    polling(table)
    table.you.votes("for", minion=bishop)
    if not passes:
        table.prey.votes("against", minion=rival)
    rest(table)
    assert table.where(legacy) == ("permanent" if passes else "ash_heap")
    assert table.waits_for(table.you)


@pytest.mark.ruling(LEGACY, 1)
@pytest.mark.parametrize("copies", [0, 1, 2, 3])
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_each_pander_without_a_title_has_one_vote(table: Table, copies: int, whose: str) -> None:
    """Anybody's; one in all, however many copies; none for a titled one, nor for other clans."""
    caller = table.you.ready("Olivia (G2)")
    table.you.holds(motion())
    for one in range(copies):
        (table.you, table.prey, table.grand_prey)[one].in_play(LEGACY)
    seat = getattr(table, whose)
    pander = seat.ready(PANDER)
    titled = seat.ready(replaced("Lukas (G4)", clans=("Pander",)))
    other = seat.ready("Saiz (G3)")
    table.you.acts("Motion", by=caller)
    polling(table, seat)
    seat.votes("for", minion=titled)
    assert votes_now(table) == (2, 0)
    assert not seat.may("vote", minion=other)
    assert seat.may("vote", minion=pander) is (copies > 0)
    if copies:
        seat.votes("for", minion=pander)
        assert votes_now(table) == (3, 0)


@pytest.mark.parametrize("gone", [True, False])
def test_the_next_copy_counts_when_the_first_is_gone(table: Table, gone: bool) -> None:
    """A Sabbat vampire of anybody calls a referendum to burn one, at +1 stealth."""
    caller = table.you.ready("Olivia (G2)")
    pander = table.you.ready(PANDER)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    first, second = table.prey.in_play(LEGACY), table.grand_prey.in_play(LEGACY)
    table.you.acts(first if gone else second, by=pander)
    assert action_of(table).kind == "political"
    assert action_of(table).inherent == 1
    assert action_of(table).targets == ()
    carried(table, pander)
    assert table.where(first) == ("ash_heap" if gone else "permanent")
    assert table.where(second) == ("permanent" if gone else "ash_heap")
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=pander)
    assert votes_now(table) == (1, 0)


@pytest.mark.ruling(LEGACY, 2)
def test_burning_it_requires_a_sabbat_vampire() -> None:
    """For cards that ask what an action requires; a Camarilla vampire does not call it."""
    action_requires_what_the_card_says(LEGACY, by="Saiz (G3)", requires="sabbat", not_="camarilla")
