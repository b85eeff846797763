"""Combat cards of the Gangrel: Bear's Skin, Claws of the Dead, Form of the Wolf."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, PRESS, fight, rest
from fight_talk import damage_to
from table_talk import Table

BEAR = "Bear's Skin"
CLAWS = "Claws of the Dead"
WOLF = "Form of the Wolf"


# -- Bear's Skin ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "second", "hurt"),
    [("Nathan Turner", "ani_pro", 1, 1), ("Gitane St. Claire", "ANI_PRO", 2, 0)],
)
def test_bears_skin_is_strength_and_a_prevention(
    table: Table, name: str, level: str, second: int, hurt: int
) -> None:
    """For this round, or at superior for every round of the combat."""
    gangrel = table.you.ready(name)
    belinde = table.prey.ready("Belinde")
    card = table.you.holds(BEAR)
    table.you.holds(PRESS)

    fight(table, gangrel, belinde)
    table.you.plays(BEAR, by=gangrel, level=level)
    table.you.does("use prevention")
    assert not table.you.may("use prevention")
    table.until("press", table.you)
    assert damage_to(table, belinde) == 2
    assert damage_to(table, gangrel) == 0
    table.you.plays("A press", by=gangrel)
    if level == "ANI_PRO":
        table.you.does("use prevention")
    rest(table)
    assert damage_to(table, belinde) == 2 + second
    assert damage_to(table, gangrel) == hurt
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_bears_skin_once_each_combat_before_range(table: Table) -> None:
    """Not again in the next round, nor later in the first."""
    gitane = table.you.ready("Gitane St. Claire")
    nathan = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(BEAR, BEAR, PRESS)

    fight(table, gitane, belinde)
    table.until("before_range", table.you)
    assert table.you.can_play(BEAR, by=gitane, level="ani_pro")
    assert not table.you.can_play(BEAR, by=nathan)
    table.you.plays(BEAR, by=gitane, level="ani_pro")
    while not table.over():
        assert not table.you.can_play(BEAR)
        if table.you.may("play", card="A press"):
            table.you.plays("A press", by=gitane)
        else:
            table.pass_on()


# -- Claws of the Dead ----------------------------------------------------------------------------


@pytest.mark.ruling(CLAWS, 1)
@pytest.mark.parametrize("window", ["before_range", "before_strikes", "strikes_chosen"])
def test_claws_make_the_hand_strikes_aggravated(table: Table, window: str) -> None:
    """Any time before strikes resolve, even once both are chosen ([RTR 19960112]); 1 blood."""
    indira = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(CLAWS)

    fight(table, indira, belinde)
    table.until(window, table.you)
    table.you.plays(CLAWS, by=indira, level="pro")
    rest(table)
    assert table.blood(indira) == 1
    assert table.where(belinde) == "torpor"
    assert table.where(indira) == "ready"
    assert table.waits_for(table.you)


def test_claws_are_too_late_once_strikes_resolve(table: Table) -> None:
    """Neither when damage is prevented nor after it."""
    indira = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(CLAWS)

    fight(table, indira, belinde)
    table.until("strikes_chosen", table.you)
    table.you.passes()
    while not table.over():
        assert not table.you.can_play(CLAWS)
        table.pass_on()
    assert table.blood(belinde) == 5


def test_claws_last_for_the_round(table: Table) -> None:
    """Dodged in the first round; the damage of the second is normal."""
    indira = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(CLAWS, PRESS)
    table.prey.holds(DODGE)

    fight(table, indira, belinde)
    table.you.plays(CLAWS, by=indira, level="pro")
    table.prey.plays("A dodge", by=belinde)
    table.you.plays("A press", by=indira)
    rest(table)
    assert table.where(belinde) == "ready"
    assert table.blood(belinde) == 5


def test_superior_claws_are_a_maneuver(table: Table) -> None:
    """To long range, where hands do nothing."""
    indira = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(CLAWS)

    fight(table, indira, belinde)
    table.until("range", table.you)
    table.you.plays(CLAWS, by=indira, level="PRO")
    rest(table)
    assert damage_to(table, belinde) == 0
    assert damage_to(table, indira) == 0
    assert table.blood(indira) == 2


# -- Form of the Wolf -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "level"), [("Hanna Nokelainen", "pro"), ("Indira", "PRO")])
def test_the_wolf_is_stronger_for_the_combat(table: Table, name: str, level: str) -> None:
    """+1 strength in both rounds; at superior it brings the press itself."""
    gangrel = table.you.ready(name)
    belinde = table.prey.ready("Belinde")
    table.you.holds(WOLF)
    if level == "pro":
        table.you.holds(PRESS)

    fight(table, gangrel, belinde)
    table.you.plays(WOLF, by=gangrel, level=level)
    table.until("press", table.you)
    assert damage_to(table, belinde) == 2
    if level == "pro":
        assert not table.you.may("use press")
        table.you.plays("A press", by=gangrel)
    else:
        table.you.does("use press")
    rest(table)
    assert damage_to(table, belinde) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling(WOLF, 1)
def test_the_press_of_the_wolf_is_for_this_round(table: Table) -> None:
    """Unused, it is gone in the next round ([TOM 19960521])."""
    indira = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(WOLF, PRESS)

    fight(table, indira, belinde)
    table.you.plays(WOLF, by=indira, level="PRO")
    table.you.plays("A press", by=indira)
    while not table.over():
        assert not table.you.may("use press")
        table.pass_on()
    assert damage_to(table, belinde) == 4


def test_the_wolf_is_played_once_each_combat(table: Table) -> None:
    """And only before range is determined."""
    indira = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(WOLF, WOLF)

    fight(table, indira, belinde)
    table.you.plays(WOLF, by=indira, level="PRO")
    table.you.does("use press")
    while not table.over():
        assert not table.you.can_play(WOLF)
        table.pass_on()
