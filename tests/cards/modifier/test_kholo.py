"""Akunanse, Guruhi, Ishtarri and Osebo Kholo: the title passes to the eldest of the clan."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    action,
    anywhere,
    becomes_of_sect,
    burn_card,
    choose,
    gains_title,
    is_a,
    on,
    removes_title,
    sends_to_torpor,
    vampire,
)
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from scenes.rulings import not_while_it_passes_by_itself
from table_talk import Table

CLANS = ("Akunanse", "Guruhi", "Ishtarri", "Osebo")
EACH_CLAN = pytest.mark.parametrize("clan", CLANS)


def kin(clan: str, capacity: int, name: str = "Ryan", sect: str = "laibon") -> Definition:
    """A vampire of the clan."""
    return replaced(name, clans=(clan,), sect=sect, capacity=capacity, title=None)


def deed(name: str, *parts: object) -> Definition:
    """An action that nobody blocks, on a vampire that is chosen."""
    return paper(name, action(choose(on(vampire)), *parts, stealth=3))  # type: ignore[arg-type]


FELL = deed("Fell", sends_to_torpor(TARGET))
CONVERT = deed("Convert", becomes_of_sect("independent", TARGET))
CROWN = deed("Crown", gains_title("magaji", "", TARGET))
DEPOSE = deed("Depose", removes_title(TARGET))
BURN = deed("Burn", burn_card(TARGET))
UNWRITE = paper("Unwrite", action(choose(anywhere(is_a("reaction"))), burn_card(TARGET), stealth=3))


def crowned(table: Table, clan: str, capacity: int = 6, *held: Definition) -> tuple[int, int]:
    """Your caller of the clan has its title; a companion may act next."""
    caller = table.you.ready(kin(clan, capacity))
    table.you.ready("Duck (G1)")
    name = f"{clan} Kholo"
    table.you.holds(motion())
    card = table.you.holds(name)
    table.you.holds(*held)
    table.you.acts("Motion", by=caller)
    table.you.plays(card, by=caller)
    rest(table)
    return caller, card


def does(table: Table, what: str, target: int | None = None) -> None:
    """Your companion does it."""
    table.you.does("act", card=what)
    if target is not None and table.you.choices():
        table.you.chooses(target)
    rest(table)


@EACH_CLAN
@pytest.mark.ruling("Akunanse Kholo", 1)
@pytest.mark.ruling("Guruhi Kholo", 1)
@pytest.mark.ruling("Ishtarri Kholo", 1)
@pytest.mark.ruling("Osebo Kholo", 1)
def test_not_in_a_referendum_that_passes_by_itself(clan: str) -> None:
    """In another it is."""
    not_while_it_passes_by_itself(f"{clan} Kholo", by=kin(clan, 6))


@EACH_CLAN
def test_the_acting_vampire_becomes_kholo(table: Table, clan: str) -> None:
    """The card is on it, and it has 2 votes in this very referendum."""
    caller = table.you.ready(kin(clan, 6))
    table.you.ready(COMPANION)
    name = f"{clan} Kholo"
    table.you.holds(motion())
    card = table.you.holds(name)
    table.you.acts("Motion", by=caller)
    table.until("before_votes")
    assert table.you.can_play(name)
    polling(table)
    assert not table.you.may("vote", minion=caller)
    table.you.plays(card, by=caller)
    assert table.on(card) == caller
    table.you.votes("for", minion=caller)
    assert votes_now(table) == (2, 0)
    rest(table)
    assert title_of(table.state, caller) == "kholo"
    assert table.blood(caller) == 6


@EACH_CLAN
@pytest.mark.parametrize("locked", [False, True])
def test_a_locked_vampire_of_another_reacts(table: Table, clan: str, locked: bool) -> None:
    """As a reaction, locked or not; it votes against."""
    caller = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    reacting = table.prey.ready(kin(clan, 5), locked=locked)
    card = table.prey.holds(f"{clan} Kholo")
    table.you.acts("Motion", by=caller)
    polling(table)
    table.prey.plays(card, by=reacting)
    table.prey.votes("against", minion=reacting)
    assert votes_now(table) == (0, 2)
    assert table.locked(reacting) is locked
    assert table.on(card) == reacting


@EACH_CLAN
@pytest.mark.parametrize("reacts", [False, True])
@pytest.mark.parametrize(
    ("kind", "region", "may"),
    [
        ("older", "ready", False),
        ("as old", "ready", True),
        ("older", "torpor", True),
        ("outside", "ready", True),
        ("other clan", "ready", True),
        ("titled", "ready", True),
    ],
)
@pytest.mark.parametrize("whose", ["you", "grand_prey"])
def test_not_beside_an_older_untitled_one(
    table: Table, clan: str, reacts: bool, kind: str, region: str, may: bool, whose: str
) -> None:
    """A ready Laibon of the clan without a title that is older, whoever controls it."""
    foreign = next(one for one in CLANS if one != clan)
    other = {
        "older": kin(clan, 7, "Lauren"),
        "as old": kin(clan, 6, "Lauren"),
        "outside": kin(clan, 7, "Lauren", "independent"),
        "other clan": kin(foreign, 7, "Lauren"),
        "titled": replaced("Lauren", clans=(clan,), sect="laibon", capacity=7, title="magaji"),
    }[kind]
    caller = table.you.ready("Mkhokheli" if reacts else kin(clan, 6))
    seat = table.prey if reacts else table.you
    if reacts:
        seat.ready(kin(clan, 6))
    getattr(table, whose).puts(other, region)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    seat.holds(f"{clan} Kholo")
    table.you.acts("Motion", by=caller)
    offered = set()
    while not table.over():
        now = table.asked()
        if now is not None and seat.can_play(f"{clan} Kholo"):
            offered.add(now.window)
        table.pass_on()
    assert offered == ({"before_votes", "polling"} if may else set())


@EACH_CLAN
@pytest.mark.parametrize("sect", ["independent", "camarilla"])
def test_not_outside_of_the_laibon(table: Table, clan: str, sect: str) -> None:
    """Nor for a Laibon of another clan."""
    other = next(one for one in CLANS if one != clan)
    caller = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    table.prey.ready(kin(clan, 6, sect=sect))
    table.prey.ready(kin(other, 6, "Lauren"))
    table.prey.holds(f"{clan} Kholo", "Surprise Influence")
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.prey.can_play("Surprise Influence")
    assert not table.prey.can_play(f"{clan} Kholo")


def heirs_of(table: Table, clan: str) -> tuple[int, int, int]:
    """One of 4 beside you; one of 6, who is no elder, and of 5 of others."""
    return (
        table.you.ready(kin(clan, 4, "Lauren")),
        table.prey.ready(kin(clan, 5, "Nassir")),
        table.grand_prey.ready(kin(clan, 3, "Earl")),
    )


@EACH_CLAN
@pytest.mark.parametrize("what", [FELL, CONVERT])
def test_it_passes_on_as_its_vampire_falls(table: Table, clan: str, what: Definition) -> None:
    """To torpor, or out of the sect: the eldest ready one of anybody has card and title."""
    young, heir, third = heirs_of(table, clan)
    caller, card = crowned(table, clan, 6, what)
    does(table, what.name, caller)
    assert table.on(card) == heir
    titles = [title_of(table.state, one) for one in (caller, young, heir, third)]
    assert titles == ["", "", "kholo", ""]
    assert table.state.controller(card) == table.prey.number


def test_it_passes_to_an_older_one_who_loses_its_title(table: Table) -> None:
    """While it has one, nothing happens."""
    elder = table.grand_prey.ready(
        replaced("Lauren", clans=("Guruhi",), sect="laibon", capacity=8, title="magaji")
    )
    caller, card = crowned(table, "Guruhi", 6, DEPOSE)
    assert table.on(card) == caller
    does(table, "Depose", elder)
    assert table.on(card) == elder
    assert title_of(table.state, caller) == ""
    assert title_of(table.state, elder) == "kholo"


@pytest.mark.parametrize("pick", [0, 1])
def test_of_two_that_are_equally_old_you_choose(table: Table, pick: int) -> None:
    """Who controls the card does, and nothing else happens before."""
    heirs = (
        table.prey.ready(kin("Osebo", 5, "Lauren")),
        table.grand_prey.ready(kin("Osebo", 5, "Nassir")),
    )
    table.you.ready(kin("Osebo", 4, "Earl"))
    caller, card = crowned(table, "Osebo", 6, FELL)
    table.you.does("act", card="Fell")
    table.you.chooses(caller)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == set(heirs)
    table.you.chooses(heirs[pick])
    rest(table)
    assert table.on(card) == heirs[pick]
    assert title_of(table.state, heirs[pick]) == "kholo"
    assert title_of(table.state, heirs[1 - pick]) == ""


def test_without_an_heir_it_stays(table: Table) -> None:
    """In torpor with its vampire; neither a titled one nor one of another clan has it."""
    table.prey.ready(replaced("Lauren", clans=("Guruhi",), sect="laibon", title="magaji"))
    table.prey.ready(kin("Osebo", 5, "Nassir"))
    caller, card = crowned(table, "Guruhi", 6, FELL)
    does(table, "Fell", caller)
    assert table.where(caller) == "torpor"
    assert table.on(card) == caller


def test_a_crowned_kholo_is_none_any_more(table: Table) -> None:
    """It has one title: the card that stood for the other is burned."""
    caller, card = crowned(table, "Guruhi", 6, CROWN)
    does(table, "Crown", caller)
    assert title_of(table.state, caller) == "magaji"
    assert table.where(card) == "ash_heap"


@EACH_CLAN
def test_the_title_goes_with_its_card(table: Table, clan: str) -> None:
    """Burned, it is lost; burned with its vampire, nobody has it."""
    caller, card = crowned(table, clan, 6, UNWRITE)
    assert title_of(table.state, caller) == "kholo"
    does(table, "Unwrite")
    assert table.where(card) == "ash_heap"
    assert title_of(table.state, caller) == ""
    table = Table()
    heir = table.prey.ready(kin(clan, 5, "Nassir"))
    caller, card = crowned(table, clan, 6, BURN)
    does(table, "Burn", caller)
    assert table.where(card) == "ash_heap"
    assert title_of(table.state, heir) == ""


def test_a_second_kholo_of_the_clan_contests_the_title(table: Table) -> None:
    """Two equally old ones: neither has the benefit of it, and no card moves."""
    rival = table.prey.ready(kin("Guruhi", 6, "Nassir"))
    second = table.prey.holds("Guruhi Kholo")
    caller = table.you.ready(kin("Guruhi", 6))
    table.you.ready("Duck (G1)")
    table.you.holds(motion())
    first = table.you.holds("Guruhi Kholo")
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.plays(first, by=caller)
    table.prey.plays(second, by=rival)
    assert [title_of(table.state, one) for one in (caller, rival)] == ["", ""]
    assert (table.on(first), table.on(second)) == (caller, rival)
    rest(table)


def test_kholo_of_two_clans_stand_side_by_side(table: Table) -> None:
    """They contest nothing."""
    other = table.prey.ready(kin("Osebo", 7, "Nassir"))
    second = table.prey.holds("Osebo Kholo")
    caller = table.you.ready(kin("Guruhi", 6))
    table.you.ready("Duck (G1)")
    table.you.holds(motion())
    first = table.you.holds("Guruhi Kholo")
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.plays(first, by=caller)
    table.prey.plays(second, by=other)
    assert [title_of(table.state, one) for one in (caller, other)] == ["kholo", "kholo"]
    rest(table)
