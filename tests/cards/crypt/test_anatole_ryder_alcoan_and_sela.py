"""Anatole and the top of a library, Ryder and Alcoan and a hand, Sela and her new title."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import AGAIN, COMPANION, PRESS, fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import THIS, action, gains_title
from methuselah.rules.politics.titles import title_of
from scenes.telling import changing
from table_talk import Seat, Table

# -- Anatole --------------------------------------------------------------------------------------

ANATOLE = "Anatole, Prophet of Gehenna (G2)"
CARDS = ("Fame", "Blur", "Deflection", "Raven Spy", "Parity Shift", "Bonding")


def seen(table: Table, seat: Seat) -> list[int]:
    """The cards that a Methuselah was shown so far, from the journal."""
    table.asked()
    lines = [line for line in table.state.journal if line.what in ("saw", "saw in hand")]
    return [line.card for line in lines if line.seat == seat.number]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_anatole_looks_at_five_cards_and_shuffles_them(seed: int) -> None:
    """Those on top of your library; the sixth stays where it is, and nobody knows them then."""
    table = Table(seed=seed)
    anatole = table.you.ready(ANATOLE)
    table.you.ready(COMPANION)
    cards = table.you.library(*CARDS)
    table.you.holds("Fame")
    theirs = table.prey.library("Fame")
    table.begins("master")
    before = [table.state.definition(card).name for card in table.state.seats[0].library]
    table.you.uses(anatole)
    after = [table.state.definition(card).name for card in table.state.seats[0].library]
    assert set(seen(table, table.you)) == set(cards[1:])
    assert sorted(after[-5:]) == sorted(before[-5:]) == sorted(CARDS[1:])
    assert after[:-5] == before[:-5]
    assert not any(sees(table.state, seat.number, card) for seat in table.seats for card in cards)
    assert seen(table, table.prey) == []
    assert table.where(theirs) == "library"
    assert not table.you.may("use", card=anatole)


def test_anatole_changes_the_order() -> None:
    """In one of several games at least; a shuffle may leave it as it was."""
    orders = set()
    for seed in range(1, 6):
        table = Table(seed=seed)
        anatole = table.you.ready(ANATOLE)
        table.you.library(*CARDS)
        table.you.holds("Fame")
        table.begins("master")
        table.you.uses(anatole)
        names = [table.state.definition(card).name for card in table.state.seats[0].library]
        orders.add(tuple(names[-5:]))
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("place", "phase", "may"),
    [
        ("ready", "master", True),
        ("torpor", "master", False),
        ("ready", "unlock", False),
        ("ready", "minion", False),
    ],
)
def test_when_anatole_looks(table: Table, place: str, phase: str, may: bool) -> None:
    """In your master phase while he is ready; it is no master phase action."""
    anatole = table.you.puts(ANATOLE, place, locked=True)
    feeder, _ = table.you.ready("Ramona (G2)", blood=1), table.you.ready("Katarina (G2)")
    table.you.holds("Fame")
    table.begins(phase)
    table.until(phase, table.you)
    assert table.you.may("use", card=anatole) == may
    assert table.blood(feeder) == 1
    if may:
        table.you.uses(anatole)
        assert table.you.may("play", card="Fame")


def test_anatole_looks_at_what_there_is(table: Table) -> None:
    """Two cards are left."""
    table.placed.clear()
    anatole = table.you.ready(ANATOLE)
    table.you.ready(COMPANION)
    table.you.holds("Fame")
    cards = table.you.library("Blur", "Deflection")
    table.begins("master")
    table.you.uses(anatole)
    assert set(seen(table, table.you)) == set(cards)
    assert set(table.state.seats[0].library) == set(cards)


# -- Ryder and Alcoan -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "foe", "may"),
    [
        ("Ryder (G4)", made_vampire("Elder", capacity=10), True),
        ("Ryder (G4)", "Renegade Garou", True),
        ("Alcoan (G6)", "Renegade Garou", True),
        ("Alcoan (G6)", made_vampire("Younger", capacity=6), True),
        ("Alcoan (G6)", made_vampire("Peer", capacity=7), False),
    ],
)
def test_whose_hand_is_seen_in_combat(table: Table, name: str, foe: str, may: bool) -> None:
    """That of who controls the opponent, before range in the first round, once."""
    mine, theirs = table.you.ready(name), table.prey.ready(foe)
    cards = table.prey.holds("Fame", "Blur")
    other = table.grand_prey.holds("Fame")
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    decision = table.asked()
    assert decision is not None
    assert table.you.may("use", card=mine) == may
    if not may:
        return
    assert decision.window == "before_range"
    table.you.uses(mine)
    assert set(seen(table, table.you)) == set(cards)
    assert other not in seen(table, table.you)
    assert not table.you.may("use", card=mine)
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()


@pytest.mark.parametrize("name", ["Ryder (G4)", "Alcoan (G6)"])
def test_only_the_first_round_is_for_looking(table: Table, name: str) -> None:
    """Who has not looked then does not look in the second one; nor does who does not fight."""
    mine, theirs = table.you.ready(name), table.prey.ready("Renegade Garou")
    idle = table.you.ready(name, locked=True)
    table.prey.holds("Fame")
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    assert not table.you.may("use", card=idle)
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert seen(table, table.you) == []


@pytest.mark.parametrize("name", ["Ryder (G4)", "Alcoan (G6)"])
def test_the_next_combat_is_for_looking_again(table: Table, name: str) -> None:
    """Another combat of the same turn follows at once."""
    mine, theirs = table.you.ready(name), table.prey.ready("Renegade Garou")
    table.prey.holds("Fame")
    table.you.holds(AGAIN)
    fight(table, mine, theirs)
    table.you.uses(mine)
    table.you.plays(AGAIN.name, by=mine)
    table.until("before_range", table.you)
    assert table.you.may("use", card=mine)


@pytest.mark.parametrize(("word", "stealth", "blocked"), [("bleed", 1, True), ("bleed", 2, False)])
def test_ryder_sees_what_is_directed(table: Table, word: str, stealth: int, blocked: bool) -> None:
    """+1 intercept in a directed action."""
    acting = table.you.ready("Dirk (G4)")
    table.you.ready(COMPANION)
    ryder = table.prey.ready("Ryder (G4)")
    table.you.in_play(changing("stealth", stealth), on=acting)
    table.you.acts(word=word, by=acting)
    assert action_of(table).targets == (1,)
    table.prey.blocks(ryder)
    rest(table)
    assert (table.prey.pool() == 30) == blocked


def test_ryder_does_not_see_a_hunt(table: Table) -> None:
    """It is directed at nobody: its own stealth suffices."""
    acting = table.you.ready("Mazz", blood=1)
    table.you.ready(COMPANION)
    ryder = table.prey.ready("Ryder (G4)")
    table.you.acts(word="hunt", by=acting)
    table.prey.blocks(ryder)
    rest(table)
    assert table.blood(acting) == 2


# -- Sela -----------------------------------------------------------------------------------------

SELA = "Sela (G2)"


@pytest.mark.parametrize(
    ("who", "title", "burns"),
    [(SELA, "archbishop", True), (SELA, "cardinal", False), ("Duality (G4)", "archbishop", False)],
)
def test_sela_becomes_an_archbishop(table: Table, who: str, title: str, burns: bool) -> None:
    """Each ready bishop of your prey burns 1 blood; no other, for no other title, nor another's."""
    sela = table.you.ready(SELA)
    mine = sela if who == SELA else table.you.ready(who)
    table.you.ready(COMPANION)
    bishop = replaced("Duality (G4)", title="bishop", capacity=8)
    hit = [table.prey.ready(bishop, blood=4) for _ in range(2)]
    spared = [
        table.prey.torpor(bishop, blood=4),
        table.prey.ready(replaced("Duality (G4)", title="priscus"), blood=4),
        table.grand_prey.ready(bishop, blood=4),
        table.you.ready(bishop, blood=4),
    ]
    city = "Rome" if title == "archbishop" else ""
    table.you.holds(paper("Rise", action(gains_title(title, city, THIS))))
    table.you.acts("Rise", by=mine)
    rest(table)
    assert title_of(table.state, mine) == title
    assert [table.blood(one) for one in hit] == [3 if burns else 4] * 2
    assert [table.blood(one) for one in spared] == [4] * 4
    assert table.waits_for(table.you)
