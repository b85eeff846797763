"""Nephren-Ka: a mummy who prevents a damage, plays Necromancy and goes back to the library."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from combat_talk import COMPANION, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import of_level, paper
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    THIS,
    action,
    damage_strike,
    employs,
    employs_from_hand,
    environmental_damage,
    gain_pool,
    hand_strike,
    keyword,
    modifier,
    not_,
    ranged_strike,
    sends_to_torpor,
    static,
    stealth,
    strike,
)
from table_talk import Table

NEPHREN = "Nephren-Ka"
CLAWS = made_up("Claws", modes=(strike(damage_strike(2, aggravated=True)),))
BLOW = made_up("Blow", modes=(strike(damage_strike(2)),))


@pytest.mark.parametrize(("name", "may"), [("Lalitha (G2)", True), ("Ryan", False)])
def test_who_recruits_nephren_ka(table: Table, name: str, may: bool) -> None:
    """A vampire of the Ministry."""
    recruiter = table.you.ready(name)
    table.you.holds(NEPHREN)
    table.begins("minion")
    assert table.you.can_play(NEPHREN, by=recruiter) is may


def test_recruiting_nephren_ka(table: Table) -> None:
    """For 3 pool, with 5 life."""
    lalitha = table.you.ready("Lalitha (G2)")
    table.you.ready(COMPANION)
    nephren = table.you.holds(NEPHREN)

    table.you.acts(NEPHREN, by=lalitha)
    table.nobody_reacts()

    assert (table.where(nephren), table.blood(nephren)) == ("ready", 5)
    assert table.you.pool() == 27
    assert table.locked(lalitha)
    assert table.waits_for(table.you)


def test_nephren_ka_enters_combat(table: Table) -> None:
    """With a ready minion of another Methuselah, and strikes for 2; nobody beside him does."""
    nephren = table.you.ready(NEPHREN)
    mine = table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    gang = table.grand_prey.ready("Loyal Street Gang")
    table.prey.torpor("Nassir")

    table.begins("minion")
    assert not table.you.may("use action", card=nephren, by=mine)
    table.you.acts(nephren, by=nephren)
    assert table.you.choices() == {ryan, gang}
    table.you.chooses(ryan)
    table.until("action", table.prey)
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()

    assert (table.blood(nephren), table.blood(ryan), table.blood(gang)) == (4, 2, 2)
    assert table.locked(nephren)
    assert table.waits_for(table.you)


def test_nephren_ka_prevents_one_damage_each_combat(table: Table) -> None:
    """In the first round; in the second it hurts."""
    nephren = table.you.ready(NEPHREN)
    table.you.ready(COMPANION)
    cerro = table.prey.ready("Don Cerro (G5)")
    table.you.holds(PRESS)

    table.you.acts(nephren, by=nephren)
    table.you.uses(nephren, level="prevent")
    table.you.plays(PRESS.name, by=nephren)
    assert not is_offered(table, table.you, nephren)

    assert damage_to(table, nephren) == 1
    assert (table.blood(nephren), table.blood(cerro)) == (4, 3)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Nephren-Ka", 6)
@pytest.mark.parametrize("treated", [False, True])
@pytest.mark.parametrize(("name", "asked"), [("Blow", True), ("Claws", False)])
def test_nephren_ka_prevents_no_aggravated_damage(
    table: Table, treated: bool, name: str, asked: bool
) -> None:
    """1 of 2 points; none of them if they are aggravated, even if he treats them as normal."""
    nephren = table.you.ready(NEPHREN)
    table.you.ready(COMPANION)
    tony = table.prey.ready("Tony (G3)")
    if treated:
        skin = paper("Skin", static("treats aggravated as normal"), kind="equipment")
        table.you.in_play(skin, on=nephren)
    table.prey.holds(CLAWS, BLOW)

    table.you.acts(nephren, by=nephren)
    table.prey.plays(name, by=tony)
    if asked:
        table.you.uses(nephren, level="prevent")
        rest(table)
    else:
        assert not is_offered(table, table.you, nephren)

    assert table.blood(nephren) == (4 if asked else 3)


@pytest.mark.ruling("Nephren-Ka", 1)
def test_his_last_life_ends_his_action(table: Table) -> None:
    """Paid for an action modifier."""
    nephren = table.you.ready(NEPHREN, blood=1)
    table.you.ready(COMPANION)
    hides = modifier(stealth(+1), at=("action",), even_if_unneeded=True)
    table.you.holds(of_level("nec", hides, blood_cost=1), paper("Errand", action(gain_pool(1))))

    table.you.acts("Errand", by=nephren)
    table.you.plays("Lesson", by=nephren)
    rest(table)

    assert table.where(nephren) == "library"
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Nephren-Ka", 1)
def test_his_last_life_ends_combat_before_his_strike(table: Table) -> None:
    """Paid for a strike: nobody is struck."""
    nephren = table.you.ready(NEPHREN, blood=1)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")
    table.you.holds(of_level("nec", strike(hand_strike(+2)), blood_cost=1))

    table.you.acts(nephren, by=nephren)
    table.you.plays("Lesson", by=nephren)
    rest(table)

    assert table.where(nephren) == "library"
    assert table.blood(nassir) == 4


@pytest.mark.ruling("Nephren-Ka", 2)
def test_the_sun_takes_a_life_of_nephren_ka(table: Table) -> None:
    """1 aggravated damage of his own card, 1 of the opposing hands: no torpor."""
    nephren = table.you.ready(NEPHREN)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")
    sun = environmental_damage(1, aggravated=True)
    burst = strike(ranged_strike(1, aggravated=True, anyway=(sun,)))
    table.you.holds(of_level("nec", burst))

    table.you.acts(nephren, by=nephren)
    table.you.plays("Lesson", by=nephren)
    rest(table)

    assert (table.where(nephren), table.blood(nephren)) == ("ready", 3)
    assert table.where(nassir) == "torpor"


@pytest.mark.ruling("Nephren-Ka", 3)
def test_his_last_life_pays_for_an_action(table: Table) -> None:
    """The action resolves fully, then he burns."""
    nephren = table.you.ready(NEPHREN, blood=1)
    table.you.ready(COMPANION)
    table.you.holds(of_level("nec", blood_cost=1))

    table.you.acts("Lesson", by=nephren)
    rest(table)

    assert table.you.pool() == 31
    assert table.where(nephren) == "library"


@pytest.mark.ruling("Nephren-Ka", 4)
def test_torpor_burns_nephren_ka(table: Table) -> None:
    """A card that he plays sends him there."""
    nephren = table.you.ready(NEPHREN)
    table.you.ready(COMPANION)
    table.you.holds(of_level("nec", action(sends_to_torpor(THIS), stealth=1)))

    table.you.acts("Lesson", by=nephren)
    rest(table)

    assert table.where(nephren) == "library"


@pytest.mark.parametrize(
    ("name", "may"),
    [
        pytest.param(NEPHREN, False, marks=pytest.mark.ruling("Nephren-Ka", 5)),
        pytest.param("Mkhokheli", True),
    ],
)
def test_nephren_ka_commits_no_diablerie_by_a_card(table: Table, name: str, may: bool) -> None:
    """Amaranth [RTR 19970630]."""
    fighter = table.you.ready(name)
    table.you.in_play(paper("Muscle", static("strength", +4), kind="equipment"), on=fighter)
    victim = table.prey.ready("Normal (G1)", blood=1)
    table.you.holds("Amaranth")

    if name == NEPHREN:
        table.you.ready(COMPANION)
        table.you.acts(fighter, by=fighter)
    else:
        fight(table, fighter, victim)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play("Amaranth")
        table.pass_on()

    assert offered is may
    assert table.where(victim) == "torpor"


@pytest.mark.ruling("Nephren-Ka", 8)
def test_nephren_ka_is_not_shuffled_when_discarded(table: Table) -> None:
    """[LSJ 20010710]."""
    nephren = table.you.holds(NEPHREN)
    table.you.ready(COMPANION)
    table.begins("discard")
    table.you.does("discard", card=NEPHREN)
    assert table.where(nephren) == "ash_heap"


@pytest.mark.ruling("Nephren-Ka", 9)
@pytest.mark.ruling("Nephren-Ka", 10)
@pytest.mark.ruling("Nephren-Ka", 12)
@pytest.mark.parametrize(
    ("code", "playable"),
    [("qui", False), ("nec", True), ("NEC", False), ("nec_pot", False), ("pot", True)],
)
def test_nephren_ka_plays_basic_necromancy(table: Table, code: str, playable: bool) -> None:
    """Alone, not together; another card that lends the same makes it no higher."""
    nephren = table.you.ready(NEPHREN)
    helper = paper("Helper", static("plays as a vampire", word="nec"), kind="equipment")
    table.you.in_play(helper, on=nephren)
    other = paper("Other", static("plays as a vampire", word="pot"), kind="equipment")
    table.you.in_play(other, on=nephren)
    table.you.holds(of_level(code))

    assert table.you.can_play("Lesson", by=nephren) is playable


@pytest.mark.ruling("Nephren-Ka", 11)
def test_nephren_ka_does_not_have_necromancy(table: Table) -> None:
    """He is none who has it to any card that looks for one."""
    nephren = table.you.ready(NEPHREN)
    table.asked()

    assert discipline_level(table.state, nephren, "nec") == 0


@pytest.mark.ruling("Nephren-Ka", 13)
def test_what_his_card_employs_he_may_have(table: Table) -> None:
    """The retainer requires basic Necromancy, as the card that employs it does."""
    nephren = table.you.ready(NEPHREN)
    servant = table.you.holds(paper("Servant", levels={"nec": employs()}, life=1))
    calls = action(employs_from_hand(not_(keyword("none"))), stealth=1, kind="employ")
    table.you.holds(of_level("nec", calls))

    table.you.acts("Lesson", by=nephren)
    table.you.chooses(servant)
    rest(table)

    assert table.on(servant) == nephren


@pytest.mark.ruling("Nephren-Ka", 14)
@pytest.mark.parametrize(("words", "may"), [("independent", True), ("camarilla vampire", False)])
def test_nephren_ka_plays_as_an_independent_vampire(table: Table, words: str, may: bool) -> None:
    """But only what requires the Discipline lent to him."""
    nephren = table.you.ready(NEPHREN)
    table.you.ready(COMPANION)
    plain = paper("Plain", action(gain_pool(1)), requires=("independent",))
    table.you.holds(of_level("nec", requires=(words,)), plain)

    assert table.you.can_play("Lesson", by=nephren) is may
    assert not table.you.can_play("Plain", by=nephren)


def test_nephren_ka_burned_in_combat_goes_to_the_library(table: Table) -> None:
    """His last life is struck away; his owner's library."""
    nephren = table.you.ready(NEPHREN, blood=1)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")

    table.you.acts(nephren, by=nephren)
    rest(table)

    assert table.where(nephren) == "library"
    assert table.blood(ryan) == 2
    assert table.waits_for(table.you)
