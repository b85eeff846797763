"""Orlando Oriundus, Andre LeRoux, and two Ventrue whose cards are not canceled for nothing."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import PREDATOR, action, burn_pool, reaction, static
from methuselah.language import add as adds
from politics_talk import motion, polling, votes_now
from table_talk import Table

# -- Orlando Oriundus -----------------------------------------------------------------------------

ORLANDO = "Orlando Oriundus (G4)"


@pytest.mark.parametrize(
    ("region", "seat", "own", "theirs"),
    [("ready", "you", 4, 1), ("torpor", "you", 2, 1), ("ready", "prey", 2, 2)],
)
def test_orlando_doubles_the_votes_of_his_side(
    table: Table, region: str, seat: str, own: int, theirs: int
) -> None:
    """Those of his controller's vampires, while he is ready; not those of cards or of others."""
    getattr(table, seat).puts(ORLANDO, region)
    prince = table.you.ready("Mkhokheli (G6)")
    table.you.holds(motion())
    primogen = table.prey.ready("Chrysanthemum (G6)")
    table.prey.ready("Anvil (G1)")
    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    assert votes_now(table) == (own, 0)
    table.you.votes("for", mode="called")
    assert votes_now(table) == (own + 1, 0)
    while not table.prey.may("vote", minion=primogen):
        table.pass_on()
    table.prey.votes("against", minion=primogen)
    assert votes_now(table) == (own + 1, theirs)


@pytest.mark.parametrize(("doubled", "passed"), [(True, True), (False, False)])
def test_the_tally_counts_doubled_votes(table: Table, doubled: bool, passed: bool) -> None:
    """2 and his own 1 against 4: twice 3 pass it."""
    orlando = table.you.puts(ORLANDO, "ready" if doubled else "torpor")
    prince = table.you.ready("Mkhokheli (G6)")
    table.you.holds(motion())
    judge = table.prey.ready("Sheldon, Lord of the Clog (G1)")
    other = table.prey.ready("Chrysanthemum (G6)")
    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    table.you.votes("for", mode="called")
    if doubled:
        table.you.votes("for", minion=orlando)
    for voter in (judge, other):
        while not table.prey.may("vote", minion=voter):
            table.pass_on()
        table.prey.votes("against", minion=voter)
    rest(table)
    assert table.you.pool() == 30 + passed
    assert table.waits_for(table.you)


def test_orlando_does_not_double_an_ally(table: Table) -> None:
    """Only vampires."""
    table.you.ready(ORLANDO)
    prince = table.you.ready("Mkhokheli (G6)")
    mystic = table.you.ready("Vagabond Mystic")
    table.you.in_play(paper("Seat", static("votes", 1), kind="equipment"), on=mystic)
    table.you.holds(motion())
    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=mystic)
    assert votes_now(table) == (1, 0)


# -- Andre LeRoux ---------------------------------------------------------------------------------

ANDRE = "Andre LeRoux (G5)"
LATE = paper("Last Word", reaction(adds("bleed", -1), at=("would_succeed",)), kind="reaction")
EARLY = paper("Soft Word", reaction(adds("bleed", -1)), kind="reaction")


@pytest.mark.ruling(ANDRE, 1)
@pytest.mark.ruling(ANDRE, 2)
def test_andre_saves_up_bleeds(table: Table) -> None:
    """1 less of each of two bleeds, once each, as it would succeed; he bleeds for 4 more then."""
    andre = table.you.ready(ANDRE)
    one, two = table.you.ready(replaced("Ryan", bleed=2)), table.you.ready("Dodd (G2)")
    table.prey.ready("Nassir")
    for mine, left in ((one, 29), (two, 29)):
        table.you.acts(word="bleed", by=mine)
        table.until("would_succeed", table.you)
        table.you.uses(andre)
        assert not (not table.over() and table.you.may("use", card=andre))
        rest(table)
        assert table.prey.pool() == left
    table.you.acts(word="bleed", by=andre)
    rest(table)
    assert table.prey.pool() == 29 - 5


def test_andre_is_not_for_every_window(table: Table) -> None:
    """Not before the bleed would be successful; not for an ally; not for what is no bleed."""
    andre = table.you.ready(ANDRE)
    mine, ally = table.you.ready("Ryan", blood=1), table.you.ready("Gregory Winter")
    table.you.holds(PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    seen = set()
    while not table.over():
        decision = table.asked()
        assert decision is not None
        if table.you.may("use", card=andre):
            seen.add(decision.window)
        table.pass_on()
    assert seen == {"would_succeed"}
    table.you.acts(word="bleed", by=ally)
    while not table.over():
        assert not table.you.may("use", card=andre)
        table.pass_on()
    assert table.prey.pool() == 28


@pytest.mark.parametrize(
    ("seat", "region", "may"), [("you", "torpor", True), ("prey", "ready", False)]
)
def test_whose_bleeds_andre_lessens(table: Table, seat: str, region: str, may: bool) -> None:
    """His controller's; he need not be ready."""
    andre = getattr(table, seat).puts(ANDRE, region)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    offered = False
    while not table.over():
        offered |= getattr(table, seat).may("use", card=andre)
        table.pass_on()
    assert offered is may


@pytest.mark.ruling(ANDRE, 3)
def test_what_comes_after_andre(table: Table) -> None:
    """A reaction for that window may follow; another one not any more."""
    andre = table.you.ready(ANDRE)
    mine = table.you.ready(replaced("Ryan", bleed=3))
    table.prey.ready("Nassir")
    table.prey.holds(LATE, EARLY)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.can_play(EARLY.name)
    table.until("would_succeed", table.you)
    table.you.uses(andre)
    assert table.prey.can_play(LATE.name)
    assert not table.prey.can_play(EARLY.name)
    table.prey.plays(LATE.name)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(ANDRE, 4)
def test_andre_bleeds_for_one_more(table: Table) -> None:
    """1 less and 2 more of his own bleed."""
    andre = table.you.ready(ANDRE)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=andre)
    table.until("would_succeed", table.you)
    table.you.uses(andre)
    rest(table)
    assert table.prey.pool() == 28


def test_andre_forgets_it_at_the_end_of_the_turn(table: Table) -> None:
    """In your next turn he bleeds for 1."""
    andre = table.you.ready(ANDRE)
    mine = table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.until("would_succeed", table.you)
    table.you.uses(andre)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    left = table.prey.pool()
    table.you.acts(word="bleed", by=andre)
    rest(table)
    assert left - table.prey.pool() == 1


@pytest.mark.ruling(ANDRE, 5)
@pytest.mark.parametrize("first", ["Andre", "Spying Mission"])
def test_andre_and_spying_mission(table: Table, first: str) -> None:
    """Neither follows the other on a bleed of 1."""
    andre = table.you.ready(ANDRE)
    spy = table.you.ready("Dr. Stephen Norton")
    table.you.ready(COMPANION)
    table.you.holds("Spying Mission")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=spy)
    table.until("would_succeed", table.you)
    assert table.you.can_play("Spying Mission", level="OBF")
    assert table.you.may("use", card=andre)
    if first == "Andre":
        table.you.uses(andre)
        assert table.over() or not table.you.can_play("Spying Mission", level="OBF")
    else:
        table.you.plays("Spying Mission", by=spy, level="OBF")
        assert table.over() or not table.you.may("use", card=andre)
    rest(table)
    assert table.prey.pool() == 30
    assert not table.you.has_edge()


# -- Victor Donaldson -----------------------------------------------------------------------------

VICTOR = "Victor Donaldson (G5)"
GOLCONDA = "Golconda: Inner Peace"
ELDER = made_vampire("Elder", capacity=8)


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_victor_takes_golconda_back(table: Table, takes: bool, region: str) -> None:
    """Canceled by whoever controls the elder, it is shuffled into the library if you like."""
    table.you.puts(VICTOR, region)
    table.you.ready(COMPANION)
    golconda = table.you.holds(GOLCONDA)
    elder = table.prey.ready(ELDER)
    table.prey.ready(made_vampire("Second", capacity=9))
    table.begins("master")
    table.you.plays(golconda)
    table.you.chooses(elder)
    table.prey.uses(golconda)
    assert table.where(golconda) == "ash_heap"
    if takes:
        table.you.does("answer")
    else:
        table.you.passes()
    assert table.where(golconda) == ("library" if takes else "ash_heap")
    assert table.where(elder) == "ready"
    assert (table.you.pool(), table.prey.pool()) == (30, 28)
    assert "Filler" in table.you.hand()  # it was replaced before


@pytest.mark.parametrize(
    ("name", "seat"), [("Sudden Reversal", "prey"), (GOLCONDA, "grand_prey"), ("Fame", "you")]
)
def test_victor_takes_nothing_else_back(table: Table, name: str, seat: str) -> None:
    """Another card; a Golconda while he is another's."""
    getattr(table, "you" if name == "Fame" else seat).ready(VICTOR)
    table.you.ready(COMPANION)
    held = table.you.holds("Fame" if name == "Fame" else GOLCONDA)
    table.prey.holds("Sudden Reversal")
    elder = table.prey.ready(ELDER)
    table.prey.ready(made_vampire("Second", capacity=9))
    table.begins("master")
    table.you.plays(held)
    table.you.chooses(elder)
    table.prey.plays("Sudden Reversal")
    assert table.where(held) == "ash_heap"
    assert not any(one.may("answer") for one in table.seats)


# -- Johannes Castelein ---------------------------------------------------------------------------

JOHANNES = "Johannes Castelein (G4)"
DEED = paper("Deed", action(burn_pool(1, PREDATOR), stealth=1))


@pytest.mark.parametrize(
    ("card", "by", "lost"),
    [(motion(), JOHANNES, 2), (DEED, JOHANNES, 0), (motion(), "Mkhokheli (G6)", 0)],
)
@pytest.mark.parametrize("canceller", ["prey", "grand_predator"])
def test_who_cancels_a_card_of_johannes_burns_pool(
    table: Table, card: Definition, by: str, lost: int, canceller: str
) -> None:
    """2, for a political action card that he plays; whoever it is."""
    johannes, other = table.you.ready(JOHANNES), table.you.ready("Mkhokheli (G6)")
    seat = getattr(table, canceller)
    held = table.you.holds(card)
    seat.holds("Direct Intervention")
    table.prey.ready("Nassir")
    table.you.acts(held, by=johannes if by == JOHANNES else other)
    seat.plays("Direct Intervention")
    rest(table)
    assert table.where(held) == "ash_heap"
    assert seat.pool() == 29 - lost  # 1 for the card that cancels
    assert sum(one.pool() for one in table.seats) == 149 - lost


def test_a_reaction_canceled_in_his_action_is_none_of_johannes(table: Table) -> None:
    """A reaction canceled while he acts: nobody burns pool."""
    johannes = table.you.ready(JOHANNES)
    table.you.holds(motion())
    table.grand_prey.holds("Direct Intervention")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.prey.holds(paper("Protest", reaction(burn_pool(1, PREDATOR)), kind="reaction"))
    table.you.acts("Motion", by=johannes)
    table.prey.plays("Protest")
    table.grand_prey.plays("Direct Intervention")
    rest(table)
    assert [one.pool() for one in table.seats] == [30, 30, 29, 30, 30]


@pytest.mark.parametrize(("by", "lost"), [(JOHANNES, 2), ("Mkhokheli (G6)", 0)])
def test_who_cancels_a_referendum_of_johannes_burns_pool(table: Table, by: str, lost: int) -> None:
    """Delaying Tactics cost the Methuselah 2 pool."""
    johannes, other = table.you.ready(JOHANNES), table.you.ready("Mkhokheli (G6)")
    table.you.holds(motion())
    guard = table.prey.ready("Nassir")
    table.prey.holds("Delaying Tactics")
    table.you.acts("Motion", by=johannes if by == JOHANNES else other)
    polling(table)
    table.prey.plays("Delaying Tactics", by=guard)
    rest(table)
    assert table.prey.pool() == 30 - lost
    assert sum(one.pool() for one in table.seats) == 150 - lost
    assert table.waits_for(table.you)
