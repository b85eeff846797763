"""`methuselah lab mutate`: do the tests notice a definition with one thing wrong?"""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec
from typing import Annotated

import typer

from methuselah.cards import written
from methuselah.lab.auditing.mutation import Sifted, sample, sift
from methuselah.lab.proving.ledger import source_tree
from methuselah.lab.telling import AsJson, print_json, refuse, remark
from methuselah.pool import NotACard, pool

__all__ = ["mutate_command"]


def mutate_command(
    names: Annotated[
        list[str] | None, typer.Argument(help="Cards; without any, some by chance.")
    ] = None,
    cards: Annotated[int, typer.Option(min=1, help="How many cards by chance.")] = 20,
    each: Annotated[
        int | None, typer.Option(min=0, help="Mutants of each card by chance, 0 for all of them.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the sample.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Mutants that are tried at a time.")] = 1,
    quiet: Annotated[bool, typer.Option("--quiet", help="Do not say which card is tried.")] = False,
    as_json: AsJson = False,
) -> None:
    """Break definitions, one thing at a time, and see whether the tests of the card notice.

    All mutants of the cards that are named, 8 of each that is drawn by chance. Exits with 1 if one
    survives, or a ruling's tests notice none.
    """
    root = source_tree()
    if root is None or find_spec("pytest") is None:
        raise refuse("Mutants are tried on the tests: use a checkout with pytest (make env).")
    chosen = _cards(names) if names else sample(cards, seed)
    number = each if each is not None else 0 if names else 8
    told = (lambda line: None) if quiet else remark
    found = sift(chosen, root, each=number, seed=seed, workers=workers, told=told)
    if as_json:
        print_json(_data(found, seed))
    else:
        _say(found)
    unproved = any(not ruled.noticed for ruled in found.rulings)
    if found.survivors or found.untested or unproved:
        raise typer.Exit(1)


def _cards(names: list[str]) -> list[str]:
    """The cards meant by these names; refused if one is none, or has no definition."""
    try:
        faces = [pool()[name] for name in names]
    except NotACard as error:
        raise refuse(str(error)) from None
    here = {pool()[name].id for name in written()}
    for face in faces:
        if face.id not in here:
            raise refuse(f"{face.name} has no definition: there is nothing to break.")
    return [face.name for face in faces]


def _data(found: Sifted, seed: int) -> dict[str, object]:
    nothing = [ruled for ruled in found.rulings if not ruled.noticed]
    return {
        "seed": seed,
        "mutants": len(found.outcomes),
        "share_noticed": round(found.share, 4),
        "cpu_seconds": round(found.seconds, 1),
        "survivors": found.survivors,
        "untested": found.untested,
        "not_passing": found.broken,
        "rulings": len(found.rulings),
        "rulings_that_prove_nothing": nothing,
    }


def _say(found: Sifted) -> None:
    for card, number in Counter(one.card for one in found.survivors).items():
        typer.echo(f"{card}: {number} noticed by none of its tests")
        for one in found.survivors:
            if one.card == card:
                typer.echo(f"  {one.change}  ({one.tests} tests)")
    for ruled in found.rulings:
        if not ruled.noticed:
            typer.echo(
                f"{ruled.card}, ruling {ruled.number}: its tests notice none of {ruled.mutants} "
                f"mutants: {', '.join(ruled.tests)}"
            )
    for name in found.untested:
        typer.echo(f"{name}: no test that passes puts it down")
    for test in found.broken:
        typer.echo(f"{test} does not pass as it is: it was left out")
    proved = sum(bool(ruled.noticed) for ruled in found.rulings)
    noticed = len(found.outcomes) - len(found.survivors)
    typer.echo(
        f"{noticed} of {len(found.outcomes)} mutants noticed ({found.share:.1%}), "
        f"{proved} of {len(found.rulings)} rulings whose tests notice one; "
        f"{found.seconds:.0f} s of CPU."
    )
