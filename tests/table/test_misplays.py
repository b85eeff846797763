"""Going back to any decision, and steps skipped by whoever plays ahead (R1, Misplays)."""

from __future__ import annotations

import random

import pytest

from dealt_game import in_combat, setting
from methuselah.cards import definitions
from methuselah.engine.codec import encode
from methuselah.table import Game, replay, verify
from methuselah.table.misplays import STEPS
from methuselah.table.record import read

SECTION = "R1 Misplays and Skipped Phases"


def piles(game: Game) -> list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    """Hands, libraries and ash heaps."""
    return [(seat.hand, seat.library, seat.ash_heap) for seat in game.state.seats]


@pytest.mark.rule(SECTION)
@pytest.mark.parametrize("back", [1, 2, 3, 17, 60])
def test_any_decision_can_be_gone_back_to_and_cards_drawn_since_are_put_back(back: int) -> None:
    """The card goes back to the hand, its replacement onto the library: nothing is left of it."""
    game = Game.new(setting(4, 40))
    chance = random.Random(4)
    for _ in range(125):
        assert game.decision is not None
        game.answer(chance.randrange(len(game.decision.options)))
    to = len(game.log) - back
    shorter = Game.new(setting(4, 40))
    for entry in game.log[:to]:
        shorter.take(entry)
    drawn = piles(game) != piles(shorter)
    game.rewind(to)

    assert back < 17 or drawn
    assert piles(game) == piles(shorter)
    assert encode(game.state) == encode(shorter.state)


@pytest.mark.rule(SECTION)
def test_a_forfeited_step_is_passed_for_her_and_open_for_the_others() -> None:
    """Until her step comes, or what is going on is over."""
    game = in_combat()
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    game.forfeit(seat, "combat_about_to_end")
    asked = []
    while (now := game.decision) is not None and game.forfeits:
        asked.append((now.seat, now.window))
        if now.seat == seat:
            passes = {"pass", "done", "decline"} & {option.verb for option in now.options}
            assert not passes or now.window not in STEPS
        game.answer(len(now.options) - 1)

    assert not game.forfeits, "it ends with the combat"


@pytest.mark.rule(SECTION)
@pytest.mark.parametrize("answers", [12, 40])
def test_the_log_tells_what_was_forfeited(answers: int) -> None:
    """Saved, loaded and replayed it is the same game; so it is after going back and forth."""
    game = in_combat()
    assert game.decision is not None
    game.forfeit(game.decision.seat, "end_of_round")
    chance = random.Random(7)
    for _ in range(answers):
        if game.decision is None:
            break
        game.answer(chance.randrange(len(game.decision.options)))
    saved = game.export()

    assert any(str(entry).startswith("forfeit") for entry in read(saved).log)
    assert encode(Game.load(saved, definitions()).state) == encode(game.state)
    assert verify(saved, definitions()).log == game.log
    steps: list[int] = []
    replay(game.record(), definitions(), lambda one: steps.append(len(one.log)))
    assert steps == list(range(len(game.log) + 1))
    log, end = game.log.copy(), encode(game.state)
    game.rewind(len(log) - 10)
    for entry in log[len(log) - 10 :]:
        game.take(entry)
    assert encode(game.state) == end


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("forfeit 9 press", "names no seat or no step"),
        ("forfeit 0 lunch", "names no seat or no step"),
        ("forfeit 0 press", "nothing that has this step is in progress"),
    ],
)
def test_what_cannot_be_forfeited_changes_nothing(entry: str, said: str) -> None:
    """No such seat, no such step, no combat."""
    game = Game.new(setting(1))
    before = encode(game.state)

    with pytest.raises(ValueError, match=said):
        game.take(entry)

    assert encode(game.state) == before
    assert game.log == []


def test_who_played_nothing_has_misplayed_nothing() -> None:
    """A protest names a play."""
    game = in_combat()
    with pytest.raises(ValueError, match="has played nothing"):
        game.misplay(0, len(game.log))
