"""The audit of definitions against their texts: each check is red on a definition that fails it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

import pytest

from broken import adds_test, broken, sets, swaps
from methuselah import language
from methuselah.cards import definitions
from methuselah.engine.definitions import Definition, Mode, Static
from methuselah.lab.auditing.audit import CHECKS, audit
from methuselah.lab.auditing.recognising import LEAST, likeness, words_of
from methuselah.lab.writing.phrasebook import SAYINGS, Saying
from methuselah.language.changing.effects import Add
from methuselah.pool import pool


def real(name: str) -> Definition:
    """The definition of a card as it is landed."""
    return definitions()[pool()[name].id]


def bare(name: str) -> Definition:
    """The same card with nothing but its digest."""
    face = pool()[name]
    return Definition(face, face.digest)


def checks(definition: Definition) -> set[str]:
    """The names of the checks that find something."""
    return {finding.check for finding in audit(definition)}


RED = {
    "changed text": replace(real("Dodge"), digest="000000"),
    "whose": Definition(
        pool()["Elder Library"], pool()["Elder Library"].digest, statics=(Static("hand_size", 1),)
    ),
    "levels": replace(real("Govern the Unaligned"), modes=real("Govern the Unaligned").modes[:1]),
    "limited": bare("Conditioning"),
    "do not replace": bare("Dodge"),
    "only usable": bare("Deflection"),
    "directed": bare("Computer Hacking"),
    "how often": bare("Immortal Grapple"),
    "stealth": bare("Govern the Unaligned"),
    "costs": bare("Codex of the Edenic Groundskeepers"),
    "Disciplines": bare("Bowl of Convergence"),
    "requires": replace(real("Monkey Wrench"), face=replace(pool()["Monkey Wrench"], requires=())),
    "unique": replace(real("Elder Library"), face=replace(pool()["Elder Library"], unique=False)),
    "phases": bare("Smiling Jack, The Anarch"),
    "numbers": bare("Govern the Unaligned"),
    "sayings": bare("Side Strike"),
    "spelling": Definition(
        pool()["Elder Library"],
        pool()["Elder Library"].digest,
        statics=(Static("keyword", word="locaton"),),
    ),
    "warrant": broken(real("Canopic Jar"), adds_test("yours")),
    "unprinted": broken(real("Elder Library"), sets(Static, amount=2)),
    "amounts": broken(real("Govern the Unaligned"), swaps(Mode, "bleed", 2, 3)),
    "shown": bare("The Barrens"),
    "named": bare("Wasserschloss Anif, Austria"),
    "counted": bare("KRCG News Radio"),
    "amounts of the text": broken(real("KRCG News Radio"), sets(Add, amount=2)),
    "unplayable": bare("The Barrens"),
    "endless": broken(real("Blood Doll"), sets(Mode, once="")),
    "leaving": replace(real("Canopic Jar"), triggers=()),
    "for everybody": broken(real("The Arcadian (G5)"), sets(Mode, by="any")),
    "unready": replace(
        real("Isanwayen (G4)"), uses=tuple(replace(u, only=()) for u in real("Isanwayen (G4)").uses)
    ),
}
"""For each check a definition that fails it."""


@pytest.mark.parametrize("check", CHECKS)
def test_each_check_is_red_on_a_definition_that_fails_it(check: str) -> None:
    """And green on what is landed: `tests/laws/test_definitions.py` looks at every card."""
    assert check in checks(RED[check])
    assert check not in checks(real(RED[check].name))


ALSO: Final = frozenset(("True", "False", "NAME", "N", "condition", "kind", "test", "which"))
"""What stands in the index for something that a writer puts there."""


@pytest.mark.parametrize("saying", SAYINGS, ids=lambda saying: saying.says)
def test_the_words_of_the_index_are_words_of_the_language(saying: Saying) -> None:
    """A name that is no word, no argument and nothing quoted would lead a writer astray."""
    for code in re.findall(r"`([^`]+)`", saying.write):
        unquoted = re.sub(r'"[^"]*"', "", code)
        for word in re.findall(r"(?<![\w.])[A-Za-z_]\w*(?!\w*=)", unquoted):
            assert word in ALSO or hasattr(language, word), (word, code)


def test_a_card_of_which_one_can_be_on_a_minion_needs_a_word_for_it() -> None:
    """ "A vampire can have only one": a standing change, or a condition of use."""
    assert "unique" in checks(bare("Heart of the City"))
    assert "unique" not in checks(real("Heart of the City"))


def test_a_crypt_card_is_held_against_what_its_keywords_leave_over() -> None:
    """Its bonuses are read from the text; what it can do is not."""
    bare_one = checks(bare("Aline Gädeke (G6)"))
    assert bare_one == {"how often", "numbers", "named", "shown", "counted"}
    assert audit(real("Aline Gädeke (G6)")) == []
    assert audit(bare("Nassir")) == []


def test_a_rendering_is_like_the_text_of_its_own_card_only() -> None:
    """Shared content words and numbers."""
    govern, deflection = real("Govern the Unaligned"), real("Deflection")
    swapped = replace(govern, modes=deflection.modes)

    assert likeness(govern) > 0.8
    assert likeness(deflection) > LEAST
    assert likeness(swapped) < LEAST


def test_what_the_face_says_needs_no_rendering() -> None:
    """An ally with nothing but its numbers is as it is printed."""
    assert likeness(real("Loyal Street Gang")) == 1.0


def test_content_words_are_stems_and_numbers_with_their_sign() -> None:
    """Joining words, marks of Disciplines and possessives are nothing to compare."""
    assert words_of("[dom] This vampire's bleeds are at +2 bleed, 1R damage.") == {
        "vampir",
        "bleed",
        "+2",
        "1r",
        "damag",
    }


def test_either_of_two_disciplines_is_a_level_each() -> None:
    """Sentry Signal: "[ani] or [tha]" at the beginning of a line."""
    signal = real("Sentry Signal")

    assert "levels" not in checks(signal)
    assert "levels" in checks(replace(signal, modes=signal.modes[1:]))


def test_what_the_face_does_not_hold_is_said_by_the_definition() -> None:
    """Coordinate Attacks: "of the same Circle" is no quality that requirements know."""
    attacks = real("Coordinate Attacks")
    modes = tuple(replace(mode, who=None, only=()) for mode in attacks.modes)

    assert "requires" not in checks(attacks)
    assert "requires" in checks(replace(attacks, modes=modes))
