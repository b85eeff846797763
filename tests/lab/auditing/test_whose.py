"""Abilities that a definition gives to more than its text does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from methuselah.engine.definitions import Definition, Mode
from methuselah.lab.auditing.audit import audit
from methuselah.language import THIS, acts, bleeds, fits, gain_pool, lock, price, ready, use
from methuselah.language.card import crypt_statics
from methuselah.pool import pool


def found(card: str, mode: Mode, check: str) -> list[str]:
    """What this check says of such an ability on the face of a card."""
    face = pool()[card]
    of = {"actions" if mode.play == "act" else "uses": (mode,)}
    definition = Definition(face, face.digest, statics=crypt_statics(face), **of)  # type: ignore[arg-type]
    return [one.words for one in audit(definition) if one.check == check]


@pytest.mark.parametrize(
    ("card", "by", "lacks"),
    [
        ("The Arcadian (G5)", "any", True),  # he can bleed, as an action
        ("The Arcadian (G5)", "bearer", False),
        ("Margarite (G4)", "any", False),  # any Tzimisce can
    ],
)
def test_an_action_of_a_vampire_is_not_for_everybody(card: str, by: str, lacks: bool) -> None:
    """Unless the text says who else takes it."""
    said = found(card, acts(bleeds(+1), by=by), "for everybody")  # type: ignore[arg-type]
    assert bool(said) == lacks
    assert all('by="bearer"' in words for words in said)


@pytest.mark.parametrize(
    ("card", "ability", "lacks"),
    [
        ("Isanwayen (G4)", lambda: use(gain_pool(1), by="bearer", at=("master",)), True),
        (
            "Isanwayen (G4)",
            lambda: use(fits(THIS, ready()), gain_pool(1), by="bearer", at=("master",)),
            False,
        ),
        ("Isanwayen (G4)", lambda: use(gain_pool(1), by="bearer", at=("press",)), False),
        ("T.J. (G4)", lambda: use(price(lock(THIS)), by="bearer", at=("polling",)), False),
    ],
)
def test_a_bearer_is_there_in_torpor_too(
    card: str, ability: Callable[[], Mode], lacks: bool
) -> None:
    """Where the text says "if this vampire is ready", the definition does; in combat it is."""
    said = found(card, ability(), "unready")
    assert bool(said) == lacks
    assert all("fits(THIS, ready())" in words for words in said)
