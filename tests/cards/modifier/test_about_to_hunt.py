"""Cards for a hunt that is about to succeed: Foul Blood, Succulent Vitae."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import acts, choose, may_prevent, other, ready, vampire
from scenes.telling import changing
from table_talk import Table

SHIELD = paper("Shield", may_prevent(1), kind="equipment")
FOUL = "Foul Blood"
VITAE = "Succulent Vitae"
STALKING = paper(
    "Stalking", acts(choose(ready(vampire, other)), kind="hunt", stealth=0), kind="event"
)
"""A hunt that is none of the rulebook's: its blood comes from whom it is about."""


# -- Foul Blood -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "locks"), [("qui", True), ("QUI", False)])
@pytest.mark.parametrize("more", [0, 1])
def test_foul_blood_spoils_a_hunt(table: Table, level: str, locks: bool, more: int) -> None:
    """-1 hunt, and 1 damage after the action; for 1 blood; inferior locks who reacts."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.in_play(changing("hunt", more), on=hunter)
    shield = table.you.in_play(SHIELD, on=hunter)
    table.you.ready(COMPANION)
    taints = table.grand_prey.ready(made_vampire("Taints", level, capacity=6), blood=3)
    held = table.grand_prey.holds(FOUL)
    table.you.acts(word="hunt", by=hunter)
    table.until("would_succeed", table.grand_prey)
    assert table.blood(hunter) == 2
    table.grand_prey.plays(held, by=taints, level=level)
    assert table.blood(taints) == 2
    assert table.locked(taints) is locks
    while not table.over():
        assert not table.you.may("use", card=shield), "the damage cannot be prevented"
        table.pass_on()
    assert table.blood(hunter) == 2 + more - 1
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(FOUL, 1)
@pytest.mark.parametrize(
    ("blood", "less", "word", "may"),
    [
        (3, 0, "hunt", True),
        (4, 0, "hunt", False),  # it is full: nothing would be gained
        (3, -1, "hunt", False),
        (3, 0, "bleed", False),
    ],
)
@pytest.mark.parametrize("level", ["qui", "QUI"])
def test_only_a_hunt_that_would_succeed_is_spoiled(
    table: Table, blood: int, less: int, word: str, may: bool, level: str
) -> None:
    """That is one that would bring blood."""
    hunter = table.you.ready("Ryan", blood=blood)  # capacity 4
    table.you.in_play(changing("hunt", less), on=hunter)
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("Taints", level, capacity=6))
    table.prey.holds(FOUL)
    table.you.acts(word=word, by=hunter)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(FOUL, level=level)
        table.pass_on()
    assert offered is may


@pytest.mark.ruling(FOUL, 1)
@pytest.mark.parametrize(("there", "may"), [(1, True), (0, False)])
def test_a_hunt_for_the_blood_of_another(table: Table, there: int, may: bool) -> None:
    """It brings blood if the victim has any."""
    hunter = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(STALKING)
    victim = table.prey.ready("Nassir", blood=there)
    table.prey.ready(made_vampire("Taints", "QUI", capacity=6))
    table.prey.holds(FOUL)
    table.you.acts("Stalking", by=hunter)
    table.you.chooses(victim)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(FOUL)
        table.pass_on()
    assert offered is may
    assert table.blood(hunter) == 1 + there


def test_what_is_spoiled_already_is_not_spoiled_again(table: Table) -> None:
    """After the first one the hunt would bring nothing."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("One", "QUI", capacity=6))
    table.prey.ready(made_vampire("Two", "QUI", capacity=6))
    table.prey.holds(FOUL, FOUL)
    table.you.acts(word="hunt", by=hunter)
    table.prey.plays(FOUL)
    assert not table.prey.can_play(FOUL)
    rest(table)
    assert table.blood(hunter) == 1


# -- Succulent Vitae ------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "more"), [("qui", 0), ("QUI", 1)])
def test_a_successful_hunt_leaves_vitae(table: Table, level: str, more: int) -> None:
    """Put on the hunter as the hunt would succeed; superior, at +1 hunt this action."""
    hunter = table.you.ready(made_vampire("Hunter", level, capacity=6), blood=2)
    table.you.ready(COMPANION)
    held = table.you.holds(VITAE)
    table.you.acts(word="hunt", by=hunter)
    table.until("would_succeed", table.you)
    table.you.plays(held, by=hunter, level=level)
    assert (table.where(held), table.on(held)) == ("attached", hunter)
    rest(table)
    assert table.blood(hunter) == 3 + more
    assert table.on(held) == hunter
    assert table.waits_for(table.you)


def test_the_better_hunt_is_over_with_the_action(table: Table) -> None:
    """The next hunt, in a later turn, brings 1 again."""
    hunter = table.you.ready(made_vampire("Hunter", "QUI", capacity=8), blood=2)
    table.you.ready(COMPANION)
    table.you.holds(VITAE)
    table.you.acts(word="hunt", by=hunter)
    table.you.plays(VITAE, by=hunter, level="QUI")
    rest(table)
    assert table.blood(hunter) == 4
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="hunt", by=hunter)
    rest(table)
    assert table.blood(hunter) == 5


@pytest.mark.ruling(VITAE, 1)
@pytest.mark.parametrize(
    ("blood", "less", "word", "may"),
    [(5, 0, "hunt", True), (6, 0, "hunt", False), (5, -1, "hunt", False), (5, 0, "bleed", False)],
)
@pytest.mark.parametrize("level", ["qui", "QUI"])
def test_no_vitae_without_a_successful_hunt(
    table: Table, blood: int, less: int, word: str, may: bool, level: str
) -> None:
    """One that would bring blood."""
    hunter = table.you.ready(made_vampire("Hunter", level, capacity=6), blood=blood)
    table.you.in_play(changing("hunt", less), on=hunter)
    table.you.ready(COMPANION)
    table.you.holds(VITAE)
    table.you.acts(word=word, by=hunter)
    offered = False
    while not table.over():
        offered |= table.you.can_play(VITAE, level=level)
        table.pass_on()
    assert offered is may


@pytest.mark.ruling(VITAE, 2)
def test_the_victim_of_the_hunt_loses_more(table: Table) -> None:
    """What is hunted from another comes from there."""
    hunter = table.you.ready(made_vampire("Hunter", "QUI", capacity=6), blood=2)
    table.you.ready(COMPANION)
    table.you.in_play(STALKING)
    table.you.holds(VITAE)
    victim = table.prey.ready("Nassir", blood=3)
    table.prey.ready("Lauren")
    table.you.acts("Stalking", by=hunter)
    table.you.chooses(victim)
    table.you.plays(VITAE, by=hunter, level="QUI")
    rest(table)
    assert (table.blood(hunter), table.blood(victim)) == (4, 1)


def test_the_vitae_pays_one_blood_of_two(table: Table) -> None:
    """Vascular Explosion costs 2: 1 is left to pay."""
    bearer = table.you.ready(made_vampire("Bearer", "QUI", capacity=8), blood=5)
    vitae = table.you.in_play(VITAE, on=bearer)
    held = table.you.holds("Vascular Explosion")
    blocker = table.prey.ready(made_vampire("Foe", capacity=8))
    fight(table, bearer, blocker)
    table.you.plays(held, by=bearer)
    table.you.uses(vitae)
    assert table.blood(bearer) + damage_to(table, bearer) == 4
    assert table.where(vitae) == "ash_heap"


@pytest.mark.parametrize(
    ("card", "by", "helps"),
    [
        ("Blood Awakening", "bearer", True),  # requires Quietus, 1 blood
        ("Blood Awakening", "other", False),
        ("Elder Impersonation", "bearer", False),  # Obfuscate
    ],
)
def test_the_vitae_pays(table: Table, card: str, by: str, helps: bool) -> None:
    """1 blood less for a card of its bearer that requires Quietus; the Vitae is burned."""
    bearer = table.you.ready(made_vampire("Bearer", "QUI", "obf", capacity=8), blood=5)
    other_one = table.you.ready(made_vampire("Other", "QUI", "obf", capacity=8), blood=5)
    vitae = table.you.in_play(VITAE, on=bearer)
    mine = bearer if by == "bearer" else other_one
    held = table.you.holds(card)
    table.you.holds(PAUSE)
    blocker = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(held, by=mine, level="QUI" if card == "Blood Awakening" else "obf")
    if helps:
        assert table.you.may("use", card=vitae)
        table.you.uses(vitae)
    else:
        assert not table.you.may("use", card=vitae)
    rest(table)
    assert table.where(vitae) == ("ash_heap" if helps else "attached")
