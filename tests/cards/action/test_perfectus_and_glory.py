"""The Status Perfectus, Khabar: Glory, Sheepdog: what vampires do for a cause, and after it."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, MANEUVER, PRESS, rest
from fight_talk import damage_to, fight_of, replaced
from made_up import paper
from methuselah.language import action, static
from methuselah.rules.action.action import stealth
from table_talk import Table

STATUS = "The Status Perfectus"
GLORY = "Khabar: Glory"
BADGE = paper("Badge", static("sect", word="anarch"), kind="equipment")
ANARCH = made_vampire("Anarch", capacity=6)
BLOCKER = made_vampire("Guard", capacity=6)
JUDGE = replaced("Ryan", clans=("Banu Haqim",))


# -- The Status Perfectus -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "may"), [(ANARCH, True), ("Ryan", False)])
def test_an_anarch_puts_it_in_play(table: Table, name: object, may: bool) -> None:
    """At +1 stealth, for nothing."""
    mine = table.you.ready(name)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    card, _ = table.you.holds(STATUS, PAUSE)
    table.prey.ready("Nassir")
    assert table.you.can_play(card, by=mine) is may
    if may:
        table.you.acts(card, by=mine)
        assert stealth(table.state, action_of(table)) == 1
        rest(table)
        assert table.where(card) == "permanent"
        assert table.waits_for(table.you)


def test_a_blood_moves_in_your_master_phase(table: Table) -> None:
    """1, from a ready Anarch of yours to another ready one, of anybody; once in the phase."""
    card = table.you.in_play(STATUS)
    giver, taker = table.you.ready(ANARCH, blood=3), table.you.ready("Rayne", blood=0)
    theirs = table.prey.ready("Indira", blood=1)
    table.you.ready("Ryan")
    table.you.torpor("Crow", blood=2)
    table.prey.ready("Nassir", blood=1)
    for seat in (table.you, table.prey):
        seat.in_play(BADGE, on=seat.ready("Underbridge Stray"))
    table.begins("master")
    table.you.uses(card)
    assert table.you.choices() == {giver, taker}  # who has none gives as much as there is
    table.you.chooses(giver)
    assert table.you.choices() == {taker, theirs}
    table.you.chooses(theirs)
    assert [table.blood(one) for one in (giver, taker, theirs)] == [2, 0, 2]
    assert not table.locked(card)
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "master")
    assert not table.you.may("use", card=card)


def followed(table: Table, *, blood: int = 4) -> tuple[int, int, int, int]:
    """Ryan of yours is blocked by an Anarch of your prey, who has the Status and a second one."""
    ryan = table.you.ready("Ryan", blood=blood)
    table.you.ready(COMPANION)
    guard, second = table.prey.ready(BLOCKER), table.prey.ready(ANARCH)
    card = table.prey.in_play(STATUS)
    return ryan, guard, second, card


def test_another_anarch_fights_on(table: Table) -> None:
    """It locks with the card; the acting minion cannot strike in the first round."""
    ryan, guard, second, card = followed(table)
    third = table.prey.ready("Indira")
    table.prey.ready("Nassir")
    table.prey.ready("Rayne", locked=True)
    table.prey.torpor("Marcel")
    table.prey.in_play(BADGE, on=table.prey.ready("Underbridge Stray"))
    table.prey.in_play(paper("Chair", static("does not lock to block"), kind="equipment"), on=guard)
    table.predator.ready("Crow")
    table.you.holds(PRESS)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(guard)
    table.until("press", table.you)
    assert not table.prey.may("use", card=card)
    table.until("after_combat", table.prey)
    table.prey.uses(card)
    assert table.prey.choices() == {second, third}
    table.prey.chooses(second)
    assert table.locked(card) and table.locked(second) and not table.locked(third)
    table.until("press", table.you)
    assert fight_of(table).fighters == (ryan, second)
    assert told(table, "strikes", card=ryan, word="none") == 1
    assert (table.blood(ryan), table.blood(second)) == (2, 6)
    table.you.plays("A press", by=ryan)
    rest(table)
    assert (table.blood(ryan), table.blood(second), table.blood(guard)) == (1, 5, 5)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("blocker", "second", "blood", "asleep", "may"),
    [
        (BLOCKER, ANARCH, 4, False, True),
        ("Nassir", ANARCH, 4, False, False),
        ("Underbridge Stray", ANARCH, 4, False, False),
        (BLOCKER, "Lauren", 4, False, False),
        (BLOCKER, ANARCH, 0, False, False),
        (BLOCKER, ANARCH, 4, True, False),
    ],
)
def test_when_it_follows(
    table: Table, blocker: object, second: object, blood: int, asleep: bool, may: bool
) -> None:
    """The blocker and the second are Anarchs, the acting one is ready still, the card unlocked."""
    mine = table.you.ready(made_vampire("Acting", capacity=6), blood=max(blood, 1))
    if not blood:
        table.you.in_play(paper("Weak", static("strength", -1), kind="equipment"), on=mine)
    table.you.ready(COMPANION)
    guard = table.prey.ready(blocker)  # type: ignore[arg-type]
    if blocker == "Underbridge Stray":
        table.prey.in_play(BADGE, on=guard)
    strong = paper("Strong", static("strength", 2 if not blood else 0), kind="equipment")
    table.prey.in_play(strong, on=guard)
    table.prey.ready(second)  # type: ignore[arg-type]
    card = table.prey.in_play(STATUS, locked=asleep)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    offered = False
    while not table.over():
        offered |= table.prey.may("use", card=card)
        table.pass_on()
    assert offered is may


def test_it_helps_any_blocking_anarch(table: Table) -> None:
    """Of another Methuselah too; not one that the acting minion fought without a block."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    guard = table.prey.ready(BLOCKER)
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
    second = table.predator.ready(ANARCH)
    card = table.predator.in_play(STATUS)
    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(guard)
    table.until("after_combat", table.predator)
    table.predator.uses(card)
    rest(table)
    assert damage_to(table, hunter) == 2
    assert table.locked(second)
    table = Table()
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    foe = table.prey.ready(BLOCKER)
    table.prey.ready(ANARCH)
    card, rush = table.prey.in_play(STATUS), table.you.in_play("Haven Uncovered", on=foe)
    table.you.acts(rush, by=mine)
    while not table.over():
        assert not table.prey.may("use", card=card)
        table.pass_on()
    assert told(table, "combat") == 1


def test_it_waits_for_no_queue(table: Table) -> None:
    """While another combat is queued it is not used; after that one it is."""
    ryan, guard, second, card = followed(table, blood=4)
    again = table.you.holds(AGAIN)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(guard)
    table.until("combat_about_to_end", table.you)
    table.you.plays(again)
    table.until("after_combat", table.prey)
    assert told(table, "combat") == 2
    table.prey.uses(card)
    rest(table)
    assert told(table, "combat") == 3
    assert table.locked(second)


@pytest.mark.ruling(STATUS, 1)
def test_who_cannot_strike_has_no_maneuver_from_a_strike(table: Table) -> None:
    """A gun gives none in the first round; a plain maneuver is allowed."""
    ryan, guard, second, card = followed(table)
    gun = table.you.in_play(".44 Magnum", on=ryan)
    plain = table.you.holds(MANEUVER)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(guard)
    table.until("range", table.you)
    assert table.you.may("use", card=gun)
    table.until("after_combat", table.prey)
    table.prey.uses(card)
    table.until("range", table.you)
    assert fight_of(table).fighters == (ryan, second)
    assert not table.you.may("use", card=gun)
    assert table.you.can_play(plain)


@pytest.mark.ruling(STATUS, 2)
def test_additional_strikes_are_of_no_use(table: Table) -> None:
    """They can be gained, and there is nothing to strike with."""
    fast = table.you.ready("Carter (G2)")
    table.you.ready(COMPANION)
    table.you.holds("Quickness")
    guard, second = table.prey.ready(BLOCKER), table.prey.ready(ANARCH)
    card = table.prey.in_play(STATUS)
    table.you.acts(word="bleed", by=fast)
    table.prey.blocks(guard)
    table.until("after_combat", table.prey)
    table.prey.uses(card)
    table.you.plays("Quickness", by=fast, level="cel")
    rest(table)
    assert told(table, "strikes", card=fast, word="none") == 2
    assert table.blood(second) == 6


# -- Khabar: Glory --------------------------------------------------------------------------------


def test_glory_is_the_first_action(table: Table) -> None:
    """+1 stealth; it unlocks and bleeds for 2; in your unlock phase the card is burned."""
    judge = table.you.ready(JUDGE)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds(GLORY, PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=judge)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.locked(judge), table.blood(judge)) == (judge, False, 4)
    table.you.acts(word="bleed", by=judge)
    rest(table)
    assert table.prey.pool() == 28
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert table.prey.pool() == 27
    table.until_turn_of(table.prey, "minion")
    assert table.on(card) == judge
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize(("name", "pool"), [(JUDGE, 28), (COMPANION, 29)])
def test_glory_is_for_its_clan(table: Table, name: str, pool: int) -> None:
    """Who has it and is no Banu Haqim, or no more, bleeds as ever."""
    mine = table.you.ready(name)
    table.you.ready("Nassir")
    table.you.in_play(GLORY, on=mine)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == pool


@pytest.mark.parametrize(
    ("word", "blood", "blocked", "may"),
    [
        ("hunt", 0, False, True),
        ("hunt", 0, True, True),
        ("hunt", 1, False, False),
        ("bleed", 3, True, False),
    ],
)
def test_only_mandatory_actions_before_glory(
    table: Table, word: str, blood: int, blocked: bool, may: bool
) -> None:
    """An empty vampire hunts first; any other action, blocked or not, is one too many."""
    judge = table.you.ready(JUDGE)
    other = table.you.ready(made_vampire("Other", capacity=3), blood=blood)
    table.you.ready(COMPANION, blood=blood)  # of two empty ones the first is asked for
    card = table.you.holds(GLORY)
    guard = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", 2), kind="equipment"), on=guard)
    if blood:
        assert table.you.can_play(card, by=judge)
    table.you.acts(word=word, by=other)
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    assert table.you.can_play(card, by=judge) is may


def test_a_forced_action_is_no_hindrance(table: Table) -> None:
    """One that an effect makes mandatory; what follows of free will is one."""
    judge = table.you.ready(JUDGE)
    second = table.you.ready(replaced("Lauren", clans=("Banu Haqim",)))
    bound = [table.you.ready(name, blood=2) for name in ("Duck", COMPANION)]
    for one in bound:
        bond = paper("Bond", static("must act", word="bleed"), kind="equipment")
        table.you.in_play(bond, on=one)
    card, deed = table.you.holds(GLORY, paper("Deed", action()))
    table.you.acts(word="bleed", by=bound[0])
    rest(table)
    assert table.prey.pool() == 28
    assert table.you.can_play(card, by=judge)
    table.you.acts(deed, by=judge)
    assert not table.you.can_play(card, by=second)


@pytest.mark.parametrize(("bearer", "pool"), [("you", 40), ("grand_prey", 36)])
def test_glory_pays_for_an_ousted_prey(table: Table, bearer: str, pool: int) -> None:
    """6 and 4 more, for who has the card."""
    table.prey.pool(1)
    mine = table.you.ready(JUDGE)
    table.you.ready(COMPANION)
    seat = getattr(table, bearer)
    other = mine if bearer == "you" else seat.ready(replaced("Duck", clans=("Banu Haqim",)))
    seat.in_play(GLORY, on=other)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.is_out()
    assert table.you.pool() == pool


# -- Sheepdog -------------------------------------------------------------------------------------


def test_a_sheepdog_eats_and_rests(table: Table) -> None:
    """4 blood, no stealth; it stays locked in your next unlock phase, in which the card goes."""
    dog = table.you.ready(made_vampire("Dog", capacity=6), blood=1)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("Sheepdog", PAUSE)
    table.prey.ready("Nassir", locked=True)
    table.you.acts(card, by=dog)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert (table.on(card), table.blood(dog)) == (dog, 5)
    table.you.acts(word="bleed", by=other)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.on(card) == dog
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "ash_heap"
    assert (table.locked(dog), table.locked(other)) == (True, False)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    assert not table.locked(dog)


@pytest.mark.ruling("Sheepdog", 1)
def test_an_infernal_sheepdog_may_be_unlocked(table: Table) -> None:
    """For a pool, as ever."""
    dog = table.you.ready("Duck", locked=True)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Brand", static("infernal"), kind="equipment"), on=dog)
    table.you.in_play("Sheepdog", on=dog)
    table.begins("unlock")
    table.you.does("unlock infernal", target=dog)
    table.until_turn_of(table.you, "minion")
    assert not table.locked(dog)
    assert table.you.pool() == 29
