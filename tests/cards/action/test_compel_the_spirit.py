"""Compel the Spirit: allies and retainers that were burned since your last turn."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from made_up import paper, thing
from methuselah.language import (
    TARGET,
    among,
    anywhere,
    ash_heap,
    attached,
    becomes_ally,
    brings_into_play,
    burn_card,
    choose,
    chosen,
    employs,
    hand,
    is_a,
    is_named,
    master,
    minion,
    on,
    static,
    takes_in_hand,
    use,
    yours,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

COMPEL = "Compel the Spirit"
GANG = "Loyal Street Gang"
PRIEST = made_vampire("Priest", "NEC", "aus", capacity=6)
FIRE = paper(
    "Fire",
    use(choose(among(on(minion), attached(is_a("retainer")))), burn_card(TARGET), at=("minion",)),
)
"""A made-up card in play: between two actions it burns a minion or a retainer."""


def fall(table: Table, *cards: int) -> None:
    """They are burned by the made-up card."""
    for card in cards:
        table.you.uses("Fire")
        table.you.chooses(card)
        assert table.where(card) == "ash_heap"


@pytest.mark.rules_text("003 Compel the Spirit 1")
@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_the_spirits_of_the_fallen_are_compelled(table: Table, level: str) -> None:
    """An ally or retainer of yours burned from play; not what was discarded, nor anything else."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    ghoul, shell = table.you.ready(GANG), table.you.ready("Duck")
    spy = table.you.in_play("Raven Spy", on=priest)
    other_spy = table.prey.in_play("Raven Spy", on=table.prey.ready("Nassir"))
    theirs = table.prey.ready("Gregory Winter")
    table.you.ash_heap("Tye Cooper", "J. S. Simmons, Esq.")
    table.you.in_play(FIRE)
    card, _ = table.you.holds(COMPEL, PAUSE)
    assert not table.you.can_play(COMPEL, by=priest)
    fall(table, ghoul, shell, spy, theirs, other_spy)
    table.you.acts(COMPEL, by=priest, level=level)
    if level == "nec":
        assert table.you.choices() == {ghoul, spy}
        table.you.chooses(ghoul)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert table.where(ghoul) == ("hand" if level == "nec" else "ready")
    assert table.where(spy) == "ash_heap"
    assert (table.blood(priest), table.you.pool()) == (5, 30)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_a_hand_that_is_too_large_is_discarded_down(table: Table) -> None:
    """After the card has come to the hand."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    ghoul = table.you.ready(GANG)
    table.you.in_play(FIRE)
    table.you.holds(COMPEL, *["Misdirection"] * 6)
    fall(table, ghoul)
    table.you.acts(COMPEL, by=priest, level="nec")
    assert table.you.may("discard", card="Misdirection")
    table.you.does("discard", card="Misdirection")
    assert (table.where(ghoul), len(table.you.hand())) == ("hand", 7)
    assert table.waits_for(table.you)


@pytest.mark.ruling(COMPEL, 5)
@pytest.mark.ruling(COMPEL, 6)
@pytest.mark.parametrize("kind", ["ally", "retainer"])
def test_it_comes_as_its_basic_self(table: Table, kind: str) -> None:
    """With its life at the lower level, whatever it requires and costs; an ally may act at once."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    names = {"ally": "Underbridge Stray", "retainer": "Raven Spy"}
    card = (
        table.you.ready(names[kind], level="ANI", blood=1)
        if kind == "ally"
        else table.you.in_play(names[kind], on=table.you.ready("Duck"), level="ANI", blood=1)
    )
    table.you.in_play(FIRE)
    table.you.holds(COMPEL)
    fall(table, card)
    table.you.acts(COMPEL, by=priest, level="NEC" if kind == "ally" else "NEC 2")
    rest(table)
    assert table.state.cards[card].mode == "ani"
    assert table.blood(card) == 1
    if kind == "ally":
        assert (table.where(card), table.locked(card)) == ("ready", False)
    else:
        assert table.on(card) == priest
    assert table.you.pool() == 30


@pytest.mark.ruling(COMPEL, 1)
def test_it_must_lie_in_the_ash_heap(table: Table) -> None:
    """Not one that was taken from there."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    ghoul = table.you.ready(GANG)
    back = use(choose(ash_heap(yours), "back"), takes_in_hand(chosen("back")), at=("minion",))
    table.you.in_play(FIRE)
    table.you.in_play(paper("Back", back))
    table.you.holds(COMPEL)
    fall(table, ghoul)
    assert table.you.can_play(COMPEL, by=priest, level="nec")
    table.you.uses("Back")
    assert table.where(ghoul) == "hand"
    assert not table.you.can_play(COMPEL, by=priest, level="nec")


@pytest.mark.ruling(COMPEL, 2)
@pytest.mark.ruling(COMPEL, 6)
def test_it_is_a_new_ally(table: Table) -> None:
    """It bleeds again in a turn in which its former self has bled."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    ghoul = table.you.ready(thing("ally", strength=1, bleed=1))
    table.you.in_play(FIRE)
    table.you.holds(COMPEL)
    table.you.acts(word="bleed", by=ghoul)
    rest(table)
    assert table.prey.pool() == 29
    fall(table, ghoul)
    table.you.acts(COMPEL, by=priest, level="NEC")
    rest(table)
    assert not table.locked(ghoul)
    table.you.acts(word="bleed", by=ghoul)
    rest(table)
    assert table.prey.pool() == 28


@pytest.mark.ruling(COMPEL, 3)
@pytest.mark.parametrize("other", [True, False])
def test_what_stood_for_something_else_is_none(table: Table, other: bool) -> None:
    """An ally that was another ally while in play."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    posing = master(
        choose(ash_heap(yours, is_a("ally")), name="risen"),
        becomes_ally(2, strength=1, bleed=1, name="Wraith", which=chosen("risen")),
    )
    card = table.you.ash_heap(GANG) if other else table.you.ready(GANG)
    table.you.in_play(FIRE)
    table.you.holds(COMPEL, paper("Posing", posing))
    table.begins("master")
    if other:
        table.you.plays("Posing")
        assert table.where(card) == "ready"
    table.until("minion", table.you)
    fall(table, card)
    assert table.you.can_play(COMPEL, by=priest, level="nec") is not other


@pytest.mark.ruling(COMPEL, 4)
@pytest.mark.parametrize("when", ["now", "between", "your last turn"])
def test_since_your_last_turn(table: Table, when: str) -> None:
    """In this turn or in that of another; your last turn itself does not count."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    ghoul = table.you.ready(GANG)
    table.you.in_play(FIRE)
    burner = table.prey.ready("Nassir")
    hers = use(choose(anywhere(is_a("ally"))), burn_card(TARGET), at=("minion",))
    table.prey.in_play(paper("Blaze", hers))
    table.you.holds(COMPEL)
    assert burner
    if when == "between":
        table.until_turn_of(table.prey, "minion")
        table.prey.uses("Blaze")
    else:
        fall(table, ghoul)
    if when == "your last turn":
        table.until_turn_of(table.prey)
    if when != "now":
        table.until_turn_of(table.you, "minion")
    assert table.where(ghoul) == "ash_heap"
    assert table.you.can_play(COMPEL, by=priest, level="NEC") is (when != "your last turn")


@pytest.mark.parametrize("kind", ["ally", "retainer"])
@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_what_would_contest_yours_comes_to_the_hand_only(
    table: Table, level: str, kind: str
) -> None:
    """It is unique, and another copy is in play under your control."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    only = thing(kind, unique=True, strength=1, bleed=1)
    table.prey.ready("Nassir")
    first = table.you.ready(only) if kind == "ally" else table.you.in_play(only, on=priest)
    second = table.you.puts(only, "hand")
    table.you.in_play(FIRE)
    entry = brings_into_play(hand(yours, is_a(kind)), on(is_named("Priest")))
    table.you.in_play(paper("Entry", use(entry, at=("minion",))))
    table.you.holds(COMPEL)
    fall(table, first)
    way = "NEC 2" if (level, kind) == ("NEC", "retainer") else level
    assert table.you.can_play(COMPEL, by=priest, level=way)
    table.you.uses("Entry")
    assert table.where(second) in ("ready", "attached")
    assert table.you.can_play(COMPEL, by=priest, level=way) is (level == "nec")


@pytest.mark.parametrize(("full", "may"), [(True, False), (False, True)])
def test_a_retainer_is_for_who_could_have_it(table: Table, full: bool, may: bool) -> None:
    """Not where this vampire has one such already, of which it can have only one."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    single = static("only one", word="mortal")
    page = paper("Page", employs(), single, life=1, keywords=frozenset({"mortal"}))
    gone = table.you.in_play(page, on=table.you.ready("Duck"))
    table.you.in_play(page, on=priest if full else table.prey.ready("Nassir"))
    table.you.in_play(FIRE)
    table.you.holds(COMPEL)
    fall(table, gone)
    assert table.you.can_play(COMPEL, by=priest, level="nec")
    assert table.you.can_play(COMPEL, by=priest, level="NEC 2") is may
