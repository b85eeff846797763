"""Clauses of compound rulings: burned and not burned, blocked or cancelled, declined once."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import fight, made_up, rest
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.language import action, end_action, gain_pool, reaction, strike
from table_talk import Table

BYZAR = "Byzar (G6)"
FIERCE = made_up("Fierce", modes=(strike(Strike("hand", 5, aggravated=True)),))


# -- Byzar -----------------------------------------------------------------------------------------


@pytest.mark.ruling(BYZAR, 1)
@pytest.mark.parametrize("name", [BYZAR, "Nik Sikko"])
def test_a_diablerie_takes_nothing_from_byzar(table: Table, name: str) -> None:
    """An action like any other: of another victim the blood and the equipment are taken."""
    diablerist = table.you.ready(made_vampire("Eater", capacity=9), blood=1)
    table.you.ready(COMPANION)
    victim = table.prey.torpor(name, blood=3)
    bike = table.prey.in_play("Sport Bike", on=victim)

    table.you.acts(by=diablerist, word="diablerie", target=victim)
    hunted = False
    while not table.over():
        if table.you.may("choose"):
            table.you.chooses()
        else:
            hunted = hunted or table.asked().window == "polling"  # type: ignore[union-attr]
            table.pass_on()
    byzar = name == BYZAR
    assert table.where(victim) == ("torpor" if byzar else "ash_heap")
    assert table.blood(diablerist) == (1 if byzar else 4)
    if byzar:
        assert (table.blood(victim), table.counters(victim)) == (3, 1)
        assert table.on(bike) == victim
        assert not hunted


@pytest.mark.ruling(BYZAR, 2)
def test_five_wounds_burn_byzar_once(table: Table) -> None:
    """Aggravated damage beyond what would burn him is lost: one counter."""
    mine = table.you.ready(made_vampire("Beast", capacity=9))
    byzar = table.prey.ready(BYZAR, blood=1)
    table.you.holds(FIERCE)
    fight(table, mine, byzar)
    table.you.plays("Fierce", by=mine)
    rest(table)
    assert table.where(byzar) == "torpor"
    assert table.counters(byzar) == 1


@pytest.mark.ruling(BYZAR, 5)
@pytest.mark.parametrize("name", [BYZAR, "Korah (G2)"])
def test_byzar_is_burned_for_a_judgment(table: Table, name: str) -> None:
    """The condition is met though he is not burned but goes to torpor."""
    judgment = table.prey.in_play("Judgment: Camarilla Segregation")
    vampire = table.you.ready(name)
    table.you.ready("Ryan")
    table.begins("master")

    assert table.you.may("use", card=judgment)
    table.you.uses(judgment)
    if table.you.may("choose"):
        table.you.chooses(vampire)
    table.asked()
    assert table.where(judgment) == "ash_heap"
    assert table.where(vampire) == ("torpor" if name == BYZAR else "ash_heap")


# -- clauses about actions -------------------------------------------------------------------------


@pytest.mark.ruling("Crypt's Sons", 6)
def test_who_declined_before_crypts_sons_is_not_asked_again(table: Table) -> None:
    """Your prey has declined and does not block; your predator, who has not, may once more."""
    acting = table.you.ready(made_vampire("Leader", capacity=4), blood=1)
    table.you.ready(COMPANION)
    sons = table.you.in_play("Crypt's Sons", on=acting, blood=3)
    table.prey.ready("Nassir")
    table.you.holds(paper("Errand", action(gain_pool(1))))
    first, _ = table.predator.ready("Lauren"), table.predator.ready("Ryan")

    table.you.acts("Errand", by=acting)
    assert table.prey.may("block")
    table.prey.passes()
    table.predator.blocks(first)
    table.you.uses(sons)
    again = False
    while not table.over():
        assert not table.prey.may("block")
        again = again or table.predator.may("block")
        table.pass_on()
    assert again
    assert table.you.pool() == 31


@pytest.mark.ruling("Charming Lobby", 5)
def test_the_named_card_stays_where_the_lobby_is_cancelled(table: Table) -> None:
    """In hand, where it may be played, and nobody has seen it."""
    lobbyist = table.you.ready("Barth (G3)")
    table.you.ready(COMPANION)
    named = table.you.holds("Kine Resources Contested")
    table.you.holds("Charming Lobby")
    table.prey.holds("Direct Intervention")

    table.you.acts("Charming Lobby", by=lobbyist, level="pre")
    if table.you.may("choose"):
        table.you.chooses(named)
    table.prey.plays("Direct Intervention")
    rest(table)
    assert table.where(named) == "hand"
    assert table.you.can_play(named, by=lobbyist)


@pytest.mark.ruling("Strike with Conviction", 1)
@pytest.mark.parametrize("ends", [True, False])
def test_a_bleed_with_conviction_that_is_ended_burns_nothing(table: Table, ends: bool) -> None:
    """Neither blocked nor resolved: the conviction stays on its imbued."""
    jack = table.you.ready('Jack "Hannibal137" Harmon')
    conviction = table.you.in_play("Strike with Conviction", on=jack)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.prey.holds(paper("No", reaction(*((end_action(),) if ends else ()))))

    table.you.acts("Strike with Conviction", by=jack)
    table.prey.plays("No")
    rest(table)
    assert table.prey.pool() == (30 if ends else 28)
    assert table.where(conviction) == ("attached" if ends else "ash_heap")


# -- a vampire that is contested -------------------------------------------------------------------


@pytest.mark.ruling("Betrayer", 4)
def test_betrayer_wakes_as_the_contest_is_over(table: Table) -> None:
    """It costs nothing while its vampire is contested, and a pool again afterwards."""
    table.you.uncontrolled("Samson")
    traitor = table.prey.ready("Samson")
    table.predator.uncontrolled("Samson", blood=9)
    card = table.you.holds("Betrayer")
    table.begins("master")
    table.you.plays(card)
    table.until_turn_of(table.predator, "influence")
    before = table.prey.pool()
    assert before == 29
    table.predator.does("move out")
    table.until_turn_of(table.prey)
    table.prey.does("pay for contest")
    table.until_turn_of(table.grand_prey, "discard")
    assert table.prey.pool() == before - 1
    table.until_turn_of(table.predator)
    table.predator.does("yield")
    table.until_turn_of(table.prey, "discard")
    assert table.where(traitor) == "ready"
    assert table.prey.pool() == before - 2
    assert table.where(card) == "permanent"


@pytest.mark.ruling(BYZAR, 1)
def test_two_diableries_in_one_turn_are_tried_at_byzar(table: Table) -> None:
    """He is in torpor again, so that another may try; nothing is taken twice."""
    eaters = [table.you.ready(made_vampire(name, capacity=9), blood=1) for name in ("One", "Two")]
    table.you.ready(COMPANION)
    byzar = table.prey.torpor(BYZAR, blood=3)
    for eater in eaters:
        table.you.acts(by=eater, word="diablerie", target=byzar)
        rest(table)
    assert (table.where(byzar), table.counters(byzar), table.blood(byzar)) == ("torpor", 2, 3)
    assert [table.blood(eater) for eater in eaters] == [1, 1]


# -- what is no action -----------------------------------------------------------------------------


@pytest.mark.ruling("Pack Alpha", 5)
@pytest.mark.parametrize("pack", [True, False])
def test_a_retainer_of_the_pack_was_employed_by_no_action(table: Table, pack: bool) -> None:
    """Unlocked, its vampire employs another of that name; not so after the action itself."""
    stick = table.you.ready("Stick", blood=5)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    first, second = table.you.holds("Raven Spy", "Raven Spy")
    table.you.holds("Pack Alpha")
    lupo = table.prey.ready("Lupo")

    if pack:
        fight(table, stick, lupo)
        table.you.plays("Pack Alpha", by=stick, level="ani")
        table.you.chooses(first)
        table.you.chooses(level="ANI")
    else:
        table.you.acts(first, by=stick, level="ANI")
    rest(table)
    assert table.on(first) == stick
    table.you.uses("Unlocker")
    assert not table.locked(stick)
    assert table.you.can_play(second, by=stick) is pack


@pytest.mark.ruling("Spying Mission", 3)
def test_who_is_ousted_by_cancelling_a_spying_mission_is_not_bled(table: Table) -> None:
    """The oust comes before the bleed is resolved: no Edge is gained by it."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready(COMPANION)
    table.you.holds("Spying Mission")
    table.prey.ready("Nassir")
    table.prey.pool(1)
    table.prey.holds("Direct Intervention")

    table.you.acts(word="bleed", by=norton)
    table.you.plays("Spying Mission", by=norton, level="OBF")
    table.prey.plays("Direct Intervention")
    rest(table)
    assert table.prey.is_out()
    assert table.you.victory_points() == 1
    assert [line for line in table.state.journal if line.what == "bled"] == []
    assert (table.you.has_edge(), table.grand_prey.pool()) == (False, 30)


@pytest.mark.ruling("Dark Influences", 7)
@pytest.mark.parametrize("brought", [True, False])
def test_an_ally_that_is_recruited_from_the_hand_is_cancelled(table: Table, brought: bool) -> None:
    """By an action it could be, as it is played; the same ally, brought by Piper, could not."""
    gathii = table.you.ready("Gathii")
    table.you.ready(COMPANION)
    ally = table.you.holds("City Star Taxi")
    if brought:
        table.you.holds("Piper")
    table.prey.holds("Dark Influences")
    table.begins("master" if brought else "minion")

    if brought:
        table.you.plays("Piper")
    else:
        table.you.acts(ally, by=gathii)
    offered = False
    while table.where(ally) != "ready":
        assert not table.over() or table.asked().window == "choose"  # type: ignore[union-attr]
        offered = offered or table.prey.can_play("Dark Influences")
        if table.you.may("choose"):
            table.you.chooses()
        else:
            table.pass_on()
    assert offered is not brought


@pytest.mark.ruling("Shadow Court Satyr", 4)
@pytest.mark.parametrize("laid", [True, False])
def test_what_lies_on_a_satyr_is_used_past_an_intervention(table: Table, laid: bool) -> None:
    """From the hand of a vampire the same card could be cancelled as it is played."""
    mata = table.you.ready("Mata Hari (G4)" if laid else made_vampire("Fist", "pot"))
    blow = table.you.holds(paper("Blow", levels={"pot": strike(Strike("hand", 2))}, kind="combat"))
    satyr = table.you.holds("Shadow Court Satyr") if laid else 0
    table.you.ready(COMPANION)
    foe = table.prey.ready("Nassir")
    table.prey.holds("Direct Intervention")
    if laid:
        table.you.acts(satyr, by=mata)
        while table.where(satyr) != "ready":
            assert not table.over()
            table.pass_on()
        table.you.chooses(blow)
        rest(table)
        table.until_turn_of(table.you, "minion")
    fight(table, satyr or mata, foe)
    if laid:
        table.you.uses(blow, by=satyr)
    else:
        table.you.plays(blow, by=mata)
    assert table.prey.can_play("Direct Intervention") is not laid
