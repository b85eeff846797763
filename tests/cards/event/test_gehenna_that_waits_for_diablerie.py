"""Gehenna events that are not replaced until something happens: Withering, Weakens, Restricted."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import COMPANION, DODGE, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.advance import advance
from methuselah.engine.definitions import Definition
from methuselah.language import (
    YOU,
    action,
    combat_card,
    event,
    modifier,
    put_in_play,
    reaction,
    static,
)
from methuselah.language.names import Replacement
from methuselah.rules.action.action import stealth
from table_talk import Table

WITHERING = "The Slow Withering"
WEAKENS = "Blood Weakens"
RESTRICTED = "Restricted Vitae"
ELDER = made_vampire("Elder", "DOM", "OBF", "for", capacity=8)
BLANK = "Misdirection"


def gehenna(name: str) -> Definition:
    """A Gehenna event without text."""
    return paper(name, event(put_in_play()), keywords=frozenset({"gehenna"}))


def diablerizes(table: Table, mine: int, victim: int) -> None:
    """Yours commits diablerie on a vampire in torpor; nobody votes for a hunt."""
    table.you.acts(by=mine, word="diablerie", target=victim)
    rest(table)
    assert table.where(victim) == "ash_heap"
    assert table.where(mine) == "ready"


def goes_on(table: Table) -> None:
    """After a change made from outside."""
    table.state.pending = None
    advance(table.state)


# -- not replaced until ... -----------------------------------------------------------------------


@pytest.mark.ruling(WITHERING, 2)
@pytest.mark.ruling(WEAKENS, 2)
@pytest.mark.parametrize("card", [WITHERING, WEAKENS])
@pytest.mark.parametrize("burned", [False, True])
def test_it_is_replaced_once_a_vampire_commits_diablerie(
    table: Table, card: str, burned: bool
) -> None:
    """Anybody's, burned or not; a vampire that is rescued or burned otherwise is not enough."""
    held = table.you.holds(card)
    table.you.holds(*[BLANK] * 6)
    table.you.in_play(gehenna("Other"))
    killer = table.prey.ready("Nassir")
    table.prey.ready(COMPANION)
    victim, dying = table.grand_prey.torpor("Duck"), table.grand_prey.torpor("Ryan")
    table.begins("discard")
    table.you.plays(held)
    table.until("minion", table.prey)
    assert table.where(held) == "permanent"
    assert len(table.you.hand()) == 6
    atoms.burn(table.state, dying)
    if burned:
        atoms.burn(table.state, held)
    goes_on(table)
    assert len(table.you.hand()) == 6
    table.prey.acts(by=killer, word="diablerie", target=victim)
    rest(table)
    assert table.where(victim) == "ash_heap"
    assert len(table.you.hand()) == 7


@pytest.mark.ruling(RESTRICTED, 1)
@pytest.mark.parametrize(("blood", "burned", "hand"), [(1, False, 7), (0, False, 6), (1, True, 7)])
def test_vitae_is_replaced_once_a_vampire_hunts(
    table: Table, blood: int, burned: bool, hand: int
) -> None:
    """Successfully: where nothing is stolen it is not. Burned, it waits for a hunt as normal."""
    held = table.you.holds(RESTRICTED)
    table.you.holds(*[BLANK] * 6)
    hunter = table.prey.ready("Nassir", blood=0)
    table.prey.ready(COMPANION)
    victim = table.grand_prey.ready("Duck", blood=blood)
    table.begins("discard")
    table.you.plays(held)
    table.until("minion", table.prey)
    assert len(table.you.hand()) == 6
    if burned:
        atoms.burn(table.state, held)
        goes_on(table)
    else:
        table.prey.acts(held, by=hunter)
        table.prey.chooses(victim)
    rest(table)
    assert len(table.you.hand()) == hand


@pytest.mark.ruling(WITHERING, 3)
def test_the_withering_needs_another_gehenna_event_as_it_is_played(table: Table) -> None:
    """Only then: it stays as the other one goes."""
    held = table.you.holds(WITHERING)
    other = table.prey.in_play(gehenna("Other"))
    table.prey.ready(COMPANION)
    table.begins("discard")
    table.you.plays(held)
    table.until("minion", table.prey)
    atoms.burn(table.state, other)
    goes_on(table)
    assert table.where(held) == "permanent"


def test_without_another_gehenna_event_the_withering_is_not_played(table: Table) -> None:
    """An event of another kind does not count."""
    table.you.holds(WITHERING)
    table.you.in_play(paper("Plain", event(put_in_play())))
    table.you.in_play(paper("Sign", kind="master", keywords=frozenset({"gehenna"})))
    table.you.ready(COMPANION)
    table.begins("discard")
    assert table.you.may("discard", card=WITHERING)
    assert not table.you.can_play(WITHERING)


# -- The Slow Withering ---------------------------------------------------------------------------


TRICK = paper(
    "Trick",
    levels={
        "obf": modifier(at=("action",)),
        "OBF": modifier(at=("action",)),
        "DOM_for": modifier(at=("action",)),
        "dom_for": modifier(at=("action",)),
    },
    blood_cost=1,
)
FREE = paper("Free", modifier(at=("action",)))


@pytest.mark.parametrize(
    ("level", "cost"), [("obf", 1), ("OBF", 2), ("DOM_for", 2), ("dom_for", 1)]
)
@pytest.mark.parametrize("withering", [False, True])
def test_superior_levels_cost_a_blood_more(
    table: Table, level: str, cost: int, withering: bool
) -> None:
    """Of one Discipline at superior or more; of whoever plays the card, and once."""
    mine = table.you.ready(ELDER, blood=5)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    if withering:
        table.grand_prey.in_play(WITHERING)
    table.you.holds(TRICK)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Trick", by=mine, level=level)
    rest(table)
    assert table.blood(mine) == 5 - (cost if withering else 1)
    assert table.waits_for(table.you)


def test_what_costs_nothing_costs_a_blood_at_superior(table: Table) -> None:
    """An empty vampire plays the basic level alone; a card without a Discipline stays free."""
    mine = table.you.ready(made_vampire("Poor", "OBF"), blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(WITHERING)
    trick = paper(
        "Cheap", levels={"obf": modifier(at=("action",)), "OBF": modifier(at=("action",))}
    )
    table.you.holds(trick, trick, FREE)
    table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Free", by=mine)
    assert table.blood(mine) == 1
    assert table.you.can_play("Cheap", by=mine, level="OBF")
    table.you.plays("Cheap", by=mine, level="OBF")
    assert table.blood(mine) == 0


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_the_withering_must_be_paid(table: Table, blood: int, may: bool) -> None:
    """Without blood no superior level of a reaction either."""
    mine = table.you.ready(COMPANION)
    table.grand_prey.in_play(WITHERING)
    theirs = table.prey.ready(made_vampire("Seer", "AUS"), blood=blood)
    table.prey.holds(paper("Guess", levels={"aus": reaction(), "AUS": reaction()}))
    table.you.acts(word="bleed", by=mine)
    assert table.prey.can_play("Guess", by=theirs, level="aus")
    assert table.prey.can_play("Guess", by=theirs, level="AUS") is may


@pytest.mark.ruling(WITHERING, 1)
def test_the_withering_is_paid_with_the_cost_of_an_action(table: Table) -> None:
    """As the action succeeds: 2 blood for a Govern the Unaligned at superior."""
    trevon = table.you.ready("Trevon Parker", blood=4)
    table.you.ready(COMPANION)
    table.you.in_play(WITHERING)
    target = table.you.uncontrolled("Duck")
    table.you.holds("Govern the Unaligned", PAUSE)
    table.you.acts("Govern the Unaligned", by=trevon, level="DOM")
    assert table.blood(trevon) == 4
    rest(table)
    assert (table.blood(trevon), table.blood(target)) == (2, 3)


@pytest.mark.parametrize("card", [WITHERING, WEAKENS])
def test_a_diablerist_ignores_it_until_the_next_gehenna_event(table: Table, card: str) -> None:
    """Not the others; a Gehenna event, played by anybody, ends that."""
    mine = table.you.ready(ELDER, blood=5)
    other = table.you.ready(replaced("Ryan", disciplines=("OBF", "for")), blood=3)
    victim = table.prey.torpor("Duck", blood=1)
    table.you.in_play(card)
    table.you.in_play(UNLOCKER)
    late = gehenna("Late")
    table.you.holds(TRICK, TRICK, TRICK, BLANK, BLANK, BLANK, BLANK)
    table.prey.holds(late)
    table.prey.ready("Nassir")
    diablerizes(table, mine, victim)
    table.you.uses("Unlocker")
    assert played(table, mine) == (1, 7)
    assert played(table, other) == ((2, 7) if card == WITHERING else (1, 6))
    table.until_turn_of(table.prey, "discard")
    table.prey.plays("Late")
    table.until_turn_of(table.you, "minion")
    assert played(table, mine) == ((2, 7) if card == WITHERING else (1, 6))


def played(table: Table, mine: int) -> tuple[int, int]:
    """What a Trick at superior costs, and how many cards are in hand as it was played."""
    before = table.blood(mine)
    table.you.acts(word="hunt", by=mine)
    table.you.plays("Trick", by=mine, level="OBF")
    cost, hand = before - table.blood(mine), len(table.you.hand())
    rest(table)
    return cost, hand


@pytest.mark.parametrize(("card", "left"), [(WITHERING, (1, 7)), (WEAKENS, (2, 6))])
def test_a_vampire_in_torpor_is_no_exception(
    table: Table, card: str, left: tuple[int, int]
) -> None:
    """As it tries to leave it."""
    mine = table.you.torpor(ELDER, blood=3)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.in_play(card)
    table.you.holds(TRICK, *[BLANK] * 6)
    table.you.acts(word="leave torpor", by=mine)
    table.you.plays("Trick", by=mine, level="OBF")
    assert (table.blood(mine), len(table.you.hand())) == left


# -- Blood Weakens --------------------------------------------------------------------------------

NUDGE = paper("Nudge", levels={"OBF": modifier(at=("action",))})
GUESS = paper("Guess", levels={"aus": reaction()})
CLAW = paper("Claw", levels={"for": combat_card(at=("before_range",))})


@pytest.mark.ruling(WEAKENS, 1)
def test_cards_with_a_discipline_are_replaced_after_the_action(table: Table) -> None:
    """The action card, modifiers, reactions and combat cards of anybody; no others, no earlier."""
    mine = table.you.ready(ELDER)
    table.you.ready(COMPANION)
    table.grand_prey.in_play(WEAKENS)
    theirs = table.prey.ready(made_vampire("Seer", "aus", capacity=8))
    deed = paper("Deed", levels={"dom": action()})
    table.you.holds(deed, NUDGE, FREE, CLAW, BLANK, BLANK, BLANK)
    table.prey.holds(GUESS, *[BLANK] * 6)
    table.you.acts("Deed", by=mine)
    assert len(table.you.hand()) == 6
    table.you.plays("Free", by=mine)
    assert len(table.you.hand()) == 6
    table.you.plays("Nudge", by=mine)
    assert len(table.you.hand()) == 5
    table.prey.plays("Guess", by=theirs)
    assert len(table.prey.hand()) == 6
    rest(table)
    assert (len(table.you.hand()), len(table.prey.hand())) == (7, 7)
    assert table.waits_for(table.you)


def test_combat_cards_of_an_action_are_late_too(table: Table) -> None:
    """Until the action is over, not only the combat."""
    mine = table.you.ready(ELDER)
    table.you.ready(COMPANION)
    table.you.in_play(WEAKENS)
    guard = table.prey.ready("Ryan")
    afterwards = paper("Afterwards", modifier(at=("after_resolution",)))
    table.you.holds(CLAW, afterwards, *[BLANK] * 5)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.you.plays("Claw", by=mine)
    table.until("after_resolution", table.you)
    assert len(table.you.hand()) == 6
    rest(table)
    assert len(table.you.hand()) == 7


def test_an_empty_hand_is_filled_at_once(table: Table) -> None:
    """With the last card all that were to be replaced come; those of others wait on."""
    mine = table.you.ready(ELDER)
    table.you.ready(COMPANION)
    table.you.in_play(WEAKENS)
    theirs = table.prey.ready(made_vampire("Seer", "aus", capacity=8))
    table.you.holds(NUDGE, paper("Shove", levels={"DOM": modifier(at=("action",))}))
    table.you.in_play(paper("Small", static("hand_size", -5, who=YOU)))
    table.prey.holds(GUESS, *[BLANK] * 6)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Guess", by=theirs)
    table.you.plays("Nudge", by=mine)
    assert len(table.you.hand()) == 1
    table.you.plays("Shove", by=mine)
    assert len(table.you.hand()) == 2
    assert len(table.prey.hand()) == 6


@pytest.mark.parametrize(("when", "at_once", "after_combat"), [("action", 0, 0), ("combat", 0, 1)])
def test_of_two_delays_the_longer_one_counts(
    table: Table, when: Replacement, at_once: int, after_combat: int
) -> None:
    """The last card of the hand, which is not to be replaced before combat (action) is over."""
    mine = table.you.ready(ELDER)
    table.you.ready(COMPANION)
    table.you.in_play(WEAKENS)
    guard = table.prey.ready("Ryan")
    table.prey.holds(paper("Late", reaction(at=("after_resolution",), by="any")), DODGE)
    claw = combat_card(at=("before_range",), replace=when)
    table.you.holds(paper("Slow", levels={"for": claw}))
    table.you.in_play(paper("Small", static("hand_size", -6, who=YOU)))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.you.plays("Slow", by=mine)
    assert len(table.you.hand()) == at_once
    table.until("after_resolution", table.prey)
    assert len(table.you.hand()) == after_combat
    rest(table)
    assert len(table.you.hand()) == 1


# -- Restricted Vitae -----------------------------------------------------------------------------


@pytest.mark.ruling(RESTRICTED, 2)
@pytest.mark.ruling(RESTRICTED, 5)
def test_who_must_hunt_may_steal_from_a_younger_vampire(table: Table) -> None:
    """Directed, without stealth; a vampire with blood does not hunt at all."""
    mine = table.you.ready("Tara", blood=0)  # capacity 6
    full = table.you.ready("Octane", blood=1)
    table.you.holds(PAUSE)
    event_ = table.grand_prey.in_play(RESTRICTED)
    ally = table.you.ready("Underbridge Stray")
    table.you.in_play(UNLOCKER)
    table.prey.ready("Don Cerro (G5)", blood=2)
    lower = table.prey.ready("Brachah", blood=2)
    torpid = table.grand_prey.torpor("Duck", blood=2)
    table.prey.ready("Atiena", blood=2)
    table.prey.ready("Loyal Street Gang")
    assert table.you.may("act", minion=mine, word="hunt")
    table.you.acts(event_, by=mine)
    assert table.you.choices() == {lower, torpid}
    table.you.chooses(lower)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.blood(mine), table.blood(lower)) == (1, 1)
    assert not table.you.may("use action", minion=ally)
    table.you.uses("Unlocker")
    assert not table.you.may("act", minion=mine, word="hunt")
    assert not table.you.may("use action", minion=mine)
    assert not table.you.may("act", minion=full, word="hunt")
    assert table.you.may("act", minion=full, word="bleed")


def test_without_a_younger_vampire_who_must_hunt_hunts_as_normal(table: Table) -> None:
    """Nobody is there to be stolen from."""
    mine = table.you.ready("Tara", blood=0)
    table.you.ready("Loyal Street Gang")
    table.you.in_play(RESTRICTED)
    table.prey.ready("Atiena", blood=2)
    table.until("minion")
    assert table.blood(mine) == 1


@pytest.mark.parametrize(("hunts", "may"), [("hunt", True), ("bleed", False)])
def test_an_effect_that_makes_it_hunt_lets_it_hunt(table: Table, hunts: str, may: bool) -> None:
    """A vampire with blood that must hunt."""
    mine = table.you.ready("Tara", blood=3)
    table.you.ready("Loyal Street Gang")
    table.you.in_play(paper("Urge", static("must act", word=hunts), kind="equipment"), on=mine)
    table.you.in_play(RESTRICTED)
    table.prey.ready("Duck", blood=2)
    assert table.you.may("act", minion=mine, word="hunt") is may
    assert table.you.may("use action", minion=mine) is may


@pytest.mark.ruling(RESTRICTED, 3)
@pytest.mark.ruling(RESTRICTED, 4)
@pytest.mark.ruling(RESTRICTED, 6)
@pytest.mark.parametrize(
    ("capacity", "hunts", "blood", "left"),
    [(6, 0, 0, (0, 0)), (6, 1, 3, (2, 1)), (6, 1, 1, (1, 0)), (2, 2, 5, (2, 2))],
)
def test_what_a_special_hunt_steals(
    table: Table, capacity: int, hunts: int, blood: int, left: tuple[int, int]
) -> None:
    """The hunt value counts, all from the victim and no more than it has; the excess drains."""
    mine = table.you.ready(replaced("Tara", capacity=capacity), blood=0)
    table.you.ready("Loyal Street Gang")
    table.you.in_play(paper("Ground", static("hunt", hunts), kind="equipment"), on=mine)
    event_ = table.you.in_play(RESTRICTED)
    victim = table.prey.ready(replaced("Ryan", capacity=1), blood=blood)
    table.you.acts(event_, by=mine)
    table.nobody_reacts()
    assert (table.blood(mine), table.blood(victim)) == left
    assert told(table, "action over", seat=0, word="successful") == 1
