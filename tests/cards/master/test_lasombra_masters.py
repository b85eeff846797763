"""Masters of the Lasombra precon of the Fifth Edition."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from methuselah.engine.traits import capacity, discipline_level
from methuselah.rules.politics.votes import tally
from table_talk import Table

KINE = "Kine Resources Contested"


def to_polling(table: Table, caller: int) -> None:
    """Your vampire calls Kine Resources Contested: 1 for you, 3 for the prey."""
    table.you.acts(KINE, by=caller)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    table.until("polling")


@pytest.mark.parametrize(
    ("ground", "name"),
    [
        ("Political Hunting Ground", "Braden White"),
        ("Biotech Company Hunting Ground", "Alek König"),
    ],
)
def test_hunting_grounds_feed_one_ready_vampire_each_turn(
    table: Table, ground: str, name: str
) -> None:
    """In your unlock phase; no vampire from two of them in a turn."""
    hungry = table.you.ready(name, blood=0)
    torpid = table.you.torpor('Araceli "Celia" Rivera', blood=0)
    table.you.in_play(ground)
    table.you.in_play("Academic Hunting Ground")
    enemy = table.prey.ready("Nassir", blood=0)
    table.begins("unlock")

    table.you.uses(ground)
    assert table.blood(hungry) == 1
    assert not table.you.may("use", card="Academic Hunting Ground")
    assert (table.blood(torpid), table.blood(enemy)) == (0, 0)


def test_a_hunting_ground_needs_a_ready_member_of_its_clan(table: Table) -> None:
    """Political Hunting Ground requires Lasombra."""
    table.you.ready("Alek König")
    table.you.holds("Political Hunting Ground", "Biotech Company Hunting Ground")
    table.begins("master")

    assert not table.you.can_play("Political Hunting Ground")
    assert table.you.can_play("Biotech Company Hunting Ground")


def test_elysian_fields_hides_a_lasombra(table: Table) -> None:
    """+1 stealth when needed, of a Lasombra only; the location is locked."""
    braden = table.you.ready("Braden White")
    ryan = table.you.ready("Ryan")
    fields = table.you.in_play("Elysian Fields")
    nassir = table.prey.ready("Nassir")
    table.prey.ready("Chelsea Blake")

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks("Chelsea Blake")
    assert not table.you.may("use", card=fields)
    rest(table)
    table.you.acts(word="bleed", by=braden)
    table.until("action", table.prey)
    assert not table.you.may("use", card=fields)
    table.prey.blocks(nassir)
    table.you.uses(fields)
    rest(table)

    assert table.prey.pool() == 29
    assert table.locked(fields)
    assert not table.locked(nassir)


def test_channel_10_gives_intercept_to_the_blocking_minion(table: Table) -> None:
    """+2 in the second action of the phase, to the minion that attempts; not in the first."""
    first = table.you.ready("Ryan", blood=1)
    second = table.you.ready("Braden White", blood=1)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")
    channel = table.prey.in_play("Channel 10")

    table.you.acts(word="hunt", by=first)
    table.prey.blocks(nassir)
    assert not table.prey.may("use", card=channel)
    rest(table)
    table.you.acts(word="hunt", by=second)
    table.prey.blocks(nassir)
    table.prey.uses(channel)
    rest(table)

    assert table.locked(channel)
    assert table.locked(nassir)


@pytest.mark.ruling("Channel 10", 1)
def test_a_cancelled_action_card_was_no_action_for_channel_10(table: Table) -> None:
    """Direct Intervention leaves the next action the first one ([LSJ 20100505])."""
    first = table.you.ready("Braden White")
    table.you.holds("Computer Hacking")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Channel 10")
    table.prey.holds("Direct Intervention")

    table.you.acts("Computer Hacking", by=first)
    table.prey.plays("Direct Intervention")
    table.you.acts(word="hunt", by=first)
    table.prey.blocks(nassir)
    assert not table.prey.may("use", card="Channel 10")


def test_power_structure_gives_each_lasombra_a_vote(table: Table) -> None:
    """1 each to yours, titled or not; not to Hecata, not to those of others."""
    kamaluddin = table.you.ready("Kamaluddin")
    braden = table.you.ready("Braden White")
    alek = table.you.ready("Alek König")
    structure = table.you.in_play("Power Structure")
    table.you.holds(KINE)
    theirs = table.prey.ready("Aintzane Arriaga")

    to_polling(table, kamaluddin)
    table.you.uses(structure)
    assert table.locked(structure)
    assert not table.you.may("vote", minion=alek)
    assert not table.prey.may("vote", minion=theirs)
    table.you.votes("for", minion=kamaluddin)
    table.you.votes("for", minion=braden)
    assert tally(table.state) == (3, 0)


@pytest.mark.ruling("Power Structure", 1)
def test_power_structure_is_not_used_in_a_blood_hunt(table: Table) -> None:
    """A referendum, but no political action ([ANK 20190707])."""
    braden = table.you.ready("Braden White")
    table.you.in_play("Power Structure")
    table.prey.torpor("Ryan", blood=0)
    table.prey.ready("Belinde")

    table.you.acts(word="diablerie", by=braden)
    table.until("polling")
    assert not table.you.may("use", card="Power Structure")


def test_oblivion_teaches_a_level(table: Table) -> None:
    """None to inferior, inferior to superior, +1 capacity; not on a vampire with superior."""
    ryan = table.you.ready("Ryan")
    braden = table.you.ready("Braden White")
    alek = table.you.ready("Alek König")
    first, second = table.you.holds("Oblivion", "Oblivion")
    table.begins("master")

    table.you.plays(first)
    offered = {option.target for option in table.you.options("choose")}
    assert offered == {ryan, braden}
    table.you.chooses(ryan)
    assert discipline_level(table.state, ryan, "obl") == 1
    assert capacity(table.state, ryan) == 5
    assert discipline_level(table.state, braden, "obl") == 1
    assert table.on(first) == ryan
    assert table.where(second) == "hand"
    assert not table.state.cards[alek].attached


def test_perfectionist_feeds_after_a_flawless_success(table: Table) -> None:
    """1 blood after a successful action without reaction cards; not after another's action."""
    ryan = table.you.ready("Ryan", blood=2)
    braden = table.you.ready("Braden White", blood=2)
    table.you.ready(COMPANION)
    table.you.in_play("Perfectionist", on=ryan)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=braden)
    while not table.over():
        assert not table.you.may("use", card="Perfectionist")
        table.pass_on()
    table.you.acts(word="bleed", by=ryan)
    table.you.uses("Perfectionist")
    assert table.blood(ryan) == 3
    assert not table.you.may("use", card="Perfectionist")
    rest(table)
    assert table.blood(braden) == 2
    assert table.waits_for(table.you)


def test_perfectionist_does_not_feed_after_a_block(table: Table) -> None:
    """The action was not successful."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.in_play("Perfectionist", on=ryan)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    while not table.over():
        assert not table.you.may("use", card="Perfectionist")
        table.pass_on()


@pytest.mark.ruling("Perfectionist", 1)
@pytest.mark.parametrize("cancelled", [False, True])
def test_a_reaction_card_spoils_perfectionist_even_if_cancelled(
    table: Table, cancelled: bool
) -> None:
    """It has still been played ([LSJ 20070330])."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.in_play("Perfectionist", on=ryan)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir", locked=True)
    table.prey.holds("On the Qui Vive")
    table.grand_prey.holds("Direct Intervention")

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("On the Qui Vive", by=nassir)
    if cancelled:
        table.grand_prey.plays("Direct Intervention")
    while not table.over():
        assert not table.you.may("use", card="Perfectionist")
        table.pass_on()
    assert table.blood(ryan) == 2


@pytest.mark.ruling("Perfectionist", 2)
def test_freak_drive_may_follow_perfectionist(table: Table) -> None:
    """Cards usable after resolution can be played after the blood is gained ([ANK 20190113])."""
    yewon = table.you.ready("Yewon Ong", blood=2)
    table.you.in_play("Perfectionist", on=yewon)
    table.you.holds("Freak Drive")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=yewon)
    table.you.uses("Perfectionist")
    table.you.plays("Freak Drive", by=yewon)
    rest(table)
    assert table.blood(yewon) == 2
    assert not table.locked(yewon)


@pytest.mark.ruling("Perfectionist", 3)
def test_an_unblocked_action_without_effect_feeds_perfectionist(table: Table) -> None:
    """It is successful all the same ([LSJ 20070411]): nothing is left to diablerize or rescue."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.in_play("Perfectionist", on=ryan)
    table.you.holds("Bum's Rush")
    table.you.ready(COMPANION)
    gang = table.prey.ready("Underbridge Stray")
    locked = table.prey.ready("Nassir", locked=True)

    table.you.acts("Bum's Rush", by=ryan)
    table.you.chooses(gang)
    table.prey.uses("Underbridge Stray")
    rest_until_after(table)
    table.you.uses("Perfectionist")
    assert table.blood(ryan) == 3
    assert not table.locked(locked)


def rest_until_after(table: Table) -> None:
    """Everybody passes until the action has resolved."""
    table.until("after_resolution", table.you)


@pytest.mark.ruling("Perfectionist", 4)
def test_perfectionist_feeds_once_in_each_players_turn(table: Table) -> None:
    """Not twice in a turn; it is ready again in the next one ([ANK 20180719-4])."""
    yewon = table.you.ready("Yewon Ong", blood=3)
    table.you.in_play("Perfectionist", on=yewon)
    table.you.holds("Freak Drive")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=yewon)
    table.you.uses("Perfectionist")
    table.you.plays("Freak Drive", by=yewon)
    rest(table)
    table.you.acts(word="hunt", by=yewon)
    while not table.over():
        assert not table.you.may("use", card="Perfectionist")
        table.pass_on()
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    before = table.blood(yewon)
    table.you.acts(word="bleed", by=yewon)
    table.you.uses("Perfectionist")
    assert table.blood(yewon) == before + 1


def test_only_one_archetype(table: Table) -> None:
    """Perfectionist is not put on a vampire with Rebel, nor on others' vampires."""
    rebel = table.you.ready("Ryan")
    table.you.in_play("Rebel", on=rebel)
    table.prey.ready("Nassir")
    table.you.holds("Perfectionist")
    table.begins("master")

    assert not table.you.can_play("Perfectionist")
