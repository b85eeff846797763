"""How a deck plays: what players say of the preconstructed decks, and what is no style."""

from __future__ import annotations

import pytest

from methuselah.pool import pool, precon, precons
from methuselah.pool.decks import deck_of
from methuselah.table.styles import STYLES, styles_of


@pytest.mark.parametrize(
    ("name", "styles"),
    [
        ("Camarilla Edition: Malkavian", ("stealth", "bleed")),
        ("Camarilla Edition: Brujah", ("combat",)),
        ("Camarilla Edition: Toreador", ("votes",)),
        ("Pact with Nephandi", ("allies",)),
        ("Den of Fiends", ("defence", "combat")),
        ("Parliament of Shadows", ("votes", "stealth")),
    ],
)
def test_preconstructed_decks_play_as_they_are_known(name: str, styles: tuple[str, ...]) -> None:
    assert styles_of(precon(name)) == styles


def test_every_preconstructed_deck_has_a_style() -> None:
    for one in precons():
        found = styles_of(one.deck)
        assert 1 <= len(found) <= 2
        assert set(found) <= set(STYLES)


def test_a_deck_without_a_library_has_none() -> None:
    """Nor is a vampire who speaks of bleeds one."""
    assert styles_of(deck_of("", {pool()["Gilbert Duane"].id: 12})) == ()
