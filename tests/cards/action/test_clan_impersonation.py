"""Clan Impersonation: a vampire that passes for one of another clan."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER
from combat_talk import rest
from fight_talk import replaced
from methuselah.engine import atoms
from methuselah.engine.traits import clan_of, sect_of
from methuselah.language.choosing.clans import CLANS
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import gain_title, title_of
from table_talk import Table

CARD = "Clan Impersonation"
CREEDS = {"Avenger", "Defender", "Innocent", "Judge", "Martyr", "Redeemer", "Visionary"}


def poses(table: Table, mine: int, clan: str) -> None:
    """Your vampire poses as one of this clan."""
    table.you.acts(CARD, by=mine)
    table.you.does("choose", word=clan)
    rest(table)


def test_all_clans_are_known() -> None:
    """As crypt cards have them; creeds are none."""
    assert {*CLANS} == {clan for face in pool().crypt for clan in face.clans} - CREEDS
    assert list(CLANS) == sorted(CLANS)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("clan", ["Tremere", "True Brujah", "Lasombra"])
def test_a_vampire_is_of_the_chosen_clan(table: Table, clan: str) -> None:
    """Instead of its own; any clan; at +1 stealth, for 2 blood; the sect stays, so does another."""
    ryan, other = table.you.ready("Ryan", blood=4), table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    table.you.holds(PAUSE)
    table.you.acts(CARD, by=ryan)
    assert {option.word for option in table.you.options("choose")} == {*CLANS}
    table.you.does("choose", word=clan)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    assert clan_of(table.state, ryan) == "Nosferatu"
    rest(table)
    assert table.on(card) == ryan
    assert table.blood(ryan) == 2
    assert clan_of(table.state, ryan) == clan
    assert sect_of(table.state, ryan) == "camarilla"
    assert clan_of(table.state, other) == "Malkavian"
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 3)
def test_the_vampire_drops_the_mask(table: Table) -> None:
    """As an action at no stealth, its own only: it goes back to its clan."""
    ryan, other = table.you.ready("Ryan", blood=4), table.you.ready("Lauren")
    card = table.you.holds(CARD)
    table.you.in_play(UNLOCKER)
    table.you.holds(PAUSE)
    poses(table, ryan, "Ventrue")
    table.you.uses("Unlocker")
    assert table.you.may("use action", card=card, minion=ryan)
    assert not table.you.may("use action", card=card, minion=other)
    table.you.acts(card, by=ryan)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == ()
    rest(table)
    assert table.where(card) == "ash_heap"
    assert clan_of(table.state, ryan) == "Nosferatu"


@pytest.mark.rules_text("003 Clan Impersonation 1")
@pytest.mark.ruling(CARD, 1)
def test_a_slave_stays_a_slave(table: Table) -> None:
    """Of the clan to which it is enslaved: without a Tremere it takes no directed action."""
    slave = table.you.ready("Rusticus (G5)", blood=4)
    table.you.ready("Ryan")
    table.you.holds(CARD)
    table.you.in_play(UNLOCKER)
    poses(table, slave, "Ventrue")
    table.you.uses("Unlocker")
    assert clan_of(table.state, slave) == "Ventrue"
    assert not table.you.may("act", minion=slave, word="bleed")
    assert table.you.may("act", minion=slave, word="hunt")


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize(("clan", "held"), [("Nosferatu", "justicar"), ("Tremere", "")])
def test_a_justicar_of_another_clan_has_no_votes(table: Table, clan: str, held: str) -> None:
    """Its title sleeps until its clan is the right one again."""
    justicar = table.you.ready("Sheldon, Lord of the Clog (G1)")
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    table.you.in_play(UNLOCKER)
    poses(table, justicar, clan)
    assert title_of(table.state, justicar) == held
    table.you.uses("Unlocker")
    table.you.acts(card, by=justicar)
    rest(table)
    assert title_of(table.state, justicar) == "justicar"


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize("clan", ["Nosferatu", "Tremere"])
def test_a_contested_title_is_yielded_at_once(table: Table, clan: str) -> None:
    """Two justicars of a clan: who poses as of another one has the title no more, mask or none."""
    mine = table.you.ready("Sheldon, Lord of the Clog (G1)")
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    table.you.in_play(UNLOCKER)
    theirs = table.prey.ready(replaced("Chester DuBois (G1)", title="justicar"))
    atoms.remember(table.state, mine, "title contested", 1)
    atoms.remember(table.state, theirs, "title contested", 1)
    assert title_of(table.state, mine) == ""
    poses(table, mine, clan)
    table.you.uses("Unlocker")
    table.you.acts(card, by=mine)
    rest(table)
    assert clan_of(table.state, mine) == "Nosferatu"
    yielded = clan == "Tremere"
    assert (table.state.cards[mine].trait("title") == "") is yielded
    assert table.state.cards[theirs].trait("title") != ""


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize("clan", ["Nosferatu", "Tremere"])
def test_a_title_that_fits_the_mask_goes_with_it(table: Table, clan: str) -> None:
    """Justicar of the Tremere, by the mask alone, and contested: yielded as the mask is dropped."""
    mine = table.you.ready("Chester DuBois (G1)")
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    table.you.in_play(UNLOCKER)
    poses(table, mine, clan)
    gain_title(table.state, mine, "justicar", clan)
    atoms.remember(table.state, mine, "title contested", 1)
    table.state.pending = None
    table.you.uses("Unlocker")
    table.you.acts(card, by=mine)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert (table.state.cards[mine].trait("title") == "") is (clan == "Tremere")


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize("posing", [True, False])
def test_a_new_title_takes_the_place_of_the_sleeping_one(table: Table, posing: bool) -> None:
    """For good: without the mask the vampire is no justicar again."""
    mine = table.you.ready("Sheldon, Lord of the Clog (G1)")
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    table.you.in_play(UNLOCKER)
    if posing:
        poses(table, mine, "Tremere")
    gain_title(table.state, mine, "primogen")
    table.state.pending = None
    if posing:
        table.you.uses("Unlocker")
        table.you.acts(card, by=mine)
        rest(table)
    assert clan_of(table.state, mine) == "Nosferatu"
    assert title_of(table.state, mine) == "primogen"


@pytest.mark.ruling(CARD, 5)
def test_the_latest_mask_is_seen(table: Table) -> None:
    """Of two that pose it as another the one that came later counts; then the first again."""
    ryan = table.you.ready("Ryan", blood=4)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    cards = {table.you.holds(CARD), table.you.holds(CARD)}
    table.you.holds(PAUSE)
    poses(table, ryan, "Ventrue")
    (second,) = (card for card in cards if table.where(card) == "hand")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    poses(table, ryan, "Samedi")
    assert clan_of(table.state, ryan) == "Samedi"
    table.you.uses("Unlocker")
    table.you.acts(second, by=ryan)
    rest(table)
    assert clan_of(table.state, ryan) == "Ventrue"
