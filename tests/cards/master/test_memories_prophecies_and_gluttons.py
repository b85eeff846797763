"""Memories of Mortality, Ravager, Glutton, Prophecies of Gehenna; Dr. Fletcher burns hunters."""

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
    action,
    acts,
    choose,
    environmental_damage,
    gain_pool,
    modifier,
    on,
    other,
    ready,
    static,
    vampire,
)
from scenes.actions import burned_by_an_action
from scenes.in_play import played_as_printed
from table_talk import Table

MEMORIES = "Memories of Mortality"
RAVAGER = "Ravager"
GLUTTON = "Glutton"
PROPHECIES = "Prophecies of Gehenna"
FLETCHER = "Dr. Marisa Fletcher, CDC"
STRAY = "Underbridge Stray"
GANG = "Loyal Street Gang"
ISHTARRI = "Ubende"


# -- Memories of Mortality ------------------------------------------------------------------------


def test_on_whom_memories_are_put(table: Table) -> None:
    """Any vampire, for 1 pool."""
    mine, theirs = table.you.ready("Ryan"), table.prey.torpor("Nassir")
    table.you.ready(STRAY)
    card = table.you.holds(MEMORIES)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert (table.on(card), table.you.pool()) == (theirs, 29)


@pytest.mark.parametrize(("acting", "may"), [(GANG, False), ("Ryan", True)])
def test_memories_keep_it_from_blocking_allies(table: Table, acting: str, may: bool) -> None:
    """It blocks vampires; other vampires block allies."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    guard, other = table.prey.ready("Nassir"), table.prey.ready("Duck")
    table.grand_prey.in_play(MEMORIES, on=guard)
    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=guard) is may
    assert table.prey.may("block", minion=other)


@pytest.mark.parametrize(("acting", "taken"), [(GANG, 0), ("Sully", 1)])
def test_memories_spare_allies_in_combat(table: Table, acting: str, taken: int) -> None:
    """It takes damage from an ally, and gives none; a vampire it hits as before."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(MEMORIES, on=mine)
    guard = table.prey.ready(acting)
    before = table.state.cards[guard].blood
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    rest(table)
    assert table.blood(guard) == before - taken
    assert damage_to(table, mine) >= 1


def test_damage_of_no_minion_hurts_an_ally(table: Table) -> None:
    """The environment is not that vampire."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(MEMORIES, on=mine)
    table.you.holds(paper("Storm", action(choose(on()), environmental_damage(1, TARGET))))
    gang = table.prey.ready(GANG)
    life = table.blood(gang)
    table.you.acts("Storm", by=mine)
    table.you.chooses(gang)
    rest(table)
    assert table.blood(gang) == life - 1


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_memories_are_forgotten_in_torpor(table: Table, blood: int, may: bool) -> None:
    """For 1 blood in its controller's influence phase it burns the card, and falls."""
    theirs = table.prey.ready("Nassir", blood=blood)
    table.prey.ready("Duck", blood=3)
    table.prey.uncontrolled("Ryan")
    table.prey.in_play(paper("Den", static("cannot act"), kind="equipment"), on=theirs)
    card = table.you.in_play(MEMORIES, on=theirs)
    table.you.ready(COMPANION)
    table.you.uncontrolled("Sully")
    table.until("minion", table.you)
    assert not table.prey.may("use", card=card)
    table.until("influence", table.you)
    assert not table.prey.may("use", card=card)
    table.until_turn_of(table.prey, "influence")
    assert table.prey.may("use", card=card) is may
    assert not table.you.may("use", card=card)
    if may:
        table.prey.uses(card)
        assert (table.where(card), table.where(theirs)) == ("ash_heap", "torpor")
        assert table.blood(theirs) == 0


# -- Ravager --------------------------------------------------------------------------------------


def test_a_ravager_is_a_kiasyd(table: Table) -> None:
    """Anybody's."""
    mine = table.you.ready("Greer Worder")
    table.you.ready("Ryan")
    theirs = table.prey.torpor(replaced("Dodd", clans=("Kiasyd",)))
    card = table.you.holds(RAVAGER)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {mine, theirs}


@pytest.mark.parametrize(
    ("word", "who", "blocker", "may"),
    [
        ("hunt", "bearer", "Nassir", False),
        ("hunt", "bearer", "changeling", True),
        ("hunt", "other", "Nassir", True),
        ("deed", "bearer", "Nassir", True),
    ],
)
def test_a_ravager_hunts_undisturbed(
    table: Table, word: str, who: str, blocker: str, may: bool
) -> None:
    """By all but changelings; only its own hunts."""
    mine, other = table.you.ready("Greer Worder", blood=1), table.you.ready("Ryan", blood=1)
    table.you.in_play(RAVAGER, on=mine)
    fae = replaced("Ryan", keywords=frozenset({"changeling"}))
    guard = table.prey.ready(fae if blocker == "changeling" else blocker)
    spare = table.prey.ready(replaced("Duck", keywords=frozenset({"changeling"})))
    table.you.holds(paper("Deed", action(gain_pool(1))))
    acting = mine if who == "bearer" else other
    if word == "deed":
        table.you.acts("Deed", by=acting)
    else:
        table.you.acts(word=word, by=acting)
    assert table.prey.may("block", minion=guard) is may
    assert table.prey.may("block", minion=spare)


def test_a_hunt_at_somebody_is_blocked(table: Table) -> None:
    """One that is directed."""
    mine = table.you.ready("Greer Worder", blood=1)
    den = paper("Den", acts(choose(ready(vampire, other)), kind="hunt"), kind="master")
    table.you.in_play(den)
    table.you.ready(COMPANION)
    table.you.in_play(RAVAGER, on=mine)
    table.prey.ready("Duck")
    guard = table.prey.ready("Nassir")
    table.you.acts("Den", by=mine)
    table.you.chooses(guard)
    assert table.prey.may("block", minion=guard)


# -- Glutton --------------------------------------------------------------------------------------


def test_a_glutton_comes_into_play_as_printed() -> None:
    """By an Ishtarri; for nothing at first."""
    table = Table()
    table.you.ready("Ryan")
    table.prey.ready(ISHTARRI)
    table.you.holds(GLUTTON, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(GLUTTON)


@pytest.mark.parametrize(("eaten", "pool", "may"), [(0, 30, True), (2, 30, True), (2, 1, False)])
def test_a_glutton_costs_as_many_as_were_burned(
    table: Table, eaten: int, pool: int, may: bool
) -> None:
    """In your own ash heap."""
    table.you.ready(ISHTARRI)
    table.you.ash_heap("Fame", *[GLUTTON] * eaten)
    table.prey.ash_heap(GLUTTON)
    table.you.pool(pool)
    card = table.you.holds(GLUTTON)
    table.you.holds("Misdirection")
    table.begins("master")
    assert table.you.can_play(card) is may
    if may:
        table.you.plays(card)
        assert (table.where(card), table.you.pool()) == ("permanent", pool - eaten)


@pytest.mark.ruling(GLUTTON, 1)
@pytest.mark.parametrize(("blood", "left"), [(2, 1), (0, 0)])
def test_a_glutton_unlocks_an_ishtarri(table: Table, blood: int, left: int) -> None:
    """A ready one of yours, which burns 1 blood if it has any; at any time."""
    mine = table.you.ready(ISHTARRI, blood=blood, locked=True)
    other = table.you.ready(replaced("Tsunda", clans=("Ishtarri",)), blood=3)
    table.you.ready("Ryan", locked=True)
    table.you.torpor(replaced("Duck", clans=("Ishtarri",)))
    table.prey.ready(replaced("Nassir", clans=("Ishtarri",)), locked=True)
    card = table.you.in_play(GLUTTON)
    table.you.uses(card)
    assert table.you.choices() == {mine, other}
    table.you.chooses(mine)
    assert (table.locked(mine), table.blood(mine), table.locked(card)) == (False, left, True)
    assert table.blood(other) == 3


def test_any_vampire_burns_a_glutton(table: Table) -> None:
    """Directed at its controller; no ally."""
    burned_by_an_action(GLUTTON, vampires_only=True)
    mine = table.you.ready("Ryan")
    table.you.holds(PAUSE)
    card = table.prey.in_play(GLUTTON)
    table.you.acts(card, by=mine)
    assert action_of(table).targets == (table.prey.number,)


# -- Prophecies of Gehenna ------------------------------------------------------------------------


def test_the_prophecies_come_into_play_as_printed() -> None:
    """For nothing."""
    played_as_printed(PROPHECIES)


def test_the_prophecies_show_a_hand_and_go_on(table: Table) -> None:
    """In your master phase: you see your prey's hand, she controls the card."""
    fame, vessel = table.prey.holds("Fame", "Vessel")
    theirs = table.grand_prey.holds("Fame")
    card = table.you.in_play(PROPHECIES)
    table.you.ready(COMPANION)
    table.begins("master")
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert all(sees(table.state, 0, one) for one in (fame, vessel))
    assert not sees(table.state, 0, theirs)
    assert not any(sees(table.state, seat, fame) for seat in (2, 3, 4))
    assert table.state.controller(card) == table.prey.number
    assert table.locked(card)


@pytest.mark.parametrize("whose", ["you", "predator"])
def test_a_revealed_hand_burns_the_prophecies(table: Table, whose: str) -> None:
    """In the unlock phase of any Methuselah, whoever controls them; all see it."""
    fame, vessel = table.you.holds("Fame", "Vessel")
    theirs = table.prey.holds("Fame")
    card = getattr(table, whose).in_play(PROPHECIES)
    table.begins("unlock")
    assert not table.prey.may("use", card=card)
    table.you.uses(card, level="burn")
    assert table.where(card) == "ash_heap"
    assert all(sees(table.state, seat, one) for seat in range(5) for one in (fame, vessel))
    assert not sees(table.state, 0, theirs)


def test_the_prophecies_are_for_their_phases(table: Table) -> None:
    """Only their controller looks, in her own master phase."""
    card = table.you.in_play(PROPHECIES)
    table.prey.holds("Misdirection")
    table.prey.ready("Ryan")
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)


# -- Dr. Marisa Fletcher, CDC ---------------------------------------------------------------------


def test_fletcher_comes_into_play(table: Table) -> None:
    """Without counters."""
    card = table.you.holds(FLETCHER)
    table.prey.ready("Ryan")
    table.begins("discard")
    table.you.plays(card)
    assert (table.where(card), table.counters(card)) == ("permanent", 0)


def test_fletcher_counts(table: Table) -> None:
    """2 counters in each of your unlock phases; none as it comes."""
    card = table.you.in_play(FLETCHER)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.counters(card) == 2
    table.until_turn_of(table.prey, "minion")
    assert table.counters(card) == 2


@pytest.mark.ruling(FLETCHER, 1)
@pytest.mark.parametrize(
    ("counters", "word", "blocked", "burns"),
    [
        (5, "hunt", True, True),
        (4, "hunt", True, False),
        (5, "bleed", True, False),
        (5, "hunt", False, False),
    ],
)
def test_fletcher_burns_a_hunter_that_is_blocked(
    table: Table, counters: int, word: str, blocked: bool, burns: bool
) -> None:
    """Of capacity 4, with more counters than that, before anything else; with all of them."""
    mine = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(paper("Stop", modifier(at=("blocked",))))
    card = table.grand_prey.in_play(FLETCHER, counters=counters)
    guard = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=guard)
    table.you.acts(word=word, by=mine)
    if blocked:
        table.prey.blocks(guard)
    while not table.over():
        assert not (burns and table.you.may("play"))
        table.pass_on()
    assert (table.where(mine) == "ash_heap") is burns
    assert table.counters(card) == (0 if burns else counters)
    assert table.where(guard) == "ready"
