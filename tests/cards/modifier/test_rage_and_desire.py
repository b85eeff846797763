"""Uncontrollable Rage and Revelation of Desire."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from fight_talk import blocked, damage_to
from made_up import paper
from methuselah.language import (
    BLEEDABLE,
    TARGET,
    bleed,
    choose,
    choose_seat,
    chosen_seat,
    corrupts,
    damage_strike,
    minion,
    modifier,
    on,
    reaction,
    redirect_bleed,
    strike,
    use,
)
from scenes.modifiers import adds_bleed
from scenes.rulings import action_card_replaced_first
from table_talk import Table

RAGE = "Uncontrollable Rage"
DESIRE = "Revelation of Desire"
LEVELS = pytest.mark.parametrize(("level", "damage"), [("pro", 2), ("PRO", 3)])


# -- Uncontrollable Rage ---------------------------------------------------------------------------


@LEVELS
@pytest.mark.ruling(RAGE, 1)
@pytest.mark.ruling(RAGE, 2)
@pytest.mark.ruling(RAGE, 3)
@pytest.mark.rules_text("003 Uncontrollable Rage 1")
def test_a_raging_vampires_hands_are_claws(table: Table, level: str, damage: int) -> None:
    """Each hand strike of it, all of it aggravated; as the action is announced, for 2 blood."""
    mine = table.you.ready(made_vampire("Beast", level, capacity=8), blood=5)
    table.you.holds(RAGE, PAUSE)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.you.ready(COMPANION)
    table.you.acts(by=mine, word="bleed")
    table.until("announced", table.you)
    assert not table.you.can_play("Pause")
    table.you.plays(RAGE, by=mine, level=level)
    assert table.blood(mine) == 3
    table.prey.blocks(foe)
    rest(table)
    assert damage_to(table, foe) == damage
    assert damage_to(table, foe, aggravated=True) == damage
    assert damage_to(table, mine, aggravated=True) == 0
    assert damage_to(table, mine) == 1
    assert table.where(foe) == "torpor"
    assert table.waits_for(table.you)


@LEVELS
def test_only_the_hands_rage(table: Table, level: str, damage: int) -> None:
    """No other strike, and only as the action is announced."""
    mine = table.you.ready(made_vampire("Beast", level, capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(RAGE, PAUSE, paper("Spit", strike(damage_strike(1))))
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.you.acts(by=mine, word="bleed")
    table.you.plays(RAGE, by=mine, level=level)
    table.prey.blocks(foe)
    table.you.plays("Spit", by=mine)
    rest(table)
    assert damage_to(table, foe) == 1
    assert damage_to(table, foe, aggravated=True) == 0


@LEVELS
def test_rage_is_over_with_the_action(table: Table, level: str, damage: int) -> None:
    """In its second action of the same turn, with hands as before; only as it is announced."""
    mine = table.you.ready(made_vampire("Beast", level, capacity=8))
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(RAGE, RAGE, PAUSE)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.you.acts(by=mine, word="bleed")
    table.you.plays(RAGE, by=mine, level=level)
    table.nobody_reacts()
    table.you.uses("Unlocker")
    blocked(table, mine, foe)
    assert not table.you.can_play(RAGE)
    rest(table)
    assert damage_to(table, foe, aggravated=True) == 0
    assert damage_to(table, foe) == 1


@pytest.mark.ruling(RAGE, 4)
def test_the_action_card_is_replaced_before_the_rage() -> None:
    """What is drawn for it may be Uncontrollable Rage."""
    action_card_replaced_first(RAGE, by=made_vampire("Beast", "pro", capacity=8), level="pro")


# -- Revelation of Desire --------------------------------------------------------------------------

SERPENT = made_vampire("Serpent", "SER", capacity=6)
IDLE = paper("Idle", modifier(at=("declined",)))
TAINT = paper("Taint", use(choose(on(minion)), corrupts(1, TARGET), at=("minion",)))


def corruption(table: Table, card: int) -> int:
    """Your corruption counters on it."""
    return table.state.cards[card].corrupted_by(table.you.number)


def test_inferior_desire_bleeds_for_one_more() -> None:
    """Limited, in a bleed only."""
    adds_bleed(DESIRE, by=made_vampire("Serpent", "ser"), level="ser", amount=1)


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_superior_desire_burns_a_counter_of_the_target(table: Table, region: str) -> None:
    """One of several minions of hers; neither one without a counter nor somebody else's."""
    mine = table.you.ready(SERPENT)
    table.you.ready(COMPANION)
    table.you.in_play(TAINT)
    table.you.holds(DESIRE, paper("Soft Touch", modifier(bleed(+1))))
    one = table.prey.puts("Ryan", region)
    two = table.prey.ready("War Ghoul")
    clean = table.prey.ready("Lauren")
    far = table.grand_prey.ready("Nassir")
    for card in (one, one, two, far, mine):
        table.you.uses("Taint")
        table.you.chooses(card)
    table.you.acts(by=mine, word="bleed")
    table.you.plays(DESIRE, by=mine, level="SER")
    assert table.you.choices() == {one, two}
    assert clean not in table.you.choices()
    table.you.chooses(one)
    assert (corruption(table, one), corruption(table, two), corruption(table, far)) == (1, 1, 1)
    assert not table.you.can_play("Soft Touch", by=mine)  # a second limited bleed
    rest(table)
    assert table.prey.pool() == 30 - 1 - 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("whose", ["nobody's", "another's", "yours"])
def test_superior_desire_needs_a_counter_of_yours_on_the_target(table: Table, whose: str) -> None:
    """Not one of another Methuselah, nor on a minion of another one; and a bleed."""
    mine = table.you.ready(SERPENT, blood=5)
    table.you.ready(COMPANION)
    table.you.in_play(TAINT)
    table.you.holds(DESIRE, PAUSE)
    ryan, far = table.prey.ready("Ryan"), table.grand_prey.ready("Nassir")
    table.you.uses("Taint")
    table.you.chooses(ryan if whose == "yours" else far)
    if whose == "another's":
        table.state.cards[ryan].corruption = ((table.grand_prey.number, 1),)
    table.you.acts(by=mine, word="bleed")
    table.until("action", table.you)
    assert table.you.can_play(DESIRE, by=mine, level="SER") is (whose == "yours")
    assert table.you.can_play(DESIRE, by=mine, level="ser")
    table.nobody_reacts()
    assert table.prey.pool() == 29


def test_desire_adds_nothing_to_another_limited_bleed(table: Table) -> None:
    """Whichever comes first."""
    mine = table.you.ready(SERPENT)
    table.you.ready(COMPANION)
    table.you.in_play(TAINT)
    table.you.holds(DESIRE, PAUSE, paper("Soft Touch", modifier(bleed(+1))))
    ryan = table.prey.ready("Ryan")
    table.you.uses("Taint")
    table.you.chooses(ryan)
    table.you.acts(by=mine, word="bleed")
    assert table.you.can_play(DESIRE, by=mine, level="SER")
    table.you.plays("Soft Touch", by=mine)
    assert not table.you.can_play(DESIRE, by=mine, level="SER")
    assert not table.you.can_play(DESIRE, by=mine, level="ser")


def test_desire_is_for_a_bleed(table: Table) -> None:
    """Not in a hunt, whatever is corrupted."""
    mine = table.you.ready(SERPENT, blood=5)
    table.you.ready(COMPANION)
    table.you.in_play(TAINT)
    table.you.holds(DESIRE, PAUSE)
    ryan = table.prey.ready("Ryan")
    table.you.uses("Taint")
    table.you.chooses(ryan)
    table.you.acts(by=mine, word="hunt")
    while not table.over():
        assert not table.you.can_play(DESIRE)
        table.pass_on()


@pytest.mark.parametrize("back", [False, True])
def test_desire_is_of_that_methuselah(table: Table, back: bool) -> None:
    """Redirected, the bleed is for 1, and may be increased again; back at her, for 4."""
    turn = reaction(
        choose_seat(BLEEDABLE, name="to"), redirect_bleed(chosen_seat("to")), at=("declined",)
    )
    mine = table.you.ready(SERPENT)
    table.you.ready(COMPANION)
    table.you.in_play(TAINT)
    table.you.holds(DESIRE, paper("Soft Touch", modifier(bleed(+1), at=("declined",))), IDLE)
    ryan, lauren = table.prey.ready("Ryan"), table.grand_prey.ready("Lauren")
    table.prey.holds(paper("Turn", turn))
    table.grand_prey.holds(paper("Turn back", turn))
    table.you.uses("Taint")
    table.you.chooses(ryan)
    table.you.acts(by=mine, word="bleed")
    table.you.plays(DESIRE, by=mine, level="SER")
    table.prey.plays("Turn", by=ryan)
    table.prey.chooses(seat=table.grand_prey.number)
    if back:
        table.grand_prey.plays("Turn back", by=lauren)
        table.grand_prey.chooses(seat=table.prey.number)
    table.until("declined", table.you)
    assert table.you.can_play("Soft Touch", by=mine) is not back
    rest(table)
    assert table.prey.pool() == (26 if back else 30)
    assert table.grand_prey.pool() == (30 if back else 29)
    assert table.waits_for(table.you)
