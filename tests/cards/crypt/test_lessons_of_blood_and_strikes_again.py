"""Vampires whose hands wear others down, who learn from contracts, and who strike twice."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import PAUSE, guard, made_vampire
from combat_talk import AGAIN, COMPANION, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import of_level, paper
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import found, words
from methuselah.engine.traits import capacity, sect_of
from methuselah.language import (
    additional_strikes,
    dodge,
    gain_pool,
    hand_strike,
    modifier,
    prevents_damage,
    ranged_strike,
    static,
    stealth,
    strike,
)
from table_talk import Table

HUSAMETTIN = "Husamettin (G2)"
VIOLET = "Violet Tremain (G2)"
BASE, ADVANCED = "Valerius Maior, Hell's Fool (G4)", "Valerius Maior, Hell's Fool (G4 ADV)"
SLAP = made_up("Slap", modes=(strike(hand_strike(+1)),))
FOES = made_vampire("Foe", capacity=8)


# -- Violet Tremain -------------------------------------------------------------------------------


@pytest.mark.ruling(VIOLET, 1)
@pytest.mark.parametrize(
    ("how", "less"), [("slap", 1), ("fist", 0), ("shot", 0), ("prevented", 0), ("dodged", 0)]
)
def test_violet_takes_a_capacity_at_the_end_of_combat(table: Table, how: str, less: int) -> None:
    """If 2 damage of a hand strike came through; by then, even if another combat follows."""
    mine, theirs = table.you.ready(VIOLET), table.prey.ready(FOES)
    shot = made_up("Shot", modes=(strike(ranged_strike(3)),))
    shield = made_up("Shield", modes=(prevents_damage(1),))
    table.you.holds(SLAP, shot, DODGE, AGAIN)
    table.prey.holds(DODGE, shield)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    if how in ("slap", "prevented", "dodged"):
        table.you.plays("Slap", by=mine)
    elif how == "shot":
        table.you.plays("Shot", by=mine)
    else:
        table.you.does("hand strike")
    if how == "dodged":
        table.prey.plays(DODGE.name, by=theirs)
    if how == "prevented":
        table.prey.plays("Shield", by=theirs)
    table.until("combat_about_to_end", table.you)
    assert capacity(table.state, theirs) == 8
    table.you.plays(AGAIN.name, by=mine)
    table.until("strike", table.you)
    assert capacity(table.state, theirs) == 8 - less
    assert capacity(table.state, mine) == 6
    rest(table)
    table.until_turn_of(table.prey)
    assert capacity(table.state, theirs) == 8 - less


def test_violet_counts_each_of_her_strikes_and_no_others(table: Table) -> None:
    """Two rounds, two slaps; those of her opponent take nothing from her."""
    mine, theirs = table.you.ready(VIOLET), table.prey.ready(FOES)
    table.you.holds(SLAP, made_up("Blow", modes=(strike(hand_strike(+1)),)), PRESS)
    table.prey.holds(made_up("Cuff", modes=(strike(hand_strike(+1)),)))
    fight(table, mine, theirs)
    table.you.plays("Slap", by=mine)
    table.prey.plays("Cuff", by=theirs)
    table.you.plays(PRESS.name, by=mine)
    table.you.plays("Blow", by=mine)
    rest(table)
    assert (capacity(table.state, theirs), capacity(table.state, mine)) == (6, 6)


def test_violet_takes_nothing_from_an_ally(table: Table) -> None:
    """It has no capacity."""
    mine, theirs = table.you.ready(VIOLET), table.prey.ready("Renegade Garou")
    table.you.holds(SLAP)
    fight(table, mine, theirs)
    table.you.plays("Slap", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2
    assert table.state.cards[theirs].trait("capacity") is None


@pytest.mark.ruling(VIOLET, 2)
def test_violets_bundi_is_a_hand_strike(table: Table) -> None:
    """2 or more of its damage count."""
    mine, theirs = table.you.ready(VIOLET), table.prey.ready(FOES)
    bundi = table.you.in_play("Bundi", on=mine)
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.uses(bundi, level="strike")
    rest(table)
    assert damage_to(table, theirs) >= 2
    assert capacity(table.state, theirs) == 7


# -- Husamettin -----------------------------------------------------------------------------------

CONTRACT = paper("Bounty", kind="action", keywords=frozenset({"contract"}))


def claws() -> Definition:
    """Aggravated hands for 2, with which a vampire without blood is burned."""
    hands = static("aggravated strikes", word="hand")
    return paper("Talons", hands, static("strength", +1), kind="equipment")


@pytest.mark.parametrize("takes", [True, False])
def test_husamettin_learns_from_a_contract(table: Table, takes: bool) -> None:
    """A master Discipline card of your library, on him; the library is shuffled; if you like."""
    mine = table.you.ready(HUSAMETTIN, blood=5)
    table.you.in_play(claws(), on=mine)
    lesson = table.you.library("Dominate", "Fame", "Govern the Unaligned")[0]
    victim = table.prey.ready(FOES, blood=0)
    table.prey.in_play(CONTRACT, on=victim)
    fight(table, mine, victim)
    while not table.you.may("answer"):
        table.pass_on()
    if takes:
        table.you.does("answer")
        table.you.does("fetch", word="library")
    rest(table)
    assert table.where(victim) == "ash_heap"
    assert (table.where(lesson) == "attached") == takes
    assert capacity(table.state, mine) == 8 + takes


@pytest.mark.parametrize("how", ["no contract", "ally", "torpor", "another", "itself"])
def test_husamettin_learns_nothing_otherwise(table: Table, how: str) -> None:
    """No contract on it, an ally, one in torpor, one that another burns, a contract on himself."""
    mine = table.you.ready(HUSAMETTIN, blood=5)
    other = table.you.ready("Ryan")
    for fighter in (mine, other):
        if how != "torpor":
            table.you.in_play(claws(), on=fighter)
    table.you.library("Dominate", "Fame")
    foe = "City Star Taxi" if how == "ally" else FOES
    victim = table.prey.ready(foe, blood=1 if how == "ally" else 0)
    if how not in ("no contract", "itself"):
        table.prey.in_play(CONTRACT, on=victim)
    if how == "itself":
        table.you.in_play(CONTRACT, on=mine)
    fight(table, other if how == "another" else mine, victim)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.where(victim) == ("torpor" if how == "torpor" else "ash_heap")


# -- Valerius Maior -------------------------------------------------------------------------------


def spell(name: str, code: str = "tha", damage: int = 1) -> Definition:
    """A strike for so much that requires a Discipline."""
    return paper(name, levels={code: strike(ranged_strike(damage))}, kind="combat")


def test_valerius_strikes_again_with_blood_sorcery(table: Table) -> None:
    """Once each round, with another strike that requires it: neither his fists nor a gun."""
    mine, theirs = table.you.ready(BASE), table.prey.ready(FOES)
    gun = table.you.in_play(".44 Magnum", on=mine)
    table.you.holds(spell("First"), spell("Second", damage=3), spell("Third"), DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("First", by=mine)
    table.until("additional", table.you)
    table.you.uses(mine)
    table.until("strike", table.you)
    assert table.you.may("play", card="Second")
    assert not table.you.may("hand strike")
    assert not table.you.may("use", card=gun)
    assert not table.you.may("play", card=DODGE.name)
    table.you.plays("Second", by=mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert damage_to(table, theirs) == 1 + 3


@pytest.mark.parametrize("how", ["fist", "other Discipline", "limited", "another", "declined"])
def test_valerius_strikes_once_otherwise(table: Table, how: str) -> None:
    """After another strike, with another limited one, for another vampire; or if you like."""
    mine, other = table.you.ready(BASE), table.you.ready("Trevon Parker")
    theirs = table.prey.ready(FOES)
    swift = made_up("Swift", modes=(additional_strikes(1),))
    table.you.holds(spell("First"), spell("Second"), spell("Shade", "nec"), swift)
    table.prey.holds(DODGE)
    fight(table, other if how == "another" else mine, theirs)
    table.until("strike", table.you)
    fighter = other if how == "another" else mine
    if how == "fist":
        table.you.does("hand strike")
    else:
        table.you.plays("Shade" if how == "other Discipline" else "First", by=fighter)
    table.until("additional", table.you)
    if how == "limited":
        table.you.plays("Swift", by=fighter)
    if how == "declined":
        assert table.you.may("use", card=mine)
    while not table.over():
        if how != "declined":
            assert not table.you.may("use", card=mine)
        table.pass_on()
    assert damage_to(table, theirs) == (2 if how == "limited" else 1)


@pytest.mark.ruling(ADVANCED, 1)
@pytest.mark.parametrize("code", ["chi", "obf", "aus"])
@pytest.mark.parametrize("kind", ["modifier", "combat"])
@pytest.mark.parametrize("fails", [True, False])
def test_valerius_bars_chimerstry_and_obfuscate_as_he_blocks(
    table: Table, code: str, kind: str, fails: bool
) -> None:
    """Action modifiers and combat cards, from his attempt on, also if it fails; no others."""
    acting = table.you.ready(made_vampire("Sly", "chi", "obf", "aus", capacity=6))
    table.you.ready(COMPANION)
    valerius = table.prey.ready(ADVANCED)
    wall = guard(table.prey, 1)
    way = modifier(gain_pool(1), at=("action",)) if kind == "modifier" else strike(dodge)
    table.you.holds(of_level(code, way), trick(stealth(+1), at=("attempt",)), PAUSE, DODGE)
    table.you.acts(word="bleed", by=acting)
    if kind == "modifier":
        assert table.you.can_play("Lesson", by=acting)
    table.prey.blocks(valerius)
    if fails:
        table.you.plays("Trick", by=acting)
    if kind == "modifier" and fails:
        table.until("action", table.you)
        assert table.you.can_play("Lesson", by=acting) == (code == "aus")
    if kind == "combat":
        if fails:
            table.prey.blocks(wall)
        table.until("strike", table.you)
        assert table.you.may("play", card=DODGE.name)
        assert table.you.may("play", card="Lesson") == (code == "aus")
    rest(table)
    for name in ("chi", "obf"):
        words_now = words(table.state, "cannot play", acting)
        assert f"combat {name}" not in words_now


def test_valerius_bars_nothing_that_others_block(table: Table) -> None:
    """He stands by: the acting minion plays what it likes."""
    acting = table.you.ready(made_vampire("Sly", "chi", "obf", capacity=6))
    table.you.ready(COMPANION)
    table.prey.ready(ADVANCED)
    wall = table.prey.ready("Ryan")
    table.you.holds(of_level("obf", strike(dodge)), DODGE)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(wall)
    table.until("strike", table.you)
    assert table.you.may("play", card="Lesson")


@pytest.mark.rules_text("003 Valerius Maior 1")
def test_valerius_merged_is_free_of_his_marks(table: Table) -> None:
    """Neither infernal nor on the Red List, Independent, 2 capacity less; apart both are."""
    merged = table.you.merged(BASE)
    apart = table.prey.ready(ADVANCED)
    table.begins()
    for minion, marked in ((merged, False), (apart, True)):
        assert bool(found(table.state, "infernal", minion)) == marked
        assert bool(found(table.state, "red list", minion)) == marked
    assert (capacity(table.state, merged), capacity(table.state, apart)) == (5, 7)
    assert sect_of(table.state, merged) == "independent"


@pytest.mark.parametrize("name", [BASE, ADVANCED])
def test_each_valerius_alone_is_marked(table: Table, name: str) -> None:
    """Infernal and on the Red List."""
    mine = table.you.ready(name)
    table.begins()
    assert found(table.state, "infernal", mine)
    assert found(table.state, "red list", mine)
    assert capacity(table.state, mine) == 7
