"""Scenes of actions: a bleed for more, entering combat, burning a card, coming into play."""

from __future__ import annotations

from typing import Any

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import rest
from fight_talk import damage_to
from methuselah.pool.printed import X_COST
from methuselah.rules.action.action import stealth as stealth_of
from scenes.telling import (
    Card,
    Put,
    brings,
    changing,
    companion,
    face_of,
    paid,
    stranger,
    tells,
    untouched,
)
from table_talk import Table

__all__ = [
    "bleeds_for_more",
    "burned_by_an_action",
    "comes_into_play",
    "enters_combat_as_an_action",
]


@tells(r"ⓓ bleed( (with|at) \+<number> bleed)?\.")
def bleeds_for_more(card: Card, *, by: Card, more: int, level: str = "", bleed: int = 1) -> None:
    """A bleed at +N from a card in hand: the prey burns that much and nobody else anything.

    The cost is paid on success only: blocked, nothing is paid and nothing burned. Whoever lacks
    the Discipline cannot play it. `bleed` is what the minion bleeds for by itself.
    """
    for blocked in (False, True):
        table = Table()
        acting, held = table.you.ready(by), table.you.holds(card)
        companion(table)
        other = stranger(table.you)
        blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
        before = table.blood(acting)
        needs = bool(face_of(card).disciplines)
        assert table.you.can_play(held, by=other) is not needs, "who may play it"
        table.you.acts(held, by=acting, **({"level": level} if level else {}))
        if blocked:
            table.prey.blocks(blocker)
        rest(table)

        assert table.prey.pool() == 30 - (0 if blocked else bleed + more)
        untouched(table, table.you, *table.seats[2:])
        assert table.you.has_edge() is not blocked
        if not blocked:
            assert table.blood(acting) == before - paid(card)
        assert table.where(held) == "ash_heap"
        assert table.locked(acting)
        assert table.waits_for(table.you)


@tells(
    r"(once each turn, )?<self> can enter combat with (a|any)[^.]* "
    r"as a( \+<number> stealth)? ⓓ action\.",
)
def enters_combat_as_an_action(
    card: Card, *, legal: tuple[Put, ...], illegal: tuple[Put, ...], stealth: int = 0
) -> None:
    """A minion's own (D) action: combat with one of the legal targets, and with nobody else.

    Each target is a seat, a region and a card: `("prey", "ready", "Ryan")`; at least two are legal,
    and of the illegal ones each fails in one thing only. Somebody in torpor and, where the text
    says "controlled by another Methuselah", one's own are illegal. Whoever has as much intercept
    as its stealth may block.
    """
    table = Table()
    mine = table.you.ready(card)
    companion(table)
    wanted = [_put(table, one) for one in legal]
    others = [_put(table, one) for one in illegal]
    table.you.acts(mine, by=mine)
    targets = table.you.choices()
    assert targets >= set(wanted), "a legal target is missing"
    assert not targets & set(others), "an illegal target is offered"
    table.you.chooses(wanted[-1])
    rest(table)
    assert damage_to(table, wanted[-1]) > 0, "there was no combat with the target"
    assert all(damage_to(table, one) == 0 for one in (*wanted[:-1], *others))
    assert table.locked(mine)
    untouched(table, *table.seats)
    assert table.waits_for(table.you)
    for intercept in {max(stealth - 1, 0), stealth}:
        _is_blocked(card, legal, stealth, intercept)


def _put(table: Table, one: Put) -> int:
    seat, region, card = one
    put: int = getattr(table, seat).puts(card, region, locked=region == "locked")
    return put


def _is_blocked(card: Card, legal: tuple[Put, ...], stealth: int, intercept: int) -> None:
    """With as much intercept as stealth another minion of the target's side fights instead."""
    table = Table()
    mine = table.you.ready(card)
    companion(table)
    wanted = [_put(table, one) for one in legal]
    seat = getattr(table, legal[-1][0])
    blocker = seat.ready(made_vampire("Blocker", capacity=10))
    table.place(seat.number, changing("intercept", intercept), "attached", on=blocker)
    table.you.acts(mine, by=mine)
    table.you.chooses(wanted[-1])
    seat.blocks(blocker)
    rest(table)
    assert (damage_to(table, blocker) > 0) is (intercept >= stealth), f"at {intercept} intercept"
    assert (damage_to(table, wanted[-1]) > 0) is (intercept < stealth)


@tells(
    r"(a|any|each) (minion|vampire) can burn <self> as a( \+<number> stealth)?( ⓓ)? action\.",
    r"(minions|vampires) can burn <self> as a( \+<number> stealth)?( ⓓ)? action\.",
)
def burned_by_an_action(
    card: Card,
    *,
    on: Card | None = None,
    vampires_only: bool = False,
    stealth: int = 0,
    own: bool = True,
    directed: bool = True,
) -> None:
    """Whoever may burns a card in play by an action: it goes to its owner's ash heap.

    `on`: the minion of its controller that bears it, if it is on one. `vampires_only`: an ally may
    not. `own`: its controller's minions may, too. `directed`: at its controller. Blocked, the card
    stays.
    """
    for blocked in (False, True):
        table = Table()
        parts: dict[str, Any] = {} if on is None else {"on": table.prey.ready(on)}
        held = table.prey.in_play(card, **parts)
        acting, ally = table.you.ready("Ryan"), table.you.ready("Underbridge Stray")
        companion(table)
        bystander = table.grand_prey.in_play(
            changing("bleed", 1), on=table.grand_prey.ready("Sully")
        )
        guard = table.prey.ready(made_vampire("Guard", capacity=10))
        table.prey.in_play(changing("intercept", stealth), on=guard)

        assert table.you.may("use action", card=held, by=ally) is not vampires_only
        table.you.acts(held, by=acting)
        action = action_of(table)
        assert stealth_of(table.state, action) == stealth
        assert action.targets == (table.prey.number,) * directed
        if blocked:
            table.prey.blocks(guard)
        rest(table)
        assert (table.where(held) == "ash_heap") is not blocked
        if not blocked:
            assert held in table.state.seats[table.prey.number].ash_heap
        assert table.where(bystander) == "attached"
        assert table.locked(acting)
        untouched(table, *table.seats)
        assert table.waits_for(table.you)
    table = Table()
    acting = table.you.ready("Ryan")
    companion(table)
    parts = {} if on is None else {"on": table.you.ready(on)}
    held = table.you.in_play(card, **parts)
    assert table.you.may("use action", card=held, by=acting) is own


@brings("ally", "retainer", "equipment")
def comes_into_play(card: Card, *, by: Card, level: str = "") -> None:
    """An ally, a retainer or equipment comes into play as printed: at +1 stealth, for its cost.

    The cost is paid as the action succeeds; the life is that of the face. Blocked by whoever has
    1 intercept, it is burned unpaid; without intercept nobody blocks it.
    """
    face = face_of(card)
    for intercept in (0, 1):
        table = Table()
        acting, held = table.you.ready(by), table.you.holds(card)
        companion(table)
        blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
        table.prey.in_play(changing("intercept", intercept), on=blocker)
        before, came = table.blood(acting), intercept == 0
        table.you.acts(held, by=acting, **({"level": level} if level else {}))
        table.prey.blocks(blocker)
        rest(table)

        place = "ready" if "ally" in face.types else "attached"
        assert table.where(held) == (place if came else "ash_heap"), f"at {intercept} intercept"
        if face.pool_cost != X_COST:
            assert table.you.pool() == 30 - (face.pool_cost or 0) * came
        if came:
            assert table.blood(acting) == before - paid(card)
            if "ally" in face.types and face.life != X_COST:
                assert table.blood(held) == face.life
            elif place == "attached":
                assert table.on(held) == acting
        assert table.locked(acting)
        untouched(table, *table.seats[1:])
        assert table.waits_for(table.you)
