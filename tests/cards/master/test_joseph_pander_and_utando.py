"""Joseph Pander and his clan, Mapatano Utando, and the Special Report."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, UNLOCKER
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    action,
    burn_blood,
    cannot_block,
    choose,
    enters_combat,
    locked,
    minion,
    modifier,
    ready,
    stealth,
    vampire,
)
from methuselah.language.names import Window
from scenes.in_play import played_as_printed
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

PANDER = "Joseph Pander"
UTANDO = "Mapatano Utando"
REPORT = "Special Report"
CLAN = replaced("Dodd", clans=("Pander",))
RUSH = paper("Rush", action(choose(ready(vampire)), burn_blood(1, TARGET)))


@pytest.mark.parametrize(("card", "needs"), [(PANDER, CLAN), (UTANDO, "Hasani")])
def test_it_comes_into_play_as_printed(card: str, needs: str | Definition) -> None:
    """By whoever has the clan that it requires."""
    played_as_printed(card, needs=needs, stranger="Ryan")


# -- Joseph Pander --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "clan", "locked_", "pool", "may"),
    [
        ("prey", "Pander", False, 30, True),
        ("prey", "Brujah", False, 30, False),
        ("grand_prey", "Pander", False, 30, False),
        ("prey", "Pander", True, 30, False),
    ],
)
def test_an_action_at_a_pander_fails(
    table: Table, whose: str, clan: str, locked_: bool, pool: int, may: bool
) -> None:
    """Of yours; for a lock and 1 pool."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(RUSH)
    card = table.prey.in_play(PANDER, locked=locked_)
    victim = getattr(table, whose).ready(replaced("Tara (G5)", clans=(clan,)), blood=3)
    table.you.acts("Rush", by=mine)
    table.you.chooses(victim)
    if may:
        table.prey.uses(card)
        assert (table.locked(card), table.prey.pool()) == (True, pool - 1)
    while not table.over():
        assert not table.prey.may("use", card=card)
        table.pass_on()
    assert table.blood(victim) == (3 if may else 2)
    assert table.locked(mine)


@pytest.mark.parametrize("window", ["announced", "action", "declined"])
def test_when_joseph_pander_helps(table: Table, window: Window) -> None:
    """At any time of the action but during an attempt to block."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(RUSH)
    card = table.prey.in_play(PANDER)
    victim = table.prey.ready(CLAN, blood=3)
    table.you.acts("Rush", by=mine)
    table.you.chooses(victim)
    table.until(window, table.prey)
    assert table.prey.may("use", card=card, level="fail")


def test_an_own_action_at_a_pander_goes_on(table: Table) -> None:
    """It is directed at nobody."""
    mine, victim = table.you.ready("Ryan"), table.you.ready(CLAN, blood=3)
    table.you.holds(RUSH)
    card = table.you.in_play(PANDER)
    table.you.acts("Rush", by=mine)
    table.you.chooses(victim)
    while not table.over():
        assert not table.you.may("use", card=card, level="fail")
        table.pass_on()
    assert table.blood(victim) == 2


@pytest.mark.ruling(PANDER, 1)
def test_a_chosen_pander_attacks(table: Table) -> None:
    """Chosen in your master phase, anybody's, once; it attacks once; it may burn the card."""
    mine, other = table.you.ready(CLAN), table.you.torpor(replaced("Duck", clans=("Pander",)))
    also = table.you.ready(replaced("Zip", clans=("Pander",)))
    table.you.ready("Ryan")
    theirs = table.prey.ready(replaced("Tock", clans=("Pander",)))
    victim, torpid = table.prey.ready("Nassir"), table.prey.torpor("Sully")
    table.prey.holds("Misdirection")
    card = table.you.in_play(PANDER)
    table.you.in_play(UNLOCKER)
    table.you.holds(PAUSE, "Misdirection")
    table.begins("master")
    assert table.you.may("use", card=card, level="choose")
    table.you.uses(card, level="choose")
    assert table.you.choices() == {mine, other, also, theirs}
    table.you.chooses(mine)
    assert not table.locked(card)
    assert not table.you.may("use", card=card)
    table.until("minion", table.you)
    assert not table.you.may("use action", card=card, by=also, level="rush")
    table.you.acts(card, by=mine, level="rush")
    assert {theirs, victim} <= table.you.choices()
    assert not {mine, torpid} & table.you.choices()
    table.you.chooses(victim)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.blood(mine), table.blood(victim)) == (4, 3)
    table.you.uses("Unlocker")
    if table.you.may("choose", target=mine):
        table.you.chooses(mine)
    assert not table.you.may("use action", card=card, by=mine, level="rush")
    assert table.you.may("use action", card=card, by=mine, level="burn")
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.you.may("use", card=card, level="choose")
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=card, level="rush")


@pytest.mark.parametrize(("name", "may"), [("Zip", True), ("Ryan", False)])
def test_a_sabbat_vampire_burns_joseph_pander(table: Table, name: str, may: bool) -> None:
    """Of anybody; directed at its controller."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    card = table.prey.in_play(PANDER)
    assert table.you.may("use action", card=card, by=mine) is may
    if may:
        table.you.acts(card, by=mine)
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert table.where(card) == "ash_heap"


@pytest.mark.ruling(PANDER, 2)
def test_burning_the_pander_requires_sabbat() -> None:
    """A Sabbat vampire."""
    action_requires_what_the_card_says(PANDER, by="Zip", requires="sabbat", not_="camarilla")


# -- Mapatano Utando ------------------------------------------------------------------------------


@pytest.mark.parametrize(("bled", "may"), [("prey", True), ("you", False)])
def test_utando_takes_one_off_a_bleed(table: Table, bled: str, may: bool) -> None:
    """Against its controller; it locks."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    seat = table.prey if bled == "prey" else table.grand_prey
    card = seat.in_play(UTANDO)
    table.you.acts(word="bleed", by=mine)
    assert seat.may("use", card=card) is may
    if may:
        seat.uses(card)
        assert table.locked(card)
        assert not seat.may("use", card=card)
    rest(table)
    assert table.prey.pool() == (30 if may else 29)


@pytest.mark.parametrize(("edge", "may"), [("you", True), ("prey", False)])
def test_utando_turns_the_edge_into_transfers(table: Table, edge: str, may: bool) -> None:
    """4 more, in your influence phase, for a lock and the Edge."""
    card = table.you.in_play(UTANDO)
    table.you.uncontrolled("Emerson Bridges", blood=0)
    table.gives_edge(table.you if edge == "you" else table.prey)
    table.begins("influence")
    assert table.you.may("use", card=card) is may
    if may:
        table.you.uses(card)
        assert table.locked(card)
        assert table.state.edge == -1
        moved = 0
        while table.you.may("transfer"):
            table.you.does("transfer")
            moved += 1
        assert (moved, table.you.pool()) == (8, 22)


def test_utando_waits_for_your_influence_phase(table: Table) -> None:
    """Not in that of your prey."""
    card = table.you.in_play(UTANDO)
    table.gives_edge(table.you)
    table.prey.uncontrolled("Ryan")
    table.until_turn_of(table.prey, "influence")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize(
    ("name", "blood", "may"), [("Ryan", 1, True), ("Underbridge Stray", 1, False)]
)
def test_utando_is_burned_for_a_blood(table: Table, name: str, blood: int, may: bool) -> None:
    """By a vampire of anybody, directed at its controller."""
    mine = table.you.ready(name, blood=blood)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    card = table.prey.in_play(UTANDO)
    assert table.you.may("use action", card=card, by=mine) is may
    if may:
        table.you.acts(card, by=mine)
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert (table.where(card), table.blood(mine)) == ("ash_heap", 0)


# -- Special Report -------------------------------------------------------------------------------


AMBUSH = paper("Snare", action(choose(ready(minion, locked)), enters_combat(TARGET)))
DAWN = paper("Dawn", modifier(cannot_block(vampire), at=("action",)))
HIDE = paper("Hide", modifier(stealth(+1), at=("attempt",)))


def test_a_report_wakes_a_vampire(table: Table) -> None:
    """It unlocks and attempts to block; 1 pool, once, for +1 intercept."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(HIDE, paper("Cloak", modifier(stealth(+1), at=("attempt",))))
    guard, spare = table.prey.ready("Dodd", locked=True), table.prey.ready("Nassir")
    table.prey.torpor("Duck")
    table.prey.ready("Underbridge Stray", locked=True)
    table.prey.holds(REPORT)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays(REPORT)
    assert table.prey.choices() == {guard, spare}
    table.prey.chooses(guard)
    assert not table.locked(guard)
    assert action_of(table).attempt.blocker == guard
    assert not table.prey.may("use promise")  # no intercept is needed
    table.you.plays("Hide", by=mine)
    table.prey.does("use promise", minion=guard)
    assert table.prey.pool() == 29
    table.you.plays("Cloak", by=mine)
    assert not table.prey.may("use promise")
    rest(table)
    assert table.prey.pool() == 28


def test_a_report_blocks(table: Table) -> None:
    """Without stealth nothing more is needed; the blocker locks again."""
    mine = table.you.ready("Ryan", blood=4)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Dodd", locked=True)
    table.prey.holds(REPORT)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays(REPORT)
    rest(table)
    assert (table.prey.pool(), table.blood(mine), table.locked(guard)) == (30, 3, True)


@pytest.mark.ruling(REPORT, 1)
def test_the_action_that_lost_its_target_is_blocked(table: Table) -> None:
    """It was at a locked minion, which unlocks, blocks and fights."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(AMBUSH)
    guard = table.prey.ready("Dodd", locked=True)
    table.prey.holds(REPORT)
    table.you.acts("Snare", by=mine)
    table.prey.plays(REPORT)
    rest(table)
    assert (table.blood(mine), table.blood(guard)) == (3, 4)
    assert table.locked(guard)


@pytest.mark.ruling(REPORT, 2)
def test_one_that_attempts_already_goes_on(table: Table) -> None:
    """Locked and awake it attempts to block; it unlocks, and the attempt goes on."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    guard = table.prey.ready("Dodd", locked=True)
    table.prey.holds("Wake with Evening's Freshness", REPORT)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Wake with Evening's Freshness", by=guard)
    table.prey.blocks(guard)
    table.prey.plays(REPORT)
    assert not table.locked(guard)
    rest(table)
    assert table.prey.pool() == 30
    assert told(table, "attempts to block", card=guard) == 1


@pytest.mark.ruling(REPORT, 3)
@pytest.mark.ruling(REPORT, 4)
@pytest.mark.parametrize(
    ("seat", "dawn", "may"),
    [("prey", False, True), ("prey", True, False), ("grand_prey", False, False)],
)
def test_only_who_may_block_makes_a_report(table: Table, seat: str, dawn: bool, may: bool) -> None:
    """Of the target of the bleed; not where vampires cannot block."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(DAWN, PAUSE)
    who = getattr(table, seat)
    who.ready("Dodd", locked=True)
    who.holds(REPORT)
    table.you.acts(word="bleed", by=mine)
    if dawn:
        table.you.plays("Dawn", by=mine)
    table.until("action", table.you)
    assert who.can_play(REPORT) is may
