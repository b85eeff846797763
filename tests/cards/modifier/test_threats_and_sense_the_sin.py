"""Staples of bleeds, votes and blocks: Threats, Instantaneous Transformation, Sense the Sin, ..."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import rest
from fight_talk import replaced
from politics_talk import motion, polling
from table_talk import Table

INSTANT = "Instantaneous Transformation"


@pytest.mark.parametrize(
    ("card", "level", "codes", "more"),
    [
        ("Threats", "dom", ("dom",), 1),
        ("Threats", "DOM", ("DOM",), 2),
        ("Command of the Beast", "dom", ("dom",), 1),
        ("Command of the Beast", "DOM", ("DOM",), 1),
        ("Iron Glare", "POT_PRE", ("POT", "PRE"), 2),
        ("Sense the Sin", "DAI", ("DAI",), 2),
    ],
)
def test_the_bleed_is_raised_only_in_a_bleed(
    table: Table, card: str, level: str, codes: tuple[str, ...], more: int
) -> None:
    """By the acting vampire, at its level, in bleed actions only (R0, Bleed)."""
    acting = table.you.ready(made_vampire("Bleeder", *codes), blood=4)
    other = table.you.ready(made_vampire("Other", *codes))
    weak = table.you.ready(made_vampire("Weakling", *(code.lower() for code in codes)))
    table.you.holds(card)
    table.prey.ready("Nassir")

    table.you.acts(word="hunt", by=acting)
    assert not table.you.can_play(card)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=weak)
    assert table.you.can_play(card, by=weak, level=level) == level.islower()
    table.nobody_reacts()
    table.you.acts(word="bleed", by=other)
    table.until("action", table.you)
    assert not table.you.can_play(card, by=acting)
    table.you.plays(card, by=other, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == 30 - 1 - 1 - more
    assert table.grand_prey.pool() == 30


@pytest.mark.ruling("Command of the Beast", 1)
@pytest.mark.parametrize("beast_first", [True, False])
def test_superior_command_of_the_beast_goes_beside_a_limited_modifier(
    table: Table, beast_first: bool
) -> None:
    """Before or after Threats; the inferior one is limited itself."""
    acting = table.you.ready(made_vampire("Bleeder", "DOM"))
    table.you.holds("Threats", "Command of the Beast")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    if beast_first:
        table.you.plays("Command of the Beast", level="DOM")
        table.you.plays("Threats", level="DOM")
    else:
        table.you.plays("Threats", level="DOM")
        assert not table.you.can_play("Command of the Beast", level="dom")
        table.you.plays("Command of the Beast", level="DOM")
    table.nobody_reacts()

    assert table.prey.pool() == 30 - 4


# -- Instantaneous Transformation -----------------------------------------------------------------


@pytest.mark.ruling("Instantaneous Transformation", 2)
def test_inferior_instantaneous_transformation_only_while_stealth_is_needed(table: Table) -> None:
    """+1 stealth in an attempt to block; a vampire plays one copy in each action."""
    acting = table.you.ready(made_vampire("Mover", "CEL", "PRO"))
    bystander = table.you.ready("Meaghan", locked=True)
    table.you.holds(INSTANT, INSTANT)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    assert not table.you.can_play(INSTANT)
    table.prey.blocks(nassir)
    assert not table.you.can_play(INSTANT, level="CEL_PRO")
    table.you.plays(INSTANT, by=acting, level="cel_pro")
    while not table.over():
        assert not table.you.can_play(INSTANT)
        table.pass_on()
    assert table.prey.pool() == 29
    assert table.locked(acting)
    assert table.locked(bystander)


def test_superior_instantaneous_transformation_once_each_turn(table: Table) -> None:
    """The vampire unlocks after a success; after its next action it does not."""
    acting = table.you.ready(made_vampire("Mover", "CEL", "PRO"), blood=2)
    table.you.ready("Meaghan")
    table.you.holds(INSTANT, INSTANT)

    table.you.acts(word="bleed", by=acting)
    table.you.plays(INSTANT, by=acting, level="CEL_PRO")
    table.nobody_reacts()
    assert not table.locked(acting)
    table.you.acts(word="hunt", by=acting)
    while not table.over():
        assert not table.you.can_play(INSTANT)
        table.pass_on()
    assert table.locked(acting)


def test_instantaneous_transformation_not_after_a_block(table: Table) -> None:
    """The action must have been successful."""
    acting = table.you.ready(made_vampire("Mover", "CEL", "PRO"))
    table.you.ready("Meaghan")
    table.you.holds(INSTANT)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(nassir)
    while not table.over():
        assert not table.you.can_play(INSTANT, level="CEL_PRO")
        table.pass_on()
    assert table.locked(acting)


@pytest.mark.ruling("Instantaneous Transformation", 1)
@pytest.mark.ruling("Instantaneous Transformation", 3)
def test_instantaneous_transformation_after_an_action_that_fizzled(table: Table) -> None:
    """Govern the Unaligned cannot be paid any more; unblocked is enough."""
    acting = table.you.ready(made_vampire("Mover", "CEL", "PRO", "DOM"), blood=1)
    table.you.ready("Meaghan")
    table.you.holds(INSTANT, "Govern the Unaligned", "Conditioning")

    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    table.you.plays("Conditioning", by=acting, level="DOM")
    table.you.plays(INSTANT, by=acting, level="CEL_PRO")
    table.nobody_reacts()
    assert table.prey.pool() == 30
    assert not table.locked(acting)
    assert table.waits_for(table.you)


# -- referendums ----------------------------------------------------------------------------------


@pytest.mark.ruling("Iron Glare", 1)
@pytest.mark.ruling("Telepathic Vote Counting", 3)
def test_no_polling_step_no_modifier(table: Table) -> None:
    """A referendum that passes by itself has no polling step."""
    caller = table.you.ready(made_vampire("Caller", "POT", "PRE", "AUS"))
    table.you.holds("Iron Glare", "Telepathic Vote Counting", "Cryptic Rider", motion())
    table.you.holds(motion(name="Second"))
    other = table.you.ready(made_vampire("Rider", "PRE"))

    table.you.acts("Motion", by=other)
    table.you.votes("for", mode="called")
    table.you.plays("Cryptic Rider", by=other)
    table.nobody_reacts()
    before = table.you.pool()
    table.you.acts("Second", by=caller)
    while not table.over():
        assert not table.you.can_play("Iron Glare")
        assert not table.you.can_play("Telepathic Vote Counting")
        table.pass_on()
    assert table.you.pool() == before + 1


def test_iron_glare_gives_two_votes_in_the_polling_step(table: Table) -> None:
    """With 1 vote against, the card's vote and 2 more carry it."""
    caller = table.you.ready(made_vampire("Caller", "pot", "pre"))
    table.you.ready("Meaghan")
    table.you.holds("Iron Glare", motion())
    against = table.prey.ready("Chrysanthemum")

    table.you.acts("Motion", by=caller)
    assert not table.you.can_play("Iron Glare")
    polling(table)
    table.you.plays("Iron Glare", by=caller, level="pot_pre")
    table.you.votes("for", minion=caller)
    table.prey.votes("against", minion=against)
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.ruling("Telepathic Vote Counting", 1)
@pytest.mark.ruling("Telepathic Vote Counting", 2)
def test_telepathic_vote_counting_cancels_and_takes_the_card_back(table: Table) -> None:
    """After votes were cast; nothing is tallied, so Scorn of Adonis burns nothing."""
    caller = table.you.ready(replaced("Barth (G3)", disciplines=("aus",)))
    table.you.ready("Meaghan")
    table.you.holds("Telepathic Vote Counting", "Scorn of Adonis")
    called = table.you.holds(motion())
    against = table.prey.ready("Chrysanthemum")

    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.plays("Scorn of Adonis", by=caller)
    table.prey.votes("against", minion=against)
    table.you.plays("Telepathic Vote Counting", by=caller, level="aus")
    table.nobody_reacts()
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.where(called) == "hand"
    assert table.locked(caller)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Telepathic Vote Counting", 1)
@pytest.mark.parametrize("cast", [False, True])
def test_superior_telepathic_vote_counting_silences_a_vampire(table: Table, cast: bool) -> None:
    """Before or after it voted; the other primogen's vote counts."""
    caller = table.you.ready(made_vampire("Caller", "AUS"))
    table.you.ready("Meaghan")
    table.you.holds("Telepathic Vote Counting", motion())
    silent = table.prey.ready("Chrysanthemum")

    table.you.acts("Motion", by=caller)
    polling(table)
    if cast:
        table.prey.votes("against", minion=silent)
    table.you.plays("Telepathic Vote Counting", by=caller, level="AUS")
    table.you.chooses(silent)
    table.you.votes("for", mode="called")
    assert not table.prey.may("vote", minion=silent)
    table.nobody_reacts()
    assert table.you.pool() == 31


# -- Sense the Sin --------------------------------------------------------------------------------


@pytest.mark.parametrize(("capacity", "can"), [(4, True), (5, False), (6, False)])
def test_sense_the_sin_against_a_younger_vampire(table: Table, capacity: int, can: bool) -> None:
    """+1 intercept of a capacity 5 vampire; neither as old nor older ones."""
    acting = table.you.ready(made_vampire("Sneak", "obf", capacity=capacity))
    table.you.holds("Lost in Crowds")
    table.you.ready("Meaghan")
    blocker = table.prey.ready(made_vampire("Watcher", "aus", capacity=5))
    table.prey.holds("Sense the Sin")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays("Lost in Crowds", by=acting, level="obf")
    assert table.prey.can_play("Sense the Sin", by=blocker, level="aus") == can
    if can:
        table.prey.plays("Sense the Sin", by=blocker, level="aus")
    rest(table)
    assert table.prey.pool() == (30 if can else 29)


@pytest.mark.ruling("Sense the Sin", 1)
@pytest.mark.parametrize("corrupt", [False, True])
def test_sense_the_sin_sees_corruption(table: Table, corrupt: bool) -> None:
    """Against 2 stealth 1 intercept is too little; with any corruption counter it is 2.

    Played so it requires Daimoinon, and no vampire that has only Auspex plays it.
    """
    counters = ((3, 1),) if corrupt else ()
    acting = table.you.ready(made_vampire("Sneak", "OBF", capacity=8), corruption=counters)
    table.you.holds("Lost in Crowds")
    table.you.ready("Meaghan")
    blocker = table.prey.ready(made_vampire("Watcher", "dai"))
    seer = table.prey.ready(made_vampire("Seer", "aus"))
    table.prey.holds("Sense the Sin")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays("Lost in Crowds", by=acting, level="OBF")
    assert not table.prey.can_play("Sense the Sin", by=seer)
    table.prey.plays("Sense the Sin", by=blocker, level="dai")
    rest(table)
    assert table.prey.pool() == (30 if corrupt else 29)


def test_superior_sense_the_sin_takes_intercept_from_the_corrupted(table: Table) -> None:
    """Whoever put the counter there; another minion blocks as ever."""
    acting = table.you.ready(made_vampire("Bleeder", "DAI"))
    table.you.ready("Meaghan")
    table.you.holds("Sense the Sin")
    corrupted = table.prey.ready("Nassir", corruption=((3, 1),))
    clean = table.prey.ready("Belinde")

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Sense the Sin", by=acting, level="DAI")
    table.prey.blocks(corrupted)
    table.until("action", table.prey)
    assert not table.locked(corrupted)
    table.prey.blocks(clean)
    rest(table)
    assert table.prey.pool() == 30
    assert table.locked(clean)


# -- actions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("own", [False, True])
def test_rampage_burns_any_location(table: Table, own: bool) -> None:
    """Another's is a directed action without stealth; one's own at +1 stealth."""
    brute = table.you.ready(made_vampire("Brute", "pot"))
    table.you.ready("Meaghan")
    table.you.holds("Rampage")
    mine = table.you.in_play("Elder Library")
    theirs = table.predator.in_play("Elder Library")
    far = table.grand_prey.in_play("Elder Library")
    blocker = table.predator.ready("Nassir")
    prey = table.prey.ready("Belinde")
    target = mine if own else theirs

    table.you.acts("Rampage", by=brute, level="pot 2" if own else "pot")
    if not own:
        table.you.chooses(target)
    assert table.prey.may("block", minion=prey) == own
    assert table.predator.may("block", minion=blocker)
    table.nobody_reacts()
    assert table.where(target) == "ash_heap"
    assert table.where(far) == "permanent"
    assert table.where(theirs if own else mine) == "permanent"


@pytest.mark.ruling("Illegalism", 1)
@pytest.mark.parametrize(
    ("level", "bleed", "stealth", "unlocks"),
    [
        ("cel", 1, 0, True),
        ("chi", 1, 1, False),
        ("pre", 2, 0, False),
        ("cel_chi", 1, 1, True),
        ("cel_pre", 2, 0, True),
        ("chi_pre", 2, 1, False),
        ("cel_chi_pre", 2, 1, True),
    ],
)
def test_illegalism_with_any_of_its_disciplines(
    table: Table, level: str, bleed: int, stealth: int, unlocks: bool
) -> None:
    """It requires those that are used: the others are not needed."""
    anarch = table.you.ready(made_vampire("Anarch", *level.split("_")))
    table.you.ready("Meaghan")
    table.you.holds("Illegalism")
    blocker = table.prey.ready("Nassir")

    table.you.acts("Illegalism", by=anarch, level=level)
    table.prey.blocks(blocker)
    if stealth:
        table.nobody_reacts()
        assert table.prey.pool() == 30 - bleed
        assert table.locked(anarch) != unlocks
    else:
        rest(table)
        assert table.prey.pool() == 30
        assert table.locked(anarch)


def test_illegalism_unlocks_only_after_a_successful_bleed(table: Table) -> None:
    """Only Anarchs play it, and only with a Discipline of the card."""
    anarch = table.you.ready(made_vampire("Anarch", "cel"))
    lacking = table.you.ready(made_vampire("Lacking", "pot"))
    outsider = table.you.ready("Anson (G1)")
    table.you.holds("Illegalism")
    assert not table.you.can_play("Illegalism", by=lacking)
    assert not table.you.can_play("Illegalism", by=outsider)
    table.you.acts("Illegalism", by=anarch, level="cel")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert not table.locked(anarch)
    assert table.waits_for(table.you)
