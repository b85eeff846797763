"""Martinelli's Ring: no card of Malkavians, Dementation or Serpentis on or at who wears it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import defined
from methuselah.language import (
    TARGET,
    THIS,
    action,
    acts,
    bleeds,
    burn_blood,
    choose,
    employs,
    equips,
    lock,
    master,
    minion,
    on,
    put_on,
    static,
    use,
)
from scenes.actions import comes_into_play
from table_talk import Table

RING = "Martinelli's Ring"
CODES = [("dem", True), ("SER", True), ("pot", False)]
ADEPT = made_vampire("Adept", "DEM", "SER", "POT", capacity=9)
VICTIM = made_vampire("Victim", "DEM", "SER", "POT", capacity=8)


def test_anybody_wears_it() -> None:
    """For nothing."""
    comes_into_play(RING, by="Ryan")


@pytest.mark.parametrize(("code", "barred"), CODES)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_its_bearer_is_no_target(table: Table, code: str, barred: bool, whose: str) -> None:
    """Of actions that require these, your own neither; anybody else is."""
    mine = table.you.ready(ADEPT)
    table.you.ready(COMPANION)
    bearer, other = getattr(table, whose).ready(VICTIM), table.prey.ready("Nassir")
    table.prey.ready("Lauren")
    getattr(table, whose).in_play(RING, on=bearer)
    table.you.holds(paper("Grip", levels={code: action(choose(on(minion)), burn_blood(1, TARGET))}))
    table.you.acts("Grip", by=mine)
    assert (bearer in table.you.choices()) is not barred
    assert other in table.you.choices()


@pytest.mark.parametrize("how", ["use", "action"])
@pytest.mark.parametrize(
    ("clans", "codes", "barred"),
    [
        (("Malkavian",), (), True),
        ((), ("dem",), True),
        (("Brujah",), (), False),
        ((), ("pot",), False),
    ],
)
def test_no_card_in_play_reaches_it(
    table: Table, how: str, clans: tuple[str, ...], codes: tuple[str, ...], barred: bool
) -> None:
    """Neither what it is used for, nor an action that it allows, if it requires these."""
    mine = table.you.ready(ADEPT)
    table.you.ready(COMPANION)
    bearer, other = table.prey.ready(VICTIM), table.prey.ready("Nassir")
    table.prey.in_play(RING, on=bearer)
    parts = (choose(on(minion)), lock(TARGET))
    does = acts(*parts) if how == "action" else use(*parts, at=("minion",))
    table.you.in_play(paper("Asylum", does, kind="master", clans=clans, disciplines=codes))
    if how == "action":
        table.you.acts("Asylum", by=mine)
    else:
        table.you.uses("Asylum")
    assert (bearer in table.you.choices()) is not barred
    assert other in table.you.choices()


def test_a_malkavian_itself_reaches_it(table: Table) -> None:
    """A vampire is of a clan and has Disciplines, but is no card that requires them."""
    power = use(choose(on(minion)), lock(TARGET), at=("minion",), by="bearer")
    mine = table.you.ready(defined(replace(ADEPT.face, clans=("Malkavian",)), uses=(power,)))
    bearer = table.prey.ready(VICTIM)
    table.prey.ready("Nassir")
    table.prey.in_play(RING, on=bearer)
    table.you.uses(mine)
    assert bearer in table.you.choices()


@pytest.mark.parametrize(
    ("clans", "barred"),
    [
        (("Malkavian",), True),
        (("Malkavian antitribu",), True),
        (("Brujah",), False),
        ((), False),
    ],
)
def test_no_master_of_malkavians_is_put_on_it(
    table: Table, clans: tuple[str, ...], barred: bool
) -> None:
    """One of another clan, or of none, is."""
    for clan in clans:
        table.you.ready(replaced("Ryan", clans=(clan,)))
    bearer, other = table.prey.ready(VICTIM), table.prey.ready("Nassir")
    table.prey.in_play(RING, on=bearer)
    table.you.ready(COMPANION)
    table.you.holds(paper("Mark", master(choose(on(minion)), put_on(TARGET)), clans=clans))
    table.begins("master")
    table.you.plays("Mark")
    assert (bearer in table.you.choices()) is not barred
    assert other in table.you.choices()


@pytest.mark.ruling(RING, 1)
@pytest.mark.parametrize(("code", "barred"), CODES)
def test_its_bearer_puts_none_on_itself(table: Table, code: str, barred: bool) -> None:
    """Another does; the bearer still bleeds with such cards."""
    bearer, other = table.you.ready(VICTIM), table.you.ready(ADEPT)
    table.you.in_play(RING, on=bearer)
    table.prey.ready("Nassir")
    table.you.holds(
        paper("Wrap", levels={code: action(put_on(THIS))}),
        paper("Charm", levels={code: action(bleeds(+1))}),
    )
    assert table.you.can_play("Wrap", by=bearer) is not barred
    assert table.you.can_play("Wrap", by=other)
    table.you.acts("Charm", by=bearer)
    rest(table)
    assert table.prey.pool() == 28


@pytest.mark.parametrize(("code", "barred"), CODES)
@pytest.mark.parametrize("kind", ["equipment", "retainer"])
def test_what_its_bearer_cannot_have(table: Table, code: str, barred: bool, kind: str) -> None:
    """Equipment and retainers that require these."""
    bearer, other = table.you.ready(VICTIM), table.you.ready(ADEPT)
    table.you.in_play(RING, on=bearer)
    way = equips() if kind == "equipment" else employs()
    table.you.holds(paper("Thing", levels={code: way}, life=1, disciplines=(code.lower(),)))
    table.asked()
    assert table.you.can_play("Thing", by=bearer) is not barred
    assert table.you.can_play("Thing", by=other)


@pytest.mark.parametrize("comes", ["from the hand", "from another"])
def test_what_is_there_is_burned(table: Table, comes: str) -> None:
    """As it is put on; other cards stay, and those on others."""
    mine, keeper = table.you.ready("Ryan"), table.you.ready("Lauren")
    table.you.ready(COMPANION)
    names = {
        "ser": paper("Serpent", levels={"ser": action(put_on(THIS))}, disciplines=("ser",)),
        "dem": paper("Madness", levels={"dem": action(put_on(THIS))}, disciplines=("dem",)),
        "clan": paper("Kin", master(put_on(TARGET)), clans=("Malkavian",)),
        "anti": paper("Foe", master(put_on(TARGET)), clans=("Malkavian antitribu",)),
        "pot": paper("Might", levels={"pot": action(put_on(THIS))}, disciplines=("pot",)),
        "none": paper("Charm", static("bleed", 0), kind="equipment"),
    }
    here = {
        word: table.you.in_play(
            card, on=mine, **({"level": word} if word in ("ser", "dem", "pot") else {})
        )
        for word, card in names.items()
    }
    there = table.you.in_play(names["dem"], on=keeper, level="dem")
    theirs = table.prey.ready("Nassir")
    far = table.prey.in_play(names["ser"], on=theirs, level="ser")
    if comes == "from the hand":
        table.you.holds(RING)
        table.you.acts(RING, by=mine)
    else:
        clean = table.you.ready("Sully")
        table.you.in_play(RING, on=clean)
        table.you.acts(by=mine, word="take equipment")
    rest(table)
    burned = {word for word, card in here.items() if table.where(card) == "ash_heap"}
    assert burned == {"ser", "dem", "clan", "anti"}
    assert (table.on(there), table.on(far)) == (keeper, theirs)
    assert table.you.pool() == 30
