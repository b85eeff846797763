"""Dream World, until a bleed is blocked; Carrion Coffin, as a turn ends; Split the Veil."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, guard, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import recruits
from methuselah.rules.action.action import stealth
from methuselah.rules.action.bleed import bleed_of
from scenes.actions import bleeds_for_more, burned_by_an_action
from table_talk import Table

DREAM = "Dream World"
COFFIN = "Carrion Coffin"
VEIL = "Split the Veil"
DREAMER = made_vampire("Dreamer", "PRE", capacity=6)
WOLF = made_vampire("Wolf", "PRO", capacity=6)
WRAITH = frozenset({"wraith"})
HECATA = "Hiromitsu Asano (G6)"


# -- Dream World ----------------------------------------------------------------------------------


def test_an_inferior_dream_bleeds() -> None:
    """At +1 bleed, without stealth."""
    bleeds_for_more(DREAM, by=DREAMER, more=1, level="pre")


def bled(table: Table, mine: int, blocker: int | None = None) -> int:
    """How much your prey burns to a bleed of yours, blocked or not."""
    before = table.prey.pool()
    table.you.acts(word="bleed", by=mine)
    if blocker is not None:
        table.prey.blocks(blocker)
    rest(table)
    return before - table.prey.pool()


def dreaming(table: Table) -> tuple[int, int, int, int]:
    """A dreamer, a second vampire and an ally of yours, and a blocker of your prey."""
    dreamer = table.you.ready(DREAMER)
    second, ally = table.you.ready("Ryan"), table.you.ready("Loyal Street Gang")
    table.you.ready(COMPANION)
    guard = table.prey.ready(made_vampire("Guard", capacity=9))
    return dreamer, second, ally, guard


def test_your_minions_dream_of_blood(table: Table) -> None:
    """+1 bleed for each of yours until the turn is over, at +1 stealth; only for yours."""
    dreamer, second, ally, _ = dreaming(table)
    theirs = table.prey.ready("Nassir")
    card, _ = table.you.holds(DREAM, PAUSE)
    assert not table.you.can_play(DREAM, by=second)
    table.you.acts(DREAM, by=dreamer, level="PRE")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.where(card) == "ash_heap"
    assert bled(table, ally) == bleed_of(table.state, ally) == 1
    assert bled(table, second) == 2
    assert bleed_of(table.state, theirs) == 1
    table.until_turn_of(table.prey, "minion")
    before = table.grand_prey.pool()
    table.prey.acts(word="bleed", by=theirs)
    rest(table)
    assert before - table.grand_prey.pool() == 1
    table.until_turn_of(table.you, "minion")
    assert bled(table, second) == 1


def test_what_was_blocked_before_ends_no_dream(table: Table) -> None:
    """Only what is blocked from then on counts."""
    dreamer, second, ally, keeper = dreaming(table)
    table.you.holds(DREAM)
    assert bled(table, ally, keeper) == 0
    table.you.acts(DREAM, by=dreamer, level="PRE")
    rest(table)
    assert bled(table, second) == 2


def test_the_dream_is_over_as_a_bleed_is_blocked(table: Table) -> None:
    """From then on for nobody; another action that is blocked leaves it."""
    dreamer, second, ally, keeper = dreaming(table)
    other = table.prey.ready(made_vampire("Other guard", capacity=9))
    third, fourth = table.you.ready("Nassir"), table.you.ready("Lauren")
    table.you.holds(DREAM, "Bum's Rush")
    table.you.acts(DREAM, by=dreamer, level="PRE")
    rest(table)
    table.you.acts("Bum's Rush", by=third)
    table.you.chooses(keeper)
    table.prey.blocks(other)
    rest(table)
    assert bled(table, second) == 2
    assert bled(table, ally, keeper) == 0
    assert bled(table, fourth) == 1


def test_an_inferior_dream_before_bars_no_superior_one(table: Table) -> None:
    """The limit is one of the superior level."""
    dreamer = table.you.ready(DREAMER)
    other = table.you.ready(made_vampire("Second", "PRE", capacity=5))
    table.you.ready(COMPANION)
    table.you.holds(DREAM, DREAM)
    table.you.acts(DREAM, by=dreamer, level="pre")
    rest(table)
    assert table.you.can_play(DREAM, by=other, level="PRE")


@pytest.mark.parametrize("blocked", [False, True])
def test_one_superior_dream_a_turn(table: Table, blocked: bool) -> None:
    """Nobody of yours plays a second one; at inferior another may, and in the next turn."""
    keeper = guard(table.prey, 1)
    dreamer = table.you.ready(DREAMER)
    other = table.you.ready(made_vampire("Second", "PRE", capacity=5))
    table.you.ready(COMPANION)
    table.you.holds(DREAM, DREAM)
    table.you.acts(DREAM, by=dreamer, level="PRE")
    if blocked:
        table.prey.blocks(keeper)
    rest(table)
    assert not table.you.can_play(DREAM, by=other, level="PRE")
    assert table.you.can_play(DREAM, by=other, level="pre")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(DREAM, by=other, level="PRE")


# -- Carrion Coffin -------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "hidden"), [("pro", 0), ("PRO", 1)])
def test_a_coffin_is_put_on_the_acting_vampire(table: Table, level: str, hidden: int) -> None:
    """At superior with 1 stealth; for nothing."""
    wolf, other = table.you.ready(WOLF), table.you.ready(COMPANION)
    card, _ = table.you.holds(COFFIN, PAUSE)
    assert not table.you.can_play(COFFIN, by=other)
    table.you.acts(COFFIN, by=wolf, level=level)
    assert stealth(table.state, action_of(table)) == hidden
    rest(table)
    assert (table.on(card), table.blood(wolf)) == (wolf, 6)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("whose", ["you", "prey"])
@pytest.mark.parametrize("level", ["pro", "PRO"])
def test_the_coffin_opens_as_a_turn_ends(table: Table, whose: str, level: str) -> None:
    """Anybody's: 1 blood, if its vampire likes; it is unlocked in the next turn."""
    seat = getattr(table, whose)
    wolf = seat.ready(WOLF, blood=3, locked=True)
    seat.ready("Nassir", locked=True)
    table.you.ready(COMPANION)
    card = seat.in_play(COFFIN, on=wolf, level=level)
    table.begins("discard")
    seat.does("answer")
    assert not table.locked(wolf)
    assert table.blood(wolf) == 2
    assert table.on(card) == wolf
    assert table.state.active in (0, 1)


def test_the_coffin_may_stay_shut(table: Table) -> None:
    """Nothing is burned unless its vampire likes."""
    wolf = table.prey.ready(WOLF, blood=3, locked=True)
    table.you.ready(COMPANION)
    table.prey.in_play(COFFIN, on=wolf, level="pro")
    table.begins("discard")
    while not table.prey.may("answer"):
        table.pass_on()
    assert table.state.active == 0
    table.until_turn_of(table.prey, "minion")
    assert table.blood(wolf) == 3


def test_no_coffin_opens_without_blood(table: Table) -> None:
    """There is nothing to burn."""
    wolf = table.predator.ready(WOLF, blood=0, locked=True)
    table.you.ready(COMPANION)
    table.predator.in_play(COFFIN, on=wolf, level="pro")
    table.begins("discard")
    while table.state.active == 0:
        assert not table.predator.may("answer")
        table.pass_on()
    assert table.locked(wolf)


def test_any_vampire_burns_the_coffin() -> None:
    """As a (D) action; no ally."""
    burned_by_an_action(COFFIN, on=WOLF, vampires_only=True)


# -- Split the Veil -------------------------------------------------------------------------------


def test_the_veil_is_split(table: Table) -> None:
    """A Hecata, at +1 stealth: in play with 2 counters."""
    hecata, other = table.you.ready(HECATA), table.you.ready(COMPANION)
    card, _ = table.you.holds(VEIL, PAUSE)
    assert not table.you.can_play(VEIL, by=other)
    table.you.acts(VEIL, by=hecata)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.where(card), table.counters(card)) == ("permanent", 2)
    assert table.waits_for(table.you)


@pytest.mark.ruling(VEIL, 1)
@pytest.mark.ruling(VEIL, 2)
def test_the_last_counter_brings_somebody_back(table: Table) -> None:
    """A wraith or zombie of your ash heap, free, at its basic level, with its life; it may act."""
    table.you.ready("Ryan")
    card = table.you.in_play(VEIL, counters=1)
    wraith = table.you.ash_heap("Tye Cooper")
    zombie = table.you.ash_heap("Shambling Hordes")
    table.you.ash_heap("Loyal Street Gang", "Masquer", "Nassir")
    table.prey.ash_heap("Tye Cooper")
    table.begins("unlock")
    table.you.uses(card)
    assert table.where(card) == "ash_heap"
    assert table.you.choices() == {wraith, zombie}
    table.you.chooses(wraith)
    assert table.where(wraith) == "ready"
    assert table.where(zombie) == "ash_heap"
    assert table.you.pool() == 30
    assert table.blood(wraith) == table.state.definition(wraith).face.life
    table.until("minion", table.you)
    assert table.you.may("act", minion=wraith)


def test_a_counter_is_no_veil_yet(table: Table) -> None:
    """One of two goes, if you like, once in your unlock phase; nobody comes."""
    table.you.ready("Ryan")
    card = table.you.in_play(VEIL, counters=2)
    wraith = table.you.ash_heap("Tye Cooper")
    table.begins("unlock")
    table.you.uses(card)
    assert (table.counters(card), table.where(wraith)) == (1, "ash_heap")
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.you, "unlock")
    table.until("minion", table.you)
    assert table.counters(card) == 1


def test_without_a_wraith_the_veil_is_burned(table: Table) -> None:
    """The last counter goes all the same."""
    table.you.ready("Ryan")
    card = table.you.in_play(VEIL, counters=1)
    ally = table.you.ash_heap("Loyal Street Gang")
    table.begins("unlock")
    table.you.uses(card)
    assert (table.where(card), table.where(ally)) == ("ash_heap", "ash_heap")


@pytest.mark.parametrize("counters", [1, 2])
def test_two_veils_in_an_unlock_phase(table: Table, counters: int) -> None:
    """Of a third one no counter can be burned, though the first two are gone; others count not."""
    table.you.ready("Ryan")
    cards = [table.you.in_play(VEIL, counters=counters) for _ in range(3)]
    theirs = table.prey.in_play(VEIL, counters=2)
    table.you.ash_heap("Fame")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(cards[0])
    assert table.you.may("use", card=cards[1])
    table.you.uses(cards[1])
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=cards[2])
    assert table.counters(cards[2]) == counters
    table.until_turn_of(table.prey, "unlock")
    assert table.prey.may("use", card=theirs)


def test_nobody_comes_back_to_contest_yours(table: Table) -> None:
    """Whom you have in play, unique, is no choice; the other one comes."""
    table.you.ready("Ryan")
    card = table.you.in_play(VEIL, counters=1)
    soul = paper("Soul", recruits(), kind="ally", life=1, unique=True, keywords=WRAITH)
    table.you.ready(soul)
    again = table.you.ash_heap(soul)
    other = table.you.ash_heap("Tye Cooper")
    table.begins("unlock")
    table.you.uses(card)
    assert (table.where(again), table.where(other)) == ("ash_heap", "ready")
