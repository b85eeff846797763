"""Rulings whose other half is played here: who is a monster, what is fetched, what is paid."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.language import (
    TARGET,
    action_requires,
    attached,
    burn_card,
    cards_cost,
    choose,
    equips,
    gain_pool,
    keyword,
    modifier,
    monster,
    static,
    strike,
    use,
)
from table_talk import Table


@pytest.mark.ruling("Swarm", 2)
@pytest.mark.ruling("Ghoul Retainer", 7)
@pytest.mark.parametrize("word", ["mortal", "monster", "animal"])
def test_ghouls_are_monsters_and_the_swarm_is_an_animal(table: Table, word: str) -> None:
    """What hunts mortals, monsters or animals finds each only among its own."""
    keeper = table.you.ready("Mkhokheli")
    found = {
        "monster": {table.you.in_play("Ghoul Retainer", on=keeper, blood=1)},
        "animal": {
            table.you.in_play("Swarm", on=keeper, blood=1),
            table.you.in_play("Raven Spy", on=keeper, blood=1),
        },
        "mortal": {table.you.in_play("Mr. Winthrop", on=keeper, blood=1)},
    }
    another = paper("Another", kind="retainer", keywords=frozenset({word} - {"monster"}))
    found[word].add(table.you.in_play(another, on=keeper, blood=1))
    which = monster if word == "monster" else keyword(word)
    hunter = use(choose(attached(which)), burn_card(TARGET), at=("minion",), key="hunt")
    table.you.in_play(paper("Hunter", hunter, kind="event"))

    table.you.uses("Hunter")
    assert {option.target for option in table.you.options("choose")} == found[word]


@pytest.mark.ruling("Magic of the Smith", 4)
@pytest.mark.parametrize("word", ["anarch", "tha"])
def test_what_the_fetched_equipment_requires_the_action_does_not(table: Table, word: str) -> None:
    """The action requires Thaumaturgy alone; its vampire must be an Anarch all the same."""
    smith = table.you.ready(made_vampire("Smith", "THA", capacity=6))
    table.you.ready(COMPANION)
    asks = modifier(action_requires(word), gain_pool(1), at=("after_resolution",))
    table.you.holds("Magic of the Smith", paper("Asker", asks))
    badge = table.you.library(paper("Badge", equips(), requires=("anarch",)))
    table.you.library("Blood Doll")

    table.you.acts("Magic of the Smith", by=smith, level="tha")
    offered = False
    while not table.over():
        offered = offered or table.you.can_play("Asker", by=smith)
        if table.you.may("choose", target=badge):
            table.you.chooses(badge)
        else:
            table.pass_on()
    assert table.on(badge) == smith
    assert offered is (word == "tha")


@pytest.mark.ruling("Camarilla's Iron Fist", 1)
@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_iron_fist_needs_two_to_burn(size: int) -> None:
    """One opponent cannot be given all 5 points; you may gain where there are two others."""
    table = Table(size=size)
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds("Camarilla's Iron Fist")
    assert table.you.can_play("Camarilla's Iron Fist", by=prince) is (size > 2)


@pytest.mark.ruling("Blood Brother Ambush", 3)
def test_the_opponent_burns_the_ambush_in_the_fight(table: Table) -> None:
    """With one blow; it is the blocker that has burned a minion."""
    acting = table.you.ready("Axel Von Anders")
    table.you.ready(COMPANION)
    card = table.you.holds("Blood Brother Ambush")
    blocker = table.prey.ready("Mkhokheli")
    claws = paper("Claws", static("strength", +9), kind="equipment")
    table.prey.in_play(claws, on=blocker)

    fight(table, acting, blocker)
    table.you.plays(card)
    rest(table)

    assert table.where(card) == "ash_heap"
    burned = [e for e in table.state.journal if e.what == "burns" and e.card == card]
    assert [entry.other for entry in burned] == [blocker]


@pytest.mark.ruling("Target Hand", 2)
@pytest.mark.ruling("Target Vitals", 3)
@pytest.mark.parametrize(("aim", "more"), [("Target Hand", 0), ("Target Vitals", 2)])
@pytest.mark.parametrize("cancels", [True, False])
def test_what_an_aim_costs_is_paid_though_it_is_cancelled(
    table: Table, cancels: bool, aim: str, more: int
) -> None:
    """Where combat cards cost 1 blood, as with superior Terror Frenzy."""
    shot = made_up("Shot", modes=(strike(Strike("damage", 1)),))
    shooter = table.you.ready("Octane")
    table.you.in_play(
        paper("Terror", cards_cost(+1, of=("blood",), plays=("combat",)), kind="equipment"),
        on=shooter,
    )
    table.you.ready(COMPANION)
    table.you.holds(aim, shot)
    foe = table.prey.ready("Belinde")
    table.prey.holds(made_up("One"), made_up("Two"))

    fight(table, shooter, foe)
    table.you.plays("Shot", by=shooter)
    before = table.blood(shooter)
    table.you.plays(aim, by=shooter)
    if cancels:
        table.prey.does("use", card=aim)
    while not table.over():
        if table.prey.may("choose"):
            table.prey.chooses()
        else:
            table.pass_on()

    assert damage_to(table, foe) == (1 if cancels else 1 + more)
    assert table.blood(shooter) == before - 1 - 1  # the blow of Belinde


@pytest.mark.ruling("Tension in the Ranks", 1)
@pytest.mark.parametrize(
    ("name", "place", "pool"),
    [('Jack "Hannibal137" Harmon', "incapacitated", 30), ("Octane", "torpor", 29)],
)
def test_an_incapacitated_imbued_is_no_tension(
    table: Table, name: str, place: str, pool: int
) -> None:
    """Neither burned nor sent to torpor [LSJ 20060409-2]."""
    fighter = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    table.grand_prey.in_play("Tension in the Ranks")
    victim = table.prey.ready(name, blood=1)

    table.you.acts(word="bleed", by=fighter)
    table.prey.blocks(victim)
    rest(table)
    assert table.where(victim) == place
    assert table.prey.pool() == pool
