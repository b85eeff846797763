"""Fata Amria, which clouds superior Disciplines, and Contraband, paid for with blood."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import (
    before_range,
    being_played,
    cancels_card,
    equips,
    gain_pool,
    helps_pay,
    melee_strike,
    modifier,
    static,
    strikes,
    use,
)
from table_talk import Table

FATA, GOODS = "Fata Amria", "Contraband"
TARGET = made_vampire("Target", capacity=10)
DREAMER = made_vampire("Dreamer", "CHI", capacity=8)


# -- Fata Amria ----------------------------------------------------------------------------------


@pytest.mark.ruling(FATA, 3)
@pytest.mark.parametrize(("how", "lies"), [("hand", True), ("dodge", True), ("far", False)])
def test_the_mirage_is_put_on_the_opposing_vampire(table: Table, how: str, lies: bool) -> None:
    """A dodge may be chosen and has no effect; at long range it does not reach."""
    mine, theirs = table.you.ready(DREAMER), table.prey.ready(TARGET)
    held = table.you.holds(FATA)
    table.prey.holds(DODGE, MANEUVER)
    fight(table, mine, theirs)
    if how == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(held, by=mine, level="chi")
    if how == "dodge":
        table.prey.plays("A dodge", by=theirs)
    else:
        table.prey.does("hand strike")
    rest(table)
    assert (table.where(held) == "attached") is lies
    if lies:
        assert table.on(held) == theirs
    assert damage_to(table, theirs) == 0
    assert table.blood(mine) == 8 - 1 - damage_to(table, mine)
    assert table.waits_for(table.you)


def test_no_mirage_for_an_ally(table: Table) -> None:
    """The opposing vampire."""
    mine, theirs = table.you.ready(DREAMER), table.prey.ready("Renegade Garou")
    table.you.holds(FATA, DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge")
    assert not table.you.can_play(FATA, by=mine)


@pytest.mark.parametrize("clouded", [True, False])
def test_superior_disciplines_are_clouded(table: Table, clouded: bool) -> None:
    """Cards are played at inferior, and those without a Discipline; another vampire is free."""
    mine = table.you.ready(made_vampire("Bats", "ANI", "CEL", capacity=8))
    other = table.you.ready(COMPANION)
    table.prey.in_play(FATA, on=mine if clouded else other)
    theirs = table.prey.ready(TARGET)
    table.you.holds("Aid from Bats", "Blur", DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge")
    assert table.you.can_play("Aid from Bats", by=mine, level="ani")
    assert table.you.can_play("Aid from Bats", by=mine, level="ANI") is not clouded
    table.you.does("hand strike")
    table.until("additional", table.you)
    assert table.you.can_play("Blur", by=mine, level="cel")
    assert table.you.can_play("Blur", by=mine, level="CEL") is not clouded


def test_flight_is_no_superior_discipline(table: Table) -> None:
    """A flying vampire pounces."""
    mine = table.you.ready("Obsidian (G2)")
    table.prey.in_play(FATA, on=mine)
    table.you.holds("Pounce", DODGE)
    fight(table, mine, table.prey.ready(TARGET))
    table.until("strike", table.you)
    assert table.you.can_play("Pounce", by=mine)


@pytest.mark.ruling(FATA, 1)
@pytest.mark.parametrize("locked", [True, False])
@pytest.mark.parametrize("asleep", [True, False])
@pytest.mark.parametrize("burns", [True, False])
def test_it_is_burned_instead_of_unlocking(
    table: Table, locked: bool, asleep: bool, burns: bool
) -> None:
    """Locked or not, where the vampire would unlock as normal; the others unlock."""
    mine, other = table.prey.ready(TARGET, locked=locked), table.prey.ready("Ryan", locked=True)
    held = table.you.in_play(FATA, on=mine)
    if asleep:
        table.you.in_play(paper("Sleep", static("does not unlock"), kind="master"), on=mine)
    table.you.ready(COMPANION)
    table.until_turn_of(table.prey, "unlock") if asleep else None
    if not asleep:
        while not table.prey.may("choose", target=held):
            table.pass_on()
        if burns:
            table.prey.chooses(held)
        table.prey.does("done") if table.prey.may("done") else None
    table.until_turn_of(table.prey, "minion")
    gone = burns and not asleep
    assert (table.where(held) == "ash_heap") is gone
    assert table.locked(mine) is (locked and (gone or asleep))
    assert not table.locked(other)


def test_only_one_of_two_is_burned(table: Table) -> None:
    """A vampire unlocks once; in the next unlock phase it does as normal, or burns the other."""
    mine = table.prey.ready(TARGET, locked=True)
    table.prey.ready("Ryan")
    one, two = table.you.in_play(FATA, on=mine), table.you.in_play(FATA, on=mine)
    table.you.ready(COMPANION)
    while not table.prey.may("choose", target=one):
        table.pass_on()
    table.prey.chooses(one)
    if table.prey.may("choose", target=two):
        table.prey.chooses(two)
    table.until_turn_of(table.prey, "minion")
    assert (table.where(one), table.where(two)) == ("ash_heap", "attached")
    assert table.locked(mine)


@pytest.mark.ruling(FATA, 2)
@pytest.mark.parametrize(
    ("who", "bleeds", "success", "may"),
    [
        ("vampire", "you", True, True),
        ("ally", "you", True, False),
        ("vampire", "other", True, False),
        ("vampire", "you", False, False),
    ],
)
def test_superior_mirages_follow_an_action(
    table: Table, who: str, bleeds: str, success: bool, may: bool
) -> None:
    """After resolution of a successful one at you; what is played then may come before or after."""
    acting = table.you.ready(TARGET if who == "vampire" else "Renegade Garou")
    table.you.ready(COMPANION)
    seat = table.prey if bleeds == "you" else table.grand_prey
    mine = seat.ready(DREAMER)
    held = seat.holds(FATA)
    late = paper("Late", modifier(gain_pool(1), at=("after_resolution",)))
    table.you.holds(late)
    blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
    table.you.acts(word="bleed", by=acting)
    if not success:
        table.prey.blocks(blocker)
    offered = False
    while not table.over():
        if seat.may("play", card=held):
            offered = True
            assert table.asked().window == "after_resolution"  # type: ignore[union-attr]
            assert table.prey.pool() < 30
            seat.plays(held, by=mine, level="CHI")
            assert table.blood(mine) == 7
        else:
            table.pass_on()
    assert offered is may
    assert (table.where(held) == "attached") is may
    if may:
        assert table.on(held) == acting


def test_an_undirected_action_is_none_at_you(table: Table) -> None:
    """A hunt that succeeds."""
    acting = table.you.ready(TARGET, blood=3)
    table.you.ready(COMPANION)
    table.prey.ready(DREAMER)
    table.prey.holds(FATA)
    table.you.acts(word="hunt", by=acting)
    while not table.over():
        assert not table.prey.may("play", card=FATA)
        table.pass_on()


# -- Contraband ----------------------------------------------------------------------------------

RAVNOS = replaced("Tsunda (G4)", clans=("Ravnos",), sect="independent", disciplines=("OBF",))
MELEE = frozenset({"weapon", "melee weapon"})


def goods(name: str, cost: int, **face: object) -> object:
    """A sword that costs so much pool."""
    blow = strikes(melee_strike(+2))
    return paper(name, equips(), blow, keywords=MELEE, pool_cost=cost, **face)  # type: ignore[arg-type]


@pytest.mark.ruling(GOODS, 1)
@pytest.mark.ruling(GOODS, 4)
@pytest.mark.ruling(GOODS, 5)
@pytest.mark.ruling(GOODS, 6)
@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_what_is_smuggled(table: Table, level: str) -> None:
    """Any equipment of the hand but a unique one; paid as normal; no action, nor played."""
    mine, theirs = table.you.ready(RAVNOS), table.prey.ready(TARGET)
    charm = paper("Charm", static("action cost", -1, word="equip"), kind="equipment")
    table.you.in_play(charm, on=mine)
    sword, lamp, _ = table.you.holds(
        goods("Sword", 3), paper("Lamp", equips()), paper("Crown", equips(), unique=True)
    )
    table.prey.holds(goods("Stick", 0))
    table.you.holds(paper("Vagabond", equips(), kind="retainer"))
    held = table.you.holds(GOODS)
    drawn = table.you.library("Blur")
    before = table.blood(mine)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level=level)
    assert table.where(drawn) == "library"
    assert table.you.choices() == {sword, lamp}
    table.you.chooses(sword)
    if level == "OBF":
        table.you.chooses(number=0)
    assert table.on(sword) == mine
    assert (table.you.pool(), table.blood(mine)) == (27, before)
    assert sword not in [line.card for line in table.state.journal if line.what == "played"]
    table.you.uses(sword, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 3
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("cost", "pool", "blood", "least", "most"),
    [
        (3, 30, 5, 0, 1),
        (4, 30, 5, 0, 2),
        (4, 30, 1, 0, 1),
        (4, 3, 5, 1, 2),
        (6, 4, 5, 2, 3),
        (4, 1, 5, None, None),
        (4, 3, 0, None, None),
        (1, 30, 5, 0, 0),
    ],
)
def test_half_of_it_is_paid_in_blood(
    table: Table, cost: int, pool: int, blood: int, least: int | None, most: int | None
) -> None:
    """Up to half, rounded down; at least what the pool lacks, at most what the vampire has."""
    theirs, mine = table.you.ready(TARGET), table.prey.ready(RAVNOS, blood=blood)
    table.prey.pool(pool)
    sword = table.prey.holds(goods("Sword", cost))
    table.prey.holds(GOODS, MANEUVER)
    fight(table, theirs, mine)
    if least is None or most is None:
        table.until("range", table.prey)
        assert table.blood(mine) == blood
        assert table.where(sword) == "hand"
        return
    table.prey.plays(GOODS, by=mine, level="OBF")
    now = table.prey.pool()
    if least < most:
        numbers = {option.number for option in table.prey.options("choose")}
        assert numbers == set(range(least, most + 1))
        table.prey.chooses(number=most)
    assert table.on(sword) == mine
    paid = 0 if least < most else most
    assert table.prey.pool() == (pool - (cost - most))
    assert (table.blood(mine), now, paid >= 0) == (blood - most, now, True)


@pytest.mark.parametrize(("level", "may"), [("obf", False), ("OBF", True)])
def test_inferior_goods_are_paid_from_the_pool(table: Table, level: str, may: bool) -> None:
    """All of it."""
    theirs, mine = table.you.ready(TARGET), table.prey.ready(RAVNOS, blood=5)
    table.prey.pool(3)
    table.prey.holds(goods("Sword", 4), GOODS, SIGN)
    fight(table, theirs, mine)
    table.until("before_range", table.prey)
    assert table.prey.can_play("Sign", by=mine)
    assert table.prey.can_play(GOODS, by=mine, level=level) is may


SIGN = paper("Sign", before_range(gain_pool(1)))


@pytest.mark.ruling(GOODS, 7)
@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_what_makes_it_cheaper_helps(table: Table, level: str) -> None:
    """1 of 4 is paid by a purse; half of the rest in blood."""
    mine, theirs = table.you.ready(RAVNOS, blood=5), table.prey.ready(TARGET)
    purse = table.you.in_play(paper("Purse", helps_pay(1, of=("pool",)), kind="master"))
    sword, _ = table.you.holds(goods("Sword", 4), GOODS)
    fight(table, mine, theirs)
    table.you.plays(GOODS, by=mine, level=level)
    table.you.uses(purse)
    if level == "OBF":
        assert {option.number for option in table.you.options("choose")} == {0, 1}
        table.you.chooses(number=1)
    assert table.on(sword) == mine
    assert table.you.pool() == (27 if level == "obf" else 28)


@pytest.mark.ruling(GOODS, 3)
@pytest.mark.parametrize("codes", [("OBF",), ("OBF", "pre")])
@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_what_it_requires(table: Table, codes: tuple[str, ...], level: str) -> None:
    """The equipment's Discipline, its own level."""
    blade = paper("Blade", levels={"pre": replace(equips(), key="pre")}, keywords=MELEE)
    mine, theirs = (
        table.you.ready(replaced("Tsunda (G4)", clans=("Ravnos",), disciplines=codes)),
        table.prey.ready(TARGET),
    )
    table.you.holds(blade, GOODS, SIGN)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign", by=mine)
    assert table.you.can_play(GOODS, by=mine, level=level) is ("pre" in codes)


@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_of_two_levels_one_is_chosen(table: Table, level: str) -> None:
    """Those that the vampire has."""
    blade = paper(
        "Blade",
        levels={code: replace(equips(), key=code) for code in ("pre", "PRE")},
        keywords=MELEE,
    )
    mine = table.you.ready(replaced("Tsunda (G4)", clans=("Ravnos",), disciplines=("OBF", "PRE")))
    theirs = table.prey.ready(TARGET)
    held, _ = table.you.holds(blade, GOODS)
    fight(table, mine, theirs)
    table.you.plays(GOODS, by=mine, level=level)
    table.you.does("choose", mode="PRE")
    assert table.on(held) == mine
    assert table.state.cards[held].mode == "PRE"


@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_once_each_combat(table: Table, level: str) -> None:
    """Before range, in any round; by a Ravnos."""
    mine, theirs = table.you.ready(RAVNOS), table.prey.ready(TARGET)
    table.you.holds(goods("Sword", 0), goods("Stick", 0), GOODS, GOODS, SIGN, PRESS, MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.can_play(GOODS)
    table.you.plays("A press", by=mine)
    table.you.plays(GOODS, by=mine, level=level)
    table.you.chooses(table.you.options("choose")[0].target)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign", by=mine)
    assert not table.you.can_play(GOODS)


def test_no_goods_for_others(table: Table) -> None:
    """Another clan has nothing to play."""
    mine, theirs = table.you.ready(made_vampire("Other", "OBF")), table.prey.ready(TARGET)
    table.you.holds(goods("Sword", 0), GOODS, SIGN)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign", by=mine)
    assert not table.you.can_play(GOODS)


@pytest.mark.ruling(GOODS, 1)
@pytest.mark.parametrize("cancelled", [True, False])
def test_the_goods_are_shown_as_they_come_out(table: Table, cancelled: bool) -> None:
    """Nobody sees what it is while the card may be cancelled, nor if it is."""
    stops = use(being_played("combat"), cancels_card(), by="methuselah", at=("as_played",))
    mine, theirs = table.you.ready(RAVNOS), table.prey.ready(TARGET)
    sword, _ = table.you.holds(goods("Sword", 1), goods("Stick", 1))
    table.you.holds(GOODS)
    stop = table.prey.in_play(paper("Doubt", stops, kind="master"))
    fight(table, mine, theirs)
    table.you.plays(GOODS, by=mine, level="OBF")
    table.you.chooses(sword)
    assert table.prey.may("use", card=stop)
    assert not sees(table.state, table.prey.number, sword)
    if cancelled:
        table.prey.uses(stop)
    rest(table)
    assert sees(table.state, table.prey.number, sword) is not cancelled
    assert table.where(sword) == ("hand" if cancelled else "attached")
