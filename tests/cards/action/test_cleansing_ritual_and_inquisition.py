"""Cleansing Ritual and Inquisition."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import rest
from listening import listener
from made_up import paper
from methuselah.language import (
    action,
    choose,
    chosen,
    discard,
    equips,
    hand,
    requires_discipline,
    static,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import title_of
from table_talk import Table

RITUAL = "Cleansing Ritual"
INQUISITION = "Inquisition"
HEALER: Final = made_vampire("Healer", "OBE", "dom", capacity=6)
LAYMAN: Final = made_vampire("Layman", "obe", capacity=6)
BURDEN: Final = paper("Burden", equips(), kind="equipment")
JUDGE = "Coco Thorn (G6)"


# -- Cleansing Ritual -----------------------------------------------------------------------------


def test_the_ritual_with_dominate_adds_a_blood(table: Table) -> None:
    """To a vampire of yours, ready or in torpor; undirected, at +1 stealth, for 1 blood."""
    healer = table.you.ready(HEALER)
    ryan = table.you.ready("Ryan", blood=2)
    fallen = table.you.puts("Meaghan", "torpor", blood=1)
    table.you.ready("Procurer")
    theirs = table.prey.ready("Octane", blood=2)
    ritual = table.you.holds(RITUAL)

    table.you.acts(RITUAL, by=healer, level="dom")
    assert table.you.choices() == {healer, ryan, fallen}
    table.you.chooses(ryan)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == 1
    assert table.blood(healer) == 6  # not paid yet
    table.nobody_reacts()

    assert [table.blood(card) for card in (healer, ryan, fallen, theirs)] == [5, 3, 1, 2]
    assert table.where(ritual) == "ash_heap"
    assert table.locked(healer)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["obe", "OBE"])
def test_the_ritual_with_obeah_burns_a_card(table: Table, level: str) -> None:
    """On an ally or a younger vampire, ready and yours; at superior it unlocks at the end."""
    healer = table.you.ready(HEALER)
    ryan = table.you.ready("Ryan", locked=True)
    procurer = table.you.ready("Procurer")
    bare = table.you.ready("Nassir", locked=True)
    equal = table.you.ready("Octane")
    fallen = table.you.torpor("Meaghan")
    theirs = table.prey.ready("Massimo Falconi")
    for minion in (healer, equal, fallen):
        table.you.in_play(BURDEN, on=minion)
    his = table.you.in_play(BURDEN, on=procurer)
    hers = table.prey.in_play(BURDEN, on=theirs)
    first = table.you.in_play(BURDEN, on=ryan)
    second = table.you.in_play(BURDEN, on=ryan)
    table.you.holds(RITUAL)

    table.you.acts(RITUAL, by=healer, level=level)
    assert table.you.choices() == {first, second, his}
    table.you.chooses(second)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert table.where(second) == "ash_heap"
    assert (table.on(first), table.on(hers)) == (ryan, theirs)
    assert table.blood(healer) == 5
    assert table.locked(ryan)
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey, "minion")
    assert table.locked(ryan) == (level == "obe")
    assert table.locked(bare)


def test_the_ritual_burns_a_card_of_another_in_a_directed_action(table: Table) -> None:
    """The card is aimed at, too: only its controller may block."""
    healer = table.you.ready(HEALER)
    ryan = table.you.ready("Ryan")
    haven = table.predator.in_play("Haven Uncovered", on=ryan)
    table.predator.ready("Nassir")
    table.prey.ready("Octane")
    table.you.holds(RITUAL)

    table.you.acts(RITUAL, by=healer, level="obe")
    assert action_of(table).targets == (table.predator.number,)
    table.nobody_reacts()

    assert table.where(haven) == "ash_heap"
    assert table.waits_for(table.you)


def test_a_blocked_ritual_burns_nothing(table: Table) -> None:
    """Nor is its blood paid: what the healer lost, the blocker struck."""
    healer = table.you.ready(HEALER)
    ryan = table.you.ready("Ryan")
    burden = table.you.in_play(BURDEN, on=ryan)
    wall = table.prey.ready("Octane")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=wall)
    ritual = table.you.holds(RITUAL)

    table.you.acts(RITUAL, by=healer, level="OBE")
    table.prey.blocks(wall)
    rest(table)

    assert table.on(burden) == ryan
    assert table.blood(healer) == 5
    assert table.where(ritual) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("burdened", [True, False])
def test_who_may_perform_the_ritual(table: Table, burdened: bool) -> None:
    """With the Discipline of the level; with Obeah only where there is a card to burn."""
    healer = table.you.ready(HEALER)
    layman = table.you.ready(LAYMAN)
    ryan = table.you.ready("Ryan")
    if burdened:
        table.you.in_play(BURDEN, on=ryan)
    table.you.holds(RITUAL)

    table.begins("minion")
    assert table.you.can_play(RITUAL, by=healer, level="dom")
    assert table.you.can_play(RITUAL, by=healer, level="OBE") == burdened
    assert table.you.can_play(RITUAL, by=layman, level="obe") == burdened
    assert not table.you.can_play(RITUAL, by=layman, level="OBE")
    assert not table.you.can_play(RITUAL, by=layman, level="dom")
    assert not table.you.can_play(RITUAL, by=ryan)


@pytest.mark.ruling("Cleansing Ritual", 1)
@pytest.mark.parametrize(
    ("level", "heard", "pool"),
    [("dom", "dom", 31), ("dom", "obe", 30), ("obe", "obe", 31), ("obe", "dom", 30)],
)
def test_the_ritual_as_played_requires_what_it_is_played_with(
    table: Table, level: str, heard: str, pool: int
) -> None:
    """The Discipline that is used, and not the other."""
    healer = table.you.ready(HEALER)
    ryan = table.you.ready("Ryan")
    table.you.in_play(BURDEN, on=ryan)
    table.you.in_play(listener(heard))
    table.you.holds(RITUAL)

    table.you.acts(RITUAL, by=healer, level=level)
    if level == "dom":
        table.you.chooses(ryan)
    table.nobody_reacts()
    assert table.you.pool() == pool
    assert table.waits_for(table.you)


@pytest.mark.ruling("Cleansing Ritual", 1)
@pytest.mark.parametrize(("code", "met"), [("dom", True), ("obe", True), ("for", False)])
def test_the_ritual_in_hand_requires_both_disciplines(table: Table, code: str, met: bool) -> None:
    """A card that asks for a card in hand which requires one of them finds it."""
    meaghan = table.you.ready("Meaghan")
    shown = choose(hand(yours, requires_discipline(code)), name="shown")
    probe = paper("Probe", action(shown, discard(chosen("shown")), stealth=1))
    ritual = table.you.holds(RITUAL, "Fame", probe)[0]
    table.you.ready("Nassir")

    table.begins("minion")
    assert table.you.can_play("Probe", by=meaghan) == met
    if met:
        table.you.acts("Probe", by=meaghan)
        table.nobody_reacts()
        assert table.where(ritual) == "ash_heap"


# -- Inquisition ----------------------------------------------------------------------------------


def test_the_inquisition_strips_and_hurts_the_chosen_bishops(table: Table) -> None:
    """One or more, ready or in torpor, yours too; no archbishops; 2 damage each."""
    judge = table.you.ready(JUDGE)
    table.you.ready("Meaghan")
    own = table.you.ready("Olivia (G2)")
    caitlin = table.prey.ready("Caitlin (G2)")
    lukas = table.prey.ready("Lukas (G4)")
    jessica = table.grand_prey.ready("Jessica (G2)", blood=1)
    concordia = table.predator.puts("Concordia (G6)", "torpor", blood=3)
    card = table.you.holds(INQUISITION)

    table.you.acts(INQUISITION, by=judge)
    assert table.you.choices() == {own, caitlin, jessica, concordia}
    assert not table.you.may("done")
    table.you.chooses(caitlin)
    table.you.chooses(jessica)
    assert table.you.choices() == {own, concordia}
    table.you.chooses(concordia)
    table.you.does("done")
    table.nobody_reacts()

    assert [title_of(table.state, one) for one in (caitlin, jessica, concordia)] == [""] * 3
    assert [table.blood(one) for one in (caitlin, jessica, concordia)] == [4, 0, 1]
    assert [table.where(one) for one in (caitlin, jessica, concordia)] == [
        "ready",
        "torpor",
        "torpor",
    ]
    assert title_of(table.state, own) == "bishop"
    assert title_of(table.state, lukas) == "archbishop"
    assert (table.blood(own), table.blood(lukas)) == (5, 8)
    assert table.where(card) == "ash_heap"
    assert table.locked(judge)
    assert table.waits_for(table.you)


def test_the_controllers_of_the_chosen_bishops_may_block(table: Table) -> None:
    """Each of them in turn, at +1 stealth; not a Methuselah of whom nobody was chosen."""
    judge = table.you.ready(JUDGE)
    table.you.ready("Meaghan")
    caitlin = table.prey.ready("Caitlin (G2)")
    jessica = table.grand_prey.ready("Jessica (G2)")
    table.predator.ready("Concordia (G6)")
    ryan, nassir = table.prey.ready("Ryan"), table.grand_prey.ready("Nassir")
    table.you.holds(INQUISITION)

    table.you.acts(INQUISITION, by=judge)
    table.you.chooses(caitlin)
    table.you.chooses(jessica)
    table.you.does("done")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number, table.grand_prey.number)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=ryan)
    table.until("action", table.grand_prey)
    assert table.grand_prey.may("block", minion=nassir)
    table.nobody_reacts()

    assert title_of(table.state, caitlin) == title_of(table.state, jessica) == ""
    assert table.waits_for(table.you)


def test_a_blocked_inquisition_hurts_nobody(table: Table) -> None:
    """The only bishop is chosen by itself; he keeps his title."""
    judge = table.you.ready(JUDGE)
    table.you.ready("Meaghan")
    caitlin = table.prey.ready("Caitlin (G2)")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=ryan)
    table.you.holds(INQUISITION)

    table.you.acts(INQUISITION, by=judge)
    table.prey.blocks(ryan)
    rest(table)

    assert title_of(table.state, caitlin) == "bishop"
    assert table.blood(caitlin) == 6
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("bishop", "may"), [("Caitlin (G2)", True), ("Lukas (G4)", False)])
def test_a_sabbat_vampire_inquires_where_there_is_a_bishop(
    table: Table, bishop: str, may: bool
) -> None:
    """An archbishop is none; nor does a vampire of the Camarilla act."""
    judge = table.you.ready(JUDGE)
    other = table.you.ready("Meaghan")
    table.prey.ready(bishop)
    table.you.holds(INQUISITION)

    table.begins("minion")
    assert table.you.can_play(INQUISITION, by=judge) == may
    assert not table.you.can_play(INQUISITION, by=other)
