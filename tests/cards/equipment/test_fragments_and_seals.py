"""Relics with actions: Disciplines by counters, cards drawn and taken back, blood for the young."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import COMPANION, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import replaced
from library_talk import with_library_of
from made_up import hands_over, paper
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    action_requires,
    ash_heap,
    choose,
    chosen,
    modifier,
    remove_from_game,
    static,
    steal_equipment,
    strikes,
    yours,
)
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play
from table_talk import Table

SARGON = "The Sargon Fragment"
KAYMAKLI = "Kaymakli Fragment"
SEAL = "Seal of Veddartha"
SABBAT = replaced("Ryan", sect="sabbat")
PACT = paper("Pact", static("infernal"), kind="equipment")


@pytest.mark.parametrize("name", [SARGON, KAYMAKLI, SEAL])
def test_anybody_equips_with_them(name: str) -> None:
    """For the printed cost, at +1 stealth."""
    comes_into_play(name, by="Ryan")


# -- The Sargon Fragment --------------------------------------------------------------------------


@pytest.mark.parametrize(("bearer", "level"), [("Ryan", 2), ("Loyal Street Gang", 0)])
def test_sargon_teaches_a_vampire(table: Table, bearer: str, level: int) -> None:
    """Superior Necromancy."""
    mine = table.you.ready(bearer)
    table.you.in_play(SARGON, on=mine)
    table.asked()
    assert discipline_level(table.state, mine, "nec") == level


@pytest.mark.ruling(SARGON, 1)
def test_sargon_takes_back_a_card(table: Table) -> None:
    """A library card of yours, named as it is announced, for 1 blood; then discard down."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    fragment = table.you.in_play(SARGON, on=mine)
    table.you.ash_heap("Muse")
    dodge, press = table.you.ash_heap(DODGE, PRESS)
    table.prey.ash_heap("Fame", DODGE)
    table.you.holds(*[PAUSE] * 7)
    table.prey.ready("Nassir")

    table.you.acts(fragment, by=mine)
    assert {o.word for o in table.you.options("choose")} == {"A dodge", "A press"}
    table.you.does("choose", word="A dodge")
    assert (action_of(table).targets, action_of(table).inherent) == ((), 0)
    assert table.blood(mine) == 4
    while not table.you.may("discard"):
        table.pass_on()
    table.you.does("discard", card=table.you.options("discard")[0].card)
    rest(table)
    assert table.blood(mine) == 3
    assert (table.where(dodge), table.where(press)) == ("hand", "ash_heap")
    assert len(table.you.hand()) == 7
    assert not table.you.may("use action", card=fragment)


def test_no_ally_takes_back_a_card(table: Table) -> None:
    """Nor another vampire."""
    gang, ryan = table.you.ready("Loyal Street Gang"), table.you.ready("Ryan")
    fragment = table.you.in_play(SARGON, on=gang)
    table.you.ash_heap(DODGE, PRESS)
    for minion in (gang, ryan):
        assert not table.you.may("use action", card=fragment, minion=minion)


@pytest.mark.ruling(SARGON, 2)
@pytest.mark.parametrize("copies", [1, 2])
def test_any_copy_will_do(table: Table, copies: int) -> None:
    """What was named may be gone; another copy comes, if there is one."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    fragment = table.you.in_play(SARGON, on=mine)
    one, two = table.you.ash_heap(DODGE, DODGE if copies == 2 else PRESS)
    gone = choose(ash_heap(yours), name="gone")
    burns = modifier(gone, remove_from_game(chosen("gone")), at=("action",))
    table.you.holds(paper("Fire", burns))
    table.prey.ready("Nassir")

    table.you.acts(fragment, by=mine)
    if copies == 1:
        table.you.does("choose", word="A dodge")
    table.you.plays("Fire")
    table.you.chooses(one)
    rest(table)
    assert table.where(one) == "removed"
    assert table.where(two) == ("hand" if copies == 2 else "ash_heap")
    assert table.blood(mine) == 3


@pytest.mark.ruling(SARGON, 3)
@pytest.mark.ruling(KAYMAKLI, 4)
@pytest.mark.ruling(SEAL, 3)
@pytest.mark.parametrize(
    ("name", "level"), [(SARGON, ""), (KAYMAKLI, "draw"), (KAYMAKLI, "blood"), (SEAL, "")]
)
def test_without_the_relic_the_action_fizzles(table: Table, name: str, level: str) -> None:
    """It is on another minion by the time of the resolution."""
    mine, other = (
        table.you.ready(replaced("Ryan", sect="sabbat", capacity=6)),
        table.you.ready(COMPANION),
    )
    table.you.in_play(PACT, on=mine)
    relic = table.you.in_play(name, on=mine)
    dodge = table.you.ash_heap(DODGE)
    drawn = table.you.library(PRESS)
    young = table.you.uncontrolled("Muse", blood=0)
    table.prey.ready("Nassir")
    table.you.holds(*[PAUSE] * 7)
    moves = table.you.in_play(hands_over(name, COMPANION))
    table.you.acts(relic, by=mine, **({"level": level} if level else {}))
    table.you.uses(moves)
    assert table.on(relic) == other
    table.nobody_reacts()
    assert (table.where(dodge), table.where(drawn)) == ("ash_heap", "library")
    assert table.blood(young) == 0
    assert table.prey.pool() == 30
    assert table.locked(mine)


# -- Kaymakli Fragment ----------------------------------------------------------------------------


@pytest.mark.ruling(KAYMAKLI, 1)
@pytest.mark.parametrize(
    ("bearer", "infernal", "draws", "feeds"),
    [
        (SABBAT, False, True, False),
        ("Ryan", False, False, False),
        ("Ryan", True, False, True),
        ("Loyal Street Gang", True, False, True),
    ],
)
def test_who_uses_the_kaymakli_fragment(
    table: Table, bearer: object, infernal: bool, draws: bool, feeds: bool
) -> None:
    """A Sabbat vampire draws, an infernal minion adds blood; it makes nobody either of them."""
    mine = table.you.ready(bearer)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    fragment = table.you.in_play(KAYMAKLI, on=mine)
    if infernal:
        table.you.in_play(PACT, on=mine)
    table.you.uncontrolled("Muse", blood=0)
    assert table.you.may("use action", card=fragment, minion=mine, mode="draw") is draws
    assert table.you.may("use action", card=fragment, minion=mine, mode="blood") is feeds


@pytest.mark.ruling(KAYMAKLI, 5)
@pytest.mark.parametrize(("there", "drawn"), [(6, 5), (3, 3), (0, 0)])
def test_the_kaymakli_fragment_draws(table: Table, there: int, drawn: int) -> None:
    """5 cards, or as many as there are; no stealth."""
    mine = table.you.ready(SABBAT)
    table.you.ready(COMPANION)
    fragment = table.you.in_play(KAYMAKLI, on=mine)
    table.you.holds(*[PAUSE] * 2)
    table.prey.ready("Nassir")
    with_library_of(table, there)
    table.you.acts(fragment, by=mine, level="draw")
    assert (action_of(table).targets, action_of(table).inherent) == ((), 0)
    rest(table)
    assert len(table.you.hand()) == 2 + drawn
    assert table.waits_for(table.you)


@pytest.mark.ruling(KAYMAKLI, 2)
def test_the_kaymakli_fragment_is_used_twice(table: Table) -> None:
    """5 cards, then 7 in hand; 3 blood, at +1 stealth. Unlocked, its bearer does both in a turn."""
    mine = table.you.ready(SABBAT)
    table.you.ready(COMPANION)
    fragment = table.you.in_play(KAYMAKLI, on=mine)
    table.you.in_play(PACT, on=mine)
    table.you.in_play(UNLOCKER)
    table.you.holds(*[PAUSE] * 7)
    table.you.library(*[DODGE] * 6)
    young, other = table.you.uncontrolled("Muse", blood=0), table.you.uncontrolled("Zip", blood=0)
    table.prey.uncontrolled("Tara", blood=0)
    table.you.uncontrolled("Vagabond Mystic")
    table.prey.ready("Nassir")

    table.you.acts(fragment, by=mine, level="draw")
    while not table.over():
        if table.you.may("discard"):
            table.you.does("discard", card=table.you.options("discard")[0].card)
        else:
            table.pass_on()
    assert sorted(table.you.hand()) == ["A dodge"] * 5 + ["Pause"] * 2
    table.you.uses("Unlocker")
    assert not table.you.may("use action", card=fragment, mode="draw")
    table.you.acts(fragment, by=mine, level="blood")
    assert table.you.choices() == {young, other}
    table.you.chooses(other)
    assert (action_of(table).targets, action_of(table).inherent) == ((), 1)
    rest(table)
    assert (table.blood(young), table.blood(other)) == (0, 3)
    assert table.waits_for(table.you)


@pytest.mark.ruling(KAYMAKLI, 3)
@pytest.mark.parametrize(
    ("level", "word", "hidden"),
    [
        ("draw", "sabbat", 1),
        ("draw", "infernal", 0),
        ("blood", "infernal", 2),
        ("blood", "sabbat", 1),
    ],
)
def test_its_actions_require_what_it_says(table: Table, level: str, word: str, hidden: int) -> None:
    """The one a Sabbat vampire, the other an infernal minion."""
    mine = table.you.ready(SABBAT)
    table.you.ready(COMPANION)
    fragment = table.you.in_play(KAYMAKLI, on=mine)
    table.you.in_play(PACT, on=mine)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires(word)), kind="equipment")
    table.you.in_play(cloak, on=mine)
    table.you.uncontrolled("Muse", blood=0)
    table.you.holds(PAUSE)
    table.you.acts(fragment, by=mine, level=level)
    assert stealth(table.state, action_of(table)) == hidden


def test_from_afar_the_fragment_is_not_stolen(table: Table) -> None:
    """The strike reaches nobody at long range."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    fragment = table.prey.in_play(KAYMAKLI, on=theirs)
    table.prey.holds(MANEUVER, DODGE)
    fight(table, mine, theirs)
    table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=fragment, mode="steal")
    table.you.uses(fragment, level="steal")
    rest(table)
    assert table.on(fragment) == theirs


def test_the_opponent_steals_the_fragment(table: Table) -> None:
    """By a strike at close range; its bearer cannot, nor anybody who fights somebody else."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    fragment = table.prey.in_play(KAYMAKLI, on=theirs)
    table.prey.in_play("Desert Eagle", on=theirs)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.uses(fragment, level="steal")
    assert not table.prey.may("use", card=fragment)
    rest(table)
    assert table.on(fragment) == mine
    assert table.state.controller(fragment) == table.you.number


# -- Seal of Veddartha ----------------------------------------------------------------------------


@pytest.mark.ruling(SEAL, 1)
@pytest.mark.ruling(SEAL, 2)
@pytest.mark.rules_text("003 Seal of Veddartha 1")
@pytest.mark.parametrize(
    ("counters", "dominate", "fortitude"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 2, 2)]
)
@pytest.mark.parametrize("capacity", [5, 6])
@pytest.mark.parametrize("own", [False, True])
def test_what_the_seal_teaches(
    table: Table, counters: int, dominate: int, fortitude: int, capacity: int, own: bool
) -> None:
    """A level for each counter, to a small vampire too; beside what it has by itself."""
    mine = table.you.ready(made_vampire("Bearer", *(["dom"] if own else []), capacity=capacity))
    seal = table.you.in_play(SEAL, on=mine, counters=counters)
    table.you.uncontrolled("Muse", blood=0)
    assert table.you.may("use action", card=seal, minion=mine) is (capacity == 6)
    assert discipline_level(table.state, mine, "dom") == min(2, dominate + own)
    assert discipline_level(table.state, mine, "for") == fortitude


def test_the_seal_teaches_no_ally(table: Table) -> None:
    """With all counters."""
    gang = table.you.ready("Loyal Street Gang")
    table.you.in_play(SEAL, on=gang, counters=4)
    table.asked()
    assert discipline_level(table.state, gang, "dom") == 0
    assert discipline_level(table.state, gang, "for") == 0


def test_the_seal_bleeds(table: Table) -> None:
    """At +1 bleed, the prey."""
    mine = table.you.ready("Tara")
    table.you.ready(COMPANION)
    seal = table.you.in_play(SEAL, on=mine)
    table.prey.ready("Nassir")
    table.you.acts(seal, by=mine)
    assert (action_of(table).kind, action_of(table).inherent) == ("bleed", 0)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert not table.you.may("act", by=mine, word="bleed")


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 4)])
def test_the_seal_counts_your_unlock_phases(table: Table, before: int, after: int) -> None:
    """Yours only, up to 4."""
    mine = table.you.ready("Tara")
    seal = table.you.in_play(SEAL, on=mine, counters=before)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert table.counters(seal) == after
    table.until_turn_of(table.prey, "minion")
    assert table.counters(seal) == after


@pytest.mark.parametrize("how", ["taken", "stolen"])
def test_the_seal_forgets(table: Table, how: str) -> None:
    """All counters are gone as another minion gets it, of the same Methuselah or of another."""
    mine, other = table.you.ready("Tara"), table.you.ready("Ryan")
    theirs = table.prey.ready("Nassir")
    seal = table.you.in_play(SEAL, on=mine, counters=3)
    if how == "taken":
        table.you.acts(by=other, word="take equipment", target=mine)
        rest(table)
    else:
        thief = paper("Thief", strikes(steal_equipment), kind="equipment")
        table.prey.in_play(thief, on=theirs)
        fight(table, mine, theirs)
        table.prey.uses("Thief", level="strike")
        rest(table)
    assert table.on(seal) == (other if how == "taken" else theirs)
    assert table.counters(seal) == 0
