"""A wake is asked about where it could matter, and nowhere else."""

from __future__ import annotations

import pytest

from methuselah.engine.decisions import Decision
from methuselah.players.sitting import sit_down
from methuselah.server.pacing import Pacer
from methuselah.table.passing import Wishes
from methuselah.table.waking import wakes_for_nothing
from table_talk import Seat, Table

WAKE = "On the Qui Vive"


@pytest.fixture
def table() -> Table:
    """Five seats; the first has a vampire that bleeds her prey."""
    table = Table()
    table.you.ready("Trevon Parker")
    return table


def is_asked(table: Table, seat: Seat) -> Decision:
    """What a seat that may wake is asked, as another one bleeds her prey."""
    table.you.does("act", word="bleed")
    table.until("action", seat)
    decision = table.asked()
    assert decision is not None
    assert decision.seat == seat.number
    assert any(option.verb == "play" for option in decision.options)
    return decision


def test_who_could_block_is_asked(table: Table) -> None:
    """Her only vampire is locked; awake it could block the bleed."""
    table.prey.ready("Ryan", locked=True)
    table.prey.holds(WAKE)
    assert not wakes_for_nothing(table.state, is_asked(table, table.prey))


def test_who_could_not_block_is_not_asked(table: Table) -> None:
    """The bleed is another's: whoever woke could only look on."""
    table.grand_prey.ready("Ryan", locked=True)
    table.grand_prey.holds(WAKE)
    assert wakes_for_nothing(table.state, is_asked(table, table.grand_prey))


@pytest.mark.parametrize(("card", "worth"), [("Eagle's Sight", True), ("Blood Doll", False)])
def test_what_else_she_holds_decides(table: Table, card: str, worth: bool) -> None:
    """A reaction that lets her block what is aimed at others, and a card that is none."""
    table.grand_prey.ready("Alexandra (G2)", locked=True)
    table.grand_prey.holds(WAKE, card)
    assert wakes_for_nothing(table.state, is_asked(table, table.grand_prey)) is not worth


def test_a_second_wake_is_nothing_that_she_could_do(table: Table) -> None:
    """Two of them wake two minions for nothing."""
    table.grand_prey.ready("Ryan", locked=True)
    table.grand_prey.ready("Anson (G1)", locked=True)
    table.grand_prey.holds(WAKE, WAKE)
    assert wakes_for_nothing(table.state, is_asked(table, table.grand_prey))


def test_who_can_wake_later_as_well_is_asked_then(table: Table) -> None:
    """As the action card is played she could wake, and not block yet: she is asked when she can."""
    table.prey.ready("Ryan", locked=True)
    table.prey.holds(WAKE)
    table.you.does("act", card=table.you.holds("Govern the Unaligned"), level="dom")
    table.until("as_played", table.prey)
    early = table.asked()
    assert early is not None and any(option.verb == "play" for option in early.options)
    assert wakes_for_nothing(table.state, early)
    table.prey.passes()
    table.until("action", table.prey)
    late = table.asked()
    assert late is not None and not wakes_for_nothing(table.state, late)


def test_what_others_hold_does_not_matter(table: Table) -> None:
    """Law 9: the same is asked whatever a hidden card is."""
    table.grand_prey.ready("Ryan", locked=True)
    table.grand_prey.holds(WAKE)
    table.you.holds("Deflection", "Govern the Unaligned")
    table.prey.holds("Deflection")
    assert wakes_for_nothing(table.state, is_asked(table, table.grand_prey))


def test_a_question_with_something_besides_is_asked(table: Table) -> None:
    """An unlocked vampire that may block: the wake beside it changes nothing."""
    table.prey.ready("Ryan")
    table.prey.ready("Anson (G1)", locked=True)
    table.prey.holds(WAKE)
    decision = is_asked(table, table.prey)
    assert any(option.verb == "block" for option in decision.options)
    assert not wakes_for_nothing(table.state, decision)


def test_full_control_and_hold_ask_all_the_same(table: Table) -> None:
    """The pass that she is spared else is no decision and no order of hers."""
    table.grand_prey.ready("Ryan", locked=True)
    table.grand_prey.holds(WAKE)
    decision = is_asked(table, table.grand_prey)
    seated, _ = sit_down(seed=1, players=("random",))
    seated.game.state = table.state
    seat = table.grand_prey.number
    seated.players.clear()
    pacer = Pacer(seated, [seat])

    spared = seated.due()
    assert spared is not None
    assert decision.options[spared.index].verb == "pass"
    assert (spared.passed, spared.by_hand, spared.player) == (False, False, None)
    for wishes in (Wishes(full=True), Wishes(hold=True)):
        pacer.wishes[seat] = wishes
        assert seated.due() is None
