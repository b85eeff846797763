"""White Lily and Fatima draw a weapon from your hand as a fight begins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import AGAIN, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.knowledge import sees
from methuselah.language import (
    action_requires,
    being_played,
    cancels_card,
    equips,
    gain_pool,
    gun_strike,
    helps_pay,
    master,
    melee_strike,
    static,
    strikes,
    use,
)
from methuselah.rules.playing.stored import store
from scenes.rulings import black_hand_is_no_title
from scenes.telling import changing
from table_talk import Table

LILY = "White Lily (G4)"
FATIMA = "Fatima al-Faqadi (G2)"
WEAPON = frozenset({"weapon"})


def arms(name: str, number: int = 1, **face: object) -> Definition:
    """A gun from the hand."""
    return paper(name, equips(), strikes(gun_strike(number)), keywords=WEAPON, **face)


@pytest.mark.parametrize("name", [LILY, FATIMA])
def test_she_draws_a_weapon_before_range_is_determined(table: Table, name: str) -> None:
    """For its cost; once in the combat; what is no weapon, or another's, stays."""
    lily, theirs = table.you.ready(name), table.prey.ready("Octane")
    one, two = (
        table.you.holds(arms("Gun", pool_cost=2)),
        table.you.holds(arms("Rifle", unique=True)),
    )
    bowl = table.you.holds(paper("Bowl", equips()))
    table.prey.holds(arms("Pistol"))
    table.you.holds(MANEUVER, PRESS)
    fight(table, lily, theirs)
    table.until("before_range", table.you)
    table.you.uses(lily)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert table.on(one) == lily
    assert table.you.pool() == 28
    assert (table.where(two), table.where(bowl)) == ("hand", "hand")
    assert not table.you.may("use", card=lily)
    table.until("strike", table.you)
    table.you.uses(one, level="strike")
    table.you.plays(PRESS.name, by=lily)
    while not table.over():
        assert not table.you.may("use", card=lily, mode="")
        table.pass_on()
    assert damage_to(table, theirs) == 2


@pytest.mark.parametrize("name", [LILY, FATIMA])
def test_she_draws_again_in_the_next_combat(table: Table, name: str) -> None:
    """Once each combat: another one of the same action."""
    lily, theirs = table.you.ready(name), table.prey.ready(made_vampire("Oak", capacity=9))
    one, two = table.you.holds(arms("Gun")), table.you.holds(arms("Rifle"))
    table.you.holds(AGAIN)
    fight(table, lily, theirs)
    table.you.uses(lily)
    table.you.chooses(one)
    table.you.plays(AGAIN.name, by=lily)
    table.you.uses(lily)
    assert table.on(two) == lily


@pytest.mark.parametrize("name", [LILY, FATIMA])
def test_she_draws_what_she_can_pay_and_bear(table: Table, name: str) -> None:
    """No weapon for more blood than she has, nor a master card that is called a weapon."""
    lily, theirs = table.you.ready(name, blood=1), table.prey.ready("Octane")
    one, two = table.you.holds(arms("Gun", blood_cost=1)), table.you.holds(arms("Rifle"))
    dear = table.you.holds(arms("Cannon", blood_cost=2))
    word = table.you.holds(paper("War of words", master(gain_pool(1)), keywords=WEAPON))
    fight(table, lily, theirs)
    table.until("before_range", table.you)
    table.you.uses(lily)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert (table.on(one), table.blood(lily)) == (lily, 0)
    assert (table.where(dear), table.where(word)) == ("hand", "hand")
    rest(table)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(LILY, marks=[pytest.mark.ruling(LILY, 1)]),
        pytest.param(FATIMA, marks=[pytest.mark.ruling(FATIMA, 1)]),
    ],
)
def test_she_must_fight_herself(table: Table, name: str) -> None:
    """Not in the combat of a friend."""
    lily, friend = table.you.ready(name), table.you.ready("Ryan")
    theirs = table.prey.ready("Octane")
    table.you.holds(arms("Gun"), arms("Rifle"))
    fight(table, friend, theirs)
    while not table.over():
        assert not table.you.may("use", card=lily)
        table.pass_on()


@pytest.mark.ruling(LILY, 2)
def test_lily_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(LILY)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(LILY, marks=[pytest.mark.ruling(LILY, 3)]),
        pytest.param(FATIMA, marks=[pytest.mark.ruling(FATIMA, 2)]),
    ],
)
def test_the_weapon_is_named_in_the_hand_and_shown_as_it_comes(table: Table, name: str) -> None:
    """One that is drawn to replace nothing; everybody sees it on her."""
    lily, theirs = table.you.ready(name), table.prey.ready("Octane")
    one, two = table.you.holds(arms("Gun")), table.you.holds(arms("Rifle"))
    laid = table.you.library(arms("Cannon"))
    fight(table, lily, theirs)
    table.until("before_range", table.you)
    assert not sees(table.state, table.prey.number, one)
    table.you.uses(lily)
    assert laid not in table.you.choices()
    table.you.chooses(one)
    assert sees(table.state, table.prey.number, one)
    assert not sees(table.state, table.prey.number, two)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(LILY, marks=[pytest.mark.ruling(LILY, 4)]),
        pytest.param(FATIMA, marks=[pytest.mark.ruling(FATIMA, 3)]),
    ],
)
def test_what_is_laid_aside_is_in_no_hand(table: Table, name: str) -> None:
    """A weapon that could be played as if from the hand is not drawn."""
    lily, theirs = table.you.ready(name), table.prey.ready("Octane")
    aside, one, two = (table.you.holds(arms(name)) for name in ("Gun", "Rifle", "Pistol"))
    table.you.ready(COMPANION)
    table.begins()
    store(table.state, aside, lily, "bearer")
    fight(table, lily, theirs)
    table.until("before_range", table.you)
    table.you.uses(lily)
    assert table.you.choices() == {one, two}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(LILY, marks=[pytest.mark.ruling(LILY, 5)]),
        pytest.param(FATIMA, marks=[pytest.mark.ruling(FATIMA, 4)]),
    ],
)
@pytest.mark.parametrize(("codes", "may"), [((), False), (("pre",), True)])
def test_what_the_weapon_requires(
    table: Table, name: str, codes: tuple[str, ...], may: bool
) -> None:
    """She must have it; her action does not require it for that."""
    sword = paper(
        "Sword",
        strikes(melee_strike(+1)),
        levels={"pre": replace(equips(), key="pre")},
        keywords=WEAPON,
        disciplines=("pre",),
    )
    lily, theirs = table.you.ready(name), table.prey.ready("Octane")
    for code in codes:
        gift = paper("Gift", static("discipline", word=code), kind="equipment")
        table.you.in_play(gift, on=lily)
    cloak = paper("Cloak", static("stealth", +5, when=action_requires("pre")), kind="equipment")
    table.you.in_play(cloak, on=lily)
    held = table.you.holds(sword)
    table.you.holds(MANEUVER)
    fight(table, lily, theirs)
    table.until("before_range" if may else "range", table.you)
    assert table.you.may("use", card=lily) is may
    if may:
        table.you.uses(lily)
        assert table.on(held) == lily


@pytest.mark.parametrize("name", [LILY, FATIMA])
@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_at_which_level_the_weapon_comes(table: Table, name: str, level: str) -> None:
    """She has both and chooses, as if she had equipped with it."""
    sword = paper(
        "Sword",
        strikes(melee_strike(+1)),
        levels={code: replace(equips(), key=code) for code in ("pre", "PRE")},
        keywords=WEAPON,
        disciplines=("pre",),
    )
    lily, theirs = table.you.ready(name), table.prey.ready("Octane")
    gift = paper("Gift", static("discipline", word="PRE"), kind="equipment")
    table.you.in_play(gift, on=lily)
    held = table.you.holds(sword)
    fight(table, lily, theirs)
    table.until("before_range", table.you)
    table.you.uses(lily)
    table.you.chooses(held, mode=level)
    assert table.on(held) == lily
    assert table.state.cards[held].mode == level


@pytest.mark.parametrize("name", [LILY, FATIMA])
@pytest.mark.parametrize("helped", [True, False])
def test_others_help_to_pay_for_the_weapon(table: Table, name: str, helped: bool) -> None:
    """What makes any equipment cheaper is asked for."""
    lily, theirs = table.you.ready(name), table.prey.ready("Octane")
    purse = table.you.in_play(paper("Purse", helps_pay(1, of=("pool",), once="turn")))
    gun = table.you.holds(arms("Gun", pool_cost=2))
    fight(table, lily, theirs)
    table.until("before_range", table.you)
    table.you.uses(lily)
    if helped:
        table.you.uses(purse)
    rest(table)
    assert table.on(gun) == lily
    assert table.you.pool() == 28 + helped


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            LILY,
            marks=[
                pytest.mark.ruling(LILY, 6),
                pytest.mark.ruling(LILY, 7),
                pytest.mark.ruling(LILY, 8),
            ],
        ),
        pytest.param(
            FATIMA,
            marks=[
                pytest.mark.ruling(FATIMA, 5),
                pytest.mark.ruling(FATIMA, 6),
                pytest.mark.ruling(FATIMA, 7),
            ],
        ),
    ],
)
def test_drawing_is_neither_an_action_nor_playing_the_weapon(table: Table, name: str) -> None:
    """No cheaper equip action helps; nobody can cancel it; she may equip with another one."""
    lily, theirs = table.you.ready(name), table.prey.ready(made_vampire("Oak", capacity=9))
    charm = paper("Charm", static("action cost", -1, word="equip"), kind="equipment")
    table.you.in_play(charm, on=lily)
    table.you.in_play(UNLOCKER)
    doubt = paper(
        "Doubt",
        use(being_played("equipment"), cancels_card(), by="methuselah", at=("as_played",)),
        kind="master",
    )
    stop = table.prey.in_play(doubt)
    gun = arms("Gun", blood_cost=2)
    first, second = table.you.holds(gun, gun)
    table.grand_prey.in_play(listener("pre"))
    fight(table, lily, theirs)
    full = table.blood(lily)
    table.until("before_range", table.you)
    table.you.uses(lily)
    if table.you.may("choose"):
        table.you.chooses(first)
    assert not table.prey.may("use", card=stop)
    mine = first if table.on(first) == lily else second
    assert table.on(mine) == lily
    assert table.blood(lily) == full - 2
    assert mine not in [line.card for line in table.state.journal if line.what == "played"]
    rest(table)
    table.you.uses("Unlocker")
    other = second if mine == first else first
    assert table.you.can_play(other, by=lily)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(LILY, marks=[pytest.mark.ruling(LILY, 9)]),
        pytest.param(FATIMA, marks=[pytest.mark.ruling(FATIMA, 8)]),
    ],
)
@pytest.mark.parametrize(("change", "paid"), [(-1, 1), (0, 2), (+1, 3)])
def test_what_makes_weapons_cheaper_helps(table: Table, name: str, change: int, paid: int) -> None:
    """Where it does not speak of actions."""
    lily, theirs = table.you.ready(name), table.prey.ready("Octane")
    table.you.in_play(changing("pool cost", change), on=lily)
    gun = table.you.holds(arms("Gun", pool_cost=2))
    fight(table, lily, theirs)
    table.until("before_range", table.you)
    table.you.uses(lily)
    assert table.on(gun) == lily
    assert table.you.pool() == 30 - paid
