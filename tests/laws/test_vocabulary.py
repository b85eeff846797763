"""The pages for card writers name every word, and the rules know every name in quotes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import methuselah
import methuselah.cards
import methuselah.language
from methuselah.cards import definitions
from methuselah.lab.auditing.lint import usage
from methuselah.lab.writing.core import CORE
from methuselah.lab.writing.vocabulary import (
    GUIDE,
    HEADING,
    MODULES,
    REFERENCE,
    core_of_guide,
    unsaid,
    vocabulary,
)
from methuselah.language import (
    THIS,
    THIS_CARD,
    YOU,
    action,
    add,
    at_moment,
    enters_combat,
    grants,
    if_blocked,
    meanings,
    modifier,
    put_in_play,
    static,
    title,
    trigger,
    use,
)
from methuselah.language import names as lists
from methuselah.language.card import card
from methuselah.language.names import (
    AMOUNTS,
    CHANGES,
    EVENTS,
    GRANTS,
    LIMITS,
    MOMENTS,
    OF_A_DISCIPLINE,
    SPANS,
    USERS,
    WINDOWS,
)
from methuselah.pool import pool
from methuselah.pool.keywords import keywords

PHASES = ("unlock", "master", "minion", "influence", "discard")
VERDICTS = ("passed", "failed")
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "testing-cards.md"
TESTS = Path(__file__).parents[1] / "cards"

NAMING = ("names.py", "amount_names.py", "meanings.py", "action_meanings.py")
"""Where the names in quotes are listed and explained, not read."""


def test_the_reference_lists_the_vocabulary_as_it_is() -> None:
    """`make vocabulary` writes it again."""
    written = {page.name: page.read_text("utf-8") for page in (ROOT / REFERENCE).iterdir()}

    assert written == vocabulary()


def test_the_guide_ends_with_the_core_as_it_is() -> None:
    """`make vocabulary` writes it again. The guide is no longer than somebody reads."""
    guide = (ROOT / GUIDE).read_text("utf-8")

    assert guide.split(HEADING)[1] == core_of_guide()
    assert len(guide.splitlines()) <= 400


def test_the_core_makes_most_uses() -> None:
    """About two hundred words, each once, nine of ten times that a definition says a word."""
    core = [word for words in CORE.values() for word in words]
    cards = Path(next(iter(methuselah.cards.__path__)))
    uses = usage(path.read_text("utf-8") for path in cards.rglob("*.py"))

    assert len(core) == len(set(core)) <= 210
    assert [word for word in core if not uses[word]] == []
    everything = sum(len(said) for said in uses.values())
    assert sum(len(uses[word]) for word in core) >= 0.9 * everything


def test_every_module_of_words_is_on_the_page() -> None:
    """Whatever cards import from the language, but the card itself."""
    source = Path(methuselah.__file__).with_name("language") / "__init__.py"
    starred = re.compile(r"from methuselah\.language\.([\w.]+) import \*")
    imported = starred.findall(source.read_text("utf-8"))
    assert set(imported) == set(MODULES)


def test_every_word_says_what_it_means() -> None:
    """A function in its docstring, a constant in the string below it."""
    assert unsaid() == []


def sources(*rooms: str) -> str:
    """The code of these rooms, without the lists of names."""
    root = Path(methuselah.__file__).parent
    files = [path for room in rooms for path in sorted((root / room).rglob("*.py"))]
    return "\n".join(p.read_text("utf-8") for p in files if p.name not in NAMING)


ADDED_UP = re.compile(
    r"\b(?:total|totals_of_seats|most|_bonus|_by_word|_in_kind|_changes)\("
    r'\s*(?:self\.)?_?state,\s*"([^"]+)"'
)
"""Where so much of a kind is read, which the rules name there."""


def test_the_list_of_kinds_with_an_amount_is_that_of_the_rules() -> None:
    """What is added up has an amount; what has one is a kind of change."""
    read = set(ADDED_UP.findall(sources("engine", "rules", "language")))
    assert len(read) > 30  # it finds them
    assert read & set(CHANGES) <= set(AMOUNTS) <= set(CHANGES)


@pytest.mark.parametrize("names", [CHANGES, GRANTS, LIMITS, MOMENTS, SPANS, USERS, WINDOWS])
def test_the_rules_know_every_name_that_a_definition_may_write(names: dict[str, None]) -> None:
    """A change that nobody reads would never come about."""
    code = sources("engine", "rules", "language")
    made = [f"{one} bearer" for one in USERS]  # the bearer, when it is that too
    assert [name for name in names if f'"{name}"' not in code and name not in made] == []


def test_every_discipline_of_a_card_has_its_event() -> None:
    """A minion that plays a card which requires it is heard of."""
    required = {code for face in pool() if face.library for code in face.disciplines}
    assert {f"played {code}" for code in required - {"FLIGHT"}} == set(OF_A_DISCIPLINE)


@pytest.mark.parametrize("names", list(meanings.__all__))
def test_every_name_has_a_meaning(names: str) -> None:
    """Of the bearer once, and of the Disciplines once."""
    told = set(getattr(meanings, names))
    untold = {name for name in USERS if name.endswith(" bearer")} | set(OF_A_DISCIPLINE)
    assert told == set(getattr(lists, names)) - untold


def test_every_event_of_the_list_happens_somewhere() -> None:
    """An event is emitted under its name, or under one that is put together."""
    code = sources("engine", "rules", "language")
    made = (
        *OF_A_DISCIPLINE,
        *(f"{name} phase" for name in PHASES),
        *(f"referendum {v}" for v in VERDICTS),
    )
    assert [e for e in EVENTS if f'"{e}"' not in code and e not in made] == []


@pytest.mark.parametrize(
    ("wrong", "remedy"),
    [
        (lambda: static("stelth", +1), 'no change that the rules know. Did you mean "stealth"?'),
        (lambda: add("bled", +1), 'Did you mean "bleed"?'),
        (
            lambda: trigger("unlok phase"),
            'no event that the rules know. Did you mean "unlock phase"?',
        ),
        (
            lambda: card("Blood Doll", use(at=("mastr",)), text=""),
            'no window that the rules know. Did you mean "master"?',
        ),
        (
            lambda: card("Blood Doll", use(at=("master",), by="anyone"), text=""),
            'no user that the rules know. Did you mean "any"?',
        ),
        (
            lambda: card("Blood Doll", action(put_in_play(), once="turns"), text=""),
            'no limit that the rules know. Did you mean "turn"?',
        ),
        (
            lambda: card("Blood Doll", action(put_in_play(), replace="actions"), text=""),
            'no moment of replacement that the rules know. Did you mean "action"?',
        ),
        (lambda: add("bleed", +1, until="turns"), "no duration that the rules know."),
        (lambda: at_moment("block"), 'Did you mean "blocked"?'),
        (lambda: if_blocked("manoeuvre"), 'Did you mean "maneuver"?'),
        (lambda: grants("press to end"), 'Did you mean "press end"?'),
        (lambda: enters_combat(THIS, "maneuvers"), 'Did you mean "maneuver"?'),
        (lambda: trigger("unlock phase"), "is about a Methuselah: who=YOU, OTHERS or the like."),
        (lambda: trigger("unlock phase", who=THIS_CARD), "is about a Methuselah: who=YOU"),
        (lambda: trigger("equipped", who=YOU), "is about a card: who=THIS_CARD or the like."),
        (lambda: title("inner circle"), 'Did you mean "inner circle member"?'),
        (
            lambda: modifier(at_moment("blocked", add("strength", +1, THIS, until="combat"))),
            'no combat is in progress when the action modifier adds "strength" until="combat".',
        ),
    ],
)
def test_a_name_that_nobody_reads_is_refused(wrong: Callable[[], object], remedy: str) -> None:
    """With the nearest one that there is."""
    with pytest.raises(ValueError, match=re.escape(remedy)):
        wrong()


def test_the_models_on_the_page_are_there() -> None:
    """Each card of the table is defined, each test plays one of those in its row."""
    table = PAGE.read_text("utf-8").split("## A model of each type")[1].split("\n## ")[0]
    rows = [line.split(" | ") for line in table.splitlines() if ".py`" in line]
    cards = {one.name for one in definitions().values()}

    assert len(rows) > 15
    for _, models, tests, _ in rows:
        names = {name for name in cards if name in models.split(", ")}
        files = re.findall(r"`(\w+/test_\w+\.py)`", tests)
        assert len(names) == len(models.split(", ")), models
        said = [(TESTS / file).read_text("utf-8") for file in files]
        assert all(any(f'"{name}"' in words for words in said) for name in names), models
        assert all(any(f'"{name}"' in words for name in names) for words in said), tests


def test_the_vampires_for_tests_are_as_the_page_says() -> None:
    """No text besides keywords; capacity, clan, sect, title, traits and Disciplines as printed."""
    section = PAGE.read_text("utf-8").split("## Vampires without a text")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (.*?) \| (\d+) \| (.*?) \| (.*?) \|$", section, re.MULTILINE)

    assert len(rows) > 70
    for name, capacity, kinds, disciplines in rows:
        face = pool()[name]
        assert keywords(face).only, name
        assert face.capacity == int(capacity), name
        assert face.disciplines == tuple(disciplines.split()), name
        clan, sect, *rest = kinds.split(", ")
        assert (face.clans, face.sect) == ((clan,), sect), name
        text = face.text.lower()
        assert all(one == face.title or one in text for one in rest), name
        assert face.title is None or face.title in rest, name


SPAN = re.compile(r"`([^`\n]+)`")
CALLED = re.compile(r"(?<![\w.])([a-z_]+)(?=\()")


@pytest.mark.parametrize("page", ["writing-cards.md", "finer-points.md", "vocabulary/sayings.md"])
def test_the_words_that_a_page_writes_are_there(page: str) -> None:
    """What is written in a code span and called is a word, but what tests and tables say."""
    text = (ROOT / "docs" / page).read_text("utf-8").split("## The test")[0]
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    said = {word for span in SPAN.findall(text) for word in CALLED.findall(span)}

    assert "ready" in said
    assert [word for word in sorted(said) if not hasattr(methuselah.language, word)] == []


NAMED_SAYINGS = {
    r"at_least\(by_level\(": "AT_SUPERIOR",
    r"chosen_seat\(\"aimed\"\)": "CHOSEN_SEAT",
    r"chosen\(\"one\"\)": "ONE",
    r"chosen\(\"number\"\)": "DISCARDED",
    r"chosen\(\"nobody\"\)": "forget",
    r"chosen\(\"picked\"\)": "PICKED",
    r"chosen\(\"revealed\"\)": "REVEALED",
    r"same\(YOU, controller_of\(THIS_CARD\)\)": "YOU_CONTROL_THIS",
    r"at_least\(counters_on\(THIS_CARD\), 1\)": "HAS_COUNTERS",
    r"at_most\(counters_on\(THIS_CARD\), 0\)": "NO_COUNTERS",
    r"each\(\s*SUBJECT_SEAT\b": "that_methuselah",
    r"_title\(\"[^\"]*\", \"\"": "the title alone",
}
"""What was put together again and again, and its name."""


@pytest.mark.parametrize("spelling", NAMED_SAYINGS)
def test_what_has_a_name_is_said_by_it(spelling: str) -> None:
    """One saying for one thing, in every definition."""
    found = re.compile(spelling)
    cards = Path(next(iter(methuselah.cards.__path__)))
    again = [path.name for path in cards.rglob("*.py") if found.search(path.read_text("utf-8"))]
    assert again == [], f"say {NAMED_SAYINGS[spelling]}"
