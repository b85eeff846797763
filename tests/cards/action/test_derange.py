"""Derange: a younger vampire becomes one of the family, and wanders off with it."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER
from combat_talk import rest
from fight_talk import replaced
from infernal_talk import an_infernal_bearer_unlocks
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.traits import clan_of, sect_of
from methuselah.language import THIS, action, becomes_anarch, static
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import gain_title, title_of
from table_talk import Table

CARD = "Derange"
MAD = replaced("Tony (G3)", capacity=7)  # Malkavian, Camarilla
ANTITRIBU = "The Colonel (G3)"  # Malkavian antitribu, Sabbat


def derange(table: Table, by: int, victim: int) -> None:
    """You play it on somebody."""
    table.you.acts(CARD, by=by)
    if victim in table.you.choices():
        table.you.chooses(victim)
    rest(table)


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize(
    ("name", "clan", "sect"),
    [
        (MAD, "Malkavian", "camarilla"),
        (ANTITRIBU, "Malkavian antitribu", "sabbat"),
        ("Ryan", "", ""),
    ],
)
def test_a_younger_vampire_is_deranged(table: Table, name: str, clan: str, sect: str) -> None:
    """At +1 stealth: of the clan and sect of the acting vampire; no Malkavian of either kind."""
    mad = table.you.ready(name)
    mine = table.you.ready("Duck")
    card, _ = table.you.holds(CARD, PAUSE)
    young, torpid = table.prey.ready("Lauren"), table.grand_prey.torpor("Earl")
    table.prey.ready(COMPANION)  # a Malkavian
    table.prey.ready(replaced("KoKo", clans=("Malkavian antitribu",)))
    table.prey.ready(replaced("Rayne", capacity=9))
    table.prey.ready("War Ghoul")
    assert table.you.can_play(card, by=mad) is bool(clan)
    if not clan:
        return
    table.you.acts(card, by=mad)
    assert table.you.choices() == {mine, young, torpid}
    table.you.chooses(young)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
    rest(table)
    assert table.on(card) == young
    assert (clan_of(table.state, young), sect_of(table.state, young)) == (clan, sect)
    assert clan_of(table.state, torpid) == "Ventrue"
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.rules_text("003 Derange 1")
def test_it_wanders_on(table: Table) -> None:
    """By the deranged vampire's own action, at no stealth, to another of no such clan; once set,
    it is about the same clan and sect for good, and who had it is itself again.
    """
    bearer = table.you.ready("Lauren")
    other = table.you.ready("Duck")
    card = table.you.in_play(CARD, on=bearer)
    table.you.holds(PAUSE)
    mad = table.prey.ready(MAD)
    next_, torpid = table.prey.ready("Nassir"), table.grand_prey.torpor("Earl")
    table.prey.ready("War Ghoul")
    table.prey.ready(ANTITRIBU)
    table.begins()
    atoms.set_trait(table.state, card, "chosen", "Malkavian antitribu")
    atoms.set_trait(table.state, card, "chosen sect", "sabbat")
    assert clan_of(table.state, bearer) == "Malkavian antitribu"
    assert not table.you.may("use action", card=card, by=other)
    table.you.acts(card, by=bearer)
    assert table.you.choices() == {other, next_, torpid}
    table.you.chooses(next_)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (1,))
    rest(table)
    assert table.on(card) == next_
    assert table.state.controller(card) == table.prey.number
    assert (clan_of(table.state, next_), sect_of(table.state, next_)) == (
        "Malkavian antitribu", "sabbat",
    )  # fmt: skip
    assert (clan_of(table.state, bearer), sect_of(table.state, bearer)) == ("Tremere", "camarilla")
    assert clan_of(table.state, mad) == "Malkavian"
    assert table.locked(bearer)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "pays"), [(2, True), (2, False), (0, False)])
def test_the_deranged_stay_locked(table: Table, blood: int, pays: bool) -> None:
    """Unless 1 blood is burned in their unlock phase, once; nobody else pays for them."""
    bearer = table.you.ready("Lauren", blood=blood, locked=True)
    free = table.you.ready("Duck", locked=True)
    card = table.you.in_play(CARD, on=bearer)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=card) is (blood > 0)
    if pays:
        table.you.uses(card, by=bearer)
        assert (table.locked(bearer), table.blood(bearer)) == (False, blood - 1)
        assert not table.you.may("use", card=card)
        atoms.lock(table.state, bearer)
        table.state.pending = None
        assert not table.you.may("use", card=card)  # once in the phase
        atoms.unlock(table.state, bearer)
        table.state.pending = None
    table.until("minion", table.you)
    assert (table.locked(bearer), table.locked(free)) == (not pays, False)
    assert table.blood(bearer) == blood - pays or blood == 0


def test_who_is_unlocked_pays_nothing(table: Table) -> None:
    """There is nothing to unlock, nor is there in another's unlock phase."""
    bearer = table.you.ready("Lauren")
    theirs = table.prey.ready("Nassir", locked=True)
    card, other = table.you.in_play(CARD, on=bearer), table.prey.in_play(CARD, on=theirs)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert not table.you.may("use", card=card)
    assert not table.prey.may("use", card=other)


@pytest.mark.ruling(CARD, 7)
@pytest.mark.parametrize("pool", [True, False])
def test_an_infernal_one_may_be_unlocked_for_a_pool(table: Table, pool: bool) -> None:
    """As ever, or for 1 blood."""
    an_infernal_bearer_unlocks(table, CARD, pool=pool)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize(("by", "held"), [(MAD, "prince"), (ANTITRIBU, "")])
def test_a_prince_of_another_sect_has_no_votes(table: Table, by: str, held: str) -> None:
    """Its title sleeps until the card is gone, and it is of its own clan and sect again."""
    mad = table.you.ready(replaced(by, capacity=9) if isinstance(by, str) else by)
    table.you.ready("Duck")
    card = table.you.holds(CARD)
    prince = table.prey.ready("Mkhokheli")
    derange(table, mad, prince)
    assert table.on(card) == prince
    assert title_of(table.state, prince) == held
    atoms.burn(table.state, card)
    assert title_of(table.state, prince) == "prince"
    assert (clan_of(table.state, prince), sect_of(table.state, prince)) == ("Toreador", "camarilla")


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("by", [MAD, ANTITRIBU])
@pytest.mark.parametrize("way", ["played", "moved"])
def test_a_contested_title_that_does_not_fit_is_yielded(table: Table, by: str, way: str) -> None:
    """At once, and for good; also as the card wanders there."""
    mad = table.you.ready(replaced(by, capacity=9) if isinstance(by, str) else by)
    first = table.you.ready("Duck")
    card = table.you.holds(CARD)
    table.you.in_play(UNLOCKER)
    prince, rival = table.prey.ready("Mkhokheli"), table.grand_prey.ready("Tara (G5)")
    table.begins()
    atoms.remember(table.state, prince, "title contested", 1)
    atoms.remember(table.state, rival, "title contested", 1)
    derange(table, mad, prince if way == "played" else first)
    if way == "moved":
        table.you.acts(card, by=first)
        table.you.chooses(prince)
        rest(table)
    assert table.on(card) == prince
    assert (table.state.cards[prince].trait("title") == "") is (by == ANTITRIBU)
    assert table.state.cards[rival].trait("title") != ""


@pytest.mark.ruling(CARD, 2)
def test_a_title_of_the_sect_it_had_by_it_is_yielded_as_it_goes(table: Table) -> None:
    """Contested, and fitting the sect of the card alone: as that wanders on or is burned."""
    for burned in (True, False):
        table = Table()
        bearer = table.you.ready("Lauren")
        other = table.you.ready("Duck")
        card = table.you.in_play(CARD, on=bearer)
        table.you.holds(PAUSE)
        table.begins()
        atoms.set_trait(table.state, card, "chosen", "Malkavian antitribu")
        atoms.set_trait(table.state, card, "chosen sect", "sabbat")
        gain_title(table.state, bearer, "bishop")
        assert title_of(table.state, bearer) == "bishop"
        atoms.remember(table.state, bearer, "title contested", 1)
        table.state.pending = None
        if burned:
            atoms.burn(table.state, card)
            table.state.pending = None
            table.you.acts(word="bleed", by=other)
        else:
            table.you.acts(card, by=bearer)
        rest(table)
        assert table.state.cards[bearer].trait("title") == ""


@pytest.mark.ruling(CARD, 5)
def test_what_came_last_is_what_it_is(table: Table) -> None:
    """A mask put on later counts, and so does a Derange that comes later."""
    bearer = table.you.ready("Lauren")
    table.you.ready("Duck")
    first = table.you.in_play(CARD, on=bearer)
    mask = paper("Mask", static("clan", word="Samedi"), kind="equipment")
    other = table.prey.ready("Nassir")
    table.prey.in_play(mask, on=other)
    table.you.holds(PAUSE)
    table.begins()
    atoms.set_trait(table.state, first, "chosen", "Malkavian antitribu")
    atoms.set_trait(table.state, first, "chosen sect", "sabbat")
    assert clan_of(table.state, other) == "Samedi"
    table.you.acts(first, by=bearer)
    table.you.chooses(other)
    rest(table)
    assert clan_of(table.state, other) == "Malkavian antitribu"


@pytest.mark.ruling(CARD, 5)
def test_a_mask_that_came_later_hides_it(table: Table) -> None:
    """Put on after it."""
    bearer = table.you.ready("Lauren")
    card = table.you.in_play(CARD, on=bearer)
    mask = paper("Mask", static("clan", word="Samedi"), kind="equipment")
    table.you.in_play(mask, on=bearer)
    others = {table.you.ready("Duck"), table.prey.ready("Nassir")}
    table.begins()
    atoms.set_trait(table.state, card, "chosen", "Malkavian antitribu")
    assert clan_of(table.state, bearer) == "Samedi"
    table.you.acts(card, by=bearer)
    assert table.you.choices() == others  # another one, though it seems to be no Malkavian


@pytest.mark.ruling(CARD, 6)
def test_it_stays_over_a_change_of_the_underlying_sect(table: Table) -> None:
    """Who becomes Anarch meanwhile is one as soon as the card is gone."""
    bearer = table.you.ready("Lauren")
    other = table.you.ready("Duck")
    card = table.you.in_play(CARD, on=bearer)
    free = paper("Freedom", action(becomes_anarch(THIS)))
    table.you.holds(free, PAUSE)
    table.begins()
    atoms.set_trait(table.state, card, "chosen", "Malkavian antitribu")
    atoms.set_trait(table.state, card, "chosen sect", "sabbat")
    table.you.acts("Freedom", by=bearer)
    rest(table)
    assert sect_of(table.state, bearer) == "sabbat"
    atoms.burn(table.state, card)
    assert sect_of(table.state, bearer) == "anarch"
    assert sect_of(table.state, other) == "camarilla"
