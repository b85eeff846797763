"""Every term of the rules has a help text in our own words, with its section."""

from __future__ import annotations

import msgspec
import pytest
from typer.testing import CliRunner

from laws.test_phrases import messages_of
from methuselah.cli import main
from methuselah.table.glossary import WORDS, explain, terms
from methuselah.wording.book import slug

RUN = CliRunner()
SPECIAL = (
    "blood cursed, infernal, red list, research area, scarce, slave, sterile, title, title card, "
    "unique, vulnerability, wake, trophy, trifle, burn option, draft effect"
)
WORDING = "during x, do y; cancel a card; lock x to do y; search"
GLOSSARY = (
    "acting minion, action card, action modifier, additional strike, aggravated damage, ally, "
    "ash heap, attached, bearer, bleed, block, blocking minion, blood, blood counter, blood bank, "
    "blood hunt, burn, capacity, circle, combat card, combat ends, contest, controlled region, "
    "conviction, crypt, diablerie, diablerist, directed action, discard, dodge, edge, equipment, "
    "employer, first strike, hunt, imbued, influence phase, intercept, library, life, lock, "
    "maneuver, master card, master phase action, minion, minion card, out-of-turn master, polling, "
    "pool, predator, press, prey, reaction card, ready region, referendum, retainer, stealth, "
    "sterile, strength, strike, torpor region, transfer, uncontrolled region, undirected action, "
    "unlock, victory point, withdraw, wounded"
)
WORLD = (
    "amaranth, anarch, antediluvian, archbishop, archon, baron, beast, bishop, blood bond, "
    "blood hunt, book of nod, caine, camarilla, canaille, cardinal, clan, consanguineous, domain, "
    "elysium, embrace, gehenna, ghoul, haven, inner circle, justicar, jyhad, kindred, kine, "
    "masquerade, methuselah, path, praxis, primogen, prince, priscus, regent, retainer, sabbat, "
    "sect, traditions, vitae, kholo, magaji, laibon, independent"
)
IMBUED = "imbued, conviction, power, creed, virtue, monster, incapacitated"


@pytest.mark.parametrize(
    "name",
    [
        *(n.strip() for part in (SPECIAL, GLOSSARY, WORLD, IMBUED) for n in part.split(", ")),
        *WORDING.split("; "),
    ],
)
def test_every_term_of_the_rules_is_explained(name: str) -> None:
    term = explain(name).term
    assert term is not None
    assert term.text.endswith(".")
    assert term.section.startswith(("R3", "RB24", "R0"))


def test_no_two_terms_go_by_the_same_name() -> None:
    names = [name.lower() for term in terms() for name in (term.name, *term.also)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("asked", ["Slave", "slaves", "  SLAVE "])
def test_a_term_is_found_however_it_is_written(asked: str) -> None:
    term = explain(asked).term
    assert term is not None
    assert term.name == "Slave"


def test_help_says_the_term_and_its_section() -> None:
    said = RUN.invoke(main, ["help", "red", "list"])
    assert said.exit_code == 0
    assert said.stdout.startswith("Red List: ")
    assert "R3 11" in said.stdout


def test_help_in_json() -> None:
    said = RUN.invoke(main, ["help", "scarce", "--json"])
    assert msgspec.json.decode(said.stdout)["name"] == "Scarce"
    listed = RUN.invoke(main, ["help", "--json"])
    assert "Scarce" in msgspec.json.decode(listed.stdout)


def test_help_without_a_term_lists_them() -> None:
    assert "Diablerie\n" in RUN.invoke(main, ["help"]).stdout


def test_help_on_what_is_no_term_suggests_the_nearest() -> None:
    said = RUN.invoke(main, ["help", "stelth"])
    assert said.exit_code == 2
    assert 'Did you mean "stealth"' in said.output


# -- in other languages ----------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "es"])
def test_every_term_is_told_in_every_language(language: str) -> None:
    """Its word and its meaning; nothing of a term that there is not."""
    told = terms(language)
    by_english = {term.english: term for term in told}
    english = {term.name: term for term in terms()}

    assert by_english.keys() == english.keys()
    assert messages_of(language, WORDS).keys() == {slug(name) for name in english}
    for name, term in by_english.items():
        assert term.text.endswith(".") and term.text != english[name].text
        assert term.section == english[name].section
    names = [name.lower() for term in told for name in (term.name, *term.also)]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize(
    ("asked", "language", "name", "english"),
    [
        ("morsure", "", "Morsure", "Bleed"),
        ("MORSURES", "", "Morsure", "Bleed"),
        ("discretion", "", "Discrétion", "Stealth"),
        ("sigilo", "", "Sigilo", "Stealth"),
        ("bleed", "fr", "Morsure", "Bleed"),
        ("morsure", "es", "Sangrado", "Bleed"),
        ("morsure", "en", "Bleed", ""),
        ("bleed", "", "Bleed", ""),
    ],
)
def test_a_term_is_found_in_any_language(
    asked: str, language: str, name: str, english: str
) -> None:
    """Without accents too; the answer is in the language of the word, unless another is named."""
    found = explain(asked, language)
    assert found.term is not None
    assert (found.term.name, found.term.english) == (name, english)


def test_help_in_french() -> None:
    """The English word stands beside the French one; what is no term suggests French ones."""
    said = RUN.invoke(main, ["help", "morsure"]).stdout.replace("\u00a0", " ")
    assert said.startswith("Morsure (bleed) : Une action qui brûle de la réserve de la proie")
    assert said.rstrip().endswith("(R3 6.1.1)")
    assert "Chasse au sang (blood hunt)\n" in RUN.invoke(main, ["help", "--language", "fr"]).stdout
    unknown = RUN.invoke(main, ["help", "morsre", "--language", "fr"])
    assert unknown.exit_code == 2
    assert "n'est pas un terme des règles. Vouliez-vous dire « morsure »" in unknown.output.replace(
        "\u00a0", " "
    )
    assert RUN.invoke(main, ["help", "--language", "tlh"]).exit_code == 2
