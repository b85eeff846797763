"""Infernal Pursuit, Superior Mettle, Conquer the Beast: what lasts for the rest of a combat."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to, fight_of
from library_talk import with_library_of
from made_up import paper
from methuselah.language import (
    OPPOSING,
    before_range,
    being_played,
    cancels_card,
    choose,
    chosen,
    combat_card,
    discard,
    gun_strike,
    hand,
    hand_strike,
    played_by,
    strike,
    strikes,
    yours,
)
from scenes.strikes import only_before_range
from scenes.telling import changing
from table_talk import Table

PURSUIT = "Infernal Pursuit"
METTLE = "Superior Mettle"
BEAST = "Conquer the Beast"
ANYTHING = made_up(
    "Anything",
    modes=(combat_card(being_played("combat"), cancels_card(), at=("as_played",)),),
)
NOTHING_MUCH = made_up("Nothing much", modes=(combat_card(at=("before_range",)),))


# -- Infernal Pursuit --------------------------------------------------------------------------


def pursuing(table: Table, *others: object, copies: int = 1) -> tuple[int, int]:
    """A hand of seven cards, and Filler in the library to draw."""
    mine = table.you.ready(made_vampire("Hunter", "CEL", "cel", capacity=8))
    theirs = table.prey.ready(made_vampire("Target", "pre", capacity=10))
    held = (*[PURSUIT] * copies, *[NOTHING_MUCH] * 2, *others)
    table.you.holds(*held, *["Fame"] * (7 - len(held)))  # type: ignore[arg-type]
    return mine, theirs


@pytest.mark.ruling(PURSUIT, 1)
@pytest.mark.rules_text("003 Infernal Pursuit 1")
def test_infernal_pursuit_draws_one_more_for_each_card(table: Table) -> None:
    """For itself, and for each card replaced in this combat; one is discarded each time.

    It may be one that was held before ([TOM 19950924]). In the next combat it is over.
    """
    mine, theirs = pursuing(table, AGAIN, NOTHING_MUCH)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.you.plays(PURSUIT, by=mine, level="CEL")
    assert len(table.you.hand()) == 8
    table.you.does("discard", card="Fame")
    table.you.plays("Nothing much", by=mine)
    assert len(table.you.hand()) == 8
    table.you.does("discard", card="Fame")
    assert len(table.you.hand()) == 7
    table.prey.plays("A press", by=theirs)
    table.you.plays("Nothing much", by=mine)  # in the second round
    assert len(table.you.hand()) == 8
    table.you.does("discard", card="Filler")
    table.you.plays("Another combat", by=mine)
    table.you.does("discard", card="Filler")
    table.you.plays("Nothing much", by=mine)
    assert len(table.you.hand()) == 7
    rest(table)
    assert table.blood(mine) == 8 - 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("which", ["pursuit", "later"])
@pytest.mark.ruling(PURSUIT, 2)
@pytest.mark.ruling(PURSUIT, 3)
def test_a_cancelled_pursuit_and_what_is_cancelled_later(table: Table, which: str) -> None:
    """Cancelled itself it draws one card only; a card cancelled later is replaced with two."""
    stops = made_up(
        "Stops",
        modes=(combat_card(played_by(OPPOSING, "grapple"), cancels_card(), at=("as_played",)),),
    )
    hold = paper("Hold", combat_card(at=("before_range",)), keywords=frozenset({"grapple"}))
    mine, theirs = pursuing(table, hold)
    table.prey.holds(ANYTHING if which == "pursuit" else stops)
    fight(table, mine, theirs)
    table.you.plays(PURSUIT, by=mine, level="CEL")
    if which == "pursuit":
        table.prey.plays("Anything", by=theirs)
        assert len(table.you.hand()) == 7
        assert not table.you.may("discard", card="Fame")
        return
    table.you.does("discard", card="Fame")
    table.you.plays("Hold", by=mine)
    table.prey.plays("Stops", by=theirs)
    assert len(table.you.hand()) == 8


@pytest.mark.ruling(PURSUIT, 4)
@pytest.mark.ruling(PURSUIT, 5)
def test_two_discarded_cards_are_replaced_one_by_one(table: Table) -> None:
    """Two cards and a discard for each of them, also where an effect makes you discard."""
    two = choose(hand(yours), name="two", least=2, most=2)
    sift = made_up("Sift", modes=(before_range(two, discard(chosen("two"))),))
    mine, theirs = pursuing(table, sift)
    fight(table, mine, theirs)
    table.you.plays(PURSUIT, by=mine, level="CEL")
    table.you.does("discard", card="Fame")
    heap = len(table.state.seats[0].ash_heap)
    table.you.plays("Sift", by=mine)
    for name in ("Fame", "Nothing much"):
        cards = table.state.seats[0].hand
        table.you.chooses(next(c for c in cards if table.state.definition(c).name == name))
    questions = 0
    while table.you.may("discard", card="Filler"):
        questions += 1
        table.you.does("discard", card="Filler")
        if questions == 3:
            break
    assert questions == 3  # two for those, one for Sift itself
    assert len(table.you.hand()) == 7
    assert len(table.state.seats[0].ash_heap) == heap + 2 + 3 + 1


@pytest.mark.ruling(PURSUIT, 6)
def test_two_pursuits_draw_two_more_at_once(table: Table) -> None:
    """Then two are discarded ([TOM 19950921-2])."""
    mine, theirs = pursuing(table, copies=2)
    fight(table, mine, theirs)
    for more in (1, 1 + 1):
        table.you.plays(PURSUIT, by=mine, level="CEL")
        for _ in range(more):
            table.you.does("discard", card="Fame")
    table.you.plays("Nothing much", by=mine)
    assert len(table.you.hand()) == 7 + 2
    table.you.does("discard", card="Filler")
    table.you.does("discard", card="Filler")
    assert len(table.you.hand()) == 7


@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.ruling(PURSUIT, 7)
def test_a_pursuit_draws_what_there_is(table: Table, cards: int) -> None:
    """From an empty library nothing, and nothing is discarded then ([LSJ 20060620])."""
    mine, theirs = pursuing(table)
    with_library_of(table, cards)
    fight(table, mine, theirs)
    table.you.plays(PURSUIT, by=mine, level="CEL")
    assert len(table.you.hand()) == 6 + cards
    assert table.you.may("discard", card="Fame") is (cards == 2)


def test_inferior_pursuit_is_a_press(table: Table) -> None:
    """To continue; it draws one card for itself."""
    mine, theirs = pursuing(table)
    fight(table, mine, theirs)
    table.you.plays(PURSUIT, by=mine, level="cel")
    rest(table)
    assert damage_to(table, mine) == 2
    assert len(table.you.hand()) == 7


# -- Superior Mettle ---------------------------------------------------------------------------

TOUGH = made_vampire("Tough", "FOR", "for", capacity=6)


@pytest.mark.parametrize("level", ["for", "FOR"])
@pytest.mark.ruling(METTLE, 3)
def test_superior_mettle_prevents_all_damage_of_the_strike(table: Table, level: str) -> None:
    """4 points, for 1 blood; not where there is no damage, nor damage of the surroundings."""
    blow = made_up("A blow", modes=(strike(hand_strike(+3)),))
    mine, theirs = table.you.ready(TOUGH), table.prey.ready(made_vampire("Hitter", "ANI", "CEL"))
    table.you.holds(METTLE, DODGE)
    table.prey.holds(blow, "Carrion Crows")
    fight(table, mine, theirs)
    table.prey.plays("Carrion Crows", by=theirs, level="ANI")
    table.prey.plays("A blow", by=theirs)
    table.you.plays(METTLE, by=mine, level=level)
    rest(table)
    assert damage_to(table, mine) == 2
    assert table.blood(mine) == 6 - 1 - 2


def test_mettle_without_damage_of_a_strike(table: Table) -> None:
    """Crows alone are no reason to play it."""
    mine, theirs = table.you.ready(TOUGH), table.prey.ready(made_vampire("Crows", "ANI", "CEL"))
    table.you.holds(METTLE)
    table.prey.holds(DODGE, "Carrion Crows")
    fight(table, mine, theirs)
    table.prey.plays("Carrion Crows", by=theirs, level="ANI")
    table.prey.plays("A dodge", by=theirs)
    while not table.over():
        assert not table.you.can_play(METTLE)
        table.pass_on()


@pytest.mark.parametrize(("level", "blood"), [("for", 3), ("FOR", 3), ("FOR", 1)])
@pytest.mark.ruling(METTLE, 1)
@pytest.mark.ruling(METTLE, 2)
def test_mettle_at_superior_lasts_for_the_combat(table: Table, level: str, blood: int) -> None:
    """In each later round 1 blood prevents all damage of the initial strike, not of others.

    The blood must be there, whatever makes cards cheaper ([ANK 20210226]).
    """
    mine = table.you.ready(TOUGH, blood=blood)
    theirs = table.prey.ready(made_vampire("Hitter", "CEL", capacity=9))
    table.you.in_play(changing("blood cost", -3), on=mine)
    table.you.holds(METTLE, PRESS)
    table.prey.holds("Blur")
    fight(table, mine, theirs)
    table.you.plays(METTLE, by=mine, level=level)
    if blood == 1:
        table.you.plays("A press", by=mine)
        assert table.blood(mine) == 1  # the card was free
        table.until("prevent", table.you)
        assert table.you.may("use promise")
        table.you.does("use promise")
        assert table.blood(mine) == 0
        table.prey.plays("Blur", by=theirs, level="cel")
        rest(table)
        assert damage_to(table, mine) == 1
        return
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    if level == "for":
        while not table.over():
            assert not table.you.may("use promise")
            table.pass_on()
        return
    table.until("prevent", table.you)
    table.you.does("use promise")
    table.prey.plays("Blur", by=theirs, level="CEL")
    while not table.over():
        assert not table.you.may("use promise")  # additional strikes
        table.pass_on()
    assert damage_to(table, mine) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize("struck", [True, False])
def test_mettle_prevents_strikes_in_later_rounds_too(table: Table, struck: bool) -> None:
    """Crows of the second round hurt it, and are no reason to burn a blood."""
    mine, theirs = table.you.ready(TOUGH), table.prey.ready(made_vampire("Crows", "ANI"))
    table.you.holds(METTLE, PRESS)
    table.prey.holds("Carrion Crows", DODGE)
    fight(table, mine, theirs)
    table.prey.does("hand strike")
    table.you.plays(METTLE, by=mine, level="FOR")
    table.you.plays("A press", by=mine)
    table.prey.plays("Carrion Crows", by=theirs, level="ANI")
    if struck:
        table.prey.does("hand strike")
        table.you.does("use promise")
    else:
        table.prey.plays("A dodge", by=theirs)
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()
    assert damage_to(table, mine) == 2


@pytest.mark.parametrize("blood", [0, 1])
def test_mettle_burns_a_blood_that_is_there(table: Table, blood: int) -> None:
    """With none left it is not offered; in another combat it is over."""
    mine = table.you.ready(TOUGH, blood=1 + blood)
    theirs = table.prey.ready(made_vampire("Hitter", capacity=9))
    table.you.holds(METTLE, PRESS, "Skin of Rock")
    table.prey.holds(AGAIN)
    fight(table, mine, theirs)
    table.you.plays(METTLE, by=mine, level="FOR")
    table.you.plays("A press", by=mine)
    table.until("prevent", table.you)
    assert table.you.may("use promise") is bool(blood)
    table.you.passes()
    table.prey.plays("Another combat", by=theirs)
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()


# -- Conquer the Beast -------------------------------------------------------------------------

TAMER = made_vampire("Tamer", "ANI", "ani", capacity=9)
GUN = paper("Gun", strikes(gun_strike(1)), kind="equipment", keywords=frozenset({"weapon"}))


@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_conquer_the_beast_before_the_first_range(level: str) -> None:
    """Before range is determined during the first round."""
    only_before_range(BEAST, by=TAMER, level=level, first_round=True)


@pytest.mark.parametrize(("level", "rounds"), [("ani", 4), ("ANI", 1)])
def test_the_beast_presses_for_three_rounds(table: Table, level: str, rounds: int) -> None:
    """Mandatory at inferior: three presses to continue; optional at superior, so none is used.

    The counters go all the same; the card is burned at the end of combat; no gun is used.
    """
    mine, theirs = table.you.ready(TAMER), table.prey.ready(made_vampire("Other", capacity=9))
    gun = table.you.in_play(GUN, on=mine)
    beast, _ = table.you.holds(BEAST, NOTHING_MUCH)
    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level=level)
    assert table.counters(beast) == 3
    assert table.where(beast) == "permanent"
    while not table.over():
        assert not table.you.may("use", card=gun)
        table.pass_on()
    assert damage_to(table, mine) == damage_to(table, theirs) == rounds
    assert table.where(beast) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_optional_presses_of_the_beast(table: Table) -> None:
    """One in each of three rounds, only to continue; for its own vampire alone."""
    mine, theirs = table.you.ready(TAMER), table.prey.ready(made_vampire("Other", capacity=9))
    gun = table.you.in_play(GUN, on=mine)
    beast = table.you.holds(BEAST)
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level="ANI")
    for left in (2, 1, 0):
        table.until("strike", table.you)
        assert not table.you.may("use", card=gun)  # in no round of this combat
        table.until("press", table.you)
        assert table.counters(beast) == left
        assert not table.prey.may("use press", minion=theirs)
        table.you.does("use press", minion=mine)
    rest(table)
    assert damage_to(table, mine) == 4


def test_a_card_played_resets_the_beast(table: Table) -> None:
    """By either side: 3 counters again."""
    mine, theirs = table.you.ready(TAMER), table.prey.ready(made_vampire("Other", capacity=9))
    beast = table.you.holds(BEAST)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level="ANI")
    table.prey.does("hand strike")
    table.until("press", table.you)
    assert table.counters(beast) == 2
    table.you.does("use press", minion=mine)
    table.prey.plays("A dodge", by=theirs)
    table.until("press", table.you)
    assert table.counters(beast) == 2  # reset to 3, and one burned
    assert fight_of(table).number == 2
    rest(table)


def test_a_mandatory_press_may_be_pressed_against(table: Table) -> None:
    """It is used by itself; the opponent ends combat with a press."""
    mine, theirs = table.you.ready(TAMER), table.prey.ready(made_vampire("Other", capacity=9))
    table.you.holds(BEAST)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level="ani")
    table.until("press", table.prey)
    table.prey.plays("A press", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 1
