"""The influence, unlock and discard phases of the heuristic player."""

from __future__ import annotations

from typing import Any

import pytest

CHEAP = "Ashley"
DEAR = "Alexander Silverson"


def test_it_fills_one_vampire_and_brings_it_out(table: Any) -> None:
    """All transfers go to the same vampire; when it can come out it does."""
    table.you.uncontrolled(CHEAP, blood=0)
    table.you.uncontrolled(DEAR, blood=0)
    table.begins("influence")
    moved = [table.answer_it() for _ in range(3)]
    assert {option.verb for option in moved} == {"transfer"}
    assert len({option.target for option in moved}) == 1


def test_a_vampire_that_can_come_out_comes_out(table: Any) -> None:
    """Before anything else."""
    ashley = table.you.uncontrolled(CHEAP, blood=3)
    table.you.uncontrolled(DEAR, blood=0)
    table.begins("influence")
    option = table.choice()
    assert (option.verb, option.target) == ("move out", ashley)


def test_it_does_not_oust_itself_by_transfers(table: Any) -> None:
    """Three pool are kept, however much is wanted."""
    table.you.pool(3)
    table.you.uncontrolled(DEAR, blood=0)
    table.begins("influence")
    assert table.choice().verb == "pass"


def test_with_many_minions_it_keeps_more_pool(table: Any) -> None:
    """Four minions in play: 12 pool are not spent on a fifth of capacity 8."""
    for name in ("Sully", "Meaghan", "Colette", "Dr. Stephen Norton"):
        table.you.ready(name)
    table.you.pool(12)
    table.you.uncontrolled(DEAR, blood=0)
    table.begins("influence")
    assert table.choice().verb == "pass"


def test_it_takes_the_pool_of_the_edge(table: Any) -> None:
    """It costs nothing."""
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.choice().verb == "gain from the Edge"


def test_it_discards_what_none_of_its_vampires_can_use(table: Any) -> None:
    """Nobody has Animalism or is to have it."""
    table.you.ready("Sully")
    dead = table.you.holds("Raven Spy")
    table.you.holds("Deflection")
    table.begins("discard")
    option = table.choice()
    assert (option.verb, option.card) == ("discard", dead)


def test_it_keeps_a_hand_that_is_all_of_use(table: Any) -> None:
    """One each of what Sully plays."""
    table.you.ready("Sully")
    table.you.holds("Deflection")
    table.you.holds("Conditioning")
    table.begins("discard")
    assert table.choice().verb == "pass"


def test_it_does_not_put_a_second_vessel_on_the_same_vampire(table: Any) -> None:
    """The first goes on one, the second on the other, the third stays in hand."""
    table.you.ready("Nassir")
    table.you.ready("Lauren")
    for _ in range(3):
        table.you.holds("Vessel")
    table.begins("master")
    targets = []
    while table.asked().window in ("master", "choose"):
        option = table.answer_it()
        if option.verb == "choose":
            targets.append(option.target)
    assert len(targets) == len(set(targets)) == 2


def test_a_hunting_ground_is_played_while_there_are_turns_to_use_it(table: Any) -> None:
    """Two pool for a blood in each turn to come; late in a game it is not worth it."""
    table.you.ready("Sully")
    table.you.pool(12)
    ground = table.you.holds("Asylum Hunting Ground")
    table.begins("master")
    option = table.choice()
    assert (option.verb, option.card) == ("play", ground)
    table.state.edit_seat(table.you.number).turns = 9
    assert table.choice().verb == "pass"


@pytest.mark.parametrize(("bleeders", "brought"), [(0, True), (4, False)])
def test_no_transfers_into_the_reach_of_the_predator(
    table: Any, bleeders: int, brought: bool
) -> None:
    """Four ready vampires of her predator, and a vampire of hers would cost all but 5 pool."""
    table.you.ready("Sully")
    for name in ("Lauren", "Nassir", "Rosalina Cortez", "Lloyd Brooks")[:bleeders]:
        table.predator.ready(name)
    table.you.pool(8)
    table.you.uncontrolled(CHEAP, blood=0)
    table.begins("influence")
    assert (table.choice().verb == "transfer") == brought


def test_a_wake_is_kept(table: Any) -> None:
    """What lets a locked vampire react is kept; stealth that few can use may go."""
    table.you.ready("Sully")
    wake = table.you.holds("On the Qui Vive")
    other = table.you.holds("Lost in Crowds")
    table.begins("discard")
    option = table.choice()
    assert option.card != wake and option.card in (other, -1)


@pytest.mark.parametrize(("pool", "plays"), [(30, True), (7, False)])
def test_blood_for_a_vampire_to_come_saves_a_turn(table: Any, pool: int, plays: bool) -> None:
    """Zillah's Valley for a vampire of 10, out of plenty."""
    table.you.uncontrolled("Hardestadt")
    table.you.pool(pool)
    card = table.you.holds("Zillah's Valley")
    table.begins("master")
    assert (table.choice().card == card) is plays
