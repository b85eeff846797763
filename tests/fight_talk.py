"""Setting up the combats of the worked examples: an action is announced and blocked."""

from __future__ import annotations

from table_talk import Table

from methuselah.rules.combat import Combat, Round

__all__ = ["blocked", "damage_to", "fight_of", "round_of"]


def blocked(table: Table, acting: int, blocker: int) -> None:
    """Your minion bleeds your prey, whose minion blocks; combat is about to begin."""
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocker)


def fight_of(table: Table) -> Combat:
    """The combat in progress."""
    table.asked()
    combat = table.state.frame(Combat)
    assert combat is not None
    return combat


def round_of(table: Table) -> Round:
    """The round in progress."""
    table.asked()
    fight = table.state.frame(Round)
    assert fight is not None
    return fight


def damage_to(table: Table, minion: int) -> int:
    """How many points of damage a minion took, from the journal."""
    return sum(
        line.number for line in table.state.journal if line.what == "damaged" and line.card == minion
    )
