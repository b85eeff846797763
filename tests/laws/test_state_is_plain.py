"""What stands in a state is plain data: it can be copied, compared, saved (laws of the engine, 2).

Every frame is found, whoever wrote it, by importing the whole package; an example of each, with
something in every field, goes through the codec and through a clone.
"""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

import pytest

import methuselah
from methuselah.engine.codec import decode, encode, fingerprint, read_value, write_value
from methuselah.engine.decisions import Decision, Option
from methuselah.engine.definitions import NODES, Block, Mode, Node, Strike
from methuselah.engine.records import RECORDS
from methuselah.engine.registry import class_named, frame_classes, name_of, node_classes
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, Row
from small_state import SmallState

for module in pkgutil.walk_packages(methuselah.__path__, "methuselah."):
    if not module.name.endswith("__main__"):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            if error.name != "torch":  # gigabytes, which only training needs
                raise

ATOMIC = (int, str, bool, NoneType)

FRAMES = [kind for kind in frame_classes() if kind.__module__.startswith("methuselah.")]
NODE_CLASSES = [kind for kind in node_classes() if kind.__module__.startswith("methuselah.")]


def instance_fields(kind: type) -> dict[str, Any]:
    """The fields of a class with their types; annotations of the class itself left out."""
    hints = get_type_hints(kind)
    return {part.name: hints[part.name] for part in fields(kind)}


def is_frozen(kind: type) -> bool:
    """Whether the instances of a dataclass are never changed: at run time, or as mypy sees to."""
    return kind in RECORDS or bool(vars(kind)["__dataclass_params__"].frozen)


def not_plain(hint: Any, inside: tuple[type, ...] = ()) -> list[str]:
    """What in a type is no immutable plain data."""
    if get_origin(hint) in (tuple, Union, UnionType):
        return [
            bad for part in get_args(hint) if part is not ... for bad in not_plain(part, inside)
        ]
    if get_origin(hint) is Literal:
        return [str(hint) for one in get_args(hint) if not isinstance(one, str | int)]
    if hint in ATOMIC or hint is Scope or hint in inside:
        return []
    if hint is Row:
        return []
    if isinstance(hint, type) and issubclass(hint, Node):
        return []
    if isinstance(hint, type) and is_dataclass(hint) and is_frozen(hint):
        inner = instance_fields(hint).values()
        return [bad for part in inner for bad in not_plain(part, (*inside, hint))]
    return [str(hint)]


def example(hint: Any) -> Any:
    """A value of a type that is not the default one."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is tuple:
        if parts[-1] is ...:
            return (example(parts[0]), example(parts[0]))
        return tuple(example(part) for part in parts)
    if origin in (Union, UnionType):
        return example(next(part for part in parts if part is not NoneType))
    if origin is Literal:
        return parts[-1]
    plain = {int: 7, str: "word", bool: True}
    if hint in plain:
        return plain[hint]
    if hint is Scope:
        return Scope(1, 2, 3, "dom", {"target": (4, 5), "X": 2, "clan": "Ventrue"})
    if hint is Row:
        return Row("bleed", 1, 2, 3, "word", Block(), 0, Block((Block(),)))
    if isinstance(hint, type) and issubclass(hint, Node):
        kinds = {Mode: Mode(key="dom", limited=True), Strike: Strike("damage", 3)}
        return kinds.get(hint, Block((Block(),)))
    return hint(**{name: example(part) for name, part in instance_fields(hint).items()})


def filled(kind: type[Frame]) -> Frame:
    """A frame with something in each of its fields."""
    return kind(**{name: example(hint) for name, hint in instance_fields(kind).items()})


def test_the_frames_of_the_rules_are_found() -> None:
    names = {kind.__name__ for kind in FRAMES}
    assert {"Action", "Choosing", "Combat", "GameFrame", "Program", "Turn", "Window"} <= names


@pytest.mark.parametrize("kind", FRAMES, ids=name_of)
def test_a_frame_holds_only_immutable_plain_data(kind: type[Frame]) -> None:
    bad = {
        name: wrong for name, hint in instance_fields(kind).items() if (wrong := not_plain(hint))
    }
    assert not bad


@pytest.mark.parametrize("kind", FRAMES, ids=name_of)
def test_a_frame_has_slots_all_the_way_down(kind: type[Frame]) -> None:
    assert not hasattr(filled(kind), "__dict__"), "decorate it and its bases: dataclass(slots=True)"


@pytest.mark.parametrize("kind", FRAMES, ids=name_of)
def test_what_is_the_same_for_all_frames_of_a_class_never_changes(kind: type[Frame]) -> None:
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is ClassVar:
            hash(getattr(kind, name))


@pytest.mark.parametrize("kind", FRAMES, ids=name_of)
def test_what_a_frame_shows_to_all_are_simple_fields_of_it(kind: type[Frame]) -> None:
    """Of it, or of one of its parts, where it is read under the same name."""
    hints = instance_fields(kind)
    for part in kind.parts:
        hints |= instance_fields(hints[part])
    for name in kind.shown:
        assert hasattr(kind, name)
        assert hints[name] in (int, str, bool, tuple[int, ...], tuple[int, int]), name


@pytest.mark.parametrize("kind", FRAMES, ids=name_of)
def test_a_frame_survives_the_codec(kind: type[Frame]) -> None:
    frame = filled(kind)
    read = read_value(write_value(frame))
    assert type(read) is kind
    assert read == frame
    state = SmallState().build()
    state.push(frame)
    saved = encode(state)
    assert encode(decode(saved, state.setting)) == saved


@pytest.mark.parametrize("kind", FRAMES, ids=name_of)
def test_a_frame_of_a_clone_is_independent(kind: type[Frame]) -> None:
    state = SmallState().build()
    state.push(filled(kind))
    clone = state.clone()
    before = fingerprint(state)
    assert fingerprint(clone) == before
    top = clone.stack[-1]
    assert top is not state.stack[-1]
    top.at = "elsewhere"
    for name, hint in instance_fields(kind).items():
        if hint is Scope:
            getattr(top, name).env["target"] = (9,)
    assert fingerprint(state) == before


@pytest.mark.parametrize("kind", NODE_CLASSES, ids=name_of)
def test_a_node_is_found_by_its_name_alone(kind: type[Node]) -> None:
    assert class_named(name_of(kind)) is kind
    assert NODES[kind.__name__] is kind, f"two nodes are called {kind.__name__}"


@pytest.mark.parametrize("kind", NODE_CLASSES, ids=name_of)
def test_a_node_is_frozen_plain_data(kind: type[Node]) -> None:
    assert is_frozen(kind)
    bad = {
        name: wrong for name, hint in instance_fields(kind).items() if (wrong := not_plain(hint))
    }
    assert not bad


def test_a_question_survives_the_codec() -> None:
    options = tuple(filled_option(number) for number in range(3))
    question = Decision(1, "choose", "window", options, 4, "R0")
    assert read_value(write_value(question)) == question


def filled_option(number: int) -> Option:
    return Option("play", 1, 2, "DOM", 3, 4, number, "for")


@pytest.mark.parametrize(
    ("hint", "plain"),
    [
        (int, True),
        (tuple[int, ...], True),
        (tuple[tuple[str | int, ...], ...], True),
        (Mode | None, True),
        (Option, True),
        (list[int], False),
        (dict[str, int], False),
        (set[int], False),
        (frozenset[int], False),
        (object, False),
        (float, False),
        (tuple[list[int], ...], False),
        (Frame, False),
    ],
)
def test_what_counts_as_plain(hint: Any, plain: bool) -> None:
    assert (not not_plain(hint)) is plain
