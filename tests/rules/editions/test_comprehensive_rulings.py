"""Rulings on cards that the comprehensive text has (R3) and that were reversed since: both sides.

Each test stands for a line of `docs/editions.md`.
"""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, fight, rest
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.editions import COMPREHENSIVE, CURRENT, Edition
from methuselah.language import (
    PREY,
    THIS,
    action,
    burn_pool,
    combat_card,
    fits,
    gain_pool,
    on,
    political,
    sect,
    use,
    when,
)
from methuselah.rules.combat.combat import Combat
from table_talk import Table

either = pytest.mark.parametrize(
    ("edition", "old"), [(CURRENT, False), (COMPREHENSIVE, True)], ids=["current", "comprehensive"]
)
KEMINTIRI = "Kemintiri (G2)"


# -- Arika -----------------------------------------------------------------------------------------


@either
@pytest.mark.rules_text("003 Arika 1")
def test_a_location_that_came_after_arika_was_paid(edition: Edition, old: bool) -> None:
    """It escapes until the next time ([ANK 20250121]); the phase does not end before it is paid."""
    table = Table(edition=edition)
    table.predator.ready("Arika (G2)")
    kept = table.you.in_play("Fortune Teller Shop")
    theirs = table.prey.in_play("KRCG News Radio")
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("unlock",), once="turn")))
    table.you.holds("Blood Doll")
    table.begins("unlock")
    table.you.does("do", number=0)
    table.until("unlock", table.you)
    atoms.change_controller(table.state, theirs, 0)
    table.state.pending = None
    table.until_turn_of(table.you, "unlock")
    table.you.passes()

    assert table.you.may("do") is old
    if old:
        table.you.does("do", number=1)
    assert table.where(kept) == "permanent"
    assert table.where(theirs) == ("ash_heap" if old else "permanent")
    assert table.you.pool() == 29


# -- Illusions of the Kindred ----------------------------------------------------------------------


def burned_illusion(table: Table) -> int:
    """Your illusion burns while it fights a vampire with a gun."""
    acting = table.you.ready("Dhita Choudhair")
    table.you.ready(COMPANION)
    table.you.holds("Illusions of the Kindred")
    table.you.crypt("Ryan", "Nik Sikko")
    blocker = table.prey.ready("Nassir")
    table.prey.in_play(".44 Magnum", on=blocker)
    fight(table, acting, blocker)
    card = table.state.seats[0].crypt[0]
    table.you.plays("Illusions of the Kindred", level="CHI")
    while True:
        table.asked()
        combat = table.state.frame(Combat)
        assert combat is not None
        if card in combat.fighters:
            break
        table.pass_on()
    atoms.burn(table.state, card)
    table.state.pending = None
    return card


@either
@pytest.mark.parametrize("removed", [True, False])
@pytest.mark.rules_text("003 Illusions of the Kindred 4")
def test_an_illusion_that_is_burned_in_combat(edition: Edition, old: bool, removed: bool) -> None:
    """It goes to the ash heap ([PIB 20110810]); or, if who acts wishes, out of the game."""
    table = Table(edition=edition)
    card = burned_illusion(table)
    while not table.over():
        if table.you.may("do"):
            assert old
            table.you.does("do") if removed else table.you.does("decline")
            break
        table.pass_on()
    rest(table)

    assert table.where(card) == ("removed" if old and removed else "ash_heap")


# -- Kemintiri -------------------------------------------------------------------------------------


@either
@pytest.mark.rules_text("003 Kemintiri 1")
def test_who_meets_a_requirement_by_an_ability(edition: Edition, old: bool) -> None:
    """To the effects of the card she is what she played it as ([RTR 20070707]); or Independent."""
    table = Table(edition=edition)
    kemintiri = table.you.merged(KEMINTIRI)
    hurts = when(fits(THIS, on(sect("camarilla"))), burn_pool(3, PREY))
    table.you.holds(paper("Motion", political(passes=(hurts,)), requires=("justicar",)))
    table.you.acts("Motion", by=kemintiri)
    table.until("polling", table.you)
    table.you.votes("for", minion=kemintiri)
    rest(table)

    assert table.prey.pool() == (30 if old else 27)


# -- Major Boon ------------------------------------------------------------------------------------


@either
@pytest.mark.rules_text("003 Major Boon 1")
@pytest.mark.rules_text("003 Major Boon 2")
def test_what_is_played_after_a_major_boon(edition: Edition, old: bool) -> None:
    """Nothing that is not of this moment ([LSJ 20090205]); or what changes the bleed, no more."""
    table = Table(edition=edition)
    acting = table.you.ready("Samson", blood=2)
    table.you.ready(COMPANION)
    table.you.holds("Threats", paper("Errand", action(gain_pool(1))))
    counter = table.prey.ready("Mora, the Death Seer (G6)")
    table.prey.holds("Telepathic Counter", "Deflection")
    table.grand_prey.holds("Major Boon")
    table.you.acts(word="bleed", by=acting)
    table.until("would_succeed", table.grand_prey)
    assert not table.you.can_play("Threats")
    table.grand_prey.plays("Major Boon")

    assert table.you.can_play("Threats", by=acting) is old
    assert table.prey.can_play("Telepathic Counter", by=counter) is old
    assert not table.prey.can_play("Deflection")
    assert not table.prey.may("block")
    if old:
        table.you.plays("Threats", by=acting)
    rest(table)
    assert table.prey.pool() == 30
    assert table.grand_prey.pool() == (28 if old else 29)


# -- Psyche! ---------------------------------------------------------------------------------------


@either
@pytest.mark.rules_text("003 Psyche! 2")
def test_when_psyche_is_played(edition: Edition, old: bool) -> None:
    """As combat is about to end ([ANK 20191219]); or after it, though it is a combat card."""
    table = Table(edition=edition)
    anvil, aleph = table.you.ready("Anvil (G1)"), table.prey.ready("Aleph (G1)")
    table.you.holds("Psyche!", "Psyche!")
    fight(table, anvil, aleph)
    for _ in range(2):
        table.until("after_combat" if old else "combat_about_to_end", table.you)
        told = [line.what for line in table.state.journal]
        assert told.count("combat over") == told.count("combat") - (not old)
        table.you.plays("Psyche!", by=anvil, level="CEL")
    rest(table)

    told = [line.what for line in table.state.journal]
    assert (told.count("combat"), told.count("round")) == (3, 3)


@either
@pytest.mark.rules_text("003 Psyche! 5")
def test_psyche_after_the_replacements_that_waited(edition: Edition, old: bool) -> None:
    """It comes before them; or before or after: drawn with them it is in time."""
    table = Table(edition=edition)
    anvil, aleph = table.you.ready("Anvil (G1)"), table.prey.ready("Aleph (G1)")
    blow = combat_card(gain_pool(1), at=("before_range",), replace="combat")
    table.you.holds(paper("Slow", blow))
    table.you.library("Psyche!")
    fight(table, anvil, aleph)
    table.you.plays("Slow", by=anvil)
    while not table.over() and not table.you.can_play("Psyche!"):
        assert "Psyche!" not in table.you.hand() or not old
        table.pass_on()

    assert table.over() is not old
    if old:
        table.you.plays("Psyche!", by=anvil, level="CEL")
        rest(table)
    assert sum(line.what == "combat" for line in table.state.journal) == 1 + old
