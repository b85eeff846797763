"""The engines beside which `methuselah bench` stands: each plays at random, from its own package.

A peer is a function from a seed to the decisions of one game played to its end, where only
decisions with two or more options count. Their packages are the optional extra `peers`.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

__all__ = ["NODE_PEER", "PEERS", "REMEDY", "Missing", "Showdown", "load_peer"]

Game = Callable[[int], int]
"""From a seed to the number of decisions in the game that it played."""

REMEDY: Final = 'pip install "methuselah[peers]"'
SCRIPT: Final = Path(__file__).with_name("showdown.js")
NODE_PEER: Final = "pokemon-showdown"
MOST_PLIES: Final = 5_000


class Missing(Exception):
    """A peer whose package is not there; the message names the remedy."""


def _chess() -> Game:
    """python-chess: legal moves until the game is over."""
    chess = import_module("chess")

    def play(seed: int) -> int:
        chance = random.Random(seed)
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(chance.choice(moves))
        return decisions

    return play


def _open_spiel() -> Game:
    """OpenSpiel's gin rummy, written in C++ and driven from Python."""
    game = import_module("pyspiel").load_game("gin_rummy")

    def play(seed: int) -> int:
        chance = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(chance.choice(actions))
        return decisions

    return play


def _rlcard() -> Game:
    """rlcard's gin rummy."""
    env = import_module("rlcard").make("gin-rummy", config={"seed": 1})

    def play(seed: int) -> int:
        chance = random.Random(seed)
        env.seed(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = env.step(chance.choice(actions))
        return decisions

    return play


def _pyminion() -> Game:
    """pyminion's Dominion, base set, two players."""
    base = import_module("pyminion.expansions.base")
    bot = import_module("pyminion.bots.bot")
    game = import_module("pyminion.game").Game

    class AtRandom(bot.BotDecider):  # type: ignore[misc, name-defined]
        """Plays and buys anything or nothing; other questions as its own bots answer them."""

        def __init__(self, chance: random.Random) -> None:
            self.chance = chance
            self.decisions = 0

        def any_of(self, cards: list[Any]) -> Any:
            self.decisions += bool(cards)
            return self.chance.choice([*cards, None])

        def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
            return self.any_of(valid_actions)

        def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
            return self.any_of(valid_cards)

    def play(seed: int) -> int:
        random.seed(seed)  # it shuffles by the one generator of the module
        deciders = [AtRandom(random.Random(seed * 2 + seat)) for seat in range(2)]
        players = [bot.Bot(decider, f"bot {seat}") for seat, decider in enumerate(deciders)]
        table = game(players, [base.base_set], log_stdout=False)
        table.start()
        while not table.is_over() and sum(one.decisions for one in deciders) < MOST_PLIES:
            for player in players:
                player.take_turn(table)
                if table.is_over():
                    break
        return sum(one.decisions for one in deciders)

    return play


PEERS: Final[Mapping[str, Callable[[], Game]]] = {
    "python-chess": _chess,
    "openspiel-gin-rummy": _open_spiel,
    "rlcard-gin-rummy": _rlcard,
    "pyminion": _pyminion,
}


def load_peer(name: str) -> Game:
    """The game of a peer. Raises Missing, with the remedy, where its package is not there."""
    try:
        return PEERS[name]()
    except ImportError as error:
        raise Missing(f"{name} is not measured: {error}. Install it: {REMEDY}") from None


class Showdown:
    """Pokémon Showdown, generation 9 random battles, in a process of Node that plays on demand."""

    def __init__(self) -> None:
        node, npm = shutil.which("node"), shutil.which("npm")
        remedy = "npm install --global pokemon-showdown"
        if node is None:
            raise Missing(f"{NODE_PEER} is not measured: there is no Node. Install it: {remedy}")
        places = [str(Path.cwd())]
        if npm is not None:
            said = subprocess.run([npm, "root", "-g"], capture_output=True, text=True, check=False)
            places.append(said.stdout.strip())
        self.process = subprocess.Popen(
            [node, str(SCRIPT), *places], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if self._answer() != {"ready": True}:
            self.close()
            raise Missing(f"{NODE_PEER} is not measured: no such package. Install it: {remedy}")

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def slice(self, seconds: float, seed: int) -> tuple[int, float]:
        """Play for some CPU-seconds; the decisions and the CPU-seconds."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds} {seed}\n")
        self.process.stdin.flush()
        said = self._answer()
        return int(said["decisions"]), float(said["seconds"])

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
