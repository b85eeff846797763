"""Hide the Mind; what a cancelled card and its clauses come to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import COMPANION, fight, made_up, rest
from listening import listener
from methuselah.language import (
    PREY,
    combat_card,
    gain_pool,
    is_action,
    master,
    reaction,
    redirect_bleed,
)
from table_talk import Table

TEMPORIS = "Krassimir"  # dom nec pre POT TEM


# -- Hide the Mind ---------------------------------------------------------------------------------

GAINS = combat_card(gain_pool(5), at=("before_range",))
READ = made_up(
    "Reading of Auras",
    modes=(
        replace(GAINS, key="aus", disciplines=("aus",)),
        replace(GAINS, key="obe", disciplines=("obe",)),
    ),
)


@pytest.mark.parametrize(("level", "minion"), [("aus", "Obaluaye"), ("obe", "Obaluaye")])
@pytest.mark.ruling("Hide the Mind", 1)
def test_hide_the_mind_cancels_a_combat_card_played_with_auspex(
    table: Table, level: str, minion: str
) -> None:
    """Not one that could be played with Auspex and is not ([PIB 20130704])."""
    acting = table.you.ready("Alu")  # obf
    blocker = table.prey.ready(minion)
    table.you.holds("Hide the Mind")
    card = table.prey.holds(READ)

    fight(table, acting, blocker)
    table.prey.plays(card, by=blocker, level=level)
    assert table.you.can_play("Hide the Mind", level="obf") == (level == "aus")
    if level == "aus":
        table.you.plays("Hide the Mind")
    rest(table)
    assert table.prey.pool() == (30 if level == "aus" else 35)


@pytest.mark.parametrize("name", ["Telepathic Misdirection", "Deflection"])
def test_hide_the_mind_cancels_a_reaction_that_requires_auspex(table: Table, name: str) -> None:
    """Superior Obfuscate, as an action modifier; not one that requires Dominate."""
    acting = table.you.ready("Agrippina")
    reacting = table.prey.ready("Aleph")  # dom AUS
    table.you.holds("Hide the Mind")
    card = table.prey.holds(name)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays(card, by=reacting)
    table.prey.chooses(seat=table.predator)
    assert not table.you.can_play("Hide the Mind", level="obf")
    assert table.you.can_play("Hide the Mind", level="OBF") == (name != "Deflection")


@pytest.mark.ruling("Contingency Planning", 2)
@pytest.mark.ruling("Dark Influences", 2)
@pytest.mark.ruling("Hide the Mind", 3)
@pytest.mark.parametrize("name", ["Contingency Planning", "Dark Influences", "Hide the Mind"])
def test_a_clause_about_replacing_is_cancelled_with_the_card(table: Table, name: str) -> None:
    """A reaction that would be replaced in the next unlock phase is replaced now."""
    late = made_up("Late Bounce", modes=(replace(LATE, key="aus", disciplines=("aus",)),))
    acting = table.you.ready("Agrippina")
    table.prey.ready("Aleph")
    mine = table.predator if name == "Dark Influences" else table.you
    mine.holds(name)
    table.prey.holds(late, *["Fame"] * 6)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Late Bounce")
    assert len(table.prey.hand()) == 6
    mine.plays(name)
    assert len(table.prey.hand()) == 7
    assert not table.state.seats[1].delayed


LATE = reaction(
    is_action(trait="bleeds you"),
    redirect_bleed(PREY),
    at=("declined",),
    replace="unlock",
)


@pytest.mark.parametrize("name", ["Rewind Time", "Dark Influences"])
@pytest.mark.ruling("Rewind Time", 3)
@pytest.mark.ruling("Dark Influences", 6)
@pytest.mark.ruling("Dark Influences", 8)
def test_a_cancelled_action_card_leaves_its_minion_free_to_act(table: Table, name: str) -> None:
    """It is unlocked and nothing was paid. Dark Influences bars that card this turn, for all."""
    acting = table.you.ready("Samson", blood=2)
    other = table.you.ready("Mustafa Rahman", blood=2)
    first, second = table.you.holds("Govern the Unaligned", "Govern the Unaligned")
    table.you.holds("Computer Hacking")
    table.prey.ready(TEMPORIS)
    table.prey.holds(name)

    table.you.acts(first, by=acting, level="dom")
    table.prey.plays(name)
    table.until("minion", table.you)
    barred = name == "Dark Influences"
    assert table.blood(acting) == 2
    assert not table.locked(acting)
    for minion in (acting, other):
        assert table.you.can_play(second, by=minion) != barred
    assert table.you.can_play("Computer Hacking", by=acting)


@pytest.mark.parametrize("name", ["Rewind Time", "Dark Influences"])
@pytest.mark.ruling("Rewind Time", 7)
@pytest.mark.ruling("Dark Influences", 7)
def test_an_ally_from_piper_is_not_played_from_the_hand(table: Table, name: str) -> None:
    """Only Piper itself is played; the ally is not to be cancelled ([RTR 20001020])."""
    table.you.ready("Gathii")
    table.you.ready(COMPANION)
    table.you.holds("Piper", "City Star Taxi")
    table.prey.ready(TEMPORIS)
    table.prey.holds(name)
    table.begins("master")

    table.you.plays("Piper")
    if name == "Rewind Time":
        assert table.prey.can_play(name, level="TEM"), "the master itself"
        table.prey.passes()
    while (decision := table.asked()) is not None and decision.window != "minion":
        assert not table.prey.can_play(name)
        table.pass_on()
    assert table.state.seats[0].ready[-1] != table.state.seats[0].ready[0]


@pytest.mark.ruling("Rewind Time", 9)
def test_as_an_action_card_is_played_nobody_unlocks_to_block(table: Table) -> None:
    """A wake is played then, "unlock and attempt to block" is not ([LSJ 20021011])."""
    acting = table.you.ready("Samson")
    table.you.holds("Govern the Unaligned")
    table.prey.ready("Tara", locked=True)
    table.prey.ready(TEMPORIS)
    table.prey.holds("Second Tradition: Domain", "Forced Awakening", "Rewind Time")

    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    table.until("as_played", table.prey)
    assert table.prey.can_play("Forced Awakening")
    assert table.prey.can_play("Rewind Time", level="tem")
    assert not table.prey.can_play("Second Tradition: Domain")


@pytest.mark.ruling("Rewind Time", 12)
def test_a_card_counts_as_requiring_the_disciplines_with_which_it_is_played(table: Table) -> None:
    """Played with Presence it requires no Temporis; in the hand it requires both."""
    acting = table.you.ready("Samson")
    table.prey.ready(TEMPORIS)
    table.prey.holds("Rewind Time", "Rewind Time")
    table.grand_prey.in_play(listener("pre"))
    table.predator.in_play(listener("tem"))

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Rewind Time", level="pre")
    rest(table)
    assert (table.grand_prey.pool(), table.predator.pool()) == (31, 30)
    faces = [table.state.definition(card).face for card in table.state.seats[1].hand]
    assert any({"pre", "tem"} <= set(face.disciplines) for face in faces)


@pytest.mark.ruling("Wash", 7)
def test_a_washed_master_that_is_played_once_in_a_game_was_played(table: Table) -> None:
    """Any copy of it, by anybody ([LSJ 19980212])."""
    once = made_up("Once in a Game", modes=(master(gain_pool(5), once="game"),))
    first, second = table.you.holds(once, once)
    table.prey.holds("Wash")
    table.begins("master")

    table.you.plays(first)
    table.prey.plays("Wash")
    assert table.where(first) == "ash_heap"
    assert table.you.pool() == 30
    assert not table.you.can_play(second)
