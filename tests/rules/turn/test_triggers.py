"""Triggered abilities between the steps (traps 1.0, O1)."""

from __future__ import annotations

from turn_talk import PoolLoss, Seat, Table, library_card

from methuselah.engine.definitions import Block, Definition, Mode, Trigger

NAMES = ("Ann", "Ben", "Cleo")


def spark() -> Definition:
    """Its controller burns 1 pool in an influence phase: an event to answer."""
    use = Mode(
        key="spark", play="use", windows=("influence",), by="controller",
        effect=Block((PoolLoss(1),)), once="turn",
    )  # fmt: skip
    return library_card("Spark", "master", uses=(use,))


def answering(name: str, *, optional: bool = False, once: str = "", loss: int = 2) -> Definition:
    """When Ann burns pool, its controller burns some too."""
    trigger = Trigger(
        "burned pool", Seat(0), effect=Block((PoolLoss(loss),)), optional=optional, once=once
    )
    return library_card(name, "master", triggers=(trigger,))


def sparked(*cards: tuple[int, Definition]) -> Table:
    every: dict[int, list[Definition]] = {0: [spark()]}
    for seat, card in cards:
        every.setdefault(seat, []).append(card)
    table = Table(NAMES, every)
    table.put(0, "Spark", "permanent")
    for seat, card in cards:
        table.put(seat, card.name, "permanent")
    table.until("influence", 0)
    table.do("use", card=table.find(0, "Spark"))
    return table


def test_a_mandatory_trigger_asks_nobody() -> None:
    table = sparked((1, answering("Echo")))
    assert [table.pool(seat) for seat in range(3)] == [29, 28, 30]


def test_an_optional_trigger_asks_its_controller() -> None:
    table = sparked((2, answering("Echo", optional=True)))
    assert (table.now.seat, table.now.kind) == (2, "trigger")
    table.do("decline")
    assert table.pool(2) == 30


def test_the_acting_methuselahs_trigger_comes_first_then_clockwise() -> None:
    late = answering("Late", optional=True)
    early = answering("Early", optional=True)
    table = sparked((2, late), (1, early))
    assert table.now.seat == 1
    table.do("answer")
    assert table.now.seat == 2
    table.do("answer")
    assert [table.pool(seat) for seat in range(3)] == [29, 28, 28]


def test_a_trigger_limited_to_once_in_a_turn_answers_once() -> None:
    table = Table(NAMES, {0: [spark(), answering("Echo", once="turn", loss=3)]})
    for name in ("Spark", "Echo"):
        table.put(0, name, "permanent")
    table.until("influence", 0)
    table.do("use", card=table.find(0, "Spark"))
    # Echo answers the spark; what it burns itself is heard too, but once is enough
    assert table.pool(0) == 26
    assert table.now.seat == 0
