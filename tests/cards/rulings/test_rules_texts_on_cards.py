"""Lines on cards in the comprehensive rules that no official ruling repeats."""

from __future__ import annotations

from typing import Final

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import fight, made_up, rest
from fight_talk import damage_to
from methuselah.cards import definitions
from methuselah.language import hand_strike, prevents_damage, strike
from methuselah.pool import pool
from table_talk import Table

HARD: Final = made_up("Hard", modes=(strike(hand_strike(+3)),))


@pytest.mark.rules_text("003 Brachah 1", "003 Hector Sosa 1")
@pytest.mark.parametrize(
    ("name", "has", "lacks"),
    [("Brachah (G2)", "PRE", "pot"), ("Hector Sosa (G1)", "POT", "pot")],
)
def test_disciplines_that_were_once_misprinted(name: str, has: str, lacks: str) -> None:
    """Superior Presence and no Potence; superior Potence."""
    disciplines = pool()[name].disciplines

    assert has in disciplines
    assert lacks not in disciplines
    assert name != "Brachah (G2)" or lacks.upper() not in disciplines


@pytest.mark.rules_text("003 Elena Gutierrez 1", "003 Power Structure 1", "003 Murder of Crows 2")
def test_group_clan_and_cost_that_were_once_left_out() -> None:
    """Elena is of group 3; Power Structure is for Lasombra; the crows cost 1 blood."""
    assert pool()["Elena Gutierrez"].group == 3
    assert "Lasombra" in pool()["Power Structure"].text + str(pool()["Power Structure"].clans)
    assert definitions()[pool()["Murder of Crows"].id].face.blood_cost == 1


@pytest.mark.rules_text("003 Contingency Planning 1", "003 Rewind Time 2")
@pytest.mark.parametrize("canceller", ["Contingency Planning", "Rewind Time"])
def test_the_cost_of_the_cancelled_card_is_not_paid(table: Table, canceller: str) -> None:
    """A bounce of 1 blood, an action card of 1 blood: nobody pays."""
    acting = table.you.ready("Samson")
    if canceller == "Rewind Time":
        table.you.holds("Govern the Unaligned")
        seer = table.prey.ready(made_vampire("Slow", "tem"))
        table.prey.holds(canceller)
        table.you.acts("Govern the Unaligned", by=acting, level="dom")
        before = table.blood(acting)
        table.prey.plays(canceller, by=seer, level="tem")
        rest(table)
        assert table.blood(acting) == before
    else:
        table.you.holds(canceller)
        seer = table.prey.ready(made_vampire("Seer", "AUS"))
        table.prey.holds("Telepathic Misdirection")
        table.you.acts(word="bleed", by=acting)
        table.prey.plays("Telepathic Misdirection", by=seer)
        table.prey.chooses(seat=table.grand_prey)
        table.you.plays(canceller)
        rest(table)
        assert table.blood(seer) == 5
        assert table.prey.pool() == 29


@pytest.mark.rules_text("003 Flesh of Marble 1")
def test_marble_leaves_one_of_the_damage_that_was_not_prevented(table: Table) -> None:
    """4 damage: 1 is prevented by another card, marble takes 2 more, 1 is left."""
    price, pug = table.you.ready("Indira"), table.prey.ready("Pug Jackson")
    shield = made_up("A shield", modes=(prevents_damage(1),))
    table.you.holds("Flesh of Marble", shield)
    table.prey.holds(HARD)

    fight(table, price, pug)
    table.you.plays("Flesh of Marble", by=price, level="PRO")
    table.prey.plays("Hard", by=pug)
    table.you.plays("A shield", by=price)
    rest(table)

    assert damage_to(table, price) == 1


@pytest.mark.rules_text("003 Madness Network 2")
def test_malkavians_block_in_addition_to_the_usual_blockers(table: Table) -> None:
    """The one at whom the action to burn the network is directed may block as well."""
    mine = table.you.ready("Trevon Parker")
    network = table.prey.in_play("Madness Network")
    ryan = table.prey.ready("Ryan")
    brazil = table.grand_prey.ready("Brazil (G1)")
    table.grand_predator.ready("Anson (G1)")

    table.you.acts(network, by=mine)
    assert table.prey.may("block", minion=ryan)
    assert table.grand_prey.may("block", minion=brazil)
    assert not table.grand_predator.may("block")


@pytest.mark.rules_text("003 Madness Network 4")
def test_another_methuselah_is_any_but_the_malkavians_own(table: Table) -> None:
    """The network's controller acts in your turn with it, and others act in hers."""
    table.you.ready("Trevon Parker")
    table.prey.in_play("Madness Network")
    keeper = table.prey.ready("Normal (G1)")
    other = table.grand_prey.ready("Brazil (G1)")
    table.begins("minion")

    assert table.prey.may("act", minion=keeper)
    assert table.grand_prey.may("act", minion=other)
    table.until_turn_of(table.prey, "minion")
    assert table.grand_prey.may("act", minion=other)


@pytest.mark.rules_text("003 Melange 1")
def test_melange_sticks_to_an_ally_too(table: Table) -> None:
    """Any acting minion, not only a vampire."""
    ghoul = table.you.ready("War Ghoul")
    table.you.holds(".44 Magnum")
    table.you.ready(COMPANION)
    seer = table.prey.ready(made_vampire("Seer", "AUS", capacity=8))
    card = table.prey.holds("Melange")

    table.you.acts(".44 Magnum", by=ghoul)
    table.prey.blocks(seer)
    table.prey.plays(card, by=seer, level="AUS")
    rest(table)

    assert table.on(card) == ghoul


@pytest.mark.rules_text("003 Psyche! 4")
def test_the_combat_of_psyche_is_no_new_block(table: Table) -> None:
    """Who blocked pays for it once: the second combat of the same block costs nothing more."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds("Psyche!")

    fight(table, anvil, belinde)
    table.you.plays("Psyche!", by=anvil, level="CEL")
    rest(table)

    lines = [line.what for line in table.state.journal]
    assert lines.count("combat") == 2
    assert lines.count("blocks") == 1
