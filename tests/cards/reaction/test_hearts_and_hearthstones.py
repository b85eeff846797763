"""Hide the Heart and Scry the Hearthstone."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, REOPENS, rest
from listening import listener
from made_up import of_level, paper
from methuselah.language import (
    PREY,
    action,
    aim,
    bleeds,
    burn_blood,
    controlled_by,
    employs,
    gain_pool,
    minion,
    on,
    political,
    recruits,
)
from methuselah.rules.playing.stored import store
from scenes.cancelling import cancels_as_it_is_played
from scenes.modifiers import adds_intercept, reduces_a_bleed
from scenes.rulings import counts_as_the_discipline_used
from scenes.telling import changing
from table_talk import Table

HEART = "Hide the Heart"
STONE = "Scry the Hearthstone"
AFTER = trick(gain_pool(1), at=("after_resolution",), name="Afterwards")
BLOODLETTING = trick(burn_blood(1), at=("action",), name="Bloodletting")
AFTER_BLOCK = trick(gain_pool(1), at=("blocked",), name="Blocked")


# -- Hide the Heart -------------------------------------------------------------------------------


def test_a_hidden_heart_loses_less() -> None:
    """With Auspex a bleed against you is reduced by 1."""
    reduces_a_bleed(HEART, by=made_vampire("Healer", "aus", capacity=6), amount=1, level="aus")


def test_superior_valeren_hides_more(table: Table) -> None:
    """2 of a bleed against you, even by a locked one that is awake; it does not lock."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("bleed", 2), on=mine)
    table.you.ready(COMPANION)
    healer = table.prey.ready(made_vampire("Healer", "VAL", capacity=6))
    table.prey.holds(HEART)
    other = table.grand_prey.ready(made_vampire("Other", "VAL", capacity=6))
    table.grand_prey.holds(HEART)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.grand_prey.may("play", minion=other, mode="VAL")
    table.prey.plays(HEART, by=healer, level="VAL")
    assert not table.locked(healer)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(HEART, 2)
@pytest.mark.parametrize(
    ("seat", "locked", "word", "may"),
    [
        ("grand_prey", False, "bleed", True),
        ("prey", False, "bleed", True),
        ("grand_prey", True, "bleed", False),
        ("grand_prey", False, "hunt", False),
    ],
)
def test_a_heart_is_hidden_for_another(
    table: Table, seat: str, locked: bool, word: str, may: bool
) -> None:
    """The superior Valeren of an unlocked one, which locks: 2 less of a bleed against anybody."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("bleed", 2), on=mine)
    table.you.ready(COMPANION)
    her = getattr(table, seat)
    healer = her.ready(made_vampire("Healer", "VAL", capacity=6), locked=locked)
    her.in_play(changing("awake", 0), on=healer)
    held = her.holds(HEART)
    table.you.acts(word=word, by=mine)
    offered = False
    while not table.over():
        if her.may("play", card=held, mode="VAL 2"):
            offered = True
            her.plays(held, by=healer, level="VAL 2")
            assert table.locked(healer)
        else:
            table.pass_on()
    assert offered is may
    if may:
        assert table.prey.pool() == 29  # of 3
        assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(HEART, 1)
@pytest.mark.ruling(HEART, 6)
@pytest.mark.ruling(HEART, 7)
@pytest.mark.ruling(HEART, 8)
@pytest.mark.parametrize("window", ["action", "declined"])
@pytest.mark.parametrize(
    ("who", "blood", "pays", "fails"),
    [
        ("Ryan", 2, True, False),
        ("Ryan", 2, False, True),
        ("Loyal Street Gang", 2, False, True),  # has life, not blood
    ],
)
def test_an_action_fails_unless_a_blood_is_burned(
    table: Table, window: str, who: str, blood: int, pays: bool, fails: bool
) -> None:
    """Its controller decides; failed, it was resolved and not blocked, and its end comes."""
    mine = table.you.ready(who, blood=blood)
    if who != "Ryan":
        table.you.in_play(changing("bleed", 1), on=mine)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    after, blocked = table.you.holds(AFTER, AFTER_BLOCK)
    healer = table.prey.ready(made_vampire("Healer", "val", capacity=6))
    held = table.prey.holds(HEART)
    table.you.acts(word="bleed", by=mine)
    table.until(window, table.prey)
    table.prey.plays(held, by=healer, level="val")
    assert table.you.may("do") is (who == "Ryan")
    if who == "Ryan":
        table.you.does("do", number=0 if pays else 1)
    assert table.blood(mine) == blood - pays
    table.until("after_resolution", table.you)
    assert table.you.may("play", card=after)
    rest(table)
    assert table.where(blocked) == "hand"
    assert table.prey.pool() == (30 if fails else 29)
    assert not table.locked(healer)
    assert table.where(held) == "ash_heap"
    table.you.uses("Unlocker")
    assert not table.you.may("act", word="bleed", minion=mine)


def test_an_empty_vampire_cannot_pay(table: Table) -> None:
    """Its action fails without a question."""
    mine = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.you.holds(BLOODLETTING, PAUSE)
    table.prey.ready(made_vampire("Healer", "val", capacity=6))
    table.prey.holds(HEART)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Bloodletting", by=mine)
    assert table.blood(mine) == 0
    table.prey.plays(HEART, level="val")
    assert not table.you.may("do")
    rest(table)
    assert table.prey.pool() == 30


def test_only_one_heart_is_hidden_so_in_an_action(table: Table) -> None:
    """At inferior Valeren; at the other levels a second one is played; in another action again."""
    mine = table.you.ready("Ryan", blood=3)
    second = table.you.ready("Lupo", blood=3)
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("One", "val", "aus", capacity=6))
    table.grand_prey.ready(made_vampire("Two", "val", capacity=6))
    table.prey.holds(HEART, HEART, HEART)
    table.grand_prey.holds(HEART)
    table.prey.ready(made_vampire("Three", "aus", capacity=6))
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.can_play(HEART, level="val")
    table.prey.plays(HEART, level="val")
    table.you.does("do", number=0)
    table.until("action", table.prey)
    assert not table.prey.can_play(HEART, level="val")
    assert table.prey.can_play(HEART, level="aus")
    while not table.over():
        assert not table.grand_prey.can_play(HEART)
        table.pass_on()
    table.you.acts(word="bleed", by=second)
    table.until("action", table.prey)
    assert table.prey.can_play(HEART, level="val")


@pytest.mark.ruling(HEART, 5)
def test_no_action_fails_while_somebody_blocks(table: Table) -> None:
    """Nor after a block."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("Healer", "val", capacity=6))
    blocker = table.prey.ready("Trevon Parker")
    held = table.prey.holds(HEART)
    table.prey.holds(paper("Wink", kind="reaction"))
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.can_play(held)
    table.prey.blocks(blocker)
    while not table.over():
        asked = table.asked()
        assert asked is not None
        if asked.window not in ("declined", "action"):
            assert not table.prey.may("play", card=held, mode="val")
        table.pass_on()


@pytest.mark.ruling(HEART, 4)
@pytest.mark.parametrize("level", ["val", "VAL 2"])
def test_a_heart_waits_for_the_impulse(table: Table, level: str) -> None:
    """Who is further down the table hides it after the prey has passed or blocked."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    blocker = table.prey.ready("Nassir")
    table.grand_prey.ready(made_vampire("Healer", "VAL", capacity=6))
    table.grand_prey.holds(HEART)
    table.you.acts(word="bleed", by=mine)
    seats = []
    for _ in range(3):
        asked = table.asked()
        assert asked is not None
        seats.append(asked.seat)
        if len(seats) < 3:
            table.pass_on()
    assert seats == [one.number for one in (table.you, table.prey, table.grand_prey)]
    assert blocker
    assert table.grand_prey.may("play", card=HEART, mode=level)


@pytest.mark.ruling(HEART, 3)
@pytest.mark.parametrize(("level", "other"), [("aus", "val"), ("val", "aus")])
def test_the_heart_requires_the_discipline_that_hides_it(level: str, other: str) -> None:
    """The other one it does not require then; in the hand both."""
    for code in (level, other):
        table = Table()
        mine = table.you.ready("Loyal Street Gang")
        table.you.ready(COMPANION)
        table.prey.ready(made_vampire("Healer", level, other, capacity=6))
        table.prey.holds(HEART)
        table.grand_prey.in_play(listener(code))
        table.you.acts(word="bleed", by=mine)
        table.prey.plays(HEART, level=level)
        assert table.grand_prey.pool() == 30 + (code == level)
    for code in (level, other, "thn"):
        table = Table()
        table.you.ready("Ryan")
        table.you.holds(HEART)
        ear = table.you.in_play(listener(code))
        assert table.you.may("use", card=ear) is (code != "thn")


# -- Scry the Hearthstone -------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["tha", "vis"])
def test_the_hearthstone_shows_more(level: str) -> None:
    """+1 intercept."""
    adds_intercept(STONE, by=made_vampire("Seer", level, capacity=6), amount=1, level=level)


@pytest.mark.parametrize("level", ["tha", "vis"])
def test_not_against_an_action_at_nobody(table: Table, level: str) -> None:
    """A hunt is not directed at you."""
    mine = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    seer = table.prey.ready(made_vampire("Seer", level, capacity=6))
    table.prey.holds(STONE, paper("Wink", kind="reaction"))
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(seer)
    while not table.over():
        assert not table.prey.can_play(STONE)
        table.pass_on()


@pytest.mark.ruling(STONE, 1)
@pytest.mark.parametrize(("level", "may"), [("vis", True), ("tha", False)])
def test_the_maneuver_is_for_the_combat_of_the_block(table: Table, level: str, may: bool) -> None:
    """One, by Visceratika; none in a combat that follows."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    table.you.holds(AGAIN)
    seer = table.prey.ready(made_vampire("Seer", level, capacity=6))
    table.prey.holds(STONE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(seer)
    table.prey.plays(STONE, by=seer, level=level)
    offered = []
    while not table.over():
        if table.you.can_play("Another combat"):
            table.you.plays("Another combat")
            continue
        if table.prey.may("use maneuver", minion=seer):
            offered.append(sum(line.what == "combat" for line in table.state.journal))
        table.pass_on()
    assert offered == ([1] if may else [])


@pytest.mark.ruling(STONE, 2)
def test_the_maneuver_is_given_again_at_a_second_block(table: Table) -> None:
    """The action goes on and is blocked again by the same one."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    table.you.holds(REOPENS)
    seer = table.prey.ready(made_vampire("Seer", "vis", capacity=6))
    table.prey.in_play(changing("awake", 0), on=seer)
    table.prey.holds(STONE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(seer)
    table.prey.plays(STONE, by=seer, level="vis")
    seen = []
    for _ in range(2):
        table.until("range", table.prey)
        seen.append(table.prey.may("use maneuver", minion=seer))
        if table.you.can_play("As if unblocked") or len(seen) == 1:
            table.you.plays("As if unblocked")
            table.prey.blocks(seer)
    assert seen == [True, True]


@pytest.mark.ruling(STONE, 3)
@pytest.mark.ruling(STONE, 4)
@pytest.mark.ruling(STONE, 5)
@pytest.mark.ruling(STONE, 6)
@pytest.mark.parametrize("requires", ["chi", "obf"])
def test_a_modifier_is_cancelled_as_it_is_played(requires: str) -> None:
    """One that requires Chimerstry or Obfuscate; its cost is not paid."""
    seer = made_vampire("Seer", "VIS", capacity=6)
    cancels_as_it_is_played(STONE, by=seer, level="VIS", requires=requires, cost_paid=False)


AT_HER = aim(on(minion, controlled_by(PREY)))
"""Makes an action directed at the prey."""
DEEDS = {
    "action": action(gain_pool(1), stealth=0),
    "political": political(passes=(gain_pool(1),)),
    "bleed": action(bleeds(+1)),
    "at her: action": action(AT_HER, gain_pool(1), stealth=0),
    "at her: ally": recruits(AT_HER),
    "at her: retainer": employs(AT_HER),
}


def scried(table: Table, way: str, code: str, level: str = "VIS") -> tuple[int, int, int]:
    """Your vampire has two such cards that cost 1 blood, the prey a seer: vampire, both cards."""
    face: dict[str, object] = {"life": 1} if way.endswith(("ally", "retainer")) else {}
    mine = table.you.ready(made_vampire("Deceiver", code, capacity=6), blood=4)
    table.you.ready(COMPANION)
    deed = of_level(code, DEEDS[way], disciplines=(code,), blood_cost=1, **face)
    one, two = table.you.holds(deed, deed)
    table.prey.ready(made_vampire("Seer", level, capacity=6))
    return mine, one, two


@pytest.mark.ruling(STONE, 8)
@pytest.mark.parametrize("code", ["chi", "obf"])
def test_an_action_card_at_you_is_cancelled(table: Table, code: str) -> None:
    """It is not performed and not paid for: its minion may try again."""
    mine, one, two = scried(table, "bleed", code)
    held = table.prey.holds(STONE)
    table.you.acts(one, by=mine)
    table.until("as_played", table.prey)
    table.prey.plays(held, level="VIS")
    rest(table)
    assert (table.where(one), table.where(held)) == ("ash_heap", "ash_heap")
    assert not table.locked(mine)
    assert (table.prey.pool(), table.blood(mine)) == (30, 4)
    table.you.acts(two, by=mine)
    rest(table)
    assert (table.prey.pool(), table.blood(mine)) == (28, 3)


@pytest.mark.ruling(STONE, 10)
@pytest.mark.parametrize("kind", ["action", "ally", "retainer"])
def test_any_action_card_is_cancelled(table: Table, kind: str) -> None:
    """Whatever is played as an action that is directed at her; a political one never is."""
    mine, one, _ = scried(table, f"at her: {kind}", "chi")
    table.prey.holds(STONE)
    table.you.acts(one, by=mine)
    table.prey.plays(STONE, level="VIS")
    rest(table)
    assert (table.where(one), table.blood(mine)) == ("ash_heap", 4)
    assert not table.locked(mine)
    assert table.you.pool() == 30


@pytest.mark.ruling(STONE, 7)
def test_a_card_laid_aside_is_cancelled_too(table: Table) -> None:
    """It is played as if from the hand."""
    mine, one, _ = scried(table, "bleed", "chi")
    table.prey.holds(STONE)
    store(table.state, one, mine, "bearer")
    table.you.acts(one, by=mine)
    table.prey.plays(STONE, level="VIS")
    rest(table)
    assert (table.prey.pool(), table.where(one)) == (30, "ash_heap")


@pytest.mark.ruling(STONE, 9)
def test_an_ally_from_piper_is_not_played(table: Table) -> None:
    """There is nothing to cancel."""
    mine = table.you.ready(made_vampire("Anarch", "chi", capacity=6))
    table.you.ready(COMPANION)
    ally = table.you.holds(of_level("chi", recruits(AT_HER), disciplines=("chi",), life=1))
    table.you.holds("Piper")
    table.prey.ready(made_vampire("Seer", "VIS", capacity=6))
    table.prey.holds(STONE)
    table.begins("master")
    table.you.plays("Piper")
    for _ in range(12):
        assert not table.prey.can_play(STONE)
        if table.where(ally) != "hand":
            break
        if table.you.may("choose"):
            table.take(0)
        else:
            table.pass_on()
    assert table.where(ally) == "ready"
    assert mine


@pytest.mark.ruling(STONE, 11)
def test_as_a_card_is_played_nobody_unlocks_to_block(table: Table) -> None:
    """A wake is played then; "unlock and attempt to block" is not."""
    mine, one, _ = scried(table, "bleed", "chi")
    table.prey.ready("Tara (G5)", locked=True)
    table.prey.holds(STONE, "Second Tradition: Domain", "Forced Awakening")
    table.you.acts(one, by=mine)
    table.until("as_played", table.prey)
    assert table.prey.can_play("Forced Awakening")
    assert table.prey.can_play(STONE, level="VIS")
    assert not table.prey.can_play("Second Tradition: Domain")


@pytest.mark.ruling(STONE, 12)
@pytest.mark.parametrize("level", ["tha", "vis"])
def test_the_stone_requires_what_it_uses(level: str) -> None:
    """Thaumaturgy or Visceratika; in the hand both."""
    both = made_vampire("Seer", "tha", "vis", capacity=6)
    (other,) = {"tha", "vis"} - {level}
    counts_as_the_discipline_used(STONE, by=both, level=level, used=(level,), others=(other,))


@pytest.mark.parametrize(
    ("way", "code", "may"),
    [("bleed", "dom", False), ("action", "chi", False), ("political", "obf", False)],
)
def test_what_is_not_cancelled(table: Table, way: str, code: str, may: bool) -> None:
    """A card of another Discipline, or an action that is not directed at you."""
    mine, one, _ = scried(table, way, code)
    table.prey.holds(STONE)
    table.you.acts(one, by=mine)
    offered = False
    while not table.over():
        offered |= table.prey.may("play", card=STONE, mode="VIS")
        table.pass_on()
    assert offered is may
