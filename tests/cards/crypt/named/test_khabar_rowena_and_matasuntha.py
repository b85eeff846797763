"""Cards in play that were the last ones missing in decks: The Khabar, Rowena, Matasuntha, ..."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import DODGE, fight, made_up, rest
from fight_talk import damage_to
from methuselah.language import damage_strike, ready, static, strike, vampire, yours
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept

# -- cards in play ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "word", "more"),
    [("Ali Kar (G3)", "bleed", 1), ("Ali Kar (G3)", "hunt", 0), ("Brooke (G2)", "bleed", 0)],
)
def test_the_khabar_hides_bleeding_banu_haqim(table, who, word, more):
    """+1 stealth as they bleed, whosever they are; no other action, no other clan."""
    table.prey.in_play("The Khabar: Community")
    acting = table.you.ready(who, blood=2)
    table.you.ready("Meaghan")
    table.prey.ready("Nadezhda")
    table.predator.ready("Nadezhda")

    table.you.acts(word=word, by=acting)
    assert stealth(table.state, action_of(table)) == more + (word == "hunt")


@pytest.mark.parametrize(("who", "more"), [("Claus Wegener (G5)", 1), ("Brooke (G2)", 0)])
def test_a_tremere_burns_the_khabar_in_hiding(table, who, more):
    """Minions can burn it as a directed action."""
    khabar = table.prey.in_play("The Khabar: Community")
    acting = table.you.ready(who)
    table.you.ready("Meaghan")
    table.prey.ready("Nadezhda")
    table.prey.ready("Ossian")

    table.you.acts("The Khabar: Community", by=acting)
    assert stealth(table.state, action_of(table)) == more
    assert not table.predator.may("block")
    table.nobody_reacts()

    assert table.where(khabar) == "ash_heap"


def test_the_khabar_is_put_in_play(table):
    """2 pool, by somebody with a Banu Haqim."""
    table.you.ready("Ali Kar (G3)")
    khabar = table.you.holds("The Khabar: Community")

    table.begins("master")
    table.you.plays("The Khabar: Community")

    assert table.where(khabar) == "permanent"
    assert table.you.pool() == 28


@pytest.mark.parametrize(("blood", "adds"), [(0, True), (2, True), (3, False)])
def test_the_jungle_gathers_blood(table, blood, adds):
    """Fewer than 3 on it; locked for it."""
    jungle = table.you.in_play("Jungle Hunting Ground", counters=blood)

    table.begins("unlock")
    table.asked()
    assert table.you.may("use", level="add") is adds
    if adds:
        table.you.uses("Jungle Hunting Ground", level="add")
        assert table.counters(jungle) == blood + 1
        assert table.locked(jungle)


def test_the_jungle_feeds_a_laibon(table):
    """All of the blood, to a ready Laibon of yours."""
    jungle = table.you.in_play("Jungle Hunting Ground", counters=3)
    laibon = table.you.ready("Amavi (G4)", blood=2)
    second = table.you.ready("Bupe Kuila (G4)", blood=1)
    camarilla = table.you.ready("Badger (G1)", blood=2)
    theirs = table.prey.ready("Amavi (G4)", blood=2)

    table.begins("unlock")
    table.you.uses("Jungle Hunting Ground", level="move")
    for wrong in (camarilla, theirs):
        with pytest.raises(AssertionError, match="not among"):
            table.you.chooses(wrong)
    table.you.chooses(laibon)

    assert table.blood(laibon) == 5
    assert table.counters(jungle) == 0
    assert table.locked(jungle)
    assert (table.blood(second), table.blood(camarilla)) == (1, 2)


@pytest.mark.parametrize(("political", "more"), [(True, 1), (False, 0)])
def test_oluwafunmilayo_watches_political_actions(table, political, more):
    """+1 intercept during those, none during a bleed."""
    mine = table.you.ready("Nadezhda")
    blocker = table.prey.ready("Oluwafunmilayo (G6)")
    table.you.holds("Conservative Agitation")

    if political:
        table.you.acts("Conservative Agitation", by=mine)
    else:
        table.you.acts(word="bleed", by=mine)
    table.asked()

    assert intercept(table.state, blocker) == more


def test_gabriel_discards_for_strength(table):
    """A card that requires an Anarch, once each combat."""
    gabriel = table.you.ready("Gabriel Tremblay (G6)")
    foe = table.prey.ready("Gilbert Duane (G1)")
    brawl, _ = table.you.holds("Line Brawl", "Thing")
    table.you.holds("Illegalism")

    fight(table, gabriel, foe)
    table.you.uses("Gabriel Tremblay (G6)")
    with pytest.raises(AssertionError, match="not among"):
        table.you.chooses(table.state.seats[0].hand[1])
    table.you.chooses(brawl)
    assert table.where(brawl) == "ash_heap"
    rest(table)

    assert damage_to(table, foe) == 2
    assert "Illegalism" in table.you.hand()


@pytest.mark.parametrize(("helps", "place"), [(True, "ready"), (False, "ash_heap")])
def test_jason_votes_against_blood_hunts(table, helps, place):
    """Two votes for the hunt, one against and two that he gets."""
    jason = table.prey.ready('Jason "Son" Newberry (G6)')
    prince = table.predator.ready("Cardano (G1)")
    mine = table.you.ready("Brooke (G2)")
    table.you.ready("Meaghan")
    table.prey.torpor("Nadezhda")

    table.you.acts(word="diablerie", by=mine)
    table.predator.votes("for", minion=prince)
    if helps:
        table.prey.does("use", card='Jason "Son" Newberry (G6)')
    else:
        table.prey.votes("against", minion=jason)
    rest(table)

    assert table.where(mine) == place


def test_jason_has_no_more_votes_in_other_referendums(table):
    """A political action is no blood hunt."""
    table.prey.ready('Jason "Son" Newberry (G6)')
    mine = table.you.ready("Anvil (G1)")
    table.you.ready("Meaghan")
    table.you.holds("Anarchist Uprising")

    table.you.acts("Anarchist Uprising", by=mine)
    table.until("polling", table.prey)
    assert not table.prey.may("use")
    assert table.prey.may("vote")


@pytest.mark.ruling("Rowena (G6)", 1)
@pytest.mark.parametrize(("aggravated", "asked"), [(False, True), (True, False)])
def test_rowena_prevents_a_point_that_is_not_aggravated(table, aggravated, asked):
    """No aggravated damage, even if she treats it as normal damage. [PIB 20130327]"""
    rowena = table.you.ready("Rowena (G6)", blood=4)
    foe = table.prey.ready("Nadezhda")
    skin = static("treats aggravated as normal", who=ready(vampire, yours))
    table.you.in_play(made_up("Skin", statics=(skin,)))
    claws = damage_strike(2, aggravated=aggravated)
    table.prey.holds(made_up("Claws", modes=(strike(claws),)))

    fight(table, rowena, foe)
    table.prey.plays("Claws")
    if asked:
        table.you.does("use", card="Rowena (G6)")
    rest(table)

    assert damage_to(table, rowena) == (1 if asked else 2)


@pytest.mark.parametrize(
    ("foe", "ends"), [("Double Deuce", True), ("Ossian", True), ("Nadezhda", False)]
)
def test_rowena_leaves_a_werewolf(table, foe, ends):
    """Strike: combat ends."""
    rowena = table.you.ready("Rowena (G6)")
    other = table.prey.ready(foe)
    table.prey.holds(DODGE)

    fight(table, rowena, other)
    table.until("strike", table.you) if ends else table.until("strike")
    assert table.you.may("use", minion=rowena) is ends


def test_matasuntha_gains_for_those_who_leave(table):
    """After a minion in combat with her goes to torpor; not after others do."""
    mata = table.you.ready("Matasuntha (G5)")
    foe = table.prey.ready("Nadezhda", blood=1)
    table.you.ready("Meaghan")

    fight(table, mata, foe)
    table.you.does("answer", card="Matasuntha (G5)")
    rest(table)

    assert table.where(foe) == "torpor"
    assert table.you.pool() == 31


@pytest.mark.parametrize(
    ("rival", "where", "bled"),
    [("Jason", "ready", 2), ("Jason", "torpor", 1), ("Nadezhda", "ready", 1), ("mine", "ready", 1)],
)
def test_rebekka_bleeds_those_with_a_malkavian(table, rival, where, bled):
    """+1 bleed where the Methuselah who is bled controls a ready one; +1 stealth in any action."""
    rebekka = table.you.ready("Rebekka, Chantry Elder of Munich (G2)", blood=2)
    table.you.ready("Meaghan")
    table.prey.ready("Nadezhda")
    name = "Nadezhda" if rival == "Nadezhda" else 'Jason "Son" Newberry (G6)'
    (table.you if rival == "mine" else table.prey).puts(name, where)

    table.you.acts(word="bleed", by=rebekka)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert table.prey.pool() == 30 - bled


def test_rebekka_hunts_in_hiding(table):
    """Her stealth is that of each of her actions: 1 beside that of the hunt."""
    rebekka = table.you.ready("Rebekka, Chantry Elder of Munich (G2)", blood=2)
    table.you.ready("Meaghan")
    table.prey.ready("Nadezhda")

    table.you.acts(word="hunt", by=rebekka)
    assert stealth(table.state, action_of(table)) == 2
