"""Reliquary: Akunanse Remains: a spirit that lends one of three Disciplines."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from methuselah.engine.traits import capacity, disciplines_of
from scenes.actions import comes_into_play
from table_talk import Table

REMAINS = "Reliquary: Akunanse Remains"
AKUNANSE = "Dolie (G4)"  # abo ani


def test_an_akunanse_equips_with_it(table: Table) -> None:
    """For 1 pool; nobody else."""
    comes_into_play(REMAINS, by=AKUNANSE)
    mine, other = table.you.ready(AKUNANSE), table.you.ready("Ryan")
    table.you.holds(REMAINS)
    assert table.you.can_play(REMAINS, by=mine)
    assert not table.you.can_play(REMAINS, by=other)


@pytest.mark.ruling(REMAINS, 1)
@pytest.mark.parametrize(("who", "helped"), [(AKUNANSE, True), ("Ryan", False)])
def test_who_has_something_of_the_remains(table: Table, who: str, helped: bool) -> None:
    """+1 bleed and +1 capacity, of an Akunanse; anybody else may take it, and has nothing of it."""
    keeper = table.you.ready("Hasani (G4)", locked=True)
    mine = table.you.ready(who)
    remains = table.you.in_play(REMAINS, on=keeper)
    table.you.ready(COMPANION)
    before = capacity(table.state, mine)
    table.you.acts(by=mine, word="take equipment", target=keeper)
    rest(table)
    assert table.on(remains) == mine
    assert capacity(table.state, mine) == before + helped
    table.until_turn_of(table.prey)
    while table.asked().seat != 0 or table.asked().window != "minion":  # type: ignore[union-attr]
        if table.you.options("choose"):
            table.you.does("choose", word="for")
        else:
            table.pass_on()
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 29 - helped


@pytest.mark.parametrize(
    ("code", "has"),
    [("abo", {"ABO", "ani"}), ("ani", {"abo", "ANI"}), ("for", {"abo", "ani", "for"})],
)
def test_a_level_of_the_chosen_discipline(table: Table, code: str, has: set[str]) -> None:
    """In your unlock phase, one of three; until your next, in which another is chosen."""
    mine = table.you.ready(AKUNANSE)
    table.you.ready(COMPANION)
    table.you.in_play(REMAINS, on=mine)
    table.prey.ready("Ryan")
    table.gives_edge(table.you)
    table.begins("unlock")
    while not table.you.options("choose"):
        if table.you.may("resolve"):
            table.you.does("resolve")
        else:
            table.pass_on()
    assert {option.word for option in table.you.options("choose")} == {"abo", "ani", "for"}
    table.you.does("choose", word=code)
    assert _known(table, mine) == has
    table.until_turn_of(table.prey, "minion")
    assert _known(table, mine) == has
    while not table.you.options("choose"):
        table.pass_on()
    table.you.does("choose", word="for")
    assert _known(table, mine) == {"abo", "ani", "for"}


def _known(table: Table, minion: int) -> set[str]:
    """Its Disciplines, superior ones in capitals."""
    return {code for code in disciplines_of(table.state, minion) if code}


def test_nobody_else_learns(table: Table) -> None:
    """Chosen all the same, it lends nothing to another clan."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(REMAINS, on=mine)
    known = _known(table, mine)
    table.gives_edge(table.you)
    table.begins("unlock")
    while not table.you.options("choose"):
        if table.you.may("resolve"):
            table.you.does("resolve")
        else:
            table.pass_on()
    table.you.does("choose", word="for")
    assert _known(table, mine) == known
