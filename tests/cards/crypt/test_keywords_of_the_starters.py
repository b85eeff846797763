"""The vampires of the five starter decks are in play what their faces say."""

from __future__ import annotations

import pytest

from methuselah.engine.traits import capacity, clan_of, discipline_level, sect_of
from methuselah.rules.politics.titles import city_of, title_of, votes_of_title
from table_talk import Table

VAMPIRES = [
    ("Alexander Silverson", "Malkavian", 8, "pre AUS DOM OBF", "prince", "Birmingham", 1),
    ("Andi Liu", "Malkavian", 6, "aus obf pre DOM", "prince", "Taipei", 1),
    ("Ashley", "Malkavian", 3, "dom obf", "", "", 1),
    ("Colette", "Malkavian", 5, "dom AUS OBF", "", "", 1),
    ("Donny Kowalczyk", "Malkavian", 6, "cel dom obf AUS", "prince", "Pittsburgh", 1),
    ("Dr. Stephen Norton", "Malkavian", 4, "aus OBF", "", "", 1),
    ("Gelasia Fotiou", "Malkavian", 6, "obf pre AUS DOM", "", "", 1),
    ("Meaghan", "Malkavian", 3, "aus obf", "", "", 1),
    ("Sully", "Malkavian", 4, "aus dom obf", "", "", 1),
    ("Aunt Linda", "Nosferatu", 4, "obf POT", "", "", 1),
    ("Baixinho", "Nosferatu", 3, "ani obf", "", "", 1),
    ("Belinde", "Nosferatu", 6, "ani aus pot OBF", "prince", "Copenhagen", 1),
    ("Horace Radcliffe", "Nosferatu", 5, "obf ANI POT", "", "", 1),
    ("Larissa Moreira", "Nosferatu", 6, "pot ANI OBF", "primogen", "", 1),
    ("Lenny Burkhead", "Nosferatu", 6, "obf pot pre ANI", "primogen", "", 2),
    ("Ryan", "Nosferatu", 4, "ani obf pot", "", "", 1),
    ("The Dowager", "Nosferatu", 6, "aus pot ANI OBF", "primogen", "", 1),
    ("Wauneka", "Nosferatu", 5, "ani aus obf POT", "", "", 1),
    ("Bret Stryker", "Toreador", 4, "CEL PRE", "", "", 1),
    ("Catalina Vega", "Toreador", 8, "for AUS CEL PRE", "prince", "Buenos Aires", 2),
    ("Flávio Gonçalves", "Toreador", 7, "aus for CEL PRE", "prince", "São Paulo", 1),
    ("Kathy Glens", "Toreador", 5, "aus cel tha PRE", "", "", 1),
    ("Massimo Falconi", "Toreador", 4, "aus cel pre", "", "", 1),
    ("Min-seo", "Toreador", 3, "aus cel", "", "", 1),
    ("Mkhokheli", "Toreador", 6, "aus cel for PRE", "prince", "Cape Town", 1),
    ("Nik Sikko", "Toreador", 3, "cel pre", "", "", 1),
    ("Tamoszius", "Toreador", 5, "aus CEL PRE", "", "", 1),
    ("Ayelech", "Tremere", 7, "AUS DOM THA", "prince", "Addis Ababa", 1),
    ("Chrysanthemum", "Tremere", 5, "dom AUS THA", "primogen", "", 1),
    ("Inês Tristão", "Tremere", 6, "aus dom pre THA", "prince", "Rio de Janeiro", 1),
    ("Lauren", "Tremere", 4, "aus dom tha", "", "", 1),
    ("Lloyd Brooks", "Tremere", 6, "aus pot DOM THA", "primogen", "", 1),
    ("Nassir", "Tremere", 4, "aus THA", "", "", 1),
    ("Patrik Söderberg", "Tremere", 5, "dom for tha AUS", "", "", 1),
    ("Rosalina Cortez", "Tremere", 3, "THA", "", "", 1),
    ("Trevon Parker", "Tremere", 6, "AUS DOM THA", "", "", 1),
    ("Alexa Draper", "Ventrue", 8, "for pot DOM PRE", "prince", "Melbourne", 1),
    ("Alice Chen", "Ventrue", 7, "dom obf FOR PRE", "prince", "Nairobi", 1),
    ("Brock Sterling", "Ventrue", 3, "FOR", "", "", 1),
    ("Chelsea Blake", "Ventrue", 5, "cel for pre DOM", "", "", 1),
    ("Horst von Brühl", "Ventrue", 6, "aus dom pre FOR", "prince", "Mannheim", 1),
    ("Madison", "Ventrue", 6, "DOM FOR PRE", "", "", 1),
    ("Naomi Stewart", "Ventrue", 5, "dom FOR PRE", "", "", 1),
    ("Oshri Dahan", "Ventrue", 4, "dom for pre", "", "", 1),
    ("Sybren van Oosten", "Ventrue", 7, "dom tha FOR PRE", "prince", "Rotterdam", 1),
]
"""Name, clan, capacity, Disciplines, title, city, bleed: typed from the printed cards."""
ALL_DISCIPLINES = ("ani", "aus", "cel", "dom", "for", "obf", "pot", "pre", "pro", "tha")
VOTES = {"": 0, "primogen": 1, "prince": 2}


@pytest.mark.parametrize(
    ("name", "clan", "size", "disciplines", "title", "city", "bleed"),
    VAMPIRES,
    ids=[row[0] for row in VAMPIRES],
)
def test_a_vampire_is_what_its_face_says(
    table: Table,
    name: str,
    clan: str,
    size: int,
    disciplines: str,
    title: str,
    city: str,
    bleed: int,
) -> None:
    """Clan, sect, capacity, Disciplines, title with its votes, and the bleed of a basic action."""
    vampire = table.you.ready(name)
    bystander = table.you.ready("Smudge the Ignored")
    table.prey.ready("Gilbert Duane")
    assert table.asked() is not None
    state = table.state

    assert clan_of(state, vampire) == clan
    assert sect_of(state, vampire) == "camarilla"
    assert capacity(state, vampire) == size
    levels = {code: discipline_level(state, vampire, code) for code in ALL_DISCIPLINES}
    printed = disciplines.split()
    assert levels == {
        code: 2 if code.upper() in printed else int(code in printed) for code in ALL_DISCIPLINES
    }
    assert title_of(state, vampire) == title
    assert city_of(state, vampire) == city
    assert votes_of_title(state, vampire) == VOTES[title]
    table.you.acts(word="bleed", by=vampire)
    table.nobody_reacts()
    assert table.prey.pool() == 30 - bleed
    assert table.grand_prey.pool() == 30
    assert table.blood(vampire) == size
    table.you.acts(word="bleed", by=bystander)
    table.nobody_reacts()
    assert table.prey.pool() == 30 - bleed - 1


def test_the_bonus_of_catalina_vega_is_her_own(table: Table) -> None:
    """Her +1 bleed works with a bleed card, and not for the vampire beside her."""
    catalina = table.you.ready("Catalina Vega")
    lenny = table.you.ready("Lenny Burkhead")
    meaghan = table.you.ready("Meaghan")
    table.you.holds("Intimidation", "Deep Song")
    table.prey.ready("Nassir")

    table.you.acts("Intimidation", by=catalina, level="PRE")
    table.nobody_reacts()
    assert table.prey.pool() == 26
    table.you.acts("Deep Song", by=lenny, level="ani")
    table.nobody_reacts()
    assert table.prey.pool() == 23
    table.you.acts(word="bleed", by=meaghan)
    table.nobody_reacts()
    assert table.prey.pool() == 22
