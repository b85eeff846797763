"""Songs of the Distant Vitae, Siphon."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import omen, paper
from methuselah.language import TARGET, choose, modifier, ready_from_torpor, torpor
from methuselah.rules.action.action import stealth
from table_talk import Table

SONGS = "Songs of the Distant Vitae"
SIPHON = "Siphon"
SINGER = made_vampire("Singer", "QUI", capacity=6)
BEAST = "Angus the Unruled (G1)"
GIOVANNI = replaced("Ryan", clans=("Giovanni",), capacity=6)
PLAIN = replaced("Ryan", capacity=6)
RESCUE = paper("Rescue", modifier(choose(torpor()), ready_from_torpor(TARGET)))


# -- Songs of the Distant Vitae -------------------------------------------------------------------


@pytest.mark.ruling(SONGS, 2)
@pytest.mark.parametrize("whose", ["you", "prey", "your last turn"])
def test_a_diablerist_is_sung_into_torpor(table: Table, whose: str) -> None:
    """It burns 2 blood; in your turn or in that of another, but not in your last turn."""
    singer = table.you.ready(SINGER)
    table.you.ready(COMPANION)
    card = table.you.holds(SONGS)
    table.prey.ready("Nassir")
    seat = table.prey if whose == "prey" else table.you
    beast = seat.ready(BEAST)
    table.grand_prey.torpor("Brooke (G2)")
    if whose == "prey":
        table.until_turn_of(table.prey, "minion")
    seat.acts(word="diablerie", by=beast)
    seat.votes("against", minion=beast)
    rest(table)
    before = table.blood(beast)
    if whose != "you":
        if whose != "prey":
            table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")
    may = whose != "your last turn"
    assert table.you.can_play(card, by=singer, level="qui") is may
    if may:
        table.you.acts(SONGS, by=singer, level="qui")
        rest(table)
        assert table.where(beast) == "torpor"
        assert before - table.blood(beast) == 2
        assert table.where(singer) == "ready"
        assert table.waits_for(table.you)


def test_the_song_is_hidden_and_directed(table: Table) -> None:
    """+1 stealth, at the controller of the diablerist."""
    singer = table.you.ready(SINGER)
    table.you.ready(COMPANION)
    table.you.holds(SONGS, PAUSE)
    beast = table.prey.ready(BEAST)
    table.grand_prey.torpor("Brooke (G2)")
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="diablerie", by=beast)
    table.prey.votes("against", minion=beast)
    rest(table)
    table.until_turn_of(table.you, "minion")
    table.you.acts(SONGS, by=singer, level="qui")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)


@pytest.mark.ruling(SONGS, 1)
@pytest.mark.ruling(SONGS, 2)
@pytest.mark.parametrize(
    ("hunter", "gains", "late", "more"),
    [
        ("prey", True, False, 1),
        ("prey", False, False, 0),
        ("grand_prey", True, False, 0),
        ("prey", True, True, 0),
        ("nobody", True, False, 0),
    ],
)
def test_who_let_a_vampire_hunt_is_bled_for_more(
    table: Table, hunter: str, gains: bool, late: bool, more: int
) -> None:
    """+1 bleed if a vampire of whoever is bled gained blood by a hunt since your last turn."""
    singer = table.you.ready(SINGER)
    table.you.ready(COMPANION)
    table.you.holds(SONGS, PAUSE)
    minions = {
        name: getattr(table, name).ready(
            "Nassir" if name == "prey" else "Lauren", blood=2 if gains else 4
        )
        for name in ("prey", "grand_prey")
    }
    for name in ("prey", "grand_prey"):
        getattr(table, name).holds(PAUSE)
    if hunter != "nobody":
        seat = getattr(table, hunter)
        table.until_turn_of(seat, "minion")
        seat.acts(word="hunt", by=minions[hunter])
        rest(table)
    else:
        table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    if late:
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")
    before = table.prey.pool()
    table.you.acts(SONGS, by=singer, level="QUI")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert before - table.prey.pool() == 1 + more


def test_the_song_counts_for_whoever_is_bled_in_the_end(table: Table) -> None:
    """A redirected bleed is at +1 only if a vampire of the new target hunted."""
    singer = table.you.ready(SINGER)
    table.you.ready(COMPANION)
    table.you.holds(SONGS)
    hunter = table.prey.ready("Nassir", blood=2)
    table.prey.ready("Lauren")
    table.prey.holds("Deflection", PAUSE)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="hunt", by=hunter)
    rest(table)
    table.until_turn_of(table.you, "minion")
    before = table.grand_prey.pool()
    table.you.acts(SONGS, by=singer, level="QUI")
    table.prey.plays("Deflection", level="dom")
    table.prey.chooses(seat=table.grand_prey.number)
    rest(table)
    assert before - table.grand_prey.pool() == 1


# -- Siphon ---------------------------------------------------------------------------------------


@pytest.mark.ruling(SIPHON, 1)
@pytest.mark.rules_text("003 Siphon 1")
@pytest.mark.parametrize("gehenna", [True, False])
def test_the_torpid_are_drained(table: Table, gehenna: bool) -> None:
    """1 blood of each chosen one, younger unless a Gehenna event is in play; empty ones too."""
    mine = table.you.ready(PLAIN, blood=2)
    table.you.ready(COMPANION)
    ghoul = table.you.ready("War Ghoul")
    card, _ = table.you.holds(SIPHON, PAUSE)
    (table.prey if gehenna else table.you).in_play(omen(gehenna=gehenna))
    own, full = table.you.torpor("Duck", blood=2), table.prey.torpor("Nassir", blood=3)
    empty, spared = table.prey.torpor("KoKo", blood=0), table.grand_prey.torpor("Lauren", blood=3)
    peer = table.prey.torpor(made_vampire("Peer", capacity=6), blood=3)
    table.prey.ready("Nik Sikko")
    table.you.ash_heap("Fame")
    assert not table.you.can_play(card, by=ghoul)
    table.you.acts(SIPHON, by=mine)
    younger = {own, full, empty, spared}
    assert table.you.choices() == (younger | {peer} if gehenna else younger)
    for one in (own, full, empty):
        table.you.chooses(one)
    table.you.does("done")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    while not table.over():
        assert not table.you.choices()
        table.pass_on()
    assert [table.blood(one) for one in (mine, own, full, empty, spared, peer)] == [
        4,
        1,
        2,
        0,
        3,
        3,
    ]
    assert len(table.you.hand()) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(SIPHON, 2)
@pytest.mark.ruling(SIPHON, 3)
@pytest.mark.rules_text("003 Siphon 2")
@pytest.mark.rules_text("003 Siphon 3")
def test_a_giovanni_takes_cards_back(table: Table) -> None:
    """As many as blood was stolen, chosen as the action resolves; not the Siphon itself."""
    mine = table.you.ready(GIOVANNI, blood=2)
    table.you.ready(COMPANION)
    card, pause = table.you.holds(SIPHON, PAUSE)
    table.you.holds(*["Misdirection"] * 5)
    full, empty = table.prey.torpor("Nassir", blood=3), table.prey.torpor("KoKo", blood=0)
    second = table.prey.torpor("Duck", blood=1)
    heap = table.you.ash_heap("Fame", "Villein", "Blood Doll")
    table.you.ash_heap("Meaghan")
    table.prey.ash_heap("Wash")
    table.prey.ready("Nik Sikko")
    table.you.acts(SIPHON, by=mine)
    for one in (full, empty, second):
        table.you.chooses(one)
    table.until("action", table.you)
    table.you.plays(pause, by=mine)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {*heap, pause}
    table.you.chooses(heap[0])
    table.you.chooses(pause)
    assert table.blood(mine) == 4
    for _ in range(2):
        assert table.you.may("discard", card="Misdirection")
        table.you.does("discard", card="Misdirection")
    assert [table.where(one) for one in (*heap, pause)] == ["hand", "ash_heap", "ash_heap", "hand"]
    assert (table.where(card), len(table.you.hand())) == ("ash_heap", 7)
    assert table.waits_for(table.you)


@pytest.mark.ruling(SIPHON, 4)
@pytest.mark.parametrize("both", [True, False])
def test_who_left_torpor_is_not_drained(table: Table, both: bool) -> None:
    """The others are; without any the action fizzles."""
    mine = table.you.ready(GIOVANNI, blood=2)
    table.you.ready(COMPANION)
    table.you.holds(SIPHON, RESCUE)
    saved = table.prey.torpor("Nassir", blood=3)
    other = table.prey.torpor("Duck", blood=2)
    table.you.acts(SIPHON, by=mine)
    table.you.chooses(saved)
    if both:
        table.you.chooses(other)
    else:
        table.you.does("done")
    table.you.plays("Rescue", by=mine)
    table.you.chooses(saved)
    rest(table)
    assert (table.where(saved), table.blood(saved)) == ("ready", 3)
    assert table.blood(other) == (1 if both else 2)
    assert table.blood(mine) == (3 if both else 2)


def test_a_giovanni_need_not_take_a_card(table: Table) -> None:
    """The blood comes all the same."""
    mine = table.you.ready(GIOVANNI, blood=2)
    table.you.ready(COMPANION)
    table.you.holds(SIPHON)
    table.prey.torpor("Nassir", blood=3)
    lost = table.you.ash_heap("Fame")
    table.you.acts(SIPHON, by=mine)
    while not table.you.choices():
        table.pass_on()
    table.you.does("done")
    rest(table)
    assert (table.blood(mine), table.where(lost)) == (3, "ash_heap")


def test_one_siphon_a_turn(table: Table) -> None:
    """By anybody; in the next turn another one."""
    first, second = table.you.ready(PLAIN), table.you.ready(made_vampire("Other", capacity=6))
    table.you.holds(SIPHON, SIPHON)
    table.prey.torpor("Duck", blood=3)
    table.you.acts(SIPHON, by=first)
    rest(table)
    assert not table.you.can_play(SIPHON, by=second)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(SIPHON, by=second)
