"""The uncontrolled region: what bars transfers, what goes back to the crypt, blood from effects."""

from __future__ import annotations

import pytest

from methuselah.engine.views import view
from methuselah.rules.turn.contests import entered_play
from methuselah.rules.turn.influence import bring_out
from table_talk import Table

BRAINWASH = "Brainwash"
GLIMPSE = "Memory's Fading Glimpse"
MARIA = "María del Toro (G6)"
OLD = "Alfred Benezri (G3 ADV)"
BASE = "Alfred Benezri (G3)"
ARISHAT = "Arishat (G6)"
FAMILIAR = "Ahmose Chambers (G5)"


def washed(table: Table, blood: int = 3) -> tuple[int, int]:
    """Brainwash on the vampire of the predator's prey: you; begins in your influence phase."""
    vampire = table.you.uncontrolled(MARIA, blood=blood)
    other = table.you.uncontrolled("Don Cerro (G5)", blood=3)
    table.predator.in_play(BRAINWASH, on=vampire)
    table.begins("influence")
    return vampire, other


def test_brainwash_is_put_on_a_vampire_of_the_prey_by_its_place(table: Table) -> None:
    """Only in the prey's uncontrolled region; the vampire stays hidden."""
    mine = table.you.uncontrolled("Don Cerro (G5)")
    first = table.prey.uncontrolled(MARIA)
    second = table.prey.uncontrolled("Don Cerro (G5)")
    far = table.grand_prey.uncontrolled("Don Cerro (G5)")
    card = table.you.holds(BRAINWASH)
    table.begins("master")

    table.you.plays(BRAINWASH)
    assert {option.target for option in table.you.options("choose")} == {first, second}
    table.you.chooses(first)
    table.everybody_passes(4)

    assert table.on(card) == first
    assert table.state.controller(card) == 0
    assert MARIA not in str(view(table.state, 0))
    assert table.where(mine) == table.where(far) == "uncontrolled"


@pytest.mark.ruling("Brainwash", 2)
def test_a_vampire_is_brainwashed_unseen(table: Table) -> None:
    """She who plays it learns nothing ([LSJ 20040728])."""
    first = table.prey.uncontrolled(MARIA)
    table.prey.uncontrolled("Don Cerro (G5)")
    table.you.holds(BRAINWASH)
    table.begins("master")
    table.you.plays(BRAINWASH)
    table.you.chooses(first)
    table.everybody_passes(4)
    assert "del Toro" not in str(view(table.state, 0))
    assert "del Toro" in str(view(table.state, 1))


def test_no_transfers_to_or_from_a_brainwashed_vampire(table: Table) -> None:
    """Neither way; the other vampire is free."""
    vampire, other = washed(table)

    assert not table.you.may("transfer", target=vampire)
    assert not table.you.may("take back", target=vampire)
    assert table.you.may("transfer", target=other)
    assert table.you.may("take back", target=other)


@pytest.mark.ruling("Brainwash", 1)
def test_a_full_brainwashed_vampire_comes_out_and_keeps_the_card(table: Table) -> None:
    """Banished to the uncontrolled region later, it has no transfers again."""
    prince = table.prey.ready("Cardano (G1)")
    table.prey.holds("Banishment")
    vampire, other = washed(table, blood=7)
    card = table.state.cards[vampire].attached[0]
    table.you.does("move out", target=vampire)
    assert table.where(vampire) == "ready"
    assert table.on(card) == vampire

    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Banishment", by=prince)
    table.until("polling", table.prey)
    table.prey.votes("for", minion=prince)
    table.nobody_reacts()
    assert table.where(vampire) == "uncontrolled"
    assert table.on(card) == vampire
    table.until_turn_of(table.you, "influence")
    assert not table.you.may("transfer", target=vampire)
    assert not table.you.may("take back", target=vampire)
    assert table.you.may("transfer", target=other)


@pytest.mark.ruling("Brainwash", 1)
def test_govern_the_unaligned_reaches_a_brainwashed_vampire(table: Table) -> None:
    """Only transfers are forbidden ([LSJ 20010211])."""
    azucena = table.you.ready("Don Cerro (G5)")
    appius = table.you.ready("Appius Claudius Corvus (G5)")
    vampire = table.you.uncontrolled(MARIA)
    table.predator.in_play(BRAINWASH, on=vampire)
    table.you.holds("Govern the Unaligned")

    table.you.acts("Govern the Unaligned", by=appius, level="DOM")
    table.nobody_reacts()

    assert table.blood(vampire) == 3
    assert table.where(azucena) == "ready"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("mine", [True, False])
def test_any_minion_burns_a_brainwash(table: Table, mine: bool) -> None:
    """A +1 stealth action directed at whoever controls the card."""
    nassir = (table.you if mine else table.prey).ready("Nassir")
    vampire = table.you.uncontrolled(MARIA)
    card = table.predator.in_play(BRAINWASH, on=vampire)
    if not mine:
        table.until_turn_of(table.prey, "minion")
    seat = table.you if mine else table.prey

    seat.acts(card, by=nassir)
    assert table.state.stack
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert table.where(vampire) == "uncontrolled"
    assert table.waits_for(seat)


@pytest.mark.ruling("Brainwash", 3)
def test_a_brainwashed_advanced_vampire_merges(table: Table) -> None:
    """4 transfers and a pool move no blood to it ([LSJ 20030422])."""
    table.you.ready(BASE)
    advanced = table.you.uncontrolled(OLD)
    card = table.predator.in_play(BRAINWASH, on=advanced)
    table.begins("influence")

    table.you.does("merge", card=advanced)

    assert table.where(card) == "ash_heap"


def test_brainwash_sleeps_while_its_vampire_is_contested(table: Table) -> None:
    """Nobody burns what is out of the game; it works again on an uncontrolled vampire."""
    table.prey.ready("Nassir")
    mine = table.you.uncontrolled(MARIA, blood=7)
    theirs = table.grand_prey.ready(MARIA)
    card = table.predator.in_play(BRAINWASH, on=mine)
    table.begins("minion")
    assert card in table.state.hooks["no transfers"]
    bring_out(table.state, mine)
    entered_play(table.state, mine)
    assert table.where(mine) == table.where(theirs) == "contested"
    assert card not in table.state.hooks["no transfers"]


# -- Memory's Fading Glimpse ------------------------------------------------------------------


@pytest.mark.parametrize(("level", "pool", "gained"), [("obf", 34, 0), ("OBF", 33, 1)])
@pytest.mark.ruling("Memory's Fading Glimpse", 1)
def test_a_glimpse_sends_a_vampire_to_the_bottom_of_the_crypt(
    table: Table, level: str, pool: int, gained: int
) -> None:
    """Its blood goes to the prey's pool; the cards on it are burned ([SFC 19960919])."""
    arishat = table.you.ready(ARISHAT, blood=5)
    mine = table.you.uncontrolled(MARIA, blood=4)
    theirs = table.prey.uncontrolled(MARIA, blood=4)
    crypt = table.prey.crypt("Don Cerro (G5)")
    far = table.grand_prey.uncontrolled(MARIA, blood=4)
    brainwash = table.you.in_play(BRAINWASH, on=theirs)
    table.you.holds(GLIMPSE)

    table.you.acts(GLIMPSE, by=arishat, level=level)
    table.nobody_reacts()

    assert table.state.seats[1].crypt == (theirs, crypt)
    assert table.prey.pool() == pool
    assert table.blood(arishat) == 2 + gained
    assert table.where(brainwash) == "ash_heap"
    assert table.blood(mine) == table.blood(far) == 4
    assert table.waits_for(table.you)


def test_a_glimpse_of_a_vampire_without_blood(table: Table) -> None:
    """Nothing to move; it goes all the same."""
    arishat = table.you.ready(ARISHAT, blood=5)
    theirs = table.prey.uncontrolled(MARIA, blood=0)
    table.you.holds(GLIMPSE)
    table.you.acts(GLIMPSE, by=arishat, level="OBF")
    table.nobody_reacts()
    assert table.where(theirs) == "crypt"
    assert table.prey.pool() == 30


# -- blood and cards from effects -------------------------------------------------------------


@pytest.mark.ruling("Effective Management", 1)
@pytest.mark.parametrize("left", [0, 1])
def test_effective_management_needs_a_crypt(table: Table, left: int) -> None:
    """The top card; it is not played on an empty crypt ([RTR 20000501])."""
    cards = [table.you.crypt(MARIA) for _ in range(left)]
    table.prey.crypt(MARIA)
    table.you.holds("Effective Management")
    table.begins("master")
    assert table.you.can_play("Effective Management") == bool(left)
    if left:
        table.you.plays("Effective Management")
        table.everybody_passes(4)
        assert table.where(cards[0]) == "uncontrolled"


@pytest.mark.parametrize(("name", "legal"), [("Bloody Mary (G5)", True), (MARIA, False)])
def test_zillahs_valley_is_for_capacity_eight(table: Table, name: str, legal: bool) -> None:
    """At the threshold and below it."""
    vampire = table.you.uncontrolled(name)
    table.prey.uncontrolled("Bloody Mary (G5)")
    table.you.holds("Zillah's Valley")
    table.begins("master")
    assert table.you.can_play("Zillah's Valley") == legal
    if legal:
        table.you.plays("Zillah's Valley")
        table.everybody_passes(4)
        assert table.blood(vampire) == 4
        assert table.you.pool() == 25
