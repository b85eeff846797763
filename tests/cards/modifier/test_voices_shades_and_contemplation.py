"""Who cannot block or sees less: The Missing Voice, Nightshades, Virtuosa, Contemplation."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, guard, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import action
from methuselah.rules.action.blocks import intercept
from scenes.rulings import action_card_replaced_first
from scenes.telling import changing
from table_talk import Table

VOICE = "The Missing Voice"
VIRTUOSA = "Virtuosa"
RECURRING = "Recurring Contemplation"
NIGHT = "Nightshades"
DEED = paper("Deed", action(stealth=0))


# -- less intercept -------------------------------------------------------------------------------


@pytest.mark.ruling(VOICE, 2)
@pytest.mark.parametrize(
    ("level", "hindered"),
    [("cel", {"young": True, "old": False, "mate": False, "ally": False}),
     ("mel", {"young": True, "old": False, "mate": True, "ally": True})],
)  # fmt: skip
def test_who_hears_the_missing_voice(table: Table, level: str, hindered: dict[str, bool]) -> None:
    """Capacity 4 at most; or allies and who is younger than its 6. No attempt is needed."""
    mine = table.you.ready(made_vampire("Singer", "cel", "MEL", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds(VOICE)
    who = {
        "young": table.prey.ready(made_vampire("Young", capacity=4)),
        "mate": table.prey.ready(made_vampire("Five", capacity=5)),
        "old": table.prey.ready(made_vampire("Six", capacity=6)),
        "ally": table.prey.ready("Renegade Garou"),
    }
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    table.you.plays(VOICE, by=mine, level=level)
    for name, minion in who.items():
        assert intercept(table.state, minion) == (-1 if hindered[name] else 0)


@pytest.mark.parametrize(("capacity", "may"), [(4, False), (5, True)])
def test_the_voice_of_celerity_requires_capacity_5(table: Table, capacity: int, may: bool) -> None:
    """With Melpominee it does not."""
    mine = table.you.ready(made_vampire("Singer", "cel", "mel", capacity=capacity))
    table.you.ready(COMPANION)
    table.you.holds(VOICE)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert table.you.can_play(VOICE, level="cel") is may
    assert table.you.can_play(VOICE, level="mel")


@pytest.mark.ruling(NIGHT, 1)
@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_nightshades_blind_a_weaker_minion(table: Table, level: str) -> None:
    """An ally or who is younger, chosen as the action is announced; before other modifiers."""
    mine = table.you.ready(made_vampire("Shade", "OBT", "dom", capacity=6))
    table.you.ready(COMPANION)
    card = table.you.holds(NIGHT, "Bonding")[0]
    ally = table.prey.ready("Renegade Garou")
    young = table.prey.ready(made_vampire("Young", capacity=5))
    table.prey.ready(made_vampire("Six", capacity=6))
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play("Bonding")
    table.you.plays(card, by=mine, level=level)
    assert {ally, young} <= table.you.choices()
    assert len(table.you.choices()) == 3  # Meaghan, too
    table.you.chooses(young)
    table.until("action", table.you)
    assert table.you.can_play("Bonding")
    assert intercept(table.state, young) == -1
    assert intercept(table.state, ally) == 0


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_superior_nightshades_may_wait_for_an_attempt(table: Table, level: str) -> None:
    """The block fails by it; inferior ones are too late, and neither is for the time between."""
    mine = table.you.ready(made_vampire("Shade", level, capacity=6))
    table.you.ready(COMPANION)
    card = table.you.holds(NIGHT, PAUSE)[0]
    young = guard(table.prey, 0, capacity=5)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert not table.you.can_play(card)
    table.prey.blocks(young)
    table.until("attempt", table.you)
    assert table.you.can_play(card) is (level == "OBT")
    if level == "OBT":
        table.you.plays(card, by=mine, level=level)
        table.you.chooses(young)
        table.nobody_reacts()
        assert table.prey.pool() == 29


@pytest.mark.ruling(VIRTUOSA, 2)
def test_the_action_card_is_replaced_before_it() -> None:
    """So it may be what was drawn for the action card."""
    action_card_replaced_first(VIRTUOSA, by=made_vampire("Singer", "MEL"), level="MEL")


@pytest.mark.ruling(NIGHT, 2)
@pytest.mark.ruling(RECURRING, 2)
@pytest.mark.parametrize(("card", "level"), [(NIGHT, "obt"), (RECURRING, "tem")])
def test_what_is_drawn_for_the_action_card_may_be_played(
    table: Table, card: str, level: str
) -> None:
    """It was at the top of the library; then its minion is chosen."""
    mine = table.you.ready(made_vampire("Shade", "obt", "TEM", capacity=6))
    table.you.ready(COMPANION)
    drawn = table.you.library(card)
    table.you.holds(DEED)
    table.prey.ready("Renegade Garou")
    table.you.acts("Deed", by=mine)
    assert table.where(drawn) == "hand"
    assert table.you.can_play(drawn, by=mine, level=level)


# -- Virtuosa, Recurring Contemplation ------------------------------------------------------------


@pytest.mark.ruling(VIRTUOSA, 1)
def test_a_superior_virtuosa_cannot_be_blocked(table: Table) -> None:
    """As the action is announced, before other modifiers."""
    mine = table.you.ready(made_vampire("Singer", "MEL", "dom", capacity=6))
    table.you.ready(COMPANION)
    card = table.you.holds(VIRTUOSA, "Bonding")[0]
    blocker = guard(table.prey, 3)
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play("Bonding")
    table.you.plays(card, by=mine, level="MEL")
    assert not table.prey.may("block", minion=blocker)
    rest(table)
    assert table.prey.pool() == 29
    assert table.blood(mine) == 3


@pytest.mark.ruling(VIRTUOSA, 1)
def test_a_superior_virtuosa_is_not_for_later(table: Table) -> None:
    """Once the action is announced."""
    mine = table.you.ready(made_vampire("Singer", "MEL", capacity=6))
    table.you.holds(VIRTUOSA, PAUSE)
    table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.you.passes()
    assert not table.you.can_play(VIRTUOSA, level="MEL")


@pytest.mark.ruling(RECURRING, 1)
@pytest.mark.parametrize("level", ["pre", "tem", "TEM"])
def test_who_contemplates_does_not_block(table: Table, level: str) -> None:
    """An ally, or with Temporis a younger vampire; at superior it is locked for a blood."""
    mine = table.you.ready(made_vampire("Timeless", "TEM", "pre", "dom", capacity=6))
    card = table.you.holds(RECURRING, "Bonding")[0]
    ally = table.prey.ready("Renegade Garou")
    another = table.prey.ready("Vagabond Mystic")
    young = table.prey.ready(made_vampire("Young", capacity=5))
    table.prey.ready(made_vampire("Six", capacity=6))
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play("Bonding")
    table.you.plays(card, by=mine, level=level)
    assert table.you.choices() == {ally, another} | ({young} if level != "pre" else set())
    table.you.chooses(ally)
    assert table.locked(ally) is (level == "TEM")
    assert table.blood(mine) == 6 - (level == "TEM")
    table.until("action", table.you)
    assert table.you.can_play("Bonding")
    table.prey.blocks(young)
    rest(table)
    assert table.prey.pool() == 30
    assert not table.locked(another)


@pytest.mark.parametrize("level", ["pre", "tem", "TEM"])
def test_who_contemplates_blocks_nothing_of_this_action(table: Table, level: str) -> None:
    """The other ally could; the next action it may block. One is played each turn, by anybody."""
    mine = table.you.ready(made_vampire("Timeless", "TEM", "pre", capacity=6))
    second = table.you.ready(made_vampire("Timely", "TEM", "pre", capacity=6))
    table.you.holds(RECURRING, RECURRING)
    ally = table.prey.ready("Renegade Garou")
    another = table.prey.ready("War Ghoul")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(RECURRING, by=mine, level=level)
    table.you.chooses(ally)
    while not table.prey.may("block", minion=another):
        table.pass_on()
    assert not table.prey.may("block", minion=ally)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=second)
    assert not table.you.can_play(RECURRING)
    while not table.prey.may("block", minion=another):
        table.pass_on()
    assert table.prey.may("block", minion=ally) is (level != "TEM")  # locked


def test_a_contemplation_recurs_in_another_turn(table: Table) -> None:
    """Your prey plays one in her turn."""
    mine = table.you.ready(made_vampire("Timeless", "pre", capacity=6))
    table.you.holds(RECURRING)
    theirs = table.prey.ready(made_vampire("Timely", "pre", capacity=6))
    table.prey.holds(RECURRING)
    table.prey.ready("Renegade Garou")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(RECURRING, by=mine, level="pre")
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    assert table.prey.can_play(RECURRING, by=theirs, level="pre")


@pytest.mark.ruling(RECURRING, 3)
@pytest.mark.ruling(RECURRING, 5)
@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.parametrize("cheaper", [0, -1])
def test_the_blood_for_a_contemplation_must_be_there(
    table: Table, blood: int, cheaper: int
) -> None:
    """At superior, whatever makes cards cheaper."""
    mine = table.you.ready(made_vampire("Timeless", "TEM", capacity=6), blood=blood)
    table.you.ready(COMPANION, blood=0)
    table.you.in_play(changing("blood cost", cheaper), on=mine)
    table.you.holds(RECURRING)
    table.prey.ready("Renegade Garou")
    table.you.acts(word="hunt", by=mine)
    assert table.you.can_play(RECURRING, level="TEM") is bool(blood)
    assert table.you.can_play(RECURRING, level="tem")
