"""Powers of the imbued, and the actions of Travis, John, Leaf, Paul; Jack's maneuver."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from fight_talk import blocked
from table_talk import Table

JENNIE = 'Jennie "Cassie247" Orne'
TRAVIS = 'Travis "Traveler72" Miller'
JACK = 'Jack "Hannibal137" Harmon'
JOHN = 'John "Cop90" O\'Malley'
LEAF = 'Leaf "Potter116" Pankowski'
PAUL = 'Paul "Sixofswords29" Moreton'
MARION = 'Marion "Teacher193" Perks'
SIGHT = "Second Sight"
STRIKE = "Strike with Conviction"
FREAK = "Freak Drive"


def given(table: Table, seat: str, imbued: int, number: int) -> list[int]:
    """So many convictions on an imbued."""
    return [getattr(table, seat).in_play(SIGHT, on=imbued) for _ in range(number)]


# -- Vigilance --------------------------------------------------------------------------------


@pytest.mark.ruling("Vigilance", 2)
def test_vigilance_unlocks_after_a_successful_action(table: Table) -> None:
    """After resolution, where only what says so is used; the power locks."""
    jack = table.you.ready(JACK)
    power = table.you.in_play("Vigilance", on=jack)
    table.you.ready(COMPANION)

    table.you.acts(word="bleed", by=jack)
    table.until("after_resolution", table.you)
    table.you.uses(power)
    assert not table.locked(jack)
    assert table.locked(power)
    assert not table.you.may("play")
    rest(table)
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_vigilance_does_not_unlock_after_a_block(table: Table) -> None:
    """ "A successful action"."""
    jack = table.you.ready(JACK)
    power = table.you.in_play("Vigilance", on=jack)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=jack)
    table.prey.blocks(ryan)
    while not table.over():
        assert not table.you.may("use", card=power)
        table.pass_on()
    assert table.locked(jack)


@pytest.mark.ruling("Vigilance", 1)
@pytest.mark.rules_text("003 Vigilance 1")
def test_vigilance_unlocks_a_locked_imbued_as_a_reaction(table: Table) -> None:
    """For a conviction, during an action of another, and then it may block; no reaction card."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK, locked=True)
    power = table.prey.in_play("Vigilance", on=jack)
    spent = given(table, "prey", jack, 1)
    poor = table.prey.ready(JENNIE, locked=True)
    table.prey.in_play("Vigilance", on=poor)

    assert not table.prey.may("use", card=power)
    table.you.acts(word="bleed", by=ryan)
    assert not table.prey.may("block")
    assert not table.prey.may("use", by=poor)
    table.prey.uses(power)
    assert not table.locked(jack)
    assert table.where(spent[0]) == "ash_heap"
    table.prey.blocks(jack)
    rest(table)
    assert table.prey.pool() == 30


# -- Discern ----------------------------------------------------------------------------------


@pytest.mark.ruling("Discern", 1)
@pytest.mark.parametrize("locked", [True, False])
def test_discern_gives_intercept_to_an_unlocked_imbued(table: Table, locked: bool) -> None:
    """When a monster acts; a locked imbued does not react."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK, locked=locked)
    power = table.prey.in_play("Discern", on=jack)

    table.you.acts(word="hunt", by=ryan)
    if locked:
        while not table.over():
            assert not table.prey.may(("block", "use"))
            table.pass_on()
        return
    table.prey.blocks(jack)
    table.prey.uses(power)
    assert table.locked(power)
    rest(table)
    assert table.locked(jack)


# -- Surge ------------------------------------------------------------------------------------


@pytest.mark.ruling("Surge", 2)
def test_surge_counters_prevent_normal_damage_only(table: Table) -> None:
    """Three for the action; aggravated damage gets through."""
    john = table.you.ready(JOHN)
    power = table.you.in_play("Surge", on=john)
    spent = given(table, "you", john, 1)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Ivory Bow", on=ryan)

    blocked(table, john, ryan)
    table.you.uses(power)
    assert table.where(spent[0]) == "ash_heap"
    table.prey.uses("Ivory Bow")
    while not table.over():
        assert not table.you.may("use prevention")
        table.pass_on()
    assert table.blood(john) == 3


def test_surge_prevents_the_damage_of_hands(table: Table) -> None:
    """One counter for a point, as many as the imbued likes."""
    john = table.you.ready(JOHN)
    power = table.you.in_play("Surge", on=john)
    given(table, "you", john, 1)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")

    blocked(table, john, ryan)
    table.you.uses(power)
    table.you.does("use prevention", minion=john)
    rest(table)
    assert table.blood(john) == 4
    assert table.locked(power)


@pytest.mark.ruling("Surge", 1)
def test_surge_as_a_reaction_lasts_for_the_fight_of_the_block(table: Table) -> None:
    """Of an unlocked imbued, during an action; its counters are there in the combat."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    john = table.prey.ready(JOHN)
    power = table.prey.in_play("Surge", on=john)
    given(table, "prey", john, 1)

    assert not table.prey.may("use", card=power)
    table.you.acts(word="bleed", by=ryan)
    table.prey.uses(power)
    table.prey.blocks(john)
    table.prey.does("use prevention", minion=john)
    rest(table)
    assert table.blood(john) == 4


# -- Champion ---------------------------------------------------------------------------------


@pytest.mark.ruling("Champion", 1)
@pytest.mark.ruling("Champion", 2)
def test_champion_makes_an_action_fail_and_fights(table: Table) -> None:
    """The actor fights as the acting minion; what needs a block, or a success, is not used."""
    ryan = table.you.ready("Angela Preston (G2)", blood=5)
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK)
    power = table.prey.in_play("Champion", on=jack)
    spent = given(table, "prey", jack, 2)

    table.you.acts(word="bleed", by=ryan)
    table.prey.uses(power)
    rest(table)
    assert {table.where(card) for card in spent} == {"ash_heap"}
    assert table.prey.pool() == 30
    assert table.blood(ryan) == 4
    assert table.blood(jack) == 3
    assert table.locked(ryan)
    assert not table.locked(jack)
    assert table.locked(power)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Champion", 5)
@pytest.mark.ruling("Champion", 7)
def test_after_a_failed_action_only_what_needs_no_block_is_used(table: Table) -> None:
    """A wake may be played after the combat; Freak Drive at superior asks for a block."""
    actor = table.you.ready("C.J. (G5)")
    table.you.ready(COMPANION)
    freak = table.you.holds(FREAK)
    jack = table.prey.ready(JACK)
    power = table.prey.in_play("Champion", on=jack)
    given(table, "prey", jack, 2)
    table.prey.ready("Colette", locked=True)
    table.prey.holds("On the Qui Vive")

    table.you.acts(word="bleed", by=actor)
    table.prey.uses(power)
    table.until("after_resolution", table.prey)
    assert not table.you.can_play(freak, by=actor)
    assert table.prey.can_play("On the Qui Vive")


@pytest.mark.ruling("Champion", 6)
def test_a_failed_action_is_not_taken_again(table: Table) -> None:
    """It reached resolution: no second bleed, even unlocked."""
    jennie = table.you.ready("Ryan", blood=5)
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK)
    power = table.prey.in_play("Champion", on=jack)
    given(table, "prey", jack, 2)

    table.you.acts(word="bleed", by=jennie)
    table.prey.uses(power)
    rest(table)
    table.state.edit(jennie).locked = False
    assert not table.you.may("act", by=jennie, word="bleed")


@pytest.mark.ruling("Champion", 4)
def test_champion_is_not_used_during_a_block_attempt(table: Table) -> None:
    """Nor when an attempt has been successful."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK)
    power = table.prey.in_play("Champion", on=jack)
    given(table, "prey", jack, 2)
    other = table.prey.ready("Ashley")

    table.you.acts(word="bleed", by=ryan)
    assert table.prey.may("use", card=power)
    table.prey.blocks(other)
    while not table.over():
        assert not table.prey.may("use", card=power)
        table.pass_on()


@pytest.mark.parametrize("convictions", [1, 2])
def test_champion_protects_imbued_of_any_methuselah(table: Table, convictions: int) -> None:
    """An action at an imbued of another; for two convictions, one is too few."""
    thief = table.you.ready("Angela Preston (G2)")
    table.you.ready(COMPANION)
    table.you.holds("Entrancement")
    jennie = table.prey.ready(JENNIE)
    jack = table.grand_prey.ready(JACK)
    power = table.grand_prey.in_play("Champion", on=jack)
    given(table, "grand_prey", jack, convictions)

    table.you.acts("Entrancement", by=thief, level="PRE")
    table.you.chooses(jennie)
    if convictions == 1:
        rest(table)
        assert jennie in table.state.seats[table.you.number].ready
        return
    table.grand_prey.uses(power)
    rest(table)
    assert jennie in table.state.seats[table.prey.number].ready
    assert table.blood(thief) < 5


def test_champion_does_not_stop_a_mortal(table: Table) -> None:
    """The acting minion must be a monster."""
    travis = table.you.ready(TRAVIS)
    jack = table.prey.ready(JACK)
    power = table.prey.in_play("Champion", on=jack)
    given(table, "prey", jack, 2)

    table.you.acts(word="bleed", by=travis)
    while not table.over():
        assert not table.prey.may("use", card=power)
        table.pass_on()
    assert table.prey.pool() == 29


# -- actions of powers and imbued -------------------------------------------------------------


@pytest.mark.ruling('Travis "Traveler72" Miller', 1)
def test_travis_announces_the_conviction_that_he_burns(table: Table) -> None:
    """Two blood to an uncontrolled imbued, never to a vampire; paid on success."""
    travis = table.you.ready(TRAVIS)
    kept = table.you.in_play(STRIKE, on=travis)
    spent = table.you.in_play(SIGHT, on=travis)
    jack = table.you.uncontrolled(JACK)
    vampire = table.you.uncontrolled("Ryan")
    theirs = table.prey.uncontrolled(JOHN)
    table.prey.ready(COMPANION)
    table.you.ready(COMPANION)

    table.you.acts(TRAVIS, by=travis)
    assert not table.you.may("choose", target=vampire)
    assert not table.you.may("choose", target=theirs)
    if table.you.may("choose", target=jack):
        table.you.chooses(jack)
    table.you.chooses(spent)
    assert table.on(spent) == travis
    rest(table)
    assert table.where(spent) == "ash_heap"
    assert table.on(kept) == travis
    assert table.blood(jack) == 2
    assert table.locked(travis)
    assert table.waits_for(table.you)


def test_travis_needs_a_conviction(table: Table) -> None:
    """Without one there is no action."""
    travis = table.you.ready(TRAVIS)
    table.you.uncontrolled(JACK)

    assert not table.you.may("use action", by=travis)


def test_john_enters_combat_with_a_monster(table: Table) -> None:
    """For a conviction; a mortal is no monster."""
    john = table.you.ready(JOHN)
    spent = given(table, "you", john, 1)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan", blood=3)
    table.prey.ready(TRAVIS, locked=True)

    table.you.acts(JOHN, by=john)
    rest(table)
    assert table.where(spent[0]) == "ash_heap"
    assert table.blood(ryan) == 2
    assert table.blood(john) == 3


@pytest.mark.parametrize("onto", ["uncontrolled", "in play"])
def test_inspire_adds_a_counter_or_hands_on_the_conviction(table: Table, onto: str) -> None:
    """One or the other, as it was announced; the power locks."""
    jennie = table.you.ready(JENNIE)
    power = table.you.in_play("Inspire", on=jennie)
    spent = given(table, "you", jennie, 1)
    coming = table.you.uncontrolled(JACK)
    table.you.uncontrolled("Ryan")
    travis = table.you.ready(TRAVIS)

    table.you.acts(power, by=jennie)
    table.you.chooses(coming if onto == "uncontrolled" else travis)
    rest(table)
    assert table.locked(power)
    assert table.blood(coming) == (1 if onto == "uncontrolled" else 0)
    assert table.where(spent[0]) == ("ash_heap" if onto == "uncontrolled" else "attached")
    if onto == "in play":
        assert table.on(spent[0]) == travis


def test_rejuvenate_gives_life_back(table: Table) -> None:
    """1 in the unlock phase up to the starting life; as an action to somebody else."""
    jack = table.you.ready(JACK, blood=2)
    power = table.you.in_play("Rejuvenate", on=jack)
    given(table, "you", jack, 1)
    travis = table.you.ready(TRAVIS, blood=4)
    full = table.you.ready(PAUL)
    table.you.in_play("Rejuvenate", on=full)
    table.begins("unlock")

    table.until("minion", table.you)
    assert table.blood(jack) == 3
    assert table.blood(full) == 4
    table.you.acts(power, by=jack)
    assert not table.you.may("choose", target=jack)
    table.you.chooses(travis)
    rest(table)
    assert table.blood(travis) == 5
    assert table.blood(jack) == 3


def test_leaf_locks_for_a_conviction_in_the_discard_phase(table: Table) -> None:
    """From the library, the hand or the ash heap; locked she cannot."""
    leaf = table.you.ready(LEAF)
    heaped = table.you.ash_heap(SIGHT)
    table.begins("discard")

    table.you.uses(LEAF)
    table.you.does("fetch", word="ash_heap")
    assert table.on(heaped) == leaf
    assert table.locked(leaf)
    assert not table.you.may("use", card=LEAF)


def test_paul_moves_a_pool_to_an_uncontrolled_imbued_once(table: Table) -> None:
    """In your influence phase, without a transfer; not to a vampire."""
    table.you.ready(PAUL)
    jack = table.you.uncontrolled(JACK)
    table.you.uncontrolled("Ryan")
    table.begins("influence")

    table.you.uses(PAUL)
    assert table.blood(jack) == 1
    assert table.you.pool() == 29
    assert not table.you.may("use", card=PAUL)


def test_jack_maneuvers_in_the_first_round_and_marion_presses(table: Table) -> None:
    """1 optional maneuver in the first round; 1 optional press each combat."""
    jack = table.you.ready(JACK)
    marion = table.prey.ready(MARION)
    table.you.ready(COMPANION)

    blocked(table, jack, marion)
    table.you.uses(JACK)
    table.prey.uses(MARION)
    while not table.over():
        assert not table.you.may("use", card=JACK)
        assert not table.prey.may("use", card=MARION)
        table.pass_on()
    assert table.blood(jack) == 3
    assert table.blood(marion) == 3
