"""The course of combat: the order of its steps, rounds, presses, its end (R0, Combat; traps K)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from ring_talk import Ring, written

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Definition, Effect, Mode, Strike, defined
from methuselah.engine.scope import Scope
from methuselah.engine.state import Row, State
from methuselah.pool import pool
from methuselah.rules.combat.combat import (
    Combat,
    Round,
    continue_combat,
    end_combat,
    grant,
    set_acting,
    set_next_range,
)
from methuselah.rules.combat.queueing import queue_combat
from methuselah.rules.combat.range import set_range
from methuselah.rules.torpor.going_to_torpor import burn_minion, send_to_torpor

STEPS = [
    "before_combat",
    "before_range",
    "before_strikes",
    "as_strike_chosen",
    "strike_declared",
    "as_strike_chosen",
    "strikes_chosen",
    "strike_resolved",
    "end_of_round",
    "combat_would_end",
    "combat_about_to_end",
    "after_combat",
]


@pytest.fixture
def ring() -> Ring:
    """Three Methuselahs; the first two will fight."""
    return Ring()


@dataclass(frozen=True)
class Calls(Effect):
    """Does one thing to combat: the name of a function of the chapter."""

    what: str

    def run(self, state: State, me: Scope) -> None:
        """Do it."""
        combat = state.frame(Combat)
        assert combat is not None
        if self.what == "end":
            end_combat(state)
        elif self.what == "continue":
            continue_combat(state)
        elif self.what == "queue":
            queue_combat(state, combat.acting, combat.opposing)
        elif self.what == "torpor":
            send_to_torpor(state, combat.opponent(me.minion))
        elif self.what == "burn":
            burn_minion(state, combat.opponent(me.minion))
        elif self.what in ("close", "long"):
            set_range(state, self.what)
        elif self.what == "next long":
            set_next_range(state, "long")
        else:
            grant(state, self.what, me.minion, source=me.card)


def trick(name: str, window: str, what: str) -> Definition:
    """A combat card without requirements, played in one window."""
    return written(
        name,
        Mode(play="combat", windows=(window,), by="combatant", effect=Block((Calls(what),))),
    )


def test_a_fist_fight_goes_through_every_step_and_ends(ring: Ring) -> None:
    """R0, Combat Sequence: strength 1 each, at close range, no press."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.fight(wauneka, belinde)
    ring.finishes()

    assert ring.steps() == STEPS
    assert ring.range() == ["close"]
    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 5)
    assert ring.where(wauneka) == ring.where(belinde) == "ready"


def test_minions_of_one_methuselah_do_not_fight(ring: Ring) -> None:
    one, other = ring.one("Wauneka"), ring.one("Belinde")
    ring.fight(one, other)
    ring.finishes()

    assert ring.steps() == []


@pytest.mark.parametrize("where", ["torpor", "uncontrolled"])
def test_combat_does_not_begin_with_a_minion_that_is_not_ready(ring: Ring, where: str) -> None:
    wauneka = ring.one("Wauneka")
    belinde = ring.two("Belinde", where=where)
    ring.fight(wauneka, belinde)
    ring.finishes()

    assert ring.steps() == ["before_combat"]
    assert ring.blood(wauneka) == 5


def test_locked_minions_fight_like_others(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka", locked=True), ring.two("Belinde", locked=True)
    ring.fight(wauneka, belinde)
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 5)


# -- order ----------------------------------------------------------------------------------------


def test_the_acting_side_chooses_its_strike_first(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    blow = Mode(play="combat", windows=("strike",), by="combatant", strike=Strike("hand", 1))
    ring.holds(0, written("Roundhouse", blow))
    ring.holds(1, written("Roundhouse", blow))
    ring.fight(belinde, wauneka)

    first = ring.until("strike")
    assert first.seat == 1
    ring.plays(1, "Roundhouse")
    assert ring.until("strike").seat == 0


def test_several_cards_before_range_in_a_row_and_then_the_other_side(ring: Ring) -> None:
    """R1, Pre-Range: the acting side plays as many as it wishes, and again after the other."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    for seat in (0, 0, 0, 1):
        ring.holds(seat, trick("Carrion Crows", "before_range", "press"))
    ring.fight(wauneka, belinde)

    ring.plays(0, "Carrion Crows")
    ring.plays(0, "Carrion Crows")
    ring.plays(1, "Carrion Crows")
    decision = ring.asked()
    assert decision is not None and (decision.seat, decision.window) == (0, "before_range")


def test_who_is_considered_acting_goes_first(ring: Ring) -> None:
    """Nar-Sheptha: a later effect that changes the acting minion takes precedence."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    for seat in (0, 1):
        ring.holds(seat, trick("Carrion Crows", "before_range", "press"))
    ring.fight(wauneka, belinde)
    assert ring.until("before_range").seat == 0
    ring.happens(set_acting, belinde)
    combat = ring.state.frame(Combat)

    assert combat is not None and combat.fighters == (belinde, wauneka)
    assert combat.impulse(ring.state) == (1, 0, 2)


# -- presses --------------------------------------------------------------------------------------


def press_card(only: str = "press") -> Mode:
    return Mode(play="combat", windows=("press",), by="combatant", press=only)


def test_a_press_to_continue_brings_another_round(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, written("Apportation", press_card("press continue")))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Apportation")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (3, 4)
    assert ring.steps().count("before_range") == 2
    assert ring.steps().count("combat_would_end") == 1


def test_a_press_to_end_cancels_a_press_to_continue(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, written("Apportation", press_card("press continue")))
    ring.holds(1, written("Deny", press_card("press end")))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Apportation")
    ring.plays(1, "Deny")
    ring.finishes()

    assert ring.told("pressed") == ["continue", "end"]
    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 5)


def test_nobody_presses_twice_in_a_row_and_only_against_a_press_to_continue(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, written("Apportation", press_card()), written("Deny", press_card("press end")))
    ring.holds(1, written("Apportation", press_card("press end")))
    ring.fight(wauneka, belinde)

    offer = ring.until("press")
    assert offer.seat == 0  # with nothing to end, only the press without restriction
    assert len(offer.options) == 2
    ring.plays(0, "Apportation")
    offer = ring.until("press")
    assert offer.seat == 1


def test_the_opposing_minion_may_press_where_the_acting_one_did_not(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(1, written("Apportation", press_card()))
    ring.fight(wauneka, belinde)
    ring.plays(1, "Apportation")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (3, 4)


def test_an_optional_press_ends_with_its_round(ring: Ring) -> None:
    """[TOM 19960521]: only in the round in which the card was played."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Immortal Grapple", "before_strikes", "press"))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Immortal Grapple")
    ring.does(0, "use press")
    ring.finishes()

    assert ring.steps().count("end_of_round") == 2
    assert ring.told("pressed") == ["continue"]


def test_a_press_of_the_surroundings_counts_first(ring: Ring) -> None:
    """[ANK 20200525-1]: it can be ended like any other; unanswered, combat goes on."""
    wauneka, belinde = ring.one("Wauneka", blood=1), ring.two("Belinde")
    ring.holds(1, written("Deny", press_card("press end")))
    ring.fight(wauneka, belinde, rows=(Row("presses to continue"),))
    ring.plays(1, "Deny")
    ring.finishes()

    assert ring.steps().count("before_range") == 1
    assert (ring.blood(wauneka), ring.blood(belinde)) == (0, 5)


def test_an_ability_gives_the_fighter_of_its_controller_a_press(ring: Ring) -> None:
    """Underbridge Stray: from outside combat, "a minion you control"."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    whistle = Mode(key="press", play="use", windows=("press",), by="controller", press="press",
                   once="round")  # fmt: skip
    stray = ring.minion(1, defined(pool()["Underbridge Stray"], uses=(whistle,)), 2)
    ring.fight(wauneka, belinde)
    ring.uses(1, stray)
    ring.until("press")
    combat = ring.state.frame(Combat)

    assert combat is not None and combat.number == 2
    assert ring.told("pressed") == ["continue"]


# -- how combat ends ------------------------------------------------------------------------------


def test_when_a_fighter_falls_the_round_jumps_to_its_end(ring: Ring) -> None:
    """R0, Resolve Strike: no additional strikes, no presses. R0, 7: its end is held."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde", blood=0)
    ring.holds(0, written("Apportation", press_card()))
    ring.fight(wauneka, belinde)
    ring.finishes()

    assert ring.where(belinde) == "torpor"
    assert ring.steps() == [
        *STEPS[:7],
        "torpor",
        "end_of_round",
        "combat_about_to_end",
        "after_combat",
    ]
    assert ring.told("pressed") == []


@pytest.mark.parametrize("what", ["torpor", "burn"])
@pytest.mark.parametrize("window", ["before_range", "before_strikes", "strikes_chosen"])
def test_at_any_point_a_missing_fighter_ends_combat(ring: Ring, window: str, what: str) -> None:
    """R0: "this is true at any point during combat"."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Carrion Crows", window, what), trick("Deny", window, "press"))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Carrion Crows")
    ring.finishes()

    assert ring.where(belinde) == ("torpor" if what == "torpor" else "ash_heap")
    assert ring.blood(wauneka) == 5
    assert ring.steps()[-3:] == ["end_of_round", "combat_about_to_end", "after_combat"]
    assert ring.told("played") == ["0"]


@pytest.mark.rules_text("003 6.4.6 R1")
def test_a_fighter_in_torpor_plays_no_combat_cards_at_the_end_of_the_round(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde", blood=0)
    ring.holds(0, trick("Disarm", "end_of_round", "press"))
    ring.holds(1, trick("Disarm", "end_of_round", "press"))
    ring.fight(wauneka, belinde)

    assert ring.until("end_of_round").seat == 0
    ring.finishes()
    assert ring.told("played") == []


def test_a_change_of_control_ends_combat(ring: Ring) -> None:
    """G00108; and minions of one Methuselah do not fight each other."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Carrion Crows", "before_strikes", "press"))
    ring.fight(wauneka, belinde)
    ring.until("before_strikes")
    ring.happens(atoms.change_controller, belinde, 0)
    ring.finishes()

    assert ring.blood(wauneka) == 5
    assert ring.steps()[-3:] == ["end_of_round", "combat_about_to_end", "after_combat"]


def test_an_effect_that_ends_combat_skips_to_the_end_of_the_round(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(1, trick("Carrion Crows", "strikes_chosen", "end"))
    ring.fight(wauneka, belinde)
    ring.plays(1, "Carrion Crows")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (5, 6)
    assert ring.steps()[-3:] == STEPS[-3:]


def test_a_replacement_of_the_end_makes_combat_go_on(ring: Ring) -> None:
    """Telepathic Tracking: also after combat was ended, as long as both are ready."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Trap", "combat_would_end", "continue"))
    ring.holds(1, trick("Carrion Crows", "strikes_chosen", "end"))
    ring.fight(wauneka, belinde)
    ring.plays(1, "Carrion Crows")
    ring.plays(0, "Trap")
    ring.finishes()

    assert ring.steps().count("before_range") == 2
    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 5)


def test_one_combat_may_follow_with_its_own_before_combat(ring: Ring) -> None:
    """[ANK 20180910-1]: only one is queued."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Psyche!", "combat_about_to_end", "queue"))
    ring.holds(1, trick("Psyche!", "combat_about_to_end", "queue"))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Psyche!")
    ring.until("combat_about_to_end", 1)
    ring.pass_on(ring.until("combat_about_to_end", 1))
    ring.finishes()

    assert ring.steps().count("before_combat") == 2
    assert (ring.blood(wauneka), ring.blood(belinde)) == (3, 4)


def test_end_of_round_cards_may_follow_what_is_played_as_combat_ends(ring: Ring) -> None:
    """[LSJ 20021113]: Taste of Vitae can be played after Psyche!."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Psyche!", "combat_about_to_end", "queue"))
    ring.holds(0, trick("Disarm", "end_of_round", "press"))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Psyche!")
    decision = ring.until("combat_about_to_end")

    assert ring.verbs(decision) == {"pass", "play"}


def test_what_follows_combat_is_lost_when_another_is_queued(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka", blood=3), ring.two("Belinde")
    late = Block((Gains(),))
    rows = (
        Row("at end of combat", subject=wauneka, seat=0, effect=late),
        Row("at after combat", subject=wauneka, seat=0, effect=late),
    )
    ring.holds(0, trick("Psyche!", "combat_about_to_end", "queue"))
    ring.fight(wauneka, belinde, rows=rows)
    ring.plays(0, "Psyche!")
    ring.finishes()

    assert ring.blood(wauneka) == 3 - 1 + 1 - 1


@dataclass(frozen=True)
class Gains(Effect):
    """The minion gains 1 blood."""

    def run(self, state: State, me: Scope) -> None:
        """Gain it."""
        atoms.gain_blood(state, me.minion, 1)


# -- rounds ---------------------------------------------------------------------------------------


def test_each_round_begins_anew_at_close_range(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Carrion Crows", "before_range", "long"))
    ring.holds(0, written("Apportation", press_card()))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Carrion Crows")
    ring.plays(0, "Apportation")
    ring.finishes()

    assert ring.range() == ["long", "long", "close"]
    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 5)


def test_the_next_round_may_have_its_range_already(ring: Ring) -> None:
    """Immortal Grapple, superior: skip the determine range step of that round."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Carrion Crows", "before_strikes", "next long"))
    ring.holds(0, written("Apportation", press_card()))
    maneuver = Mode(play="combat", windows=("range",), by="combatant", maneuver=True)
    ring.holds(1, written("Flash", maneuver))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Carrion Crows")
    ring.plays(0, "Apportation")
    ring.finishes()

    assert ring.range() == ["close", "long"]
    assert ring.told("maneuvered") == []


@pytest.mark.rules_text("003 6.4.2 R1")
def test_the_first_effect_to_set_the_range_counts(ring: Ring) -> None:
    """G00127; maneuvers are skipped then."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Carrion Crows", "before_range", "long"))
    ring.holds(1, trick("Trap", "before_range", "close"))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Carrion Crows")
    ring.plays(1, "Trap")
    ring.finishes()

    assert ring.range()[-1] == "long"


def test_a_round_remembers_what_was_lost_to_damage_and_nothing_else(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, trick("Disarm", "end_of_round", "press"))
    ring.fight(wauneka, belinde)
    ring.until("end_of_round")
    ring.happens(atoms.burn_blood, belinde, 2)
    fight = ring.state.frame(Round)

    assert fight is not None
    assert (fight.lost_by(wauneka), fight.lost_by(belinde)) == (1, 1)
