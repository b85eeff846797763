"""Pictures of a matchup: victory points with their intervals, and who is ousted when."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

from methuselah.lab.matchup import ORDINALS, Fortune

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["draw", "short"]

INK: Final = "#2b2430"
POINT: Final = "#8c2f39"
# From "stayed" to "5th out": told apart by lightness too, for those who do not see the colours.
SHADES: Final = ("#1b4965", "#62a7c1", "#bee3db", "#f2cc8f", "#e07a5f", "#81171b")
FORMATS: Final = {"png": 160, "svg": 72}


def short(name: str) -> str:
    """A deck's name for an axis: a path loses its folders and its ending.

    >>> short("../twda/2019/2019abc.txt")
    '2019abc'
    """
    last = name.rsplit("/", 1)[-1]
    return last.rsplit(".", 1)[0] if "/" in name else last


def draw(fortunes: Sequence[Fortune], seats: int, kind: str = "png") -> bytes:
    """The picture of a matchup as PNG or SVG."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    high = 1.6 + 0.42 * len(fortunes)
    figure = Figure(figsize=(11, high), layout="constrained")
    FigureCanvasAgg(figure)
    _points(figure, fortunes, seats)
    _leaving(figure, fortunes)
    made = BytesIO()
    timeless = {"Date": None} if kind == "svg" else None
    figure.savefig(made, format=kind, dpi=FORMATS[kind], metadata=timeless)
    return made.getvalue()


def _points(figure: Figure, fortunes: Sequence[Fortune], seats: int) -> None:
    """Victory points a game; the dashed line is a fair share."""
    axes = figure.add_subplot(1, 2, 1)
    places = range(len(fortunes))
    for place, fortune in zip(places, fortunes, strict=True):
        if fortune.games > 1:
            axes.plot((fortune.vp.low, fortune.vp.high), (place, place), color=INK, linewidth=1.4)
        axes.plot(fortune.vp.value, place, "o", color=POINT)
    axes.axvline(1.0, color=INK, linewidth=0.8, linestyle="--")
    axes.set_yticks(list(places), [short(fortune.deck) for fortune in fortunes])
    axes.set_ylim(len(fortunes) - 0.5, -0.5)
    axes.set_xlim(left=0)
    axes.set_xlabel(f"victory points a game (of {seats}), 95 % interval")
    axes.spines[["top", "right"]].set_visible(False)


def _leaving(figure: Figure, fortunes: Sequence[Fortune]) -> None:
    """The shares of games in which it stayed, was the first out, the second …"""
    axes = figure.add_subplot(1, 2, 2)
    places = list(range(len(fortunes)))
    begun = [0.0] * len(fortunes)
    for word, shade in zip(ORDINALS, SHADES, strict=True):
        widths = [fortune.leaving.get(word, 0) / max(1, fortune.games) for fortune in fortunes]
        if any(widths):
            axes.barh(places, widths, left=begun, color=shade, edgecolor="white", label=word)
        begun = [left + width for left, width in zip(begun, widths, strict=True)]
    axes.set_yticks([])
    axes.set_ylim(len(fortunes) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of games")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=6, frameon=False, fontsize=8)
