"""The audit of like sentences finds a filter, a clan and a number that the others do not have."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from methuselah.lab.auditing import alike
from methuselah.lab.auditing.alike import Outlier, among, outliers
from methuselah.lab.writing.masking import Masked
from methuselah.lab.writing.readings import Reading
from methuselah.lab.writing.scopes import Atom, Said, Scope
from methuselah.lab.writing.skeletons import skeleton
from methuselah.language import clan, lock, on, price, static, titled, use, yours
from methuselah.pool import pool

SAYS = "lock to give a <clan> you control +<number> bleed."


def reading(name: str, made: Any, *values: tuple[str, str], guessed: bool = False) -> Reading:
    """A card that says the sentence with these values, and means this."""
    said = Said(1, Masked(SAYS, values))
    atom = Atom("ability", skeleton(made), ast.Constant(name), made, "")
    return Reading(Scope(pool()[name], "", (said,), (atom,)), said, (atom,), guessed)


def brujah(amount: int, who: Any = None) -> Reading:
    """A Brujah card of 1, whatever its definition says."""
    part = static("bleed", amount, who=who or on(clan("Brujah"), yours))
    return reading("Backways", part, ("clan", "Brujah"), ("number", "1"))


def tremere() -> Reading:
    """A right one, of another clan and number."""
    part = static("bleed", 2, who=on(yours, clan("Tremere")))
    return reading("Opium Den", part, ("clan", "Tremere"), ("number", "2"))


def said(*ones: Reading) -> list[tuple[str, str]]:
    return [(one.card, one.words) for one in among(ones)]


def test_other_values_and_another_order_of_tests_are_alike() -> None:
    """1 for a Brujah, 2 for a Tremere; what a card must be has no order."""
    assert said(tremere(), brujah(1)) == []


def test_a_wrong_number_is_found() -> None:
    """2 where the sentence says 1."""
    assert said(tremere(), brujah(2)) == [
        ("Backways", "it says 1 for 2 and its definition is the same")
    ]
    assert said(tremere(), brujah(3)) == [
        ("Backways", "3 stands for 2"),
        ("Backways", "it says 1 for 2 and its definition is the same"),
    ]


def test_a_wrong_clan_is_found() -> None:
    """The sentence is of the Brujah."""
    wrong = brujah(1, on(clan("Ventrue"), yours))
    assert ("Backways", "'Ventrue' stands for 'Tremere'") in said(tremere(), wrong)


def test_a_filter_that_the_other_lacks_is_found() -> None:
    """Titled, or nothing of the sort: one is wrong; it is held against the one with less."""
    more = brujah(1, on(clan("Brujah"), yours, titled))
    assert [card for card, _ in said(tremere(), more)] == ["Backways"]
    assert [card for card, _ in said(more, tremere())] == ["Backways"]


def test_a_part_that_is_elsewhere_in_the_card_is_no_outlier() -> None:
    """A guess may have given it to a neighbour: the whole card is asked."""
    other = use(price(lock()), at=("unlock",))
    guess = reading("Backways", other, ("clan", "Brujah"), ("number", "1"), guessed=True)
    scope = Scope(guess.scope.face, "", guess.scope.said, (*guess.atoms, *brujah(1).atoms))
    there = Reading(scope, guess.said, guess.atoms, guessed=True)
    assert said(tremere(), guess)
    assert not said(tremere(), there)


def test_what_is_explained_is_found_without_its_explanation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of them; so that an explanation hides what is there, and no more."""
    explained = {one.place for one in alike.explanations()}
    monkeypatch.setattr(alike, "explanations", tuple)
    found: list[Outlier] = outliers()
    assert {one.place for one in found} == explained
    assert explained
