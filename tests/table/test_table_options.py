"""Table options: which decks are legal, two to six seats, in every edition (the player aid)."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision
from methuselah.engine.editions import EDITIONS
from methuselah.lab.games.random_decks import random_deck
from methuselah.lab.games.seating import Table, set_table
from methuselah.pool import HALF_DECK, BadDeck, check, precons
from methuselah.pool.exports import export_deck
from methuselah.rules.setup.game import new_game
from methuselah.server.setting_up import NewGame, NewSeat, set_up
from methuselah.table.decks import format_for

RUN = CliRunner()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_set_up_as_on_the_player_aid(edition: str, seats: int) -> None:
    """30 pool, 7 cards, 4 crypt cards; 1, 2, 3 and then 4 transfers; at two to six seats."""
    state = new_game(set_table(Table(7, seats, ("random",), ("random",), 20, edition)))
    decision = advance(state)
    while isinstance(decision, Decision) and decision.kind == "ante":
        answer(state, 0)
        decision = advance(state)
    assert len(state.seats) == seats
    for owner in state.seats:
        assert owner.pool == 30
        assert (len(owner.hand), len(owner.uncontrolled)) == (7, 4)
    rules = state.setting.edition
    assert (rules.first_transfers, rules.transfers) == ((1, 2, 3), 4)


@pytest.mark.parametrize("name", ["First Blood", "New Blood"])
def test_half_decks_are_legal_by_their_format(name: str) -> None:
    """6 crypt and 48 or 49 library cards: by `half deck`, not by the rulebook."""
    halves = [one.deck for one in precons() if name in one.name]
    assert halves
    for deck in halves:
        assert check(deck, HALF_DECK) == [], deck.name
        assert check(deck) != []


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_half_decks_meet_in_every_edition(edition: str, tmp_path: Path) -> None:
    """`--format "half deck"` lets them in; without it the edition's own format refuses them."""
    paths = []
    for number in range(2):
        deck = random_deck(number, HALF_DECK)
        assert (deck.crypt_size, deck.library_size) == (6, 49)
        path = tmp_path / f"half{number}.txt"
        path.write_text(export_deck(deck, "twd"), "utf-8")
        paths.append(str(path))
    args = ["simulate", "--games", "1", "--turns", "6", "--seats", "2", "--edition", edition]
    assert RUN.invoke(main, [*args, "--format", "half deck", "--decks", *paths]).exit_code == 0
    refused = RUN.invoke(main, [*args, "--decks", *paths])
    assert refused.exit_code == 2
    assert "the crypt has 6 cards, fewer than 12" in refused.stderr


def test_the_page_asks_for_half_decks_too() -> None:
    """The set-up takes the format by name, and refuses one that there is not."""
    text = export_deck(random_deck(5, HALF_DECK), "twd")
    seats = [NewSeat("you", text=text), NewSeat("random", text=text)]
    made = set_up(NewGame(seats, seed=1, form="half deck"))
    assert len(made.setting.decks) == 2
    with pytest.raises(BadDeck):
        set_up(NewGame(seats, seed=1))
    with pytest.raises(ValueError, match='"thirds" is not a format. Known: standard, half deck'):
        set_up(NewGame(seats, seed=1, form="thirds"))


def test_a_command_that_plays_a_game_again_names_its_format() -> None:
    """Problems are reported with the command that shows them."""
    table = Table(3, 2, ("random",), ("random",), 9, "1996", "half deck")
    assert "--edition 1996" in table.command
    assert "--format 'half deck'" in table.command
    assert format_for(EDITIONS["1996"], 2).library_most == 60
