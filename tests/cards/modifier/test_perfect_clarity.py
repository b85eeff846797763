"""Perfect Clarity: reactions that require Dominate or Presence do not affect the acting vampire."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    ACTING,
    BLEEDABLE,
    add,
    at_moment,
    before_strikes,
    burn_blood,
    choose_seat,
    chosen_seat,
    combat_card,
    end_action,
    gain_pool,
    if_it_blocks,
    intercept,
    locks_and_fights_blocker,
    modifier,
    reaction,
    redirect_bleed,
    static,
)
from scenes.rulings import action_card_replaced_first
from table_talk import Table

CLARITY = "Perfect Clarity"
BY = pytest.mark.parametrize("level", ["tha", "THA"])


def sorcerer(table: Table, level: str = "THA") -> int:
    """Your vampire with Blood Sorcery, and another one so that your turn goes on."""
    mine = table.you.ready(made_vampire("Sorcerer", level, capacity=8), blood=6)
    table.you.ready(COMPANION)
    return mine


def fighting(name: str, code: str) -> Definition:
    """A combat card that requires a Discipline."""
    return paper(name, levels={code: before_strikes(gain_pool(1))}, kind="combat")


def answer(code: str, *parts: object, at: tuple[str, ...] = ("action",)) -> Definition:
    """A reaction card that requires a Discipline."""
    return paper("Answer", levels={code: reaction(*parts, at=at)}, kind="reaction")  # type: ignore[arg-type]


@BY
@pytest.mark.ruling(CLARITY, 1)
@pytest.mark.parametrize(("clear", "code"), [(True, "dom"), (False, "dom")])
def test_a_clear_mind_is_not_deflected(table: Table, level: str, clear: bool, code: str) -> None:
    """The card is played and paid, and the bleed stays where it was."""
    mine = sorcerer(table, level)
    card = table.you.holds(CLARITY)
    mirror = table.prey.ready(made_vampire("Mirror", code, capacity=8))
    deflection = table.prey.holds("Deflection")
    table.you.acts(word="bleed", by=mine)
    if clear:
        table.you.plays(card, by=mine, level=level)
        assert table.blood(mine) == 4
    table.prey.plays(deflection, by=mirror, level="dom")
    table.prey.chooses(seat=table.grand_prey.number)
    rest(table)
    assert table.prey.pool() == (29 if clear else 30)
    assert table.grand_prey.pool() == (30 if clear else 29)
    assert table.where(deflection) == "ash_heap"
    assert table.locked(mirror)  # what it does to its own vampire happens
    assert table.waits_for(table.you)


AWAY = (choose_seat(BLEEDABLE, name="to"), redirect_bleed(chosen_seat("to")))


@pytest.mark.parametrize(
    ("code", "clear"), [("dom", True), ("DOM", True), ("pre", True), ("PRE", True), ("aus", False)]
)
@pytest.mark.parametrize(
    ("what", "at"),
    [
        ("bleed", "action"),
        ("stealth", "attempt"),
        ("ends", "action"),
        ("burns", "action"),
        ("later", "action"),
        ("away", "declined"),
    ],
)
def test_what_does_not_affect_a_clear_mind(
    table: Table, code: str, clear: bool, what: str, at: str
) -> None:
    """Its bleed, its stealth, its action, its blood: of these two Disciplines only."""
    parts = {
        "bleed": (add("bleed", -1),),
        "stealth": (add("stealth", -1),),
        "ends": (end_action(),),
        "burns": (burn_blood(1, ACTING),),
        "later": (at_moment("after resolution", burn_blood(1, ACTING)),),
        "away": AWAY,
    }[what]
    mine = sorcerer(table)
    if what == "stealth":
        table.you.in_play(paper("Cloak", static("stealth", +1), kind="equipment"), on=mine)
    table.you.holds(CLARITY)
    foe = table.prey.ready(made_vampire("Foe", code, capacity=8))
    table.prey.holds(answer(code, *parts, at=(at,)))
    table.you.acts(word="bleed", by=mine)
    table.you.plays(CLARITY, by=mine, level="tha")
    if what == "stealth":
        table.prey.blocks(foe)
    table.prey.plays("Answer", by=foe)
    if what == "away":
        table.prey.chooses(seat=table.grand_prey.number)
    rest(table)
    assert table.prey.pool() == (29 if clear or what in ("burns", "later") else 30)
    hurt = what in ("burns", "later", "stealth") and not clear  # by the card, or in combat
    assert table.blood(mine) == 4 - hurt


@BY
@pytest.mark.parametrize("code", ["dom", "pre"])
def test_each_level_has_both_disciplines(table: Table, level: str, code: str) -> None:
    """Neither reduces the bleed."""
    mine = sorcerer(table, level)
    table.you.holds(CLARITY)
    foe = table.prey.ready(made_vampire("Foe", code, capacity=8))
    table.prey.holds(answer(code, add("bleed", -1)))
    table.you.acts(word="bleed", by=mine)
    table.you.plays(CLARITY, by=mine, level=level)
    table.prey.plays("Answer", by=foe)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.parametrize("code", ["dom", "pre"])
def test_what_such_a_card_does_to_others_happens(table: Table, code: str) -> None:
    """Intercept of the reacting vampire, pool, what it has if it blocks."""
    mine = sorcerer(table)
    table.you.in_play(paper("Cloak", static("stealth", +1), kind="equipment"), on=mine)
    table.you.holds(CLARITY)
    foe = table.prey.ready(made_vampire("Foe", code, capacity=8))
    table.prey.holds(
        answer(code, intercept(+1), gain_pool(2), if_it_blocks("prevention"), at=("attempt",))
    )
    table.you.acts(word="bleed", by=mine)
    table.you.plays(CLARITY, by=mine, level="tha")
    table.prey.blocks(foe)
    table.prey.plays("Answer", by=foe)
    assert table.prey.pool() == 32
    table.until("prevent", table.prey)
    assert table.prey.may("use prevention")
    rest(table)
    assert table.prey.pool() == 32
    assert damage_to(table, foe) == 1


def test_clarity_is_for_its_action_and_its_vampire(table: Table) -> None:
    """In another action of another vampire, or its own next one, reactions work as ever."""
    mine = sorcerer(table)
    table.you.in_play(UNLOCKER)
    table.you.holds(CLARITY)
    foe = table.prey.ready(made_vampire("Foe", "dom", capacity=8))
    table.prey.holds(*[answer("dom", add("bleed", -1))] * 2)
    table.you.acts(word="bleed", by=mine)
    table.you.plays(CLARITY, by=mine, level="THA")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.you.uses("Unlocker")
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Answer", by=foe)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.parametrize(("level", "free"), [("tha", True), ("THA", False)])
@pytest.mark.parametrize("code", ["dom", "pre", "aus"])
def test_superior_clarity_silences_its_opponents(
    table: Table, level: str, free: bool, code: str
) -> None:
    """In combat with it: no card that is played with Dominate or Presence, by the opponent only."""
    card = fighting("Trance", code)
    mine = table.you.ready(made_vampire("Sorcerer", "THA", "dom", "pre", "aus", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(CLARITY, card, AGAIN)
    foe = table.prey.ready(made_vampire("Foe", code, "cel", capacity=8))
    table.prey.holds(card, fighting("Other", "cel"))
    table.you.acts(word="bleed", by=mine)
    table.you.plays(CLARITY, by=mine, level=level)
    table.prey.blocks(foe)
    for number in (1, 2):
        table.until("before_strikes", table.you)
        assert table.you.can_play("Trance", by=mine)
        table.until("before_strikes", table.prey)
        assert table.prey.can_play("Trance", by=foe) is (free or code == "aus")
        assert table.prey.can_play("Other", by=foe)
        if number == 1:
            table.you.plays("Another combat", by=mine)
    rest(table)
    assert table.waits_for(table.you)


def test_superior_clarity_silences_nobody_outside_its_combat(table: Table) -> None:
    """A reaction with Dominate is played before the block; and combats of others are free."""
    mine = sorcerer(table)
    other = table.you.ready(made_vampire("Other", "obf", capacity=8))
    table.you.holds(CLARITY)
    foe = table.prey.ready(made_vampire("Foe", "dom", capacity=8))
    table.prey.holds(answer("dom", gain_pool(1)), fighting("Trance", "dom"))
    table.you.acts(word="bleed", by=mine)
    table.you.plays(CLARITY, by=mine, level="THA")
    table.prey.plays("Answer", by=foe)
    assert table.prey.pool() == 31
    table.nobody_reacts()
    fight(table, other, foe)
    table.until("before_strikes", table.prey)
    assert table.prey.can_play("Trance", by=foe)


@pytest.mark.parametrize("code", ["dom", "pre"])
@pytest.mark.parametrize("instead", [False, True])
def test_superior_clarity_silences_its_opponents_only(
    table: Table, code: str, instead: bool
) -> None:
    """Not a bystander while it fights; nor the blocker that fights another minion instead of it."""
    aid = paper(
        "Aid",
        levels={code: combat_card(gain_pool(1), by="bystander", at=("before_strikes",))},
        kind="combat",
    )
    steps_in = paper("Step in", modifier(locks_and_fights_blocker(), by="helper", at=("blocked",)))
    mine = sorcerer(table)
    other = table.you.ready(made_vampire("Other", capacity=8))
    table.you.holds(CLARITY, *([steps_in] if instead else []))
    foe = table.prey.ready(made_vampire("Foe", code, capacity=8))
    helper = table.prey.ready(made_vampire("Helper", code, capacity=7))
    table.prey.holds(fighting("Trance", code), aid)
    table.you.acts(word="bleed", by=mine)
    table.you.plays(CLARITY, by=mine, level="THA")
    table.prey.blocks(foe)
    if instead:
        table.you.plays("Step in", by=other)
    table.until("before_strikes", table.prey)
    assert table.prey.can_play("Aid", by=helper)
    assert table.prey.can_play("Trance", by=foe) is instead


@pytest.mark.ruling(CLARITY, 2)
def test_clarity_comes_before_other_modifiers(table: Table) -> None:
    """As the action is announced, and not later."""
    mine = sorcerer(table)
    table.you.holds(CLARITY, PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.until("announced", table.you)
    assert not table.you.can_play("Pause")
    table.you.passes()
    assert not is_offered(table, table.you, CLARITY)


@pytest.mark.ruling(CLARITY, 3)
def test_the_action_card_is_replaced_before_clarity() -> None:
    """What is drawn for it may be Perfect Clarity."""
    action_card_replaced_first(CLARITY, by=made_vampire("Sorcerer", "tha", capacity=8), level="tha")
