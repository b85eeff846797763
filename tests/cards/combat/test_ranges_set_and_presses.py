"""Ranges that are set, maneuvers one way, presses, and actions that go on after combat."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, fight_of, replaced, round_of
from made_up import paper
from methuselah.language import (
    before_range,
    sets_range,
    static,
)
from scenes.rulings import needs_the_blood_that_it_burns
from scenes.strikes import only_before_range, press_of_this_round
from table_talk import Table

CLOSES = made_up("Closes in", modes=(before_range(sets_range("close")),))
FARAWAY = made_up("Far away", modes=(before_range(sets_range("long")),))
TARGET_VAMPIRE = made_vampire("Target", capacity=10)
FLIER = replaced("Obsidian (G2)", capacity=8)


# -- maneuvers to long range only --------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level"),
    [("High Ground", ""), ("Leapfrog", "obf"), ("Crawling Chamber", "tha")],
)
def test_a_maneuver_to_long_range_only(table: Table, card: str, level: str) -> None:
    """From close to long range; at long range it cannot be played."""
    codes = () if card == "High Ground" else (level,)
    mine, theirs = table.you.ready(made_vampire("Holder", *codes)), table.prey.ready(TARGET_VAMPIRE)
    table.you.holds(card, card, MANEUVER, PRESS)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert table.you.can_play(card, by=mine, level=level)
    table.you.passes()
    table.prey.plays("A maneuver", by=theirs)
    assert table.you.can_play("A maneuver", by=mine)
    assert not table.you.can_play(card, by=mine, level=level)
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0


@pytest.mark.parametrize("flies", [True, False])
@pytest.mark.parametrize("against", [True, False])
@pytest.mark.ruling("High Ground", 1)
@pytest.mark.ruling("High Ground", 2)
def test_high_ground_of_a_flier_sets_the_range(table: Table, flies: bool, against: bool) -> None:
    """If it flies and the opponent does not; then nobody maneuvers, other cards are played."""
    mine = table.you.ready(FLIER if flies else made_vampire("Walker", capacity=8))
    theirs = table.prey.ready("Rusticus (G5)" if against else TARGET_VAMPIRE)
    table.you.holds("High Ground", "High Ground", PRESS)
    table.prey.holds(MANEUVER, CLOSES)
    fight(table, mine, theirs)
    may = flies and not against
    if may:
        table.you.plays("High Ground", by=mine, level="2")
        table.prey.plays("Closes in", by=theirs)  # other cards can be played, and set no range
        table.until("press", table.you)
        assert round_of(table).range == "long"
        assert not [line for line in table.state.journal if line.what == "maneuvered"]
        table.you.plays("A press", by=mine)
        table.until("range", table.prey)
        assert round_of(table).range == "close"
        assert table.prey.can_play("A maneuver")  # in the next round it is open again
    else:
        while not table.over():
            assert not table.you.can_play("High Ground", level="2")
            table.pass_on()


@pytest.mark.ruling("High Ground", 3)
@pytest.mark.ruling("Cold Aura", 3)
@pytest.mark.ruling("Shadow Step", 4)
@pytest.mark.parametrize(
    ("card", "level", "code"),
    [
        ("High Ground", "2", ""),
        ("Cold Aura", "nec", "nec"),
        ("Cold Aura", "NEC", "NEC"),
        ("Shadow Step", "OBT", "OBT"),
    ],
)
def test_an_earlier_effect_on_the_range_has_priority(
    table: Table, card: str, level: str, code: str
) -> None:
    """The range was set to close already: the card is played, and it stays so ([PIB 20120214])."""
    mine = table.you.ready(replaced("Obsidian (G2)", disciplines=(code,) if code else ()))
    theirs = table.prey.ready(TARGET_VAMPIRE)
    table.you.holds(card, CLOSES)
    fight(table, mine, theirs)
    table.you.plays("Closes in", by=mine)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert card not in table.you.hand()
    assert damage_to(table, mine) == damage_to(table, theirs) == 1


def test_one_high_ground_each_round(table: Table) -> None:
    """Both ways count together; in the next round there is another."""
    mine, theirs = table.you.ready(FLIER), table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("High Ground", "High Ground", PRESS)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    table.you.plays("High Ground", by=mine, level="")
    table.prey.plays("A maneuver", by=theirs)
    assert not table.you.can_play("High Ground")
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    assert table.you.can_play("High Ground", by=mine, level="2")
    table.until("range", table.you)
    assert table.you.can_play("High Ground", by=mine, level="")


def test_a_set_range_is_set_once_a_round(table: Table) -> None:
    """A second High Ground of the round is not played; in the next round one is."""
    mine, theirs = table.you.ready(FLIER), table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("High Ground", "High Ground", PRESS)
    fight(table, mine, theirs)
    table.you.plays("High Ground", by=mine, level="2")
    while not table.you.can_play("A press"):
        assert not table.you.can_play("High Ground")
        table.pass_on()
    table.you.plays("A press", by=mine)
    table.you.plays("High Ground", by=mine, level="2")
    rest(table)
    assert damage_to(table, mine) == 0


# -- Cold Aura, Shadow Step --------------------------------------------------------------------


@pytest.mark.parametrize("level", ["nec", "NEC"])
@pytest.mark.ruling("Cold Aura", 2)
def test_cold_aura_sets_long_range(table: Table, level: str) -> None:
    """For 1 blood; nobody maneuvers in that round; at superior with a press to end combat."""
    only_before_range("Cold Aura", by=made_vampire("Cold", level), level=level)
    mine = table.you.ready(made_vampire("Cold", level, capacity=6))
    theirs = table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("Cold Aura")
    table.prey.holds(MANEUVER, CLOSES, PRESS)
    fight(table, mine, theirs)
    table.you.plays("Cold Aura", by=mine, level=level)
    assert table.blood(mine) == 5
    table.prey.plays("Closes in", by=theirs)  # it can be played, and sets no range
    table.until("press", table.prey)
    assert not [line for line in table.state.journal if line.what == "maneuvered"]
    assert round_of(table).range == "long"
    assert not table.you.may("use press", minion=mine)
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use press", minion=mine) is (level == "NEC")
    if level == "NEC":
        table.you.does("use press", minion=mine)
    rest(table)
    assert damage_to(table, mine) == (0 if level == "NEC" else 1)


@pytest.mark.ruling("Cold Aura", 1)
def test_the_press_of_cold_aura_is_for_its_round(table: Table) -> None:
    """Not used in the first round, it is gone in the second ([TOM 19960521])."""
    mine = table.you.ready(made_vampire("Cold", "NEC", capacity=6))
    theirs = table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("Cold Aura")
    table.prey.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.plays("Cold Aura", by=mine, level="NEC")
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use press", minion=mine)
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    assert not table.you.may("use press", minion=mine)
    rest(table)


@pytest.mark.parametrize("place", ["close", "long"])
@pytest.mark.ruling("Shadow Step", 1)
@pytest.mark.ruling("Shadow Step", 2)
@pytest.mark.ruling("Shadow Step", 3)
@pytest.mark.rules_text("003 Shadow Step 1")
def test_superior_shadow_step_sets_the_range_for_2_blood(table: Table, place: str) -> None:
    """Either range; not without the 2 blood, whatever makes cards cheaper."""
    by = made_vampire("Shadow", "OBT", capacity=6)
    only_before_range("Shadow Step", by=by, level="OBT")
    needs_the_blood_that_it_burns("Shadow Step", by=by, blood=2, level="OBT")
    mine, theirs = table.you.ready(by), table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("Shadow Step")
    other = FARAWAY if place == "close" else CLOSES
    table.prey.holds(MANEUVER, other)
    fight(table, mine, theirs)
    table.you.plays("Shadow Step", by=mine, level="OBT")
    assert len(table.you.options("do")) == 2
    table.you.does("do", number=0 if place == "close" else 1)
    assert table.blood(mine) == 4
    table.prey.plays(other.face.name, by=theirs)  # it can be played, and sets no range
    rest(table)
    assert not [line for line in table.state.journal if line.what == "maneuvered"]
    assert damage_to(table, theirs) == (1 if place == "close" else 0)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("card", "level", "code"),
    [
        ("Shadow Step", "obt", "obt"),
        ("Leapfrog", "spi", "spi"),
        ("Chameleon's Colors", "ani", "ani"),
        ("Crawling Chamber", "vis", "vis"),
    ],
)
def test_a_maneuver_either_way(table: Table, card: str, level: str, code: str) -> None:
    """To long range, and back to close."""
    for away in (False, True):
        table = Table()
        mine = table.you.ready(made_vampire("Holder", code, capacity=6))
        theirs = table.prey.ready(TARGET_VAMPIRE)
        table.you.holds(card)
        table.prey.holds(*([MANEUVER] if away else []))
        fight(table, mine, theirs)
        if away:
            table.until("range", table.you)
            table.you.passes()
            table.prey.plays("A maneuver", by=theirs)
        table.you.plays(card, by=mine, level=level)
        rest(table)
        assert damage_to(table, theirs) == (1 if away else 0)


# -- presses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "goes_on", "ends"),
    [
        ("Boxed In", "", True, True),
        ("Nimble Feet", "cel", True, True),
        ("Stonestrength", "vis", True, True),
        ("Chameleon's Colors", "spi", True, True),
        ("Dead-End Alley", "", True, False),
        ("Stonestrength", "tha", True, False),
        ("Mighty Grapple", "pot", True, False),
    ],
)
def test_a_press(table: Table, card: str, level: str, goes_on: bool, ends: bool) -> None:
    """To continue combat; to end it where another press continues it, if it says no more."""
    mine = table.you.ready(made_vampire("Holder", *([level] if level else []), capacity=8))
    theirs = table.prey.ready(TARGET_VAMPIRE)
    held = table.you.holds(card, card)
    drawn = table.you.library("Blur")
    table.prey.holds(PRESS, PRESS)
    how = {"level": level} if level else {}
    fight(table, mine, theirs)
    table.until("press", table.you)
    assert table.you.can_play(card, by=mine, **how) is goes_on
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    if ends:
        assert table.you.can_play(card, by=mine, **how)
        table.you.passes()
    else:
        assert fight_of(table).number == 2  # nobody was asked: it does not end combat
    table.until("press", table.you)
    table.you.plays(card, by=mine, **how)
    table.until("press", table.prey)
    assert damage_to(table, mine) == 2
    if card == "Boxed In":
        assert table.where(drawn) == "library"  # not replaced until after combat
    rest(table)
    assert damage_to(table, mine) == 3
    assert table.where(drawn) == "hand"
    assert sorted(table.where(one) for one in held) == ["ash_heap", "hand"]


@pytest.mark.parametrize(
    ("card", "level"), [("Starvation of Marena", "vic"), ("Starvation of Marena", "VIC")]
)
@pytest.mark.ruling("Starvation of Marena", 1)
def test_an_optional_press_of_this_round(card: str, level: str) -> None:
    """Either way, and only in its round ([TOM 19960521])."""
    press_of_this_round(card, by=made_vampire("Holder", level, capacity=8), level=level)


@pytest.mark.ruling("Mighty Grapple", 1)
def test_mighty_grapple_may_continue_combat_in_its_round(table: Table) -> None:
    """Its press continues, does not end, and is gone in the next round ([TOM 19960521])."""
    mine = table.you.ready(made_vampire("Holder", "POT", capacity=8))
    theirs = table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("Mighty Grapple")
    table.prey.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.plays("Mighty Grapple", by=mine, level="POT")
    table.until("press", table.you)
    assert table.you.may("use press", minion=mine)
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    assert not table.you.may("use press", minion=mine)
    table.until("press", table.prey)
    assert damage_to(table, mine) == 2
    assert not table.you.may("use press", minion=mine)
    rest(table)


@pytest.mark.ruling("Chameleon's Colors", 3)
def test_the_press_of_the_chameleons_maneuver(table: Table) -> None:
    """With the maneuver a press of that round; as a press it gives no other."""
    mine = table.you.ready(made_vampire("Holder", "spi", capacity=6))
    theirs = table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("Chameleon's Colors")
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.you.plays("Chameleon's Colors", by=mine, level="spi 2")
    assert table.blood(mine) == 5
    table.until("press", table.you)
    assert round_of(table).range == "long"
    assert table.you.may("use press", minion=mine)
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use press", minion=mine)
    table.you.passes()
    while not table.over():
        assert not table.you.may("use press", minion=mine)
        table.pass_on()
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize(("level", "damage"), [("vis", 1), ("VIS", 2)])
@pytest.mark.parametrize("hits", [0, 1, 3])
@pytest.mark.ruling("Stonestrength", 2)
@pytest.mark.ruling("Stonestrength", 3)
@pytest.mark.ruling("Stonestrength", 4)
def test_stonestrength_prevents_damage(table: Table, level: str, damage: int, hits: int) -> None:
    """1 or 2 points, no more than there are, and none of what comes later."""
    mine = table.you.ready(made_vampire("Stone", level, capacity=8))
    theirs = table.prey.ready(TARGET_VAMPIRE)
    table.prey.in_play(paper("Fist", static("strength", hits - 1), kind="equipment"), on=theirs)
    table.you.holds("Stonestrength", PRESS)
    key = "vis 2" if level == "vis" else "VIS"
    fight(table, mine, theirs)
    if hits == 0:
        while not table.over():
            assert not table.you.can_play("Stonestrength", level=key)
            table.pass_on()
        return
    table.you.plays("Stonestrength", by=mine, level=key)
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, mine) == max(0, hits - damage) + hits
