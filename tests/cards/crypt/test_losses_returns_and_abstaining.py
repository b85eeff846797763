"""Vampires that abstain, that lose a referendum, that come back, and one of equal cards."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import (
    ACTING,
    TARGET,
    action,
    becomes_vampire,
    burn_card,
    cancels_referendum,
    choose,
    gain_pool,
    not_,
    on,
    removes_title,
    static,
    steals,
    titled,
    use,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from politics_talk import motion, polling
from table_talk import Table

ALAFIN = "Babalawo Alafin (G4)"
ALVARO = "Alvaro, The Scion of Angelica (G2)"
CAPUCHIN = "The Capuchin (G5)"
CEDRICK = "Cedrick Calhoun (G6)"
JOAO = "João Bilé (G4)"


# -- João Bilé ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "actor", "may"),
    [
        ("", "Tara", False),  # a prince
        ("", "Ryan", True),
        ("", "Renegade Garou", True),
        ("primogen", "Tara", True),
    ],
)
def test_joao_without_a_title_blocks_nobody_with_one(
    table: Table, title: str, actor: str, may: bool
) -> None:
    """Others do; he does once he has a title."""
    acting = table.you.ready(actor)
    table.you.ready(COMPANION)
    joao = table.prey.ready(JOAO)
    if title:
        crown = paper("Crown", static("title", word=title), kind="equipment")
        table.prey.in_play(crown, on=joao)
    other = table.prey.ready("Rayne")
    table.you.acts(by=acting, word="bleed")
    assert table.prey.may("block", minion=joao) == may
    assert table.prey.may("block", minion=other)


@pytest.mark.parametrize(("card", "more"), [("child", 1), ("plain", 0)])
def test_joao_is_stealthier_as_he_embraces(table: Table, card: str, more: int) -> None:
    """+1 stealth where the action puts a vampire in play, and nowhere else."""
    joao = table.you.ready(JOAO)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    child = paper("Child", action(becomes_vampire(1, same=("clan",), sect="camarilla"), stealth=1))
    deed = paper("Deed", action(gain_pool(1), stealth=1))
    held = table.you.holds(child if card == "child" else deed)
    table.you.holds(PAUSE)
    table.you.acts(held, by=joao)
    assert stealth(table.state, action_of(table)) == 1 + more
    rest(table)
    assert len(table.state.seats[0].ready) == 2 + more


# -- Alvaro ------------------------------------------------------------------------------------


@pytest.mark.ruling(ALVARO, 1)
@pytest.mark.parametrize("passes", [True, False])
@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize(
    ("place", "votes", "gains"),
    [
        ("ready", False, 2),
        ("ready", True, 0),
        ("torpor", False, 2),
        ("untitled", False, 2),
    ],
)
def test_alvaro_feeds_on_abstaining(
    table: Table, place: str, votes: bool, gains: int, takes: bool, passes: bool
) -> None:
    """If he has cast nothing, even in torpor or without a title; if he likes, after the action."""
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    alvaro = table.prey.puts(ALVARO, "torpor" if place == "torpor" else "ready", blood=3)
    shame = paper("Shame", use(choose(on(titled)), removes_title(), at=("minion",)), kind="event")
    table.you.in_play(shame)
    table.prey.ready("Ryan", blood=1)
    table.you.holds(motion())
    if place == "untitled":
        table.you.uses("Shame")
        table.you.chooses(alvaro)
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for" if passes else "against", minion=caller)
    if votes:
        table.prey.votes("for" if passes else "against", minion=alvaro)
    assert table.blood(alvaro) == 3
    while not table.over():
        if table.prey.may("do"):
            table.prey.does("do" if takes else "decline")
        else:
            table.pass_on()
    assert table.you.pool() == 30 + passes
    assert table.blood(alvaro) == 3 + (gains if takes else 0)


@pytest.mark.parametrize("votes", [True, False])
def test_alvaro_feeds_in_your_own_turn(table: Table, votes: bool) -> None:
    """Whoever called it; not if he votes."""
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    alvaro = table.you.ready(ALVARO, blood=3)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=caller)
    if votes:
        table.you.votes("for", minion=alvaro)
    while not table.over():
        if table.you.may("do"):
            table.you.does("do")
        else:
            table.pass_on()
    assert table.blood(alvaro) == (3 if votes else 5)


@pytest.mark.ruling(ALVARO, 1)
def test_alvaro_feeds_where_nobody_votes(table: Table) -> None:
    """A referendum that passes by itself: he cast nothing."""
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    alvaro = table.prey.ready(ALVARO, blood=3)
    sure = paper("Sure", static("passes automatically"), kind="equipment")
    table.you.in_play(sure, on=caller)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.prey.does("do")
    rest(table)
    assert (table.blood(alvaro), table.you.pool()) == (5, 31)


def test_alvaro_feeds_by_each_referendum(table: Table) -> None:
    """He votes in the first one and abstains in the second of a turn."""
    first, second = table.you.ready("Tara"), table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    alvaro = table.prey.ready(ALVARO, blood=3)
    table.you.holds(motion(), motion())
    for caller, votes in ((first, True), (second, False)):
        table.you.acts("Motion", by=caller)
        polling(table)
        table.you.votes("for", minion=caller)
        if votes:
            table.prey.votes("against", minion=alvaro)
        while not table.over():
            if table.prey.may("do"):
                table.prey.does("do")
            else:
                table.pass_on()
        assert table.blood(alvaro) == (3 if votes else 5)


def test_alvaro_gets_nothing_of_other_actions(table: Table) -> None:
    """A bleed has no votes."""
    acting = table.you.ready("Tara")
    table.you.ready(COMPANION)
    alvaro = table.prey.ready(ALVARO, blood=3)
    table.you.acts(by=acting, word="bleed")
    rest(table)
    assert table.blood(alvaro) == 3


def test_alvaro_gets_nothing_of_a_blood_hunt(table: Table) -> None:
    """Its referendum is of no political action."""
    acting = table.you.ready("Tara")
    table.you.ready(COMPANION)
    victim = table.prey.torpor("Ryan")
    table.prey.torpor("Rayne")
    alvaro = table.grand_prey.ready(ALVARO, blood=3)
    table.you.acts(by=acting, word="diablerie", target=victim)
    polling(table)
    table.you.votes("against", minion=acting)
    while not table.over():
        assert not table.grand_prey.may("do")
        table.pass_on()
    assert (table.where(victim), table.blood(alvaro)) == ("ash_heap", 3)


# -- Cedrick Calhoun ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "place"),
    [("passes", "ready"), ("fails", "torpor"), ("is cancelled", "torpor"), ("is blocked", "ready")],
)
def test_cedrick_falls_with_his_referendum(table: Table, how: str, place: str) -> None:
    """If it fails or is cancelled, after the action; not if it passes or is never called."""
    cedrick = table.you.ready(CEDRICK, blood=5)
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=guard)
    voter = table.prey.ready("Emerson Bridges")
    table.prey.in_play(paper("Veto", use(cancels_referendum(), at=("polling",)), kind="event"))
    table.you.holds(motion())
    table.you.acts("Motion", by=cedrick)
    if how == "is blocked":
        table.prey.blocks(guard)
        rest(table)
    else:
        polling(table)
        table.you.votes("for", minion=caller)
        if how == "fails":
            table.prey.votes("against", minion=voter)
        if how == "is cancelled":
            table.prey.uses("Veto")
        else:
            assert table.where(cedrick) == "ready"
        table.nobody_reacts()
    assert table.where(cedrick) == place
    assert table.where(caller) == "ready"


def test_cedrick_falls_only_where_he_called(table: Table) -> None:
    """Another vampire takes the action over and calls: neither of them falls."""
    cedrick = table.you.ready(CEDRICK)
    other = table.you.ready(made_vampire("Mask", "OBF", capacity=8))
    table.you.ready(COMPANION)
    voter = table.prey.ready("Emerson Bridges")
    table.you.holds(motion(), "Mask of a Thousand Faces")
    table.you.acts("Motion", by=cedrick)
    table.you.plays("Mask of a Thousand Faces", by=other)
    table.until("polling", table.prey)
    table.prey.votes("against", minion=voter)
    table.nobody_reacts()
    assert (table.where(cedrick), table.where(other)) == ("ready", "ready")


def test_cedrick_falls_for_no_other_action(table: Table) -> None:
    """Nor for the referendum of another vampire."""
    cedrick = table.you.ready(CEDRICK)
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    voter = table.prey.ready("Emerson Bridges")
    table.you.holds(motion())
    table.you.acts(by=cedrick, word="bleed")
    rest(table)
    table.you.acts("Motion", by=caller)
    table.until("polling", table.prey)
    table.prey.votes("against", minion=voter)
    table.nobody_reacts()
    assert (table.where(cedrick), table.where(caller)) == ("ready", "ready")


# -- The Capuchin ------------------------------------------------------------------------------


@pytest.mark.ruling(CAPUCHIN, 1)
@pytest.mark.ruling(CAPUCHIN, 2)
@pytest.mark.parametrize("stolen", [False, True])
def test_the_capuchin_comes_back_as_a_new_vampire(table: Table, stolen: bool) -> None:
    """Without blood and cards, to his owner; whoever controlled him has 3 transfers more, once."""
    table.you.ready(COMPANION)
    owner = table.grand_prey if stolen else table.you
    dead = owner.ready(CAPUCHIN, blood=4)
    doll = owner.in_play("Blood Doll", on=dead)
    young = table.you.uncontrolled("Gwendolyn", blood=0)
    hers = table.grand_prey.uncontrolled("Melinda Galbraith", blood=0)
    table.prey.in_play(paper("Stake", use(burn_card(ACTING), at=("action",)), kind="event"))
    theft = use(choose(on(vampire, not_(yours))), steals(TARGET), at=("minion",))
    table.you.in_play(paper("Theft", theft, kind="event"))
    if stolen:
        table.you.uses("Theft")
    table.you.acts(by=dead, word="bleed")
    table.prey.uses("Stake")
    rest(table)
    assert dead in owner.table.state.seats[owner.number].uncontrolled
    assert table.blood(dead) == 0
    assert table.where(doll) == "ash_heap"
    table.until_turn_of(table.you, "influence")
    for number in range(7):
        assert table.you.may("transfer"), number
        table.you.does("transfer", target=young, number=1)
    assert not table.you.may("transfer")
    table.until_turn_of(table.grand_prey, "influence")
    for _ in range(4):
        table.grand_prey.does("transfer", target=hers, number=1)
    assert not table.grand_prey.may("transfer")
    table.until_turn_of(table.you, "influence")
    for _ in range(4):
        table.you.does("transfer", target=young, number=1)
    assert table.blood(young) == 11
    assert not table.you.may("transfer")


# -- Babalawo Alafin ---------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "size"), [(("Fame", "Fame"), 6), (("Fame", "Blur"), 7)])
def test_alafin_discards_two_and_two_alike_make_hands_smaller(
    table: Table, cards: tuple[str, str], size: int
) -> None:
    """Both are discarded before anything is drawn; each other hand until its own unlock phase."""
    alafin = table.you.ready(ALAFIN)
    table.you.ready(COMPANION)
    held = table.you.holds(*cards, *["Villein"] * 5)
    hers = table.prey.holds("Fame")
    table.begins("unlock")
    table.you.uses(alafin)
    assert hers not in table.you.choices()
    table.you.chooses(held[0])
    assert held[0] not in table.you.choices()
    assert hers not in table.you.choices()
    table.you.chooses(held[1])
    assert [table.where(card) for card in held[:2]] == ["ash_heap"] * 2
    assert not table.you.may("use", card=alafin)
    assert len(table.you.hand()) == 7
    sizes = [hand_size(table.state, seat) for seat in range(5)]
    assert sizes == [7, size, size, size, size]
    table.until_turn_of(table.prey, "minion")
    sizes = [hand_size(table.state, seat) for seat in range(5)]
    assert sizes == [7, 7, size, size, size]


@pytest.mark.parametrize(
    ("place", "phase", "may"),
    [("ready", "unlock", True), ("torpor", "unlock", False), ("ready", "master", False)],
)
def test_alafin_is_ready_in_your_unlock_phase(
    table: Table, place: str, phase: str, may: bool
) -> None:
    """Not in torpor, in no other phase; not in another's."""
    alafin = table.you.puts(ALAFIN, place)
    table.you.ready(COMPANION)
    table.you.holds("Fame", "Fame")
    theirs = table.prey.ready("Ryan")
    table.begins(phase)
    table.asked()
    assert table.you.may("use", card=alafin) == may
    assert theirs
