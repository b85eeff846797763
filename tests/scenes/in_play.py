"""Scenes of cards in play: what a lock gives, hunting grounds, only one on a minion."""

from __future__ import annotations

from block_talk import PAUSE, made_vampire
from combat_talk import rest
from scenes.telling import Card, brings, changing, companion, face_of, paid, tells, untouched
from table_talk import Seat, Table

__all__ = [
    "feeds_in_the_unlock_phase",
    "gives_when_locked",
    "only_one_on_each",
    "played_as_printed",
]


@tells(
    r"(during a( bleed)? action, )?(<self> can )?lock (<self> )?to give (a|any|another)[^.,]* "
    r"\+<number> (stealth|intercept|bleed)( for the current action)?\.",
)
def gives_when_locked(
    card: Card, *, what: str, amount: int, to: Card, not_to: tuple[Card, ...] = ()
) -> None:
    """A card in play that locks to give your minion +N of "stealth", "intercept" or "bleed".

    One minion `to` which it may be given; each of `not_to` fails in one thing. Locked, it gives
    nothing; another Methuselah's minion of the same kind gets nothing.
    """
    gives = {"stealth": _gives_stealth, "intercept": _gives_intercept, "bleed": _gives_bleed}[what]
    assert gives(card, amount, to, False), f"+{amount} {what} was not given, or not so much"
    assert not gives(card, amount, to, True), "locked, it gives nothing"
    for other in not_to:
        assert not gives(card, amount, other, False), f"given to {face_of(other).name}"


def _put(seat: Seat, card: Card, locked: bool) -> int:
    """A minion stands ready, another card is in play by itself."""
    minion = {"ally", "vampire"}.intersection(face_of(card).types)
    return (seat.ready if minion else seat.in_play)(card, locked=locked)


def _used(table: Table, seat: Seat, held: int, minion: int) -> bool:
    """Use it in this action, for this minion; False if that is never offered."""
    while not seat.may("use", card=held):
        if table.over():
            return False
        table.pass_on()
    seat.uses(held)
    if seat.choices():
        if minion not in seat.choices():
            return False
        seat.chooses(minion)
    assert table.locked(held), "it has not locked for it"
    assert not seat.may("use", card=held)
    return True


def _gives_stealth(card: Card, amount: int, to: Card, locked: bool) -> bool:
    """Your minion gets past N - 1 intercept, and not past N."""
    gone: list[bool] = []
    for intercept in (amount - 1, amount):
        table = Table()
        held, acting = _put(table.you, card, locked), table.you.ready(to)
        companion(table)
        table.you.holds(PAUSE)
        blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
        table.prey.in_play(changing("intercept", intercept), on=blocker)
        table.you.acts(word="bleed", by=acting)
        table.prey.blocks(blocker)
        if not _used(table, table.you, held, acting):
            return False
        rest(table)
        gone.append(table.prey.pool() < 30)
        untouched(table, table.you, *table.seats[2:])
        assert table.waits_for(table.you)
    return gone == [True, False]


def _gives_intercept(card: Card, amount: int, to: Card, locked: bool) -> bool:
    """The prey's minion catches N stealth, and not N + 1."""
    caught: list[bool] = []
    for stealth in (amount, amount + 1):
        table = Table()
        held, blocker = _put(table.prey, card, locked), table.prey.ready(to)
        table.prey.holds(PAUSE)
        acting = table.you.ready(made_vampire("Acting", capacity=10))
        table.you.in_play(changing("stealth", stealth), on=acting)
        companion(table)
        table.you.holds(PAUSE)
        table.you.acts(word="bleed", by=acting)
        table.prey.blocks(blocker)
        if not _used(table, table.prey, held, blocker):
            return False
        rest(table)
        caught.append(table.prey.pool() == 30)
    return caught == [True, False]


def _gives_bleed(card: Card, amount: int, to: Card, locked: bool) -> bool:
    """The prey burns so much more."""
    table = Table()
    held, acting = _put(table.you, card, locked), table.you.ready(to)
    companion(table)
    table.you.holds(PAUSE)
    bleed = face_of(to).bleed or 1
    table.you.acts(word="bleed", by=acting)
    if not _used(table, table.you, held, acting):
        return False
    rest(table)
    return table.prey.pool() == 30 - bleed - amount


@tells(
    r"during your unlock phase, a ready vampire you control can gain <number> blood\.",
    r"a vampire can gain blood from only <number> hunting ground each turn\.",
)
def feeds_in_the_unlock_phase(card: Card, *, amount: int = 1) -> None:
    """A hunting ground: a ready vampire of yours gains N blood, once in your unlock phase.

    Not an ally, not one in torpor, nobody's else; a vampire fed by one hunting ground is not fed
    by another in the same turn, and it feeds nobody in another's unlock phase.
    """
    table = Table()
    hungry, other = table.you.ready("Min-seo", blood=1), table.you.ready("Nik Sikko", blood=0)
    torpid = table.you.torpor("Muse", blood=1)
    ally = table.you.ready("Underbridge Stray", blood=1)
    theirs = table.prey.ready("Duck", blood=1)
    held = table.you.in_play(card)
    second = table.you.in_play("Slum Hunting Ground")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(held)
    assert table.you.choices() == {hungry, other}
    table.you.chooses(hungry)
    assert [table.blood(one) for one in (hungry, other, torpid, ally, theirs)] == [
        1 + amount, 0, 1, 1, 1,
    ]  # fmt: skip
    assert not table.you.may("use", card=held), "once each turn"
    if "hunting ground" in face_of(card).keywords:
        table.you.uses(second)
        assert hungry not in table.you.choices(), "fed by two hunting grounds"
        assert table.blood(hungry) == 1 + amount, "fed by two hunting grounds"
    untouched(table, *table.seats)

    table = Table()
    table.you.ready("Min-seo", blood=1)
    held = table.you.in_play(card)
    table.prey.ready("Duck", blood=1)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey)
    assert table.prey.may("gain from the Edge")
    assert not table.you.may("use", card=held), "in another's unlock phase"


@tells(
    r"a (vampire|minion|<clan>|<sect>|<sect> <clan>) can have only <number> <self>( on them)?\.",
    r"a (vampire|minion) can have only <number> [^.<]+\.",
)
def only_one_on_each(card: Card, *, on: Card, other: Card, level: str = "") -> None:
    """A second copy cannot go on a minion that has one; on another it can.

    `on` and `other` are minions of yours that may both have it, each by playing it.
    """
    table = Table()
    mine, free = table.you.ready(on), table.you.ready(other)
    first, held = table.you.in_play(card, on=mine), table.you.holds(card)
    companion(table)
    parts = {"level": level} if level else {}
    types = face_of(card).types
    if "master" in types:
        table.begins("master")
        table.you.plays(held)
        if table.you.choices():
            assert mine not in table.you.choices(), "a second one on the same minion"
            table.you.chooses(free)
    else:
        assert not table.you.can_play(held, by=mine, **parts), "a second one on the same minion"
        assert table.you.can_play(held, by=free, **parts)
        table.you.acts(held, by=free, **parts)
    rest(table)
    assert table.on(held) == free
    assert table.on(first) == mine


@brings("master")
def played_as_printed(card: Card, *, needs: Card | None = None, stranger: Card = "Ryan") -> None:
    """A master card that stays in play: for its pool, with what it requires, and nobody else pays.

    `needs`: a minion that meets what it requires; the `stranger` does not.
    """
    cost = face_of(card).pool_cost or 0
    table = Table()
    if needs is not None:
        table.you.ready(needs)
    held = table.you.holds(card)
    table.begins("master")
    table.you.plays(held)
    rest(table)
    assert table.where(held) == "permanent"
    assert not table.locked(held)
    assert table.you.pool() == 30 - cost
    untouched(table, *table.seats[1:])
    assert paid(card) == 0
    if needs is not None:
        table = Table()
        table.you.ready(stranger)
        table.you.torpor(needs)
        table.prey.ready(needs)
        held = table.you.holds(card)
        table.you.holds("Misdirection")
        table.begins("master")
        assert table.you.can_play("Misdirection")
        assert not table.you.can_play(held), "without what it requires"
