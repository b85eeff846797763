"""The vocabulary searched: `methuselah word`."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from methuselah.cards import place_of
from methuselah.cli import main
from methuselah.lab.writing.words import found_by, said_with, sayings_for, topics, words
from methuselah.pool import pool


def asked(*query: str) -> str:
    """What the command prints."""
    done = CliRunner().invoke(main, ["word", *query])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_word_is_found_by_its_name_by_a_part_and_by_its_meaning() -> None:
    """In this order; each has a signature, a meaning and a place."""
    names = [one.name for one in found_by("ready")]
    assert names[0] == "ready"
    assert "ready_from_torpor" in names
    assert "on" in names  # "Minions in play: ready, in torpor, ..."
    assert names.index("ready_from_torpor") < names.index("on")
    assert "bleeds" not in names
    said = asked("ready")
    assert "ready(test …): Minions in the ready region that pass these tests." in said
    assert re.search(
        r"language/reading/which\.py:\d+; said by \d+ cards; .+ \(cards/.+\.py:\d+\)", said
    )


def test_every_word_says_where_it_stands() -> None:
    """The line named is that of its definition."""
    for one in words():
        module, _, line = one.place.partition(":")
        assert module.startswith("language/")
        if line and "(" in one.signature:
            assert int(line) > 1, one


def test_a_text_s_words_find_what_to_write_and_what_cards_say() -> None:
    """ "search your library": the index of sayings, and the definitions of such texts."""
    assert any("searches_library" in one.write for one in sayings_for("search your library"))
    near = {one.name: both for one, both, _ in said_with("search your library")}
    assert "searches_library" in near
    for card in near["searches_library"]:
        assert "search your library" in pool()[card].text.lower()
        assert place_of(pool()[card]) is not None
    said = asked("search", "your", "library")
    assert "write `searches_library(test)`" in said
    assert "Definitions of the " in said


def test_the_forms_of_a_word_are_one() -> None:
    """Whoever searches writes it as she likes."""
    assert {one.name for one in found_by("searching libraries")} <= {
        one.name for one in found_by("searching library")
    }
    assert "searches_library" in {one.name for one in found_by("searching library")}


def test_a_topic_lists_its_words_and_no_word_lists_the_topics() -> None:
    """All modules and all lists of names."""
    said = asked()
    for topic, (about, number) in topics().items():
        assert f"{topic} ({number}): {about}" in said
    assert asked("changing.life").count("language/changing/life.py") == topics()["changing.life"][1]


@pytest.mark.parametrize("query", ["xyzzy", "xyzzy plugh"])
def test_what_no_word_means_is_refused_with_a_remedy(query: str) -> None:
    """Exit code 2, and where to go on."""
    done = CliRunner().invoke(main, ["word", query])

    assert done.exit_code == 2
    assert f'"{query}"' in done.output
    assert "`methuselah word` lists the topics" in done.output
