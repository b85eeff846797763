"""A deck is legal or every reason why not is named."""

from __future__ import annotations

import pytest

from methuselah.pool import HALF_DECK, STANDARD, check, deck_of, pool, precon, precons


def deck(crypt, library=(("Blood Doll", 60),)):
    cards = {pool()[name].id: copies for name, copies in (*crypt, *library)}
    return deck_of("test", cards, source="deck.txt")


ANSON = (("Anson", 12),)  # group 1


def test_the_starters_are_legal():
    for name in ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"):
        assert check(precon(name)) == []


@pytest.mark.parametrize(("library", "legal"), [(59, False), (60, True), (90, True), (91, False)])
def test_a_library_has_sixty_to_ninety_cards(library, legal):
    errors = check(deck(ANSON, (("Blood Doll", library),)))
    assert (errors == []) == legal


def test_a_crypt_has_twelve_cards_or_more():
    assert check(deck((("Anson", 12),))) == []
    assert check(deck((("Anson", 40),))) == []
    (error,) = check(deck((("Anson", 11),)))
    assert str(error) == "deck.txt: the crypt has 11 cards, fewer than 12. Add 1 or more."


def test_two_consecutive_groups_may_be_mixed_and_three_may_not():
    """Group 1 with 2; not with 3; ANY goes with all."""
    two = next(f.name for f in pool().crypt if f.group == 2)
    three = next(f.name for f in pool().crypt if f.group == 3)
    assert check(deck((("Anson", 8), (two, 4)))) == []
    assert check(deck((("Anson", 8), ("Anarch Convert", 4)))) == []
    (error,) = check(deck((("Anson", 8), (three, 4))))
    assert str(error) == (
        f'deck.txt: "{three}" is of group 3, most of the crypt is of 1; groups must be the '
        "same or consecutive. Replace it by a vampire of group 1."
    )
    (error,) = check(deck((("Anson", 5), (two, 4), (three, 3))))
    assert str(error.thing).startswith(f'"{three}" is of group 3, most of the crypt is of 1 and 2')


def test_a_banned_card_is_named_with_its_date_and_was_legal_before():
    banned = deck(ANSON, (("Blood Doll", 60), ("Anthelios, The Red Star", 2)))
    (error,) = check(banned)
    assert str(error.thing) == '"Anthelios, The Red Star" is banned since 2016-02-16.'
    assert str(error.remedy) == "Remove the 2 copies."
    assert check(banned, on="2016-02-15") == []
    assert len(check(banned, on="2016-02-16")) == 1


def test_a_card_is_not_legal_before_it_is_printed():
    newer = deck(ANSON, (("Blood Doll", 60), ("Creeping Sabotage", 1)))
    date = pool()["Creeping Sabotage"].legal_from
    assert check(newer, on=date) == []
    assert any("is legal from" in str(error.thing) for error in check(newer, on="2000-01-01"))


def test_all_errors_are_told_at_once():
    errors = check(deck((("Anson", 3),), (("Blood Doll", 91), ("Anthelios, The Red Star", 1))))
    assert len(errors) == 3


def test_short_decks_have_a_format_of_their_own():
    short = precon("First Blood: Tremere")
    assert check(short, HALF_DECK) == []
    assert len(check(short, STANDARD)) == 2
    assert len(check(precon("Tremere"), HALF_DECK)) == 2
    fits = [p for p in precons() if p.deck.crypt_size == 6 and not check(p.deck, HALF_DECK)]
    assert {p.set for p in fits} == {"First Blood", "New Blood", "New Blood II", "New Blood III"}
