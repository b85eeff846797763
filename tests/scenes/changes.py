"""Scenes of standing changes: more bleed, strength, stealth, intercept under a condition."""

from __future__ import annotations

from typing import Any

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to
from methuselah.rules.action.action import stealth as stealth_of
from scenes.telling import Card, changing, companion, face_of, tells, untouched
from table_talk import Table

__all__ = ["intercept_against", "more_bleed_against", "more_stealth_when", "more_strength_against"]


@tells(r"<self> gets \+<number> bleed (when bleeding|against) a methuselah [^.]*\.")
def more_bleed_against(
    card: Card, *, amount: int, with_: tuple[Card, ...], without: tuple[Card, ...], bleed: int = 1
) -> None:
    """+N bleed against whoever controls the right minion, and no more against anybody else.

    `with_`: ready minions each of which makes it so; `without`: each fails in one thing (a clan, a
    sect, a title). One in torpor makes nothing so, nor does one of another Methuselah. `bleed` is
    what it bleeds for by itself.
    """
    for theirs in with_:
        table = Table()
        mine = table.you.ready(card)
        companion(table)
        table.prey.ready(theirs)
        _bleeds(table, mine, bleed + amount)
    for theirs in without:
        table = Table()
        mine = table.you.ready(card)
        companion(table)
        table.prey.ready(theirs)
        _bleeds(table, mine, bleed)
    table = Table()
    mine = table.you.ready(card)
    companion(table)
    if "vampire" in face_of(with_[0]).types:
        table.prey.torpor(with_[0])
    table.grand_prey.ready(with_[-1] if len(with_) > 1 else with_[0])
    _bleeds(table, mine, bleed)


def _bleeds(table: Table, mine: int, burned: int) -> None:
    """An unblocked bleed of yours burns this much pool, and nobody else's."""
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 30 - burned
    untouched(table, table.you, *table.seats[2:])
    assert table.waits_for(table.you)


@tells(
    r"<self> gets \+<number> strength in combat with [^.]*\.",
    r"<self> gets -<number> strength in combat with [^.]*\.",
)
def more_strength_against(
    card: Card,
    *,
    amount: int,
    against: tuple[Card, ...],
    others: tuple[Card, ...],
    strength: int = 1,
) -> None:
    """+N (or -N) strength in combat with some opponents, and none with others.

    Its hand strikes tell. Each of the `others` fails in one thing.
    """
    for foe, more in [(one, amount) for one in against] + [(one, 0) for one in others]:
        table = Table()
        mine, theirs = table.you.ready(card), table.prey.ready(foe)
        fight(table, mine, theirs)
        rest(table)
        assert damage_to(table, theirs) == max(0, strength + more), face_of(foe).name
        untouched(table, *table.seats)


@tells(
    r"<self> gets \+<number> stealth (when|on|during) [^.]*(action|hunting|bleeding|employing|"
    r"recruiting|equipping)[^.]*\.",
)
def more_stealth_when(
    card: Card, *, amount: int, when: tuple[dict[str, Any], ...], else_: tuple[dict[str, Any], ...]
) -> None:
    """+N stealth on some of its actions and none on others: the parts of `acts`, without `by`.

    `{"word": "hunt"}` is a basic action, `{"card": "Govern the Unaligned", "level": "dom"}` a card
    that you hold, `{"put": ("prey", "permanent", "Fame")}` one in play whose action it is.
    """
    for parts, more in [(one, amount) for one in when] + [(one, 0) for one in else_]:
        table = Table()
        mine = table.you.ready(card, blood=2)
        companion(table)
        table.prey.ready("Ryan")
        table.you.holds(PAUSE)
        given = dict(parts)
        named = given.pop("card", None)
        held = None if named is None else table.you.holds(named)
        if held is None:
            table.you.acts(by=mine, **given)
        else:
            table.you.acts(held, by=mine, **given)
        if table.you.choices():
            table.you.chooses(min(table.you.choices()))
        action = action_of(table)
        assert stealth_of(table.state, action) == action.inherent + more, parts


@tells(r"<self> gets [+-]<number> intercept (when|on|during|against) [^.]*\.")
def intercept_against(
    card: Card,
    *,
    amount: int,
    against: tuple[tuple[Card, dict[str, Any]], ...],
    others: tuple[tuple[Card, dict[str, Any]], ...],
) -> None:
    """+N intercept against some acting minions or actions, and none against others.

    Each is a minion of yours with the parts of its action: ("Ryan", {"word": "bleed"}); a card
    among them ("card") is one that you hold. The prey's minion of the scene catches N stealth of
    the ones, and not 1 of the others.
    """
    for acting, parts in against:
        for more in (amount, amount + 1):
            assert _is_caught(card, acting, parts, more) is (more == amount), (acting, parts, more)
    for acting, parts in others:
        assert not _is_caught(card, acting, parts, 1), (acting, parts)


def _is_caught(card: Card, acting: Card, parts: dict[str, Any], stealth: int) -> bool:
    """Whether its attempt to block succeeds against so much stealth in all."""
    table = Table()
    mine, theirs = table.you.ready(acting, blood=2), table.prey.ready(card)
    companion(table)
    given = dict(parts)
    named = given.pop("card", None)
    held = () if named is None else (table.you.holds(named),)
    inherent = _inherent(acting, parts)
    table.you.in_play(changing("stealth", stealth - inherent), on=mine)
    table.you.acts(*held, by=mine, **given)
    if table.you.choices():
        table.you.chooses(min(table.you.choices()))
    table.prey.blocks(theirs)
    rest(table)
    return any(
        line.what == "combat" and theirs in (line.card, line.other) for line in table.state.journal
    )


def _inherent(acting: Card, parts: dict[str, Any]) -> int:
    """The stealth that an action has by itself."""
    table = Table()
    mine = table.you.ready(acting, blood=2)
    companion(table)
    table.prey.ready(made_vampire("Looker", capacity=10))
    table.you.holds(PAUSE)
    given = dict(parts)
    named = given.pop("card", None)
    held = () if named is None else (table.you.holds(named),)
    table.you.acts(*held, by=mine, **given)
    if table.you.choices():
        table.you.chooses(min(table.you.choices()))
    return action_of(table).inherent
