"""What a definition says without words: parts that leave no trace in its rendering.

A writer reads the rendering against the printed text, so a part that is not in it is not read by
anybody. Each part that was written (a field that is not its default) is taken away or changed, one
at a time; if the way, change or answer that it is in then says the same in a language, the part
has no trace there. What needs no trace stands in `unsaid.py`, with the reason.

The same node in the same field is changed once for all cards that have it; in the languages but
the first, one node of each shape (class, field, the word in it, class and field around it).
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from methuselah.engine.definitions import Block, Definition, Mode, Node, Static, Trigger
from methuselah.lab.auditing.unsaid import NEEDLESS, Needless, is_needless, is_quiet
from methuselah.language.speaking import LANGUAGES
from methuselah.language.speaking.book import book
from methuselah.language.speaking.parts import fields_of, parts_of
from methuselah.language.speaking.ways import Teller, answer, level, self_of, standing, way

__all__ = ["Silent", "idle_reasons", "silent_parts"]

UNSAYABLE: Final = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
Part = Mode | Static | Trigger | Block
Rebuild = Callable[[Any], Any]
MORE: Final = 3
"""What is added to a number: enough to leave "one or more" and "up to two" behind."""
AS_ONE: Final = ("windows",)
"""Fields of several words that are said together: when something can be used."""
OF_A_DEFINITION: Final = ("modes", "uses", "actions", "statics", "triggers", "entering", "enters")


@dataclasses.dataclass(frozen=True, slots=True)
class Silent:
    """A part of a definition that leaves no trace in a language.

    part: class and field; value: what stands there; within: class and field around it.
    """

    card: str
    language: str
    part: str
    value: str
    within: str

    def __str__(self) -> str:
        return f"{self.card}: {self.part} = {self.value} is not said in {self.language!r}"


@dataclasses.dataclass(frozen=True, slots=True)
class _Change:
    """One field of a node changed: what is lost, and what makes the whole part without it."""

    node: Node
    field: str
    place: int
    lost: Any
    within: str
    whole: Callable[[], Any]


Seen = Mapping[tuple[str, str], tuple[Any, ...]]
"""By class and field the values that stand there in any definition."""


def silent_parts(
    definitions: Iterable[Definition], languages: Iterable[str] = LANGUAGES
) -> Iterator[Silent]:
    """Each part without a trace that needs one, card by card."""
    those = tuple(definitions)
    seen = _seen(those)
    known: set[tuple[object, ...]] = set()
    for definition in those:
        told: set[tuple[str, str, str]] = set()
        for part in _parts(definition):
            for silent in _silent_in(definition, part, tuple(languages), seen, known):
                if (silent.language, silent.part, silent.value) not in told:
                    told.add((silent.language, silent.part, silent.value))
                    yield silent


def _parts(definition: Definition) -> Iterator[Part]:
    """What has a sentence of its own."""
    for name in OF_A_DEFINITION:
        value = getattr(definition, name)
        yield from value if isinstance(value, tuple) else (value,)


def _silent_in(
    definition: Definition,
    part: Part,
    languages: tuple[str, ...],
    seen: Seen,
    known: set[tuple[object, ...]],
) -> Iterator[Silent]:
    before: dict[str, str] = {}
    context = _context(definition, part)
    for change in _changes(part, "", lambda new: new, seen):
        key = (change.within, change.node, change.field, change.place, context)
        if key in known:
            continue
        known.add(key)
        name, value = f"{type(change.node).__name__}.{change.field}", repr(change.lost)
        if is_needless(name, value, change.within, definition.name):
            continue
        try:
            after = change.whole()
        except (TypeError, ValueError):
            continue  # a node that refuses the change says so when it is written
        shape = (change.within, name, value if isinstance(change.lost, str) else "", context)
        for language in languages[: 1 if shape in known else None]:
            if language not in before:
                before[language] = _said(definition, part, language)
            if _said(definition, after, language) == before[language]:
                yield Silent(definition.name, language, name, value, change.within)
        known.add(shape)


def _context(definition: Definition, part: Part) -> str:
    """What "this minion" is in it."""
    return "" if isinstance(part, Block) else self_of(definition, part)


def _said(definition: Definition, part: Part, language: str) -> str:
    """All that a part says. What cannot be said at all is a trace as well."""
    said = book(language)
    try:
        if isinstance(part, Mode):
            return level(part) + way(said, definition, part)
        if isinstance(part, Static):
            return standing(said, definition, part)
        if isinstance(part, Trigger):
            return answer(said, definition, part)
        speaker = Teller(said, part)
        return speaker.block(part) + speaker.where()
    except UNSAYABLE as error:
        return repr(error)


def _seen(definitions: Iterable[Definition]) -> Seen:
    found: dict[tuple[str, str], dict[str, Any]] = defaultdict(dict)
    for definition in definitions:
        for node in parts_of(definition):
            for field in fields_of(type(node)):
                value = getattr(node, field)
                found[type(node).__name__, field].setdefault(repr(value), value)
    return {part: tuple(values.values()) for part, values in found.items()}


def _changes(value: Any, within: str, rebuild: Rebuild, seen: Seen) -> Iterator[_Change]:
    """Every change inside a value of a part, but in what says nothing by itself."""
    if isinstance(value, tuple):
        for place, one in enumerate(value):

            def put(new: Any, place: int = place) -> Any:
                return rebuild((*value[:place], new, *value[place + 1 :]))

            yield from _changes(one, within, put, seen)
    elif isinstance(value, Node) and not is_quiet(value, within):
        for field in fields_of(type(value)):
            inner = getattr(value, field)

            def put_field(new: Any, field: str = field) -> Any:
                return rebuild(dataclasses.replace(value, **{field: new}))

            others = _others(type(value), field, inner, seen)
            for place, (lost, other) in enumerate(others):

                def changed(other: Any = other, put: Rebuild = put_field) -> Any:
                    return put(other)

                yield _Change(value, field, place, lost, within, changed)
            around = f"{type(value).__name__}.{field}"
            yield from _changes(inner, around, put_field, seen)


def _others(kind: type, field: str, value: Any, seen: Seen) -> Iterator[tuple[Any, Any]]:
    """What goes and what might stand in a field instead: its default, less of it, another word."""
    default = _default(kind, field)
    if value == default:
        return
    if field in AS_ONE:
        yield value, default
    elif isinstance(value, tuple):
        yield from ((one, value[:at] + value[at + 1 :]) for at, one in enumerate(value))
    elif isinstance(value, bool):
        yield value, not value
    elif isinstance(value, int):
        yield value, value + MORE
    elif default is not dataclasses.MISSING:
        yield value, default
    elif isinstance(value, str):
        words = [word for word in seen[kind.__name__, field] if word not in (value, default)]
        yield from ((value, word) for word in dict.fromkeys(words[:1] + words[-1:]))
    else:
        known = seen[kind.__name__, field]
        yield from [(value, one) for one in known if type(one) is not type(value)][:1]


def _default(kind: Any, field: str) -> Any:
    """The default of a field, MISSING if it has none."""
    for one in dataclasses.fields(kind):
        if one.name == field:
            made = one.default_factory
            return one.default if made is dataclasses.MISSING else made()
    return dataclasses.MISSING


def idle_reasons(definitions: Iterable[Definition]) -> list[Needless]:
    """The reasons for silence of which no definition has such a part."""
    idle = dict.fromkeys(NEEDLESS)
    those = tuple(definitions)
    seen = _seen(those)
    for definition in those:
        for part in _parts(definition):
            for change in _changes(part, "", lambda new: new, seen):
                name, value = f"{type(change.node).__name__}.{change.field}", repr(change.lost)
                for one in [
                    one for one in idle if one.excuses(name, value, change.within, definition.name)
                ]:
                    del idle[one]
    return list(idle)
