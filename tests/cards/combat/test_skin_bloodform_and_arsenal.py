"""Skin of Night, Bloodform, Body Arsenal: a vampire that changes for a round or a combat."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import hand_strike, static, strike
from scenes.strikes import only_before_range
from table_talk import Table

SKIN = "Skin of Night"
CLAWS = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")


def skinned(table: Table, level: str) -> tuple[int, int]:
    """Yours with Fortitude, and your prey's whose hands inflict 2 aggravated damage."""
    mine = table.you.ready(made_vampire("Dark", level, capacity=8))
    theirs = table.prey.ready(made_vampire("Clawed", capacity=9))
    table.prey.in_play(CLAWS, on=theirs)
    table.prey.in_play(paper("Arm", static("strength", +1), kind="equipment"), on=theirs)
    return mine, theirs


@pytest.mark.parametrize(
    ("level", "window"),
    [
        ("for", "before_range"),
        ("for", "strikes_chosen"),
        ("for", "prevent"),
        ("FOR", "prevent"),
    ],
)
def test_skin_of_night_treats_aggravated_damage_as_normal(
    table: Table, level: str, window: str
) -> None:
    """For the rest of the round, additional strikes too; at superior 1 damage is prevented.

    In the next round the damage is aggravated again.
    """
    mine, theirs = skinned(table, level)
    table.you.holds(SKIN, PRESS)
    fight(table, mine, theirs)
    table.until(window, table.you)
    table.you.plays(SKIN, by=mine, level=level)
    table.until("press", table.you)
    hurt = 1 if level == "FOR" else 2
    assert damage_to(table, mine) == hurt
    assert damage_to(table, mine, aggravated=True) == 0
    assert table.where(mine) == "ready"
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, mine) == hurt + 2
    assert damage_to(table, mine, aggravated=True) == 2
    assert table.where(mine) == "torpor"
    assert damage_to(table, theirs) == 2


@pytest.mark.ruling(SKIN, 1)
def test_superior_skin_needs_damage_to_prevent(table: Table) -> None:
    """Before any damage it is not offered, though at inferior it is ([LSJ 20001114])."""
    mine, _ = skinned(table, "FOR")
    theirs = table.prey.ready("Ryan")
    table.you.holds(SKIN)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play(SKIN, level="for")
    table.prey.plays("A dodge", by=theirs)
    while not table.over():
        assert not table.you.can_play(SKIN, level="FOR")
        table.pass_on()


def test_skin_of_night_is_for_this_vampire_only(table: Table) -> None:
    """The opponent's skin stays as it was."""
    mine, theirs = skinned(table, "for")
    table.you.in_play(CLAWS, on=mine)
    table.you.holds(SKIN)
    fight(table, mine, theirs)
    table.you.plays(SKIN, by=mine, level="for")
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 1
    assert damage_to(table, mine, aggravated=True) == 0


# -- Bloodform ---------------------------------------------------------------------------------

FORM = "Bloodform"
SHAPE = made_vampire("Shape", "VIC", "CEL", "POT", capacity=8)


@pytest.mark.parametrize(("whom", "may"), [("War Ghoul", True), ("Ryan", False)])
def test_inferior_bloodform_ends_combat_with_an_ally(table: Table, whom: str, may: bool) -> None:
    """Not with a vampire."""
    mine, theirs = table.you.ready(SHAPE), table.prey.ready(whom)
    table.you.holds(FORM, DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play(FORM, by=mine, level="vic") is may
    if may:
        table.you.plays(FORM, by=mine, level="vic")
        rest(table)
        assert damage_to(table, mine) == damage_to(table, theirs) == 0


@pytest.mark.parametrize("aggravated", [False, True])
@pytest.mark.ruling(FORM, 1)
def test_superior_bloodform_is_immune_to_normal_damage(table: Table, aggravated: bool) -> None:
    """This round, though it be unpreventable; aggravated damage is inflicted; it does not strike.

    In the second round it strikes, and is struck, as ever.
    """
    only_before_range(FORM, by=SHAPE, level="VIC")
    mine, theirs = table.you.ready(SHAPE), table.prey.ready(made_vampire("Hitter", capacity=9))
    blow = made_up(
        "A blow", modes=(strike(hand_strike(unpreventable=True, aggravated=aggravated)),)
    )
    table.you.holds(FORM)
    table.prey.holds(blow, PRESS)
    fight(table, mine, theirs)
    table.you.plays(FORM, by=mine, level="VIC")
    table.prey.plays("A blow", by=theirs)
    if aggravated:
        rest(table)
        assert damage_to(table, mine, aggravated=True) == 1
        assert damage_to(table, theirs) == 0
        return
    table.until("press", table.prey)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
    table.prey.plays("A press", by=theirs)
    table.you.passes()  # the press to end
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 1


@pytest.mark.ruling(FORM, 1)
def test_bloodform_is_not_prevention(table: Table) -> None:
    """What happens if damage is inflicted does not: an aim adds nothing ([LSJ 20010627])."""
    mine, theirs = table.you.ready(SHAPE), table.prey.ready(made_vampire("Hitter", capacity=9))
    table.you.holds(FORM)
    table.prey.holds("Target Vitals")
    fight(table, mine, theirs)
    table.you.plays(FORM, by=mine, level="VIC")
    table.prey.plays("Target Vitals", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 0


@pytest.mark.ruling(FORM, 2)
@pytest.mark.ruling(FORM, 3)
def test_who_cannot_strike_has_no_maneuver_from_a_strike(table: Table) -> None:
    """Thrown Gate is no maneuver then; additional strikes may be gained in vain."""
    mine, theirs = table.you.ready(SHAPE), table.prey.ready(made_vampire("Hitter", capacity=9))
    table.you.holds(FORM, "Thrown Gate", MANEUVER, "Blur")
    fight(table, mine, theirs)
    table.you.plays(FORM, by=mine, level="VIC")
    table.until("range", table.you)
    assert table.you.can_play("A maneuver", by=mine)
    assert not table.you.can_play("Thrown Gate")
    table.you.plays("Blur", by=mine, level="CEL")
    rest(table)
    assert damage_to(table, theirs) == 0


@pytest.mark.ruling(FORM, 4)
def test_the_press_of_bloodform_ends_combat_in_its_round(table: Table) -> None:
    """It does not continue, and is gone in the next round ([TOM 19960521])."""
    mine, theirs = table.you.ready(SHAPE), table.prey.ready(made_vampire("Hitter", capacity=9))
    table.you.holds(FORM)
    table.prey.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.plays(FORM, by=mine, level="VIC")
    table.until("press", table.prey)
    assert not table.you.may("use press", minion=mine)
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use press", minion=mine)
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    while not table.over():
        assert not table.you.may("use press", minion=mine)
        table.pass_on()
    assert damage_to(table, mine) == 2


# -- Body Arsenal ------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "strength"), [("vic", 1), ("VIC", 2)])
@pytest.mark.parametrize("window", ["before_range", "strikes_chosen"])
@pytest.mark.ruling("Body Arsenal", 1)
def test_body_arsenal_makes_hands_aggravated_this_round(
    table: Table, level: str, strength: int, window: str
) -> None:
    """After both strikes are chosen, too; +1 strength for the combat at superior; 2 blood."""
    mine = table.you.ready(made_vampire("Armed", level, capacity=8))
    theirs = table.prey.ready(made_vampire("Target", "FOR", capacity=10))
    table.you.holds("Body Arsenal", "Body Arsenal", PRESS)
    table.prey.holds("Skin of Night")
    fight(table, mine, theirs)
    table.until(window, table.you)
    table.you.plays("Body Arsenal", by=mine, level=level)
    assert table.blood(mine) == 6
    table.until("prevent", table.prey)
    assert not table.you.can_play("Body Arsenal")  # too late for this strike
    table.prey.plays("Skin of Night", by=theirs, level="for")
    table.until("press", table.you)
    assert damage_to(table, theirs) == strength
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2 * strength
    assert damage_to(table, theirs, aggravated=True) == 0  # the second round
    assert table.where(theirs) == "ready"


@pytest.mark.parametrize(("level", "strength"), [("vic", 1), ("VIC", 2)])
@pytest.mark.ruling("Body Arsenal", 1)
def test_the_hands_of_body_arsenal_inflict_aggravated_damage(
    table: Table, level: str, strength: int
) -> None:
    """All of it, in the first combat; the vampire goes to torpor."""
    mine = table.you.ready(made_vampire("Armed", level, capacity=8))
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds("Body Arsenal")
    fight(table, mine, theirs)
    table.you.plays("Body Arsenal", by=mine, level=level)
    rest(table)
    assert table.where(theirs) == "torpor"
    hits = [x for x in table.state.journal if x.what == "damaged" and x.card == theirs]
    assert [(x.number, x.word) for x in hits] == [(strength, "aggravated")]
