"""Cards of decks that lacked one: referendums that fail, votes, blood for the young, locations."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import rest
from fight_talk import damage_to, replaced
from listening import listener
from methuselah.engine.definitions import Definition
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from politics_talk import carried, motion, polling, votes_now
from table_talk import Table

PRINCE = "Mkhokheli"
ELDER = replaced("Ryan", title="inner circle", capacity=9)

# -- Closed Session -------------------------------------------------------------------------------

SESSION = "Closed Session"


@pytest.mark.parametrize(
    ("name", "may"), [("Korah (G2)", False), (made_vampire("Anarch"), False), (PRINCE, True)]
)
def test_closed_session_silences_outsiders(table: Table, name: object, may: bool) -> None:
    """Before votes are cast: only Camarilla vampires vote in this referendum."""
    caller = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    other = name if isinstance(name, str) else replaced("Crow (G5)", title="baron", city="Rome")
    voter = table.prey.ready(other)
    table.you.holds(SESSION, motion())
    table.you.acts("Motion", by=caller)
    table.you.plays(SESSION, by=caller)
    polling(table)
    assert table.prey.may("vote", minion=voter) == may
    table.you.votes("for", minion=caller)
    assert votes_now(table) == (2, 0)
    rest(table)
    assert table.you.pool() == 31


def test_closed_session_is_over_with_its_referendum(table: Table) -> None:
    """In the next one they vote again; in the polling step it comes too late."""
    first, second = table.you.ready(PRINCE), table.you.ready("Enam (G3)")
    table.you.ready(COMPANION)
    voter = table.prey.ready("Korah (G2)")
    table.you.holds(SESSION, SESSION, motion(), motion(name="Second"))
    table.you.acts("Motion", by=first)
    table.you.plays(SESSION, by=first)
    carried(table, first)
    table.you.acts("Second", by=second)
    polling(table)
    assert table.prey.may("vote", minion=voter)
    assert not table.you.can_play(SESSION)


@pytest.mark.ruling(SESSION, 1)
def test_closed_session_is_not_for_what_passes_by_itself(table: Table) -> None:
    """There are no votes then."""
    prince, friend = table.you.ready("Enam (G3)"), table.you.ready(PRINCE)
    table.you.holds("Cryptic Rider", motion(), motion(name="Second"), SESSION)
    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    table.you.plays("Cryptic Rider", by=prince)
    table.nobody_reacts()
    table.you.acts("Second", by=friend)
    while not table.over():
        assert not table.you.can_play(SESSION)
        table.pass_on()
    assert table.you.pool() == 32


def test_closed_session_requires_a_title(table: Table) -> None:
    """A primogen is not enough."""
    caller = table.you.ready(replaced("Ryan", title="primogen"))
    table.you.ready(COMPANION)
    table.you.holds(SESSION, motion())
    table.you.acts("Motion", by=caller)
    while not table.over():
        assert not table.you.can_play(SESSION)
        table.pass_on()


# -- Vox Domini -----------------------------------------------------------------------------------

VOX = "Vox Domini"


@pytest.mark.parametrize("window", ["before_votes", "polling"])
def test_vox_domini_ends_a_referendum(table: Table, window: str) -> None:
    """Of another Methuselah's vampire, for 1 pool; it fails at once. Once in the game for each."""
    caller, second = table.you.ready(PRINCE), table.you.ready("Enam (G3)")
    table.you.ready(COMPANION)
    table.you.holds(motion(), motion(name="Second"))
    vox, again = table.prey.holds(VOX, VOX)
    other = table.grand_prey.holds(VOX)
    table.you.acts("Motion", by=caller)
    table.until(window, table.prey)
    table.prey.plays(vox)
    rest(table)
    assert table.you.pool() == 30
    assert table.prey.pool() == 29
    table.you.acts("Second", by=second)
    polling(table)
    assert not table.prey.can_play(again)
    assert table.grand_prey.can_play(other)


def test_vox_domini_waits_for_a_referendum(table: Table) -> None:
    """Not in a bleed, nor in a blood hunt; nor in one of your own."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(VOX)
    table.prey.holds(VOX)
    prince = table.prey.ready(PRINCE, locked=True)
    table.grand_prey.torpor("Mazz")
    table.you.acts(word="diablerie", by=mine)
    while not table.over():
        assert not table.prey.can_play(VOX)
        assert not table.you.can_play(VOX)
        table.pass_on()
    assert table.where(prince) == "ready"


# -- Mary Anne Blaire, Malgorzata, Benjamin Rose, Claudio Severino --------------------------------


def test_mary_anne_feeds_the_young(table: Table) -> None:
    """2 blood to a vampire in your uncontrolled region, at +1 stealth."""
    mary = table.you.ready("Mary Anne Blaire (G5)")
    table.you.ready(COMPANION)
    first, second = table.you.uncontrolled("Ryan"), table.you.uncontrolled("Anneke (G1)")
    table.prey.uncontrolled("Mazz")
    table.prey.ready("Dirk (G4)")
    table.you.acts(mary, by=mary)
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert [table.blood(one) for one in (first, second)] == [0, 2]
    assert table.locked(mary)


@pytest.mark.parametrize(
    ("acting", "place", "pool"),
    [(ELDER, "ready", 30), (ELDER, "torpor", 28), (PRINCE, "ready", 29)],
)
def test_mary_anne_weakens_the_inner_circle(
    table: Table, acting: object, place: str, pool: int
) -> None:
    """2 bleed less while she is ready, whoever controls them; none for others."""
    elder = replaced("Ryan", title="inner circle", capacity=9, bleed=2)
    minion = table.you.ready(elder if acting is ELDER else PRINCE)
    table.you.ready(COMPANION)
    table.prey.puts("Mary Anne Blaire (G5)", place, locked=True)
    table.you.acts(word="bleed", by=minion)
    rest(table)
    assert table.prey.pool() == pool


def test_malgorzata_spends_one_for_another(table: Table) -> None:
    """One of your uncontrolled vampires leaves the game, another one gets 4 blood."""
    malgorzata = table.you.ready("Malgorzata (G4)")
    table.you.ready(COMPANION)
    first, second, third = (table.you.uncontrolled(n) for n in ("Ryan", "Anneke (G1)", "Mazz"))
    table.prey.uncontrolled("Nassir")
    table.prey.ready("Dirk (G4)")
    table.you.acts(malgorzata, by=malgorzata)
    assert table.you.choices() == {first, second, third}
    table.you.chooses(first)
    assert table.you.choices() == {second, third}
    table.you.chooses(second)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.where(first) == "removed"
    assert [table.blood(one) for one in (second, third)] == [4, 0]
    assert table.locked(malgorzata)


def test_malgorzata_needs_two(table: Table) -> None:
    """With one there is nobody to feed."""
    malgorzata = table.you.ready("Malgorzata (G4)")
    table.you.ready(COMPANION)
    table.you.uncontrolled("Ryan")
    table.prey.uncontrolled("Mazz")
    assert not table.you.may("use action", card=malgorzata)


def test_benjamin_rose_calls_for_a_larger_hand(table: Table) -> None:
    """1 card more for you until the end of the game, if it passes."""
    benjamin = table.you.ready("Benjamin Rose (G5)")
    table.you.ready(COMPANION)
    table.you.holds(*["Fame"] * 7)
    table.prey.ready("Ryan")
    table.you.acts(benjamin, by=benjamin)
    assert stealth(table.state, action_of(table)) == 1
    polling(table)
    table.you.votes("for", minion=benjamin)
    rest(table)
    assert [hand_size(table.state, seat) for seat in range(3)] == [8, 7, 7]
    assert len(table.you.hand()) == 8
    table.until_turn_of(table.prey)
    assert hand_size(table.state, 0) == 8
    assert table.locked(benjamin)


CLAUDIO = "Claudio Severino (G5 ADV)"


@pytest.mark.parametrize(
    ("place", "card", "may"),
    [
        ("ready", "Theft of Vitae", True),
        ("torpor", "Theft of Vitae", False),
        ("ready", "Deflection", False),
    ],
)
def test_claudio_sells_blood_sorcery(table: Table, place: str, card: str, may: bool) -> None:
    """For the discard phase action, 1 pool; while he is ready."""
    claudio = table.you.puts(CLAUDIO, place)
    held = table.you.holds(card)
    table.you.holds("Fame")
    table.begins("discard")
    assert table.you.may("discard")
    assert table.you.may("use", card=claudio) == may
    if may:
        table.you.uses(claudio)
        assert table.you.pool() == 31
        assert table.where(held) == "ash_heap"
        assert not table.you.may("discard")


@pytest.mark.parametrize("merged", [True, False])
def test_claudio_hides_for_blood_once_merged(table: Table, merged: bool) -> None:
    """1 blood for 1 stealth, where it is needed."""
    put = table.you.merged if merged else table.you.ready
    claudio = put("Claudio Severino (G5)" if merged else CLAUDIO, blood=5)
    table.you.ready(COMPANION)
    wall = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=claudio)
    table.prey.blocks(wall)
    assert table.you.may("use", card=claudio) == merged
    if merged:
        table.you.uses(claudio)
        rest(table)
        assert table.blood(claudio) == 4
        assert not table.locked(wall)


# -- Adhocracy ------------------------------------------------------------------------------------

ADHOCRACY = "Adhocracy"


def anarch(*disciplines: str) -> Definition:
    """An Anarch of capacity 6."""
    return made_vampire("Rebel", *disciplines, capacity=6)


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_adhocracy_bleeds(table: Table, kind: str) -> None:
    """+1 with Animalism, limited, in bleeds only."""
    mine = table.you.ready(anarch("ani", "DOM"), blood=4)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan", locked=True)
    table.you.holds(ADHOCRACY, "Bonding")
    table.you.acts(word=kind, by=mine)
    assert table.you.can_play(ADHOCRACY, level="ani") == (kind == "bleed")
    if kind == "bleed":
        table.you.plays(ADHOCRACY, by=mine, level="ani")
        assert not table.you.can_play("Bonding", level="dom")
        rest(table)
        assert table.prey.pool() == 28


@pytest.mark.parametrize("blocked", [True, False])
def test_adhocracy_fights(table: Table, blocked: bool) -> None:
    """With Potence +1 strength in the combat that a block brings; not later."""
    mine = table.you.ready(anarch("pot"))
    table.you.ready(COMPANION)
    wall = table.prey.ready(made_vampire("Wall", capacity=9))
    table.you.holds(ADHOCRACY)
    table.you.acts(word="bleed", by=mine)
    table.you.plays(ADHOCRACY, by=mine, level="pot")
    if blocked:
        table.prey.blocks(wall)
    rest(table)
    assert damage_to(table, wall) == (2 if blocked else 0)
    assert table.prey.pool() == (30 if blocked else 29)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=wall)
    rest(table)
    assert damage_to(table, wall) == (2 if blocked else 0)


def test_adhocracy_requires_an_anarch(table: Table) -> None:
    """With the Discipline alone nobody plays it."""
    mine = table.you.ready(replaced("Ryan", disciplines=("ani", "chi", "pot")))
    table.you.ready(COMPANION)
    table.prey.ready("Mazz")
    table.you.holds(ADHOCRACY)
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not table.you.can_play(ADHOCRACY)
        table.pass_on()


def test_adhocracy_votes(table: Table) -> None:
    """3 votes with Chimerstry, in the polling step."""
    mine = table.you.ready(anarch("chi"))
    table.you.ready(COMPANION)
    table.you.holds(ADHOCRACY, motion())
    table.you.acts("Motion", by=mine)
    polling(table)
    table.you.plays(ADHOCRACY, by=mine, level="chi")
    table.you.votes("for", minion=mine)
    assert votes_now(table) == (3, 0)


@pytest.mark.ruling(ADHOCRACY, 1)
def test_adhocracy_is_not_for_what_passes_by_itself(table: Table) -> None:
    """There is no polling step."""
    prince, friend = table.you.ready("Enam (G3)"), table.you.ready(anarch("chi"))
    table.you.holds("Cryptic Rider", motion(), motion(name="Second"), ADHOCRACY)
    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    table.you.plays("Cryptic Rider", by=prince)
    table.nobody_reacts()
    table.you.acts("Second", by=friend)
    while not table.over():
        assert not table.you.can_play(ADHOCRACY)
        table.pass_on()
    assert table.you.pool() == 32


@pytest.mark.ruling(ADHOCRACY, 2)
@pytest.mark.parametrize(("level", "pool"), [("ani", 31), ("pot", 30)])
def test_adhocracy_requires_what_is_used(table: Table, level: str, pool: int) -> None:
    """Played with Potence it is no Animalism card; in the hand it is one."""
    mine = table.you.ready(anarch("ani", "pot"))
    table.you.ready(COMPANION)
    table.you.in_play(listener("ani"))
    table.you.holds(ADHOCRACY)
    other = table.you.holds(ADHOCRACY)
    table.you.acts(word="bleed", by=mine)
    table.you.plays(ADHOCRACY, by=mine, level=level)
    rest(table)
    assert table.you.pool() == pool
    table.you.uses("Listener for ani")
    assert table.where(other) == "ash_heap"
