"""What follows the resolution of an action: Force of Will, Forced March.

And a bleed of the predator: Night Moves.
"""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from methuselah.language import end_action
from methuselah.rules.action.action import stealth
from table_talk import Table

FORCE = "Force of Will"
MARCH = "Forced March"
COCO = "Coco Thorn (G6)"  # dom for obf, capacity 4
BASILIA = "Basilia (G1)"  # FOR, capacity 10
GILBERT = "Gilbert Duane (G1)"  # AUS DOM OBF, capacity 7
NORMAL = "Normal (G1)"  # obf, capacity 2
ARTEMIS = "Artemis (G2)"  # cel for, capacity 6
GWENDOLYN = "Gwendolyn (G2)"  # CEL FOR, capacity 11, +2 bleed

# -- Force of Will --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "pool", "left"), [(COCO, "for", 28, 2), (BASILIA, "FOR", 27, 9)]
)
def test_a_locked_vampire_bleeds_and_is_hurt_after_it(
    table: Table, name: str, level: str, pool: int, left: int
) -> None:
    """It costs 1 blood. 1 aggravated point only wounds, a further one burns 1 blood (R0)."""
    vampire = table.you.ready(name, locked=True)
    table.you.holds(FORCE)

    table.you.acts(FORCE, by=vampire, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == pool
    assert table.where(vampire) == "torpor"
    assert table.blood(vampire) == left
    assert table.waits_for(table.you) or table.waits_for(table.prey)


def test_an_unlocked_vampire_does_not_use_it(table: Table) -> None:
    """The assumption it breaks: acting needs an unlocked minion."""
    vampire = table.you.ready(COCO)
    ally = table.you.ready("Loyal Street Gang", locked=True)
    force = table.you.holds(FORCE)

    assert not table.you.can_play(force, minion=vampire)
    assert not table.you.can_play(force, minion=ally)
    assert table.you.may("act", minion=vampire, word="bleed")


def test_a_locked_vampire_that_has_bled_does_not_bleed_again(table: Table) -> None:
    """One bleed each turn in whatever form (R0, Bleed)."""
    vampire = table.you.ready(COCO)
    other = table.you.ready(GILBERT)
    force = table.you.holds(FORCE)

    table.you.acts(by=vampire, word="bleed")
    table.nobody_reacts()

    assert table.locked(vampire)
    assert not table.you.can_play(force)
    assert table.you.may("act", minion=other)


@pytest.mark.ruling("Force of Will", 1)
@pytest.mark.parametrize("how", ["blocked", "ended", "fizzled"])
def test_the_damage_comes_wherever_resolution_was_reached(table: Table, how: str) -> None:
    """[ANK 20220331], [ANK 20210124]."""
    vampire = table.you.ready(COCO, locked=True)
    blocker = table.prey.ready(NORMAL)
    table.you.holds(FORCE, "Change of Target")

    table.you.acts(FORCE, by=vampire, level="for")
    if how == "fizzled":
        table.until("action")
        action_of(table).bled = table.you.number  # nobody bleeds herself
    else:
        table.prey.blocks(blocker)
    if how == "ended":
        table.you.plays("Change of Target", by=vampire)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.where(vampire) == "torpor"


@pytest.mark.ruling("Force of Will", 2)
@pytest.mark.parametrize("how", ["cancelled", "ended before resolution"])
def test_no_damage_where_the_action_never_came_to_resolution(table: Table, how: str) -> None:
    """[ANK 20220401], [ANK 20211015]."""
    vampire = table.you.ready(COCO, locked=True)
    force = table.you.holds(FORCE)
    wrecker = table.grand_prey.holds("Direct Intervention")
    end = trick(end_action(), at=("action",))
    table.you.holds(end)

    table.you.acts(force, by=vampire, level="for")
    if how == "cancelled":
        table.grand_prey.plays(wrecker)
    else:
        table.you.plays("Trick", by=vampire)
    table.nobody_reacts()

    assert table.where(vampire) == "ready"
    assert table.blood(vampire) == 4
    assert table.prey.pool() == 30


@pytest.mark.ruling("Force of Will", 3)
@pytest.mark.ruling("Mask of a Thousand Faces", 7)
def test_it_is_not_taken_over(table: Table) -> None:
    """That needs an unlocked vampire, this a locked one [LSJ 20020927]."""
    vampire = table.you.ready(COCO, locked=True)
    other = table.you.ready("Sheldon, Lord of the Clog (G1)")
    table.prey.ready(NORMAL)
    mask = table.you.holds("Mask of a Thousand Faces")
    table.you.holds(FORCE)

    table.you.acts(FORCE, by=vampire, level="for")
    table.until("action")

    assert not table.you.may("play", card=mask, minion=other)


@pytest.mark.ruling("Force of Will", 4)
@pytest.mark.parametrize("first", ["drive", "damage"])
def test_what_follows_resolution_is_used_before_or_after_the_damage(
    table: Table, first: str
) -> None:
    """[LSJ 20010715]."""
    vampire = table.you.ready(COCO, locked=True)
    drive = table.you.holds("Freak Drive")
    table.you.holds(FORCE)

    table.you.acts(FORCE, by=vampire, level="for")
    table.until("after_resolution")
    assert table.you.can_play(drive)
    if first == "damage":
        table.you.does("resolve")
        assert table.where(vampire) == "torpor"
    table.you.plays(drive, by=vampire)
    table.nobody_reacts()

    assert not table.locked(vampire)
    assert table.where(vampire) == "torpor"


# -- Forced March ---------------------------------------------------------------------------------


@pytest.mark.ruling("Forced March", 1)
@pytest.mark.parametrize("first", [MARCH, "Freak Drive"])
def test_the_march_unlocks_after_a_successful_action(table: Table, first: str) -> None:
    """Before or after what else follows the resolution [LSJ 19981028]."""
    artemis = table.you.ready(ARTEMIS)
    march, drive = table.you.holds(MARCH, "Freak Drive")
    order = (march, drive) if first == MARCH else (drive, march)

    table.you.acts(by=artemis, word="bleed")
    for card in order:
        table.you.plays(card, by=artemis)
    table.nobody_reacts()

    assert not table.locked(artemis)
    assert table.waits_for(table.you)


def test_the_march_does_not_follow_a_blocked_action(table: Table) -> None:
    """Only usable after resolution of a successful action."""
    artemis = table.you.ready(ARTEMIS)
    blocker = table.prey.ready(NORMAL)
    march = table.you.holds(MARCH)

    table.you.acts(by=artemis, word="bleed")
    table.prey.blocks(blocker)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play(march)
        table.pass_on()

    assert not offered


@pytest.mark.parametrize("pays", [True, False])
def test_superior_march_gives_stealth_and_the_choice_to_unlock(table: Table, pays: bool) -> None:
    """1 blood, after resolution, if the action was successful."""
    gwen = table.you.ready(GWENDOLYN, blood=5)
    blocker = table.prey.ready(NORMAL)
    table.you.holds(MARCH)

    superior_march(table, gwen, blocker)
    table.you.does("do" if pays else "decline")
    table.nobody_reacts()

    assert table.blood(gwen) == (4 if pays else 5) - cost_of_march(table)
    assert table.locked(gwen) is not pays
    assert table.prey.pool() == 27


def cost_of_march(table: Table) -> int:
    """What its face says."""
    card = next(c for c in table.state.seats[0].ash_heap)
    return table.state.definition(card).face.blood_cost or 0


def superior_march(table: Table, gwen: int, blocker: int) -> None:
    """The bleed of Gwendolyn gets past a blocker."""
    table.you.acts(by=gwen, word="bleed")
    table.prey.blocks(blocker)
    assert stealth(table.state, action_of(table)) == 0
    table.you.plays(MARCH, by=gwen, level="CEL_FOR")
    assert stealth(table.state, action_of(table)) == 1


def test_a_vampire_plays_one_march_each_turn(table: Table) -> None:
    """At whatever level, in whatever action."""
    artemis = table.you.ready(ARTEMIS, blood=3)
    table.you.holds(MARCH, MARCH)

    table.you.acts(by=artemis, word="bleed")
    table.you.plays(MARCH, by=artemis)
    table.nobody_reacts()
    table.you.acts(by=artemis, word="hunt")
    offered = False
    while not table.over():
        offered = offered or table.you.can_play(MARCH)
        table.pass_on()

    assert not offered
    assert table.locked(artemis)


@pytest.mark.ruling("Forced March", 2)
@pytest.mark.ruling("Forced March", 4)
@pytest.mark.parametrize("level", ["cel_for", "CEL_FOR"])
def test_the_march_unlocks_where_the_action_fizzled(table: Table, level: str) -> None:
    """Unblocked, without effect: it was successful [LSJ 20070411], [ANK 20220218]."""
    gwen = table.you.ready(GWENDOLYN, blood=5)
    blocker = table.prey.ready(NORMAL)
    table.you.holds(MARCH)

    table.you.acts(by=gwen, word="bleed")
    table.prey.blocks(blocker)
    if level == "CEL_FOR":
        table.you.plays(MARCH, by=gwen, level=level)
    else:
        action_of(table).inherent = 3
    action_of(table).bled = table.you.number  # nobody bleeds herself
    if level == "CEL_FOR":
        table.you.does("do")
    else:
        table.you.plays(MARCH, by=gwen, level=level)
    assert told(table, "fizzled") == 1
    table.nobody_reacts()

    assert not table.locked(gwen)


# -- Night Moves ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "more"), [("obf", 3), ("OBF", 6)])
@pytest.mark.parametrize("who", ["prey", "predator"])
def test_night_moves_bleed_the_prey_or_the_predator(
    table: Table, level: str, more: int, who: str
) -> None:
    """Only its target may block."""
    vampire = table.you.ready("Greger Anderssen (G2)")
    table.you.holds("Night Moves")
    target, spared = table.prey, table.predator
    if who == "predator":
        target, spared = spared, target
    blocker = target.ready(NORMAL)
    other = spared.ready(NORMAL)

    table.you.acts("Night Moves", by=vampire, level=level)
    table.you.chooses(seat=target)
    assert stealth(table.state, action_of(table)) == more
    assert target.may("block", minion=blocker)
    assert not spared.may("block", minion=other)
    table.nobody_reacts()

    assert target.pool() == 29
    assert spared.pool() == 30
    assert table.you.has_edge()


def test_night_moves_ignore_what_exceeds_1_pool(table: Table) -> None:
    """Though the bleed is 3."""
    vampire = table.you.ready("Ozmo (G1)")
    table.prey.ready(NORMAL)
    table.you.holds("Night Moves", "Bonding")

    table.you.acts("Night Moves", by=vampire, level="obf")
    table.you.chooses(seat=table.prey)
    table.you.plays("Bonding", by=vampire, level="dom")
    table.nobody_reacts()

    assert table.prey.pool() == 29


def test_night_moves_is_the_bleed_of_the_turn(table: Table) -> None:
    """And is not aimed across the table."""
    vampire = table.you.ready("Ozmo (G1)")
    table.you.ready(GILBERT)
    table.you.holds("Night Moves")

    table.you.acts("Night Moves", by=vampire, level="obf")
    decision = table.asked()
    assert decision is not None
    assert {option.seat for option in decision.options} == {1, 4}
    table.you.chooses(seat=table.predator)
    table.nobody_reacts()

    assert not table.you.may("act", minion=vampire, word="bleed")
