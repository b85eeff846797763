"""What a definition says without words: parts that leave no trace in its rendering.

A writer reads the rendering against the printed text, so a part that is not in it is not read by
anybody. Each part that was written (a field that is not its default) is taken away or changed, one
at a time; if the definition then says the same in a language, the part has no trace there.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from methuselah.engine.definitions import Definition, Node
from methuselah.language.speaking import LANGUAGES, rules_text, sentence
from methuselah.language.speaking.parts import fields_of, parts_of

__all__ = ["SAID_ELSEWHERE", "Silent", "silent_parts"]

UNSAYABLE: Final = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
Rebuild = Callable[[Any], Any]
MORE: Final = 3
"""What is added to a number: enough to leave "one or more" and "up to two" behind."""
OF_A_DEFINITION: Final = ("modes", "uses", "actions", "statics", "triggers", "entering", "enters")

SAID_ELSEWHERE: Final[Mapping[tuple[str, str], str]] = {
    ("Mode", "key"): "the name of the way, for decisions and saved games",
    ("Mode", "play"): "the type of the card says it",
    ("Mode", "by"): "the type of the card says it, where it is not said",
    ("Mode", "windows"): "what the type of the card, or what it gives, says by itself",
    ("Mode", "kind"): "the type of the card says it",
    ("Mode", "disciplines"): "the mark before the sentence",
    ("Mode", "traits"): "read from the effects",
}
"""The fields whose trace is not in the sentences, and why."""


@dataclasses.dataclass(frozen=True, slots=True)
class Silent:
    """A part of a definition that leaves no trace in a language.

    part: class and field; value: what stands there.
    """

    card: str
    language: str
    part: str
    value: str

    def __str__(self) -> str:
        return f"{self.card}: {self.part} = {self.value} is not said in {self.language!r}"


Seen = Mapping[tuple[str, str], tuple[Any, ...]]
"""By class and field the values that stand there in any definition."""


def silent_parts(
    definitions: Iterable[Definition], languages: Iterable[str] = LANGUAGES
) -> Iterator[Silent]:
    """Each part without a trace, card by card."""
    those = tuple(definitions)
    seen = _seen(those)
    for definition in those:
        for language in languages:
            before = _said(definition, language)
            told: set[tuple[str, str]] = set()
            for node, field, lost, changed in _changes(definition, seen):
                part = (f"{type(node).__name__}.{field}", repr(lost))
                if part not in told and _said(changed, language) == before:
                    told.add(part)
                    yield Silent(definition.name, language, *part)


def _said(definition: Definition, language: str) -> tuple[str, ...]:
    """All that it says. What cannot be said at all is a trace as well."""
    rules_text.cache_clear()
    sentence.cache_clear()
    try:
        return rules_text(definition, language)
    except UNSAYABLE as error:
        return (repr(error),)


def _seen(definitions: Iterable[Definition]) -> Seen:
    found: dict[tuple[str, str], dict[str, Any]] = defaultdict(dict)
    for definition in definitions:
        for node in parts_of(definition):
            for field in fields_of(type(node)):
                value = getattr(node, field)
                found[type(node).__name__, field].setdefault(repr(value), value)
    return {part: tuple(values.values()) for part, values in found.items()}


def _changes(definition: Definition, seen: Seen) -> Iterator[tuple[Any, str, Any, Definition]]:
    """The definition with one part changed: the node, the field, what went, the whole."""
    for field in OF_A_DEFINITION:
        value = getattr(definition, field)

        def rebuild(new: Any, field: str = field) -> Definition:
            return dataclasses.replace(definition, **{field: new})

        for node, name, lost, change, put in _within(value, rebuild, seen):
            try:
                yield node, name, lost, put(change)
            except (TypeError, ValueError):
                continue  # a node that refuses the change says so when it is written


def _within(
    value: Any, rebuild: Rebuild, seen: Seen
) -> Iterator[tuple[Any, str, Any, Any, Rebuild]]:
    """Every change inside a value, with what puts it into the whole."""
    if isinstance(value, tuple):
        for place, one in enumerate(value):

            def put(new: Any, place: int = place) -> Any:
                return rebuild((*value[:place], new, *value[place + 1 :]))

            yield from _within(one, put, seen)
    elif isinstance(value, Node):
        for field in fields_of(type(value)):
            inner = getattr(value, field)

            def put_field(new: Any, field: str = field) -> Any:
                return rebuild(dataclasses.replace(value, **{field: new}))

            if (type(value).__name__, field) not in SAID_ELSEWHERE:
                for lost, other in _others(type(value), field, inner, seen):
                    yield value, field, lost, other, put_field
            yield from _within(inner, put_field, seen)


def _others(kind: type, field: str, value: Any, seen: Seen) -> Iterator[tuple[Any, Any]]:
    """What goes and what might stand in a field instead: its default, less of it, another word."""
    default = _default(kind, field)
    if value == default:
        return
    if isinstance(value, tuple):
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
