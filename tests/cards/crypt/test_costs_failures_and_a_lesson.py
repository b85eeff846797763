"""What vampires pay for cards, for failing and for learning; whom they cancel or have fail."""

from __future__ import annotations

from typing import Any

import pytest

from block_talk import PAUSE, made_vampire
from combat_talk import AGAIN, COMPANION, MANEUVER, fight, made_up, rest
from fight_talk import damage_to, replaced, round_of
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    ACTING,
    TARGET,
    action,
    before_range,
    bleed,
    choose,
    end_action,
    enters_combat,
    equips,
    gain_pool,
    master,
    minion,
    modifier,
    reaction,
    ready,
    sets_range,
    static,
)
from methuselah.rules.playing.stored import store
from politics_talk import motion, polling
from scenes.cancelling import FOCUS
from scenes.strikes import has_a_press
from table_talk import Table

AIMEE = "Aimee Laroux (G4)"
FAKIR = "Fakir al Sidi (G4)"
JANE = "Jane Sims (G4)"
KHALU = "Khalu (G3)"
MASKINI = "Maskini (G4)"
MICHAEL = "Michael diCarlo (G4)"
SCHUYLER = "Schuyler (G4)"


# -- Jane Sims ---------------------------------------------------------------------------------


@pytest.mark.ruling(JANE, 1)
@pytest.mark.parametrize(
    ("kind", "paid"),
    [("action", 1), ("modifier", 1), ("equipment", 1), ("political", 1), ("combat", 0), ("two", 0)],
)
def test_jane_pays_more_for_what_is_no_combat_card(table: Table, kind: str, paid: int) -> None:
    """1 blood for a card without a cost; one of two types is what it is played as."""
    blow = before_range(gain_pool(1))
    cards: dict[str, Definition] = {
        "action": paper("Deed", action(gain_pool(1))),
        "modifier": paper("Deed", modifier(bleed(+1))),
        "equipment": paper("Deed", equips()),
        "political": motion(name="Deed"),
        "combat": paper("Deed", blow),
        "two": paper("Deed", modifier(bleed(+1)), blow),
    }
    jane = table.you.ready(JANE, blood=3)
    other = table.you.ready(COMPANION)
    foe = table.prey.ready(replaced("Ryan", strength=0))
    table.you.holds(cards[kind])
    if kind in ("combat", "two"):
        fight(table, jane, foe)
        table.until("before_range", table.you)
        table.you.plays("Deed", by=jane)
    elif kind == "modifier":
        table.you.acts(by=jane, word="bleed")
        table.you.plays("Deed", by=jane)
    else:
        table.you.acts("Deed", by=jane)
    rest(table)
    assert table.blood(jane) == 3 - paid
    assert table.blood(other) == 3


def test_jane_pays_more_for_reactions(table: Table) -> None:
    """Others do not; without blood she plays none."""
    acting = table.you.ready("Octane")
    table.you.ready(COMPANION)
    jane, other = table.prey.ready(JANE, blood=1), table.prey.ready("Ryan", blood=2)
    watch = paper("Watch", reaction(gain_pool(1)))
    second = paper("Second", reaction(gain_pool(1)))
    table.prey.holds(watch, second)
    table.you.acts(by=acting, word="bleed")
    table.prey.plays("Watch", by=jane)
    assert table.blood(jane) == 0
    assert not table.prey.can_play("Second", by=jane)
    table.prey.plays("Second", by=other)
    assert table.blood(other) == 2


# -- Maskini -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("blocked", "burned"), [(True, 1), (False, 0)])
def test_maskini_pays_for_an_action_that_fails(table: Table, blocked: bool, burned: int) -> None:
    """1 blood at its end; another's failure costs him nothing."""
    maskini = table.you.ready(MASKINI, blood=5)
    other = table.you.ready("Octane", blood=6)
    guard = table.prey.ready(replaced("Ryan", strength=0))
    second = table.prey.ready(replaced("Rayne", strength=0))
    table.you.acts(by=maskini, word="bleed")
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    assert table.blood(maskini) == 5 - burned
    table.you.acts(by=other, word="bleed")
    table.prey.blocks(second)
    rest(table)
    assert (table.blood(maskini), table.blood(other)) == (5 - burned, 6)


@pytest.mark.parametrize(("eyes", "others", "burned"), [(0, False, 1), (1, False, 0), (0, True, 1)])
def test_maskini_pays_for_failing_to_block(
    table: Table, eyes: int, others: bool, burned: int
) -> None:
    """At the end of the action, though another blocks it; nothing if he blocks."""
    acting = table.you.ready(replaced("Octane", strength=0))
    table.you.ready(COMPANION)
    maskini, guard = table.prey.ready(MASKINI, blood=5), table.prey.ready("Ryan")
    see = paper("Eyes", static("intercept", +1), kind="equipment")
    if eyes:
        table.prey.in_play(see, on=maskini)
    table.prey.in_play(see, on=guard)
    table.you.in_play(paper("Cloak", static("stealth", +1), kind="equipment"), on=acting)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(maskini)
    if not eyes:
        assert table.blood(maskini) == 5
    if others:
        table.prey.blocks(guard)
    rest(table)
    assert table.blood(maskini) == 5 - burned
    assert table.blood(guard) == 4


# -- Aimee Laroux ------------------------------------------------------------------------------


def test_aimee_learns_melpominee(table: Table) -> None:
    """1 pool and 4 transfers for each level; kept, and once more in the next turn."""
    aimee = table.you.ready(AIMEE)
    table.you.ready(COMPANION)
    other = table.prey.ready("Ryan")
    young = table.you.uncontrolled("Gwendolyn", blood=0)
    table.begins("influence")
    assert discipline_level(table.state, aimee, "mel") == 0
    table.you.uses(aimee)
    assert table.you.pool() == 29
    assert discipline_level(table.state, aimee, "mel") == 1
    assert not table.you.may("use", card=aimee)
    assert not table.you.may("transfer")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "influence")
    table.you.uses(aimee)
    assert table.you.pool() == 28
    assert discipline_level(table.state, aimee, "mel") == 2
    assert discipline_level(table.state, other, "mel") == 0
    assert table.blood(young) == 0


def test_aimee_plays_no_reactions(table: Table) -> None:
    """Others do."""
    acting = table.you.ready("Octane")
    table.you.ready(COMPANION)
    aimee, other = table.prey.ready(AIMEE), table.prey.ready("Ryan")
    table.prey.holds(paper("Watch", reaction(gain_pool(1))))
    table.you.acts(by=acting, word="bleed")
    assert not table.prey.can_play("Watch", by=aimee)
    assert table.prey.can_play("Watch", by=other)


# -- Michael diCarlo ---------------------------------------------------------------------------

CLOSES = made_up("Closes in", modes=(before_range(sets_range("close")),))
RUSH = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))


@pytest.mark.ruling(MICHAEL, 1)
@pytest.mark.parametrize("uses", [True, False])
def test_michael_sets_the_range_where_he_attacks(table: Table, uses: bool) -> None:
    """To long in the first round: nobody maneuvers; other cards are played and set no range."""
    michael, foe = table.you.ready(MICHAEL), table.prey.ready("Gwendolyn")
    table.you.ready(COMPANION)
    press = paper("Goes on", static("each combat", word="press"), kind="equipment")
    table.you.in_play(press, on=michael)
    table.prey.ready("Octane")
    table.you.holds(RUSH)
    table.prey.holds(MANEUVER, CLOSES)
    table.you.acts("Rush", by=michael)
    table.you.chooses(foe)
    table.until("before_range", table.you)
    if uses:
        table.you.uses(michael)
        table.prey.plays("Closes in", by=foe)
        assert round_of(table).range == "long"
    while not table.you.may("use press"):
        assert uses is False or not table.prey.may("play", card="A maneuver")
        table.pass_on()
    assert damage_to(table, foe) == (0 if uses else 1)
    table.you.does("use press")
    while not table.over():
        assert not table.you.may("use", card=michael)
        table.pass_on()


def test_michael_sets_the_range_of_the_resulting_combat_alone(table: Table) -> None:
    """Not of another that follows it."""
    michael, foe = table.you.ready(MICHAEL), table.prey.ready("Gwendolyn")
    table.you.ready(COMPANION)
    table.prey.ready("Octane")
    table.you.holds(RUSH, AGAIN, CLOSES)
    table.you.acts("Rush", by=michael)
    table.you.chooses(foe)
    table.until("before_range", table.you)
    assert table.you.may("use", card=michael)
    while not table.you.can_play("Another combat"):
        table.pass_on()
    table.you.plays("Another combat", by=michael)
    table.until("before_range", table.you)
    assert table.you.can_play("Closes in", by=michael)
    while not table.over():
        assert not table.you.may("use", card=michael)
        table.pass_on()


@pytest.mark.parametrize("succeeds", [True, False])
def test_michael_sets_no_range_where_his_action_attacked_nobody(
    table: Table, succeeds: bool
) -> None:
    """He bleeds; that fails or not, and her minion fights him."""
    michael, foe = table.you.ready(MICHAEL), table.prey.ready("Gwendolyn")
    table.you.ready(COMPANION)
    fights = enters_combat(ACTING, target_is_acting=True)
    way = (
        reaction(fights, at=("after_resolution",))
        if succeeds
        else reaction(end_action("failed"), fights, at=("action", "declined"))
    )
    table.you.holds(MANEUVER)
    table.prey.holds(paper("Champion", way))
    table.you.acts(by=michael, word="bleed")
    if succeeds:
        table.until("after_resolution", table.prey)
    table.prey.plays("Champion", by=foe)
    fought = False
    while not table.over():
        fought = fought or table.state.span("combat") is not None
        assert not table.you.may("use", card=michael)
        table.pass_on()
    assert fought


@pytest.mark.parametrize("how", ["blocked", "blocking", "blocked attack"])
def test_michael_sets_no_range_elsewhere(table: Table, how: str) -> None:
    """Where he is blocked or blocks."""
    michael = (table.prey if how == "blocking" else table.you).ready(MICHAEL)
    foe = (table.you if how == "blocking" else table.prey).ready("Gwendolyn")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Octane")
    table.you.holds(RUSH)
    if how == "blocked attack":
        table.you.acts("Rush", by=michael)
        table.you.chooses(foe)
        table.prey.blocks(guard)
    elif how == "blocked":
        table.you.acts(by=michael, word="bleed")
        table.prey.blocks(foe)
    else:
        table.you.acts(by=foe, word="bleed")
        table.prey.blocks(michael)
    seat = table.prey if how == "blocking" else table.you
    while not table.over():
        assert not seat.may("use", card=michael)
        table.pass_on()


# -- Schuyler ----------------------------------------------------------------------------------


@pytest.mark.parametrize("takes", [True, False])
def test_the_prey_of_schuyler_takes_a_card_back_as_he_is_blocked(table: Table, takes: bool) -> None:
    """From her ash heap to the top of her library, before the combat; only she, if she likes."""
    schuyler = table.you.ready(SCHUYLER)
    table.you.ready(COMPANION)
    mine = table.you.ash_heap("Villein")
    one, two = table.prey.ash_heap("Fame", "Blur")
    lying = table.prey.library("Leverage")  # on top
    vampire = table.prey.ash_heap("Korah")
    guard = table.predator.ready("Ryan")
    eyes = paper("Eyes", static("intercept", +1), kind="equipment")
    table.predator.in_play(eyes, on=guard)
    table.you.acts(by=schuyler, word="hunt")
    table.predator.blocks(guard)
    top = 0 if table.state.seats[1].library[0] == lying else -1
    assert table.state.seats[1].library[top] == lying
    assert table.prey.may("do")
    if takes:
        table.prey.does("do")
        assert table.prey.choices() == {one, two}
        table.prey.chooses(two)
        assert table.state.seats[1].library[top] == two
        assert table.where(two) == "library"
    rest(table)
    assert [table.where(card) for card in (mine, one, vampire)] == ["ash_heap"] * 3
    if not takes:
        assert table.where(two) == "ash_heap"


# -- Fakir al Sidi -----------------------------------------------------------------------------


@pytest.mark.ruling(FAKIR, 2)
@pytest.mark.parametrize(
    ("place", "locked", "blood", "may"),
    [
        ("ready", False, 3, True),
        ("ready", True, 3, True),
        ("torpor", False, 3, True),
        ("ready", False, 2, False),
    ],
)
def test_fakir_has_a_referendum_fail(
    table: Table, place: str, locked: bool, blood: int, may: bool
) -> None:
    """For 3 blood, locked or in torpor too, before votes are cast and not after."""
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    fakir = table.prey.puts(FAKIR, place, locked=locked, blood=blood)
    voter = table.prey.ready("Emerson Bridges")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    if may:
        table.until("before_votes", table.prey)
        table.prey.uses(fakir)
        assert table.blood(fakir) == 0
        while not table.over():
            assert not table.you.may("vote", minion=caller)
            table.pass_on()
        assert table.you.pool() == 30
    else:
        while not table.you.may("vote", minion=caller):
            assert not table.prey.may("use", card=fakir)
            table.pass_on()
        table.you.votes("for", minion=caller)
        rest(table)
        assert table.you.pool() == 31
    assert voter


def test_fakir_is_too_late_once_votes_are_cast(table: Table) -> None:
    """Before votes and ballots only."""
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    fakir = table.prey.ready(FAKIR)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=caller)
    while not table.over():
        assert not table.prey.may("use", card=fakir)
        table.pass_on()
    assert table.you.pool() == 31


@pytest.mark.ruling(FAKIR, 1)
@pytest.mark.parametrize("how", ["passes by itself", "blood hunt"])
def test_fakir_needs_the_polling_of_a_political_action(table: Table, how: str) -> None:
    """Neither where it passes by itself nor in a blood hunt."""
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    fakir = table.prey.ready(FAKIR)
    victim = table.prey.torpor("Ryan")
    table.prey.torpor("Rayne")
    table.you.holds(motion())
    if how == "passes by itself":
        sure = paper("Sure", static("passes automatically"), kind="equipment")
        table.you.in_play(sure, on=caller)
        table.you.acts("Motion", by=caller)
    else:
        table.you.acts(by=caller, word="diablerie", target=victim)
    while not table.over():
        assert not table.prey.may("use", card=fakir)
        if how == "blood hunt" and table.you.may("vote", minion=caller):
            table.you.votes("against", minion=caller)
        table.pass_on()
    assert table.blood(fakir) == 11


def test_fakir_has_a_press() -> None:
    """Each combat."""
    has_a_press(FAKIR)


# -- Khalu -------------------------------------------------------------------------------------


def trickery(**how: Any) -> Definition:
    """A limited bleed for 1 blood, replaced later."""
    return paper("Trick", modifier(bleed(+1), replace="action"), blood_cost=1, **how)


@pytest.mark.ruling(KHALU, 1)
@pytest.mark.ruling(KHALU, 2)
@pytest.mark.ruling(KHALU, 3)
@pytest.mark.ruling(KHALU, 4)
@pytest.mark.parametrize("cancels", [True, False])
def test_khalu_cancels_a_minion_card(table: Table, cancels: bool) -> None:
    """For 5 blood, its cost is not paid: replaced at once, played, and its limit is free."""
    acting = table.you.ready(made_vampire("Player", capacity=6))
    table.you.ready(COMPANION)
    khalu = table.prey.ready(KHALU, blood=6)  # of your prey: you are her predator
    drawn = table.you.library("Blur")
    table.you.holds(trickery(), trickery(), PAUSE)
    focus = table.you.in_play(FOCUS)
    table.you.acts(by=acting, word="bleed")
    table.you.plays("Trick", by=acting)
    assert table.where(drawn) == "library"
    if cancels:
        table.prey.uses(khalu)
        assert table.blood(khalu) == 1
    else:
        table.prey.passes()
    table.until("action", table.you)
    assert (table.where(drawn) == "hand") == cancels
    assert not table.you.can_play("Trick", by=acting)
    assert table.you.may("use", card=focus) == cancels
    assert table.blood(acting) == 6 - (not cancels)
    rest(table)
    assert table.prey.pool() == (29 if cancels else 28)


@pytest.mark.parametrize(
    ("seat", "blood", "may"),
    [("prey", 5, True), ("predator", 5, True), ("grand_prey", 5, False), ("prey", 4, False)],
)
def test_khalu_cancels_for_five_blood_of_prey_and_predator(
    table: Table, seat: str, blood: int, may: bool
) -> None:
    """A card of his prey or predator; no master."""
    acting = table.you.ready("Octane")
    table.you.ready(COMPANION)
    who = getattr(table, seat)
    khalu = who.ready(KHALU, blood=blood)
    table.you.holds(paper("Trick", modifier(bleed(+1))), paper("Lord", master(gain_pool(1))))
    table.begins("master")
    table.you.plays("Lord")
    assert not who.may("use", card=khalu)
    table.until("minion", table.you)
    table.you.acts(by=acting, word="bleed")
    table.you.plays("Trick", by=acting)
    assert who.may("use", card=khalu) == may


@pytest.mark.ruling(KHALU, 5)
def test_khalu_cancels_a_card_laid_aside(table: Table) -> None:
    """It is played as if from the hand."""
    acting = table.you.ready("Octane")
    table.you.ready(COMPANION)
    khalu = table.prey.ready(KHALU)
    card = table.you.holds(paper("Deed", action(gain_pool(1))))
    store(table.state, card, acting, "bearer")
    table.you.acts(card, by=acting)
    table.prey.uses(khalu)
    rest(table)
    assert (table.where(card), table.you.pool()) == ("ash_heap", 30)
