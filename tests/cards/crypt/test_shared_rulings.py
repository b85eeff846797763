"""Rulings that many vampires share: Black Hand is a trait, some titles stay through any sect."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.engine.rows import found
from methuselah.engine.traits import sect_of
from methuselah.rules.politics.titles import title_of, votes_of_title
from table_talk import Table


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            "Appius Claudius Corvus (G5)",
            marks=pytest.mark.ruling("Appius Claudius Corvus (G5)", 1),
        ),
        pytest.param("Aredhel (G4)", marks=pytest.mark.ruling("Aredhel (G4)", 1)),
        pytest.param("Banjoko (G3)", marks=pytest.mark.ruling("Banjoko (G3)", 1)),
        pytest.param("Claudia (G5)", marks=pytest.mark.ruling("Claudia (G5)", 1)),
        pytest.param("The Colonel (G3)", marks=pytest.mark.ruling("The Colonel (G3)", 1)),
        pytest.param(
            "Djuhah, The Bronze Bow (G5)",
            marks=pytest.mark.ruling("Djuhah, The Bronze Bow (G5)", 1),
        ),
        pytest.param(
            "Ermenegildo, The Rake (G4)", marks=pytest.mark.ruling("Ermenegildo, The Rake (G4)", 1)
        ),
        pytest.param(
            "Ezekiel, Lord of Montreal (G3)",
            marks=pytest.mark.ruling("Ezekiel, Lord of Montreal (G3)", 1),
        ),
        pytest.param(
            "Gabriel de Cambrai (G4)", marks=pytest.mark.ruling("Gabriel de Cambrai (G4)", 1)
        ),
        pytest.param(
            "Gatjil Munyarryun (G5)", marks=pytest.mark.ruling("Gatjil Munyarryun (G5)", 1)
        ),
        pytest.param("Ingram Frizer (G3)", marks=pytest.mark.ruling("Ingram Frizer (G3)", 1)),
        pytest.param("Marge Khan (G5)", marks=pytest.mark.ruling("Marge Khan (G5)", 1)),
        pytest.param("Mariano Pomposo (G3)", marks=pytest.mark.ruling("Mariano Pomposo (G3)", 1)),
        pytest.param("Mosfair (G4)", marks=pytest.mark.ruling("Mosfair (G4)", 1)),
        pytest.param("Nails (G4)", marks=pytest.mark.ruling("Nails (G4)", 1)),
        pytest.param("Piotr Andreikov (G3)", marks=pytest.mark.ruling("Piotr Andreikov (G3)", 1)),
        pytest.param("Rashid Stockton (G5)", marks=pytest.mark.ruling("Rashid Stockton (G5)", 1)),
        pytest.param(
            "Reza Fatir, The Dark Angel (G4)",
            marks=pytest.mark.ruling("Reza Fatir, The Dark Angel (G4)", 1),
        ),
        pytest.param("Roger Farnsworth (G3)", marks=pytest.mark.ruling("Roger Farnsworth (G3)", 1)),
        pytest.param("Skryta Zyleta (G3)", marks=pytest.mark.ruling("Skryta Zyleta (G3)", 1)),
        pytest.param("Wah Chun-Yuen (G3)", marks=pytest.mark.ruling("Wah Chun-Yuen (G3)", 1)),
        pytest.param("Yasmin the Black (G3)", marks=pytest.mark.ruling("Yasmin the Black (G3)", 1)),
        pytest.param("Yazid Tamari (G3)", marks=pytest.mark.ruling("Yazid Tamari (G3)", 1)),
        pytest.param(
            "Dominique Santo Paulo (G4)", marks=pytest.mark.ruling("Dominique Santo Paulo (G4)", 1)
        ),
        pytest.param("Dovey Ebfwe (G6)", marks=pytest.mark.ruling("Dovey Ebfwe (G6)", 1)),
        pytest.param("Shaggydog (G5)", marks=pytest.mark.ruling("Shaggydog (G5)", 1)),
        pytest.param(
            'Ondine "Boudicca" Sinclair (G5)',
            marks=pytest.mark.ruling('Ondine "Boudicca" Sinclair (G5)', 1),
        ),
        pytest.param("Morlock (G4)", marks=pytest.mark.ruling("Morlock (G4)", 1)),
        pytest.param(
            "Darvag, The Butcher of Rus (G4)",
            marks=pytest.mark.ruling("Darvag, The Butcher of Rus (G4)", 1),
        ),
        pytest.param(
            "Dr. Morrow, The Skindoctor (G5)",
            marks=pytest.mark.ruling("Dr. Morrow, The Skindoctor (G5)", 2),
        ),
        pytest.param(
            "Henri Lavenant (G3)",
            marks=pytest.mark.ruling("Henri Lavenant (G3)", 1),
        ),
        pytest.param(
            "Lubomira Hradok (G5)",
            marks=pytest.mark.ruling("Lubomira Hradok (G5)", 2),
        ),
        pytest.param(
            "Saul Meira (G5)",
            marks=pytest.mark.ruling("Saul Meira (G5)", 1),
        ),
        pytest.param(
            "Tarbaby Jack (G3)",
            marks=pytest.mark.ruling("Tarbaby Jack (G3)", 1),
        ),
        pytest.param(
            "Selena (G3)",
            marks=pytest.mark.ruling("Selena (G3)", 1),
        ),
        pytest.param(
            "Katherine Stoddard (G3)",
            marks=pytest.mark.ruling("Katherine Stoddard (G3)", 1),
        ),
        pytest.param('Joe "Boot" Hill (G4)', marks=pytest.mark.ruling('Joe "Boot" Hill (G4)', 1)),
    ],
)
def test_black_hand_is_a_trait_that_no_sect_takes_away(table: Table, name: str) -> None:
    """It gives no title and no votes of its own, and stays when the sect changes."""
    vampire = table.you.ready(name)
    table.begins("minion")
    assert found(table.state, "black hand", vampire)
    assert title_of(table.state, vampire) != "black hand"
    votes = votes_of_title(table.state, vampire)
    assert (votes > 0) == bool(title_of(table.state, vampire))

    atoms.set_trait(table.state, vampire, "sect", "independent")
    assert sect_of(table.state, vampire) == "independent"
    assert found(table.state, "black hand", vampire)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            "Ambrogino Giovanni (G2)", marks=pytest.mark.ruling("Ambrogino Giovanni (G2)", 1)
        ),
        pytest.param("Kashan (G4)", marks=pytest.mark.ruling("Kashan (G4)", 1)),
        pytest.param(
            "Kephamos, High Priest of Marrakech (G2)",
            marks=pytest.mark.ruling("Kephamos, High Priest of Marrakech (G2)", 1),
        ),
        pytest.param("Xaviar (G3)", marks=pytest.mark.ruling("Xaviar (G3)", 1)),
        pytest.param("Nehsi (G2)", marks=pytest.mark.ruling("Nehsi (G2)", 1)),
        pytest.param(
            "Don Michael Antonio Giovanni (G4)",
            marks=pytest.mark.ruling("Don Michael Antonio Giovanni (G4)", 1),
        ),
        pytest.param("Scout Youngwood (G6)", marks=pytest.mark.ruling("Scout Youngwood (G6)", 2)),
    ],
)
@pytest.mark.parametrize("sect", ["camarilla", "sabbat", "anarch", "laibon"])
def test_a_title_of_votes_alone_stays_through_any_sect(table: Table, name: str, sect: str) -> None:
    """An Independent vampire that is titled by its votes keeps them in another sect."""
    vampire = table.you.ready(name)
    table.begins("minion")
    before = title_of(table.state, vampire), votes_of_title(table.state, vampire)
    assert before[1] > 0

    atoms.set_trait(table.state, vampire, "sect", sect)
    assert (title_of(table.state, vampire), votes_of_title(table.state, vampire)) == before
