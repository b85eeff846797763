"""Real games for the tests of the kernel and the table: the five starter decks, at random."""

from __future__ import annotations

import random
from collections.abc import Callable

from methuselah.cards import definitions
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision, Result
from methuselah.engine.setting import Setting
from methuselah.engine.state import State
from methuselah.pool import Deck, precon
from methuselah.rules.setup.game import make_setting, new_game
from methuselah.table import Game

__all__ = ["dealt", "in_combat", "play", "setting"]

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")


def copies(cards: tuple[tuple[int, int], ...]) -> list[int]:
    """One entry for each copy."""
    return [card for card, number in cards for _ in range(number)]


def setting(seed: int = 1, turn_limit: int = 40) -> Setting:
    """The starter decks, one for each of five seats."""
    decks: list[Deck] = [precon(name) for name in STARTERS]
    lists = [(copies(deck.crypt), copies(deck.library)) for deck in decks]
    return make_setting(seed, STARTERS, lists, definitions(), turn_limit=turn_limit)


def dealt(seed: int = 1, turn_limit: int = 40) -> State:
    """A game before its first turn."""
    return new_game(setting(seed, turn_limit))


def play(
    state: State, answers: int, seed: int = 0, look: Callable[[State, Decision], None] | None = None
) -> list[int]:
    """Answer so many decisions at random, or to the end; what was answered."""
    chance = random.Random(seed)
    given: list[int] = []
    for _ in range(answers):
        decision = advance(state)
        if isinstance(decision, Result):
            break
        if look is not None:
            look(state, decision)
        given.append(chance.randrange(len(decision.options)))
        answer(state, given[-1])
    advance(state)
    return given


def in_combat(seed: int = 20) -> Game:
    """A game of blockers (of a seed where it comes soon), before the strikes of a combat."""
    game = Game.new(setting(seed, 60))
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        if decision.window in ("before_range", "range", "before_strikes", "press"):
            return game
        verbs = [option.verb for option in decision.options]
        keen = [place for place, verb in enumerate(verbs) if verb in ("block", "move out", "act")]
        game.answer(chance.choice(keen) if keen else chance.randrange(len(verbs)))
    raise AssertionError("no combat")
