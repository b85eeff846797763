"""New printings: definitions whose official text has changed are named, with what to look at."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kernel_form import needs_source_tree
from methuselah.cards import definitions
from methuselah.cli import main
from methuselah.lab.proving.drift import drift, new_cards, read_texts
from methuselah.pool import pool
from methuselah.pool.words import digest

GOVERN = pool()["Govern the Unaligned"]
CHANGED = GOVERN.text.replace("+2 bleed", "+7 bleed")


def listed(file: Path, rows: dict[int, str]) -> Path:
    """A file of official texts as the list of cards has them."""
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines)
        writer.writerow(["Id", "Name", "Card Text"])
        for number, text in rows.items():
            face = pool().get(number)
            writer.writerow([number, face.name if face else "A New Card", text])
    return file


def coverage(*arguments: object) -> tuple[int, str]:
    """Run the command; its exit status and what it said."""
    done = CliRunner().invoke(main, ["coverage", *map(str, arguments)])
    return done.exit_code, done.output


def test_nothing_differs_from_the_installed_texts() -> None:
    """Else `tests/laws/test_definitions.py` is red too."""
    status, said = coverage("--drift")

    assert (status, said) == (0, "0 definitions differ from the installed texts.\n")


@needs_source_tree
def test_a_changed_text_is_named_with_both_digests_and_what_to_look_at(tmp_path: Path) -> None:
    """The sentence that went and the one that came; the audit; place and tests."""
    file = listed(tmp_path / "lib.csv", {GOVERN.id: CHANGED, pool()["Dodge"].id: "Strike: dodge."})

    status, said = coverage("--drift", "--against", file)

    assert status == 1
    assert f"Govern the Unaligned: {GOVERN.digest} is {digest(CHANGED)} now" in said
    assert "cards/action/dominate.py:" in said
    assert "- [dom] Ⓓ Bleed with +2 bleed." in said
    assert "+ [dom] Ⓓ Bleed with +7 bleed." in said
    assert "? the text has the number 7" in said
    assert "tests/cards/action/test_dominate.py" in said
    assert "Dodge: " in said
    assert "2 definitions differ from" in said


def test_white_space_is_no_change(tmp_path: Path) -> None:
    """A digest does not see it."""
    file = listed(tmp_path / "lib.csv", {GOVERN.id: GOVERN.text.replace(" ", "  ") + "\n"})

    assert coverage("--drift", "--against", file)[0] == 0


def test_another_notation_is_no_change(tmp_path: Path) -> None:
    """Signs, marks at names of cards, and the former names of clans."""
    doll, alamut = pool()["Vessel"], pool()["Alamut"]
    texts = {
        GOVERN.id: GOVERN.text.replace("Ⓓ", "(D)"),
        doll.id: doll.text.replace("Blood Doll", "<Blood Doll>"),
        alamut.id: alamut.text.replace("Banu Haqim", "Assamite"),
    }
    assert all(text != pool()[number].text for number, text in texts.items())

    assert coverage("--drift", "--against", listed(tmp_path / "lib.csv", texts))[0] == 0


def test_a_list_of_krcg_in_json_is_read_and_new_cards_are_counted(tmp_path: Path) -> None:
    """A list of records, or records by their ids."""
    rows = [
        {"id": GOVERN.id, "name": GOVERN.name, "card_text": CHANGED},
        {"id": 999_999, "name": "A New Card", "card_text": "Strike: dodge."},
    ]
    file = tmp_path / "vtes.json"
    for content in (rows, {str(row["id"]): row for row in rows}):
        file.write_text(json.dumps(content), "utf-8")

        status, said = coverage("--drift", "--against", file, "--json")

        assert status == 1
        found = json.loads(said)
        assert [one["card"] for one in found["drift"]] == ["Govern the Unaligned"]
        assert found["drift"][0]["new"] == digest(CHANGED)
        assert found["new_cards"] == ["A New Card"]


def test_where_the_installed_text_has_changed_the_old_one_is_not_at_hand() -> None:
    """Only the digest of it was kept: no sentences, but the audit of the new text."""
    definition = replace(definitions()[GOVERN.id], digest="000000")

    (found,) = drift(those=[definition])

    assert (found.old, found.new) == ("000000", GOVERN.digest)
    assert (found.gone, found.come, found.findings) == ((), (), ())


def test_a_card_that_the_file_has_not_got_is_passed_over(tmp_path: Path) -> None:
    """A list of the library says nothing of the crypt."""
    texts = read_texts(listed(tmp_path / "lib.csv", {GOVERN.id: GOVERN.text}))

    assert drift(texts) == []
    assert new_cards(texts) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--against", "x.csv"), "add --drift"),
        (("--drift", "--against", "no/such/file.csv"), "no/such/file.csv"),
    ],
)
def test_wrong_input_is_one_clear_message(arguments: tuple[str, ...], message: str) -> None:
    """Exit status 2, as everywhere."""
    status, said = coverage(*arguments)

    assert status == 2
    assert message in said


@pytest.mark.parametrize(("name", "content"), [("a.json", "{"), ("a.csv", "x,y\n1,2\n")])
def test_a_file_without_texts_is_refused_with_a_remedy(
    tmp_path: Path, name: str, content: str
) -> None:
    """Thing, place, remedy."""
    file = tmp_path / name
    file.write_text(content, "utf-8")

    status, said = coverage("--drift", "--against", file)

    assert status == 2
    assert name in said and "columns Id, Name, Card Text" in " ".join(said.split())
