"""Scenes of stealth, intercept and bleed: added at a level, only where it is enough."""

from __future__ import annotations

from block_talk import PAUSE, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import bleed as more_bleed
from methuselah.language import modifier
from scenes.telling import Card, changing, companion, face_of, paid, stranger, tells, untouched
from table_talk import Table

__all__ = ["adds_bleed", "adds_intercept", "adds_stealth", "reduces_a_bleed"]


def _level(level: str) -> dict[str, str]:
    return {"level": level} if level else {}


@tells(
    r"\+<number> stealth\.",
    r"as above,?( but)? with \+<number> stealth\.",
    r"burn <number> blood to get \+<number> stealth\.",
)
def adds_stealth(card: Card, *, by: Card, amount: int, level: str = "", burned: int = 0) -> None:
    """An action modifier of +N stealth: N intercept still blocks, N - 1 no more.

    It is paid as it is played, by the acting minion, who alone may play it. `burned` is blood that
    its text burns beside the cost.
    """
    for intercept in (amount - 1, amount):
        table = Table()
        acting, held = table.you.ready(by), table.you.holds(card)
        other = companion(table)
        blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
        table.prey.in_play(changing("intercept", intercept), on=blocker)
        before = table.blood(acting)
        table.you.acts(word="bleed", by=acting)
        table.prey.blocks(blocker)
        table.until("attempt", table.you)
        assert not table.you.can_play(held, by=other), "only the acting minion plays it"
        table.you.plays(held, by=acting, **_level(level))
        rest(table)
        assert table.prey.pool() == (29 if intercept < amount else 30), f"{intercept} intercept"
        if intercept < amount:  # no combat
            assert table.blood(acting) == before - paid(card) - burned
        assert table.where(held) == "ash_heap"
        untouched(table, table.you, *table.seats[2:])
        assert table.waits_for(table.you)
    if face_of(card).disciplines:
        _not_without_the_discipline(card)


def _not_without_the_discipline(card: Card) -> None:
    """A minion without any Discipline is blocked and has nothing to play."""
    table = Table()
    acting = stranger(table.you)
    companion(table)
    held = table.you.holds(card)
    table.you.holds(PAUSE)
    blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
    table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert not table.you.can_play(held)


@tells(
    r"(this reacting vampire gets )?\+<number> intercept\.",
    r"as above,?( but)? with \+<number> intercept\.",
    r"burn <number> blood to get \+<number> intercept\.",
)
def adds_intercept(card: Card, *, by: Card, amount: int, level: str = "", burned: int = 0) -> None:
    """A reaction of +N intercept: it catches N stealth, and N + 1 no more.

    It is paid as it is played, by the minion that attempts to block. `burned` is blood that its
    text burns beside the cost.
    """
    for stealth in (amount, amount + 1):
        table = Table()
        acting = table.you.ready(made_vampire("Acting", capacity=10))
        table.you.in_play(changing("stealth", stealth), on=acting)
        companion(table)
        blocker, held = table.prey.ready(by), table.prey.holds(card)
        other = stranger(table.prey)
        before = table.blood(blocker)
        table.you.acts(word="bleed", by=acting)
        table.prey.blocks(blocker)
        table.until("attempt", table.prey)
        assert not table.prey.can_play(held, by=other), "only who attempts to block"
        table.prey.plays(held, by=blocker, **_level(level))
        rest(table)
        assert table.prey.pool() == (30 if stealth == amount else 29), f"{stealth} stealth"
        if stealth > amount:  # no combat
            assert table.blood(blocker) == before - paid(card) - burned
        assert table.where(held) == "ash_heap"
        untouched(table, table.you, *table.seats[2:])
        assert table.waits_for(table.you)


@tells(r"reduce (a bleed against you|the bleed amount) by <number>\.")
def reduces_a_bleed(card: Card, *, by: Card, amount: int, level: str = "") -> None:
    """A reaction that reduces a bleed by N: N + 1 still burns 1, N burns nothing and is no success.

    By a minion of whoever is bled; another Methuselah's cannot play it.
    """
    for bleed in (amount, amount + 1):
        table = Table()
        acting = table.you.ready(made_vampire("Acting", capacity=10))
        table.you.in_play(changing("bleed", bleed - 1), on=acting)
        companion(table)
        reacting, held = table.prey.ready(by), table.prey.holds(card)
        before = table.blood(reacting)
        table.you.acts(word="bleed", by=acting)
        table.prey.plays(held, by=reacting, **_level(level))
        assert table.blood(reacting) == before - paid(card)
        rest(table)
        assert table.prey.pool() == 30 - (bleed - amount), f"a bleed for {bleed}"
        assert table.you.has_edge() is (bleed > amount)
        assert table.where(held) == "ash_heap"
        assert not table.locked(reacting)
        untouched(table, table.you, *table.seats[2:])
        assert table.waits_for(table.you)
    table = Table()
    acting = table.you.ready(made_vampire("Acting", capacity=10))
    companion(table)
    table.grand_prey.ready(by)
    held = table.grand_prey.holds(card)
    table.you.acts(word="bleed", by=acting)
    while not table.over():
        assert not table.grand_prey.can_play(held), "the bleed is not against her"
        table.pass_on()
    assert table.prey.pool() == 29


@tells(r"\+<number> bleed( \(limited\))?\.")
def adds_bleed(
    card: Card, *, by: Card, amount: int, level: str = "", bleed: int = 1, limited: bool = True
) -> None:
    """An action modifier of +N bleed: during a bleed only; limited, it is the only one.

    `bleed` is what the minion bleeds for by itself.
    """
    table = Table()
    acting = table.you.ready(by)
    companion(table)
    held, soft = table.you.holds(card, paper("Soft Touch", modifier(more_bleed(+1))))
    before = table.blood(acting)
    table.you.acts(word="bleed", by=acting)
    table.you.plays(held, by=acting, **_level(level))
    assert table.blood(acting) == before - paid(card)
    assert table.you.can_play(soft, by=acting) is not limited, "a second limited bleed"
    rest(table)
    assert table.prey.pool() == 30 - bleed - amount
    assert table.where(held) == "ash_heap"
    untouched(table, table.you, *table.seats[2:])
    assert table.waits_for(table.you)

    table = Table()
    acting = table.you.ready(by, blood=paid(card) + 1)
    companion(table)
    held = table.you.holds(card)
    table.you.holds(PAUSE)
    table.you.acts(word="hunt", by=acting)
    while not table.over():
        assert not table.you.can_play(held, by=acting), "a hunt is no bleed"
        table.pass_on()
