"""Whom a text means can be chosen, and nobody else: at a wide table, on both sides.

Each way in which a card is offered through a turn is taken. Whoever can be chosen then is compared
with whom the printed phrases mean, "a ready vampire you control", "another younger Gangrel": with
one of them exactly. The cards stand in `whom.txt` beside this file; a new card that lets choose
among minions in play goes there, too, unless its sentence cannot be read.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from methuselah.pool import Face, pool
from noun_phrases import meant
from wide_table import Taken, Wide, wide_table

NAMES = Path(__file__).with_name("whom.txt").read_text(encoding="utf-8").splitlines()
PHASE = re.compile(r"(unlock|master|influence|discard) phase")
ON_BOTH_SIDES = {"vampire", "imbued", "ally", "equipment", "retainer"}


def walks(face: Face) -> list[tuple[int, bool]]:
    """Whose the card is, and whether the bleed of that turn is blocked."""
    if "combat" in face.types:
        return [(0, True)]
    if "reaction" in face.types:
        return [(1, False)]
    if ON_BOTH_SIDES & {*face.types} or "location" in face.keywords:
        return [(0, False), (0, True), (1, False)]
    return [(0, False)]


def begins(face: Face) -> str:
    """The phase in which the walk begins: what was locked before has unlocked after the first."""
    if "action" in face.types:
        return "minion"
    said = PHASE.search(face.text)
    if said:
        return said[1]
    return next((phase for kind, phase in PHASES.items() if kind in face.types), "minion")


PHASES = {"master": "master", "event": "discard"}


def taken(face: Face) -> list[tuple[Wide, Taken]]:
    """Each way of the card, with the table at which it was taken."""
    found = []
    for seat, blocked in walks(face):
        wide = wide_table(face, seat)
        found += [(wide, way) for way in wide.walk(begins(face), blocked=blocked)]
    return found


def wrong(face: Face) -> tuple[int, list[str]]:
    """How often somebody could be chosen, and where no phrase of the text means just these."""
    number = 0
    found = []
    for wide, way in taken(face):
        by = way.option.minion if way.option.minion in wide.there else wide.maker
        for choices in way.choices:
            number += 1
            said = list(meant(face.text, by, wide.there))
            able = {wide.maker, wide.acting, wide.blocker} if skill(face) else {by}
            if not any(choices in (them, them - able) for _, them in said):
                found.append(f"{way.option} {way.window}: {sorted(choices)}, not {said}")
    return number, found


def skill(face: Face) -> bool:
    """A Discipline card: who has it at superior cannot have it."""
    return "superior" in face.text and "master" in face.types


@pytest.mark.parametrize("name", NAMES)
def test_it_chooses_among_those_whom_it_means(name: str) -> None:
    """All of them, and nobody else."""
    number, found = wrong(pool()[name])
    assert number, "nobody can be chosen at this table"
    assert not found, found
