"""Retainers that lose their abilities: before Stanislava in combat, near Midget at any time."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from combat_talk import COMPANION, MANEUVER, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import acts, burn_blood, gain_pool, price, static, trigger, use
from methuselah.rules.action.blocks import intercept
from table_talk import Table

STANISLAVA = "Stanislava (G2)"
MIDGET = "Midget (G3)"
CROWS = "Murder of Crows"
GHOUL = "Ghoul Retainer"


def bitten(table: Table, *, by: str, retainer: str, acting: str) -> tuple[int, int]:
    """Somebody bleeds and Nassir, with a retainer, blocks: the damage to both."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    table.you.ready(by) if by != acting else mine
    theirs = table.prey.ready("Nassir")
    table.prey.in_play(retainer, on=theirs)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    rest(table)
    return damage_to(table, mine), damage_to(table, theirs)


@pytest.mark.rules_text("003 Stanislava 1")
@pytest.mark.parametrize("retainer", [CROWS, GHOUL])
def test_a_retainer_opposing_stanislava_does_nothing(table: Table, retainer: str) -> None:
    """Of any kind: she takes 1 from the hands of Nassir alone."""
    assert bitten(table, by=STANISLAVA, retainer=retainer, acting=STANISLAVA) == (1, 1)


def test_it_is_she_who_must_fight(table: Table) -> None:
    """In a combat of another vampire of yours the crows bite."""
    assert bitten(table, by=STANISLAVA, retainer=CROWS, acting="Ryan") == (2, 1)


@pytest.mark.rules_text("003 Stanislava 1")
def test_nobody_opposes_her_outside_of_combat(table: Table) -> None:
    """Mr. Winthrop helps who blocks her, and no more once they fight; nobody else misses theirs."""
    mine = table.you.ready(STANISLAVA)
    table.you.holds(MANEUVER)
    theirs, other = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.prey.in_play("Mr. Winthrop", on=theirs)
    table.prey.in_play("Raven Spy", on=other)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("range", table.you)
    assert intercept(table.state, theirs) == 0
    assert intercept(table.state, other) == 1  # she does not fight that one
    rest(table)
    assert damage_to(table, theirs) == 1
    table.until_turn_of(table.prey, "minion")
    assert intercept(table.state, theirs) == 1


def test_she_blocks_and_the_retainer_of_who_acts_is_silent(table: Table) -> None:
    """Opposing her is what counts, not who acts."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(CROWS, on=mine)
    stanislava = table.prey.ready(STANISLAVA)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(stanislava)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, stanislava)) == (1, 1)


def test_her_own_retainers_and_equipment_keep_what_they_do(table: Table) -> None:
    """Only what the opposing minion employs falls silent, and no weapon of it."""
    mine = table.you.ready(STANISLAVA)
    table.you.ready(COMPANION)
    table.you.in_play(CROWS, on=mine)
    theirs = table.prey.ready("Nassir")
    claws = paper("Claws", static("strength", +1), kind="equipment")
    table.prey.in_play(claws, on=theirs)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (2, 2)


LISTENER = paper(
    "Listener",
    trigger("damaged", gain_pool(1)),
    use(gain_pool(2), by="combatant bearer", at=("before_range",)),
    kind="retainer",
    life=1,
)


def test_before_ryan_a_retainer_is_used_and_answers(table: Table) -> None:
    """The control of the next scene: 2 pool for the use, 1 for the damage."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    card = table.prey.in_play(LISTENER, on=theirs)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("before_range", table.prey)
    table.prey.uses(card)
    assert table.prey.pool() == 32
    rest(table)
    assert table.prey.pool() == 33


def test_triggers_and_uses_of_a_silent_retainer_are_gone(table: Table) -> None:
    """What it answers and what its employer could use: neither comes about before her."""
    mine = table.you.ready(STANISLAVA)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    card = table.prey.in_play(LISTENER, on=theirs)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    seen = False
    while (
        table.state.active == 0
        and table.asked() is not None
        and not table.waits_for(table.you, "minion")
    ):
        seen = seen or table.prey.may("use", card=card)
        table.pass_on()
        assert not table.over()
    assert not seen
    assert damage_to(table, theirs) == 1
    assert table.prey.pool() == 30


def test_allies_do_not_block_stanislava(table: Table) -> None:
    """They may block another of yours; vampires may block her."""
    mine, other = table.you.ready(STANISLAVA), table.you.ready("Ryan")
    table.you.holds(PAUSE)
    ally, vampire = table.prey.ready("Underbridge Stray"), table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=ally)
    assert table.prey.may("block", minion=vampire)
    rest(table)
    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=ally)


# -- Midget ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("retainer", "damage"), [(CROWS, 1), (GHOUL, 2), ("Raven Spy", 1)])
def test_no_animal_bites_midget(table: Table, retainer: str, damage: int) -> None:
    """In combat with an employer of one; a ghoul is no animal."""
    got, _ = bitten(table, by=MIDGET, retainer=retainer, acting=MIDGET)
    assert got == damage


def test_animals_bite_where_midget_does_not_fight(table: Table) -> None:
    """It stands by while another vampire of yours is blocked by an employer of one."""
    assert bitten(table, by=MIDGET, retainer=CROWS, acting="Ryan") == (2, 1)


@pytest.mark.parametrize(("acting", "seen"), [(MIDGET, 0), ("Ryan", 1)])
def test_no_raven_sees_midget_act(table: Table, acting: str, seen: int) -> None:
    """The intercept of a Raven Spy is gone while Midget acts, that of Mr. Winthrop is not."""
    mine = table.you.ready(acting)
    if acting != MIDGET:
        table.you.ready(MIDGET)
    table.you.holds(PAUSE)
    theirs, other = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.prey.in_play("Raven Spy", on=theirs)
    table.prey.in_play("Mr. Winthrop", on=other)
    assert intercept(table.state, theirs) == 1
    table.you.acts(word="bleed", by=mine)
    assert (intercept(table.state, theirs), intercept(table.state, other)) == (seen, 1)
    rest(table)
    assert intercept(table.state, theirs) == 1


def test_every_animal_at_the_table_is_silent_in_midgets_combat(table: Table) -> None:
    """Also on minions that do not fight; and it may take no action that the retainer gives."""
    midget = table.prey.ready(MIDGET)
    mine, other = table.you.ready("Ryan"), table.you.ready("Lauren")
    table.you.in_play("Raven Spy", on=other)
    table.you.holds(MANEUVER)
    table.you.acts(word="bleed", by=mine)
    assert intercept(table.state, other) == 1
    table.prey.blocks(midget)
    table.until("range", table.you)
    assert intercept(table.state, other) == 0


def test_an_action_of_an_animal_is_there_while_midget_rests(table: Table) -> None:
    """The retainers of others act for their employers in their own turns."""
    table.prey.ready(MIDGET)
    mine = table.you.ready("Ryan")
    hound = paper(
        "Hound",
        acts(price(burn_blood(1)), gain_pool(1)),
        kind="retainer",
        life=1,
        keywords=frozenset({"animal"}),
    )
    card = table.you.in_play(hound, on=mine)
    table.begins("minion")
    assert table.you.may("use action", card=card, by=mine)
