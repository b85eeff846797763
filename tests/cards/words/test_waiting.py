"""What waits for a later moment keeps what was chosen; made-up cards. R0, Durations."""

from __future__ import annotations

import pytest

from action_talk import trick
from combat_talk import COMPANION
from made_up import paper
from methuselah.language import (
    TARGET,
    THIS,
    action,
    ash_heap,
    at_end_of_turn,
    at_moment,
    attached,
    burn_card,
    choose,
    chosen,
    controlled_by,
    controller_of,
    during_discard_phase,
    gain_pool,
    is_on,
    later,
    minion,
    modifier,
    not_,
    other,
    put_on,
    ready,
    remove_from_game,
    unlock,
    vampire,
    yours,
)
from methuselah.language.changing.effects import Effect
from table_talk import Table


@pytest.mark.parametrize(
    ("put_off", "phase"),
    [
        (at_moment("after resolution", unlock(TARGET)), "minion"),
        (during_discard_phase(unlock(TARGET)), "discard"),
        (at_end_of_turn(unlock(TARGET)), "end"),
    ],
)
def test_what_was_chosen_is_known_later(table: Table, put_off: Effect, phase: str) -> None:
    """The one that was chosen unlocks then, and not before; the other one stays as it is."""
    actor = table.you.ready("Nassir")
    ryan = table.you.ready("Ryan", locked=True)
    bystander = table.you.ready("Octane", locked=True)
    table.you.ready(COMPANION)
    whim = paper("Whim", action(choose(ready(vampire, yours, other)), put_off), kind="action")
    table.you.holds(whim)

    table.you.acts("Whim", by=actor)
    table.you.chooses(ryan)
    table.nobody_reacts()
    assert table.locked(ryan) == (phase != "minion")
    table.until_turn_of(table.prey, "minion")

    assert not table.locked(ryan)
    assert table.locked(bystander)


def test_a_choice_that_another_decides_is_put_off() -> None:
    """Chosen at once it would never be offered; a card on the first one may be."""
    first = choose(ready(minion, not_(yours)))
    second = ready(vampire, controlled_by(controller_of(TARGET)))
    with pytest.raises(ValueError, match=r"Say later\(choose"):
        action(first, choose(second, name="second"), gain_pool(1))
    action(first, later(choose(second, name="second")), gain_pool(1))
    action(first, choose(attached(is_on(TARGET)), name="second"), gain_pool(1))


def test_a_card_on_the_first_choice_is_chosen_with_it(table: Table) -> None:
    """Of two minions with cards, only those of the one that was chosen."""
    actor = table.you.ready("Nassir")
    ryan, octane = table.prey.ready("Ryan"), table.prey.ready("Octane")
    burden = paper("Burden", action(), kind="equipment")
    his = [table.prey.in_play(burden, on=ryan) for _ in range(2)]
    hers = table.prey.in_play(burden, on=octane)
    strip = action(
        choose(ready(minion, not_(yours))),
        choose(attached(is_on(TARGET)), name="stripped"),
        burn_card(chosen("stripped")),
    )
    table.you.holds(paper("Strip", strip, kind="action"))

    table.you.acts("Strip", by=actor)
    table.you.chooses(ryan)
    assert table.you.choices() == set(his)
    table.you.chooses(his[0])
    table.nobody_reacts()

    assert table.where(his[0]) == "ash_heap"
    assert (table.on(his[1]), table.on(hers)) == (ryan, octane)


def test_a_card_that_was_removed_from_the_game_is_put_nowhere(table: Table) -> None:
    """Removed by a second card before the moment comes."""
    actor = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    mark = paper(
        "Mark",
        modifier(at_moment("after resolution", put_on(THIS)), at=("action",)),
        kind="action modifier",
    )
    gone = choose(ash_heap(yours), name="gone")
    wipe = paper(
        "Cleaner",
        modifier(gone, remove_from_game(chosen("gone")), at=("action",)),
        kind="action modifier",
    )
    held, wiped = table.you.holds(mark, wipe)

    table.you.acts(by=actor, word="hunt")
    table.you.plays(held, by=actor)
    table.you.plays(wiped, by=actor)
    table.nobody_reacts()

    assert table.where(held) == "removed"
    assert table.waits_for(table.you)


def test_two_that_wait_for_one_moment_know_each_its_own_choice(table: Table) -> None:
    """What the first one chose is not what the second one means."""
    actor = table.you.ready("Nassir", blood=1)
    ryan = table.you.ready("Ryan", locked=True)
    octane = table.you.ready("Octane", locked=True)
    waits = (choose(ready(vampire, yours, other)), at_moment("end", unlock(TARGET)))
    for name in ("One", "Another"):
        table.you.holds(trick(*waits, at=("action",), name=name))

    table.you.acts(word="hunt", by=actor)
    for name, chosen_one in (("One", ryan), ("Another", octane)):
        table.you.plays(name, by=actor)
        table.you.chooses(chosen_one)
    table.nobody_reacts()

    assert not table.locked(ryan)
    assert not table.locked(octane)
