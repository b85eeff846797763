"""Table talk about actions: the one in progress, what the journal tells, made-up modifiers."""

from __future__ import annotations

from methuselah.engine.definitions import Definition, Node, defined
from methuselah.language import modifier
from methuselah.pool import Face
from methuselah.rules.action.action import Action
from table_talk import Seat, Table

__all__ = ["action_of", "is_offered", "told", "trick"]


def action_of(table: Table) -> Action:
    """The action in progress."""
    table.asked()
    action = table.state.frame(Action)
    assert action is not None
    return action


def told(table: Table, what: str, **parts: object) -> int:
    """How many lines of the journal say this."""
    return sum(
        line.what == what and all(getattr(line, key) == value for key, value in parts.items())
        for line in table.state.journal
    )


def trick(*parts: Node, at: tuple[str, ...], by: str = "acting", name: str = "Trick") -> Definition:
    """An action modifier that is in no set."""
    face = Face(
        id=900_300 + len(name),
        name=name,
        printed_name=name,
        types=("action modifier",),
        text="",
        digest="",
    )
    return defined(face, modes=(modifier(*parts, at=at, by=by),))


def is_offered(table: Table, seat: Seat, card: int | str) -> bool:
    """Whether a Methuselah may use or play it at any time before this action is over."""
    found = False
    while not table.over():
        found |= seat.may(("use", "play"), card=card)
        table.pass_on()
    return found
