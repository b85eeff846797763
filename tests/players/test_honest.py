"""Honest players: permuting the cards hidden from a seat never changes what it chooses."""

from __future__ import annotations

import pytest

from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision
from methuselah.engine.views import determinize
from methuselah.lab.games.seating import RANDOM, Table, seat_players, set_table
from methuselah.players import HeuristicPlayer
from methuselah.rules.setup.game import new_game

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")


@pytest.mark.parametrize(("decks", "seed"), [(STARTERS, 11), ((RANDOM,), 12)])
def test_the_heuristic_player_does_not_see_hidden_cards(decks: tuple[str, ...], seed: int) -> None:
    """Every third decision of a whole game, asked again with all unseen cards dealt again."""
    table = Table(seed, 5, ("heuristic",), decks, 120)
    state = new_game(set_table(table), journaling=False)
    players = seat_players(table)
    decision = advance(state)
    asked = 0
    while isinstance(decision, Decision):
        if asked % 3 == 0:
            here = HeuristicPlayer(decision.seat, asked).choose(state, decision)
            dealt = determinize(state, decision.seat, asked)
            there = HeuristicPlayer(decision.seat, asked).choose(dealt, decision)
            assert here == there, f"seed {seed}, answer {asked}: {decision.kind}, {decision.window}"
        answer(state, players[decision.seat].choose(state, decision))
        decision = advance(state)
        asked += 1
    assert asked > 200
