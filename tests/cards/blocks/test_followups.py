"""What follows a blocked or unblocked action: another combat, or the end of it."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered, told
from block_talk import COMPANION, UNLOCKER, bleeds, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, MANEUVER, PRESS
from fight_talk import fight_of
from methuselah.engine.definitions import defined
from methuselah.language import action
from methuselah.pool import Face
from methuselah.rules.action.action import stealth
from table_talk import Table

LURKER = "Hidden Lurker"
LURE = "Siren's Lure"
FRENZY = "Brujah Frenzy"
MISTAKEN = "Mistaken Identity"


# -- Hidden Lurker --------------------------------------------------------------------------------


@pytest.mark.ruling("Hidden Lurker", 3)
@pytest.mark.parametrize(("level", "press"), [("obf", False), ("OBF", True)])
def test_a_hidden_lurker_fights_the_blocker_who_cannot_strike(
    table: Table, level: str, press: bool
) -> None:
    """After the first combat; the lurker locks; superior gives it a press for a second round."""
    ryan = table.you.ready("Ryan", blood=4)
    skulk = table.you.ready("Skulk (G5)", blood=4)
    card = table.you.holds(LURKER)
    table.prey.holds(LURKER)
    nassir = table.prey.ready("Nassir", blood=4)
    stranger = table.prey.ready("Jeffrey Mullins (G4)")

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    assert not table.prey.can_play(LURKER, by=stranger)
    table.you.plays(card, by=skulk, level=level)

    assert table.locked(skulk)
    if press:
        table.until("press", table.you)
        assert fight_of(table).fighters == (skulk, nassir)
        assert (table.blood(skulk), table.blood(nassir)) == (4, 2)
        table.you.does("use press")
    table.nobody_reacts()
    assert table.blood(skulk) == (3 if press else 4)
    assert table.blood(nassir) == (1 if press else 2)
    assert table.blood(ryan) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "locked", "usable"),
    [
        ("Skulk (G5)", False, True),
        ("Skulk (G5)", True, False),
        ("Lauren", False, False),
    ],
)
def test_a_lurker_is_an_unlocked_vampire_with_obfuscate(
    table: Table, name: str, locked: bool, usable: bool
) -> None:
    """Nor is the acting vampire one; nor is it played before the combat is over."""
    ryan = table.you.ready(made_vampire("Acting", "OBF"))
    lurker = table.you.ready(name, locked=locked)
    card, _ = table.you.holds(LURKER, PRESS)
    nassir = table.prey.ready("Nassir")

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.until("press", table.you)
    assert not table.you.can_play(card)
    table.you.passes()
    played = False
    while not table.over():
        assert not table.you.can_play(card, by=ryan)
        played = played or table.you.can_play(card, by=lurker)
        table.pass_on()

    assert played is usable


def test_there_is_no_lurking_after_an_unblocked_rush(table: Table) -> None:
    """The target of a rush is no blocking minion."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Skulk (G5)")
    nassir = table.prey.ready("Nassir")
    rush = table.you.in_play("Haven Uncovered", on=nassir)
    card = table.you.holds(LURKER)

    table.you.acts(rush, by=ryan)
    table.nobody_reacts()

    assert told(table, "combat") == 1
    assert table.where(card) == "hand"


@pytest.mark.ruling("Hidden Lurker", 1)
def test_a_lurker_takes_away_what_was_to_follow_the_combat(table: Table) -> None:
    """Form of Mist does not continue the action."""
    ryan = table.you.ready(made_vampire("Misty", "PRO"), blood=4)
    skulk = table.you.ready("Skulk (G5)")
    table.you.holds(LURKER, "Form of Mist")
    nassir = table.prey.ready("Nassir")

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.you.plays("Form of Mist", by=ryan, level="PRO")
    table.you.plays(LURKER, by=skulk, level="obf")
    table.nobody_reacts()

    assert table.blood(ryan) == 4
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Hidden Lurker", 2)
def test_a_lurker_waits_for_no_queue(table: Table) -> None:
    """Another combat is queued; after that one between the same minions it can be played."""
    ryan = table.you.ready("Ryan")
    skulk = table.you.ready("Skulk (G5)")
    card, again = table.you.holds(LURKER, AGAIN)
    nassir = table.prey.ready("Nassir")

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.until("combat_about_to_end", table.you)
    table.you.plays(again)
    table.until("after_combat", table.you)
    assert told(table, "combat") == 2
    table.you.plays(card, by=skulk, level="obf")
    table.nobody_reacts()

    assert told(table, "combat") == 3


@pytest.mark.ruling("Hidden Lurker", 4)
def test_a_blocker_sent_to_torpor_is_safe_from_lurkers(table: Table) -> None:
    """It is not ready any more."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Skulk (G5)")
    card = table.you.holds(LURKER)
    nassir = table.prey.ready("Nassir", blood=0)

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.where(nassir) == "torpor"
    assert table.where(card) == "hand"


@pytest.mark.ruling("Hidden Lurker", 5)
def test_who_cannot_strike_cannot_maneuver_with_a_strike(table: Table) -> None:
    """The gun has no maneuver in the first round; a plain maneuver is allowed."""
    ryan = table.you.ready("Ryan")
    skulk = table.you.ready("Skulk (G5)")
    table.you.holds(LURKER)
    nassir = table.prey.ready("Nassir")
    gun = table.prey.in_play(".44 Magnum", on=nassir)
    card = table.prey.holds(MANEUVER)

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.until("range", table.prey)
    assert table.prey.may("use", card=gun)
    table.you.plays(LURKER, by=skulk, level="obf")
    table.until("range", table.prey)

    assert fight_of(table).fighters == (skulk, nassir)
    assert not table.prey.may("use", card=gun)
    assert table.prey.can_play(card)


@pytest.mark.ruling("Hidden Lurker", 6)
def test_who_cannot_strike_can_gain_additional_strikes(table: Table) -> None:
    """Uselessly: there is still nothing to strike with in this round."""
    ryan = table.you.ready("Ryan")
    skulk = table.you.ready("Skulk (G5)", blood=4)
    table.you.holds(LURKER)
    fast = table.prey.ready("Carter (G2)", blood=2)
    table.prey.holds("Quickness")

    bleeds(table, ryan)
    table.prey.blocks(fast)
    table.you.plays(LURKER, by=skulk, level="obf")
    table.prey.plays("Quickness", by=fast, level="cel")

    assert told(table, "combat", card=skulk, other=fast) == 1
    assert told(table, "strikes", card=fast, word="none") == 2
    assert table.blood(skulk) == 4
    assert table.waits_for(table.you)


# -- Siren's Lure ---------------------------------------------------------------------------------


@pytest.mark.ruling("Siren's Lure", 5)
@pytest.mark.ruling("Siren's Lure", 7)
@pytest.mark.parametrize(("blood", "usable"), [(2, True), (1, False)])
def test_a_siren_burns_2_blood_for_stealth(table: Table, blood: int, usable: bool) -> None:
    """The card costs nothing; without 2 blood to burn it cannot be played."""
    acting = table.you.ready(made_vampire("Quick", "cel", "obf", capacity=4), blood=blood)
    card, _ = table.you.holds(LURE, "Elder Impersonation")
    nassir = table.prey.ready("Nassir")

    bleeds(table, acting)
    table.prey.blocks(nassir)
    if usable:
        table.you.plays(card, by=acting, level="cel")
        assert stealth(table.state, action_of(table)) == 1
        assert table.blood(acting) == 0
    else:
        table.until("attempt", table.you)
        assert not table.you.can_play(card, by=acting)


@pytest.mark.ruling("Siren's Lure", 1)
@pytest.mark.ruling("Siren's Lure", 4)
@pytest.mark.ruling("Siren's Lure", 6)
@pytest.mark.parametrize(("level", "locked"), [("mel", True), ("MEL", False)])
def test_a_siren_lures_the_blocker_away(table: Table, level: str, locked: bool) -> None:
    """The attempt fails, the action goes on; then they fight, still during the action."""
    ryan = table.you.ready("Ryan")
    siren = table.you.ready(made_vampire("Siren", "MEL"), blood=5)
    card = table.you.holds(LURE)
    nassir = table.prey.ready("Nassir", blood=4)
    lauren = table.prey.ready("Lauren")
    table.prey.holds(COMBAT_ENDS)
    table.prey.ready(made_vampire("Other Siren", "MEL"))
    table.prey.holds(LURE)

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    assert not table.prey.can_play(LURE)
    assert not table.you.can_play(card, level="cel")
    table.you.plays(card, by=siren, level=level)

    assert table.locked(siren) is locked
    assert table.locked(nassir)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=lauren)
    table.until("strike", table.prey)
    assert table.prey.pool() == 29
    assert fight_of(table).fighters == (siren, nassir)
    assert action_of(table).verdict == "successful"
    table.pass_on()
    table.nobody_reacts()
    assert table.waits_for(table.you)


@pytest.mark.ruling("Siren's Lure", 2)
def test_while_a_lure_is_pending_no_combat_is_queued(table: Table) -> None:
    """Blocked by another minion: no lurker after that combat; the lured one fights then."""
    ryan = table.you.ready("Ryan")
    siren = table.you.ready(made_vampire("Siren", "MEL"), blood=5)
    table.you.ready("Skulk (G5)")
    lurker, again, _ = table.you.holds(LURKER, AGAIN, LURE)
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren", blood=2)

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.you.plays(LURE, by=siren, level="MEL")
    table.prey.blocks(lauren)
    table.until("combat_about_to_end", table.you)
    table.you.plays(again)
    table.nobody_reacts()

    assert table.where(lurker) == "hand"
    assert told(table, "combat", card=ryan, other=lauren) == 1
    assert told(table, "combat", card=siren, other=nassir) == 1


@pytest.mark.ruling("Siren's Lure", 3)
def test_the_lured_one_does_not_fight_where_the_action_ends_prematurely(table: Table) -> None:
    """Another minion blocks and the target is changed: the action is over."""
    ryan = table.you.ready("Ryan")
    siren = table.you.ready(made_vampire("Siren", "MEL"), blood=5)
    table.you.holds(LURE, "Change of Target")
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.you.plays(LURE, by=siren, level="MEL")
    table.prey.blocks(lauren)
    table.you.plays("Change of Target", by=ryan)

    assert table.waits_for(table.you)
    assert told(table, "combat") == 0


# -- Brujah Frenzy --------------------------------------------------------------------------------


@pytest.mark.ruling("Brujah Frenzy", 2)
@pytest.mark.ruling("Brujah Frenzy", 3)
def test_a_brujah_in_frenzy_fights_instead_of_acting(table: Table) -> None:
    """The action fails at once; the other minion locks, fights, and has blocked nothing."""
    ryan = table.you.ready("Octane (G6)", blood=6)
    table.you.holds("Aire of Elation")
    nassir = table.grand_prey.ready("Nassir", blood=4)
    table.grand_prey.in_play("Rebel", on=nassir)
    card = table.prey.holds(FRENZY)
    table.prey.holds(COMBAT_ENDS)
    mine = table.prey.ready("Lauren")

    bleeds(table, ryan)
    table.prey.plays(card)
    table.prey.chooses(nassir)
    table.nobody_reacts()

    assert table.locked(nassir)
    assert not table.locked(mine)
    assert (table.blood(ryan), table.blood(nassir)) == (5, 3)
    assert told(table, "combat", card=ryan, other=nassir) == 1
    assert told(table, "blocks") == 0
    assert table.prey.pool() == 30
    assert table.where(card) == "ash_heap"
    assert table.you.hand() == ["Aire of Elation"]
    assert table.waits_for(table.you)


@pytest.mark.ruling("Brujah Frenzy", 1)
@pytest.mark.ruling("Brujah Frenzy", 4)
@pytest.mark.parametrize(("locked", "usable"), [(True, False), (False, True)])
def test_a_frenzy_needs_a_ready_unlocked_minion(table: Table, locked: bool, usable: bool) -> None:
    """Not one of the Brujah's controller, not one in torpor."""
    octane = table.you.ready("Octane (G6)")
    table.predator.torpor("Lauren")
    other = table.grand_predator.ready("Nassir", locked=locked)
    card = table.prey.holds(FRENZY)

    bleeds(table, octane)
    asked = False
    while not table.over():
        decision = table.asked()
        assert decision is not None
        asked = asked or (table.prey.can_play(card) and decision.window == "declined")
        table.pass_on()

    assert asked is usable
    assert not table.locked(other) or locked


@pytest.mark.ruling("Brujah Frenzy", 5)
def test_only_a_ready_acting_brujah_of_another_goes_into_frenzy(table: Table) -> None:
    """Leaving torpor, a Brujah is not ready; a vampire of another clan is no Brujah."""
    toreador = table.you.ready("Loonar (G4)")
    brujah = table.you.torpor("Octane (G6)", blood=6)
    table.you.ready(COMPANION)
    table.prey.holds(FRENZY)
    table.grand_prey.ready("Nassir")

    table.you.acts(word="leave torpor", by=brujah)
    assert not is_offered(table, table.prey, FRENZY)
    assert table.where(brujah) == "ready"
    table.you.acts(word="bleed", by=toreador)
    assert not is_offered(table, table.prey, FRENZY)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=brujah)
    assert is_offered(table, table.prey, FRENZY)


# -- Mistaken Identity ----------------------------------------------------------------------------


@pytest.mark.ruling("Mistaken Identity", 2)
@pytest.mark.ruling("Mistaken Identity", 4)
def test_a_ventrue_antitribu_taken_for_another_goes_to_torpor(table: Table) -> None:
    """The hunt fails: nothing is gained, it was not blocked, the window after it opens."""
    samson = table.you.ready("Juan Cali (G2)", blood=1)
    table.you.ready(COMPANION)
    table.you.holds("Freak Drive")
    nassir = table.prey.ready("Nassir", blood=2)
    table.prey.holds(MISTAKEN)
    other = table.prey.ready("Skulk (G5)")
    table.prey.holds("Cats' Guidance")

    table.you.acts(word="hunt", by=samson)
    table.prey.plays(MISTAKEN, by=nassir)

    assert table.where(samson) == "torpor"
    table.nobody_reacts()
    assert table.blood(samson) == 1
    assert table.blood(nassir) == 1
    assert told(table, "action failed", card=samson) == 1
    assert told(table, "blocks") == 0
    assert not table.locked(other)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Mistaken Identity", 2)
def test_after_a_failed_hunt_cards_that_follow_actions_are_played(table: Table) -> None:
    """The window after the action opens to everybody."""
    juan = table.you.ready("Juan Cali (G2)", blood=1)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir", blood=2)
    table.prey.holds(MISTAKEN)
    table.predator.ready("Lauren", locked=True)
    wake = table.predator.holds("Wake with Evening's Freshness")

    table.you.acts(word="hunt", by=juan)
    table.prey.plays(MISTAKEN, by=nassir)
    table.until("after_resolution", table.predator)

    assert table.predator.can_play(wake)


@pytest.mark.ruling("Mistaken Identity", 1)
def test_an_identity_is_not_mistaken_during_an_attempt(table: Table) -> None:
    """While somebody attempts to block it cannot be played, nor after a block."""
    juan = table.you.ready("Juan Cali (G2)", blood=1)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir", blood=2)
    blocker = table.prey.ready("Lauren")
    table.prey.in_play("Raven Spy", on=blocker, level="ani", blood=1)
    table.prey.holds(MISTAKEN, "Spirit's Touch")

    table.you.acts(word="hunt", by=juan)
    table.until("action", table.prey)
    assert table.prey.can_play(MISTAKEN, by=nassir)
    table.prey.blocks(blocker)
    while not table.over():
        assert not table.prey.can_play(MISTAKEN)
        table.pass_on()
    assert table.where(juan) == "ready"


@pytest.mark.parametrize(("name", "word"), [("Juan Cali (G2)", "bleed"), (COMPANION, "hunt")])
def test_only_a_hunting_ventrue_antitribu_is_mistaken(table: Table, name: str, word: str) -> None:
    """Neither its bleed, nor another clan's hunt."""
    acting = table.you.ready(name)
    table.you.ready("Ryan")
    table.prey.ready("Nassir", blood=2)
    card = table.prey.holds(MISTAKEN)

    table.you.acts(word=word, by=acting)
    table.until("action")
    assert not table.prey.can_play(card)


@pytest.mark.ruling("Mistaken Identity", 3)
def test_a_failed_action_is_not_repeated(table: Table) -> None:
    """It has reached resolution: rescued and unlocked, the vampire plays that card no more."""
    juan = table.you.ready("Juan Cali (G2)", blood=3)
    friend = table.you.ready("Samson (G2)", blood=2)
    unlocker = table.you.in_play(UNLOCKER)
    face = Face(id=920_500, name="Hunt", printed_name="Hunt", types=("action",), text="", digest="")
    hunting = defined(face, modes=(action(kind="hunt"),))
    first, second = table.you.holds(hunting, hunting)
    nassir = table.prey.ready("Nassir", blood=2)
    table.prey.holds(MISTAKEN)

    table.you.acts(first, by=juan)
    table.prey.plays(MISTAKEN, by=nassir)
    table.you.acts(word="rescue", by=friend, target=juan)
    table.you.chooses(number=2)
    table.nobody_reacts()
    table.you.uses(unlocker)
    table.you.chooses(juan)

    assert not table.locked(juan)
    assert table.you.may("act", minion=juan, word="bleed")
    assert not table.you.can_play(second, by=juan)
