"""Strikes that are two at once, who chooses first, aims: Stutter-Step, Rapid Thought, ..."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, GOES_ON, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, fight_of, fists_only, replaced
from listening import listener
from methuselah.engine.definitions import Strike
from methuselah.language import (
    OPPOSING,
    add,
    before_range,
    end_of_round,
    ranged_strike,
    sends_to_torpor,
    strike,
)
from table_talk import Table

STEP = "Stutter-Step"
THOUGHT = "Rapid Thought"
GLASS = "Outside the Hourglass"
AGONY = "Blissful Agony"
QUICK = made_up("Quick", modes=(strike(Strike("hand", 2, first=True)),))
LATE_BLOW = made_up("Late blow", modes=(end_of_round(sends_to_torpor(OPPOSING)),))
DODGES_ONLY = made_up(
    "Dodges only",
    modes=(before_range(add("cannot strike", to=OPPOSING, until="round", word="hand")),),
)


# -- Stutter-Step ---------------------------------------------------------------------------------


def test_inferior_stutter_step_is_a_dodge(table: Table) -> None:
    """Nothing else."""
    angel, belinde = table.you.ready("Angel"), table.prey.ready("Belinde")
    table.you.holds(STEP)
    fight(table, angel, belinde)
    table.you.plays(STEP, by=angel, level="cel")
    rest(table)
    assert damage_to(table, angel) == damage_to(table, belinde) == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling("Stutter-Step", 2)
@pytest.mark.parametrize("first", [False, True])
def test_the_step_dodges_and_strikes(table: Table, first: bool) -> None:
    """A first strike is dodged too; its own blow comes at its normal time ([ANK 20180913-1])."""
    victor, belinde = table.you.ready("Victor Tolliver"), table.prey.ready("Belinde")
    table.you.holds(STEP)
    table.prey.holds(QUICK)
    fight(table, victor, belinde)
    table.you.plays(STEP, by=victor, level="CEL")
    if first:
        table.prey.plays("Quick", by=belinde)
    rest(table)
    assert damage_to(table, victor) == 0
    assert damage_to(table, belinde) == 1


def test_the_blow_of_the_step_is_dodged(table: Table) -> None:
    """It is a hand strike."""
    victor, belinde = table.you.ready("Victor Tolliver"), table.prey.ready("Belinde")
    table.you.holds(STEP)
    table.prey.holds(DODGE)
    fight(table, victor, belinde)
    table.you.plays(STEP, by=victor, level="CEL")
    table.prey.plays("A dodge", by=belinde)
    rest(table)
    assert damage_to(table, belinde) == 0


@pytest.mark.ruling("Stutter-Step", 1)
@pytest.mark.parametrize("only", ["hands", "dodges"])
def test_the_step_needs_both_of_its_kinds(table: Table, only: str) -> None:
    """Not if only hand strikes, or no hand strikes, are allowed ([LSJ 20010919])."""
    victor, belinde = table.you.ready("Victor Tolliver"), table.prey.ready("Belinde")
    table.you.holds(STEP)
    table.prey.holds(fists_only() if only == "hands" else DODGES_ONLY)
    fight(table, victor, belinde)
    table.prey.plays("Fists Only" if only == "hands" else "Dodges only", by=belinde)
    while not table.over():
        assert not table.you.can_play(STEP, level="CEL")
        if table.you.can_play(STEP, level="cel"):
            assert only == "dodges"
            table.you.plays(STEP, level="cel")
        else:
            table.pass_on()


@pytest.mark.ruling("Stutter-Step", 3)
def test_after_the_step_no_strike_is_gained(table: Table) -> None:
    """Neither limited nor beside the limit; nor is it an additional strike ([LSJ 20011214-5])."""
    victor, belinde = table.you.ready("Victor Tolliver"), table.prey.ready("Belinde")
    table.you.holds(STEP, "Quickness")
    fight(table, victor, belinde)
    table.you.plays(STEP, by=victor, level="CEL")
    while not table.over():
        assert not table.you.can_play("Quickness")
        table.pass_on()


def test_the_step_is_no_additional_strike_and_for_close_range(table: Table) -> None:
    """The inferior dodge may be one."""
    victor, belinde = table.you.ready("Victor Tolliver"), table.prey.ready("Belinde")
    table.you.holds(STEP, "Quickness", MANEUVER, PRESS)
    fight(table, victor, belinde)
    table.you.does("hand strike")
    table.you.plays("Quickness", by=victor, level="CEL")
    table.until("strike", table.you)
    assert table.you.can_play(STEP, level="cel")
    assert not table.you.can_play(STEP, level="CEL")
    table.you.plays("A press", by=victor)
    table.you.plays("A maneuver", by=victor)
    table.until("strike", table.you)
    assert not table.you.can_play(STEP, level="CEL")


# -- Rapid Thought --------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["range", "press"])
def test_inferior_rapid_thought_is_a_maneuver_or_a_press(table: Table, step: str) -> None:
    """One of them."""
    angel, belinde = table.you.ready("Angel"), table.prey.ready("Belinde")
    table.you.holds(THOUGHT)
    fight(table, angel, belinde)
    table.until(step, table.you)
    assert len(table.you.options("play", card=THOUGHT)) == 1
    table.you.plays(THOUGHT, by=angel)
    rest(table)
    assert damage_to(table, belinde) == (0 if step == "range" else 2)


def test_rapid_thought_lets_the_other_choose_first(table: Table) -> None:
    """Strikes are chosen opposing side first; the next pair is as usual."""
    victor, belinde = table.you.ready("Victor Tolliver"), table.prey.ready("Belinde")
    table.you.holds(THOUGHT, DODGE, "Quickness")
    table.prey.holds(QUICK, DODGE)
    fight(table, victor, belinde)
    table.until("strike")
    assert table.asked().seat == table.you.number
    table.you.plays(THOUGHT, by=victor, level="CEL")
    assert table.asked().seat == table.prey.number
    table.prey.plays("Quick", by=belinde)
    table.you.plays("A dodge", by=victor)
    order = [line.card for line in table.state.journal if line.what == "strikes"]
    assert order[:2] == [belinde, victor]
    rest(table)
    assert damage_to(table, victor) == 0
    assert table.waits_for(table.you)


def test_who_chooses_second_does_not_think_rapidly(table: Table) -> None:
    """Only usable if this vampire would choose first: at first, or after the other thought."""
    victor, idrissa = table.you.ready("Victor Tolliver"), table.prey.ready("Idrissa")
    table.you.holds(THOUGHT)
    table.prey.holds(THOUGHT, DODGE)
    fight(table, victor, idrissa)
    table.until("strike", table.you)
    assert not table.prey.can_play(THOUGHT, level="CEL")
    table.you.does("hand strike")
    assert not table.prey.can_play(THOUGHT, level="CEL")


def test_a_rapid_thought_answers_another(table: Table) -> None:
    """Then the acting one chooses first after all."""
    victor, idrissa = table.you.ready("Victor Tolliver"), table.prey.ready("Idrissa")
    table.you.holds(THOUGHT, DODGE)
    table.prey.holds(THOUGHT, DODGE)
    fight(table, victor, idrissa)
    table.you.plays(THOUGHT, by=victor, level="CEL")
    table.prey.plays(THOUGHT, by=idrissa, level="CEL")
    assert table.asked().seat == table.you.number


# -- Outside the Hourglass ------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["obf", "tem 2"])
def test_the_hourglass_dodges(table: Table, level: str) -> None:
    """With Obfuscate, or with Temporis."""
    muntaquim, belinde = table.you.ready("Al-Muntaquim, The Avenger"), table.prey.ready("Belinde")
    table.you.holds(GLASS)
    fight(table, muntaquim, belinde)
    table.until("strike", table.you)
    table.you.plays(GLASS, by=muntaquim, level=level)
    rest(table)
    assert damage_to(table, muntaquim) == damage_to(table, belinde) == 0


def test_the_hourglass_maneuvers_with_or_without_its_dodge(table: Table) -> None:
    """The bare maneuver commits nothing; the other one the dodge."""
    muntaquim, belinde = table.you.ready("Al-Muntaquim, The Avenger"), table.prey.ready("Belinde")
    table.you.holds(GLASS, made_up("Far", modes=(strike(ranged_strike(1)),)))
    fight(table, muntaquim, belinde)
    table.until("range", table.you)
    assert {option.mode for option in table.you.options("play")} == {"tem", "tem 2"}
    table.you.plays(GLASS, by=muntaquim, level="tem")
    table.you.plays("Far", by=muntaquim)
    rest(table)
    assert damage_to(table, belinde) == 1


@pytest.mark.ruling("Outside the Hourglass", 1)
@pytest.mark.ruling("Outside the Hourglass", 4)
def test_the_damage_before_range_is_mended_when_all_have_played(table: Table) -> None:
    """That of both together, prevented once nobody plays more ([ANK 20170930], [PIB 20120426]).

    It is inflicted by the minion: what prevents damage of strikes only is no help.
    """
    one = table.you.ready("Al-Muntaquim, The Avenger")
    other = table.prey.ready(replaced("Krassimir", disciplines=("FOR", "TEM", "THA")))
    table.you.holds(GLASS)
    table.prey.holds(GLASS, "Skin of Rock", "Rego Motum")
    fight(table, one, other)
    table.you.plays(GLASS, by=one, level="TEM")
    assert damage_to(table, other) == 0
    table.prey.plays(GLASS, by=other, level="TEM")
    assert damage_to(table, one) == damage_to(table, other) == 0
    table.until("prevent", table.prey)
    assert not table.prey.can_play("Rego Motum")
    table.prey.plays("Skin of Rock", by=other, level="for")
    assert damage_to(table, other) == 1
    assert damage_to(table, one) == 2
    rest(table)


@pytest.mark.ruling("Outside the Hourglass", 2)
def test_the_damage_comes_though_combat_ends_before_range(table: Table) -> None:
    """The opposing minion gets away in the same window ([ANK 20180104])."""
    one, belinde = table.you.ready("Al-Muntaquim, The Avenger"), table.prey.ready("Belinde")
    table.you.holds(GLASS)
    manse = table.prey.in_play("Living Manse", on=belinde)
    fight(table, one, belinde)
    table.you.plays(GLASS, by=one, level="TEM")
    table.prey.uses(manse, by=belinde)
    rest(table)
    assert damage_to(table, belinde) == 2
    assert damage_to(table, one) == 0
    assert table.waits_for(table.you)


def test_one_superior_hourglass_each_round(table: Table) -> None:
    """The other levels are free, and so is the next round."""
    one, belinde = table.you.ready("Al-Muntaquim, The Avenger"), table.prey.ready("Belinde")
    table.you.holds(GLASS, GLASS, PRESS)
    fight(table, one, belinde)
    table.you.plays(GLASS, by=one, level="TEM")
    table.until("range", table.you)
    assert not table.you.can_play(GLASS, level="TEM")
    assert table.you.can_play(GLASS, level="tem")
    table.you.plays("A press", by=one)
    table.until("before_range", table.you)
    assert table.you.can_play(GLASS, level="TEM")


@pytest.mark.ruling("Outside the Hourglass", 3)
@pytest.mark.parametrize(("level", "pool"), [("obf", 31), ("tem 2", 30)])
def test_the_hourglass_requires_what_is_used(table: Table, level: str, pool: int) -> None:
    """Played at [tem] it is no Obfuscate card; in the hand it is one ([PIB 20130704])."""
    one, belinde = table.you.ready("Al-Muntaquim, The Avenger"), table.prey.ready("Belinde")
    table.you.in_play(listener("obf"))
    table.you.holds(GLASS)
    other = table.you.holds(GLASS)
    fight(table, one, belinde)
    table.until("strike", table.you)
    table.you.plays(GLASS, by=one, level=level)
    rest(table)
    assert table.you.pool() == pool
    table.you.uses("Listener for obf")
    assert table.where(other) == "ash_heap"


# -- Blissful Agony -------------------------------------------------------------------------------


@pytest.mark.ruling("Blissful Agony", 9)
def test_agony_with_animalism_is_a_harder_blow(table: Table) -> None:
    """What is added is like the hand strike ([TOM 19960225])."""
    nathan = table.you.ready("Nathan Turner")
    table.you.holds("Claws of the Dead", AGONY)
    ryan = table.prey.ready("Ryan")
    fight(table, nathan, ryan)
    table.you.plays("Claws of the Dead", by=nathan, level="pro")
    table.you.plays(AGONY, by=nathan, level="ani")
    rest(table)
    assert table.where(ryan) == "torpor"
    assert table.blood(ryan) == 3
    assert damage_to(table, ryan, aggravated=True) == 2


@pytest.mark.ruling("Blissful Agony", 1)
@pytest.mark.ruling("Blissful Agony", 2)
def test_agony_hurts_each_round_at_close_range(table: Table) -> None:
    """Unpreventable, of no minion, also through a dodge ([RTR 19970630], [TOM 19951216])."""
    lailah = table.you.ready("Lailah")
    brock = table.prey.ready("Brock Sterling")
    table.you.holds(AGONY, AGONY, PRESS, PRESS, MANEUVER)
    table.prey.holds(DODGE, "Skin of Rock")
    fight(table, lailah, brock)
    table.you.plays(AGONY, by=lailah, level="val")
    assert not table.you.can_play(AGONY, level="val")
    table.prey.plays("A dodge", by=brock)
    table.until("press", table.you)
    assert "Skin of Rock" in table.prey.hand()
    assert damage_to(table, brock) == 1
    table.you.plays("A press", by=lailah)
    table.you.plays("A maneuver", by=lailah)
    table.you.plays("A press", by=lailah)
    assert damage_to(table, brock) == 1
    rest(table)
    assert damage_to(table, brock) == 2 + 1


@pytest.mark.ruling("Blissful Agony", 5)
def test_superior_agony_sends_the_vampire_on(table: Table) -> None:
    """Combat ends; it enters combat, as the acting minion, with the one chosen.

    [LSJ 20011214-3]
    """
    lailah, belinde = table.you.ready("Lailah"), table.prey.ready("Belinde")
    other = table.prey.ready("Nassir")
    third = table.grand_prey.ready("Wauneka")
    table.you.holds(AGONY)
    fight(table, lailah, belinde)
    table.you.plays(AGONY, by=lailah, level="VAL")
    targets = {option.target for option in table.you.options("choose")}
    assert {lailah, third} <= targets and not {belinde, other} & targets
    table.you.chooses(third)
    rest(table)
    fights = [x for x in table.state.journal if x.what == "combat"]
    assert [(x.card, x.other) for x in fights] == [(lailah, belinde), (belinde, third)]
    assert damage_to(table, lailah) == 0
    assert damage_to(table, belinde) == damage_to(table, third) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Blissful Agony", 3)
@pytest.mark.ruling("Blissful Agony", 10)
@pytest.mark.parametrize("how", ["dodge", "goes on"])
def test_the_vampire_stays_if_it_dodges_or_combat_goes_on(table: Table, how: str) -> None:
    """Combat ends all the same where it was dodged ([LSJ 20051020], [RTR 20020501])."""
    lailah, belinde = table.you.ready("Lailah"), table.prey.ready("Belinde")
    third = table.grand_prey.ready("Wauneka")
    table.you.holds(AGONY)
    table.prey.holds(DODGE if how == "dodge" else GOES_ON)
    fight(table, lailah, belinde)
    table.you.plays(AGONY, by=lailah, level="VAL")
    table.you.chooses(third)
    table.prey.plays("A dodge" if how == "dodge" else "Another round", by=belinde)
    rest(table)
    fights = [x for x in table.state.journal if x.what == "combat"]
    assert len(fights) == 1
    assert damage_to(table, third) == 0


@pytest.mark.ruling("Blissful Agony", 4)
def test_superior_agony_is_not_played_against_an_ally(table: Table) -> None:
    """The opposing vampire, says the card ([PIB 20111105])."""
    lailah = table.you.ready("Lailah")
    ghoul = table.prey.ready("War Ghoul")
    table.you.holds(AGONY)
    fight(table, lailah, ghoul)
    while not table.over():
        assert not table.you.can_play(AGONY, level="VAL")
        table.pass_on()


@pytest.mark.ruling("Blissful Agony", 6)
@pytest.mark.ruling("Blissful Agony", 11)
def test_agony_queues_the_only_combat_that_follows(table: Table) -> None:
    """Psyche! comes too late ([RTR 20020501], [LSJ 19971003])."""
    lailah, idrissa = table.you.ready("Lailah"), table.prey.ready("Idrissa")
    third = table.grand_prey.ready("Wauneka")
    table.you.holds(AGONY)
    table.prey.holds("Psyche!")
    fight(table, lailah, idrissa)
    table.you.plays(AGONY, by=lailah, level="VAL")
    table.you.chooses(third)
    while len([x for x in table.state.journal if x.what == "combat"]) < 2:
        assert not table.prey.can_play("Psyche!")
        table.pass_on()
    assert fight_of(table).acting == idrissa


@pytest.mark.ruling("Blissful Agony", 7)
def test_agony_starts_no_combat_with_a_vampire_that_has_fallen(table: Table) -> None:
    """The opposing vampire goes to torpor before the other combat ([LSJ 20100604-1])."""
    lailah, belinde = table.you.ready("Lailah"), table.prey.ready("Belinde")
    third = table.grand_prey.ready("Wauneka")
    table.you.holds(AGONY, LATE_BLOW)
    fight(table, lailah, belinde)
    table.you.plays(AGONY, by=lailah, level="VAL")
    table.you.chooses(third)
    table.you.plays("Late blow", by=lailah)
    rest(table)
    assert table.where(belinde) == "torpor"
    assert len([x for x in table.state.journal if x.what == "combat"]) == 1
    assert damage_to(table, third) == 0


@pytest.mark.ruling("Blissful Agony", 8)
@pytest.mark.parametrize("mine", [True, False])
def test_of_two_agonies_the_acting_methuselah_chooses(table: Table, mine: bool) -> None:
    """One resolves first, the other is lost ([PIB 20120225])."""
    lailah = table.you.ready("Lailah")
    other = table.prey.ready("Wolf Valentine")
    third = table.grand_prey.ready("Wauneka")
    table.you.holds(AGONY)
    table.prey.holds(AGONY)
    fight(table, lailah, other)
    table.you.plays(AGONY, by=lailah, level="VAL")
    table.you.chooses(third)
    table.prey.plays(AGONY, by=other, level="VAL")
    table.prey.chooses(third)
    table.you.does("resolve", minion=lailah if mine else other)
    rest(table)
    fights = [x for x in table.state.journal if x.what == "combat"]
    assert [(x.card, x.other) for x in fights[1:]] == [(other if mine else lailah, third)]


@pytest.mark.ruling("Blissful Agony", 12)
@pytest.mark.parametrize(("level", "pool"), [("ani", 31), ("val", 30)])
def test_agony_requires_what_is_used(table: Table, level: str, pool: int) -> None:
    """Played at [val] it is no Animalism card; in the hand it is one ([PIB 20130704])."""
    both = table.you.ready(replaced("Lailah", disciplines=("ani", "VAL")))
    belinde = table.prey.ready("Belinde")
    table.you.in_play(listener("ani"))
    table.you.holds(AGONY)
    other = table.you.holds(AGONY)
    fight(table, both, belinde)
    table.you.plays(AGONY, by=both, level=level)
    rest(table)
    assert table.you.pool() == pool
    table.you.uses("Listener for ani")
    assert table.where(other) == "ash_heap"
