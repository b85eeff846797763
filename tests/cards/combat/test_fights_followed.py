"""Combats that go on or follow one another: Psyche!, Telepathic Tracking, Undead Persistence."""

from __future__ import annotations

from typing import Final

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, DODGE, PRESS, REOPENS, fight, made_up, rest
from fight_talk import damage_to, fight_of
from methuselah.engine.definitions import Definition
from methuselah.language import (
    OPPOSING,
    add,
    before_range,
    combat_ends,
    dodge,
    end_of_round,
    environmental_damage,
    gain_pool,
    hand_strike,
    strike,
    unlock,
)
from table_talk import Table

PSYCHE = "Psyche!"
TRACKING = "Telepathic Tracking"
PERSISTENCE = "Undead Persistence"
ENDS_AND_PAYS: Final = made_up(
    "Combat ends, and after it pool", modes=(strike(combat_ends(unlock(), after=(gain_pool(1),))),)
)
BLOW: Final = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))
CLAW: Final = made_up("Claws", modes=(strike(hand_strike(+1, aggravated=True)),))
LATE: Final = made_up("Late", modes=(end_of_round(environmental_damage(1, OPPOSING)),))

ENDLESS: Final = made_up(
    "Endless", modes=(before_range(add("presses to continue", until="combat")),)
)


def combats(table: Table) -> int:
    """How many combats there were, from the journal."""
    return sum(line.what == "combat" for line in table.state.journal)


def rounds(table: Table) -> int:
    """How many rounds there were, in all combats."""
    return sum(line.what == "round" for line in table.state.journal)


# -- Psyche! --------------------------------------------------------------------------------------


@pytest.mark.ruling(PSYCHE, 6)
def test_superior_psyche_queues_a_combat_within_the_action(table: Table) -> None:
    """The same two fight again; the action can still be continued ([LSJ 20021213])."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    psyche = table.you.holds(PSYCHE)
    table.you.holds(REOPENS)

    fight(table, anvil, belinde)
    table.you.plays(PSYCHE, by=anvil, level="CEL")
    assert combats(table) == 2
    assert fight_of(table).cause == "card"
    assert (fight_of(table).acting, fight_of(table).opposing) == (anvil, belinde)
    table.you.plays("As if unblocked", by=anvil)
    table.nobody_blocks()
    assert table.where(psyche) == "ash_heap"
    assert damage_to(table, belinde) == 1
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_inferior_psyche_is_a_press(table: Table) -> None:
    """To continue, or against one that does."""
    adrianne = table.you.ready("Adrianne (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(PSYCHE)

    fight(table, adrianne, belinde)
    table.you.plays(PSYCHE, by=adrianne, level="cel")
    rest(table)
    assert (combats(table), rounds(table)) == (1, 2)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("blow", [0, 1])
def test_psyche_wants_both_ready(table: Table, blow: int) -> None:
    """Not when the opposing minion goes to torpor; and in no earlier window."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(PSYCHE, *[BLOW] * blow)

    fight(table, anvil, belinde)
    offered = 0
    for _ in range(100):
        if table.over():
            break
        if table.you.may("play", card="A heavy blow"):
            table.you.plays("A heavy blow", by=anvil)
            continue
        window = table.asked().window  # type: ignore[union-attr]
        if table.you.may("play", card=PSYCHE, level="CEL"):
            assert window == "combat_about_to_end"
            offered += 1
        table.pass_on()
    assert offered == 1 - blow


@pytest.mark.ruling(PSYCHE, 2)
def test_only_one_combat_is_queued(table: Table) -> None:
    """After your Psyche! the other cannot play hers; in the second combat she can."""
    anvil = table.you.ready("Anvil (G1)")
    bianca = table.prey.ready("Bianca (G1)")
    table.you.holds(PSYCHE, PSYCHE)
    table.prey.holds(PSYCHE)

    fight(table, anvil, bianca)
    table.you.plays(PSYCHE, by=anvil, level="CEL")
    assert (combats(table), len(table.prey.hand())) == (2, 1)
    table.until("combat_about_to_end", table.you)
    table.you.passes()
    table.prey.plays(PSYCHE, by=bianca, level="CEL")
    assert combats(table) == 3
    table.you.plays(PSYCHE, by=anvil, level="CEL")
    rest(table)
    assert combats(table) == 4


@pytest.mark.ruling(PSYCHE, 1)
@pytest.mark.parametrize("queued", [False, True])
def test_what_was_to_happen_after_combat_is_lost_but_the_unlock(table: Table, queued: bool) -> None:
    """A strike that ends combat, unlocks at once and gives pool after combat ([LSJ 19980109])."""
    anvil = table.you.ready("Anvil (G1)")
    bianca = table.prey.ready("Bianca (G1)")
    table.you.holds(ENDS_AND_PAYS)
    if queued:
        table.prey.holds(PSYCHE)

    fight(table, anvil, bianca)
    table.you.plays("Combat ends, and after it pool", by=anvil)
    if queued:
        table.prey.plays(PSYCHE, by=bianca, level="CEL")
    rest(table)
    assert combats(table) == 1 + queued
    assert table.you.pool() == 30 + (not queued)
    assert not table.locked(anvil)


@pytest.mark.ruling(PSYCHE, 3)
@pytest.mark.ruling(TRACKING, 3)
def test_no_tracking_after_psyche_but_psyche_after_tracking(table: Table) -> None:
    """Instead of the end comes before about to end ([ANK 20191219])."""
    anvil = table.you.ready("Anvil (G1)")
    aleph = table.prey.ready("Aleph (G1)")
    table.you.holds(PSYCHE)
    table.prey.holds(TRACKING, TRACKING)

    fight(table, anvil, aleph)
    table.until("combat_would_end", table.prey)
    assert not table.you.may("play", card=PSYCHE, level="CEL")
    table.prey.plays(TRACKING, by=aleph, level="AUS")
    assert (rounds(table), combats(table)) == (2, 1)
    table.until("combat_would_end", table.prey)
    table.prey.passes()
    table.you.plays(PSYCHE, by=anvil, level="CEL")
    assert not table.prey.may("play", card=TRACKING, level="AUS")
    rest(table)
    assert combats(table) == 2
    assert rounds(table) == 3


@pytest.mark.ruling(PSYCHE, 4)
@pytest.mark.ruling(TRACKING, 1)
@pytest.mark.ruling("Relentless Reaper", 4)
@pytest.mark.parametrize(
    ("name", "card", "level"),
    [
        ("Anvil (G1)", PSYCHE, "CEL"),
        ("Aleph (G1)", TRACKING, "AUS"),
        (made_vampire("Reaping", "THN"), "Relentless Reaper", "THN"),
    ],
)
@pytest.mark.parametrize("first", [False, True])
def test_taste_of_vitae_before_or_after_it(
    table: Table, name: str | Definition, card: str, level: str, first: bool
) -> None:
    """The end of the round and of combat are one time ([ANK 20180910-1])."""
    vampire = table.you.ready(name, blood=3)
    belinde = table.prey.ready("Belinde")
    table.you.holds(card, card, "Taste of Vitae")
    window = "combat_about_to_end" if card == PSYCHE else "combat_would_end"

    fight(table, vampire, belinde)
    if first:
        table.you.plays("Taste of Vitae", by=vampire)
        table.you.plays(card, by=vampire, level=level)
    else:
        table.until(window, table.you)
        assert table.you.may("play", card="Taste of Vitae")
        table.you.plays(card, by=vampire, level=level)
        assert not table.you.may("play", card=card)
        table.you.plays("Taste of Vitae", by=vampire)
    assert "Taste of Vitae" not in table.you.hand()
    assert combats(table) == 1 + (card == PSYCHE)


@pytest.mark.ruling(PSYCHE, 5)
def test_what_is_replaced_after_combat_is_replaced_before_the_next(table: Table) -> None:
    """Lucky Blow in the first combat; its replacement is there in the second ([LSJ 20001122])."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds("Lucky Blow", PSYCHE)
    table.you.library(DODGE)

    fight(table, anvil, belinde)
    table.you.plays("Lucky Blow", by=anvil)
    table.until("combat_about_to_end", table.you)
    assert len(table.you.hand()) == 1
    table.you.plays(PSYCHE, by=anvil, level="CEL")
    assert combats(table) == 2
    assert len(table.you.hand()) == 2


# -- Telepathic Tracking --------------------------------------------------------------------------


@pytest.mark.parametrize("answered", [False, True])
def test_inferior_tracking_presses_and_maneuvers_in_the_next_round(
    table: Table, answered: bool
) -> None:
    """The maneuver is there if that round occurs, and only in it; never as a press to end."""
    adrianne = table.you.ready("Adrianne (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(TRACKING, PRESS)
    if answered:
        table.prey.holds(PRESS)

    fight(table, adrianne, belinde)
    assert not table.you.may("use maneuver")
    table.you.plays(TRACKING, by=adrianne, level="aus")
    if answered:
        table.prey.plays("A press", by=belinde)
        assert not table.you.may("play", card=TRACKING)
        table.you.passes()
        rest(table)
        assert rounds(table) == 1
        return
    table.until("range", table.you)
    assert rounds(table) == 2
    assert table.you.may("use maneuver")
    table.you.passes()
    table.you.plays("A press", by=adrianne)
    while not table.over():
        assert not table.you.may("use maneuver")
        table.pass_on()
    assert rounds(table) == 3


@pytest.mark.ruling(TRACKING, 2)
@pytest.mark.ruling(TRACKING, 4)
def test_superior_tracking_starts_a_new_round_even_after_a_strike_that_ends_combat(
    table: Table,
) -> None:
    """What was to happen after combat is lost, the unlock is not ([RTR 20020501])."""
    anvil = table.you.ready("Anvil (G1)")
    aleph = table.prey.ready("Aleph (G1)")
    table.you.holds(ENDS_AND_PAYS)
    table.prey.holds(TRACKING)

    fight(table, anvil, aleph)
    table.you.plays("Combat ends, and after it pool", by=anvil)
    table.prey.plays(TRACKING, by=aleph, level="AUS")
    assert rounds(table) == 2
    rest(table)
    assert combats(table) == 1
    assert table.you.pool() == 30
    assert not table.locked(anvil)
    assert table.waits_for(table.you)


def test_tracking_is_too_early_while_a_press_continues_and_too_late_in_torpor(
    table: Table,
) -> None:
    """Combat would not end; or the opposing minion is not ready any more."""
    aleph = table.you.ready("Aleph (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(TRACKING, PRESS, BLOW)

    fight(table, aleph, belinde)
    table.you.plays("A press", by=aleph)
    table.until("strike", table.you)
    assert rounds(table) == 2
    table.you.plays("A heavy blow", by=aleph)
    while not table.over():
        assert not table.you.may("play", card=TRACKING, level="AUS")
        table.pass_on()
    assert table.where(belinde) == "torpor"


# -- Undead Persistence ---------------------------------------------------------------------------


def test_a_persistent_vampire_fights_on_and_goes_to_torpor_after_combat(table: Table) -> None:
    """It stays, with a press; what waits for the end of combat takes it."""
    abu = table.you.ready("Abu Nuwasi (G4)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(PERSISTENCE)
    table.prey.holds(BLOW)

    fight(table, abu, belinde)
    table.prey.plays("A heavy blow", by=belinde)
    table.you.plays(PERSISTENCE, by=abu, level="for")
    assert table.where(abu) == "ready"
    table.you.does("use press")
    assert rounds(table) == 2
    rest(table)
    assert damage_to(table, belinde) == 2
    assert table.where(abu) == "torpor"
    assert table.waits_for(table.you)


@pytest.mark.ruling(PERSISTENCE, 1)
@pytest.mark.ruling(PERSISTENCE, 3)
def test_persistence_once_in_a_combat_its_press_in_its_round(table: Table) -> None:
    """Hurt again, it is not going to torpor: no second one ([LSJ 20030214], [TOM 19960521])."""
    abu = table.you.ready("Abu Nuwasi (G4)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(PERSISTENCE, PERSISTENCE, PRESS)
    table.prey.holds(BLOW, BLOW)

    fight(table, abu, belinde)
    table.prey.plays("A heavy blow", by=belinde)
    table.you.plays(PERSISTENCE, by=abu, level="for")
    table.you.plays("A press", by=abu)
    table.prey.plays("A heavy blow", by=belinde)
    while not table.over():
        assert not table.you.may("play", card=PERSISTENCE, level="for")
        assert not table.you.may("use press")
        assert table.where(abu) == "ready"
        table.pass_on()
    assert rounds(table) == 2
    assert table.where(abu) == "torpor"


def test_a_persistent_vampire_is_wounded_and_burns(table: Table) -> None:
    """Every aggravated point counts: it has no blood left to pay (R0, Aggravated damage)."""
    abu = table.you.ready("Abu Nuwasi (G4)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(PERSISTENCE)
    table.prey.holds(BLOW, CLAW)

    fight(table, abu, belinde)
    table.prey.plays("A heavy blow", by=belinde)
    table.you.plays(PERSISTENCE, by=abu, level="for")
    table.you.does("use press")
    table.prey.plays("Claws", by=belinde)
    rest(table)
    assert table.where(abu) == "ash_heap"


@pytest.mark.parametrize(("in_third", "lasts"), [(False, 4), (True, 6)])
def test_three_rounds_without_a_card_end_combat(table: Table, in_third: bool, lasts: int) -> None:
    """Something presses on for ever; a card in the third round starts the count again."""
    abu = table.you.ready("Abu Nuwasi (G4)")
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(PERSISTENCE)
    table.prey.holds(BLOW, ENDLESS, DODGE)

    fight(table, abu, anvil)
    table.prey.plays("Endless", by=anvil)
    table.prey.plays("A heavy blow", by=anvil)
    table.you.plays(PERSISTENCE, by=abu, level="for")
    while in_third and rounds(table) < 3:
        table.pass_on()
    if in_third:
        table.prey.plays("A dodge", by=anvil)
    rest(table)
    assert rounds(table) == lasts
    assert (table.where(abu), table.where(anvil)) == ("torpor", "ready")
    assert table.waits_for(table.you)


@pytest.mark.ruling(PERSISTENCE, 2)
@pytest.mark.parametrize("again", [False, True])
def test_a_new_combat_wants_a_new_persistence(table: Table, again: bool) -> None:
    """Queued, the second combat ends at once unless he plays another ([ANK 20190624])."""
    abu = table.you.ready("Abu Nuwasi (G4)")
    bianca = table.prey.ready("Bianca (G1)")
    table.you.holds(PERSISTENCE, PERSISTENCE)
    table.prey.holds(BLOW, PSYCHE)

    fight(table, abu, bianca)
    table.prey.plays("A heavy blow", by=bianca)
    table.you.plays(PERSISTENCE, by=abu, level="for")
    table.prey.plays(PSYCHE, by=bianca, level="CEL")
    assert combats(table) == 2
    assert table.asked().window == "torpor"  # type: ignore[union-attr]
    assert table.where(abu) == "ready"
    if again:
        table.you.plays(PERSISTENCE, by=abu, level="for")
    rest(table)
    assert damage_to(table, bianca) == 1 + again
    assert table.where(abu) == "torpor"
    assert table.waits_for(table.you)


@pytest.mark.ruling(PERSISTENCE, 4)
@pytest.mark.parametrize("acting", [False, True])
def test_who_is_first_decides_between_persistence_and_amaranth(table: Table, acting: bool) -> None:
    """The acting side comes first; what is saved is not going to torpor ([RTR 20010711])."""
    side, other = (table.you, table.prey) if acting else (table.prey, table.you)
    abu = side.ready("Abu Nuwasi (G4)")
    belinde = other.ready("Belinde")
    side.holds(PERSISTENCE)
    other.holds(BLOW, "Amaranth")

    fight(table, *((abu, belinde) if acting else (belinde, abu)))
    other.plays("A heavy blow", by=belinde)
    table.until("torpor", side if acting else other)
    if acting:
        side.plays(PERSISTENCE, by=abu, level="for")
        assert not other.may("play", card="Amaranth")
    else:
        other.plays("Amaranth", by=belinde)
        assert not side.may("play", card=PERSISTENCE)
    rest(table)
    assert table.where(abu) == ("torpor" if acting else "ash_heap")


@pytest.mark.ruling(PERSISTENCE, 5)
@pytest.mark.ruling(PERSISTENCE, 6)
@pytest.mark.ruling(PERSISTENCE, 7)
@pytest.mark.parametrize(("damage", "hurt"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_superior_persistence_prevents_two(table: Table, damage: int, hurt: int) -> None:
    """All of fewer points, nothing kept for later, nothing of nothing ([LSJ 20001114])."""
    what = strike(hand_strike(damage - 1) if damage else dodge)
    badger = table.you.ready("Badger (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(PERSISTENCE, COMBAT_ENDS)
    table.prey.holds(made_up("A blow", modes=(what,)), LATE)

    fight(table, badger, belinde)
    table.prey.plays("A blow", by=belinde)
    if damage:
        table.you.plays(PERSISTENCE, by=badger, level="FOR")
    assert damage or not table.you.may("play", card=PERSISTENCE)
    table.prey.plays("Late", by=belinde)
    while not table.over():
        assert (
            damage
            or table.asked().window == "prevent"
            or not table.you.may("play", card=PERSISTENCE)
        )
        table.pass_on()
    assert damage_to(table, badger) == hurt + 1
