"""Sabbat vampires in combat: whom they attack, who presses for what."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, PRESS, REOPENS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import TARGET, choose, locked, ready, unlock, use, yours
from scenes.actions import enters_combat_as_an_action
from scenes.rulings import black_hand_is_no_title
from table_talk import Table

ADONAI = "Adonai (G2)"
KAZIMIR = "Kazimir Savostin (G3)"
VELYA = "Velya, The Flayer (G3)"
ALARM = paper("Alarm", use(choose(ready(yours, locked)), unlock(TARGET), at=("action",)))
"""A made-up card in play: during an action it unlocks a minion of its controller."""
PLAIN = "Preston Varrick (G4)"


def test_adonai_fights_camarilla_vampires_of_others() -> None:
    """Ready ones: no Sabbat vampire, no ally, nobody in torpor, none of yours."""
    enters_combat_as_an_action(
        ADONAI,
        legal=(("prey", "ready", "Ryan"), ("grand_prey", "ready", "Tamoszius")),
        illegal=(
            ("prey", "ready", "Dodd (G2)"),
            ("prey", "ready", "Renegade Garou"),
            ("predator", "torpor", "Nassir"),
            ("you", "ready", "Don Cerro (G5)"),
        ),
    )


@pytest.mark.parametrize(
    ("opponent", "damage"),
    [("Nassir", 2), ("Trevon Parker", 2), ("Ryan", 1), ("Saiz (G3)", 1)],
)
def test_adonai_is_stronger_against_tremere(table: Table, opponent: str, damage: int) -> None:
    """+1 strength, whoever acts; against a Tremere antitribu none."""
    adonai = table.you.ready(ADONAI)
    theirs = table.prey.ready(opponent)
    fight(table, adonai, theirs)
    rest(table)
    assert damage_to(table, theirs) == damage


# -- Kazimir -----------------------------------------------------------------------------------


def test_kazimir_presses_where_he_has_blocked(table: Table) -> None:
    """Once, to continue: two rounds."""
    mine = table.you.ready(PLAIN)
    kazimir = table.prey.ready(KAZIMIR)
    fight(table, mine, kazimir)
    table.until("press", table.prey)
    table.prey.does("use press")
    assert not table.prey.may("use press")
    rest(table)
    assert damage_to(table, mine) == 2
    assert damage_to(table, kazimir) == 2
    assert table.waits_for(table.you)


def test_kazimir_may_press_to_end(table: Table) -> None:
    """Against a press of the other one."""
    mine = table.you.ready(PLAIN)
    kazimir = table.prey.ready(KAZIMIR)
    table.you.holds(PRESS)
    fight(table, mine, kazimir)
    table.you.plays(PRESS.name, by=mine)
    table.prey.does("use press")
    rest(table)
    assert damage_to(table, mine) == 1


@pytest.mark.parametrize("blocks", ["he is blocked", "another blocks"])
def test_kazimir_does_not_press_otherwise(table: Table, blocks: str) -> None:
    """Where he is the one that is blocked, or another one of yours has blocked."""
    if blocks == "he is blocked":
        mine, theirs = table.you.ready(KAZIMIR), table.prey.ready(PLAIN)
    else:
        mine, theirs = table.you.ready(PLAIN), table.prey.ready("Ryan")
        table.prey.ready(KAZIMIR)
    table.you.holds(PRESS)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.until("press")
    assert not table.you.may("use press")
    assert not table.prey.may("use press")


def test_kazimir_does_not_press_in_a_second_combat(table: Table) -> None:
    """It is for the combat that results from the block, not for one that follows it."""
    mine = table.you.ready(PLAIN)
    kazimir = table.prey.ready(KAZIMIR)
    table.you.holds(AGAIN)
    table.prey.holds(PRESS)
    fight(table, mine, kazimir)
    table.until("press", table.prey)
    assert table.prey.may("use press")
    table.you.plays(AGAIN.name, by=mine)
    table.until("press", table.prey)
    assert not table.prey.may("use press")
    rest(table)
    assert damage_to(table, mine) == 2


@pytest.mark.parametrize("actions", [1, 2])
def test_kazimir_presses_once_in_each_combat_of_his_blocks(table: Table, actions: int) -> None:
    """Blocking again in the same action, or in the next one, he has 1 press, neither 2 nor 0."""
    mine, other = table.you.ready(PLAIN), table.you.ready("Trevon Parker")
    kazimir = table.prey.ready(KAZIMIR)
    table.prey.in_play(ALARM)
    table.prey.holds(PRESS)
    if actions == 1:
        table.you.holds(REOPENS)
    fight(table, mine, kazimir)
    if actions == 1:
        table.you.plays(REOPENS.name, by=mine)
    else:
        rest(table)
        table.you.acts(word="bleed", by=other)
    table.prey.uses("Alarm")
    table.prey.blocks(kazimir)
    table.until("press", table.prey)
    assert len(table.prey.options("use press")) == 1
    table.prey.does("use press")
    table.until("press", table.prey)
    assert not table.prey.may("use press")


@pytest.mark.ruling(KAZIMIR, 1)
def test_kazimir_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(KAZIMIR)


# -- Velya -------------------------------------------------------------------------------------


@pytest.mark.ruling(VELYA, 1)
def test_velya_discards_for_a_press(table: Table) -> None:
    """A card that requires Auspex, in the press step only, once each combat."""
    velya = table.you.ready(VELYA)
    theirs = table.prey.ready(PLAIN)
    eye, mist = table.you.holds("Eagle's Sight", "Spirit's Touch")
    other = table.you.holds("Govern the Unaligned")
    table.prey.holds("Eagle's Sight")
    table.you.holds(PRESS)
    fight(table, velya, theirs)
    while table.asked() is not None and not table.you.may("play", card=PRESS.name):
        assert not table.you.may("use", card=velya)  # not before the press step
        table.pass_on()
    table.you.uses(velya)
    assert table.you.choices() <= {eye, mist}
    if table.you.choices():
        table.you.chooses(eye)

    assert table.where(eye) == "ash_heap"
    assert (table.where(mist), table.where(other)) == ("hand", "hand")
    table.until("press", table.you)
    assert not table.you.may("use", card=velya)  # once each combat, and there is one more card
    rest(table)
    assert damage_to(table, theirs) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("card", "may"), [("Eagle's Sight", True), ("Govern the Unaligned", False)]
)
def test_velya_discards_auspex_only(table: Table, card: str, may: bool) -> None:
    """No other Discipline; from your hand alone."""
    velya = table.you.ready(VELYA)
    theirs = table.prey.ready(PLAIN)
    table.you.holds(card, PRESS)
    table.prey.holds("Eagle's Sight")
    fight(table, velya, theirs)
    table.until("press", table.you)
    assert table.you.may("use", card=velya) is may


def test_velya_presses_once_in_each_combat(table: Table) -> None:
    """In a combat that follows, again."""
    velya = table.you.ready(VELYA)
    theirs = table.prey.ready(PLAIN)
    first, _ = table.you.holds("Eagle's Sight", "Spirit's Touch")
    table.you.holds(AGAIN)
    fight(table, velya, theirs)
    table.until("press", table.you)
    table.you.uses(velya)
    table.you.chooses(first)
    table.you.plays(AGAIN.name, by=velya)
    table.until("press", table.you)
    table.you.uses(velya)  # the other card
    rest(table)
    assert damage_to(table, theirs) == 4
