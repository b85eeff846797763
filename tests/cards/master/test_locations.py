"""Locations that give blood, stealth, votes, transfers or cards."""

from __future__ import annotations

import pytest

from action_talk import action_of
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.votes import tally
from table_talk import Seat, Table

COSTS = {
    "Arcane Library": 2,
    "Art Museum": 2,
    "Chantry": 0,
    "Creepshow Casino": 2,
    "Elder Library": 1,
    "Elysium: The Palace of Versailles": 2,
    "Information Highway": 0,
    "The Barrens": 0,
    "The Labyrinth": 1,
    "Ventrue Headquarters": 1,
    "Warsaw Station": 2,
    "Wasserschloss Anif, Austria": 0,
}
CLANS = {
    "Arcane Library": "Nassir",
    "Art Museum": "Massimo Falconi",
    "Chantry": "Nassir",
    "The Labyrinth": "Ryan",
    "Ventrue Headquarters": "Oshri Dahan",
    "Warsaw Station": "Ryan",
    "Wasserschloss Anif, Austria": "Nassir",
}
"""The locations that require a clan, each with a vampire of it."""

KINE = "Kine Resources Contested"
ELYSIUM = "Elysium: The Palace of Versailles"


def choices(seat: Seat) -> set[int]:
    """The cards she may choose from."""
    return {option.target for option in seat.options("choose")}


def calls(table: Table, caller: int) -> None:
    """You call the referendum of Kine Resources Contested, on whatever terms, up to polling."""
    table.you.acts(KINE, by=caller)
    table.until("terms", table.you)
    decision = table.asked()
    while decision is not None and decision.window == "terms":
        table.take(len(decision.options) - 1)
        decision = table.asked()


@pytest.mark.parametrize(("location", "cost"), COSTS.items())
def test_a_location_is_put_in_play_for_its_cost(table: Table, location: str, cost: int) -> None:
    """Unlocked, for the master phase action and its pool; nobody else is touched."""
    table.you.ready(CLANS.get(location, "Ryan"))
    card = table.you.holds(location)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays(location)

    assert (table.where(card), table.locked(card)) == ("permanent", False)
    assert [seat.pool() for seat in table.seats] == [30 - cost, 30, 30, 30, 30]
    assert not table.you.can_play("Misdirection")


@pytest.mark.parametrize(("location", "member"), CLANS.items())
def test_the_clan_is_a_requirement_for_playing_it(table: Table, location: str, member: str) -> None:
    """A ready vampire of the clan and of yours: not a torpid one, not the prey's (RB24)."""
    table.you.torpor(member)
    table.you.ready("Ashley")
    table.prey.ready(member)
    table.you.holds(location, "Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(location)


def test_a_location_without_clan_needs_no_vampire(table: Table) -> None:
    """Nobody is needed for the Elder Library."""
    table.you.holds("Elder Library")
    table.begins("master")

    assert table.you.can_play("Elder Library")


# -- Arcane Library, Art Museum -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("library", "member", "stranger"),
    [("Arcane Library", "Lauren", "Nik Sikko"), ("Art Museum", "Nik Sikko", "Lauren")],
)
def test_a_library_adds_a_blood_to_an_uncontrolled_vampire_of_the_clan(
    table: Table, library: str, member: str, stranger: str
) -> None:
    """Only of its clan and yours; locked by it; the transfers are left."""
    chosen = table.you.uncontrolled(member, blood=1)
    another = table.you.uncontrolled("Rosalina Cortez" if member == "Lauren" else "Min-seo")
    others = [
        table.you.uncontrolled(stranger),
        table.prey.uncontrolled(member),
        table.you.ready(member, blood=1),
    ]
    card = table.you.in_play(library)
    table.begins("influence")

    table.you.uses(library)
    assert choices(table.you) == {chosen, another}
    table.you.chooses(chosen)

    assert table.blood(chosen) == 2
    assert [table.blood(other) for other in others] == [0, 0, 1]
    assert table.locked(card)
    assert table.you.pool() == 30
    assert table.you.may("transfer", target=chosen)
    assert not table.you.may("use", card=library)


@pytest.mark.parametrize("library", ["Arcane Library", "Art Museum"])
def test_a_library_needs_somebody_of_the_clan(table: Table, library: str) -> None:
    """Without a vampire of the clan in your uncontrolled region it is not offered."""
    table.you.uncontrolled("Sully")
    table.you.in_play(library)
    table.begins("influence")

    assert table.you.may("transfer")
    assert not table.you.may("use", card=library)


def test_a_library_is_idle_in_the_influence_phase_of_another(table: Table) -> None:
    """ "During your influence phase"; a locked one is idle in yours as well."""
    table.you.uncontrolled("Lauren")
    table.prey.uncontrolled("Lauren")
    table.prey.in_play("Arcane Library", locked=True)
    table.you.in_play("Arcane Library")
    table.begins("influence")

    assert table.you.may("use", card="Arcane Library")
    assert not table.prey.may("use", card="Arcane Library")
    table.until_turn_of(table.prey, "influence")
    assert not table.you.may("use", card="Arcane Library")
    assert table.prey.may("use", card="Arcane Library")


# -- Chantry ------------------------------------------------------------------------------------


def test_chantry_brings_a_tremere_from_torpor_for_a_pool(table: Table) -> None:
    """To the ready region of its controller, anybody's; locked as it was."""
    mine = table.you.torpor("Nassir", blood=0, locked=True)
    theirs = table.prey.torpor("Lauren", blood=1)
    table.you.torpor("Ryan", blood=1)
    payer = table.you.ready("Rosalina Cortez", blood=2)
    card = table.you.in_play("Chantry")
    table.begins("master")

    table.you.uses("Chantry")
    assert choices(table.you) == {mine, theirs}
    table.you.chooses(theirs)
    table.you.does("do", number=0)

    assert table.where(theirs) == "ready"
    assert table.state.controller(theirs) == table.prey.number
    assert table.where(mine) == "torpor"
    assert table.locked(card)
    assert (table.you.pool(), table.blood(payer), table.blood(theirs)) == (29, 2, 1)
    assert not table.you.may("use", card="Chantry")


def test_chantry_is_paid_with_the_blood_of_a_ready_tremere(table: Table) -> None:
    """One of yours with blood, and no other vampire."""
    torpid = table.you.torpor("Nassir", blood=0, locked=True)
    payer = table.you.ready("Rosalina Cortez", blood=1)
    other = table.you.ready("Lauren", blood=2)
    empty = table.you.ready("Chrysanthemum", blood=0, locked=True)
    stranger = table.you.ready("Ryan")
    table.prey.ready("Lloyd Brooks")
    table.you.in_play("Chantry")
    table.begins("master")

    table.you.uses("Chantry")
    table.you.does("do", number=1)
    assert choices(table.you) == {payer, other}
    table.you.chooses(payer)

    assert (table.where(torpid), table.locked(torpid)) == ("ready", True)
    assert (table.blood(payer), table.blood(other), table.blood(empty)) == (0, 2, 0)
    assert (table.you.pool(), table.blood(stranger)) == (30, 4)


def test_chantry_takes_pool_where_no_ready_tremere_has_blood(table: Table) -> None:
    """The torpid one cannot pay for itself; there is nothing to choose."""
    torpid = table.you.torpor("Nassir", blood=4)
    table.you.ready("Ryan")
    table.you.in_play("Chantry")
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.uses("Chantry")

    assert table.where(torpid) == "ready"
    assert (table.blood(torpid), table.you.pool()) == (4, 29)
    assert table.waits_for(table.you, "master")


def test_chantry_has_no_use_outside_your_master_phase(table: Table) -> None:
    """Not in your minion phase, and not without a Tremere in torpor."""
    table.you.torpor("Nassir", blood=2)
    table.you.ready("Lauren")
    table.you.in_play("Chantry")
    table.begins("minion")

    assert table.you.may("act")
    assert not table.you.may("use", card="Chantry")
    table.until_turn_of(table.prey, "discard")
    assert not table.you.may("use", card="Chantry")


# -- Creepshow Casino, The Labyrinth ------------------------------------------------------------


def test_creepshow_casino_gives_stealth_as_an_undirected_action_is_announced(table: Table) -> None:
    """Even if it is not needed yet; for that action only; a vampire of any clan."""
    hunter = table.you.ready("Ryan", blood=1)
    bleeder = table.you.ready("Nassir")
    card = table.you.in_play("Creepshow Casino")
    table.prey.ready("Lauren")

    table.you.acts(by=hunter, word="hunt")
    assert stealth(table.state, action_of(table)) == 1
    table.you.uses("Creepshow Casino")
    assert stealth(table.state, action_of(table)) == 2
    assert table.locked(card)
    table.nobody_reacts()

    assert table.blood(hunter) == 2
    table.you.acts(by=bleeder, word="bleed")
    assert stealth(table.state, action_of(table)) == 0


def test_creepshow_casino_is_idle_for_a_directed_action(table: Table) -> None:
    """A bleed is directed; and once announced, it is too late for an undirected one."""
    bleeder = table.you.ready("Ryan")
    hunter = table.you.ready("Nassir", blood=1)
    table.you.in_play("Creepshow Casino")
    table.prey.ready("Lauren")

    table.you.acts(by=bleeder, word="bleed")
    assert not table.you.may("use", card="Creepshow Casino")
    table.nobody_reacts()
    table.you.acts(by=hunter, word="hunt")
    assert table.you.may("use", card="Creepshow Casino")
    table.you.passes()
    table.until("action", table.prey)
    assert not table.you.may("use", card="Creepshow Casino")


def test_creepshow_casino_serves_no_ally_and_nobody_elses_vampire(table: Table) -> None:
    """ "A vampire you control": not the prey's hunt in her turn, not your ally's equipping."""
    stray = table.you.ready("Underbridge Stray")
    bearer = table.you.ready("Ryan")
    table.you.in_play("Sport Bike", on=bearer)
    table.you.in_play("Creepshow Casino")
    hunter = table.prey.ready("Lauren", blood=1)

    table.you.acts(by=stray, word="take equipment")
    assert not table.you.may("use", card="Creepshow Casino")
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(by=hunter, word="hunt")
    assert not table.you.may("use", card="Creepshow Casino")


@pytest.mark.parametrize("location", ["Creepshow Casino", "The Labyrinth"])
def test_a_vampire_that_leaves_torpor_gets_stealth_too(table: Table, location: str) -> None:
    """It is an undirected action of a vampire you control, ready or not."""
    torpid = table.you.torpor("Ryan", blood=4)
    table.you.in_play(location)
    blocker = table.prey.ready("Wauneka")
    table.prey.in_play("Sport Bike", on=blocker)

    table.you.acts(by=torpid, word="leave torpor")
    if location == "Creepshow Casino":
        table.you.uses(location)
        table.prey.blocks(blocker)
    else:
        table.prey.blocks(blocker)
        table.you.uses(location)
    table.nobody_reacts()

    assert table.where(torpid) == "ready"
    assert not table.locked(blocker)


def test_the_labyrinth_gives_a_nosferatu_the_stealth_it_needs(table: Table) -> None:
    """Not before somebody attempts to block; then the attempt fails."""
    ryan = table.you.ready("Ryan")
    card = table.you.in_play("The Labyrinth")
    blocker = table.prey.ready("Lauren")

    table.you.acts(by=ryan, word="bleed")
    assert not table.you.may("use", card="The Labyrinth")
    table.prey.blocks(blocker)
    table.you.uses("The Labyrinth")
    assert table.locked(card)
    assert not table.you.may("use", card="The Labyrinth")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert not table.locked(blocker)


def test_the_labyrinth_serves_nobody_but_your_nosferatu(table: Table) -> None:
    """Not another clan's vampire, not the prey's Nosferatu, not without need."""
    nassir = table.you.ready("Nassir")
    ryan = table.you.ready("Ryan", blood=1)
    table.you.in_play("The Labyrinth")
    blocker = table.prey.ready("Lauren")
    wauneka = table.prey.ready("Wauneka")

    table.you.acts(by=nassir, word="bleed")
    table.prey.blocks(blocker)
    assert not table.you.may("use", card="The Labyrinth")
    table.nobody_reacts()
    table.you.acts(by=ryan, word="hunt")
    table.prey.blocks(wauneka)
    assert not table.you.may("use", card="The Labyrinth")
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(by=wauneka, word="bleed")
    assert not table.you.may("use", card="The Labyrinth")


# -- Elysium, Ventrue Headquarters --------------------------------------------------------------


def test_elysium_gives_each_titled_camarilla_vampire_a_vote(table: Table) -> None:
    """Princes and primogen of yours; not the untitled one, not the torpid one, not the prey's."""
    prince = table.you.ready("Mkhokheli")
    primogen = table.you.ready("Chrysanthemum", locked=True)
    table.you.ready("Ryan")
    table.you.torpor("Ayelech", blood=3)
    card = table.you.in_play(ELYSIUM)
    table.prey.ready("Inês Tristão")
    table.you.holds(KINE)

    calls(table, prince)
    table.until("polling", table.you)
    table.you.uses(ELYSIUM)
    table.you.votes("for", minion=prince)
    table.you.votes("for", minion=primogen)

    assert table.locked(card)
    assert tally(table.state) == (5, 0)
    assert not table.you.may("vote", mode="minion")
    assert not table.you.may("use", card=ELYSIUM)
    assert len(table.prey.options("vote", mode="minion", number=2)) == 2


def test_elysium_counts_for_votes_cast_before_and_in_the_action_of_another(table: Table) -> None:
    """Any political action; votes gained afterwards join those already cast."""
    caller = table.you.ready("Mkhokheli")
    table.you.holds(KINE)
    prince = table.prey.ready("Inês Tristão")
    table.prey.in_play(ELYSIUM)

    calls(table, caller)
    table.until("polling", table.prey)
    table.prey.votes("against", minion=prince)
    table.prey.uses(ELYSIUM)

    assert tally(table.state) == (0, 3)


def test_elysium_is_not_for_the_terms_or_for_a_blood_hunt(table: Table) -> None:
    """The polling step of a political action: a blood hunt is none; the Headquarters serve it."""
    cannibal = table.you.ready("Mkhokheli")
    table.you.torpor("Ryan", blood=1)
    table.you.in_play(ELYSIUM)
    table.you.in_play("Ventrue Headquarters")

    table.you.acts(by=cannibal, word="diablerie")
    table.until("polling", table.you)

    assert not table.you.may("use", card=ELYSIUM)
    table.you.uses("Ventrue Headquarters")
    table.you.votes("against", mode="granted")
    assert tally(table.state) == (0, 3)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.where(cannibal) == "ready"


def test_ventrue_headquarters_give_three_votes_in_any_referendum(table: Table) -> None:
    """Also in that of another, without a Ventrue; cast as one group, once."""
    caller = table.you.ready("Mkhokheli")
    table.you.holds(KINE)
    card = table.prey.in_play("Ventrue Headquarters")
    table.grand_prey.in_play("Elder Library")

    calls(table, caller)
    table.until("polling", table.you)
    assert not table.prey.may("vote", mode="granted")
    table.prey.uses("Ventrue Headquarters")
    table.prey.votes("against", mode="granted")

    assert table.locked(card)
    assert tally(table.state) == (0, 3)
    assert not table.prey.may("vote", mode="granted")
    assert not table.prey.may("use", card="Ventrue Headquarters")


# -- Information Highway ------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "transfers"), [(1, 3), (2, 4), (3, 5), (4, 6), (9, 6)])
def test_information_highway_gives_two_more_transfers(
    table: Table, turn: int, transfers: int
) -> None:
    """Beside the 1, 2, 3 of the first turns of the game and the 4 afterwards."""
    table.turn = turn
    vampire = table.you.uncontrolled("Alexa Draper")
    table.you.in_play("Information Highway")
    table.begins("influence")

    for _ in range(transfers):
        table.you.does("transfer", target=vampire)

    assert table.blood(vampire) == transfers
    assert not table.you.may("transfer", target=vampire)


def test_information_highway_serves_only_its_controller(table: Table) -> None:
    """The prey's gives you none."""
    vampire = table.you.uncontrolled("Alexa Draper")
    table.prey.in_play("Information Highway")
    table.begins("influence")

    for _ in range(4):
        table.you.does("transfer", target=vampire)

    assert not table.you.may("transfer", target=vampire)
