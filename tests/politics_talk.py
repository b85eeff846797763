"""Table talk about referendums: calling one, carrying it, cards that are in no set."""

from __future__ import annotations

from methuselah.engine.definitions import Definition, Node, defined
from methuselah.language import PREY, burn_pool, gain_pool, political
from methuselah.pool import Face
from methuselah.rules.politics.votes import tally
from table_talk import Seat, Table

__all__ = ["carried", "is_promised", "motion", "polling", "sacrifice", "votes_now"]


def motion(*parts: Node, name: str = "Motion", **face: object) -> Definition:
    """A political action card in no set: its caller gains 1 pool, or what the parts say."""
    terms = {"text": "", "digest": "", "types": ("political action",), **face}
    made = Face(id=920_000 + len(name), name=name, printed_name=name, **terms)  # type: ignore[arg-type]
    return defined(made, modes=(political(*parts, passes=(gain_pool(1),)),))


def sacrifice() -> Definition:
    """A political action card in no set: the prey burns 3 pool and gains 5."""
    made = Face(
        id=920_100,
        name="Sacrifice",
        printed_name="Sacrifice",
        types=("political action",),
        text="",
        digest="",
    )
    return defined(made, modes=(political(passes=(burn_pool(3, PREY), gain_pool(5, PREY))),))


def polling(table: Table, seat: Seat | None = None) -> None:
    """Everybody passes until votes are cast."""
    table.until("polling", seat or table.you)


def carried(table: Table, caller: int, seat: Seat | None = None) -> None:
    """The calling vampire and the card vote for it, nobody against; all is over."""
    asked = seat or table.you
    polling(table, asked)
    if asked.may("vote", minion=caller):
        asked.votes("for", minion=caller)
    if asked.may("vote", mode="called"):
        asked.votes("for", mode="called")
    table.nobody_reacts()
    table.nobody_reacts()


def votes_now(table: Table) -> tuple[int, int]:
    """The votes for and against the referendum in progress, as cast so far."""
    table.asked()
    return tally(table.state)


def is_promised(table: Table) -> int:
    """How many promises for a next referendum stand."""
    return sum(
        row.kind == "next referendum passes" for frame in table.state.stack for row in frame.rows
    )
