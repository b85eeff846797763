"""Every word of the language has its phrase: what a definition is made of can be said.

A message is named after the class of its node and stands in `language/phrases/en/<topic>.ftl`;
`docs/new-words.md` says how. French and Spanish have each of them too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from methuselah.cards import definitions
from methuselah.engine.definitions import Mode, Node, Static, Trigger
from methuselah.lab.auditing.spoken import broken, gist_lacks, unspoken_ways
from methuselah.language.changing.effects import Add
from methuselah.language.choosing.choices import ChooseNumber, ChooseSeat, EachSeat, May
from methuselah.language.names import CHANGES, EVENTS, OF_A_DISCIPLINE, WINDOWS
from methuselah.language.reading.amounts import Chosen, Plus
from methuselah.language.reading.conditions import Unless
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import Ref
from methuselah.language.speaking import LANGUAGES, number_words
from methuselah.language.speaking.book import PHRASES, book
from methuselah.language.speaking.parts import message_of, parts_of
from methuselah.language.speaking.speaker import SPECIAL, Speaker
from methuselah.language.speaking.ways import event_message
from methuselah.wording.book import slug

ENGLISH = book("en")
ALL = tuple(definitions().values())
PUT_TOGETHER = (Mode, Static, Trigger)
"""Said in sentences of several messages."""


PLAIN_TOO = (ChooseSeat, Chosen, Plus, May, EachSeat, Unless, Ref, Seats)
"""Words that are said by their own message where nothing more is known of them."""


def reachable() -> dict[str, tuple[Node, str]]:
    """Each different node in any definition by how it looks, with a card that has it."""
    return {
        repr(node): (node, definition.name)
        for definition in ALL
        for node in parts_of(definition)
        if not isinstance(node, PUT_TOGETHER)
    }


REACHABLE = reachable()


def lacking() -> Iterator[str]:
    """What has no message in English, each with a card that needs it."""
    for node, card in REACHABLE.values():
        if type(node) not in SPECIAL and not message_of(ENGLISH, node):
            yield f"{slug(type(node).__name__)} ({card})"
        if isinstance(node, Add) and not ENGLISH.has(f"change-{slug(node.kind)}"):
            yield f"change-{slug(node.kind)} ({card})"


def lacking_around() -> Iterator[str]:
    """The same for what sentences are put together with."""
    for definition in ALL:
        names = [f"change-{slug(static.kind)}" for static in definition.statics]
        names += [event_message(ENGLISH, trigger.event) for trigger in definition.triggers]
        ways = (*definition.modes, *definition.uses, *definition.actions)
        for way in ways:
            names += [f"at-{slug(window)}" for window in way.windows]
            names += [f"once-{slug(way.once)}"] if way.once else []
            names += [f"replace-{slug(way.replace)}"] if way.replace else []
            names += [f"press-{slug(way.press)}"] if way.press else []
            names += [f"action-{slug(way.kind)}"]
        yield from (f"{name} ({definition.name})" for name in names if not ENGLISH.has(name))


def test_every_name_that_definitions_write_in_quotes_has_an_english_message() -> None:
    """Changes, events and windows (`language/names.py`)."""
    lists = (("change", CHANGES), ("event", EVENTS), ("at", WINDOWS))
    names = [
        f"{what}-{slug(name)}"
        for what, known in lists
        for name in known
        if name not in OF_A_DISCIPLINE
    ]

    assert [name for name in names if not ENGLISH.has(name)] == []


def test_every_word_in_a_definition_has_an_english_message() -> None:
    """Design, laws of the cards 6."""
    assert sorted(set(lacking())) == [], "add these to language/phrases/en/<topic>.ftl"
    assert sorted(set(lacking_around())) == [], "add these to language/phrases/en/"


# -- messages ---------------------------------------------------------------------------------


class Asked(visitor.Visitor):
    """The variables that a message asks for and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages_of(language: str, folder: Path = PHRASES) -> dict[str, Asked]:
    """What each message of a language asks for; a part of a file that is no message is an error."""
    found: dict[str, Asked] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
                found[entry.id.name] = asked = Asked()
                asked.visit(entry)
    return found


def wanted(messages: dict[str, Asked], name: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """The variables of a message and of those that it refers to."""
    asked = messages.get(name)
    if asked is None or name in seen:
        return set()
    inner = (wanted(messages, other, seen | {name}) for other in asked.messages)
    return asked.variables.union(*inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_asks_for_an_argument_that_its_word_has_not_got(language: str) -> None:
    """Nor does one refer to a message that is not there."""
    messages = messages_of(language)
    known: dict[str, set[str]] = {}
    for node, _ in REACHABLE.values():
        if type(node) in SPECIAL and type(node) not in PLAIN_TOO:
            continue
        speaker = Speaker(book(language), node)
        args = {*speaker.arguments(node), *speaker.context, "gender", "count"}
        known.setdefault(message_of(ENGLISH, node), set()).update(args)
    missing = [
        f"{name} asks for ${one}"
        for name, args in known.items()
        for one in wanted(messages, name) - args
    ]
    for name, asked in messages.items():
        missing += [f"{name} refers to {one}" for one in asked.messages - messages.keys()]

    assert sorted(set(missing)) == []
    assert {
        name
        for name in messages.keys() - messages_of("en").keys()
        if not name.startswith(f"{language}-")
    } == set(), "what only one language needs begins with its name"


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_message_is_there_in_every_language(language: str) -> None:
    """A card is said in one language, not in two."""
    lacking = messages_of("en").keys() - messages_of(language).keys()

    assert sorted(lacking) == [], f"add these to language/phrases/{language}/"


def test_the_law_sees_a_missing_argument_and_a_missing_message() -> None:
    """The scan is red where it should be."""
    entry = FluentParser().parse("lock = { $who } locks { other }").body[0]
    asked = Asked()
    asked.visit(entry)

    assert (asked.variables, asked.messages) == ({"who"}, {"other"})
    assert wanted({"lock": asked}, "lock") == {"who"}
    assert not ENGLISH.has("a-word-without-a-phrase")


# -- what comes out -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_gist_that_fits_the_hand(language: str) -> None:
    """At most 60 characters, and words for whatever does something."""
    lacks = {one.name: list(gist_lacks(one, language)) for one in ALL}

    assert {name: words for name, words in lacks.items() if words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_every_card_is_a_sentence(language: str) -> None:
    """Nothing is left of the making: braces, doubled spaces, empty clauses."""
    wrong = {one.name: lines for one in ALL if (lines := broken(one, language))}

    assert wrong == {}
    assert [one.name for one in ALL if unspoken_ways(one, language)] == []


def test_the_files_are_named_after_topics() -> None:
    """Each language has files for the same topics as English, or fewer."""
    english = {file.name for file in (PHRASES / "en").glob("*.ftl")}

    for language in LANGUAGES:
        assert {file.name for file in (PHRASES / language).glob("*.ftl")} <= english
    assert Path(PHRASES / "en" / "effects.ftl").exists()


def test_each_seat_is_they_in_what_happens_to_them() -> None:
    """ "For each other Methuselah: they burn 1 pool", never "you burn"."""
    for node, card in REACHABLE.values():
        if isinstance(node, EachSeat):
            assert not re.search(
                r"\byou burn\b|\byour\b(?! prey| predator)",
                Speaker(ENGLISH, node).say(node).split(":", 1)[-1],
            ), card


def test_a_number_to_choose_says_what_it_is() -> None:
    """A button never says "2" alone, in no language."""
    asked = [(card, part) for card in ALL for part in parts_of(card) if type(part) is ChooseNumber]
    assert len(asked) > 30
    for card, part in asked:
        for language in LANGUAGES:
            assert "2" in number_words(card, part.name, 2, language), (card.name, part.name)
