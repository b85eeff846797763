"""Masters about referendums and sects: Black Forest Base, Demonstration, Oxford, Seattle."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import made_vampire
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.engine.traits import sect_of
from methuselah.language import gain_pool, use
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.in_play import played_as_printed
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

BASE = "Black Forest Base"
DEMONSTRATION = "Demonstration"
OXFORD = "Oxford University, England"
SEATTLE = "Seattle Committee"


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        (BASE, "Dodd"),
        (DEMONSTRATION, "Ingrid Russo"),
        (OXFORD, "Tara"),
        (SEATTLE, None),
    ],
)
@pytest.mark.rules_text("003 Seattle Committee 1")
def test_it_is_put_in_play_by_whoever_meets_it(card: str, needs: str | None) -> None:
    """For its pool; with a ready vampire of the sect or the clan that it requires."""
    played_as_printed(card, needs=needs)


# -- Black Forest Base ----------------------------------------------------------------------------


def test_a_sabbat_vampire_calls_a_referendum_for_two_pool(table: Table) -> None:
    """At +1 stealth; whoever controls the base, the caller's controller gains the pool."""
    caller = table.you.ready("Olivia")
    stranger = table.you.ready("Tara")
    base = table.prey.in_play(BASE)

    assert not table.you.may("use action", card=base, by=stranger)
    table.you.acts(base, by=caller, word="political")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    polling(table)
    table.you.votes("for", minion=caller)
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [32, 30, 30, 30, 30]
    assert table.where(base) == "permanent"
    assert table.waits_for(table.you)


def test_the_referendum_of_the_base_may_fail(table: Table) -> None:
    """Then nobody gains anything."""
    caller = table.you.ready("Olivia")
    table.you.ready(COMPANION)
    base = table.you.in_play(BASE)
    against = table.prey.ready("Tara")

    table.you.acts(base, by=caller, word="political")
    polling(table)
    table.prey.votes("against", minion=against)
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [30] * 5


@pytest.mark.ruling(BASE, 1)
@pytest.mark.ruling(BASE, 2)
def test_the_base_is_used_once_in_each_turn(table: Table) -> None:
    """Not again by another minion, though the first was blocked; in the prey's turn again."""
    caller = table.you.ready("Olivia", blood=4)
    second = table.you.ready("Jessica")
    table.you.ready(COMPANION)
    base = table.you.in_play(BASE)
    blocker = table.prey.ready(made_vampire("Guard", capacity=10))
    table.prey.in_play("Sport Bike", on=blocker)
    hers = table.prey.ready("Dodd")

    assert table.you.may("use action", card=base, by=second)
    table.you.acts(base, by=caller, word="political")
    table.prey.blocks(blocker)
    rest(table)
    assert table.you.may("act", minion=second, word="bleed")
    assert not table.you.may("use action", card=base, word="political")

    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("use action", card=base, by=hers, word="political")


@pytest.mark.ruling(BASE, 3)
def test_the_referendum_of_the_base_requires_the_sabbat() -> None:
    """Whoever helps such an action helps this one."""
    action_requires_what_the_card_says(BASE, by="Olivia", requires="sabbat", not_="camarilla")


@pytest.mark.parametrize("intercept", [0, 1])
def test_a_changeling_burns_the_base(table: Table, intercept: int) -> None:
    """An ally of that kind, at +1 stealth, directed at who controls it; nobody else may."""
    satyr = table.you.ready("Shadow Court Satyr")
    other = table.you.ready("Underbridge Stray")
    vampire = table.you.ready(COMPANION)
    base = table.prey.in_play(BASE)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    if intercept:
        table.prey.in_play("Sport Bike", on=guard)

    assert not table.you.may("use action", card=base, by=other)
    assert not table.you.may("use action", card=base, by=vampire)
    table.you.acts(base, by=satyr)
    assert action_of(table).targets == (table.prey.number,)
    table.prey.blocks(guard)
    rest(table)

    assert table.where(base) == ("permanent" if intercept else "ash_heap")
    assert table.waits_for(table.you)


# -- Demonstration --------------------------------------------------------------------------------


def test_a_demonstration_cancels_the_votes_of_a_vampire(table: Table) -> None:
    """Anybody's, as they were cast; others keep theirs. It locks."""
    prince = table.you.ready("Tara")
    table.you.holds(motion())
    card = table.prey.in_play(DEMONSTRATION)
    hers = table.prey.ready("Olivia")
    torpid = table.grand_prey.torpor("Ayelech")
    ally = table.grand_prey.ready("Underbridge Stray")

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    assert votes_now(table)[0] == 2
    table.prey.uses(card)
    assert table.prey.choices() == {prince, hers, torpid}
    assert ally not in table.prey.choices()
    table.prey.chooses(prince)

    assert votes_now(table)[0] == 0
    assert table.locked(card)
    table.prey.votes("against", minion=hers)
    assert votes_now(table) == (0, 1)


def test_a_demonstration_comes_before_the_votes_too(table: Table) -> None:
    """Then the vampire casts none."""
    prince = table.you.ready("Tara")
    bishop = table.you.ready("Olivia")
    table.you.holds(motion())
    card = table.you.in_play(DEMONSTRATION)

    table.you.acts("Motion", by=prince)
    table.until("before_votes", table.you)
    table.you.uses(card)
    table.you.chooses(bishop)
    polling(table)
    assert table.you.may("vote", minion=prince)
    assert not table.you.may("vote", minion=bishop)


@pytest.mark.parametrize(("word", "locked"), [("diablerie", False), ("bleed", False), ("", True)])
def test_a_demonstration_is_for_political_actions(table: Table, word: str, locked: bool) -> None:
    """Not for a blood hunt, not for another action; not once it is locked."""
    acting = table.you.ready("Olivia")
    table.you.ready("Tara")
    table.you.torpor("Ryan", blood=1)
    table.you.holds(motion())
    card = table.you.in_play(DEMONSTRATION, locked=locked)

    table.you.acts(*(() if word else ("Motion",)), by=acting, **({"word": word} if word else {}))
    assert not is_offered(table, table.you, card)


# -- Oxford University ----------------------------------------------------------------------------


@pytest.mark.parametrize(("burned", "votes"), [(1, 2), (3, 6)])
def test_oxford_gives_two_votes_for_each_pool(table: Table, burned: int, votes: int) -> None:
    """In the polling step of a political action, anybody's; up to all her pool."""
    caller = table.you.ready("Olivia")
    table.you.holds(motion())
    table.prey.pool(4)
    card = table.prey.in_play(OXFORD)

    table.you.acts("Motion", by=caller)
    polling(table)
    table.prey.uses(card)
    numbers = {o.number for o in table.prey.options("choose")}
    assert numbers == {1, 2, 3, 4}
    table.prey.chooses(number=burned)
    table.prey.votes("against", mode="granted")

    assert votes_now(table) == (0, votes)
    assert (table.prey.pool(), table.locked(card)) == (4 - burned, True)
    assert not table.prey.may("use", card=card)
    assert table.you.pool() == 30


@pytest.mark.parametrize("word", ["diablerie", "before"])
def test_oxford_is_for_the_polling_of_political_actions(table: Table, word: str) -> None:
    """Not for a blood hunt, and not before the polling."""
    caller = table.you.ready("Olivia")
    table.you.ready("Tara")
    table.you.torpor("Ryan", blood=1)
    table.you.holds(motion())
    card = table.you.in_play(OXFORD)
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("before_votes",)), kind="event"))

    if word == "diablerie":
        table.you.acts(by=caller, word=word)
        assert not is_offered(table, table.you, card)
        return
    table.you.acts("Motion", by=caller)
    table.until("before_votes", table.you)
    assert not table.you.may("use", card=card)
    polling(table)
    assert table.you.may("use", card=card)


@pytest.mark.parametrize("card", [DEMONSTRATION, OXFORD])
@pytest.mark.parametrize("hunt", [True, False])
def test_a_hunt_within_a_political_action_is_no_referendum_of_it(
    table: Table, card: str, hunt: bool
) -> None:
    """After an Amaranth in the combat of the block; the referendum that was called is one."""
    caller = table.you.ready("Ryan")
    prince = table.you.ready("Tara")
    blocker = table.prey.ready("Nassir", blood=0)
    table.you.holds(motion(), "Amaranth")
    used = table.you.in_play(card)
    if hunt:
        table.prey.in_play("Sport Bike", on=blocker)

    table.you.acts("Motion", by=caller)
    if not hunt:
        polling(table)
        assert table.you.may("use", card=used)
        return
    table.prey.blocks(blocker)
    table.you.plays("Amaranth", by=caller)
    asked = set()
    while not table.over() and not table.waits_for(table.you):
        decision = table.asked()
        assert decision is not None
        asked.add(decision.window)
        assert not table.you.may("use", card=used)
        table.pass_on()
    assert "polling" in asked
    assert table.you.may("act", minion=prince)


# -- Seattle Committee ----------------------------------------------------------------------------


def test_the_committee_makes_a_vampire_an_anarch(table: Table) -> None:
    """A ready one of yours without a title; it locks; the vampire stays so."""
    card = table.you.in_play(SEATTLE)
    ryan, dodd = table.you.ready("Ryan"), table.you.ready("Dodd", locked=True)
    table.you.ready("Tara")  # a prince
    table.you.ready("Crow")  # an Anarch
    table.you.ready("Underbridge Stray")
    table.you.torpor("Nassir")
    table.prey.ready("Zip")
    table.begins("master")

    table.you.uses(card)
    assert table.you.choices() == {ryan, dodd}
    table.you.chooses(dodd)

    assert sect_of(table.state, dodd) == "anarch"
    assert sect_of(table.state, ryan) == "camarilla"
    assert table.locked(card)
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey)
    assert sect_of(table.state, dodd) == "anarch"


def test_the_committee_meets_in_your_master_phase(table: Table) -> None:
    """Not in that of another, and not in your minion phase."""
    card = table.you.in_play(SEATTLE)
    table.you.ready("Ryan")
    table.prey.holds("Misdirection")
    table.begins("minion")
    assert table.you.may("act")
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.you.may("use", card=card)
