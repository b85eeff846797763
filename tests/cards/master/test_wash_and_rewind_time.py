"""Cards cancelled as they are played: Wash, Rewind Time, Hide the Mind and others."""

from __future__ import annotations

import pytest

from combat_talk import fight, rest
from table_talk import Table

TEMPORIS = "Krassimir"  # dom nec pre POT TEM
DREAMS = "Dreams of the Sphinx"


# -- Wash ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["prey", "predator"])
def test_wash_cancels_a_master_of_prey_or_predator_and_gives_an_action(
    table: Table, who: str
) -> None:
    """Its cost is not paid, and she plays another one at once."""
    washing = getattr(table, who)
    first, second = table.you.holds("Elysian Fields", DREAMS)
    table.you.ready("Braden White")
    wash = washing.holds("Wash")
    table.begins("master")

    table.you.plays(first)
    washing.plays(wash)
    assert table.you.pool() == 30
    assert (table.where(first), table.where(wash)) == ("ash_heap", "ash_heap")
    table.you.plays(second)
    assert table.where(second) == "permanent"
    assert table.grand_prey.pool() == 30
    assert not table.you.can_play("Filler")


def test_wash_does_nothing_to_those_who_sit_further_away(table: Table) -> None:
    """Neither the grand-prey nor the grand-predator is prey or predator of the player."""
    table.you.holds(DREAMS)
    table.grand_prey.holds("Wash")
    table.grand_predator.holds("Wash")
    table.begins("master")

    table.you.plays(DREAMS)
    assert not table.grand_prey.can_play("Wash")
    assert not table.grand_predator.can_play("Wash")


@pytest.mark.ruling("Wash", 1)
@pytest.mark.ruling("Wash", 2)
def test_a_washed_trifle_gives_nothing_and_another_trifle_its_own_action(table: Table) -> None:
    """The action given is no trifle's: one follows the trifle still ([LSJ 20090126])."""
    vampire = table.you.ready("Ryan", blood=1)
    trifle, second, third, fourth = table.you.holds(*["Life in the City"] * 2, DREAMS, "Fame")
    table.prey.holds("Wash")
    table.begins("master")

    table.you.plays(trifle)
    table.prey.plays("Wash")
    assert table.blood(vampire) == 1
    table.you.plays(second)
    assert table.blood(vampire) == 2
    table.you.plays(third)
    assert not table.you.can_play(fourth)


@pytest.mark.ruling("Wash", 3)
def test_a_washed_out_of_turn_master_was_played_and_gives_an_action_later(table: Table) -> None:
    """It counts against her next master phase, which has the action more, and no second one."""
    ryan = table.you.ready("Samson")
    table.you.holds("Conditioning")
    table.prey.holds("Direct Intervention", "Direct Intervention", "Fame")
    table.prey.ready("Brazil")
    wash = table.grand_prey.holds("Wash")

    table.you.acts(word="bleed", by=ryan)
    table.you.plays("Conditioning", by=ryan)
    table.prey.plays("Direct Intervention")
    table.grand_prey.plays(wash)
    assert table.state.seats[1].owes_master == 1
    assert not table.prey.can_play("Direct Intervention")
    table.until_turn_of(table.prey, "master")
    table.asked()
    assert table.state.seats[1].owed_master == 0
    phase = table.state.span("phase")
    assert phase is not None
    assert phase.actions == 1  # type: ignore[attr-defined]


@pytest.mark.ruling("Wash", 4)
def test_wash_is_replaced_before_cards_unlock(table: Table) -> None:
    """At the very start of her unlock phase ([LSJ 20091208])."""
    table.you.holds(DREAMS)
    table.prey.holds("Wash", *["Fame"] * 6)
    table.gives_edge(table.prey)
    table.begins("master")

    table.you.plays(DREAMS)
    table.prey.plays("Wash")
    assert len(table.prey.hand()) == 6
    table.until_turn_of(table.prey)
    table.asked()
    assert len(table.prey.hand()) == 7


@pytest.mark.ruling("Wash", 6)
def test_a_cancelled_card_is_replaced_at_once_whatever_its_clause(table: Table) -> None:
    """The clause of a Wash that is washed is cancelled too ([LSJ 20080630])."""
    table.you.holds(DREAMS)
    table.prey.holds("Wash", *["Fame"] * 6)
    table.grand_prey.holds("Wash", *["Fame"] * 6)
    table.begins("master")

    table.you.plays(DREAMS)
    table.prey.plays("Wash")
    table.grand_prey.plays("Wash")
    rest(table)
    assert len(table.prey.hand()) == 7
    assert len(table.grand_prey.hand()) == 6
    assert table.state.seats[0].permanent


# -- what all of them share ------------------------------------------------------------------------


def masters_table(table: Table, who: str, *cards: str) -> None:
    """You play Dreams of the Sphinx; somebody has a vampire and these cards."""
    table.you.holds(DREAMS, *["Fame"] * 6)
    getattr(table, who).ready(TEMPORIS)
    getattr(table, who).holds(*cards)
    getattr(table, who).in_play("The Barrens")
    getattr(table, who).in_play("Smiling Jack, The Anarch")
    table.begins("master")
    table.you.plays(DREAMS)


@pytest.mark.parametrize("name", ["Wash", "Rewind Time"])
@pytest.mark.ruling("Wash", 5)
@pytest.mark.ruling("Rewind Time", 1)
def test_nothing_but_the_cancelling_is_done_as_a_master_is_played(table: Table, name: str) -> None:
    """The card is not replaced yet, nothing else is used ([LSJ 20061207])."""
    masters_table(table, "prey", name, "Forced Awakening")

    table.until("as_played", table.prey)
    assert len(table.you.hand()) == 6
    assert table.prey.can_play(name)
    assert not table.prey.may("use")
    assert not table.prey.can_play("Forced Awakening")


@pytest.mark.parametrize(
    ("name", "acts", "level"),
    [
        ("Contingency Planning", "", ""),
        ("Dark Influences", "Conditioning", ""),
        ("Hide the Mind", "", "OBF"),
    ],
)
@pytest.mark.ruling("Contingency Planning", 1)
@pytest.mark.ruling("Contingency Planning", 3)
@pytest.mark.ruling("Dark Influences", 1)
@pytest.mark.ruling("Dark Influences", 3)
@pytest.mark.ruling("Hide the Mind", 2)
@pytest.mark.ruling("Hide the Mind", 4)
def test_a_cancelled_minion_card_was_played_and_nothing_else_happens_meanwhile(
    table: Table, name: str, acts: str, level: str
) -> None:
    """Only a wake besides; the same minion cannot play the same card again ([LSJ 19980212])."""
    acting = table.you.ready("Samson" if acts else "Agrippina", blood=2)  # dom; OBF
    reacting = table.prey.ready("Aleph")  # dom AUS
    mine = table.prey if acts else table.you
    card = mine.holds(name)
    mine.in_play(DREAMS)
    if acts:
        victim = table.you.holds(acts, acts)
        table.prey.ready("Ryan", locked=True)
        table.prey.holds("Forced Awakening", *["Fame"] * 5)
        table.you.holds(*["Fame"] * 5)
    else:
        victim = table.prey.holds("Telepathic Misdirection", "Telepathic Misdirection")
        table.prey.holds(*["Fame"] * 5)

    table.you.acts(word="bleed", by=acting)
    if acts:
        table.you.plays(victim[0], by=acting)
    else:
        table.prey.plays(victim[0], by=reacting, level="AUS")
        table.prey.chooses(seat=table.grand_prey)
    table.until("as_played", mine)
    assert not mine.may("use")
    assert mine.can_play("Forced Awakening") == bool(acts)
    mine.plays(card, **({"level": level} if level else {}))
    table.until("declined")

    assert table.where(victim[0]) == "ash_heap"
    assert not table.you.can_play(victim[1]) and not table.prey.can_play(victim[1])
    assert table.blood(reacting) == 4 and table.blood(acting) == 2
    rest(table)
    assert table.prey.pool() == (27 if name == "Dark Influences" else 29)  # it costs 2
    assert table.grand_prey.pool() == 30


# -- Contingency Planning --------------------------------------------------------------------------


@pytest.mark.parametrize(("bleed", "lost"), [((), 1), (("Conditioning",), 1)])
def test_contingency_planning_stops_the_bounce_and_burns_one_pool(
    table: Table, bleed: tuple[str, ...], lost: int
) -> None:
    """In your own turn; more than 1 pool of the bleed is ignored, but the bleed is what it is."""
    acting = table.you.ready("Jackson Asher")  # dom
    table.prey.ready("Ashley")
    table.you.holds("Contingency Planning", *bleed)
    deflection = table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=acting)
    for card in bleed:
        table.you.plays(card, by=acting)
    table.prey.plays(deflection, level="dom")
    table.prey.chooses(seat=table.predator)
    table.you.plays("Contingency Planning")
    rest(table)

    assert table.prey.pool() == 30 - lost
    assert table.predator.pool() == 30
    assert table.you.has_edge()
    assert table.where(deflection) == "ash_heap"
    assert table.state.seats[0].owes_master == 1
    assert table.waits_for(table.you)


def test_contingency_planning_is_for_bounces_of_your_own_bleeds(table: Table) -> None:
    """Not for another card, and not for whom another's minion bleeds."""
    acting = table.you.ready("Jackson Asher")
    table.prey.ready("Ashley")
    table.you.holds("Contingency Planning", "Conditioning")
    table.prey.holds("Deflection")
    table.grand_prey.holds("Contingency Planning")

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Conditioning", by=acting)
    table.asked()
    assert not table.you.can_play("Contingency Planning")
    table.prey.plays("Deflection", level="dom")
    table.prey.chooses(seat=table.predator)
    assert not table.grand_prey.can_play("Contingency Planning")
    assert table.you.can_play("Contingency Planning")


def test_an_out_of_turn_master_of_her_own_turn_is_the_only_one(table: Table) -> None:
    """It is paid for with the next master phase, so no second one is played before it."""
    acting = table.you.ready("Jackson Asher")
    table.prey.ready("Ashley")
    table.prey.ready("Chelsea Blake")
    first, second = table.you.holds("Contingency Planning", "Contingency Planning")
    table.prey.holds("Deflection", "Deflection")

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Deflection", level="dom")
    table.prey.chooses(seat=table.predator)
    table.you.plays(first)
    table.prey.plays("Deflection", level="DOM")
    table.prey.chooses(seat=table.predator)
    assert not table.you.can_play(second)


# -- Rewind Time -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "lost"), [("prey", 0), ("grand_prey", 1)])
def test_rewind_time_reduces_a_bleed_against_you(table: Table, target: str, lost: int) -> None:
    """Presence: by 1, if it is you who is bled."""
    ryan = table.you.ready("Ryan")
    seat = getattr(table, target)
    table.prey.ready("Ashley")
    vampire = seat.ready("Delilah Easton")
    seat.holds("Rewind Time")

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert seat.can_play("Rewind Time", by=vampire, level="pre") == (target == "prey")
    if target == "prey":
        seat.plays("Rewind Time", level="pre")
    rest(table)
    assert table.prey.pool() == 30 - lost
    assert table.you.has_edge() == bool(lost)


@pytest.mark.parametrize(
    ("card", "minion"),
    [("Govern the Unaligned", "Samson"), ("Parity Shift", "Enam"), ("Raven Spy", "Dani")],
)
@pytest.mark.ruling("Rewind Time", 6)
@pytest.mark.ruling("Rewind Time", 8)
def test_rewind_time_cancels_any_action_card_and_leaves_its_minion_unlocked(
    table: Table, card: str, minion: str
) -> None:
    """The action is not performed: the same one may be tried again."""
    table.predator.pool(35)
    acting = table.you.ready(minion)
    first, second = table.you.holds(card, card)
    table.prey.ready(TEMPORIS)
    table.prey.holds("Rewind Time", "Rewind Time")

    table.you.acts(first, by=acting)
    table.prey.plays("Rewind Time", level="tem")
    assert table.where(first) == "ash_heap"
    assert not table.locked(acting)
    assert table.prey.pool() == 30
    table.until("minion", table.you)
    table.you.acts(second, by=acting)
    table.until("as_played", table.prey)
    assert table.prey.can_play("Rewind Time", level="tem"), "it is another action"


def test_rewind_time_does_not_cancel_what_is_no_action_card(table: Table) -> None:
    """Neither a modifier nor an action without a card."""
    acting = table.you.ready("Samson")
    table.you.holds("Conditioning")
    table.prey.ready(TEMPORIS)
    table.prey.holds("Rewind Time")

    table.you.acts(word="bleed", by=acting)
    assert not table.prey.can_play("Rewind Time", level="tem")
    table.you.plays("Conditioning", by=acting)
    assert not table.prey.can_play("Rewind Time", level="tem")


@pytest.mark.parametrize("seat", ["prey", "grand_prey", "predator"])
@pytest.mark.ruling("Rewind Time", 10)
def test_rewind_time_cancels_a_master_of_anybody_while_there_is_no_action(
    table: Table, seat: str
) -> None:
    """No other reaction is played then ([PIB 20120808]); the player gets an action more."""
    masters_table(table, seat, "Rewind Time", "Forced Awakening")
    who = getattr(table, seat)

    table.until("as_played", who)
    assert not who.can_play("Forced Awakening")
    who.plays("Rewind Time", level="TEM")
    assert DREAMS not in table.you.hand()
    assert not table.state.seats[0].permanent
    assert table.you.can_play("Fame") or table.state.span("phase").actions == 1  # type: ignore


def test_rewind_time_needs_an_unlocked_vampire_and_spares_out_of_turn_masters(
    table: Table,
) -> None:
    """A locked one does not react; Direct Intervention is an out-of-turn master."""
    ryan = table.you.ready("Samson")
    table.you.holds("Conditioning", DREAMS)
    table.prey.holds("Direct Intervention")
    table.grand_prey.ready(TEMPORIS)
    table.predator.ready(TEMPORIS, locked=True)
    table.grand_prey.holds("Rewind Time")
    table.predator.holds("Rewind Time")
    table.begins("master")

    table.you.plays(DREAMS)
    assert table.grand_prey.can_play("Rewind Time")
    assert not table.predator.can_play("Rewind Time")
    rest(table)
    table.you.acts(word="bleed", by=ryan)
    table.you.plays("Conditioning", by=ryan)
    table.prey.plays("Direct Intervention")
    assert not table.grand_prey.can_play("Rewind Time")


@pytest.mark.ruling("Rewind Time", 11)
def test_rewind_time_is_not_played_during_combat(table: Table) -> None:
    """Not as a combat card is played, which is no master anyway ([LSJ 20080618])."""
    ryan = table.you.ready("Ryan")
    blocker = table.prey.ready("Ashley")
    table.you.holds("Dodge")
    table.prey.ready(TEMPORIS)
    table.prey.holds("Rewind Time")

    fight(table, ryan, blocker)
    table.you.plays("Dodge", by=ryan)
    assert not table.prey.can_play("Rewind Time")


@pytest.mark.ruling("Rewind Time", 2)
def test_a_late_action_card_that_is_rewound_is_replaced_at_once(table: Table) -> None:
    """Bum's Rush waits for the end of the action, cancelled it does not ([LSJ 20011023])."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Bum's Rush", *["Fame"] * 6)
    table.prey.ready(TEMPORIS)
    table.prey.holds("Rewind Time")

    table.you.acts("Bum's Rush", by=ryan)
    table.prey.plays("Rewind Time", level="tem")
    rest(table)
    assert len(table.you.hand()) == 7
