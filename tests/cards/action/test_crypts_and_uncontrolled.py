"""Actions about crypts and uncontrolled vampires: searching, feeding, bringing somebody out."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table

MESU = "Mesu Bedshet"
UNDUE = "Undue Influence"
FOUNDERS = "Founders of the Ebony Kingdom"
LAZARUS = "Disciple of Lazarus"
MINISTER = replaced("Tara (G5)", clans=("Ministry",))
HARBINGER = replaced("Tara (G5)", clans=("Harbinger of Skulls",))
GURUHI = replaced("Tara (G5)", clans=("Guruhi",), sect="laibon", title="")
HUNTER = 'Jennie "Cassie247" Orne (G4)'
ROGUE = made_vampire("Rogue", "chi", "pre", "qui", capacity=6)


# -- Mesu Bedshet ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clan", "capacity", "drawn", "blood"),
    [
        ("Ministry", 5, True, 2),
        ("Ministry", 6, True, 0),
        ("Gangrel", 5, False, 0),
    ],
)
def test_the_top_of_the_crypt_is_revealed(
    table: Table, clan: str, capacity: int, drawn: bool, blood: int
) -> None:
    """A Ministry is drawn, a younger one with 2 blood; another card is shuffled in. 1 blood."""
    minister = table.you.ready(MINISTER)
    stranger = table.you.ready(COMPANION)
    card, _ = table.you.holds(MESU, PAUSE)
    below, top = table.you.crypt("Duck", replaced("Ryan", clans=(clan,), capacity=capacity))
    theirs = table.prey.crypt("KoKo")
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=stranger)
    table.you.acts(card, by=minister)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert table.where(top) == ("uncontrolled" if drawn else "crypt")
    if drawn:
        assert table.blood(top) == blood
        assert table.state.seats[0].crypt == (below,)
    else:
        assert set(table.state.seats[0].crypt) == {below, top}
        assert not any(sees(table.state, seat, one) for seat in range(5) for one in (below, top))
    assert table.state.seats[1].crypt == (theirs,)
    assert table.blood(minister) == 5
    assert table.waits_for(table.you)


def test_a_stranger_is_shuffled_back() -> None:
    """By chance another card lies on top afterwards."""
    tops = set()
    for seed in range(1, 9):
        table = Table(seed=seed)
        minister = table.you.ready(MINISTER)
        table.you.ready(COMPANION)
        table.you.holds(MESU)
        table.you.crypt("Duck", "KoKo", "Ryan")
        table.you.acts(MESU, by=minister)
        rest(table)
        tops.add(table.state.definition(table.state.seats[0].crypt[-1]).name)
    assert len(tops) > 1


@pytest.mark.ruling(MESU, 1)
@pytest.mark.parametrize("there", [True, False])
def test_it_needs_a_crypt(table: Table, there: bool) -> None:
    """Your own."""
    minister = table.you.ready(MINISTER)
    table.you.holds(MESU)
    (table.you if there else table.prey).crypt("Ryan")
    table.begins("minion")
    assert table.you.can_play(MESU, by=minister) is there


# -- Soul Scan, Disciple of Lazarus ---------------------------------------------------------------


@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_a_soul_is_scanned(table: Table, level: str) -> None:
    """A younger vampire of your crypt without Obfuscate, at superior without superior Obfuscate."""
    seer = table.you.ready(made_vampire("Seer", "AUS", capacity=6))
    table.you.ready(COMPANION)
    card, _ = table.you.holds("Soul Scan", PAUSE)
    none = table.you.crypt(made_vampire("None", capacity=5))
    basic = table.you.crypt(made_vampire("Basic", "obf", capacity=5))
    table.you.crypt(made_vampire("Superior", "OBF", capacity=5))
    table.you.crypt(made_vampire("Peer", capacity=6))
    table.you.crypt(paper("Hunter", kind="imbued", life=3))
    table.prey.crypt(made_vampire("Theirs", capacity=2))
    table.prey.ready("Nassir")
    table.you.acts(card, by=seer, level=level)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == ({none} if level == "aus" else {none, basic})
    one = none if level == "aus" else basic
    table.you.chooses(one)
    assert table.where(one) == "uncontrolled"
    assert all(sees(table.state, seat, one) for seat in range(5))
    assert (table.blood(one), len(table.state.seats[0].crypt)) == (0, 4)
    assert table.blood(seer) == 5
    assert table.waits_for(table.you)


def test_the_search_may_find_nothing(table: Table) -> None:
    """The crypt is shuffled all the same."""
    seer = table.you.ready(made_vampire("Seer", "AUS", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds("Soul Scan")
    table.you.crypt("Ryan", "Duck", "KoKo")
    table.you.acts("Soul Scan", by=seer, level="aus")
    table.nobody_reacts()
    if table.you.may("done"):
        table.you.does("done")
    assert len(table.state.seats[0].crypt) == 3
    assert any(line.what == "shuffled" and line.word == "crypt" for line in table.state.journal)


def test_a_disciple_feeds_or_finds(table: Table) -> None:
    """2 blood for a younger one in your uncontrolled region; or any of the crypt comes there."""
    disciple = table.you.ready(HARBINGER)
    stranger = table.you.ready(COMPANION)
    card, _ = table.you.holds(LAZARUS, PAUSE)
    clan = {"clans": ("Harbinger of Skulls",)}
    young = table.you.uncontrolled(replaced("Ryan", capacity=5, **clan))
    another = table.you.uncontrolled(replaced("Duck", capacity=4, **clan))
    table.you.uncontrolled(replaced("KoKo", capacity=6, **clan))
    table.you.uncontrolled("Rayne")
    table.prey.uncontrolled(replaced("Zip", capacity=2, **clan))
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=stranger)
    table.you.acts(card, by=disciple, level="")
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {young, another}
    table.you.chooses(young)
    rest(table)
    assert (table.blood(young), table.blood(another)) == (2, 0)
    assert table.waits_for(table.you)


def test_a_disciple_searches(table: Table) -> None:
    """As old as you like; of the clan; one of them, and the rest is shuffled."""
    disciple = table.you.ready(HARBINGER)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(LAZARUS, PAUSE)
    clan = {"clans": ("Harbinger of Skulls",)}
    elder = table.you.crypt(replaced("Ryan", capacity=9, **clan))
    young = table.you.crypt(replaced("Duck", capacity=2, **clan))
    table.you.crypt("Rayne")
    table.prey.crypt(replaced("KoKo", capacity=2, **clan))
    table.prey.ready("Nassir")
    table.you.acts(card, by=disciple, level="2")
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {elder, young}
    table.you.chooses(elder)
    assert (table.where(elder), table.blood(elder)) == ("uncontrolled", 0)
    assert table.where(young) == "crypt"
    assert table.waits_for(table.you)


# -- Founders of the Ebony Kingdom ----------------------------------------------------------------


def test_a_kingdom_is_founded(table: Table) -> None:
    """4 blood for a younger Laibon of yours that has no such card; 1 blood, +1 stealth."""
    founder = table.you.ready(GURUHI)
    stranger = table.you.ready(COMPANION)
    card, _ = table.you.holds(FOUNDERS, PAUSE)
    young = table.you.uncontrolled("Fish (G4)")
    other = table.you.uncontrolled("Dolie (G4)")
    has = table.you.uncontrolled("Misrak (G4)")
    table.you.in_play(FOUNDERS, on=has)
    table.you.uncontrolled("Homa (G4)")
    table.you.uncontrolled("Duck")
    table.prey.uncontrolled("Hasani (G4)")
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=stranger)
    table.you.acts(card, by=founder)
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {young, other}
    table.you.chooses(young)
    rest(table)
    assert (table.on(card), table.blood(young), table.blood(other)) == (young, 4, 0)
    assert table.blood(founder) == 5
    assert table.waits_for(table.you)


def test_it_is_burned_as_the_vampire_comes_out(table: Table) -> None:
    """While it waits, the card stays."""
    fish = table.you.uncontrolled("Fish (G4)", blood=5)
    card = table.you.in_play(FOUNDERS, on=fish)
    table.you.ready("Ryan")
    table.begins("influence")
    assert table.on(card) == fish
    table.you.does("move out", target=fish)
    assert (table.where(fish), table.where(card)) == ("ready", "ash_heap")


# -- Undue Influence ------------------------------------------------------------------------------


def test_blood_is_moved_from_any_uncontrolled_card(table: Table) -> None:
    """1 blood, to one of yours; directed at who loses it, at +1 stealth."""
    rogue = table.you.ready(ROGUE)
    card, _ = table.you.holds(UNDUE, PAUSE)
    first, second = table.you.uncontrolled("Ryan", blood=1), table.you.uncontrolled("Duck")
    idle = table.you.uncontrolled(HUNTER)
    theirs = table.grand_prey.uncontrolled("KoKo", blood=2)
    hunter = table.grand_prey.uncontrolled(
        'Jack "Hannibal137" Harmon', blood=1
    )  # no vampire, a crypt card
    empty = table.grand_prey.uncontrolled("Rayne")  # a target without the counters is one
    guard = table.grand_prey.ready("Nassir")
    table.prey.ready("Lauren")
    table.you.acts(card, by=rogue, level="chi")
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert table.you.choices() == {first, second, idle, theirs, hunter, empty}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    table.until("action", table.grand_prey)
    assert table.grand_prey.may("block", minion=guard)
    rest(table)
    assert [table.blood(one) for one in (first, second, theirs)] == [1, 1, 1]
    assert table.blood(rogue) == 6


@pytest.mark.parametrize(("less", "blood"), [(0, 1), (1, 0)])
def test_a_bleed_adds_a_blood(table: Table, less: int, blood: int) -> None:
    """At +1 stealth; only if it is successful."""
    rogue = table.you.ready(ROGUE)
    table.you.in_play(paper("Meek", static("bleed", -less), kind="equipment"), on=rogue)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(UNDUE, PAUSE)
    first, second = table.you.uncontrolled("Ryan"), table.you.uncontrolled("Duck")
    table.you.uncontrolled(HUNTER)
    table.prey.ready("Nassir")
    table.prey.uncontrolled("KoKo")
    table.you.acts(card, by=rogue, level="pre")
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.blood(first), table.blood(second)) == (0, blood)
    assert table.prey.pool() == 29 + less
    assert table.waits_for(table.you)


def test_where_there_is_no_blood_none_is_moved(table: Table) -> None:
    """The action succeeds all the same (RB24, Glossary, Target)."""
    rogue = table.you.ready(ROGUE)
    table.you.ready(COMPANION)
    table.you.holds(UNDUE)
    duck = table.you.uncontrolled("Duck")
    empty = table.prey.uncontrolled("KoKo")
    table.you.acts(UNDUE, by=rogue, level="chi")
    table.you.chooses(empty)
    rest(table)
    assert (table.blood(duck), table.blood(empty)) == (0, 0)
    assert table.locked(rogue)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("before", "place", "after"),
    [(1, "uncontrolled", 2), (2, "ready", 3), (3, "ready", 3)],
)
def test_a_full_vampire_comes_out(table: Table, before: int, place: str, after: int) -> None:
    """With as much blood as its capacity of 3; +1 stealth, undirected."""
    rogue = table.you.ready(ROGUE)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(UNDUE, PAUSE)
    duck, other = table.you.uncontrolled("Duck", blood=before), table.you.uncontrolled("Ryan")
    table.you.uncontrolled(HUNTER)
    table.prey.ready("Nassir")
    table.prey.uncontrolled("KoKo")
    table.you.acts(card, by=rogue, level="qui")
    assert table.you.choices() == {duck, other}
    table.you.chooses(duck)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.where(duck), table.blood(duck)) == (place, after)
    assert table.where(other) == "uncontrolled"
    if place == "ready":
        assert not table.locked(duck)
        assert table.you.may("act", minion=duck, word="bleed")


@pytest.mark.ruling(UNDUE, 1)
@pytest.mark.parametrize("level", ["chi", "pre", "qui"])
@pytest.mark.parametrize("there", [True, False])
def test_it_needs_somebody_to_influence(table: Table, level: str, there: bool) -> None:
    """In your own uncontrolled region."""
    rogue = table.you.ready(ROGUE)
    table.you.holds(UNDUE)
    table.prey.uncontrolled("KoKo", blood=1)
    if there:
        table.you.uncontrolled("Ryan")
    table.begins("minion")
    assert table.you.can_play(UNDUE, by=rogue, level=level) is there


def test_who_has_undue_influence(table: Table) -> None:
    """An Anarch."""
    other = table.you.ready(replaced("Ryan", disciplines=("chi", "pre", "qui")))
    table.you.holds(UNDUE)
    table.you.uncontrolled("Ryan", blood=1)
    table.begins("minion")
    assert not table.you.can_play(UNDUE, by=other)


@pytest.mark.ruling(UNDUE, 3)
@pytest.mark.parametrize("used", ["chi", "pre", "qui"])
@pytest.mark.parametrize("heard", ["chi", "pre", "qui"])
def test_undue_influence_counts_as_what_is_used(table: Table, used: str, heard: str) -> None:
    """One Discipline as it is played; in the hand each of the three, and no other."""
    rogue = table.you.ready(ROGUE)
    table.you.ready(COMPANION)
    table.grand_prey.in_play(listener(heard))
    card = table.you.holds(UNDUE)
    table.you.uncontrolled("Ryan", blood=1)
    table.you.acts(card, by=rogue, level=used)
    rest(table)
    assert table.grand_prey.pool() == 30 + (heard == used)
    table = Table()
    table.you.ready("Ryan")
    table.you.holds(UNDUE)
    ear, deaf = table.you.in_play(listener(heard)), table.you.in_play(listener("dom"))
    assert table.you.may("use", card=ear)
    assert not table.you.may("use", card=deaf)
