"""Training a player by proximal policy optimization (Schulman et al. 2017), masked to the options.

The network of `players/learned/network.py` sits in one seat of each of many games at once and
players of this package in the others. Rewards are victory points and, while training only, the
change of a potential: the lead in pool and in the vampires that it was spent on, weighted by `LEAD`
 (Ng et al. 1999: a potential does not change which play is best). Advantages are estimated
over decisions of the seat (GAE).
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from methuselah.engine.traits import capacity
from methuselah.lab.learning.episodes import Bout, Episode
from methuselah.players import Player, player_named
from methuselah.players.learned.features import Shapes
from methuselah.players.learned.network import Batch, Network, Question, log_chances
from methuselah.pool import load_deck

__all__ = ["Trainer", "Training", "Update", "best_device", "cards_of"]

LEAD: Final = 2.0
"""The potential of a lead by a full pool, in victory points."""
FULL_POOL: Final = 30
DISCOUNT: Final = 0.998
SMOOTHING: Final = 0.9
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE_WEIGHT: Final = 0.5
LARGEST_GRADIENT: Final = 0.5
BATCH: Final = 256
EPOCHS: Final = 4


@dataclass(frozen=True, slots=True)
class Training:
    """What is trained. decisions: how many of the seat that learns, and each: in one round;

    at_once: games in progress; rate: of the steps of learning, falling to a twentieth.
    """

    bout: Bout = field(default_factory=Bout)
    opponents: tuple[str, ...] = ("random",)
    decisions: int = 60_000
    each: int = 2048
    at_once: int = 64
    rate: float = 1e-3
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Update:
    """After one round of learning. points: victory points of each game that ended in it."""

    decisions: int
    games: int
    points: tuple[float, ...]
    entropy: float
    loss: float
    seconds: float
    cpu_seconds: float


@dataclass(slots=True)
class Step:
    """One decision of the seat that learns, and what came of it."""

    question: Question
    action: int
    log_chance: float
    value: float
    reward: float = 0.0
    last: bool = False
    advantage: float = 0.0


@dataclass(slots=True)
class Game:
    """One game in progress. points, potential: as they were at the last decision."""

    episode: Episode
    seat: int
    players: dict[int, Player]
    steps: list[Step] = field(default_factory=list)
    points: float = 0.0
    potential: float = 0.0

    def over(self) -> bool:
        """Whether the seat that learns is asked no more."""
        return self.episode.decision is None or self.episode.is_out(self.seat)

    def play_others(self) -> None:
        """Until the seat is asked, or it is over."""
        while not self.over():
            decision = self.episode.decision
            assert decision is not None
            if decision.seat == self.seat:
                return
            self.episode.take(self.players[decision.seat].choose(self.episode.state, decision))

    def reward(self) -> float:
        """What the seat has gained since its last decision: points, and the potential."""
        points = self.episode.points[self.seat]
        potential = 0.0 if self.over() else LEAD * _lead(self.episode, self.seat)
        gained = points - self.points + DISCOUNT * potential - self.potential
        self.points, self.potential = points, potential
        return gained


def _lead(episode: Episode, seat: int) -> float:
    """How much more a seat has than the others on average, in full pools.

    Pool counts, and what it is spent on: counters on uncontrolled crypt cards, and the capacity of
    ready vampires.
    """
    state = episode.state
    holdings = {
        other.seat: other.pool
        + sum(state.cards[card].blood for card in other.uncontrolled)
        + sum(max(1, capacity(state, card)) for card in other.ready)
        for other in state.seats
        if not other.out
    }
    others = [held for other, held in holdings.items() if other != seat]
    return (holdings[seat] - sum(others) / max(1, len(others))) / FULL_POOL


def best_device() -> str:
    """The GPU where there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def cards_of(bout: Bout) -> list[int]:
    """The krcg ids of the cards in the decks of a bout."""
    decks = [load_deck(name) for name in bout.decks]
    return sorted({card for deck in decks for card, _ in (*deck.crypt, *deck.library)})


class Trainer:
    """Plays and learns. The same training on the same machine learns the same, GPUs aside."""

    def __init__(self, training: Training, device: str = "cpu") -> None:
        torch.manual_seed(training.seed)
        self.training = training
        self.device = device
        self.network = Network(cards_of(training.bout)).to(device)
        self.chance = np.random.default_rng(training.seed)
        self.optimizer = torch.optim.Adam(self.network.parameters(), training.rate, eps=1e-5)
        self._dealt = 0
        self._games = [self._deal() for _ in range(training.at_once)]
        self._ended: list[float] = []

    def updates(self) -> Iterator[Update]:
        """Learn, round by round, until so many decisions have been taken."""
        began, cpu_began = time.perf_counter(), time.process_time()
        taken, games = 0, 0
        while taken < self.training.decisions:
            left = 1.0 - taken / self.training.decisions
            for group in self.optimizer.param_groups:
                group["lr"] = self.training.rate * max(0.05, left)
            steps = self.play(min(self.training.each, self.training.decisions - taken))
            taken += len(steps)
            loss, entropy = self.learn(steps)
            ended, self._ended = tuple(self._ended), []
            games += len(ended)
            now, cpu_now = time.perf_counter(), time.process_time()
            yield Update(taken, games, ended, entropy, loss, now - began, cpu_now - cpu_began)

    # -- playing -------------------------------------------------------------------------

    def _deal(self) -> Game:
        """A game of another seed, up to the first question; one that is over is dealt again."""
        bout = self.training.bout
        seats = bout.seats
        while True:
            seed = int(self.chance.integers(1 << 30))
            seat = self._dealt % seats
            self._dealt += 1
            names = self.training.opponents
            others = [(seat + step) % seats for step in range(1, seats)]
            players = {
                other: player_named(names[place % len(names)], other, seed + place + 1)
                for place, other in enumerate(others)
            }
            game = Game(Episode(bout, seed, Shapes()), seat, players)
            game.play_others()
            if not game.over():
                game.reward()
                return game

    def play(self, number: int) -> list[Step]:
        """At least so many decisions, with their advantages."""
        done: list[Step] = []
        open_steps = 0
        while len(done) + open_steps < number:
            questions = [Question.of(game.episode.seen(game.seat)) for game in self._games]
            for place, made in enumerate(self._decide(questions)):
                game = self._games[place]
                game.episode.take(made.action)
                game.play_others()
                made.reward = game.reward()
                game.steps.append(made)
                open_steps += 1
                if game.over():
                    made.last = True
                    self._ended.append(game.points)
                    open_steps -= len(game.steps)
                    done += _judged(game.steps, 0.0)
                    self._games[place] = self._deal()
        questions = [Question.of(game.episode.seen(game.seat)) for game in self._games]
        for game, ahead in zip(self._games, self._decide(questions), strict=True):
            done += _judged(game.steps, ahead.value)
            game.steps = []
        return done

    def _decide(self, questions: Sequence[Question]) -> Iterator[Step]:
        """An option for each question, drawn by its chance."""
        with torch.inference_mode():
            scores, values = self.network(Batch.of(questions, self.network.places, self.device))
            logs = log_chances(scores)
        chances = logs.exp().double().cpu().numpy()
        for place, question in enumerate(questions):
            here = chances[place, : len(question.options)]
            action = int(self.chance.choice(len(here), p=here / here.sum()))
            yield Step(question, action, float(logs[place, action]), float(values[place]))

    # -- learning ------------------------------------------------------------------------

    def learn(self, steps: Sequence[Step]) -> tuple[float, float]:
        """Improve the network by these decisions; the last loss and the mean entropy."""
        entropies: list[float] = []
        loss = 0.0
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(steps))
            for first in range(0, len(steps), BATCH):
                some = [steps[place] for place in order[first : first + BATCH]]
                made, entropy = self.loss(some)
                self.optimizer.zero_grad()
                made.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT)
                self.optimizer.step()
                loss = made.item()
                entropies.append(entropy.item())
        return loss, sum(entropies) / len(entropies)

    def loss(self, steps: Sequence[Step]) -> tuple[Any, Any]:
        """The loss of PPO over these decisions, and the entropy of the choices."""
        batch = Batch.of([step.question for step in steps], self.network.places, self.device)
        scores, values = self.network(batch)
        logs = log_chances(scores)
        actions = self._numbers([step.action for step in steps], torch.int64)
        before = self._numbers([step.log_chance for step in steps])
        gains = self._numbers([step.advantage for step in steps])
        returns = self._numbers([step.advantage + step.value for step in steps])
        ratio = (logs.gather(1, actions.unsqueeze(1)).squeeze(1) - before).exp()
        scaled = (gains - gains.mean()) / (gains.std(correction=0) + 1e-8)
        policy = torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled)
        entropy = -(logs.exp() * logs.masked_fill(~batch.mask, 0.0)).sum(-1).mean()
        wrong = (values - returns).square().mean()
        return -policy.mean() + VALUE_WEIGHT * wrong - ENTROPY * entropy, entropy

    def _numbers(self, values: Sequence[float], kind: Any = torch.float32) -> Any:
        return torch.tensor(values, dtype=kind, device=self.device)


def _judged(steps: list[Step], ahead: float) -> list[Step]:
    """How much better each decision was than expected. ahead: the value of what comes next."""
    running, value = 0.0, ahead
    for step in reversed(steps):
        goes_on = 0.0 if step.last else DISCOUNT
        wrong = step.reward + goes_on * value - step.value
        running = wrong + goes_on * SMOOTHING * running
        step.advantage, value = running, step.value
    return steps
