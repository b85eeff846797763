"""Vampires that use the Edge or a phase, steal allies and retainers, or are bad losers at polls."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, UNLOCKER
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    PREY,
    action,
    acts,
    burn_pool,
    choose,
    comes_into_play,
    corrupts,
    is_named,
    reaction,
    ready,
    uncontrolled,
    vampire,
    yours,
)
from methuselah.language import TARGET as CHOSEN
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.changes import more_stealth_when
from table_talk import Table

# -- Heather Florent ------------------------------------------------------------------------------

HEATHER = "Heather Florent, The Opportunist (G1)"


@pytest.mark.ruling(HEATHER, 1)
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_heather_takes_what_the_edge_gives(table: Table, region: str) -> None:
    """1 blood instead of 1 pool, once; in torpor, too."""
    heather = table.you.puts(HEATHER, region, blood=2)
    table.you.holds("Fame")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    table.you.uses(heather)
    assert (table.blood(heather), table.you.pool()) == (3, 30)
    assert not table.you.may("gain from the Edge")
    assert not table.you.may("use", card=heather)
    assert table.you.has_edge()


@pytest.mark.parametrize(("edge", "seat"), [("prey", "you"), ("you", "prey"), ("prey", "prey")])
def test_heather_needs_the_edge(table: Table, edge: str, seat: str) -> None:
    """Of her controller, in whose unlock phase it is."""
    heather = getattr(table, seat).ready(HEATHER, blood=2)
    table.you.ready("Harrod (G2)")  # something to wait for
    table.prey.uncontrolled("Ryan")
    table.gives_edge(getattr(table, edge))
    table.begins("unlock")
    assert not any(one.may("use", card=heather) for one in table.seats)


def test_pool_that_was_gained_does_not_move_to_heather(table: Table) -> None:
    """Either the pool or the blood."""
    heather = table.you.ready(HEATHER, blood=2)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.does("gain from the Edge")
    assert table.you.pool() == 31
    assert not table.you.may("use", card=heather)
    assert table.blood(heather) == 2


# -- Sarrasine ------------------------------------------------------------------------------------

SARRASINE = "Sarrasine (G2)"


@pytest.mark.parametrize(
    ("region", "edge", "may"),
    [("ready", "you", True), ("torpor", "you", False), ("ready", "prey", False)],
)
def test_sarrasine_buys_a_master_phase_action(
    table: Table, region: str, edge: str, may: bool
) -> None:
    """For the Edge, once; two masters are played then."""
    sarrasine = table.you.puts(SARRASINE, region)
    table.you.ready(COMPANION)
    one, two, three = table.you.holds("Dreams of the Sphinx", "The Barrens", "Powerbase: Montreal")
    table.gives_edge(getattr(table, edge))
    table.begins("master")
    assert table.you.may("use", card=sarrasine) is may
    if may:
        table.you.uses(sarrasine)
        assert not table.you.has_edge()
        assert not table.you.may("use", card=sarrasine)
        table.you.plays(one)
    assert table.you.can_play(two)
    table.you.plays(two)
    assert not table.you.can_play(three)


def test_sarrasine_waits_for_your_master_phase(table: Table) -> None:
    """Not in that of another."""
    sarrasine = table.prey.ready(SARRASINE)
    table.you.holds("The Barrens")
    table.gives_edge(table.prey)
    table.begins("master")
    assert not table.prey.may("use", card=sarrasine)


# -- Harrod ---------------------------------------------------------------------------------------

HARROD = "Harrod (G2)"


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_harrod_looks_at_one_card_of_the_prey(table: Table, region: str) -> None:
    """In her uncontrolled region, in your unlock phase, once; only you see it."""
    harrod = table.you.puts(HARROD, region)
    one, two = table.prey.uncontrolled("Ryan"), table.prey.uncontrolled("Nassir")
    table.you.uncontrolled("Mazz")
    table.grand_prey.uncontrolled("Octane")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(harrod)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert told(table, "saw", seat=table.you.number, card=two) == 1
    assert told(table, "saw") == 1
    assert not table.you.may("use", card=harrod)


def test_harrod_looks_in_your_unlock_phase_only(table: Table) -> None:
    """Not in that of another, nor in the master phase."""
    harrod = table.prey.ready(HARROD)
    table.grand_prey.uncontrolled("Ryan")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert not table.prey.may("use", card=harrod)
    other = Table()
    harrod = other.you.ready(HARROD)
    other.prey.uncontrolled("Ryan")
    other.begins("master")
    assert not other.you.may("use", card=harrod)


# -- Paulo de Castille ----------------------------------------------------------------------------

PAULO = "Paulo de Castille (G4)"


@pytest.mark.parametrize("given", [True, False])
def test_paulo_feeds_a_lasombra_as_he_comes(table: Table, given: bool) -> None:
    """1 of his blood, if you like, to one in your uncontrolled region."""
    paulo = table.you.uncontrolled(PAULO, blood=4)
    one = table.you.uncontrolled("Claudia (G5)", blood=1)
    two = table.you.uncontrolled("Melinda Galbraith (G4)")
    table.you.uncontrolled("Ryan")
    table.prey.uncontrolled(replaced("Mazz", clans=("Lasombra",)))
    table.you.ready(COMPANION)
    table.begins("influence")
    table.you.does("move out", target=paulo)
    if not given:
        table.you.passes()
        assert (table.blood(paulo), table.blood(one)) == (4, 1)
        return
    table.you.does("do")
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert (table.blood(paulo), table.blood(one), table.blood(two)) == (3, 2, 0)


def test_paulo_finds_nobody_to_feed(table: Table) -> None:
    """No Lasombra waits: nothing is asked."""
    paulo = table.you.uncontrolled(PAULO, blood=4)
    table.you.uncontrolled("Ryan")
    table.you.ready("Claudia (G5)")
    table.begins("influence")
    table.you.does("move out", target=paulo)
    assert not table.you.may("do")
    assert table.blood(paulo) == 4


def test_paulo_feeds_nobody_in_another_phase(table: Table) -> None:
    """He comes out by an action."""
    paulo = table.you.uncontrolled(PAULO, blood=4)
    table.you.uncontrolled("Claudia (G5)", blood=0)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(
        paper(
            "Call",
            action(
                comes_into_play(uncontrolled(yours, is_named("Paulo de Castille")), 4), stealth=1
            ),
        )
    )
    table.you.acts("Call", by=mine)
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    assert table.where(paulo) == "ready"
    assert not table.you.may("do")
    assert table.blood(paulo) == 4


# -- Nefertiti ------------------------------------------------------------------------------------

NEFERTITI = "Nefertiti (G2 ADV)"
AABBT = "Aabbt Kindred (G2)"


def test_nefertiti_calls_aabbt_kindred(table: Table) -> None:
    """At +1 stealth, from your crypt to your uncontrolled region; no other card."""
    nefertiti = table.you.ready(NEFERTITI)
    table.you.ready(COMPANION)
    table.you.crypt("Ryan", "Mazz")
    wanted = table.you.crypt(AABBT)
    table.you.crypt("Octane")
    table.prey.ready("Nassir")
    table.you.acts(nefertiti, by=nefertiti)
    assert stealth(table.state, action_of(table)) == 1
    while not table.over() and not table.you.may("choose", target=wanted):
        table.pass_on()
    assert {one.target for one in table.you.options("choose")} == {wanted}
    table.you.chooses(wanted)
    assert table.where(wanted) == "uncontrolled"
    assert table.locked(nefertiti)


@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize(
    ("merged", "phase", "locked", "may"),
    [
        (True, "minion", True, True),
        (False, "minion", True, False),
        (True, "master", True, False),
        (True, "minion", False, False),
    ],
)
def test_nefertiti_merged_unlocks(
    table: Table, region: str, merged: bool, phase: str, locked: bool, may: bool
) -> None:
    """Once, in your minion phase."""
    mine = table.you.puts("Nefertiti (G2)" if merged else NEFERTITI, region, locked=locked)
    if merged:
        table.you.puts(NEFERTITI, "merged", on=mine)
    table.you.ready("Ryan")
    table.you.holds("The Barrens")
    table.begins(phase)
    assert table.you.may("use", card=mine) is may
    if may:
        table.you.uses(mine)
        assert not table.locked(mine)


def test_nefertiti_unlocks_once(table: Table) -> None:
    """She bleeds, unlocks, acts again, and stays locked."""
    mine = table.you.merged("Nefertiti (G2)")
    table.you.ready(COMPANION)
    again = paper("Again", action(burn_pool(1, PREY)))
    table.you.holds(again)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    table.you.uses(mine)
    table.you.acts("Again", by=mine)
    rest(table)
    assert table.locked(mine)
    assert not table.you.may("use", card=mine)


# -- Virgil ---------------------------------------------------------------------------------------

VIRGIL = "Virgil (G2)"
MAID = paper("Maid", kind="retainer", life=2)


@pytest.mark.ruling(VIRGIL, 1)
def test_virgil_steals_a_retainer_and_drinks_it(table: Table) -> None:
    """A directed action; then all its life at +1 stealth, both in one turn; it is burned."""
    virgil, friend = table.you.ready(VIRGIL, blood=4), table.you.ready("Ryan")
    table.you.in_play(UNLOCKER)
    table.you.in_play(".44 Magnum", on=virgil)
    nassir = table.prey.ready("Nassir")
    hers = table.prey.in_play(MAID, on=nassir)
    other = table.prey.in_play("Robert Carter", on=nassir)
    table.prey.in_play(".44 Magnum", on=nassir)
    mine = table.you.in_play("Robert Carter", on=friend)
    table.begins()
    assert not table.you.may("use action", card=virgil, by=virgil, mode="drain")
    table.you.acts(virgil, by=virgil, level="steal")
    assert table.you.choices() == {hers, other}
    table.you.chooses(hers)
    going = action_of(table)
    assert (going.targets, going.inherent) == ((table.prey.number,), 0)
    rest(table)
    assert table.on(hers) == virgil
    assert table.state.controller(hers) == table.you.number
    table.you.uses("Unlocker")
    assert not table.you.may("use action", card=virgil, by=virgil, mode="steal")
    table.you.acts(virgil, by=virgil, level="drain")
    going = action_of(table)
    assert (going.targets, stealth(table.state, going)) == ((), 1)
    rest(table)
    assert table.blood(virgil) == 4 + 2
    assert table.where(hers) == "ash_heap"
    assert (table.on(mine), table.on(other)) == (friend, nassir)


# -- Xipe Totec -----------------------------------------------------------------------------------

XIPE = "Xipe Totec (G5)"


@pytest.mark.parametrize("stolen", ["ally", "retainer"])
def test_xipe_steals_servants(table: Table, stolen: str) -> None:
    """An ally or a retainer, at +1 stealth, for 1 blood; he bears the retainer."""
    xipe = table.you.ready(XIPE, blood=4)
    table.you.ready(COMPANION)
    table.you.ready("Vagabond Mystic")
    table.you.in_play(MAID, on=xipe)
    nassir = table.prey.ready("Nassir")
    ally = table.grand_prey.ready("Renegade Garou")
    maid = table.prey.in_play(MAID, on=nassir)
    table.prey.in_play(".44 Magnum", on=nassir)
    table.you.acts(xipe, by=xipe)
    assert table.you.choices() == {ally, maid}
    wanted = ally if stolen == "ally" else maid
    table.you.chooses(wanted)
    going = action_of(table)
    assert stealth(table.state, going) == 1
    assert going.targets == ((table.grand_prey if stolen == "ally" else table.prey).number,)
    rest(table)
    assert table.state.controller(wanted) == table.you.number
    assert table.where(wanted) == ("ready" if stolen == "ally" else "attached")
    if stolen == "retainer":
        assert table.on(maid) == xipe
    assert table.blood(xipe) == 3
    assert table.waits_for(table.you)


# -- Vasily ---------------------------------------------------------------------------------------

VASILY = "Vasily (G5)"
CONTESTED = (("title contested", 1),)


@pytest.mark.parametrize(("edge", "price"), [("you", 1), ("prey", 2), ("", 2)])
def test_vasily_contests_dearly_without_the_edge(table: Table, edge: str, price: int) -> None:
    """2 blood instead of 1; his rival pays 1."""
    mine = table.you.ready(VASILY, blood=5, notes=CONTESTED)
    rival = table.prey.ready(
        replaced("Ryan", title="prince", sect="camarilla", city="Prague"), notes=CONTESTED
    )
    if edge:
        table.gives_edge(getattr(table, edge))
    table.begins("unlock")
    table.you.does("pay for title", target=mine)
    assert table.blood(mine) == 5 - price
    table.prey.does("pay for title", target=rival)
    assert table.blood(rival) == 3


# -- Khay'tall ------------------------------------------------------------------------------------

KHAYTALL = "Khay'tall, Snake of Eden (G2)"
HUNT: dict[str, Any] = {"word": "hunt"}
CALL: dict[str, Any] = {"card": motion()}
TEMPT = paper(
    "Tempt", reaction(choose(ready(vampire)), corrupts(1, CHOSEN), at=("polling",)), kind="reaction"
)


def test_khaytall_calls_in_secret() -> None:
    """+1 stealth in political actions only."""
    more_stealth_when(KHAYTALL, amount=1, when=(CALL,), else_=(HUNT, {"word": "bleed"}))


@pytest.mark.ruling(KHAYTALL, 1)
@pytest.mark.parametrize(("caller", "left"), [(KHAYTALL, 0), ("Ryan", 2)])
def test_who_is_corrupted_does_not_vote_against_khaytall(
    table: Table, caller: str, left: int
) -> None:
    """What was cast is cancelled; in a referendum of another they vote as they like."""
    mine = table.you.ready(caller)
    table.you.ready(KHAYTALL if caller == "Ryan" else COMPANION)
    table.you.holds(motion())
    prince = table.prey.ready("Mkhokheli (G6)")
    primogen = table.grand_prey.ready("Chrysanthemum (G6)")
    speaker = table.grand_prey.ready("Nassir")
    table.grand_prey.holds(TEMPT)
    table.you.acts("Motion", by=mine)
    polling(table, table.prey)
    table.prey.votes("against", minion=prince)
    assert votes_now(table) == (0, 2)
    table.grand_prey.plays("Tempt", by=speaker)
    table.grand_prey.chooses(prince)
    assert votes_now(table) == (0, left)
    while not table.grand_prey.may("vote", minion=primogen):
        table.pass_on()
    table.grand_prey.votes("against", minion=primogen)
    assert votes_now(table) == (0, left + 1)


def test_the_corrupted_may_vote_for_khaytall(table: Table) -> None:
    """Only votes against are barred; whoever put the counter there."""
    mine = table.you.ready(KHAYTALL)
    table.you.holds(motion())
    table.you.ready(COMPANION)
    prince = table.prey.ready("Mkhokheli (G6)")
    other = table.prey.ready("Warmaksan (G6)")
    corruptor = table.prey.ready("Marcel (G6)")
    mark = paper("Mark", acts(choose(ready(vampire)), corrupts(1, CHOSEN), by="bearer", stealth=5))
    table.prey.in_play(mark, on=corruptor)
    table.prey.holds(TEMPT)
    table.you.acts("Motion", by=mine)
    polling(table, table.prey)
    table.prey.plays("Tempt", by=corruptor)
    table.prey.chooses(prince)
    assert {one.word for one in table.prey.options("vote", minion=prince)} == {"for"}
    assert {one.word for one in table.prey.options("vote", minion=other)} == {"for", "against"}
