"""What a failing test of a card says."""

from __future__ import annotations

import pytest

import refused
from made_up import paper
from methuselah.language import bleed, modifier
from methuselah.language.reading import qualities
from table_talk import Table


def test_a_card_that_is_never_offered_says_why(table: Table) -> None:
    """The reason that a player would be told where she was first asked."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Govern the Unaligned")

    with pytest.raises(
        AssertionError, match="why not: Govern the Unaligned: Ryan does not have .dom"
    ):
        table.you.acts("Govern the Unaligned", by=ryan)


def test_the_reason_is_that_of_the_moment_for_which_the_test_asked(table: Table) -> None:
    """Your predator could block your hunt; your prey has nothing for it and is asked in her own
    turn first, when a reaction cannot be played for another reason."""
    anson = table.you.ready("Anson (G1)", blood=2)
    table.predator.ready("Ryan")
    table.prey.ready("Ryan", locked=True)
    table.prey.holds("Delaying Tactics")
    table.you.acts(word="hunt", by=anson)

    with pytest.raises(AssertionError) as failed:
        table.prey.plays("Delaying Tactics")

    reasons = [line for line in str(failed.value).splitlines() if line.startswith("why not: ")]
    assert "another moment (votes)" in reasons[0]
    assert "when the test asked for it: turn 6 of seat 0" in reasons[0]
    assert "when she was first asked, later: turn 7 of seat 1" in reasons[1]


def test_a_part_that_would_be_lost_is_refused() -> None:
    """A bleed is no way to play a card: it stands in one."""
    with pytest.raises(TypeError, match="Push: Add.* is no way.*put it into one"):
        paper("Push", bleed(+2))  # type: ignore[arg-type]

    assert paper("Push", modifier(bleed(+2))).modes


def test_a_card_that_nobody_could_play_is_not_held(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a definition it has no way to be played: the remedies are named."""
    monkeypatch.setattr(refused, "definitions", dict)  # as if none were written yet
    with pytest.raises(AssertionError, match="Propaganda has no definition.*paper"):
        table.you.holds("Propaganda")

    table.you.puts("Propaganda", "hand")  # lies there as any card would
    assert table.you.holds(paper("Propaganda", modifier(bleed(+2)))) >= 0


def test_who_allocates_out_of_turn_is_told_whose_points_come_first(table: Table) -> None:
    """Kine Resources Contested: points are divided seat by seat, from your own."""
    caller = table.you.ready("Anson (G1)")
    table.you.holds("Kine Resources Contested")
    table.you.acts("Kine Resources Contested", by=caller)

    with pytest.raises(AssertionError, match="seat by seat, 0 too: say first how many seat 0 gets"):
        table.you.does("allocate", seat=table.prey, number=3)


def test_the_tests_of_the_language_are_no_tests_of_pytest() -> None:
    """Who imports them by name is not warned of a class that cannot be collected."""
    assert not qualities.Test.__test__
