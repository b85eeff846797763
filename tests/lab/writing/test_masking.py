"""Sentences of cards with what varies masked (`methuselah.lab.writing.masking`)."""

from __future__ import annotations

import re
import time

import pytest

from methuselah.lab.writing.masking import Masked, clauses, masked, sentences_of
from methuselah.pool import pool

KINDS = {"clan", "discipline", "sect", "title", "city", "path", "type", "number", "name"}


def of(name: str, beginning: str) -> Masked:
    """The masked sentence of a card that begins so."""
    face = pool()[name]
    (found,) = (one for one in sentences_of(face) if one.startswith(beginning))
    return masked(face, found)


def test_two_vampires_say_one_sentence() -> None:
    """One by her name, the other as "he", in the second sentence of his text."""
    hers = of("Alexa Draper", "During the polling step")
    his = of("Dr. John Dee", "During the polling step")
    assert hers.values == (("discipline", "dom"), ("number", "1"))
    assert his.values == (("discipline", "tha"), ("number", "2"))
    assert hers.text == his.text  # of one vote and of two
    assert "<self> can discard" in his.text


def test_an_ally_by_name_and_an_ally_by_kind_are_the_card_itself() -> None:
    """City Star Taxi says "this ally", Impundulu his name and then a list of clauses."""
    taxi = {
        masked(pool()["City Star Taxi"], one).text for one in sentences_of(pool()["City Star Taxi"])
    }
    impundulu = of("Impundulu", "Impundulu has flight")
    both = taxi & set(clauses(impundulu.text))
    assert both == {
        "<self> can strike: <number>r damage.",
        "<self> gets <number> optional maneuver each combat.",
    }


def test_another_person_in_the_sentence_is_not_the_card() -> None:
    """ "He" behind another minion may be that one: no card is called itself by a guess."""
    face = pool()["Dr. John Dee"]
    assert masked(face, "If another vampire is blocked, he burns 1 blood.").text == (
        "if another vampire is blocked, they burns <number> blood."
    )


def test_clans_have_their_names_of_today_and_capitals_say_superior() -> None:
    """Whatever name the printed text has; a Discipline by word and by mark is one value."""
    face = pool()["Govern the Unaligned"]
    said = masked(face, "[dom] Choose an Assamite, a Follower of Set or a Brujah antitribu.")
    assert said == Masked(
        "choose a <clan>, a <clan> or a <clan>.",
        (("clan", "Banu Haqim"), ("clan", "Ministry"), ("clan", "Brujah antitribu")),
        ("dom",),
    )
    said = masked(face, "Minions with Celerity [CEL] or superior Potence get -2 stealth.")
    assert said.values == (("discipline", "CEL"), ("discipline", "pot"), ("number", "2"))


def test_titles_sects_cities_and_marked_names() -> None:
    """What the rest of a sentence is said of."""
    face = pool()["Fame"]
    said = masked(
        face,
        "Each Prince of Mexico City and Sabbat bishop burns a card named Ivory Bow or 3 blood.",
    )
    assert (
        said.text
        == "each <title> of <city> and <sect> <title> burns a card named <name> or <number> blood."
    )
    assert [value for _, value in said.values] == [
        "prince", "Mexico City", "sabbat", "bishop", "Ivory Bow", "3",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "count"),
    [("Academic Hunting Ground", 2), ("Impundulu", 2), ("Dr. John Dee", 2), ("Blood Doll", 2)],
)
def test_what_the_face_says_is_no_sentence(card: str, count: int) -> None:
    """Keywords, life and strength, the sect of a vampire; "Dr." and the like end no sentence."""
    assert len(sentences_of(pool()[card])) == count


def test_the_pool_is_masked_in_a_moment_and_every_value_has_its_place() -> None:
    """All 4,149 cards within 3 s of CPU; as many places in the text as values, kind by kind."""
    faces = list(pool())
    start = time.process_time()
    found = [masked(face, one) for face in faces for one in sentences_of(face)]
    assert time.process_time() - start < 3
    assert len(found) > 8000
    for one in found:
        places = [kind for kind in re.findall(r"<(\w+)>", one.text) if kind != "self"]
        assert places == [kind for kind, _ in one.values], one
        assert KINDS.issuperset(places)
