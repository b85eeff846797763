"""Printed texts in French and Spanish: from a file or an address, kept, shown, with English behind.

The texts here are made up.
"""

from __future__ import annotations

import io
import json
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.players.sitting import sit_down
from methuselah.players.terminal.describing import full_text
from methuselah.players.terminal.plain import PlainTable
from methuselah.pool import pool
from methuselah.pool.translated import Printed, read_translations
from methuselah.server.cards import card_page
from methuselah.table.printed_texts import keep_texts, kept_texts, printed, texts_file
from methuselah.wording.wrong import Wrong

GOVERN = pool()["Govern the Unaligned"]
DOLL = pool()["Blood Doll"]
KRCG = [
    {
        "id": GOVERN.id,
        "name": GOVERN.name,
        "card_text": "made up",
        "_i18n": {
            "fr": {"name": "Gouverner", "card_text": "[dom] Faites ceci.\n[DOM] Faites cela."},
            "es": {"name": "Gobernar", "card_text": "[dom] Haz esto."},
            "pt": {"name": "Governar", "card_text": "[dom] Isto."},
        },
    },
    {"id": 42, "_i18n": {"fr": {"name": "Personne", "card_text": "Rien."}}},
    {"id": DOLL.id, "name": DOLL.name},
]
VEKN = f"Id,Name,Name fr-FR,Card Text\n{DOLL.id},Blood Doll,Poupée,(D) Une poupée.\n"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder in which nothing is kept yet, and a krcg without translations."""
    monkeypatch.setenv("METHUSELAH_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("methuselah.table.printed_texts.packaged", lambda language: {})
    return tmp_path


def packed(**files: str) -> bytes:
    """A ZIP of these files."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w") as whole:
        for name, text in files.items():
            whole.writestr(f"{name}.csv", text)
    return into.getvalue()


# -- reading ---------------------------------------------------------------------------------


def test_the_list_of_krcg() -> None:
    """Each card has its translations; languages that nobody reads here are left out."""
    found = read_translations(json.dumps(KRCG).encode(), "vtes.json")

    assert sorted(found) == ["es", "fr"]
    assert found["es"] == {GOVERN.id: Printed("Gobernar", "[dom] Haz esto.")}
    assert set(found["fr"]) == {GOVERN.id, 42}


@pytest.mark.parametrize("file", [VEKN.encode(), packed(vteslib=VEKN, vtessets="Abbrev\nJyhad\n")])
def test_the_lists_of_vekn(file: bytes) -> None:
    """As CSV, and as a ZIP in which there are other lists too."""
    assert read_translations(file, "lib") == {"fr": {DOLL.id: Printed("Poupée", "Ⓓ Une poupée.")}}


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (b"[{", "cards.json is no list of cards (Expecting property name"),
        (b"\xff\xfe\x00\x80", "cards.json is no list of cards (it is no text in UTF-8)"),
        (b"PK\x03\x04broken", "cards.json is no list of cards ("),
        (b"[]", "cards.json has no French or Spanish text of a card. Give the cards as krcg"),
        (b"hello", "cards.json has no French or Spanish text of a card."),
        (b"Id,Name,Card Text\n1,A,B\n", "cards.json has no French or Spanish text of a card."),
        (b'[{"id": 1, "_i18n": {"fr": []}}, 7]', "cards.json has no French or Spanish text"),
    ],
)
def test_a_file_that_is_none_is_refused(file: bytes, said: str) -> None:
    """With its name, what is wrong, and what to give."""
    with pytest.raises(Wrong) as wrong:
        read_translations(file, "cards.json")

    assert str(wrong.value).startswith(said)
    assert '"Id", "Name fr-FR"' in str(wrong.value)


# -- keeping ---------------------------------------------------------------------------------


def test_texts_are_kept_and_english_stands_behind_them(data: Path) -> None:
    """Of cards that there are; one file adds to another."""
    (data / "vtes.json").write_text(json.dumps(KRCG))
    (data / "lib.csv").write_text(VEKN)
    assert printed(GOVERN, "fr") == Printed(GOVERN.name, GOVERN.text)

    keep_texts(str(data / "vtes.json"))
    keep_texts(str(data / "lib.csv"))

    assert printed(GOVERN, "fr") == Printed("Gouverner", "[dom] Faites ceci.\n[DOM] Faites cela.")
    assert printed(DOLL, "fr").text == "Ⓓ Une poupée."
    assert printed(DOLL, "es") == Printed(DOLL.name, DOLL.text)
    assert printed(GOVERN, "en") == Printed(GOVERN.name, GOVERN.text)
    assert 42 not in kept_texts()["fr"]


@pytest.mark.parametrize("what", ["nothing.json", "no.json"])
def test_what_cannot_be_read_leaves_what_is_kept(data: Path, what: str) -> None:
    """A file that is not there, and one with cards that there are not."""
    (data / "vtes.json").write_text(json.dumps(KRCG))
    (data / "no.json").write_text(json.dumps(KRCG[1:]))
    keep_texts(str(data / "vtes.json"))
    before = texts_file().read_bytes()

    with pytest.raises(Wrong, match=what):
        keep_texts(str(data / what))
    assert texts_file().read_bytes() == before


def test_a_file_of_kept_texts_that_is_broken_is_as_none(data: Path) -> None:
    """A game goes on in English."""
    texts_file().parent.mkdir()
    texts_file().write_bytes(b"{")

    assert printed(GOVERN, "fr").text == GOVERN.text


@pytest.fixture
def address(data: Path) -> Iterator[str]:
    """A server on this machine that has the made-up list."""
    (data / "vtes.json").write_text(json.dumps(KRCG))
    quiet = type("Quiet", (SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(quiet, directory=str(data)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_an_address_that_somebody_names(address: str) -> None:
    """It is fetched once; another is refused with what its server says."""
    keep_texts(f"{address}/vtes.json")

    assert printed(GOVERN, "es").name == "Gobernar"
    with pytest.raises(Wrong, match=r"none\.json cannot be fetched: .*not found"):
        keep_texts(f"{address}/none.json")


# -- shown -----------------------------------------------------------------------------------


def test_cards_are_shown_with_the_texts_that_are_kept(data: Path) -> None:
    """On the page, at the terminal; names of cards stay what they are called at the table."""
    (data / "vtes.json").write_text(json.dumps(KRCG))
    keep_texts(str(data / "vtes.json"))

    assert card_page(GOVERN, "fr").text == "[dom] Faites ceci.\n[DOM] Faites cela."
    assert card_page(GOVERN, "fr").name == GOVERN.name
    assert card_page(GOVERN, "en").text == GOVERN.text
    shown = full_text(GOVERN, "es").split("\n")
    assert shown[0] == f"{GOVERN.name} (Gobernar)"
    assert shown[3] == "[dom] Haz esto."
    table, seat = sit_down(seed=3, players=("random",))
    said = io.StringIO()
    asked = io.StringIO("text Govern the Unaligned\n")
    PlainTable(table, seat, asked, said, None, "fr").run()
    assert "[DOM] Faites cela." in said.getvalue()


def test_the_command(data: Path) -> None:
    """It says what is kept, keeps, refuses with exit code 2, and forgets."""
    runner = CliRunner()
    (data / "vtes.json").write_text(json.dumps(KRCG))

    def says(*words: str) -> tuple[int, str]:
        result = runner.invoke(main, ["texts", *words])
        return result.exit_code, result.output.replace("\u00a0", " ")

    assert says()[1].startswith("No texts in French or Spanish are kept")
    code, said = says(str(data / "vtes.json"), "--language", "fr")
    assert (code, said) == (0, f"{texts_file()} a 1 texte en français et 1 en espagnol.\n")
    code, said = says(str(data / "none.json"), "--language", "es")
    assert code == 2
    assert said.startswith(f"{data / 'none.json'}: no existe tal fichero o carpeta. Da otro")
    assert says("--forget")[1].startswith("No texts in French or Spanish are kept")
    assert kept_texts() == {}
