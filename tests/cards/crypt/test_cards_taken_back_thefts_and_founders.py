"""Epikasta, Benedict, Imogen, Hel-Blá: cards and vampires that change places."""

from __future__ import annotations

from typing import Any, Final

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import capacity
from methuselah.language import (
    action,
    end_action,
    equips,
    gain_pool,
    recruits,
    static,
    use,
)
from methuselah.rules.action.action import stealth
from politics_talk import motion
from table_talk import Table

EPIKASTA = "Epikasta Rigatos (G4)"
BENEDICT = "Benedict Giovanni, Agent (G4)"
IMOGEN = "Imogen (G2)"
HEL = "Hel-Blá (G6)"
GWEN = "Gwen Brand (G5)"
SRI = "Sri Sansa (G6)"
BECKETT = "Beckett (G3 ADV)"
DAMASKENOS = "Damaskenos, Herald of Leandro (G2)"
GHARSTON = "Gharston Roland (G4)"
DEED: Final = paper("Deed", action(gain_pool(1)))

# -- Epikasta -------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize("takes", [True, False])
def test_epikasta_shuffles_her_action_card_back(table: Table, takes: bool, blocked: bool) -> None:
    """After resolution, blocked or not; the library is shuffled; another card stays."""
    epikasta = table.you.ready(EPIKASTA)
    table.you.ready(COMPANION)
    oak = table.prey.ready("Nassir")
    deed = table.you.holds(DEED)
    old = table.you.ash_heap(DEED)
    table.you.acts("Deed", by=epikasta)
    if blocked:
        table.prey.blocks(oak)
    table.until("after_resolution", table.you)
    if takes:
        table.you.uses(epikasta)
        assert table.where(deed) == "library"
        assert "shuffled" in [line.what for line in table.state.journal]
    rest(table)
    assert table.where(deed) == ("library" if takes else "ash_heap")
    assert table.where(old) == "ash_heap"
    assert table.you.pool() == 30 + (not blocked)
    assert not table.you.may("use", card=epikasta)
    assert table.waits_for(table.you)


@pytest.mark.ruling(EPIKASTA, 1)
@pytest.mark.parametrize("what", ["bleed", "other", "in play"])
def test_epikasta_takes_back_the_card_of_that_action(table: Table, what: str) -> None:
    """None of an action without a card, of another vampire's, or one that is in play."""
    epikasta, other = table.you.ready(EPIKASTA), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.ash_heap(DEED)
    table.you.holds(DEED, paper("Blade", equips()))
    if what == "bleed":
        table.you.acts(word="bleed", by=epikasta)
    else:
        table.you.acts(
            "Deed" if what == "other" else "Blade", by=(other, epikasta)[what != "other"]
        )
    while not table.over():
        assert not table.you.may("use", card=epikasta)
        table.pass_on()


@pytest.mark.ruling(EPIKASTA, 2)
def test_epikasta_takes_back_what_the_action_was_taken_with(table: Table) -> None:
    """Not the political card that the Charming Lobby calls: the lobby itself."""
    epikasta = table.you.ready(EPIKASTA)
    table.you.ready(COMPANION)
    lobby, called = table.you.holds("Charming Lobby", motion())
    table.you.acts("Charming Lobby", by=epikasta, level="PRE")
    while not table.you.may("use", card=epikasta):
        if table.you.choices():
            table.you.chooses(min(table.you.choices()))
        elif table.you.may("vote", minion=epikasta):
            table.you.votes("for", minion=epikasta)
        else:
            table.pass_on()
    table.you.uses(epikasta)
    rest(table)
    assert table.where(lobby) == "library"
    assert table.where(called) != "library"


@pytest.mark.parametrize(("verdict", "may"), [("ended", False), ("failed", True)])
def test_epikasta_after_an_action_that_was_ended(table: Table, verdict: Any, may: bool) -> None:
    """Only where there is something after resolution; not while she does not act."""
    epikasta = table.you.ready(EPIKASTA)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    halt = paper("Halt", use(end_action(verdict), at=("action",), once="turn"))
    table.prey.in_play(halt)
    table.you.holds(DEED)
    table.you.acts("Deed", by=epikasta)
    table.prey.uses("Halt")
    offered = False
    while not table.over():
        offered |= table.you.may("use", card=epikasta)
        table.pass_on()
    assert offered is may


@pytest.mark.parametrize("plays", [True, False])
def test_who_played_the_card_of_a_masked_action(table: Table, plays: bool) -> None:
    """Epikasta, whoever acts in the end; not where another played it and she took over."""
    epikasta, other = table.you.ready(EPIKASTA), table.you.ready(made_vampire("Mask", "OBF"))
    table.you.ready(COMPANION)
    table.you.in_play(
        paper("Veil", static("discipline", word="OBF"), kind="equipment"), on=epikasta
    )
    oak = table.prey.ready("Nassir")
    deed = table.you.holds(DEED)
    table.you.holds("Mask of a Thousand Faces")
    first, second = (epikasta, other) if plays else (other, epikasta)
    table.you.acts("Deed", by=first)
    table.prey.blocks(oak)
    table.you.plays("Mask of a Thousand Faces", by=second)
    offered = False
    while not table.over():
        if table.you.may("use", card=epikasta):
            offered = True
            table.you.uses(epikasta)
        else:
            table.pass_on()
    assert offered is plays
    assert table.where(deed) == ("library" if plays else "ash_heap")


# -- Benedict Giovanni ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("elder", "size", "blood", "friend", "may"),
    [
        ("Giovanni", 7, 3, 0, True),
        ("Giovanni", 6, 1, 0, False),  # of his own capacity
        ("Giovanni", 7, 0, 0, False),
        ("Brujah", 9, 1, 0, False),
        ("Giovanni", 9, 1, 8, True),
        ("Giovanni", 8, 1, 8, False),  # no older than the oldest
    ],
)
def test_an_elder_giovanni_steals_benedict(
    table: Table, elder: str, size: int, blood: int, friend: int, may: bool
) -> None:
    """For 1 blood, in his controller's unlock phase: older than each ready one of hers."""
    benedict = table.you.ready(BENEDICT, blood=4)
    if friend:
        table.you.ready(replaced("Tony (G3)", clans=("Giovanni",), capacity=friend))
    table.you.ready("Emerson Bridges (G1)")  # older, of another clan
    table.predator.ready(replaced("Lukas (G4)", clans=("Giovanni",), capacity=10))
    table.you.torpor(replaced("Cardano (G1)", clans=("Giovanni",), capacity=10))
    hers = table.prey.ready(replaced("Don Cerro (G5)", clans=(elder,), capacity=size), blood=blood)
    table.prey.in_play(paper("Bell", use(gain_pool(1), at=("unlock",))))
    table.gives_edge(table.you)
    table.begins("unlock")
    assert not table.you.may("use", card=benedict)
    table.until("unlock", table.prey)
    assert table.prey.may("use", card=benedict) is may
    if may:
        table.prey.uses(benedict)
        assert table.state.controller(benedict) == 1
        assert (table.blood(hers), table.blood(benedict)) == (blood - 1, 4)
        assert not table.prey.may("use", card=benedict)


@pytest.mark.parametrize("when", ["master", "her own"])
def test_benedict_is_safe_at_other_times(table: Table, when: str) -> None:
    """In another phase, and in the unlock phase of the one who could steal him."""
    benedict = table.you.ready(BENEDICT) if when == "master" else table.prey.ready(BENEDICT)
    owner = table.prey if when == "master" else table.you
    owner.ready(replaced("Don Cerro (G5)", clans=("Giovanni",), capacity=9))
    owner.in_play(paper("Bell", use(gain_pool(1), at=("unlock", "master"))))
    table.you.holds("Fame")
    table.begins("master" if when == "master" else "unlock")
    table.until("master" if when == "master" else "unlock", owner)
    assert not owner.may("use", card=benedict)


def test_benedict_in_torpor_is_not_measured(table: Table) -> None:
    """With nobody ready of hers there is no oldest; with a young one he is taken from torpor."""
    for friend, may in ((0, False), (4, True)):
        table = Table()
        benedict = table.you.torpor(BENEDICT)
        if friend:
            table.you.ready(replaced("Tony (G3)", clans=("Giovanni",), capacity=friend))
        table.prey.torpor(replaced("Don Cerro (G5)", clans=("Giovanni",), capacity=5))
        table.prey.in_play(paper("Bell", use(gain_pool(1), at=("unlock",))))
        table.gives_edge(table.you)
        table.begins("unlock")
        table.until("unlock", table.prey)
        assert table.prey.may("use", card=benedict) is may


@pytest.mark.parametrize(("word", "may"), [("bleed", True), ("hunt", False)])
def test_benedict_blocks_what_is_directed(table: Table, word: str, may: bool) -> None:
    """No undirected action; others beside him do."""
    mine = table.you.ready("Nassir", blood=2)
    table.you.ready(COMPANION)
    benedict, other = table.prey.ready(BENEDICT), table.prey.ready("Ryan")
    table.you.acts(word=word, by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=benedict) is may
    assert table.prey.may("block", minion=other)


# -- Imogen ---------------------------------------------------------------------------------------


@pytest.mark.rules_text("003 Imogen 1")
@pytest.mark.parametrize("whose", ["prey", "predator"])
def test_imogen_exchanges_a_card_at_random(table: Table, whose: str) -> None:
    """Of your prey or predator, for a library card of hers; no vampire comes to the hand."""
    imogen = table.you.ready(IMOGEN)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.prey.ready("Ryan")
    owner, other = getattr(table, whose), table.predator if whose == "prey" else table.prey
    held = [*owner.holds("Fame", "Bonding")]
    one, two = owner.ash_heap("Blur", "Deflection")
    owner.ash_heap("Nassir")
    other.holds("Dodge")
    other.ash_heap("Bonding")
    table.grand_prey.ash_heap("Dodge")
    table.you.acts(imogen, by=imogen)
    seats = {option.seat for option in table.you.options("choose")}
    assert seats == {table.prey.number, table.predator.number}
    table.you.chooses(seat=owner.number)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert action_of(table).targets == (owner.number,)
    assert [table.where(card) for card in held] == ["hand", "hand"]
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.where(two) == "hand"
    assert table.where(one) == "ash_heap"
    assert sorted(table.where(card) for card in held) == ["ash_heap", "hand"]
    assert other.hand() == ["Dodge"]
    assert table.waits_for(table.you)


@pytest.mark.rules_text("003 Imogen 2")
def test_imogen_is_of_capacity_nine(table: Table) -> None:
    """As it was corrected."""
    imogen = table.you.ready(IMOGEN)
    table.begins()
    assert capacity(table.state, imogen) == 9


@pytest.mark.parametrize("whose", ["prey", "predator", "grand_prey"])
def test_imogen_exchanges_where_there_is_a_card(table: Table, whose: str) -> None:
    """Only that one is directed at; a card in the ash heap of another is none."""
    imogen = table.you.ready(IMOGEN)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    for seat in table.seats[1:]:
        seat.ready("Ryan" if seat is table.prey else "Loyal Street Gang")
        seat.holds("Fame")
    owner = getattr(table, whose)
    lost = owner.ash_heap("Blur")
    if whose == "grand_prey":
        table.begins()
        assert not table.you.may("use action", card=imogen)
        return
    table.you.acts(imogen, by=imogen)
    assert action_of(table).targets == (owner.number,)
    rest(table)
    assert table.where(lost) == "hand"


def test_imogen_needs_a_card_to_give_back(table: Table) -> None:
    """Where the ash heap has no library card she takes no such action."""
    imogen = table.you.ready(IMOGEN)
    table.you.ready(COMPANION)
    table.prey.holds("Fame")
    table.prey.ash_heap("Nassir")
    table.begins()
    assert not table.you.may("use action", card=imogen)


# -- Hel-Blá --------------------------------------------------------------------------------------


def fallen(name: str, **face: Any) -> Definition:
    """An ally that was burned."""
    return paper(name, recruits(), life=3, strength=1, bleed=1, **face)


@pytest.mark.ruling(HEL, 2)
def test_hel_bla_brings_an_ally_back(table: Table) -> None:
    """One that requires Hecata or Oblivion, locked, at its life, free but for 1 blood."""
    hel = table.you.ready(HEL, blood=4)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.prey.ready("Ryan")
    lord = fallen("Lord", clans=("Hecata",), unique=True)
    table.you.ready(lord)
    table.you.ash_heap(lord)
    shade, kin = table.you.ash_heap(
        fallen("Shade", disciplines=("obl",), blood_cost=3), fallen("Kin", clans=("Hecata",))
    )
    table.you.ash_heap(
        fallen("Wolf", disciplines=("ani",)),
        paper("Thing", equips(), disciplines=("obl",)),
        "Nassir",
    )
    table.prey.ash_heap(fallen("Far", clans=("Hecata",)))
    table.you.acts(hel, by=hel)
    assert table.you.choices() == {shade, kin}
    table.you.chooses(shade)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    assert table.blood(hel) == 4
    rest(table)
    assert table.where(shade) == "ready"
    assert (table.blood(shade), table.locked(shade), table.blood(hel)) == (3, True, 3)
    assert table.where(kin) == "ash_heap"
    table.you.uses("Unlocker")
    table.you.chooses(shade)
    assert table.you.may("act", minion=shade, word="bleed")


@pytest.mark.ruling(HEL, 1)
def test_hel_blas_ally_is_at_the_inferior_level(table: Table) -> None:
    """Though she has superior Oblivion."""
    hel = table.you.ready(HEL)
    table.you.ready(COMPANION)
    levels = {code: recruits() for code in ("obl", "OBL")}
    ally = paper("Shade", levels=levels, life=3, strength=1, disciplines=("obl",), kind="ally")
    shade = table.you.ash_heap(ally)
    table.you.acts(hel, by=hel)
    rest(table)
    assert table.where(shade) == "ready"
    assert table.state.cards[shade].mode == "obl"
