"""A name in a definition that no card has is found, with the nearest one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from made_up import paper
from methuselah.engine.definitions import Mode, Static, Trigger
from methuselah.lab.auditing.spelling import misspelt
from methuselah.language import (
    action,
    burn_card,
    cards_cost,
    choose,
    discipline,
    is_a,
    is_named,
    keyword,
    maneuvers_now,
    may_this_round,
    on,
    requires_discipline,
    static,
)

Part = Mode | Static | Trigger
WRONG: dict[str, tuple[Callable[[], Part], str]] = {
    "keyword": (lambda: action(choose(on(keyword("gehena"))), burn_card()), '"gehenna"'),
    "capitals": (lambda: action(choose(on(keyword("Location"))), burn_card()), '"location"'),
    "type": (lambda: action(choose(on(is_a("equipmnt"))), burn_card()), '"equipment"'),
    "Discipline": (lambda: action(choose(on(discipline("DOMI"))), burn_card()), '"DOM"'),
    "level required": (lambda: action(choose(on(requires_discipline("AUS"))), burn_card()), ""),
    "name": (lambda: action(choose(on(is_named("Blod Doll"))), burn_card()), '"Blood Doll"'),
    "only one": (lambda: static("only one", word="vehicel"), '"vehicle"'),
    "cost": (lambda: cards_cost(-1, keyword("weapn")), '"weapon"'),
}
RIGHT: dict[str, Callable[[], Part]] = {
    "keyword": lambda: action(choose(on(keyword("gehenna"))), burn_card()),
    "Discipline": lambda: action(choose(on(discipline("DOM"))), burn_card()),
    "name": lambda: action(choose(on(is_named("Blood Doll"))), burn_card()),
    "costs": lambda: cards_cost(-1, keyword("melee weapon")),
    "a word of the rules": lambda: static("cannot press", word="end"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_no_card_has_is_found(wrong: str) -> None:
    """One finding, which names what was written or is near it."""
    part, named = WRONG[wrong]
    findings = list(misspelt(paper("Made up", part())))

    assert len(findings) == 1
    assert named in findings[0]


@pytest.mark.parametrize("right", RIGHT)
def test_what_cards_have_is_not_found(right: str) -> None:
    """The same words spelt as on the cards."""
    assert list(misspelt(paper("Made up", RIGHT[right]()))) == []


def test_a_promise_is_for_a_window_that_has_promises() -> None:
    """No strike is asked of what a card promised: it would never be offered."""
    may_this_round("range", maneuvers_now())
    with pytest.raises(ValueError, match='"strike" is no window of a promise'):
        may_this_round("strike", maneuvers_now())
