"""A threat to discards, a path that half of them pay, an equipment seized, new titles."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from made_up import omen, paper
from methuselah.engine import atoms
from methuselah.rules.politics.titles import title_of
from politics_talk import carried, motion, polling, votes_now
from table_talk import Table

THREAT = "Camarilla Threat"
PATH = "Finding the Path"
SEIZURE = "Confiscation"
HAT = paper("Hat", kind="equipment")


def calls(table: Table, card: str, caller: int) -> None:
    """The action succeeds, up to its terms."""
    table.you.acts(card, by=caller)
    while not table.you.may("choose") and not table.you.may("vote"):
        table.pass_on()


# -- Camarilla Threat -----------------------------------------------------------------------------


def test_discarding_costs_a_pool(table: Table) -> None:
    """Each Methuselah, by a discard phase action; an event costs nothing."""
    caller = table.you.ready("Nassir")
    table.you.holds(THREAT, omen(), "Fame")
    table.prey.holds("Fame")
    table.you.acts(THREAT, by=caller)
    carried(table, caller)
    table.until("discard", table.you)
    table.you.plays("Omen")
    assert table.you.pool() == 30
    table.until_turn_of(table.prey, "discard")
    table.prey.does("discard", card="Fame")
    assert [seat.pool() for seat in table.seats] == [30, 29, 30, 30, 30]


@pytest.mark.parametrize(
    ("pool", "copies", "may"), [(2, 2, True), (1, 2, False), (1, 1, True), (1, 0, True)]
)
def test_whoever_cannot_pay_does_not_discard(
    table: Table, pool: int, copies: int, may: bool
) -> None:
    """1 pool for each; the last pool too."""
    table.you.pool(pool)
    card, _ = table.you.holds("Fame", omen())
    for seat in (table.you, table.prey)[:copies]:
        seat.in_play(THREAT)
    table.begins("discard")
    assert table.you.may("discard", card=card) is may
    if may:
        table.you.does("discard", card=card)
        assert table.you.pool() == pool - copies
        assert table.where(card) == ("ash_heap" if pool > copies else "removed")
        assert table.you.is_out() is (pool == copies)


@pytest.mark.parametrize("side", ["for", "against"])
def test_any_vampire_calls_it_off(table: Table, side: str) -> None:
    """By a referendum; no ally."""
    prince, ally = table.you.ready("Mkhokheli"), table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    held = table.prey.in_play(THREAT)
    table.begins()
    assert not table.you.may("use action", card=held, by=ally)
    table.you.acts(held, by=prince)
    assert table.state.span("action").inherent == 1  # type: ignore[union-attr]
    polling(table)
    table.you.votes(side, minion=prince)
    rest(table)
    assert table.where(held) == ("ash_heap" if side == "for" else "permanent")


# -- Finding the Path -----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "least"), [(5, 3), (4, 2), (3, 2)])
def test_half_of_them_pay_for_the_others(players: int, least: int) -> None:
    """At least half are chosen, of those in the game; 1 pool each; the others gain 1."""
    table = Table(size=players)
    caller = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(PATH)
    calls(table, PATH, caller)
    for number in range(players - least, players):
        assert not table.you.may("done")
        assert table.you.may("choose", seat=number)
        table.you.chooses(seat=number)
    assert table.you.may("done")
    table.you.does("done")
    carried(table, caller)
    expected = [29 if number >= players - least else 31 for number in range(players)]
    assert [seat.pool() for seat in table.seats] == expected
    assert table.waits_for(table.you)


def test_all_of_them_may_pay() -> None:
    """Nobody is left to gain."""
    table = Table()
    caller = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(PATH)
    calls(table, PATH, caller)
    for number in range(4):
        table.you.chooses(seat=number)
    if table.you.may("choose"):
        table.you.chooses(seat=4)
    carried(table, caller)
    assert [seat.pool() for seat in table.seats] == [29] * 5


# -- Confiscation ---------------------------------------------------------------------------------


def test_equipment_is_seized_for_a_vampire(table: Table) -> None:
    """Any equipment in play, any vampire that could have it; that one controls it then."""
    prince = table.you.ready("Mkhokheli")
    other = table.you.ready(COMPANION)
    table.you.holds(SEIZURE)
    bearer = table.prey.ready("Nassir")
    bike = table.prey.in_play("Sport Bike", on=bearer)
    mine = table.you.in_play(HAT, on=other)
    table.prey.in_play(paper("Page", kind="retainer", life=1), on=bearer)
    rider, torpid = table.grand_prey.ready("Lauren"), table.grand_prey.torpor("Duck")
    table.grand_prey.in_play("Sport Bike", on=rider)
    table.prey.ready("War Ghoul")
    table.begins()
    assert not table.you.can_play(SEIZURE, by=other)
    calls(table, SEIZURE, prince)
    assert table.you.choices() >= {bike, mine} and len(table.you.choices()) == 3
    table.you.chooses(bike)
    assert table.you.choices() == {prince, other, torpid}
    table.you.chooses(torpid)
    carried(table, prince)
    assert table.on(bike) == torpid
    assert table.state.controller(bike) == table.grand_prey.number
    assert table.on(mine) == other
    assert table.waits_for(table.you)


@pytest.mark.ruling(SEIZURE, 1)
@pytest.mark.parametrize("there", [True, False])
def test_without_equipment_nothing_is_seized(table: Table, there: bool) -> None:
    """It cannot be called if there is nothing to choose."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(SEIZURE)
    bearer = table.prey.ready("Nassir")
    table.prey.in_play(paper("Page", kind="retainer", life=1), on=bearer)
    table.prey.in_play("Academic Hunting Ground")
    if there:
        table.prey.in_play(HAT, on=bearer)
    table.begins()
    assert table.you.can_play(SEIZURE, by=prince) is there


# -- Hierophant -----------------------------------------------------------------------------------


def test_a_hierophant_is_any_ministry(table: Table) -> None:
    """Ready or in torpor, whoever's; it has a vote more."""
    caller = table.you.ready("Renenet (G4)")
    other = table.you.ready(COMPANION)
    card = table.you.holds("Hierophant")
    theirs, torpid = table.prey.ready("Marcel"), table.prey.torpor("Lalitha (G2)")
    assert not table.you.can_play(card, by=other)
    calls(table, "Hierophant", caller)
    assert table.you.choices() == {caller, theirs, torpid}
    table.you.chooses(theirs)
    carried(table, caller)
    assert table.on(card) == theirs
    assert table.waits_for(table.you)


def test_a_hierophant_has_a_vote(table: Table) -> None:
    """One, which it had not before."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    wise, plain = table.prey.ready("Marcel"), table.prey.ready("Lalitha (G2)")
    table.prey.in_play("Hierophant", on=wise)
    table.you.acts("Motion", by=prince)
    polling(table)
    table.prey.votes("against", minion=wise)
    assert votes_now(table) == (0, 1)
    assert not table.prey.may("vote", minion=plain)


@pytest.mark.parametrize(
    ("blocker", "wise", "left"), [("Nassir", True, 3), ("War Ghoul", True, 5), ("Nassir", False, 4)]
)
def test_whoever_blocks_a_hierophant_bleeds(
    table: Table, blocker: str, wise: bool, left: int
) -> None:
    """1 blood of a vampire, before block resolution; an ally loses nothing."""
    mine, plain = table.you.ready("Marcel"), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play("Hierophant", on=mine)
    guard = table.prey.ready(blocker)
    table.you.holds("Change of Target")
    acting = mine if wise else plain
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(guard)
    table.until("blocked", table.you)
    assert table.blood(guard) == left
    table.you.plays("Change of Target", by=acting)
    rest(table)
    assert table.blood(guard) == left


# -- Overseer -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "may"), [("Fish (G4)", True), ("Hasani (G4)", False), ("Ryan", False)]
)
def test_an_overseer_has_a_capacity_of_five(table: Table, name: str, may: bool) -> None:
    """Or more, and is a Laibon."""
    caller = table.you.ready(name)
    table.you.holds("Overseer")
    table.begins()
    assert table.you.can_play("Overseer", by=caller) is may


@pytest.mark.parametrize("passes", [True, False])
def test_the_guruhi_make_a_magaji(table: Table, passes: bool) -> None:
    """Each Guruhi has a vote more; no magaji votes for it; passed, the caller is magaji."""
    caller = table.you.ready("Homa (G4)")
    table.you.ready(COMPANION)
    card = table.you.holds("Overseer")
    guruhi = table.you.ready("Fish (G4)")
    magaji, elder = table.prey.ready("Ubende (G4)"), table.prey.ready("Sobayifa (G3)")
    table.you.acts("Overseer", by=caller)
    polling(table)
    table.you.votes("for", minion=guruhi)
    assert not table.you.may("vote", minion=caller)
    assert votes_now(table) == (1, 0)
    for one in (magaji, elder):
        assert {option.word for option in table.prey.options("vote", minion=one)} == {"against"}
    if passes:
        table.you.votes("for", mode="called")
    else:
        table.prey.votes("against", minion=elder)
        assert votes_now(table) == (1, 3)  # its title, and one as a Guruhi
    rest(table)
    assert title_of(table.state, caller) == ("magaji" if passes else "")
    assert table.where(card) == ("attached" if passes else "ash_heap")
    if passes:
        assert table.on(card) == caller
        atoms.burn(table.state, card)
        table.state.pending = None
        table.asked()
        assert title_of(table.state, caller) == ""


def test_an_overseer_has_two_votes_afterwards(table: Table) -> None:
    """In the next referendum a magaji votes for it, and a Guruhi has no vote more."""
    caller = table.you.ready("Homa (G4)")
    second = table.you.ready("Fish (G4)")
    table.you.ready(replaced("Ryan", sect="laibon"))
    table.you.holds("Overseer", motion())
    magaji = table.prey.ready("Ubende (G4)")
    table.you.acts("Overseer", by=caller)
    carried(table, caller)
    table.you.acts("Motion", by=second)
    polling(table)
    assert not table.you.may("vote", minion=second)
    table.you.votes("for", minion=caller)
    assert votes_now(table) == (2, 0)
    table.prey.votes("for", minion=magaji)
    assert votes_now(table) == (4, 0)
