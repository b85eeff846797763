"""The Ankou burns vampires that have hunted, in the turns of others too."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER
from made_up import paper
from methuselah.language import static
from table_talk import Table

ANKOU = "The Ankou (G5)"


def test_the_ankou_burns_a_hunter_in_the_turn_of_another(table: Table) -> None:
    """One of those that hunted; a Ⓓ action, so that only their controller may block it."""
    ryan = table.you.ready("Ryan", blood=2)
    trevon = table.you.ready("Trevon Parker", blood=3)
    meaghan = table.you.ready("Meaghan")
    ankou = table.grand_prey.ready(ANKOU)
    stranger = table.predator.ready("Nassir")
    assert not table.grand_prey.may("use action", card=ankou)

    table.you.acts(by=ryan, word="hunt")
    table.nobody_reacts()
    table.you.acts(by=trevon, word="hunt")
    table.nobody_reacts()
    assert (table.blood(ryan), table.blood(trevon)) == (3, 4)

    assert not table.grand_prey.may("act", minion=ankou, word="bleed")
    table.grand_prey.acts(ankou, by=ankou)
    assert table.grand_prey.choices() == {ryan, trevon}
    table.grand_prey.chooses(ryan)
    assert table.you.may("block", minion=meaghan)
    assert not table.predator.may("block", minion=stranger)
    table.nobody_reacts()

    assert table.where(ryan) == "ash_heap"
    assert table.where(trevon) == "ready"
    assert table.where(meaghan) == "ready"
    assert table.locked(ankou)
    assert table.blood(ankou) == 10
    assert not table.grand_prey.may("use action", card=ankou)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("word", "blood", "may"),
    [("hunt", 2, True), ("hunt", 3, True), ("hunt", 4, False), ("bleed", 2, False)],
)
def test_only_a_successful_hunt_counts(table: Table, word: str, blood: int, may: bool) -> None:
    """Ryan's capacity is 4: a full vampire gains nothing, so its hunt is not successful."""
    ryan = table.you.ready("Ryan", blood=blood)
    table.you.ready("Meaghan")
    ankou = table.grand_prey.ready(ANKOU)

    table.you.acts(by=ryan, word=word)
    table.nobody_reacts()

    assert table.locked(ryan)
    assert table.grand_prey.may("use action", card=ankou) == may


def test_a_blocked_hunt_does_not_count(table: Table) -> None:
    """Nassir blocks; both strike by hand."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    # A hunt is at +1 stealth.
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=nassir)
    ankou = table.grand_prey.ready(ANKOU)

    table.you.acts(by=ryan, word="hunt")
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.blood(ryan) == 2
    assert not table.grand_prey.may("use action", card=ankou)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("locked", [False, True])
def test_the_ankou_must_be_unlocked_as_the_vampire_hunts(table: Table, locked: bool) -> None:
    """Unlocked later, it is too late."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    ankou = table.grand_prey.ready(ANKOU, locked=locked)
    unlocker = table.grand_prey.in_play(UNLOCKER)

    table.you.acts(by=ryan, word="hunt")
    table.nobody_reacts()
    if locked:
        table.grand_prey.uses(unlocker)

    assert not table.locked(ankou)
    assert table.grand_prey.may("use action", card=ankou) != locked


def test_the_ankou_in_torpor_burns_nobody(table: Table) -> None:
    """He must be ready."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    ankou = table.grand_prey.torpor(ANKOU)

    table.you.acts(by=ryan, word="hunt")
    table.nobody_reacts()

    assert not table.grand_prey.may("use action", card=ankou)


def test_in_your_own_turn_the_ankou_does_what_he_likes(table: Table) -> None:
    """A vampire of your own is burned too; nobody else is hurt."""
    ryan = table.you.ready("Ryan", blood=2)
    meaghan = table.you.ready("Meaghan")
    ankou = table.you.ready(ANKOU)
    nassir = table.grand_prey.ready("Nassir")

    table.you.acts(by=ryan, word="hunt")
    table.nobody_reacts()
    assert table.you.may("act", minion=ankou, word="bleed")
    table.you.acts(ankou, by=ankou)
    table.nobody_reacts()

    assert table.where(ryan) == "ash_heap"
    assert table.where(meaghan) == "ready"
    assert table.where(nassir) == "ready"
    assert table.locked(ankou)
    assert table.waits_for(table.you)


def test_the_next_turn_is_too_late(table: Table) -> None:
    """Only in the turn of the hunt; in his own turn the Ankou acts as anybody."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    ankou = table.grand_prey.ready(ANKOU)

    table.you.acts(by=ryan, word="hunt")
    table.nobody_reacts()
    assert table.grand_prey.may("use action", card=ankou)
    table.until_turn_of(table.prey, "minion")
    assert table.waits_for(table.prey)
    assert not table.grand_prey.may("use action", card=ankou)
    table.until_turn_of(table.grand_prey, "minion")
    assert table.grand_prey.may("act", minion=ankou, word="bleed")
    assert not table.grand_prey.may("use action", card=ankou)


def test_the_madness_network_lets_him_act_as_any_malkavian(table: Table) -> None:
    """Another permission to act in the turns of others is not lost."""
    table.you.ready("Meaghan")
    table.you.in_play("Madness Network")
    ankou = table.grand_prey.ready(ANKOU)

    assert not table.grand_prey.may("use action", card=ankou)
    assert table.grand_prey.may("act", minion=ankou, word="bleed")
