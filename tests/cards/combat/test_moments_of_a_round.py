"""At a moment of each round: before range, as normal strikes resolve, in the press step."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    AT_CLOSE,
    FIGHTERS,
    OPPOSING,
    THIS,
    add,
    after_strike_resolution,
    before_range,
    burn_blood,
    each_round,
    environmental_damage,
    gain_pool,
    gun,
    hand_strike,
    may_strike_this_round,
    prevents_damage,
    strike,
    trigger,
    when,
)
from scenes.strikes import once_each, only_before_range
from table_talk import Table

BETRAYER = made_vampire("Betrayer", "DOM", "dom", capacity=8)
TARGET = made_vampire("Target", "CEL", capacity=10)
FIRST = made_up("A quick fist", modes=(strike(hand_strike(first=True)),))
BIG = made_up("A big fist", modes=(strike(hand_strike(+3, first=True)),))


# -- Thoughts Betrayed ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_thoughts_betrayed_before_range_of_the_first_round(level: str) -> None:
    """Not later, and not in the second round."""
    only_before_range("Thoughts Betrayed", by=BETRAYER, level=level, first_round=True)


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("reply", ["fist", "dodge", "ends"])
@pytest.mark.ruling("Thoughts Betrayed", 2)
def test_betrayed_thoughts_hurt_in_the_first_round_only(
    table: Table, far: bool, reply: str
) -> None:
    """At any range and in spite of a dodge; the end of combat comes before it. It costs 2 blood."""
    mine, theirs = table.you.ready(BETRAYER), table.prey.ready(TARGET)
    table.you.holds("Thoughts Betrayed", PRESS)
    table.prey.holds(DODGE, COMBAT_ENDS, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    table.you.plays("Thoughts Betrayed", by=mine, level="dom")
    if far:
        table.prey.plays("A maneuver", by=theirs)
    if reply != "fist":
        table.prey.plays("A dodge" if reply == "dodge" else "Combat ends", by=theirs)
    else:
        table.prey.does("hand strike")
    if reply == "ends":
        rest(table)
        assert damage_to(table, theirs) == 0
        return
    fist = 1 if reply == "fist" and not far else 0
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 1 + fist
    rest(table)
    assert damage_to(table, theirs) == 1 + fist + 1  # the second round: a fist
    assert table.blood(mine) >= 8 - 2 - 2
    assert damage_to(table, mine) == fist + 1


@pytest.mark.ruling("Thoughts Betrayed", 2)
def test_who_falls_to_a_first_strike_betrays_nobody(table: Table) -> None:
    """Combat is over before normal strikes resolve ([PIB 20140324])."""
    mine, theirs = table.you.ready(BETRAYER, blood=2), table.prey.ready(TARGET)
    table.you.holds("Thoughts Betrayed")
    table.prey.holds(FIRST)
    fight(table, mine, theirs)
    table.you.plays("Thoughts Betrayed", by=mine, level="dom")
    table.prey.plays("A quick fist", by=theirs)
    rest(table)
    assert table.where(mine) == "torpor"
    assert damage_to(table, theirs) == 0


@pytest.mark.ruling("Thoughts Betrayed", 1)
def test_betrayed_thoughts_are_no_damage_of_the_vampire(table: Table) -> None:
    """Environmental: what prevents the opposing minion's strikes leaves it ([RTR 19970630])."""
    mine = table.you.ready(BETRAYER)
    theirs = table.prey.ready(made_vampire("Target", "FOR", capacity=10))
    table.you.holds("Thoughts Betrayed")
    table.prey.holds("Skin of Steel")
    fight(table, mine, theirs)
    table.you.plays("Thoughts Betrayed", by=mine, level="dom")
    table.prey.plays("Skin of Steel", by=theirs, level="for")
    rest(table)
    assert damage_to(table, theirs) == 1


def test_additional_strikes_betray_nothing_again(table: Table) -> None:
    """Once, with the first pair of strikes."""
    mine, theirs = table.you.ready(BETRAYER), table.prey.ready(TARGET)
    table.you.holds("Thoughts Betrayed")
    table.prey.holds("Blur")
    fight(table, mine, theirs)
    table.you.plays("Thoughts Betrayed", by=mine, level="dom")
    table.prey.plays("Blur", by=theirs, level="CEL")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (3, 2)


@pytest.mark.ruling("Thoughts Betrayed", 3)
@pytest.mark.ruling("Thoughts Betrayed", 4)
def test_superior_betrayal_bars_strike_cards_for_the_combat(table: Table) -> None:
    """A gun in play is none, nor is a strike that a card gave; a maneuver from a strike card is."""
    mine, theirs = (
        table.you.ready(BETRAYER),
        table.prey.ready(made_vampire("Target", "POT", capacity=10)),
    )
    shot = table.prey.in_play(
        paper("Gun", *gun(1), kind="equipment", keywords=frozenset({"weapon", "gun"})), on=theirs
    )
    claw = made_up("A claw", modes=(before_range(may_strike_this_round(hand_strike(+1))),))
    table.you.holds("Thoughts Betrayed", PRESS, DODGE)
    table.prey.holds("Thrown Gate", DODGE, MANEUVER, claw)
    fight(table, mine, theirs)
    table.you.plays("Thoughts Betrayed", by=mine, level="DOM")
    table.prey.plays("A claw", by=theirs)
    for number in (1, 2):
        table.until("range", table.prey)
        assert table.prey.can_play("A maneuver", by=theirs)
        assert not table.prey.can_play("Thrown Gate")
        table.until("strike", table.you)
        assert table.you.can_play("A dodge")
        table.until("strike", table.prey)
        assert not table.prey.can_play("A dodge")
        assert not table.prey.can_play("Thrown Gate")
        assert table.prey.may("use", card=shot, level="strike")
        assert table.prey.may("given strike") is (number == 1)
        if number == 1:
            table.you.plays("A press", by=mine)
    rest(table)


def test_another_combat_is_free_of_betrayal(table: Table) -> None:
    """For the duration of this combat."""
    mine, theirs = table.you.ready(BETRAYER), table.prey.ready(TARGET)
    table.you.holds("Thoughts Betrayed", AGAIN)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("Thoughts Betrayed", by=mine, level="DOM")
    table.you.plays("Another combat", by=mine)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 1


# -- Weather Control ------------------------------------------------------------------------------

SHOOTER = made_vampire("Shooter", capacity=9)
STORMY = made_vampire("Stormy", "THA", "tha", capacity=9)


@pytest.mark.parametrize("level", ["tha", "THA"])
def test_weather_control_is_played_once_before_the_first_range(level: str) -> None:
    """Before range is determined during the first round; one each combat."""
    only_before_range("Weather Control", by=STORMY, level=level, first_round=True)
    table = Table()
    mine, theirs = table.you.ready(STORMY), table.prey.ready(TARGET)
    table.you.holds("Weather Control", "Weather Control")
    fight(table, mine, theirs)
    table.you.plays("Weather Control", by=mine, level=level)
    while not table.over():
        assert not table.you.can_play("Weather Control")
        table.pass_on()
    assert damage_to(table, mine) == 2


@pytest.mark.parametrize(("level", "by_round"), [("tha", (1, 2, 3)), ("THA", (1, 3, 6))])
@pytest.mark.ruling("Weather Control", 1)
@pytest.mark.rules_text("003 Weather Control 1")
def test_bad_weather_in_each_round(table: Table, level: str, by_round: tuple[int, ...]) -> None:
    """Both combatants, and retainers on them; at superior 1 more in each subsequent round.

    It is unpreventable, and no strike: who dodges takes it. A retainer of another does not.
    """
    mine, theirs = (
        table.you.ready(STORMY),
        table.prey.ready(made_vampire("Target", "FOR", capacity=10)),
    )
    bystander = table.prey.ready("Ryan")
    raven = table.prey.in_play("Raven Spy", on=theirs, level="ani", blood=9)
    bowl = table.prey.in_play("Bowl of Convergence", on=theirs)
    other = table.prey.in_play("Raven Spy", on=bystander, level="ani")
    own = table.you.in_play("Raven Spy", on=mine, level="ani")
    table.you.holds("Weather Control", PRESS, PRESS, *[DODGE] * 3)
    table.prey.holds("Skin of Rock", *[DODGE] * 3)
    fight(table, mine, theirs)
    table.you.plays("Weather Control", by=mine, level=level)
    for number in range(3):
        while not table.you.can_play("A dodge"):
            assert not table.prey.can_play("Skin of Rock")
            table.pass_on()
        table.you.plays("A dodge", by=mine)
        assert damage_to(table, mine) == damage_to(table, theirs) == by_round[number]
        assert damage_to(table, raven) == by_round[number]
        table.prey.plays("A dodge", by=theirs)
        if number < 2:
            table.you.plays("A press", by=mine)
    rest(table)
    assert table.where(own) == "ash_heap"
    assert table.where(bowl) == "attached"
    assert table.where(other) == "attached"
    assert damage_to(table, bystander) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["tha", "THA"])
def test_nobody_saves_a_retainer_from_the_weather(table: Table, level: str) -> None:
    """Unpreventable for retainers, too: a martyr looks on, and no strike hits."""
    mine, theirs = table.you.ready(STORMY), table.prey.ready(TARGET)
    raven = table.prey.in_play("Raven Spy", on=theirs, level="ani", blood=9)
    table.grand_prey.ready(made_vampire("Martyr", "AUS", "FOR", capacity=7))
    table.you.holds("Weather Control", DODGE)
    table.prey.holds(DODGE)
    table.grand_prey.holds("Martyr's Resilience")
    fight(table, mine, theirs)
    table.you.plays("Weather Control", by=mine, level=level)
    while not table.you.can_play("A dodge"):
        assert not table.grand_prey.can_play("Martyr's Resilience")
        table.pass_on()
    assert damage_to(table, raven) == 1
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=theirs)
    while not table.over():
        assert not table.grand_prey.can_play("Martyr's Resilience")
        table.pass_on()


@pytest.mark.ruling("Weather Control", 2)
@pytest.mark.rules_text("003 Weather Control 1")
def test_the_weather_hurts_although_combat_ends_before_range(table: Table) -> None:
    """Alpha Glint does not stop it ([LSJ 19971110])."""
    mine = table.you.ready(STORMY)
    theirs = table.prey.ready(made_vampire("Glint", "ANI", "FOR", capacity=10))
    table.you.holds("Weather Control")
    table.prey.holds("Alpha Glint")
    fight(table, mine, theirs)
    table.you.plays("Weather Control", by=mine, level="tha")
    table.prey.plays("Alpha Glint", by=theirs, level="ANI_FOR")
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 1


@pytest.mark.ruling("Weather Control", 3)
@pytest.mark.ruling("Weather Control", 4)
def test_cards_before_range_are_played_before_the_weather_is_mended(table: Table) -> None:
    """And more damage before range is resolved together with it ([ANK 20170930])."""
    hail = made_up("Hail", modes=(before_range(environmental_damage(1, OPPOSING)),))
    mine, theirs = table.you.ready(STORMY), table.prey.ready(TARGET)
    table.you.holds("Weather Control")
    table.prey.holds(hail, "Blur")
    fight(table, mine, theirs)
    table.you.plays("Weather Control", by=mine, level="tha")
    assert damage_to(table, mine) == 0
    table.prey.plays("Hail", by=theirs)
    table.until("additional", table.prey)
    marks = [line.number for line in table.state.journal if line.what == "damaged"]
    assert marks[:2] == [2, 1]  # once for each of them, all of it
    rest(table)


# -- Crawling Chamber -----------------------------------------------------------------------------

CRAWLER = made_vampire("Crawler", "VIS", capacity=8)


def test_crawling_chamber_before_range_and_once_each_combat() -> None:
    """At superior only."""
    only_before_range("Crawling Chamber", by=CRAWLER, level="VIS")
    once_each("Crawling Chamber", by=CRAWLER, level="VIS")
    table = Table()
    mine, theirs = table.you.ready(CRAWLER), table.prey.ready(TARGET)
    table.you.holds("Crawling Chamber", "Crawling Chamber")
    table.prey.holds(AGAIN)
    fight(table, mine, theirs)
    table.you.plays("Crawling Chamber", by=mine, level="VIS")
    table.prey.plays("Another combat", by=theirs)
    table.you.plays("Crawling Chamber", by=mine, level="VIS")
    rest(table)
    assert damage_to(table, theirs) == 2 + 2


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.ruling("Crawling Chamber", 1)
def test_the_chamber_hurts_in_each_press_step(table: Table, far: bool) -> None:
    """1 ranged damage of nobody's, after the strikes; it can be prevented."""
    soft = paper("Soft armor", prevents_damage(1, sources=("environmental",)))
    mail = paper("Mail", prevents_damage(1, sources=("ranged",)))
    mine, theirs = table.you.ready(CRAWLER), table.prey.ready(TARGET)
    table.you.holds("Crawling Chamber", PRESS)
    table.prey.holds(DODGE, DODGE, soft, mail, *([MANEUVER, MANEUVER] if far else []))
    fight(table, mine, theirs)
    table.you.plays("Crawling Chamber", by=mine, level="VIS")
    for prevented in (False, True):
        if far:
            table.prey.plays("A maneuver", by=theirs)
        table.prey.plays("A dodge", by=theirs)
        table.until("prevent", table.prey)
        assert table.prey.can_play("Soft armor") and table.prey.can_play("Mail")
        assert damage_to(table, theirs) == int(prevented)
        if prevented:
            table.prey.plays("Soft armor", by=theirs)
        else:
            table.prey.passes()
            table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 1
    assert damage_to(table, mine) == 0


@pytest.mark.parametrize("how", ["ends", "torpor"])
@pytest.mark.ruling("Crawling Chamber", 3)
def test_the_chamber_is_still_where_combat_ends_early(table: Table, how: str) -> None:
    """There is no press step then ([LSJ 20010312])."""
    mine = table.you.ready(CRAWLER, blood=1 if how == "torpor" else 8)
    theirs = table.prey.ready(TARGET)
    table.you.holds("Crawling Chamber", DODGE)
    table.prey.holds(COMBAT_ENDS, BIG)
    fight(table, mine, theirs)
    table.you.plays("Crawling Chamber", by=mine, level="VIS")
    table.prey.plays("Combat ends" if how == "ends" else "A big fist", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 0
    assert table.where(mine) == ("ready" if how == "ends" else "torpor")


@pytest.mark.parametrize(("card", "level"), [("Crawling Chamber", "vis"), ("Stonestrength", "vis")])
def test_a_press_either_way(table: Table, card: str, level: str) -> None:
    """As a press it continues, or ends what another press continues."""
    mine, theirs = table.you.ready(made_vampire("Holder", level)), table.prey.ready(TARGET)
    key = "vis 2" if card == "Crawling Chamber" else "vis"
    table.you.holds(card, card)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=key)
    table.prey.plays("A press", by=theirs)
    table.you.plays(card, by=mine, level=key)
    rest(table)
    assert damage_to(table, mine) == 2


# -- the words, for cards in play -----------------------------------------------------------------


@pytest.mark.parametrize("reply", ["fist", "ends", "fallen"])
def test_a_card_in_play_answers_normal_strike_resolution(table: Table, reply: str) -> None:
    """Once each round, after first strikes; its damage joins that of the strikes."""
    thorn = paper(
        "Thorn",
        trigger("normal strikes", environmental_damage(1, OPPOSING), who=THIS),
        kind="equipment",
    )
    counter = paper("Counter", trigger("normal strikes", gain_pool(1), who=FIGHTERS), kind="event")
    mine = table.you.ready(SHOOTER, blood=1)
    theirs = table.prey.ready(TARGET)
    table.you.in_play(thorn, on=mine)
    table.grand_prey.in_play(counter)
    table.you.holds(PRESS)
    table.prey.holds(COMBAT_ENDS, FIRST, BIG)
    fight(table, mine, theirs)
    if reply == "fist":
        table.prey.plays("A quick fist", by=theirs)
        assert damage_to(table, mine) == 0 or table.where(mine) == "ready"
    else:
        table.prey.plays("Combat ends" if reply == "ends" else "A big fist", by=theirs)
    rest(table)
    hurt = 1 if reply == "fist" else 0
    assert damage_to(table, theirs) == hurt + (1 if reply == "fist" else 0)
    assert table.grand_prey.pool() == 30 + 2 * hurt


def test_each_round_at_close_range_only(table: Table) -> None:
    """The range is asked as it comes due."""
    corpse = made_up(
        "Corpse",
        modes=(
            before_range(
                each_round("normal strikes", when(AT_CLOSE, environmental_damage(1, OPPOSING)))
            ),
        ),
    )
    mine, theirs = table.you.ready(SHOOTER), table.prey.ready(TARGET)
    table.you.holds(corpse, PRESS, MANEUVER)
    table.prey.holds(DODGE, DODGE)
    fight(table, mine, theirs)
    table.you.plays("Corpse", by=mine)
    table.prey.plays("A dodge", by=theirs)
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 1
    table.you.plays("A maneuver", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize("first", [False, True])
def test_what_follows_strike_resolution_does_not_affect_it(table: Table, first: bool) -> None:
    """A fist that weakens by first strike: the other still strikes with its whole strength."""
    weaken = add("strength", -1, OPPOSING, until="combat")
    touch = hand_strike(first=first, hit=(after_strike_resolution(weaken, burn_blood(1, THIS)),))
    mine, theirs = table.you.ready(SHOOTER), table.prey.ready(TARGET)
    table.you.holds(made_up("Touch", modes=(strike(touch),)), PRESS)
    fight(table, mine, theirs)
    table.you.plays("Touch", by=mine)
    table.you.plays("A press", by=mine)
    assert damage_to(table, mine) == 1
    assert table.blood(mine) == 9 - 1 - 1
    rest(table)
    assert damage_to(table, mine) == 1  # strength 0 in the second round
