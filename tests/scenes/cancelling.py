"""The scene of a card that cancels another as it is played: five rulings on each such card."""

from __future__ import annotations

from typing import Any

from block_talk import made_vampire
from made_up import paper
from methuselah.engine.definitions import Definition, Mode
from methuselah.language import (
    ACTING,
    add,
    bleed,
    choose,
    minion,
    modifier,
    on,
    reaction,
    use,
)
from scenes.telling import Card, companion, paid, rules, untouched
from table_talk import Seat, Table

__all__ = ["cancels_as_it_is_played"]

FOCUS = paper("Focus", use(bleed(+1), at=("action",)), kind="event")
"""A card in play that gives a limited bleed: the second one."""


def _victim(kind: str, requires: str, aimed: bool, keywords: frozenset[str]) -> Definition:
    """What is cancelled: a limited bleed for 1 blood, replaced after the action only."""
    chosen = (choose(on(minion)),) if aimed else ()
    if kind == "reaction":
        goad = reaction(
            *chosen, add("bleed", +1, to=ACTING, word="limited"), at=("action",), replace="action"
        )
        return _of(goad, requires, keywords)
    rage = modifier(*chosen, bleed(+1), replace="action")
    return _of(rage, requires, keywords)


def _of(way: Mode, requires: str, keywords: frozenset[str]) -> Definition:
    face: dict[str, Any] = {"keywords": keywords, "blood_cost": 1}
    if not requires:
        return paper("Victim", way, **face)
    return paper("Victim", levels={requires: way}, disciplines=(requires,), kind=way.play, **face)


@rules("Bollix", 3)
@rules("Bollix", 4)
@rules("Bollix", 5)
@rules("Bollix", 6)
@rules("Groundfighting", 14)
def cancels_as_it_is_played(
    card: Card,
    *,
    by: Card,
    level: str = "",
    kind: str = "modifier",
    requires: str = "",
    keywords: tuple[str, ...] = (),
    aimed: bool = False,
    cost_paid: bool = True,
    worn: bool = False,
) -> None:
    """A made-up card is cancelled in its "as played" window; beside it what happens if it is not.

    It was not replaced before; cancelled, it is replaced at once, whatever it says, and its limit
    is free; it has been played (the same minion plays no second copy) and, unless the text says
    otherwise (`cost_paid`), paid for.

    `kind`: what it cancels, a "modifier" of the acting minion, or a "reaction" to an action of
    yours; that `requires` a Discipline, with `keywords`, and `aimed` at the minion that cancels it.
    `worn`: the card is in play on that minion, and stays there.
    """
    for cancels in (True, False):
        table = Table()
        plays, answers = (table.you, table.prey)
        if kind == "reaction":
            plays, answers = answers, plays
        theirs = plays.ready(made_vampire("Player", *([requires] if requires else []), capacity=6))
        mine = answers.ready(by)
        terms = {"level": level} if level else {}
        held = answers.in_play(card, on=mine, **terms) if worn else answers.holds(card)
        companion(table)
        drawn = plays.library("Blur")
        victim = _victim(kind, requires, aimed, frozenset(keywords))
        plays.holds(victim, victim)
        focus = table.you.in_play(FOCUS)
        acting = theirs if plays is table.you else mine
        before, price = table.blood(theirs), table.blood(mine)
        table.you.acts(word="bleed", by=acting)
        plays.plays("Victim", by=theirs)
        if aimed:
            plays.chooses(mine)
        assert table.where(drawn) == "library", "replaced in the window"
        if cancels and worn:
            answers.uses(held)
            assert (table.on(held), table.blood(mine)) == (mine, price)
        elif cancels:
            answers.plays(held, by=mine, **terms)
            assert table.where(held) == "ash_heap"
            assert table.blood(mine) == price - paid(card)
        else:
            answers.passes()
        _what_follows(table, plays, theirs, drawn, focus, cancels)
        assert table.blood(theirs) == before - (cost_paid or not cancels)


def _what_follows(
    table: Table, plays: Seat, theirs: int, drawn: int, focus: int, cancels: bool
) -> None:
    """Whether it is replaced, played again, limits; how much is bled in the end."""
    table.until("action")
    assert (table.where(drawn) == "hand") is cancels, "replaced at once only if cancelled"
    assert not plays.can_play("Victim", by=theirs), "it has been played"
    assert table.you.may("use", card=focus) is cancels, "its limit"
    before = table.prey.pool()
    table.nobody_reacts()
    assert before - table.prey.pool() == (1 if cancels else 2)
    untouched(table, table.you, *table.seats[2:])
    assert table.waits_for(table.you)
