"""Concealed Weapon: which weapons are concealed, by whom, and who sees them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.knowledge import sees
from methuselah.engine.views import view
from methuselah.language import (
    being_played,
    cancels_card,
    damage_strike,
    equips,
    gun_strike,
    helps_pay,
    melee_strike,
    static,
    strikes,
    use,
)
from scenes.telling import changing
from table_talk import Table

HIDDEN = "Concealed Weapon"

WEAPON = frozenset({"weapon"})


def arms(name: str, what, **face):  # type: ignore[no-untyped-def]
    """A weapon from the hand."""
    return paper(name, equips(), strikes(what), keywords=WEAPON, **face)


@pytest.mark.parametrize(
    ("weapon", "may"),
    [
        (arms("Good", gun_strike(3), pool_cost=2), True),
        (arms("Dear", gun_strike(1), pool_cost=3), False),
        (arms("Hard", gun_strike(4)), False),
        (arms("Blade", melee_strike(+2)), True),
        (arms("Great blade", melee_strike(+3)), False),
        (arms("Torch", damage_strike(1, aggravated=True)), False),
        (arms("The One", gun_strike(1), unique=True), False),
        (paper("Bowl", equips()), False),
    ],
)
@pytest.mark.ruling(HIDDEN, 1)
@pytest.mark.ruling(HIDDEN, 2)
def test_which_weapons_can_be_concealed(table: Table, weapon: Definition, may: bool) -> None:
    """Not unique, less than 3 pool, 3 damage at most, none aggravated; whoever bears it.

    The bearer's own strength does not count ([LSJ 20020821]).
    """
    mine = table.you.ready(made_vampire("Bearer", capacity=6))
    table.you.in_play(paper("Muscle", static("strength", +3), kind="equipment"), on=mine)
    theirs = table.prey.ready("Ryan")
    held = table.you.holds(weapon)
    table.you.holds(HIDDEN, MANEUVER)
    fight(table, mine, theirs)
    if not may:
        while not table.over():
            assert not table.you.can_play(HIDDEN)
            table.pass_on()
        return
    table.you.plays(HIDDEN, by=mine)
    assert table.on(held) == mine
    rest(table)
    assert table.you.pool() == 30 - (weapon.face.pool_cost or 0)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("cost", "change", "may"), [(3, -1, True), (2, +1, False), (2, 0, True)])
@pytest.mark.ruling(HIDDEN, 3)
@pytest.mark.ruling(HIDDEN, 12)
def test_what_the_weapon_costs_this_minion(table: Table, cost: int, change: int, may: bool) -> None:
    """What makes it dearer or cheaper is looked at first, and paid so ([ANK 20181215])."""
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    table.you.in_play(changing("pool cost", change), on=mine)
    held = table.you.holds(arms("Gun", gun_strike(1), pool_cost=cost))
    table.you.holds(HIDDEN, MANEUVER)
    fight(table, mine, theirs)
    table.until("before_range" if may else "range", table.you)
    assert table.you.can_play(HIDDEN) is may
    if may:
        table.you.plays(HIDDEN, by=mine)
        assert table.on(held) == mine
        assert table.you.pool() == 30 - cost - change


@pytest.mark.ruling(HIDDEN, 5)
def test_damage_on_a_condition_is_no_regular_strike(table: Table) -> None:
    """A weapon that is aggravated against some can be concealed ([LSJ 20020729])."""
    gun = paper(
        "Gun",
        equips(),
        strikes(gun_strike(1)),
        static("aggravates damage to", word="Kiasyd"),
        keywords=WEAPON,
    )
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    held = table.you.holds(gun)
    table.you.holds(HIDDEN)
    fight(table, mine, theirs)
    table.you.plays(HIDDEN, by=mine)
    assert table.on(held) == mine


@pytest.mark.ruling(HIDDEN, 6)
def test_the_concealed_weapon_is_named_as_the_card_is_declared(table: Table) -> None:
    """Of two it is chosen before the card is replaced ([LSJ 20100130]); the other stays."""
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    one, other = table.you.holds(".44 Magnum", "Sawed-Off Shotgun")
    table.prey.holds("Desert Eagle")  # another's hand
    table.you.holds(HIDDEN)
    drawn = table.you.library("Blur")
    fight(table, mine, theirs)
    table.you.plays(HIDDEN, by=mine)
    assert table.where(drawn) == "library"
    assert table.you.choices() == {one, other}
    table.you.chooses(one)
    rest(table)
    assert table.on(one) == mine
    assert table.where(other) == "hand"


@pytest.mark.parametrize("cancelled", [True, False])
@pytest.mark.ruling(HIDDEN, 6)
def test_the_concealed_weapon_is_shown_as_it_comes_out(table: Table, cancelled: bool) -> None:
    """Nobody sees which one it is while the card may be cancelled, nor if it is."""
    doubt = paper(
        "Doubt",
        use(being_played("combat"), cancels_card(), by="methuselah", at=("as_played",)),
        kind="master",
    )
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    one, _ = table.you.holds(".44 Magnum", "Sawed-Off Shotgun")
    table.you.holds(HIDDEN)
    stop = table.prey.in_play(doubt)
    fight(table, mine, theirs)
    table.you.plays(HIDDEN, by=mine)
    table.you.chooses(one)
    assert table.prey.may("use", card=stop)
    assert not sees(table.state, table.prey.number, one)
    assert ".44 Magnum" not in repr(view(table.state, table.prey.number))
    if cancelled:
        table.prey.uses(stop)
    rest(table)
    assert sees(table.state, table.prey.number, one) is not cancelled
    assert table.where(one) == ("hand" if cancelled else "attached")


@pytest.mark.ruling(HIDDEN, 8)
def test_what_the_concealed_weapon_requires(table: Table) -> None:
    """A Discipline that its bearer must have ([LSJ 20100303])."""
    sword = paper("Sword", levels={"pre": replace(equips(), key="pre")}, keywords=WEAPON)
    for codes in ((), ("pre",)):
        table = Table()
        mine, theirs = table.you.ready(made_vampire("Bearer", *codes)), table.prey.ready("Ryan")
        table.you.holds(sword, HIDDEN, MANEUVER)
        fight(table, mine, theirs)
        table.until("before_range" if codes else "range", table.you)
        assert table.you.can_play(HIDDEN) is bool(codes)


@pytest.mark.ruling(HIDDEN, 9)
@pytest.mark.ruling(HIDDEN, 10)
@pytest.mark.ruling(HIDDEN, 11)
def test_concealing_is_neither_an_action_nor_playing_the_weapon(table: Table) -> None:
    """What makes equip actions cheaper does not help; nobody hears of a weapon played.

    The same vampire may equip with another copy afterwards.
    """
    mine, theirs = table.you.ready(made_vampire("Bearer", capacity=8)), table.prey.ready("Ryan")
    table.you.in_play(
        paper("Charm", static("action cost", -1, word="equip"), kind="equipment"), on=mine
    )
    first, second = table.you.holds(".44 Magnum", ".44 Magnum")
    table.you.holds(HIDDEN)
    ear = table.grand_prey.in_play(listener("pre"))
    fight(table, mine, theirs)
    table.you.plays(HIDDEN, by=mine)
    if table.you.may("choose"):
        table.you.chooses(first)
    gun = first if table.on(first) == mine else second
    assert table.on(gun) == mine
    assert table.you.pool() == 28
    played = [line.card for line in table.state.journal if line.what == "played"]
    assert gun not in played and ear not in played
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    other = second if gun == first else first
    table.you.acts(other, by=mine)
    table.nobody_reacts()
    assert table.on(other) == mine


def test_who_cannot_have_equipment_conceals_none(table: Table) -> None:
    """It could not bear it."""
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    table.you.in_play(
        paper("Paws", static("cannot have", word="equipment"), kind="master"), on=mine
    )
    table.you.holds(".44 Magnum", HIDDEN, MANEUVER)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.can_play(HIDDEN)
        table.pass_on()


def test_a_weapon_is_concealed_before_range() -> None:
    """Not later; without a weapon in hand it is not offered at all."""
    table = Table()
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    table.you.holds(".44 Magnum", HIDDEN, MANEUVER, PRESS, DODGE)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play(HIDDEN, by=mine)
    for window in ("range", "strike", "press"):
        table.until(window, table.you)
        assert not table.you.can_play(HIDDEN)


@pytest.mark.ruling(HIDDEN, 4)
def test_what_others_would_pay_does_not_conceal_a_dear_weapon(table: Table) -> None:
    """3 pool are 3 pool, though something in play would pay one of them ([LSJ 20080125])."""
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    table.you.in_play(paper("Purse", helps_pay(1, of=("pool",)), kind="master"))
    table.you.holds(arms("Dear", gun_strike(1), pool_cost=3), HIDDEN, MANEUVER)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.can_play(HIDDEN)
        table.pass_on()
