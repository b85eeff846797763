"""Fantasy World: a minion lost in an illusion, which it pays to leave."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import fight, rest
from made_up import paper
from methuselah.language import action, gain_pool, reaction, static
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling
from table_talk import Table

WORLD = "Fantasy World"


@pytest.mark.parametrize(("level", "more"), [("chi", 0), ("CHI", 1)])
def test_it_is_put_on_a_ready_minion(table: Table, level: str, more: int) -> None:
    """Of anybody; it locks. Superior: +1 stealth. 2 blood, paid on success."""
    dreamer = table.you.ready(made_vampire("Dreamer", "CHI", capacity=6))
    own = table.you.ready("Meaghan")
    world = table.you.holds(WORLD)
    nassir = table.prey.ready("Nassir")
    table.prey.torpor("Ryan")
    mystic = table.predator.ready("Vagabond Mystic")

    assert not table.you.can_play(WORLD, by=own)
    table.you.acts(WORLD, by=dreamer, level=level)
    assert table.you.choices() == {dreamer, own, nassir, mystic}
    table.you.chooses(nassir)
    assert stealth(table.state, action_of(table)) == more
    assert action_of(table).targets == (table.prey.number,)
    assert table.blood(dreamer) == 6
    table.nobody_reacts()

    assert (table.where(world), table.on(world)) == ("attached", nassir)
    assert table.locked(nassir) and table.locked(dreamer)
    assert not table.locked(mystic) and not table.locked(own)
    assert table.blood(dreamer) == 4
    assert table.waits_for(table.you)


def test_inferior_chimerstry_has_no_stealth(table: Table) -> None:
    """A vampire with inferior Chimerstry plays it at that level only."""
    dreamer = table.you.ready(made_vampire("Dreamer", "chi", capacity=6))
    table.you.holds(WORLD)
    assert table.you.can_play(WORLD, by=dreamer, level="chi")
    assert not table.you.can_play(WORLD, by=dreamer, level="CHI")


@pytest.mark.parametrize(
    "card", ["Deed", "Motion", ".44 Magnum", "Ghoul Retainer", "Vagabond Mystic"]
)
def test_the_minion_plays_no_actions(table: Table, card: str) -> None:
    """Action, political action, equipment, retainer, ally: another vampire can."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready("Massimo Falconi")
    table.you.in_play(WORLD, on=ryan)
    made = {"Deed": paper("Deed", action(gain_pool(1))), "Motion": motion()}
    table.you.holds(made.get(card, card))
    assert table.you.can_play(card, by=other)
    assert not table.you.can_play(card, by=ryan)
    assert table.you.may("act", minion=ryan, word="bleed")


@pytest.mark.parametrize("lost", [False, True])
def test_the_minion_plays_no_modifiers_and_reactions(table: Table, lost: bool) -> None:
    """The one that acts, the one that could react."""
    ryan = table.you.ready("Ryan")
    own = table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    table.you.in_play(WORLD, on=ryan if lost else own)
    if lost:
        table.prey.in_play(WORLD, on=nassir)
    table.you.holds(PAUSE)
    table.prey.holds(paper("Guard", reaction(gain_pool(1))))

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert table.you.can_play("Pause", by=ryan) == (not lost)
    assert table.prey.can_play("Guard", by=nassir) == (not lost)
    assert table.prey.may("block", minion=nassir)


@pytest.mark.parametrize("lost", [False, True])
def test_the_vampire_casts_no_votes(table: Table, lost: bool) -> None:
    """Another prince of the same Methuselah does."""
    caller = table.you.ready("Meaghan")
    table.you.holds(motion())
    prince = table.prey.ready("Mkhokheli")
    other = table.prey.ready("Warmaksan")
    if lost:
        table.prey.in_play(WORLD, on=prince)
    table.you.acts("Motion", by=caller)
    polling(table, table.prey)
    assert table.prey.may("vote", minion=other)
    assert table.prey.may("vote", minion=prince) == (not lost)


@pytest.mark.parametrize("name", ["Ryan", "Vagabond Mystic"])
def test_it_is_left_for_one_blood_or_life(table: Table, name: str) -> None:
    """In their unlock phase; they stay locked that turn and unlock in the next."""
    lost = table.you.ready(name, blood=2, locked=True)
    other = table.you.ready("Meaghan", locked=True)
    world = table.you.in_play(WORLD, on=lost)
    table.begins("unlock")

    table.you.uses(WORLD, by=lost)
    assert (table.where(world), table.blood(lost)) == ("ash_heap", 1)
    table.until_turn_of(table.you, "minion")
    assert (table.locked(lost), table.locked(other)) == (True, False)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert not table.locked(lost)


def test_who_does_not_pay_stays_in_it(table: Table) -> None:
    """It does not unlock as normal; without blood it cannot pay."""
    lost = table.you.ready("Ryan", locked=True)
    empty = table.you.ready("Tock (G3)", blood=0, locked=True)
    table.you.ready("Meaghan")
    first = table.you.in_play(WORLD, on=lost)
    second = table.you.in_play(WORLD, on=empty)
    table.begins("unlock")
    assert table.you.may("use", card=first)
    assert not table.you.may("use", card=second)
    table.until_turn_of(table.you, "minion")
    assert table.locked(lost) and table.locked(empty)
    assert (table.on(first), table.on(second)) == (lost, empty)


def test_only_in_their_own_unlock_phase(table: Table) -> None:
    """Not in that of another Methuselah, who played it."""
    nassir = table.prey.ready("Nassir", locked=True)
    mine = table.you.ready("Ryan", locked=True)
    world = table.prey.in_play(WORLD, on=nassir)
    other = table.you.in_play(WORLD, on=mine)
    table.begins("unlock")
    assert table.you.may("use", card=other)
    assert not table.prey.may("use", card=world)
    table.until_turn_of(table.prey)
    assert table.prey.may("use", card=world)
    assert not table.you.may("use", card=other)


@pytest.mark.parametrize("who", ["acting", "blocking", "neither"])
def test_it_is_burned_as_they_enter_combat(table: Table, who: str) -> None:
    """Whoever attacked whom; not if others fight."""
    mine = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    other = table.prey.ready("Tock (G3)")
    on = {"acting": mine, "blocking": nassir, "neither": other}[who]
    world = table.prey.in_play(WORLD, on=on)
    fight(table, mine, nassir)
    rest(table)
    assert table.where(world) == ("attached" if who == "neither" else "ash_heap")
    assert table.waits_for(table.you)


@pytest.mark.ruling("Fantasy World", 1)
def test_an_infernal_vampire_may_be_unlocked_for_a_pool(table: Table) -> None:
    """The illusion adds nothing to that."""
    lost = table.you.ready("Ryan", locked=True)
    table.you.ready("Meaghan")
    world = table.you.in_play(WORLD, on=lost)
    table.you.in_play(paper("Pact", static("infernal"), kind="equipment"), on=lost)
    table.begins("unlock")
    table.you.does("unlock infernal")
    table.until_turn_of(table.you, "minion")
    assert not table.locked(lost)
    assert (table.you.pool(), table.on(world)) == (29, lost)
