"""Vampires with an action of their own: loans, locations, libraries, small wounds, late bleeds."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, UNLOCKER, guard
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper, thing
from methuselah.language import end_action, is_action, static, use
from methuselah.rules.action.action import stealth
from table_talk import Seat, Table

AL_ASHRAD = "Al-Ashrad, Amr of Alamut (G2)"
AYELEA = "Ayelea, The Manipulator (G2)"
BINDUSARA = "Bindusara, Historian of the Kindred (G2)"
DONATIEN = "Donatien (G2)"
EULOGIO = "Eulogio Sánchez de los Reyes (G6)"
TANGINE = "Tanginé (G4)"
ARCANE, ELDER, NOD = "Arcane Library", "Elder Library", "Fragment of the Book of Nod"


# -- libraries ------------------------------------------------------------------------------------


def test_eulogio_reorders_five_and_unlocks(table: Table) -> None:
    """At +1 stealth, for 1 blood, which is paid on success."""
    eulogio = table.you.ready(EULOGIO, blood=4)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    names = ["Villein", "Blood Doll", "Slam", "Blur", "The Barrens"]
    cards = table.you.library("Fame", *names)[1:]
    table.you.holds(PAUSE)
    table.you.acts(eulogio, by=eulogio)
    action = action_of(table)
    assert stealth(table.state, action) == 1
    assert (table.blood(eulogio), table.locked(eulogio)) == (4, True)
    for card in cards[:4]:
        while not table.you.may("choose"):
            table.pass_on()
        table.you.chooses(card)
    rest(table)
    library = table.state.seats[0].library
    assert [table.state.definition(card).name for card in library[-6:]] == ["Fame", *names[::-1]]
    assert (table.blood(eulogio), table.locked(eulogio)) == (3, False)
    assert table.waits_for(table.you)


def test_eulogio_who_is_blocked_stays_locked(table: Table) -> None:
    """Nothing is paid, nothing seen."""
    eulogio = table.you.ready(EULOGIO, blood=4)
    table.you.ready(COMPANION)
    keen = guard(table.prey, 1)
    table.you.acts(eulogio, by=eulogio)
    table.prey.blocks(keen)
    rest(table)
    assert (table.blood(eulogio) + damage_to(table, eulogio), table.locked(eulogio)) == (4, True)


@pytest.mark.ruling(BINDUSARA, 2)
@pytest.mark.parametrize(("name", "cost"), [(ARCANE, 2), (ELDER, 1), (NOD, 0)])
def test_bindusara_puts_a_library_in_play(table: Table, name: str, cost: int) -> None:
    """One of the three, at its cost, though there is no ready Tremere; the rest is shuffled."""
    mine = table.you.ready(BINDUSARA)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan", locked=True)
    found = dict(zip((ARCANE, ELDER, NOD), table.you.library(ARCANE, ELDER, NOD), strict=True))
    table.you.library("The Barrens", "Arms Dealer")
    table.prey.library(ARCANE, ELDER, NOD)
    table.you.holds(PAUSE, *["Fame"] * 7)
    table.you.acts(mine, by=mine)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, ())
    while not table.you.may("choose", target=found[name]):
        table.pass_on()
    assert table.you.choices() == {*found.values()}
    table.you.chooses(found[name])
    rest(table)
    assert table.where(found[name]) == "permanent"
    assert table.state.controller(found[name]) == table.you.number
    assert table.you.pool() == 30 - cost
    assert told(table, "shuffled", seat=table.you.number) == 1
    others = {table.where(card) for other, card in found.items() if other != name}
    assert others == {"library"}
    assert table.waits_for(table.you)


def test_bindusara_takes_what_you_can_pay_and_do_not_have(table: Table) -> None:
    """With 1 pool nothing that costs 2; no second copy of what is unique; or nothing at all."""
    mine = table.you.ready(BINDUSARA)
    table.you.ready(COMPANION)
    table.you.pool(1)
    table.you.in_play(NOD)
    table.prey.in_play(ELDER)
    _, elder, nod = table.you.library(ARCANE, ELDER, NOD)
    table.you.acts(mine, by=mine)
    while not table.you.may("choose"):
        table.pass_on()
    assert table.you.choices() == {elder}
    table.you.does("done")
    rest(table)
    assert {table.where(elder), table.where(nod)} == {"library"}
    assert table.you.pool() == 1


@pytest.mark.ruling(BINDUSARA, 1)
def test_bindusara_searches_once_each_turn(table: Table) -> None:
    """Unlocked again in this turn, he is not offered it, for another card neither."""
    mine = table.you.ready(BINDUSARA)
    table.you.ready(COMPANION)
    elder, nod = table.you.library(ELDER, NOD)
    table.you.in_play(UNLOCKER)
    table.you.acts(mine, by=mine)
    while not table.you.may("choose"):
        table.pass_on()
    table.you.chooses(elder)
    rest(table)
    table.you.uses("Unlocker")
    if table.locked(mine):
        table.you.chooses(mine)
    assert not table.locked(mine)
    assert not table.you.may("use action", card=mine, by=mine)
    assert table.where(nod) != "permanent"
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("use action", card=mine, by=mine)


# -- locations ------------------------------------------------------------------------------------


@pytest.mark.rules_text("003 Al-Ashrad, Amr of Alamut 1")
def test_al_ashrad_burns_a_location_of_a_clan(table: Table) -> None:
    """For 2 blood: whosever it is, if it requires a clan; he bleeds for 2 by himself."""
    mine = table.you.ready(AL_ASHRAD, blood=5)
    other = table.you.ready(COMPANION)
    theirs = table.prey.in_play(ARCANE)
    own = table.you.in_play("Chantry")
    table.prey.in_play("The Barrens")
    table.prey.in_play("Powerbase: Montreal")
    table.prey.in_play("Ferraille", on=table.prey.ready("Nassir", locked=True))
    table.you.holds(PAUSE)
    table.you.in_play(UNLOCKER)
    table.you.acts(mine, by=mine)
    assert table.you.choices() == {theirs, own}
    table.you.chooses(theirs)
    action = action_of(table)
    assert (stealth(table.state, action), action.targets) == (0, (table.prey.number,))
    assert table.blood(mine) == 5
    rest(table)
    assert (table.where(theirs), table.where(own)) == ("ash_heap", "permanent")
    assert table.blood(mine) == 3
    table.you.uses("Unlocker")
    if table.locked(mine):
        table.you.chooses(mine)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 28
    assert not table.locked(other)


# -- Tanginé --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clan", "damage"), [("Salubri", 0), ("Salubri antitribu", 1), ("Tremere", 1)]
)
def test_tangine_does_not_strike_a_salubri(table: Table, clan: str, damage: int) -> None:
    """With her hands or with a gun; the Salubri strikes as ever."""
    mine = table.you.ready(TANGINE)
    gun = table.you.in_play(".44 Magnum", on=mine)
    theirs = table.prey.ready(replaced("Nassir", clans=(clan,)))
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=gun) == bool(damage)
    assert table.you.may("hand strike", minion=mine) == bool(damage)
    if damage:
        table.you.does("hand strike")
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (damage, 1)


@pytest.mark.parametrize("card", [DODGE, COMBAT_ENDS])
def test_tangine_may_dodge_and_end_combat(table: Table, card: object) -> None:
    """Even against a Salubri."""
    mine = table.you.ready(TANGINE)
    theirs = table.prey.ready(replaced("Nassir", clans=("Salubri",)))
    held = table.you.holds(card)  # type: ignore[arg-type]
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("play", card=held)
    table.you.plays(held, by=mine)
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (0, 0)


def test_others_strike_salubri_beside_tangine(table: Table) -> None:
    """It is her own rule."""
    table.you.ready(TANGINE)
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(replaced("Nassir", clans=("Salubri",)))
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize("which", ["minion", "retainer"])
def test_tangine_hurts_anybody_but_salubri(table: Table, which: str) -> None:
    """1 damage: minions anywhere in play, their retainers, those of Salubri too."""
    mine = table.you.ready(TANGINE)
    other = table.you.ready(COMPANION)
    salubri = table.prey.ready(replaced("Nassir", clans=("Salubri",)), locked=True)
    spy = table.prey.in_play(thing("retainer"), on=salubri)
    table.prey.in_play(".44 Magnum", on=salubri)
    victim = table.grand_prey.torpor("Ryan", blood=3)
    horse = table.prey.ready(thing("ally"), locked=True)
    table.you.holds(PAUSE)
    table.you.acts(mine, by=mine)
    assert table.you.choices() == {mine, other, spy, victim, horse}
    target = victim if which == "minion" else spy
    table.you.chooses(target)
    seat = table.grand_prey if which == "minion" else table.prey
    assert action_of(table).targets == (seat.number,)
    assert stealth(table.state, action_of(table)) == 0
    before = table.blood(target)
    rest(table)
    assert table.blood(target) == before - 1
    assert table.waits_for(table.you)


# -- Ayelea ---------------------------------------------------------------------------------------


def test_ayelea_borrows_a_tremere_antitribu(table: Table) -> None:
    """Of another Methuselah, in torpor too, until the end of your next turn."""
    mine = table.you.ready(AYELEA)
    table.you.ready(COMPANION)
    table.you.ready("Johannes Worringen (G5)", locked=True)
    wanted = table.prey.ready("Saiz (G3)")
    lying = table.grand_prey.torpor(replaced("Ryan", clans=("Tremere antitribu",)))
    table.prey.ready("Lauren", locked=True)
    table.you.holds(PAUSE)
    table.you.acts(mine, by=mine)
    assert table.you.choices() == {wanted, lying}
    table.you.chooses(wanted)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    for seat, holder in (
        (table.prey, table.you),
        (table.grand_prey, table.you),
        (table.you, table.you),
        (table.prey, table.prey),
    ):
        table.until_turn_of(seat)
        assert table.state.controller(wanted) == holder.number
    table.until_turn_of(table.you)
    assert table.state.controller(wanted) == table.prey.number


# -- Donatien -------------------------------------------------------------------------------------


def bleeds(table: Table, seat: Seat, minion: int, guard: int | None, guardian: Seat) -> None:
    """In her turn, blocked by the guard if there is one."""
    table.until_turn_of(seat, "minion")
    seat.acts(word="bleed", by=minion)
    if guard is not None:
        guardian.blocks(guard)
    rest(table)


def test_donatien_bleeds_whose_bleeds_have_failed(table: Table) -> None:
    """Since your last turn, whoever they are; not who bled successfully; it is one bleed, for 2."""
    mine = table.you.ready(DONATIEN)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    first, second = table.prey.ready("Ryan"), table.grand_prey.ready("Nassir")
    last = table.predator.ready("Lauren")
    wall, shield = table.grand_prey.ready("Tony (G3)"), table.you.ready("Anvil (G1)")
    own = table.you.ready("Duck (G1)")
    table.you.acts(word="bleed", by=own)
    table.prey.blocks(first)
    rest(table)
    assert not table.you.may("use action", card=mine, by=mine)

    bleeds(table, table.prey, first, wall, table.grand_prey)
    bleeds(table, table.grand_prey, second, None, table.you)
    bleeds(table, table.predator, last, shield, table.you)
    table.until_turn_of(table.you, "minion")
    pools = [seat.pool() for seat in table.seats]
    table.you.acts(mine, by=mine)
    seats = {one.seat for one in table.you.options("choose")}
    assert seats == {table.prey.number, table.predator.number}
    table.you.chooses(seat=table.predator)
    rest(table)
    assert table.predator.pool() == pools[4] - 2
    assert [seat.pool() for seat in table.seats[1:4]] == pools[1:4]
    table.you.uses("Unlocker")
    if table.locked(mine):
        table.you.chooses(mine)
    assert not table.you.may("use action", card=mine, by=mine)
    assert not table.you.may("act", minion=mine, word="bleed")

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use action", card=mine, by=mine)  # forgotten


def test_donatien_passes_over_who_did_not_fail(table: Table) -> None:
    """A bleed for nothing was successful as an action; a blocked hunt is no bleed."""
    mine = table.you.ready(DONATIEN)
    table.you.ready(COMPANION)
    weak = table.prey.ready("Ryan")
    table.prey.in_play(paper("Weak", static("bleed", -1), kind="equipment"), on=weak)
    hunter = table.grand_prey.ready("Nassir", blood=1)
    keen = guard(table.grand_predator, 2)
    bleeds(table, table.prey, weak, None, table.you)
    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts(word="hunt", by=hunter)
    table.grand_predator.blocks(keen)
    rest(table)
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use action", card=mine, by=mine)


def test_donatien_counts_what_was_ended(table: Table) -> None:
    """A bleed that an effect ends was attempted, without success."""
    mine = table.you.ready(DONATIEN)
    table.you.ready(COMPANION)
    weak = table.prey.ready("Ryan")
    stop = use(is_action("bleed"), end_action(), at=("action",))
    table.grand_prey.in_play(paper("Stop", stop, kind="event"))
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=weak)
    table.grand_prey.uses("Stop")
    rest(table)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("use action", card=mine, by=mine)
