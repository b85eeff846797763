"""What a list promises: exact odds, counted by hand here."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.engine.editions import CURRENT
from methuselah.lab.decks.fitting import fits
from methuselah.lab.decks.odds import at_least_one, exactly, odds_of
from methuselah.pool import deck_of, load_deck, pool

RUN = CliRunner()


def test_chances_of_all_numbers_make_one() -> None:
    """Whatever the pile."""
    for size, wanted, drawn in ((12, 3, 4), (77, 11, 7), (5, 5, 4), (6, 0, 4)):
        assert sum(exactly(size, wanted, drawn, n) for n in range(drawn + 1)) == pytest.approx(1)


def test_the_opening_crypt() -> None:
    """Two copies among twelve, four drawn: 1 - (10 over 4) / (12 over 4)."""
    odds = odds_of(load_deck("Tremere"))
    lloyd = next(one for one in odds.crypt if one.copies == 2)
    assert lloyd.opening == pytest.approx(1 - comb(10, 4) / comb(12, 4))
    assert sum(one.copies for one in odds.crypt) == 12


def test_the_first_minion() -> None:
    """Transfers of the first seats are fewer; a capacity of 3 comes out in seat 3's first turn."""
    odds = odds_of(load_deck("Tremere"), seats=4)
    first = odds.first_minion
    cheapest = at_least_one(12, 1, CURRENT.opening_crypt)
    assert [one[0] for one in first] == [0.0, 0.0, pytest.approx(cheapest), first[3][0]]
    assert first[3][0] > first[2][0]
    for chances in first:
        assert list(chances) == sorted(chances)
        assert chances[-1] == 1.0


def test_types_and_hands() -> None:
    """A card of two types counts for both; the opening hand has seven cards."""
    odds = odds_of(load_deck("Tremere"))
    masters = next(one for one in odds.types if one.type == "master")
    assert masters.cards == 11
    assert masters.expected == pytest.approx(7 * 11 / odds.library)
    assert masters.none == pytest.approx(comb(66, 7) / comb(77, 7))
    assert masters.drawn[30] == pytest.approx(30 * 11 / 77)


def test_dead_cards() -> None:
    """What nobody in the crypt can use, and what hardly anybody can."""
    cards = pool()
    names = {
        "Lloyd Brooks (G6)": 11,
        "Rosalina Cortez (G6)": 1,
        "Deflection": 6,
        "Bonding": 4,
        "Carrion Crows": 5,
        "Blood Doll": 45,
    }
    deck = deck_of("mixed", {cards[name].id: copies for name, copies in names.items()})
    odds = odds_of(deck)
    assert odds.dead == ("Carrion Crows",)
    asking = {one.name: one for one in odds.asking}
    assert set(asking) == {"Deflection", "Bonding", "Carrion Crows"}
    for name, one in asking.items():
        able = [face for face, copies in deck.faces() for _ in range(copies) if face.crypt]
        assert one.able == sum(fits(cards[name], face) for face in able)
        assert one.opening == pytest.approx(at_least_one(12, one.able, 4))


def test_the_command(tmp_path: Path) -> None:
    """In words and in JSON; a bad list is told by its lines."""
    words = RUN.invoke(main, ["lab", "deck", "Ventrue"])
    assert words.exit_code == 0, words.output
    assert "in the opening hand" in words.stdout
    data = json.loads(RUN.invoke(main, ["lab", "deck", "Ventrue", "--json"]).stdout)
    assert data["library"] == 77
    broken = tmp_path / "deck.txt"
    broken.write_text("Crypt (1 cards)\n1x Nobody At All\n", "utf-8")
    refused = RUN.invoke(main, ["lab", "deck", str(broken)])
    assert refused.exit_code == 2
    assert "Nobody At All" in refused.stderr
