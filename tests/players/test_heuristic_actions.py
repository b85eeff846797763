"""What the heuristic player does with its minions: bleed, hunt, rescue, stay at home."""

from __future__ import annotations

from typing import Any

import pytest

from methuselah.players.heuristic.hands import bleed_boosts
from methuselah.players.seat import Seat


def test_it_bleeds_with_an_idle_vampire(table: Any) -> None:
    """Nobody could block: a bleed is better than nothing."""
    sully = table.you.ready("Sully")
    option = table.choice()
    assert (option.verb, option.word, option.minion) == ("act", "bleed", sully)


def test_it_bleeds_with_the_card_that_bleeds_for_more(table: Any) -> None:
    """Govern the Unaligned for 3, where its blood allows."""
    table.you.ready("Sully")
    card = table.you.holds("Govern the Unaligned")
    option = table.choice()
    assert (option.card, option.mode) == (card, "dom")


def test_it_ousts_its_prey_when_it_can(table: Any) -> None:
    """One pool left: even the hungry vampire bleeds."""
    table.prey.pool(1)
    hungry = table.you.ready("Sully", blood=1)
    option = table.choice()
    assert (option.word, option.minion) == ("bleed", hungry)


def test_an_empty_vampire_hunts_before_anything_else_is_done_with_it(table: Any) -> None:
    """It must by the rules; one with a single blood does so of its own will."""
    table.you.ready("Sully", blood=1)
    table.prey.ready("Aunt Linda")
    table.prey.ready("Ryan")
    assert table.choice().word == "hunt"


def test_it_rescues_its_own_vampire_and_not_another(table: Any) -> None:
    """A titled vampire in torpor is worth 2 blood."""
    table.you.ready("Ashley")
    own = table.you.torpor("Andi Liu", blood=2)
    table.prey.torpor("Catalina Vega", blood=2)
    option = table.choice()
    assert (option.word, option.target) == ("rescue", own)


def test_it_does_not_diablerize_where_a_blood_hunt_would_follow(table: Any) -> None:
    """The votes of the others would burn it."""
    table.you.ready("Ashley")
    table.prey.torpor("Catalina Vega", blood=0)
    table.predator.ready("Flávio Gonçalves")
    assert table.choice().word != "diablerie"


def test_a_small_vampire_stays_at_home_where_it_would_be_blocked_and_beaten(table: Any) -> None:
    """Two strong unlocked blockers against a vampire with 1 strength and 2 blood."""
    table.you.ready("Brock Sterling", blood=2)
    table.prey.ready("Aunt Linda")
    strong = table.prey.ready("Wauneka")
    table.prey.puts("Preternatural Strength", "attached", on=strong, level="POT")
    assert table.choice().word != "bleed"


@pytest.mark.parametrize(("copies", "more"), [(1, 3), (2, 6), (3, 6)])
def test_a_lunge_counts_each_card_once_and_one_for_each_minion(
    table: Any, copies: int, more: int
) -> None:
    """Two bleeders: a third Conditioning would help nobody."""
    minions = [table.you.ready("Andi Liu"), table.you.ready("Gelasia Fotiou")]
    for _ in range(copies):
        table.you.holds("Conditioning")
    asked = table.asked()
    assert bleed_boosts(Seat(table.state, asked), minions) == more
