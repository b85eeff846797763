"""The Guruhi Are the Land, for three kinds of action; Funeral Wake, which rouses the restless."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import action, acts, bleed, choose, modifier, other, ready, static, vampire
from table_talk import Table

LAND = "The Guruhi Are the Land"
WAKE = "Funeral Wake"
GURUHI = "Fish (G4)"


STALKING = paper(
    "Stalking", acts(choose(ready(vampire, other)), kind="hunt", stealth=1), kind="event"
)


def test_the_land_helps_a_bleed() -> None:
    """+1, limited, in a bleed; by a Guruhi only."""
    table = Table()
    mine = table.you.ready(GURUHI)
    table.you.ready(COMPANION)
    table.you.holds(LAND, paper("Soft Touch", modifier(bleed(+1))))
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert table.you.can_play("Soft Touch")
    table.you.plays(LAND, by=mine)
    assert not table.you.can_play("Soft Touch")
    rest(table)
    assert table.prey.pool() == 28


def test_no_other_vampire_has_the_land(table: Table) -> None:
    """A Laibon of another clan; nor a Guruhi in another action."""
    homa, fish = table.you.ready("Homa (G4)"), table.you.ready(GURUHI)
    table.you.holds(LAND, PAUSE, paper("Deed", action(stealth=0)))
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=homa)
    while not table.over():
        assert not table.you.can_play(LAND)
        table.pass_on()
    table.you.acts("Deed", by=fish)
    while not table.over():
        assert not table.you.can_play(LAND)
        table.pass_on()


@pytest.mark.parametrize(("helped", "gained"), [(True, 2), (False, 1)])
def test_the_land_feeds_a_hunt(table: Table, helped: bool, gained: int) -> None:
    """1 blood more, if it succeeds."""
    mine = table.you.ready(GURUHI, blood=1)
    table.you.ready(COMPANION)
    table.you.holds(LAND)
    table.prey.ready("Nassir")
    table.you.acts(word="hunt", by=mine)
    if helped:
        table.you.plays(LAND, by=mine)
    rest(table)
    assert table.blood(mine) == 1 + gained
    assert table.locked(mine)
    assert table.prey.pool() == 30


@pytest.mark.parametrize("blocked", [False, True])
def test_the_land_unlocks_who_equips(table: Table, blocked: bool) -> None:
    """If the action is successful."""
    mine = table.you.ready(GURUHI)
    table.you.ready(COMPANION)
    table.you.holds(LAND, "Kevlar Vest")
    guard = table.prey.ready(made_vampire("Guard"))
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
    table.you.acts("Kevlar Vest", by=mine)
    table.you.plays(LAND, by=mine)
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    assert table.locked(mine) is blocked
    assert table.waits_for(table.you)


@pytest.mark.ruling(LAND, 1)
def test_the_blood_comes_from_whom_the_hunt_is_about(table: Table) -> None:
    """Of a hunt that is none of the rulebook's."""
    mine = table.you.ready(GURUHI, blood=1)
    table.you.ready(COMPANION)
    victim, bystander = table.prey.ready("Trevon Parker"), table.grand_prey.ready("Nassir")
    table.you.in_play(STALKING)
    table.you.holds(LAND)
    table.you.acts("Stalking", by=mine)
    table.you.chooses(victim)
    table.you.plays(LAND, by=mine)
    rest(table)
    assert (table.blood(mine), table.blood(victim), table.blood(bystander)) == (3, 4, 4)


# -- Funeral Wake ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "most"), [("nec", 1), ("NEC", 2)])
@pytest.mark.parametrize("locked", [True, False])
def test_the_restless_are_roused(table: Table, level: str, most: int, locked: bool) -> None:
    """Mummies, wraiths and zombies of yours, by a vampire that may be locked, for 1 blood."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.ready("Puppeteer", locked=True)
    priest = table.prey.ready(made_vampire("Priest", "NEC"), locked=locked)
    mummy = table.prey.ready("Nephren-Ka", locked=True)
    wraith = table.prey.ready("Screamer", locked=True)
    zombie = table.prey.ready("Shambling Hordes", locked=True)
    mortal = table.prey.ready("Loyal Street Gang", locked=True)
    wake = table.prey.holds(WAKE)
    table.you.acts(word="bleed", by=acting)
    table.prey.plays(wake, by=priest, level=level)
    assert table.prey.choices() == {mummy, wraith, zombie}
    table.prey.chooses(wraith)
    if most == 2:
        table.prey.chooses(zombie)
    assert not table.prey.choices()
    roused = [not table.locked(one) for one in (mummy, wraith, zombie, mortal)]
    assert roused == [False, True, most == 2, False]
    assert table.locked(priest) is locked
    assert table.blood(priest) == 4
    assert table.prey.may("block", minion=wraith)
    assert table.where(wake) == "ash_heap"


def test_superior_wake_may_rouse_one(table: Table) -> None:
    """Up to two, and one at least; one that is awake may be among them."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    priest = table.prey.ready(made_vampire("Priest", "NEC"))
    mummy = table.prey.ready("Nephren-Ka", locked=True)
    zombie = table.prey.ready("Shambling Hordes", locked=True)
    awake = table.prey.ready("Screamer")
    wake = table.prey.holds(WAKE)
    table.you.acts(word="bleed", by=acting)
    table.prey.plays(wake, by=priest, level="NEC")
    assert table.prey.choices() == {mummy, zombie, awake}
    assert not table.prey.may("done")
    table.prey.chooses(mummy)
    table.prey.does("done")
    assert not table.locked(mummy)
    assert table.locked(zombie)
