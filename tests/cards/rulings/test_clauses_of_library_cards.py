"""Rulings of several clauses, on library cards: the clauses that are seldom played."""

from __future__ import annotations

import pytest

from action_talk import is_offered, told
from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    ANYTIME,
    TARGET,
    ash_heap,
    before_strikes,
    being_played,
    cancels_card,
    choose,
    chosen,
    discard,
    gain_pool,
    hand,
    is_a,
    only_hand_strikes,
    ranged_strike,
    reaction,
    ready,
    remove_from_game,
    sends_to_torpor,
    static,
    strikes,
    use,
    vampire,
    yours,
)
from politics_talk import motion, polling
from table_talk import Table


@pytest.mark.ruling("Groundfighting", 12)
def test_groundfighting_burns_a_blood_whatever_cards_cost(table: Table) -> None:
    """What makes cards cheaper does not lessen it."""
    indira = table.you.ready("Indira", blood=3)
    foe = table.prey.ready("Belinde")
    table.you.in_play(paper("Market", static("blood cost", -1), kind="equipment"), on=indira)
    table.you.holds("Groundfighting")
    table.prey.holds(paper("Fists only", before_strikes(only_hand_strikes())))

    fight(table, indira, foe)
    table.prey.plays("Fists only", by=foe)
    table.you.plays("Groundfighting", by=indira, level="3")

    rest(table)
    assert table.blood(indira) == 3 - 1 - damage_to(table, indira)


@pytest.mark.ruling("Disguised Weapon", 7)
@pytest.mark.parametrize("drawn", [True, False])
def test_a_drawn_weapon_is_not_played(table: Table, drawn: bool) -> None:
    """Who cancels equipment as it is played is not asked; she is as a minion equips with it."""
    alu = table.you.ready("Alu")
    table.you.ready(COMPANION)
    gun = table.you.holds(".44 Magnum")
    table.you.holds("Disguised Weapon")
    no = use(being_played("equipment"), cancels_card(), at=("as_played",), once="turn")
    table.prey.in_play(paper("No", no, kind="event"))
    belinde = table.prey.ready("Belinde")

    if drawn:
        fight(table, alu, belinde)
        table.you.plays("Disguised Weapon", by=alu, level="obf")
        assert table.on(gun) == alu
    else:
        table.you.acts(".44 Magnum", by=alu)
    assert table.prey.may("use", card="No") is not drawn


@pytest.mark.ruling("Pack Alpha", 5)
def test_the_pack_is_no_action_to_employ(table: Table) -> None:
    """In the same turn the vampire employs another Raven Spy as usual, once it is unlocked."""
    stick = table.you.ready("Stick")
    table.you.ready(COMPANION)
    table.you.holds("Pack Alpha")
    spy, second = table.you.holds("Raven Spy", "Raven Spy")
    table.you.in_play(UNLOCKER)
    lupo = table.prey.ready("Lupo")

    fight(table, stick, lupo)
    table.you.plays("Pack Alpha", by=stick, level="ani")
    table.you.chooses(spy)
    table.you.chooses(level="ani")
    rest(table)
    assert table.on(spy) == stick
    table.you.uses("Unlocker")
    assert not table.locked(stick)

    table.you.acts(second, by=stick)
    table.nobody_reacts()
    assert table.on(second) == stick


@pytest.mark.ruling("Bum's Rush", 2)
def test_what_is_drawn_for_bums_rush_is_too_late_for_its_action(table: Table) -> None:
    """Freak Drive comes into the hand as the action is over: it cannot be played on it."""
    sybren = table.you.ready("Sybren van Oosten")
    table.you.ready(COMPANION)
    rush = table.you.holds("Bum's Rush")
    table.you.holds(*["Vessel"] * 6)
    drawn = table.you.library("Freak Drive")
    mazz = table.prey.ready("Mazz", locked=True)

    table.you.acts(rush, by=sybren)
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.you.chooses(mazz)
    while not table.over():
        assert not table.you.can_play("Freak Drive")
        table.pass_on()

    assert table.where(drawn) == "hand"
    assert table.locked(sybren)


@pytest.mark.ruling("Charming Lobby", 13)
def test_the_lobby_is_no_political_action_card(table: Table) -> None:
    """In the hand it gives no vote, and what asks for a political action card finds none."""
    lobbyist = table.you.ready("Barth (G3)")
    table.you.holds(motion())
    spare = table.prey.holds(motion(name="Spare"))
    lobby = table.prey.holds("Charming Lobby")
    asked = choose(hand(yours, is_a("political action")), "shown")
    wants = use(asked, discard(chosen("shown")), at=("polling",), once="turn")
    table.prey.in_play(paper("Luna", wants, kind="event"))

    table.you.acts("Motion", by=lobbyist)
    polling(table, table.prey)
    assert {o.card for o in table.prey.options("vote") if o.card >= 0} == {spare}
    table.prey.uses("Luna")
    assert (table.where(spare), table.where(lobby)) == ("ash_heap", "hand")


@pytest.mark.ruling("Charming Lobby", 14)
def test_the_lobby_names_no_card_whose_requirement_is_not_met(table: Table) -> None:
    """The vampire that calls the referendum must meet it."""
    lobbyist = table.you.ready(made_vampire("Lobbyist", "PRE"))
    table.you.ready(COMPANION)
    table.you.holds("Charming Lobby")
    plain, other, _ = table.you.holds(
        motion(),
        motion(name="Anarchs", requires=("anarch",)),
        motion(name="Royal", requires=("ready prince",)),
    )

    table.you.acts("Charming Lobby", by=lobbyist, level="pre")
    assert table.you.choices() == {plain, other}


@pytest.mark.ruling("Disarm", 3)
@pytest.mark.parametrize("also", ["Psyche!", "Telepathic Tracking"])
@pytest.mark.parametrize("disarm_first", [True, False])
def test_disarm_beside_what_is_played_at_the_end(
    table: Table, also: str, disarm_first: bool
) -> None:
    """Before or after it: the victim goes to torpor either way."""
    brute = table.you.ready(made_vampire("Brute", "POT", "AUS", "CEL"))
    table.you.ready(COMPANION)
    table.you.holds("Disarm", "Undead Strength", also)
    victim = table.prey.ready(made_vampire("Victim"))
    level = {"Psyche!": "CEL", "Telepathic Tracking": "AUS"}[also]

    fight(table, brute, victim)
    table.you.plays("Undead Strength", by=brute, level="pot")
    if disarm_first:
        table.you.plays("Disarm", by=brute, level="pot")
        rest(table)
    else:
        table.you.plays(also, by=brute, level=level)
        assert (told(table, "combat"), told(table, "round")) == (1, 1)
        assert table.you.can_play("Disarm")
        table.you.plays("Disarm", by=brute, level="pot")
        rest(table)
    assert table.where(victim) == "torpor"


@pytest.mark.ruling("Major Boon", 1)
@pytest.mark.parametrize("burned", [True, False])
def test_only_what_waits_for_success_comes_after_a_major_boon(table: Table, burned: bool) -> None:
    """As it is played, and as it is burned: no bounce any more, but what is for that moment."""
    acting = table.you.ready("Samson")
    table.you.ready(COMPANION)
    table.prey.ready("Ashley")
    saver = table.grand_prey.holds("Major Boon")
    bleeder = table.prey.ready("Mustafa Rahman")
    late = paper("Late", reaction(gain_pool(1), at=("would_succeed",)))
    table.prey.holds("Deflection", late)
    table.grand_prey.ready("Ashley")
    table.grand_prey.holds("Deflection", late)

    table.you.acts(word="bleed", by=acting)
    table.grand_prey.plays(saver)
    bled = table.prey
    if burned:
        rest(table)
        table.until_turn_of(table.prey, "minion")
        table.prey.acts(word="bleed", by=bleeder)
        bled = table.grand_prey
        table.grand_prey.uses(saver)
        assert table.where(saver) == "ash_heap"
    late_too = False
    while not table.over():
        assert not bled.can_play("Deflection")
        late_too = late_too or bled.can_play("Late")
        table.pass_on()
    assert late_too


@pytest.mark.ruling("Manstopper Rounds", 2)
def test_rounds_are_loaded_between_choice_and_resolution(table: Table) -> None:
    """Not before a strike is chosen, nor once it has resolved."""
    mouse = table.you.ready("Mouse")
    gun = table.you.in_play(".44 Magnum", on=mouse)
    table.you.holds("Manstopper Rounds")
    foe = table.prey.ready("Belinde")

    fight(table, mouse, foe)
    while not table.you.may("use", card=gun, level="strike"):
        assert not table.you.can_play("Manstopper Rounds")
        table.pass_on()
    assert not table.you.can_play("Manstopper Rounds")
    table.you.uses(gun, level="strike")
    table.until("strikes_chosen", table.you)
    assert table.you.can_play("Manstopper Rounds")
    table.you.passes()
    assert not is_offered(table, table.you, "Manstopper Rounds")


@pytest.mark.ruling("Manstopper Rounds", 1)
@pytest.mark.parametrize("aggravated", [True, False])
def test_rounds_are_aggravated_in_a_gun_that_is(table: Table, aggravated: bool) -> None:
    """What they add is like the rest of the strike."""
    mouse = table.you.ready("Mouse")
    shoots = strikes(ranged_strike(1, aggravated=aggravated))
    pistol = paper("Pistol", shoots, kind="equipment", keywords=frozenset({"weapon", "gun"}))
    gun = table.you.in_play(pistol, on=mouse)
    table.you.holds("Manstopper Rounds")
    foe = table.prey.ready(made_vampire("Victim", capacity=9))

    fight(table, mouse, foe)
    table.you.does("use", card=gun, level="strike")
    table.you.plays("Manstopper Rounds", by=mouse)
    rest(table)
    assert damage_to(table, foe) == 2
    assert damage_to(table, foe, aggravated=True) == (2 if aggravated else 0)


@pytest.mark.ruling("Melange", 2)
@pytest.mark.parametrize("removed", [True, False])
def test_a_melange_that_was_removed_sticks_to_nobody(table: Table, removed: bool) -> None:
    """It lies in the ash heap until its vampire blocks, where somebody may take it away."""
    hunter = table.you.ready(made_vampire("Sneak", "obf", capacity=6), blood=2)
    table.you.ready(COMPANION)
    swept = chosen("swept")
    takes = use(choose(ash_heap(), "swept"), remove_from_game(swept), at=ANYTIME, once="turn")
    table.you.in_play(paper("Broom", takes, kind="event"))
    seer = table.prey.ready(made_vampire("Seer", "AUS", capacity=5))
    card = table.prey.holds("Melange")

    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(seer)
    table.prey.plays(card, by=seer, level="AUS")
    if removed:
        table.you.uses("Broom")
        if table.where(card) == "ash_heap":
            table.you.chooses(card)
    rest(table)

    assert table.locked(seer)
    if removed:
        assert table.where(card) == "removed"
    else:
        assert table.on(card) == hunter


@pytest.mark.ruling("Touch of Pain", 1)
def test_touch_of_pain_comes_after_the_combats_of_the_action(table: Table) -> None:
    """Blocked, and continued by a mist: not in the combat, but when the bleed has resolved."""
    actor = table.you.ready(made_vampire("Misty", "PRO", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds("Form of Mist")
    octane = table.prey.ready("Octane")
    agrippina = table.prey.ready("Agrippina (G1)")
    table.prey.holds("Touch of Pain")

    table.you.acts(word="bleed", by=actor)
    table.prey.blocks(octane)
    while not table.you.may("play", card="Form of Mist", level="PRO"):
        assert not table.prey.can_play("Touch of Pain")
        table.pass_on()
    table.you.plays("Form of Mist", level="PRO")
    table.you.does("do", card="Form of Mist")
    while not table.prey.can_play("Touch of Pain"):
        assert not table.over()
        table.pass_on()
    assert table.prey.pool() == 29
    before = damage_to(table, actor)
    table.prey.plays("Touch of Pain", by=agrippina, level="pot")
    rest(table)
    assert damage_to(table, actor) == before + 1


@pytest.mark.ruling("Forced Awakening", 1)
def test_forced_awakening_costs_a_blood_though_another_one_blocks(table: Table) -> None:
    """The action does not succeed; who did not block it burns its blood all the same."""
    sully = table.you.ready("Sully")
    table.you.ready(COMPANION)
    krid = table.prey.ready("Krid", locked=True)
    guard = table.prey.ready("Nassir")
    table.prey.holds("Forced Awakening")

    table.you.acts(by=sully, word="bleed")
    table.prey.plays("Forced Awakening", by=krid)
    full = table.blood(krid)
    table.prey.blocks(guard)
    rest(table)

    assert table.prey.pool() == 30
    assert table.blood(krid) == full - 1


@pytest.mark.ruling("Soul Burn", 4)
@pytest.mark.ruling("Blood Fury", 5)
@pytest.mark.parametrize("card", ["Soul Burn", "Blood Fury"])
def test_rotschreck_is_played_on_who_burns_the_bow_away(table: Table, card: str) -> None:
    """The bow was declared: aggravated damage is on its way, though it would come to nothing."""
    bijou = table.you.ready("Bijou")
    table.you.in_play("Ivory Bow", on=bijou)
    table.predator.holds("Rötschreck")
    nayarana = table.prey.ready("Nayarana")
    table.prey.holds(card)

    fight(table, bijou, nayarana)
    table.you.uses("Ivory Bow", by=bijou)
    table.prey.plays(card, by=nayarana, level="THA")
    table.predator.plays("Rötschreck")
    rest(table)

    assert table.where(nayarana) == "torpor"
    assert damage_to(table, bijou) == 0


@pytest.mark.ruling("Secure Haven", 6)
def test_a_haven_comes_back_to_a_minion_in_torpor(table: Table) -> None:
    """Its rival yields: it is in play again on who lies in torpor, and is not burned."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    haven = table.you.in_play("Secure Haven", on=ryan)
    table.predator.ready("Nassir")
    table.predator.ready("Ashley")
    rival = table.predator.holds("Secure Haven")
    falls = use(choose(ready(vampire)), sends_to_torpor(TARGET), at=("minion",), once="turn")
    table.predator.in_play(paper("Pit", falls, kind="event"))

    table.until_turn_of(table.predator, "master")
    table.predator.plays(rival)
    table.predator.chooses()
    assert table.where(haven) == "contested"
    table.predator.uses("Pit")
    table.predator.chooses(ryan)
    assert table.where(ryan) == "torpor"
    table.you.does("pay for contest")
    table.until_turn_of(table.predator)
    table.predator.does("yield", target=rival)
    table.until_turn_of(table.you, "minion")

    assert table.where(haven) == "attached"
    assert table.on(haven) == ryan
    assert table.where(ryan) == "torpor"
