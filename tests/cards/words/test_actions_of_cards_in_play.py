"""Actions that cards in play allow: who may take them, with what stealth, at whom directed.

Read off sentences like "Any vampire can burn this card as a +1 stealth Ⓓ action" and "Ayelech can
... as a +1 stealth action", for the cards that have one such sentence.
"""

from __future__ import annotations

import re

import pytest

from methuselah.cards import written
from methuselah.engine.decisions import Decision
from methuselah.pool import Face, pool
from methuselah.rules.action.action import Action
from wide_table import Wide, wide_table

AS_ACTION = re.compile(
    r"\b(?:as|take|takes|is) (?:an?|this) ((?:\+\d stealth )?(?:Ⓓ )?(?:\+\d stealth )?)"
    r"(?:political )?action\b"
)


def in_play(face: Face) -> bool:
    """Whether it lies in play by itself, or is a minion."""
    return face.crypt or bool({"ally", "imbued"} & {*face.types})


def saying() -> list[str]:
    """Minions with one sentence about an action of theirs."""
    faces = [pool()[name] for name in written()]
    return sorted(
        face.name for face in faces if in_play(face) and len(AS_ACTION.findall(face.text)) == 1
    )


def announced(face: Face) -> Action | None:
    """The action of the card itself, announced at the wide table; None if it is not offered."""
    wide = wide_table(face)
    table = wide.table
    table.begins("minion")
    for place, option in enumerate(table.asked().options):  # type: ignore[union-attr]
        if option.verb == "use action" and option.card == wide.card:
            table.take(place)
            break
    else:
        return None
    for _ in range(20):
        action = table.state.frame(Action)
        decision = table.asked()
        assert decision is not None
        if decision.window != "choose" and action is not None:
            return action
        table.take(at_the_prey(wide, decision))
    return None


def at_the_prey(wide: Wide, decision: Decision) -> int:
    """The first answer that is about your prey, or hers; otherwise the first."""
    for place, option in enumerate(decision.options):
        one = wide.there.get(option.target)
        if option.seat == 1 or (one is not None and one.seat == 1):
            return place
    return 0


NEEDS = frozenset(
    (
        "Al-Ashrad, Amr of Alamut (G2)",
        "Alexis Sorokin (G4)",
        "Ambrosius, The Ferryman",
        "Aniel (G7)",
        "Annazir (G5)",
        "Brunhilde (G3 ADV)",
        'Erick "Shophet125" Franco (G4)',
        "Calebros, The Martyr (G2)",
        "Darius Shirazi (G5)",
        "Darvag, The Butcher of Rus (G4)",
        "Diego Giovanni (G5)",
        "Drozodny (G5)",
        'Felix "Fix" Hessian',
        "Gengis (G3)",  # it is for Brujah of others
        "Giangaleazzo, The Traitor (G4)",
        "Hel-Blá (G6)",
        "Huang, Blood Cultist (G2)",
        "Jayakumar (G5)",
        "Jazz Wentworth (G1)",
        'Joe "Boot" Hill (G4)',
        'John "Cop90" O\'Malley (G4)',
        "Kendrick (G2)",
        "Kostantin, Baro of the Caravan (G2)",
        "Malabranca (G4)",
        "Marcus Vitel (G3 ADV)",
        "Marcus Vitel (G3)",
        "Margarite (G4)",
        "Montecalme (G5)",
        "Olga Triminov (G3)",
        "Saankaláxt (G6)",
        "Screamer",
        "Sean Rycek (G4)",
        "Sébastien Goulet (G3 ADV)",
        "Tereza Rostas (G2)",
        "The Ankou (G5)",
        "Themistocles (G5)",
        "Theo Bell (G2 ADV)",
        "Titus Camille (G4)",
        "Tobias Smith (G3)",
        'Travis "Traveler72" Miller (G4)',
        "Tutu the Doubly Evil One",
        "Ugadja (G4)",
        "Vassily Taltos (G4)",
        "Veneficti",
    )
)
"""What finds nothing to do at this table."""

IN_OTHER_WORDS = frozenset(
    (
        "Bakr (G5)",  # combat with somebody else's minion is directed without the mark
        "Eurayle Gelasia Mylonas (G4)",  # whoever is unlocked, at the prey's here
        "Falhu Shibaba (G3)",  # an action of your own against what is yours
        "Haakon Mortensen (G2)",  # blood for anybody's vampire, at the prey's here
        "Leonardo, Mortician",  # blood for anybody's vampire, at the prey's here
        "Makarios, The Seducer (G2)",  # the mark stands before the name
        "Maldavis (G3)",  # an action of your own against what is yours
        "Mylan Horseed",  # blood for anybody's vampire, at the prey's here
    )
)
"""Where the mark of directed actions does not say how it is here."""


@pytest.mark.parametrize("name", saying())
def test_an_action_of_a_minion_has_its_stealth(name: str) -> None:
    """And is directed as its text says."""
    face = pool()[name]
    said = AS_ACTION.findall(face.text)[0]
    action = announced(face)
    assert (action is None) is (name in NEEDS)
    if action is not None:
        found = re.search(r"\d", said)
        assert action.inherent == (int(found[0]) if found else 0)
        assert name in IN_OTHER_WORDS or bool(action.targets) is ("Ⓓ" in said)
