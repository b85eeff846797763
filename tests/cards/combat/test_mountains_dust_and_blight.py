"""Dust to Dust, Bond with and Flow Within the Mountain, Blight, Withering."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, GOES_ON, MANEUVER, PRESS, REOPENS, fight, rest
from fight_talk import damage_to, round_of
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import static
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import once_each, only_before_range, press_of_this_round, strikes
from table_talk import Table

DUST = "Dust to Dust"
BOND = "Bond with the Mountain"
FLOW = "Flow Within the Mountain"
TARGET = made_vampire("Target", "CEL", capacity=10)
MUSCLE = paper("Muscle", static("strength", +2), kind="equipment")


def able(*codes: str) -> Definition:
    """A vampire of capacity 9 with these Disciplines."""
    return made_vampire("Able", *codes, capacity=9)


# -- Dust to Dust and the mountains ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level"),
    [(DUST, "thn"), (DUST, "THN"), (BOND, "tha")],
)
@pytest.mark.ruling(DUST, 2)
@pytest.mark.ruling(BOND, 4)
def test_a_dodge_with_a_press_of_its_round(card: str, level: str) -> None:
    """The press is for this round."""
    strikes(card, by=able(level), level=level, damage=0, taken=0)
    press_of_this_round(card, by=able(level), level=level)


@pytest.mark.parametrize("level", ["obf", "thn", "THN"])
def test_only_superior_dust_maneuvers(table: Table, level: str) -> None:
    """It commits the dodge, whose press comes with it all the same."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.you.holds(DUST, MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert table.you.can_play(DUST, level=level) is (level == "THN")
    if level == "THN":
        table.you.plays(DUST, by=mine, level=level)
        table.until("press", table.you)
        assert round_of(table).range == "long"
        assert table.you.may("use press", minion=mine)
        rest(table)
        assert damage_to(table, mine) == damage_to(table, theirs) == 0


@pytest.mark.parametrize(("card", "level", "end_only"), [(DUST, "obf", True), (FLOW, "tha", False)])
def test_presses(table: Table, card: str, level: str, end_only: bool) -> None:
    """Dust ends combat only; the flow may go on, too."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.you.holds(card, PRESS)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.until("press", table.you)
    assert table.you.can_play(card, level=level) is not end_only
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == 1
    assert table.where(card_of(table, card)) == "ash_heap"


def card_of(table: Table, name: str) -> int:
    """The card of this name in your ash heap."""
    heap = table.state.seats[table.you.number].ash_heap
    return next(one for one in heap if table.state.definition(one).face.name == name)


@pytest.mark.parametrize(
    ("card", "level", "unlocked"),
    [
        (BOND, "vis", (True, True)),
        (BOND, "VIS", (True, False)),
        (FLOW, "vis", (False, False)),
        (FLOW, "VIS", (False, False)),
    ],
)
@pytest.mark.ruling(BOND, 1)
@pytest.mark.ruling(BOND, 2)
@pytest.mark.parametrize("after", ["", "goes on", "again", "as if unblocked"])
def test_the_mountain_ends_combat(
    table: Table, card: str, level: str, unlocked: tuple[bool, bool], after: str
) -> None:
    """For 1 blood; who unlocks does so before that, whatever becomes of the combat."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    other = table.prey.ready("Ryan", locked=True)
    extra = {"goes on": [GOES_ON], "again": [AGAIN], "as if unblocked": []}.get(after, [])
    table.you.holds(card, *extra)
    table.prey.holds(*([REOPENS] if after == "as if unblocked" else []))
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    if after == "as if unblocked":
        table.prey.plays(REOPENS.name, by=theirs)
    elif after:
        table.you.does("play", card="Another round" if after == "goes on" else "Another combat")
    rest(table)
    assert (not table.locked(mine), not table.locked(theirs)) == unlocked
    assert table.locked(other)
    hits = 1 if after in ("goes on", "again") else 0
    assert damage_to(table, mine) == damage_to(table, theirs) == hits
    assert table.blood(mine) == 9 - 1 - hits


@pytest.mark.ruling(DUST, 1)
@pytest.mark.ruling(BOND, 3)
@pytest.mark.ruling(FLOW, 2)
@pytest.mark.parametrize(
    ("card", "level", "others"),
    [
        (DUST, "thn", ("obf",)),
        (DUST, "THN", ("obf",)),
        (BOND, "tha", ("vis",)),
        (BOND, "vis", ("tha",)),
        (BOND, "VIS", ("tha",)),
        (FLOW, "tha", ("vis",)),
        (FLOW, "vis", ("tha",)),
        (FLOW, "VIS", ("tha",)),
    ],
)
def test_they_count_as_the_discipline_used(card: str, level: str, others: tuple[str, ...]) -> None:
    """Of two."""
    counts_as_the_discipline_used(
        card, by=able(level, *others), level=level, used=(level.lower(),), others=others
    )


@pytest.mark.ruling(DUST, 1)
@pytest.mark.parametrize(("heard", "gained"), [("obf", 1), ("thn", 0)])
def test_dust_with_obfuscate_counts_as_that(table: Table, heard: str, gained: int) -> None:
    """As a press to end."""
    table.grand_prey.in_play(listener(heard))
    mine, theirs = table.you.ready(able("obf", "thn")), table.prey.ready(TARGET)
    table.you.holds(DUST)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.prey.plays("A press", by=theirs)
    table.you.plays(DUST, by=mine, level="obf")
    rest(table)
    assert table.grand_prey.pool() == 30 + gained


# -- Blight ---------------------------------------------------------------------------------------

BLIGHT = "Blight"


@pytest.mark.parametrize("level", ["nec", "NEC"])
@pytest.mark.ruling(BLIGHT, 1)
def test_blight_weakens_and_hampers(table: Table, level: str) -> None:
    """-1 strength; at superior no additional strikes, nor presses to continue; for this combat.

    A card that would give a strike cannot be played, even for its dodge; presses to end can.
    """
    only_before_range(BLIGHT, by=able(level), level=level)
    once_each(BLIGHT, by=able(level), level=level)
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.prey.in_play(MUSCLE, on=theirs)
    table.you.in_play(MUSCLE, on=mine)
    table.you.holds(BLIGHT, PRESS, PRESS, AGAIN)
    table.prey.holds("Blur", "Acrobatics", PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays(BLIGHT, by=mine, level=level)
    seen = set()
    while not table.you.may("play", card="A press"):
        seen |= {name for name in ("Blur", "Acrobatics") if table.prey.can_play(name)}
        table.pass_on()
    table.you.passes()
    hampered = level == "NEC"
    assert table.prey.can_play("A press") is not hampered
    assert seen == (set() if hampered else {"Blur", "Acrobatics"})
    assert damage_to(table, mine) == 2
    if not hampered:
        table.prey.plays("A press", by=theirs)
        table.you.passes()
    table.you.plays("Another combat", by=mine)
    assert damage_to(table, mine) == (2 if hampered else 4)
    table.until("strike", table.prey)
    assert table.prey.can_play("Acrobatics")
    table.until("press", table.prey) if hampered else rest(table)
    assert damage_to(table, mine) == (2 if hampered else 4) + 3
    assert not hampered or table.prey.can_play("A press")


def test_the_blighted_may_press_to_end(table: Table) -> None:
    """Only to continue it cannot press; in a next round neither gains it strikes."""
    mine, theirs = table.you.ready(able("NEC")), table.prey.ready(TARGET)
    table.you.holds(BLIGHT, PRESS, PRESS)
    table.prey.holds("Blur", PRESS)
    fight(table, mine, theirs)
    table.you.plays(BLIGHT, by=mine, level="NEC")
    table.you.plays("A press", by=mine)
    assert table.prey.can_play("A press")
    table.prey.passes()
    while not table.over():
        assert not table.prey.can_play("Blur")
        table.pass_on()
    assert damage_to(table, theirs) == 2
    assert damage_to(table, mine) == 0


# -- Withering ------------------------------------------------------------------------------------

WITHERING = "Withering"


def test_withering_with_animalism() -> None:
    """1 ranged damage, free."""
    strikes(WITHERING, by=able("ani"), level="ani", damage=1, ranged=True)


@pytest.mark.parametrize("level", ["thn", "THN"])
@pytest.mark.parametrize("dodged", [False, True])
@pytest.mark.ruling(WITHERING, 1)
def test_withering_stays_on_whom_it_hits(table: Table, level: str, dodged: bool) -> None:
    """-1 strength, from the next strike on; at superior no card that requires a Discipline."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.prey.in_play(MUSCLE, on=theirs)
    held, _ = table.you.holds(WITHERING, PRESS)
    table.prey.holds("Blur", DODGE, MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level=level)
    if dodged:
        table.prey.plays("A dodge", by=theirs)
        table.you.plays("A press", by=mine)
        rest(table)
        assert table.where(held) == "ash_heap"
        assert damage_to(table, mine) == 3
        return
    table.until("press", table.you)
    assert table.on(held) == theirs
    assert (damage_to(table, mine), damage_to(table, theirs)) == (3, 1)
    table.you.plays("A press", by=mine)
    table.until("strike", table.prey)
    assert table.prey.can_play("A dodge")
    blur = False
    while not table.over():
        blur |= table.prey.can_play("Blur")
        table.pass_on()
    assert blur is (level == "thn")
    assert damage_to(table, mine) == 3 + 2


@pytest.mark.parametrize("level", ["thn", "THN"])
def test_withering_is_over_with_the_next_discard_phase(table: Table, level: str) -> None:
    """Of the controller of the bearer, not with yours."""
    table.you.ready("Meaghan")
    theirs = table.prey.ready(TARGET)
    held = table.prey.in_play(WITHERING, on=theirs, level=level)
    table.until_turn_of(table.prey, "minion")
    assert table.on(held) == theirs
    table.until_turn_of(table.grand_prey, "unlock")
    assert table.where(held) == "ash_heap"


@pytest.mark.ruling(WITHERING, 2)
def test_withering_counts_as_the_discipline_used() -> None:
    """Animalism or Thanatosis."""
    both = able("ani", "THN", "thn")
    for level, used, other in (("ani", "ani", "thn"), ("thn", "thn", "ani"), ("THN", "thn", "ani")):
        counts_as_the_discipline_used(
            WITHERING, by=both, level=level, used=(used,), others=(other,)
        )
