"""Preconstructed decks are sums of the sets' marks."""

from __future__ import annotations

import pytest

from methuselah.pool import AmbiguousPrecon, BadDeck, load_deck, pool, precon, precons

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")


@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_has_twelve_and_seventy_seven_cards(name):
    deck = precon(name)
    assert (deck.name, deck.crypt_size, deck.library_size) == (name, 12, 77)


def test_the_five_starters_hold_137_different_cards():
    cards = {number for name in STARTERS for number, _ in precon(name).crypt + precon(name).library}
    assert len(cards) == 137


def test_a_mark_is_a_number_of_copies():
    """V5:PM12/PTr12/PL7 is printed on Govern the Unaligned, V5:PTr2 on Magic of the Smith."""
    govern, smith = pool()["Govern the Unaligned"].id, pool()["Magic of the Smith"].id
    assert dict(precon("Tremere").library)[govern] == 12
    assert dict(precon("Tremere").library)[smith] == 2
    assert dict(precon("Malkavian").library)[govern] == 12
    assert govern not in dict(precon("Ventrue").library)


@pytest.mark.parametrize(
    "name", ["Tremere", "tremere", "V5:Tremere", "V5: Tremere", "Fifth Edition: Tremere"]
)
def test_a_bare_name_is_the_fifth_editions(name):
    assert precon(name) is precon("Fifth Edition: Tremere")


def test_a_set_is_named_by_its_short_name_or_its_whole_name():
    assert precon("V5A: Brujah") is precon("Fifth Edition (Anarch): Brujah") is precon("Brujah")
    assert precon("CE:Tremere").source == "Camarilla Edition, Tremere"
    assert precon("CE:Tremere") != precon("Tremere")


def test_a_name_that_is_none_sets_current_deck_is_ambiguous():
    with pytest.raises(AmbiguousPrecon) as ambiguous:
        precon("Assamite")
    assert ambiguous.value.choices == ("Final Nights: Assamite", "Lords of the Night: Assamite")


def test_names_are_without_doubt_and_bundles_are_no_decks():
    names = [p.name for p in precons()]
    assert len(set(names)) == len(names) == 90
    assert all(precon(p.name) is p.deck for p in precons())
    assert not any("Bundle" in name or "Tin" in name for name in names)


def test_a_misspelt_deck_gets_a_suggestion():
    with pytest.raises(BadDeck, match=r'"Malkavain" is neither a file .* mean "Malkavian"\?'):
        load_deck("Malkavain")
    with pytest.raises(BadDeck, match='"Assamite" could be several decks'):
        load_deck("Assamite")


def test_load_deck_takes_a_name_or_a_file(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("12x Anson\n60x Blood Doll\n")
    assert load_deck("Malkavian") is precon("Malkavian")
    assert load_deck(path).name == "mine"
    assert load_deck(str(path)).library_size == 60
