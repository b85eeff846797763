"""Dual Form: a vampire and its doubles, who follow each other out of the ready region."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.engine.rows import add_row
from methuselah.engine.traits import (
    capacity,
    clan_of,
    disciplines_of,
    reduced_capacity,
    sect_of,
)
from methuselah.rules.politics.titles import is_titled
from methuselah.rules.torpor.going_to_torpor import Falling, Fate, send_to_torpor
from methuselah.rules.turn.influence import price_of
from table_talk import Table


def until_asked(table: Table) -> None:
    """Everybody passes until something is chosen, or the action is over."""
    while not table.over() and table.asked().window != "choose":  # type: ignore[union-attr]
        table.pass_on()


def dual(table: Table, blood: int = 0, first: int | None = None) -> tuple[int, int]:
    """A Gangrel of yours and its double, with that much blood of the first."""
    table.you.ready("Nik Sikko")
    if first is None:
        first = table.you.ready("Nathan Turner")
    form = table.you.holds("Dual Form")
    table.you.acts("Dual Form", by=first, level="PRO")
    until_asked(table)
    if table.you.may("choose"):
        table.you.chooses(number=blood)
        table.nobody_reacts()
    return first, form


def test_dual_form_unlocks_now_and_once_more_in_this_phase(table: Table) -> None:
    """At inferior: twice in all, and not in the next turn."""
    acting = table.you.ready("Nathan Turner")
    table.you.ready("Nik Sikko")
    table.you.holds("Dual Form")
    table.you.acts("Dual Form", by=acting, level="pro")
    table.nobody_reacts()
    assert not table.locked(acting)

    table.you.acts(by=acting, word="hunt")
    table.nobody_reacts()
    assert table.locked(acting)
    table.you.does("use promise", minion=acting)
    assert not table.locked(acting)

    table.you.acts(by=acting, word="bleed")
    table.nobody_reacts()
    assert table.locked(acting)
    assert not table.you.may("use promise")


def test_the_promise_of_dual_form_ends_with_the_phase(table: Table) -> None:
    """During this minion phase."""
    acting = table.you.ready("Nathan Turner")
    table.you.holds("Dual Form")
    table.you.acts("Dual Form", by=acting, level="pro")
    table.nobody_reacts()
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use promise")


@pytest.mark.ruling("Dual Form", 2)
@pytest.mark.ruling("Dual Form", 4)
def test_the_double_is_like_its_vampire(table: Table) -> None:
    """Clan, sect, capacity and Disciplines as they are now, the capacity reduced first; locked."""
    first = table.you.ready("Nathan Turner")
    celerity = table.you.in_play("Celerity", on=first)
    _, form = dual(table, 2, first)
    state = table.state

    assert table.on(celerity) == first
    assert table.locked(form) and table.locked(first)
    assert clan_of(state, form) == clan_of(state, first) == "Gangrel"
    assert sect_of(state, form) == sect_of(state, first)
    printed = state.printed(first).face.capacity
    assert printed is not None
    assert capacity(state, first) == capacity(state, form) == printed + 1 - 1
    assert disciplines_of(state, form) == disciplines_of(state, first)
    assert "cel" in disciplines_of(state, form)
    assert table.blood(form) == 2
    assert not state.definition(form).face.unique

    atoms.burn(state, celerity)
    assert "cel" in disciplines_of(state, form)
    assert "cel" not in disciplines_of(state, first)


@pytest.mark.ruling("Dual Form", 3)
def test_a_title_and_other_traits_are_not_copied(table: Table) -> None:
    """A prince's double is no prince; the +1 bleed is the prince's."""
    prince = table.you.ready("Mkhokheli")
    form = table.you.holds("Dual Form")
    table.until("minion", table.you)

    phase = table.state.span("phase")
    assert phase is not None
    add_row(phase, "discipline", subject=prince, word="PRO")
    table.state.pending = None
    table.you.acts("Dual Form", by=prince, level="PRO")
    until_asked(table)
    table.you.chooses(number=0)
    table.nobody_reacts()
    assert is_titled(table.state, prince)
    assert not is_titled(table.state, form)
    assert table.state.definition(form).statics == ()


@pytest.mark.ruling("Dual Form", 1)
def test_a_capacity_is_never_less_than_one(table: Table) -> None:
    """Reduced again and again, it stays at 1."""
    first, _ = dual(table)

    for _ in range(9):
        atoms.set_trait(table.state, first, "capacity", reduced_capacity(table.state, first, 1))
    assert capacity(table.state, first) == 1


@pytest.mark.ruling("Dual Form", 8)
def test_the_reduction_outlives_the_double(table: Table) -> None:
    """Also in the uncontrolled region, where it is what brings the vampire out."""
    first, form = dual(table)
    printed = table.state.printed(first).face.capacity
    assert printed is not None
    atoms.burn(table.state, form)
    atoms.move_to_region(table.state, first, "uncontrolled")
    assert capacity(table.state, first) == printed - 1

    assert price_of(table.state, first) == printed - 1


@pytest.mark.ruling("Dual Form", 5)
@pytest.mark.parametrize("leaves", ["torpor", "burned"])
@pytest.mark.parametrize("which", [0, 1])
def test_if_one_leaves_the_ready_region_the_other_is_burned(
    table: Table, which: int, leaves: str
) -> None:
    """That burning does not draw the first after it."""
    other = table.you.ready("Nik Sikko")
    pair = dual(table)
    gone, left = pair[which], pair[1 - which]
    if leaves == "torpor":
        send_to_torpor(table.state, gone)
    else:
        atoms.burn(table.state, gone)
    table.state.pending = None
    table.asked()

    assert table.where(left) == "ash_heap"
    assert table.where(gone) == ("torpor" if leaves == "torpor" else "ash_heap")
    assert table.where(other) == "ready"


def two_doubles(table: Table) -> tuple[int, int, int]:
    """A vampire, its double, and the double of the double, all ready."""
    table.you.ready("Nik Sikko")
    first = table.you.ready("Nathan Turner")
    forms = table.you.holds("Dual Form", "Dual Form")
    table.you.acts("Dual Form", by=first, level="PRO")
    until_asked(table)
    table.you.chooses(number=2)
    table.nobody_reacts()
    made = next(form for form in forms if table.where(form) == "ready")
    last = next(form for form in forms if form != made)
    atoms.unlock(table.state, made)
    table.state.pending = None
    table.you.acts("Dual Form", by=made, level="PRO")
    until_asked(table)
    if table.you.may("choose"):
        table.you.chooses(number=0)
    table.nobody_reacts()
    return first, made, last


@pytest.mark.ruling("Dual Form", 6)
@pytest.mark.parametrize("which", [0, 1, 2])
def test_whichever_of_three_leaves_the_others_are_burned(table: Table, which: int) -> None:
    """Whatever chain they form."""
    three = two_doubles(table)
    assert [table.where(one) for one in three] == ["ready"] * 3
    send_to_torpor(table.state, three[which])
    table.state.pending = None
    table.asked()
    left = [table.where(one) for one in three]
    assert left.pop(which) == "torpor"
    assert left == ["ash_heap"] * 2


@pytest.mark.ruling("Dual Form", 7)
@pytest.mark.parametrize("kept", [0, 1])
def test_of_two_that_leave_at_once_their_controller_keeps_one(table: Table, kept: int) -> None:
    """Both go to torpor in one moment."""

    pair = dual(table)
    table.state.push(Falling(fates=tuple(Fate(one, "torpor") for one in pair)))
    table.state.pending = None
    table.you.chooses(pair[kept])
    assert table.where(pair[kept]) == "torpor"
    assert table.where(pair[1 - kept]) == "ash_heap"
