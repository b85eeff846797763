"""Retainers that require Animalism."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from methuselah.engine.definitions import Static, Strike
from methuselah.language.combat.fighting import additional_strikes, strike
from methuselah.pool import pool
from methuselah.rules.playing.hand import hand_size
from scenes.telling import changing
from table_talk import Table

MORE = made_up("Once more", modes=(additional_strikes(1),))
RETAINER_PROOF = made_up("Used to birds", statics=(Static("immune", word="retainer"),))


@pytest.mark.ruling("Murder of Crows", 4)
@pytest.mark.ruling("Raven Spy", 1)
@pytest.mark.parametrize("name", ["Murder of Crows", "Raven Spy"])
@pytest.mark.parametrize(("level", "life"), [("ani", 1), ("ANI", 2)])
def test_the_level_of_employing_decides_the_life(
    table: Table, name: str, level: str, life: int
) -> None:
    """1 life, or 2, for 1 blood, by a vampire who could do either; it stays at that level."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready(COMPANION)
    retainer = table.you.holds(name)
    bystander = table.prey.ready("Ashley")

    table.you.acts(name, by=horace, level=level)
    assert table.blood(horace) == 5
    rest(table)

    assert table.on(retainer) == horace
    assert table.blood(retainer) == life
    assert table.blood(horace) == 4
    assert table.locked(horace)
    assert table.blood(bystander) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", ["Murder of Crows", "Raven Spy"])
def test_only_a_vampire_with_animalism_and_blood_employs_animals(table: Table, name: str) -> None:
    """Inferior Animalism does not employ at the superior level; 1 blood is needed."""
    ryan = table.you.ready("Ryan", blood=1)
    linda = table.you.ready("Aunt Linda")
    table.you.holds(name)

    assert table.you.can_play(name, by=ryan, level="ani")
    assert not table.you.can_play(name, by=ryan, level="ANI")
    assert not table.you.can_play(name, by=linda)


@pytest.mark.ruling("Murder of Crows", 1)
@pytest.mark.ruling("Murder of Crows", 5)
@pytest.mark.ruling("Raptor", 3)
@pytest.mark.ruling("Raven Spy", 2)
def test_animals_are_neither_mortal_nor_monster() -> None:
    """Their only trait is that they are animals."""
    for name in ("Murder of Crows", "Raptor", "Raven Spy"):
        assert pool()[name].keywords == {"animal"}


# -- Raptor ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Raptor", 2)
@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_the_raptor_costs_two_blood(table: Table, level: str) -> None:
    """1 life at either level."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready(COMPANION)
    raptor = table.you.holds("Raptor")
    table.you.acts("Raptor", by=horace, level=level)
    rest(table)
    assert (table.on(raptor), table.blood(raptor)) == (horace, 1)
    assert table.blood(horace) == 3


@pytest.mark.ruling("Raptor", 1)
@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_the_raptor_takes_a_card_from_the_opponent(table: Table, level: str) -> None:
    """At superior, in combat: -1 hand size of the opponent; each combat takes another card."""
    horace, ryan = table.you.ready("Horace Radcliffe"), table.prey.ready("Ryan")
    table.you.in_play("Raptor", on=horace, level=level)
    table.prey.holds(*[PRESS] * 3, *[DODGE] * 4)
    one, two = table.prey.library(*[DODGE] * 2)
    table.you.holds(AGAIN, *[MANEUVER] * 6)
    table.you.library(MANEUVER)
    table.grand_prey.holds(*[DODGE] * 7)
    superior = level == "ANI"

    fight(table, horace, ryan)
    if superior:
        table.prey.does("discard", card=table.prey.options("discard")[0].card)
    table.until("press", table.prey)
    assert len(table.prey.hand()) == hand_size(table.state, table.prey.number) == 7 - superior
    assert len(table.you.hand()) == len(table.grand_prey.hand()) == 7
    assert table.where(two) == "library"
    table.prey.passes()
    table.you.plays("Another combat", by=horace)
    if superior:
        while not table.prey.may("discard"):
            table.pass_on()
        assert table.where(two) == "hand"
        table.prey.does("discard", card=table.prey.options("discard")[0].card)
    table.until("press", table.prey)
    assert len(table.prey.hand()) == 7 - superior
    assert table.where(one) == "library"
    rest(table)
    assert len(table.prey.hand()) == 7
    assert table.where(one) == ("hand" if superior else "library")


def test_the_raptor_needs_its_employer_in_the_fight(table: Table) -> None:
    """Another minion of yours fights: nobody's hand is smaller."""
    horace, mine = table.you.ready("Horace Radcliffe"), table.you.ready("Nassir")
    ryan = table.prey.ready("Ryan")
    table.you.in_play("Raptor", on=horace, level="ANI")
    fight(table, mine, ryan)
    table.prey.may("pass")
    assert [hand_size(table.state, seat.number) for seat in table.seats] == [7] * 5


@pytest.mark.parametrize(
    ("bears", "hidden", "blocked"), [(True, 1, True), (True, 2, False), (False, 1, False)]
)
def test_the_raptor_gives_its_employer_intercept(
    table: Table, bears: bool, hidden: int, blocked: bool
) -> None:
    """It catches 1 stealth; another minion does not."""
    mine = table.you.ready("Ashley")
    table.you.in_play(changing("stealth", hidden), on=mine)
    table.you.ready(COMPANION)
    employer, other = table.prey.ready("Ryan"), table.prey.ready("Nassir")
    table.prey.in_play("Raptor", on=employer, level="ani")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(employer if bears else other)
    rest(table)
    assert table.locked(employer) is blocked
    assert not table.locked(other)


# -- Raven Spy ------------------------------------------------------------------------------------


def test_the_raven_gives_its_employer_intercept(table: Table) -> None:
    """A hunt at 1 stealth is blocked by the employer, not by another vampire."""
    ashley = table.you.ready("Ashley", blood=2)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    raven = table.prey.in_play("Raven Spy", on=ryan, level="ani")
    other = table.prey.ready("Baixinho")

    table.you.acts(word="hunt", by=ashley)
    table.prey.blocks(other)
    table.prey.blocks(ryan)
    rest(table)

    assert table.locked(ryan)
    assert not table.locked(other)
    assert table.blood(ashley) == 1
    assert table.blood(raven) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("life", "place"), [(3, "attached"), (2, "ash_heap")])
def test_a_retainer_loses_life_to_a_shot_and_burns_without(
    table: Table, life: int, place: str
) -> None:
    """2R aimed at it from long range; its employer's dodge does not protect it."""
    lauren = table.you.ready("Lauren")
    table.you.in_play(".44 Magnum", on=lauren)
    horace = table.prey.ready("Horace Radcliffe")
    raven = table.prey.in_play("Raven Spy", on=horace, level="ANI", blood=life)
    table.prey.holds(DODGE)

    fight(table, lauren, horace)
    table.you.uses(".44 Magnum", by=lauren, level="maneuver")
    table.you.does("aim", target=raven)
    table.prey.plays("A dodge", by=horace)
    rest(table)
    assert table.where(raven) == place
    assert table.blood(horace) == 5


def test_a_retainer_is_burned_with_its_employer_and_not_hurt_at_close_range(table: Table) -> None:
    """At close range nobody aims at it."""
    lauren = table.you.ready("Lauren")
    table.you.in_play(".44 Magnum", on=lauren)
    ryan = table.prey.ready("Ryan", blood=2)
    raven = table.prey.in_play("Raven Spy", on=ryan, level="ani")

    fight(table, lauren, ryan)
    table.you.uses(".44 Magnum", by=lauren, level="strike")
    rest(table)
    assert table.blood(raven) == 1
    assert table.on(raven) == ryan
    assert table.blood(ryan) == 0


# -- Murder of Crows ------------------------------------------------------------------------------


@pytest.mark.rules_text("003 Murder of Crows 1")
def test_the_crows_damage_the_minion_opposing_their_employer_each_round(table: Table) -> None:
    """1R in each of two rounds, whoever acts, at any range; nobody else is hurt."""
    ashley = table.you.ready("Ashley")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Murder of Crows", on=ryan, level="ani")
    bystander = table.prey.ready("Baixinho")
    table.prey.holds(PRESS, MANEUVER)

    fight(table, ashley, ryan)
    table.prey.plays("A maneuver", by=ryan)
    table.prey.plays("A press", by=ryan)
    rest(table)

    assert table.blood(ashley) == 3 - 1 - 2
    assert table.blood(ryan) == 4 - 1
    assert table.blood(bystander) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("yours", [True, False])
def test_crows_of_a_minion_that_does_not_fight_do_nothing(table: Table, yours: bool) -> None:
    """Neither those of the acting side's bystander nor of the blocker's."""
    ashley = table.you.ready("Ashley")
    ryan = table.prey.ready("Ryan")
    seat = table.you if yours else table.prey
    bystander = seat.ready("Baixinho")
    seat.in_play("Murder of Crows", on=bystander, level="ani")

    fight(table, ashley, ryan)
    rest(table)
    assert table.blood(ashley) == 2
    assert table.blood(ryan) == 3


@pytest.mark.ruling("Murder of Crows", 2)
@pytest.mark.parametrize(("immune", "lost"), [(True, 1), (False, 2)])
def test_the_source_of_the_damage_is_a_retainer(table: Table, immune: bool, lost: int) -> None:
    """It is environmental; a minion that is immune to retainers does not suffer from it."""
    ashley = table.you.ready("Ashley")
    if immune:
        table.you.in_play(RETAINER_PROOF, on=ashley)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Murder of Crows", on=ryan, level="ani")

    fight(table, ashley, ryan)
    rest(table)
    assert table.blood(ashley) == 3 - lost


@pytest.mark.ruling("Murder of Crows", 3)
def test_a_dodge_does_not_stop_the_retainer(table: Table) -> None:
    """Damage that is no strike cannot be dodged."""
    ashley = table.you.ready("Ashley")
    table.you.holds(DODGE)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Murder of Crows", on=ryan, level="ani")

    fight(table, ashley, ryan)
    table.you.plays("A dodge", by=ashley)
    rest(table)
    assert table.blood(ashley) == 2


@pytest.mark.ruling("Murder of Crows", 3)
def test_combat_ends_before_the_retainer_does_damage(table: Table) -> None:
    """A strike that ends combat resolves first."""
    ashley = table.you.ready("Ashley")
    table.you.holds(COMBAT_ENDS)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Murder of Crows", on=ryan, level="ani")

    fight(table, ashley, ryan)
    table.you.plays("Combat ends", by=ashley)
    rest(table)
    assert table.blood(ashley) == 3


@pytest.mark.ruling("Murder of Crows", 3)
def test_first_strike_that_sends_the_employer_to_torpor_comes_first(table: Table) -> None:
    """The crows come with normal strike resolution, which is not reached."""
    ashley = table.you.ready("Ashley")
    table.you.holds(made_up("Quick", modes=(strike(Strike("hand", 4, first=True)),)))
    ryan = table.prey.ready("Ryan")
    crows = table.prey.in_play("Murder of Crows", on=ryan, level="ani")

    fight(table, ashley, ryan)
    table.you.plays("Quick", by=ashley)
    rest(table)
    assert table.where(ryan) == "torpor"
    assert table.on(crows) == ryan
    assert table.blood(ashley) == 3


@pytest.mark.ruling("Murder of Crows", 6)
def test_the_crows_do_not_repeat_with_additional_strikes(table: Table) -> None:
    """Once each round: two hand strikes and 1 damage from them."""
    ashley = table.you.ready("Ashley")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Murder of Crows", on=ryan, level="ani")
    table.prey.holds(MORE)

    fight(table, ashley, ryan)
    table.prey.plays("Once more", by=ryan)
    rest(table)
    assert table.blood(ashley) == 3 - 1 - 1 - 1
