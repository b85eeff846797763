"""Real games for the tests of the kernel: the five starter decks, as if their cards had no text."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision, Result
from methuselah.engine.definitions import Definition, defined
from methuselah.engine.setting import Setting
from methuselah.engine.state import State
from methuselah.pool import Deck, pool, precon
from methuselah.rules import basics, bloodhunt, diablerie
from methuselah.rules.setup import make_setting, new_game

__all__ = ["dealt", "play", "setting", "starter_definitions"]

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")

assert basics and bloodhunt and diablerie  # their offers are registered


@cache
def starter_definitions() -> dict[int, Definition]:
    """The cards of the starter decks."""
    decks = [precon(name) for name in STARTERS]
    numbers = {card for deck in decks for card, _ in (*deck.crypt, *deck.library)}
    faces = [pool()[number] for number in sorted(numbers)]
    return {face.id: defined(face, digest=face.digest) for face in faces}


def copies(cards: tuple[tuple[int, int], ...]) -> list[int]:
    """One entry for each copy."""
    return [card for card, number in cards for _ in range(number)]


def setting(seed: int = 1, turn_limit: int = 40) -> Setting:
    """The starter decks, one for each of five seats."""
    decks: list[Deck] = [precon(name) for name in STARTERS]
    lists = [(copies(deck.crypt), copies(deck.library)) for deck in decks]
    return make_setting(seed, STARTERS, lists, starter_definitions(), turn_limit=turn_limit)


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
