"""Go Anarch, Blood of the Sabbat, Chair of Hades, Gear Up, Shadow Twin."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import damage_to, replaced
from listening import listener
from made_up import paper
from methuselah.engine.traits import sect_of
from methuselah.language import THIS, action, becomes_of_sect, may_prevent, static
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strike_effects import strength
from table_talk import Table

GO = "Go Anarch"
BLOOD = "Blood of the Sabbat"
CHAIR = "Chair of Hades"
GEAR = "Gear Up"
TWIN = "Shadow Twin"
PRIEST = made_vampire("Priest", "NEC", capacity=6)
ROGUE = made_vampire("Rogue", "nec", "pre", "vic", capacity=6)
SHADE = made_vampire("Shade", "OBT", capacity=6)
SHELL = paper("Shell", may_prevent(1), kind="equipment")


# -- Go Anarch ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "may"),
    [("Ryan", True), ("Mkhokheli", False), ("Rayne", False), ("Claudia (G5)", True)],
)
@pytest.mark.ruling(GO, 1)
def test_who_goes_anarch(table: Table, name: str, may: bool) -> None:
    """Neither titled nor an Anarch; for no blood, at +1 stealth; it unlocks."""
    mine = table.you.ready(name, blood=2)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(GO, PAUSE)
    table.prey.ready("Nassir")
    assert table.you.can_play(card, by=mine) is may
    if may:
        table.you.acts(card, by=mine)
        assert stealth(table.state, action_of(table)) == 1
        rest(table)
        assert sect_of(table.state, mine) == "anarch"
        assert (table.on(card), table.locked(mine), table.blood(mine)) == (mine, False, 2)
        assert table.waits_for(table.you)


def test_the_card_goes_as_the_sect_changes(table: Table) -> None:
    """Again Camarilla, its bearer has none."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(GO, paper("Return", action(becomes_of_sect("camarilla", THIS))))
    table.you.acts(GO, by=mine)
    rest(table)
    card = next(one for one in table.state.cards[mine].attached)
    table.you.acts("Return", by=mine)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert sect_of(table.state, mine) == "camarilla"


@pytest.mark.ruling(GO, 2)
@pytest.mark.parametrize(("worn", "stays"), [("camarilla", False), ("anarch", True)])
def test_what_overrides_the_sect_goes_before(table: Table, worn: str, stays: bool) -> None:
    """Considered Camarilla, it is that still, and the card is burned; once free it is an Anarch."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    writ = paper("Writ", static("sect", word=worn), kind="equipment")
    if stays:
        table.you.in_play(SHELL, on=mine)
    else:
        table.you.in_play(writ, on=mine)
    card = table.you.holds(GO)
    table.you.acts(card, by=mine)
    rest(table)
    assert (table.where(card) == "attached") is stays
    assert sect_of(table.state, mine) == worn
    assert table.state.cards[mine].trait("sect") == "anarch"


# -- Blood of the Sabbat --------------------------------------------------------------------------


def test_whose_blood_it_is(table: Table) -> None:
    """Another Sabbat vampire, of anybody, in torpor too; 1 blood, +1 stealth, one to each."""
    priest = table.you.ready("Korah (G2)")
    bishop = table.you.ready("Olivia (G2)")
    card, _ = table.you.holds(BLOOD, PAUSE)
    mine, torpid = table.you.ready("Claudia (G5)"), table.prey.torpor("Tock (G3)")
    has = table.you.ready("Zip (G3)")
    table.you.in_play(BLOOD, on=has)
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=bishop)
    table.you.acts(card, by=priest)
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {bishop, mine, torpid}
    table.you.chooses(mine)
    rest(table)
    assert (table.on(card), table.blood(priest)) == (mine, 6)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("word", "blocked", "gained"),
    [("bleed", False, 1), ("bleed", True, -1), ("hunt", False, 1)],
)
def test_successful_directed_actions_feed(
    table: Table, word: str, blocked: bool, gained: int
) -> None:
    """1 blood after a bleed; none after a blocked one; a hunt brings its own only."""
    mine = table.you.ready("Tock (G3)", blood=2)
    other = table.you.ready(COMPANION, blood=2)
    card = table.you.in_play(BLOOD, on=mine)
    guard = table.prey.ready("Nassir")
    table.you.acts(word=word, by=mine)
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    assert (table.blood(mine), table.blood(other)) == (2 + gained, 2)
    assert table.on(card) == mine


def test_only_the_actions_of_its_bearer_feed(table: Table) -> None:
    """Not those of the vampire beside it."""
    bearer, other = table.you.ready("Tock (G3)", blood=2), table.you.ready("Ryan", blood=2)
    table.you.in_play(BLOOD, on=bearer)
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert (table.blood(bearer), table.blood(other)) == (2, 2)


# -- Chair of Hades -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_who_is_sent_to_hades(table: Table, level: str) -> None:
    """Mortals and ghouls; superior anybody that is no wraith, and vampires of 2 or less."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CHAIR, PAUSE)
    mortal, ghoul, beast, wraith = (
        table.prey.ready(_ally(word)) for word in ("mortal", "ghoul", "animal", "wraith")
    )
    bearer = table.prey.ready("Nassir")
    page, hound, ghost = (
        table.prey.in_play(_retainer(word), on=bearer) for word in ("mortal", "animal", "wraith")
    )
    servant = table.prey.in_play(_retainer("ghoul"), on=bearer)
    table.prey.in_play("Sport Bike", on=bearer)
    thin, torpid = table.prey.ready("KoKo"), table.grand_prey.torpor("Rayne")
    table.prey.ready("Duck")
    table.you.acts(card, by=priest, level=level)
    assert stealth(table.state, action_of(table)) == 1
    superior = {mortal, ghoul, beast, page, servant, hound, thin, torpid}
    assert table.you.choices() == ({mortal, ghoul, page, servant} if level == "nec" else superior)
    one = page if level == "nec" else thin
    table.you.chooses(one)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.where(one) == "removed"
    assert (table.where(wraith), table.where(ghost)) == ("ready", "attached")
    assert table.blood(priest) == 6
    assert table.waits_for(table.you)


def _ally(word: str) -> object:
    return paper(
        f"Ally {word}", kind="ally", life=1, strength=1, bleed=1, keywords=frozenset({word})
    )


def _retainer(word: str) -> object:
    return paper(f"Retainer {word}", kind="retainer", life=1, keywords=frozenset({word}))


# -- Gear Up --------------------------------------------------------------------------------------


@pytest.mark.ruling(GEAR, 1)
def test_a_card_comes_back(table: Table) -> None:
    """A library card of your ash heap, named as the action is announced; you discard down."""
    rogue = table.you.ready(ROGUE)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(GEAR, PAUSE)
    table.you.holds(*["Misdirection"] * 6)
    first, second = table.you.ash_heap("Fame", "Villein")
    table.you.ash_heap("Duck")
    table.prey.ash_heap("Wash")
    table.prey.ready("Nassir")
    table.you.acts(card, by=rogue, level="nec")
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.may("discard"):
        table.pass_on()
    assert table.where(second) == "hand"
    table.you.does("discard", card="Misdirection")
    assert len(table.you.hand()) == 7
    assert (table.locked(rogue), table.blood(rogue)) == (False, 5)
    assert table.where(first) == "ash_heap"


def test_the_rogue_hides_for_the_turn(table: Table) -> None:
    """+1 stealth until the turn ends, for this vampire only."""
    rogue, other = table.you.ready(ROGUE), table.you.ready(COMPANION)
    card, _ = table.you.holds(GEAR, PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(card, by=rogue, level="pre")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.locked(rogue), table.blood(rogue)) == (False, 5)
    for minion, hidden in ((rogue, 1), (other, 0)):
        table.you.acts(word="bleed", by=minion)
        assert stealth(table.state, action_of(table)) == hidden
        rest(table)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=rogue)
    assert stealth(table.state, action_of(table)) == 0


def test_the_rogue_is_strong_until_it_unlocks(table: Table) -> None:
    """+1 strength, in the turns of others too; over in your next unlock phase."""
    rogue, other = table.you.ready(ROGUE), table.you.ready(COMPANION)
    card, _ = table.you.holds(GEAR, PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(card, by=rogue, level="vic")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.locked(rogue), table.blood(rogue)) == (False, 5)
    assert (strength(table.state, rogue), strength(table.state, other)) == (2, 1)
    table.until_turn_of(table.prey, "minion")
    assert strength(table.state, rogue) == 2
    table.until_turn_of(table.you, "minion")
    assert strength(table.state, rogue) == 1


@pytest.mark.parametrize("name", ["Ryan", "Rogue"])
def test_who_gears_up(table: Table, name: str) -> None:
    """An Anarch."""
    disciplines = ("nec", "pre", "vic")
    mine = table.you.ready(ROGUE if name == "Rogue" else replaced(name, disciplines=disciplines))
    table.you.holds(GEAR)
    table.you.ash_heap("Fame")
    table.begins("minion")
    assert table.you.can_play(GEAR, by=mine) is (name == "Rogue")


@pytest.mark.ruling(GEAR, 2)
@pytest.mark.parametrize("used", ["nec", "pre", "vic"])
@pytest.mark.parametrize("heard", ["nec", "pre", "vic"])
def test_gear_counts_as_what_is_used(table: Table, used: str, heard: str) -> None:
    """One Discipline as it is played; each of the three in the hand, and no other."""
    rogue = table.you.ready(ROGUE)
    table.you.ready(COMPANION)
    table.grand_prey.in_play(listener(heard))
    table.you.holds(GEAR)
    table.you.ash_heap("Fame")
    table.you.acts(GEAR, by=rogue, level=used)
    rest(table)
    assert table.grand_prey.pool() == 30 + (heard == used)
    table = Table()
    table.you.ready("Ryan")
    table.you.holds(GEAR)
    ear, deaf = table.you.in_play(listener(heard)), table.you.in_play(listener("dom"))
    assert table.you.may("use", card=ear)
    assert not table.you.may("use", card=deaf)


# -- Shadow Twin ----------------------------------------------------------------------------------


@pytest.mark.ruling(TWIN, 1)
@pytest.mark.parametrize("level", ["obt", "OBT"])
@pytest.mark.parametrize("aim", ["vampire", "ally", "retainer"])
def test_a_shadow_strikes(table: Table, level: str, aim: str) -> None:
    """1 unpreventable damage at +1 stealth; superior, it stays on a minion, not on a retainer."""
    shade = table.you.ready(SHADE)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(TWIN, PAUSE)
    nassir, ally = table.prey.ready("Nassir"), table.prey.ready("Loyal Street Gang", blood=2)
    torpid = table.prey.torpor("Ryan")
    page = table.prey.in_play(paper("Page", kind="retainer", life=2), on=nassir)
    table.prey.in_play("Sport Bike", on=nassir)
    shells = [table.prey.in_play(SHELL, on=one) for one in (nassir, ally)]
    table.you.acts(card, by=shade, level=level)
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {shade, mine, nassir, ally, torpid, page}
    one = {"vampire": nassir, "ally": ally, "retainer": page}[aim]
    table.you.chooses(one)
    assert action_of(table).targets == (table.prey.number,)
    assert not any(is_offered(table, table.prey, shell) for shell in shells)
    assert [damage_to(table, each) for each in (nassir, ally, page)] == [
        each == one for each in (nassir, ally, page)
    ]
    stays = level == "OBT" and aim != "retainer"
    assert table.where(card) == ("attached" if stays else "ash_heap")
    if stays:
        assert (table.on(card), table.state.controller(card)) == (one, 0)
    assert table.blood(shade) == 6


def test_a_shadow_shows_its_minion(table: Table) -> None:
    """-1 stealth, until your unlock phase."""
    table.you.ready(SHADE)
    theirs, other = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    card = table.you.in_play(TWIN, on=theirs, controller=0, level="OBT", notes=(("kept", 1),))
    table.prey.holds(PAUSE)
    table.grand_prey.ready("Duck")
    table.begins("discard")
    table.until_turn_of(table.prey, "minion")
    for minion, hidden in ((theirs, -1), (other, 0)):
        table.prey.acts(word="bleed", by=minion)
        assert stealth(table.state, action_of(table)) == hidden
        rest(table)
    assert table.on(card) == theirs
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "ash_heap"
