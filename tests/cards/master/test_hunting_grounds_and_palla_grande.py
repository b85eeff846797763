"""Cards in play that decks of tournaments wait for: hunting grounds, Palla Grande, an awakening."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from fight_talk import blocked, replaced
from table_talk import Table

GROUNDS = {
    "Campground Hunting Ground": "Gangrel antitribu",
    "Corporate Hunting Ground": "Ventrue antitribu",
    "Fetish Club Hunting Ground": "Toreador antitribu",
    "Institution Hunting Ground": "Malkavian antitribu",
    "Morgue Hunting Ground": "Giovanni",
    "University Hunting Ground": "Tremere antitribu",
}
"""Each hunting ground with the clan that it requires."""

each_ground = pytest.mark.parametrize(("ground", "clan"), GROUNDS.items())


@each_ground
@pytest.mark.parametrize("right", [True, False])
def test_a_hunting_ground_of_a_clan(table: Table, ground: str, clan: str, right: bool) -> None:
    """It costs 2 pool and requires a ready vampire of the clan."""
    member = replaced("Ryan", clans=(clan,))
    table.you.ready(member if right else "Ryan", locked=True)
    if not right:
        table.prey.ready(member)
        table.you.torpor(member, blood=1)
    card = table.you.holds(ground)
    table.you.holds("Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(ground) == right
    if right:
        table.you.plays(ground)
        assert table.you.pool() == 28
        assert table.where(card) == "permanent"
        assert not table.you.can_play("Misdirection")
        assert table.waits_for(table.you)


@each_ground
def test_a_hunting_ground_feeds_one(table: Table, ground: str, clan: str) -> None:
    """A ready vampire of yours, whatever its clan, once; none with another ground's blood."""
    hungry, other = (table.you.ready(name, blood=1) for name in ("Min-seo", "Brock Sterling"))
    torpid = table.you.torpor("Ryan", blood=1)
    ally = table.you.ready("Underbridge Stray", blood=1)
    theirs = table.prey.ready(replaced("Ryan", clans=(clan,)), blood=1)
    table.you.in_play(ground)
    table.you.in_play("Slum Hunting Ground")
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(ground)
    assert table.you.choices() == {hungry, other}
    table.you.chooses(hungry)
    assert not table.you.may("use", card=ground)
    table.you.uses("Slum Hunting Ground")

    assert [table.blood(card) for card in (hungry, other)] == [2, 2]
    assert [table.blood(card) for card in (torpid, ally, theirs)] == [1, 1, 1]
    assert table.you.may("gain from the Edge")


# -- Palla Grande ---------------------------------------------------------------------------------

ARTIST = replaced("Ryan", clans=("Toreador antitribu",))


@pytest.mark.parametrize("right", [True, False])
def test_palla_grande_requires_a_toreador_antitribu(table: Table, right: bool) -> None:
    """It comes with 3 counters, for nothing."""
    table.you.ready(ARTIST if right else "Ryan")
    palla = table.you.holds("Palla Grande")
    table.you.holds("Misdirection")
    table.begins("master")
    assert table.you.can_play(palla) == right
    if right:
        table.you.plays(palla)
        assert (table.where(palla), table.counters(palla)) == ("permanent", 3)
        assert table.you.pool() == 30


@pytest.mark.parametrize(("name", "pool"), [(ARTIST, 28), ("Ryan", 29)])
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_palla_grande_lends_bleed_to_its_clan(
    table: Table, name: object, pool: int, whose: str
) -> None:
    """Toreador antitribu of anybody, and nobody else."""
    getattr(table, whose).in_play("Palla Grande", counters=3)
    acting = table.you.ready(name)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=acting)
    table.nobody_reacts()
    assert table.prey.pool() == pool
    assert table.waits_for(table.you)


def test_palla_grande_is_over_after_3_turns(table: Table) -> None:
    """A counter is burned in each discard phase of its controller; the last takes it along."""
    palla = table.you.in_play("Palla Grande", counters=2)
    table.you.ready("Ryan")
    table.begins("discard")
    table.until_turn_of(table.prey)
    assert table.counters(palla) == 1
    table.until_turn_of(table.you)
    assert table.counters(palla) == 1, "not in the discard phases of others"
    table.until_turn_of(table.prey)
    assert table.where(palla) == "ash_heap"


# -- Antediluvian Awakening -----------------------------------------------------------------------

AWAKENING = "Antediluvian Awakening"


def test_antediluvian_awakening_costs_each_a_pool(table: Table) -> None:
    """In her unlock phase; whoever controls no vampire with capacity 4 has no choice."""
    table.you.ready("Ryan")
    young = table.prey.ready(replaced("Ryan", capacity=3))
    card = table.you.in_play(AWAKENING)
    table.until_turn_of(table.prey)
    table.prey.may("pass")
    assert (table.you.pool(), table.prey.pool(), table.grand_prey.pool()) == (30, 29, 30)
    assert table.where(card) == "permanent"
    assert table.where(young) == "ready"


@pytest.mark.parametrize("pays", [True, False])
def test_antediluvian_awakening_or_a_vampire(table: Table, pays: bool) -> None:
    """With capacity 4 or more, of her own, in torpor too: it is burned, and the card with it."""
    theirs, torpid = table.prey.ready("Ryan"), table.prey.torpor("Nassir")
    table.prey.ready(replaced("Ryan", capacity=3))
    table.prey.ready("Underbridge Stray")
    mine = table.you.ready("Mazz")
    card = table.you.in_play(AWAKENING)
    table.until_turn_of(table.prey)
    table.prey.does("do", number=0 if pays else 1)
    if not pays:
        assert table.prey.choices() == {theirs, torpid}
        table.prey.chooses(torpid)
    assert table.prey.pool() == (29 if pays else 30)
    assert table.where(card) == ("permanent" if pays else "ash_heap")
    assert table.where(torpid) == ("torpor" if pays else "ash_heap")
    assert (table.where(theirs), table.where(mine)) == ("ready", "ready")


def test_antediluvian_awakening_is_unique_and_free(table: Table) -> None:
    """Played as any master card."""
    card = table.you.holds(AWAKENING)
    table.you.ready("Ryan")
    table.begins("master")
    table.you.plays(card)
    assert table.you.pool() == 30
    assert table.where(card) == "permanent"


# -- Jackie Therman -------------------------------------------------------------------------------


def test_jackie_therman_helps_with_a_maneuver(table: Table) -> None:
    """1 optional maneuver of her employer in each combat."""
    ryan, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    jackie = table.you.holds("Jackie Therman")
    table.prey.ready("Kurt Densch", locked=True)
    nassir = table.prey.ready("Nassir")
    table.you.acts(jackie, by=ryan)
    table.nobody_reacts()
    assert table.on(jackie) == ryan
    assert table.blood(jackie) == 1
    table.until_turn_of(table.you, "minion")
    blocked(table, ryan, nassir)
    table.until("range", table.you)
    assert not table.you.may("use", minion=other)
    table.you.uses(jackie, minion=ryan)
    while not table.over():
        assert not table.you.may("use", card=jackie)
        table.pass_on()
    assert (table.blood(nassir), table.blood(ryan)) == (4, 4)


def test_jackie_therman_only_moves_her_employer(table: Table) -> None:
    """Another minion of yours fights without her."""
    ryan, other = table.you.ready("Ryan"), table.you.ready("Mazz")
    table.you.ready(COMPANION)
    jackie = table.you.in_play("Jackie Therman", on=ryan)
    nassir = table.prey.ready("Nassir")
    blocked(table, other, nassir)
    while not table.over():
        assert not table.you.may("use", card=jackie)
        table.pass_on()
    assert table.blood(nassir) == 3
