"""A deck as a link: what it carries is read, and written so that it is read again."""

from __future__ import annotations

import pytest

from methuselah.pool import BadDeck, detect, export_deck, parse_deck, pool, precon

VDB = "https://vdb.im/decks/deck?name=Two%20Bells&author=Some+body#201439=8;200076=4;102121=30"


def test_vdbs_deck_in_url_is_a_list() -> None:
    """Name, author and cards by number; white space around it is nothing."""
    deck = parse_deck(f"  {VDB}\n")
    assert detect(VDB) == "link"
    assert (deck.name, deck.author) == ("Two Bells", "Some body")
    assert dict(deck.crypt) == {201439: 8, 200076: 4}
    assert dict(deck.library) == {102121: 30}
    assert pool()[201439].crypt and pool()[102121].library


def test_what_is_written_is_read_again() -> None:
    deck = precon("Anarchs: Gangrel")
    again = parse_deck(export_deck(deck, "link"))
    assert (again.name, dict(again.crypt), dict(again.library)) == (
        deck.name,
        dict(deck.crypt),
        dict(deck.library),
    )


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("https://vdb.im/decks/abc123", "only its site has"),
        ("https://www.vdb.im/decks?id=7", "only its site has"),
        ("https://amaranth.vtes.co.nz/#", "only its site has"),
        ("https://example.org/deck", "no deck in that link"),
        ("https://vdb.im/decks/deck#1=2", '"1=2" is not a card'),
        ("https://vdb.im/decks/deck#201439=8;x", '"x" is not a card'),
        (f"https://vdb.im/decks/deck#{'9' * 5000}=1", "is not a card"),
        (f"https://vdb.im/decks/deck#201439={'9' * 5000}", "is not a card"),
    ],
)
def test_a_link_without_a_deck_says_what_to_do(link: str, why: str) -> None:
    with pytest.raises(BadDeck) as wrong:
        parse_deck(link)
    assert why in str(wrong.value)
    assert "Copy the list itself" in str(wrong.value)
    assert len(str(wrong.value)) < 500
