"""Referendums that pass or fail, titles lost, the votes of a spirit."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    action,
    burn_blood,
    choose,
    gain_pool,
    modifier,
    on,
    political,
    ready,
    vampire,
)
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from scenes.in_play import played_as_printed
from table_talk import Table

DIA = "Día de los Muertos"
SHRINE = "Yoruba Shrine"
GRUDGE = "Framing an Ancient Grudge"
SPIRIT = "Ancestor Spirit"
HAQIM = "Abd al-Rashid"


def test_the_shrine_comes_into_play_as_printed() -> None:
    """By a Banu Haqim."""
    played_as_printed(SHRINE, needs=HAQIM, stranger="Ryan")


# -- Día de los Muertos ---------------------------------------------------------------------------


def muertos(table: Table, *callers: str) -> list[int]:
    """You have played it; vampires of yours, each with a motion to call; a prince of the prey."""
    vampires = [table.you.ready(name) for name in callers]
    table.you.holds(DIA, motion(), motion(name="Other"), motion(name="Third one"))
    table.prey.ready("Mkhokheli")
    table.prey.holds(DIA, motion(), "Misdirection")
    table.begins("master")
    table.you.plays(DIA)
    assert table.you.pool() == 29
    return vampires


@pytest.mark.ruling(DIA, 1)
def test_the_first_referendum_of_a_sabbat_vampire_passes(table: Table) -> None:
    """Without polling; one of another vampire does not count, a second one is voted on."""
    camarilla, sabbat, other = muertos(table, "Ryan", "Zip", "Dodd")
    table.you.acts("Motion", by=camarilla)
    polling(table, table.prey)  # there is one
    table.nobody_reacts()
    assert table.you.pool() == 29
    table.you.acts("Other", by=sabbat)
    while not table.over():
        assert table.asked().window not in ("before_votes", "polling")  # type: ignore[union-attr]
        table.pass_on()
    assert table.you.pool() == 30
    table.you.acts("Third one", by=other)
    polling(table, table.prey)
    table.nobody_reacts()
    assert table.you.pool() == 30


def test_the_day_is_over_with_the_turn(table: Table) -> None:
    """Nor is it for others; there is one in a game."""
    (zip_,) = muertos(table, "Zip")
    theirs = table.state.seats[1].ready[0]
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.prey.can_play(DIA)
    table.prey.acts("Motion", by=theirs)
    polling(table, table.prey)
    table.nobody_reacts()
    table.until_turn_of(table.you, "minion")
    table.you.acts("Motion", by=zip_)
    polling(table, table.prey)
    assert table.prey.may("vote")


# -- Yoruba Shrine --------------------------------------------------------------------------------


RUSH = paper("Rush", action(choose(ready(vampire)), burn_blood(1, TARGET)))
AFTER = paper("After", modifier(gain_pool(1), at=("after_resolution",)))
AS_ANNOUNCED = paper("Early", modifier(at=("announced",)))
LATER = paper("Later", modifier(at=("action",)))


@pytest.mark.ruling(SHRINE, 2)
@pytest.mark.ruling(SHRINE, 3)
@pytest.mark.ruling(SHRINE, 4)
@pytest.mark.ruling(SHRINE, 5)
@pytest.mark.ruling(SHRINE, 6)
def test_an_action_at_a_banu_haqim_fails(table: Table) -> None:
    """As it is announced, once the acting side had its chance; the acting minion unlocks.

    It is not repeated, it was not blocked, and what comes after resolution still does.
    """
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(RUSH, RUSH, AFTER, AS_ANNOUNCED, LATER, "Freak Drive")
    shrine = table.prey.in_play(SHRINE)
    haqim = table.prey.ready(HAQIM)
    table.you.acts("Rush", by=mine)
    table.you.chooses(haqim)
    assert table.you.can_play("Early")
    assert not table.you.can_play("Later")
    table.you.passes()
    table.prey.uses(shrine)
    assert table.locked(shrine)
    assert not table.locked(mine)
    assert not table.you.can_play("Freak Drive")
    table.you.plays("After", by=mine)
    rest(table)
    assert table.you.pool() == 31
    assert table.blood(haqim) == 5
    assert not table.you.can_play("Rush", by=mine)
    assert table.you.may("act", minion=mine, word="bleed")


@pytest.mark.parametrize(
    ("clan", "region", "whose", "locked", "may"),
    [
        ("Banu Haqim", "ready", "prey", False, True),
        ("Brujah", "ready", "prey", False, False),
        ("Banu Haqim", "torpor", "prey", False, False),
        ("Banu Haqim", "ready", "grand_prey", False, False),
        ("Banu Haqim", "ready", "prey", True, False),
    ],
)
def test_whom_the_shrine_protects(
    table: Table, clan: str, region: str, whose: str, locked: bool, may: bool
) -> None:
    """A ready Banu Haqim of its controller, while it is unlocked, as the action is announced."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(paper("Blow", action(choose(on(vampire)), burn_blood(1, TARGET))))
    shrine = table.prey.in_play(SHRINE, locked=locked)
    victim = getattr(table, whose).puts(replaced("Tara (G5)", clans=(clan,)), region, blood=3)
    table.you.acts("Blow", by=mine)
    table.you.chooses(victim)
    seen = False
    while not table.over():
        if table.prey.may("use", card=shrine):
            seen = True
            assert table.asked().window == "announced"  # type: ignore[union-attr]
        table.pass_on()
    assert seen is may


def blame() -> Definition:
    """A political action: a vampire that is chosen burns 1 blood."""
    return paper(
        "Blame",
        political(passes=(burn_blood(1, TARGET),), terms=(choose(on(vampire)),)),
        kind="political action",
    )


@pytest.mark.parametrize(
    ("chosen", "may"), [("haqim", True), ("other", False), ("torpid", False), ("theirs", False)]
)
def test_a_referendum_about_a_banu_haqim_fails(table: Table, chosen: str, may: bool) -> None:
    """Before votes are cast; the acting vampire unlocks. A ready one of its controller."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(blame())
    shrine = table.prey.in_play(SHRINE)
    vampires = {
        "haqim": table.prey.ready(HAQIM, blood=3),
        "other": table.prey.ready("Ryan", blood=3),
        "torpid": table.prey.torpor("Ali Kar", blood=3),
        "theirs": table.grand_prey.ready("Warmaksan", blood=3),
    }
    table.you.acts("Blame", by=mine)
    while not table.you.may("choose"):
        assert not table.prey.may("use", card=shrine)
        table.pass_on()
    table.you.chooses(vampires[chosen])
    if may:
        table.until("before_votes", table.prey)
        table.prey.uses(shrine)
        assert (table.locked(shrine), table.locked(mine)) == (True, False)
    while not table.over():
        assert not table.prey.may("use", card=shrine)
        if table.you.may("vote", minion=mine, word="for"):
            table.you.votes("for", minion=mine)
        else:
            table.pass_on()
    assert table.blood(vampires[chosen]) == (3 if may else 2)


def test_the_shrine_does_not_stop_what_is_directed_at_nobody(table: Table) -> None:
    """Your own action at your own Banu Haqim."""
    mine, haqim = table.you.ready("Ryan"), table.you.ready(HAQIM)
    table.you.ready(COMPANION)
    table.you.holds(RUSH)
    shrine = table.you.in_play(SHRINE)
    table.you.acts("Rush", by=mine)
    table.you.chooses(haqim)
    while not table.over():
        assert not table.you.may("use", card=shrine)
        table.pass_on()
    assert table.blood(haqim) == 4


@pytest.mark.ruling(SHRINE, 1)
def test_no_shrine_where_a_referendum_passes_by_itself(table: Table) -> None:
    """There is no polling step."""
    sabbat = table.you.ready("Dodd")
    table.you.ready(COMPANION)
    table.you.holds(blame(), DIA)
    shrine = table.prey.in_play(SHRINE)
    haqim = table.prey.ready(HAQIM, blood=3)
    table.begins("master")
    table.you.plays(DIA)
    table.you.acts("Blame", by=sabbat)
    while not table.over():
        assert not table.prey.may("use", card=shrine)
        if table.you.may("choose", target=haqim):
            table.you.chooses(haqim)
        else:
            table.pass_on()
    assert table.blood(haqim) == 2


# -- Framing an Ancient Grudge --------------------------------------------------------------------


FRAMER = "Ingrid Russo"  # a Ventrue antitribu
JUSTICAR = "Sheldon, Lord of the Clog"


@pytest.mark.parametrize(
    ("pool", "name", "may"),
    [
        (30, "Mkhokheli", True),
        (30, "Anvil", True),
        (4, JUSTICAR, True),
        (2, JUSTICAR, False),
        (30, "Olivia", False),
    ],
)
def test_whose_title_a_grudge_takes(table: Table, pool: int, name: str, may: bool) -> None:
    """A prince's or primogen's; a justicar's for 3 pool."""
    table.you.ready(FRAMER)
    table.you.pool(pool)
    victim = table.prey.torpor(name)
    held = table.you.holds(GRUDGE)
    table.you.holds("Misdirection")
    table.begins("master")
    assert table.you.can_play(held) is may
    if may:
        table.you.plays(held)
        assert title_of(table.state, victim) == ""
        assert table.you.pool() == pool - (3 if name == JUSTICAR else 0)


@pytest.mark.parametrize(("way", "cost"), [("", 0), ("2", 3)])
def test_a_grudge_of_either_kind(table: Table, way: str, cost: int) -> None:
    """Each way has its own victims; those of others keep their titles."""
    table.you.ready(FRAMER)
    prince, primogen = table.you.ready("Tara"), table.prey.ready("Anvil")
    justicar = table.prey.ready(JUSTICAR)
    second = table.grand_prey.ready(replaced("Cardano (G1)", title="justicar"))
    held = table.you.holds(GRUDGE)
    table.begins("master")
    table.you.plays(held, level=way)
    one, two = (prince, primogen) if way == "" else (justicar, second)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert title_of(table.state, two) == ""
    assert all(title_of(table.state, x) for x in {prince, primogen, justicar, second} - {two})
    assert table.you.pool() == 30 - cost


# -- Ancestor Spirit ------------------------------------------------------------------------------


def test_a_spirit_is_put_on_an_older_laibon(table: Table) -> None:
    """Of capacity 5 or more, anybody's."""
    fish, homa = table.you.ready("Fish"), table.prey.torpor("Homa")
    table.you.ready("Hasani")
    table.you.ready("Tara")
    card = table.you.holds(SPIRIT)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {fish, homa}
    table.you.chooses(fish)
    assert table.on(card) == fish


@pytest.mark.parametrize(("caller", "votes"), [("fish", 1), ("other", 0)])
def test_a_spirit_votes_where_its_bearer_calls(table: Table, caller: str, votes: int) -> None:
    """1 more vote in the referendums of its bearer, no others; +1 bleed."""
    fish, other = table.you.ready("Fish"), table.you.ready("Dolie")
    table.you.in_play(SPIRIT, on=fish)
    table.you.holds(motion())
    table.prey.ready("Mkhokheli")
    table.you.acts("Motion", by=fish if caller == "fish" else other)
    polling(table, table.you if votes else table.prey)
    assert table.you.may("vote", minion=fish) is bool(votes)
    if votes:
        table.you.votes("for", minion=fish)
        assert votes_now(table) == (votes, 0)


def test_a_spirit_bleeds_for_one_more(table: Table) -> None:
    """Its bearer alone."""
    fish = table.you.ready("Fish")
    table.you.ready(COMPANION)
    table.you.in_play(SPIRIT, on=fish)
    table.you.acts(word="bleed", by=fish)
    rest(table)
    assert table.prey.pool() == 28
