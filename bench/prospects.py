"""What tables come to: games of heuristic players, and the weights that the search player reads.

    python bench/prospects.py play GAMES.npz [--games 1200] [--seed 100000]
    python bench/prospects.py fit GAMES.npz ... [--to weights.json] [--hidden 16] [--rounds 6]

`play` writes down, for each turn of each game with the starter decks, the inputs of every seat
(`players/search/evaluation.py`) and the victory points it still came to. In half of the games the
players now and then take any option, so that there are tables to which they would not come.
`fit` needs PyTorch; every sixth game is held out, and its cross-entropy printed after each round.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any, Final

import numpy as np

from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision
from methuselah.lab.games.arena import arena_tables
from methuselah.lab.games.seating import Table, seat_players, set_table
from methuselah.players.search import evaluation
from methuselah.players.search.evaluation import INPUTS, features
from methuselah.rules.setup.game import new_game
from methuselah.table.decks import STARTERS

SEATS: Final = 5
SLIPS: Final = 0.03
"""At most so often a decision of a careless table is left to chance."""
WEIGHTS: Final = Path(evaluation.__file__).with_name("weights.json")


def play(games: int, seed: int, to: Path) -> None:
    """Play, and keep (turns, seats, inputs), the points still to come, and the seeds."""
    given: list[np.ndarray[Any, Any]] = []
    points: list[np.ndarray[Any, Any]] = []
    seeds: list[int] = []
    for table in arena_tables(["heuristic"] * SEATS, STARTERS, games, seed=seed):
        for inputs, came in _turns(table):
            row = np.zeros((SEATS, len(INPUTS)), np.float32)
            row[: len(inputs)] = inputs
            given.append(row)
            points.append(np.array([*came, *[-1.0] * (SEATS - len(came))], np.float32))
            seeds.append(table.seed)
    np.savez_compressed(to, given=np.array(given), points=np.array(points), seeds=np.array(seeds))
    print(f"{games} games, {len(seeds)} turns")


def _turns(table: Table) -> list[tuple[list[list[float]], list[float]]]:
    """For each turn of a game, by seat: the inputs, and the points that came."""
    chance = random.Random(table.seed)
    slips = chance.choice((0.0, SLIPS)) * chance.random()
    state = new_game(set_table(table), journaling=False)
    players = seat_players(table)
    seen: list[tuple[dict[int, list[float]], list[int]]] = []
    turn = 0
    decision = advance(state)
    while isinstance(decision, Decision):
        if state.turn != turn:
            turn = state.turn
            seen.append((features(state), [seat.half_points for seat in state.seats]))
        index = players[decision.seat].choose(state, decision)
        if chance.random() < slips:
            index = chance.randrange(len(decision.options))
        answer(state, index)
        decision = advance(state)
    last = [seat.half_points for seat in state.seats]
    return [
        (list(found.values()), [(last[seat] - had[seat]) / 2 for seat in found])
        for found, had in seen
    ]


def fit(files: list[Path], to: Path, hidden: int, rounds: int) -> None:
    """Fit the network to games, and write its weights."""
    import torch

    torch.manual_seed(0)
    torch.set_num_threads(1)
    kept = [np.load(file) for file in files]
    given = torch.tensor(np.concatenate([one["given"] for one in kept]))
    points = torch.tensor(np.concatenate([one["points"] for one in kept]))
    seeds = torch.tensor(np.concatenate([one["seeds"] for one in kept]))
    sits = points >= 0
    points = points.clamp(min=0)
    left = points.sum(1, keepdim=True)
    share = points / left.clamp(min=0.5)
    some = left[:, 0] > 0
    held_out = torch.nonzero((seeds % 6 == 0) & some)[:, 0]
    fitted = torch.nonzero((seeds % 6 != 0) & some)[:, 0]
    middle = given[fitted][sits[fitted]].mean(0)
    spread = given[fitted][sits[fitted]].std(0).clamp(min=1e-2)
    given = (given - middle) / spread

    straight = torch.nn.Linear(len(INPUTS), 1, bias=False)
    into = torch.nn.Linear(len(INPUTS), hidden)
    out = torch.nn.Linear(hidden, 1, bias=False)
    torch.nn.init.zeros_(straight.weight)
    torch.nn.init.normal_(out.weight, std=0.05)
    every = [*straight.parameters(), *into.parameters(), *out.parameters()]

    def loss(rows: Any) -> Any:
        force = (straight(given[rows]) + out(torch.relu(into(given[rows]))))[..., 0]
        logs = torch.log_softmax(force.masked_fill(~sits[rows], -1e9), 1)
        return -(share[rows] * logs.masked_fill(~sits[rows], 0.0)).sum(1).mean()

    batch = 512
    steps = rounds * (len(fitted) // batch)
    optimizer = torch.optim.AdamW(every, lr=2e-3, weight_decay=0.1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps + 1)
    for number in range(rounds):
        order = fitted[torch.randperm(len(fitted))]
        for first in range(0, len(order) - batch + 1, batch):
            optimizer.zero_grad()
            loss(order[first : first + batch]).backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            print(f"round {number}: {float(loss(held_out)):.4f} held out", flush=True)

    def told(weights: Any) -> Any:
        return [round(float(weight), 4) for weight in weights]

    with torch.no_grad():
        found = {
            "inputs": list(INPUTS),
            "straight": told(straight.weight[0] / spread),
            "hidden": [told(row / spread) for row in into.weight],
            "biases": told(into.bias - into.weight @ (middle / spread)),
            "out": told(out.weight[0]),
        }
    lines = [f'"{name}": {json.dumps(part)}' for name, part in found.items()]
    to.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def main() -> None:
    """Play or fit, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("to", type=Path)
    playing.add_argument("--games", type=int, default=1200)
    playing.add_argument("--seed", type=int, default=100_000)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--to", type=Path, default=WEIGHTS)
    fitting.add_argument("--hidden", type=int, default=16)
    fitting.add_argument("--rounds", type=int, default=6)
    args = parser.parse_args()
    if args.command == "play":
        play(args.games, args.seed, args.to)
    else:
        fit(args.files, args.to, args.hidden, args.rounds)


if __name__ == "__main__":
    main()
