"""What is explained: findings that there are, each with a reason."""

from __future__ import annotations

import re

import pytest

from methuselah.cards import definitions
from methuselah.lab.auditing.audit import CHECKS
from methuselah.lab.auditing.explained import Explanation, explanations, is_explained
from methuselah.lab.auditing.recognising import unlike
from methuselah.pool import pool

ALL = [one for many in explanations().values() for one in many]


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.card}: {one.check} {one.says}")
def test_an_explanation_explains_a_finding(one: Explanation) -> None:
    """One that explains nothing any more is to be taken out."""
    definition = definitions()[pool()[one.card].id]

    assert pool()[one.card].name == one.card
    check = {**CHECKS, "likeness": unlike}[one.check]
    assert any(one.says in words for words in check(definition))


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.card}: {one.check} {one.says}")
def test_a_reason_that_is_a_ruling_names_one_that_there_is(one: Explanation) -> None:
    """And every reason says something."""
    named = re.match(r"ruling (\d+)", one.because)
    rulings = pool().rulings_on(pool()[one.card].id)

    assert len(one.because) >= len("ruling 1")
    assert named is None or int(named[1]) in {ruling.index for ruling in rulings}


def test_only_what_is_written_down_is_explained() -> None:
    """The card, the check and the words."""
    assert is_explained("The Coven", "warrant", 'the definition says "at prevent" and')
    assert not is_explained("The Coven", "warrant", 'the definition says "at press" and')
    assert not is_explained("The Coven", "counted", 'the definition says "at prevent" and')
    assert not is_explained("The Barrens", "warrant", 'the definition says "at prevent" and')
