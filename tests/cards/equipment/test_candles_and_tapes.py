"""Equipment about blocks: a candle against vampires, a tape about one minion."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import (
    THIS,
    action,
    as_announced,
    burn_blood,
    burn_card,
    gain_pool,
    is_named,
    on,
    use,
)
from methuselah.rules.playing.entering_play import put_into_play
from scenes.actions import comes_into_play
from table_talk import Table

CANDLE = "Flaming Candle"
TAPE = "Incriminating Videotape"


@pytest.mark.parametrize("name", [CANDLE])
def test_anybody_equips_with_it(name: str) -> None:
    """For the printed cost, at +1 stealth."""
    comes_into_play(name, by="Ryan")


# -- Flaming Candle -------------------------------------------------------------------------------


SWEAT = paper("Sweat", action(as_announced(burn_blood(1, THIS)), gain_pool(1)))


@pytest.mark.parametrize(
    ("bearer", "blood", "acts", "may"),
    [
        ("Ryan", 2, "bearer", True),
        ("Ryan", 1, "bearer", False),
        ("Ryan", 2, "other", False),
        ("Double Deuce", 3, "bearer", False),
    ],
)
def test_who_burns_the_candle(table: Table, bearer: str, blood: int, acts: str, may: bool) -> None:
    """A vampire with blood left, as it announces an action itself."""
    mine, other = table.you.ready(bearer, blood=blood), table.you.ready("Muse")
    table.you.ready(COMPANION)
    candle = table.you.in_play(CANDLE, on=mine)
    table.you.holds(PAUSE, SWEAT)
    table.prey.ready("Nassir")
    table.you.acts("Sweat", by=mine if acts == "bearer" else other)
    assert table.you.may("use", card=candle) is may
    table.until("action", table.you)
    assert not table.you.may("use", card=candle)


def test_no_vampire_blocks_the_candle(table: Table) -> None:
    """Allies do; the next action is as ever."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Muse")
    table.you.ready(COMPANION)
    candle = table.you.in_play(CANDLE, on=mine)
    nassir, gang = table.prey.ready("Nassir"), table.prey.ready("Loyal Street Gang")
    table.you.acts(word="bleed", by=mine)
    table.you.uses(candle)
    assert (table.blood(mine), table.where(candle)) == (3, "ash_heap")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=gang)
    assert not table.prey.may("block", minion=nassir)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=other)
    assert table.prey.may("block", minion=nassir)


@pytest.mark.ruling(CANDLE, 1)
def test_other_burned_blood_burns_no_candle(table: Table) -> None:
    """Its use is one's own choice."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    candle = table.you.in_play(CANDLE, on=mine)
    nassir = table.prey.ready("Nassir")
    table.you.holds(SWEAT)
    table.you.acts("Sweat", by=mine)
    assert table.blood(mine) == 3
    assert table.where(candle) == "attached"
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)


@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize("who", ["you", "prey"])
def test_one_candle_is_played_in_a_game(table: Table, blocked: bool, who: str) -> None:
    """By whomever; blocked, it was played all the same."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Muse")
    theirs = table.prey.ready("Nassir")
    sharp = table.prey.ready("Tony (G3)")
    table.prey.in_play("Sport Bike", on=sharp)
    table.you.holds(CANDLE, CANDLE)
    table.prey.holds(CANDLE)
    table.you.acts(CANDLE, by=mine)
    if blocked:
        table.prey.blocks(sharp)
    rest(table)
    if who == "you":
        assert not table.you.can_play(CANDLE, by=other)
        return
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.can_play(CANDLE, by=theirs)


@pytest.mark.parametrize("first", ["Smith", "hand"])
def test_a_candle_that_is_fetched_counts(table: Table, first: str) -> None:
    """Magic of the Smith equips with it: not after another, and not before another."""
    smith, other = table.you.ready("Nassir"), table.you.ready("Muse")
    table.you.ready(COMPANION)
    table.you.library(CANDLE, "Sport Bike", *["Blood Doll"] * 2)
    table.you.holds("Magic of the Smith", CANDLE)
    if first == "hand":
        table.you.acts(CANDLE, by=other)
        rest(table)
    table.you.acts("Magic of the Smith", by=smith, level="tha")
    table.until("choose", table.you)
    found = {table.state.definition(o.target).name for o in table.you.options("choose")}
    assert found == {"Sport Bike", *([CANDLE] if first == "Smith" else [])}
    table.you.chooses(CANDLE if first == "Smith" else "Sport Bike")
    rest(table)
    if first == "Smith":
        assert not table.you.can_play(CANDLE, by=other)


@pytest.mark.ruling(CANDLE, 2)
@pytest.mark.ruling(CANDLE, 3)
def test_a_candle_is_put_in_play_and_taken(table: Table) -> None:
    """By what is no equip action, though one was played; another of yours takes it."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Muse")
    table.you.ready(COMPANION)
    one, two = table.you.holds(CANDLE, CANDLE)
    table.you.acts(one, by=mine)
    rest(table)
    put_into_play(table.state, two, other, "", table.you.number)
    assert table.on(two) == other
    table.you.acts(by=other, word="take equipment", target=mine)
    rest(table)
    assert table.on(one) == other


# -- Incriminating Videotape ----------------------------------------------------------------------


def films(table: Table, acting: int, filmed: int) -> int:
    """Your minion equips with the tape and chooses."""
    tape: int = table.you.holds(TAPE)
    table.you.acts(tape, by=acting)
    while not table.you.may("choose", target=filmed):
        table.pass_on()
    return tape


def test_the_tape_keeps_one_minion_from_blocking(table: Table) -> None:
    """One of the prey's, whichever; only its bearer. The action is directed at nobody."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Muse")
    table.you.ready(COMPANION)
    nassir, gang = table.prey.ready("Nassir"), table.prey.ready("Loyal Street Gang")
    fallen = table.prey.torpor("Zip")
    table.predator.ready("Tara")
    tape = films(table, mine, nassir)
    assert table.you.choices() == {nassir, gang, fallen}
    table.you.chooses(nassir)
    rest(table)
    assert (table.on(tape), table.you.pool()) == (mine, 29)
    table.you.acts(word="bleed", by=other)
    assert table.prey.may("block", minion=nassir)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=gang)
    assert not table.prey.may("block", minion=nassir)


def test_the_tape_is_undirected(table: Table) -> None:
    """+1 stealth; blocked, nobody is chosen."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sharp = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=sharp)
    tape = table.you.holds(TAPE)
    table.you.acts(tape, by=mine)
    assert (action_of(table).targets, action_of(table).inherent) == ((), 1)
    table.prey.blocks(sharp)
    rest(table)
    assert table.where(tape) == "ash_heap"


@pytest.mark.ruling(TAPE, 1)
@pytest.mark.rules_text("003 Incriminating Videotape 1")
@pytest.mark.parametrize("gone", [False, True])
def test_who_is_filmed_stays_so(table: Table, gone: bool) -> None:
    """Whoever takes the tape; nobody else is chosen then, even if the filmed one is gone."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Muse")
    table.you.ready(COMPANION)
    nassir, gang = table.prey.ready("Nassir"), table.prey.ready("Loyal Street Gang")
    burns = use(burn_card(on(is_named("Nassir"))), at=("minion",), once="turn")
    fire = table.you.in_play(paper("Fire", burns, kind="master"))
    tape = films(table, mine, nassir)
    table.you.chooses(nassir)
    rest(table)
    if gone:
        table.you.uses(fire)
        assert table.where(nassir) == "ash_heap"
    table.you.acts(by=other, word="take equipment", target=mine)
    while not table.over():
        assert not table.you.may("choose")
        table.pass_on()
    assert table.on(tape) == other
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=other)
    assert table.prey.may("block", minion=gang)
    assert not table.prey.may("block", minion=nassir)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=nassir) is not gone


@pytest.mark.ruling(TAPE, 2)
@pytest.mark.parametrize("how", ["put", "Smith"])
def test_a_tape_that_is_put_in_play_films_nobody(table: Table, how: str) -> None:
    """One that is equipped with does, however it comes."""
    smith = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    ryan, gang = table.prey.ready("Ryan"), table.prey.ready("Loyal Street Gang")
    if how == "put":
        tape = table.you.holds(TAPE)
        table.asked()
        put_into_play(table.state, tape, smith, "", table.you.number)
        table.you.acts(word="bleed", by=smith)
        assert table.prey.may("block", minion=ryan)
        return
    table.you.library(TAPE, "Blood Doll")
    table.you.holds("Magic of the Smith")
    table.you.acts("Magic of the Smith", by=smith, level="tha")
    table.until("choose", table.you)
    table.you.chooses(TAPE)
    assert table.you.choices() == {ryan, gang}
