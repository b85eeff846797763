"""Scenes of combat: strikes from the hand and of a minion itself, maneuvers, presses, windows."""

from __future__ import annotations

from block_talk import made_vampire
from combat_talk import AGAIN, COMPANION, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of
from scenes.telling import Card, paid, rules, tells, untouched
from table_talk import Table

__all__ = [
    "can_strike", "has_a_maneuver", "has_a_press", "once_each", "only_before_range",
    "press_of_this_round", "strikes",
]  # fmt: skip


def _level(level: str) -> dict[str, str]:
    return {"level": level} if level else {}


def _fighters(table: Table, by: Card) -> tuple[int, int]:
    """Yours of a scene and an old vampire of the prey's that strikes by hand for 1."""
    return table.you.ready(by), table.prey.ready(made_vampire("Target", capacity=10))


@tells(
    r"strike: <number>r?( aggravated)? damage\.",
    r"strike: (dodge|combat ends)\.",
    r"strike: hand strike( at \+<number> damage)?(, aggravated)?\.",
    r"as above, but for <number>r?( aggravated)? damage\.",
)
def strikes(
    card: Card,
    *,
    by: Card,
    damage: int,
    level: str = "",
    ranged: bool = False,
    aggravated: bool = False,
    taken: int = 1,
) -> None:
    """A strike card: so much damage at close range, at long range only if it is ranged.

    `taken`: the damage that its own minion takes at close range: 0 of a dodge and of combat ends
    (damage=0 too), else the opponent's hand strike for 1.
    """
    for far in (False, True):
        table = Table()
        mine, theirs = _fighters(table, by)
        held = table.you.holds(card)
        table.prey.holds(*([MANEUVER] if far else []))
        table.you.ready(COMPANION)
        before = table.blood(mine)
        fight(table, mine, theirs)
        if far:
            table.prey.plays("A maneuver", by=theirs)
        table.you.plays(held, by=mine, **_level(level))
        rest(table)
        hit = damage if ranged or not far else 0
        assert damage_to(table, theirs) == hit, "at long range" if far else "at close range"
        assert damage_to(table, theirs, aggravated=True) == (hit if aggravated else 0)
        assert damage_to(table, mine) == (0 if far else taken)
        assert table.blood(mine) == before - paid(card) - (0 if far else taken)
        assert table.where(held) == "ash_heap"
        untouched(table, *table.seats)
        assert table.waits_for(table.you)


@tells(r"<self> can strike: <number>r?( aggravated)? damage( each (strike|round))?\.")
def can_strike(card: Card, *, damage: int, ranged: bool = True, aggravated: bool = False) -> None:
    """A minion's own strike, each round again: a hand strike stays possible beside it."""
    for far in (False, True):
        table = Table()
        mine, theirs = _fighters(table, card)
        table.prey.holds(*([MANEUVER] if far else []))
        table.you.holds(PRESS)
        fight(table, mine, theirs)
        if far:
            table.prey.plays("A maneuver", by=theirs)
        table.until("strike", table.you)
        assert table.you.may("hand strike") or far
        table.you.uses(mine, level="strike")
        hit = damage if ranged or not far else 0
        table.until("press", table.you)
        assert damage_to(table, theirs) == hit, "at long range" if far else "at close range"
        assert damage_to(table, theirs, aggravated=True) == (hit if aggravated else 0)
        table.you.plays("A press", by=mine)
        table.until("strike", table.you)
        assert table.you.may("use", card=mine, level="strike"), "in the next round, too"
        rest(table)
        untouched(table, *table.seats)


@tells(
    r"<self> gets (a|<number>) optional maneuver each combat\.",
    r"they gets (a|<number>) optional maneuver each combat\.",
)
def has_a_maneuver(card: Card) -> None:
    """An optional maneuver: to long range, not in the next round, and again in another combat."""
    table = Table()
    mine, theirs = _fighters(table, card)
    table.you.holds(PRESS, MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    _take(table, mine, "maneuver")
    table.until("press", table.you)
    assert round_of(table).range == "long"
    assert damage_to(table, mine) == 0
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    assert not _offered(table, mine, "maneuver"), "once each combat"
    rest(table)
    assert damage_to(table, mine) == 1
    untouched(table, *table.seats)
    assert table.waits_for(table.you)
    table = Table()
    mine, theirs = _fighters(table, card)
    table.you.holds(AGAIN, MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    _take(table, mine, "maneuver")
    table.you.plays("Another combat", by=mine)
    table.until("range", table.you)
    assert _offered(table, mine, "maneuver"), "in each combat"


@tells(
    r"<self> gets (a|<number>) optional press each combat\.",
    r"they gets (a|<number>) optional press each combat\.",
)
def has_a_press(card: Card) -> None:
    """A minion's optional press: one more round, once each combat."""
    table = Table()
    mine, theirs = _fighters(table, card)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.until("press", table.you)
    _take(table, mine, "press")
    table.until("press", table.you)
    assert damage_to(table, mine) == 2
    assert not _offered(table, mine, "press"), "once each combat"
    rest(table)
    untouched(table, *table.seats)


def _offered(table: Table, mine: int, what: str) -> bool:
    return table.you.may("use", card=mine) or table.you.may(f"use {what}", minion=mine)


def _take(table: Table, mine: int, what: str) -> None:
    """An ability of its own, or what it was granted."""
    assert _offered(table, mine, what), f"no optional {what}"
    if table.you.may("use", card=mine):
        table.you.uses(mine)
    else:
        table.you.does(f"use {what}", minion=mine)


WINDOWS = ("before_range", "range", "before_strikes", "strike", "press", "end_of_round")


@tells(
    r"only usable before range is (determined|chosen)( (on|during) the first round)?\.",
    r"play before range is determined\.",
)
def only_before_range(card: Card, *, by: Card, level: str = "", first_round: bool = False) -> None:
    """A combat card for the window before range: not as range is chosen, nor at any later step.

    `first_round`: not in the second round either.
    """
    table = Table()
    mine, theirs = _fighters(table, by)
    held = table.you.holds(card)
    table.you.holds(MANEUVER, PRESS)
    fight(table, mine, theirs)
    seen: dict[tuple[int, str], bool] = {}
    rounds = 1
    while not table.over():
        now = table.asked()
        assert now is not None
        if now.window in WINDOWS and now.seat == table.you.number:
            may = table.you.can_play(held, by=mine, **_level(level))
            seen[rounds, now.window] = seen.get((rounds, now.window), False) or may
        if rounds == 1 and now.seat == table.you.number and table.you.may("play", card="A press"):
            table.you.plays("A press", by=mine)
            rounds = 2
        else:
            table.pass_on()
    assert seen.get((1, "before_range")), "before range of the first round"
    assert seen.get((2, "before_range")) is not first_round
    others = [place for place, may in seen.items() if may and place[1] != "before_range"]
    assert not others, f"offered later, too: {others}"
    assert any(window in ("range", "strike", "press") for _, window in seen)


@tells(
    r"a (vampire|minion) can play only <number> <self> each (round|combat)\.",
    r"only usable once each (round|combat)\.",
)
def once_each(card: Card, *, by: Card, level: str = "", span: str = "combat") -> None:
    """A combat card that a minion plays once each combat, or each round ("round").

    A second copy in the same hand is not offered until then; in a next round it is, where the text
    says "each round".
    """
    table = Table()
    mine, theirs = _fighters(table, by)
    table.you.holds(card, card, PRESS)
    table.you.ready(COMPANION)
    name = card if isinstance(card, str) else card.name
    before = table.blood(mine)
    fight(table, mine, theirs)
    table.you.plays(name, by=mine, **_level(level))
    assert table.blood(mine) <= before - paid(card)
    again = {1: False, 2: False}
    rounds = 1
    while not table.over():
        again[rounds] |= table.you.can_play(name, by=mine, **_level(level))
        if rounds == 1 and table.you.may("play", card="A press"):
            table.you.plays("A press", by=mine)
            rounds = 2
        else:
            table.pass_on()
    assert rounds == 2, "the combat was over in one round: no scene for this"
    assert not again[1], "twice in a round"
    assert again[2] is (span == "round")


@rules("Resist Earth's Grasp", 1)
def press_of_this_round(card: Card, *, by: Card, level: str = "") -> None:
    """The press that comes with a combat card is for the current round: then it has run out.

    It is declined while the opponent's press starts another round.
    """
    table = Table()
    mine, theirs = _fighters(table, by)
    held = table.you.holds(card)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, **_level(level))
    table.until("press", table.you)
    assert table.you.may("use press", minion=mine), "no press came with it"
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    if table.you.may("use press", minion=mine):  # the step of this round goes on
        table.you.passes()
    while not table.over():
        assert not table.you.may("use press", minion=mine), "it has run out"
        table.pass_on()
    assert damage_to(table, mine) + damage_to(table, theirs) > 0
