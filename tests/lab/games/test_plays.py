"""`methuselah lab plays`: what becomes of the cards in hands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.lab.games.playing import play
from methuselah.lab.games.plays import CardPlays, by_type, card_plays
from methuselah.lab.games.results import SeatResult
from methuselah.lab.games.seating import Table
from methuselah.pool import load_deck

RUN = CliRunner()
SHORT = ("--games", "1", "--turns", "10", "--seats", "2", "--players", "random")


def seat(plays: dict[str, int], held: dict[str, int]) -> SeatResult:
    """What one seat had in hand and did with it."""
    return SeatResult(0, "random", "Tremere", 0.0, False, "", 0, 0, (30,), plays, held)


def test_every_copy_that_came_to_a_hand_is_held() -> None:
    """The opening hand at least, of cards of the deck, and no more copies than it has."""
    outcome = play(Table(5, 2, ("random",), ("Tremere", "Ventrue"), 10), telling=True)
    for result in outcome.results:
        copies = {face.name: number for face, number in load_deck(result.deck).faces()}
        assert sum(result.held.values()) > 7
        assert all(number <= copies[name] for name, number in result.held.items())


def test_cards_are_summed_over_seats_and_told_by_type() -> None:
    """Vampires that act are no cards of a hand; a card nobody played is named."""
    results = [
        seat({"Bonding": 2, "Anson": 5}, {"Bonding": 2, "Dodge": 1}),
        seat({"Bonding": 1}, {"Bonding": 1, "Dodge": 2}),
    ]
    cards = card_plays(results, ["Blur"])
    assert cards == [
        CardPlays("Blur", "combat", 0, 0),
        CardPlays("Bonding", "action modifier", 3, 3),
        CardPlays("Dodge", "combat", 3, 0),
    ]
    modifiers, combat = by_type(cards)
    assert (modifiers.share, modifiers.never) == (1.0, ())
    assert (combat.cards, combat.held, combat.share, combat.never) == (2, 3, 0.0, ("Blur", "Dodge"))


def test_the_command_says_it_of_all_or_of_one(tmp_path: Path) -> None:
    """A table by type; JSON has each card; `--card` keeps the others out; a run can be kept."""
    args = ["lab", "plays", "Tremere", "Ventrue", *SHORT]
    words = RUN.invoke(main, args)
    assert words.exit_code == 0, words.output
    assert "never played" in words.stdout
    kept = ["--to", str(tmp_path / "run"), "--json"]
    cards = json.loads(RUN.invoke(main, [*args, *kept]).stdout)
    again = json.loads(RUN.invoke(main, [*args, *kept]).stdout)
    assert cards == again
    one = max(cards, key=lambda card: card["held"])
    said = RUN.invoke(main, [*args, "--card", one["name"]]).stdout
    assert f"{one['name']}: {one['held']} in hands, played {one['played']} times." in said


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["Tremer"], '"Tremer" is neither a file nor a preconstructed deck'),
        (["Tremere", "--card", "Dodgge"], '"Dodgge" is not a card.'),
        (["Tremere", "--players", "chess"], '"chess" is no player'),
    ],
)
def test_wrong_input_is_refused_with_one_message(args: list[str], words: str) -> None:
    """Exit code 2, before a game is played."""
    result = RUN.invoke(main, ["lab", "plays", *args])
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
