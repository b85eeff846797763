"""Requirements met by an ability: Vidal Jarbeaux, Mata Hari, Abraham Mellon."""

from __future__ import annotations

from typing import Any

import pytest

from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import total
from methuselah.language import (
    THIS,
    YOU,
    action,
    clan,
    fits,
    gain_pool,
    master,
    on,
    political,
    put_on,
    searches_for_equipment,
    sect,
    static,
    title,
    when,
)
from methuselah.language.ways import equips
from table_talk import Table

VIDAL = "Vidal Jarbeaux (G5)"
MATA = "Mata Hari (G4)"


def asking(name: str, **face: Any) -> Definition:
    """An action card that requires something, for 1 pool."""
    return paper(name, action(gain_pool(1), stealth=1), **face)


@pytest.mark.parametrize(
    "face",
    [
        {"clans": ("Brujah",)},
        {"requires": ("sabbat vampire",)},
        {"requires": ("black hand",)},
        {"requires": ("ready prince",)},
        {"requires": ("non-camarilla vampire",)},
    ],
)
def test_vidal_meets_a_requirement_once_each_game(table: Table, face: dict[str, Any]) -> None:
    """A second card with the same requirement is beyond him, this turn and later."""
    vidal = table.you.ready(VIDAL)
    other = table.you.ready("Nassir")
    table.you.holds(asking("First", **face), asking("Second", **face))
    assert not table.you.can_play("First", by=other)
    table.you.acts("First", by=vidal)
    table.nobody_reacts()
    assert table.you.pool() == 31
    table.until_turn_of(table.you, "minion")

    assert not table.you.can_play("Second", by=vidal)


def test_vidal_meets_different_requirements(table: Table) -> None:
    """One of them is used; the other is free."""
    vidal = table.you.ready(VIDAL)
    table.you.holds(asking("First", clans=("Brujah",)), asking("Second", clans=("Gangrel",)))
    table.you.acts("First", by=vidal)
    table.nobody_reacts()
    table.until_turn_of(table.you, "minion")
    table.you.acts("Second", by=vidal)
    table.nobody_reacts()

    assert table.you.pool() == 32


@pytest.mark.ruling("Vidal Jarbeaux", 4)
@pytest.mark.parametrize(
    "words", ["infernal", "mortal ally", "vampire with capacity above 8", "unlocked imbued"]
)
def test_what_is_no_vampire_trait_is_not_met(table: Table, words: str) -> None:
    """Infernal is named as the exception; the others are no traits of vampires."""
    vidal = table.you.ready(VIDAL)
    table.you.holds(asking("First", requires=(words,)))

    assert not table.you.can_play("First", by=vidal)


def test_what_he_has_is_not_used_up(table: Table) -> None:
    """Camarilla he is: such cards are played without his ability."""
    vidal = table.you.ready(VIDAL)
    table.you.holds(*(asking(n, requires=("camarilla",)) for n in ("First", "Second")))
    table.you.acts("First", by=vidal)
    table.nobody_reacts()
    table.until_turn_of(table.you, "minion")

    assert table.you.can_play("Second", by=vidal)


def test_of_two_clans_one_is_used(table: Table) -> None:
    """Its player says which; the other may be met by another card."""
    vidal = table.you.ready(VIDAL)
    both = {"clans": ("Brujah", "Gangrel")}
    table.you.holds(asking("First", **both), asking("Second", clans=("Gangrel",)))
    table.you.acts("First", by=vidal)
    table.you.chooses(word="clan brujah")
    table.nobody_reacts()
    table.until_turn_of(table.you, "minion")

    assert table.you.can_play("Second", by=vidal)


@pytest.mark.ruling("Vidal Jarbeaux", 2)
def test_a_master_needs_vidal_ready(table: Table) -> None:
    """Carfax Abbey requires a ready Anarch."""
    table.you.ready(VIDAL)
    abbey = table.you.holds("Carfax Abbey")
    table.begins("master")
    table.you.plays("Carfax Abbey")
    table.until_turn_of(table.you, "minion")

    assert table.where(abbey) == "permanent"


def test_vidal_in_torpor_helps_nobody(table: Table) -> None:
    """Nor does that of another Methuselah."""
    table.you.torpor(VIDAL)
    table.prey.ready(MATA)
    table.you.holds("Carfax Abbey", "Life in the City")
    table.begins("master")

    assert table.you.can_play("Life in the City")
    assert not table.you.can_play("Carfax Abbey")


@pytest.mark.ruling("Vidal Jarbeaux", 3)
def test_a_cancelled_card_has_used_the_requirement(table: Table) -> None:
    """Direct Intervention cancels the first; the second cannot be played."""
    vidal = table.you.ready(VIDAL)
    table.prey.holds("Direct Intervention")
    table.you.holds(*(asking(n, clans=("Brujah",)) for n in ("First", "Second")))
    table.you.acts("First", by=vidal)
    table.prey.plays("Direct Intervention")

    assert not table.you.can_play("Second", by=vidal)
    assert not table.locked(vidal)


@pytest.mark.ruling("Vidal Jarbeaux", 5)
def test_a_titled_vampire_of_a_sect(table: Table) -> None:
    """The title is chosen, each only once; Camarilla he is himself."""
    vidal = table.you.ready(VIDAL)
    table.you.holds(*(asking(n, requires=("titled vampire",)) for n in ("First", "Second")))
    table.you.acts("First", by=vidal)
    asked = table.asked()
    assert asked is not None
    assert {"prince", "baron", "votes"} <= {option.word for option in asked.options}
    table.you.chooses(word="prince")
    table.nobody_reacts()
    table.until_turn_of(table.you, "minion")
    table.you.acts("Second", by=vidal)
    asked = table.asked()
    assert asked is not None
    assert "prince" not in {option.word for option in asked.options}
    table.you.chooses(word="votes")
    table.nobody_reacts()

    assert table.you.pool() == 32


@pytest.mark.ruling("Vidal Jarbeaux", 12)
def test_a_title_brings_its_sect(table: Table) -> None:
    """A card for a Sabbat bishop, played by a Camarilla vampire: the sect goes with the title."""
    vidal = table.you.ready(VIDAL)
    table.you.holds(asking("First", requires=("sabbat bishop",)))
    table.you.acts("First", by=vidal)
    table.nobody_reacts()

    assert table.you.pool() == 31
    used = [key for key in table.state.stack[0].used if key[0] == "met by ability"]
    assert [key[2] for key in used] == ["bishop"]


@pytest.mark.ruling("Vidal Jarbeaux", 1)
@pytest.mark.ruling("Mata Hari", 8)
@pytest.mark.ruling("Abraham Mellon", 2)
@pytest.mark.parametrize(
    ("name", "clan_"),
    [(VIDAL, "Brujah"), (MATA, "Brujah"), ("Abraham Mellon (G6)", "Tremere")],
)
def test_the_effects_of_the_card_treat_her_so(table: Table, name: str, clan_: str) -> None:
    """But not what the card does in play, nor what other cards say."""
    minion = table.you.ready(name)
    mine = fits(THIS, on(clan(clan_)))
    once = paper(
        "Once",
        action(when(mine, gain_pool(1)), put_on(THIS), stealth=1),
        static("bleed", +3, when=mine),
        clans=(clan_,),
    )
    meanwhile = paper(
        "Meanwhile",
        static("hand_size", +1, YOU, when=fits(THIS, on(clan(clan_)))),
        kind="equipment",
    )
    table.you.in_play(meanwhile, on=minion)
    held = table.you.holds(once)
    table.asked()
    size_before = total(table.state, "hand_size", 0)
    bleed_before = total(table.state, "bleed", minion)
    table.you.acts("Once", by=minion)
    assert total(table.state, "hand_size", 0) == size_before
    table.nobody_reacts()

    assert table.you.pool() == 31
    assert table.on(held) == minion
    assert total(table.state, "bleed", minion) == bleed_before


@pytest.mark.ruling("Vidal Jarbeaux", 11)
def test_a_title_met_has_no_votes(table: Table) -> None:
    """As a prince he calls the referendum; his votes are none."""
    vidal = table.you.ready(VIDAL)
    motion = paper("Motion", political(passes=(gain_pool(3),)), requires=("ready prince",))
    table.you.holds(motion)
    table.you.acts("Motion", by=vidal)
    table.until("polling", table.you)

    assert table.you.may("vote", mode="called")
    assert not table.you.may("vote", minion=vidal)


@pytest.mark.ruling("Vidal Jarbeaux", 9)
@pytest.mark.ruling("Mata Hari", 5)
@pytest.mark.ruling("Lisandro Giovanni (G3)", 1)
@pytest.mark.parametrize(
    ("name", "clan_"),
    [(VIDAL, "Brujah"), (MATA, "Brujah"), ("Lisandro Giovanni (G3)", "Samedi")],
)
def test_the_burn_option_is_open_still(table: Table, name: str, clan_: str) -> None:
    """Nobody of hers meets the requirement: only an ability would."""
    table.you.ready(name)
    table.you.holds(asking("First", clans=(clan_,), burn_option=True))
    table.begins("unlock")

    assert table.you.may("burn option", card="First")


@pytest.mark.ruling("Vidal Jarbeaux", 10)
@pytest.mark.ruling("Mata Hari", 7)
@pytest.mark.ruling("Abraham Mellon", 1)
@pytest.mark.parametrize(
    ("name", "clan_"),
    [(VIDAL, "Brujah"), (MATA, "Brujah"), ("Abraham Mellon (G6)", "Tremere")],
)
def test_only_cards_that_are_played_normally(table: Table, name: str, clan_: str) -> None:
    """Equipment found in the library is not: only what requires nothing is offered."""
    minion = table.you.ready(name)
    search = paper("Search", action(searches_for_equipment(), stealth=1, kind="equip"))
    table.you.holds(search, paper("Own Ring", equips(), clans=(clan_,)))
    table.you.library(paper("Clan Ring", equips(), clans=(clan_,)), paper("Any Ring", equips()))
    table.you.library("Life in the City")
    assert table.you.can_play("Own Ring", by=minion)
    table.you.acts("Search", by=minion)
    table.until("choose", table.you)
    asked = table.asked()
    assert asked is not None
    names = [table.state.definition(o.target).name for o in asked.options if o.target >= 0]

    assert names == ["Any Ring"]


@pytest.mark.ruling("Vidal Jarbeaux", 8)
@pytest.mark.ruling("Mata Hari", 4)
@pytest.mark.parametrize("name", [VIDAL, MATA])
def test_the_great_beast_stays_as_it_was_called(table: Table, name: str) -> None:
    """Tokens equal to her capacity, and no action to add more: she is no Baali."""
    minion = table.you.ready(name)
    beast = table.you.holds("Call the Great Beast")
    table.you.acts("Call the Great Beast", by=minion)
    table.nobody_reacts()
    assert table.on(beast) == minion
    table.until_turn_of(table.you, "minion")

    assert not table.you.may("use action", card=beast)


# -- Mata Hari ----------------------------------------------------------------------------------


def test_mata_hari_is_of_any_clan_and_sect(table: Table) -> None:
    """Again and again; her title and other traits are her own."""
    mata = table.you.ready(MATA)
    face = {"clans": ("Brujah",), "requires": ("anarch",)}
    table.you.holds(asking("First", **face), asking("Second", **face))
    table.you.holds(asking("Third", requires=("prince",)), asking("Fourth", requires=("seraph",)))
    assert not table.you.can_play("Third", by=mata)
    assert not table.you.can_play("Fourth", by=mata)
    for name in ("First", "Second"):
        table.you.acts(name, by=mata)
        table.nobody_reacts()
        table.until_turn_of(table.you, "minion")

    assert table.you.pool() == 32


@pytest.mark.ruling("Mata Hari", 2)
@pytest.mark.ruling("Mata Hari", 6)
def test_her_title_is_one_of_the_sect(table: Table) -> None:
    """Camarilla's Iron Fist requires a titled Camarilla vampire; an Anarch has her votes still."""
    mata = table.you.ready(MATA)
    table.you.holds("Camarilla's Iron Fist", asking("First", requires=("titled sabbat vampire",)))

    assert table.you.can_play("Camarilla's Iron Fist", by=mata)
    assert table.you.can_play("First", by=mata)


def test_you_play_masters_as_she_could(table: Table) -> None:
    """A master that requires a clan."""
    table.you.ready(MATA)
    table.you.holds(paper("Ground", master(gain_pool(1)), clans=("Tzimisce",)))
    table.begins("master")
    table.you.plays("Ground")
    table.until_turn_of(table.you, "minion")

    assert table.you.pool() == 31


def test_her_neighbours_gain_nothing(table: Table) -> None:
    """Another vampire of yours, or of the prey, is what it is."""
    table.you.ready(MATA)
    other = table.you.ready("Anson (G1)")
    table.you.holds(asking("First", requires=("sabbat",)))

    assert not table.you.can_play("First", by=other)


# -- Abraham Mellon -----------------------------------------------------------------------------


def test_abraham_is_no_brujah(table: Table) -> None:
    """Only cards that require a Tremere; and the hand is larger while he is ready."""
    abraham = table.you.ready("Abraham Mellon (G6)")
    table.you.holds(asking("First", clans=("Tremere",)), asking("Second", clans=("Brujah",)))

    assert table.you.can_play("First", by=abraham)
    assert not table.you.can_play("Second", by=abraham)
    assert total(table.state, "hand_size", 0) == 1


def test_titles_and_sects_of_the_effect(table: Table) -> None:
    """What he was as he played it is asked by title and sect too."""
    vidal = table.you.ready(VIDAL)
    checked = paper(
        "Checked",
        action(
            when(fits(THIS, on(title("prince"))), gain_pool(1)),
            when(fits(THIS, on(sect("sabbat"))), gain_pool(10)),
            stealth=1,
        ),
        requires=("prince",),
    )
    table.you.holds(checked)
    table.you.acts("Checked", by=vidal)
    table.nobody_reacts()

    assert table.you.pool() == 31
