"""Actions that require a clan: Despiral, Legend of the Leopard."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import action_requires, static
from methuselah.rules.action.action import stealth
from table_talk import Table

DESPIRAL = "Despiral"
LEGEND = "Legend of the Leopard"


def test_despiral_goes_on_the_ishtarri(table: Table) -> None:
    """1 blood, +1 stealth; 1 counter; only an Ishtarri may."""
    ubende = table.you.ready("Ubende (G4)", blood=1)
    ryan = table.you.ready("Ryan")
    despiral = table.you.holds(DESPIRAL)
    crow = table.prey.ready("Crow")

    assert not table.you.can_play(DESPIRAL, by=ryan)
    table.you.acts(DESPIRAL, by=ubende)
    table.prey.blocks(crow)  # in vain
    rest(table)
    assert table.on(despiral) == ubende
    assert table.counters(despiral) == 1
    assert table.blood(ubende) == 0
    assert not table.locked(crow)
    assert table.waits_for(table.you)


def test_not_without_the_blood(table: Table) -> None:
    """It costs 1."""
    ubende = table.you.ready("Ubende (G4)", blood=0)
    table.you.ready(COMPANION)
    table.you.holds(DESPIRAL)
    assert not table.you.can_play(DESPIRAL, by=ubende)


@pytest.mark.parametrize("counters", [1, 3])
def test_bleed_for_each_counter(table: Table, counters: int) -> None:
    """+X bleed for the bearer, at no stealth; nobody else gets it."""
    ubende = table.you.ready("Ubende (G4)")
    ryan = table.you.ready("Ryan")
    table.you.in_play(DESPIRAL, on=ubende, counters=counters)

    table.you.acts(by=ryan, word="bleed")
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(by=ubende, word="bleed")
    rest(table)
    assert table.prey.pool() == 28 - counters


@pytest.mark.parametrize(
    ("counters", "blood", "may"), [(1, 1, True), (1, 0, False), (3, 3, True), (3, 2, False)]
)
def test_another_counter_for_x_blood(table: Table, counters: int, blood: int, may: bool) -> None:
    """X is what lies there before; +1 stealth; not with less blood."""
    ubende = table.you.ready("Ubende (G4)", blood=blood)
    table.you.ready(COMPANION)
    despiral = table.you.in_play(DESPIRAL, on=ubende, counters=counters)
    crow = table.prey.ready("Crow")

    assert table.you.may("use action", card=despiral, by=ubende) == may
    if may:
        table.you.acts(despiral, by=ubende)
        table.prey.blocks(crow)  # in vain
        rest(table)
        assert table.counters(despiral) == counters + 1
        assert table.blood(ubende) == blood - counters
        assert table.locked(ubende)
        assert not table.locked(crow)
        assert table.waits_for(table.you)


def test_a_blocked_action_adds_nothing(table: Table) -> None:
    """Against 1 intercept; the blood is not paid."""
    ubende = table.you.ready("Ubende (G4)", blood=4)
    table.you.ready(COMPANION)
    despiral = table.you.in_play(DESPIRAL, on=ubende, counters=2)
    crow = table.prey.ready("Crow")
    table.prey.in_play("Sport Bike", on=crow)
    table.you.acts(despiral, by=ubende)
    table.prey.blocks(crow)
    rest(table)
    assert table.counters(despiral) == 2
    assert table.blood(ubende) == 3  # a hand strike


@pytest.mark.ruling("Despiral", 1)
@pytest.mark.parametrize(("clan", "added"), [("Ishtarri", True), ("Osebo", False)])
def test_its_action_is_one_that_requires_ishtarri(table: Table, clan: str, added: bool) -> None:
    """With +1 stealth for actions that require the clan it passes a blocker with 1 intercept."""
    cloak = paper("Cloak", static("stealth", +1, when=action_requires(clan)), kind="equipment")
    ubende = table.you.ready("Ubende (G4)")
    table.you.ready(COMPANION)
    table.you.in_play(cloak, on=ubende)
    despiral = table.you.in_play(DESPIRAL, on=ubende, counters=1)
    crow = table.prey.ready("Crow")
    table.prey.in_play("Sport Bike", on=crow)
    table.you.acts(despiral, by=ubende)
    table.prey.blocks(crow)
    rest(table)
    assert table.counters(despiral) == (2 if added else 1)


@pytest.mark.ruling("Despiral", 1)
def test_its_action_requires_an_ishtarri(table: Table) -> None:
    """A bearer of another clan cannot take it; nor can another Ishtarri: it is the bearer's."""
    ryan = table.you.ready("Ryan")
    ubende = table.you.ready("Ubende (G4)")
    second = table.you.ready(replaced("Octane", clans=("Ishtarri",)))
    foreign = table.you.in_play(DESPIRAL, on=ryan, counters=1)
    own = table.you.in_play(DESPIRAL, on=ubende, counters=1)

    assert not table.you.may("use action", card=foreign, by=ryan)
    assert not table.you.may("use action", card=own, by=second)
    assert table.you.may("use action", card=own, by=ubende)


# -- Legend of the Leopard ------------------------------------------------------------------------


def test_the_leopard_hurts_a_vampire(table: Table) -> None:
    """1 damage, for 1 blood; +1 stealth; of prey or predator, in torpor too; no ally."""
    homa = table.you.ready("Homa (G4)", blood=3)
    table.you.ready(COMPANION)
    legend = table.you.holds(LEGEND)
    ryan = table.prey.ready("Ryan", blood=3)
    crow = table.prey.ready("Crow")
    sleeper = table.predator.torpor("Duck (G1)")
    table.predator.ready("Underbridge Stray")
    table.grand_prey.ready("Lauren")

    table.you.acts(LEGEND, by=homa, level="")
    assert table.you.choices() == {ryan, crow, sleeper}
    table.you.chooses(ryan)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    table.prey.blocks(crow)  # in vain
    rest(table)
    assert (table.blood(ryan), table.blood(crow), table.blood(homa)) == (2, 5, 2)
    assert not table.locked(ryan)
    assert table.where(legend) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_leopard_takes_an_ally(table: Table) -> None:
    """For good; not one of the grand prey, nor a vampire."""
    homa = table.you.ready("Homa (G4)", blood=3)
    table.you.ready(COMPANION)
    table.you.ready("Carlton Van Wyk")
    table.you.holds(LEGEND)
    mystic = table.prey.ready("Vagabond Mystic", blood=1)
    stray = table.predator.ready("Underbridge Stray")
    ryan = table.prey.ready("Ryan")
    table.grand_prey.ready("War Ghoul")

    table.you.acts(LEGEND, by=homa, level="2")
    assert table.you.choices() == {mystic, stray}
    table.you.chooses(mystic)
    assert stealth(table.state, action_of(table)) == 1
    table.prey.blocks(ryan)  # in vain
    rest(table)
    assert not table.locked(ryan)
    assert table.state.controller(mystic) == table.you.number
    assert table.state.controller(stray) == table.predator.number
    assert table.blood(mystic) == 1
    assert table.blood(homa) == 2
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    assert table.state.controller(mystic) == table.you.number


def test_the_leopard_needs_an_osebo_and_a_victim(table: Table) -> None:
    """Each way needs its own kind; nobody but an Osebo may."""
    homa = table.you.ready("Homa (G4)", blood=1)
    ryan = table.you.ready("Ryan")
    table.you.holds(LEGEND)
    table.prey.ready("Crow")
    table.grand_prey.ready("Underbridge Stray")
    assert table.you.can_play(LEGEND, by=homa, level="")
    assert not table.you.can_play(LEGEND, by=homa, level="2")  # no ally beside you
    assert not table.you.can_play(LEGEND, by=ryan)


@pytest.mark.ruling("Legend of the Leopard", 1)
def test_an_ally_is_taken_whatever_it_requires(table: Table) -> None:
    """A ghoul that requires a Tzimisce, whom you have not."""
    homa = table.you.ready("Homa (G4)", blood=1)
    table.you.ready(COMPANION)
    table.you.holds(LEGEND)
    ghoul = table.prey.ready("War Ghoul")
    table.prey.ready("Crow", locked=True)
    table.you.acts(LEGEND, by=homa, level="2")
    rest(table)
    assert table.state.controller(ghoul) == table.you.number
    assert table.where(ghoul) == "ready"


def test_it_can_be_blocked_by_whom_it_is_directed_at(table: Table) -> None:
    """With intercept; the predator cannot block what is directed at the prey."""
    homa = table.you.ready("Homa (G4)", blood=4)
    table.you.ready(COMPANION)
    table.you.holds(LEGEND)
    crow = table.prey.ready("Crow")
    table.prey.in_play("Sport Bike", on=crow)
    duck = table.predator.ready("Duck (G1)")
    table.you.acts(LEGEND, by=homa, level="")
    table.you.chooses(crow)
    table.until("action", table.prey)
    assert not table.predator.may("block", minion=duck)
    table.prey.blocks(crow)
    rest(table)
    assert table.blood(homa) == 3
    assert table.blood(crow) == 5 - 1  # the hand strike only
