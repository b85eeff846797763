"""Cards played after the action that were the last ones missing in decks: CrimethInc., Zephyr."""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from combat_talk import rest
from fight_talk import damage_to
from listening import listener
from methuselah.engine import atoms
from methuselah.language import end_action

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
