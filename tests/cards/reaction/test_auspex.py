"""Reactions that require Auspex. Its wake is in `test_wakes`."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMPANION, MANEUVER, PRESS, REOPENS, rest
from table_talk import Table

INTERCEPTS = ("Precognition", "Spirit's Touch", "Telepathic Misdirection")


@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("Precognition", "aus"),
        ("Precognition", "AUS"),
        ("Spirit's Touch", "aus"),
        ("Spirit's Touch", "AUS"),
        ("Telepathic Misdirection", "aus"),
    ],
)
def test_one_intercept_blocks_a_hunt_at_one_stealth(table: Table, card: str, level: str) -> None:
    """The blocking minion plays it, when it is needed and not sooner."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    norton = table.prey.ready("Colette")
    bystander = table.prey.ready("Nassir")
    held = table.prey.holds(card)

    table.you.acts(word="hunt", by=ryan)
    assert not table.prey.can_play(card)
    table.prey.blocks(norton)
    assert not table.prey.can_play(card, by=bystander)
    table.prey.plays(card, by=norton, level=level)
    rest(table)

    assert table.locked(norton)
    assert not table.locked(bystander)
    assert table.blood(ryan) == 1
    assert table.blood(norton) == 4 - (card == "Telepathic Misdirection")
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("card", INTERCEPTS)
def test_intercept_that_is_not_needed_is_not_played(table: Table, card: str) -> None:
    """A bleed without stealth is blocked without; and a locked vampire does not react."""
    ryan = table.you.ready("Ryan")
    norton = table.prey.ready("Colette")
    table.prey.ready("Nassir", locked=True)
    table.prey.holds(card)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(norton)
    assert not table.prey.can_play(card)
    rest(table)
    assert table.prey.pool() == 30


# -- Eyes of Argus --------------------------------------------------------------------------------


@pytest.mark.parametrize(("stealth", "blocked"), [(2, True), (3, False)])
def test_eyes_of_argus_give_two_intercept(table: Table, stealth: int, blocked: bool) -> None:
    """Enough against 2 stealth, not against 3."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready(COMPANION)
    table.you.holds("Lost in Crowds", "Cloak the Gathering")
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Eyes of Argus")

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(lauren)
    table.you.plays("Lost in Crowds", by=norton, level="OBF")
    table.prey.plays("Eyes of Argus", by=lauren, level="aus")
    if stealth == 3:
        table.you.plays("Cloak the Gathering", by=norton, level="obf")
    rest(table)
    assert table.locked(lauren) == blocked
    assert table.prey.pool() == (30 if blocked else 29)
    assert table.waits_for(table.you)


def test_eyes_of_argus_see_only_what_is_directed_at_their_methuselah(table: Table) -> None:
    """Not a hunt, which is directed at nobody."""
    ryan = table.you.ready("Ryan", blood=2)
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Eyes of Argus")

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(lauren)
    assert not table.prey.can_play("Eyes of Argus")


def test_eyes_of_argus_see_what_is_directed_at_a_card_of_their_methuselah(table: Table) -> None:
    """Entering combat with her vampire is directed at her."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Dr. Stephen Norton")
    table.you.holds("Deep Song", "Cloak the Gathering")
    target = table.prey.ready("Ashley")
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Eyes of Argus")

    table.you.acts("Deep Song", by=horace, level="ANI")
    table.you.chooses(target)
    table.prey.blocks(lauren)
    table.you.plays("Cloak the Gathering", level="OBF")
    assert table.prey.can_play("Eyes of Argus", by=lauren, level="aus")
    assert not table.prey.can_play("Eyes of Argus", by=lauren, level="AUS")


# -- what a block is rewarded with ----------------------------------------------------------------


def block_with(table: Table, card: str, acting: int, blocker: int, level: str = "AUS") -> None:
    """The blocker needs 1 intercept and plays the card for it."""
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays("Cloak the Gathering", by=acting, level="obf")
    table.prey.plays(card, by=blocker, level=level)


@pytest.mark.ruling("Precognition", 1)
@pytest.mark.ruling("Precognition", 2)
def test_precognition_prevents_one_in_the_first_round_only(table: Table) -> None:
    """Nothing in the second round, nor in the combat that follows."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering", PRESS, AGAIN)
    colette = table.prey.ready("Colette")
    table.prey.holds("Precognition")

    block_with(table, "Precognition", norton, colette)
    table.until("prevent", table.prey)
    table.prey.does("use prevention", minion=colette)
    assert not table.prey.may("use prevention")
    table.you.plays("A press", by=norton)
    table.you.plays("Another combat", by=norton)
    while not table.over():
        assert not table.prey.may("use prevention")
        table.pass_on()
    assert table.blood(colette) == 5 - 2


@pytest.mark.ruling("Precognition", 2)
def test_unused_prevention_is_gone_after_the_first_round(table: Table) -> None:
    """It was not needed there: both were at long range."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering", PRESS, MANEUVER)
    colette = table.prey.ready("Colette")
    table.prey.holds("Precognition")

    block_with(table, "Precognition", norton, colette)
    table.you.plays("A maneuver", by=norton)
    table.you.plays("A press", by=norton)
    while not table.over():
        assert not table.prey.may("use prevention")
        table.pass_on()
    assert table.blood(colette) == 4


def test_inferior_precognition_prevents_nothing(table: Table) -> None:
    """+1 intercept is all."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering")
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Precognition")

    block_with(table, "Precognition", norton, lauren, "aus")
    while not table.over():
        assert not table.prey.may("use prevention")
        table.pass_on()
    assert table.blood(lauren) == 3


@pytest.mark.ruling("Precognition", 3)
@pytest.mark.ruling("Spirit's Touch", 2)
@pytest.mark.parametrize(
    ("card", "verb"), [("Precognition", "use prevention"), ("Spirit's Touch", "use maneuver")]
)
def test_the_reward_is_given_again_at_a_second_block(table: Table, card: str, verb: str) -> None:
    """The action goes on as if unblocked; the same vampire wakes and blocks again."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering", REOPENS, PRESS)
    colette = table.prey.ready("Colette")
    table.prey.holds(card, "On the Qui Vive")

    block_with(table, card, norton, colette)
    table.prey.does(verb, minion=colette)
    if card == "Precognition":
        table.you.plays("A press", by=norton)
    table.you.plays("As if unblocked", by=norton)
    table.prey.plays("On the Qui Vive", by=colette)
    table.prey.blocks(colette)
    table.prey.does(verb, minion=colette)
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(colette) == 5


@pytest.mark.ruling("Spirit's Touch", 1)
def test_the_maneuver_of_spirits_touch_is_for_the_combat_of_the_block(table: Table) -> None:
    """Declined in the first round, used in the second; none in the combat that follows."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering", PRESS)
    colette = table.prey.ready("Colette")
    table.prey.holds("Spirit's Touch", AGAIN, MANEUVER)

    block_with(table, "Spirit's Touch", norton, colette)
    table.until("range", table.prey)
    assert table.prey.may("use maneuver", minion=colette)
    table.prey.passes()
    table.you.plays("A press", by=norton)
    table.prey.does("use maneuver", minion=colette)
    table.prey.plays("Another combat", by=colette)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver")
    assert not table.prey.may("use maneuver")
    rest(table)
    assert table.blood(colette) == 5 - 2


@pytest.mark.ruling("Spirit's Touch", 1)
@pytest.mark.ruling("Precognition", 1)
@pytest.mark.parametrize("card", ["Precognition", "Spirit's Touch"])
def test_a_failed_block_is_rewarded_with_nothing(table: Table, card: str) -> None:
    """Colette fails; Lauren, who blocks then, has neither a maneuver nor a prevention."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering", "Swallowed by the Night", "Faceless Night")
    colette = table.prey.ready("Colette")
    lauren = table.prey.ready("Patrik Söderberg")
    table.prey.in_play("Bowl of Convergence", on=lauren)
    table.prey.holds(card, MANEUVER)

    block_with(table, card, norton, colette)
    table.you.plays("Faceless Night", by=norton, level="obf")
    table.prey.blocks(lauren)
    table.prey.uses("Bowl of Convergence", by=lauren)
    table.until("range", table.prey)
    while not table.over():
        assert not table.prey.may(("use prevention", "use maneuver"))
        table.pass_on()
    assert table.locked(lauren)
    assert not table.locked(colette)


# -- Telepathic Misdirection ----------------------------------------------------------------------


def test_superior_misdirection_locks_its_vampire_and_redirects_the_bleed(table: Table) -> None:
    """To another Methuselah, who may block; for 1 blood."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    colette = table.prey.ready("Colette")
    lauren = table.prey.ready("Lauren")
    card = table.prey.holds("Telepathic Misdirection")
    nassir = table.grand_prey.ready("Nassir")

    table.you.acts(word="bleed", by=ryan)
    table.until("declined", table.prey)
    assert not table.prey.can_play("Telepathic Misdirection", by=lauren)
    table.prey.plays("Telepathic Misdirection", by=colette, level="AUS")
    assert {option.seat for option in table.prey.options("choose")} == {2, 3, 4}
    table.prey.chooses(seat=table.grand_prey)
    table.until("action", table.grand_prey)
    assert table.grand_prey.may("block", minion=nassir)
    table.grand_prey.passes()
    rest(table)

    assert table.grand_prey.pool() == 29
    assert table.prey.pool() == 30
    assert table.locked(colette)
    assert not table.locked(lauren)
    assert table.blood(colette) == 4
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Telepathic Misdirection", 1)
def test_misdirection_follows_a_block_that_failed(table: Table) -> None:
    """Not to block because of stealth is still to decline ([ANK 20211003])."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Swallowed by the Night")
    colette = table.prey.ready("Colette")
    table.prey.holds("Telepathic Misdirection")

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(colette)
    table.you.plays("Swallowed by the Night", by=ryan, level="obf")
    table.prey.plays("Telepathic Misdirection", by=colette, level="AUS")
    table.prey.chooses(seat=table.predator)
    rest(table)
    assert table.predator.pool() == 29


@pytest.mark.ruling("Telepathic Misdirection", 2)
def test_misdirection_comes_too_late_once_the_bleed_would_be_successful(table: Table) -> None:
    """Nor is it played before blocks are declined, or against a bleed of somebody else."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Spying Mission")
    table.prey.ready("Colette")
    table.prey.holds("Telepathic Misdirection")
    table.grand_prey.ready("Trevon Parker")
    table.grand_prey.holds("Telepathic Misdirection")

    table.you.acts(word="bleed", by=norton)
    table.until("action", table.prey)
    assert not table.prey.can_play("Telepathic Misdirection")
    table.until("declined", table.prey)
    assert table.prey.can_play("Telepathic Misdirection", level="AUS")
    assert not table.grand_prey.can_play("Telepathic Misdirection")
    table.you.plays("Spying Mission", by=norton, level="OBF")
    while not table.over():
        assert not table.prey.can_play("Telepathic Misdirection")
        table.pass_on()
    assert table.prey.pool() == 30
