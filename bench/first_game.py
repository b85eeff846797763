"""Looks for a seed of the first game in which whoever follows the guide ousts her prey.

Run it when `tests/server/test_guiding.py` says that she does not any more, because bots play
better or decks have changed: `python bench/first_game.py --seeds 4000`. Each line is a seed that
will do, with the answers it takes, the answer by which the last lesson was learned, and the pools
at the end; put one that is short into `FIRST_GAME` (`server/setting_up.py`).
"""

from __future__ import annotations

import argparse
from typing import get_args

import msgspec

from methuselah.server.guiding import Lesson, guide_now
from methuselah.server.resuming import programs
from methuselah.server.setting_up import FIRST_GAME, set_up
from methuselah.table.game import Game
from methuselah.table.seats import Table
from methuselah.table.situation import situation

MOST = 90
"""Answers: about a quarter of an hour."""


def followed(seed: int) -> tuple[int, int, dict[Lesson, int]]:
    """The game of a seed up to the first oust: her seat and pool, when each lesson was learned."""
    made = set_up(msgspec.structs.replace(FIRST_GAME, seed=seed))
    table = Table(Game.new(made.setting), programs(made.seats, made.setting.seed))
    seat = next(number for number, one in enumerate(made.seats) if not one.player)
    known: dict[Lesson, int] = {}
    for answers in range(MOST):
        table.play_on()
        state = table.state
        guide = guide_now(state, seat, table.decision, situation(state))
        for lesson in guide.learned:
            known.setdefault(lesson, answers)
        if "oust" in known or table.decision is None or table.decision.seat != seat:
            break
        table.answer(guide.tip.option)
    return seat, table.state.seats[seat].pool, known


def main() -> None:
    """Print every seed that will do."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", type=int, default=1000)
    asked.add_argument("--first", type=int, default=0)
    given = asked.parse_args()
    for seed in range(given.first, given.first + given.seeds):
        _, pool, known = followed(seed)
        if known.keys() >= set(get_args(Lesson)):
            last = max(at for lesson, at in known.items() if lesson != "oust")
            print(f"seed {seed}: {known['oust']} answers, the rest by {last}, {pool} pool", known)


if __name__ == "__main__":
    main()
