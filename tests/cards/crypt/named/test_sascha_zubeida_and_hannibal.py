"""Sascha Vykos, Zubeida, Vaclav Petalengro, Hannibal, Kiradin, Cynthia Ingold."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.traits import sect_of
from methuselah.language import (
    TARGET,
    action,
    additional_strikes,
    becomes_anarch,
    choose,
    combat_card,
    enters_combat,
    is_black_hand,
    not_,
    on,
    other,
    ready,
    sends_to_torpor,
    static,
    unlock,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.politics.titles import title_of
from table_talk import Table

SASCHA = "Sascha Vykos, The Angel of Caine (G2)"
ZUBEIDA = "Zubeida (G5)"
VACLAV = "Vaclav Petalengro (G2)"
HANNIBAL = "Hannibal (G2)"
KIRADIN = "Kiradin (G4)"
CYNTHIA = "Cynthia Ingold (G2)"

CLAWS: Final = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
RUSH: Final = paper("Rush", action(choose(ready(vampire, not_(yours))), enters_combat(TARGET)))
IDLE: Final = paper("Idle", combat_card(at=("additional",)), kind="combat")
"""It does nothing: its holder is asked about additional strikes."""
HASTE: Final = paper("Haste", additional_strikes(1), kind="combat")


# -- Sascha Vykos ---------------------------------------------------------------------------------


def test_sascha_gets_a_larger_hand_for_a_fallen_opponent(table: Table) -> None:
    """+2 hand size until the end of the turn; of nobody else."""
    sascha = table.you.ready(SASCHA)
    theirs = table.prey.ready("Nassir", blood=0)

    fight(table, sascha, theirs)
    table.you.does("answer")
    assert table.where(theirs) == "torpor"
    assert [hand_size(table.state, seat) for seat in range(3)] == [9, 7, 7]
    assert len(table.you.hand()) == 9
    rest(table)
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey, "minion")
    assert hand_size(table.state, 0) == 7


def test_sascha_need_not(table: Table) -> None:
    """You can: whoever passes has a hand of 7."""
    sascha = table.you.ready(SASCHA)
    theirs = table.prey.ready("Nassir", blood=0)

    fight(table, sascha, theirs)
    rest(table)

    assert table.where(theirs) == "torpor"
    assert hand_size(table.state, 0) == 7
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("hers", "ours", "may"),
    [
        (8, True, True),
        (8, False, False),  # the opponent stays ready
        (0, False, False),  # Sascha falls
        (0, True, True),  # both do: the text does not say "ready"
    ],
)
def test_whose_fall_counts_for_sascha(table: Table, hers: int, ours: bool, may: bool) -> None:
    """The opposing vampire's; in the turn of another Methuselah too."""
    ryan = table.you.ready("Ryan", blood=2)
    sascha = table.prey.ready(SASCHA, blood=hers)
    if ours:
        table.prey.in_play(CLAWS, on=sascha)

    fight(table, ryan, sascha)
    offered = False
    while not table.over():
        offered = offered or table.prey.may("answer")
        table.pass_on()

    assert offered == may
    assert table.where(ryan) == ("torpor" if ours else "ready")
    assert table.where(sascha) == ("ready" if hers else "torpor")


def test_sascha_gets_it_once_each_turn(table: Table) -> None:
    """Two fall in one turn: the second brings nothing."""
    ryan, nassir = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.ready("Meaghan")
    sascha = table.prey.ready(SASCHA)
    table.prey.in_play(CLAWS, on=sascha)
    table.you.holds(RUSH, RUSH)

    table.you.acts("Rush", by=ryan)
    table.prey.does("answer")
    rest(table)
    assert hand_size(table.state, 1) == 9
    table.you.acts("Rush", by=nassir)
    while not table.over():
        assert not table.prey.may("answer")
        table.pass_on()

    assert (table.where(ryan), table.where(nassir)) == ("torpor", "torpor")
    assert hand_size(table.state, 1) == 9
    assert table.waits_for(table.you)


def test_sascha_and_the_fights_of_others(table: Table) -> None:
    """Another vampire of yours fights."""
    table.you.ready(SASCHA)
    ryan = table.you.ready("Ryan")
    theirs = table.prey.ready("Nassir", blood=0)

    fight(table, ryan, theirs)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()

    assert table.where(theirs) == "torpor"
    assert hand_size(table.state, 0) == 7


def test_sascha_and_torpor_without_combat(table: Table) -> None:
    """It is Sascha's own action that sends a vampire there."""
    sascha = table.you.ready(SASCHA)
    table.you.ready("Meaghan")
    theirs = table.prey.ready("Nassir")
    falls = action(choose(ready(vampire, not_(yours))), sends_to_torpor(TARGET))
    table.you.holds(paper("Fall", falls))

    table.you.acts("Fall", by=sascha)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()

    assert table.where(theirs) == "torpor"
    assert hand_size(table.state, 0) == 7


# -- Zubeida --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "place", "capacity", "pool"),
    [
        ("prey", "ready", 6, 28),
        ("prey", "ready", 7, 29),
        ("prey", "torpor", 7, 28),
        ("grand_prey", "ready", 7, 28),
        ("you", "ready", 7, 28),
    ],
)
def test_zubeida_bleeds_those_without_elders(
    table: Table, whose: str, place: str, capacity: int, pool: int
) -> None:
    """No ready vampire with capacity above 6, of whom she bleeds."""
    zubeida = table.you.ready(ZUBEIDA)
    table.you.ready("Meaghan")
    elder = made_vampire("Elder", capacity=capacity)
    getattr(table, whose).puts(elder, place, locked=True)

    table.you.acts(word="bleed", by=zubeida)
    table.nobody_reacts()

    assert table.prey.pool() == pool
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


def test_zubeida_bleeds_whoever_it_is_now(table: Table) -> None:
    """Your prey has an elder, and deflects her to one who has none."""
    zubeida = table.you.ready(ZUBEIDA)
    table.you.ready("Meaghan")
    elder = table.prey.ready(made_vampire("Elder", "dom", capacity=8))
    table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=zubeida)
    table.prey.plays("Deflection", by=elder, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    rest(table)

    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 28)


def test_zubeida_lends_no_bleed(table: Table) -> None:
    """Another vampire of yours bleeds one without elders."""
    table.you.ready(ZUBEIDA)
    acting = table.you.ready("Meaghan")

    table.you.acts(word="bleed", by=acting)
    table.nobody_reacts()

    assert table.prey.pool() == 29


@pytest.mark.ruling("Zubeida (G5)", 1)
def test_zubeida_is_black_hand_in_another_sect(table: Table) -> None:
    """No title; and an Anarch is Black Hand as before."""
    zubeida = table.you.ready(ZUBEIDA)
    herald, friend = table.you.ready("Meaghan"), table.you.ready("Nassir")
    hand = {zubeida, table.you.ready("Banjoko (G3)")}
    turn = action(choose(ready(vampire, yours, other)), becomes_anarch(TARGET), stealth=1)
    salute = action(choose(on(is_black_hand)), unlock(TARGET), stealth=1)
    table.you.holds(paper("Turn", turn), paper("Salute", salute))

    table.you.acts("Turn", by=friend)
    table.you.chooses(zubeida)
    table.nobody_reacts()
    assert sect_of(table.state, zubeida) == "anarch"
    assert title_of(table.state, zubeida) == ""
    table.you.acts("Salute", by=herald)
    assert table.you.choices() == hand


@pytest.mark.ruling("Zubeida (G5)", 2)
@pytest.mark.parametrize(
    ("own", "now", "paid"),
    [
        ("Allonzo Montoya (G3)", "Abomination", 3),
        ("Allonzo Montoya (G3)", "Brujah", 0),
        ("Ryan", "Abomination", 3),
        ("Ryan", "Brujah", 0),
    ],
)
def test_zubeida_is_scarce_among_those_who_count_as_abominations(
    table: Table, own: str, now: str, paid: int
) -> None:
    """3 pool for a vampire that is considered one, whatever is printed on it."""
    beside = table.you.ready(own)
    table.you.in_play(paper("Guise", static("clan", word=now), kind="equipment"), on=beside)
    zubeida = table.you.uncontrolled(ZUBEIDA, blood=8)

    table.begins("influence")
    table.you.does("move out", target=zubeida)

    assert table.where(zubeida) == "ready"
    assert table.you.pool() == 30 - paid


# -- Vaclav Petalengro ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acting", "blocker", "blocked"),
    [
        ("Chandler Hungerford (G2)", VACLAV, True),
        ("Luther (G2)", VACLAV, False),  # a Gangrel antitribu
        ("Nassir", VACLAV, False),
        ("Chandler Hungerford (G2)", "Ryan", False),  # beside Vaclav
    ],
)
def test_vaclav_finds_gangrel(table: Table, acting: str, blocker: str, blocked: bool) -> None:
    """At 1 stealth: +1 intercept against that clan, for himself."""
    hunter = table.you.ready(acting, blood=2)
    table.you.ready("Meaghan")
    if blocker != VACLAV:
        table.prey.ready(VACLAV)
    theirs = table.prey.ready(blocker)

    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(theirs)
    rest(table)

    assert table.locked(theirs) == blocked
    assert table.blood(hunter) == (1 if blocked else 3)
    assert table.waits_for(table.you)


# -- Hannibal -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "number"), [(1, 1), (4, 1), (4, 2)])
def test_hannibal_steals_blood_of_the_sabbat(table: Table, blood: int, number: int) -> None:
    """1 or 2, as far as there is any; in torpor too, of anybody; directed, without stealth."""
    hannibal = table.you.ready(HANNIBAL, blood=3)
    table.you.ready("Meaghan")
    own = table.you.ready("Coco Thorn (G6)")
    victim = table.prey.ready("Luther (G2)", blood=blood)
    table.prey.ready("Ryan")
    table.prey.ready("Banjoko (G3)", blood=0)
    torpid = table.grand_prey.torpor("Gillian Krader (G2)", blood=1)

    table.you.acts(HANNIBAL, by=hannibal)
    assert table.you.choices() == {own, victim, torpid}
    table.you.chooses(victim)
    table.until("action", table.prey)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    if blood > 1:
        table.you.does("choose", number=number)
    rest(table)

    assert table.blood(hannibal) == 3 + number
    assert table.blood(victim) == blood - number
    assert (table.blood(own), table.blood(torpid)) == (4, 1)
    assert table.locked(hannibal)
    assert table.waits_for(table.you)


def test_hannibal_blocked_steals_nothing(table: Table) -> None:
    """He fights: 1 damage each."""
    hannibal = table.you.ready(HANNIBAL, blood=3)
    table.you.ready("Meaghan")
    victim = table.prey.ready("Luther (G2)", blood=4)
    wall = table.prey.ready("Ryan")

    table.you.acts(HANNIBAL, by=hannibal)
    table.prey.blocks(wall)
    rest(table)

    assert (table.blood(hannibal), table.blood(victim), table.blood(wall)) == (2, 4, 3)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "may"), [("Luther (G2)", True), ("Ryan", False), ("Renegade Garou", False)]
)
def test_hannibal_needs_a_sabbat_vampire(table: Table, name: str, may: bool) -> None:
    """Other than himself; and no minion beside him takes the action."""
    hannibal = table.you.ready(HANNIBAL)
    beside = table.you.ready("Meaghan")
    table.prey.ready(name)

    table.begins("minion")
    assert table.you.may("use action", card=hannibal, by=hannibal) == may
    assert not table.you.may("use action", card=hannibal, by=beside)


# -- Kiradin --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("uses", "blood", "left"), [(True, 3, 2), (False, 4, 3)])
def test_kiradin_strikes_again_for_a_blood(table: Table, uses: bool, blood: int, left: int) -> None:
    """1 blood and 1 damage of Ryan; who strikes once."""
    kiradin = table.you.ready(KIRADIN, blood=5)
    ryan = table.prey.ready("Ryan", blood=4)

    fight(table, kiradin, ryan)
    if uses:
        table.you.uses(kiradin)
    rest(table)

    assert (table.blood(kiradin), table.blood(ryan)) == (blood, left)
    assert table.waits_for(table.you)


def test_kiradin_strikes_again_once_each_round(table: Table) -> None:
    """Not twice in a round, and again in the next."""
    kiradin = table.you.ready(KIRADIN, blood=8)
    anson = table.prey.ready("Anson (G1)", blood=8)
    table.you.holds(IDLE, PRESS)

    fight(table, kiradin, anson)
    table.until("additional", table.you)
    table.you.uses(kiradin)
    assert not table.you.may("use", card=kiradin)
    table.you.plays(PRESS.name, by=kiradin)
    table.you.uses(kiradin)
    rest(table)

    assert damage_to(table, anson) == 4
    assert table.blood(kiradin) == 4  # twice 1 to strike again, twice 1 damage
    assert table.waits_for(table.you)


@pytest.mark.parametrize("haste_first", [True, False])
def test_kiradins_additional_strike_is_limited(table: Table, haste_first: bool) -> None:
    """Either that of a card or his own."""
    kiradin = table.you.ready(KIRADIN, blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    table.you.holds(HASTE, IDLE)

    fight(table, kiradin, ryan)
    table.until("additional", table.you)
    assert table.you.can_play("Haste", by=kiradin)
    assert table.you.may("use", card=kiradin)
    if haste_first:
        table.you.plays("Haste", by=kiradin)
    else:
        table.you.uses(kiradin)
    assert not table.you.can_play("Haste", by=kiradin)
    assert not table.you.may("use", card=kiradin)
    rest(table)

    assert table.blood(ryan) == 2


@pytest.mark.parametrize(
    ("fighter", "blood", "may"), [(KIRADIN, 2, True), (KIRADIN, 1, False), ("Nassir", 4, False)]
)
def test_who_has_no_strike_of_kiradin(table: Table, fighter: str, blood: int, may: bool) -> None:
    """Without a blood left after the first strikes; another vampire beside him."""
    if fighter != KIRADIN:
        table.you.ready(KIRADIN)
    mine = table.you.ready(fighter, blood=blood)
    ryan = table.prey.ready("Ryan")
    table.you.holds(IDLE)

    fight(table, mine, ryan)
    table.until("additional", table.you)
    assert table.you.may("use", card=KIRADIN) == may


# -- Cynthia Ingold -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "opponent", "damage"),
    [
        (CYNTHIA, "Nassir", 2),
        (CYNTHIA, "Coco Thorn (G6)", 1),  # of the Sabbat
        (CYNTHIA, "Crow (G5)", 1),  # an Anarch
        (CYNTHIA, "Procurer", 1),  # an ally
        ("Ryan", "Nassir", 1),  # beside her
    ],
)
def test_cynthia_is_stronger_against_the_camarilla(
    table: Table, name: str, opponent: str, damage: int
) -> None:
    """+1 strength in combat with a vampire of that sect."""
    mine = table.you.ready(name)
    if name != CYNTHIA:
        table.you.ready(CYNTHIA)
    theirs = table.prey.ready(opponent)

    fight(table, mine, theirs)
    rest(table)

    assert damage_to(table, theirs) == damage
    assert table.waits_for(table.you)


def test_cynthia_is_stronger_as_she_blocks(table: Table) -> None:
    """And the vampire that she fights is not."""
    ryan = table.you.ready("Ryan")
    cynthia = table.prey.ready(CYNTHIA)

    fight(table, ryan, cynthia)
    rest(table)

    assert (damage_to(table, ryan), damage_to(table, cynthia)) == (2, 1)
    assert table.waits_for(table.you)
