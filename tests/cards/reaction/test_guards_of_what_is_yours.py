"""Reactions for what is yours: Faerie Wards, Forced Vigilance, Black Sunrise, Fast Reaction."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, PAUSE, UNLOCKER, bleeds, made_vampire
from combat_talk import AGAIN, MANEUVER, rest
from fight_talk import fight_of, replaced
from made_up import paper
from methuselah.language import OTHERS, action, choose_seat, static
from scenes.modifiers import adds_intercept
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

WARDS = "Faerie Wards"
VIGIL = "Forced Vigilance"
SUNRISE = "Black Sunrise"
FAST = "Fast Reaction"
GANG = "Loyal Street Gang"
AIMED = paper("Aimed", action(choose_seat(OTHERS)))
WAKE = "Wake with Evening's Freshness"


# -- Faerie Wards ---------------------------------------------------------------------------------


def test_inferior_wards_add_two_intercept() -> None:
    """For 2 blood, against a younger vampire's bleed of you."""
    elder = made_vampire("Elder", "aus", capacity=11)
    adds_intercept(WARDS, by=elder, amount=2, level="aus")


@pytest.mark.ruling(WARDS, 4)
@pytest.mark.ruling(WARDS, 6)
@pytest.mark.parametrize("who", ["Ryan", GANG])
@pytest.mark.parametrize(("level", "asleep"), [("myt", False), ("MYT", True)])
def test_wards_make_an_action_fail(table: Table, who: str, level: str, asleep: bool) -> None:
    """The vampire locks for 2 blood; at superior the acting minion stays locked a turn more."""
    acting = table.you.ready(who)
    table.you.ready(COMPANION)
    table.you.holds("Freak Drive")
    fae = table.prey.ready(made_vampire("Fae", "MYT", capacity=5))
    table.prey.holds(WARDS)
    table.predator.ready("Lauren", locked=True)
    wake = table.predator.holds(WAKE)
    table.you.acts(word="bleed", by=acting)
    table.prey.plays(WARDS, by=fae, level=level)
    table.until("after_resolution", table.predator)
    assert table.predator.can_play(wake)
    assert not table.you.can_play("Freak Drive")
    rest(table)
    assert told(table, "action failed", card=acting) == 1
    assert told(table, "blocks") == 0
    assert (table.locked(fae), table.blood(fae)) == (True, 3)
    assert table.prey.pool() == 30
    assert table.locked(acting)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.locked(acting) is asleep


@pytest.mark.parametrize("level", ["aus", "myt", "MYT"])
@pytest.mark.parametrize(
    ("capacity", "at", "may"), [(5, "prey", True), (4, "prey", False), (5, "grand_prey", False)]
)
def test_wards_keep_the_weak_from_what_is_yours(
    table: Table, level: str, capacity: int, at: str, may: bool
) -> None:
    """Ryan has a capacity of 4; an action at somebody else is none of theirs."""
    ryan = table.you.ready("Ryan")
    table.you.in_play(paper("Cloak", static("stealth", 1), kind="equipment"), on=ryan)
    table.you.ready(COMPANION)
    table.you.holds(AIMED, PAUSE)
    fae = table.prey.ready(made_vampire("Fae", "aus", "MYT", capacity=capacity))
    table.prey.holds(WARDS)
    table.you.acts("Aimed", by=ryan)
    table.you.chooses(seat=getattr(table, at).number)
    if level == "aus" and at == "prey":
        table.prey.blocks(fae)
        table.until("attempt", table.you)
    offered = table.prey.can_play(WARDS, by=fae, level=level)
    for _ in range(40):
        if table.over():
            break
        offered |= table.prey.can_play(WARDS, by=fae, level=level)
        table.pass_on()
    assert offered is may


@pytest.mark.ruling(WARDS, 3)
def test_wards_wait_for_no_attempt(table: Table) -> None:
    """Nor are they there after a block: the Mytherceria of them, not the intercept."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    fae = table.prey.ready(made_vampire("Fae", "MYT", capacity=5))
    guard = table.prey.ready("Nassir")
    table.prey.holds(WARDS)
    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert table.prey.can_play(WARDS, by=fae, level="MYT")
    table.prey.blocks(guard)
    while not table.over():
        assert not table.prey.can_play(WARDS, by=fae)
        table.pass_on()


@pytest.mark.ruling(WARDS, 5)
def test_an_action_that_failed_is_not_repeated(table: Table) -> None:
    """It has reached resolution: unlocked, the minion takes that action no more this turn."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    first, second = table.you.holds(AIMED, AIMED)
    fae = table.prey.ready(made_vampire("Fae", "MYT", capacity=5))
    table.prey.holds(WARDS)
    table.you.acts(first, by=ryan)
    table.you.chooses(seat=table.prey.number)
    table.prey.plays(WARDS, by=fae, level="myt")
    rest(table)
    table.you.uses("Unlocker")
    assert not table.locked(ryan)
    assert table.you.may("act", minion=ryan, word="bleed")
    assert not table.you.can_play(second, by=ryan)


@pytest.mark.ruling(WARDS, 1)
@pytest.mark.parametrize("pays", [True, False])
def test_an_infernal_minion_is_unlocked_for_a_pool_all_the_same(table: Table, pays: bool) -> None:
    """It does not unlock as normal anyway; 1 pool unlocks it."""
    ryan = table.you.ready("Ryan")
    table.you.in_play(paper("Pact", static("infernal"), kind="equipment"), on=ryan)
    table.you.ready(COMPANION)
    fae = table.prey.ready(made_vampire("Fae", "MYT", capacity=5))
    table.prey.holds(WARDS)
    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(WARDS, by=fae, level="MYT")
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    if pays:
        table.you.does("unlock infernal")
        assert not table.locked(ryan)
        assert table.you.pool() == 29
    else:
        table.until_turn_of(table.you, "minion")
        assert table.locked(ryan)


@pytest.mark.ruling(WARDS, 2)
@pytest.mark.parametrize(("level", "used", "other"), [("aus", "aus", "myt"), ("MYT", "myt", "aus")])
def test_wards_require_what_is_used(level: str, used: str, other: str) -> None:
    """One of the two as they are played."""
    elder = made_vampire("Elder", "aus", "MYT", capacity=11)
    counts_as_the_discipline_used(WARDS, by=elder, level=level, used=(used,), others=(other,))


# -- Forced Vigilance -----------------------------------------------------------------------------


@pytest.mark.parametrize(("blocks", "may"), [(True, True), (False, False)])
def test_inferior_vigilance_unlocks_a_blocker(table: Table, blocks: bool, may: bool) -> None:
    """After block resolution, for 1 blood; not another vampire, and not during the action."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    vigilant = table.prey.ready(made_vampire("Vigilant", "for"), locked=not blocks)
    other = table.prey.ready("Nassir")
    held = table.prey.holds(VIGIL)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(vigilant if blocks else other)
    offered = False
    while not table.over() and not offered:
        offered = table.prey.can_play(held, by=vigilant)
        assert not table.prey.can_play(held, by=other)
        if not offered:
            table.pass_on()
    assert offered is may
    if may:
        assert table.locked(vigilant)
        table.prey.plays(held, by=vigilant, level="for")
        assert not table.locked(vigilant)
        assert table.blood(vigilant) == 3  # 1 for the card, 1 for the fight
    rest(table)
    assert table.waits_for(table.you)


def test_an_unlocked_blocker_needs_no_vigilance(table: Table) -> None:
    """One that does not lock to block: the card is for a locked vampire."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    vigilant = table.prey.ready(made_vampire("Vigilant", "for"))
    ease = paper("Ease", static("does not lock to block"), kind="equipment")
    table.prey.in_play(ease, on=vigilant)
    held = table.prey.holds(VIGIL)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(vigilant)
    while not table.over():
        assert not table.prey.can_play(held)
        table.pass_on()


@pytest.mark.parametrize(("at", "may"), [("prey", True), ("grand_prey", False)])
@pytest.mark.parametrize("locked", [True, False])
def test_superior_vigilance_unlocks_for_what_is_yours(
    table: Table, at: str, may: bool, locked: bool
) -> None:
    """A locked vampire, during an action directed at you; it blocks then."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(AIMED)
    vigilant = table.prey.ready(made_vampire("Vigilant", "FOR"), locked=locked)
    table.prey.holds(VIGIL)
    table.prey.ready("Nassir")
    table.you.acts("Aimed", by=ryan)
    table.you.chooses(seat=getattr(table, at).number)
    if at == "prey":
        table.until("action", table.prey)
    assert table.prey.can_play(VIGIL, by=vigilant, level="FOR") is (may and locked)
    if may and locked:
        table.prey.plays(VIGIL, by=vigilant, level="FOR")
        assert not table.locked(vigilant)
        assert table.blood(vigilant) == 4
        assert table.prey.may("block", minion=vigilant)


# -- Black Sunrise --------------------------------------------------------------------------------


@pytest.mark.ruling(SUNRISE, 4)
@pytest.mark.parametrize(
    ("level", "word", "who", "may"),
    [
        ("qui", "bleed", "prey", True),
        ("QUI", "bleed", "prey", True),
        ("qui", "hunt", "prey", False),
        ("QUI", "hunt", "prey", True),
        ("QUI", "bleed", "predator", False),
    ],
)
def test_a_sunrise_unlocks_and_attempts_to_block(
    table: Table, level: str, word: str, who: str, may: bool
) -> None:
    """A locked vampire that could block; inferior for what is directed at you only."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    seat = getattr(table, who)
    assassin = seat.ready(made_vampire("Assassin", "QUI"), locked=True)
    second = seat.ready(made_vampire("Second", "QUI", capacity=4))
    seat.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=assassin)
    held = seat.holds(SUNRISE)
    table.you.acts(word=word, by=ryan)
    offered = False
    while not table.over() and not offered:
        offered = seat.can_play(held, by=assassin, level=level)
        assert not seat.can_play(held, by=second)
        if not offered:
            table.pass_on()
    assert offered is may
    if may:
        seat.plays(held, by=assassin, level=level)
        assert not table.locked(assassin)
        rest(table)
        assert told(table, "blocks", card=assassin) == 1
        assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling(SUNRISE, 1)
def test_the_block_goes_on_though_the_target_unlocked(table: Table) -> None:
    """An action at a locked vampire, which unlocks: it blocks it, and they fight."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    assassin = table.prey.ready(made_vampire("Assassin", "QUI"), locked=True)
    second = table.prey.ready("Nassir", locked=True)
    table.prey.holds(SUNRISE)
    table.you.holds("Ambush")
    table.you.acts("Ambush", by=ryan)
    table.you.chooses(assassin)
    table.prey.plays(SUNRISE, by=assassin, level="QUI")
    rest(table)
    assert told(table, "blocks", card=assassin) == 1
    assert told(table, "combat") == 1
    assert table.blood(second) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling(SUNRISE, 2)
def test_who_attempts_already_may_see_the_sun_rise(table: Table) -> None:
    """Woken, it attempts to block; then it is unlocked as well."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    assassin = table.prey.ready(made_vampire("Assassin", "QUI"), locked=True)
    table.prey.holds(WAKE, SUNRISE)
    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(WAKE, by=assassin)
    table.prey.blocks(assassin)
    table.until("attempt", table.prey)
    table.prey.plays(SUNRISE, by=assassin, level="QUI")
    assert not table.locked(assassin)
    rest(table)
    assert told(table, "blocks", card=assassin) == 1


@pytest.mark.ruling(SUNRISE, 3)
def test_who_cannot_block_has_no_sunrise(table: Table) -> None:
    """Vampires cannot block the action."""
    mine = table.you.ready("Fish (G4)")
    table.you.ready(COMPANION)
    table.you.holds("Strange Day")
    table.prey.ready(made_vampire("Assassin", "QUI"), locked=True)
    table.prey.ready("Underbridge Stray")
    table.prey.holds(SUNRISE)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Strange Day", by=mine)
    while not table.over():
        assert not table.prey.can_play(SUNRISE)
        table.pass_on()


# -- Fast Reaction --------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "press"), [("aus", False), ("AUS", True)])
def test_another_vampire_reacts_fast(table: Table, level: str, press: bool) -> None:
    """It locks and fights the acting minion, which cannot strike; superior has a press."""
    ryan = table.you.ready(made_vampire("Runner", capacity=9))
    table.you.ready(COMPANION)
    fast = table.prey.ready(made_vampire("Fast", "AUS"))
    nassir = table.prey.ready("Nassir")
    held = table.prey.holds(FAST)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    assert not table.prey.can_play(held, by=nassir)
    table.prey.plays(held, by=fast, level=level)
    pressed = table.prey.may("use press", minion=fast)
    while not table.over() and not pressed:
        pressed = table.prey.may("use press", minion=fast)
        if not pressed:
            table.pass_on()
    assert pressed is press
    if press:
        table.prey.does("use press", minion=fast)
    rest(table)
    assert told(table, "combat") == 2
    assert table.locked(fast)
    assert table.blood(fast) == (4 if press else 5)  # struck in the second round only
    assert table.blood(ryan) == (6 if press else 7)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blocks", "locked"), [(True, False), (False, False), (False, True)])
def test_fast_reactions_are_for_the_blocks_of_others(
    table: Table, blocks: bool, locked: bool
) -> None:
    """Not after its own combat, and not of a locked vampire."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    fast = table.prey.ready(made_vampire("Fast", "AUS"), locked=locked)
    nassir = table.prey.ready("Nassir")
    held = table.prey.holds(FAST)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(fast if blocks else nassir)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(held, by=fast)
        table.pass_on()
    assert offered is (not blocks and not locked)


def test_a_fast_reaction_is_for_blockers_of_your_own(table: Table) -> None:
    """Not for a block by your prey's prey's neighbour: your predator's minion."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("Fast", "AUS"))
    held = table.prey.holds(FAST)
    blocker = table.predator.ready("Nassir")
    table.predator.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=blocker)
    table.you.acts(word="hunt", by=ryan)
    table.predator.blocks(blocker)
    while not table.over():
        assert not table.prey.can_play(held)
        table.pass_on()
    assert told(table, "combat") == 1


def test_nobody_reacts_fast_to_a_minion_in_torpor(table: Table) -> None:
    """The acting vampire fell in its combat: there is nobody to fight."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("Fast", "AUS"))
    strong = table.prey.ready(replaced("Nassir", strength=3))
    held = table.prey.holds(FAST)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(strong)
    while not table.over():
        assert not table.prey.can_play(held)
        table.pass_on()
    assert table.where(ryan) == "torpor"


def test_a_blocker_does_not_react_to_its_own_combat(table: Table) -> None:
    """Not even one that does not lock to block."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    fast = table.prey.ready(made_vampire("Fast", "AUS"))
    table.prey.in_play(paper("Ease", static("does not lock to block"), kind="equipment"), on=fast)
    held = table.prey.holds(FAST)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(fast)
    while not table.over():
        assert not table.prey.can_play(held)
        table.pass_on()
    assert not table.locked(fast)


@pytest.mark.ruling(FAST, 1)
def test_a_fast_reaction_takes_away_what_was_to_follow(table: Table) -> None:
    """Form of Mist does not continue the action."""
    ryan = table.you.ready(made_vampire("Misty", "PRO"), blood=4)
    table.you.holds("Form of Mist")
    fast = table.prey.ready(made_vampire("Fast", "AUS"))
    nassir = table.prey.ready("Nassir")
    table.prey.holds(FAST)
    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.you.plays("Form of Mist", by=ryan, level="PRO")
    table.prey.plays(FAST, by=fast, level="aus")
    table.nobody_reacts()
    assert table.prey.pool() == 30
    assert told(table, "combat") == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(FAST, 2)
def test_a_fast_reaction_waits_for_no_queue(table: Table) -> None:
    """Another combat is queued; after that one it can be played."""
    ryan = table.you.ready("Ryan")
    again = table.you.holds(AGAIN)
    fast = table.prey.ready(made_vampire("Fast", "AUS"))
    nassir = table.prey.ready("Nassir")
    held = table.prey.holds(FAST)
    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.until("combat_about_to_end", table.you)
    table.you.plays(again)
    table.until("after_combat", table.prey)
    assert told(table, "combat") == 2
    table.prey.plays(held, by=fast, level="aus")
    table.nobody_reacts()
    assert told(table, "combat") == 3


@pytest.mark.ruling(FAST, 3)
def test_who_cannot_strike_has_no_maneuver_of_a_strike(table: Table) -> None:
    """The gun has none in the first round; a plain maneuver is allowed."""
    ryan = table.you.ready("Ryan")
    gun = table.you.in_play(".44 Magnum", on=ryan)
    card = table.you.holds(MANEUVER)
    fast = table.prey.ready(made_vampire("Fast", "AUS"))
    nassir = table.prey.ready("Nassir")
    table.prey.holds(FAST)
    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.until("range", table.you)
    assert table.you.may("use", card=gun)
    table.prey.plays(FAST, by=fast, level="aus")
    table.until("range", table.you)
    assert set(fight_of(table).fighters) == {fast, ryan}
    assert not table.you.may("use", card=gun)
    assert table.you.can_play(card)


@pytest.mark.ruling(FAST, 4)
def test_who_cannot_strike_gains_strikes_in_vain(table: Table) -> None:
    """There is still nothing to strike with in this round."""
    runner = table.you.ready("Carter (G2)", blood=4)
    table.you.holds("Quickness")
    fast = table.prey.ready(made_vampire("Fast", "AUS"))
    nassir = table.prey.ready("Nassir")
    table.prey.holds(FAST)
    bleeds(table, runner)
    table.prey.blocks(nassir)
    table.prey.plays(FAST, by=fast, level="aus")
    table.you.plays("Quickness", by=runner, level="cel")
    table.nobody_reacts()
    assert told(table, "strikes", card=runner, word="none") == 2
    assert table.blood(fast) == 5
