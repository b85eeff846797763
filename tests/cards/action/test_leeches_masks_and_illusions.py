"""A mortal that drinks, a mask over the dead, cutting illusions, a bond between the imbued."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import damage_to
from made_up import of_level, paper
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    TARGET,
    action,
    anywhere,
    ash_heap,
    banishes,
    burn_card,
    choose,
    chosen,
    comes_into_play,
    employs,
    employs_from_hand,
    gain_pool,
    is_named,
    keyword,
    may_prevent,
    modifier,
    not_,
    on,
    reaction,
    sends_to_torpor,
    static,
)
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling
from table_talk import Table

LEECH = "Leech"
MASK = "The Eternal Mask"
EDGED = "Edged Illusion"
MORTAL = "Vagabond Mystic"
SNAKE = made_vampire("Snake", "SER", capacity=6)
TRICKSTER = made_vampire("Trickster", "CHI", capacity=8)
SHELL = paper("Shell", may_prevent(1), kind="equipment")
PYRE = paper("Pyre", action(choose(anywhere()), burn_card(TARGET)))


# -- Leech ----------------------------------------------------------------------------------------


def drinks(table: Table) -> int:
    """Your ghoul has leeched, and is unlocked."""
    ghoul = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    table.you.holds(LEECH)
    table.prey.ready("Nassir")
    table.you.acts(LEECH, by=ghoul)
    rest(table)
    return ghoul


@pytest.mark.ruling(LEECH, 1)
@pytest.mark.parametrize(("blood", "more"), [(2, 1), (0, 0)])
def test_a_ghoul_drinks(table: Table, blood: int, more: int) -> None:
    """A blood of another's vampire, in torpor too, empty too, becomes a life; it unlocks."""
    ghoul = table.you.ready("War Ghoul")
    vampire = table.you.ready(COMPANION)
    card, _ = table.you.holds(LEECH, PAUSE)
    victim, torpid = table.prey.ready("Nassir"), table.grand_prey.torpor("Duck", blood=blood)
    table.prey.ready(MORTAL)
    table.begins()
    life = table.blood(ghoul)
    assert not table.you.can_play(card, by=vampire)
    table.you.acts(card, by=ghoul)
    assert table.you.choices() == {victim, torpid}
    table.you.chooses(torpid)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (2,))
    rest(table)
    assert (table.blood(ghoul), table.blood(torpid)) == (life + more, blood - more)
    assert not table.locked(ghoul)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "may"), [("War Ghoul", True), ("Carlton Van Wyk", True), ("Renegade Garou", False)]
)
def test_who_may_leech(table: Table, name: str, may: bool) -> None:
    """A ghoul, a mortal or a mage; no werewolf."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.holds(LEECH)
    table.prey.ready("Nassir")
    table.begins()
    assert table.you.can_play(LEECH, by=mine) is may


def test_convictions_are_burned(table: Table) -> None:
    """All of them on this ally, and on nobody else; other cards stay."""
    ghoul, other = table.you.ready("War Ghoul"), table.you.ready("Carlton Van Wyk")
    table.you.holds(LEECH)
    table.prey.ready("Nassir")
    lost = [table.you.in_play("React with Conviction", on=ghoul) for _ in range(2)]
    kept = table.you.in_play("React with Conviction", on=other)
    hat = table.you.in_play(paper("Hat", kind="equipment"), on=ghoul)
    table.you.acts(LEECH, by=ghoul)
    rest(table)
    assert [table.where(one) for one in lost] == ["ash_heap", "ash_heap"]
    assert [table.where(one) for one in (kept, hat)] == ["attached", "attached"]


@pytest.mark.ruling(LEECH, 2)
@pytest.mark.ruling(LEECH, 3)
@pytest.mark.ruling(LEECH, 5)
@pytest.mark.parametrize(
    ("code", "playable"),
    [("qui", False), ("pot", True), ("POT", False), ("pot_qui", False), ("pot_ani", False)],
)
def test_it_plays_basic_potence(table: Table, code: str, playable: bool) -> None:
    """One Discipline of a card; what else lends it adds no level, nor a second Discipline."""
    ghoul = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    for lent in ("pot", "ani"):
        again = paper(f"Again {lent}", static("plays as a vampire", word=lent), kind="equipment")
        table.you.in_play(again, on=ghoul)
    table.you.holds(LEECH, of_level(code))
    table.prey.ready("Nassir")
    table.you.acts(LEECH, by=ghoul)
    rest(table)
    assert table.you.can_play("Lesson", by=ghoul) is playable


@pytest.mark.ruling(LEECH, 3)
def test_it_meets_one_discipline_of_a_card_for_vampires(table: Table) -> None:
    """Of two ways of a card that of Potence alone; before it had leeched, none."""
    ghoul = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    table.you.holds(LEECH, of_level("pot"))
    table.prey.ready("Nassir")
    table.begins()
    assert not table.you.can_play("Lesson", by=ghoul)
    table.you.acts(LEECH, by=ghoul)
    rest(table)
    assert table.you.can_play("Lesson", by=ghoul)


@pytest.mark.ruling(LEECH, 4)
def test_it_has_no_potence(table: Table) -> None:
    """To whatever looks for a minion that has it."""
    ghoul = drinks(table)
    assert discipline_level(table.state, ghoul, "pot") == 0


@pytest.mark.ruling(LEECH, 6)
def test_what_its_card_employs_it_may_have(table: Table) -> None:
    """A retainer that requires Potence, employed by a card that requires it."""
    ghoul = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    servant = paper("Servant", levels={"pot": employs()}, life=1)
    calls = action(employs_from_hand(not_(keyword("none"))), stealth=1, kind="employ")
    _, held, _ = table.you.holds(LEECH, servant, of_level("pot", calls))
    table.prey.ready("Nassir")
    table.you.acts(LEECH, by=ghoul)
    rest(table)
    table.you.acts("Lesson", by=ghoul)
    while not table.over():
        if table.you.may("choose", target=held):
            table.you.chooses(held)
        else:
            table.pass_on()
    assert table.on(held) == ghoul


def test_until_its_next_unlock_phase(table: Table) -> None:
    """In others' turns it still plays them; from its own unlock phase on not."""
    ghoul = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    answer = reaction(gain_pool(1), at=("action",))
    table.you.holds(LEECH, of_level("pot", answer), of_level("pot"))
    table.prey.ready("Nassir")
    foe = table.predator.ready("Lauren")
    table.you.acts(LEECH, by=ghoul)
    table.you.chooses(foe)
    rest(table)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=foe)
    table.until("action", table.you)
    assert table.you.can_play("Lesson", by=ghoul)
    rest(table)
    table.until_turn_of(table.you, "minion")
    assert not table.you.can_play("Lesson", by=ghoul)


# -- The Eternal Mask -----------------------------------------------------------------------------


@pytest.mark.parametrize(("intercept", "bled"), [(0, 2), (1, 0)])
def test_serpentis_bleeds_at_stealth(table: Table, intercept: int, bled: int) -> None:
    """+1 bleed at +1 stealth, for 1 blood on success."""
    snake = table.you.ready(SNAKE)
    table.you.ready(COMPANION)
    table.you.holds(MASK)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    table.prey.in_play(paper("Eyes", static("intercept", intercept), kind="equipment"), on=guard)
    table.you.acts(MASK, by=snake, level="ser")
    assert stealth(table.state, action_of(table)) == 1
    table.prey.blocks(guard)
    rest(table)
    assert table.prey.pool() == 30 - bled
    if bled:
        assert table.blood(snake) == 5


@pytest.mark.ruling(MASK, 4)
@pytest.mark.parametrize("given", [0, 2, 5])
@pytest.mark.parametrize("owner", ["you", "prey"])
def test_the_dead_are_masked(table: Table, given: int, owner: str) -> None:
    """A unique vampire of any ash heap comes with as much blood as you like; at nobody."""
    snake = table.you.ready(SNAKE)
    table.you.ready("Ryan")
    card, _ = table.you.holds(MASK, PAUSE)
    dead, other = getattr(table, owner).ash_heap("Don Cerro"), table.grand_prey.ash_heap("Lauren")
    table.prey.ash_heap("Carlton Van Wyk", "The Embrace", "Ryan", "The Horde (G6)")
    table.prey.ready("Nassir")
    table.you.acts(card, by=snake, level="SER")
    assert table.you.choices() == {dead, other}
    table.you.chooses(dead)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    while not table.you.may("choose"):
        table.pass_on()
    assert [one.number for one in table.you.options("choose")] == [*range(6)]
    table.you.chooses(number=given)
    rest(table)
    assert (table.where(dead), table.on(card)) == ("ready", snake)
    assert table.state.controller(dead) == table.you.number
    assert (table.blood(snake), table.blood(dead)) == (5 - given, given)
    assert not table.locked(dead)
    table.until_turn_of(table.prey, "unlock")
    table.you.uses(card)
    assert (table.where(dead), table.where(card)) == ("ash_heap", "ash_heap")
    assert dead in table.state.seats[getattr(table, owner).number].ash_heap


@pytest.mark.ruling(MASK, 5)
@pytest.mark.parametrize(("heap", "may"), [("Don Cerro", True), ("Carlton Van Wyk", False)])
def test_somebody_must_be_dead(table: Table, heap: str, may: bool) -> None:
    """A vampire, in some ash heap."""
    snake = table.you.ready(SNAKE)
    card = table.you.holds(MASK)
    table.grand_prey.ash_heap(heap)
    table.begins()
    assert table.you.can_play(card, by=snake, level="SER") is may


def test_who_wears_the_mask_does_nothing(table: Table) -> None:
    """Neither acts nor blocks nor plays reaction cards nor votes."""
    worn, free = table.you.ready("Ayelech (G6)"), table.you.ready("Mkhokheli")
    table.you.in_play(MASK, on=worn, level="SER")
    table.you.holds(motion())
    theirs, other = table.prey.ready("Trevon Parker"), table.prey.ready("Chrysanthemum")
    table.prey.in_play(MASK, on=theirs, level="SER")
    table.prey.holds("Telepathic Misdirection")
    table.begins()
    assert not table.you.may("act", minion=worn)
    table.you.acts("Motion", by=free)
    polling(table)
    assert not table.you.may("vote", minion=worn)
    assert table.you.may("vote", minion=free)
    rest(table)
    table = Table()
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs, other = table.prey.ready("Trevon Parker"), table.prey.ready("Chrysanthemum")
    table.prey.in_play(MASK, on=theirs, level="SER")
    table.prey.holds("Telepathic Misdirection")
    table.you.acts(word="bleed", by=mine)
    blocks, plays = set(), set()
    while not table.over():
        blocks |= {one for one in (theirs, other) if table.prey.may("block", minion=one)}
        for one in (theirs, other):
            if table.prey.can_play("Telepathic Misdirection", by=one):
                plays.add(one)
        table.pass_on()
    assert (blocks, plays) == ({other}, {other})


def masked(table: Table, where: str = "ready") -> tuple[int, int, int]:
    """Your Snake wears the mask of Don Cerro."""
    snake, dead = table.you.ready(SNAKE), table.you.puts("Don Cerro", where)
    card = table.you.in_play(MASK, on=snake, level="SER", notes=(("risen", dead),))
    return snake, dead, card


@pytest.mark.parametrize("whose", ["you", "prey"])
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_the_mask_is_dropped(table: Table, whose: str, where: str) -> None:
    """In any unlock phase: the card and the chosen vampire are burned, the bearer is not."""
    snake, dead, card = masked(table, where)
    table.prey.ready("Nassir")
    table.gives_edge(table.you)
    if whose == "you":
        table.begins("unlock")
    else:
        table.begins()
        assert not table.you.may("use", card=card)
        table.until_turn_of(table.prey, "unlock")
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert [table.where(one) for one in (card, dead, snake)] == ["ash_heap", "ash_heap", "ready"]


@pytest.mark.ruling(MASK, 1)
@pytest.mark.ruling(MASK, 2)
@pytest.mark.rules_text("003 Eternal Mask, The 1")
@pytest.mark.parametrize("returns", [True, False])
def test_without_the_dead_it_cannot_be_dropped(table: Table, returns: bool) -> None:
    """Burned, it is not there to be burned; nor is it if it came back by something else."""
    _, dead, card = masked(table)
    back = paper("Back", action(choose(ash_heap(), "dead"), comes_into_play(chosen("dead"), 1)))
    mine, second = table.you.ready("Ryan"), table.you.ready("Duck")
    table.you.holds(PYRE, back)
    table.you.acts("Pyre", by=mine)
    table.you.chooses(dead)
    rest(table)
    if returns:
        table.you.acts("Back", by=second)
        if table.you.choices():
            table.you.chooses(dead)
        rest(table)
        assert table.where(dead) == "ready"
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.you, "unlock")
    assert not table.you.may("use", card=card)
    assert table.where(card) == "attached"


def test_somebody_else_who_goes_is_not_the_one(table: Table) -> None:
    """The mask is dropped as ever after another vampire was burned."""
    _, dead, card = masked(table)
    mine, other = table.you.ready("Ryan"), table.prey.ready("Lauren")
    table.you.holds(PYRE)
    table.you.acts("Pyre", by=mine)
    table.you.chooses(other)
    rest(table)
    table.until_turn_of(table.prey, "unlock")
    table.you.uses(card)
    assert (table.where(dead), table.where(card)) == ("ash_heap", "ash_heap")


def test_who_was_banished_is_still_the_one(table: Table) -> None:
    """Out of play, it cannot be burned; back from the uncontrolled region, it can."""
    _, dead, card = masked(table)
    sends = paper("Sends", action(choose(on()), banishes(TARGET)))
    mine = table.you.ready("Ryan")
    table.you.holds(sends)
    table.you.acts("Sends", by=mine)
    table.you.chooses(dead)
    rest(table)
    assert table.where(dead) == "uncontrolled"
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=card)
    table.until("influence", table.you)
    table.you.does("move out", target=dead)
    table.until_turn_of(table.prey, "unlock")
    table.you.uses(card)
    assert (table.where(dead), table.where(card)) == ("ash_heap", "ash_heap")


@pytest.mark.ruling(MASK, 3)
@pytest.mark.parametrize("burned", ["card", "bearer"])
def test_the_dead_outlive_the_mask(table: Table, burned: str) -> None:
    """Burned by something else, or with its bearer: the one that was brought back stays."""
    snake, mine = table.you.ready(SNAKE), table.you.ready("Ryan")
    dead = table.prey.ash_heap("Don Cerro")
    card, _ = table.you.holds(MASK, PYRE)
    table.you.acts(MASK, by=snake, level="SER")
    while not table.you.may("choose", number=3):
        table.pass_on()
    table.you.chooses(number=3)
    rest(table)
    assert table.blood(dead) == 3
    table.you.acts("Pyre", by=mine)
    table.you.chooses(card if burned == "card" else snake)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.where(dead) == "ready"


# -- Edged Illusion -------------------------------------------------------------------------------


def test_an_illusion_cuts_and_locks(table: Table) -> None:
    """1 unpreventable damage to a ready minion, which locks; 2 blood, no stealth."""
    mine = table.you.ready(TRICKSTER)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds(EDGED, PAUSE)
    victim, ally = table.prey.ready("Nassir"), table.grand_prey.ready("War Ghoul")
    table.prey.torpor("Duck")
    shell = table.prey.in_play(SHELL, on=victim)
    table.you.acts(card, by=mine, level="chi")
    assert table.you.choices() == {mine, other, victim, ally}
    table.you.chooses(victim)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (1,))
    assert not is_offered(table, table.prey, shell)
    assert (table.locked(victim), damage_to(table, victim)) == (True, 1)
    assert (table.locked(ally), damage_to(table, ally)) == (False, 0)
    assert (table.blood(mine), table.where(card)) == (6, "ash_heap")
    assert table.waits_for(table.you)


@pytest.mark.ruling(EDGED, 1)
@pytest.mark.ruling(EDGED, 2)
@pytest.mark.parametrize("seat", ["you", "prey", "grand_prey"])
def test_illusions_cut_all_of_one(table: Table, seat: str) -> None:
    """Each ready minion of the Methuselah chosen is a target; whom it cannot target is spared."""
    mine = table.you.ready(TRICKSTER)
    own = table.you.ready(COMPANION)
    card, _ = table.you.holds(EDGED, PAUSE)
    there = [table.prey.ready("Nassir"), table.prey.ready("War Ghoul")]
    spared = table.prey.ready("Lauren")
    table.prey.in_play(paper("Veil", static("no action at it"), kind="equipment"), on=spared)
    shell = table.prey.in_play(SHELL, on=there[0])
    torpid = table.prey.torpor("Duck")
    far = table.grand_prey.ready("Ryan")
    table.you.acts(card, by=mine, level="CHI")
    assert {option.seat for option in table.you.options("choose")} == {0, 1, 2, 3, 4}
    table.you.chooses(seat=getattr(table, seat).number)
    number = getattr(table, seat).number
    assert action_of(table).targets == (() if seat == "you" else (number,))
    hit = {"you": [mine, own], "prey": there, "grand_prey": [far]}[seat]
    assert not is_offered(table, table.prey, shell)
    for one in (mine, own, *there, spared, torpid, far):
        assert damage_to(table, one) == (one in hit)
        assert table.locked(one) is (one == mine)
    assert table.where(card) == "ash_heap"


def test_who_falls_meanwhile_is_spared(table: Table) -> None:
    """Only the ready ones are cut as it resolves."""
    mine = table.you.ready(TRICKSTER)
    table.you.ready(COMPANION)
    fall = modifier(sends_to_torpor(on(is_named("Nassir"))), at=("action",))
    table.you.holds(EDGED, paper("Fall", fall))
    falls, stays = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.you.acts(EDGED, by=mine, level="CHI")
    table.you.chooses(seat=table.prey.number)
    table.you.plays("Fall", by=mine)
    rest(table)
    assert (damage_to(table, falls), damage_to(table, stays)) == (0, 1)


# -- Bond -----------------------------------------------------------------------------------------

NURSE = 'Inez "Nurse216" Villagrande (G4)'
WARDEN = 'François "Warden" Loehr (G4)'


@pytest.mark.ruling("Bond", 1)
@pytest.mark.parametrize("owner", ["you", "prey"])
def test_a_bond_raises_an_imbued(table: Table, owner: str) -> None:
    """Incapacitated, whoever's, to the ready region of its controller; with a life, not two."""
    nurse = table.you.ready(NURSE)
    other = table.you.ready("Ryan")
    card, _ = table.you.holds("Bond", PAUSE)
    fallen = getattr(table, owner).puts(WARDEN, "incapacitated", blood=0)
    second = table.grand_prey.puts('Lupe "Cabbie22" Droin (G4)', "incapacitated", blood=0)
    table.prey.ready("Pedro Cortez (G4)")
    table.prey.torpor("Duck")
    table.begins()
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=nurse)
    assert table.you.choices() == {fallen, second}
    table.you.chooses(fallen)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.where(fallen), table.where(second)) == ("ready", "incapacitated")
    assert table.blood(fallen) == 1
    assert table.state.controller(fallen) == getattr(table, owner).number
    assert table.waits_for(table.you)
