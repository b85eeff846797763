"""Hunting the Quarry and Fear of the Void Below: what lasts for a combat, and after it."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import (
    AGAIN,
    COMBAT_ENDS,
    GOES_ON,
    MANEUVER,
    PRESS,
    fight,
    made_up,
    rest,
)  # fmt: skip
from fight_talk import damage_to, round_of
from made_up import paper
from methuselah.language import (
    before_range,
    combat_ends,
    gain_pool,
    hand_strike,
    optional_maneuver,
    optional_press,
    sets_range,
    static,
    strike,
    unlock,
)
from methuselah.rules.action.action import stealth
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import once_each, only_before_range
from table_talk import Table

TARGET = made_vampire("Target", capacity=10)

# -- Hunting the Quarry ---------------------------------------------------------------------------

QUARRY = "Hunting the Quarry"
HUNTER = made_vampire("Hunter", "cel", "CEL", "tha", "THA", capacity=9, path="Caine")
MARKS = pytest.mark.parametrize("level", ["cel", "tha"])
GOES = pytest.mark.parametrize("level", ["CEL", "THA"])
BLOW = made_up("A heavy blow", modes=(strike(hand_strike(aggravated=True)),))


def combats(table: Table) -> int:
    """How many combats there were so far."""
    return sum(line.what == "combat" for line in table.state.journal)


def moments(table: Table, card: int, level: str) -> set[str]:
    """The windows of this combat in which you may play it."""
    seen = set()
    while not table.over():
        now = table.asked()
        assert now is not None
        if table.you.can_play(card, level=level):
            seen.add(now.window)
        table.pass_on()
    return seen


@MARKS
def test_the_quarry_is_marked_and_hunted(table: Table, level: str) -> None:
    """On the opposing minion, yours still; any vampire of yours burns it to enter combat.

    An action at +1 stealth at the controller of the bearer; no ally does it, nobody else's.
    """
    mine, theirs = table.you.ready(HUNTER), table.prey.ready(TARGET)
    other, ally = table.you.ready("Ryan"), table.you.ready("War Ghoul")
    table.prey.ready("Nassir", locked=True)
    held, _ = table.you.holds(QUARRY, PAUSE)
    fight(table, mine, theirs)
    table.you.plays(QUARRY, by=mine, level=level)
    rest(table)
    assert table.on(held) == theirs
    assert table.state.controller(held) == table.you.number
    assert table.blood(mine) == 8
    assert not table.you.may("use action", card=held, by=ally)
    assert table.you.may("use action", card=held, by=other)
    table.you.acts(held, by=other)
    assert table.where(held) == "ash_heap"  # as it attempts to
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert damage_to(table, theirs) == 2
    assert table.waits_for(table.you)


def test_a_hunt_that_is_blocked_has_burned_the_mark(table: Table) -> None:
    """It is burned to attempt it; the blocker fights instead."""
    mine, theirs = table.you.ready(HUNTER), table.prey.ready(TARGET)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    eyes = paper("Eyes", static("intercept", +1), kind="equipment")
    table.prey.in_play(eyes, on=guard)
    card = table.you.holds(QUARRY)
    ryan = table.you.ready("Ryan")
    fight(table, mine, theirs)
    table.you.plays(QUARRY, by=mine, level="cel")
    rest(table)
    table.you.acts(card, by=ryan)
    table.prey.blocks(guard)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert damage_to(table, guard) == 1
    assert damage_to(table, theirs) == 1


@MARKS
@pytest.mark.parametrize("fallen", ["", "mine", "theirs"])
def test_the_quarry_as_combat_is_about_to_end(table: Table, level: str, fallen: str) -> None:
    """If both are ready still; at no other moment."""
    mine, theirs = table.you.ready(HUNTER), table.prey.ready(TARGET)
    held = table.you.holds(QUARRY)
    table.you.holds(MANEUVER, PRESS, *([BLOW] if fallen == "theirs" else []))
    table.prey.holds(*([BLOW] if fallen == "mine" else []))
    fight(table, mine, theirs)
    if fallen == "theirs":
        table.you.plays("A heavy blow", by=mine)
    if fallen == "mine":
        table.prey.plays("A heavy blow", by=theirs)
    assert moments(table, held, level) == (set() if fallen else {"combat_about_to_end"})


@GOES
@pytest.mark.parametrize("fallen", ["", "mine", "theirs"])
@pytest.mark.ruling(QUARRY, 6)
def test_the_hunter_goes_on_instead_of_ending(table: Table, level: str, fallen: str) -> None:
    """If both are ready still, also where the round ended early; at no other moment."""
    for early in (False, True) if not fallen else (False,):
        again = Table()
        mine, theirs = again.you.ready(HUNTER), again.prey.ready(TARGET)
        held = again.you.holds(QUARRY)
        again.you.holds(MANEUVER, PRESS, *([BLOW] if fallen == "theirs" else []))
        again.prey.holds(*([BLOW] if fallen == "mine" else [COMBAT_ENDS] if early else []))
        fight(again, mine, theirs)
        if fallen == "theirs":
            again.you.plays("A heavy blow", by=mine)
        if fallen == "mine":
            again.prey.plays("A heavy blow", by=theirs)
        if early:
            again.prey.plays("Combat ends", by=theirs)
        assert moments(again, held, level) == (set() if fallen else {"combat_would_end"})
    assert table.you.pool() == 30


@GOES
@pytest.mark.parametrize("blood", [1, 2])
def test_the_hunter_burns_blood_for_a_round(table: Table, level: str, blood: int) -> None:
    """1 blood, which it must have after the first fist."""
    mine, theirs = table.you.ready(HUNTER, blood=blood), table.prey.ready(TARGET)
    table.you.holds(QUARRY, GOES_ON)
    fight(table, mine, theirs)
    table.until("combat_would_end", table.you)
    assert table.you.can_play(QUARRY, level=level) is (blood == 2)
    if blood == 2:
        table.you.plays(QUARRY, by=mine, level=level)
        rest(table)
        assert damage_to(table, theirs) == 2
        assert table.blood(mine) == 0


@GOES
def test_the_hunter_goes_on_where_combat_would_end(table: Table, level: str) -> None:
    """Not where another effect has begun a new round already; once each combat; in another again.

    At the other level neither.
    """
    mine, theirs = table.you.ready(HUNTER), table.prey.ready(TARGET)
    table.you.holds(QUARRY, QUARRY, QUARRY, GOES_ON, AGAIN)
    fight(table, mine, theirs)
    table.until("combat_would_end", table.you)
    table.you.plays("Another round")
    assert combats(table) == 1
    while not (table.you.can_play(QUARRY, level=level)):
        assert damage_to(table, theirs) < 2
        table.pass_on()
    assert damage_to(table, theirs) == 2
    table.you.plays(QUARRY, by=mine, level=level)
    while not table.you.may("play", card="Another combat"):
        assert not table.you.can_play(QUARRY)
        table.pass_on()
    table.you.plays("Another combat", by=mine)
    table.until("combat_would_end", table.you)
    assert table.you.can_play(QUARRY, level=level)


@MARKS
def test_one_mark_in_a_combat(table: Table, level: str) -> None:
    """A second copy waits for another combat; the bearer must be ready, and another's, to hunt."""
    mine, theirs = table.you.ready(HUNTER), table.prey.ready(TARGET)
    one, two, _ = table.you.holds(QUARRY, QUARRY, AGAIN)
    fight(table, mine, theirs)
    table.you.plays(one, by=mine, level=level)
    assert not table.you.can_play(QUARRY)
    table.you.plays("Another combat", by=mine)
    table.you.plays(two, by=mine, level=level)
    rest(table)
    assert {table.on(one), table.on(two)} == {theirs}


@pytest.mark.parametrize("where", ["ready", "torpor", "yours", "not yours"])
def test_whom_and_by_whom_the_quarry_is_hunted(table: Table, where: str) -> None:
    """A ready minion of another Methuselah, by your vampires: the card is of whoever played it."""
    seat = table.you if where == "yours" else table.prey
    ryan = table.you.ready("Ryan")
    bearer = seat.torpor(TARGET) if where == "torpor" else seat.ready(TARGET)
    held = (table.grand_prey if where == "not yours" else table.you).in_play(QUARRY, on=bearer)
    table.state.cards[held].controller = 2 if where == "not yours" else 0
    assert table.you.may("use action", card=held, by=ryan) is (where == "ready")


@MARKS
@pytest.mark.ruling(QUARRY, 1)
def test_no_new_round_after_the_mark(table: Table, level: str) -> None:
    """About to end comes after would end: nobody can replace the end of combat any more."""
    mine, theirs = table.you.ready(HUNTER), table.prey.ready(TARGET)
    table.you.holds(QUARRY, GOES_ON)
    table.prey.holds(GOES_ON)
    fight(table, mine, theirs)
    table.until("combat_would_end", table.you)
    assert table.you.can_play("Another round")
    table.you.plays(QUARRY, by=mine, level=level)
    while not table.over():
        assert not table.you.can_play("Another round")
        assert not table.prey.can_play("Another round")
        table.pass_on()


@pytest.mark.ruling(QUARRY, 3)
@pytest.mark.parametrize("level", ["cel", "tha", "CEL", "THA"])
@pytest.mark.parametrize("first", [False, True])
def test_the_quarry_before_or_after_taste_of_vitae(table: Table, level: str, first: bool) -> None:
    """The end of the round and of combat are one time."""
    mine, theirs = table.you.ready(HUNTER, blood=4), table.prey.ready(TARGET)
    table.you.holds(QUARRY, "Taste of Vitae")
    fight(table, mine, theirs)
    order = ["Taste of Vitae", QUARRY] if first else [QUARRY, "Taste of Vitae"]
    for name in order:
        table.you.plays(name, by=mine, **({"level": level} if name == QUARRY else {}))
    rest(table)
    assert not table.you.hand() or "Taste of Vitae" not in table.you.hand()


@GOES
@pytest.mark.ruling(QUARRY, 4)
def test_what_was_to_follow_is_lost_but_the_unlock(table: Table, level: str) -> None:
    """A strike that ends combat, unlocks, and gains pool afterwards: the pool is lost."""
    ends = made_up("Ends and pays", modes=(strike(combat_ends(unlock(), after=(gain_pool(1),))),))
    for goes_on in (False, True):
        again = Table()
        mine, theirs = again.you.ready(HUNTER), again.prey.ready(TARGET)
        again.you.holds(ends, QUARRY)
        fight(again, mine, theirs)
        again.you.plays("Ends and pays", by=mine)
        if goes_on:
            again.you.plays(QUARRY, by=mine, level=level)
        rest(again)
        assert not again.locked(mine)
        assert again.you.pool() == (30 if goes_on else 31)
    assert table.you.pool() == 30


@GOES
@pytest.mark.parametrize("before", [False, True])
@pytest.mark.ruling(QUARRY, 5)
def test_no_new_round_after_psyche_but_psyche_after_it(
    table: Table, level: str, before: bool
) -> None:
    """Where the other has queued a combat, it is too late; before, combat goes on first."""
    mine, theirs = table.you.ready(HUNTER), table.prey.ready(made_vampire("Fast", "CEL"))
    table.you.holds(QUARRY, GOES_ON)
    table.prey.holds("Psyche!")
    fight(table, mine, theirs)
    table.until("combat_would_end", table.you)
    assert table.you.can_play(QUARRY, level=level)
    assert not table.prey.may("play", card="Psyche!")
    if before:
        table.you.plays(QUARRY, by=mine, level=level)
    table.prey.plays("Psyche!", by=theirs, level="CEL")
    while combats(table) == 1:
        assert not table.you.can_play(QUARRY, level=level)
        table.pass_on()
    rest(table)
    assert damage_to(table, theirs) == (3 if before else 2)


@pytest.mark.ruling(QUARRY, 2)
@pytest.mark.parametrize(("code", "other"), [("cel", "tha"), ("tha", "cel")])
def test_the_quarry_counts_as_the_discipline_used(code: str, other: str) -> None:
    """Celerity or Blood Sorcery, at each level."""
    for level in (code, code.upper()):
        counts_as_the_discipline_used(QUARRY, by=HUNTER, level=level, used=(code,), others=(other,))


# -- Fear of the Void Below -----------------------------------------------------------------------

VOID = "Fear of the Void Below"
DEEP = made_vampire("Deep", "obf", "dai", "DAI", capacity=9)


@pytest.mark.parametrize("level", ["dai", "DAI"])
@pytest.mark.ruling(VOID, 1)
def test_each_round_begins_far_away(table: Table, level: str) -> None:
    """At once, and in the next rounds; the opponent can maneuver near; not in another combat."""
    only_before_range(VOID, by=DEEP, level=level)
    mine, theirs = table.you.ready(DEEP), table.prey.ready(TARGET)
    boots = [
        table.prey.in_play(paper(f"Boots {n}", optional_press(), kind="equipment"), on=theirs)
        for n in (1, 2)
    ]
    wings = table.prey.in_play(paper("Wings", optional_maneuver(), kind="equipment"), on=theirs)
    table.you.holds(VOID, MANEUVER, AGAIN)
    fight(table, mine, theirs)
    table.you.plays(VOID, by=mine, level=level)
    assert round_of(table).range == "long"
    table.until("press", table.prey)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
    table.prey.uses(boots[0])
    assert table.you.may("use press", minion=mine)  # to end
    table.you.passes()
    assert round_of(table).range == "long"
    table.prey.uses(wings)
    table.until("press", table.prey)
    assert damage_to(table, mine) == damage_to(table, theirs) == 1
    table.prey.uses(boots[1])
    table.you.does("use press", minion=mine)  # to end, in each round
    table.you.plays("Another combat", by=mine)
    table.until("range", table.you)
    assert round_of(table).range == "close"


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_the_press_of_the_void_ends_combat_only(table: Table, level: str) -> None:
    """Where nobody has pressed to continue, there is nothing to do with it."""
    mine, theirs = table.you.ready(DEEP), table.prey.ready(TARGET)
    table.you.holds(VOID, PRESS)
    fight(table, mine, theirs)
    table.you.plays(VOID, by=mine, level=level)
    table.until("press", table.you)
    assert not table.you.may("use press", minion=mine)
    assert table.blood(mine) == 8


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_the_void_does_not_move_a_range_that_is_set(table: Table, level: str) -> None:
    """What sets the range of a round has priority; the next round is far away."""
    near = made_up("Near", modes=(before_range(sets_range("close")),))
    mine, theirs = table.you.ready(DEEP), table.prey.ready(TARGET)
    table.you.holds(near, VOID, PRESS)
    fight(table, mine, theirs)
    table.you.plays("Near", by=mine)
    table.you.plays(VOID, by=mine, level=level)
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 1


@pytest.mark.parametrize(("level", "lost"), [("dai", 0), ("DAI", 1)])
def test_the_void_takes_a_card_each_round(table: Table, level: str, lost: int) -> None:
    """At superior 1 at random of the controller of the opponent, replaced, as strikes resolve."""
    mine, theirs = table.you.ready(DEEP), table.prey.ready(TARGET)
    table.you.holds(VOID, PRESS, "Fame")
    table.prey.holds("Fame", "Blur", "Bonding")
    hand = len(table.prey.hand())
    fight(table, mine, theirs)
    table.you.plays(VOID, by=mine, level=level)
    table.until("press", table.you)
    assert len(table.state.seats[1].ash_heap) == lost
    assert len(table.prey.hand()) >= hand
    table.you.plays("A press", by=mine)
    rest(table)
    assert len(table.state.seats[1].ash_heap) == 2 * lost
    assert len(table.state.seats[2].ash_heap) == 0


@pytest.mark.parametrize("early", [False, True])
def test_no_strike_resolution_no_card_is_lost(table: Table, early: bool) -> None:
    """Where combat ends before the strikes resolve."""
    mine, theirs = table.you.ready(DEEP), table.prey.ready(TARGET)
    table.you.holds(VOID)
    table.prey.holds("Fame", COMBAT_ENDS)
    fight(table, mine, theirs)
    table.you.plays(VOID, by=mine, level="DAI")
    if early:
        table.prey.plays("Combat ends", by=theirs)
    rest(table)
    assert len(table.state.seats[1].ash_heap) == 1


@pytest.mark.parametrize("level", ["obf", "dai", "DAI"])
def test_the_void_once_each_combat(table: Table, level: str) -> None:
    """At whatever level; with Obfuscate it is a maneuver."""
    if level != "obf":
        once_each(VOID, by=DEEP, level=level)
    mine, theirs = table.you.ready(DEEP), table.prey.ready(TARGET)
    table.you.holds(VOID, VOID, PRESS)
    fight(table, mine, theirs)
    table.you.plays(VOID, by=mine, level=level)
    pressed = False
    while not table.over():
        assert not table.you.can_play(VOID)
        if not pressed and table.you.may("play", card="A press"):
            table.you.plays("A press", by=mine)
            pressed = True
        else:
            table.pass_on()
    assert pressed
    assert damage_to(table, mine) == (1 if level == "obf" else 0)


@pytest.mark.ruling(VOID, 2)
def test_the_void_counts_as_the_discipline_used() -> None:
    """Obfuscate or Daimoinon."""
    for level, used, other in (("obf", "obf", "dai"), ("dai", "dai", "obf"), ("DAI", "dai", "obf")):
        counts_as_the_discipline_used(VOID, by=DEEP, level=level, used=(used,), others=(other,))
