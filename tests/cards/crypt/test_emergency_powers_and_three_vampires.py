"""Cards of the table: Emergency Powers, Death to the Brujah!, and three vampires."""

from __future__ import annotations

import pytest

from combat_talk import rest
from methuselah.engine.traits import sect_of
from methuselah.rules.politics.votes import tally
from politics_talk import motion, polling
from table_talk import Table

BANJOKO = "Banjoko (G3)"
JUDGMENT = "Judgment: Death to the Brujah!"
POWERS = "Emergency Powers"
OLGA = "Olga Triminov (G3)"
AMARAVATI = "Amaravati (G4)"
ANTOINETTE = "Antoinette Dubois (G4)"

# -- Emergency Powers -----------------------------------------------------------------------------


def test_emergency_powers_go_on_the_acting_seraph(table: Table) -> None:
    """With a Gehenna card in play it stays; a Black Hand vampire without the rank cannot."""
    banjoko = table.you.ready(BANJOKO)
    claudia = table.you.ready("Claudia (G5)")
    powers = table.you.holds(POWERS)
    table.grand_prey.in_play("Break the Code")

    assert not table.you.may("act", card=POWERS, minion=claudia)
    table.you.acts(POWERS, by=banjoko)
    table.nobody_reacts()

    assert table.on(powers) == banjoko
    assert table.waits_for(table.you)


def test_emergency_powers_burn_without_gehenna_cards(table: Table) -> None:
    """At once."""
    banjoko = table.you.ready(BANJOKO)
    table.you.ready("Claudia (G5)")
    powers = table.you.holds(POWERS)

    table.you.acts(POWERS, by=banjoko)
    table.nobody_reacts()

    assert table.where(powers) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("events", [("Break the Code",), ("Break the Code", "Edge Explosion")])
def test_the_seraph_has_a_vote_for_each_gehenna_card(table: Table, events: tuple[str, ...]) -> None:
    """Whoever controls it, in a political action of whomever."""
    banjoko = table.you.ready(BANJOKO)
    table.you.in_play(POWERS, on=banjoko)
    for event in events:
        table.prey.in_play(event)
    anvil = table.you.ready("Anvil (G1)")
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    polling(table)
    table.you.votes("for", minion=banjoko)

    assert tally(table.state) == (len(events), 0)


@pytest.mark.ruling("Emergency Powers", 1)
@pytest.mark.parametrize(("where", "may"), [("ready", False), ("torpor", True)])
def test_the_burn_option_without_a_ready_seraph(table: Table, where: str, may: bool) -> None:
    """Those in torpor do not count."""
    table.you.puts(BANJOKO, where)
    table.you.ready("Ryan")
    table.you.holds(POWERS)

    table.until_turn_of(table.prey)
    assert table.you.may("burn option", card=POWERS) is may


@pytest.mark.ruling("Emergency Powers", 2)
def test_no_burn_option_beside_a_copy_in_play(table: Table) -> None:
    """Its uniqueness has no bearing on that."""
    banjoko = table.you.ready(BANJOKO)
    table.you.in_play(POWERS, on=banjoko)
    table.prey.in_play("Break the Code")
    table.you.holds(POWERS)

    table.until_turn_of(table.prey)
    assert not table.you.may("burn option", card=POWERS)


# -- Judgment: Death to the Brujah! ---------------------------------------------------------------


def test_a_prince_passes_the_judgment(table: Table) -> None:
    """1 blood; a vampire without a title may not."""
    horst = table.you.ready("Horst von Brühl")
    ryan = table.you.ready("Ryan")
    judgment = table.you.holds(JUDGMENT)

    assert not table.you.may("act", card=JUDGMENT, minion=ryan)
    table.you.acts(JUDGMENT, by=horst)
    table.nobody_reacts()

    assert table.where(judgment) == "permanent"
    assert table.blood(horst) == 5
    assert table.waits_for(table.you)


def test_only_one_judgment_is_played_during_a_game(table: Table) -> None:
    """Neither by another prince."""
    horst = table.you.ready("Horst von Brühl")
    enam = table.you.ready("Enam (G3)")
    table.you.holds(JUDGMENT, JUDGMENT)

    table.you.acts(JUDGMENT, by=horst)
    table.nobody_reacts()

    assert not table.you.may("act", card=JUDGMENT, minion=enam)


def test_a_vampire_attacks_a_brujah_of_another_methuselah(table: Table) -> None:
    """Whoever controls the card; neither her own Brujah, nor another clan, nor by an ally."""
    ryan = table.you.ready("Ryan")
    ally = table.you.ready("Carlton Van Wyk")
    own = table.you.ready("Angel (G1)")
    table.grand_prey.in_play(JUDGMENT)
    brujah = table.prey.ready("Arnold Simpson (G3)")
    second = table.grand_predator.ready("Clifton Derrik (G4)")
    table.prey.ready("Nassir")

    assert not table.you.may("use action", card=JUDGMENT, minion=ally)
    assert table.you.may("use action", card=JUDGMENT, minion=own)
    table.you.acts(JUDGMENT, by=ryan)
    targets = {o.target for o in table.asked().options}
    assert targets == {brujah, second}
    table.you.chooses(brujah)
    rest(table)

    assert [table.blood(card) for card in (ryan, brujah, second, own)] == [3, 1, 2, 2]
    assert table.waits_for(table.you)


def test_a_methuselah_burns_the_judgment_with_a_brujah(table: Table) -> None:
    """In her own minion phase, whoever controls the card; even one in torpor."""
    brujah = table.you.torpor("Angel (G1)")
    judgment = table.grand_prey.in_play(JUDGMENT)
    other = table.prey.ready("Arnold Simpson (G3)")
    table.you.ready("Ryan")

    assert not table.prey.may("use", card=judgment)
    table.you.uses(judgment)

    assert table.where(judgment) == "ash_heap"
    assert table.where(brujah) == "ash_heap"
    assert table.where(other) == "ready"
    assert table.waits_for(table.you)


def test_without_a_brujah_nobody_burns_the_judgment(table: Table) -> None:
    """Another clan does not do."""
    table.you.ready("Ryan")
    judgment = table.you.in_play(JUDGMENT)
    table.prey.ready("Arnold Simpson (G3)")

    table.asked()
    assert not table.you.may("use", card=judgment)


# -- Amaravati ------------------------------------------------------------------------------------


@pytest.mark.ruling("Amaravati (G4)", 2)
@pytest.mark.parametrize(("where", "locked"), [("ready", True), ("torpor", False)])
def test_amaravati_gives_each_ready_assamite_a_vote(table: Table, where: str, locked: bool) -> None:
    """Locked or in torpor; once in the referendum, for 2 blood."""
    amaravati = table.you.puts(AMARAVATI, where, locked=locked)
    alu = table.you.ready("Alu (G5)")
    down = table.you.torpor("Ali Kar (G3)")
    anvil = table.you.ready("Anvil (G1)")
    theirs = table.prey.ready("Anwar (G2)")
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    polling(table)
    table.you.uses(amaravati)

    assert table.blood(amaravati) == 6
    assert not table.you.may("use", card=amaravati)
    table.you.votes("for", minion=alu)
    assert tally(table.state) == (1, 0)
    assert not table.you.may("vote", minion=down)
    assert not table.prey.may("vote", minion=theirs)


@pytest.mark.parametrize(("blood", "may"), [(1, False), (2, True)])
def test_amaravati_needs_two_blood(table: Table, blood: int, may: bool) -> None:
    """With 1 she cannot."""
    amaravati = table.you.ready(AMARAVATI, blood=blood)
    anvil = table.you.ready("Anvil (G1)")
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    polling(table)
    assert table.you.may("use", card=amaravati) is may


# -- Antoinette Dubois ----------------------------------------------------------------------------


@pytest.mark.parametrize("blocker", ["Colin Flynn (G1)", "Carter (G2)"])
def test_toreador_cannot_block_antoinette(table: Table, blocker: str) -> None:
    """Neither do Toreador antitribu; Ryan may, and they may block others."""
    antoinette = table.you.ready(ANTOINETTE)
    meaghan = table.you.ready("Meaghan")
    toreador = table.prey.ready(blocker)
    ryan = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=antoinette)
    assert table.prey.may("block", minion=ryan)
    assert not table.prey.may("block", minion=toreador)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=meaghan)
    assert table.prey.may("block", minion=toreador)


def test_antoinette_has_less_intercept(table: Table) -> None:
    """Even an action at no stealth passes her."""
    meaghan = table.you.ready("Meaghan")
    table.you.ready("Ryan")
    antoinette = table.prey.ready(ANTOINETTE)

    table.you.acts(word="bleed", by=meaghan)
    table.prey.blocks(antoinette)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


# -- Olga Triminov --------------------------------------------------------------------------------


@pytest.mark.ruling("Olga Triminov (G3)", 1)
def test_an_anarch_is_black_hand_as_before(table: Table) -> None:
    """A vampire of the Black Hand that changes its sect steals her all the same."""
    gildo = table.you.ready("Ermenegildo, The Rake (G4)")
    table.you.ready("Ryan")
    olga = table.grand_prey.ready(OLGA)

    table.you.acts(word="become anarch", by=gildo)
    table.until_turn_of(table.prey)
    table.you.acts(OLGA, by=gildo)
    table.nobody_reacts()

    assert sect_of(table.state, gildo) == "anarch"
    assert table.state.cards[olga].controller == table.you.number


def test_a_black_hand_vampire_steals_olga(table: Table) -> None:
    """For 1 pool; one without the trait cannot."""
    claudia = table.you.ready("Claudia (G5)")
    ryan = table.you.ready("Ryan")
    olga = table.grand_prey.ready(OLGA)

    assert not table.you.may("use action", card=olga, minion=ryan)
    table.you.acts(OLGA, by=claudia)
    table.nobody_reacts()

    assert table.state.cards[olga].controller == table.you.number
    assert table.you.pool() == 29
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


def test_nobody_steals_olga_from_herself(table: Table) -> None:
    """She who controls her already does not pay for that."""
    claudia = table.you.ready("Claudia (G5)")
    olga = table.you.ready(OLGA)

    table.asked()
    assert not table.you.may("use action", card=olga, minion=claudia)


def test_olga_is_not_stolen_if_the_action_is_blocked(table: Table) -> None:
    """Her controller is the target; the pool is not paid."""
    claudia = table.you.ready("Claudia (G5)")
    table.you.ready("Ryan")
    olga = table.grand_prey.ready(OLGA)
    blocker = table.grand_prey.ready("Nassir")

    table.you.acts(OLGA, by=claudia)
    table.grand_prey.blocks(blocker)
    rest(table)

    assert table.state.cards[olga].controller == table.grand_prey.number
    assert table.you.pool() == 30
