"""Masters of the Black Hand: a stone, removers and contracts, a reservoir, watchtowers."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import (
    TARGET,
    choose,
    environmental_damage,
    master,
    on,
    put_in_play,
    use,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from scenes.in_play import only_one_on_each, played_as_printed
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

STONE = "Weeping Stone"
REMOVER = "Remover"
DOMINION = "Dominion"
TOWER = "Watchtower: Four Ride Forth"
CONTRACT = "Hand Contract"
RESERVOIR = "Corporal Reservoir"
NETWORK = "Drop Point Network"
HAND, SECOND = "The Colonel", "Claudia"
RAIDER = "Piotr Andreikov (G3)"


def test_the_stone_comes_into_play_as_printed() -> None:
    """For its pool."""
    played_as_printed(STONE)


@pytest.mark.parametrize(("who", "may"), [("Banjoko (G3)", True), (HAND, False)])
def test_a_watchtower_needs_a_ready_seraph(table: Table, who: str, may: bool) -> None:
    """Another Black Hand vampire is none; it costs 1 pool and stays in play."""
    table.you.ready(who)
    held, _ = table.you.holds(TOWER, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(held) is may
    if may:
        table.you.plays(held)
        assert table.where(held) == "permanent"
        assert table.you.pool() == 29


@pytest.mark.parametrize("card", [REMOVER, DOMINION])
def test_a_vampire_has_one_of_them(card: str) -> None:
    """Another Black Hand vampire may have another."""
    only_one_on_each(card, on=HAND, other=SECOND)


@pytest.mark.parametrize("card", [REMOVER, DOMINION, RESERVOIR])
def test_it_goes_on_a_black_hand_vampire(table: Table, card: str) -> None:
    """Of anybody, ready or not; on no other vampire."""
    mine, theirs = table.you.torpor(HAND), table.prey.ready(SECOND)
    table.you.ready("Dodd")
    held = table.you.holds(card)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert table.on(held) == theirs
    assert table.you.pool() == 30


# -- Weeping Stone --------------------------------------------------------------------------------


def test_the_stone_feeds_the_black_hand(table: Table) -> None:
    """1 blood for a ready Black Hand vampire of yours, once in your unlock phase; +1 hand size."""
    stone = table.you.in_play(STONE)
    hungry, other = table.you.ready(HAND, blood=1), table.you.ready(SECOND, blood=0)
    table.you.torpor(RAIDER, blood=1)
    table.you.ready("Dodd", blood=1)
    table.prey.ready("Mosfair (G4)", blood=1)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert hand_size(table.state, table.you.number) == 8
    assert hand_size(table.state, table.prey.number) == 7
    assert table.you.may("use", card=stone)
    table.you.uses(stone)
    assert table.you.choices() == {hungry, other}
    table.you.chooses(hungry)
    assert (table.blood(hungry), table.blood(other)) == (2, 0)
    assert not table.you.may("use", card=stone)
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=stone)
    table.until_turn_of(table.you)
    assert table.you.may("use", card=stone)


def test_the_stone_rests_in_the_turns_of_others(table: Table) -> None:
    """It is used in your own unlock phase only."""
    theirs = table.prey.in_play(STONE)
    table.prey.ready(HAND, blood=1)
    table.you.ready(SECOND, blood=1)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.prey.may("use", card=theirs)


def test_the_stone_rests_in_the_master_phase(table: Table) -> None:
    """Your unlock phase is over by then."""
    stone = table.you.in_play(STONE)
    table.you.ready(HAND, blood=1)
    table.you.holds("Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.may("use", card=stone)


@pytest.mark.parametrize(("clan", "may"), [("Banu Haqim", True), ("Brujah", False)])
def test_a_banu_haqim_burns_the_stone_for_a_pool(table: Table, clan: str, may: bool) -> None:
    """As a directed action, anybody's; its controller's own, too."""
    mine = table.you.ready(replaced("Nassir", clans=(clan,)))
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    stone = table.prey.in_play(STONE)
    table.begins("minion")
    assert table.you.may("use action", card=stone, by=mine) is may
    if may:
        table.you.acts(stone, by=mine)
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert table.where(stone) == "ash_heap"
        assert table.you.pool() == 29
        assert table.prey.pool() == 30


@pytest.mark.ruling(STONE, 1)
def test_burning_the_stone_requires_a_banu_haqim() -> None:
    """A cloak for such actions hides it."""
    by = replaced("Nassir", clans=("Banu Haqim",))
    action_requires_what_the_card_says(STONE, by=by, requires="Banu Haqim", not_="Tremere")


# -- Remover, Dominion ----------------------------------------------------------------------------


def test_a_remover_locks_any_card(table: Table) -> None:
    """A minion, a location, one in torpor, its own: directed where it is another's."""
    mine = table.you.ready(HAND)
    friend = table.you.ready(COMPANION)
    card = table.you.in_play(REMOVER, on=mine)
    table.you.holds(PAUSE)
    site = table.prey.in_play("Elder Library")
    torpid = table.grand_prey.torpor("Ryan")
    ally = table.predator.ready("Underbridge Stray")
    table.you.acts(card, by=mine)
    assert table.you.choices() == {mine, friend, card, site, torpid, ally}
    table.you.chooses(site)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.locked(site)
    assert not table.locked(ally)
    assert table.on(card) == mine
    assert not table.you.may("use action", card=card, by=friend)


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
@pytest.mark.parametrize("hand", [True, False])
def test_dominion_taxes_whoever_would_block(
    table: Table, blood: int, may: bool, hand: bool
) -> None:
    """1 blood of a vampire, not of an ally; nothing once its bearer is Black Hand no more."""
    mine = table.you.ready(HAND if hand else "Dodd")
    table.you.ready(COMPANION)
    table.you.in_play(DOMINION, on=mine)
    blocker, ally = table.prey.ready("Ryan", blood=blood), table.prey.ready("Underbridge Stray")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=blocker) is (may or not hand)
    assert table.prey.may("block", minion=ally)
    if may:
        table.prey.blocks(blocker)
        assert table.blood(blocker) <= blood - hand


def test_dominion_is_of_its_bearer_alone(table: Table) -> None:
    """Another Black Hand vampire is blocked for nothing."""
    mine = table.you.ready(HAND)
    table.you.in_play(DOMINION, on=mine)
    other = table.you.ready(SECOND)
    blocker = table.prey.ready("Ryan", blood=0)
    table.prey.ready("Underbridge Stray")
    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=blocker)


# -- Hand Contract --------------------------------------------------------------------------------


@pytest.mark.parametrize("hunter", [HAND, "Dodd"])
@pytest.mark.parametrize("seat", ["you", "prey"])
def test_the_hand_has_a_contract(table: Table, hunter: str, seat: str) -> None:
    """The chosen Black Hand vampire enters combat with the minion, unless both have one controller.

    Whoever is Black Hand no more does not.
    """
    mine, other = table.you.ready(hunter), table.you.ready(SECOND)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    target = getattr(table, seat).ready("Nassir")
    card = table.prey.in_play(CONTRACT, on=target, notes=(("hunter", mine),))
    may = hunter == HAND and seat == "prey"
    table.begins("minion")
    assert table.you.may("use action", card=card, by=mine) is may
    assert not table.you.may("use action", card=card, by=other)
    if may:
        table.you.acts(card, by=mine)
        assert stealth(table.state, action_of(table)) == 1
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert [damage_to(table, one) for one in (mine, target)] == [1, 1]
        assert table.on(card) == target


def test_a_contract_is_put_on_a_ready_minion(table: Table) -> None:
    """Any, an ally too, with any Black Hand vampire as the hunter; a trifle."""
    one, two = table.you.ready(HAND), table.prey.torpor(SECOND)
    ally = table.prey.ready("Underbridge Stray")
    table.you.torpor("Dodd")
    spared = table.prey.ready("Iliana (G2)")
    held, _ = table.you.holds(CONTRACT, "Misdirection")
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert table.you.choices() == {one, ally}
    assert spared not in table.you.choices()
    table.you.chooses(ally)
    assert table.on(held) == ally
    assert table.state.cards[held].notes == (("hunter", two),)
    assert table.you.can_play("Misdirection")
    table.you.passes()
    assert not table.you.may("use action", card=held, by=one)


def test_no_minion_in_torpor_is_hunted(table: Table) -> None:
    """It must be ready to be fought."""
    mine = table.you.ready(HAND)
    target = table.prey.torpor("Nassir")
    card = table.prey.in_play(CONTRACT, on=target, notes=(("hunter", mine),))
    table.begins("minion")
    assert not table.you.may("use action", card=card, by=mine)


# -- Corporal Reservoir ---------------------------------------------------------------------------


def test_the_reservoir_prevents_damage_in_combat(table: Table) -> None:
    """1 damage, by locking; it does not unlock as normal, but for a blood in its own phase."""
    mine = table.you.ready(HAND, blood=4)
    table.you.ready(COMPANION)
    card = table.you.in_play(RESERVOIR, on=mine)
    blocker = table.prey.ready(replaced("Nassir", strength=2))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("prevent", table.you)
    table.you.uses(card, level="prevent")
    rest(table)
    assert damage_to(table, mine) == 1
    assert table.locked(card)
    assert table.blood(mine) == 3
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.you)
    assert table.locked(card)
    assert not table.locked(mine)
    assert table.you.may("use", card=card)
    table.you.uses(card, level="unlock")
    assert not table.locked(card)
    assert table.blood(mine) == 2


@pytest.mark.ruling(RESERVOIR, 1)
def test_the_controller_of_the_vampire_uses_the_reservoir(table: Table) -> None:
    """Whoever played it: the bearer gains a blood, at any time; once locked not again."""
    theirs = table.prey.ready(HAND, blood=1)
    card = table.you.in_play(RESERVOIR, on=theirs)
    table.you.ready(COMPANION)
    table.begins("minion")
    assert not table.you.may("use", card=card)
    assert table.prey.may("use", card=card)
    table.prey.uses(card, level="blood")
    assert table.blood(theirs) == 2
    assert table.locked(card)
    assert not table.prey.may("use", card=card)


def test_the_reservoir_prevents_nothing_outside_of_combat(table: Table) -> None:
    """Damage of the surroundings between actions is not prevented by it."""
    mine = table.you.ready(HAND, blood=4)
    table.you.ready(COMPANION)
    card = table.you.in_play(RESERVOIR, on=mine)
    hail = table.prey.in_play(
        paper("Hail", use(choose(on()), environmental_damage(1, TARGET), at=("minion",)))
    )
    table.begins("minion")
    table.prey.uses(hail)
    table.prey.chooses(mine)
    while table.you.may("use", card=card, level="prevent"):
        raise AssertionError("prevented outside of combat")
    rest(table)
    assert damage_to(table, mine) == 1


# -- watchtowers, Drop Point Network --------------------------------------------------------------


def test_a_watchtower_unlocks_the_black_hand(table: Table) -> None:
    """In your discard phase any ready Black Hand vampire, of anybody; by locking."""
    tower = table.you.in_play(TOWER)
    mine, theirs = table.you.ready(HAND, locked=True), table.prey.ready(SECOND, locked=True)
    table.you.torpor(RAIDER, locked=True)
    table.you.ready("Dodd", locked=True)
    table.you.ready(COMPANION)
    table.you.holds("Fame")
    table.begins("minion")
    assert table.you.may("act")
    assert not table.you.may("use", card=tower)
    table.until("discard", table.you)
    table.you.uses(tower)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert not table.locked(theirs)
    assert table.locked(mine)
    assert table.locked(tower)
    assert table.you.may("discard")
    assert not table.you.may("use", card=tower)


def test_a_watchtower_waits_for_your_discard_phase(table: Table) -> None:
    """In that of another it unlocks nobody."""
    tower = table.prey.in_play(TOWER)
    table.you.ready(HAND, locked=True)
    table.you.holds("Fame")
    table.begins("discard")
    assert table.you.may("discard")
    assert not table.prey.may("use", card=tower)


@pytest.mark.parametrize(("keyword", "burned"), [("watchtower", True), ("location", False)])
@pytest.mark.parametrize("seat", ["you", "prey"])
def test_a_watchtower_burns_as_another_one_comes(
    table: Table, keyword: str, burned: bool, seat: str
) -> None:
    """Whoever plays it, and nothing else burns it."""
    tower = getattr(table, seat).in_play(TOWER)
    other = table.you.holds(paper("Other", master(put_in_play()), keywords=frozenset({keyword})))
    table.begins("master")
    table.you.plays(other)
    assert (table.where(tower) == "ash_heap") is burned
    assert table.where(other) == "permanent"


@pytest.mark.parametrize("cards", [6, 7, 8])
def test_the_network_finds_a_minion_card(table: Table, cards: int) -> None:
    """For 7 cards of your ash heap, which leave the game; no master, no event; shown to all."""
    table.you.ready(HAND)
    heap = table.you.ash_heap(*["Fame"] * (cards - 1), "Ryan")
    deed, gun = table.you.library("Deep Song", ".44 Magnum")
    table.prey.library("Majesty")
    table.prey.ash_heap("Fame", "Fame")
    table.you.library("Elder Library", "The Unmasking")
    held = table.you.holds(NETWORK)
    table.you.holds(*["Misdirection"] * 6)
    table.begins("master")
    assert table.you.can_play(held) is (cards > 6)
    if cards == 6:
        return
    table.you.plays(held)
    assert table.you.choices() == set(heap)
    for card in heap[cards - 7 :][:6]:
        table.you.chooses(card)
    if cards == 8:
        table.you.chooses(heap[7])
    assert table.you.choices() == {deed, gun}
    table.you.chooses(gun)
    assert all(sees(table.state, seat, gun) for seat in range(5))
    assert any(line.what == "shuffled" and line.word == "library" for line in table.state.journal)
    table.you.does("discard", card="Misdirection")
    assert table.where(gun) == "hand"
    assert [table.where(card) for card in heap].count("removed") == 7
    assert table.you.pool() == 29


@pytest.mark.parametrize(("who", "may"), [(HAND, True), ("Dodd", False)])
def test_the_network_needs_a_ready_black_hand_vampire(table: Table, who: str, may: bool) -> None:
    """Another Sabbat vampire is none."""
    table.you.ready(who)
    table.you.torpor(RAIDER)
    table.you.ash_heap(*["Fame"] * 7)
    table.you.holds(NETWORK, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(NETWORK) is may
