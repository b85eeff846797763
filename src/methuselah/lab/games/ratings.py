"""Ratings of players, kept from match to match in a file.

A rating is a guess of a player's strength and how unsure it is. A game is taken as its final
places (who has more victory points stands higher), under the Plackett-Luce model, and updated as
in Weng and Lin 2011, "A Bayesian Approximation Method for Online Ranking" (Journal of Machine
Learning Research 12, 267-300), algorithm 4. Equal places count as ties.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from methuselah.table.folders import data_folder

__all__ = ["Rating", "Ratings", "load_ratings", "rated", "save_ratings", "usual_file"]

MIDDLE: Final = 25.0
SPREAD: Final = MIDDLE / 3
PERFORMANCE: Final = SPREAD / 2
"""How far the play of one game strays from a player's strength (beta in the paper)."""
LEAST_SHARE: Final = 0.0001
"""No game takes away more of the uncertainty than all but this share (kappa)."""


class Rating(msgspec.Struct, frozen=True):
    """strength: 25 for an average player; unsure: its standard deviation; games: how many."""

    strength: float = MIDDLE
    unsure: float = SPREAD
    games: int = 0

    @property
    def surely(self) -> float:
        """What the player is at least worth: three deviations below."""
        return self.strength - 3 * self.unsure


class Ratings(msgspec.Struct):
    """players: ratings by name; matches: the seeds that were rated, by what was played, so that
    a match played again is not counted twice.
    """

    players: dict[str, Rating] = {}
    matches: dict[str, list[int]] = {}

    def add(self, match: str, seed: int, names: Sequence[str], points: Sequence[float]) -> bool:
        """Rate one game; whether it was new. names, points: by seat."""
        seeds = self.matches.setdefault(match, [])
        if seed in seeds:
            return False
        seeds.append(seed)
        seeds.sort()
        before = [self.players.get(name, Rating()) for name in names]
        after = rated(before, points)
        for name in dict.fromkeys(names):
            mine = [rating for other, rating in zip(names, after, strict=True) if other == name]
            self.players[name] = Rating(
                fmean(rating.strength for rating in mine),
                fmean(rating.unsure for rating in mine),
                mine[0].games,
            )
        return True


def rated(before: Sequence[Rating], points: Sequence[float]) -> list[Rating]:
    """The ratings after a game in which each came to so many points.

    >>> first, second = rated([Rating(), Rating()], [3.0, 1.0])
    >>> round(first.strength, 2), round(second.strength, 2), round(first.unsure, 2)
    (27.64, 22.36, 8.07)
    """
    spread = math.sqrt(math.fsum(one.unsure**2 + PERFORMANCE**2 for one in before))
    force = [math.exp(one.strength / spread) for one in before]
    not_above = [
        math.fsum(f for f, p in zip(force, points, strict=True) if p <= mine) for mine in points
    ]
    alike = [sum(p == mine for p in points) for mine in points]
    after: list[Rating] = []
    for seat, one in enumerate(before):
        gain = loss = 0.0
        for other, theirs in enumerate(points):
            if theirs < points[seat]:
                continue
            share = force[seat] / not_above[other]
            gain += ((other == seat) - share) / alike[other]
            loss += share * (1.0 - share) / alike[other]
        step = one.unsure**2 / spread
        left = max(1.0 - loss * (one.unsure / spread) ** 3, LEAST_SHARE)
        after.append(
            Rating(one.strength + step * gain, one.unsure * math.sqrt(left), one.games + 1)
        )
    return after


def usual_file() -> Path:
    """Where ratings are kept if no file is named."""
    return data_folder() / "ratings.json"


def load_ratings(path: Path) -> Ratings:
    """The ratings kept in a file, none if there is no file. Raises ValueError for another file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Ratings)
    except FileNotFoundError:
        return Ratings()
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}. Name another file.") from None
    except msgspec.MsgspecError as error:
        raise ValueError(
            f"{path} holds no ratings ({error}). Name another file with --ratings, or remove it."
        ) from None


def save_ratings(ratings: Ratings, path: Path) -> None:
    """Keep the ratings: all of them or, where the disk is full, those of before.

    Raises ValueError, with the place.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(ratings, order="sorted")))
        fresh.replace(path)
    except OSError as error:
        raise ValueError(
            f"the ratings cannot be kept in {path}: {error.strerror}. Name a file with --ratings."
        ) from None
