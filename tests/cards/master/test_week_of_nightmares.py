"""Week of Nightmares: what it makes of the Ravnos, their hunt, and how the week ends."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from methuselah.engine.definitions import Definition, defined
from methuselah.language import action, static
from methuselah.pool import Face
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strikes import strength
from table_talk import Table

WEEK = "Week of Nightmares"
BRIAN = "Brian Thompson (G4)"  # a Ravnos of capacity 4
ANDREI = "Andrei Puxon (G2)"  # a Ravnos of capacity 5
NORMAL = "Normal (G1)"


def made_up(name: str, kind: str, **parts: object) -> Definition:
    """A card that is in no set."""
    face = Face(
        id=930_000 + len(name), name=name, printed_name=name, types=(kind,), text="", digest=""
    )
    return defined(face, **parts)  # type: ignore[arg-type]


def test_the_week_is_played_once_in_a_game(table: Table) -> None:
    """By whoever controls a Ravnos, with 10 counters; no second copy, whoever holds it."""
    table.you.ready(BRIAN)
    table.prey.ready(ANDREI)
    week = table.you.holds(WEEK)
    table.you.library(WEEK)
    table.prey.holds(WEEK, "Fortune Teller Shop")
    table.begins("master")

    table.you.plays(week)
    table.until_turn_of(table.prey, "master")
    assert table.where(week) == "permanent"
    assert table.counters(week) == 10
    assert WEEK in table.you.hand()

    assert table.prey.can_play("Fortune Teller Shop")
    assert not table.prey.can_play(WEEK)


def test_ravnos_are_stronger_and_do_not_hunt_as_normal(table: Table) -> None:
    """+1 bleed and +1 strength for those of every Methuselah, and for nobody else."""
    table.prey.in_play(WEEK)
    brian = table.you.ready(BRIAN, blood=2)
    andrei = table.grand_prey.ready(ANDREI)
    other = table.you.ready(NORMAL, blood=1)

    assert table.you.may("act", minion=other, word="hunt")
    assert not table.you.may("act", minion=brian, word="hunt")
    assert strength(table.state, brian) == strength(table.state, andrei) == 2
    assert strength(table.state, other) == 1
    table.you.acts(word="bleed", by=brian)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()
    assert table.prey.pool() == 27


@pytest.mark.ruling(WEEK, 1)
def test_a_ravnos_hunts_another_ravnos_once_a_turn(table: Table) -> None:
    """An action of the Ravnos alone ([LSJ 20080604]), at +1 stealth, directed."""
    table.prey.in_play(WEEK)
    brian = table.you.ready(BRIAN, blood=2)
    other = table.you.ready(NORMAL, blood=1)
    victim = table.grand_prey.ready(ANDREI)
    table.prey.ready(NORMAL)

    assert not table.you.may("use action", minion=other)
    table.you.acts(WEEK, by=brian)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).kind == "hunt"
    assert action_of(table).targets == (table.grand_prey.number,)
    table.nobody_reacts()

    assert table.blood(brian) == 3
    assert table.blood(victim) == 4
    assert not table.you.may("use action", minion=brian)
    assert table.waits_for(table.you)


@pytest.mark.ruling(WEEK, 3)
def test_a_ravnos_steals_no_more_than_there_is(table: Table) -> None:
    """An empty vampire can be the target: the action succeeds, the hunt does not."""
    table.you.in_play(WEEK)
    brian = table.you.ready(BRIAN, blood=2)
    victim = table.prey.ready(ANDREI, blood=0)

    table.you.acts(WEEK, by=brian)
    table.nobody_reacts()

    assert table.blood(brian) == 2
    assert table.blood(victim) == 0
    assert told(table, "action over", seat=0, word="successful") == 1


@pytest.mark.ruling(WEEK, 4)
def test_blood_that_a_full_ravnos_steals_goes_to_the_bank(table: Table) -> None:
    """[LSJ 20010809-1]."""
    table.you.in_play(WEEK)
    brian = table.you.ready(BRIAN)
    victim = table.prey.ready(ANDREI)

    table.you.acts(WEEK, by=brian)
    table.nobody_reacts()

    assert (table.blood(brian), table.blood(victim)) == (4, 4)


@pytest.mark.ruling(WEEK, 5)
def test_without_another_ravnos_there_is_no_hunt(table: Table) -> None:
    """Vampires of other clans are no targets; an empty Ravnos is stuck [LSJ 19970224]."""
    table.you.in_play(WEEK)
    brian = table.you.ready(BRIAN, blood=0)
    table.you.ready("Loyal Street Gang")
    table.prey.ready(NORMAL)

    assert not table.you.may(("act", "use action"), minion=brian)


def test_an_empty_ravnos_must_hunt_so(table: Table) -> None:
    """It is its mandatory action; one in torpor is another Ravnos too."""
    table.you.in_play(WEEK)
    brian = table.you.ready(BRIAN, blood=0)
    table.you.ready("Loyal Street Gang")
    victim = table.prey.torpor(ANDREI)

    table.until("minion")

    assert (table.blood(brian), table.blood(victim)) == (1, 4)


@pytest.mark.ruling(WEEK, 6)
def test_the_hunt_value_counts_and_all_is_taken_from_the_victim(table: Table) -> None:
    """[RTR 20180511]."""
    table.you.in_play(WEEK)
    brian = table.you.ready(BRIAN, blood=1)
    table.you.in_play(made_up("Good Nose", "equipment", statics=(static("hunt", +1),)), on=brian)
    victim = table.prey.ready(ANDREI)

    table.you.acts(WEEK, by=brian)
    table.nobody_reacts()

    assert (table.blood(brian), table.blood(victim)) == (3, 3)


@pytest.mark.ruling(WEEK, 2)
def test_another_unusual_hunt_is_permitted_and_steals_nothing(table: Table) -> None:
    """What its card says applies, and this card does not combine with it [LSJ 20090606]."""
    table.you.in_play(WEEK)
    brian = table.you.ready(BRIAN, blood=1)
    victim = table.prey.ready(ANDREI)
    card = table.you.holds(made_up("Night Hunt", "action", modes=(action(kind="hunt"),)))

    table.you.acts(card, by=brian)
    table.nobody_reacts()

    assert (table.blood(brian), table.blood(victim)) == (2, 5)


def test_every_methuselah_may_move_a_counter_in_her_unlock_phase(table: Table) -> None:
    """One counter, to any Ravnos; or none."""
    week = table.you.in_play(WEEK, counters=10)
    mine = table.you.ready(BRIAN)
    theirs = table.prey.ready(ANDREI)
    other = table.prey.ready(NORMAL)
    table.begins("unlock")

    table.you.does("do")
    assert not table.you.may("choose", target=other)
    table.you.chooses(theirs)
    table.until_turn_of(table.prey)
    table.prey.does("do")
    table.prey.chooses(theirs)
    table.until_turn_of(table.grand_prey, "discard")

    assert table.counters(week) == 8
    assert table.state.cards[theirs].note("nightmare") == 2
    assert table.state.cards[mine].note("nightmare") < 1


@pytest.mark.parametrize(("pays", "where", "blood"), [(True, "ready", 1), (False, "ash_heap", 0)])
def test_with_the_last_counter_the_nightmares_are_paid(
    table: Table, pays: bool, where: str, blood: int
) -> None:
    """1 blood for each counter, or it is burned; its controller chooses. The card burns too."""
    week = table.you.in_play(WEEK, counters=1)
    haunted = table.prey.ready(ANDREI, blood=4, notes=(("nightmare", 2),))
    calm = table.you.ready(BRIAN, blood=2)
    table.begins("unlock")

    table.you.does("do")
    table.you.chooses(haunted)
    table.prey.does("do", number=0 if pays else 1)
    table.until("minion")

    assert table.where(week) == "ash_heap"
    assert table.where(haunted) == where
    if pays:
        assert table.blood(haunted) == blood
        assert table.state.cards[haunted].note("nightmare") < 1
    assert table.blood(calm) == 2


def test_a_ravnos_that_cannot_pay_is_burned(table: Table) -> None:
    """3 counters, 2 blood."""
    table.you.ready("Loyal Street Gang")
    table.you.in_play(WEEK, counters=1)
    haunted = table.prey.ready(ANDREI, blood=2, notes=(("nightmare", 2),))
    able = table.grand_prey.ready(BRIAN, blood=1, notes=(("nightmare", 1),))
    table.begins("unlock")

    table.you.does("do")
    table.you.chooses(haunted)
    table.grand_prey.does("do", number=0)
    table.until("minion")

    assert table.where(haunted) == "ash_heap"
    assert table.where(able) == "ready"
    assert table.blood(able) == 0
