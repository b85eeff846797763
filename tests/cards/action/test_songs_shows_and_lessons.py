"""Songs, shows, lessons and marked land: actions of the Kiasyd, the Nosferatu and others."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import capacity, discipline_level
from methuselah.language import static
from methuselah.rules.action.action import stealth
from scenes.in_play import only_one_on_each
from table_talk import Table

SONG = "Song of Pan"
SHOW = "Nosferatu Performance Art"
LESSON = "Sanguine Instruction"
LAND = "Marked Territory"
KIASYD = "Greer Worder (G6)"
STAGE = paper("Stage", kind="master", keywords=frozenset({"location"}), clans=("Toreador",))
SPRITE = paper("Sprite", kind="ally", keywords=frozenset({"changeling"}), life=3, bleed=1)


# -- Song of Pan ----------------------------------------------------------------------------------


def test_the_song_unlocks_the_singer(table: Table) -> None:
    """At +1 stealth, for 1 pool; Kiasyd and changelings of all bleed for 1 more, nobody else."""
    greer, other = table.you.ready(KIASYD), table.you.ready(COMPANION)
    song = table.you.holds(SONG)
    table.you.holds(PAUSE)
    assert not table.you.can_play(SONG, by=other)
    table.you.acts(SONG, by=greer)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.where(song) == "permanent"
    assert table.you.pool() == 29
    assert not table.locked(greer)
    assert table.blood(greer) == 4
    table.you.acts(word="bleed", by=greer)
    rest(table)
    assert table.prey.pool() == 28
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert table.prey.pool() == 27


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_a_changeling_bleeds_for_more_too(table: Table, whose: str) -> None:
    """Anybody's, whoever controls the song; other allies do not."""
    seat = getattr(table, whose)
    sprite, garou = seat.ready(SPRITE), seat.ready("Renegade Garou")
    fey = seat.ready(replaced("Duck (G1)", keywords=frozenset({"changeling"})))
    table.grand_predator.in_play(SONG)
    seat.ready(COMPANION)
    table.until_turn_of(seat, "minion")
    after = table.prey if whose == "you" else table.grand_prey
    before = after.pool()
    seat.acts(word="bleed", by=sprite)
    rest(table)
    assert after.pool() == before - 2
    seat.acts(word="bleed", by=garou)
    rest(table)
    assert after.pool() == before - 2
    seat.acts(word="bleed", by=fey)
    rest(table)
    assert after.pool() == before - 3


@pytest.mark.parametrize("first", [True, False])
def test_who_has_not_bled_pays_for_the_song(table: Table, first: bool) -> None:
    """In your discard phase: 1 damage on each, bled before the song or after it; not on others."""
    singer, bled = table.you.ready(KIASYD), table.you.ready(replaced(KIASYD, capacity=5))
    sprite, ally = table.you.ready(SPRITE), table.you.ready("Carlton Van Wyk")
    fallen = table.you.torpor(replaced("Zip (G3)", clans=("Kiasyd",)), blood=1)
    ryan = table.you.ready(replaced("Ryan", keywords=frozenset({"changeling"})))
    theirs = table.prey.ready(replaced("Saiz (G3)", clans=("Kiasyd",)))
    table.prey.ready("Lauren")
    song = table.you.holds(SONG)
    merry, far = table.you.ready(SPRITE), table.prey.ready(SPRITE)
    shield = table.you.in_play("Ablative Skin", on=singer, counters=3, level="FOR")
    if first:
        for one in (bled, merry):
            table.you.acts(word="bleed", by=one)
            rest(table)
    table.you.acts(SONG, by=singer)
    rest(table)
    if not first:
        for one in (bled, merry):
            table.you.acts(word="bleed", by=one)
            rest(table)
    assert table.where(song) == "permanent"
    offered = False
    while table.where(song) == "permanent" or table.blood(singer) == 4:
        offered |= table.you.may("use", card=shield)
        table.pass_on()
    assert not offered  # it cannot be prevented
    table.until_turn_of(table.prey, "unlock")
    assert table.where(song) == "ash_heap"
    assert (table.blood(singer), table.blood(bled)) == (3, 5)
    assert (table.blood(sprite), table.blood(ally)) == (2, 2)
    assert (table.blood(merry), table.blood(far)) == (3, 3)
    assert (table.blood(ryan), table.blood(theirs), table.blood(fallen)) == (4, 3, 0)


def test_a_blocked_bleed_is_none(table: Table) -> None:
    """Nor is one of last turn; the song of another does not hurt yours."""
    greer = table.you.ready(KIASYD)
    table.you.ready(COMPANION)
    song = table.you.in_play(SONG)
    guard = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=greer)
    table.prey.blocks(guard)
    rest(table)
    assert table.blood(greer) == 3
    table.until_turn_of(table.prey, "unlock")
    assert (table.blood(greer), table.where(song)) == (2, "ash_heap")


# -- Nosferatu Performance Art --------------------------------------------------------------------


@pytest.mark.ruling(SHOW, 1)
@pytest.mark.parametrize(("name", "extra"), [("Ryan", 0), ("Olivia (G2)", 0), ("Caitlin (G2)", 1)])
@pytest.mark.parametrize("whose", ["prey", "grand_prey"])
def test_a_toreador_faints(table: Table, name: str, extra: int, whose: str) -> None:
    """Into torpor; of anybody; +1 stealth above capacity 5; directed at its controller."""
    artist = replaced(name, clans=("Nosferatu",))
    mine = table.you.ready(artist, blood=4)
    other = table.you.ready(COMPANION)
    own = table.you.ready("Mkhokheli")
    table.you.holds(SHOW, PAUSE)
    victims = {
        "prey": table.prey.ready("Nik Sikko"),
        "grand_prey": table.grand_prey.ready("Tamoszius"),
    }
    table.prey.ready("Lauren")
    table.prey.torpor("Massimo Falconi")
    assert not table.you.can_play(SHOW, by=other)
    table.you.acts(SHOW, by=mine, level="")
    assert table.you.choices() == {own, *victims.values()}
    table.you.chooses(victims[whose])
    assert stealth(table.state, action_of(table)) == extra
    assert action_of(table).targets == (getattr(table, whose).number,)
    rest(table)
    places = {one: table.where(card) for one, card in victims.items()}
    assert places == {one: "torpor" if one == whose else "ready" for one in victims}
    assert (table.where(own), table.blood(mine)) == ("ready", 2)


@pytest.mark.ruling(SHOW, 1)
@pytest.mark.parametrize(
    ("name", "extra"), [("Ryan", 0), (replaced("Caitlin (G2)", clans=("Nosferatu",)), 1)]
)
def test_a_stage_is_burned(table: Table, name: str | Definition, extra: int) -> None:
    """A location that requires a Toreador, no other; directed at its controller."""
    mine = table.you.ready(name, blood=4)
    table.you.ready(COMPANION)
    table.you.holds(SHOW, PAUSE)
    stage = table.prey.in_play(STAGE)
    far = table.grand_prey.in_play(STAGE)
    table.prey.in_play("Opium Den")
    table.prey.in_play(paper("Muse", kind="master", clans=("Toreador",)))
    table.you.acts(SHOW, by=mine, level="2")
    assert table.you.choices() == {stage, far}
    table.you.chooses(stage)
    assert stealth(table.state, action_of(table)) == extra
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.where(stage), table.where(far)) == ("ash_heap", "permanent")
    assert table.blood(mine) == 2


# -- Sanguine Instruction -------------------------------------------------------------------------


@pytest.mark.rules_text("003 Sanguine Instruction 1")
def test_a_clan_mate_learns(table: Table) -> None:
    """A Discipline that the teacher has at superior; +1 level, +1 capacity; at +1 stealth."""
    teacher = table.you.ready("Don Cerro (G5)")
    table.you.ready(COMPANION)
    card = table.you.holds(LESSON)
    table.you.holds(PAUSE)
    pupil = table.you.ready("Tara (G5)")
    weak = table.prey.ready(replaced("Anvil (G1)", disciplines=("pot",)))
    rayne = table.grand_prey.ready("Rayne (G6)")
    table.prey.torpor(replaced("Duck (G1)", clans=("Brujah",)))
    table.you.ready("Ryan")
    table.you.acts(LESSON, by=teacher)
    offered = {option.word for option in table.you.options("choose")}
    assert offered == {"cel", "pot"}
    table.you.does("choose", word="pot")
    assert table.you.choices() == {rayne, weak}
    table.you.chooses(rayne)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    rest(table)
    assert table.on(card) == rayne
    assert capacity(table.state, rayne) == 3
    assert discipline_level(table.state, rayne, "pot") == 2
    assert discipline_level(table.state, rayne, "cel") == 0
    assert capacity(table.state, pupil) == 6


@pytest.mark.rules_text("003 Sanguine Instruction 1")
def test_a_new_discipline_is_learnt_at_basic(table: Table) -> None:
    """Whoever has no superior Discipline teaches nothing."""
    teacher, dull = table.you.ready("Don Cerro (G5)"), table.you.ready("Rayne (G6)")
    table.you.ready(COMPANION)
    table.you.holds(LESSON)
    theirs = table.prey.ready(replaced("Anvil (G1)", disciplines=("dom",)))
    assert not table.you.can_play(LESSON, by=dull)
    table.you.acts(LESSON, by=teacher)
    table.you.does("choose", word="cel")
    assert table.you.choices() == {dull, theirs}
    table.you.chooses(theirs)
    rest(table)
    assert discipline_level(table.state, theirs, "cel") == 1


# -- Marked Territory -----------------------------------------------------------------------------


def test_the_land_is_marked(table: Table) -> None:
    """At +2 stealth; the vampire unlocks; one on each."""
    mine = table.you.ready(replaced("Zachary (G2)"))
    table.you.ready(COMPANION)
    card = table.you.holds(LAND)
    table.you.holds(LAND, PAUSE)
    table.you.acts(LAND, by=mine)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 2
    rest(table)
    assert table.on(card) == mine
    assert not table.locked(mine)
    assert not table.you.can_play(LAND, by=mine)
    assert table.blood(mine) == 7


def test_one_mark_is_enough() -> None:
    """Another vampire may have one."""
    only_one_on_each(LAND, on="Zachary (G2)", other="Caitlin (G2)")


@pytest.mark.parametrize(("sneaking", "blocks"), [(1, True), (2, True), (3, False)])
def test_the_land_betrays_intruders(table: Table, sneaking: int, blocks: bool) -> None:
    """+2 intercept against an action directed at you, for the card."""
    mine = table.you.ready("Zachary (G2)")
    card = table.you.in_play(LAND, on=mine)
    thief = table.predator.ready("Tock (G3)")
    table.predator.in_play(paper("Coat", static("stealth", sneaking), kind="equipment"), on=thief)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=thief)
    table.you.blocks(mine)
    table.you.uses(card)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.you.pool() == (30 if blocks else 29)


def test_an_action_at_nobody_is_none_at_you(table: Table) -> None:
    """A hunt is not directed; the mark is of no use, and only its bearer has it."""
    mine, other = table.you.ready("Zachary (G2)"), table.you.ready("Ryan")
    card = table.you.in_play(LAND, on=mine)
    thief = table.predator.ready("Tock (G3)", blood=1)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="hunt", by=thief)
    table.you.blocks(mine)
    assert not table.you.may("use", card=card)
    rest(table)
    assert table.where(card) == "attached"
    assert not table.locked(other)
