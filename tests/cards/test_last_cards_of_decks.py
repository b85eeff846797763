"""Cards that were the last ones missing in tournament decks: Petra, CrimethInc., Zephyr, ..."""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, round_of
from listening import listener
from methuselah.engine import atoms
from methuselah.language import damage_strike, end_action, ready, static, strike, vampire, yours
from methuselah.rules.action import stealth
from methuselah.rules.blocks import intercept

# -- Petra --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "place"), [("Azaneal (G4)", "torpor"), ("Nadezhda", "ready")])
def test_petra_inflicts_aggravated_damage_on_baali(table, foe, place):
    """One point of it wounds a vampire with no blood to mend it; others mend theirs."""
    petra = table.you.ready("Petra (G4)")
    victim = table.prey.ready(foe, blood=2)
    table.you.ready("Meaghan")

    fight(table, petra, victim)
    rest(table)

    assert table.where(victim) == place
    assert table.where(petra) == "ready"


@pytest.mark.parametrize(("foe", "cost"), [("Nadezhda", 1), ("Ossian", 0)])
def test_a_vampire_pays_to_press_on_against_petra(table, foe, cost):
    """1 blood after the press; an ally pays nothing, and Petra herself presses for free."""
    petra = table.you.ready("Petra (G4)")
    other = table.prey.ready(foe)
    table.prey.holds(PRESS, DODGE, DODGE)

    fight(table, petra, other)
    table.prey.plays("A dodge")
    start = table.blood(other)
    table.prey.plays("A press")
    assert table.blood(other) == start - cost
    rest(table)

    assert table.where(petra) == "ready"


def test_petra_presses_for_free(table):
    """The blood is for those who fight her."""
    petra = table.you.ready("Petra (G4)", blood=4)
    foe = table.prey.ready("Nadezhda", blood=3)
    table.you.holds(PRESS, DODGE, DODGE)

    fight(table, petra, foe)
    table.you.plays("A dodge")
    table.you.plays("A press")
    rest(table)

    assert table.blood(petra) == 4 - damage_to(table, petra)
    assert table.blood(foe) == 3 - damage_to(table, foe)


def test_a_press_to_end_combat_is_free(table):
    """Petra presses on; the one who presses to end it burns nothing."""
    petra = table.you.ready("Petra (G4)")
    foe = table.prey.ready("Nadezhda", blood=3)
    table.you.holds(PRESS, DODGE)
    table.prey.holds(PRESS, DODGE)

    fight(table, petra, foe)
    table.you.plays("A dodge")
    table.prey.plays("A dodge")
    table.you.plays("A press")
    table.prey.plays("A press")
    rest(table)

    assert table.blood(foe) == 3


# -- Form of the Ghost, Lightning Reflexes ------------------------------------------------------


def test_form_of_the_ghost_maneuvers(table):
    """Inferior: to long range."""
    mine = table.you.ready("Anastasia Grey (G1)")
    foe = table.prey.ready("Nadezhda")
    table.you.holds("Form of the Ghost")
    table.prey.holds(DODGE)

    fight(table, mine, foe)
    assert not table.you.may("play", level="PRO")
    table.you.plays("Form of the Ghost", by=mine, level="pro")
    table.until("strike")

    assert round_of(table).range == "long"


def test_form_of_the_ghost_presses(table):
    """Superior: a second round."""
    mine = table.you.ready("Joseph Fischer (G5)")
    foe = table.prey.ready("Nadezhda", blood=3)
    table.you.holds("Form of the Ghost")
    table.prey.holds(DODGE)

    fight(table, mine, foe)
    table.you.plays("Form of the Ghost", by=mine, level="PRO")
    rest(table)

    assert damage_to(table, foe) == 2


@pytest.mark.parametrize(
    ("who", "level", "strikes", "left"),
    [
        ("Allison Maller (G3)", "cel", None, 3),
        ("Anvil (G1)", "CEL", 0, 3),
        ("Anvil (G1)", "CEL", 2, 1),
    ],
)
def test_lightning_reflexes_gives_strikes(table, who, level, strikes, left):
    """One at inferior, as many as blood is burned for at superior; the cost comes first."""
    mine = table.you.ready(who, blood=4)
    foe = table.prey.ready("Gilbert Duane (G1)", blood=7)
    table.you.holds("Lightning Reflexes")
    table.prey.holds(MANEUVER)

    fight(table, mine, foe)
    table.you.plays("Lightning Reflexes", by=mine, level=level)
    if strikes is not None:
        with pytest.raises(AssertionError, match="not among"):
            table.you.chooses(number=4)
        table.you.chooses(number=strikes)
    assert table.blood(mine) == left - 1
    rest(table)

    assert damage_to(table, foe) == 1 + (1 if strikes is None else strikes)


@pytest.mark.ruling("Lightning Reflexes", 1)
def test_no_discount_on_the_blood_burned_for_strikes(table):
    """Only the card is cheaper where Celerity cards are. [ANK 20210226]"""
    mine = table.you.ready("Anvil (G1)", blood=4)
    foe = table.prey.ready("Gilbert Duane (G1)", blood=7)
    cheaper = static("discipline cost", -1, who=ready(vampire, yours), word="cel")
    table.you.in_play(made_up("Cheaper", statics=(cheaper,)))
    table.you.holds("Lightning Reflexes")
    table.prey.holds(MANEUVER)

    fight(table, mine, foe)
    table.you.plays("Lightning Reflexes", by=mine, level="CEL")
    table.you.chooses(number=2)
    rest(table)

    assert table.blood(mine) == 4 - 2 - damage_to(table, mine)


# -- attacks ------------------------------------------------------------------------------------


@pytest.mark.ruling("Fergus Alexander (G5)", 1)
@pytest.mark.parametrize("unlocked", [False, True])
def test_fergus_attacks_a_locked_sabbat_vampire(table, unlocked):
    """Unlocked when it resolves: the action fizzles. [ANK 20210124]"""
    fergus = table.you.ready("Fergus Alexander (G5)")
    table.you.ready("Meaghan")
    mine = table.you.ready("Agatha (G2)", locked=True)
    target = table.prey.ready("Aaron Bathurst (G4)", locked=True)
    also = table.predator.ready("Agatha (G2)", locked=True)
    awake = table.prey.ready("Agatha (G2)")
    camarilla = table.prey.ready("Badger (G1)", locked=True)
    table.prey.holds("On the Qui Vive")

    table.you.acts("Fergus Alexander (G5)", by=fergus)
    for wrong in (mine, awake, camarilla):
        with pytest.raises(AssertionError, match="not among"):
            table.you.chooses(wrong)
    table.you.chooses(target)
    if unlocked:
        table.until("action", table.prey)
        table.state.edit(target).locked = False
    rest(table)

    assert damage_to(table, target) == (0 if unlocked else 1)
    assert damage_to(table, also) == 0


@pytest.mark.parametrize(
    "level", ["cel", "obf", "pot", "cel_obf", "cel_pot", "obf_pot", "cel_obf_pot"]
)
@pytest.mark.ruling("Make the Misere", 2)
def test_make_the_misere_is_what_it_is_played_with(table, level):
    """A maneuver with Celerity, stealth with Obfuscate, strength with Potence. [LSJ 20011204-3]"""
    seats = {"cel": table.grand_prey, "obf": table.grand_predator, "pot": table.predator}
    for code, seat in seats.items():
        seat.in_play(listener(code))
    atiena = table.you.ready("Atiena (G6)")
    table.you.ready("Meaghan")
    target = table.prey.ready("Gilbert Duane (G1)", locked=True)
    table.prey.ready("Aaron Bathurst (G4)")
    table.you.holds("Make the Misere")
    table.prey.holds(DODGE)

    table.you.acts("Make the Misere", by=atiena, level=level)
    assert stealth(table.state, action_of(table)) == int("obf" in level)
    table.until("range", table.you) if "cel" in level else table.until("strike")
    assert table.you.may("use maneuver") is ("cel" in level)
    rest(table)

    assert damage_to(table, target) == (2 if "pot" in level else 1)
    assert {code: seat.pool() - 30 for code, seat in seats.items()} == {
        code: int(code in level) for code in seats
    }


@pytest.mark.ruling("Make the Misere", 1)
def test_make_the_misere_fizzles_if_the_target_is_unlocked(table):
    """[ANK 20210124]"""
    atiena = table.you.ready("Atiena (G6)")
    table.you.ready("Meaghan")
    target = table.prey.ready("Gilbert Duane (G1)", locked=True)
    table.prey.ready("Aaron Bathurst (G4)")
    table.you.holds("Make the Misere")
    table.prey.holds("On the Qui Vive")

    table.you.acts("Make the Misere", by=atiena, level="pot")
    table.until("action", table.prey)
    table.state.edit(target).locked = False
    rest(table)

    assert damage_to(table, target) == 0
    assert table.waits_for(table.you)


# -- after the action ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "unlocks"), [("Thing", True), ("Computer Hacking", False)])
def test_keegan_unlocks_after_an_action_that_requires_a_gangrel(table, name, unlocks):
    """Once each turn; other actions leave him locked."""
    keegan = table.you.ready("Keegan (G6)")
    table.you.ready("Meaghan")
    table.you.uncontrolled("Badger (G1)")
    table.you.holds(name, name)

    table.you.acts(name, by=keegan)
    if unlocks:
        table.you.does("use", card="Keegan (G6)")
        rest(table)
        assert not table.locked(keegan)
        table.you.acts(name, by=keegan)
    rest(table)

    assert table.locked(keegan)


@pytest.mark.ruling("Keegan (G6)", 1)
def test_keegan_unlocks_after_an_action_that_fizzles(table):
    """Successful without effect is successful. [ANK 20220218]"""
    keegan = table.you.ready("Keegan (G6)")
    table.you.ready("Meaghan")
    chantry = table.prey.in_play("Chantry")
    table.prey.ready("Nadezhda")
    table.you.holds("Rewilding")
    table.prey.holds("On the Qui Vive")

    table.you.acts("Rewilding", by=keegan)
    table.until("action")
    atoms.burn(table.state, chantry)
    table.you.does("use", card="Keegan (G6)")
    rest(table)

    assert told(table, "fizzled") == 1
    assert not table.locked(keegan)
    assert table.prey.pool() == 30


@pytest.mark.ruling("Zephyr", 3)
@pytest.mark.parametrize(("who", "level"), [("Allison Maller (G3)", "cel"), ("Anvil (G1)", "CEL")])
def test_zephyr_unlocks_whoever_failed(table, who, level):
    """After the combat with the blocker; at inferior at the end of the turn. [PIB 20150915]"""
    mine = table.you.ready(who)
    table.you.ready("Meaghan")
    blocker = table.prey.ready("Nadezhda")
    table.you.holds("Zephyr")

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays("Zephyr", by=mine, level=level)
    assert damage_to(table, blocker) == 1
    rest(table)

    assert table.locked(mine) is (level == "cel")
    table.until_turn_of(table.prey)
    assert not table.locked(mine)


@pytest.mark.ruling("Zephyr", 1)
@pytest.mark.ruling("Zephyr", 2)
@pytest.mark.parametrize(
    ("how", "fits"), [("failed", True), ("fizzled", False), ("successful", False)]
)
def test_zephyr_is_for_actions_that_failed(table, how, fits):
    """One that fizzles is successful. [RTR 20180719], [ANK 20220218]"""
    mine = table.you.ready("Anvil (G1)")
    table.you.ready("Meaghan")
    table.prey.ready("Nadezhda")
    table.you.holds("Zephyr", trick(end_action("failed"), at=("action",)))
    table.prey.holds("On the Qui Vive")

    table.you.acts(word="bleed", by=mine)
    if how == "fizzled":
        table.until("action")
        action_of(table).bled = table.you.number  # nobody bleeds herself
    if how == "failed":
        table.you.plays("Trick", by=mine)
    if fits:
        table.you.plays("Zephyr", by=mine, level="CEL")
        rest(table)
        assert not table.locked(mine)
    else:
        with pytest.raises(AssertionError, match="never offered"):
            table.you.plays("Zephyr")


@pytest.mark.ruling("Zephyr", 4)
def test_zephyr_is_played_from_torpor(table):
    """After all combats, by a vampire that went to torpor in one. [LSJ 20030103]"""
    mine = table.you.ready("Anvil (G1)", blood=1)
    table.you.ready("Meaghan")
    blocker = table.prey.ready("Renegade Garou")
    table.you.holds("Zephyr")

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays("Zephyr", by=mine, level="CEL")
    rest(table)

    assert table.where(mine) == "torpor"
    assert not table.locked(mine)


@pytest.mark.ruling("CrimethInc.", 3)
@pytest.mark.parametrize("level", ["pro", "qui"])
def test_crimethinc_unlocks_after_an_action_that_makes_an_anarch(table, level):
    """The action to become Anarch counts; the card is played after it. [PIB 20150915]"""
    who = {"pro": "Bear Paw (G1)", "qui": "Abd al-Rashid (G2)"}[level]
    mine = table.you.ready(who)
    other = table.you.ready("Joseph Fischer (G5)", locked=True)
    camarilla = table.you.ready("Badger (G1)", locked=True)
    table.you.ready("Meaghan")
    table.you.holds("CrimethInc.")

    table.you.acts(word="become anarch", by=mine)
    table.you.plays("CrimethInc.", by=mine, level=level)
    rest(table)

    assert table.locked(mine) is (level != "pro")
    assert table.locked(other) is (level != "qui")
    assert table.locked(camarilla)


@pytest.mark.ruling("CrimethInc.", 2)
@pytest.mark.ruling("CrimethInc.", 4)
@pytest.mark.parametrize(("name", "fits"), [("Open War", True), ("Computer Hacking", False)])
def test_crimethinc_is_for_actions_that_require_an_anarch(table, name, fits):
    """A baron is one; it counts as a card of the Discipline used. [LSJ 20080603]"""
    for code in ("pro", "qui", "tha"):
        table.prey.in_play(listener(code))
    baron = table.you.ready("Casey Snyder (G6)")
    table.you.ready("Meaghan")
    table.you.holds("CrimethInc.", name)

    table.you.acts(name, by=baron)
    if fits:
        table.you.plays("CrimethInc.", by=baron, level="pro")
        rest(table)
        assert not table.locked(baron)
        assert table.prey.pool() == 31
    else:
        with pytest.raises(AssertionError, match="never offered"):
            table.you.plays("CrimethInc.", by=baron)


def test_crimethinc_in_play_unlocks_an_anarch_for_a_pool(table):
    """During your minion phase; a ready Anarch of yours, locked again or not."""
    table.you.in_play("CrimethInc.")
    mine = table.you.ready("Joseph Fischer (G5)", locked=True)
    camarilla = table.you.ready("Badger (G1)", locked=True)
    theirs = table.prey.ready("Crow (G5)", locked=True)
    table.you.ready("Meaghan")

    table.you.uses("CrimethInc.")
    rest(table)

    assert table.you.pool() == 29
    assert not table.locked(mine)
    assert table.locked(camarilla)
    assert table.locked(theirs)


def test_crimethinc_stays_in_play(table):
    """Blood Sorcery: the card is put in play."""
    mine = table.you.ready("Monica Chang (G5)", blood=2)
    table.you.ready("Meaghan")
    card = table.you.holds("CrimethInc.")
    table.you.holds("Constant Revolution")

    table.you.acts("Constant Revolution", by=mine)
    table.you.plays("CrimethInc.", by=mine, level="tha")
    rest(table)

    assert table.where(card) == "permanent"
    assert table.locked(mine)


@pytest.mark.ruling("CrimethInc.", 1)
def test_crimethinc_after_an_action_without_effect(table):
    """The target is unlocked as the action resolves. [LSJ 20070411]"""
    mine = table.you.ready("Casey Snyder (G6)")
    table.you.ready("Meaghan")
    target = table.prey.ready("Gilbert Duane (G1)", locked=True)
    table.prey.ready("Nadezhda")
    table.you.holds("CrimethInc.", "Make the Misere")
    table.prey.holds("On the Qui Vive")

    table.you.acts("Make the Misere", by=mine, level="cel")
    table.until("action")
    atoms.unlock(table.state, target)
    table.you.plays("CrimethInc.", by=mine, level="pro")
    rest(table)

    assert told(table, "fizzled") == 1
    assert not table.locked(mine)
    assert damage_to(table, target) == 0


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
