"""Tranquility Shield, Death Seeker, Angel's Gift and The Khabar: Honor."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced, round_of, weapon
from made_up import paper
from methuselah.language import (
    OPPOSING,
    STRIKES_NOT_LIMITED,
    THIS,
    add,
    before_range,
    combat_card,
    dodge,
    employs,
    end_of_round,
    equips,
    gain_pool,
    gains_strikes,
    gun_strike,
    hand_strike,
    helps_pay,
    melee_strike,
    modifier,
    queues_combat,
    strike,
    strikes,
)
from scenes.strikes import once_each, only_before_range
from table_talk import Table

SHIELD, SEEKER, GIFT = "Tranquility Shield", "Death Seeker", "Angel's Gift"
HONOR = "The Khabar: Honor"
TARGET = made_vampire("Target", capacity=10)
CALM = replaced("Ariel (G6)", clans=("Salubri",), disciplines=("FOR",), capacity=8)
SALUBRI = replaced("Yael (G7)", disciplines=(), capacity=6)
HUNTER = replaced("Ariel (G6)", disciplines=(), capacity=6)
"""A Salubri antitribu."""


# -- Tranquility Shield --------------------------------------------------------------------------

SHIELDS = pytest.mark.parametrize(("level", "points"), [("for", 1), ("FOR", 2)])


@SHIELDS
def test_the_shield_prevents_in_each_round(table: Table, level: str, points: int) -> None:
    """So much of 3, in the next round again; not in another combat."""
    mine = table.you.ready(CALM)
    theirs = table.prey.ready(replaced("Duck", strength=3, capacity=10))
    table.you.holds(SHIELD, PRESS, AGAIN)
    fight(table, mine, theirs)
    table.you.plays(SHIELD, by=mine, level=level)
    assert table.blood(mine) == 7
    for damage in (3 - points, 6 - 2 * points):
        for _ in range(points):
            table.you.does("use prevention")
        assert not table.you.may("use prevention")
        table.until("press" if damage == 3 - points else "combat_about_to_end", table.you)
        assert damage_to(table, mine) == damage
        if damage == 3 - points:
            table.you.plays("A press", by=mine)
    table.you.plays("Another combat", by=mine)
    while not table.over():
        assert not table.you.may("use prevention")
        table.pass_on()
    assert damage_to(table, mine) == 6 - 2 * points + 3


def test_the_shield_is_for_the_first_round() -> None:
    """Before range is determined."""
    only_before_range(SHIELD, by=CALM, level="for", first_round=True)
    only_before_range(SHIELD, by=CALM, level="FOR", first_round=True)


@pytest.mark.parametrize("level", ["for", "FOR"])
@pytest.mark.parametrize("rounds", [1, 2])
def test_no_frenzy_afterwards_in_this_combat(table: Table, level: str, rounds: int) -> None:
    """In a later round neither; in another combat there is."""
    theirs = table.you.ready(made_vampire("Tamer", "ANI", capacity=8))
    mine = table.prey.ready(CALM)
    table.prey.holds(SHIELD)
    table.you.holds("Terror Frenzy", SIGN, AGAIN, PRESS)
    fight(table, theirs, mine)
    assert table.you.can_play("Terror Frenzy", by=theirs, level="ANI")
    table.prey.plays(SHIELD, by=mine, level=level)
    if rounds == 2:
        table.you.plays("A press", by=theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign", by=theirs)
    assert not table.you.can_play("Terror Frenzy", by=theirs)
    table.you.plays("Another combat", by=theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Terror Frenzy", by=theirs, level="ANI")


SIGN = paper("Sign", before_range(gain_pool(1)))
CLUB = weapon("Club", melee_strike(+2))


@pytest.mark.parametrize("shielded", ["for", "FOR", ""])
@pytest.mark.parametrize("whose", ["theirs", "own"])
def test_frenzies_used_before_are_cancelled(table: Table, shielded: str, whose: str) -> None:
    """Of Terror Frenzy on it equipment is free again; one on the other vampire stays."""
    theirs = table.you.ready(made_vampire("Tamer", "ani", capacity=8))
    mine = table.prey.ready(replaced("Ariel (G6)", clans=("Salubri",), disciplines=("FOR", "ani")))
    club = table.prey.in_play(CLUB, on=mine)
    hers = table.you.in_play(weapon("Stick", melee_strike(+1)), on=theirs)
    (table.you if whose == "theirs" else table.prey).holds("Terror Frenzy")
    table.prey.holds(*([SHIELD] if shielded else []))
    table.prey.holds(DODGE)
    table.you.holds(DODGE)
    fight(table, theirs, mine)
    if whose == "theirs":
        table.you.plays("Terror Frenzy", by=theirs, level="ani")
    else:
        table.prey.plays("Terror Frenzy", by=mine, level="ani")
    if shielded:
        table.prey.plays(SHIELD, by=mine, level=shielded)
    table.until("strike", table.you)
    assert table.you.may("use", card=hers, level="strike") is (whose == "theirs")
    table.you.plays("A dodge", by=theirs)
    assert table.prey.may("use", card=club, level="strike") is (whose == "own" or bool(shielded))
    rest(table)
    assert table.waits_for(table.you)


def test_all_that_a_frenzy_left_is_cancelled_and_nothing_else(table: Table) -> None:
    """Strength and what comes at the press step; not the strength from another card."""
    theirs = table.you.ready(made_vampire("Tamer", "ANI", "pot", capacity=8))
    mine = table.prey.ready(CALM)
    table.you.holds("Drawing Out the Beast", "Fists of Death")
    table.prey.holds(
        SHIELD, paper("Might", before_range(add("strength", +1, THIS, until="combat")))
    )
    fight(table, theirs, mine)
    table.you.plays("Drawing Out the Beast", by=theirs, level="ANI")
    table.you.plays("Fists of Death", by=theirs, level="pot")
    table.prey.plays("Might", by=mine)
    table.prey.plays(SHIELD, by=mine, level="for")
    rest(table)
    assert damage_to(table, theirs) == 2  # 1, and 1 more of Might
    assert damage_to(table, mine) == 2  # Fists of Death; the last point of the beast is gone
    assert table.waits_for(table.you)


# -- Death Seeker --------------------------------------------------------------------------------

FIST = paper("Fist", strike(hand_strike(+3), once="round", replace="combat"), blood_cost=1)
TWICE = paper("Twice", strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)))


@pytest.mark.parametrize("cancelled", [True, False])
@pytest.mark.ruling(SEEKER, 1)
@pytest.mark.ruling(SEEKER, 3)
@pytest.mark.ruling(SEEKER, 4)
@pytest.mark.ruling(SEEKER, 5)
def test_a_strike_card_is_sought(table: Table, cancelled: bool) -> None:
    """Its cost is not paid, it is replaced at once, it was played, another strike is chosen."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(HUNTER)
    table.prey.holds(SEEKER, SEEKER)
    drawn = table.you.library("Blur")
    table.you.holds(FIST, FIST, DODGE)
    fight(table, theirs, mine)
    table.you.plays("Fist", by=theirs)
    assert table.where(drawn) == "library"  # nothing is replaced in that window
    if cancelled:
        table.prey.plays(SEEKER, by=mine)
        assert (table.blood(theirs), table.blood(mine)) == (6, 5)
        table.until("strike", table.you)
        assert table.where(drawn) == "hand"
        assert not table.you.can_play("Fist")  # one each round, and it was played
        table.you.plays("A dodge", by=theirs)  # one Death Seeker each round
    else:
        table.prey.passes()
    rest(table)
    assert damage_to(table, mine) == (0 if cancelled else 4)
    assert table.waits_for(table.you)


@pytest.mark.ruling(SEEKER, 6)
def test_a_cancelled_additional_strike_limits_nothing(table: Table) -> None:
    """Another one can be gained."""
    theirs = table.you.ready(made_vampire("Hitter", "cel", capacity=6))
    mine = table.prey.ready(HUNTER)
    table.prey.holds(SEEKER)
    table.you.holds(TWICE, "Blur", DODGE)
    fight(table, theirs, mine)
    table.you.plays("Twice", by=theirs)
    table.prey.plays(SEEKER, by=mine)
    table.you.does("hand strike")
    table.until("additional", table.you)
    assert table.you.can_play("Blur", by=theirs)


LATE = paper("Late", end_of_round(gain_pool(1)))
PSYCHE = paper("Once More", combat_card(queues_combat(OPPOSING), at=("combat_about_to_end",)))


@pytest.mark.ruling(SEEKER, 2)
@pytest.mark.parametrize("what", ["Late", "Once More"])
@pytest.mark.parametrize("before", [True, False])
def test_what_ends_a_round_is_of_that_round(table: Table, what: str, before: bool) -> None:
    """Cancelled at the end of a round, it counts for that: not where one was sought in it."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(HUNTER)
    table.prey.holds(SEEKER, SEEKER)
    table.you.holds(LATE, PSYCHE, SIGN)
    fight(table, theirs, mine)
    if before:
        table.you.plays("Sign", by=theirs)
        table.prey.plays(SEEKER, by=mine)
        assert table.you.pool() == 30
    table.you.plays(what, by=theirs)
    assert table.prey.can_play(SEEKER, by=mine) is not before
    if not before:
        table.prey.plays(SEEKER, by=mine)
        rest(table)
        assert table.you.pool() == 30
        assert damage_to(table, mine) == 1  # no other combat
        assert table.waits_for(table.you)


def test_it_is_sought_once_each_round(table: Table) -> None:
    """In the next round again."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(HUNTER)
    one, two = table.prey.holds(SEEKER, SEEKER)
    table.you.holds(SIGN, SIGN, SIGN, PRESS)
    fight(table, theirs, mine)
    table.you.plays("Sign", by=theirs)
    table.prey.plays(one, by=mine)
    table.you.plays("Sign", by=theirs)
    assert not table.prey.can_play(two)
    assert table.you.pool() == 31
    table.you.plays("A press", by=theirs)
    table.you.plays("Sign", by=theirs)
    table.prey.plays(two, by=mine)
    assert table.you.pool() == 31


@pytest.mark.parametrize(
    ("vampire", "blood", "may"),
    [(HUNTER, 1, True), (HUNTER, 0, False), (made_vampire("Other"), 1, False)],
)
def test_who_seeks(table: Table, vampire: object, blood: int, may: bool) -> None:
    """A Salubri antitribu with a blood; not what another minion plays, nor its own card."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(vampire, blood=blood)  # type: ignore[arg-type]
    table.prey.holds(SEEKER, SIGN)
    other = table.prey.ready(replaced("Ariel (G6)", disciplines=()))
    table.you.holds(SIGN, "Cloak the Gathering")
    fight(table, theirs, mine)
    table.you.plays("Sign", by=theirs)
    assert table.prey.can_play(SEEKER, by=mine) is may
    assert not table.prey.can_play(SEEKER, by=other)
    table.until("before_range", table.prey)
    table.prey.plays("Sign", by=mine)
    assert not table.prey.can_play(SEEKER)
    assert table.prey.pool() == 31


def test_it_seeks_combat_cards_only(table: Table) -> None:
    """Not an action modifier that the opposing minion plays before combat begins."""
    trick = paper("Trick", modifier(gain_pool(1), at=("before_combat",)))
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(HUNTER)
    table.prey.holds(SEEKER)
    table.you.holds(trick, SIGN)
    fight(table, theirs, mine)
    table.you.plays("Trick", by=theirs)
    assert not table.prey.can_play(SEEKER)
    table.you.plays("Sign", by=theirs)
    assert table.prey.can_play(SEEKER, by=mine)


# -- Angel's Gift --------------------------------------------------------------------------------

SWORD, LANCE = (
    paper(
        name,
        equips(),
        strikes(melee_strike(+2)),
        keywords=frozenset({"weapon", "melee weapon"}),
        pool_cost=cost,
    )
    for name, cost in (("Sword", 1), ("Lance", 31))
)
PISTOL = paper(
    "Pistol", equips(), strikes(gun_strike(2)), keywords=frozenset({"weapon", "gun"}), pool_cost=1
)


def test_an_angel_gives_a_melee_weapon(table: Table) -> None:
    """From your hand, paid for; neither a gun nor what is too dear, nor another's."""
    mine, theirs = table.you.ready(SALUBRI), table.prey.ready(TARGET)
    sword, _, _ = table.you.holds(SWORD, PISTOL, LANCE)
    club = table.you.holds(paper("Mace", equips(), strikes(melee_strike(+1)), keywords=MELEE))
    table.prey.holds(SWORD)
    held = table.you.holds(GIFT)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine)
    assert table.you.choices() == {sword, club}
    table.you.chooses(sword)
    assert table.on(sword) == mine
    assert table.you.pool() == 29
    table.you.uses(sword, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 3
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


MELEE = frozenset({"weapon", "melee weapon"})


def test_the_weapon_comes_at_its_level_and_with_help(table: Table) -> None:
    """Whoever could pay less for it pays less; of two levels one is chosen."""
    blade = paper(
        "Blade",
        levels={code: replace(equips(), key=code) for code in ("pre", "PRE")},
        keywords=MELEE,
        pool_cost=2,
    )
    hound = paper("Hound", employs(), keywords=MELEE, kind="retainer")
    mine = table.you.ready(replaced("Yael (G7)", disciplines=("PRE",), capacity=6))
    theirs = table.prey.ready(TARGET)
    purse = table.you.in_play(paper("Purse", helps_pay(1, of=("pool",)), kind="master"))
    held, _, _ = table.you.holds(blade, hound, GIFT)
    fight(table, mine, theirs)
    table.you.plays(GIFT, by=mine)
    table.you.does("choose", mode="PRE")
    table.you.uses(purse)
    assert table.on(held) == mine
    assert table.state.cards[held].mode == "PRE"
    assert table.you.pool() == 29


@pytest.mark.parametrize("far", [True, False])
def test_an_angel_brings_near(table: Table, far: bool) -> None:
    """1 maneuver to close range in this round, not to long range, nor in the next round."""
    mine, theirs = table.you.ready(SALUBRI), table.prey.ready(TARGET)
    table.you.holds(GIFT, PRESS, MANEUVER)
    table.prey.holds(*([MANEUVER, MANEUVER] if far else []))
    fight(table, mine, theirs)
    table.you.plays(GIFT, by=mine, level="2")
    table.until("range", table.you)
    if far:
        assert not table.you.may("use maneuver")
        table.prey.plays("A maneuver", by=theirs)
        table.you.does("use maneuver")
        table.until("press", table.you)
        assert round_of(table).range == "close"
    assert not table.you.may("use maneuver")
    table.you.plays("A press", by=mine)
    if far:
        table.prey.plays("A maneuver", by=theirs)
        assert not table.you.may("use maneuver")
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["2", ""])
def test_one_gift_each_round(table: Table, level: str) -> None:
    """Of whichever kind; before range."""
    by = SALUBRI
    if level:
        only_before_range(GIFT, by=by, level=level)
        once_each(GIFT, by=by, level=level, span="round")
    mine, theirs = table.you.ready(SALUBRI), table.prey.ready(TARGET)
    table.you.holds(SWORD, GIFT, GIFT, SIGN, PRESS)
    fight(table, mine, theirs)
    table.you.plays(GIFT, by=mine, **({"level": level} if level else {}))
    table.until("before_range", table.you)
    assert table.you.can_play("Sign")
    assert not table.you.can_play(GIFT)
    table.you.plays("A press", by=mine)
    table.until("before_range", table.you)
    assert table.you.can_play(GIFT)


@pytest.mark.parametrize(("vampire", "may"), [(SALUBRI, True), (made_vampire("Other"), False)])
def test_an_angel_gives_to_salubri(table: Table, vampire: object, may: bool) -> None:
    """The maneuver without a weapon; the weapon not before one is in hand."""
    mine, theirs = table.you.ready(vampire), table.prey.ready(TARGET)  # type: ignore[arg-type]
    gift, _, _ = table.you.holds(GIFT, PISTOL, SIGN)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    ways = [option.mode for option in table.you.options("play") if option.card == gift]
    assert ways == (["2"] if may else [])


# -- The Khabar: Honor ---------------------------------------------------------------------------

ASSASSIN = replaced("Warmaksan (G6)", disciplines=(), capacity=6)


@pytest.mark.parametrize("case", ["this", "another", "on another", "none", "no contract"])
@pytest.mark.ruling(HONOR, 1)
def test_honor_is_for_the_contract(table: Table, case: str) -> None:
    """Of this vampire on the one that it fights; +3, aggravated where the hands are."""
    mine, theirs = table.you.ready(ASSASSIN), table.prey.ready(TARGET)
    other = table.you.ready("Brachah")
    friend = table.prey.ready("Ryan")
    if case in ("this", "another", "on another"):
        chosen = other if case == "another" else mine
        bearer = friend if case == "on another" else theirs
        table.you.in_play("Contract", on=bearer, notes=(("hunter", chosen),))
    elif case == "no contract":
        table.you.in_play("Fame", on=theirs, notes=(("hunter", mine),))
    claws = add("aggravated strikes", to=THIS, word="hand", until="round")
    table.you.holds(HONOR, DODGE, paper("Claws", before_range(claws)))
    fight(table, mine, theirs)
    table.you.plays("Claws", by=mine)
    table.until("strike", table.you)
    assert table.you.can_play(HONOR, by=mine) is (case == "this")
    if case == "this":
        table.you.plays(HONOR, by=mine)
        rest(table)
        assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 4
        assert table.waits_for(table.you)
