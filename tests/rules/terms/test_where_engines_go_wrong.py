"""Traps of this game that no card's own test plays: the map of the rules names these tests."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import COMPANION, PRESS, fight, made_up, rest
from made_up import paper
from methuselah.engine.definitions import Static
from methuselah.engine.traits import clan_of, sect_of
from methuselah.language import (
    PREY,
    THIS,
    action,
    becomes_anarch,
    burn_pool,
    combat_card,
    end_of_round,
    ends_combat,
    equips,
    gain_pool,
    use,
)
from table_talk import Table


@pytest.fixture
def table() -> Table:
    """Five seats."""
    return Table()


@pytest.mark.parametrize(("barred", "counters"), [(False, 1), (True, 2)])
def test_what_burns_instead_of_unlocking_needs_an_unlock(
    table: Table, barred: bool, counters: int
) -> None:
    """A minion that does not unlock as normal burns no counter of Touch of Oblivion for it."""
    nassir = table.you.ready("Nassir", locked=True)
    touch = table.you.in_play("Touch of Oblivion", on=nassir, counters=2, level="obl")
    if barred:
        chain = paper("Chain", Static("does not unlock"), kind="equipment")
        table.you.in_play(chain, on=nassir)
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")

    assert table.locked(nassir)
    assert table.counters(touch) == counters


def test_your_prey_is_who_she_is_by_then(table: Table) -> None:
    """A card that was put into play before the first prey was ousted speaks of the next one."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready(COMPANION)
    table.prey.pool(1)
    table.you.in_play(paper("Drain", use(burn_pool(1, PREY), at=("minion",), once="turn")))
    table.you.acts(word="bleed", by=trevon)
    table.nobody_reacts()
    table.you.uses("Drain")

    assert table.prey.is_out()
    assert table.grand_prey.pool() == 29


def test_the_edge_comes_when_the_oust_is_done(table: Table) -> None:
    """Pool, then the ousting with its 6 pool, then the Edge."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready(COMPANION)
    table.prey.pool(1)
    table.you.acts(word="bleed", by=trevon)
    table.nobody_reacts()

    told = [line.what for line in table.state.journal]
    assert told.index("ousted") < told.index("took the Edge")
    assert table.you.pool() == 36
    assert table.you.has_edge()


def test_after_strikes_are_resolved_combat_ends_without_presses(table: Table) -> None:
    """K5e: the damage was done; nobody presses, and the end of the round is held."""
    breaks = made_up("Break off", modes=(combat_card(ends_combat(), at=("strike_resolved",)),))
    late = made_up("Late", modes=(end_of_round(gain_pool(1)),))
    ryan, nassir = table.you.ready("Ryan"), table.prey.ready("Nassir")
    table.you.holds(breaks)
    table.prey.holds(PRESS, late)
    blood = table.blood(ryan) if table.begun else 4
    fight(table, ryan, nassir)
    table.you.plays("Break off", by=ryan)
    while not table.over():
        assert not table.prey.can_play("A press")
        if table.prey.can_play("Late"):
            table.prey.plays("Late", by=nassir)
        else:
            table.pass_on()

    assert table.blood(ryan) == blood - 1
    assert table.prey.pool() == 31
    rest(table)
    assert sum(line.what == "round" for line in table.state.journal) == 1


@pytest.mark.parametrize("disguised", [True, False])
def test_a_card_put_into_play_forgets_when_it_would_be_replaced(
    table: Table, disguised: bool
) -> None:
    """Equipped in combat it is replaced at once; as an action not before the action is over."""
    gun = paper(
        "Slow Gun", replace(equips(), replace="action"), keywords=frozenset({"weapon", "gun"})
    )
    sully = table.you.ready("Sully")
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Nassir")
    table.you.holds("Disguised Weapon", gun)
    table.prey.holds(made_up("Wait", modes=(combat_card(at=("before_range",)),)))
    if disguised:
        fight(table, sully, blocker)
        table.you.plays("Disguised Weapon", by=sully, level="obf")
        if table.you.may("choose"):
            table.you.chooses()
        table.until("before_range", table.prey)
        assert len(table.you.hand()) == 2
    else:
        table.you.acts("Slow Gun", by=sully)
        table.until("action", table.prey)
        assert len(table.you.hand()) == 1
        table.nobody_reacts()
        assert len(table.you.hand()) == 2


@pytest.mark.rule("R3 10.2")
@pytest.mark.parametrize(
    ("name", "clan", "other"),
    [
        ("Aaron Bathurst (G4)", "Nosferatu antitribu", "Nosferatu"),
        ("Anson (G1)", "Toreador", "Toreador antitribu"),
    ],
)
def test_who_changes_sect_keeps_the_clan(table: Table, name: str, clan: str, other: str) -> None:
    """A clan and its antitribu are two: neither becomes the other by a sect (R3 10.2, example)."""
    vampire = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.holds(paper("Turn", action(becomes_anarch(THIS), stealth=1)))
    table.you.holds(paper("Own", action(gain_pool(1)), clans=(clan,)))
    table.you.holds(paper("Counterpart", action(gain_pool(1)), clans=(other,)))
    table.you.acts("Turn", by=vampire)
    table.nobody_reacts()

    assert sect_of(table.state, vampire) == "anarch"
    assert clan_of(table.state, vampire) == clan
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play("Own", by=vampire)
    assert not table.you.can_play("Counterpart")
