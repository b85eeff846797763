"""What stays on a vampire: Detection, Houngan and Legacy of Caine."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from infernal_talk import an_infernal_bearer_unlocks
from made_up import paper
from methuselah.language import action, static
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

DETECTION, HOUNGAN, LEGACY = "Detection", "Houngan", "Legacy of Caine"


# -- Detection ------------------------------------------------------------------------------------


def test_any_lasombra_is_detected(table: Table) -> None:
    """Of anybody, in torpor too; no other clan."""
    mine = table.you.ready(replaced("Ryan", clans=("Lasombra",)))
    theirs = table.prey.torpor(replaced("Duck", clans=("Lasombra",)))
    table.prey.ready("Nassir")
    held = table.you.holds(DETECTION)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine)
    assert table.on(held) == mine


@pytest.mark.parametrize("used", [True, False])
def test_who_is_detected_unlocks_for_a_blood(table: Table, used: bool) -> None:
    """Not as normal; in its controller's unlock phase, once, whoever played the card."""
    mine = table.you.ready("Ryan", blood=3, locked=True)
    free = table.you.ready("Nassir", locked=True)
    held = table.prey.in_play(DETECTION, on=mine)
    table.begins("unlock")
    if used:
        assert table.you.may("use", card=held)
        table.you.uses(held)
        assert not table.you.may("use", card=held)
    table.until_turn_of(table.prey)
    assert table.locked(mine) is not used
    assert table.blood(mine) == (2 if used else 3)
    assert not table.locked(free)


@pytest.mark.parametrize(("locked", "blood", "phase"), [(False, 3, "unlock"), (True, 3, "master")])
def test_there_is_nothing_to_unlock(table: Table, locked: bool, blood: int, phase: str) -> None:
    """While it is unlocked, and after the unlock phase."""
    mine = table.you.ready("Ryan", blood=blood, locked=locked)
    table.you.ready(COMPANION)
    held = table.you.in_play(DETECTION, on=mine)
    table.you.holds("Misdirection")
    table.gives_edge(table.you)
    table.begins(phase)
    assert not table.you.may("use", card=held)


def test_it_is_its_controllers_unlock_phase_alone(table: Table) -> None:
    """Nothing to pay for in the turn of another."""
    theirs = table.prey.ready("Ryan", blood=3, locked=True)
    held = table.you.in_play(DETECTION, on=theirs)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=held)
    assert not table.prey.may("use", card=held)


@pytest.mark.ruling(DETECTION, 1)
@pytest.mark.parametrize("pool", [True, False])
def test_an_infernal_one_is_unlocked_for_a_pool(table: Table, pool: bool) -> None:
    """As ever, or for 1 blood."""
    an_infernal_bearer_unlocks(table, DETECTION, pool=pool)


def test_who_is_detected_does_not_vote(table: Table) -> None:
    """Its votes are none; another titled vampire votes; it burns the card itself."""
    caller, bishop = table.you.ready("Mkhokheli"), table.you.ready("Olivia")
    held = table.prey.in_play(DETECTION, on=bishop)
    table.you.holds(PAUSE)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    assert table.you.may("use action", card=held, by=bishop)
    assert not table.you.may("use action", card=held, by=caller)
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.you.may("vote", minion=caller)
    assert not table.you.may("vote", minion=bishop)
    rest(table)
    table.you.acts(held, by=bishop)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert table.where(held) == "ash_heap"


# -- Houngan --------------------------------------------------------------------------------------

SAMEDI = "Abebe"


def test_a_samedi_of_yours_is_the_houngan(table: Table) -> None:
    """Ready, for 1 pool; unique."""
    mine, other = table.you.ready(SAMEDI), table.you.ready(replaced("Ryan", clans=("Samedi",)))
    table.you.torpor(replaced("Duck", clans=("Samedi",)))
    table.you.ready("Nassir")
    table.prey.ready(replaced("KoKo", clans=("Samedi",)))
    held = table.you.holds(HOUNGAN)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, other}
    table.you.chooses(mine)
    assert (table.on(held), table.you.pool()) == (mine, 29)


@pytest.mark.parametrize("locks", [True, False])
def test_the_houngan_gains_a_blood_or_two(table: Table, locks: bool) -> None:
    """1 in your unlock phase, and 1 more if it locks; not in another's."""
    mine = table.you.ready(SAMEDI, blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(HOUNGAN, on=mine)
    table.begins("unlock")
    if locks:
        table.you.does("do")
    table.until_turn_of(table.prey)
    assert (table.blood(mine), table.locked(mine)) == ((3, True) if locks else (2, False))
    table.until_turn_of(table.predator)
    assert table.blood(mine) == (3 if locks else 2)


def test_a_houngan_that_stays_locked_gains_1(table: Table) -> None:
    """A locked one cannot lock."""
    mine = table.you.ready(SAMEDI, blood=1, locked=True)
    table.you.ready(COMPANION)
    table.you.in_play(HOUNGAN, on=mine)
    table.you.in_play(paper("Chain", static("does not unlock"), kind="equipment"), on=mine)
    table.begins("unlock")
    assert not table.you.may("do")
    table.until_turn_of(table.prey)
    assert table.blood(mine) == 2


def test_another_samedi_takes_it(table: Table) -> None:
    """Of anybody, at +1 stealth, undirected; its player still controls it."""
    bearer = table.prey.ready(SAMEDI, blood=1)
    held = table.prey.in_play(HOUNGAN, on=bearer)
    mine = table.you.ready(replaced("Ryan", clans=("Samedi",)), blood=1)
    stranger = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.prey.ready("Duck")
    assert table.you.may("use action", card=held, by=mine)
    assert not table.you.may("use action", card=held, by=stranger)
    table.you.acts(held, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert table.on(held) == mine
    assert table.state.controller(held) == table.prey.number
    table.until_turn_of(table.prey, "minion")
    assert table.blood(mine) == 2  # in the unlock phase of its controller
    assert not table.prey.may("use action", card=held, by=stranger)


@pytest.mark.parametrize("locks", [True, False])
def test_a_houngan_of_another_decides_himself(table: Table, locks: bool) -> None:
    """In the unlock phase of who controls the card; who controls the Samedi is asked."""
    bearer = table.prey.ready(SAMEDI, blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(HOUNGAN, on=bearer)
    table.begins("unlock")
    assert table.prey.may("do")
    assert not table.you.may("do")
    if locks:
        table.prey.does("do")
    table.until("minion", table.you)
    assert (table.blood(bearer), table.locked(bearer)) == ((3, True) if locks else (2, False))


def test_the_bearer_does_not_move_it_to_itself(table: Table) -> None:
    """Any other Samedi does."""
    mine, other = table.you.ready(SAMEDI), table.you.ready(replaced("Ryan", clans=("Samedi",)))
    held = table.you.in_play(HOUNGAN, on=mine)
    assert table.you.may("use action", card=held, by=other)
    assert not table.you.may("use action", card=held, by=mine)


@pytest.mark.ruling(HOUNGAN, 1)
def test_moving_it_requires_a_samedi() -> None:
    """The action is one that requires the clan."""
    action_requires_what_the_card_says(
        HOUNGAN,
        by=replaced("Ryan", clans=("Samedi",)),
        requires="Samedi",
        not_="Giovanni",
        on=SAMEDI,
    )


# -- Legacy of Caine ------------------------------------------------------------------------------


def test_an_elder_of_another_inherits(table: Table) -> None:
    """A capacity above 6, not one of yours, in torpor too."""
    theirs = table.prey.ready(made_vampire("Seven", capacity=7))
    torpid = table.grand_prey.torpor(made_vampire("Eight", capacity=8))
    table.prey.ready(made_vampire("Six", capacity=6))
    table.you.ready("Cardano")
    held = table.you.holds(LEGACY)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {theirs, torpid}
    table.you.chooses(theirs)
    assert table.on(held) == theirs


def heir(table: Table, blood: int) -> tuple[int, int]:
    """A vampire of yours with the legacy, and the card, which your predator controls."""
    mine = table.you.ready("Cardano", blood=blood)
    return mine, table.predator.in_play(LEGACY, on=mine)


@pytest.mark.ruling(LEGACY, 1)
@pytest.mark.ruling(LEGACY, 5)
def test_the_heir_hunts_by_stealing_once_a_turn(table: Table) -> None:
    """From another vampire, ready or not; directed, without stealth; it does not hunt as normal."""
    mine, held = heir(table, 2)
    other = table.you.ready(COMPANION)
    theirs, torpid = table.grand_prey.ready("Ryan"), table.prey.torpor("Duck", blood=2)
    table.prey.ready("Gregory Winter")
    assert not table.you.may("act", minion=mine, word="hunt")
    assert table.you.may("act", minion=other, word="hunt")
    assert not table.you.may("use action", card=held, by=other)
    table.you.acts(held, by=mine)
    assert table.you.choices() == {other, theirs, torpid}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.grand_prey.number,)
    rest(table)
    assert (table.blood(mine), table.blood(theirs)) == (3, 3)
    assert not table.you.may("use action", card=held, by=mine)


@pytest.mark.ruling(LEGACY, 5)
@pytest.mark.parametrize("there", [True, False])
def test_the_heir_needs_another_vampire(table: Table, there: bool) -> None:
    """Even one without blood; allies do not do."""
    mine, held = heir(table, 2)
    table.you.ready("Gregory Winter")
    if there:
        table.prey.ready("Ryan", blood=0)
    assert table.you.may("use action", card=held, by=mine) is there
    assert not table.you.may("act", minion=mine, word="hunt")


@pytest.mark.ruling(LEGACY, 3)
def test_the_heir_steals_no_more_than_there_is(table: Table) -> None:
    """Nothing stolen: the action is successful, the hunt is not."""
    mine, held = heir(table, 2)
    table.prey.ready("Ryan", blood=0)
    table.you.acts(held, by=mine)
    table.nobody_reacts()
    assert table.blood(mine) == 2
    assert told(table, "action over", seat=0, word="successful") == 1


@pytest.mark.ruling(LEGACY, 4)
def test_what_a_full_heir_steals_goes_to_the_bank(table: Table) -> None:
    """Its victim loses it all the same."""
    mine, held = heir(table, 9)
    victim = table.prey.ready("Ryan", blood=3)
    table.you.acts(held, by=mine)
    table.nobody_reacts()
    assert (table.blood(mine), table.blood(victim)) == (9, 2)


@pytest.mark.ruling(LEGACY, 6)
def test_all_that_the_hunt_is_worth_is_taken_from_the_victim(table: Table) -> None:
    """2 with a nose for it."""
    mine, held = heir(table, 2)
    table.you.in_play(paper("Good Nose", static("hunt", +1), kind="equipment"), on=mine)
    victim = table.prey.ready("Ryan", blood=3)
    table.you.acts(held, by=mine)
    table.nobody_reacts()
    assert (table.blood(mine), table.blood(victim)) == (4, 1)


@pytest.mark.ruling(LEGACY, 2)
def test_another_unusual_hunt_of_the_heir_steals_nothing(table: Table) -> None:
    """What its card says applies."""
    mine, held = heir(table, 2)
    victim = table.prey.ready("Ryan", blood=3)
    table.you.holds(paper("Night Hunt", action(kind="hunt")))
    assert table.you.may("use action", card=held, by=mine)
    table.you.acts("Night Hunt", by=mine)
    table.nobody_reacts()
    assert (table.blood(mine), table.blood(victim)) == (3, 3)
