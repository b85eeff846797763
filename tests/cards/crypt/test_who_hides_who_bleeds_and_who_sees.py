"""Vampires whose stealth, bleed or intercept depends on the action and on whom it meets."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import of_level, paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    OTHERS,
    action,
    acts,
    bleeds,
    choose_seat,
    discipline,
    gain_blood,
    gain_pool,
    ready,
)
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from politics_talk import motion
from scenes.changes import more_bleed_against
from scenes.telling import changing
from table_talk import Table

ANYWHERE = paper("Anywhere", action(bleeds(), choose_seat(OTHERS, name="bled")))
"""A bleed of any other Methuselah."""


def stealth_now(table: Table) -> int:
    """The stealth of the action in progress beyond what it has by itself."""
    action = action_of(table)
    return stealth(table.state, action) - action.inherent


# -- Sarah Brando ---------------------------------------------------------------------------------

SARAH = "Sarah Brando (G2)"


@pytest.mark.parametrize(
    ("title", "whose", "place", "number"),
    [
        ("bishop", "grand_prey", "ready", -1),
        ("archbishop", "grand_prey", "ready", -1),
        ("priscus", "grand_prey", "ready", 0),  # another title
        ("bishop", "grand_prey", "torpor", 0),  # not ready
        ("bishop", "predator", "ready", 0),  # not hers at whom it is directed
        ("archbishop", "you", "ready", 0),
    ],
)
def test_sarah_is_seen_by_bishops(
    table: Table, title: str, whose: str, place: str, number: int
) -> None:
    """In an action directed at who controls a ready one of them."""
    sarah = table.you.ready(SARAH)
    table.you.ready(COMPANION)
    getattr(table, whose).puts(
        replaced("Duality (G4)", title=title, city="Rome"), place, locked=True
    )
    table.grand_prey.ready("Ryan")
    table.you.holds(ANYWHERE, PAUSE)
    table.you.acts("Anywhere", by=sarah)
    table.you.chooses(seat=table.grand_prey)
    assert stealth_now(table) == number


def test_sarah_is_hidden_in_what_is_directed_at_nobody(table: Table) -> None:
    """She hunts while a prey has a bishop; another vampire of yours bleeds that prey."""
    sarah, other = table.you.ready(SARAH, blood=1), table.you.ready("Mazz")
    table.prey.ready(replaced("Duality (G4)", title="bishop"))
    table.you.holds(PAUSE)
    table.you.acts(word="hunt", by=sarah)
    assert stealth_now(table) == 0
    rest(table)
    table.you.acts(word="bleed", by=other)
    assert stealth_now(table) == 0


# -- in some actions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "when", "else_", "number"),
    [
        ("Jayne Jonestown (G4)", ("hunt",), ("bleed",), 1),
        ("Jayne Jonestown (G4)", ("bleed",), (), -1),
        ("Igo the Hungry (G1)", ("hunt",), ("bleed",), -1),
        ("Zöe (G2)", ("hunt",), ("bleed",), -1),
    ],
)
def test_stealth_in_hunts(
    name: str, when: tuple[str, ...], else_: tuple[str, ...], number: int
) -> None:
    """Beyond the stealth that every hunt has."""
    for word in (*when, *else_):
        table = Table()
        mine = table.you.ready(name, blood=1)
        table.you.ready(COMPANION)
        table.prey.ready("Ryan")
        table.you.holds(PAUSE)
        table.you.acts(word=word, by=mine)
        expected = number if word in when else (-1 if name.startswith("Jayne") else 0)
        assert stealth_now(table) == expected, word


@pytest.mark.ruling("Igo the Hungry (G1)", 1)
@pytest.mark.parametrize("name", ["Igo the Hungry (G1)", "Zöe (G2)"])
def test_igo_hunts_by_a_card_with_its_stealth(table: Table, name: str) -> None:
    """Only the hunt of the rulebook loses what is usual: a card in play may allow another one."""
    igo = table.you.ready(name, blood=0)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(PAUSE)
    grounds = table.you.in_play(hunting_lodge())
    table.you.acts(grounds, by=igo)
    assert stealth_now(table) == 0
    assert action_of(table).inherent == 1


def hunting_lodge() -> Definition:
    """A card in play by which a minion hunts at +1 stealth."""
    return paper("Lodge", acts(gain_blood(1), by="controller", kind="hunt", stealth=1))


def test_bela_calls_no_referendum(table: Table) -> None:
    """He cannot; he may bleed, at -1 stealth that is printed."""
    bela, other = table.you.ready("Bela (G5)"), table.you.ready("Mazz")
    table.prey.ready("Ryan")
    table.you.holds(motion(), PAUSE)
    assert table.you.can_play("Motion", by=other)
    assert not table.you.can_play("Motion", by=bela)
    table.you.acts(word="bleed", by=bela)
    assert stealth_now(table) == -1


TRYPHOSA = "Tryphosa (G4)"


@pytest.mark.ruling(TRYPHOSA, 1)
@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize(
    ("acting", "word", "place", "number"),
    [
        ("Zöe (G2)", "bleed", "ready", 1),
        ("Zöe (G2)", "bleed", "torpor", 0),
        ("Dirk (G4)", "bleed", "ready", 0),  # no Malkavian
        ("Gilbert Duane (G1)", "hunt", "ready", 0),  # no bleed
    ],
)
def test_malkavians_bleed_in_secret_for_a_blood(
    table: Table, acting: str, word: str, place: str, number: int, blocked: bool
) -> None:
    """+1 stealth and 1 blood more, which is paid on success only; whosever the Malkavian is."""
    table.grand_prey.puts(TRYPHOSA, place, locked=True)
    mine = table.you.ready(acting, blood=2)
    table.you.ready(COMPANION)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    if blocked:
        table.prey.in_play(changing("intercept", 2), on=guard)
    table.you.holds(PAUSE)
    table.you.acts(word=word, by=mine)
    assert stealth_now(table) == number
    if blocked:
        table.prey.blocks(guard)
        rest(table)
        assert table.blood(mine) == 1  # a hand strike
    else:
        rest(table)
        assert table.blood(mine) == 2 - number + (word == "hunt")


def test_tryphosa_bleeds_so_herself(table: Table) -> None:
    """She is a Malkavian, too."""
    tryphosa = table.you.ready(TRYPHOSA, blood=5)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=tryphosa)
    assert stealth_now(table) == 1
    rest(table)
    assert table.blood(tryphosa) == 4


# -- for a blood ----------------------------------------------------------------------------------


@pytest.mark.ruling("Montano (G3)", 1)
@pytest.mark.parametrize("place", ["ready", "torpor", "locked ready"])
def test_montano_hides_yours(table: Table, place: str) -> None:
    """+1 stealth for a blood, where it is needed, also while he is locked or in torpor."""
    acting = table.you.ready("Dirk (G4)")
    table.you.ready(COMPANION)
    montano = table.you.puts(
        "Montano (G3)", place.removeprefix("locked "), blood=3, locked=place == "locked ready"
    )
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    table.you.acts(word="bleed", by=acting)
    assert not table.you.may("use", card=montano)
    table.prey.blocks(guard)
    table.you.uses(montano)
    assert table.blood(montano) == 2
    assert stealth_now(table) == 1
    assert not table.you.may("use", card=montano)  # once each action
    rest(table)
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", ["Montano (G3)", "Nergal (G5 ADV)"])
def test_who_is_not_helped(table: Table, name: str) -> None:
    """A minion of somebody else; of Nergal another minion of his controller, too."""
    acting = table.you.ready("Dirk (G4)")
    table.you.ready(COMPANION)
    theirs = table.predator.ready(name)
    mine = table.you.ready("Nergal (G5 ADV)", locked=True)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(guard)
    while not table.over():
        assert not table.predator.may("use", card=theirs)
        assert not table.you.may("use", card=mine)
        table.pass_on()


def test_nergal_buys_stealth(table: Table) -> None:
    """+1 for 1 blood, once each action."""
    nergal = table.you.ready("Nergal (G5 ADV)", blood=3)
    table.you.ready(COMPANION)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    table.you.acts(word="bleed", by=nergal)
    table.prey.blocks(guard)
    table.you.uses(nergal)
    assert table.blood(nergal) == 2
    assert stealth_now(table) == 1
    assert not table.you.may("use", card=nergal)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.parametrize("name", ["Nergal (G5 ADV)", "Montano (G3)"])
def test_stealth_once_each_action(table: Table, name: str) -> None:
    """1 intercept more than their stealth: they cannot pay twice, and are blocked."""
    mine = table.you.ready(name, blood=5)
    table.you.ready(COMPANION)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    table.prey.in_play(changing("intercept", 1), on=guard)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.you.uses(mine)
    assert not table.you.may("use", card=mine)
    rest(table)
    assert table.prey.pool() == 30


@pytest.mark.parametrize("name", ["Nergal (G5 ADV)", "Montano (G3)"])
def test_stealth_in_each_action_of_a_turn(table: Table, name: str) -> None:
    """Once each action: in a second one of the same turn again."""
    mine = table.you.ready(name, blood=5)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(paper("Deed", action(gain_pool(1))))
    guards = [table.prey.ready(made_vampire(f"Guard {one}", capacity=10)) for one in (1, 2)]
    for number, guard in enumerate(guards):
        if number:
            table.you.uses("Unlocker")
            table.you.acts("Deed", by=mine)
        else:
            table.you.acts(word="bleed", by=mine)
        table.prey.blocks(guard)
        table.you.uses(mine)
        rest(table)
    assert table.blood(mine) == 3
    assert (table.you.pool(), table.prey.pool() < 30) == (31, True)


def test_francisco_bleeds_better_in_each_turn(table: Table) -> None:
    """Once each turn, not once in the game."""
    francisco = table.you.ready("Francisco Domingo de Polonia (G2)", blood=4)
    table.you.ready(COMPANION)
    for left in (28, 26):
        table.you.acts(word="bleed", by=francisco)
        table.you.uses(francisco)
        rest(table)
        assert table.prey.pool() == left
        table.until_turn_of(table.predator)
        table.until_turn_of(table.you, "minion")


# -- bleeds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("patron", "theirs", "other"),
    [
        ("Hektor (G4)", "Annazir (G5)", "Dirk (G4)"),
        ("Harold Zettler, Pentex Director (G4)", "Domenic Giovanni (G6)", "Dirk (G4)"),
    ],
)
@pytest.mark.parametrize("whose", ["prey", "grand_prey"])
def test_some_bleed_their_controller_better(
    table: Table, patron: str, theirs: str, other: str, whose: str
) -> None:
    """A vampire of that clan, bleeding you; nobody else, and nobody else is bled for more."""
    getattr(table, whose).puts(patron, "torpor")
    one = table.you.ready(replaced("Crow (G5)", clans=clans_of(theirs)))
    two = table.you.ready(other)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=two)
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=one)
    rest(table)
    assert table.prey.pool() == (27 if whose == "prey" else 28)


def clans_of(name: str) -> tuple[str, ...]:
    """The clans on the face of a card."""
    return pool()[name].clans


def test_gillespi_bleeds_who_has_a_camarilla_vampire() -> None:
    """+1 bleed for a ready one; an Anarch or a Sabbat vampire is none."""
    more_bleed_against(
        "Gillespi Giovanni (G2)",
        amount=1,
        with_=("Emily Carson (G5)", "Rake (G1)"),
        without=("Duality (G4)", "Crow (G5)"),
    )


@pytest.mark.parametrize(("code", "bled"), [("pre", 2), ("cel", 1)])
def test_shasa_bleeds_with_presence(table: Table, code: str, bled: int) -> None:
    """With an action card that requires it, and with no other one."""
    shasa = table.you.ready("Shasa Abu Badr (G4)")
    table.you.ready(COMPANION)
    table.you.holds(of_level(code, action(bleeds())))
    table.you.acts("Lesson", by=shasa)
    rest(table)
    assert table.prey.pool() == 30 - bled


def test_shasa_bleeds_with_a_card_in_play(table: Table) -> None:
    """Which lets whoever has Presence bleed: it is no action card."""
    shasa = table.you.ready("Shasa Abu Badr (G4)")
    table.you.ready(COMPANION)
    stage = table.you.in_play(paper("Stage", acts(bleeds(), who=ready(discipline("pre")))))
    table.you.acts(stage, by=shasa)
    rest(table)
    assert table.prey.pool() == 29


def test_shasa_bleeds_by_herself_for_one(table: Table) -> None:
    """Without a card, and in no action with Presence that is no bleed."""
    shasa = table.you.ready("Shasa Abu Badr (G4)")
    table.you.ready(COMPANION)
    table.you.holds(of_level("pre", action(gain_pool(1))))
    table.you.acts(word="bleed", by=shasa)
    rest(table)
    assert table.prey.pool() == 29


FOR_A_BLOOD = [
    ("Quentin King III (G3 ADV)", True),
    ("Julia Prima (G2)", False),
    ("Mina Grotius (G3)", False),
    ("Francisco Domingo de Polonia (G2)", False),
]


@pytest.mark.ruling("Quentin King III (G3 ADV)", 1)
@pytest.mark.ruling("Julia Prima (G2)", 1)
@pytest.mark.ruling("Mina Grotius (G3)", 1)
@pytest.mark.ruling("Francisco Domingo de Polonia (G2)", 1)
@pytest.mark.parametrize(("name", "merged"), FOR_A_BLOOD)
def test_one_more_bleed_for_a_blood(table: Table, name: str, merged: bool) -> None:
    """In a bleed before it resolves, once: nobody bleeds twice in a turn."""
    base = "Quentin King III (G3)"
    mine = table.you.merged(base, blood=4) if merged else table.you.ready(name, blood=4)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    table.you.uses(mine)
    assert not table.you.may("use", card=mine)
    left = table.blood(mine)
    assert left == 3
    table.nobody_reacts()
    assert table.prey.pool() == 28


@pytest.mark.parametrize(("name", "merged"), FOR_A_BLOOD)
def test_no_bleed_in_a_hunt(table: Table, name: str, merged: bool) -> None:
    """Nor in the bleed of another vampire."""
    base = "Quentin King III (G3)"
    mine = table.you.merged(base, blood=4) if merged else table.you.ready(name, blood=4)
    other = table.you.ready("Dirk (G4)")
    table.you.ready(COMPANION)
    for acting, word in ((mine, "hunt"), (other, "bleed")):
        table.you.acts(word=word, by=acting)
        while not table.over():
            assert not table.you.may("use", card=mine)
            table.pass_on()
    assert table.prey.pool() == 29


def test_quentin_must_be_merged(table: Table) -> None:
    """Alone the advanced card has no ability."""
    quentin = table.you.ready("Quentin King III (G3 ADV)")
    older = table.you.ready("Rachel Brandywine (G3)", blood=5)
    table.begins("unlock")
    assert not table.you.may("use", card=quentin)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=quentin)
    while not table.over():
        assert not table.you.may("use", card=quentin)
        table.pass_on()
    assert table.blood(older) == 5


# -- intercept ------------------------------------------------------------------------------------


def test_lisette_guards_those_in_torpor(table: Table) -> None:
    """+1 intercept in a diablerie; none in a bleed."""
    for word, stealth_, may in (
        ("diablerie", 1, True),
        ("diablerie", 2, False),
        ("bleed", 1, False),
    ):
        table = Table()
        acting = table.you.ready("Ryan")
        table.you.ready(COMPANION)
        lisette = table.prey.ready("Lisette Vizquel (G2)")
        victim = table.prey.torpor("Mazz")
        table.you.in_play(changing("stealth", stealth_), on=acting)
        parts = {"target": victim} if word == "diablerie" else {}
        table.you.acts(word=word, by=acting, **parts)
        table.prey.blocks(lisette)
        rest(table)
        assert (table.where(victim) == "torpor") is (may or word == "bleed")
        assert table.prey.pool() == (29 if word == "bleed" else 30)


@pytest.mark.parametrize("name", ["Duality (G4)", "Lisette Vizquel (G2)"])
def test_hugo_does_not_see_two_clans(table: Table, name: str) -> None:
    """Lasombra and Tzimisce pass him by without stealth; others he blocks."""
    for acting, blocked in ((name, False), ("Dirk (G4)", True)):
        table = Table()
        mine = table.you.ready(acting)
        table.you.ready(COMPANION)
        hugo = table.prey.ready("Hugo (G2)")
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(hugo)
        rest(table)
        assert (table.prey.pool() == 30) is blocked


@pytest.mark.parametrize(
    ("acting", "blocker", "blocked"),
    [
        ("Leon (G2)", "Enkidu, The Noah (G4)", False),
        ("Leon (G2)", "Beckett (G3)", True),  # a Gangrel, but no antitribu
        ("Dirk (G4)", "Enkidu, The Noah (G4)", True),
        ("Lucita (G2)", "Duality (G4)", False),
        ("Lucita (G2)", "Beckett (G3)", True),  # no Sabbat vampire
        ("Lucita (G2)", "older", True),
        ("Dirk (G4)", "Duality (G4)", True),
    ],
)
def test_who_does_not_see_them(table: Table, acting: str, blocker: str, blocked: bool) -> None:
    """-1 intercept against this vampire, and against nobody else."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    table.you.ready("Leon (G2)", locked=True)
    table.you.ready("Lucita (G2)", locked=True)
    card = replaced("Duality (G4)", capacity=11) if blocker == "older" else blocker
    theirs = table.prey.ready(card)
    before = table.prey.pool()
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    rest(table)
    assert (table.prey.pool() == before) is blocked
