"""Masters in combat and against actions: Club Zombie, Mob Connections, Storm Sewers."""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from block_talk import PAUSE, bleeds, made_vampire
from combat_talk import AGAIN, COMPANION, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, round_of
from methuselah.language import before_range
from methuselah.language.combat.combats import each_round_at
from methuselah.language.combat.fighting import next_round_at
from scenes.actions import burned_by_an_action
from scenes.in_play import gives_when_locked, played_as_printed
from scenes.telling import changing
from table_talk import Table

MOB = "Mob Connections"
SEWERS = "Storm Sewers"
ZOMBIE = "Club Zombie"


@pytest.mark.parametrize(("card", "needs"), [(MOB, None), (SEWERS, "KoKo"), (ZOMBIE, None)])
def test_it_comes_into_play_as_printed(card: str, needs: str | None) -> None:
    """For its pool, by whoever has the clan."""
    played_as_printed(card, needs=needs, stranger="Nassir")


# -- Club Zombie ----------------------------------------------------------------------------------


def test_club_zombie_gives_a_vampire_intercept() -> None:
    """+1 to yours that blocks; no ally."""
    gives_when_locked(ZOMBIE, what="intercept", amount=1, to="Ryan", not_to=("Underbridge Stray",))


def test_club_zombie_serves_no_blocker_of_another(table: Table) -> None:
    """The predator's vampire blocks a hunt; the prey's club gives it nothing."""
    hunter = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    card = table.prey.in_play(ZOMBIE)
    table.prey.ready("Tara")
    blocker = table.predator.ready("Dodd")
    table.predator.holds(PAUSE)
    table.you.acts(word="hunt", by=hunter)
    table.predator.blocks(blocker)
    assert not table.prey.may("use", card=card)
    rest(table)
    assert not table.locked(card)


@pytest.mark.parametrize("used", [False, True])
def test_club_zombie_feeds_if_it_was_unlocked(table: Table, used: bool) -> None:
    """As your turn began: used in the predator's, it unlocks too late. A ready vampire of yours."""
    ryan, other = table.you.ready("Ryan", blood=2), table.you.ready("Nassir", blood=1)
    torpid = table.you.torpor("Dodd", blood=1)
    ally = table.you.ready("Underbridge Stray", blood=1)
    theirs = table.prey.ready("Tara", blood=1)
    card = table.you.in_play(ZOMBIE)
    bleeder = table.predator.ready(made_vampire("Bleeder", capacity=10), blood=5)
    table.predator.in_play(changing("stealth", 9), on=bleeder)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=bleeder)
    if used:
        table.you.blocks(ryan)
        table.you.uses(card)
    table.nobody_reacts()
    asked = False
    while not (table.waits_for(table.you, "minion") and table.state.active == 0):
        asked = asked or bool(table.you.choices())
        if table.you.choices():
            assert table.you.choices() == {ryan, other}
            table.you.chooses(ryan)
        else:
            table.pass_on()

    assert asked is not used
    assert [table.blood(one) for one in (ryan, other, torpid, ally, theirs)] == [
        2 if used else 3, 1, 1, 1, 1,
    ]  # fmt: skip
    assert not table.locked(card)


def test_club_zombie_feeds_in_your_turn_only(table: Table) -> None:
    """Unlocked as the prey's turn begins, it feeds nobody."""
    ryan = table.you.ready("Ryan", blood=2)
    theirs = table.prey.ready("Tara", blood=2)
    table.you.in_play(ZOMBIE)
    table.until_turn_of(table.prey, "minion")
    assert (table.blood(ryan), table.blood(theirs)) == (2, 2)


# -- Mob Connections ------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["acting", "blocking"])
def test_the_mob_continues_a_combat(table: Table, side: str) -> None:
    """For your minion, acting or blocking; it locks; another round follows."""
    ryan, nassir = table.you.ready("Ryan"), table.prey.ready("Nassir")
    seat = table.you if side == "acting" else table.prey
    mob = seat.in_play(MOB)

    fight(table, ryan, nassir)
    table.until("press", seat)
    seat.uses(mob)
    assert table.locked(mob)
    seat.does("use press")
    rest(table)

    assert told(table, "round") == 2
    assert (damage_to(table, ryan), damage_to(table, nassir)) == (2, 2)
    assert table.waits_for(table.you)


def test_the_mob_never_ends_a_combat(table: Table) -> None:
    """The opposing press is met by nothing: its press is for going on."""
    ryan, nassir = table.you.ready("Ryan"), table.prey.ready("Nassir")
    mob = table.you.in_play(MOB)
    press = table.prey.holds(PRESS)

    fight(table, ryan, nassir)
    table.until("press", table.you)
    table.prey.plays(press, by=nassir)
    while not table.over():
        assert not table.you.may("use press")
        if table.you.may("use", card=mob):
            table.you.uses(mob)
            assert not table.you.may("use press")
        table.pass_on()
    assert told(table, "round") == 2


@pytest.mark.parametrize("whose", ["grand_prey", "locked"])
def test_the_mob_is_for_minions_of_its_controller(table: Table, whose: str) -> None:
    """Nobody who fights not may lend it; a locked one gives nothing."""
    ryan, nassir = table.you.ready("Ryan"), table.prey.ready("Nassir")
    seat = table.grand_prey if whose == "grand_prey" else table.you
    mob = seat.in_play(MOB, locked=whose == "locked")

    fight(table, ryan, nassir)
    while not table.over():
        for one in table.seats:
            assert not one.may("use", card=mob)
        table.pass_on()
    assert told(table, "round") == 1


def test_any_minion_burns_the_mob(table: Table) -> None:
    """As an action directed at its controller."""
    burned_by_an_action(MOB)
    ryan = table.you.ready("Ryan")
    mob = table.grand_prey.in_play(MOB)
    table.you.holds(PAUSE)
    table.you.acts(mob, by=ryan)
    assert action_of(table).targets == (table.grand_prey.number,)


# -- Storm Sewers ---------------------------------------------------------------------------------


CLOSER = made_up("Further", modes=(before_range(next_round_at("long")),))


@pytest.mark.ruling(SEWERS, 2)
def test_each_round_in_the_sewers_is_at_close_range(table: Table) -> None:
    """No maneuvers; cards before range are played; what would set the range does nothing."""
    ryan = table.you.ready("Ryan")
    sewers = table.you.in_play(SEWERS)
    blocker = table.prey.ready(made_vampire("Blocker", capacity=8))
    far, man, press = table.prey.holds(CLOSER, MANEUVER, PRESS)

    bleeds(table, ryan)
    table.you.uses(sewers)
    assert table.locked(sewers)
    table.prey.blocks(blocker)
    table.prey.plays(far)
    table.until("press", table.prey)
    assert round_of(table).range == "close"
    table.prey.plays(press, by=blocker)
    rest(table)

    assert (told(table, "round"), told(table, "maneuvered")) == (2, 0)
    assert table.where(man) == "hand"
    assert damage_to(table, blocker) == 2
    assert table.waits_for(table.you)


def test_a_combat_behind_the_resulting_one_is_out_of_the_sewers(table: Table) -> None:
    """Only that of the block is at close range: in the next one the range is determined."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sewers = table.you.in_play(SEWERS)
    blocker = table.prey.ready("Nassir")
    table.prey.holds(MANEUVER)
    again = table.you.holds(AGAIN)
    bleeds(table, ryan)
    table.you.uses(sewers)
    table.prey.blocks(blocker)
    table.until("combat_about_to_end", table.you)
    assert told(table, "maneuvered") == 0
    table.you.plays(again)
    table.until("range", table.prey)
    assert told(table, "combat") == 2
    assert table.prey.may("play")


@pytest.mark.ruling(SEWERS, 1)
@pytest.mark.parametrize(
    ("first", "damage"),
    [("sewers", 1), pytest.param("step", 0, marks=pytest.mark.ruling(SEWERS, 3))],
)
def test_of_the_sewers_and_another_range_the_first_has_priority(
    table: Table, first: str, damage: int
) -> None:
    """Whichever resolves first sets the range."""
    ryan = table.you.ready("Ryan")
    sewers = table.you.in_play(SEWERS)
    step = table.you.holds(trick(each_round_at("long"), at=("announced",)))
    nassir = table.prey.ready("Nassir")

    bleeds(table, ryan)
    if first == "sewers":
        table.you.uses(sewers)
    table.you.plays(step, by=ryan)
    if first != "sewers":
        table.you.uses(sewers)
    table.prey.blocks(nassir)
    rest(table)
    assert damage_to(table, nassir) == damage


@pytest.mark.parametrize("how", ["unused", "rush", "next action"])
def test_the_sewers_are_for_the_block_of_this_action(table: Table, how: str) -> None:
    """Not unused, not in the combat of a rush that nobody blocked, not in the next action."""
    ryan, mate = table.you.ready("Ryan"), table.you.ready("Dodd")
    sewers = table.you.in_play(SEWERS)
    nassir = table.prey.ready("Nassir")
    rush = table.you.in_play("Haven Uncovered", on=nassir)
    table.prey.holds(MANEUVER)

    if how == "rush":
        table.you.acts(rush, by=ryan)
    else:
        table.you.acts(word="bleed", by=ryan)
    if how != "unused":
        table.you.uses(sewers)
    if how == "next action":
        table.nobody_reacts()
        table.you.acts(word="bleed", by=mate)
        table.prey.blocks(nassir)
    elif how == "unused":
        table.prey.blocks(nassir)
    table.until("range", table.prey)
    assert table.prey.may("play", card="A maneuver")


@pytest.mark.parametrize("how", ["prey acts", "too late", "ally"])
def test_who_may_lead_into_the_sewers_and_when(table: Table, how: str) -> None:
    """Any minion of yours, an ally too, as it announces; not the prey's, and not later."""
    ally = table.you.ready("Underbridge Stray")
    sewers = table.you.in_play(SEWERS)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Dodd")
    table.you.holds(made_up("Pause", modes=(before_range(next_round_at("long")),)))
    if how == "prey acts":
        table.until_turn_of(table.prey, "minion")
        table.prey.acts(word="bleed", by=theirs)
        while not table.over():
            assert not table.you.may("use", card=sewers)
            table.pass_on()
        return
    table.you.acts(word="bleed", by=ally)
    assert table.you.may("use", card=sewers)
    if how == "too late":
        table.you.passes()
        while not table.over():
            assert not table.you.may("use", card=sewers)
            table.pass_on()
