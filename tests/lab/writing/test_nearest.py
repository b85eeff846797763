"""What finished cards a writer learns from, where a card is to stand, what its test begins with."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from kernel_form import needs_source_tree
from methuselah.cards import definitions, place_of
from methuselah.lab.writing.beside import only_one_side
from methuselah.lab.writing.homes import FULL, home_of, home_with_room, topic_of
from methuselah.lab.writing.masking import sentences_of
from methuselah.lab.writing.nearest import masks_of, models, nearest_card
from methuselah.lab.writing.places import module_lines, played_by
from methuselah.lab.writing.scenes import (
    scene_of_ruling,
    scene_of_type,
    scenes,
    scenes_of_sentence,
)
from methuselah.lab.writing.stub import UNWRITTEN, stub
from methuselah.lab.writing.twins import twins, words_of_ruling
from methuselah.language.speaking import rules_text
from methuselah.pool import pool


def test_the_model_of_impundulu_is_city_star_taxi() -> None:
    """A strike for 1R damage and an optional maneuver each combat, of an ally (not Zip Gun)."""
    impundulu = pool()["Impundulu"]
    near = models(impundulu, sentences_of(impundulu)[0])

    assert near[0].face.name == "City Star Taxi"
    assert near[0].same
    assert "Zip Gun" not in {one.face.name for one in near}
    found = nearest_card(impundulu)
    assert found is not None
    assert found[0].name == "City Star Taxi"


@pytest.mark.parametrize(
    ("card", "sentence", "like"),
    [
        ("Dr. John Dee", "During the polling step", "Alexa Draper (G6)"),
        ("Amusement Park Hunting Ground", "During your unlock phase", "Base Hunting Ground"),
    ],
)
def test_a_sentence_of_another_clan_or_number_is_the_same(
    card: str, sentence: str, like: str
) -> None:
    """Masked it is equal, so it is the model; the card itself is none."""
    face = pool()[card]
    said = next(one for one in sentences_of(face) if one.startswith(sentence))
    near = models(face, said, 40)

    assert like in {one.face.name for one in near if one.same}
    assert face.name not in {one.face.name for one in near}


def test_models_are_finished_cards() -> None:
    """Whatever the card: each model has a definition."""
    for face in list(pool())[::60]:
        for sentence in sentences_of(face):
            assert all(place_of(one.face) is not None for one in models(face, sentence))


def test_homes_are_told_from_type_discipline_and_clan() -> None:
    """As the finished cards stand."""
    assert home_of(pool()["Govern the Unaligned"]) == "cards/action/dominate.py"
    assert home_of(pool()["Necrosis"]) == "cards/combat/potence.py"  # "[pot]" stands first
    assert home_of(pool()["Anvil (G1)"]) == "cards/crypt/brujah.py"
    assert home_of(pool()["Kine Resources Contested"]).startswith("cards/political/")


def test_a_full_home_gives_way_to_one_with_room() -> None:
    """Whatever is missing today: the module named has room, or is a new one."""
    for face in [one for one in pool() if one.id not in definitions()][::15]:
        named = home_with_room(face)
        module = named.partition(" ")[0].rstrip(",")
        there = module_lines().get(module)
        assert (there is None) == ("a new module" in named), named
        assert there is None or there <= FULL, named


def test_what_a_text_is_about() -> None:
    """A module that is split is split by topic."""
    assert topic_of(pool()["Troius (G4)"]) == "politics"
    assert topic_of(pool()["Zip Gun"]) == "combat"


@needs_source_tree
def test_the_same_ruling_elsewhere_has_other_names_and_numbers() -> None:
    """Marks, names and examples aside; words that differ are another ruling."""
    said = words_of_ruling("[pre] {Anson} can use it on a vampire with no blood.")
    assert said == words_of_ruling("[CEL] {Fame} can use it on a vampire with no blood.")
    assert said != words_of_ruling("[pre] {Anson} cannot use it on a vampire with no blood.")
    first = pool().rulings_on("Impundulu")[0]
    assert ("Gregory Winter", 1) in {(one.card, one.number) for one in twins(first)}
    assert played_by("Gregory Winter", 1)


@needs_source_tree
def test_a_stub_fails_in_every_function() -> None:
    """It is whole Python with the marks of all rulings; no test of it passes by itself."""
    for name in ("Impundulu", "Ophidian Gaze", "Govern the Unaligned"):
        face = pool()[name]
        tree = ast.parse(stub(face))
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        marks = [node for node in tests if node.decorator_list]
        said = len(sentences_of(face)) + (scene_of_type(face) is not None)
        assert len(tests) == said + len(pool().rulings_on(face.id))
        assert len(marks) == len(pool().rulings_on(face.id))
        assert len({node.name for node in tests}) == len(tests)
        for node in tests:
            assert UNWRITTEN in ast.unparse(node.body[-1])
            assert "pytest.fail" in ast.unparse(node.body[-1])
        assert max(map(len, stub(face).splitlines())) <= 100


@needs_source_tree
def test_scenes_are_found_by_sentence_by_ruling_and_by_type() -> None:
    """Each pattern is that of some card; the cast that a scene needs stands in its call."""
    impundulu, blessings = pool()["Impundulu"], pool()["Blessings of the Loa"]
    told = {one.name for one in scenes_of_sentence(impundulu, sentences_of(impundulu)[0])}
    assert told == {"can_strike", "has_a_maneuver"}
    assert str(scene_of_type(impundulu)) == "scenes.actions.comes_into_play(card, by=...)"
    scene = scene_of_ruling(pool().rulings_on(blessings.id)[0])
    assert scene is not None
    assert scene.call == "no_burn_option_while_it_is_met(card, needs=...)"
    said = {part for face in pool() for _, parts in masks_of(face) for part in parts}
    for one in scenes():
        for pattern in one.tells:
            assert any(pattern.fullmatch(part) for part in said), (one.name, pattern.pattern)


def test_words_that_one_side_has() -> None:
    """A definition that says a different thing than its text shows it in two words."""
    definition = definitions()[pool()["Govern the Unaligned"].id]
    said = rules_text(definition)
    assert only_one_side(definition.face, said) == ([], [])

    changed = [line.replace("blood", "life") for line in said]
    printed, spoken = only_one_side(definition.face, changed)
    assert (printed, spoken) == (["blood"], ["life"])
    other = replace(definition.face, text="Burn a location.")
    assert "location" in only_one_side(other, said)[0]
