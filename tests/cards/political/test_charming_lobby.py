"""Charming Lobby: the referendum of another card, and the promise for the next."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.engine.views import view
from methuselah.language import choose_x
from methuselah.rules.politics.referendum_frame import Referendum
from methuselah.rules.politics.titles import lose_title
from politics_talk import is_promised, motion, polling
from table_talk import Table

# -- Charming Lobby -----------------------------------------------------------------------------


def lobbies(table: Table, target: object, level: str = "pre", **parts: object) -> int:
    """Barth plays Charming Lobby for one of the cards you hold."""
    lobbyist = table.you.ready("Barth (G3)")
    table.you.holds("Charming Lobby", target)  # type: ignore[arg-type]
    table.you.acts("Charming Lobby", by=lobbyist, level=level)
    if table.you.options("choose"):
        table.you.chooses()
    return lobbyist


def named_card(table: Table, name: str = "Motion") -> int:
    """The card of this name, wherever it is."""
    return next(c for c in range(len(table.placed)) if table.placed[c][1].name == name)


@pytest.mark.ruling("Charming Lobby", 1)
@pytest.mark.ruling("Charming Lobby", 5)
def test_charming_lobby_names_a_card_in_hand_that_nobody_sees(table: Table) -> None:
    """Named before the replacement is drawn; it stays in the hand, and there if it is blocked."""
    table.you.library(motion(name="Too Late"))
    named = table.you.holds(motion())
    blocker = table.prey.ready("Wauneka")
    table.prey.in_play("Sport Bike", on=blocker)
    lobbyist = table.you.ready("Barth (G3)")
    table.you.holds("Charming Lobby", motion(name="Other"))

    table.you.acts("Charming Lobby", by=lobbyist, level="pre")
    assert {table.state.definition(o.target).name for o in table.you.options("choose")} == {
        "Motion",
        "Other",
    }
    table.you.chooses(named)
    assert "Too Late" in table.you.hand()
    seen = view(table.state, table.prey.number)
    assert all(line.card.card != named for line in seen.journal)
    assert not seen.seats[0].hand
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert table.where(named) == "hand"
    assert table.you.pool() == 30
    assert not table.you.can_play("Motion", by=lobbyist)


@pytest.mark.ruling("Charming Lobby", 6)
@pytest.mark.ruling("Charming Lobby", 13)
def test_the_card_is_played_on_success_and_gives_its_vote(table: Table) -> None:
    """One vote of the card, by which it passes; Charming Lobby itself is no such card."""
    table.you.holds("Charming Lobby")
    lobbyist = lobbies(table, motion())
    named = named_card(table)
    polling(table)
    assert table.where(named) == "limbo"
    assert [o.card for o in table.you.options("vote", word="for")] == [named]
    table.you.votes("for", mode="called")
    table.nobody_reacts()

    assert table.you.pool() == 31
    assert table.where(named) == "ash_heap"
    assert table.locked(lobbyist)
    assert is_promised(table) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Charming Lobby", 3)
@pytest.mark.ruling("Charming Lobby", 2)
def test_the_next_referendum_of_anybody_passes(table: Table) -> None:
    """Your prey's, in her turn, without votes; the one after that has them again."""
    hers = table.prey.ready("Ryan")
    table.prey.holds(motion(name="Hers"))
    last = table.grand_prey.ready("Nassir")
    table.grand_prey.holds(motion(name="Last"))
    lobbies(table, motion())
    polling(table)
    table.you.votes("for", mode="called")
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Hers", by=hers)
    table.nobody_reacts()
    assert table.prey.pool() == 31
    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts("Last", by=last)
    polling(table, table.grand_prey)
    table.nobody_reacts()

    assert table.grand_prey.pool() == 30


@pytest.mark.parametrize(("level", "votes"), [("pre", set[int]()), ("PRE", {2})])
def test_superior_lobby_gives_two_votes(table: Table, level: str, votes: set[int]) -> None:
    """To the vampire, in that first referendum."""
    lobbyist = lobbies(table, motion(), level)
    polling(table)

    assert {o.number for o in table.you.options("vote", minion=lobbyist)} == votes
    table.you.votes("for", mode="called")
    table.nobody_reacts()
    assert is_promised(table) == 1


def test_a_lobby_that_fails_promises_nothing(table: Table) -> None:
    """Nobody votes for it."""
    lobbies(table, motion())
    polling(table)
    table.nobody_reacts()

    assert is_promised(table) == 0
    assert table.you.pool() == 30


@pytest.mark.ruling("Charming Lobby", 8)
@pytest.mark.ruling("Delaying Tactics", 3)
def test_delaying_tactics_returns_the_card_and_bars_the_lobby(table: Table) -> None:
    """To the hand; no other vampire of yours lobbies this turn, though it may call the card."""
    other = table.you.ready("Brachah (G2)")
    table.you.holds("Charming Lobby")
    delayer = table.prey.ready("Nassir")
    table.prey.holds("Delaying Tactics")
    lobbyist = lobbies(table, motion())
    named = named_card(table)
    table.prey.plays("Delaying Tactics", by=delayer)
    table.nobody_reacts()

    assert table.where(named) == "hand"
    assert not table.locked(lobbyist)
    assert is_promised(table) == 0
    assert not table.you.can_play("Charming Lobby", by=other)
    assert table.you.can_play("Motion", by=other)


@pytest.mark.ruling("Charming Lobby", 7)
def test_the_named_card_cannot_be_cancelled(table: Table) -> None:
    """Direct Intervention is offered against the Lobby alone."""
    table.prey.holds("Direct Intervention")
    lobbies(table, motion())
    offered = []
    while not table.over():
        decision = table.asked()
        assert decision is not None
        if table.prey.may("play", card="Direct Intervention"):
            offered.append(decision.window)
        table.pass_on()

    assert set(offered) == {"as_played"}
    assert len([e for e in table.state.journal if e.what == "played"]) == 1


@pytest.mark.ruling("Charming Lobby", 9)
@pytest.mark.ruling("Charming Lobby", 10)
def test_the_cost_of_the_named_card_is_paid_as_it_is_played(table: Table) -> None:
    """X is chosen at resolution; what makes the action cheaper does not lessen it."""
    costly = motion(choose_x(), name="Dear", blood_cost=-1)
    table.prey.ready("Nassir")
    lobbyist = lobbies(table, costly)
    table.until("action", table.prey)
    atoms.burn_blood(table.state, lobbyist, 2)
    table.until("choose", table.you)
    assert {o.number for o in table.you.options("choose")} == {0, 1, 2, 3}
    table.you.chooses(number=2)
    polling(table)

    assert table.blood(lobbyist) == 1


def test_a_cost_that_cannot_be_paid_leaves_the_lobby_without_effect(table: Table) -> None:
    """Barth has lost his blood meanwhile: the card stays in the hand."""
    table.prey.ready("Nassir")
    lobbyist = lobbies(table, motion(name="Dear", blood_cost=5))
    named = named_card(table, "Dear")
    table.until("action", table.prey)
    atoms.burn_blood(table.state, lobbyist, 1)
    table.nobody_reacts()

    assert table.where(named) == "hand"
    assert [e.word for e in table.state.journal if e.what == "action over"] == ["fizzled"]
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Charming Lobby", 9)
def test_the_requirements_of_the_named_card_apply(table: Table) -> None:
    """Parity Shift needs a prince or justicar: Barth is none; a prince names it."""
    table.you.pool(10)
    barth = table.you.ready("Barth (G3)")
    enam = table.you.ready("Enam (G3)")
    table.you.holds("Charming Lobby", "Parity Shift")
    table.prey.ready("Nassir")

    assert not table.you.can_play("Charming Lobby", by=barth)
    table.you.acts("Charming Lobby", by=enam, level="pre")
    table.until("action", table.prey)
    lose_title(table.state, enam)
    table.nobody_reacts()

    assert "Parity Shift" in table.you.hand()
    assert [e.word for e in table.state.journal if e.what == "action over"] == ["fizzled"]


def test_lobbying_for_a_referendum_that_a_card_in_play_allows(table: Table) -> None:
    """Anarch Revolt burns; there is no vote of a card, so a card from the hand may be burned."""
    revolt = table.prey.in_play("Anarch Revolt")
    enam = table.you.ready("Enam (G3)")
    table.you.holds("Charming Lobby")

    table.you.acts("Charming Lobby", by=enam, level="pre")
    polling(table)
    referendum = table.state.frame(Referendum)
    assert referendum is not None
    assert (referendum.card, referendum.from_hand) == (revolt, False)
    assert not table.you.may("vote", mode="called")
    table.you.votes("for", minion=enam)
    table.nobody_reacts()

    assert table.where(revolt) == "ash_heap"
    assert is_promised(table) == 1


def test_a_lobby_needs_something_to_call(table: Table) -> None:
    """An empty hand and nothing in play."""
    barth = table.you.ready("Barth (G3)")
    table.you.holds("Charming Lobby", "Bewitching Oration")

    assert not table.you.can_play("Charming Lobby", by=barth)


@pytest.mark.ruling("Charming Lobby", 11)
def test_a_blood_hunt_is_called_by_no_vampire(table: Table) -> None:
    """Its referendum is polled, and the promise stands."""
    table.prey.torpor("Nassir", blood=0)
    voter = table.prey.ready("Ayelech")
    diablerist = table.you.ready("Brachah (G2)")
    lobbies(table, motion())
    polling(table)
    table.you.votes("for", mode="called")
    table.nobody_reacts()
    table.you.acts(by=diablerist, word="diablerie")
    polling(table, table.prey)
    table.prey.votes("against", minion=voter)
    table.nobody_reacts()

    assert table.where(diablerist) == "ready"
    assert is_promised(table) == 1
