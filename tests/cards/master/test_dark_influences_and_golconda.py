"""Cards cancelled as they are played: Dark Influences, Veil of Darkness, Golconda: Inner Peace."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import COMPANION, made_up, rest
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    ally,
    burn_card,
    choose,
    gain_pool,
    modifier,
    not_,
    permanents,
    ready,
    static,
    use,
    yours,
)
from table_talk import Table

DREAMS = "Dreams of the Sphinx"


# -- Dark Influences -------------------------------------------------------------------------------


def test_dark_influences_in_play_cancels_the_next_canceller(table: Table) -> None:
    """Its cost is not paid, and Dark Influences is burned instead."""
    acting = table.you.ready("Samson")
    standing = table.prey.in_play("Dark Influences")
    conditioning = table.you.holds("Conditioning")
    table.grand_prey.holds("Dark Influences")

    table.you.acts(word="bleed", by=acting)
    table.you.plays(conditioning, by=acting)
    table.grand_prey.plays("Dark Influences")
    assert table.grand_prey.pool() == 30
    assert table.where(standing) == "ash_heap"
    assert not table.state.seats[2].permanent
    rest(table)
    assert table.prey.pool() == 27


def test_dark_influences_in_play_lets_masters_be_cancelled(table: Table) -> None:
    """It answers only cards that would cancel a minion card."""
    standing = table.you.in_play("Dark Influences")
    table.you.holds(DREAMS)
    table.prey.holds("Sudden Reversal")
    table.begins("master")

    table.you.plays(DREAMS)
    table.prey.plays("Sudden Reversal")
    assert table.where(standing) == "permanent"
    assert not any(card != standing for card in table.state.seats[0].permanent)


# -- Veil of Darkness ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "minion", "void", "blood"),
    [("Fame", "Samson", True, 2), ("Dodge", "Samson", False, 1)],
)
@pytest.mark.ruling("Veil of Darkness", 1)
def test_the_first_discipline_card_of_a_vampire_may_be_void(
    table: Table, top: str, minion: str, void: bool, blood: int
) -> None:
    """Its controller reveals the top card of her library: a master makes the card void.

    The vampire is not locked and may take the action again ([LSJ 20090323]); the second card of
    the turn is no first one.
    """
    veil = table.prey.in_play("Veil of Darkness")
    acting = table.you.ready(minion)
    table.you.library(top)
    first, second = table.you.holds("Govern the Unaligned", "Govern the Unaligned")

    table.you.acts(first, by=acting, level="dom")
    rest(table)
    assert table.prey.pool() == (30 if void else 27)
    assert table.locked(acting) == (not void)
    assert table.blood(acting) == blood
    assert table.where(first) == "ash_heap"
    assert table.where(veil) == "permanent"
    if void:
        table.you.acts(second, by=acting, level="dom")
        rest(table)
        assert table.prey.pool() == 27


@pytest.mark.parametrize(("level", "burned"), [("obt", 2), ("dom", 0)])
def test_a_void_card_that_requires_obtenebration_burns_two_blood(
    table: Table, level: str, burned: int
) -> None:
    """Only where Obtenebration was required."""
    gains = modifier(gain_pool(5), at=("action",))
    dark = made_up("Dark Gains", modes=(replace(gains, key=level, disciplines=(level,)),))
    table.predator.in_play("Veil of Darkness")
    acting = table.you.ready("Banjoko", blood=5)  # obt pot DOM
    table.you.library("Fame")
    table.you.holds(dark)

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Dark Gains", by=acting)
    rest(table)
    assert table.you.pool() == 30
    assert table.blood(acting) == 5 - burned


@pytest.mark.ruling("Veil of Darkness", 2)
def test_an_ally_that_plays_as_a_vampire_is_spared(table: Table) -> None:
    """Only vampires have their first card looked at ([LSJ 20050606])."""
    as_vampire = made_up(
        "Teacher", statics=(static("plays as a vampire", word="dom", who=ready(ally)),)
    )
    table.prey.in_play("Veil of Darkness")
    table.predator.in_play(as_vampire)
    acting = table.you.ready("Carlton Van Wyk")
    table.you.library("Fame")
    card = table.you.holds("Bonding")

    table.you.acts(word="bleed", by=acting)
    table.you.plays(card, by=acting, level="dom")
    rest(table)
    bleed = [line.number for line in table.state.journal if line.what == "bled"]
    assert bleed == [1], "it has 0 bleed of its own"


@pytest.mark.ruling("Veil of Darkness", 3)
def test_the_veil_comes_before_anybody_may_cancel(table: Table) -> None:
    """A void card is not cancelled any more; a card that is spared may be ([LSJ 20100728])."""
    table.prey.in_play("Veil of Darkness")
    acting = table.you.ready("Samson")
    table.you.library("Fame")
    first, second = table.you.holds("Conditioning", "Bonding")
    table.prey.holds("Direct Intervention")

    table.you.acts(word="bleed", by=acting)
    table.you.plays(first, by=acting)
    assert not table.prey.can_play("Direct Intervention")
    table.you.plays(second, by=acting)
    assert table.prey.can_play("Direct Intervention")


def test_each_vampire_has_its_own_first_card_and_cards_without_discipline_do_not_count(
    table: Table,
) -> None:
    """Both sides of the table; a reaction counts as well as a modifier."""
    table.grand_prey.in_play("Veil of Darkness")
    acting = table.you.ready("Samson")
    table.prey.ready("Aleph")
    table.you.library("Dodge", "Dodge")
    table.prey.library("Fame")
    table.you.holds("Computer Hacking", "Conditioning")
    table.prey.holds("Deflection")

    table.you.acts("Computer Hacking", by=acting)
    table.you.plays("Conditioning", by=acting)
    table.prey.plays("Deflection", level="dom")
    table.prey.chooses(seat=table.predator)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (26, 30)
    assert not table.locked(table.state.seats[1].ready[0])


def test_the_veil_is_not_replaced_as_long_as_it_is_in_play(table: Table) -> None:
    """Its player holds a card less until it leaves play."""
    veil = table.you.holds("Veil of Darkness")
    table.you.holds(*["Fame"] * 6)
    table.you.ready(COMPANION)
    scrapper = burner()
    table.prey.in_play(scrapper)
    table.begins("discard")

    table.you.plays(veil)
    assert table.where(veil) == "permanent"
    assert len(table.you.hand()) == 6
    table.until_turn_of(table.prey, "influence")
    assert len(table.you.hand()) == 6
    table.prey.uses(scrapper.name)
    table.asked()
    assert len(table.you.hand()) == 7


def burner() -> Definition:
    """A card in play that burns another one in the influence phase."""
    burns = use(choose(permanents(not_(yours))), burn_card(TARGET), at=("influence",), once="phase")
    return made_up("Burner", uses=(burns,))


# -- Golconda: Inner Peace -------------------------------------------------------------------------


@pytest.mark.parametrize("cancels", [False, True])
def test_golconda_removes_an_old_vampire_for_pool(table: Table, cancels: bool) -> None:
    """Its controller gains its capacity; or burns 2 pool to cancel the card as it is played."""
    old = table.prey.ready("Amadeo")  # capacity 8
    table.prey.ready("Blaise")  # capacity 7
    mine = table.you.ready("Calebos")
    golconda = table.you.holds("Golconda: Inner Peace")
    table.begins("master")

    table.you.plays(golconda)
    assert {option.target for option in table.you.options("choose")} == {old, mine}
    table.you.chooses(old)
    assert not table.grand_prey.may("use")
    if cancels:
        table.prey.uses(golconda)
    else:
        table.prey.passes()
    assert table.where(golconda) == "ash_heap"
    assert table.where(old) == ("ready" if cancels else "removed")
    assert table.prey.pool() == (28 if cancels else 38)
    assert table.you.pool() == 30


def test_golconda_may_be_played_on_your_own_vampire(table: Table) -> None:
    """You gain the pool. Her last pool but one does not cancel it."""
    mine = table.you.ready("Calebos", blood=1)
    table.you.holds("Golconda: Inner Peace")
    table.begins("master")

    table.you.plays("Golconda: Inner Peace")
    table.until("as_played", table.you)
    table.you.passes()
    assert table.you.pool() == 38
    assert table.where(mine) == "removed"


@pytest.mark.parametrize(("pool", "may"), [(2, True), (1, False)])
def test_golconda_is_cancelled_for_two_pool_at_least(table: Table, pool: int, may: bool) -> None:
    """What is not there cannot be burned."""
    table.prey.ready("Amadeo")
    table.prey.pool(pool)
    table.you.holds("Golconda: Inner Peace")
    table.begins("master")

    table.you.plays("Golconda: Inner Peace")
    assert table.prey.may("use") == may
