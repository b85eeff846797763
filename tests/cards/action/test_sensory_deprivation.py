"""Sensory Deprivation: a minion that does not unlock while its tormentor stays ready."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import action, is_named, ready, sends_to_torpor, static
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Sensory Deprivation"
CASTER = made_vampire("Caster", "CHI", capacity=6)


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_a_retainer_is_burned(table: Table, level: str) -> None:
    """Anybody's, at no stealth, for 3 blood; no other card on a minion."""
    caster = table.you.ready(CASTER)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    nassir = table.prey.ready("Nassir")
    theirs = table.prey.in_play("Ghoul Retainer", on=nassir)
    own = table.you.in_play("Ghoul Retainer", on=mine)
    table.prey.in_play("Sport Bike", on=nassir)
    table.you.acts(card, by=caster, level=level)
    assert stealth(table.state, action_of(table)) == 0
    assert table.you.choices() == {theirs, own}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.where(theirs), table.where(own)) == ("ash_heap", "attached")
    assert table.where(card) == "ash_heap"
    assert table.blood(caster) == 3
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("level", ["chi 2", "CHI 2"])
def test_a_minion_is_deprived(table: Table, level: str) -> None:
    """An ally; at superior a vampire, in torpor too; it may be unlocked, and stays so."""
    caster = table.you.ready(CASTER)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    ally, gang = table.prey.ready("Underbridge Stray"), table.prey.ready("Loyal Street Gang")
    nassir, torpid = table.prey.ready("Nassir"), table.grand_prey.torpor("Ryan")
    table.you.acts(card, by=caster, level=level)
    superior = level.startswith("CHI")
    assert table.you.choices() == ({caster, mine, nassir, torpid} if superior else {ally, gang})
    one = nassir if superior else ally
    table.you.chooses(one)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.on(card), table.locked(one), table.blood(caster)) == (one, False, 3)
    assert table.state.cards[card].note("depriver") == caster
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
def test_it_does_not_unlock_as_normal(table: Table) -> None:
    """Another minion does; what unlocks it otherwise works, and a wake lets it react."""
    caster = table.prey.ready(CASTER)
    lost, other = table.you.ready("Ryan", locked=True), table.you.ready("Duck", locked=True)
    table.you.in_play(CARD, on=lost, level="CHI 2", notes=(("depriver", caster),))
    key = table.you.in_play(UNLOCKER)
    table.you.holds("Wake with Evening's Freshness")
    actor = table.predator.ready("Nassir")
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert (table.locked(lost), table.locked(other)) == (True, False)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=actor)
    table.you.plays("Wake with Evening's Freshness", by=lost)
    table.you.blocks(lost)
    rest(table)
    assert table.you.pool() == 30
    table.until_turn_of(table.you, "minion")
    assert table.locked(lost)
    table.you.uses(key)
    assert not table.locked(lost)


@pytest.mark.ruling(CARD, 2)
def test_an_infernal_minion_may_be_unlocked_for_a_pool(table: Table) -> None:
    """Which is not as normal."""
    lost = table.you.ready("Ryan", locked=True)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Brand", static("infernal"), kind="equipment"), on=lost)
    table.you.in_play(CARD, on=lost, level="CHI 2", notes=(("depriver", table.prey.ready(CASTER)),))
    table.begins("unlock")
    table.you.does("unlock infernal", target=lost)
    table.until_turn_of(table.you, "minion")
    assert (table.locked(lost), table.you.pool()) == (False, 29)


@pytest.mark.parametrize(("named", "stays"), [("Caster", False), ("Lauren (G6)", True)])
def test_it_ends_with_its_caster(table: Table, named: str, stays: bool) -> None:
    """As that vampire leaves the ready region; another one may."""
    caster = table.prey.ready(CASTER)
    table.prey.ready("Lauren")
    lost = table.you.ready("Ryan")
    mine = table.you.ready(COMPANION)
    card = table.you.in_play(CARD, on=lost, level="CHI 2", notes=(("depriver", caster),))
    blow = paper("Blow", action(sends_to_torpor(ready(is_named(named.split(" (")[0])))))
    table.you.holds(blow)
    table.you.acts("Blow", by=mine)
    rest(table)
    assert (table.where(caster) == "torpor") is not stays
    assert (table.where(card) == "attached") is stays
