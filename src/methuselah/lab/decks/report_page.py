"""A matchup as one HTML page that stands alone: the picture, the figures, the cards played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from methuselah.lab.decks.charts import draw, short
from methuselah.lab.decks.matchup import Fortune

__all__ = ["page"]

STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 Georgia, serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
svg { max-width: 100%; height: auto; background: white; border-radius: 6px }
table { border-collapse: collapse; margin: 1rem 0 2rem; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid #8884 }
caption { text-align: left; font-weight: bold; padding: .5rem 0 }
td + td { text-align: right }
details { margin: .5rem 0 } summary { cursor: pointer; font-weight: bold }
"""
NOTE: Final = (
    "A fair share of a table is 1 victory point. Brackets are 95 % intervals over games. "
    "“Never played” cards lay in no seat's hand at the right moment in these games, or the bots "
    "do not see what they are for."
)


def page(fortunes: Sequence[Fortune], seats: int, command: str) -> str:
    """The page. command: what made it."""
    picture = draw(fortunes, seats, "svg").decode()
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Matchup: {escape(', '.join(short(one.deck) for one in fortunes))}</title>",
            f"<style>{STYLE}</style></head><body><main><h1>Matchup</h1>",
            f"<p>{escape(NOTE)}</p>",
            picture[picture.index("<svg") :],
            _figures(fortunes),
            _preys(fortunes),
            *(_cards(fortune) for fortune in fortunes),
            f"<p>Made by <code>{escape(command)}</code></p></main></body></html>",
        ]
    )


def _table(caption: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(word)}</td>" for word in row) + "</tr>" for row in rows
    )
    return f"<table><caption>{escape(caption)}</caption><tr>{head}</tr>{body}</table>"


def _figures(fortunes: Sequence[Fortune]) -> str:
    heads = ("deck", "games", "victory points", "game wins", "ousted", "turns", "turns alive")
    rows = (
        (
            short(one.deck),
            str(one.games),
            str(one.vp),
            one.game_wins.percent,
            one.ousted.percent,
            f"{one.turns.value:.0f}",
            f"{one.turns_alive.value:.0f}",
        )
        for one in fortunes
    )
    return _table("How each deck fared", heads, rows)


def _preys(fortunes: Sequence[Fortune]) -> str:
    preys = sorted({prey for one in fortunes for prey in one.against})
    rows = (
        (
            short(one.deck),
            *(f"{one.against[prey].value:.2f}" if prey in one.against else "–" for prey in preys),
        )
        for one in fortunes
    )
    heads = ("deck", *(f"prey {short(prey)}" for prey in preys))
    return _table("Victory points by prey", heads, rows)


def _cards(fortune: Fortune) -> str:
    rows = (
        (one.card, str(one.copies), f"{one.a_game:.2f}", one.games.percent) for one in fortune.cards
    )
    table = _table("", ("card", "copies", "a game", "games with it"), rows)
    return (
        f"<details><summary>Cards played: {escape(short(fortune.deck))}</summary>{table}</details>"
    )
