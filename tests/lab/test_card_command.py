"""What `methuselah card` shows a writer of cards."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kernel_form import needs_source_tree
from methuselah import cards
from methuselah.cards import definitions
from methuselah.cli import main
from methuselah.lab import card_command
from methuselah.lab.audit import Finding
from methuselah.lab.coverage import definition_places
from methuselah.lab.models import home_of, models, played_in, spoken
from methuselah.language.card import DEFINITIONS
from methuselah.pool import pool


def shown(name: str) -> str:
    """What the command prints."""
    done = CliRunner().invoke(main, ["card", name])
    assert done.exit_code == 0
    return done.output


@needs_source_tree
@pytest.mark.parametrize(
    "name", [d.name for d in definitions().values() if "imbued" in d.face.types]
)
def test_an_imbued_is_found_under_every_name_that_it_has(name: str) -> None:
    """In definitions and tests, with its group or without, and though it has quotes in it."""
    assert name in definition_places() or not pool()[name].text
    assert played_in(name)


@needs_source_tree
def test_a_finished_card_says_where_it_stands_and_who_plays_it() -> None:
    """The place of the definition, its tests, nothing to mend."""
    said = shown("Govern the Unaligned")

    assert "The face says by itself: requires dom." in said
    assert "Defined in cards/action/dominate.py:" in said
    assert "tests/cards/test_action_dominate.py" in said
    assert "to mend" not in said


def test_a_ruling_of_the_comprehensive_rules_is_named() -> None:
    """Its text is not shipped, but its test or its line is asked for."""
    assert "The comprehensive rules speak of it, too: 003 Aeron 1." in shown("Aeron (G3)")


def test_what_the_audit_finds_is_shown_with_the_card(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """Each finding with its remedy, for this card only."""
    found = Finding("Govern the Unaligned", "costs", "the text has an action that costs 9 pool")
    monkeypatch.setattr(card_command, "audit", lambda definition: [found])

    assert f"to mend (costs): {found.words}" in shown("Govern the Unaligned")


def test_a_card_that_is_not_written_shows_its_module_and_finished_ones_like_it() -> None:
    """Whichever card that is today."""
    new = next(face for face in pool().library if face.id not in definitions() and spoken(face))
    said = shown(new.name)

    assert f"Not played here yet: it belongs in {home_of(new)}." in said
    assert "like " in said


@needs_source_tree
def test_the_nearest_model_of_a_sentence_is_one_that_says_it() -> None:
    """Of its own sentence a card is not its own model."""
    govern = pool()["Govern the Unaligned"]
    near = models(govern, "[dom] Ⓓ Bleed with +2 bleed.")

    assert near
    assert govern.id not in {one.id for one in near}
    assert all("bleed" in one.face.text.lower() for one in near)
    assert all(played_in(one.name) for one in near)


def test_homes_are_told_from_type_discipline_and_clan() -> None:
    """As the finished cards stand."""
    assert home_of(pool()["Govern the Unaligned"]) == "cards/action/dominate.py"
    assert home_of(pool()["Necrosis"]) == "cards/combat/potence.py"  # "[pot]" stands first
    assert home_of(pool()["Anvil (G1)"]) == "cards/crypt/brujah.py"
    assert home_of(pool()["Kine Resources Contested"]).startswith("cards/political/")


def test_a_crypt_card_shows_what_stands_in_its_corners() -> None:
    """Clan, capacity, Disciplines, title with its city, sect."""
    said = shown("Mkhokheli")

    assert (
        "The face says by itself: Toreador 6; aus cel for PRE; prince of Cape Town; camarilla."
        in said
    )


def test_what_the_face_holds_in_part_is_told() -> None:
    """And what it holds whole is not."""
    said = shown("Coordinate Attacks")
    assert "(NOT ALL OF IT" in said
    assert "NOT ALL OF IT" not in shown("Unholy Radiance")


@pytest.mark.parametrize("asked", ["Anvil", "Anarch Salon"])
@pytest.mark.parametrize(
    ("wrong", "said"),
    [("use(gain_blood(1))", "'at'"), ("use(gain_blood(1)", "'(' was never closed")],
)
def test_a_definition_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str, said: str, asked: str
) -> None:
    """Its place and what is wrong there, instead of a traceback."""
    module = tmp_path / "half_written.py"
    head = "from methuselah.language import card, gain_blood, use"
    module.write_text(f'{head}\ncard("Anvil", {wrong}, text="")\n')
    anvil = definitions()[pool()["Anvil"].id]
    monkeypatch.delitem(DEFINITIONS, anvil.id)
    monkeypatch.setattr(cards, "__path__", [str(tmp_path)])
    monkeypatch.setattr(cards, "written", cards.written.__wrapped__)
    monkeypatch.delitem(sys.modules, "methuselah.cards.half_written", raising=False)
    monkeypatch.setattr(card_command, "definitions", cards.definitions.__wrapped__)
    done = CliRunner().invoke(main, ["card", asked])

    assert done.exit_code == 2
    assert "half_written" in done.output
    assert said in done.output
