"""Merged vampires: Kemintiri, base and advanced."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of, told
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import total
from methuselah.engine.traits import capacity, clan_of, is_merged, sect_of
from methuselah.language import (
    PREY,
    TARGET,
    THIS,
    YOU,
    action,
    becomes_anarch,
    burn_card,
    burn_pool,
    choose,
    clan,
    fits,
    gain_pool,
    master,
    on,
    political,
    put_on,
    reaction,
    searches_for_equipment,
    sect,
    static,
    title,
    titled,
    to_uncontrolled,
    vampire,
    when,
)
from methuselah.language.ways import equips
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import title_of, votes_of_title
from table_talk import Table

BASE = "Kemintiri (G2)"
ADVANCED = "Kemintiri (G2 ADV)"
VENTRUE = "Catherine du Bois (G3)"


def asking(name: str, **face: Any) -> Definition:
    """An action card that requires something, for 1 pool."""
    return paper(name, action(gain_pool(1), stealth=1), **face)


# -- merging ------------------------------------------------------------------------------------


def test_the_merged_vampire_has_three_votes(table: Table) -> None:
    """The title stands in the merged text; before, neither version has one."""
    kemintiri = table.you.ready(BASE, blood=4)
    upper = table.you.uncontrolled(ADVANCED)
    table.begins("influence")
    table.asked()
    assert title_of(table.state, kemintiri) == ""
    table.you.does("merge", card=upper, target=kemintiri)

    assert is_merged(table.state, kemintiri)
    assert title_of(table.state, kemintiri) == "3 votes"
    assert votes_of_title(table.state, kemintiri) == 3
    assert sect_of(table.state, kemintiri) == "independent"
    assert capacity(table.state, kemintiri) == 10
    assert table.blood(kemintiri) == 4
    assert table.you.pool() == 29


def test_unmerged_the_advanced_one_plays_nothing_for_others(table: Table) -> None:
    """Only the first line of her text works: Red List and +1 stealth."""
    kemintiri = table.you.ready(ADVANCED)
    table.you.holds(asking("First", requires=("camarilla vampire",)))

    assert not table.you.can_play("First", by=kemintiri)
    assert total(table.state, "stealth", kemintiri) == 1
    assert votes_of_title(table.state, kemintiri) == 0


def test_the_text_of_the_base_works_on(table: Table) -> None:
    """+1 bleed and +1 stealth against a Methuselah with a Ventrue, and her own +1 stealth."""
    kemintiri = table.you.merged(BASE)
    table.prey.ready(VENTRUE)
    table.you.acts(by=kemintiri, word="bleed")
    assert stealth(table.state, action_of(table)) == 2
    table.nobody_reacts()

    assert table.prey.pool() == 28


def test_a_ventrue_attacks_the_merged_vampire(table: Table) -> None:
    """As the text of the base allows; the vampire in play is the one attacked."""
    kemintiri = table.prey.merged(BASE)
    ventrue = table.you.ready(VENTRUE)
    table.you.acts(BASE, by=ventrue)
    table.nobody_reacts()

    assert told(table, "combat", card=ventrue, other=kemintiri) == 1


def test_the_merged_vampire_attacks_a_ventrue(table: Table) -> None:
    """Her own action stands on the base card."""
    kemintiri = table.you.merged(BASE)
    ventrue = table.prey.ready(VENTRUE)
    table.you.acts(BASE, by=kemintiri)
    assert stealth(table.state, action_of(table)) == 2
    table.nobody_reacts()

    assert told(table, "combat", card=kemintiri, other=ventrue) == 1


def test_merging_ends_what_the_base_had_become(table: Table) -> None:
    """The sect of the advanced card replaces that of an Anarch [ANK 20180524]."""
    kemintiri = table.you.ready(BASE)
    upper = table.you.uncontrolled(ADVANCED)
    table.begins("influence")
    table.asked()
    table.state.edit(kemintiri).traits = (("sect", "anarch"), ("title", "baron"), ("city", "Rome"))
    assert title_of(table.state, kemintiri) == "baron"
    table.you.does("merge", card=upper, target=kemintiri)

    assert sect_of(table.state, kemintiri) == "independent"
    assert title_of(table.state, kemintiri) == "3 votes"


def test_a_burned_one_is_two_cards_again(table: Table) -> None:
    """Both lie in the ash heap, and nothing of the merged text is left."""
    kemintiri = table.you.merged(BASE)
    other = table.you.ready(VENTRUE)
    table.you.holds(paper("Purge", action(burn_card(on(titled)), stealth=1)))
    table.you.holds(asking("First", requires=("camarilla vampire",)))
    table.you.acts("Purge", by=other)
    rest(table)
    heap = [table.state.definition(card).name for card in table.state.seats[0].ash_heap]

    assert {BASE, ADVANCED} <= {*heap}
    assert table.where(kemintiri) == "ash_heap"
    assert not table.you.may(("act",), minion=kemintiri)


@pytest.mark.ruling(ADVANCED, 4)
def test_a_merged_one_that_comes_out_again_contests_nothing(table: Table) -> None:
    """Moved to the uncontrolled region and influenced out: the base below is no second copy."""
    kemintiri, other = table.you.ready(BASE, blood=10), table.you.ready(VENTRUE)
    upper = table.you.uncontrolled(ADVANCED)
    away = table.you.holds(
        paper("Away", action(choose(on(clan("Ministry"))), to_uncontrolled(TARGET)))
    )
    table.begins("influence")
    table.asked()
    table.you.does("merge", card=upper, target=kemintiri)
    table.until_turn_of(table.you, "minion")
    table.you.acts(away, by=other)
    rest(table)
    table.until_turn_of(table.you, "influence")
    assert table.where(kemintiri) == "uncontrolled"
    table.you.does("move out", target=kemintiri)
    assert table.where(kemintiri) == "ready"
    assert is_merged(table.state, kemintiri)
    assert table.where(upper) == "attached", "nothing was burned"


def test_the_votes_stay_in_another_sect(table: Table) -> None:
    """A title tied to no sect: as an Anarch she has it still."""
    kemintiri = table.you.merged(BASE)
    table.you.holds(paper("Turn", action(becomes_anarch(THIS), stealth=1)))
    table.you.acts("Turn", by=kemintiri)
    table.nobody_reacts()

    assert sect_of(table.state, kemintiri) == "anarch"
    assert votes_of_title(table.state, kemintiri) == 3


# -- as if she met the requirement --------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "met"),
    [
        ({"requires": ("camarilla vampire",)}, True),
        ({"clans": ("Ventrue",)}, True),
        ({"clans": ("Ventrue", "Brujah")}, True),
        ({"clans": ("Ventrue",), "requires": ("prince or justicar",)}, True),
        ({"requires": ("ready prince or justicar",)}, True),
        ({"requires": ("titled camarilla vampire",)}, True),
        ({"requires": ("prince",)}, False),
        ({"requires": ("sabbat vampire",)}, False),
        ({"clans": ("Brujah",)}, False),
        ({"requires": ("primogen",)}, False),
    ],
)
def test_which_requirements_she_meets(table: Table, face: dict[str, Any], met: bool) -> None:
    """A Camarilla vampire, a Ventrue, a justicar; nobody beside her does."""
    kemintiri = table.you.merged(BASE)
    bystander = table.you.ready("Nassir")
    table.you.holds(asking("First", **face))

    assert table.you.can_play("First", by=kemintiri) == met
    assert clan_of(table.state, kemintiri) == "Ministry"
    assert not table.you.can_play("First", by=bystander) or "camarilla" in str(face)


@pytest.mark.ruling(ADVANCED, 3)
def test_a_justicar_is_of_the_camarilla(table: Table) -> None:
    """A card for a Camarilla justicar; again and again."""
    kemintiri = table.you.merged(BASE)
    face = {"requires": ("camarilla justicar",)}
    table.you.holds(asking("First", **face), asking("Second", **face))
    table.you.acts("First", by=kemintiri)
    table.nobody_reacts()
    table.until_turn_of(table.you, "minion")
    table.you.acts("Second", by=kemintiri)
    table.nobody_reacts()

    assert table.you.pool() == 32


@pytest.mark.ruling(ADVANCED, 2)
@pytest.mark.rules_text("003 Kemintiri 2")
def test_no_master_cards(table: Table) -> None:
    """Neither yours that require a Ventrue, nor one that requires a Camarilla vampire."""
    table.you.merged(BASE)
    table.you.holds(paper("Ground", master(gain_pool(1)), clans=("Ventrue",)))
    table.you.holds(paper("Court", master(gain_pool(1)), requires=("ready camarilla vampire",)))
    table.you.holds("Life in the City")
    table.begins("master")

    assert table.you.can_play("Life in the City")
    assert not table.you.can_play("Ground")
    assert not table.you.can_play("Court")


def test_reactions_are_minion_cards_too(table: Table) -> None:
    """She reacts as a prince or justicar would; in torpor she does nothing."""
    kemintiri = table.prey.merged(BASE)
    acting = table.you.ready(VENTRUE)
    face: dict[str, Any] = {"requires": ("ready prince or justicar",)}
    table.prey.holds(paper("Answer", reaction(gain_pool(1, YOU)), **face))
    table.you.acts(by=acting, word="bleed")
    table.prey.plays("Answer", by=kemintiri)
    table.nobody_reacts()

    assert table.prey.pool() == 30


@pytest.mark.ruling(ADVANCED, 1)
def test_others_do_not_see_a_justicar(table: Table) -> None:
    """Versailles gives votes to titled Camarilla vampires: not to her; nor can she be asked so."""
    kemintiri = table.you.merged(BASE)
    table.you.in_play("Elysium: The Palace of Versailles")
    seen = paper("Seen", static("votes", +5, who=on(title("justicar"))), kind="equipment")
    table.you.in_play(seen, on=kemintiri)
    motion = paper(
        "Motion",
        political(passes=(when(fits(THIS, on(sect("camarilla"))), burn_pool(3, PREY)),)),
        requires=("justicar",),
    )
    table.you.holds(motion)
    table.you.acts("Motion", by=kemintiri)
    table.until("polling", table.you)
    assert total(table.state, "votes", kemintiri) == 0
    assert not table.you.may("use", card="Elysium: The Palace of Versailles", target=kemintiri)
    table.you.votes("for", minion=kemintiri)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.prey.pool() == 27


@pytest.mark.ruling(ADVANCED, 5)
def test_the_votes_are_her_own_three(table: Table) -> None:
    """As a justicar she would have three more, or three in place of hers."""
    kemintiri = table.you.merged(BASE)
    table.you.holds(paper("Motion", political(passes=(gain_pool(1),)), requires=("justicar",)))
    table.you.acts("Motion", by=kemintiri)
    table.until("polling", table.you)

    assert [vote.number for vote in table.you.options("vote", minion=kemintiri)] == [3, 3]
    assert votes_of_title(table.state, kemintiri) == 3


@pytest.mark.ruling(ADVANCED, 6)
def test_a_justicar_without_a_sect(table: Table) -> None:
    """The title is met by itself: no vampire is of the Camarilla any more."""
    kemintiri = table.you.merged(BASE)
    table.grand_prey.in_play(paper("Fallen", static("sect", who=on(vampire), word="independent")))
    table.you.holds(asking("First", requires=("justicar",)))

    assert table.you.can_play("First", by=kemintiri)


@pytest.mark.ruling(ADVANCED, 7)
def test_only_what_is_played_normally(table: Table) -> None:
    """Equipment found in the library is not."""
    kemintiri = table.you.merged(BASE)
    search = paper("Search", action(searches_for_equipment(), stealth=1, kind="equip"))
    table.you.holds(search, paper("Own Ring", equips(), clans=("Ventrue",)))
    table.you.library(paper("Clan Ring", equips(), clans=("Ventrue",)), paper("Any Ring", equips()))
    table.you.library("Life in the City")
    assert table.you.can_play("Own Ring", by=kemintiri)
    table.you.acts("Search", by=kemintiri)
    table.until("choose", table.you)
    asked = table.asked()
    assert asked is not None
    names = [table.state.definition(o.target).name for o in asked.options if o.target >= 0]

    assert names == ["Any Ring"]


@pytest.mark.ruling(ADVANCED, 8)
def test_a_ventrue_for_the_effects_of_the_card_only(table: Table) -> None:
    """What the card does in play, and other cards, see no Ventrue."""
    kemintiri = table.you.merged(BASE)
    mine = fits(THIS, on(clan("Ventrue")))
    once = paper(
        "Once",
        action(when(mine, gain_pool(1)), put_on(THIS), stealth=1),
        static("bleed", +3, when=mine),
        clans=("Ventrue",),
    )
    held = table.you.holds(once)
    table.you.acts("Once", by=kemintiri)
    table.nobody_reacts()

    assert table.you.pool() == 31
    assert table.on(held) == kemintiri
    assert total(table.state, "bleed", kemintiri) == 0
