"""Powerbases that keep counters or serve who has the Edge; a theater that locks minions."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.scope import Scope
from methuselah.language import action_requires, gain_pool, static, use
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.in_play import played_as_printed
from table_talk import Table

CHICAGO = "Powerbase: Chicago"
MADRID = "Powerbase: Madrid"
ZURICH = "Powerbase: Zürich"
MEXICO = "Powerbase: Mexico City"
THEATER = "Nocturn Theater"


@pytest.mark.parametrize("base", [CHICAGO, MADRID, ZURICH, MEXICO])
def test_a_powerbase_comes_for_its_cost(base: str) -> None:
    """A location of its pool, whoever is ready."""
    played_as_printed(base)


# -- Powerbase: Chicago ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "number", "counters", "pool"), [(2, 0, 3, 30), (2, 1, 0, 32), (0, 0, 1, 30)]
)
def test_chicago_saves_or_pays_out(
    table: Table, before: int, number: int, counters: int, pool: int
) -> None:
    """One of both, once in your unlock phase: 1 more on it, or all that is on it to your pool."""
    base = table.you.in_play(CHICAGO, counters=before)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(base)
    if before:
        table.you.chooses(number=number)
    elif table.you.may("choose", number=0):
        table.you.chooses(number=0)

    assert (table.counters(base), table.you.pool(), table.locked(base)) == (counters, pool, False)
    assert not table.you.may("use", card=base)


def test_chicago_is_idle_in_other_unlock_phases(table: Table) -> None:
    """Neither the prey's phase serves you, nor does your base serve the prey."""
    base = table.you.in_play(CHICAGO, counters=2)
    table.prey.ready(COMPANION)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey)

    assert table.prey.may("gain from the Edge")
    assert not table.you.may("use", card=base)
    assert not table.prey.may("use", card=base)


@pytest.mark.parametrize("blocked", [False, True])
def test_a_vampire_of_another_empties_chicago(table: Table, blocked: bool) -> None:
    """All goes to the pool of the acting one; directed at whoever controls the base."""
    thief = table.you.ready("Ryan")
    ally = table.you.ready("Underbridge Stray")
    base = table.prey.in_play(CHICAGO, counters=3)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))

    assert not table.you.may("use action", card=base, by=ally)
    table.you.acts(base, by=thief)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    if blocked:
        table.prey.blocks(guard)
    rest(table)

    assert (table.counters(base), table.you.pool()) == ((3, 30) if blocked else (0, 33))
    assert table.prey.pool() == 30
    assert table.state.controller(base) == table.prey.number
    assert table.waits_for(table.you)


@pytest.mark.parametrize("base", [CHICAGO, MADRID, MEXICO])
def test_nobody_empties_her_own_powerbase(table: Table, base: str) -> None:
    """The action is for vampires of others."""
    mine = table.you.ready("Olivia")
    table.you.ready(COMPANION)
    held = table.you.in_play(base, counters=2)

    assert table.you.may("act", minion=mine, word="bleed")
    assert not table.you.may("use action", card=held)


# -- Powerbase: Madrid ----------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "may"), [(0, True), (3, True), (4, False)])
def test_madrid_gathers_up_to_four(table: Table, before: int, may: bool) -> None:
    """1 in your unlock phase, while there are 3 or fewer; once."""
    base = table.you.in_play(MADRID, counters=before)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins("unlock")

    assert table.you.may("use", card=base) == may
    if may:
        table.you.uses(base)
        assert table.counters(base) == before + 1
        assert not table.you.may("use", card=base)
    assert not table.locked(base)
    if before == 0:
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you)
        assert table.you.may("use", card=base)  # in each turn


def test_madrid_gathers_in_your_unlock_phase_only(table: Table) -> None:
    """Not in that of your prey."""
    base = table.you.in_play(MADRID, counters=1)
    table.prey.ready(COMPANION)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey)

    assert not table.you.may("use", card=base)
    assert not table.prey.may("use", card=base)


def test_madrid_gives_a_titled_sabbat_vampire_votes(table: Table) -> None:
    """1 for each counter, which stay; anybody's vampire, in anybody's referendum."""
    caller = table.prey.ready("Mkhokheli")
    table.prey.holds(motion())
    bishop = table.you.ready("Olivia")
    hers = table.prey.ready("Jessica")
    table.you.ready("Tock")  # Sabbat, no title
    table.you.ready("Tara")  # a prince of the Camarilla
    torpid = table.you.torpor("Caitlin")
    base = table.you.in_play(MADRID, counters=3)
    table.until_turn_of(table.prey, "minion")

    table.prey.acts("Motion", by=caller)
    polling(table, table.you)
    table.you.uses(base)
    assert table.you.choices() == {bishop, hers, torpid}
    table.you.chooses(bishop)
    table.you.votes("for", minion=bishop)

    assert votes_now(table) == (1 + 3, 0)
    assert (table.counters(base), table.locked(base)) == (3, True)
    assert not table.you.may("use", card=base)


def test_madrid_serves_a_blood_hunt_too(table: Table) -> None:
    """Any referendum."""
    cannibal = table.you.ready("Olivia")
    table.you.ready("Jessica")
    table.you.torpor("Ryan", blood=1)
    base = table.you.in_play(MADRID, counters=2)

    table.you.acts(by=cannibal, word="diablerie")
    table.until("polling", table.you)
    assert table.you.may("use", card=base)


def test_madrid_is_idle_before_the_polling(table: Table) -> None:
    """Not as votes are about to be cast, and not during an action without a referendum."""
    caller = table.you.ready("Olivia")
    table.you.ready("Jessica")
    table.you.holds(motion())
    base = table.you.in_play(MADRID, counters=2)
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("before_votes",)), kind="event"))

    table.you.acts("Motion", by=caller)
    table.until("before_votes", table.you)
    assert not table.you.may("use", card=base)
    polling(table)
    assert table.you.may("use", card=base)


@pytest.mark.parametrize("blocked", [False, True])
def test_a_vampire_of_another_burns_the_counters_of_madrid(table: Table, blocked: bool) -> None:
    """All of them, for nobody; no ally does."""
    thief = table.you.ready("Ryan")
    ally = table.you.ready("Underbridge Stray")
    base = table.prey.in_play(MADRID, counters=3)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))

    assert not table.you.may("use action", card=base, by=ally)
    table.you.acts(base, by=thief)
    assert action_of(table).targets == (table.prey.number,)
    if blocked:
        table.prey.blocks(guard)
    rest(table)

    assert table.counters(base) == (3 if blocked else 0)
    assert (table.where(base), table.you.pool(), table.prey.pool()) == ("permanent", 30, 30)
    assert table.waits_for(table.you)


# -- Powerbase: Zürich ----------------------------------------------------------------------------


@pytest.mark.parametrize("edge", [True, False])
def test_zurich_adds_blood_while_you_have_the_edge(table: Table, edge: bool) -> None:
    """2 from the bank to a younger vampire of yours; at +1 stealth; the Edge stays."""
    elder = table.you.ready("Tara")  # 6
    table.you.ready(COMPANION)
    ally = table.you.ready("Underbridge Stray")
    young, other = table.you.uncontrolled("Dodd"), table.you.uncontrolled("Ryan", blood=1)
    peer = table.you.uncontrolled("Anvil")  # 6
    theirs = table.prey.uncontrolled("Nassir")
    base = table.you.in_play(ZURICH)
    if edge:
        table.gives_edge(table.you)
    table.begins("minion")

    assert table.you.may("use action", card=base, by=elder) == edge
    assert not table.you.may("use action", card=base, by=ally)
    if not edge:
        return
    table.you.acts(base, by=elder)
    assert table.you.choices() == {young, other}
    table.you.chooses(young)
    table.nobody_reacts()

    assert [table.blood(one) for one in (young, other, peer, theirs)] == [2, 1, 0, 0]
    assert table.you.has_edge()
    assert table.locked(elder)
    assert table.waits_for(table.you)


def test_zurich_serves_vampires_of_its_controller_only(table: Table) -> None:
    """The prey's base is none of yours, though you have the Edge."""
    table.you.ready("Tara")
    table.you.ready(COMPANION)
    table.you.uncontrolled("Dodd")
    base = table.prey.in_play(ZURICH)
    table.gives_edge(table.you)
    table.begins("minion")

    assert not table.you.may("use action", card=base)


def zurich_blocked(table: Table, intercept: int) -> tuple[int, int, int]:
    """Your vampire acts for the base; the prey's vampire with so much intercept may block."""
    elder = table.you.ready("Tara")
    table.you.ready(COMPANION)
    young = table.you.uncontrolled("Dodd")
    table.you.uncontrolled("Ryan")
    base = table.you.in_play(ZURICH)
    blocker = table.prey.ready("Ayelech")
    if intercept:
        table.prey.in_play("Sport Bike", on=blocker)
    table.gives_edge(table.you)
    table.begins("minion")
    table.you.acts(base, by=elder)
    table.you.chooses(young)
    return elder, young, blocker


@pytest.mark.ruling(ZURICH, 1)
def test_the_edge_is_burned_before_anything_follows_the_block(table: Table) -> None:
    """Before block resolution and before the combat; no blood comes."""
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("blocked",)), kind="event"))
    elder, young, blocker = zurich_blocked(table, 1)
    assert table.you.has_edge()
    table.prey.blocks(blocker)
    table.until("blocked", table.you)
    assert not any(seat.has_edge() for seat in table.seats)
    assert damage_to(table, elder) == 0
    rest(table)

    assert table.blood(young) == 0
    assert damage_to(table, elder) == 1


def test_the_edge_stays_where_the_action_has_stealth(table: Table) -> None:
    """Without intercept nobody blocks it; and another action that is blocked burns nothing."""
    _, young, blocker = zurich_blocked(table, 0)
    table.prey.blocks(blocker)
    rest(table)
    assert table.blood(young) == 2
    companion = next(o.minion for o in table.you.options("act", word="bleed"))
    table.you.acts(by=companion, word="bleed")
    table.prey.blocks(blocker)
    rest(table)
    assert table.you.has_edge()


def test_whoever_burns_the_edge_takes_zurich(table: Table) -> None:
    """In her own master phase, for the Edge; not from herself, and not without it."""
    base = table.prey.in_play(ZURICH)
    mine = table.grand_prey.in_play("Elder Library")
    table.you.ready(COMPANION)
    table.you.holds("Misdirection")
    table.gives_edge(table.you)
    table.begins("master")

    assert table.you.may("use", card=base)
    table.you.uses(base)

    assert table.state.controller(base) == table.you.number
    assert not any(seat.has_edge() for seat in table.seats)
    assert table.state.controller(mine) == table.grand_prey.number
    assert not table.you.may("use", card=base)


def test_zurich_is_not_taken_in_the_turn_of_another(table: Table) -> None:
    """The grand prey has the Edge, in your master phase."""
    base = table.prey.in_play(ZURICH)
    table.you.ready(COMPANION)
    table.you.holds("Misdirection")
    table.gives_edge(table.grand_prey)
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.grand_prey.may("use", card=base)


@pytest.mark.parametrize(("whose", "edge"), [("you", "you"), ("prey", "prey"), ("prey", "")])
def test_nobody_takes_zurich_otherwise(table: Table, whose: str, edge: str) -> None:
    """Her own, or without the Edge: the master phase offers a card in hand, and not this."""
    base = getattr(table, whose).in_play(ZURICH)
    table.you.ready(COMPANION)
    table.you.holds("Misdirection")
    if edge:
        table.gives_edge(getattr(table, edge))
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.may("use", card=base)


# -- Powerbase: Mexico City -----------------------------------------------------------------------


def test_mexico_city_comes_with_five(table: Table) -> None:
    """For 2 pool."""
    table.you.ready(COMPANION)
    base = table.you.holds(MEXICO)
    table.begins("master")
    table.you.plays(base)
    assert (table.counters(base), table.you.pool()) == (5, 28)


@pytest.mark.parametrize(("counters", "where"), [(2, "permanent"), (1, "ash_heap")])
def test_mexico_city_pays_in_your_unlock_phase(table: Table, counters: int, where: str) -> None:
    """1, by itself; not in that of the prey; empty, it is burned."""
    base = table.you.in_play(MEXICO, counters=counters)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.begins("unlock")
    table.until("minion", table.you)
    assert (table.you.pool(), table.where(base)) == (31, where)
    table.until_turn_of(table.prey, "minion")
    assert (table.you.pool(), table.prey.pool()) == (31, 30)


@pytest.mark.parametrize("blocked", [False, True])
def test_a_sabbat_vampire_of_another_empties_mexico_city(table: Table, blocked: bool) -> None:
    """All goes to the pool of the acting one, and the base is burned; no other sect may."""
    thief, other = table.you.ready("Olivia"), table.you.ready("Ryan")
    base = table.prey.in_play(MEXICO, counters=3)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))

    assert not table.you.may("use action", card=base, by=other)
    table.you.acts(base, by=thief)
    assert action_of(table).targets == (table.prey.number,)
    if blocked:
        table.prey.blocks(guard)
    rest(table)

    assert table.you.pool() == (30 if blocked else 33)
    assert table.where(base) == ("permanent" if blocked else "ash_heap")
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling(MEXICO, 1)
def test_emptying_mexico_city_requires_the_sabbat(table: Table) -> None:
    """Whatever asks what the action requires hears that; a bleed requires nothing."""
    thief, mate = table.you.ready("Olivia"), table.you.ready("Dodd")
    base = table.prey.in_play(MEXICO, counters=3)
    table.you.holds(PAUSE)
    table.you.acts(base, by=thief)
    assert action_requires("sabbat").holds(table.state, Scope(0))
    assert not action_requires("camarilla").holds(table.state, Scope(0))
    rest(table)
    table.you.acts(word="bleed", by=mate)
    assert not action_requires("sabbat").holds(table.state, Scope(0))


# -- Nocturn Theater ------------------------------------------------------------------------------


def test_the_theater_comes_as_printed() -> None:
    """A location, for its pool."""
    played_as_printed(THEATER)


def test_the_theater_locks_a_minion_of_the_prey(table: Table) -> None:
    """In your unlock phase, with a ready unlocked vampire of yours."""
    usher, second = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.torpor("Dodd")
    table.you.ready("Underbridge Stray")
    theirs, ally = table.prey.ready("Tara"), table.prey.ready("Vagabond Mystic")
    torpid = table.prey.torpor("Rayne")
    held = table.you.ready("Zip", locked=True)
    table.you.in_play(paper("Rope", static("does not unlock"), kind="equipment"), on=held)
    far = table.grand_prey.ready("Octane")
    card = table.you.in_play(THEATER)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(card)
    assert table.you.choices() == {usher, second}
    table.you.chooses(usher)
    assert table.you.choices() == {theirs, ally, torpid}
    table.you.chooses(theirs)

    locked = [table.locked(one) for one in (card, usher, theirs, second, ally, far)]
    assert locked == [True, True, True, False, False, False]
    assert not table.you.may("use", card=card)


def test_the_theater_is_dark_in_other_unlock_phases(table: Table) -> None:
    """Not in that of the prey."""
    table.you.ready("Ryan")
    table.prey.ready("Tara")
    card = table.you.in_play(THEATER)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey)
    assert table.prey.may("gain from the Edge")
    assert not table.you.may("use", card=card)


def test_a_titled_vampire_burns_the_theater(table: Table) -> None:
    """Nobody else; directed at its controller."""
    prince, other = table.you.ready("Tara"), table.you.ready("Ryan")
    card = table.prey.in_play(THEATER)
    table.you.holds(PAUSE)
    assert not table.you.may("use action", card=card, by=other)
    table.you.acts(card, by=prince)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.where(card) == "ash_heap"
