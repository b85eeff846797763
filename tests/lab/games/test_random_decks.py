"""Random decks are legal, playable and the same for the same seed."""

from __future__ import annotations

from methuselah.cards import definitions
from methuselah.lab.games.random_decks import random_deck
from methuselah.pool import check, keywords


def test_random_decks_are_legal_and_playable() -> None:
    """Vampires of neighbouring groups, with abilities; every card is implemented."""
    able = 0
    for seed in range(40):
        deck = random_deck(seed)
        assert check(deck) == []
        assert (deck.crypt_size, deck.library_size) == (12, 77)
        faces = [face for face, _ in deck.faces()]
        assert all(face.id in definitions() for face in faces)
        assert not any(face.advanced for face in faces)
        able += sum(not keywords(face).only for face in faces if face.crypt)
    assert able > 40


def test_the_same_seed_deals_the_same_deck() -> None:
    """And another one does not."""
    assert random_deck(5) == random_deck(5)
    assert random_deck(5).crypt != random_deck(6).crypt
