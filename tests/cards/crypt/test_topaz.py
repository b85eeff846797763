"""Topaz, who takes equipment out of the hand of your prey instead of her own."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, fight, made_up, rest
from made_up import paper, thing
from methuselah.engine.definitions import Definition
from methuselah.engine.knowledge import sees
from methuselah.language import (
    action,
    before_range,
    choose,
    equips_chosen,
    hand,
    is_a,
    searches_for_equipment,
    static,
    yours,
)
from table_talk import Table

TOPAZ = "Topaz (G4)"


def tool(name: str, **face: object) -> Definition:
    """Equipment without a text."""
    one = thing("equipment", **face)
    return paper(name, *one.modes, kind="equipment", **face)  # type: ignore[arg-type]


OWN, THEIRS = tool("Own", pool_cost=1), tool("Theirs", pool_cost=3, clans=("Tremere",))


@pytest.mark.ruling(TOPAZ, 2)
@pytest.mark.parametrize("answer", ["takes", "looks", "declines"])
def test_topaz_takes_what_your_prey_holds(table: Table, answer: str) -> None:
    """Only her own card is paid; neither cost nor clan of the other counts; or she keeps hers."""
    topaz = table.you.ready(TOPAZ)
    table.you.ready(COMPANION)
    own = table.you.holds(OWN)
    theirs, fame = table.prey.holds(THEIRS, "Fame")
    table.grand_prey.holds(THEIRS)
    table.you.acts(own, by=topaz)
    while not table.you.may("answer"):
        table.pass_on()
    assert table.you.pool() == 29
    assert not sees(table.state, 0, fame)
    if answer != "declines":
        table.you.does("answer")
        assert sees(table.state, 0, fame)
        assert table.you.choices() - {-1} == {theirs}
        if answer == "takes":
            table.you.chooses(theirs)
        else:
            table.you.does("done")
    rest(table)
    takes = answer == "takes"
    assert table.where(own) == ("ash_heap" if takes else "attached")
    assert table.where(theirs) == ("attached" if takes else "hand")
    if takes:
        assert table.on(theirs) == topaz
        assert table.state.controller(theirs) == table.you.number
    assert (table.you.pool(), table.prey.pool()) == (29, 30)
    if takes:
        assert len(table.prey.hand()) == 7  # it was replaced


@pytest.mark.parametrize("how", ["blocked", "another minion", "another vampire", "found"])
def test_topaz_looks_at_nothing_otherwise(table: Table, how: str) -> None:
    """If she is blocked, takes it from another minion or finds it, or if another equips."""
    topaz = table.you.ready(TOPAZ)
    other = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    own = table.you.holds(OWN)
    table.prey.holds(THEIRS)
    wall = table.prey.ready("Nassir")
    eyes = paper("Eyes", static("intercept", +1), kind="equipment")
    if how == "blocked":
        table.prey.in_play(eyes, on=wall)
    lent = table.you.in_play("Leather Jacket", on=other)
    if how == "another minion":
        table.you.acts(word="take equipment", by=topaz)
        if table.you.may("choose", target=lent):
            table.you.chooses(lent)
    elif how == "found":
        table.you.library(OWN, "Fame")
        search = paper("Search", action(searches_for_equipment(), stealth=1, kind="equip"))
        table.you.holds(search)
        table.you.acts("Search", by=topaz)
        while not table.you.may("choose"):
            table.pass_on()
        table.you.chooses(min(card for card in table.you.choices() if card >= 0))
    else:
        table.you.acts(own, by=other if how == "another vampire" else topaz)
    while not table.over():
        if how == "blocked" and table.prey.may("block", minion=wall):
            table.prey.blocks(wall)
        assert not table.you.may("answer")
        table.pass_on()
    assert table.where(topaz) == "ready"


@pytest.mark.ruling(TOPAZ, 1)
def test_topaz_takes_it_in_combat_too(table: Table) -> None:
    """Where a card lets her equip from your hand without an action."""
    topaz, foe = table.you.ready(TOPAZ), table.prey.ready("Nassir")
    draw = made_up(
        "Draw",
        modes=(
            before_range(
                choose(hand(yours, is_a("equipment")), name="named"), equips_chosen("named")
            ),
        ),
    )
    own = table.you.holds(OWN)
    table.you.holds(draw)
    theirs = table.prey.holds(THEIRS)
    fight(table, topaz, foe)
    table.you.plays("Draw", by=topaz)
    table.you.does("answer")
    table.you.chooses(theirs)
    rest(table)
    assert (table.where(own), table.on(theirs)) == ("ash_heap", topaz)


@pytest.mark.parametrize("own", ["Own", "Laptop Computer"])
def test_topaz_takes_only_what_she_could_have_instead(table: Table, own: str) -> None:
    """No second computer, but one for her own; nothing that would contest yours; no ally."""
    topaz = table.you.ready(TOPAZ)
    other = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play("Ivory Bow", on=other)
    if own == "Own":
        table.you.in_play("Laptop Computer", on=topaz)
    mine = table.you.holds(OWN if own == "Own" else own)
    theirs, computer = table.prey.holds(THEIRS, "Laptop Computer")
    table.prey.holds("Ivory Bow", thing("ally"))
    table.you.acts(mine, by=topaz)
    while not table.you.may("answer"):
        table.pass_on()
    table.you.does("answer")
    assert table.you.choices() - {-1} == ({theirs} if own == "Own" else {theirs, computer})
    if own != "Own":
        table.you.chooses(computer)
        rest(table)
        assert (table.on(computer), table.where(mine)) == (topaz, "ash_heap")


def test_what_another_has_equipped_with_came_from_him(table: Table) -> None:
    """It came from the hand this turn, but not as she equips with it."""
    topaz, ryan = table.you.ready(TOPAZ), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    own = table.you.holds(OWN)
    table.prey.holds(THEIRS)
    table.you.acts(own, by=ryan)
    rest(table)
    assert table.on(own) == ryan
    table.you.acts(word="take equipment", by=topaz)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.on(own) == topaz
