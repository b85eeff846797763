"""Out of Control, Protracted Investment, Unholy Sacrament, Terrifying Visage; Venice and graves."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from scenes.in_play import only_one_on_each, played_as_printed
from table_talk import Table

CONTROL, INVESTMENT, SACRAMENT = "Out of Control", "Protracted Investment", "Unholy Sacrament"
VISAGE, MAUSOLEUM, GRAVES = (
    "Terrifying Visage", "The Mausoleum, Venice", "Burial Site Hunting Ground",
)  # fmt: skip


# -- Out of Control -------------------------------------------------------------------------------


def brujah(capacity: int) -> Definition:
    """A Brujah antitribu of this capacity."""
    return replaced("Dodd", clans=("Brujah antitribu",), capacity=capacity)


def test_a_young_brujah_antitribu_is_burned(table: Table) -> None:
    """Anybody's, ready or in torpor, of capacity 5 or less; once in a game, for 2 pool."""
    mine, theirs = table.you.ready("Dodd"), table.prey.torpor(brujah(5))
    table.prey.ready(brujah(6))
    table.prey.ready("Brachah")  # a Brujah
    table.you.ready(COMPANION)
    table.you.holds(CONTROL, CONTROL)
    parthenon = table.you.in_play("The Parthenon")
    table.you.holds("Misdirection")
    table.begins("master")
    table.you.uses(parthenon)
    table.you.plays(CONTROL)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert (table.where(theirs), table.you.pool()) == ("ash_heap", 28)
    assert table.where(mine) == "ready"
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(CONTROL)


# -- Protracted Investment ------------------------------------------------------------------------


def test_the_investment_comes_with_five(table: Table) -> None:
    """For 2 pool; the first blood comes for another master phase action."""
    table.you.ready(COMPANION)
    held = table.you.holds(INVESTMENT)
    table.begins("master")
    table.you.plays(held)
    assert (table.counters(held), table.you.pool()) == (5, 28)
    assert not table.you.may("use", card=held)


@pytest.mark.parametrize(("counters", "where"), [(2, "permanent"), (1, "ash_heap")])
def test_a_blood_a_master_phase(table: Table, counters: int, where: str) -> None:
    """1 to your pool for the master phase action; without any it is burned."""
    held = table.you.in_play(INVESTMENT, counters=counters)
    theirs = table.prey.in_play(INVESTMENT, counters=2)
    table.you.ready(COMPANION)
    table.you.holds("Misdirection")
    table.begins("master")
    assert not table.prey.may("use", card=theirs)
    table.you.uses(held)
    assert (table.you.pool(), table.where(held)) == (31, where)
    if where == "permanent":
        assert table.counters(held) == 1
    assert not table.you.can_play("Misdirection")
    table.until_turn_of(table.prey, "master")
    assert table.prey.may("use", card=theirs)
    assert not table.you.may("use", card=held)


# -- Unholy Sacrament -----------------------------------------------------------------------------


def test_a_titled_sabbat_vampire_of_your_uncontrolled_region_drinks(table: Table) -> None:
    """3 blood; no untitled one, no prince, none that is ready, none of another Methuselah."""
    bishop = table.you.uncontrolled("Olivia", blood=1)
    cardinal = table.you.uncontrolled("Klaus Konrecht")
    others = [table.you.uncontrolled(one, blood=1) for one in ("Saiz", "Mkhokheli")]
    ready = table.you.ready("Caitlin", blood=1)
    hers = table.prey.uncontrolled("Jessica", blood=1)
    held = table.you.holds(SACRAMENT)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {bishop, cardinal}
    table.you.chooses(bishop)
    assert (table.blood(bishop), table.blood(cardinal)) == (4, 0)
    assert [table.blood(one) for one in (*others, ready, hers)] == [1, 1, 1, 1]
    assert table.you.pool() == 27


# -- Terrifying Visage ----------------------------------------------------------------------------

CATHARI = replaced("Ryan", path="Cathari")


def test_the_visage_is_put_on_who_follows_the_path_of_cathari(table: Table) -> None:
    """Anybody's that is ready; not one of another Path, of none or in torpor."""
    mine, theirs = table.you.ready(CATHARI), table.prey.ready(replaced("Duck", path="Cathari"))
    table.you.ready(replaced("Nassir", path="Caine"))
    table.prey.ready("Meaghan")
    table.grand_prey.torpor(replaced("KoKo", path="Cathari"))
    held = table.you.holds(VISAGE)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine)
    assert (table.on(held), table.you.pool()) == (mine, 29)


@pytest.mark.ruling(VISAGE, 1)
@pytest.mark.parametrize("ended", [True, False])
def test_who_blocks_the_visage_pays_first(table: Table, ended: bool) -> None:
    """1 pool, even where Change of Target ends the action then; a block that fails is free."""
    mine = table.you.ready(CATHARI)
    other = table.you.ready("Tamoszius")
    table.you.ready(COMPANION)
    table.you.in_play(VISAGE, on=mine)
    blocker, second = table.prey.ready("Mazz"), table.prey.ready("Duck")
    table.you.holds("Change of Target")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    assert table.prey.pool() == 29
    if ended:
        table.you.plays("Change of Target", by=mine)
    rest(table)
    assert table.prey.pool() == 29
    assert damage_to(table, blocker) == (0 if ended else 1)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(second)
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30, 29, 30, 30, 30]


def test_one_visage_for_a_vampire() -> None:
    """A second one goes on another."""
    only_one_on_each(VISAGE, on=CATHARI, other=replaced("Duck", path="Cathari"))


# -- The Mausoleum, Venice ------------------------------------------------------------------------


def test_the_mausoleum_is_a_location_of_the_giovanni() -> None:
    """For 1 pool."""
    played_as_printed(MAUSOLEUM, needs="Domenic Giovanni")


@pytest.mark.parametrize(
    ("headquarters", "votes"), [(None, 2), ("prey", 1), ("you", 1), ("other", 2)]
)
@pytest.mark.parametrize("locked", [True, False])
def test_venice_has_a_vote_or_two(
    table: Table, headquarters: str | None, votes: int, locked: bool
) -> None:
    """2 unless Ventrue Headquarters are in play, whoever has them."""
    prince = table.you.ready("Mkhokheli")
    venice = table.you.in_play(MAUSOLEUM, locked=locked)
    if headquarters == "other":
        table.prey.in_play("Elder Library")
    elif headquarters:
        getattr(table, headquarters).in_play("Ventrue Headquarters")
    table.you.holds(motion())
    table.you.acts("Motion", by=prince)
    polling(table)
    assert table.you.may("use", card=venice) is not locked
    if not locked:
        table.you.uses(venice)
        table.you.votes("for", mode="granted")
        assert votes_now(table) == (votes, 0)
        assert table.locked(venice)


def test_venice_has_no_vote_in_a_blood_hunt(table: Table) -> None:
    """That is no political action."""
    hunter = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    venice, other = table.you.in_play(MAUSOLEUM), table.you.in_play("Ventrue Headquarters")
    victim = table.prey.torpor("Duck")
    table.you.acts(by=hunter, word="diablerie", target=victim)
    polling(table)
    assert table.you.may("use", card=other)
    assert not table.you.may("use", card=venice)


def test_venice_has_no_vote_in_a_hunt_within_a_political_action(table: Table) -> None:
    """The caller is diablerized in the combat of the block: that referendum is another one."""
    caller = table.you.ready("Mkhokheli", blood=1)
    table.you.ready("Don Cerro")
    table.you.ready("Tara")
    venice, other = table.you.in_play(MAUSOLEUM), table.you.in_play("Ventrue Headquarters")
    table.you.holds(motion())
    blocker = table.prey.ready("Sheldon, Lord of the Clog")
    table.prey.in_play(paper("Eyes", static("intercept", 3), kind="equipment"), on=blocker)
    fangs = static("strength", 5)
    table.prey.in_play(paper("Fangs", fangs, kind="equipment"), on=blocker)
    table.prey.holds("Amaranth")
    table.you.acts("Motion", by=caller)
    table.prey.blocks(blocker)
    table.prey.plays("Amaranth", by=blocker)
    table.until("polling", table.you)
    assert table.where(caller) == "ash_heap"
    assert table.you.may("use", card=other)
    assert not table.you.may("use", card=venice)


# -- Burial Site Hunting Ground -------------------------------------------------------------------

SOULS = "Death and the Soul"


def test_the_burial_site_is_a_location() -> None:
    """For 2 pool, without a clan."""
    played_as_printed(GRAVES, needs=replaced("Duck", path=SOULS))


def test_the_burial_site_feeds_the_dead(table: Table) -> None:
    """1 to a ready vampire of that Path or to a wraith or zombie with less life than it had."""
    mine = table.you.ready(replaced("Ryan", path=SOULS), blood=1)
    table.you.ready(replaced("Nassir", path="Caine"), blood=1)
    table.you.torpor(replaced("Duck", path=SOULS), blood=1)
    table.prey.ready(replaced("KoKo", path=SOULS), blood=1)
    wraith = table.you.ready(creature("Wraith", "wraith"), blood=1)
    zombie = table.you.ready(creature("Zombie", "zombie"), blood=3)
    table.you.ready(creature("Ghoul", "ghoul"), blood=1)
    table.you.ready(replaced("Lauren", keywords=frozenset({"zombie"})), blood=1)
    table.prey.ready(creature("Corpse", "zombie"), blood=1)
    held, second = table.you.in_play(GRAVES), table.you.in_play("Slum Hunting Ground")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=held)
    table.you.uses(held)
    assert table.you.choices() == {mine, wraith, zombie}
    table.you.chooses(zombie)
    assert table.blood(zombie) == 3  # its starting life
    assert not table.you.may("use", card=held)
    table.you.uses(second)
    assert mine in table.you.choices()


@pytest.mark.parametrize("who", ["vampire", "wraith"])
def test_it_is_1_blood_or_1_life(table: Table, who: str) -> None:
    """A vampire fed by it is fed by no other hunting ground this turn."""
    mine = table.you.ready(replaced("Ryan", path=SOULS), blood=1)
    table.you.ready("Nassir", blood=1)
    wraith = table.you.ready(creature("Wraith", "wraith"), blood=1)
    held, second = table.you.in_play(GRAVES), table.you.in_play("Slum Hunting Ground")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(held)
    fed = mine if who == "vampire" else wraith
    table.you.chooses(fed)
    assert table.blood(fed) == 2
    assert not table.you.may("use", card=held)
    if table.you.may("use", card=second):
        table.you.uses(second)
        assert (mine in table.you.choices()) is (who == "wraith")


def test_who_was_fed_elsewhere_is_not_fed_by_it(table: Table) -> None:
    """From one hunting ground each turn; in the next turn it may."""
    mine = table.you.ready(replaced("Ryan", path=SOULS), blood=1)
    wraith = table.you.ready(creature("Wraith", "wraith"), blood=1)
    zombie = table.you.ready(creature("Zombie", "zombie"), blood=3)
    held, second = table.you.in_play(GRAVES), table.you.in_play("Slum Hunting Ground")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(second)  # nobody else is there to be fed
    table.you.uses(held)
    assert table.you.choices() == {wraith, zombie}
    table.you.chooses(wraith)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    table.you.uses(held)
    assert table.you.choices() == {mine, wraith, zombie}


def test_it_feeds_nobody_in_the_turn_of_another(table: Table) -> None:
    """Your unlock phase alone."""
    table.you.ready(replaced("Ryan", path=SOULS), blood=1)
    held = table.you.in_play(GRAVES)
    table.prey.ready("Duck", blood=1)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey)
    assert table.prey.may("gain from the Edge")
    assert not table.you.may("use", card=held)


def creature(name: str, word: str) -> Definition:
    """An ally with 3 life."""
    return paper(name, kind="ally", keywords=frozenset({word}), life=3, strength=1, bleed=1)
