"""Every class whose instances may stand in a state, by name: found, never listed.

Frames and nodes are found as subclasses, the plain values that frames hold by the types of
their fields, so `rules` and `language` need not say anything and are not imported here. A
record of the kernel goes by its bare name, any other class by module and name; `saved_names` has
what has moved since.
"""

from __future__ import annotations

from dataclasses import is_dataclass
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from methuselah.engine.decisions import Decision, Option, Result
from methuselah.engine.definitions import Node
from methuselah.engine.journal import Entry
from methuselah.engine.saved_names import SAVED_AS
from methuselah.engine.scope import Scope
from methuselah.engine.state import Card, Frame, Methuselah, Row

__all__ = ["class_named", "frame_classes", "name_of", "node_classes", "value_classes"]

KERNEL: Final = (Card, Methuselah, Row, Scope, Option, Decision, Result, Entry)
PACKAGE: Final = "methuselah."

_known: Final[dict[str, type]] = {}


def frame_classes() -> list[type[Frame]]:
    """Every class of frame that has been imported; not the one that `slots=True` replaced."""
    found: dict[str, type[Frame]] = {name_of(kind): kind for kind in _subclasses(Frame)}
    return list(found.values())


def node_classes() -> list[type[Node]]:
    """Every class of node that has been imported."""
    return _subclasses(Node)


def value_classes(kind: type) -> list[type]:
    """The dataclasses that the fields of a class name, and those that theirs name."""
    found: list[type] = []
    waiting: list[Any] = list(get_type_hints(kind).values())
    while waiting:
        hint = waiting.pop()
        if get_origin(hint) in (tuple, list, dict, Union, UnionType):
            waiting += get_args(hint)
        elif isinstance(hint, type) and is_dataclass(hint) and hint not in found:
            found.append(hint)
            if hint not in KERNEL and not issubclass(hint, Node):
                waiting += get_type_hints(hint).values()
    return found


def _subclasses(kind: type) -> list[Any]:
    """All classes below a class, with those that `slots=True` replaced before their successors."""
    found: list[Any] = []
    waiting: list[Any] = list(kind.__subclasses__())
    while waiting:
        other = waiting.pop(0)
        if other not in found:
            found.append(other)
            waiting += other.__subclasses__()
    return found


def name_of(kind: type) -> str:
    """The name under which a class is saved, wherever it stands now: "Card", "rules.turn.Turn"."""
    if kind in KERNEL:
        return kind.__name__
    module = kind.__module__.removeprefix(PACKAGE)
    moved = SAVED_AS.get(f"{module}.{kind.__qualname__}") or SAVED_AS.get(module, module)
    return f"{moved}.{kind.__qualname__}"


def class_named(name: str) -> type | None:
    """The class that is saved under a name; None if no imported class is."""
    if name not in _known:
        _find()
    return _known.get(name)


def _find() -> None:
    frames = frame_classes()
    values = [value for frame in frames for value in value_classes(frame)]
    for kind in (*KERNEL, *frames, *node_classes(), *values):
        _known[name_of(kind)] = kind
