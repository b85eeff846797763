"""Who may take the action that a card in play allows to many: "Vampires can burn this card".

Allies are among "minions" and not among "vampires", whoever controls the card; and from one
hunting ground only a vampire gets blood in a turn.
"""

from __future__ import annotations

import re

import pytest

from methuselah.cards import written
from methuselah.pool import pool
from table_talk import Table

MANY = re.compile(
    r"(?:^|[.:] |\n)(?:Any |A )?(?:[Rr]eady )?([Vv]ampire|[Mm]inion)s? (?:can|may) "
    r"(?:burn|steal|take control of|attempt to (?:burn|steal)) this (?:card|location)[^.]* action\b"
)
STAYS = re.compile(r"[Pp]ut this card in play\b")


def saying() -> list[str]:
    """Cards that lie in play by themselves, with one such sentence."""
    faces = [pool()[name] for name in written()]
    return sorted(
        face.name
        for face in faces
        if (STAYS.search(face.text) or "location" in face.keywords)
        and len(MANY.findall(face.text)) == 1
    )


@pytest.mark.parametrize("name", saying())
def test_vampires_are_no_minions(name: str) -> None:
    """A vampire may in any case, an ally if the text says minion; nobody in torpor, none locked."""
    table = Table()
    ryan = table.you.ready("Ryan")
    mystic = table.you.ready("Vagabond Mystic")
    table.you.ready("Nassir", locked=True)
    table.you.torpor("Dirk (G4)")
    card = table.prey.in_play(name, counters=3)
    table.prey.ready("Meaghan")
    kind = MANY.findall(pool()[name].text)[0].lower()
    table.begins("minion")
    offered = {option.minion for option in table.you.options("use action", card=card)}
    able = {ryan, mystic} if kind == "minion" else {ryan}
    assert offered == able


GROUNDS = sorted(
    face.name
    for face in (pool()[name] for name in written())
    if "hunting ground" in {word.lower() for word in face.keywords} or "Hunting ground" in face.text
)


OTHERWISE = frozenset(
    (
        "Burial Site Hunting Ground",  # for a Path, or the dead
        "Carfax Abbey",  # for a clan
        "Gurchon Hall",  # the two oldest, whoever they are
        "Jungle Hunting Ground",  # one is left: nobody is asked
        "Meditative Grove",  # for a clan
        "Palace Hunting Ground",  # for a title
        "Papillon",  # with the Edge
        "Poacher's Hunting Ground",  # counts others
        "Threestar Cab Company",  # one is left: nobody is asked
    )
)
"""Hunting grounds that ask for more, or feed in another way."""


@pytest.mark.parametrize("name", [name for name in GROUNDS if name not in OTHERWISE])
def test_one_hunting_ground_feeds_a_vampire_in_a_turn(name: str) -> None:
    """Whoever has fed at another one is not chosen."""
    table = Table()
    first, second = (table.you.ready(one, blood=1) for one in ("Ryan", "Nassir"))
    table.you.ready("Meaghan", blood=1)
    other = "Academic Hunting Ground"
    other = "Society Hunting Ground" if name == other else other
    fed_there = table.you.in_play(other)
    card = table.you.in_play(name)
    table.begins("unlock")
    table.you.uses(fed_there)
    table.you.chooses(first)
    assert table.blood(first) == 2
    table.you.uses(card)
    assert second in table.you.choices()
    assert first not in table.you.choices()
