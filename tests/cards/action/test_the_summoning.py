"""The Summoning: an ally or a retainer from the library, at superior recruited at once."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    action_requires,
    being_played,
    cancels_card,
    gain_pool,
    is_action,
    modifier,
    reaction,
    recruits,
    static,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "The Summoning"
CALLER = made_vampire("Caller", "PRE")


def plain(name: str, **face: Any) -> Definition:
    """An ally that is in no set."""
    return paper(name, recruits(), kind="ally", life=2, bleed=1, **face)


# -- inferior -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Carlton Van Wyk", "Raven Spy", ""])
def test_an_ally_or_retainer_comes_to_the_hand(table: Table, name: str) -> None:
    """At +1 stealth; shown to all, the library is shuffled, the hand is discarded down."""
    caller = table.you.ready(made_vampire("Caller", "pre"))
    table.you.ready(COMPANION)
    table.you.holds(CARD, *["Fame"] * 6)
    ally, spy, _, _ = table.you.library("Carlton Van Wyk", "Raven Spy", ".44 Magnum", "Masquer")
    table.prey.ready("Ryan")
    table.prey.library("Renegade Garou")
    assert not table.you.can_play(CARD, by=caller, level="PRE")
    table.you.acts(CARD, by=caller, level="pre")
    assert stealth(table.state, action_of(table)) == 1
    assert (action_of(table).kind, action_of(table).targets) == ("card", ())
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {ally, spy}
    found = {"Carlton Van Wyk": ally, "Raven Spy": spy}.get(name)
    if found is None:
        table.you.does("done")
    else:
        table.you.chooses(found)
        assert table.you.may("discard")
        table.you.does("discard", card="Fame")
    rest(table)
    assert [table.where(one) for one in (ally, spy)] == [
        "hand" if one == found else "library" for one in (ally, spy)
    ]
    assert len(table.you.hand()) == 7
    assert any(entry.what == "shuffled" for entry in table.state.journal)
    assert table.locked(caller)


# -- superior -------------------------------------------------------------------------------------


def summons(
    table: Table, *library: object, by: object = CALLER, **how: int
) -> tuple[int, list[int]]:
    """The superior action is announced: the caller, the cards of the library."""
    caller = table.you.ready(by, **how)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    cards = [table.you.library(one) for one in library]
    table.you.library("Masquer")
    table.prey.library(plain("Stranger"))
    return caller, cards


def found(table: Table) -> set[int]:
    """What can be found, as the action resolves."""
    while not table.you.choices() and not table.over():
        table.pass_on()
    return table.you.choices()


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 7)
def test_the_ally_is_recruited_at_once(table: Table) -> None:
    """A recruit action; for what it costs; it does not act this turn, and does in the next."""
    caller, (ally, spy, garou) = summons(table, "Carlton Van Wyk", "Raven Spy", plain("Giant"))
    table.you.holds(CARD)
    table.prey.ready("Ryan")
    table.you.acts(CARD, by=caller, level="PRE")
    assert stealth(table.state, action_of(table)) == 1
    assert (action_of(table).kind, action_of(table).targets) == ("recruit", ())
    assert found(table) == {ally, garou}
    table.you.chooses(ally)
    rest(table)
    assert [table.where(one) for one in (ally, spy, garou)] == ["ready", "library", "library"]
    assert table.you.pool() == 28
    assert not table.you.may("act", minion=ally)
    assert any(entry.what == "shuffled" for entry in table.state.journal)
    assert table.locked(caller)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("act", minion=ally)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("what", ["ally", "action"])
def test_the_ally_itself_is_not_played(table: Table, what: str) -> None:
    """What cancels an ally as it is played has nothing to cancel; the action it could."""
    caller, (ally, _) = summons(table, plain("Giant"), plain("Dwarf"))
    table.you.holds(CARD)
    lauren = table.prey.ready("Lauren")
    stop = paper("Stop", reaction(being_played(what), cancels_card(), at=("as_played",)))
    held = table.prey.holds(stop)
    table.you.acts(CARD, by=caller, level="PRE")
    offered = False
    while not table.over():
        offered |= table.prey.may("play", card=held, minion=lauren)
        if table.you.choices():
            table.you.chooses(ally)
        else:
            table.pass_on()
    assert offered is (what == "action")
    assert table.where(ally) == "ready"


@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize("kind", ["recruit", "equip"])
def test_it_recruits_no_ally_of_a_kind(table: Table, kind: str) -> None:
    """A recruit action, though of no ally in particular while it is announced."""
    caller, _ = summons(table, plain("Wraith", keywords=frozenset({"wraith"})), plain("Dwarf"))
    table.you.holds(CARD)
    helps = paper("Helps", modifier(is_action(kind), gain_pool(1)), kind="action modifier")
    held = table.you.holds(helps)
    table.you.acts(CARD, by=caller, level="PRE")
    table.until("action", table.you)
    assert table.you.may("play", card=held) is (kind == "recruit")
    assert not table.you.choices()


@pytest.mark.rules_text("003 Summoning, The 1")
@pytest.mark.ruling(CARD, 4)
def test_an_ally_may_be_recruited_directly_this_turn(table: Table) -> None:
    """Unlocked, the vampire recruits the same ally from the hand; it summons no more."""
    caller, (ally, _) = summons(table, plain("Giant"), plain("Dwarf"))
    table.you.in_play(UNLOCKER)
    held = table.you.holds(plain("Giant"))
    table.you.holds(CARD, CARD)
    table.you.acts(CARD, by=caller, level="PRE")
    assert ally in found(table)
    table.you.chooses(ally)
    rest(table)
    table.you.uses("Unlocker")
    assert table.you.can_play(held, by=caller)
    assert not table.you.can_play(CARD, by=caller, level="PRE")


@pytest.mark.ruling(CARD, 5)
def test_what_the_ally_requires(table: Table) -> None:
    """It must be met and paid; the action requires no clan for it."""
    caller, (tremere, dear, plain_one, crow) = summons(
        table,
        plain("Gargoyle Friend", clans=("Tremere",)),
        plain("Dear", pool_cost=6),
        plain("Giant", pool_cost=4),
        plain("Anarch Friend", requires=("anarch",)),
    )
    table.you.pool(5)
    table.you.holds(CARD)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires("anarch")), kind="equipment")
    table.you.in_play(cloak, on=caller)
    table.you.acts(CARD, by=caller, level="PRE")
    assert stealth(table.state, action_of(table)) == 1
    offered = found(table)
    assert plain_one in offered
    assert tremere not in offered
    assert crow in offered
    assert dear not in offered


@pytest.mark.ruling(CARD, 6)
@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_the_vampire_chooses_the_level_of_the_ally(table: Table, level: str) -> None:
    """Of an ally with two levels, by its own Disciplines."""
    ways = {"aus": recruits(), "AUS": recruits()}
    two = paper("Twofold", kind="ally", levels=ways, life=2, disciplines=("aus",))
    caller, (ally, _) = summons(table, two, plain("Dwarf"), by=made_vampire("Caller", "PRE", "AUS"))
    table.you.holds(CARD)
    table.you.acts(CARD, by=caller, level="PRE")
    assert ally in found(table)
    table.you.chooses(ally)
    table.you.chooses(mode=level)
    rest(table)
    assert table.state.cards[ally].mode == level


def test_nothing_need_be_found(table: Table) -> None:
    """The library is shuffled all the same; a blocked summoning finds nothing."""
    caller, (ally, _) = summons(table, plain("Giant"), plain("Dwarf"))
    table.you.holds(CARD)
    table.you.acts(CARD, by=caller, level="PRE")
    assert ally in found(table)
    table.you.does("done")
    rest(table)
    assert table.where(ally) == "library"
    assert any(entry.what == "shuffled" for entry in table.state.journal)
