"""The command `methuselah lint`, and what `methuselah coverage --drift` prints."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from methuselah.cards import NotADefinition
from methuselah.lab.auditing.lint import LINES, Report, lint_pool
from methuselah.lab.auditing.recognising import LEAST
from methuselah.lab.proving.drift import Drift, drift, new_cards, read_texts
from methuselah.lab.telling import AsJson, print_json, refuse

__all__ = ["lint_command", "show_drift"]

MANY: Final = 12
"""Names on a line of the report; the rest is counted (--json names all)."""


def lint_command(as_json: AsJson = False) -> None:
    """Hold every definition against its printed text; list words, lengths, escape hatches.

    Exits with 1 if a text has something that its definition lacks.
    """
    try:
        report = lint_pool()
    except NotADefinition as error:
        raise refuse(f"A definition cannot be read. {error}") from None
    if as_json:
        print_json(report.data())
    else:
        _show(report)
    raise typer.Exit(1 if report.findings else 0)


def _show(report: Report) -> None:
    """The report for people."""
    typer.echo(f"{report.cards:,} definitions held against their texts.")
    for finding in report.findings:
        typer.echo(f"  {finding} ({finding.check})")
    if not report.findings:
        typer.echo("  Nothing that a text has and its definition lacks.")
    unlike = [f"{name} ({like:.2f})" for name, like in report.unlike.items()]
    _list(f"What they say is less than {LEAST:g} like their text", unlike)
    _list("Words that no definition says", list(report.unused))
    _list("Words that one definition says", [f"{w} ({card})" for w, card in report.once.items()])
    long = sorted(report.long.items(), key=lambda item: (-item[1], item[0]))
    _list(f"Definitions of more than {LINES} lines", [f"{name} ({n})" for name, n in long])
    hatches = f"Escape hatches, {report.hatch_share:.2f} in a hundred definitions"
    _list(hatches, list(report.hatches))


def _list(title: str, names: list[str]) -> None:
    more = f"; and {len(names) - MANY} more" if len(names) > MANY else ""
    typer.echo(f"{title}: {len(names)}")
    if names:
        typer.echo(f"  {'; '.join(names[:MANY])}{more}")


def show_drift(against: Path | None, *, as_json: bool) -> bool:
    """Print the definitions whose text has changed; whether there are any.

    Raises OSError for a file that cannot be read, ValueError for one without texts.
    """
    texts = None if against is None else read_texts(against)
    found = drift(texts)
    new = [] if texts is None else new_cards(texts)
    if as_json:
        print_json({"drift": [one.data() for one in found], "new_cards": new})
        return bool(found)
    where = "the installed texts" if against is None else str(against)
    for one in found:
        _show_drift(one)
    typer.echo(f"{len(found)} definitions differ from {where}.")
    if texts is not None:
        names = f": {'; '.join(new[:MANY])}" if new else ""
        more = f"; and {len(new) - MANY} more" if len(new) > MANY else ""
        typer.echo(f"{len(new)} cards there are not in the installed pool{names}{more}.")
    return bool(found)


def _show_drift(one: Drift) -> None:
    """One definition: digests, place, tests, what changed and what the audit says."""
    typer.echo(f"{one.card}: {one.old} is {one.new} now; {one.place}")
    for words in one.gone:
        typer.echo(f"  - {words}")
    for words in one.come:
        typer.echo(f"  + {words}")
    for words in one.findings:
        typer.echo(f"  ? {words}")
    if one.tests:
        typer.echo(f"  run {' '.join(one.tests)}")
