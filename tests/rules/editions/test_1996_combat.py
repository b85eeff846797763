"""Combat by the Complete Rules Reference of 1996 (CRR V), beside that of 2024.

Each test stands for a line of `docs/editions.md` and shows both behaviours.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from combat_talk import COMBAT_ENDS, PRESS, fight, made_up, rest
from fight_talk import fight_of
from made_up import paper
from methuselah.engine.definitions import Block, Effect, Strike
from methuselah.engine.editions import CURRENT, NINETY_SIX, Edition
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, TORPOR, State
from methuselah.language import OPPOSING, THIS, gain_blood
from methuselah.language.combat.fighting import strike as strike_card
from methuselah.language.ways import combat_card
from methuselah.rules.combat.additional import gain_strikes
from methuselah.rules.combat.queueing import queue_combat
from methuselah.rules.torpor.paralysis import MARK, paralyze
from table_talk import Table

BOTH = (CURRENT, NINETY_SIX)


def either(now: object, then: object) -> pytest.MarkDecorator:
    """What differs: by the rulebook of 2024, and by the reference of 1996."""
    return pytest.mark.parametrize(("edition", "differs"), [(CURRENT, now), (NINETY_SIX, then)])


def burning(number: int) -> Strike:
    """A strike for so many points of aggravated damage."""
    return Strike("damage", damage=number, aggravated=True)


# -- aggravated damage ----


@pytest.mark.parametrize(
    ("blood", "points", "now", "then"),
    [
        (3, 1, (TORPOR, 3), (TORPOR, 2)),
        (3, 3, (TORPOR, 1), (TORPOR, 0)),
        (2, 3, (TORPOR, 0), ("ash_heap", None)),
        (2, 4, ("ash_heap", None), ("ash_heap", None)),
        (0, 1, (TORPOR, 0), ("ash_heap", None)),
    ],
)
def test_aggravated_damage(
    blood: int, points: int, now: tuple[str, int | None], then: tuple[str, int | None]
) -> None:
    """The first point only wounds (R0, Aggravated); each costs blood, or burns (CRR V.D.3c)."""
    for edition, (place, left) in ((CURRENT, now), (NINETY_SIX, then)):
        table = Table(edition=edition)
        krid = table.you.ready("Krid")
        victim = table.prey.ready("Nassir", blood=blood)
        table.you.holds(made_up("Fire", modes=(strike_card(burning(points)),)))
        table.prey.holds(COMBAT_ENDS)
        fight(table, krid, victim)
        table.you.does("play")
        rest(table)
        assert table.where(victim) == place
        assert left is None or table.blood(victim) == left


@pytest.mark.parametrize("edition", BOTH)
def test_normal_damage_is_mended_before_aggravated(edition: Edition) -> None:
    """3 normal points against 2 blood: to torpor, empty, in either (R0; CRR V.D.3)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    victim = table.prey.ready("Nassir", blood=2)
    table.you.holds(made_up("Blow", modes=(strike_card(Strike("damage", damage=3)),)))
    fight(table, krid, victim)
    table.you.does("play")
    rest(table)
    assert (table.where(victim), table.blood(victim)) == (TORPOR, 0)


# -- before range ----


EARLY = made_up("Early", modes=(combat_card(gain_blood(1, THIS), at=("before_range",)),))


@either((0, 1), (1, 0))
def test_the_impulse_before_range(edition: Edition, differs: tuple[int, int]) -> None:
    """Any use sends it back to the acting side (RB24 Sequencing); it goes round (CRR V.B).

    The blocking side has used an effect: who is asked, and who is next.
    """
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=1)
    blocker = table.prey.ready("Nassir", blood=1)
    table.you.holds(EARLY, EARLY)
    table.prey.holds(EARLY, EARLY)
    fight(table, krid, blocker)
    table.until("before_range", table.prey)
    table.prey.does("play")
    for seat in differs:
        decision = table.asked()
        assert decision is not None
        assert (decision.window, decision.seat) == ("before_range", seat)
        table.pass_on()


# -- additional strikes ----


@dataclass(frozen=True)
class OneMore(Effect):
    """One additional strike, without a limit."""

    def run(self, state: State, me: Scope) -> None:
        """Gain it."""
        gain_strikes(state, me.minion, 1, limited=False)


FASTER = made_up("Faster", modes=(combat_card(OneMore(), at=("additional",)),))


@either(2, 1)
def test_additional_strikes_gained_after_additional_strikes(edition: Edition, differs: int) -> None:
    """Again when none is left (R3 6.4.3.3); once, after the first strikes (CRR V.D.7 to 9)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=4)
    blocker = table.prey.ready("Nassir", blood=4)
    table.you.holds(FASTER, FASTER)
    fight(table, krid, blocker)
    while not table.over():
        if table.you.may("play"):
            table.you.does("play")
        else:
            table.pass_on()
    played = [line for line in table.state.journal if line.what == "additional strikes"]
    assert len(played) == differs


# -- presses ----


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("presses", "rounds"), [((1, 0), 2), ((1, 1), 1), ((2, 1), 2)])
def test_presses_alternate(edition: Edition, presses: tuple[int, int], rounds: int) -> None:
    """To continue, to end, to continue; never two in a row by one (R0, 6. Press; CRR V.E)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    blocker = table.prey.ready("Nassir")
    mine, theirs = presses
    table.you.holds(*[PRESS] * mine)
    if theirs:
        table.prey.holds(*[PRESS] * theirs)
    fight(table, krid, blocker)
    while not table.over():
        decision = table.asked()
        assert decision is not None
        seat = table.seats[decision.seat]
        if decision.window == "press" and fight_of(table).number == 1 and seat.may("play"):
            seat.does("play")
        else:
            table.pass_on()
    fought = [line for line in table.state.journal if line.what == "round"]
    assert len(fought) == rounds


# -- the end of combat ----


@either(1, 3)
def test_retainers_after_combat(edition: Edition, differs: int) -> None:
    """What they lost is lost (R0); they heal all damage done to them (CRR V.F)."""
    dog = paper("Dog", kind="retainer", life=3)
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    dog_card = table.you.in_play(dog, on=krid, blood=1)
    blocker = table.prey.ready("Nassir")
    bystander = table.grand_prey.ready("Mazz")
    other = table.grand_prey.in_play(paper("Cat", kind="retainer", life=3), on=bystander, blood=1)
    fight(table, krid, blocker)
    rest(table)
    assert table.blood(dog_card) == differs
    assert table.blood(other) == 1


@dataclass(frozen=True)
class Again(Effect):
    """Another combat between the same minions follows."""

    def run(self, state: State, me: Scope) -> None:
        """Queue it."""
        combat = state.span("combat")
        queue_combat(state, getattr(combat, "acting"), getattr(combat, "opposing"))  # noqa: B009


@either(False, True)
def test_a_combat_with_a_vampire_in_torpor(edition: Edition, differs: bool) -> None:
    """It does not occur (R0); nor here, but the opponent may diablerize (CRR V, note)."""
    follow = made_up("Follow", modes=(combat_card(Again(), at=("before_range",)),))
    blow = made_up("Blow", modes=(strike_card(Strike("damage", damage=9)),))
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=1)
    victim = table.prey.ready("Nassir", blood=1)
    table.you.holds(follow, blow)
    fight(table, krid, victim)
    table.you.does("play")
    table.until("strike", table.you)
    table.you.does("play")
    asked = False
    while not table.over():
        decision = table.asked()
        assert decision is not None
        if decision.kind == "diablerize":
            asked = True
            table.you.does("diablerize")
        else:
            table.pass_on()
    assert asked is differs
    assert table.where(victim) == ("ash_heap" if differs else TORPOR)
    assert table.where(krid) == READY


# -- paralysis ----


@dataclass(frozen=True)
class Paralyze(Effect):
    """The opposing vampire is paralyzed."""

    def run(self, state: State, me: Scope) -> None:
        """To torpor."""
        for card in OPPOSING.find(state, me):
            paralyze(state, card)


@either((False, False), (True, True))
def test_a_strike_that_paralyzes(edition: Edition, differs: tuple[bool, bool]) -> None:
    """There is none, the vampire only goes to torpor; tapped and marked (CRR V.D.4d)."""
    stun = Strike("damage", damage=0, hit=Block((Paralyze(),)))
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    victim = table.prey.ready("Nassir")
    other = table.prey.ready("Mazz")
    table.you.holds(made_up("Stun", modes=(strike_card(stun),)))
    fight(table, krid, victim)
    table.you.does("play")
    rest(table)
    assert table.where(victim) == TORPOR
    assert (table.state.cards[victim].note(MARK) == 1) is differs[0]
    assert table.where(other) == READY
    table.until_turn_of(table.prey, "master")
    assert table.locked(victim) is differs[1]
