"""Rulings on modifiers, reactions and actions, each beside the contrary that gives it meaning."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.traits import disciplines_of
from methuselah.language import action, cards_cost, end_action, gain_pool, modifier, unlock
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from paying_talk import GUN, helped
from politics_talk import motion
from table_talk import Table

COCO = "Coco Thorn (G6)"
SHELDON = "Sheldon, Lord of the Clog (G1)"
FORCE = "Force of Will"
MASK = "Mask of a Thousand Faces"
BILLIONAIRE = "Eccentric Billionaire"
DOMAIN = "Domain of Evernight"
DONAL = "Dónal O'Connor (G2)"
DELAY = "Delaying Tactics"
TANGLE = paper(
    "Tangle",
    kind="action modifier",
    levels={"pot": modifier(end_action(), unlock(), at=("attempt",))},
)


@pytest.mark.ruling("Dabbler", 1)
@pytest.mark.parametrize("cancelled", [True, False])
def test_three_disciplines_in_a_cancelled_action_do_not_dabble(
    table: Table, cancelled: bool
) -> None:
    """A made-up action card of three Disciplines suffices, unless the action is cancelled."""
    dabbling = made_vampire("Many", "dom", "pre", "for", capacity=6)
    many = table.you.ready(dabbling, blood=5)
    table.you.in_play("Dabbler", on=many)
    table.you.ready(COMPANION)
    table.predator.holds("Direct Intervention")
    table.you.holds(paper("Triad", levels={"dom_pre_for": action(gain_pool(1))}))

    table.you.acts("Triad", by=many)
    if cancelled:
        table.predator.plays("Direct Intervention")
    offered = False
    while not table.over():
        offered |= table.you.may("use", card="Dabbler")
        table.pass_on()
    assert offered is not cancelled


@pytest.mark.ruling("Draba", 3)
@pytest.mark.parametrize("before", [0, -1])
def test_draba_leaves_a_stealth_below_one_alone(table: Table, before: int) -> None:
    """A grafted ally acts at -1 stealth; Draba takes none and gives none."""
    table.you.ready("Dr. Morrow, The Skindoctor (G5)", locked=True)
    mystic = table.you.ready("Vagabond Mystic", notes=(("graft", -before),))
    reactor = table.prey.ready(made_vampire("Trickster", "CHI", capacity=5))
    card = table.prey.holds("Draba")

    table.you.acts(word="bleed", by=mystic)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == before
    table.prey.plays(card, by=reactor, level="CHI")
    assert stealth(table.state, action_of(table)) == before


@pytest.mark.ruling("Draba", 3)
@pytest.mark.ruling("Draba", 4)
@pytest.mark.parametrize(("before", "left"), [(1, 0), (0, 0), (-1, -1)])
def test_a_draba_in_play_takes_the_stealth_there_is(table: Table, before: int, left: int) -> None:
    """Burned in an action of its bearer: -1 of 1, nothing of less; more may be added later."""
    if before < 0:
        table.you.ready("Dr. Morrow, The Skindoctor (G5)", locked=True)
        sneak = table.you.ready("Vagabond Mystic", notes=(("graft", 1),))
    else:
        sneak = table.you.ready(made_vampire("Sneak", "OBF"), blood=2)
    table.you.ready(COMPANION)
    table.you.holds("Faceless Night")
    guard = table.prey.ready("Nassir")
    table.prey.in_play("Draba", on=sneak)

    table.you.acts(word="hunt" if before == 1 else "bleed", by=sneak)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == before
    table.prey.uses("Draba")
    assert stealth(table.state, action_of(table)) == left
    if before >= 0:
        table.prey.blocks(guard)
        table.you.plays("Faceless Night", by=sneak, level="obf")
        assert stealth(table.state, action_of(table)) == left + 1


@pytest.mark.ruling("Falcon's Eye", 3)
def test_cheaper_reactions_do_not_spare_the_blood_of_a_falcon(table: Table) -> None:
    """Who pays 1 blood less for reaction cards burns it all the same: it is no cost."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    watcher = table.prey.ready(made_vampire("Watcher", "ani", capacity=5), blood=1)
    table.prey.in_play(
        paper("Thrift", cards_cost(-1, plays=("reaction",)), kind="equipment"), on=watcher
    )
    table.prey.holds("Falcon's Eye")

    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(watcher)
    table.until("attempt", table.prey)
    table.prey.plays("Falcon's Eye", by=watcher, level="ani")
    assert intercept(table.state, watcher) == 1
    assert table.blood(watcher) == 0


@pytest.mark.ruling(FORCE, 3)
@pytest.mark.ruling(MASK, 7)
@pytest.mark.parametrize("forced", [True, False])
def test_a_mask_takes_over_a_bleed_but_no_force_of_will(table: Table, forced: bool) -> None:
    """The same vampire could take over what an unlocked one begins."""
    vampire = table.you.ready(COCO, locked=forced)
    other = table.you.ready(SHELDON)
    table.prey.ready("Nassir")
    mask, _ = table.you.holds(MASK, FORCE)

    if forced:
        table.you.acts(FORCE, by=vampire, level="for")
    else:
        table.you.acts(word="bleed", by=vampire)
    offered = False
    while not table.over():
        offered |= table.you.may("play", card=mask, minion=other)
        table.pass_on()
    assert offered is not forced


@pytest.mark.ruling(BILLIONAIRE, 1)
def test_a_billionaire_may_wait_until_the_cost_is_paid(table: Table) -> None:
    """Not used at the announcement: asked again as the action has succeeded."""
    mine = table.you.ready("Ryan")
    rich = table.you.ready(BILLIONAIRE)
    table.you.holds(GUN)
    table.prey.ready("Nassir")

    table.you.acts(GUN, by=mine)
    assert helped(table, rich)
    table.you.passes()
    assert table.you.pool() == 30
    table.until("paying", table.you)
    table.you.uses(rich)
    rest(table)

    assert table.you.pool() == 29


@pytest.mark.ruling(DOMAIN, 2)
@pytest.mark.parametrize("first", [DOMAIN, "Freak Drive"])
def test_a_domain_unlocks_before_or_after_what_else_follows(table: Table, first: str) -> None:
    """Both are played after resolution, in either order."""
    acting = table.you.ready(made_vampire("Shade", "TEM", "for", capacity=6))
    table.you.ready(COMPANION)
    level = {DOMAIN: "TEM", "Freak Drive": "for"}
    table.you.holds(*level)
    second = next(card for card in level if card != first)

    table.you.acts(word="bleed", by=acting)
    table.until("after_resolution", table.you)
    table.you.plays(first, by=acting, level=level[first])
    table.you.plays(second, by=acting, level=level[second])
    assert not table.locked(acting)
    assert not {DOMAIN, "Freak Drive"} & set(table.you.hand())


@pytest.mark.ruling(DONAL, 2)
def test_donal_is_paid_for_where_no_combat_begins(table: Table) -> None:
    """The elder who blocks ends the action by Obedience, and has burned the blood already."""
    donal = table.you.ready(DONAL)
    table.you.ready(COMPANION)
    elder = table.prey.ready(made_vampire("Elder", "DOM", capacity=10), blood=5)
    table.prey.holds("Obedience")

    table.you.acts(word="bleed", by=donal)
    table.prey.blocks(elder)
    table.prey.plays("Obedience", by=elder, level="DOM")
    rest(table)
    assert told(table, "combat") == 0
    assert table.blood(elder) == 4


@pytest.mark.ruling(DELAY, 2)
def test_a_delayed_vampire_calls_nothing_else_this_turn(table: Table) -> None:
    """Before, it could have called either; afterwards another vampire still can."""
    caller = table.you.ready("Alexa Draper")
    other = table.you.ready("Sybren van Oosten")
    first, second = table.you.holds(motion(name="First"), motion(name="Second"))
    octane = table.prey.ready("Octane")
    table.prey.holds(DELAY)
    table.begins()
    assert table.you.can_play(second, by=caller)

    table.you.acts(first, by=caller)
    table.prey.plays(DELAY, by=octane)
    rest(table)
    assert not table.locked(caller)
    assert not table.you.can_play(second, by=caller)
    assert table.you.can_play(second, by=other)
    assert table.you.may("act", minion=caller, word="bleed")


@pytest.mark.ruling("Faceless Night", 3)
@pytest.mark.parametrize("before", [True, False])
def test_guard_dogs_are_for_who_is_locked_before_it_resolves(table: Table, before: bool) -> None:
    """The failed blocker is locked at resolution only: no dogs unlock it any more."""
    sneak = table.you.ready(made_vampire("Sneak", "OBF", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds("Faceless Night")
    keeper = table.prey.ready(made_vampire("Keeper", "ani", capacity=5), locked=before)
    table.prey.holds("Guard Dogs")

    table.you.acts(word="bleed", by=sneak)
    if before:
        table.prey.plays("Guard Dogs", by=keeper, level="ani")
        assert not table.locked(keeper)
    table.prey.blocks(keeper)
    table.you.plays("Faceless Night", by=sneak, level="OBF")
    while not table.over():
        assert not table.prey.can_play("Guard Dogs")
        table.pass_on()
    assert table.locked(keeper)
    assert table.prey.pool() == 29


@pytest.mark.ruling("Eagle's Sight", 1)
@pytest.mark.parametrize("by_day", [True, False])
def test_an_eagle_does_not_see_by_day(table: Table, by_day: bool) -> None:
    """Vampires cannot block a Day Operation, wherever they look from."""
    acting = table.you.ready(made_vampire("Daring", "for", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds("Day Operation")
    watcher = table.grand_prey.ready(made_vampire("Watcher", "AUS", capacity=5))
    table.grand_prey.holds("Eagle's Sight")

    table.you.acts(word="bleed", by=acting)
    if by_day:
        table.you.plays("Day Operation", by=acting, level="for")
    offered = False
    while not table.over():
        offered |= table.grand_prey.can_play("Eagle's Sight", by=watcher, level="AUS")
        table.pass_on()
    assert offered is not by_day


@pytest.mark.ruling("Frontal Assault", 1)
@pytest.mark.parametrize("copies", [1, 2])
def test_every_frontal_assault_is_paid_for_in_the_influence_phase(
    table: Table, copies: int
) -> None:
    """Each copy burns 1 pool for either of the two ready minions of the prey."""
    table.you.ready(COMPANION)
    for _ in range(copies):
        table.you.in_play("Frontal Assault")
    table.prey.ready("Lauren")
    table.prey.ready("Nassir")
    table.begins("influence")
    table.until_turn_of(table.prey)
    assert table.you.pool() == 30 - 2 * copies


@pytest.mark.ruling("Dual Form", 2)
def test_a_discipline_that_comes_later_is_not_shared(table: Table) -> None:
    """Celerity from before the action is on both, Potence from the next turn on the first only."""
    first = table.you.ready("Nathan Turner")
    table.you.ready(COMPANION)
    table.you.in_play("Celerity", on=first)
    form, late = table.you.holds("Dual Form", "Presence")
    table.you.acts(form, by=first, level="PRO")
    for _ in range(20):
        if table.you.may("choose"):
            break
        table.pass_on()
    table.you.chooses(number=2)
    rest(table)
    assert table.where(form) == "ready"
    assert "pre" not in disciplines_of(table.state, first)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    table.you.plays(late)
    table.you.chooses(first)
    assert table.on(late) == first
    assert {"cel", "pre"} <= set(disciplines_of(table.state, first))
    assert "cel" in disciplines_of(table.state, form)
    assert "pre" not in disciplines_of(table.state, form)


@pytest.mark.ruling("Forced March", 2)
def test_the_march_follows_a_rescue_that_found_nobody(table: Table) -> None:
    """Warsaw Station took the vampire out of torpor first: a success without effect."""
    rescuer = table.you.ready(made_vampire("March", "cel", "for", capacity=6), blood=4)
    table.you.ready(COMPANION)
    ryan = table.you.torpor("Ryan")
    table.you.holds("Forced March")
    table.you.in_play("Warsaw Station")
    table.prey.ready("Nassir")

    table.you.acts(word="rescue", by=rescuer, target=ryan)
    table.you.chooses(number=1)
    table.until("action", table.you)
    (burning,) = table.you.options("use", card="Warsaw Station")
    table.you.uses("Warsaw Station", mode=burning.mode)
    table.until("after_resolution", table.you)
    assert table.where(ryan) == "ready"
    assert table.locked(rescuer)
    table.you.plays("Forced March", by=rescuer, level="cel_for")
    rest(table)
    assert told(table, "fizzled") == 1
    assert not table.locked(rescuer)


@pytest.mark.ruling("Enkil Cog", 1)
def test_an_action_of_the_cog_that_is_cancelled_later_is_not_taken_again(table: Table) -> None:
    """As somebody attempts to block it is ended: unlocked, but the effect is used."""
    table.you.ready("Trevon Parker")
    bearer = table.grand_prey.ready(made_vampire("Clockwork", "pot", capacity=10))
    cog = table.grand_prey.in_play("Enkil Cog", on=bearer)
    table.grand_prey.holds(TANGLE)
    guard = table.grand_predator.ready("Nassir")
    table.until("minion", table.grand_prey)

    table.grand_prey.uses(cog)
    table.grand_prey.does("act", minion=bearer, word="bleed")
    table.grand_predator.blocks(guard)
    table.grand_prey.plays("Tangle", by=bearer, level="pot")
    assert not table.locked(bearer)
    assert table.locked(cog)
    for _ in range(20):
        assert not table.grand_prey.may("act", minion=bearer)
        if table.waits_for(table.you, "minion"):
            break
        table.pass_on()
    assert table.waits_for(table.you, "minion")
    assert table.grand_predator.pool() == 30


@pytest.mark.ruling("Dabbler", 1)
def test_an_action_tangled_at_the_block_does_not_dabble(table: Table) -> None:
    """Dominate, Presence and Potence were used, the last of them to end the action."""
    many = table.you.ready(made_vampire("Many", "dom", "PRE", "pot", capacity=6), blood=5)
    table.you.in_play("Dabbler", on=many)
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned", "Force of Personality", TANGLE)
    guard = table.prey.ready("Nassir")

    table.you.acts("Govern the Unaligned", by=many, level="dom")
    table.you.plays("Force of Personality", by=many, level="PRE")
    table.prey.blocks(guard)
    table.you.plays("Tangle", by=many, level="pot")
    assert not table.you.may("use", card="Dabbler")
    rest(table)
    assert not table.locked(many)
    assert not table.you.may("use", card="Dabbler")
