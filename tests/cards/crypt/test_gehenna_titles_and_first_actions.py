"""Gwen and Beckett in times of Gehenna; Sri's servants; Damaskenos crowned; Gharston acts first."""

from __future__ import annotations

from typing import Final

import pytest

from block_talk import COMPANION, UNLOCKER
from combat_talk import rest
from fight_talk import replaced
from made_up import omen, paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import capacity, disciplines_of
from methuselah.language import (
    TARGET,
    THIS,
    action,
    burn_card,
    choose,
    gain_pool,
    gains_title,
    not_,
    on,
    recruits,
    sends_to_torpor,
    static,
    vampire,
    yours,
)
from methuselah.rules.playing.hand import hand_size
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

# -- Gwen Brand -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "gehenna", "counters"), [("prey", True, 1), ("you", True, 0), ("prey", False, 0)]
)
def test_gwen_counts_the_times_of_gehenna(
    table: Table, seat: str, gehenna: bool, counters: int
) -> None:
    """1 counter in your unlock phase if another Methuselah controls such an event."""
    gwen = table.you.ready(GWEN)
    getattr(table, seat).in_play(omen(gehenna=gehenna))
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.state.cards[gwen].note("founder") == counters or counters == 0
    table.until_turn_of(table.prey, "minion")
    assert max(0, table.state.cards[gwen].note("founder")) == counters


@pytest.mark.parametrize(("counters", "grown"), [(3, False), (4, True), (5, True)])
def test_gwen_grows_with_four_counters(table: Table, counters: int, grown: bool) -> None:
    """Four Disciplines, +1 bleed, +1 capacity."""
    gwen = table.you.ready(GWEN, notes=(("founder", counters),))
    table.you.ready(COMPANION)
    table.begins()
    assert capacity(table.state, gwen) == 3 + grown
    expected = {"ANI", "AUS", "CHI", "FOR"} if grown else {"aus", "chi"}
    assert set(disciplines_of(table.state, gwen)) == expected
    table.you.acts(word="bleed", by=gwen)
    rest(table)
    assert table.prey.pool() == 29 - grown


# -- Sri Sansa ------------------------------------------------------------------------------------


def servant(word: str) -> Definition:
    """An ally of this kind, with 3 life."""
    return paper(word.title(), recruits(), life=3, strength=1, keywords=frozenset({word}))


@pytest.mark.parametrize(
    "region", ["ready", pytest.param("torpor", marks=pytest.mark.ruling(SRI, 1))]
)
@pytest.mark.parametrize(
    ("kind", "life", "number", "hers", "his"),
    [
        ("mortal", 1, 0, 2, 2),
        ("mage", 1, 0, 2, 2),
        ("mortal", 2, 1, 4, 1),
        ("mortal", 3, 0, 3, 3),  # it has its life
    ],
)
def test_sri_shares_blood_with_mortals_and_mages(
    table: Table, region: str, kind: str, life: int, number: int, hers: int, his: int
) -> None:
    """1 blood or life, either way, once in your unlock phase; no more than they began with."""
    sri = table.you.puts(SRI, region, blood=3)
    one = table.you.ready(servant(kind), blood=life)
    table.you.ready(servant("demon"), blood=1)
    table.you.ready(replaced("Ryan", keywords=frozenset({kind})), blood=1)  # no ally
    table.prey.ready(servant("mortal" if kind == "mage" else "mage"), blood=1)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(sri)
    table.you.does("do", number=number)
    assert (table.blood(sri), table.blood(one)) == (hers, his)
    assert not table.you.may("use", card=sri)


@pytest.mark.parametrize(("seat", "phase"), [("you", "master"), ("prey", "unlock")])
def test_sri_shares_in_your_unlock_phase(table: Table, seat: str, phase: str) -> None:
    """In no other."""
    owner = getattr(table, seat)
    sri = owner.ready(SRI, blood=3)
    owner.ready(servant("mortal"), blood=1)
    table.you.holds("Fame")
    table.gives_edge(table.you)
    table.begins(phase)
    assert not owner.may("use", card=sri)


# -- Beckett --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("region", "size"), [("ready", 9), ("torpor", 7)])
def test_beckett_ready_studies_gehenna(table: Table, region: str, size: int) -> None:
    """+1 hand size for each Gehenna card in play, whoever has it; for you alone."""
    table.you.puts(BECKETT, region)
    table.you.in_play(omen())
    table.prey.in_play(omen("Second"))
    table.prey.in_play(omen("Third", gehenna=False))
    table.begins()
    assert [hand_size(table.state, seat) for seat in range(5)] == [size, 7, 7, 7, 7]


@pytest.mark.parametrize("how", ["torpor", "burned", "other"])
def test_beckett_leaving_costs_your_hand(table: Table, how: str) -> None:
    """As he goes to torpor or is burned: it is discarded, and drawn again; not for another's."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    beckett, other = table.prey.ready(BECKETT), table.prey.ready("Nassir")
    held = [*table.prey.holds("Fame", "Blur")]
    kept = table.you.holds("Bonding")
    what = burn_card(TARGET) if how == "burned" else sends_to_torpor(TARGET)
    table.you.holds(paper("Fall", action(choose(on(vampire, not_(yours))), what)))
    table.you.acts("Fall", by=mine)
    table.you.chooses(other if how == "other" else beckett)
    rest(table)
    gone = how != "other"
    assert [table.where(card) == "ash_heap" for card in held] == [gone, gone]
    assert table.where(kept) == "hand"
    assert table.waits_for(table.you)


# -- Damaskenos -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "domain", "who", "burned"),
    [
        ("prince", "Cairo", "damaskenos", 1),
        ("prince", "Paris", "damaskenos", 0),
        ("justicar", "Malkavian", "damaskenos", 2),
        ("prince", "Cairo", "other", 0),
        ("justicar", "Brujah", "damaskenos", 0),
    ],
)
def test_the_ministry_fears_damaskenos(
    table: Table, title: str, domain: str, who: str, burned: int
) -> None:
    """As he becomes Prince of Cairo, or the Malkavian Justicar: each ready Ministry, anybody's."""
    his, other = table.you.ready(DAMASKENOS), table.you.ready("Tony (G3)")
    mine = table.you.ready("Marcel (G6)", blood=3)
    hers = table.prey.ready("Renenet (G4)", blood=3)
    down, ryan = table.prey.torpor("Lalitha (G2)", blood=1), table.prey.ready("Ryan", blood=3)
    if domain == "Brujah":
        blood = paper("Blood", static("clan", word="Brujah"), kind="equipment")
        table.you.in_play(blood, on=his)
    table.you.holds(
        paper("Crown", action(gains_title(title, domain, THIS), stealth=1))  # type: ignore[arg-type]
    )
    table.you.acts("Crown", by=his if who == "damaskenos" else other)
    rest(table)
    assert (table.blood(mine), table.blood(hers)) == (3 - burned, 3 - burned)
    assert (table.blood(down), table.blood(ryan)) == (1, 3)


# -- Gharston -------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [True, False])
def test_gharston_acts_first_or_not_at_all(table: Table, blocked: bool) -> None:
    """After an action of another minion, successful or not, he takes none in that turn."""
    gharston, other = table.you.ready(GHARSTON), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    oak = table.prey.ready("Ryan")
    assert table.asked() is not None
    assert table.you.may("act", minion=gharston, word="bleed")
    table.you.acts(word="bleed", by=other)
    if blocked:
        table.prey.blocks(oak)
    rest(table)
    assert not table.you.may("act", minion=gharston)
    assert table.you.may("act", minion=COMPANION)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("act", minion=gharston, word="bleed")


def test_gharston_acts_once(table: Table) -> None:
    """His own action counts; it is not hindered itself."""
    gharston = table.you.ready(GHARSTON)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.acts(word="bleed", by=gharston)
    rest(table)
    assert table.prey.pool() == 29
    table.you.uses("Unlocker")
    assert not table.you.may("act", minion=gharston)
