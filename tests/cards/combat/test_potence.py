"""Combat cards that require Potence."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from combat_talk import AGAIN, MANEUVER, PRESS, fight, made_up, rest
from methuselah.engine.definitions import Effect
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.ways import combat_card
from methuselah.rules.combat.combat import set_next_range
from methuselah.rules.combat.range import set_range
from methuselah.rules.playing.as_played import AsPlayed
from table_talk import Table


@pytest.mark.parametrize(("level", "lost"), [("pot", 3), ("POT", 4)])
def test_roundhouse_adds_to_the_hand_strike(table: Table, level: str, lost: int) -> None:
    """Hand strike at +2, or at +3: with a strength of 1 that is 3 or 4 damage. It is free."""
    linda = table.you.ready("Aunt Linda")
    roundhouse = table.you.holds("Roundhouse")
    alice = table.prey.ready("Alice Chen")
    bystander = table.prey.ready("Ashley")

    fight(table, linda, alice)
    table.you.plays("Roundhouse", by=linda, level=level)
    rest(table)

    assert table.blood(alice) == 7 - lost
    assert table.blood(linda) == 4 - 1
    assert table.blood(bystander) == 3
    assert table.where(roundhouse) == "ash_heap"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_roundhouse_adds_to_more_strength_too(table: Table) -> None:
    """The strength counts as it is when the strike resolves: 2, and 3 from the card."""
    linda = table.you.ready("Aunt Linda")
    table.you.in_play("Preternatural Strength", on=linda, level="pot")
    table.you.holds("Roundhouse")
    alice = table.prey.ready("Alice Chen")

    fight(table, linda, alice)
    table.you.plays("Roundhouse", by=linda, level="POT")
    rest(table)

    assert table.blood(alice) == 7 - 5


def test_roundhouse_is_a_hand_strike_and_reaches_nobody_at_long_range(table: Table) -> None:
    """A hand strike is effective at close range only (R0, Hand Strike)."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Roundhouse")
    norton = table.prey.ready("Dr. Stephen Norton")
    table.prey.holds("Swallowed by the Night")

    fight(table, ryan, norton)
    table.prey.plays("Swallowed by the Night", by=norton, level="OBF")
    table.you.plays("Roundhouse", by=ryan, level="pot")
    rest(table)

    assert table.blood(norton) == 4
    assert table.blood(ryan) == 4


def test_only_a_fighter_with_potence_plays_roundhouse_and_only_as_a_strike(table: Table) -> None:
    """Inferior Potence is not enough for the superior level; nobody else strikes with it."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready("Wauneka")
    table.you.holds("Roundhouse", MANEUVER)
    ashley = table.prey.ready("Ashley")
    table.prey.holds("Roundhouse")

    assert not table.you.can_play("Roundhouse")
    fight(table, ryan, ashley)
    table.until("range", table.you)
    assert not table.you.can_play("Roundhouse")
    table.until("strike", table.you)
    assert table.you.can_play("Roundhouse", by=ryan, level="pot")
    assert not table.you.can_play("Roundhouse", by=ryan, level="POT")
    assert not table.you.can_play("Roundhouse", by=other)
    assert not table.prey.can_play("Roundhouse")


# -- Immortal Grapple -----------------------------------------------------------------------------


def test_immortal_grapple_leaves_both_with_hand_strikes_for_the_round(table: Table) -> None:
    """Strikes that are no hand strikes cannot be used, by either; Roundhouse is one and can."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Immortal Grapple", "Roundhouse")
    massimo = table.prey.ready("Massimo Falconi")
    table.prey.holds("Majesty")

    fight(table, ryan, massimo)
    table.you.plays("Immortal Grapple", by=ryan, level="pot")
    table.until("strike", table.you)
    assert table.you.can_play("Roundhouse", by=ryan, level="pot")
    table.pass_on()
    rest(table)

    assert table.blood(massimo) == 3
    assert table.blood(ryan) == 3
    assert table.prey.hand() == ["Majesty"]
    assert table.waits_for(table.you)


@pytest.mark.rules_text("003 6.4.1 R1")
def test_immortal_grapple_ends_with_the_round(table: Table) -> None:
    """In the next round the opponent strikes with what it likes."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Immortal Grapple")
    massimo = table.prey.ready("Massimo Falconi")
    table.prey.holds("Majesty", "Resist Earth's Grasp")

    fight(table, ryan, massimo)
    table.you.plays("Immortal Grapple", by=ryan, level="pot")
    assert not table.prey.can_play("Majesty")
    table.prey.plays("Resist Earth's Grasp", by=massimo, level="cel")
    table.prey.plays("Majesty", by=massimo, level="pre")
    rest(table)

    assert table.blood(ryan) == 3
    assert table.blood(massimo) == 4 - 1 - 1 - 1


def test_immortal_grapple_is_played_at_close_range_only_and_before_strikes(table: Table) -> None:
    """At long range it cannot be played; nor while strikes are chosen."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Immortal Grapple")
    norton = table.prey.ready("Dr. Stephen Norton")
    table.prey.holds("Swallowed by the Night")

    fight(table, ryan, norton)
    assert not table.you.can_play("Immortal Grapple")
    table.prey.plays("Swallowed by the Night", by=norton, level="OBF")
    rest(table)
    assert table.you.hand() == ["Immortal Grapple"]


def test_each_vampire_plays_one_immortal_grapple_each_round(table: Table) -> None:
    """A second one is barred for its player, not for the opponent; the next round frees it."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Immortal Grapple", "Immortal Grapple", "Roundhouse")
    linda = table.prey.ready("Aunt Linda")
    table.prey.holds("Immortal Grapple")

    fight(table, ryan, linda)
    table.you.plays("Immortal Grapple", by=ryan, level="pot")
    assert not table.you.can_play("Immortal Grapple")
    assert table.prey.can_play("Immortal Grapple", by=linda)
    table.prey.plays("Immortal Grapple", by=linda, level="POT")
    table.prey.does("use press", minion=linda)
    table.until("before_strikes", table.you)
    assert table.you.can_play("Immortal Grapple", by=ryan)


@pytest.mark.ruling("Immortal Grapple", 1)
def test_a_minion_committed_to_its_gun_has_no_strike_in_the_grapple(table: Table) -> None:
    """It used the gun's maneuver, so no other strike is chosen for it ([TOM 19951217])."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Immortal Grapple", MANEUVER)
    min_seo = table.prey.ready("Min-seo")
    gun = table.prey.in_play(".44 Magnum", on=min_seo)

    fight(table, ryan, min_seo)
    table.prey.uses(".44 Magnum", by=min_seo)
    table.you.plays("A maneuver", by=ryan)
    table.you.plays("Immortal Grapple", by=ryan, level="pot")
    rest(table)

    assert table.blood(ryan) == 4
    assert table.blood(min_seo) == 2
    assert table.on(gun) == min_seo
    assert table.waits_for(table.you)


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel the card as it is played."""

    def run(self, state: State, me: Scope) -> None:
        """Cancel it."""
        played = state.frame(AsPlayed)
        assert played is not None
        played.cancel(state, me.you, free=False)


@pytest.mark.ruling("Immortal Grapple", 2)
def test_a_cancelled_grapple_is_still_the_one_of_this_round(table: Table) -> None:
    """It counts as played, so a second one cannot be ([ANK 20200525-2])."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Immortal Grapple", "Immortal Grapple")
    massimo = table.prey.ready("Massimo Falconi")
    table.prey.holds("Majesty", made_up("No", modes=(combat_card(Cancel(), at=("as_played",)),)))

    fight(table, ryan, massimo)
    table.you.plays("Immortal Grapple", by=ryan, level="pot")
    table.prey.plays("No", by=massimo)
    assert not table.you.can_play("Immortal Grapple")
    table.until("strike", table.prey)
    assert table.prey.can_play("Majesty")
    rest(table)
    assert table.you.hand().count("Immortal Grapple") == 1


@pytest.mark.ruling("Immortal Grapple", 3)
def test_the_press_of_superior_grapple_is_optional_and_for_this_round(table: Table) -> None:
    """Declined, it is gone in the next round ([TOM 19960521])."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Immortal Grapple")
    massimo = table.prey.ready("Massimo Falconi")
    table.prey.holds("Resist Earth's Grasp")

    fight(table, linda, massimo)
    table.you.plays("Immortal Grapple", by=linda, level="POT")
    table.until("press", table.you)
    assert table.you.may("use press", minion=linda)
    table.you.passes()
    table.prey.plays("Resist Earth's Grasp", by=massimo, level="cel")
    assert table.you.may("use press", minion=linda)
    table.you.passes()
    while not table.over():
        assert not table.you.may("use press")
        table.pass_on()
    assert table.blood(massimo) == 4 - 1 - 2


def test_inferior_grapple_gives_no_press_and_leaves_the_next_range_alone(table: Table) -> None:
    """Only the superior level says so."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Immortal Grapple", PRESS)
    norton = table.prey.ready("Dr. Stephen Norton")
    table.prey.holds("Swallowed by the Night")

    fight(table, ryan, norton)
    table.until("range", table.prey)
    table.prey.passes()
    table.you.plays("Immortal Grapple", by=ryan, level="pot")
    table.until("press", table.you)
    assert not table.you.may("use press")
    table.you.plays("A press", by=ryan)
    table.prey.plays("Swallowed by the Night", by=norton, level="OBF")
    rest(table)
    assert table.blood(norton) == 3


@dataclass(frozen=True)
class Range(Effect):
    """Set the range of this round, or of the next one."""

    next: bool
    place: str = "long"

    def run(self, state: State, me: Scope) -> None:
        """Set it, if nothing has."""
        if self.next:
            set_next_range(state, self.place)
        else:
            set_range(state, self.place)


@pytest.mark.ruling("Immortal Grapple", 4)
def test_superior_grapple_sets_the_next_range_and_nothing_resets_it(table: Table) -> None:
    """No maneuvers are asked for; what is played before range can be, but sets no range."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Immortal Grapple")
    norton = table.prey.ready("Dr. Stephen Norton")
    far = made_up("Far away", modes=(combat_card(Range(next=False), at=("before_range",)),))
    table.prey.holds("Swallowed by the Night", far)

    fight(table, linda, norton)
    table.until("range", table.prey)
    table.prey.passes()
    table.you.plays("Immortal Grapple", by=linda, level="POT")
    table.you.does("use press", minion=linda)
    table.prey.plays("Far away", by=norton)
    assert not table.prey.can_play("Swallowed by the Night")
    rest(table)

    assert table.blood(norton) == 4 - 1 - 1
    assert table.blood(linda) == 4 - 1 - 1
    assert "Swallowed by the Night" in table.prey.hand()


@pytest.mark.ruling("Immortal Grapple", 5)
def test_a_range_set_before_has_priority_over_the_grapple(table: Table) -> None:
    """Another effect has set the next round at long range already ([PIB 20120214])."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Immortal Grapple")
    norton = table.prey.ready("Dr. Stephen Norton")
    guard = made_up("Guarded", modes=(combat_card(Range(next=True), at=("before_range",)),))
    table.prey.holds(guard)

    fight(table, linda, norton)
    table.prey.plays("Guarded", by=norton)
    table.you.plays("Immortal Grapple", by=linda, level="POT")
    table.you.does("use press", minion=linda)
    rest(table)

    assert table.blood(norton) == 3
    assert table.blood(linda) == 3


def test_the_grapple_needs_another_round_for_its_range(table: Table) -> None:
    """A new combat starts at the range that maneuvers give it: the setting went with the old."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Immortal Grapple")
    norton = table.prey.ready("Dr. Stephen Norton")
    table.prey.holds("Swallowed by the Night", AGAIN)

    fight(table, linda, norton)
    table.until("range", table.prey)
    table.prey.passes()
    table.you.plays("Immortal Grapple", by=linda, level="POT")
    table.prey.plays("Another combat", by=norton)
    table.prey.plays("Swallowed by the Night", by=norton, level="OBF")
    rest(table)

    assert table.blood(norton) == 3
    assert table.waits_for(table.you)
