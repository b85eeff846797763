"""Special terms that no card of today plays by itself: vulnerability, sterile, wording (R3 11)."""

from __future__ import annotations

import pytest

from action_talk import told
from combat_talk import COMPANION, fight, rest
from methuselah.engine.definitions import Definition, Static, defined
from methuselah.language import static
from methuselah.language.card import crypt_statics
from methuselah.pool import pool
from methuselah.table.why_not import why_not
from table_talk import Table


@pytest.fixture
def table() -> Table:
    """Five Methuselahs."""
    return Table()


def having(name: str, *statics: Static) -> Definition:
    """A vampire of the pool with a trait more."""
    face = pool()[name]
    return defined(face, statics=(*crypt_statics(face), *statics))


# -- vulnerability ---------------------------------------------------------------------------------


@pytest.mark.rule("R3 11 Vulnerability")
@pytest.mark.parametrize(
    ("trait", "place"), [("gun", "torpor"), ("weapon", "torpor"), ("melee weapon", "ready")]
)
def test_a_weapon_with_the_trait_to_which_a_vampire_is_vulnerable(
    table: Table, trait: str, place: str
) -> None:
    """The damage is aggravated; that of another kind of weapon is not."""
    acting = table.you.ready("Krid", blood=2)
    table.you.in_play(".44 Magnum", on=acting)
    victim = table.prey.ready(having("Colette", static("vulnerable", word=trait)))
    fight(table, acting, victim)
    table.you.does("use", card=".44 Magnum")
    rest(table)
    assert table.where(victim) == place


@pytest.mark.rule("R3 11 Vulnerability")
def test_hands_find_no_weak_spot(table: Table) -> None:
    """Only weapons do."""
    acting = table.you.ready("Nassir")
    victim = table.prey.ready(having("Colette", static("vulnerable", word="weapon")))
    fight(table, acting, victim)
    rest(table)
    assert table.where(victim) == "ready"
    assert table.blood(victim) == 4


# -- sterile --------------------------------------------------------------------------------------


@pytest.mark.rule("R3 11 Sterile")
@pytest.mark.rule("RB24 7 Sterile")
@pytest.mark.parametrize("sterile", [True, False])
def test_a_sterile_vampire_commands_nobody_into_play(table: Table, sterile: bool) -> None:
    """Whatever the card says of sterility: Chain of Command puts vampires in play."""
    name = "Appius Claudius Corvus (G5)"
    appius = table.you.ready(having(name, *((static("sterile"),) if sterile else ())))
    other = table.you.ready(COMPANION)
    table.you.uncontrolled("Krid", blood=1)
    card = table.you.holds("Chain of Command")
    equip = table.you.holds("Kevlar Vest")
    table.until("minion", table.you)
    assert table.you.can_play(card, minion=appius) is not sterile
    assert table.you.can_play(equip, minion=appius)
    assert table.you.may("act", word="bleed", minion=other)


# -- wording --------------------------------------------------------------------------------------


@pytest.mark.rule("R3 Wording Templates")
def test_during_x_do_y_is_done_once_in_each_x(table: Table) -> None:
    """A Vessel moves one blood in an unlock phase, and another in the next; a second card too."""
    ryan = table.you.ready("Ryan", blood=3)
    first, second = (table.you.in_play("Vessel", on=ryan) for _ in range(2))
    table.you.holds("Misdirection")
    table.begins("unlock")
    table.you.uses(first)
    table.you.chooses() if table.you.may("choose") else table.you.does("do", number=0)
    assert not table.you.may("use", card=first)
    assert table.you.may("use", card=second)


@pytest.mark.rule("R3 Wording Templates")
def test_a_cancelled_action_card_costs_nothing_and_may_be_played_again(table: Table) -> None:
    """The minion does not lock; the canceller pays for his own card."""
    acting = table.you.ready("Krid", blood=1)
    table.you.ready(COMPANION)
    first, second = table.you.holds("Computer Hacking", "Computer Hacking")
    table.prey.holds("Direct Intervention")
    table.you.acts(first, by=acting)
    table.prey.plays("Direct Intervention")
    assert not table.locked(acting)
    assert table.where(first) == "ash_heap"
    table.you.acts(second, by=acting)
    rest(table)
    assert told(table, "action over", word="successful") == 1


@pytest.mark.rule("R3 Wording Templates")
def test_locking_that_is_no_price_is_done_by_who_is_awake(table: Table) -> None:
    """Redirection only says "lock this vampire", which is no price and is done by one awake."""
    acting = table.you.ready("Krid")
    table.you.ready(COMPANION)
    sleeper = table.prey.ready("Colette", locked=True)
    table.prey.holds("Wake with Evening's Freshness", "Redirection")
    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Wake with Evening's Freshness", by=sleeper)
    table.prey.plays("Redirection", by=sleeper, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    rest(table)
    assert table.grand_prey.pool() == 29


@pytest.mark.rule("R3 1.6.1.1")
def test_stealing_blood_targets_a_minion_even_without_blood(table: Table) -> None:
    """The counters are no target: what is not there is not stolen."""
    acting = table.you.ready("Nassir", blood=2)
    table.you.ready(COMPANION)
    bare = table.prey.ready("Colette", blood=0)
    theft = table.you.holds("Theft of Vitae")
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(bare)
    table.until("strike", table.you)
    assert table.you.can_play(theft)


@pytest.mark.rule("R3 11 Sterile")
def test_why_a_sterile_vampire_commands_nobody(table: Table) -> None:
    """The reason says so."""
    table.you.ready(having("Appius Claudius Corvus (G5)", static("sterile")))
    table.you.uncontrolled("Krid", blood=1)
    card = table.you.holds("Chain of Command")
    table.until("minion", table.you)
    assert "is sterile and puts no vampire in play" in why_not(table.state, 0, card)
