"""Kraken's Kiss, Improvised Tactics and Tortured Confession."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced, round_of, weapon
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import (
    OPPOSING,
    before_range,
    environmental_damage,
    gain_pool,
    melee_strike,
    prevents_damage,
    static,
)
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import only_before_range
from table_talk import Table

KISS, TACTICS, CONFESSION = "Kraken's Kiss", "Improvised Tactics", "Tortured Confession"
TARGET = made_vampire("Target", capacity=10)
CLUB = weapon("Club", melee_strike(+3))


# -- Kraken's Kiss -------------------------------------------------------------------------------

KRAKEN = replaced("America Johnson (G5)", disciplines=("VIC",), capacity=10, strength=2)
KISSES = pytest.mark.parametrize("level", ["vic", "VIC"])


@KISSES
@pytest.mark.parametrize("far", [True, False])
def test_the_kraken_strikes_with_strength_and_1(table: Table, level: str, far: bool) -> None:
    """Strength 2, and 1: at any range, for 1 blood."""
    mine, theirs = table.you.ready(KRAKEN), table.prey.ready(TARGET)
    held = table.you.holds(KISS)
    table.you.holds(DODGE)
    table.prey.holds(*([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    table.you.plays(held, by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == 3
    assert damage_to(table, mine) == (0 if far else 1)
    assert table.blood(mine) == 10 - 1 - damage_to(table, mine)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@KISSES
@pytest.mark.parametrize(("blow", "falls"), [(2, False), (3, True)])
def test_whoever_kissed_falls_after_4_damage(
    table: Table, level: str, blow: int, falls: bool
) -> None:
    """Though its blood would mend it; 3 are borne, and what is prevented does not count."""
    mine, theirs = table.you.ready(KRAKEN), table.prey.ready(TARGET)
    club = table.prey.in_play(weapon("Maul", melee_strike(+blow)), on=theirs)
    table.you.holds(KISS)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.plays(KISS, by=mine, level=level)
    table.prey.uses(club, level="strike")
    rest(table)
    assert damage_to(table, mine) == 1 + blow
    assert table.where(mine) == ("torpor" if falls else "ready")
    assert table.blood(mine) == 10 - 1 - (1 + blow)
    assert table.where(theirs) == "ready"


@pytest.mark.parametrize("prevented", [0, 1])
def test_the_damage_of_the_combat_adds_up(table: Table, prevented: int) -> None:
    """2 and 2 in two rounds; of prevented damage it takes none."""
    mine, theirs = table.you.ready(KRAKEN), table.prey.ready(TARGET)
    stick = table.prey.in_play(weapon("Stick", melee_strike(+1)), on=theirs)
    table.you.holds(KISS, PRESS, *([paper("Hide", prevents_damage(1))] * prevented))
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.plays(KISS, by=mine, level="vic")
    table.prey.uses(stick, level="strike")
    if prevented:
        table.you.plays("Hide", by=mine)
    table.you.plays("A press", by=mine)
    table.prey.uses(stick, level="strike")
    rest(table)
    assert damage_to(table, mine) == 4 - prevented
    assert table.where(mine) == ("ready" if prevented else "torpor")


@pytest.mark.ruling(KISS, 1)
def test_what_it_took_before_does_not_count(table: Table) -> None:
    """3 before the card is played, 3 after it; and nothing in another combat."""
    mine, theirs = table.you.ready(KRAKEN), table.prey.ready(TARGET)
    burst = paper("Burst", before_range(environmental_damage(3, OPPOSING)))
    table.prey.holds(burst, DODGE, DODGE)
    stick = table.prey.in_play(weapon("Stick", melee_strike(+2)), on=theirs)
    table.you.holds(KISS, AGAIN)
    fight(table, mine, theirs)
    table.prey.plays("Burst", by=theirs)
    table.until("strike", table.you)
    table.you.plays(KISS, by=mine, level="vic")
    table.prey.uses(stick, level="strike")
    assert damage_to(table, mine) == 3 + 3
    assert table.where(mine) == "ready"
    table.you.plays("Another combat", by=mine)
    table.prey.uses(stick, level="strike")
    rest(table)
    assert damage_to(table, mine) == 9
    assert table.where(mine) == "ready"


@pytest.mark.ruling(KISS, 3)
def test_the_press_of_the_kraken(table: Table) -> None:
    """Only to continue, at superior, in this round."""
    for level in ("vic", "VIC"):
        table = Table()
        mine, theirs = table.you.ready(KRAKEN), table.prey.ready(TARGET)
        table.you.holds(KISS, DODGE)
        table.prey.holds(PRESS, DODGE)
        fight(table, mine, theirs)
        table.until("strike", table.you)
        table.you.plays(KISS, by=mine, level=level)
        table.until("press", table.you if level == "VIC" else table.prey)
        assert table.you.may("use press") is (level == "VIC")
        if level == "VIC":
            table.you.passes()
        table.prey.plays("A press", by=theirs)
        while not table.over():
            assert not table.you.may("use press")  # neither to end, nor in the next round
            table.pass_on()


@pytest.mark.ruling(KISS, 2)
@pytest.mark.parametrize(("blood", "stolen"), [(9, 2), (4, 2), (3, 1), (2, 0)])
@pytest.mark.parametrize("far", [True, False])
def test_the_kraken_steals_once_each_round(
    table: Table, blood: int, stolen: int, far: bool
) -> None:
    """2, or what there is, at any range; in the next round and not in another combat."""
    mine = table.you.ready(replaced("Ryan", disciplines=("VIC", "cel"), capacity=10), blood=5)
    theirs = table.prey.ready(TARGET, blood=blood)
    table.you.holds(KISS, "Blur", AGAIN, DODGE)
    table.prey.holds(*([MANEUVER] if far else []), *[DODGE] * 3)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.plays(KISS, by=mine, level="VIC")
    table.prey.does("hand strike")
    table.until("press", table.you)
    assert damage_to(table, theirs) == 2
    table.you.does("use press")
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    before = (table.blood(mine), table.blood(theirs))
    table.you.does("given strike")
    table.prey.does("hand strike")
    table.until("additional", table.you)
    hurt = 0 if far else 1
    assert table.blood(theirs) == before[1] - stolen
    assert table.blood(mine) == before[0] + stolen - hurt
    table.you.plays("Blur", by=mine, level="cel")
    assert not table.you.may("given strike")
    assert table.you.may("hand strike") or far
    table.you.plays("A dodge", by=mine)
    table.you.plays("Another combat", by=mine)
    table.until("strike", table.prey)
    assert not table.you.may("given strike")


# -- Improvised Tactics --------------------------------------------------------------------------

ANARCH = made_vampire("Anarch", "aus", "pot", "pro", capacity=8)
TACTIC = pytest.mark.parametrize("level", ["aus", "pot", "pro"])


@TACTIC
def test_one_tactic_each_combat_before_the_first_range(table: Table, level: str) -> None:
    """Whichever it is; not in a later round."""
    mine, theirs = table.you.ready(ANARCH), table.prey.ready(TARGET)
    table.you.holds(TACTICS, TACTICS, SIGN, PRESS, AGAIN)
    fight(table, mine, theirs)
    table.you.plays(TACTICS, by=mine, level=level)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign", by=mine)
    assert not table.you.can_play(TACTICS)
    only_before_range(TACTICS, by=ANARCH, level=level, first_round=True)


SIGN = paper("Sign", before_range(gain_pool(1)))


@TACTIC
@pytest.mark.parametrize("anarch", [True, False])
def test_tactics_are_for_anarchs(table: Table, level: str, anarch: bool) -> None:
    """With the Discipline."""
    camarilla = replaced("Ryan", disciplines=("aus", "pot", "pro"))
    mine, theirs = table.you.ready(ANARCH if anarch else camarilla), table.prey.ready(TARGET)
    table.you.holds(TACTICS, SIGN)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign")
    assert table.you.can_play(TACTICS, by=mine, level=level) is anarch


@pytest.mark.ruling(TACTICS, 4)
@pytest.mark.parametrize("ends", [True, False])
def test_a_card_is_drawn_in_each_press_step(table: Table, ends: bool) -> None:
    """And one discarded; not where combat ends before."""
    mine, theirs = table.you.ready(ANARCH), table.prey.ready(TARGET)
    one, two, three, top = table.you.library("Blur", "Anarch Revolt", "Side Strike", "Flash")
    table.you.holds(TACTICS, PRESS, *["Fame"] * 5)
    table.prey.holds(COMBAT_ENDS if ends else DODGE)
    fight(table, mine, theirs)
    table.you.plays(TACTICS, by=mine, level="aus")
    assert table.where(top) == "hand"  # it was replaced
    if ends:
        table.prey.plays("Combat ends", by=theirs)
        rest(table)
        assert table.where(three) == "library"
        return
    table.prey.does("hand strike")
    assert table.where(three) == "hand"
    table.you.does("discard", card="Fame")
    assert len(table.you.hand()) == 7
    table.you.plays("A press", by=mine)
    assert table.where(two) == "hand"
    table.prey.does("hand strike")
    assert table.where(one) == "hand"
    table.you.does("discard", card="Fame")
    rest(table)
    assert len(table.you.hand()) == 7
    assert damage_to(table, theirs) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(TACTICS, 5)
def test_an_empty_library_is_no_hindrance(table: Table) -> None:
    """It is drawn as much as there is: nothing, and nothing is discarded."""
    mine, theirs = table.you.ready(ANARCH), table.prey.ready(TARGET)
    table.you.holds(TACTICS, PRESS)
    table.you.ready("Meaghan")
    assert table.asked() is not None
    seat = table.state.seats[0]
    seat.removed, seat.library = (*seat.removed, *seat.library), ()
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.you.plays(TACTICS, by=mine, level="aus")
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(TACTICS, 1)
@pytest.mark.rules_text("003 Improvised Tactics 1")
def test_it_throws_at_long_range(table: Table) -> None:
    """2R as often as it strikes, in any round, stronger with Increased Strength; not up close."""
    mine = table.you.ready(made_vampire("Anarch", "pot", "cel", capacity=8))
    theirs = table.prey.ready(TARGET)
    table.you.holds(TACTICS, "Increased Strength", MANEUVER, PRESS, "Blur", AGAIN)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(TACTICS, by=mine, level="pot")
    table.you.plays("Increased Strength", by=mine, level="pot")
    table.until("strike", None)
    assert not table.you.may("given strike")
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 1
    table.you.plays("A maneuver", by=mine)
    table.you.does("given strike")
    table.prey.does("hand strike")
    table.you.plays("Blur", by=mine, level="cel")
    table.you.does("given strike")
    table.you.plays("Another combat", by=mine)
    assert damage_to(table, theirs) == 1 + 3 + 3
    while not table.over():
        assert not table.you.may("given strike")
        table.pass_on()


@pytest.mark.ruling(TACTICS, 2)
def test_it_maneuvers_for_a_blood_once_each_round(table: Table) -> None:
    """In the next round again; not with an empty hand of blood, nor in another combat."""
    mine, theirs = table.you.ready(ANARCH, blood=3), table.prey.ready(TARGET)
    table.you.holds(TACTICS, PRESS, AGAIN)
    table.prey.holds(MANEUVER, MANEUVER, DODGE)
    fight(table, mine, theirs)
    table.you.plays(TACTICS, by=mine, level="pro")
    table.until("range", table.you)
    assert table.blood(mine) == 3
    table.you.does("use promise")
    assert table.blood(mine) == 2
    assert round_of(table).range == "long"
    table.prey.plays("A maneuver", by=theirs)
    assert not table.you.may("use promise")
    table.prey.plays("A dodge", by=theirs)
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    table.you.does("use promise")
    assert table.blood(mine) == 1
    table.until("press", table.prey) if table.prey.may("play", card=PRESS) else None
    table.you.plays("Another combat", by=mine)
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()


@pytest.mark.ruling(TACTICS, 2)
@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_the_blood_is_no_cost_of_a_card(table: Table, blood: int, may: bool) -> None:
    """What makes cards cheaper does not help: it is burned by an effect."""
    theirs, mine = table.you.ready(TARGET), table.prey.ready(ANARCH, blood=blood)
    free = static("blood cost", -1)
    table.prey.in_play(paper("Discount", free, kind="equipment"), on=mine)
    table.prey.holds(TACTICS, MANEUVER)
    fight(table, theirs, mine)
    table.prey.plays(TACTICS, by=mine, level="pro")
    table.until("range", table.prey)
    assert table.prey.may("use promise") is may


def test_a_maneuver_that_was_not_used_is_lost(table: Table) -> None:
    """In the next round there is one, not two."""
    mine, theirs = table.you.ready(ANARCH), table.prey.ready(TARGET)
    table.you.holds(TACTICS, PRESS)
    table.prey.holds(MANEUVER, DODGE)
    fight(table, mine, theirs)
    table.you.plays(TACTICS, by=mine, level="pro")
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    table.you.does("use promise")
    table.prey.plays("A maneuver", by=theirs)
    assert not table.you.may("use promise")


@pytest.mark.ruling(TACTICS, 3)
@TACTIC
def test_tactics_count_as_what_is_used(level: str) -> None:
    """In the hand as all three."""
    others = tuple(code for code in ("aus", "pot", "pro") if code != level)
    counts_as_the_discipline_used(TACTICS, by=ANARCH, level=level, used=(level,), others=others)


# -- Tortured Confession -------------------------------------------------------------------------


@pytest.mark.parametrize("look", [True, False])
def test_the_fallen_one_confesses(table: Table, look: bool) -> None:
    """As it goes to torpor: its controller's hand is seen by you alone, if you like."""
    mine = table.you.ready(replaced("Ryan", strength=4, capacity=9))
    theirs = table.prey.ready("Duck")
    secret = table.prey.holds("Fame")
    held = table.you.holds(CONFESSION)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine)
    if look:
        table.you.does("do")
    rest(table)
    assert table.where(theirs) == "torpor"
    assert sees(table.state, table.you.number, secret) is look
    assert not sees(table.state, table.grand_prey.number, secret)
    assert table.blood(mine) == 9 - 1 - 1
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(CONFESSION, 1)
@pytest.mark.parametrize(
    ("case", "may"),
    [
        ("stands", False),
        ("falls", True),
        ("burns", False),
        ("both fall", False),
        ("mine burns", False),
        ("ally", False),
    ],
)
def test_when_there_is_a_confession(table: Table, case: str, may: bool) -> None:
    """Of a vampire that goes to torpor, to one that does not fall with it."""
    mine = table.you.ready(replaced("Ryan", strength=4, capacity=9))
    foe = {"stands": TARGET, "ally": "Young Bloods"}.get(case, "Duck")
    theirs = table.prey.ready(foe)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    table.you.holds(CONFESSION)
    sharp = 12 if case == "mine burns" else 0
    spear = table.prey.in_play(weapon("Spear", melee_strike(sharp, aggravated=True)), on=theirs)
    pyre = table.you.in_play(weapon("Pyre", melee_strike(+3, aggravated=True)), on=mine)
    fight(table, mine, theirs)
    if case == "burns":
        table.you.uses(pyre, level="strike")
    else:
        table.you.does("hand strike")
    if case in ("both fall", "mine burns"):
        table.prey.uses(spear, level="strike")
    offered = False
    while not table.over():
        offered |= table.you.may("play", card=CONFESSION)
        table.pass_on()
    assert offered is may
    falls = {"both fall": "torpor", "mine burns": "ash_heap"}
    assert table.where(mine) == falls.get(case, "ready")
    lies = {"stands": "ready", "burns": "ash_heap", "ally": "ash_heap"}
    assert table.where(theirs) == lies.get(case, "torpor")


@pytest.mark.parametrize("confesses", [True, False])
def test_a_confession_ends_combat(table: Table, confesses: bool) -> None:
    """Even where the vampire stays for the rest of it, and could press."""
    mine = table.you.ready(replaced("Ryan", strength=6, capacity=9))
    theirs = table.prey.ready(made_vampire("Persistent", "for", capacity=4))
    table.you.holds(*([CONFESSION] if confesses else []), DODGE)
    table.prey.holds("Undead Persistence", PRESS)
    fight(table, mine, theirs)
    table.you.does("hand strike")
    if confesses:
        table.you.plays(CONFESSION, by=mine)
    table.prey.plays("Undead Persistence", by=theirs, level="for")
    pressed = False
    while not table.over():
        pressed |= table.prey.may("use press") or table.prey.can_play("A press")
        table.pass_on()
    assert pressed is not confesses
