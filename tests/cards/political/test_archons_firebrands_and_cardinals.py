"""Vampires marked by a referendum: Archon, Camarilla Exemplary, Firebrand, Cardinal Benediction.

And Private Audience, which silences the same vampires as the Benediction.
"""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from fight_talk import attacks_a_ready_vampire_of_another, damage_to, replaced
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    action_requires,
    anywhere,
    burn_card,
    choose,
    is_named,
    on,
    sends_to_torpor,
    static,
    vampire,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import title_of
from politics_talk import carried, motion, polling, votes_now
from scenes.rulings import not_while_it_passes_by_itself
from table_talk import Table

ARCHON = "Archon"
EXEMPLARY = "Camarilla Exemplary"
BRAND = "Firebrand"
BLESSING = "Cardinal Benediction"
AUDIENCE = "Private Audience"
PRINCE = "Mkhokheli"


# -- Archon ---------------------------------------------------------------------------------------


@pytest.mark.rules_text("003 Archon 2")
@pytest.mark.parametrize("passes", [True, False])
def test_an_archon_is_chosen_before_the_votes(table: Table, passes: bool) -> None:
    """Any Camarilla vampire, in torpor too, whoever controls it; the card stays on it."""
    prince = table.you.ready(PRINCE)
    theirs = table.prey.ready("Nassir")
    fallen = table.grand_prey.torpor("Ryan")
    table.prey.ready("Dodd (G2)")
    table.grand_prey.ready("C.J. (G5)")
    archon = table.you.holds(ARCHON)
    table.you.acts(ARCHON, by=prince)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {prince, theirs, fallen}
    table.you.chooses(theirs)
    polling(table)
    if passes:
        table.you.votes("for", minion=prince)
    rest(table)
    assert table.where(archon) == ("attached" if passes else "ash_heap")
    if passes:
        assert table.on(archon) == theirs
    assert table.waits_for(table.you)


def test_an_archon_enters_combat(table: Table) -> None:
    """At +1 stealth, with a ready vampire of another: no ally, none in torpor, none of yours."""
    mine = table.you.ready("Nassir")
    other = table.you.ready(COMPANION)
    attacks_a_ready_vampire_of_another(table, ARCHON, bearer=mine, other=other, second="Lauren")


@pytest.mark.ruling(ARCHON, 1)
@pytest.mark.ruling(ARCHON, 4)
def test_each_archon_card_has_its_own_actions(table: Table) -> None:
    """Unlocked, it attacks with a second copy, not with the first; and may call for its end."""
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Strong", capacity=10), locked=True)
    one, two = (table.you.in_play(ARCHON, on=mine) for _ in range(2))
    table.you.in_play(UNLOCKER)
    table.you.acts(one, by=mine, level="attack")
    rest(table)
    table.you.uses("Unlocker")
    assert not table.you.may("use action", card=one, minion=mine, level="attack")
    assert table.you.may("use action", card=one, minion=mine, word="political")
    table.you.acts(two, by=mine, level="attack")
    rest(table)
    assert damage_to(table, theirs) == 2
    table.you.uses("Unlocker")
    table.you.acts(two, by=mine, word="political")
    rest(table)
    assert told(table, "announced", card=mine, word="political") == 1
    assert table.on(two) == mine  # nobody had a vote


@pytest.mark.parametrize("passes", [True, False])
def test_a_camarilla_vampire_calls_for_the_end_of_an_archon(table: Table, passes: bool) -> None:
    """Of any Methuselah; nobody of another sect, and no ally."""
    caller, prince = table.you.ready("Nassir"), table.you.ready(PRINCE)
    sabbat, stray = table.you.ready("Dodd (G2)"), table.you.ready("Underbridge Stray")
    archon = table.prey.in_play(ARCHON, on=table.prey.ready("Ryan"))
    table.you.holds(PAUSE)
    assert table.asked() is not None
    for other in (sabbat, stray):
        assert not table.you.may("use action", card=archon, minion=other)
    table.you.acts(archon, by=caller, word="political")
    assert stealth(table.state, action_of(table)) == 1
    polling(table)
    if passes:
        table.you.votes("for", minion=prince)
    rest(table)
    assert table.where(archon) == ("ash_heap" if passes else "attached")
    assert table.waits_for(table.you)


@pytest.mark.ruling(ARCHON, 5)
@pytest.mark.parametrize(("sect", "expected"), [("camarilla", 2), ("sabbat", 1)])
def test_the_call_requires_a_camarilla_vampire(table: Table, sect: str, expected: int) -> None:
    """What adds stealth to such actions adds it to this one."""
    caller = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    archon = table.prey.in_play(ARCHON, on=table.prey.ready("Ryan"))
    zeal = static("stealth", +1, when=action_requires(sect))
    table.you.in_play(paper("Zeal", zeal, kind="equipment"), on=caller)
    table.you.holds(PAUSE)
    table.you.acts(archon, by=caller, word="political")
    assert stealth(table.state, action_of(table)) == expected


@pytest.mark.parametrize("archon", [True, False])
def test_no_blood_hunt_is_called_on_an_archon(table: Table, archon: bool) -> None:
    """It may diablerize in peace; another one is hunted."""
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    if archon:
        table.you.in_play(ARCHON, on=mine)
    victim = table.prey.torpor("Ryan", blood=2)
    table.prey.ready("Tara (G5)")
    table.you.acts(word="diablerie", by=mine, target=victim)
    hunted = False
    while not table.over():
        hunted |= table.prey.may("vote")
        table.pass_on()
    assert hunted is not archon
    assert table.where(victim) == "ash_heap"


# -- Blood of those that attempt to block ---------------------------------------------------------


@pytest.mark.rules_text("003 Archon 1")
@pytest.mark.ruling(ARCHON, 2)
@pytest.mark.ruling(ARCHON, 3)
@pytest.mark.parametrize(("copies", "blood", "left"), [(1, 3, 2), (2, 3, 1), (1, 0, 0), (2, 1, 0)])
def test_vampires_burn_blood_to_face_an_archon(
    table: Table, copies: int, blood: int, left: int
) -> None:
    """1 for each copy, as they attempt to block whatever action; without blood they may, too."""
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    for _ in range(copies):
        table.you.in_play(ARCHON, on=mine)
    table.you.holds(PAUSE)
    blocker = table.prey.ready(made_vampire("Guard", capacity=8), blood=blood)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.blood(blocker) == left
    rest(table)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("card", [ARCHON, EXEMPLARY])
def test_allies_burn_nothing_to_block(table: Table, card: str) -> None:
    """Nor does a vampire that blocks another one."""
    prince = table.you.ready(PRINCE)
    mine, other = table.you.ready("Nassir"), table.you.ready(COMPANION)
    table.you.holds(card, PAUSE)
    stray = table.prey.ready("Loyal Street Gang")
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    before = table.blood(stray)
    table.you.acts(card, by=prince)
    while not table.you.choices():
        table.pass_on()
    table.you.chooses(mine)
    carried(table, prince)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(stray)
    table.until("attempt", table.you)
    assert table.blood(stray) == before
    rest(table)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    assert table.blood(guard) == 8


@pytest.mark.ruling(EXEMPLARY, 1)
@pytest.mark.ruling(EXEMPLARY, 2)
@pytest.mark.ruling(EXEMPLARY, 3)
@pytest.mark.parametrize(("copies", "blood", "left"), [(1, 3, 2), (2, 3, 1), (2, 1, 0), (1, 0, 0)])
def test_an_exemplary_vampire_is_dear_to_block_for_the_game(
    table: Table, copies: int, blood: int, left: int
) -> None:
    """1 blood for each time that it was chosen, in later turns too; the card is spent."""
    callers = [table.you.ready("Lauren"), table.you.ready("Ryan")]
    mine = table.you.ready("Nassir")
    held = [table.you.holds(EXEMPLARY) for _ in range(copies)]
    theirs = table.prey.ready("Dodd (G2)", locked=True)
    fallen = table.prey.torpor("Duck (G1)")
    guard = table.prey.ready(made_vampire("Guard", capacity=8), blood=blood)
    table.you.holds(PAUSE)
    for caller, _ in zip(callers, held, strict=False):
        table.you.acts(EXEMPLARY, by=caller)
        while not table.you.choices():
            table.pass_on()
        assert theirs not in table.you.choices()
        assert {mine, fallen} <= table.you.choices()
        table.you.chooses(mine)
        carried(table, caller)
    assert [table.where(card) for card in held] == ["ash_heap"] * copies
    if blood:
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    assert table.blood(guard) == left


# -- Firebrand ------------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
def test_a_firebrand_speaks_louder(table: Table, passes: bool) -> None:
    """The acting anarch has the card, and 1 vote more in political actions."""
    mine = table.you.ready("Atiena (G6)")
    brand = table.you.holds(BRAND)
    table.you.holds(motion())
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.prey.ready(PRINCE)
    table.you.acts(BRAND, by=mine)
    if passes:
        carried(table, mine)
    rest(table)
    assert table.where(brand) == ("attached" if passes else "ash_heap")
    table.you.uses("Unlocker")
    table.you.acts("Motion", by=mine)
    polling(table)
    table.you.votes("for", minion=mine)
    assert votes_now(table) == (3 if passes else 2, 0)


def test_a_firebrand_has_no_more_to_say_in_a_blood_hunt(table: Table) -> None:
    """It is no political action: the baron has 2 votes."""
    diablerist = table.you.ready("Nassir")
    victim = table.prey.torpor("Ryan", blood=2)
    brand = table.prey.ready("Atiena (G6)")
    table.prey.ready("Tara (G5)")
    table.prey.in_play(BRAND, on=brand)
    table.you.acts(word="diablerie", by=diablerist, target=victim)
    table.until("polling", table.prey)
    table.prey.votes("against", minion=brand)
    assert votes_now(table) == (0, 2)


def test_a_firebrand_rouses_younger_anarchs(table: Table) -> None:
    """For 1 blood, once in your minion phase: a ready younger anarch; in the next one again."""
    mine = table.you.ready("Octane (G6)", blood=2)
    young = table.you.ready("Rayne (G6)", locked=True)
    theirs = table.prey.ready("Marcel (G6)", locked=True)
    table.you.ready(replaced("Atiena (G6)", capacity=6), locked=True)
    table.you.ready("Nassir", locked=True)
    table.you.torpor("Indira (G6)")
    brand = table.you.in_play(BRAND, on=mine)
    table.you.uses(brand)
    assert table.you.choices() == {young, theirs}
    table.you.chooses(young)
    assert (table.blood(mine), table.locked(young), table.locked(theirs)) == (1, False, True)
    assert not table.locked(mine)
    table.you.acts(word="bleed", by=young)
    while not table.over():
        assert not table.you.may("use", card=brand)
        table.pass_on()
    assert not table.you.may("use", card=brand)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=young)
    assert table.you.may("use", card=brand)


@pytest.mark.parametrize(("phase", "may"), [("minion", True), ("influence", False)])
def test_a_firebrand_waits_for_your_minion_phase(table: Table, phase: str, may: bool) -> None:
    """In another phase, or in the minion phase of another, it is of no use."""
    mine = table.you.ready("Octane (G6)")
    table.you.ready("Rayne (G6)", locked=True)
    table.you.uncontrolled("Nassir", blood=1)
    brand = table.you.in_play(BRAND, on=mine)
    theirs = table.prey.ready("Ryan")
    table.begins(phase)
    assert table.you.may("use", card=brand) is may
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    while not table.over():
        assert not table.you.may("use", card=brand)
        table.pass_on()


def test_who_is_no_anarch_any_more_rouses_nobody(table: Table) -> None:
    """A prince of the Camarilla with the card has 2 votes, and nobody to unlock."""
    prince = table.you.ready(PRINCE)
    table.you.ready("Rayne (G6)", locked=True)
    brand = table.you.in_play(BRAND, on=prince)
    table.you.holds(motion())
    table.prey.ready("Tara (G5)")
    assert table.asked() is not None
    assert not table.you.may("use", card=brand)
    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    assert votes_now(table) == (2, 0)


def test_a_firebrand_burns_out_in_torpor(table: Table) -> None:
    """As the anarch goes there; that of another stays."""
    mine, other = table.you.ready("Octane (G6)"), table.you.ready("Rayne (G6)")
    acting = table.you.ready(COMPANION)
    brand, second = table.you.in_play(BRAND, on=mine), table.you.in_play(BRAND, on=other)
    table.you.holds(paper("Fall", action(choose(on(vampire)), sends_to_torpor(TARGET))))
    table.you.acts("Fall", by=acting)
    table.you.chooses(mine)
    rest(table)
    assert table.where(mine) == "torpor"
    assert table.where(brand) == "ash_heap"
    assert table.on(second) == other


@pytest.mark.ruling(BRAND, 1)
def test_an_anarch_has_one_firebrand(table: Table) -> None:
    """Whoever has one cannot call for another."""
    mine, other = table.you.ready("Octane (G6)"), table.you.ready("Rayne (G6)")
    table.you.in_play(BRAND, on=mine)
    second = table.you.holds(BRAND)
    assert table.asked() is not None
    assert not table.you.can_play(second, by=mine)
    table.you.acts(second, by=other)
    carried(table, other)
    assert table.on(second) == other


# -- Cardinal Benediction, Private Audience -------------------------------------------------------


@pytest.mark.ruling(BLESSING, 1)
@pytest.mark.parametrize(("capacity", "may"), [(7, True), (6, False)])
def test_a_benediction_needs_a_worthy_vampire(table: Table, capacity: int, may: bool) -> None:
    """A Sabbat vampire with capacity 7 or more, whoever's; no great one of another sect."""
    caller = table.you.ready("Dodd (G2)")
    table.you.holds(BLESSING)
    table.prey.ready(replaced("Korah (G2)", capacity=capacity))
    table.prey.ready("Gwendolyn (G2)")
    assert table.asked() is not None
    assert table.you.can_play(BLESSING, by=caller) is may


def test_a_vampire_becomes_cardinal(table: Table) -> None:
    """With the card, and no longer; nobody outside of the Sabbat votes in that referendum."""
    caller = table.you.ready("Olivia (G2)")
    tock = table.you.ready("Tock (G3)")
    worthy, other = table.prey.torpor("Zachary (G2)"), table.prey.ready("Jessica (G2)")
    prince, baron = table.prey.ready(PRINCE), table.prey.ready("Atiena (G6)")
    blessing = table.you.holds(BLESSING)
    burns = action(choose(anywhere(is_named(BLESSING))), burn_card(TARGET))
    fire = table.you.holds(paper("Fire", burns))
    table.you.acts(BLESSING, by=caller)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {worthy, other}
    table.you.chooses(worthy)
    polling(table)
    assert table.prey.may("vote", minion=other)
    assert not table.prey.may("vote", minion=prince)
    assert not table.prey.may("vote", minion=baron)
    table.you.votes("for", minion=caller)
    rest(table)
    assert title_of(table.state, worthy) == "cardinal"
    assert table.on(blessing) == worthy
    table.you.acts(fire, by=tock)
    rest(table)
    assert title_of(table.state, worthy) == ""
    assert table.where(blessing) == "ash_heap"


def test_outsiders_vote_again_after_a_benediction(table: Table) -> None:
    """In the next referendum."""
    caller = table.you.ready("Olivia (G2)")
    second = table.you.ready("Tock (G3)")
    table.prey.ready("Zachary (G2)")
    prince = table.prey.ready(PRINCE)
    table.you.holds(BLESSING, motion())
    table.you.acts(BLESSING, by=caller)
    carried(table, caller)
    table.you.acts("Motion", by=second)
    table.until("polling", table.prey)
    assert table.prey.may("vote", minion=prince)


@pytest.mark.parametrize(
    ("voter", "may"), [("Korah (G2)", True), ("Atiena (G6)", False), (PRINCE, False)]
)
def test_a_private_audience_silences_outsiders(table: Table, voter: str, may: bool) -> None:
    """Before votes are cast: only Sabbat vampires vote in this referendum."""
    caller = table.you.ready("Johannes Worringen (G5)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(voter)
    table.you.holds(AUDIENCE, motion())
    table.you.acts("Motion", by=caller)
    table.you.plays(AUDIENCE, by=caller)
    table.until("polling", table.you)
    assert table.prey.may("vote", minion=theirs) is may
    table.you.votes("for", minion=caller)
    assert votes_now(table) == (2, 0)


def test_a_private_audience_comes_before_the_votes(table: Table) -> None:
    """In the polling step it is too late, in a blood hunt it is not there; it ends with it."""
    caller, second = table.you.ready("Johannes Worringen (G5)"), table.you.ready("Dodd (G2)")
    prince = table.prey.ready(PRINCE)
    table.you.holds(AUDIENCE, motion(), motion(name="Second Motion"))
    table.you.acts("Motion", by=caller)
    table.until("before_votes", table.you)
    assert table.you.can_play(AUDIENCE, by=caller)
    table.you.plays(AUDIENCE, by=caller)
    rest(table)
    table.you.acts("Second Motion", by=second)
    table.until("polling", table.prey)
    assert table.prey.may("vote", minion=prince)


@pytest.mark.ruling(AUDIENCE, 1)
def test_a_private_audience_is_not_for_what_passes_by_itself() -> None:
    """There is no polling then."""
    not_while_it_passes_by_itself(AUDIENCE, by="Johannes Worringen (G5)")
