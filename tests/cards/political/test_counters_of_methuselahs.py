"""Sabbat Threat and Deploy the Hand: counters of Methuselahs, with no card in play behind them."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.codec import decode, encode
from methuselah.engine.views import view
from methuselah.language import may_prevent
from methuselah.players.terminal.describing import seat_lines
from methuselah.table.naming import Telling
from politics_talk import carried
from table_talk import Seat, Table

THREAT = "Sabbat Threat"
HAND = "Deploy the Hand"
JUSTICARS = [replaced(name, title="justicar", capacity=6) for name in ("Ryan", "Nassir", "Lauren")]
CARDINALS = [
    replaced(name, title="cardinal", sect="sabbat", capacity=6) for name in ("Ryan", "Nassir")
]


def calls(table: Table, card: str, caller: int, *seats: Seat, passes: bool = True) -> None:
    """Call it, with these Methuselahs chosen and no more; it passes, or nobody votes for it."""
    table.you.acts(card, by=caller)
    table.until("choose", table.you)
    for seat in seats:
        table.you.does("choose", seat=seat.number)
    if table.you.may("done"):
        table.you.does("done")
    if passes:
        carried(table, caller)
    else:
        rest(table)


# -- Sabbat Threat --------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
def test_the_threatened_burn_pool_in_each_unlock_phase(table: Table, passes: bool) -> None:
    """1 each, whoever was chosen, the caller too; nothing stays in play, nobody else burns any."""
    caller, stranger = table.you.ready(JUSTICARS[0]), table.you.ready(COMPANION)
    card = table.you.holds(THREAT)
    assert table.you.can_play(card, by=caller)
    assert not table.you.can_play(card, by=stranger)
    calls(table, THREAT, caller, table.you, table.prey, passes=passes)
    assert table.where(card) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30] * 5
    table.until_turn_of(table.prey, "master")
    assert [seat.pool() for seat in table.seats] == [30, 30 - passes, 30, 30, 30]
    table.until_turn_of(table.you, "master")
    assert [seat.pool() for seat in table.seats] == [30 - passes, 30 - passes, 30, 30, 30]
    table.until_turn_of(table.prey, "master")
    assert table.prey.pool() == 30 - 2 * passes


def test_all_may_be_threatened_and_somebody_must(table: Table) -> None:
    """All five are there to choose; none is no choice."""
    caller = table.you.ready(JUSTICARS[0])
    table.you.holds(THREAT)
    table.you.acts(THREAT, by=caller)
    table.until("choose", table.you)
    assert {option.seat for option in table.you.options("choose")} == {0, 1, 2, 3, 4}
    assert not table.you.may("done")
    for seat in table.seats[:4]:
        table.you.does("choose", seat=seat.number)
    table.you.does("choose", seat=4)
    carried(table, caller)
    table.until_turn_of(table.predator, "master")
    assert [seat.pool() for seat in table.seats] == [30, 29, 29, 29, 29]


@pytest.mark.parametrize(("copies", "burned"), [(1, 1), (2, 2), (3, 2)])
def test_no_more_than_two_threats(table: Table, copies: int, burned: int) -> None:
    """A third counter is none; she may be chosen for it all the same."""
    table.you.ready(COMPANION)
    callers = [table.you.ready(justicar) for justicar in JUSTICARS]
    table.you.holds(*[THREAT] * 3)
    for caller in callers[:copies]:
        calls(table, THREAT, caller, table.prey)
    table.until_turn_of(table.prey, "master")
    assert table.prey.pool() == 30 - burned


@pytest.mark.rules_text("003 Sabbat Threat 1")
@pytest.mark.ruling(THREAT, 1)
@pytest.mark.parametrize("copies", [1, 2])
def test_the_edge_pays_before_it_is_burned(table: Table, copies: int) -> None:
    """1 pool for the Edge, then the Edge for all counters: none is burned, then or later."""
    table.you.ready(COMPANION)
    callers = [table.you.ready(justicar) for justicar in JUSTICARS[:copies]]
    table.you.holds(*[THREAT] * 2)
    table.gives_edge(table.prey)
    for caller in callers:
        calls(table, THREAT, caller, table.prey, table.grand_prey)
    table.until_turn_of(table.prey)
    assert table.prey.may("obey", word="threat")
    table.prey.does("gain from the Edge")
    table.prey.does("burn counters", word="threat")
    assert not table.prey.has_edge()
    assert table.prey.pool() == 31
    table.until_turn_of(table.grand_prey, "master")
    assert (table.prey.pool(), table.grand_prey.pool()) == (31, 30 - copies)
    table.until_turn_of(table.prey, "master")
    assert table.prey.pool() == 31


def test_who_keeps_the_edge_burns_pool_once(table: Table) -> None:
    """She must, in the order she likes; once each phase, and the counter stays."""
    caller = table.you.ready(JUSTICARS[0])
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(THREAT)
    table.gives_edge(table.prey)
    calls(table, THREAT, caller, table.prey)
    table.until_turn_of(table.prey)
    assert not table.prey.may("pass")
    table.prey.does("obey", word="threat")
    assert table.prey.pool() == 29
    assert not table.prey.may("obey")
    assert table.prey.may("pass")
    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("burn counters", word="threat")
    table.until_turn_of(table.prey)
    assert table.prey.may("obey", word="threat")


@pytest.mark.parametrize("holder", ["you", "prey", "grand_prey"])
def test_only_her_own_edge_helps_and_at_any_time(table: Table, holder: str) -> None:
    """In anybody's turn, when she has the impulse; whoever has no counter is not offered it."""
    caller, other = table.you.ready(JUSTICARS[0]), table.you.ready(COMPANION)
    table.you.holds(THREAT)
    table.gives_edge(getattr(table, holder))
    calls(table, THREAT, caller, table.prey)
    assert not table.you.may("burn counters")
    table.you.acts(by=other, word="bleed")
    if holder == "prey":
        table.until("announced", table.prey)
        table.prey.does("burn counters", word="threat")
        assert not table.prey.has_edge()
    rest(table)
    burned = 30 - table.prey.pool()
    table.until_turn_of(table.prey, "master")
    assert 30 - table.prey.pool() == burned + (holder != "prey")


def test_everybody_is_told_and_a_saved_game_keeps_them(table: Table) -> None:
    """The terminal names them beside her pool, in each language, to all."""
    table.you.ready(COMPANION)
    callers = [table.you.ready(justicar) for justicar in JUSTICARS[:2]]
    table.you.holds(*[THREAT] * 2)
    for caller in callers:
        calls(table, THREAT, caller, table.prey)
    state = decode(encode(table.state), {d.id: d for d in table.state.setting.definitions})
    for viewer in (0, 1, 3):
        seen = view(state, viewer)
        for language, words in (("en", "2 threat counters"), ("es", "2 contadores de amenaza")):
            telling = Telling(state, viewer, language=language)
            assert words in "\n".join(seat_lines(telling, seen, seen.seats[1]))
            assert words not in "\n".join(seat_lines(telling, seen, seen.seats[2]))


# -- Deploy the Hand ------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
def test_a_target_gives_up_a_ready_minion(table: Table, passes: bool) -> None:
    """She chooses which of her own, 2 damage that nothing prevents; in each unlock phase."""
    caller, stranger = table.you.ready(CARDINALS[0]), table.you.ready(COMPANION)
    mine, other = table.prey.ready("Lauren", blood=4), table.prey.ready("Gilbert Duane", blood=1)
    fallen = table.prey.torpor("Anson (G1)", blood=3)
    table.prey.in_play(paper("Vest", may_prevent(9), kind="equipment"), on=mine)
    card = table.you.holds(HAND)
    assert not table.you.can_play(card, by=stranger)
    calls(table, HAND, caller, table.prey, passes=passes)
    assert table.where(card) == "ash_heap"
    if not passes:
        table.until_turn_of(table.prey, "master")
        assert (table.blood(mine), table.where(other)) == (4, "ready")
        return
    table.until("choose", table.prey)
    assert table.prey.choices() == {mine, other}
    table.prey.chooses(mine)
    assert (table.blood(mine), table.blood(other), table.blood(fallen)) == (2, 1, 3)
    table.until("choose", table.prey)
    table.prey.chooses(other)
    assert table.where(other) == "torpor"
    assert table.blood(mine) == 2


@pytest.mark.ruling(HAND, 1)
@pytest.mark.parametrize("most", [4, 5])
def test_nobody_is_a_target_twice(table: Table, most: int) -> None:
    """Who has a counter is not chosen; where all have one, it is not called again."""
    first, second = (table.you.ready(cardinal) for cardinal in CARDINALS)
    table.you.ready(COMPANION)
    table.you.holds(HAND, HAND)
    calls(table, HAND, first, *table.seats[:most])
    assert table.you.can_play(HAND, by=second) is (most == 4)
    if most == 4:
        table.you.acts(HAND, by=second)
        carried(table, second)


@pytest.mark.parametrize("edge", [True, False])
def test_a_target_is_burned_with_the_edge(table: Table, edge: bool) -> None:
    """Before she has chosen anybody; who has no ready minion loses none."""
    caller = table.you.ready(CARDINALS[0])
    table.you.ready(COMPANION)
    fallen = table.prey.torpor("Anson (G1)", blood=3)
    other = table.grand_prey.ready("Lauren", blood=4)
    table.you.holds(HAND)
    if edge:
        table.gives_edge(table.grand_prey)
    calls(table, HAND, caller, table.prey, table.grand_prey)
    if edge:
        table.until_turn_of(table.grand_prey)
        table.grand_prey.does("burn counters", word="target")
    table.until_turn_of(table.grand_prey, "master")
    assert table.blood(fallen) == 3
    assert table.blood(other) == (4 if edge else 2)
