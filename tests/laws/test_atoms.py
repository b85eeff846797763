"""Every change of the world is an atom (design, laws of the engine, 5).

Records are changed through `edit` and `edit_seat`, the state's own fields by assignment. Both are
for the modules of atoms alone; a frame changes its own fields, and those that ask set the
question. Who else changes what is listed here, by module and field.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from methuselah.engine.state import Card, Methuselah, State

PACKAGE = Path(__file__).parents[2] / "src" / "methuselah"
SOURCES = sorted(PACKAGE.rglob("*.py"))

ATOMS = {
    "engine/atoms.py",
    "engine/draining.py",
    "engine/emitting.py",
    "engine/drawing.py",
    "engine/knowledge.py",
    "engine/places.py",
    "engine/state.py",
    "engine/turn_atoms.py",
}

ALLOWED = {
    "engine/advance.py": {"pending", "answers", "unsettled"},
    "engine/determinize.py": {"chance", "pending"},
    "engine/journal.py": {"journal"},
    "engine/programs.py": {"pending"},
    "engine/windows.py": {"pending"},
    "rules/setup/game.py": {"setattr"},
    "table/game.py": {"journal", "pending"},
}
"""Who else sets which fields: what is asked, which deck lies where, what a clone starts with."""

ROOMS = {"engine", "rules", "language", "cards"}
"""The rooms whose every assignment to a field named as one of a record's is looked at."""

STATE = {part.name for part in fields(State)} - {"journaling"}
RECORD = {part.name for part in (*fields(Card), *fields(Methuselah))}
SHARED = {"controller", "id", "mode", "rows", "seat"}
"""Names of fields that frames have too: on anything but a record they are no record's."""

CHANGES = {
    "add",
    "append",
    "clear",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
}
"""Methods that change a list or dictionary in place."""


def is_state(node: ast.expr) -> bool:
    """Whether an expression is a state, by how it is called here."""
    match node:
        case ast.Name(id="state" | "copy" | "clone"):
            return True
        case ast.Attribute(attr="state"):
            return True
    return False


def held_by_state(node: ast.expr) -> str:
    """The field of a state that an expression is (an entry of), "" if it is none."""
    match node:
        case ast.Attribute(value=owner, attr=name) if is_state(owner) and name in STATE:
            return name
        case ast.Subscript(value=inner):
            return held_by_state(inner)
    return ""


def is_record(node: ast.expr, records: set[str]) -> bool:
    """Whether an expression is the record of a card or seat, by where it comes from."""
    match node:
        case ast.Name(id=name):
            return name in records
        case ast.Subscript(value=inner):
            return held_by_state(inner) in ("cards", "seats")
        case ast.Call(func=ast.Attribute(value=inner, attr="get")):
            return held_by_state(inner) == "cards"
    return False


def records_in(tree: ast.AST) -> set[str]:
    """The names that are bound to records anywhere in a source."""
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                if is_record(value, names):
                    names.add(name)
            case ast.For(target=ast.Name(id=name), iter=followed):
                if held_by_state(followed) == "seats":
                    names.add(name)
    return names


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to or deletes, tuples taken apart."""
    found: list[ast.expr] = []
    match node:
        case ast.Assign(targets=many) | ast.Delete(targets=many):
            found += many
        case ast.AugAssign(target=one) | ast.AnnAssign(target=one, value=ast.expr()):
            found.append(one)
        case ast.For(target=one) | ast.comprehension(target=one):
            found.append(one)
    flat: list[ast.expr] = []
    while found:
        one = found.pop()
        if isinstance(one, ast.Tuple | ast.List):
            found += one.elts
        else:
            flat.append(one.value if isinstance(one, ast.Starred) else one)
    return flat


def changed(target: ast.expr, records: set[str], strict: bool) -> str:
    """The field of a state or record that an assignment to this changes, "" for none.

    strict: what only may be a record by the name of the field counts as one.
    """
    held = held_by_state(target)
    if held:
        return held
    match target:
        case ast.Attribute(value=ast.Name(id="self" | "cls")):
            return ""
        case ast.Attribute(value=owner, attr=name) if is_record(owner, records):
            return name
        case ast.Attribute(attr=name) if name in RECORD - SHARED - STATE:
            return name if strict else ""
    return ""


def changes(source: str, *, strict: bool = True) -> Iterator[tuple[int, str]]:
    """Each change of the world in a source: its line, and the field or call."""
    tree = ast.parse(source)
    records = records_in(tree)
    for node in ast.walk(tree):
        for target in targets(node):
            name = changed(target, records, strict)
            if name:
                yield target.lineno, name
        match node:
            case ast.Call(func=ast.Attribute(attr="edit" | "edit_seat" as name)):
                yield node.lineno, name
            case ast.Call(func=ast.Attribute(value=inner, attr=name)) if name in CHANGES:
                if held_by_state(inner):
                    yield node.lineno, held_by_state(inner)
            case ast.Call(func=ast.Name(id="setattr" | "delattr" as name)):
                yield node.lineno, name
            case ast.Call(func=ast.Attribute(attr="__setattr__")):
                yield node.lineno, "setattr"


def test_nothing_outside_the_atoms_changes_the_world() -> None:
    wrong = [
        f"{place}:{line}: {name}"
        for path in SOURCES
        if (place := path.relative_to(PACKAGE).as_posix()) not in ATOMS
        for line, name in changes(
            path.read_text("utf-8"), strict=path.relative_to(PACKAGE).parts[0] in ROOMS
        )
        if name not in ALLOWED.get(place, ())
    ]
    assert not wrong, "make it an atom:\n" + "\n".join(wrong)


def test_what_is_allowed_is_there_and_is_needed() -> None:
    for place in ATOMS:
        assert (PACKAGE / place).exists()
    for place, names in ALLOWED.items():
        found = {name for _, name in changes((PACKAGE / place).read_text("utf-8"))}
        assert names <= found, place


@pytest.mark.parametrize(
    "source",
    [
        "state.edge = seat",
        "state.turn += 1",
        "state.cards[card] = record",
        "del state.cards[card]",
        "state.stack[-1] = frame",
        "state.hooks['bleed'] = ()",
        "state.faces, other = faces, 1",
        "state.journal.append(entry)",
        "state.stack.pop()",
        "state.cards.pop(card)",
        "state.known.setdefault(card, ())",
        "self.state.pending = None",
        "state.clone().edit(card)",
        "state.edit(card).locked = True",
        "state.edit_seat(seat)",
        "state.cards[card].locked = True",
        "state.cards[card].mode = 'dom'",
        "state.seats[0].rows = ()",
        "record = state.cards.get(card)\nrecord.mode = 'dom'",
        "record = state.cards[card]\nother = record\nother.controller = 1",
        "for owner in state.seats:\n    owner.rows = ()",
        "minion.blood -= 1",
        "owner.hand = (*owner.hand, card)",
        "setattr(record, 'blood', 1)",
        "setattr(record, name, 1)",
        "object.__setattr__(record, 'blood', 1)",
    ],
)
def test_a_change_is_seen(source: str) -> None:
    assert list(changes(source))


@pytest.mark.parametrize(
    "source",
    [
        "self.at = 'range'",
        "self.seat = 1",
        "self.rows = (*self.rows, row)",
        "action.verdict = 'ended'",
        "frame.used = (*frame.used, key)",
        "window.seat = 1",
        "state.push(frame)",
        "state.pop()",
        "blood = state.cards[card].blood",
        "me.env['x'] = (card,)",
        "options.append(option)",
        "cards = list(state.cards)\ncards.append(1)",
    ],
)
def test_what_changes_no_record_is_let_through(source: str) -> None:
    assert not list(changes(source))
