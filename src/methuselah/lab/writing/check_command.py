"""The command `methuselah check`: everything about some cards, before they are committed."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer

from methuselah.cards import NotADefinition, definitions, place_of, written
from methuselah.lab.proving.ledger import Ledger, scan, source_tree
from methuselah.lab.telling import AsJson, print_json, refuse
from methuselah.lab.writing.check import (
    Lack,
    Run,
    in_ledger,
    in_module,
    in_style,
    in_vocabulary,
    laws,
)
from methuselah.lab.writing.drawn import plugged, remedies_of
from methuselah.lab.writing.mentions import mentioning
from methuselah.pool import Face, NotACard, pool

__all__ = ["check_command"]

SHOWN: Final = 3
"""The files of tests that are named for each card."""
FILES: Final = 12
"""The files of tests that are run for one card, the likeliest first."""
CHECKS: Final = ("definition", "laws", "ledger", "vocabulary")
"""What is looked at of each card; style and tests are those of all files together."""

Mentions = dict[Face, dict[str, list[str]]]
"""For each card the files of tests that mention it, with the tests; [] is the whole file."""


def check_command(
    names: Annotated[list[str], typer.Argument(metavar="NAME...", help="Cards by name.")],
    every: Annotated[
        bool, typer.Option("--all", help=f"Run all tests that mention one, not {FILES} files.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check cards before they are committed: text, laws, ledger, vocabulary, style, tests.

    Exits with 1 if something is to be mended.
    """
    root = source_tree()
    if root is None:
        raise refuse("There are no tests beside an installed package: use a checkout.")
    faces = _faces(names)
    most = None if every else FILES
    try:
        written()
        tests = {face: mentioning(face, root) for face in faces}
    except NotADefinition as error:
        raise refuse(f"{error}: keep one of them.") from None
    except SyntaxError as error:
        raise refuse(f"{error.filename}:{error.lineno}: {error.msg}. Mend it first.") from None
    chosen = {face: dict(list(found.items())[:most]) for face, found in tests.items()}
    ids = _ids(chosen)
    ids += plugged([face.name for face in faces], root)
    run = Run(ids, root) if ids else None  # they play while the rest is looked at
    found = _looked_at(faces, root)
    style = list(in_style(_files(chosen, root)))
    ended, failed, said = ("none", [], "") if run is None else run.ended()
    wrong = any(found.values()) or bool(style) or bool(failed)
    remedies = list(remedies_of([one.words for one in failed], root))
    failed += [Lack("tests", words) for words in remedies]
    if as_json:
        cards = {face.name: [asdict(one) for one in lacks] for face, lacks in found.items()}
        rest = [asdict(one) for one in (*style, *failed)]
        print_json({"well": not wrong, "cards": cards, "files": rest, "tests": ended})
        raise typer.Exit(1 if wrong else 0)
    for face, lacks in found.items():
        _show(face, lacks)
        typer.echo(f"  tests: {_counted(chosen[face], len(tests[face]))}")
    _show_lacks("style", style)
    if failed:
        typer.echo(said)
        for words in remedies:
            typer.echo(f"tests: {words}")
    typer.echo(f"tests: {ended}")
    raise typer.Exit(1 if wrong else 0)


def _faces(names: list[str]) -> list[Face]:
    """The cards of these names, each once; a name that is none is refused with what was meant."""
    faces: dict[Face, None] = {}
    for name in names:
        try:
            faces[pool()[name]] = None
        except NotACard as error:
            raise refuse(f'"{name}" is not a card. {error.remedy}') from None
    return list(faces)


def _looked_at(faces: list[Face], root: Path) -> dict[Face, list[Lack]]:
    """What is to be mended of each card."""
    found: dict[Face, list[Lack]] = {face: [] for face in faces}
    try:
        ledger: Ledger | None = scan(root)
    except ValueError as error:
        ledger = None
        for lacks in found.values():
            lacks.append(Lack("ledger", f"{error}: mend the mark or the reason."))
    readable = True
    for face, lacks in found.items():
        try:
            definition = definitions().get(face.id)
            lacks += [_unwritten(face)] if definition is None else laws(definition)
            lacks += in_module(face)
        except NotADefinition as error:  # of this card, or of another one beside which it is held
            readable = False
            lacks.append(Lack("definition", f"{error}. Mend it."))
            lacks.append(Lack("laws", "they wait until all can be read."))
        if ledger is not None:
            lacks += in_ledger(face, ledger)
    waits = [(face, Lack("vocabulary", "it waits until all can be read.")) for face in faces]
    for face, lack in in_vocabulary(faces, root) if readable else waits:
        found[face].append(lack)
    return found


def _unwritten(face: Face) -> Lack:
    words = f'there is none: `methuselah card "{face.name}"` says where it belongs.'
    return Lack("definition", words)


def _ids(chosen: Mentions) -> list[str]:
    """What pytest is asked to run: a file, or single tests of it; each once."""
    together: dict[str, list[str]] = {}
    for files in chosen.values():
        for path, tests in files.items():
            known = together.get(path)
            whole = not tests or known == []
            together[path] = [] if whole else list(dict.fromkeys((*(known or ()), *tests)))
    return [
        one
        for path, tests in together.items()
        for one in ([f"{path}::{test}" for test in tests] or [path])
    ]


def _files(chosen: Mentions, root: Path) -> list[Path]:
    """The modules of the cards and the files of their tests."""
    written = [place.path for face in chosen if (place := place_of(face)) is not None]
    tests = [root / path for files in chosen.values() for path in files]
    return list(dict.fromkeys((*written, *tests)))


def _counted(files: dict[str, list[str]], of: int) -> str:
    """How many tests mention a card."""
    if not files:
        return "none mentions it"
    single = sum(map(len, files.values()))
    whole = sum(1 for tests in files.values() if not tests)
    parts = [f"{single} that mention it"] if single else []
    parts += [f"all of {whole} files"] if whole else []
    named = ", ".join(list(files)[:SHOWN])
    more = f" and {len(files) - SHOWN} more files" if files and len(files) > SHOWN else ""
    rest = f"; {of - len(files)} files are left out (--all runs them)" if of > len(files) else ""
    return f"{' and '.join(parts)} in {named}{more}{rest}"


def _show(face: Face, lacks: list[Lack]) -> None:
    """A card with what is well and what is to be mended."""
    place = place_of(face)
    typer.echo(f"{face.name}  ({place.place if place is not None else 'nothing is written'})")
    well = [check for check in CHECKS if check not in {lack.check for lack in lacks}]
    if well:
        typer.echo(f"  {', '.join(well)}: nothing to mend")
    for lack in lacks:
        typer.echo(f"  {lack.check}: {lack.words}")


def _show_lacks(check: str, lacks: list[Lack]) -> None:
    for lack in lacks:
        typer.echo(f"{check}: {lack.words}")
    if not lacks:
        typer.echo(f"{check}: nothing to mend")
