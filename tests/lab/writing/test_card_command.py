"""What `methuselah card` shows a writer of cards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kernel_form import needs_source_tree
from methuselah import cards
from methuselah.cards import definitions
from methuselah.cli import main
from methuselah.lab.auditing import audit
from methuselah.lab.auditing.audit import Finding
from methuselah.lab.proving.coverage import definition_places
from methuselah.lab.writing import card_command
from methuselah.lab.writing.homes import home_with_room
from methuselah.lab.writing.masking import sentences_of
from methuselah.lab.writing.places import played_in
from methuselah.lab.writing.stub import stub
from methuselah.lab.writing.twins import twins
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
    assert "tests/cards/action/test_dominate.py" in said
    assert "to mend" not in said


def test_a_ruling_of_the_comprehensive_rules_is_named() -> None:
    """Its text is not shipped, but its test or its line is asked for."""
    assert "The comprehensive rules speak of it, too: 003 Aeron 1." in shown("Aeron (G3)")


def test_what_the_audit_finds_is_shown_with_the_card(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """Each finding with its remedy, for this card only."""
    found = Finding("Govern the Unaligned", "costs", "the text has an action that costs 9 pool")
    monkeypatch.setattr(audit, "audit", lambda definition: [found])

    assert f"to mend (costs): {found.words}" in shown("Govern the Unaligned")


def test_a_card_that_is_not_written_shows_its_module_and_finished_ones_like_it() -> None:
    """Whichever card that is today."""
    new = next(
        face for face in pool().library if face.id not in definitions() and sentences_of(face)
    )
    said = shown(new.name)

    assert f"Not played here yet: it belongs in {home_with_room(new)}." in said
    assert "like " in said or "the same, masked: " in said
    assert "A stub of its test" in said


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


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    """The only module of cards is one with a mistake: "Anvil" is half written."""
    module = tmp_path / "half_written.py"
    head = "from methuselah.language import card, gain_blood, use"
    module.write_text(f'{head}\ncard("Anvil", {wrong}, text="")\n')
    anvil = definitions()[pool()["Anvil"].id]
    monkeypatch.delitem(DEFINITIONS, anvil.id)
    monkeypatch.setattr(cards, "__path__", [str(tmp_path)])
    monkeypatch.setattr(cards, "written", cards.written.__wrapped__)
    monkeypatch.setattr(cards, "_places", cards._places.__wrapped__)
    monkeypatch.delitem(sys.modules, "methuselah.cards.half_written", raising=False)
    monkeypatch.setattr(card_command, "definitions", cards.definitions.__wrapped__)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("wrong", "said"),
    [("use(gain_blood(1))", "'at'"), ("use(gain_blood(1)", "'(' was never closed")],
)
def test_a_definition_that_cannot_be_read_is_named(said: str) -> None:
    """Its place and what is wrong there, instead of a traceback."""
    done = CliRunner().invoke(main, ["card", "Anvil"])

    assert done.exit_code == 2
    assert "half_written" in done.output
    assert said in done.output


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("wrong", ["use(gain_blood(1))"])
def test_a_mistake_of_another_writer_stops_nobody() -> None:
    """Another card is shown: its models are known by their texts, no definition is read for it."""
    new = next(face for face in pool().library if face.id not in definitions())

    assert "Not played here yet" in shown(new.name)


def test_a_banned_card_says_since_when() -> None:
    """And one that is not banned says nothing of it."""
    banned = next(face for face in pool() if face.banned)

    assert f"Banned since {banned.banned}" in shown(banned.name)
    assert "Banned" not in shown("Govern the Unaligned")


def test_text_and_definition_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """In two columns where the terminal is wide, else one under the other."""
    monkeypatch.setenv("COLUMNS", "120")
    wide = shown("Govern the Unaligned")
    assert any(line.startswith("[dom]") and " | [dom]" in line for line in wide.splitlines())

    monkeypatch.setenv("COLUMNS", "70")
    narrow = shown("Govern the Unaligned")
    assert "\nprinted:\n  [dom]" in narrow
    assert "\nsaid:\n  [dom]" in narrow


@needs_source_tree
def test_a_ruling_names_its_tests_or_those_of_its_twins() -> None:
    """A finished card's own; of a missing card those that play the same words elsewhere."""
    own = shown("Govern the Unaligned")
    assert "played in tests/cards/action/test_dominate.py::test_superior_govern" in own

    face, ruling = next(
        (face, ruling)
        for face in pool()
        if face.id not in definitions()
        for ruling in pool().rulings_on(face.id)
        if twins(ruling) and twins(ruling)[0].tests
    )
    twin = twins(ruling)[0]
    said = shown(face.name)
    assert f"the same words, {twin.mark}: {twin.tests[0]}" in said


@needs_source_tree
def test_a_missing_card_is_shown_without_the_language() -> None:
    """In a process of its own: that takes longer to read than all the rest."""
    new = next(face for face in pool().library if face.id not in definitions())
    program = (
        "import sys\nfrom typer.testing import CliRunner\nfrom methuselah.cli import main\n"
        f"assert CliRunner().invoke(main, ['card', {new.name!r}]).exit_code == 0\n"
        "assert 'methuselah.language' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_stub_alone() -> None:
    """With --stub nothing else is printed, so that it may go into a file."""
    done = CliRunner().invoke(main, ["card", "Impundulu", "--stub"])

    assert done.output == stub(pool()["Impundulu"])
