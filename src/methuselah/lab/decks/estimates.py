"""Estimates with their intervals: means by Student's t, shares by Wilson's score, both at 95 %.

The quantile of t is expanded about the normal one (Abramowitz and Stegun 1964, 26.7.5), the
interval of a share is that of Wilson (1927).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

__all__ = ["Estimate", "mean_of", "share_of"]

Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(msgspec.Struct, frozen=True):
    """A value, the interval in which it lies with 95 % confidence, and on how many it stands."""

    value: float
    low: float
    high: float
    count: int

    def __str__(self) -> str:
        return f"{self.value:.2f} [{self.low:.2f}, {self.high:.2f}]"

    @property
    def percent(self) -> str:
        """The same as percentages.

        >>> Estimate(0.5, 0.25, 0.75, 10).percent
        '50 % [25, 75]'
        """
        return f"{self.value:.0%} [{self.low * 100:.0f}, {self.high * 100:.0f}]".replace("%", " %")


def t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t.

    >>> round(t_quantile(10), 2), round(t_quantile(100), 2)
    (2.23, 1.98)
    """
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + math.fsum(term / freedom**power for power, term in enumerate(terms, start=1))


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean; of one value alone nothing is known about the spread, and of none nothing.

    >>> mean_of([1.0, 1.0, 1.0])
    Estimate(value=1.0, low=1.0, high=1.0, count=3)
    """
    count = len(values)
    if count < 2:
        value = values[0] if values else math.nan
        return Estimate(value, -math.inf, math.inf, count)
    value = fmean(values)
    half = t_quantile(count - 1) * stdev(values) / math.sqrt(count)
    return Estimate(value, value - half, value + half, count)


def share_of(hits: int, count: int) -> Estimate:
    """The share of hits.

    >>> share_of(0, 10).low, round(share_of(0, 10).high, 3)
    (0.0, 0.278)
    """
    if not count:
        return Estimate(math.nan, 0.0, 1.0, 0)
    share = hits / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    half = Z * spread / (1 + Z * Z / count)
    low, high = (middle - half if hits else 0.0), (middle + half if hits < count else 1.0)
    return Estimate(share, low, high, count)
