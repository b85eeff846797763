"""Chanjelin Ward: actions of others at its bearer are dearer, and it makes one of them fail."""

from __future__ import annotations

import pytest

from block_talk import not_once_somebody_blocks
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    PREY,
    TARGET,
    acts,
    aim,
    choose,
    controlled_by,
    gain_pool,
    lock,
    on,
    ready,
    vampire,
)
from scenes.in_play import only_one_on_each
from table_talk import Table

WARD = "Chanjelin Ward"
KIASYD = replaced("Ryan", clans=("Kiasyd",))


def warded(table: Table) -> tuple[int, int, int]:
    """Your vampire acts at your prey's, who is warded; the actor, the target, the card."""
    actor, target = table.you.ready("Ryan"), table.prey.ready("Octane")
    card = table.prey.in_play(WARD, on=target)
    table.you.in_play("Haven Uncovered", on=target)
    table.you.ready(COMPANION)
    table.you.acts("Haven Uncovered", by=actor, mode="")
    return actor, target, card


def test_it_is_put_on_a_vampire_of_yours_by_who_has_a_kiasyd(table: Table) -> None:
    """Ready or not; one on each."""
    one, two = table.you.ready(KIASYD), table.you.torpor("Octane")
    table.you.ready("Underbridge Stray")
    table.prey.ready("Nassir")
    held = table.you.holds(WARD)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert table.on(held) == two
    table = Table()
    table.you.ready("Octane")
    table.you.holds(WARD, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(WARD)


def test_a_vampire_has_one_ward() -> None:
    """Another may have another."""
    only_one_on_each(WARD, on=KIASYD, other="Octane")


@pytest.mark.parametrize(
    ("whose", "at", "cost"), [("you", "target", 1), ("you", "other", 0), ("prey", "target", 0)]
)
def test_actions_of_others_at_it_cost_a_blood_more(
    table: Table, whose: str, at: str, cost: int
) -> None:
    """Not those at another minion, nor those of its own side."""
    target, other = table.prey.ready("Octane"), table.prey.ready("Lauren")
    table.prey.in_play(WARD, on=target)
    owner = getattr(table, whose)
    actor = owner.ready("Ryan", blood=3)
    owner.ready(COMPANION)
    chosen = target if at == "target" else other
    touch = paper("Touch", acts(choose(on(vampire)), lock(TARGET), by="controller"))
    card = owner.in_play(touch)
    table.begins("minion")
    if whose == "prey":
        table.until_turn_of(table.prey, "minion")
    owner.acts(card, by=actor)
    owner.chooses(chosen)
    rest(table)
    assert table.blood(actor) == 3 - cost


@pytest.mark.ruling(WARD, 1)
def test_one_of_several_targets_is_enough(table: Table) -> None:
    """An action at two vampires costs more, and the ward makes it fail."""
    target, other = table.prey.ready("Octane"), table.prey.ready("Lauren")
    card = table.prey.in_play(WARD, on=target)
    actor = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    aimed = acts(aim(on(vampire, controlled_by(PREY))), gain_pool(1), who=ready(), directed=True)
    deed = table.you.in_play(paper("Deed", aimed))
    table.you.acts(deed, by=actor)
    assert table.prey.may("use", card=card)
    table.prey.passes()
    rest(table)
    assert table.blood(actor) == 2
    assert table.where(other) == "ready"


@pytest.mark.ruling(WARD, 6)
@pytest.mark.parametrize("burns", [True, False])
def test_the_ward_makes_the_action_fail_if_its_controller_likes(table: Table, burns: bool) -> None:
    """No combat; the ward is burned; whoever controls the vampire chooses."""
    actor, target, card = warded(table)
    assert not table.you.may("use", card=card)
    if burns:
        table.prey.uses(card)
    rest(table)
    assert table.where(card) == ("ash_heap" if burns else "attached")
    assert table.blood(target) == (6 if burns else 5)
    assert table.locked(actor)


@pytest.mark.ruling(WARD, 4)
def test_the_failed_action_is_not_repeated(table: Table) -> None:
    """The action was resolved: the same minion does not take it again this turn."""
    actor, _, card = warded(table)
    table.prey.uses(card)
    rest(table)
    assert not table.you.may("use action", card="Haven Uncovered", minion=actor)
    assert table.you.options(("act", "use action"), card="Haven Uncovered")


@pytest.mark.ruling(WARD, 3)
@pytest.mark.ruling(WARD, 5)
def test_a_failed_action_was_not_blocked(table: Table) -> None:
    """What follows any action is used still; superior Freak Drive asks for a block."""
    actor = table.you.ready("Brock Sterling", blood=3)
    target = table.prey.ready("Octane")
    card = table.prey.in_play(WARD, on=target)
    table.you.in_play("Haven Uncovered", on=target)
    table.you.ready(COMPANION)
    table.you.holds("Freak Drive")
    table.predator.ready("Lauren", locked=True)
    wake = table.predator.holds("Wake with Evening's Freshness")
    table.you.acts("Haven Uncovered", by=actor)
    table.prey.uses(card)
    assert table.where(card) == "ash_heap"
    table.until("after_resolution", table.predator)
    assert table.predator.can_play(wake)
    assert not table.you.can_play("Freak Drive")
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.ruling(WARD, 2)
def test_no_ward_while_somebody_attempts_to_block(table: Table) -> None:
    """Nor once the block was successful: its controller is asked in each of these windows."""
    actor, target = table.you.ready("Ryan"), table.prey.ready("Octane")
    blocker = table.prey.ready("Brock Sterling")
    card = table.prey.in_play(WARD, on=target)
    table.you.in_play("Haven Uncovered", on=target)
    not_once_somebody_blocks(table, card, actor=actor, blocker=blocker)
    assert table.where(card) == "attached"


def test_the_ward_minds_nothing_else(table: Table) -> None:
    """A bleed of its controller is not aimed at the vampire."""
    actor, target = table.you.ready("Ryan", blood=3), table.prey.ready("Octane")
    table.prey.ready("Lauren")
    card = table.prey.in_play(WARD, on=target)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=actor)
    while not table.over():
        assert not table.prey.may("use", card=card)
        table.pass_on()
    assert table.blood(actor) == 3


@pytest.mark.parametrize("window", ["announced", "action", "declined"])
def test_the_ward_is_burned_before_the_action_succeeds(table: Table, window: str) -> None:
    """As it is announced, during it, and after blocks are declined."""
    actor, target = table.you.ready("Ryan"), table.prey.ready("Octane")
    table.prey.ready("Lauren")
    card = table.prey.in_play(WARD, on=target)
    table.you.in_play("Haven Uncovered", on=target)
    table.you.ready(COMPANION)
    table.you.acts("Haven Uncovered", by=actor)
    table.until(window, table.prey)
    assert table.prey.may("use", card=card)
