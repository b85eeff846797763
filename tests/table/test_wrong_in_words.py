"""What is wrong with a deck or a table is told in the reader's language, rule by rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from methuselah.cards import definitions
from methuselah.cli import main
from methuselah.engine.editions import edition_named
from methuselah.lab.games.seating import Table, set_table
from methuselah.players import look_at_player
from methuselah.players.sitting import sit_down
from methuselah.pool import HALF_DECK, BadDeck, check, deck_of, load_deck, parse_deck, pool
from methuselah.pool.formats import format_named
from methuselah.pool.imports import read_deck
from methuselah.server.setting_up import NewGame, NewSeat, set_up
from methuselah.server.setting_up import deck_of as brought
from methuselah.table.decks import not_implemented
from methuselah.table.game import Game
from methuselah.table.record import read, record_of, write
from methuselah.table.replay import replay
from methuselah.wording.wrong import PHRASES, Wrong, of_the_system, told

RUN = CliRunner()
LIST = "Crypt: (12)\n12x Anson\nLibrary: (60)\n60x Blood Doll\n"


def of_a_deck(crypt: dict[str, int], library: dict[str, int]) -> BadDeck:
    """What keeps it out of constructed play, at a date before some cards were printed."""
    cards = {pool()[name].id: number for name, number in (crypt | library).items()}
    return BadDeck(check(deck_of("test", cards, source="deck.txt"), on="2018-01-01"))


def read_wrongly(text: str) -> BadDeck:
    """What is wrong with a list."""
    with pytest.raises(BadDeck) as bad:
        parse_deck(text, "deck.txt")
    return bad.value


def raised(call: object, *given: object, **named: object) -> Wrong:
    """What is wrong with a call."""
    assert callable(call)
    with pytest.raises(Wrong) as wrong:
        call(*given, **named)
    return wrong.value


def decks(folder: Path) -> Iterator[Wrong]:
    """Every rule by which a deck or a list is refused."""
    yield read_wrongly(LIST.replace("Blood Doll", "Blod Doll"))
    yield read_wrongly(LIST.replace("Blood Doll", "Qqqqqqqqq"))
    yield read_wrongly("hello")
    yield read_wrongly("https://vdb.im/decks/abc")
    yield read_wrongly("https://example.org/deck")
    yield read_wrongly("{")
    yield read_wrongly("[]")
    yield read_wrongly('{"cards": {"1": 2}}')
    yield read_wrongly('{"cards": {"100845": "two"}}')
    yield read_wrongly("[" * 20_000)
    yield read_wrongly("1x Gavern the Unaligned\n" * 200)
    (folder / "deck.bin").write_bytes(b"\xff\xfe\x00\x80")
    yield raised(read_deck, folder / "deck.bin")
    yield raised(read_deck, folder / "none.txt")
    yield raised(load_deck, "Malkavain")
    yield raised(load_deck, "Assamite")
    yield raised(load_deck, str(folder))
    yield raised(brought, NewSeat(text="x" * 30_000))
    yield raised(brought, NewSeat(deck="Nowhere"))
    yield of_a_deck({"Anson": 11}, {"Blood Doll": 59})
    yield of_a_deck({"Anson": 12}, {"Blood Doll": 91})
    yield BadDeck(check(load_deck("Tremere"), HALF_DECK))
    later = next(face.name for face in pool().crypt if face.group == 3)
    yield of_a_deck({"Anson": 8, later: 4}, {"Blood Doll": 60})
    yield of_a_deck(
        {"Anson": 12}, {"Blood Doll": 60, "Anthelios, The Red Star": 2, "Creeping Sabotage": 1}
    )
    played = {card: one for card, one in definitions().items() if one.name != "Blood Doll"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("methuselah.table.decks.definitions", lambda: played)
        yield BadDeck(not_implemented(load_deck("Ventrue")))


def tables() -> Iterator[Wrong]:
    """Every rule by which a table is refused."""
    yield raised(set_up, NewGame([NewSeat("you")]))
    yield raised(set_up, NewGame(turns=-1))
    yield raised(set_up, NewGame([NewSeat("nobody"), NewSeat("you")]))
    yield raised(set_up, NewGame([NewSeat("learned:x"), NewSeat("you")]))
    yield raised(set_up, NewGame(edition="2050"))
    yield raised(set_up, NewGame(form="none"))
    yield raised(sit_down, ("Ventrue",) * 7, seed=1)
    yield raised(sit_down, seed=1, seat=6)
    for name in ("nobody", "learned", "learned:none", "random:5", "search:much"):
        yield raised(look_at_player, name)
    yield raised(edition_named, "2050")
    yield raised(format_named, "none")
    yield raised(read, b"[]", "file")


@pytest.mark.parametrize("language", ["fr", "es"])
def test_every_reason_is_told_in_words_of_the_reader(language: str, tmp_path: Path) -> None:
    """Nothing of the English sentence is left, and what it is about stands in both."""
    for wrong in (*decks(tmp_path), *tables()):
        lines = zip(str(wrong).split("\n"), told(wrong, language).split("\n"), strict=True)
        for english, said in lines:
            bare = said.replace("Govern the Unaligned", "")
            bare = re.sub("«[^»]*»", "", bare)
            assert not {"the", "is", "are", "of"} & set(bare.split()), said
            assert said != english
            assert "{" not in said and "???" not in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'line 2: "Ansom" is not a card. Did you mean "Anson (G1)"?'),
        ("fr", "ligne 2 : « Ansom » n'est pas une carte. Vouliez-vous dire « Anson (G1) » ?"),
        ("es", "línea 2: «Ansom» no es una carta. ¿Querías decir «Anson (G1)»?"),
    ],
)
def test_a_wrong_line_of_a_list(language: str, said: str) -> None:
    """The line, the name and the card that may be meant."""
    with pytest.raises(BadDeck) as bad:
        parse_deck(LIST.replace("Anson", "Ansom"))
    assert bad.value.said(language).replace("\u00a0", " ") == said
    assert [error.line for error in bad.value.errors] == [2]


def test_the_reasons_are_all_of_those_that_a_person_can_meet(tmp_path: Path) -> None:
    """A rule for decks that is added is asked for here."""
    shown = set()
    for wrong in decks(tmp_path):
        assert isinstance(wrong, BadDeck)
        shown |= {error.thing.message for error in wrong.errors}
        shown |= {error.remedy.message for error in wrong.errors if error.remedy is not None}
    text = (PHRASES / "en" / "decks.ftl").read_text("utf-8")
    names = {line.split(" ")[0] for line in text.split("\n") if line.startswith(("wrong", "reme"))}
    unmet = {"wrong-no-deck-in-folder", "remedy-deck-check", "wrong-no-form-of-list"}
    assert names - shown - unmet == {"wrong-deck-file", "remedy-precons"} - shown


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "nowhere.json: there is no such file or folder. Give another file."),
        ("fr", "nowhere.json : il n'y a pas de tel fichier ou dossier. Donnez un autre fichier."),
        ("es", "nowhere.json: no existe tal fichero o carpeta. Da otro fichero."),
    ],
)
def test_what_the_system_refuses_is_told_in_words_of_the_reader(language: str, said: str) -> None:
    """As `play --load` says it; what the system alone has words for stays in them."""
    with pytest.raises(OSError) as missing:
        Path("nowhere.json").read_bytes()
    wrong = Wrong("file", file="nowhere.json", reason=of_the_system(missing.value))

    assert told(wrong, language).replace("\u00a0", " ") == said
    assert of_the_system(OSError(9999, "the drive sings")).said(language) == "the drive sings"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "la réponse 99 à « window »"),
        ("es", "la respuesta 99 a «window»"),
    ],
)
def test_a_log_that_this_version_cannot_play_is_refused_in_words_of_the_reader(
    language: str, said: str
) -> None:
    """The reason within the sentence too."""
    table, _ = sit_down(seed=1, players=("random",))
    record = msgspec.structs.replace(table.game.record(), log=(99,))
    wrong = raised(Game.play, record, definitions(), "my game")

    assert said in told(wrong, language).replace("\u00a0", " ")
    assert not {"the", "is", "answer"} & set(told(wrong, language).split())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ventrue: 12 crypt and 77 library cards.", "Legal."]),
        ("fr", ["Ventrue : 12 cartes de crypte et 77 de bibliothèque.", "Légal."]),
        ("es", ["Ventrue: 12 cartas de cripta y 77 de biblioteca.", "Legal."]),
    ],
)
def test_a_deck_is_checked_in_words_of_the_reader(language: str, said: list[str]) -> None:
    """What is right, what is wrong, and the decks that there are."""
    words = ("--language", language)
    checked = RUN.invoke(main, ["deck", "check", "Ventrue", *words])
    assert checked.stdout.replace("\u00a0", " ").splitlines() == said
    wrong = RUN.invoke(main, ["deck", "check", "Ventrue", "--format", "thirds", *words])
    assert (wrong.exit_code, wrong.output.startswith('"thirds" is not')) == (2, language == "en")
    listed = RUN.invoke(main, ["deck", "list", "--playable", *words]).stdout
    assert ("playable" in listed) == (language == "en")
    assert "Ventrue  (" in listed


@pytest.mark.parametrize("entry", [10**30, "x" * 3_000])
def test_an_answer_that_no_phrase_book_can_set_is_told_all_the_same(entry: int | str) -> None:
    """A number of thirty digits was once an error of the phrase book, not of the file."""
    setting = set_table(Table(1, 2, ("random",), ("Tremere", "Ventrue"), 5))
    saved = write(record_of(setting, [entry], "", None))
    with pytest.raises(Wrong, match=r"^the file, answer 1") as refused:
        replay(read(saved, "the file"), definitions(), source="the file")
    assert len(str(refused.value)) < 2_500
