"""Red Herring and Forger's Hammer: an action that was none, a weapon that is better."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, UNLOCKER, bleeds, made_vampire
from combat_talk import rest
from fight_talk import damage_to, fight_of
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    action,
    acts,
    damage_strike,
    dodge,
    equips,
    gain_pool,
    melee_strike,
    strikes,
)
from methuselah.rules.playing.stored import store
from scenes.telling import changing
from table_talk import Table

HERRING = "Red Herring"
DEED = paper("Deed", action(gain_pool(1), stealth=0))
HAMMER = "Forger's Hammer"
AFTER = trick(gain_pool(1), at=("after_resolution", "blocked"), name="Afterwards")


# -- Red Herring ----------------------------------------------------------------------------------


def liar(table: Table, level: str) -> int:
    """A vampire of yours that can mislead whoever blocks."""
    return table.you.ready(made_vampire("Liar", level, "for", capacity=6), blood=3)


@pytest.mark.ruling(HERRING, 1)
@pytest.mark.ruling(HERRING, 5)
@pytest.mark.parametrize(("level", "locks"), [("chi", False), ("CHI", True)])
def test_a_blocked_card_comes_back(table: Table, level: str, locks: bool) -> None:
    """The action is over, its card in the hand, and no vampire of yours repeats it this turn."""
    mine = liar(table, level)
    other = table.you.ready(made_vampire("Other", "for", capacity=6))
    deed, held, *_ = table.you.holds(DEED, HERRING, AFTER, *["Fame"] * 4)
    blocker = table.prey.ready("Nassir")
    table.you.acts(deed, by=mine)
    table.prey.blocks(blocker)
    table.until("blocked", table.you)
    table.you.plays(held, by=mine, level=level)
    assert table.where(deed) == "hand"
    assert table.blood(mine) == 2
    table.you.does("discard", card="Fame")
    assert table.waits_for(table.you, "minion")
    assert told(table, "combat") == 0
    assert not table.locked(mine)
    assert table.locked(blocker) is locks
    assert table.you.pool() == 30
    assert not table.you.can_play("Deed", by=mine)
    assert not table.you.can_play("Deed", by=other)
    assert table.where(held) == "ash_heap"
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play("Deed", by=other)


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_a_card_of_another_returns_to_its_owner(table: Table, level: str) -> None:
    """Played as if from your hand, it is in hers afterwards, and she discards."""
    mine = liar(table, level)
    table.you.ready(COMPANION)
    deed, *_ = table.prey.holds(DEED, *["Fame"] * 7)
    table.you.holds(HERRING)
    blocker = table.prey.ready("Nassir")
    store(table.state, deed, mine, "bearer")
    table.you.acts(deed, by=mine)
    table.prey.blocks(blocker)
    table.you.plays(HERRING, by=mine, level=level)
    assert deed in table.state.seats[table.prey.number].hand
    table.prey.does("discard", card="Fame")
    assert table.waits_for(table.you, "minion")


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_the_herring_is_for_a_block(table: Table, level: str) -> None:
    """Before it is resolved; not while a minion attempts it."""
    mine = liar(table, level)
    table.you.holds(HERRING, trick(at=("action", "attempt"), name="Wait"))
    blocker = table.prey.ready("Nassir")
    bleeds(table, mine)
    table.until("action", table.you)
    assert not table.you.can_play(HERRING)
    table.prey.blocks(blocker)
    assert not table.you.can_play(HERRING)
    table.until("blocked", table.you)
    assert table.you.can_play(HERRING, by=mine, level=level)


@pytest.mark.ruling(HERRING, 2)
@pytest.mark.ruling(HERRING, 3)
def test_actions_of_the_rulebook_are_barred_with_their_target(table: Table) -> None:
    """One rescue is barred to all vampires of yours, another is not, nor what a card gives."""
    mine = liar(table, "chi")
    other = table.you.ready("Lupo")
    ally = table.you.ready("Loyal Street Gang")
    first, second = table.you.torpor("Aunt Linda"), table.you.torpor("Baixinho")
    table.you.holds(HERRING)
    blocker = table.prey.ready("Nassir")
    table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.acts(word="rescue", by=mine, target=first)
    if table.you.may("choose", number=2):
        table.you.chooses(number=2)
    table.prey.blocks(blocker)
    table.you.plays(HERRING, by=mine)
    assert not table.you.may("act", word="rescue", minion=mine, target=first)
    assert not table.you.may("act", word="rescue", minion=other, target=first)
    assert table.you.may("act", word="rescue", minion=mine, target=second)
    assert table.you.may("act", word="rescue", minion=other, target=second)
    assert table.you.may("act", word="bleed", minion=ally)


@pytest.mark.ruling(HERRING, 4)
@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_actions_of_two_copies_in_play_are_not_the_same(table: Table, level: str) -> None:
    """The one is barred to all vampires of yours, not to an ally; the other is not."""
    mine = liar(table, level)
    other = table.you.ready("Lupo")
    ally = table.you.ready("Loyal Street Gang")
    work = paper("Work", acts(gain_pool(1)), kind="event")
    one, two = table.you.in_play(work), table.you.in_play(work)
    table.you.holds(HERRING)
    blocker = table.prey.ready("Nassir")
    table.you.acts(one, by=mine)
    table.prey.blocks(blocker)
    table.you.plays(HERRING, by=mine, level=level)
    for minion in (mine, other):
        assert not table.you.may("use action", card=one, minion=minion)
        assert table.you.may("use action", card=two, minion=minion)
    assert table.you.may("use action", card=one, minion=ally)


# -- Forger's Hammer ------------------------------------------------------------------------------

SWORD = paper(
    "Sword",
    equips(),
    strikes(damage_strike(2)),
    kind="equipment",
    keywords=frozenset({"weapon", "melee weapon"}),
    blood_cost=2,
)


def weapon(*parts: object, **face: object) -> Definition:
    """A melee weapon in no set."""
    made = {"keywords": frozenset({"weapon", "melee weapon"}), "pool_cost": 2, **face}
    return paper("Blade", equips(), *parts, kind="equipment", **made)  # type: ignore[arg-type]


@pytest.mark.parametrize(("level", "less"), [("pot", 0), ("POT", 1)])
@pytest.mark.parametrize("money", ["blood", "pool"])
def test_a_weapon_is_forged(table: Table, level: str, less: int, money: str) -> None:
    """The card is put on it and it strikes for 1 more; superior, it costs 1 blood or pool less."""
    mine = table.you.ready(made_vampire("Smith", level, capacity=8), blood=6)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    blade = SWORD if money == "blood" else weapon(strikes(damage_strike(2)))
    held, hammer = table.you.holds(blade, HAMMER)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.you.acts(held, by=mine)
    table.until("would_succeed", table.you)
    table.you.plays(hammer, by=mine, level=level)
    rest(table)
    assert table.on(held) == mine
    assert table.on(hammer) == held
    cost = 2 - less
    assert (table.blood(mine), table.you.pool()) == (
        (6 - cost, 30) if money == "blood" else (6, 30 - cost)
    )
    table.you.uses("Unlocker")
    if table.you.may("choose", target=mine):
        table.you.chooses(mine)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(foe)
    table.you.uses(held, level="strike")
    rest(table)
    assert damage_to(table, foe) == 3
    assert damage_to(table, mine) == 1


@pytest.mark.parametrize("level", ["pot", "POT"])
@pytest.mark.parametrize(
    ("what", "may"),
    [
        (weapon(strikes(damage_strike(2))), True),
        (weapon(strikes(damage_strike(2)), unique=True), False),
        (weapon(strikes(damage_strike(2)), keywords=frozenset({"weapon"})), False),
    ],
)
def test_what_is_forged(table: Table, level: str, what: Definition, may: bool) -> None:
    """A melee weapon that is not unique, equipped from the hand, and successfully."""
    mine = table.you.ready(made_vampire("Smith", level, capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(what, HAMMER)
    table.you.acts("Blade", by=mine)
    offered = False
    while not table.over():
        if table.you.can_play(HAMMER, level=level):
            asked = table.asked()
            assert asked is not None
            assert asked.window == "would_succeed"
            offered = True
        table.pass_on()
    assert offered is may


def test_nothing_is_forged_that_was_taken_from_another(table: Table) -> None:
    """From the hand only; the other weapon of the smith is as it was."""
    mine = table.you.ready(made_vampire("Smith", "pot", capacity=8))
    other = table.you.ready("Lupo")
    table.you.in_play(SWORD, on=other)
    table.you.holds(HAMMER)
    table.you.acts(word="take equipment", by=mine, target=other)
    while not table.over():
        assert not table.you.can_play(HAMMER)
        table.pass_on()


@pytest.mark.ruling(HAMMER, 1)
@pytest.mark.ruling(HAMMER, 2)
@pytest.mark.parametrize(
    ("strike", "damage", "aggravated"),
    [(dodge, 0, 0), (melee_strike(aggravated=True), 2, 2), (damage_strike(2), 3, 0)],
)
def test_the_hammer_adds_to_what_is_there(
    table: Table, strike: object, damage: int, aggravated: int
) -> None:
    """Nothing to a strike without damage; aggravated damage where the strike is so."""
    mine = table.you.ready(made_vampire("Smith", capacity=8))
    blade = table.you.in_play(weapon(strikes(strike)), on=mine)
    plain = table.you.in_play(SWORD, on=mine)
    table.you.in_play(HAMMER, on=blade)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    bleeds(table, mine)
    table.prey.blocks(foe)
    assert fight_of(table).fighters == (mine, foe)
    table.you.uses(blade, level="strike")
    rest(table)
    assert damage_to(table, foe) == damage
    assert damage_to(table, foe, aggravated=True) == aggravated
    assert table.on(plain) == mine


def test_another_weapon_is_not_better(table: Table) -> None:
    """The hammer is on one of two."""
    mine = table.you.ready(made_vampire("Smith", capacity=8))
    blade = table.you.in_play(weapon(strikes(damage_strike(2))), on=mine)
    plain = table.you.in_play(SWORD, on=mine)
    table.you.in_play(HAMMER, on=blade)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    bleeds(table, mine)
    table.prey.blocks(foe)
    table.you.uses(plain, level="strike")
    rest(table)
    assert damage_to(table, foe) == 2


def test_the_next_weapon_costs_as_much_as_ever(table: Table) -> None:
    """What the hammer saves it saves in that action."""
    mine = table.you.ready(made_vampire("Smith", "POT", capacity=8), blood=6)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    first, second, _ = table.you.holds(SWORD, weapon(strikes(damage_strike(2))), HAMMER)
    table.you.acts(first, by=mine)
    table.you.plays(HAMMER, by=mine, level="POT")
    rest(table)
    assert (table.blood(mine), table.you.pool()) == (5, 30)
    table.you.uses("Unlocker")
    table.you.acts(second, by=mine)
    rest(table)
    assert (table.blood(mine), table.you.pool()) == (5, 28)
