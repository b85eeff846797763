"""The ledger of every ruling: played by a test, reasoned away, or waiting for its card.

Three sources: the official rulings that krcg bundles, those marked with a circled R in the
comprehensive rules, and the lines on cards in their appendix (`rules_text.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Literal

import typer
from rich.console import Console
from rich.table import Table

from methuselah.lab.proving.coverage import implemented
from methuselah.lab.proving.ledger import Ledger, read_ledger
from methuselah.lab.proving.rules_text import read_index
from methuselah.lab.telling import print_json, refuse
from methuselah.pool import pool

__all__ = ["SOURCES", "Standing", "ledger_of", "rulings_command"]

SOURCES: Final = {
    "circled": "comprehensive rules, circled",
    "appendix": "comprehensive rules, on cards",
    "krcg": "official rulings",
}


@dataclass(frozen=True, slots=True)
class Standing:
    """How one ruling stands. card: whom it is about, "" for a rule; implemented: that card is
    played here (a rule always is).
    """

    source: str
    ruling: str
    card: str
    implemented: bool
    state: Literal["linked", "reasoned", "waiting"]


def ledger_of(ledger: Ledger | None = None) -> tuple[Standing, ...]:
    """Every ruling of every source."""
    known = ledger or read_ledger()
    played = {definition.name for definition in implemented(known).values()}
    return (*_of_texts(known, played), *_of_krcg(known, played))


def _of_texts(ledger: Ledger, played: set[str]) -> Iterator[Standing]:
    linked, reasoned = set(ledger.texts_linked), set(ledger.texts_reasoned)
    for ruling in read_index():
        state = _state(ruling.id in linked, ruling.id in reasoned)
        here = not ruling.card or ruling.card in played
        yield Standing(ruling.source, ruling.id, ruling.card, here, state)


def _of_krcg(ledger: Ledger, played: set[str]) -> Iterator[Standing]:
    linked, reasoned = set(ledger.linked), set(ledger.reasoned)
    for ruling in pool().all_rulings():
        card = pool()[ruling.card_id].name
        key = (card, ruling.index)
        state = _state(key in linked, key in reasoned)
        yield Standing("krcg", f"{card} {ruling.index}", card, card in played, state)


def _state(linked: bool, reasoned: bool) -> Literal["linked", "reasoned", "waiting"]:
    return "linked" if linked else "reasoned" if reasoned else "waiting"


def _figures(standings: list[Standing]) -> dict[str, int]:
    states = [standing.state for standing in standings]
    return {
        "total": len(states),
        "linked": states.count("linked"),
        "reasoned": states.count("reasoned"),
        "waiting": states.count("waiting"),
        "waiting_though_implemented": sum(
            standing.implemented and standing.state == "waiting" for standing in standings
        ),
    }


def rulings_command(
    source: Annotated[
        str, typer.Option(help=f"Only one source: {', '.join(SOURCES)}.", metavar="NAME")
    ] = "",
    waiting: Annotated[
        bool, typer.Option("--waiting", help="List what waits, and for which card.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")] = False,
) -> None:
    """Count the rulings of each source: played by a test, reasoned away, or waiting."""
    if source and source not in SOURCES:
        raise refuse(f'"{source}" is not a source. Known: {", ".join(SOURCES)}.')
    chosen = [source] if source else list(SOURCES)
    every = ledger_of()
    by_source = {name: [one for one in every if one.source == name] for name in chosen}
    open_ones = {
        name: [one for one in ones if one.state == "waiting"] for name, ones in by_source.items()
    }
    if as_json:
        data: dict[str, dict[str, object]] = {
            name: dict(_figures(ones)) for name, ones in by_source.items()
        }
        for name, ones in open_ones.items() if waiting else ():
            data[name]["open"] = [_row(one) for one in ones]
        print_json(data)
        return
    table = Table("rulings", "total", "linked", "reasoned", "waiting", "of these played here")
    for name, ones in by_source.items():
        table.add_row(SOURCES[name], *(f"{figure:,}" for figure in _figures(ones).values()))
    Console().print(table)
    for ones in open_ones.values() if waiting else ():
        for one in ones:
            why = "is played here" if one.implemented else "is not played here yet"
            typer.echo(f"{one.ruling}: {one.card or 'the rule'} {why}.")


def _row(one: Standing) -> dict[str, object]:
    return {"ruling": one.ruling, "card": one.card, "implemented": one.implemented}
