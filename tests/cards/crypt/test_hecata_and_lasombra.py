"""Vampires of the Hecata and Lasombra precons of the Fifth Edition."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.blocks import intercept
from methuselah.rules.politics.votes import tally
from table_talk import Table

KINE = "Kine Resources Contested"


# -- Hecata vampires -------------------------------------------------------------------------------


@pytest.mark.ruling("Pit of Contemplation", 1)
@pytest.mark.ruling("The Gate of Acheron", 1)
@pytest.mark.parametrize("card", ["Pit of Contemplation", "The Gate of Acheron"])
def test_anja_unlocks_after_actions_of_hecata_cards_in_play(table: Table, card: str) -> None:
    """The action that the card provides requires Hecata as the card does ([LSJ 20080604])."""
    anja = table.you.ready('"Mother" Anja Giovanni')
    table.you.ready(COMPANION)
    gebeyehu = table.you.ready("Gebeyehu Abdu")
    place = table.you.in_play(card, counters=1)

    table.you.acts(place, by=gebeyehu, level="add")
    table.you.uses(anja)
    rest(table)
    assert table.counters(place) == 2
    assert not table.locked(gebeyehu)
    assert table.blood(anja) == 7


def test_anja_helps_once_a_turn_and_only_with_such_actions(table: Table) -> None:
    """Not after a plain bleed, not her own action, not twice."""
    anja = table.you.ready('"Mother" Anja Giovanni')
    table.you.ready(COMPANION)
    alek = table.you.ready("Alek König")
    peter = table.you.ready("Peter St. John")
    first, second = table.you.holds("Shroud of Decay", "Screamer")

    table.you.acts(word="bleed", by=alek)
    while not table.over():
        assert not table.you.may("use", card=anja)
        table.pass_on()
    table.you.acts(first, by=peter, level="obl")
    table.you.uses(anja)
    assert not table.locked(peter)
    rest(table)
    table.you.acts(second, by=anja)
    while not table.over():
        assert not table.you.may("use", card=anja)
        table.pass_on()
    assert table.prey.pool() == 30 - 1 - 2


@pytest.mark.ruling('"Mother" Anja Giovanni', 1)
def test_anja_answers_an_action_that_fizzled(table: Table) -> None:
    """It is successful all the same ([ANK 20220218]): the cost cannot be paid any more."""
    anja = table.you.ready('"Mother" Anja Giovanni')
    table.you.ready(COMPANION)
    gebeyehu = table.you.ready("Gebeyehu Abdu", blood=2)
    table.you.holds("Aggressive Corpse")
    table.prey.ready("Nassir")

    table.you.acts("Aggressive Corpse", by=gebeyehu)
    table.asked()
    table.state.edit(gebeyehu).blood = 1
    table.you.uses(anja)
    assert not table.locked(gebeyehu)
    rest(table)
    assert "Aggressive Corpse" not in table.you.hand()


@pytest.mark.ruling("Lenelle, Mambo of Birmingham", 1)
def test_lenelle_exchanges_what_she_named(table: Table) -> None:
    """A +1 stealth action for 1 blood; both cards are named as it is announced."""
    lenelle = table.you.ready("Lenelle, Mambo of Birmingham")
    table.you.ready(COMPANION)
    given, kept = table.you.holds("Fame", "Vessel")
    taken, left = table.you.ash_heap("Blood Doll", "Dreams of the Sphinx")
    dead = table.you.ash_heap("Ashley")
    nassir = table.prey.ready("Nassir")

    table.you.acts(lenelle, by=lenelle)
    table.you.chooses(given)
    assert dead not in {o.target for o in table.you.options("choose")}
    table.you.chooses(taken)
    action = table.state.frame(Action)
    assert action is not None
    assert stealth(table.state, action) == 1
    rest(table)
    assert (table.where(given), table.where(taken)) == ("ash_heap", "hand")
    assert (table.where(kept), table.where(left)) == ("hand", "ash_heap")
    assert table.blood(lenelle) == 5
    assert not table.locked(nassir)


def test_lenelle_needs_a_blood_and_cards(table: Table) -> None:
    """Without blood she hunts; without an ash heap there is nothing to exchange."""
    lenelle = table.you.ready("Lenelle, Mambo of Birmingham")
    table.you.holds("Fame")

    assert not table.you.may("use action", card=lenelle)


def test_liliana_bleeds_on_her_ash_heap(table: Table) -> None:
    """+1 bleed of her own; 7 cards removed for 1 more, in her bleed only."""
    liliana = table.you.ready("Marchesa Liliana")
    other = table.you.ready(COMPANION)
    heap = table.you.ash_heap(*["Fame"] * 7)
    kept = table.you.ash_heap("Vessel")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert not table.you.may("use", card=liliana)
    rest(table)
    table.you.acts(word="bleed", by=liliana)
    table.you.uses(liliana)
    for card in heap:
        table.you.chooses(card)
    assert not table.you.may("use", card=liliana)
    rest(table)
    assert table.prey.pool() == 30 - 1 - 3
    assert {table.where(card) for card in heap} == {"removed"}
    assert table.where(kept) == "ash_heap"


def test_mora_returns_a_card_to_the_bottom_of_the_library(table: Table) -> None:
    """In your discard phase, once, if she is ready; no crypt card."""
    mora = table.you.ready("Mora, the Death Seer")
    fame, vessel = table.you.ash_heap("Fame", "Vessel")
    dead = table.you.ash_heap("Ashley")
    table.begins("discard")

    table.you.uses(mora)
    assert {o.target for o in table.you.options("choose")} == {fame, vessel}
    table.you.chooses(fame)
    assert table.state.seats[0].library[0] == fame
    assert not table.you.may("use", card=mora)
    assert table.where(dead) == "ash_heap"


def test_mora_in_torpor_does_nothing(table: Table) -> None:
    """She must be ready."""
    mora = table.you.torpor("Mora, the Death Seer")
    table.you.ash_heap("Fame")
    table.begins("discard")

    assert not table.you.may("use", card=mora)


def test_parijat_makes_blocking_the_dead_cost_a_card(table: Table) -> None:
    """The top card of the library burns for each attempt at a wraith or zombie."""
    table.you.ready("Parijat, the Dark Oracle")
    corpse = table.you.ready("Aggressive Corpse")
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    top = table.prey.library("Fame")

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    rest(table)
    assert table.where(top) == "library"
    table.state.edit(nassir).locked = False
    table.you.acts(word="bleed", by=corpse)
    table.prey.blocks(nassir)
    assert table.where(top) == "ash_heap"


@pytest.mark.ruling("Parijat, the Dark Oracle", 2)
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_without_a_library_nobody_blocks_for_parijat(table: Table, region: str) -> None:
    """While she is ready; in torpor she changes nothing ([ANK 20260317])."""
    table.you.puts("Parijat, the Dark Oracle", region)
    corpse = table.you.ready("Aggressive Corpse")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Dreams of the Sphinx")
    table.asked()
    seat = table.state.edit_seat(1)
    seat.removed, seat.library = (*seat.removed, *seat.library), ()

    table.you.acts(word="bleed", by=corpse)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir) == (region == "torpor")


@pytest.mark.ruling("Parijat, the Dark Oracle", 1)
def test_a_forced_attempt_pays_parijat_after_the_replacement(table: Table) -> None:
    """Second Tradition: the card is replaced first, then the new top card burns."""
    table.you.ready("Parijat, the Dark Oracle")
    corpse = table.you.ready("Aggressive Corpse")
    belinde = table.prey.ready("Gnaeus Aemilius Augustinus", locked=True)
    table.prey.holds("Second Tradition: Domain", *["Vessel"] * 6)
    burned, drawn = table.prey.library("Fame", "Blood Doll")

    table.you.acts(word="bleed", by=corpse)
    table.prey.plays("Second Tradition: Domain", by=belinde)
    assert table.where(drawn) == "hand"
    assert table.where(burned) == "ash_heap"


def test_tommaso_ends_a_combat_of_the_dead(table: Table) -> None:
    """1 blood before range, for a wraith or zombie of yours, once each turn."""
    tommaso = table.you.ready("Tommaso Sforza")
    corpse = table.you.ready("Aggressive Corpse")
    second = table.you.ready("Aggressive Corpse")
    gang = table.you.ready("Loyal Street Gang")
    nassir = table.prey.ready("Nassir")
    ashley = table.prey.ready("Ashley")
    ryan = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=gang)
    table.prey.blocks(ryan)
    while not table.over():
        assert not table.you.may("use", card=tommaso)
        table.pass_on()
    table.you.acts(word="bleed", by=corpse)
    table.prey.blocks(nassir)
    table.you.uses(tommaso)
    rest(table)
    assert (table.blood(corpse), table.blood(nassir), table.blood(tommaso)) == (3, 4, 6)
    table.you.acts(word="bleed", by=second)
    table.prey.blocks(ashley)
    while not table.over():
        assert not table.you.may("use", card=tommaso)
        table.pass_on()


# -- Lasombra vampires -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Braden White", 1), ("María del Toro", -1), ("Ryan", 0), ("Azucena", 0)],
)
def test_azucena_knows_her_clan(table: Table, name: str, expected: int) -> None:
    """+1 intercept against younger Lasombra, -1 against older ones; none against her equals."""
    acting = table.you.ready(name, blood=1)
    table.you.holds("Shadow Cast")
    azucena = table.prey.ready("Azucena")

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    assert intercept(table.state, azucena) == expected


def test_gnaeus_makes_the_prey_choose_a_victim(table: Table) -> None:
    """1 unpreventable damage for a ready minion of hers; not from torpor."""
    table.you.ready("Gnaeus Aemilius Augustinus")
    nassir = table.prey.ready("Nassir")
    ashley = table.prey.ready("Ashley")
    table.prey.torpor("Ryan")
    table.begins("unlock")

    table.until("choose", table.prey)
    assert {o.target for o in table.prey.options("choose")} == {nassir, ashley}
    table.prey.chooses(ashley)
    assert table.blood(ashley) == 2
    assert table.blood(nassir) == 4


def test_gnaeus_in_torpor_hurts_nobody(table: Table) -> None:
    """He must be ready."""
    table.you.torpor("Gnaeus Aemilius Augustinus")
    nassir = table.prey.ready("Nassir")
    table.begins("unlock")

    table.until_turn_of(table.you, "minion")
    assert table.blood(nassir) == 4


@pytest.mark.ruling("Yewon Ong", 2)
@pytest.mark.ruling("Yewon Ong", 3)
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_yewon_discards_oblivion_for_a_vote(table: Table, region: str) -> None:
    """Locked or in torpor, once in a referendum; the vote of one in torpor counts for nothing."""
    kamaluddin = table.you.ready("Kamaluddin")
    yewon = table.you.puts("Yewon Ong", region, locked=True)
    first, second, other = table.you.holds("Shadow Cast", "Shroud of Decay", "Vessel")
    table.you.holds(KINE)

    table.you.acts(KINE, by=kamaluddin)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    table.until("polling")
    table.you.uses(yewon)
    assert {o.target for o in table.you.options("choose")} == {first, second}
    table.you.chooses(first)
    assert table.where(first) == "ash_heap"
    assert not table.you.may("use", card=yewon)
    assert table.where(other) == "hand"
    if region == "ready":
        table.you.votes("for", minion=yewon)
        assert tally(table.state) == (3, 0)
    else:
        assert not table.you.may("vote", minion=yewon)
