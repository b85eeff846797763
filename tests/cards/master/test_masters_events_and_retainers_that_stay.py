"""Staples that stay in play: masters, events, retainers and equipment of many decks."""

from __future__ import annotations

import pytest

from block_talk import not_once_somebody_blocks
from combat_talk import COMPANION, rest
from methuselah.engine.rows import total
from methuselah.rules.politics.votes import tally
from table_talk import Table

VINE = "Bleeding the Vine"
PASSAGE = "Secret Passage"


# -- Bleeding the Vine ----------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "pool", "locked"), [(0, 30, True), (1, 29, False)])
def test_the_vine_locks_or_bleeds_in_your_unlock_phase(
    table: Table, number: int, pool: int, locked: bool
) -> None:
    """One or the other; not in the unlock phase of others."""
    vine = table.you.in_play(VINE)
    table.you.ready(COMPANION)
    table.begins("unlock")
    table.you.chooses(number=number)
    assert (table.you.pool(), table.locked(vine)) == (pool, locked)
    table.until_turn_of(table.prey, "discard")
    assert (table.you.pool(), table.locked(vine)) == (pool, locked)


@pytest.mark.ruling(VINE, 1)
def test_the_vine_cancels_a_master_of_another(table: Table) -> None:
    """At once; the card has no effect, costs nothing, and gives a master phase action more."""
    vine = table.prey.in_play(VINE)
    table.prey.in_play("The Barrens")
    table.prey.holds("Misdirection")
    victim = table.prey.ready(COMPANION)
    table.you.ready("Ryan")
    first, second = table.you.holds("Misdirection", "Slum Hunting Ground")
    table.begins("master")

    table.you.plays(second)
    assert not table.prey.may("use", card="The Barrens")
    assert "Slum Hunting Ground" not in table.you.hand()
    assert len(table.you.hand()) == 1
    table.prey.uses(vine)

    assert table.where(second) == "ash_heap"
    assert table.locked(vine)
    assert table.you.pool() == 30
    assert len(table.you.hand()) == 2
    table.you.plays(first)
    table.you.chooses(victim)
    assert table.locked(victim)
    assert not table.you.can_play("Filler")


def test_the_vine_leaves_its_own_masters_and_those_out_of_turn(table: Table) -> None:
    """A master of its controller, and Direct Intervention in the turn of another."""
    vine = table.prey.in_play(VINE)
    mine = table.you.in_play(VINE)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned", "Misdirection")
    trevon = table.you.ready("Trevon Parker")
    table.predator.holds("Direct Intervention")
    table.begins("master")

    table.you.plays("Misdirection")
    table.you.chooses(ryan)
    assert table.prey.may("use", card=vine)
    assert not table.you.may("use", card=mine)
    table.prey.passes()
    table.you.acts("Govern the Unaligned", by=trevon, level="dom")
    table.predator.plays("Direct Intervention")
    assert not table.prey.may("use", card=vine)
    assert not table.you.may("use", card=mine)


def test_a_locked_vine_cancels_nothing(table: Table) -> None:
    """It must be locked for that."""
    table.prey.in_play(VINE, locked=True)
    table.you.ready("Ryan")
    table.you.holds("Misdirection")
    table.begins("master")
    table.you.plays("Misdirection")
    assert not table.prey.may("use")


# -- Secret Passage -------------------------------------------------------------------------------


def passage(table: Table) -> tuple[int, int, int]:
    """Your vampire acts at your prey's, who has a way out; the actor, the target, the card."""
    actor = table.you.ready("Ryan")
    target = table.prey.ready("Octane")
    card = table.prey.in_play(PASSAGE, on=target)
    table.you.in_play("Haven Uncovered", on=target)
    table.you.ready(COMPANION)
    table.you.acts("Haven Uncovered", by=actor, mode="")
    return actor, target, card


def test_the_secret_passage_makes_the_action_fail(table: Table) -> None:
    """No combat; the passage is burned."""
    actor, target, card = passage(table)
    table.prey.uses(card)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert (table.blood(actor), table.blood(target)) == (4, 6)
    assert table.locked(actor)
    assert table.waits_for(table.you)


@pytest.mark.ruling(PASSAGE, 1)
@pytest.mark.ruling(PASSAGE, 4)
def test_the_failed_action_is_not_repeated(table: Table) -> None:
    """The action was resolved: the same minion does not take it again this turn."""
    actor, _, card = passage(table)
    table.prey.uses(card)
    rest(table)
    assert not table.you.may("use action", card="Haven Uncovered", minion=actor)
    assert table.you.options(("act", "use action"), card="Haven Uncovered")


@pytest.mark.ruling(PASSAGE, 3)
@pytest.mark.ruling(PASSAGE, 5)
def test_a_failed_action_was_not_blocked(table: Table) -> None:
    """What follows any action is used still; superior Freak Drive asks for a block."""
    actor = table.you.ready("Brock Sterling", blood=2)
    target = table.prey.ready("Octane")
    card = table.prey.in_play(PASSAGE, on=target)
    table.you.in_play("Haven Uncovered", on=target)
    table.you.ready(COMPANION)
    table.you.holds("Freak Drive")
    table.predator.ready("Lauren", locked=True)
    wake = table.predator.holds("Wake with Evening's Freshness")
    table.you.acts("Haven Uncovered", by=actor)
    table.prey.uses(card)
    assert table.where(card) == "ash_heap"
    table.until("after_resolution", table.predator)
    assert table.predator.can_play(wake)
    assert not table.you.can_play("Freak Drive")
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.ruling(PASSAGE, 2)
def test_no_passage_while_somebody_attempts_to_block(table: Table) -> None:
    """Nor once the block was successful: its controller is asked in each of these windows."""
    actor = table.you.ready("Ryan")
    target = table.prey.ready("Octane")
    blocker = table.prey.ready("Brock Sterling")
    card = table.prey.in_play(PASSAGE, on=target)
    table.you.in_play("Haven Uncovered", on=target)
    not_once_somebody_blocks(table, card, actor=actor, blocker=blocker)
    assert table.where(card) == "attached"


@pytest.mark.parametrize("whose", ["bystander", "undirected"])
def test_no_passage_from_what_is_not_directed_at_its_minion(table: Table, whose: str) -> None:
    """An action at another minion, or at nobody."""
    actor = table.you.ready("Ryan", blood=1)
    other = table.prey.ready("Rayne")
    target = table.prey.ready("Octane")
    card = table.prey.in_play(PASSAGE, on=target)
    table.you.in_play("Haven Uncovered", on=other)
    if whose == "bystander":
        table.you.acts("Haven Uncovered", by=actor)
    else:
        table.you.acts(word="hunt", by=actor)
    while not table.over():
        assert not table.prey.may("use", card=card)
        table.pass_on()


def test_a_minion_has_only_one_passage(table: Table) -> None:
    """The second is for another minion of yours."""
    ryan = table.you.ready("Ryan")
    table.you.in_play(PASSAGE, on=ryan)
    other = table.you.ready("Underbridge Stray")
    table.prey.ready("Octane")
    second = table.you.holds(PASSAGE)
    table.begins("master")
    table.you.plays(second)
    assert table.on(second) == other


# -- masters --------------------------------------------------------------------------------------


def test_gangrel_revel_makes_your_gangrel_strong(table: Table) -> None:
    """Yours only; anybody but Ravnos burns it."""
    revel = table.you.in_play("Gangrel Revel")
    yours, other = table.you.ready("Indira"), table.you.ready("Ryan")
    theirs = table.prey.ready("Lillian")
    ravnos, brujah = table.prey.ready("Zafira"), table.prey.ready("Octane")
    table.you.ready(COMPANION)
    table.begins("minion")
    assert [total(table.state, "strength", card) for card in (yours, other, theirs)] == [1, 0, 0]
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=revel, minion=ravnos)
    table.prey.acts("Gangrel Revel", by=brujah)
    table.nobody_reacts()
    assert table.where(revel) == "ash_heap"
    assert total(table.state, "strength", yours) == 0


def test_path_of_evil_revelations_unlocks_the_infernal(table: Table) -> None:
    """1 pool in your master phase; nobody who is not infernal."""
    path = table.you.in_play("Path of Evil Revelations")
    infernal = table.you.ready("Xeper, Sultan of Lepers", locked=True)
    other = table.you.ready("Ryan", locked=True)
    theirs = table.prey.ready("Arishat", locked=True)
    table.begins("master")
    table.you.uses(path)
    assert [table.locked(card) for card in (infernal, other, theirs)] == [False, True, True]
    assert table.you.pool() == 29


@pytest.mark.parametrize(("name", "lost"), [("Octane", 1), ("Underbridge Stray", 0)])
def test_burning_the_path_hurts_vampires(table: Table, name: str, lost: int) -> None:
    """1 damage to the acting vampire; an ally gets away unhurt."""
    path = table.prey.in_play("Path of Evil Revelations")
    actor = table.you.ready(name)
    table.you.ready(COMPANION)
    table.begins("minion")
    before = table.blood(actor)
    table.you.acts("Path of Evil Revelations", by=actor)
    table.nobody_reacts()
    assert table.where(path) == "ash_heap"
    assert table.blood(actor) == before - lost
    assert table.waits_for(table.you)


def test_new_carthage_favours_titled_brujah(table: Table) -> None:
    """Whoever controls them; a Ventrue has a vote less."""
    table.you.in_play("New Carthage")
    atiena, octane = table.you.ready("Atiena"), table.you.ready("Octane")
    prince, ventrue = table.prey.ready("Tara"), table.prey.ready("Madison")
    table.begins("minion")
    cards = (atiena, octane, prince, ventrue)
    assert [total(table.state, "bleed", card) for card in cards] == [1, 0, 1, 0]
    assert [total(table.state, "votes", card) for card in cards] == [1, 0, 1, -1]


@pytest.mark.ruling("New Carthage", 1)
def test_negative_votes_are_not_subtracted(table: Table) -> None:
    """The untitled Ventrue with -1 vote casts none, and the tally is that of the others."""
    caller, prince = table.you.ready("Madison"), table.you.ready("Tara")
    table.you.in_play("New Carthage")
    table.you.in_play("Elysium: The Arboretum")
    table.prey.ready("Belinde")
    table.you.acts("Elysium: The Arboretum", by=caller)
    table.you.votes("for", minion=prince)
    assert not table.you.may("vote", minion=caller)
    assert tally(table.state) == (3, 0)


def test_powerbase_luanda_lets_a_vampire_enter_combat_this_turn(table: Table) -> None:
    """The chosen one, once, with any minion of somebody else; not another, not next turn."""
    luanda = table.you.in_play("Powerbase: Luanda")
    homa, ryan = table.you.ready("Homa"), table.you.ready("Ryan")
    victim = table.grand_prey.ready("Octane")
    gang = table.prey.ready("Loyal Street Gang", locked=True)
    table.begins("master")
    table.you.uses(luanda)
    table.you.chooses(homa)
    table.until("minion", table.you)
    assert not table.you.may("use action", minion=ryan)
    table.you.acts("Powerbase: Luanda", by=homa)
    assert {o.target for o in table.you.options("choose")} == {gang, victim}
    table.you.chooses(victim)
    rest(table)
    assert (table.blood(homa), table.blood(victim)) == (5, 5)
    assert not table.you.may("use action", minion=homa)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use action", minion=homa)


def test_any_vampire_steals_powerbase_luanda(table: Table) -> None:
    """A directed action; not of an ally."""
    luanda = table.prey.in_play("Powerbase: Luanda")
    ryan, ally = table.you.ready("Ryan"), table.you.ready("Underbridge Stray")
    table.you.ready(COMPANION)
    table.begins("minion")
    assert not table.you.may("use action", minion=ally)
    table.you.acts("Powerbase: Luanda", by=ryan)
    table.nobody_reacts()
    assert table.state.controller(luanda) == table.you.number


@pytest.mark.parametrize("blessed", [True, False])
def test_charisma_makes_allies_cheaper(table: Table, blessed: bool) -> None:
    """1 pool less for its vampire only; a retainer costs as ever."""
    octane, other = table.you.ready("Octane"), table.you.ready(COMPANION)
    table.you.in_play("Charisma", on=octane if blessed else other)
    ally = table.you.holds("Mylan Horseed")
    table.you.acts("Mylan Horseed", by=octane)
    table.nobody_reacts()
    assert table.where(ally) == "ready"
    assert table.you.pool() == 29 + int(blessed)


@pytest.mark.parametrize(("blessed", "blood"), [(True, 1), (False, 0)])
def test_charisma_saves_blood(table: Table, blessed: bool, blood: int) -> None:
    """An ally that costs 1 blood is recruited for none; without it the last blood goes."""
    ryan, other = table.you.ready("Ryan", blood=1), table.you.ready(COMPANION)
    table.you.in_play("Charisma", on=ryan if blessed else other)
    ally = table.you.holds("Underbridge Stray")
    table.you.acts("Underbridge Stray", by=ryan)
    table.nobody_reacts()
    assert table.where(ally) == "ready"
    assert table.blood(ryan) == blood


@pytest.mark.parametrize("blessed", [True, False])
def test_charisma_lets_the_poor_recruit(table: Table, blessed: bool) -> None:
    """With 1 pool an ally for 2 can be announced with it only."""
    octane, other = table.you.ready("Marcel"), table.you.ready(COMPANION)
    table.you.in_play("Charisma", on=octane if blessed else other)
    table.you.holds("Saatet-ta")
    table.you.pool(1)
    table.begins("minion")
    assert table.you.may("act", card="Saatet-ta", minion=octane) is blessed


def test_recruiting_without_an_action_costs_as_ever(table: Table) -> None:
    """Piper is no recruit action."""
    ryan = table.you.ready("Octane")
    table.you.in_play("Charisma", on=ryan)
    piper, ally = table.you.holds("Piper", "Mylan Horseed")
    table.begins("master")
    table.you.plays(piper)
    table.until("minion", table.you)
    assert table.where(ally) == "ready"
    assert table.you.pool() == 29


# -- retainers and equipment ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["J. S. Simmons, Esq.", "Tasha Morgan", "Laptop Computer"])
def test_what_makes_its_bearer_bleed_for_more(table: Table, name: str) -> None:
    """+1 bleed, for nobody else."""
    ryan, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    card = table.you.holds(name)
    table.begins("minion")
    table.you.acts(name, by=ryan)
    table.nobody_reacts()
    assert table.on(card) == ryan
    assert total(table.state, "bleed", ryan) == 1
    assert total(table.state, "bleed", other) == 0


def test_a_minion_has_only_one_laptop(table: Table) -> None:
    """Another minion may have the second."""
    ryan, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    table.you.in_play("Laptop Computer", on=ryan)
    table.you.holds("Laptop Computer")
    table.begins("minion")
    assert not table.you.may("act", card="Laptop Computer", minion=ryan)
    assert table.you.may("act", card="Laptop Computer", minion=other)


# -- events ---------------------------------------------------------------------------------------


def test_anthelios_exchanges_masters_once_each_master_phase(table: Table) -> None:
    """A master phase action; only masters; any Methuselah in her own phase."""
    red = table.prey.in_play("Anthelios, The Red Star")
    given = table.you.holds("Misdirection")
    table.you.holds("Deflection")
    taken = table.you.ash_heap("Villein")
    table.you.ash_heap("Bonding")
    table.you.ready(COMPANION)
    table.begins("master")

    table.you.uses(red)
    assert (table.where(given), table.where(taken)) == ("ash_heap", "hand")
    assert not table.you.may("use", card=red)
    assert not table.you.can_play("Villein")
    assert not table.locked(red)


def test_dragonbound_burns_pool_for_those_in_torpor(table: Table) -> None:
    """In the discard phase of each Methuselah, for each vampire she controls there."""
    table.prey.in_play("Dragonbound")
    table.you.torpor("Ryan")
    table.you.torpor("Angel")
    table.you.ready(COMPANION)
    table.grand_prey.torpor("Octane")
    table.begins("minion")
    table.until_turn_of(table.prey, "discard")
    assert [seat.pool() for seat in table.seats] == [28, 30, 30, 30, 30]
    table.until_turn_of(table.predator, "discard")
    assert [seat.pool() for seat in table.seats] == [28, 30, 29, 30, 30]


@pytest.mark.parametrize(("name", "blocked"), [("Ryan", True), ("Muddled Vampire Hunter", False)])
def test_the_unmasking_shows_vampires_to_allies(table: Table, name: str, blocked: bool) -> None:
    """+1 intercept for allies against a vampire, none against an ally."""
    table.grand_prey.in_play("The Unmasking")
    actor = table.you.ready(name)
    ally = table.prey.ready("Underbridge Stray")
    vampire = table.prey.ready("Octane")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=actor)
    assert total(table.state, "intercept", ally) == int(blocked)
    assert total(table.state, "intercept", vampire) == 0
