"""What a person is asked outside her own turn, by kind: how often a game stops for nothing.

    python bench/questions.py [--games 20]

Prints JSON: questions for each game at the default settings among four programs, answered by the
heuristic player. "wake": nothing to do but to pass or to wake; "spared": such ones that are not
asked since nothing would come of it (`table/waking.py`); "other": something else may be done.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter

from methuselah.players import player_named
from methuselah.players.sitting import sit_down
from methuselah.table.seats import Due, Table
from methuselah.table.waking import only_wakes


def counted(seed: int) -> Counter[str]:
    """The questions of one game."""
    table, seat = sit_down(seed=seed, players=("heuristic",))
    person = player_named("heuristic", seat, seed)
    found: Counter[str] = Counter()
    spares = table.needless

    def needless(decision: object) -> Due | None:
        due = spares(decision)  # type: ignore[arg-type]
        found["spared"] += due is not None
        return due

    table.needless = needless  # type: ignore[method-assign]
    while table.result is None:
        table.play_on()
        decision = table.decision
        if decision is None:
            break
        if table.state.active != seat:
            found[_kind(table)] += 1
        table.answer(person.choose(table.state, decision))
    return found


def _kind(table: Table) -> str:
    decision = table.decision
    assert decision is not None
    return "wake" if only_wakes(table.state, decision) else "other"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    found = sum((counted(seed) for seed in range(games)), Counter())
    print(json.dumps({kind: round(number / games, 1) for kind, number in found.items()}, indent=1))


if __name__ == "__main__":
    main()
