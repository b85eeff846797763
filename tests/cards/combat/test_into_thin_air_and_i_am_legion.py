"""More staples: Into Thin Air, Approximation of Loyalty, I am Legion, Aura Reading, Disarm, ..."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import made_vampire
from combat_talk import MANEUVER, PRESS, fight, made_up, rest
from methuselah.engine.definitions import Definition, Mode, defined
from methuselah.engine.rows import found, total
from methuselah.engine.traits import sect_of
from methuselah.language import (
    PREY,
    before_range,
    cards_cost,
    ends_combat,
    is_action,
    on,
    reaction,
    redirect_bleed,
    vampire,
)
from methuselah.rules.playing.hand import hand_size
from table_talk import Table

AIR = "Into Thin Air"
LOYALTY = "Approximation of Loyalty"
LEGION = "I am Legion"

LATE = reaction(
    is_action(trait="bleeds you"), redirect_bleed(PREY), at=("declined",), replace="unlock"
)

STOP = made_up("Stop", modes=(before_range(ends_combat()),))


def bounce(name: str = "Late Bounce", **parts: object) -> Definition:
    """A made-up reaction that requires Auspex and is replaced in the next unlock phase."""
    mode: Mode = replace(LATE, key="aus", disciplines=("aus",), **parts)  # type: ignore[arg-type]
    return made_up(name, modes=(mode,))


@pytest.mark.parametrize(("level", "stealth"), [("obf", 1), ("OBF", 2)])
def test_into_thin_air_gives_stealth(table: Table, level: str, stealth: int) -> None:
    """Against 1 intercept more: 1 stealth is too little, 2 are enough."""
    acting = table.you.ready(made_vampire("Sneak", "OBF"))
    table.you.ready("Meaghan")
    table.you.holds(AIR, "Lost in Crowds")
    blocker = table.prey.ready(made_vampire("Watcher", "aus", capacity=9))
    table.prey.holds("Enhanced Senses")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays(AIR, by=acting, level=level)
    table.prey.plays("Enhanced Senses", by=blocker, level="aus")
    assert not table.you.can_play("Lost in Crowds")
    rest(table)
    assert table.prey.pool() == (29 if stealth == 2 else 30)


@pytest.mark.ruling(AIR, 1)
def test_into_thin_air_is_replaced_as_the_unlock_phase_begins(table: Table) -> None:
    """Before anything unlocks; the hand is a card short until then."""
    acting = table.you.ready(made_vampire("Sneak", "OBF"))
    table.you.ready("Meaghan")
    table.you.holds(AIR)
    blocker = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays(AIR, by=acting, level="obf")
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    assert len(table.you.hand()) == 7 - 1
    table.until_turn_of(table.you, "minion")
    assert len(table.you.hand()) == 7


@pytest.mark.parametrize("capacity", [4, 5])
def test_into_thin_air_takes_intercept_for_a_blood_once(table: Table, capacity: int) -> None:
    """From a younger vampire, not from one as old (5); 1 blood, once this action."""
    acting = table.you.ready(made_vampire("Sneak", "OBF", capacity=5), blood=3)
    table.you.ready("Meaghan")
    table.you.holds(AIR)
    blocker = table.prey.ready(made_vampire("Watcher", "aus", capacity=capacity))
    table.prey.holds("Enhanced Senses")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays(AIR, by=acting, level="obf")
    table.prey.plays("Enhanced Senses", by=blocker, level="aus")
    table.you.does("use promise", minion=acting)
    if capacity == 4:
        table.you.chooses(blocker)
    assert not table.you.may("use promise")
    rest(table)
    assert table.blood(acting) == 3 - 1 - (capacity == 5)
    assert table.prey.pool() == (29 if capacity == 4 else 30)


# -- Approximation of Loyalty ---------------------------------------------------------------------


@pytest.mark.ruling(LOYALTY, 1)
@pytest.mark.ruling(LOYALTY, 2)
@pytest.mark.parametrize(("capacity", "can"), [(6, True), (7, False)])
def test_loyalty_keeps_a_minion_from_blocking(table: Table, capacity: int, can: bool) -> None:
    """As the action is announced, its card replaced already; not later. Others block."""
    acting = table.you.ready(made_vampire("Courtier", "PRE", "DOM", capacity=7))
    table.you.ready("Meaghan")
    table.you.holds(LOYALTY, "Govern the Unaligned", *["Fame"] * 5)
    chosen = table.prey.ready(made_vampire("Chosen", capacity=capacity))
    other = table.prey.ready("Nassir")

    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    table.until("announced", table.you)
    assert len(table.you.hand()) == 7
    table.you.plays(LOYALTY, by=acting, level="pre")
    offered = [o.target for o in table.asked().options]  # type: ignore[union-attr]
    assert (chosen in offered) == can
    table.you.chooses(chosen if can else other)
    assert table.prey.may("block", minion=chosen) != can
    assert table.prey.may("block", minion=other) == can
    table.until("action", table.prey)
    assert not table.you.can_play(LOYALTY, level="pre")


@pytest.mark.ruling(LOYALTY, 3)
@pytest.mark.parametrize(("capacity", "can"), [(6, True), (7, False)])
def test_superior_loyalty_cancels_a_reaction(table: Table, capacity: int, can: bool) -> None:
    """Of a vampire of at most 6, at once: the card is not replaced yet. No more modifiers then."""
    acting = table.you.ready(made_vampire("Courtier", "PRE", "DOM", capacity=7))
    table.you.ready("Meaghan")
    table.you.holds(LOYALTY, "Threats")
    reacting = table.prey.ready(made_vampire("Reader", "aus", capacity=capacity), blood=3)
    table.prey.holds(bounce(), *["Fame"] * 6)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Late Bounce", by=reacting)
    if not can:
        assert not table.you.can_play(LOYALTY)
        return
    assert len(table.prey.hand()) == 6
    assert not table.you.can_play("Threats")
    table.you.plays(LOYALTY, by=acting, level="PRE")
    while not table.over():
        assert not table.you.can_play("Threats")
        table.pass_on()
    assert table.prey.pool() == 29
    assert table.blood(reacting) == 3


@pytest.mark.ruling(LOYALTY, 4)
@pytest.mark.ruling(LOYALTY, 5)
@pytest.mark.ruling(LEGION, 3)
@pytest.mark.ruling(LEGION, 4)
@pytest.mark.parametrize("name", [LOYALTY, LEGION])
def test_a_cancelled_card_is_replaced_at_once_and_counts_as_played(table: Table, name: str) -> None:
    """Its clause about replacing is cancelled; the same vampire does not play another copy."""
    acting = table.you.ready(made_vampire("Courtier", "PRE", "DAI", "OBF", capacity=7))
    table.you.ready("Meaghan")
    table.you.holds(name)
    reacting = table.prey.ready(made_vampire("Reader", "aus", capacity=5))
    late = bounce()
    table.prey.holds(late, late, *["Fame"] * 5)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Late Bounce", by=reacting)
    table.you.plays(name, by=acting)
    assert len(table.prey.hand()) == 7
    assert not table.state.seats[1].delayed
    while not table.over():
        assert not table.prey.can_play("Late Bounce", by=reacting)
        table.pass_on()
    assert table.prey.pool() == 29


def test_loyalty_needs_a_capacity_of_seven(table: Table) -> None:
    """A capacity 6 vampire cannot play it."""
    acting = table.you.ready(made_vampire("Young", "PRE", capacity=6))
    table.you.holds(LOYALTY)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=acting)
    while not table.over():
        assert not table.you.can_play(LOYALTY)
        table.pass_on()


# -- I am Legion ----------------------------------------------------------------------------------


def test_inferior_legion_gives_stealth(table: Table) -> None:
    """+1 stealth when it is needed."""
    acting = table.you.ready(made_vampire("Legion", "dai"))
    table.you.ready("Meaghan")
    table.you.holds(LEGION)
    nassir = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=acting)
    assert not table.you.can_play(LEGION)
    table.prey.blocks(nassir)
    table.you.plays(LEGION, by=acting, level="dai")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.you.pool() == 30


@pytest.mark.ruling(LEGION, 2)
@pytest.mark.ruling(LEGION, 7)
@pytest.mark.parametrize(("level", "pool"), [("dai_obf", 30), ("DAI_OBF", 31)])
def test_legion_cancels_a_reaction_that_requires_auspex(
    table: Table, level: str, pool: int
) -> None:
    """Its cost is paid, with what it costs besides; the bleed stays, and may bring a pool."""
    acting = table.you.ready(made_vampire("Legion", "DAI", "OBF"))
    table.you.ready("Meaghan")
    table.you.holds(LEGION)
    table.you.in_play(
        made_up(
            "Dearer",
            statics=(cards_cost(1, of=("blood", "life"), plays=("reaction",), payer=on(vampire)),),
        )
    )
    reacting = table.prey.ready(made_vampire("Reader", "aus", capacity=5), blood=3)
    table.prey.holds(bounce(), *["Fame"] * 6)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Late Bounce", by=reacting)
    assert len(table.prey.hand()) == 6
    table.you.plays(LEGION, by=acting, level=level)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.blood(reacting) == 3 - 1
    assert table.you.pool() == pool


@pytest.mark.ruling(LEGION, 1)
@pytest.mark.parametrize("blocked", [False, True])
def test_superior_legion_gains_a_pool_without_cancelling(table: Table, blocked: bool) -> None:
    """Only if the action is successful."""
    acting = table.you.ready(made_vampire("Legion", "DAI", "OBF"))
    table.you.ready("Meaghan")
    table.you.holds(LEGION)
    nassir = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.you)
    table.you.plays(LEGION, by=acting, level="DAI_OBF 2")
    if blocked:
        table.prey.blocks(nassir)
    rest(table)
    assert table.you.pool() == (30 if blocked else 31)


# -- combat ---------------------------------------------------------------------------------------


def test_inferior_aura_reading_opens_the_hand_of_the_opposing_controller(table: Table) -> None:
    """For the remainder of combat; before range is chosen only."""
    acting = table.you.ready(made_vampire("Reader", "AUS"))
    table.you.holds("Aura Reading", "Aura Reading", PRESS)
    blocker = table.prey.ready("Nassir")
    table.prey.holds(MANEUVER)
    fight(table, acting, blocker)
    table.you.plays("Aura Reading", by=acting, level="aus")
    table.until("press", table.you)
    assert found(table.state, "open hand", 1)
    assert not found(table.state, "open hand", 0)
    assert not table.you.can_play("Aura Reading")
    rest(table)
    assert not found(table.state, "open hand", 1)


def test_superior_aura_reading_enlarges_the_hand_once_a_combat(table: Table) -> None:
    """Two cards more at once; discarded down to 7 after combat."""
    acting = table.you.ready(made_vampire("Reader", "AUS"))
    table.you.holds("Aura Reading", "Aura Reading", PRESS, *["Fame"] * 4)
    blocker = table.prey.ready("Nassir")
    fight(table, acting, blocker)
    table.you.plays("Aura Reading", by=acting, level="AUS")
    table.until("press", table.you)
    assert hand_size(table.state, 0) == len(table.you.hand()) == 9
    table.you.plays("A press", by=acting)
    while not table.over():
        assert not table.you.can_play("Aura Reading", level="AUS")
        decision = table.asked()
        assert decision is not None
        if decision.kind == "discard":
            table.take(0)
        else:
            table.pass_on()
    table.asked()
    assert hand_size(table.state, 0) == 7


@pytest.mark.parametrize(("clan", "cost"), [("Ministry", 1), ("Gangrel", 0)])
def test_murat_makes_serpentis_dear_to_the_ministry(table: Table, clan: str, cost: int) -> None:
    """1 blood more for combat cards played with it, of the one who fights him."""
    face = replace(made_vampire("Snake", "ser").face, clans=(clan,))
    snake = table.you.ready(defined(face), blood=4)
    table.you.holds("Donnybrook")
    murat = table.prey.ready("Murat (G2)")
    table.prey.holds("Dodge")
    before = 4
    fight(table, snake, murat)
    table.you.plays("Donnybrook", by=snake, level="ser")
    table.prey.plays("Dodge", by=murat)
    rest(table)
    assert table.blood(snake) == before - cost


@pytest.mark.parametrize(("top", "anarch"), [("Zöe (G2)", True), ("Basil (G2)", False)])
def test_gilbert_duane_reveals_for_a_blood(table: Table, top: str, anarch: bool) -> None:
    """The card leaves the game; a Malkavian makes a vampire without a title Anarch."""
    gilbert = table.you.ready("Gilbert Duane (G6)", blood=3)
    convert = table.you.ready("Ryan")
    revealed = table.place(0, top, "crypt")
    table.begins("influence")
    table.you.uses("Gilbert Duane (G6)")
    assert (sect_of(table.state, convert) == "anarch") == anarch
    assert table.where(revealed) == "removed"
    assert table.blood(gilbert) == 2
    assert not table.you.may("use", card=gilbert)


# -- Disarm ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Disarm", 1)
@pytest.mark.parametrize(("level", "less"), [("pot", 1), ("POT", 2)])
def test_disarm_sends_the_weaker_to_torpor(table: Table, level: str, less: int) -> None:
    """2 damage against 1, after the presses; it stays on the vampire, who is weaker."""
    brute = table.you.ready(made_vampire("Brute", "POT"))
    table.you.holds("Disarm", "Undead Strength")
    victim = table.prey.ready(made_vampire("Victim"))
    fight(table, brute, victim)
    table.you.plays("Undead Strength", by=brute, level="pot")
    assert not table.you.can_play("Disarm") or table.asked().window == "end_of_round"  # type: ignore[union-attr]
    table.you.plays("Disarm", by=brute, level=level)
    rest(table)
    assert table.where(victim) == "torpor"
    assert total(table.state, "strength", victim) == -less
    assert table.where(brute) == "ready"


def test_disarm_needs_more_damage(table: Table) -> None:
    """1 against 1 is not more."""
    brute = table.you.ready(made_vampire("Brute", "POT"))
    table.you.holds("Disarm")
    victim = table.prey.ready(made_vampire("Victim"))
    fight(table, brute, victim)
    while not table.over():
        assert not table.you.can_play("Disarm")
        table.pass_on()
    assert table.where(victim) == "ready"


@pytest.mark.ruling("Disarm", 2)
@pytest.mark.rules_text("003 6.4.6 R3")
def test_environmental_damage_does_not_count_for_disarm(table: Table) -> None:
    """Carrion Crows inflict 2, the hands of both 1."""
    brute = table.you.ready(made_vampire("Brute", "POT", "ANI"))
    table.you.holds("Disarm", "Carrion Crows")
    victim = table.prey.ready(made_vampire("Victim", capacity=8))
    fight(table, brute, victim)
    table.you.plays("Carrion Crows", by=brute, level="ANI")
    while not table.over():
        assert not table.you.can_play("Disarm")
        table.pass_on()


def test_disarm_not_at_long_range_nor_by_the_falling(table: Table) -> None:
    """A thrown gate hits for 1 more, but from afar."""
    brute = table.you.ready(made_vampire("Brute", "POT"))
    table.you.holds("Disarm", "Thrown Gate")
    victim = table.prey.ready(made_vampire("Victim"))
    fight(table, brute, victim)
    table.until("range", table.you)
    table.you.plays("Thrown Gate", by=brute, level="POT")
    while not table.over():
        assert not table.you.can_play("Disarm")
        table.pass_on()


@pytest.mark.parametrize("blood", [2, 3])
def test_three_blood_burn_disarm(table: Table, blood: int) -> None:
    """The attached vampire burns 3 blood; with 2 it cannot."""
    victim = table.you.ready(made_vampire("Victim", capacity=8), blood=blood)
    card = table.place(1, "Disarm", "attached", on=victim, controller=1, level="POT")
    assert table.you.may("use", card=card) == (blood == 3)
    if blood == 3:
        table.you.uses(card)
        assert table.blood(victim) == 0
        assert table.where(card) == "ash_heap"


@pytest.mark.ruling("Disarm", 3)
def test_disarm_before_what_is_played_as_combat_would_end(table: Table) -> None:
    """At the end of the round, before anybody tracks the opponent."""
    brute = table.you.ready(made_vampire("Brute", "POT", "AUS"))
    table.you.holds("Disarm", "Undead Strength", "Telepathic Tracking")
    victim = table.prey.ready(made_vampire("Victim"))
    fight(table, brute, victim)
    table.you.plays("Undead Strength", by=brute, level="pot")
    table.until("end_of_round", table.you)
    assert table.you.can_play("Disarm")
    table.you.passes()
    table.you.plays("Telepathic Tracking", by=brute, level="AUS")
    rest(table)
    assert table.where(victim) == "ready"


@pytest.mark.ruling("Disarm", 1)
@pytest.mark.ruling("Disarm", 4)
def test_disarm_in_a_round_that_ends_before_range_is_determined(table: Table) -> None:
    """The range is close then; the damage was inflicted before."""
    brute = table.you.ready(made_vampire("Brute", "POT", "TEM"))
    table.you.holds("Disarm", "Outside the Hourglass", STOP)
    victim = table.prey.ready(made_vampire("Victim"))
    fight(table, brute, victim)
    table.you.plays("Outside the Hourglass", by=brute, level="TEM")
    table.you.plays("Stop", by=brute)
    table.you.plays("Disarm", by=brute, level="pot")
    rest(table)
    assert table.where(victim) == "torpor"
