"""The command `methuselah lab train`: train a player, draw its curve, and let it play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer

from methuselah.engine.editions import CURRENT, edition_named
from methuselah.lab.decks.estimates import Estimate, mean_of
from methuselah.lab.games.arena import Match, match_of
from methuselah.lab.games.arena_command import show_match
from methuselah.lab.games.crews import crew_of
from methuselah.lab.games.progress import play_and_show
from methuselah.lab.games.ratings import Ratings
from methuselah.lab.games.seating import decks_of, spread_out
from methuselah.lab.telling import print_json, refuse, remark
from methuselah.players import look_at_player
from methuselah.pool.formats import HALF_DECK
from methuselah.table.decks import format_for

if TYPE_CHECKING:
    from methuselah.lab.learning.episodes import Bout
    from methuselah.lab.learning.ppo import Training, Update

__all__ = ["Point", "train_command"]

POLICY: Final = "policy.pt"
CURVE: Final = "curve.jsonl"
PICTURE: Final = "curve.png"
FIRST_SEED: Final = 1 << 31
"""The games after training are none of those played while training: their seeds are lower."""


class Point(msgspec.Struct, frozen=True):
    """The curve after a round of learning. vp: of the games that ended in this round."""

    decisions: int
    games: int
    vp: Estimate
    entropy: float
    seconds: float
    cpu_seconds: float


def train_command(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[DECK]...", help="Instead of the half decks of the starters."),
    ] = None,
    folder: Annotated[
        Path, typer.Option("--to", metavar="FOLDER", help="Where the player and its curve go.")
    ] = Path("trained"),
    seats: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 2,
    against: Annotated[
        str, typer.Option(help="Who sits in the other seats: random, heuristic,random …")
    ] = "random",
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions to learn from.")] = (
        60_000
    ),
    minutes: Annotated[float, typer.Option(min=0, help="Stop after so long, 0 for never.")] = 0.0,
    games: Annotated[int, typer.Option(min=0, help="Games that it plays afterwards.")] = 200,
    turns: Annotated[int, typer.Option(min=0, help="Time limit in turns, 0 for none.")] = 60,
    form: Annotated[str, typer.Option("--format", help="Which decks.")] = HALF_DECK.name,
    edition: Annotated[str, typer.Option(help="Whose rules.")] = CURRENT.name,
    seed: Annotated[int, typer.Option(min=0, help="The same seed trains the same player.")] = 0,
    device: Annotated[
        str, typer.Option(help="cpu or cuda; a GPU where there is one if unsaid.")
    ] = "",
    threads: Annotated[int, typer.Option(min=1, help="CPU threads of PyTorch.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes for the games after it.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Train a player by masked PPO, draw its curve, and let it play against the others.

    FOLDER/policy.pt is written after every round: `--players learned:FOLDER/policy.pt` seats it.
    """
    for package in ("torch", "matplotlib"):
        if find_spec(package) is None:
            raise refuse(f"Training needs {package}: `pip install 'methuselah[train]'`.")
    from methuselah.lab.learning.episodes import HALVES, Bout
    from methuselah.lab.learning.ppo import Training

    opponents = tuple(name.strip() for name in against.split(","))
    try:
        legal = format_for(edition_named(edition), seats, form)
        chosen = spread_out(names or HALVES, legal, remark)
        bout = Bout(seats, chosen, form, turns, edition)
        decks_of([bout.table(0)])
        for name in opponents:
            look_at_player(name)
        folder.mkdir(parents=True, exist_ok=True)
    except ValueError as error:
        raise refuse(str(error)) from None
    except OSError as error:
        raise refuse(f"{folder}: {error.strerror}. Name another folder with --to.") from None
    training = Training(bout, opponents, decisions=decisions, seed=seed)
    points = list(_train(training, folder, device, threads, minutes, quiet=as_json))
    match = _play(bout, opponents, folder / POLICY, games, workers) if games else None
    _draw(folder / PICTURE, points, match, seats)
    if as_json:
        print_json({"curve": points, "match": match})
    elif match is not None:
        show_match(match)


def _train(
    training: Training, folder: Path, device: str, threads: int, minutes: float, *, quiet: bool
) -> Iterator[Point]:
    """Learn, and keep what was learnt after every round."""
    import torch

    from methuselah.lab.learning.ppo import Trainer, best_device
    from methuselah.players.learned.network import save_network

    torch.set_num_threads(threads)
    try:
        trainer = Trainer(training, device or best_device())
    except (RuntimeError, AssertionError) as error:
        first = str(error).splitlines()[0]
        raise refuse(f'"{device}" cannot be used: {first}. Leave out --device.') from None
    lines: list[bytes] = []
    for update in trainer.updates():
        point = _point(update)
        save_network(trainer.network, folder / POLICY)
        lines.append(msgspec.json.encode(point))
        (folder / CURVE).write_bytes(b"\n".join(lines) + b"\n")
        if not quiet:
            typer.echo(
                f"{point.decisions:,} decisions, {point.games:,} games, {point.seconds:.0f} s: "
                f"{point.vp} VP in {point.vp.count} games"
            )
        yield point
        if minutes and update.seconds >= 60 * minutes:
            return


def _point(update: Update) -> Point:
    return Point(
        decisions=update.decisions,
        games=update.games,
        vp=mean_of(update.points),
        entropy=update.entropy,
        seconds=round(update.seconds, 1),
        cpu_seconds=round(update.cpu_seconds, 1),
    )


def _play(bout: Bout, opponents: Sequence[str], policy: Path, games: int, workers: int) -> Match:
    """The trained player in one seat, which turns, and the others in theirs."""
    others = tuple(opponents[place % len(opponents)] for place in range(bout.seats - 1))
    tables = [
        bout.table(FIRST_SEED + game, (f"learned:{policy}", *others)) for game in range(games)
    ]
    return match_of(play_and_show(tables, crew_of(workers), None), Ratings())


def _draw(path: Path, points: Sequence[Point], match: Match | None, seats: int) -> None:
    from methuselah.lab.decks.charts import draw_curve

    last = None
    if match is not None:
        last = next(one.vp for one in match.players if one.player.startswith("learned:"))
    curve = [(point.decisions, point.vp) for point in points]
    path.write_bytes(draw_curve(curve, seats, last))
