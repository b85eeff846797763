"""Announcing an action: its card, its lock, cancelling it as it is played (traps A0 to A3)."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from table_talk import Table


@pytest.fixture
def table() -> Table:
    """Five Methuselahs, nothing in play yet."""
    return Table()


# -- A2: cancelled as it is played ------------------------------------------------------------


@pytest.mark.rule("RB24 Cancel a card")
@pytest.mark.ruling("Direct Intervention", 6)
def test_a_cancelled_action_locks_nobody_and_may_be_tried_again(table: Table) -> None:
    """Not locked at any moment, nothing paid, the same card may be tried again (A2)."""
    krid = table.you.ready("Krid")
    first, second = table.you.holds("Computer Hacking", "Computer Hacking")
    table.prey.holds("Direct Intervention")

    table.you.acts(first, by=krid)
    table.prey.plays("Direct Intervention")
    assert table.waits_for(table.you, "minion")
    assert not table.locked(krid)
    assert told(table, "locked", card=krid) == 0
    assert table.where(first) == "ash_heap"
    assert table.prey.pool() == 29, "Direct Intervention costs a pool"
    assert not table.you.has_edge()
    table.you.acts(second, by=krid)
    table.nobody_reacts()
    assert table.prey.pool() == 27


@pytest.mark.ruling("Direct Intervention", 6)
def test_a_cancelled_bleed_is_no_bleed_of_the_turn(table: Table) -> None:
    """The action was not performed: the basic bleed is still possible."""
    krid = table.you.ready("Krid")
    table.you.holds("Computer Hacking")
    table.prey.holds("Direct Intervention")
    table.you.acts("Computer Hacking", by=krid)
    table.prey.plays("Direct Intervention")
    assert table.you.may("act", minion=krid, word="bleed")


@pytest.mark.ruling("Direct Intervention", 2)
def test_a_cancelled_action_card_is_replaced_at_once(table: Table) -> None:
    """P5; and "do not replace" is cancelled with the card."""
    pug = table.you.ready("Pug Jackson")
    rush = table.you.holds("Bum's Rush")
    table.prey.ready("Wauneka")
    table.grand_prey.holds("Direct Intervention")
    table.you.acts(rush, by=pug)
    assert table.you.hand() == [], "no card is drawn in the as-played window"
    table.grand_prey.plays("Direct Intervention")
    assert table.you.hand() == ["Filler"]
    assert not table.locked(pug)


@pytest.mark.ruling("Direct Intervention", 8)
@pytest.mark.parametrize(
    ("card", "level", "minion"),
    [
        ("Underbridge Stray", "ANI", "The Dowager"),
        ("Submachine Gun", "", "Mazz"),
        ("Raven Spy", "ani", "The Dowager"),
        ("Ancilla Empowerment", "", "Mazz"),
    ],
)
@pytest.mark.rules_text("003 Direct Intervention 4")
def test_every_kind_of_action_card_can_be_cancelled(
    table: Table, card: str, level: str, minion: str
) -> None:
    """Recruiting, equipping, employing, a political action: nothing is paid."""
    actor = table.you.ready(minion)
    held = table.you.holds(card)
    table.predator.holds("Direct Intervention")
    table.you.acts(held, by=actor, level=level)
    table.predator.plays("Direct Intervention")
    assert table.where(held) == "ash_heap"
    assert not table.locked(actor)
    assert table.you.pool() == 30
    assert told(table, "burned blood") == 0
    assert table.predator.pool() == 29


@pytest.mark.ruling("Direct Intervention", 3)
@pytest.mark.rules_text("003 Direct Intervention 4")
def test_a_cancelled_modifier_was_played(table: Table) -> None:
    """The same minion does not play it again in this action; its cost is not paid."""
    sully = table.you.ready("Sully")
    first, second, other = table.you.holds("Bonding", "Bonding", "Conditioning")
    table.prey.holds("Direct Intervention")
    table.you.acts(by=sully, word="bleed")
    table.you.plays(first, by=sully, level="dom")
    table.prey.plays("Direct Intervention")
    assert not table.you.may("play", card=second)
    table.you.plays(other, by=sully, level="dom")
    table.nobody_reacts()
    assert table.prey.pool() == 29 - 3


@pytest.mark.ruling("Direct Intervention", 4)
def test_a_cancelled_additional_strike_does_not_use_the_limit(table: Table) -> None:
    """Another effect may give additional strikes in this round."""
    pug = table.you.ready("Pug Jackson")
    table.you.holds("Blur", "Pursuit")
    wauneka = table.prey.ready("Wauneka")
    table.grand_prey.holds("Direct Intervention")
    table.you.acts(by=pug, word="bleed")
    table.prey.blocks(wauneka)
    table.you.plays("Blur", by=pug, level="CEL")
    table.grand_prey.plays("Direct Intervention")
    table.you.plays("Pursuit", by=pug, level="CEL")
    table.nobody_reacts()
    assert told(table, "strikes", card=pug) == 2
    assert table.blood(pug) == 5, "one damage, and Blur was not paid"


@pytest.mark.rule("R0 Choose Strike")
def test_a_cancelled_strike_card_is_followed_by_another_strike(table: Table) -> None:
    """The minion must choose a strike, which might come from another strike card."""
    pug = table.you.ready("Pug Jackson")
    table.you.holds("Undead Strength", "Slam")
    wauneka = table.prey.ready("Wauneka")
    table.prey.holds("Direct Intervention")
    table.you.acts(by=pug, word="bleed")
    table.prey.blocks(wauneka)
    table.you.plays("Undead Strength", by=pug, level="POT")
    table.prey.plays("Direct Intervention")
    assert {option.verb for option in table.asked().options} == {"hand strike", "play"}
    table.you.plays("Slam", by=pug, level="pot")
    table.nobody_reacts()
    assert table.blood(wauneka) == 2


def test_direct_intervention_is_for_minion_cards_in_others_turns(table: Table) -> None:
    """Not for masters, not in one's own turn, not twice before one's next master phase."""
    wauneka = table.you.ready("Wauneka")
    table.you.holds("Direct Intervention", "Celerity")
    pug, mazz = table.prey.ready("Pug Jackson"), table.prey.ready("Mazz")
    first, second = table.grand_prey.holds("Direct Intervention", "Direct Intervention")
    table.prey.holds("Computer Hacking", "Computer Hacking")
    table.begins("master")
    table.you.plays("Celerity")
    table.you.chooses(wauneka)
    assert table.where(first) == "hand", "a master card cannot be cancelled by it"
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Computer Hacking", by=pug)
    table.grand_prey.plays(first)
    table.prey.acts("Computer Hacking", by=mazz)
    assert not table.grand_prey.may("play", card=second)
    table.nobody_reacts()
    assert table.grand_prey.pool() == 29 - 2


# -- A1: announced, then locked ---------------------------------------------------------------


@pytest.mark.rule("R0 Announce the Action")
@pytest.mark.rules_text("003 6.2 R3")
def test_the_action_card_is_in_limbo_and_replaced_before_anything_is_played(
    table: Table,
) -> None:
    """P5 before A3: the hand is full again when the action is announced."""
    krid = table.you.ready("Krid")
    hacking = table.you.holds("Computer Hacking")
    table.prey.ready("Nassir")
    table.you.acts(hacking, by=krid)
    assert action_of(table).card == hacking
    assert table.where(hacking) == "limbo"
    assert table.you.hand() == ["Filler"]
    assert table.locked(krid)


@pytest.mark.rule("R0 3. Minion Phase")
@pytest.mark.rules_text("003 6.1.6 R1")
def test_the_same_named_action_card_is_not_played_twice_by_a_minion(table: Table) -> None:
    """Even if it unlocks, and even if the first was blocked; another minion may."""
    wauneka, pug = table.you.ready("Wauneka"), table.you.ready("Sybren van Oosten")
    first, second = table.you.holds("Bum's Rush", "Bum's Rush")
    table.you.holds("Freak Drive")
    table.prey.ready("Mazz", locked=True)
    table.you.acts(first, by=pug)
    table.you.plays("Freak Drive", by=pug, level="for")
    assert not table.locked(pug)
    assert not table.you.may("act", card=second, minion=pug)
    assert table.you.may("act", card=second, minion=wauneka)


@pytest.mark.ruling("Bum's Rush", 1)
@pytest.mark.ruling("Bum's Rush", 2)
@pytest.mark.parametrize("blocked", [True, False])
def test_bums_rush_is_replaced_when_the_action_is_over(table: Table, blocked: bool) -> None:
    """After all combats and after what is usable after resolution."""
    sybren = table.you.ready("Sybren van Oosten")
    table.you.holds("Bum's Rush", "Freak Drive")
    mazz, pug = table.prey.ready("Mazz", locked=True), table.prey.ready("Pug Jackson")
    table.you.acts("Bum's Rush", by=sybren)
    table.you.chooses(mazz)
    if blocked:
        table.prey.blocks(pug)
    table.until("after_resolution", table.you)
    assert table.you.hand() == ["Freak Drive"]
    table.you.plays("Freak Drive", by=sybren, level="FOR" if blocked else "for")
    assert table.you.hand() == ["Filler", "Filler"]
    assert table.blood(pug) == (5 if blocked else 6)
    assert table.blood(mazz) == (3 if blocked else 2)


def test_bums_rush_gives_a_maneuver_for_its_combat(table: Table) -> None:
    """Optional, for the acting minion; a rush at one's own minion is not offered."""
    pug = table.you.ready("Pug Jackson")
    table.you.ready("Nassir")
    rush = table.you.holds("Bum's Rush")
    mazz = table.prey.ready("Mazz")
    table.prey.torpor("Krid")
    table.you.acts(rush, by=pug)
    assert action_of(table).scope.one("target") == mazz, "there is no other choice"
    table.you.does("use maneuver", minion=pug)
    table.nobody_reacts()
    assert table.blood(mazz) == 3, "long range"
    assert table.blood(pug) == 6


@pytest.mark.rule("R3 6.2.2.1")
def test_bums_rush_is_directed_at_the_controller_of_its_target(table: Table) -> None:
    """Only the grand prey, whose minion it is, may block."""
    pug = table.you.ready("Pug Jackson")
    table.you.holds("Bum's Rush")
    wauneka = table.prey.ready("Wauneka")
    mazz = table.grand_prey.ready("Mazz")
    krid = table.grand_prey.ready("Krid")
    table.you.acts("Bum's Rush", by=pug)
    table.you.chooses(mazz)
    table.until("action")
    assert action_of(table).targets == (table.grand_prey.number,)
    assert not table.prey.may("block", minion=wauneka)
    assert table.grand_prey.may("block", minion=krid)
    assert table.grand_prey.may("block", minion=mazz)
