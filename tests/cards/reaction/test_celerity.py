"""Reactions with Celerity: Ensnare a Beast, Rooftop Shadow."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import dodge, hand_strike, intercept, reaction, strike
from scenes.modifiers import adds_intercept
from scenes.rulings import counts_as_the_discipline_used
from scenes.telling import changing, companion
from table_talk import Table

SHADOW = "Rooftop Shadow"
SNARE = "Ensnare a Beast"


@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_a_shadow_on_the_rooftop_sees_more(level: str) -> None:
    """+1 intercept for 1 blood, at either level."""
    adds_intercept(SHADOW, by=made_vampire("Shadow", level, capacity=6), amount=1, level=level)


@pytest.mark.parametrize(
    ("level", "acting", "may"),
    [
        ("cel", "", True),
        ("cel", "cel", False),
        ("cel", "CEL", False),
        ("cel", "pot", True),
        ("CEL", "", True),
        ("CEL", "cel", True),
        ("CEL", "CEL", False),
        ("CEL", "POT", True),
    ],
)
def test_whom_the_shadow_follows(table: Table, level: str, acting: str, may: bool) -> None:
    """None with Celerity; superior, one with inferior Celerity too."""
    codes = (acting,) if acting else ()
    mine = table.you.ready(made_vampire("Acting", *codes, capacity=6))
    table.you.in_play(changing("stealth", 1), on=mine)
    companion(table)
    shadow = table.prey.ready(made_vampire("Shadow", "CEL", capacity=6))
    held = table.prey.holds(SHADOW)
    table.prey.holds(PAUSE)

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(shadow)
    assert table.prey.can_play(held, by=shadow, level=level) is may


def test_an_ally_has_no_celerity(table: Table) -> None:
    """It is caught."""
    gang = table.you.ready("Loyal Street Gang")
    table.you.in_play(changing("stealth", 1), on=gang)
    companion(table)
    shadow = table.prey.ready(made_vampire("Shadow", "cel", capacity=6))
    held = table.prey.holds(SHADOW)

    table.you.acts(word="bleed", by=gang)
    table.prey.blocks(shadow)
    table.prey.plays(held, by=shadow)
    rest(table)
    assert table.prey.pool() == 30


# -- Ensnare a Beast ------------------------------------------------------------------------------


def hound(*codes: str, path: str | None = "Caine") -> Definition:
    """A vampire with these Disciplines, of the Path that Ensnare a Beast requires."""
    return made_vampire("Hound", *codes, capacity=6, path=path)


@pytest.mark.parametrize("level", ["ani", "cel", "ANI", "CEL"])
def test_the_hound_sees_more(level: str) -> None:
    """+1 intercept at each level."""
    adds_intercept(SNARE, by=hound(level), amount=1, level=level)


@pytest.mark.ruling(SNARE, 3)
@pytest.mark.parametrize(("level", "other"), [("ani", "cel"), ("cel", "ani")])
def test_the_snare_requires_what_it_uses(level: str, other: str) -> None:
    """One of its Disciplines; in the hand both."""
    both = hound(level, other)
    counts_as_the_discipline_used(SNARE, by=both, level=level, used=(level,), others=(other,))


def test_only_of_the_path_of_caine(table: Table) -> None:
    """Another vampire has nothing to play."""
    mine = table.you.ready(made_vampire("Prey Beast", capacity=8))
    table.you.in_play(changing("stealth", 1), on=mine)
    companion(table)
    other = table.prey.ready(hound("ANI", path="Cathari"))
    table.prey.holds(SNARE, PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(other)
    while not table.over():
        assert not table.prey.can_play(SNARE)
        table.pass_on()


def snared(
    table: Table, level: str, *cards: object, one: object = None, **how: object
) -> tuple[int, int]:
    """Your minion is blocked by a hound that has played the card: both of them."""
    mine = table.you.ready(one or made_vampire("Beast", capacity=8), **how)
    table.you.in_play(changing("stealth", 1), on=mine)
    companion(table)
    table.you.holds(*cards)
    blocker = table.prey.ready(hound(level))
    table.prey.holds(SNARE, DODGE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays(SNARE, by=blocker, level=level)
    return mine, blocker


@pytest.mark.ruling(SNARE, 1)
@pytest.mark.parametrize(("level", "cost"), [("ani", 0), ("cel", 0), ("ANI", 1), ("CEL", 1)])
def test_a_beast_pays_for_its_strikes(table: Table, level: str, cost: int) -> None:
    """Superior: a strike card costs 1 more, that which comes with a maneuver too; others do not."""
    lunge = made_up("Lunge", modes=(strike(dodge, maneuver=True),))
    mine, _ = snared(table, level, DODGE, PRESS, lunge, MANEUVER, blood=8)
    table.until("range", table.you)
    table.you.plays("A maneuver", by=mine)
    assert table.blood(mine) == 8
    table.until("strike", table.you)
    table.you.plays("A dodge", by=mine)
    assert table.blood(mine) == 8 - cost
    table.prey.plays("A dodge")
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    assert table.blood(mine) == 8 - cost  # nor does the hound pay for its own
    table.you.plays("Lunge", by=mine)
    assert table.blood(mine) == 8 - 2 * cost


@pytest.mark.parametrize("level", ["ANI", "CEL"])
def test_the_snare_is_for_the_combat_of_the_block(table: Table, level: str) -> None:
    """A combat that follows costs nothing more."""
    mine, _ = snared(table, level, DODGE, AGAIN, blood=8)
    table.until("combat_about_to_end", table.you)
    before = table.blood(mine)
    table.you.plays("Another combat")
    table.until("strike", table.you)
    table.you.plays("A dodge", by=mine)
    assert table.blood(mine) == before


@pytest.mark.parametrize("level", ["ANI", "CEL"])
def test_the_snare_is_for_this_action(table: Table, level: str) -> None:
    """The same hound blocks the same minion again in the same turn: it strikes for nothing more."""
    mine = table.you.ready(made_vampire("Beast", capacity=8))
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.in_play(UNLOCKER)
    companion(table)
    table.you.holds(DODGE)
    blocker = table.prey.ready(hound(level))
    table.prey.in_play(changing("awake", 0), on=blocker)
    table.prey.holds(SNARE, paper("Eyes", reaction(intercept(+2))))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays(SNARE, by=blocker, level=level)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays("Eyes", by=blocker)
    table.until("strike", table.you)
    before = table.blood(mine)
    table.you.plays("A dodge", by=mine)
    assert table.blood(mine) == before


@pytest.mark.parametrize("level", ["ANI", "CEL"])
def test_the_snare_of_who_did_not_block_holds_nothing(table: Table, level: str) -> None:
    """Another minion blocks in the end."""
    mine = table.you.ready(made_vampire("Beast", capacity=8))
    table.you.in_play(changing("stealth", 2), on=mine)
    companion(table)
    table.you.holds(DODGE)
    blocker = table.prey.ready(hound(level))
    other = table.prey.ready("Lauren")
    table.prey.in_play(changing("intercept", 2), on=other)
    table.prey.holds(SNARE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays(SNARE, by=blocker, level=level)
    table.prey.blocks(other)
    table.until("strike", table.you)
    table.you.plays("A dodge", by=mine)
    assert table.blood(mine) == 8


def test_only_the_snare_of_the_blocker_is_paid_for(table: Table) -> None:
    """Two hounds have played the card; the first one did not block in the end."""
    mine = table.you.ready(made_vampire("Beast", capacity=8))
    table.you.in_play(changing("stealth", 2), on=mine)
    companion(table)
    table.you.holds(DODGE)
    first = table.prey.ready(hound("ANI"))
    second = table.prey.ready(made_vampire("Second", "CEL", capacity=6, path="Caine"))
    table.prey.in_play(changing("intercept", 1), on=second)
    table.prey.holds(SNARE, SNARE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(first)
    table.prey.plays(SNARE, by=first, level="ANI")
    table.prey.blocks(second)
    table.prey.plays(SNARE, by=second, level="CEL")
    table.until("strike", table.you)
    table.you.plays("A dodge", by=mine)
    assert table.blood(mine) == 7


@pytest.mark.ruling(SNARE, 2)
def test_an_ally_that_pays_with_its_last_life_strikes_no_more(table: Table) -> None:
    """Paid as the strike is declared: combat ends before it resolves."""
    _, blocker = snared(table, "ANI", made_up("Punch", modes=(strike(hand_strike(+3)),)),
                        one="Loyal Street Gang", blood=1)  # fmt: skip
    table.until("strike", table.you)
    table.you.plays("Punch")
    rest(table)
    assert damage_to(table, blocker) == 0
    assert table.prey.pool() == 30
