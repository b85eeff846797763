"""Pictures: a matchup, with who is ousted when, and the curve of a training."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

from methuselah.lab.decks.estimates import Estimate
from methuselah.lab.decks.matchup import ORDINALS, Fortune

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["draw", "draw_curve", "short"]

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
    figure = _figure(11, 1.6 + 0.42 * len(fortunes))
    _points(figure, fortunes, seats)
    _leaving(figure, fortunes)
    return _saved(figure, kind)


def draw_curve(
    points: Sequence[tuple[int, Estimate]], seats: int, last: Estimate | None, kind: str = "png"
) -> bytes:
    """The curve of a training: victory points a game after so many decisions.

    last: those of the games that the trained player played afterwards.
    """
    figure = _figure(8, 4.2)
    axes = figure.add_subplot()
    known = [(decisions, vp) for decisions, vp in points if vp.count > 1]
    places = [decisions for decisions, _ in known]
    lows, highs = ([max(0, min(seats, bound)) for bound in bounds] for bounds in _bounds(known))
    axes.fill_between(places, lows, highs, color=SHADES[2], linewidth=0)
    axes.plot(places, [vp.value for _, vp in known], color=SHADES[0], label="while it learns")
    if last is not None and points:
        end = points[-1][0] * 1.02
        axes.plot((end, end), (last.low, last.high), color=INK, linewidth=1.4)
        axes.plot(end, last.value, "o", color=POINT, label=f"afterwards, {last.count} games")
    axes.axhline(1.0, color=INK, linewidth=0.8, linestyle="--")
    axes.set_ylim(0, seats + 0.1)
    axes.set_xlabel("decisions it has learnt from")
    axes.set_ylabel(f"victory points a game (of {seats}), 95 % interval")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(loc="lower right", frameon=False)
    return _saved(figure, kind)


def _bounds(points: Sequence[tuple[int, Estimate]]) -> tuple[list[float], list[float]]:
    return [vp.low for _, vp in points], [vp.high for _, vp in points]


def _figure(wide: float, high: float) -> Figure:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(wide, high), layout="constrained")
    FigureCanvasAgg(figure)
    return figure


def _saved(figure: Figure, kind: str) -> bytes:
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
