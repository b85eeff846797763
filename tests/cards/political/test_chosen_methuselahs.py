"""Methuselahs chosen in a referendum: for more masters, for cards, for libraries, for a seat.

Rumors of Gehenna, Year of Fortune, Reinforcements, Dramatic Upheaval; and Political Flux.
"""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import PREY, YOU, burn_pool, static, use
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.turn.master import master_actions
from politics_talk import carried, polling
from table_talk import Seat, Table

RUMORS = "Rumors of Gehenna"
YEAR = "Year of Fortune"
HELP = "Reinforcements"
PRINCE = "Mkhokheli"


STAB = paper("Stab", use(burn_pool(30, PREY), at=("minion",), by="controller"), kind="master")


def names(table: Table, *seats: Seat) -> None:
    """Choose these Methuselahs, as the terms are chosen, and no more."""
    for seat in seats:
        table.you.does("choose", seat=seat.number)
    if table.you.may("done"):
        table.you.does("done")


def sizes(table: Table) -> list[int]:
    """The hand sizes, around the table."""
    return [hand_size(table.state, seat.number) for seat in table.seats]


@pytest.mark.parametrize("passes", [True, False])
def test_rumors_give_two_master_phase_actions(table: Table, passes: bool) -> None:
    """To each that was chosen, in each of her master phases; to nobody else."""
    caller = table.you.ready("Nassir")
    rumors = table.you.holds(RUMORS)
    table.prey.ready(PRINCE)
    for seat in table.seats:
        seat.holds("Fame", "Fame", "Fame")
    table.you.acts(RUMORS, by=caller)
    names(table, table.you, table.prey)
    if passes:
        carried(table, caller)
    else:
        rest(table)
    assert table.where(rumors) == ("permanent" if passes else "ash_heap")
    for seat, most in ((table.prey, 2), (table.grand_prey, 1), (table.you, 2)):
        table.until_turn_of(seat, "master")
        assert master_actions(table.state, seat.number) == (most if passes else 1)


def test_rumors_are_chosen_among_all(table: Table) -> None:
    """One Methuselah or more: all five, or one alone; not none."""
    caller = table.you.ready("Nassir")
    table.you.holds(RUMORS)
    table.you.acts(RUMORS, by=caller)
    while not table.you.options("choose"):
        table.pass_on()
    assert {o.seat for o in table.you.options("choose")} == {0, 1, 2, 3, 4}
    assert not table.you.may("done")
    for seat in table.seats[:4]:
        table.you.does("choose", seat=seat.number)
    assert table.you.may("done")


PARTHENON = paper("One More", static("master_actions", +1, who=YOU), kind="master")


@pytest.mark.parametrize(
    ("copies", "vampires", "more", "expected"),
    [
        (2, (), False, 2),
        (1, ("Anson (G1)",), False, 2),
        (0, ("Anson (G1)", "Nana Buruku (G4)"), False, 2),
        (1, (), True, 3),
        (0, (), True, 2),
    ],
)
def test_two_instead_of_one_stays_two(
    table: Table, copies: int, vampires: tuple[str, ...], more: bool, expected: int
) -> None:
    """Two such effects are no more than one; what gives one more comes on top."""
    table.you.holds("Fame", "Fame", "Fame", "Fame")
    table.you.ready("Ryan")
    for _ in range(copies):
        table.you.in_play(RUMORS, notes=(("chosen", 1),))
    for vampire in vampires:
        table.you.ready(vampire)
    if more:
        table.you.in_play(PARTHENON)
    table.begins("master")
    table.asked()
    assert master_actions(table.state, 0) == expected


@pytest.mark.parametrize("card", [RUMORS, YEAR])
@pytest.mark.parametrize("passes", [True, False])
def test_a_vampire_calls_for_an_end(table: Table, card: str, passes: bool) -> None:
    """Any ready vampire, by a political action at +1 stealth; no ally."""
    caller, stray = table.you.ready("Ryan"), table.you.ready("Underbridge Stray")
    table.you.ready(COMPANION)
    prince = table.you.ready(PRINCE)
    held = table.prey.in_play(card, notes=(("chosen", 2),))
    guard = table.prey.ready(made_vampire("Guard"))
    assert table.you.may("use action", card=held, minion=caller)
    assert not table.you.may("use action", card=held, minion=stray)
    table.you.acts(held, by=caller)
    table.prey.blocks(guard)  # its attempt fails: no intercept against 1 stealth
    polling(table)
    if passes:
        table.you.votes("for", minion=prince)
    rest(table)
    assert table.where(held) == ("ash_heap" if passes else "permanent")
    assert sizes(table)[1] == (8 if card == YEAR and not passes else 7)
    assert table.waits_for(table.you)


# -- Year of Fortune ------------------------------------------------------------------------------


@pytest.mark.ruling(YEAR, 1)
def test_a_year_of_fortune_is_a_card_more_in_hand(table: Table) -> None:
    """For those that were chosen, while the card is in play."""
    caller = table.you.ready("Nassir")
    second, prince = table.you.ready("Ryan"), table.you.ready(PRINCE)
    year = table.you.holds(YEAR)
    table.you.acts(YEAR, by=caller)
    names(table, table.prey, table.predator)
    carried(table, caller)
    assert table.where(year) == "permanent"
    assert sizes(table) == [7, 8, 7, 7, 8]
    assert [len(seat.hand()) for seat in (table.prey, table.predator)] == [8, 8]  # at once
    table.you.acts(year, by=second)
    polling(table)
    table.you.votes("for", minion=prince)
    while not table.over() or table.prey.may("discard") or table.predator.may("discard"):
        for seat in (table.prey, table.predator):
            if seat.may("discard"):
                seat.does("discard")
        if not table.over():
            table.pass_on()
    assert sizes(table) == [7] * 5
    assert [len(seat.hand()) for seat in (table.prey, table.predator)] == [7, 7]
    assert table.where(year) == "ash_heap"


@pytest.mark.ruling(YEAR, 1)
@pytest.mark.parametrize("card", [RUMORS, YEAR])
def test_what_was_called_ends_with_who_controls_it(table: Table, card: str) -> None:
    """Ousted, she takes the card out of the game, and what it gave with it."""
    table.you.ready(COMPANION)
    held = table.prey.in_play(card, notes=(("chosen", 0b00101),))
    stab = table.you.in_play(STAB)
    table.grand_prey.holds("Fame")
    table.grand_prey.ready("Ryan")
    before = sizes(table)
    assert before == ([8, 7, 8, 7, 7] if card == YEAR else [7] * 5)
    table.you.uses(stab)
    assert table.prey.is_out()
    assert table.where(held) == "removed"
    assert sizes(table) == [7] * 5
    table.until_turn_of(table.grand_prey, "master")
    assert master_actions(table.state, 2) == 1


@pytest.mark.ruling(YEAR, 2)
def test_nobody_has_two_years_of_fortune(table: Table) -> None:
    """Whoever is chosen for one is not chosen for another; if all are, it cannot be played."""
    caller = table.you.ready("Nassir")
    table.prey.in_play(YEAR, notes=(("chosen", 0b00101),))
    table.prey.in_play(RUMORS, notes=(("chosen", 0b11111),))
    table.you.holds(YEAR)
    table.you.acts(YEAR, by=caller)
    while not table.you.options("choose"):
        table.pass_on()
    assert {o.seat for o in table.you.options("choose")} == {1, 3, 4}
    names(table, table.prey)
    carried(table, caller)
    assert sizes(table) == [8, 8, 8, 7, 7]


@pytest.mark.ruling(YEAR, 2)
@pytest.mark.parametrize(("chosen", "may"), [(0b11111, False), (0b11110, True)])
def test_a_year_of_fortune_needs_somebody(table: Table, chosen: int, may: bool) -> None:
    """Somebody must be left to be chosen."""
    caller = table.you.ready("Nassir")
    table.prey.in_play(YEAR, notes=(("chosen", chosen),))
    table.you.holds(YEAR)
    assert table.asked() is not None
    assert table.you.can_play(YEAR, by=caller) is may


# -- Reinforcements -------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
def test_reinforcements_come_back_to_libraries(table: Table, passes: bool) -> None:
    """Up to 3 library cards of each that was chosen, by her own choice; the card is gone."""
    caller = table.you.ready(PRINCE)
    help_ = table.you.holds(HELP)
    mine = table.you.ash_heap("Fame", "Blood Doll", "Bonding", "Govern the Unaligned")
    table.you.ash_heap("Ryan")
    theirs = table.prey.ash_heap("Fame", "Bonding")
    others = table.grand_prey.ash_heap("Fame", "Bonding")
    before = len(table.state.seats[0].library)
    table.you.acts(HELP, by=caller)
    names(table, table.you, table.prey)
    polling(table)
    if passes:
        table.you.votes("for", minion=caller)
        while not table.you.choices():
            table.pass_on()
        assert table.you.choices() == set(mine)
        for card in mine[:3]:
            table.you.chooses(card)
        assert table.prey.choices() == set(theirs)
        table.prey.chooses(theirs[0])
        table.prey.does("done")
        assert not table.grand_prey.may("choose")
    rest(table)
    moved = "library" if passes else "ash_heap"
    assert [table.where(c) for c in mine] == [moved] * 3 + ["ash_heap"]
    assert [table.where(c) for c in theirs] == [moved, "ash_heap"]
    assert [table.where(c) for c in others] == ["ash_heap"] * 2
    assert len(table.state.seats[0].library) == before - 1 + (3 if passes else 0)
    assert table.where(help_) == "removed"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("ends", ["blocked", "cancelled"])
def test_reinforcements_are_gone_whatever_happens(table: Table, ends: str) -> None:
    """Blocked, or with the referendum cancelled."""
    caller = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    help_ = table.you.holds(HELP)
    guard = table.prey.ready(made_vampire("Guard"))
    if ends == "blocked":
        table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
    else:
        theirs = table.prey.ready("T.J. (G4)")
    table.you.acts(HELP, by=caller)
    if ends == "blocked":
        table.prey.blocks(guard)
    else:
        names(table, table.you)
        table.prey.uses(theirs)
    rest(table)
    assert table.where(help_) == "removed"
    assert table.waits_for(table.you)


def test_reinforcements_are_gone_before_the_action_could_continue(table: Table) -> None:
    """Removed as the action is blocked: Form of Mist has no card to go on with (R3 6.2.5)."""
    caller = table.you.ready(replaced("Mkhokheli", disciplines=("PRO",)))
    table.you.ready(COMPANION)
    help_ = table.you.holds(HELP)
    table.you.holds("Form of Mist")
    table.you.ash_heap("Fame")
    guard = table.prey.ready(made_vampire("Guard"))
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
    table.you.acts(HELP, by=caller)
    table.prey.blocks(guard)
    table.until("strike", table.you)
    assert table.where(help_) == "removed"
    table.you.plays("Form of Mist", by=caller, level="PRO")
    asked = False
    while not table.over():
        asked |= bool(table.you.options("choose"))
        table.pass_on()
    assert not asked
    assert table.waits_for(table.you)


def test_reinforcements_do_not_come_back_to_the_hand(table: Table) -> None:
    """Delaying Tactics cancels the referendum, and the card is out of the game."""
    caller = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    help_ = table.you.holds(HELP)
    lawyer = table.prey.ready("Nassir")
    table.prey.holds("Delaying Tactics")
    table.you.acts(HELP, by=caller)
    names(table, table.you)
    table.prey.plays("Delaying Tactics", by=lawyer)
    rest(table)
    assert table.where(help_) == "removed"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("card", [HELP, YEAR])
def test_all_may_be_chosen(table: Table, card: str) -> None:
    """And one of them takes nothing back."""
    caller = table.you.ready(PRINCE)
    held = table.you.holds(card)
    left = table.prey.ash_heap("Fame")
    table.you.acts(card, by=caller)
    names(table, *table.seats)
    polling(table)
    table.you.votes("for", minion=caller)
    if card == HELP:
        table.prey.does("done")
    rest(table)
    assert table.where(left) == "ash_heap"
    assert sizes(table) == [8 if card == YEAR else 7] * 5
    assert table.where(held) == ("permanent" if card == YEAR else "removed")


# -- Dramatic Upheaval ----------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
def test_two_switch_places(table: Table, passes: bool) -> None:
    """You and another; the others stay, and the turn goes on around the new table."""
    caller = table.you.ready("Nassir")
    table.you.holds("Dramatic Upheaval")
    table.prey.ready(PRINCE)
    table.you.acts("Dramatic Upheaval", by=caller)
    while not table.you.options("choose"):
        table.pass_on()
    assert {o.seat for o in table.you.options("choose")} == {1, 2, 3, 4}
    table.you.chooses(seat=2)
    if passes:
        carried(table, caller)
    rest(table)
    ring = [table.state.prey(seat) for seat in range(5)]
    assert ring == ([3, 0, 1, 4, 2] if passes else [1, 2, 3, 4, 0])
    table.until_turn_of(table.grand_predator if passes else table.prey)
    assert table.state.turn == 7


# -- Political Flux -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "passes", "pool"), [(1, True, 1), (12, True, 12), (9, False, 6)]
)
def test_the_next_ousting_is_worth_the_chosen_number(
    table: Table, number: int, passes: bool, pool: int
) -> None:
    """From 1 to 12, for the next one only: then it is 6 again."""
    caller = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds("Political Flux")
    table.prey.ready(PRINCE)
    stab = table.you.in_play(STAB)
    table.you.acts("Political Flux", by=caller)
    while not table.you.options("choose"):
        table.pass_on()
    assert [o.number for o in table.you.options("choose")] == list(range(1, 13))
    table.you.chooses(number=number)
    if passes:
        carried(table, caller)
    rest(table)
    table.you.uses(stab)
    assert table.prey.is_out()
    assert table.you.pool() == 30 + pool
    table.you.uses(stab)
    assert table.grand_prey.is_out()
    assert table.you.pool() == 30 + pool + 6
    assert table.you.victory_points() == 2


def test_a_second_flux_takes_the_place_of_the_first(table: Table) -> None:
    """What was said last of the next predator holds."""
    one, two = table.you.ready("Nassir"), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds("Political Flux", "Political Flux")
    stab = table.you.in_play(STAB)
    for caller, number in ((one, 11), (two, 2)):
        table.you.acts("Political Flux", by=caller)
        table.you.chooses(number=number)
        carried(table, caller)
        rest(table)
    table.you.uses(stab)
    assert table.you.pool() == 32
    table.you.uses(stab)
    assert table.you.pool() == 38
