"""Relics: Disciplines of the bearer, blood and damage prevented by burning them, who may block."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, DODGE, PRESS, fight, rest
from fight_talk import damage_to
from made_up import hands_over, paper
from methuselah.engine.traits import discipline_level
from methuselah.language import action, environmental_damage, static
from methuselah.rules.playing.hand import hand_size
from scenes.actions import comes_into_play
from scenes.rulings import no_burn_option_while_it_is_met
from table_talk import Table

TEARS = "Blood Tears of Kephran"
MASK = "Changeling Skin Mask"
HAND = "Hand of Conrad"
SIGNET = "The Signet of King Saul"
SHAAL = "Shaal Fragment"
BAN = paper("Ban", static("cannot use equipment"), kind="master")


@pytest.mark.parametrize("name", [TEARS, MASK, "Cooler", HAND, SIGNET])
def test_anybody_equips_with_them(name: str) -> None:
    """For the printed cost, at +1 stealth."""
    comes_into_play(name, by="Ryan")


# -- Disciplines ----------------------------------------------------------------------------------


@pytest.mark.ruling(MASK, 1)
@pytest.mark.ruling(HAND, 1)
@pytest.mark.parametrize(("name", "code"), [(MASK, "obf"), (HAND, "pot")])
@pytest.mark.parametrize(
    ("bearer", "banned", "level"),
    [("Nassir", False, 2), ("Nassir", True, 0), ("Loyal Street Gang", False, 0)],
)
def test_they_teach_a_vampire(
    table: Table, name: str, code: str, bearer: str, banned: bool, level: int
) -> None:
    """Superior, whether it likes it or not; no ally, nor one that cannot use equipment."""
    mine, other = table.you.ready(bearer), table.you.ready("Nik Sikko")
    table.you.in_play(name, on=mine)
    if banned:
        table.you.in_play(BAN, on=mine)
    table.asked()
    assert discipline_level(table.state, mine, code) == level
    assert discipline_level(table.state, other, code) == 0


# -- Changeling Skin Mask -------------------------------------------------------------------------


@pytest.mark.parametrize(("stealth", "blocked"), [(2, True), (3, False)])
def test_the_mask_burns_for_intercept(table: Table, stealth: int, blocked: bool) -> None:
    """2, for this action."""
    mine = table.you.ready("Ryan")
    table.you.in_play(paper("Steps", static("stealth", stealth), kind="equipment"), on=mine)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    mask = table.prey.in_play(MASK, on=theirs)

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.prey.uses(mask)
    table.nobody_reacts()

    assert table.where(mask) == "ash_heap"
    assert table.locked(theirs) is blocked
    assert table.prey.pool() == (30 if blocked else 29)


def test_an_ally_does_not_burn_the_mask(table: Table) -> None:
    """Only a vampire does."""
    mine = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    gang = table.prey.ready("Loyal Street Gang")
    mask = table.prey.in_play(MASK, on=gang)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(gang)
    assert not table.prey.may("use", card=mask)
    rest(table)
    assert table.where(mask) == "attached"


# -- Hand of Conrad -------------------------------------------------------------------------------


def test_the_hand_brings_back_the_dead(table: Table) -> None:
    """A vampire of your ash heap, no ally, nobody else's; no stealth."""
    mine, gang = table.you.ready("Ryan"), table.you.ready("Loyal Street Gang")
    table.you.ready(COMPANION)
    hand = table.you.in_play(HAND, on=mine)
    other = table.you.in_play(paper("Twin", kind="equipment"), on=gang)
    dead, also = table.you.ash_heap("Muse", "Nik Sikko")
    table.you.ash_heap("Vagabond Mystic")
    table.prey.ash_heap("Zip")
    table.prey.ready("Nassir")

    assert not table.you.may("use action", card=other)
    table.you.acts(hand, by=mine)
    assert table.you.choices() == {dead, also}
    table.you.chooses(dead)
    assert (action_of(table).targets, action_of(table).inherent) == ((), 0)
    table.nobody_reacts()

    assert (table.where(dead), table.where(also)) == ("uncontrolled", "ash_heap")
    assert table.state.controller(dead) == table.you.number
    assert table.blood(dead) == 0
    assert table.waits_for(table.you)


def test_only_a_vampire_uses_the_hand(table: Table) -> None:
    """An ally that bears it does not, nor another vampire."""
    gang, ryan = table.you.ready("Loyal Street Gang"), table.you.ready("Ryan")
    hand = table.you.in_play(HAND, on=gang)
    table.you.ash_heap("Muse")
    for minion in (gang, ryan):
        assert not table.you.may("use action", card=hand, minion=minion)


@pytest.mark.ruling(HAND, 2)
def test_without_the_hand_the_dead_stay(table: Table) -> None:
    """It is on another minion by the time of the resolution."""
    mine, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    hand = table.you.in_play(HAND, on=mine)
    dead = table.you.ash_heap("Muse")
    table.prey.ready("Nassir")
    moves = table.you.in_play(hands_over(HAND, COMPANION))
    table.you.acts(hand, by=mine)
    table.you.uses(moves)
    assert table.on(hand) == other
    table.nobody_reacts()
    assert table.where(dead) == "ash_heap"
    assert table.locked(mine)


# -- Blood Tears of Kephran -----------------------------------------------------------------------


@pytest.mark.parametrize(("region", "blood", "then"), [("ready", 1, 3), ("torpor", 3, 4)])
def test_the_tears_become_blood(table: Table, region: str, blood: int, then: int) -> None:
    """2, as far as there is room; in torpor too."""
    mine = table.you.puts("Ryan", region, blood=blood)
    table.you.ready(COMPANION)
    tears = table.you.in_play(TEARS, on=mine)
    table.you.uses(tears, level="blood")
    assert (table.blood(mine), table.where(tears)) == (then, "ash_heap")
    assert table.waits_for(table.you)


def test_the_tears_are_for_vampires(table: Table) -> None:
    """Not for an ally."""
    gang = table.you.ready("Loyal Street Gang", blood=2)
    table.you.ready(COMPANION)
    tears = table.you.in_play(TEARS, on=gang)
    theirs = table.prey.ready("Ryan")
    assert not table.you.may("use", card=tears)
    fight(table, gang, theirs)
    while not table.over():
        assert not table.you.may("use", card=tears)
        table.pass_on()
    assert table.where(tears) == "attached"


@pytest.mark.ruling(TEARS, 1)
@pytest.mark.ruling(TEARS, 2)
@pytest.mark.parametrize(("strength", "taken"), [(1, 1), (2, 2), (3, 4)])
def test_the_tears_prevent_damage(table: Table, strength: int, taken: int) -> None:
    """2 at once, or less if there is less; nothing is left over for the second round."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir", blood=4)
    tears = table.you.in_play(TEARS, on=mine)
    table.prey.in_play(
        paper("Muscle", static("strength", strength - 1), kind="equipment"), on=theirs
    )
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.until("prevent", table.you)
    table.you.uses(tears, level="prevent")
    assert table.where(tears) == "ash_heap"
    table.until("press", table.prey)
    assert damage_to(table, mine) == max(0, strength - 2)
    table.prey.plays("A press", by=theirs)
    rest(table)
    assert damage_to(table, mine) == taken


def test_the_tears_prevent_in_combat_only(table: Table) -> None:
    """Not the damage of an action."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    tears = table.you.in_play(TEARS, on=mine)
    table.you.holds(paper("Sunrise", action(environmental_damage(1))))
    table.you.acts("Sunrise", by=mine)
    while not table.over():
        assert not table.you.may("use", card=tears, mode="prevent")
        table.pass_on()
    assert table.blood(mine) == 3


# -- Cooler ---------------------------------------------------------------------------------------


def test_the_cooler_feeds_its_vampire_four_times(table: Table) -> None:
    """1 blood in each unlock phase of yours, if you like; then it is burned."""
    mine = table.you.ready(made_vampire("Other", capacity=8), blood=1)
    table.you.ready("Muse")
    cooler = table.you.holds("Cooler")
    table.you.acts(cooler, by=mine)
    table.nobody_reacts()
    assert table.counters(cooler) == 4
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=cooler)
    table.until_turn_of(table.you, "minion")  # declined
    for blood in (2, 3, 4, 5):
        assert table.counters(cooler) == 6 - blood
        table.until_turn_of(table.you)
        table.until("unlock", table.you)
        table.you.uses(cooler)
        assert table.blood(mine) == blood
        assert not table.you.may("use", card=cooler), "once in the phase"
        table.until_turn_of(table.you, "minion") if blood < 5 else None
    assert table.where(cooler) == "ash_heap"


@pytest.mark.parametrize(
    ("name", "region", "may"),
    [("Ryan", "ready", True), ("Ryan", "torpor", False), ("Loyal Street Gang", "ready", False)],
)
def test_who_drinks_from_the_cooler(table: Table, name: str, region: str, may: bool) -> None:
    """A ready vampire; in no other phase."""
    mine = table.you.puts(name, region, blood=1)
    table.you.ready(COMPANION)
    cooler = table.you.in_play("Cooler", on=mine, counters=4)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=cooler) is may
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use", card=cooler)


# -- Shaal Fragment -------------------------------------------------------------------------------


def test_the_fragment_is_for_a_harbinger(table: Table) -> None:
    """For nothing; a hand of 9."""
    comes_into_play(SHAAL, by="Khurshid")
    mine = table.you.ready("Khurshid")
    table.you.ready(COMPANION)
    table.you.in_play(SHAAL, on=mine)
    table.asked()
    assert [hand_size(table.state, seat.number) for seat in table.seats] == [9, 7, 7, 7, 7]


@pytest.mark.ruling(SHAAL, 2)
def test_the_fragment_has_the_burn_option() -> None:
    """A copy in play or not."""
    no_burn_option_while_it_is_met(SHAAL, needs="Khurshid")


def test_a_vampire_steals_the_fragment(table: Table) -> None:
    """Any vampire of another, no ally, not its controller's; directed, without stealth."""
    thief, gang = table.you.ready("Ryan"), table.you.ready("Loyal Street Gang")
    table.you.ready(COMPANION)
    theirs, also = table.prey.ready("Khurshid"), table.prey.ready("Nassir")
    fragment = table.prey.in_play(SHAAL, on=theirs)
    table.you.holds(*[DODGE] * 7)

    assert not table.you.may("use action", card=fragment, minion=gang)
    table.you.acts(fragment, by=thief)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    table.nobody_reacts()
    assert table.on(fragment) == thief
    assert table.state.controller(fragment) == table.you.number
    assert hand_size(table.state, table.you.number) == len(table.you.hand()) == 9
    assert hand_size(table.state, table.prey.number) == 7
    assert not table.you.may("use action", card=fragment)
    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("use action", card=fragment, minion=also)


@pytest.mark.ruling(SHAAL, 1)
def test_another_of_yours_takes_the_fragment(table: Table) -> None:
    """By the action of the rulebook, whatever its clan."""
    mine, other = table.you.ready("Khurshid"), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    fragment = table.you.in_play(SHAAL, on=mine)
    table.you.acts(by=other, word="take equipment", target=mine)
    rest(table)
    assert table.on(fragment) == other


# -- The Signet of King Saul ----------------------------------------------------------------------


@pytest.mark.ruling(SIGNET, 1)
def test_old_vampires_do_not_block_the_signet(table: Table) -> None:
    """Of capacity 8 or more, a card that blocks as one among them; whoever else acts is blocked."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Muse")
    table.you.ready(COMPANION)
    table.you.in_play(SIGNET, on=mine)
    old, young = table.prey.ready("Emerson Bridges"), table.prey.ready("Tara")
    gang = table.prey.ready("Loyal Street Gang")
    seven = table.prey.ready("Chester DuBois")
    fury = table.prey.in_play("Unleash Hell's Fury")
    table.you.acts(word="bleed", by=mine)
    for minion in (young, gang, seven):
        assert table.prey.may("block", minion=minion)
    assert not table.prey.may("block", minion=old)
    assert not table.prey.may("use", card=fury)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=other)
    assert table.prey.may("block", minion=old)
    assert table.prey.may("use", card=fury)
