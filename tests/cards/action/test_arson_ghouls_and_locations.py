"""Library cards of many decks: an event, arson, a call, ghouls, modifiers, locations."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    PREY,
    TARGET,
    attached,
    burn_card,
    burn_pool,
    choose,
    keyword,
    modifier,
    monster,
    use,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from politics_talk import motion, polling, votes_now
from scenes.rulings import not_while_it_passes_by_itself
from table_talk import Table


def holder(*disciplines: str) -> Definition:
    """A vampire of capacity 6 with these Disciplines."""
    return made_vampire("Holder", *disciplines, capacity=6)


# -- The Bitter and Sweet Story -------------------------------------------------------------------

STORY = "The Bitter and Sweet Story"
DEATH = paper("Death", use(burn_pool(30, PREY), at=("minion",), key="death"), kind="event")


def sizes(table: Table) -> list[int]:
    """The hand sizes of all Methuselahs."""
    table.asked()
    return [hand_size(table.state, seat) for seat in range(5)]


def test_the_story_gives_each_2_cards_for_each_point(table: Table) -> None:
    """Whoever ousts somebody, whoever controls the event; the others have 7 as ever."""
    table.grand_prey.in_play(STORY)
    table.you.in_play(DEATH)
    table.you.ready("Ryan")
    table.you.holds(*["Fame"] * 7)
    table.begins("minion")
    assert sizes(table) == [7] * 5
    table.you.uses("Death")
    assert table.you.victory_points() == 1
    assert sizes(table) == [9, 7, 7, 7, 7]
    assert len(table.you.hand()) == 9


def test_the_story_is_an_event(table: Table) -> None:
    """Put into play with the discard phase action; whoever has a point already draws at once."""
    story = table.you.holds(STORY)
    table.you.holds(*["Fame"] * 6)
    table.you.in_play(DEATH)
    table.begins("minion")
    table.you.uses("Death")
    assert sizes(table)[0] == 7
    table.you.plays(story)
    assert table.where(story) == "permanent"
    assert sizes(table) == [9, 7, 7, 7, 7]
    assert len(table.you.hand()) == 9


@pytest.mark.ruling(STORY, 1)
def test_the_story_ends_with_its_controller(table: Table) -> None:
    """It leaves with her as she is ousted: her predator draws no cards."""
    table.prey.in_play(STORY)
    table.you.in_play(DEATH)
    table.you.ready("Ryan")
    table.you.holds(*["Fame"] * 7)
    table.begins("minion")
    table.you.uses("Death")
    assert table.you.victory_points() == 1
    assert sizes(table)[0] == 7
    assert len(table.you.hand()) == 7


# -- Procurer, D'habi Revenant --------------------------------------------------------------------


def test_procurer_feeds_a_ready_vampire(table: Table) -> None:
    """Recruited for 2 blood; 1 blood at +2 stealth."""
    ryan = table.you.ready("Ryan", blood=3)
    other = table.you.ready("Mazz", blood=1)
    table.you.torpor("Nassir")
    table.you.ready("Underbridge Stray")
    table.prey.ready("Dirk (G4)")
    procurer = table.you.holds("Procurer")
    table.you.acts(procurer, by=ryan)
    table.nobody_reacts()
    assert table.where(procurer) == "ready"
    assert (table.blood(ryan), table.blood(procurer)) == (1, 1)
    table.until_turn_of(table.you, "minion")
    table.you.acts(procurer, by=procurer)
    assert table.you.choices() == {ryan, other}
    table.you.chooses(other)
    assert stealth(table.state, action_of(table)) == 2
    table.nobody_reacts()
    assert [table.blood(one) for one in (ryan, other)] == [1, 2]
    assert table.locked(procurer)


@pytest.mark.parametrize(("keeper", "pool"), [("Annazir (G5)", 27), ("Mkhokheli", 29)])
def test_dhabi_revenant_helps_a_baali(table: Table, keeper: str, pool: int) -> None:
    """Whoever else has it bleeds as ever."""
    mine = table.you.ready(keeper)
    table.you.ready("Mazz")
    table.you.in_play("D'habi Revenant", on=mine)
    table.you.acts(word="bleed", by=mine)
    table.nobody_reacts()
    assert table.prey.pool() == pool


@pytest.mark.ruling("Procurer", 1)
@pytest.mark.ruling("D'habi Revenant", 1)
@pytest.mark.parametrize("word", ["mortal", "monster"])
def test_both_are_monsters(table: Table, word: str) -> None:
    """What hunts monsters finds them, what hunts mortals does not."""
    keeper = table.you.ready("Mkhokheli")
    ghoul = table.you.in_play("D'habi Revenant", on=keeper)
    procurer = table.you.ready("Procurer")
    mortal = table.you.in_play("Mr. Winthrop", on=keeper)
    second = table.you.in_play("Jackie Therman", on=keeper)
    which = monster if word == "monster" else keyword(word)
    hunter = use(choose(attached(which)), burn_card(TARGET), at=("minion",), key="hunt")
    table.you.in_play(paper("Hunter", hunter, kind="event"))
    another = paper("Another", kind="retainer", keywords=frozenset({"ghoul"}))
    third = table.you.in_play(another, on=keeper)
    table.you.uses("Hunter")
    assert table.you.choices() == ({ghoul, third} if word == "monster" else {mortal, second})
    faces = [table.state.definition(card).face.keywords for card in (procurer, ghoul)]
    assert all("ghoul" in words and "mortal" not in words for words in faces)


@pytest.mark.parametrize("right", [True, False])
def test_dhabi_revenant_lends_bleed_to_a_baali(table: Table, right: bool) -> None:
    """Employed by a Baali; +1 bleed."""
    baali = table.you.ready(replaced("Ryan", clans=("Baali",)) if right else "Ryan")
    table.you.ready(COMPANION)
    ghoul = table.you.holds("D'habi Revenant")
    assert table.you.can_play(ghoul, by=baali) == right
    if right:
        table.you.acts(ghoul, by=baali)
        table.nobody_reacts()
        assert table.on(ghoul) == baali
        assert table.blood(ghoul) == 2
        table.until_turn_of(table.you, "minion")
        table.you.acts(word="bleed", by=baali)
        table.nobody_reacts()
        assert table.prey.pool() == 28


# -- Arson, The Call, Restoration -----------------------------------------------------------------


def test_arson_burns_a_location(table: Table) -> None:
    """Of anybody; other cards in play are safe."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    own = table.you.in_play("Slum Hunting Ground")
    theirs, second = table.prey.in_play("The Barrens"), table.prey.in_play("Uptown Hunting Ground")
    table.prey.in_play("Anarch Revolt")
    arson = table.you.holds("Arson")
    table.you.acts(arson, by=ryan)
    assert table.you.choices() == {own, theirs, second}
    table.you.chooses(theirs)
    table.nobody_reacts()
    assert table.where(theirs) == "ash_heap"
    assert [table.where(one) for one in (own, second)] == ["permanent"] * 2
    assert table.locked(ryan)
    assert table.where(arson) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Arson", 1)
@pytest.mark.ruling("Arson", 2)
@pytest.mark.ruling("Arson", 3)
@pytest.mark.parametrize("blocked", [True, False])
def test_arson_is_replaced_when_the_action_is_over(table: Table, blocked: bool) -> None:
    """After combat and after Freak Drive; only the controller of the location may block."""
    mine = table.you.ready(holder("FOR"))
    table.you.holds("Arson", "Freak Drive")
    barrens = table.grand_prey.in_play("The Barrens")
    near, far = table.prey.ready("Ryan"), table.grand_prey.ready("Dirk (G4)")
    table.you.acts("Arson", by=mine)
    assert not table.prey.may("block", minion=near)
    if blocked:
        table.grand_prey.blocks(far)
    table.until("after_resolution", table.you)
    assert table.you.hand() == ["Freak Drive"]
    table.you.plays("Freak Drive", by=mine, level="FOR" if blocked else "for")
    assert table.you.hand() == ["Filler", "Filler"]
    assert table.where(barrens) == ("permanent" if blocked else "ash_heap")


@pytest.mark.parametrize(
    ("disciplines", "level", "number"),
    [(("aus", "dem"), "aus_dem", 2), (("AUS", "DEM"), "AUS_DEM", 3)],
)
def test_the_call(table: Table, disciplines: tuple[str, ...], level: str, number: int) -> None:
    """A younger vampire with Dementation in your uncontrolled region, at +1 stealth."""
    caller = table.you.ready(holder(*disciplines))
    table.you.ready(COMPANION)
    first = table.you.uncontrolled(made_vampire("Five", "dem", capacity=5))
    second = table.you.uncontrolled(made_vampire("Four", "DEM", capacity=4))
    table.you.uncontrolled(made_vampire("Six", "dem", capacity=6))
    table.you.uncontrolled("Mazz")
    table.prey.uncontrolled(made_vampire("Three", "dem", capacity=3))
    table.prey.ready("Ryan")
    table.you.holds("The Call")
    table.you.acts("The Call", by=caller, level=level)
    assert table.you.choices() == {first, second}
    table.you.chooses(first)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()
    assert [table.blood(one) for one in (first, second)] == [number, 0]
    assert table.locked(caller)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("disciplines", [("AUS",), ("DEM",), ("AUS", "dem")])
def test_the_call_needs_both_disciplines(table: Table, disciplines: tuple[str, ...]) -> None:
    """Both of them at superior for its superior level."""
    caller = table.you.ready(holder(*disciplines))
    table.you.ready(COMPANION)
    table.you.uncontrolled(made_vampire("Five", "dem", capacity=5))
    table.you.holds("The Call")
    assert not table.you.can_play("The Call", by=caller, level="AUS_DEM")
    assert table.you.can_play("The Call", by=caller, level="aus_dem") == (len(disciplines) == 2)


@pytest.mark.parametrize(("level", "number"), [("for", 2), ("FOR", 3)])
def test_restoration(table: Table, level: str, number: int) -> None:
    """Blood for the acting vampire alone, at +1 stealth."""
    mine = table.you.ready(holder(level), blood=1)
    other = table.you.ready("Mazz", blood=1)
    table.prey.ready("Ryan")
    table.you.holds("Restoration")
    table.you.acts("Restoration", by=mine, level=level)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()
    assert [table.blood(one) for one in (mine, other)] == [1 + number, 1]
    assert table.locked(mine)
    assert table.waits_for(table.you)


# -- Restructure ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_restructure_keeps_an_ally_locked(table: Table, pays: bool) -> None:
    """It does not unlock; its controller may pay 1 pool in her unlock phase."""
    mine = table.you.ready(holder("dem"))
    own = table.you.ready("Underbridge Stray")
    ally = table.prey.ready("Gregory Winter", locked=True)
    free = table.prey.ready("Loyal Street Gang", locked=True)
    table.prey.ready("Ryan")
    card = table.you.holds("Restructure")
    table.you.acts(card, by=mine, level="dem")
    assert table.you.choices() == {own, ally, free}
    table.you.chooses(ally)
    table.nobody_reacts()
    assert table.on(card) == ally
    assert table.blood(mine) == 5
    table.until_turn_of(table.prey)
    assert not table.locked(free)
    assert table.locked(ally)
    assert not table.you.may("use", card=card)
    if pays:
        table.prey.uses(card)
        assert not table.prey.may("use", card=card)
    assert table.locked(ally) != pays
    assert table.prey.pool() == (29 if pays else 30)
    table.until_turn_of(table.grand_prey)
    assert not table.prey.may("use", card=card), "in her own unlock phase"


@pytest.mark.ruling("Restructure", 1)
def test_restructure_steals_an_ally(table: Table) -> None:
    """At superior; whatever that ally requires."""
    mine = table.you.ready(holder("DEM"))
    table.you.ready("Underbridge Stray")
    ally, second = table.prey.ready("Saatet-ta"), table.grand_prey.ready("Gregory Winter")
    table.prey.ready("Ryan", locked=True)
    table.you.holds("Restructure")
    table.you.acts("Restructure", by=mine, level="DEM")
    assert table.you.choices() == {ally, second}
    table.you.chooses(ally)
    table.nobody_reacts()
    assert table.state.controller(ally) == table.you.number
    assert table.state.controller(second) == table.grand_prey.number
    assert table.blood(mine) == 5


# -- Truth of a Thousand Lies, Old Friends --------------------------------------------------------

TRUTH = "Truth of a Thousand Lies"


@pytest.mark.parametrize(
    ("card", "level", "more", "cost"), [(TRUTH, "ser", 2, 2), ("Old Friends", "obf", 1, 1)]
)
def test_more_bleed(table: Table, card: str, level: str, more: int, cost: int) -> None:
    """In a bleed only, limited: no second one."""
    mine = table.you.ready(holder(level, "DOM"))
    table.you.ready(COMPANION)
    table.you.holds(card, "Bonding")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(card, by=mine, level=level)
    assert not table.you.can_play("Bonding", level="dom")
    table.nobody_reacts()
    assert table.prey.pool() == 30 - 1 - more
    assert table.blood(mine) == 6 - cost
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("card", "level"), [(TRUTH, "ser"), ("Old Friends", "obf")])
def test_more_bleed_is_for_bleeds(table: Table, card: str, level: str) -> None:
    """In a hunt it cannot be played."""
    mine = table.you.ready(holder(level), blood=3)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(card)
    table.you.acts(word="hunt", by=mine)
    while not table.over():
        assert not table.you.can_play(card)
        table.pass_on()


@pytest.mark.parametrize("blocked", [True, False])
@pytest.mark.ruling(TRUTH, 1)
def test_truth_unlocks_after_a_success(table: Table, blocked: bool) -> None:
    """For 2 blood; what is usable after resolution may follow, if the action was not blocked."""
    mine = table.you.ready(holder("SER"))
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan")
    after = paper("After", modifier(burn_pool(1, PREY), at=("after_resolution",)))
    during = paper("During", modifier(burn_pool(1, PREY), at=("would_succeed",)))
    table.you.holds(TRUTH, after, during)
    table.you.acts(word="bleed", by=mine)
    if blocked:
        table.prey.blocks(theirs)
    table.until("after_resolution", table.you)
    assert table.you.can_play(TRUTH, level="SER") != blocked
    if not blocked:
        table.you.plays(TRUTH, by=mine, level="SER")
        assert not table.locked(mine)
        assert table.blood(mine) == 4
        assert table.you.can_play("After")
        assert not table.you.can_play("During")


@pytest.mark.parametrize(("discipline", "may"), [("OBF", True), ("obf", False)])
def test_old_friends_vote(table: Table, discipline: str, may: bool) -> None:
    """2 votes at superior, in the polling step."""
    caller = table.you.ready(holder(discipline))
    table.you.ready(COMPANION)
    table.you.holds("Old Friends", motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.you.can_play("Old Friends", level="OBF") == may
    if may:
        table.you.plays("Old Friends", by=caller, level="OBF")
        table.you.votes("for", minion=caller)
        assert votes_now(table) == (2, 0)
        assert table.blood(caller) == 5


@pytest.mark.ruling("Old Friends", 1)
def test_old_friends_do_not_come_to_what_passes_by_itself() -> None:
    """There is no polling step."""
    not_while_it_passes_by_itself("Old Friends", by=holder("OBF"), level="OBF")


@pytest.mark.ruling("Old Friends", 2)
def test_old_friends_are_replaced_in_the_next_unlock_phase(table: Table) -> None:
    """At its start, before anything else in it."""
    mine = table.you.ready(holder("obf"))
    table.you.ready(COMPANION)
    table.you.holds("Old Friends", *["Fame"] * 6)
    table.gives_edge(table.you)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Old Friends", by=mine, level="obf")
    table.until_turn_of(table.predator, "discard")
    assert len(table.you.hand()) == 6
    table.until_turn_of(table.you)
    assert len(table.you.hand()) == 7


# -- Dummy Corporation, Momentum's Edge -----------------------------------------------------------

DUMMY = "Dummy Corporation"


def test_dummy_corporation_takes_2_off_a_bleed(table: Table) -> None:
    """Of its controller, by burning it; others bleed as they like."""
    mine = table.you.ready(replaced("Ryan", bleed=3))
    table.you.ready(COMPANION)
    dummy, far = table.prey.in_play(DUMMY), table.grand_prey.in_play("Slum Hunting Ground")
    table.you.acts(word="bleed", by=mine)
    assert not table.you.may("use", card=dummy)
    table.prey.uses(dummy)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.where(dummy) == "ash_heap"
    assert table.where(far) == "permanent"


def test_dummy_corporation_is_for_bleeds_against_you(table: Table) -> None:
    """Neither for one against another nor for a hunt."""
    mine, other = table.you.ready("Ryan", blood=1), table.you.ready("Mazz", blood=1)
    dummy = table.grand_prey.in_play(DUMMY)
    second = table.prey.in_play("Slum Hunting Ground")
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not table.grand_prey.may("use", card=dummy)
        table.pass_on()
    table.you.acts(word="hunt", by=other)
    while not table.over():
        assert not table.grand_prey.may("use", card=dummy)
        table.pass_on()
    assert table.where(second) == "permanent"


MOMENTUM = "Momentum's Edge"


@pytest.mark.parametrize("points", [0, 1])
def test_momentums_edge_needs_a_victory_point(table: Table, points: int) -> None:
    """One at least; then it comes into play, for nothing."""
    card = table.you.holds(MOMENTUM)
    table.you.holds("Misdirection")
    table.you.ready("Ryan")
    table.you.in_play(
        paper("Fate", use(burn_pool(30, PREY), at=("master",), key="f"), kind="event")
    )
    table.begins("master")
    if points:
        table.you.uses("Fate")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(card) == bool(points)
    if points:
        pool = table.you.pool()
        table.you.plays(card)
        assert table.where(card) == "permanent"
        assert table.you.pool() == pool


def test_momentums_edge_pays_in_your_unlock_phase(table: Table) -> None:
    """1 pool, by locking it; not in the unlock phases of others."""
    card = table.you.in_play(MOMENTUM)
    table.gives_edge(table.you)
    table.you.ready("Ryan")
    table.begins("unlock")
    table.you.uses(card)
    assert table.locked(card)
    assert table.you.pool() == 31
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=card)
