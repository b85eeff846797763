"""Deck lists come in from every dialect, go out again, and say what is wrong with them."""

from __future__ import annotations

import json

import pytest

from methuselah.pool import BadDeck, detect, export_deck, parse_deck, pool, precon, read_deck

TWD = """\
Great Symposium
Mikkeli, Finland
March 25th 2023
3R+F
13 players
Otso Saariluoma
https://www.vekn.net/event-calendar/event/10546

-- 3vp in final

Deck Name: Two Bells
Created by: Somebody Else
Description: 2 Blood Doll would be one too many.

Crypt (12 cards, min=4, max=40, avg=6.17)
-----------------------------------------
8x Theo Bell       7  CEL POT dom pre        Brujah:6
4x Anarch Convert  1  -none-                 Caitiff:ANY

Library (60 cards)
Master (60; 30 trifle)
30x Vessel -- a comment on the card
29x Rack, The
1x Pentex(TM) Subversion
"""

VDB = """\
Deck Name: Two Bells
Author: Somebody Else
Description: short

Crypt (12 cards, min=4 max=28 avg=5)
====================================
8x Theo Bell        7 CEL POT dom pre      Brujah:6
4x Anarch Convert   1 -none-               Caitiff:ANY

Library (60 cards)
==================
Master (60; 30 trifle)
-----------------------
30x Vessel
29x The Rack
1x Pentex\u2122 Subversion
"""

AMARANTH = """\
Deck Name : Two Bells
Author : Somebody Else
Description :
short

Crypt [12 vampires] Capacity min: 1 max: 7 average: 5
------------------------------------------------------------
8x Theo Bell\t\t\t  7  CEL POT dom pre     Brujah:6
4x Anarch Convert\t\t  1  -none-            Caitiff:ANY

Library [60 cards]
------------------------------------------------------------
Master [60]
 30x Vessel
 29x Rack, The
 1x Pentex(TM) Subversion
"""

JOL = """\
8xTheo Bell (G6)
4xAnarch Convert
30xVessel
29xThe Rack
1x Pentex(TM) Subversion
"""

LACKEY = """\
30\tVessel
29\tRack, The
1       Pentex(TM) Subversion
Crypt:
8\tTheo Bell (G6)
4\tAnarch Convert
"""


def two_bells():
    cards = {
        "Theo Bell (G6)": 8,
        "Anarch Convert": 4,
        "Vessel": 30,
        "The Rack": 29,
        "Pentex\u2122 Subversion": 1,
    }
    return {pool()[name].id: copies for name, copies in cards.items()}


@pytest.mark.parametrize(
    ("text", "dialect"),
    [(TWD, "twd"), (VDB, "vdb"), (AMARANTH, "amaranth"), (JOL, "jol"), (LACKEY, "lackey")],
)
def test_each_dialect_is_told_and_gives_the_same_deck(text, dialect):
    assert detect(text) == dialect
    deck = parse_deck(text, "bells.txt")
    assert dict(deck.crypt + deck.library) == two_bells()
    assert (deck.crypt_size, deck.library_size) == (12, 60)
    assert deck.source == "bells.txt"


def test_a_tournament_list_keeps_its_event_name_author_and_comments():
    deck = parse_deck(TWD)
    assert deck.event[0] == "Great Symposium"
    assert len(deck.event) == 7
    assert (deck.name, deck.author) == ("Two Bells", "Somebody Else")
    assert "3vp in final" in deck.comments
    assert "2 Blood Doll would be one too many." in deck.comments
    assert pool()["Blood Doll"].id not in dict(deck.library)


@pytest.mark.parametrize("form", ["twd", "jol", "lackey", "json"])
@pytest.mark.parametrize("name", ["Malkavian", "Hecata", "First Blood: Tremere", "Gargoyles"])
def test_what_goes_out_comes_back(form, name):
    deck = precon(name)
    text = export_deck(deck, form)
    again = parse_deck(text, "again")
    assert detect(text) == form
    assert dict(again.crypt) == dict(deck.crypt)
    assert dict(again.library) == dict(deck.library)
    if form in {"twd", "json"}:
        assert again.name == deck.name


def test_twd_out_has_the_archives_columns():
    lines = export_deck(parse_deck(TWD), "twd").splitlines()
    assert lines[0] == "Great Symposium"
    assert any(line.startswith("8x Theo Bell (G6)") and line.endswith("Brujah:6") for line in lines)
    assert "Master (60; 30 trifle)" in lines
    assert "29x Rack, The" in lines


def test_an_unknown_form_names_the_known_ones():
    with pytest.raises(ValueError, match=r'"arb" is not a form.*twd, jol, lackey, link, json'):
        export_deck(precon("Malkavian"), "arb")


def test_krcg_json_is_read_whole_and_minimal():
    whole = json.loads(export_deck(precon("Malkavian"), "json"))
    assert whole["crypt"]["count"] == 12
    assert whole["library"]["cards"][0]["type"] == "Master"
    minimal = {"name": "m", "cards": dict(precon("Malkavian").crypt + precon("Malkavian").library)}
    deck = parse_deck(json.dumps(minimal))
    assert dict(deck.library) == dict(precon("Malkavian").library)


def test_a_misspelt_card_is_named_with_its_line_and_what_it_might_be(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text("12x Anson\n60x Blood Doll\n1x Govern the Unalined\n")
    with pytest.raises(BadDeck) as bad:
        read_deck(path)
    assert str(bad.value) == (
        'deck.txt, line 3: "Govern the Unalined" is not a card. '
        'Did you mean "Govern the Unaligned"?'
    )


def test_all_errors_are_told_not_only_the_first():
    with pytest.raises(BadDeck) as bad:
        parse_deck("12x Anson\n1x Blod Doll\n1x Qqqqqqqq\nGovern the Unalined\n", "d")
    assert [error.line for error in bad.value.errors] == [2, 3, 4]
    assert all(error.remedy for error in bad.value.errors)


def test_a_misspelt_vampire_is_named_without_its_columns():
    with pytest.raises(BadDeck, match=r'line 17: "Teo Bell" is not a card. Did you mean'):
        parse_deck(TWD.replace("8x Theo", "8x Teo"))


def test_a_number_behind_the_name_is_a_number():
    deck = parse_deck("12x Anson\nBlood Doll x3\nVessel\n")
    assert dict(deck.library) == {pool()["Blood Doll"].id: 3, pool()["Vessel"].id: 1}


def test_copies_on_several_lines_add_up():
    deck = parse_deck("6x Anson\n6x Anson\n2x Blood Doll\n1x Vessel\n2x Blood Doll\n")
    assert deck.crypt == ((pool()["Anson"].id, 12),)
    assert dict(deck.library)[pool()["Blood Doll"].id] == 4


def test_a_name_that_begins_with_x_is_not_cut():
    assert parse_deck("1\tXaviar\nCrypt:\n").crypt == ((pool()["Xaviar"].id, 1),)
    assert parse_deck("2 x Xaviar\n").crypt == ((pool()["Xaviar"].id, 2),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no list of cards in it"),
        ("hello there\nfriend", "there is no list of cards in it"),
        ("{", "this is not JSON"),
        ("[]", "there is no list of cards in it"),
        ('{"crypt": 5, "library": {"cards": 7}}', "there is no list of cards in it"),
        ('{"cards": {"1": 2}}', '"1" is not a card'),
        ('{"cards": {"100845": "two"}}', "is not a number of copies"),
        ('{"crypt": {"cards": [{"name": "Ansn", "count": 1}]}}', "Did you mean"),
    ],
)
def test_what_is_no_deck_says_so(text, message):
    with pytest.raises(BadDeck, match=message):
        parse_deck(text, "x")


def test_a_file_that_is_no_text_or_is_not_there_says_so(tmp_path):
    path = tmp_path / "deck.bin"
    path.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadDeck, match=r"deck.bin: this is not a text file. Save the list as UTF-8"):
        read_deck(path)
    with pytest.raises(BadDeck, match=r"none.txt: the file cannot be read"):
        read_deck(tmp_path / "none.txt")


def test_ids_are_repeated_by_copies():
    deck = parse_deck("2x Anson\n3x Blood Doll\n")
    assert deck.crypt_ids() == (pool()["Anson"].id,) * 2
    assert deck.library_ids() == (pool()["Blood Doll"].id,) * 3
    assert [(face.name, copies) for face, copies in deck.faces()] == [
        ("Anson (G1)", 2),
        ("Blood Doll", 3),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[" * 19_000, "this is not JSON"),
        ('{"a":' * 19_000, "this is not JSON"),
        ('{"cards": {"100845": ' + "9" * 5_000 + "}}", "this is not JSON"),
        ('{"cards": {"100845": ' + "9" * 4_000 + "}}", "is not a number of copies"),
        ('{"cards": {"100845": 1000}}', '"1000" is not a number of copies'),
        (f"1x {'a' * 3_000}\n", '"a{100,200}…" is not a card'),
        (json.dumps({"cards": {"b" * 3_000: 1}}), '"b{100,200}…" is not a card'),
    ],
)
def test_lists_made_to_break_the_reader_are_refused_in_a_sentence(text, message):
    """Depth, digits and length: each once ended in a traceback or in words of Python's own."""
    with pytest.raises(BadDeck, match=message) as refused:
        parse_deck(text, "x")
    assert len(str(refused.value)) < 500


def test_a_list_of_nothing_but_mistakes_is_given_up():
    """The first hundred are named, with what was probably meant; nobody waits for the rest."""
    wrong = "".join(f"1x Gavern the Unaligned {'x' * (n % 7)}{n}\n" for n in range(5_000))
    with pytest.raises(BadDeck) as refused:
        parse_deck(wrong, "x")
    lines = str(refused.value).splitlines()
    assert len(lines) == 101
    assert lines[-1].startswith("x, line 101: the rest of the list was not read. Mend the lines")
    assert refused.value.said("fr").splitlines()[-1].startswith("x, ligne 101")
