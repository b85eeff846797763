"""Vampires that hide in some actions, that some may attack, and that some cannot block."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import MANEUVER, PRESS, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import sect_of
from methuselah.language import acts, choose, other, ready, static, vampire
from methuselah.rules.action.action import stealth
from politics_talk import motion
from scenes.actions import enters_combat_as_an_action
from scenes.changes import more_stealth_when, more_strength_against
from scenes.rulings import action_requires_what_the_card_says, scarce_asks_for_the_clan_of_now
from table_talk import Table

# -- +1 stealth in some actions -------------------------------------------------------------------

HUNT: dict[str, Any] = {"word": "hunt"}
BLEED: dict[str, Any] = {"word": "bleed"}
CALL: dict[str, Any] = {"card": motion()}


@pytest.mark.parametrize(
    ("card", "when", "else_"),
    [
        ("Hesha Ruhadze (G2)", (HUNT,), (BLEED, CALL)),
        ("Abiku (G4)", (HUNT,), (BLEED, CALL)),
        ("Natasha Volfchek (G1)", (CALL,), (HUNT, BLEED)),
        ("Khalil Ravana (G2)", (), (HUNT, BLEED, CALL)),
    ],
)
def test_hidden_in_one_kind_of_action(
    card: str, when: tuple[dict[str, Any], ...], else_: tuple[dict[str, Any], ...]
) -> None:
    """+1 stealth in that, none in others."""
    more_stealth_when(card, amount=1, when=when, else_=else_)


@pytest.mark.parametrize(("name", "hidden"), [("Khalil Ravana (G2)", 1), ("Ryan", 0)])
def test_khalil_is_a_hidden_diablerist(table: Table, name: str, hidden: int) -> None:
    """+1 stealth in a diablerie; beside him others have none."""
    acting = table.you.ready(name)
    table.you.ready(COMPANION if name != "Ryan" else "Khalil Ravana (G2)")
    victim = table.prey.torpor("Rake (G1)")
    table.prey.ready("Nassir")
    table.you.acts(word="diablerie", by=acting, target=victim)
    assert stealth(table.state, action_of(table)) == action_of(table).inherent + hidden


STALKING = paper(
    "Stalking", acts(choose(ready(vampire, other)), kind="hunt", stealth=1), kind="event"
)


@pytest.mark.ruling("Ariadne (G5)", 1)
@pytest.mark.ruling("Hesha Ruhadze (G2)", 1)
@pytest.mark.parametrize(
    ("name", "gained"), [("Hesha Ruhadze (G2)", 2), ("Ariadne (G5)", 2), ("Marcel (G6)", 1)]
)
def test_the_victim_of_a_better_hunter_loses_more(table: Table, name: str, gained: int) -> None:
    """The blood of a hunt that is none of the rulebook's comes from whom it is about."""
    mine = table.you.ready(name, blood=1)
    table.you.ready(COMPANION)
    victim, bystander = table.prey.ready("Trevon Parker"), table.grand_prey.ready("Nassir")
    table.you.in_play(STALKING)
    full = table.blood(victim)
    table.you.acts("Stalking", by=mine)
    table.you.chooses(victim)
    rest(table)
    assert (table.blood(mine), table.blood(victim)) == (1 + gained, full - gained)
    assert table.blood(bystander) == 4


# -- who fights whom ------------------------------------------------------------------------------


def test_dedefra_is_stronger_against_the_camarilla() -> None:
    """+1 strength; none against others, nor against an ally."""
    more_strength_against(
        "Dedefra (G2)",
        amount=1,
        against=("Trevon Parker",),
        others=("Dodd (G2)", "Crow (G5)", "Renegade Garou"),
    )


def test_massassi_attacks_any_ready_vampire() -> None:
    """At no stealth; no ally, nobody in torpor."""
    enters_combat_as_an_action(
        "Massassi (G4)",
        legal=(("prey", "ready", "Ryan"), ("grand_prey", "ready", "Nassir")),
        illegal=(
            ("prey", "ready", "Vagabond Mystic"),
            ("prey", "torpor", "Mazz"),
            ("you", "ready", "Sully"),
        ),
    )


@pytest.mark.parametrize("used", [True, False])
def test_massassi_maneuvers_in_the_first_round(table: Table, used: bool) -> None:
    """Once, if she likes; what she keeps is gone in the second round."""
    massassi = table.you.ready("Massassi (G4)")
    table.you.ready(COMPANION)
    table.you.holds(PRESS, MANEUVER)
    victim = table.prey.ready("Ryan")
    table.prey.ready("Nassir")
    table.you.acts(massassi, by=massassi)
    table.you.chooses(victim)
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=massassi)
    if used:
        table.you.does("use maneuver", minion=massassi)
    assert not (used and table.you.may("use maneuver", minion=massassi))
    table.you.plays(PRESS.name, by=massassi)
    table.until("range", table.you)
    assert table.you.can_play(MANEUVER.name, by=massassi)
    assert not table.you.may("use maneuver", minion=massassi)


def test_massassi_has_no_maneuver_if_she_is_blocked(table: Table) -> None:
    """Her action is not successful then; nor has she one in another fight."""
    massassi = table.you.ready("Massassi (G4)")
    table.you.ready(COMPANION)
    table.you.holds(MANEUVER)
    victim, guard = table.prey.ready("Ryan"), table.prey.ready("Nassir")
    table.you.acts(massassi, by=massassi)
    table.you.chooses(victim)
    table.prey.blocks(guard)
    table.until("range", table.you)
    assert table.you.can_play(MANEUVER.name, by=massassi)
    assert not table.you.may("use maneuver", minion=massassi)


VITEL = "Marcus Vitel (G3 ADV)"


@pytest.mark.parametrize(
    ("card", "attacker", "other", "clan"),
    [
        (
            "Huang, Blood Cultist (G2)",
            "Caitlin (G2)",
            "C.J. (G5)",
            "Gangrel antitribu",
        ),
        (VITEL, "Rayne (G6)", "Royce (G2)", "Brujah"),
    ],
)
def test_whom_a_clan_may_attack(card: str, attacker: str, other: str, clan: str) -> None:
    """Any ready one of that clan, not of another; not while it is in torpor or yours."""
    for name, seat, region, may in (
        (attacker, "prey", "ready", True),
        (attacker, "grand_prey", "ready", True),
        (other, "prey", "ready", False),
        (attacker, "prey", "torpor", False),
        (attacker, "you", "ready", False),
    ):
        table = Table()
        mine = table.you.ready(name)
        table.you.ready(COMPANION)
        theirs = getattr(table, seat).puts(card, region)
        table.prey.ready("Nassir")
        table.begins()
        assert table.you.may("use action", card=theirs, by=mine) is may, (name, seat, region)
        if may:
            full = table.blood(theirs)
            table.you.acts(theirs, by=mine)
            hers = action_of(table)
            assert (hers.targets, stealth(table.state, hers)) == (
                (getattr(table, seat).number,),
                0,
            )
            rest(table)
            assert table.blood(theirs) < full
            assert table.locked(mine)


@pytest.mark.ruling("Huang, Blood Cultist (G2)", 1)
def test_huangs_rivals_act_as_gangrel_antitribu() -> None:
    """The action requires one."""
    action_requires_what_the_card_says(
        "Huang, Blood Cultist (G2)", by="Caitlin (G2)", requires="Gangrel antitribu", not_="Pander"
    )


@pytest.mark.ruling(VITEL, 2)
def test_vitels_rivals_act_as_brujah() -> None:
    """The action requires one."""
    action_requires_what_the_card_says(
        VITEL, by="Rayne (G6)", requires="Brujah", not_="Brujah antitribu"
    )


# -- who cannot block whom ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acting", "blocker", "may"),
    [
        ("Sha-Ennu (G4)", made_vampire("Small", capacity=3), False),
        ("Sha-Ennu (G4)", made_vampire("Middling", capacity=4), True),
        ("Sha-Ennu (G4)", "Renegade Garou", True),
        ("Trevon Parker", made_vampire("Small", capacity=3), True),
        ("Renegade Garou", made_vampire("Small", capacity=3), True),
        ("Dodd (G2)", "Caroline Bishops (G4)", False),
        ("Crow (G5)", "Caroline Bishops (G4)", False),
        ("Trevon Parker", "Caroline Bishops (G4)", True),
        ("Renegade Garou", "Caroline Bishops (G4)", True),
        ("Dodd (G2)", "Trevon Parker", True),
    ],
)
def test_who_may_block_whom(
    table: Table, acting: str, blocker: str | Definition, may: bool
) -> None:
    """Sha-Ennu is no match for the young; Caroline blocks the Camarilla, and allies."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION if acting == "Sha-Ennu (G4)" else "Sha-Ennu (G4)")
    theirs = table.prey.ready(blocker)
    table.prey.ready("Igo the Hungry (G1)")
    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=theirs) is may


def test_caroline_alone_is_bound(table: Table) -> None:
    """Her friends block whom she cannot."""
    mine = table.you.ready("Dodd (G2)")
    table.you.ready(COMPANION)
    caroline, friend = table.prey.ready("Caroline Bishops (G4)"), table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    assert not table.prey.may("block", minion=caroline)
    assert table.prey.may("block", minion=friend)


# -- who bleeds for more or less ------------------------------------------------------------------

MATTHIAS = "Matthias (G2)"
TRICKSTER = made_vampire("Trickster", capacity=6)


def bled(bleeder: str | Definition, patron: str, seat: str, region: str) -> int:
    """The pool that your prey loses to a bleed, with such a vampire in somebody's region."""
    table = Table()
    mine = table.you.ready(bleeder)
    table.you.ready(COMPANION)
    getattr(table, seat).puts(patron, region, locked=region == "ready")
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)
    return 30 - table.prey.pool()


@pytest.mark.parametrize(
    ("bleeder", "patron", "seat", "region", "number"),
    [
        ("Rake (G1)", "Freddy Gage (G5)", "prey", "ready", 2),
        ("Rake (G1)", "Freddy Gage (G5)", "prey", "torpor", 2),
        ("Ryan", "Freddy Gage (G5)", "prey", "ready", 1),
        ("Rake (G1)", "Freddy Gage (G5)", "grand_prey", "ready", 1),
        ("Lalitha (G2)", MATTHIAS, "prey", "ready", 0),
        ("Cybele (G4)", MATTHIAS, "prey", "ready", 0),
        ("Nassir", MATTHIAS, "prey", "ready", 1),
        ("Lalitha (G2)", MATTHIAS, "prey", "torpor", 1),
        ("Lalitha (G2)", MATTHIAS, "grand_prey", "ready", 1),
    ],
)
def test_whom_they_help_or_hinder(
    bleeder: str, patron: str, seat: str, region: str, number: int
) -> None:
    """Titled vampires bleed Freddy's controller for more; Matthias, ready, baffles two clans."""
    assert bled(bleeder, patron, seat, region) == number


def test_matthias_takes_no_more_than_one() -> None:
    """Of a bleed of 3."""
    strong = replaced("Lalitha (G2)", bleed=3)
    assert bled(strong, MATTHIAS, "prey", "ready") == 2


@pytest.mark.ruling(MATTHIAS, 1)
def test_matthias_is_scarce_among_those_who_count_as_salubri() -> None:
    """The clan that they have now."""
    scarce_asks_for_the_clan_of_now(MATTHIAS)


@pytest.mark.parametrize(
    ("merged", "bleeder", "rival", "where", "number"),
    [
        (True, "Nassir", "Trevon Parker", "ready", 1),
        (True, "Royce (G2)", "Trevon Parker", "ready", 2),
        (True, "Royce (G2)", "Trevon Parker", "torpor", 1),
        (True, "Royce (G2)", "Dodd (G2)", "ready", 1),
        (False, "Royce (G2)", "Trevon Parker", "ready", 1),
    ],
)
def test_vitel_merged_leads_the_sabbat(
    table: Table, merged: bool, bleeder: str, rival: str, where: str, number: int
) -> None:
    """+1 bleed of your Sabbat vampires against who has a ready Camarilla vampire."""
    (table.you.merged if merged else table.you.ready)("Marcus Vitel (G3)" if merged else VITEL)
    mine = table.you.ready(bleeder)
    table.prey.puts(rival, where, locked=where == "ready")
    table.grand_prey.ready("Trevon Parker")
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert 30 - table.prey.pool() == number


@pytest.mark.parametrize(
    ("of_vitel", "worn", "number"),
    [("you", "sabbat", 2), ("you", "camarilla", 1), ("grand_predator", "sabbat", 1)],
)
def test_vitel_leads_his_own_while_he_is_sabbat(
    table: Table, of_vitel: str, worn: str, number: int
) -> None:
    """Not while he counts as of the Camarilla; he helps no Sabbat vampire of another."""
    vitel = getattr(table, of_vitel).merged("Marcus Vitel (G3)")
    mask = paper("Mask", static("sect", word=worn), kind="equipment")
    getattr(table, of_vitel).in_play(mask, on=vitel)
    mine = table.you.ready("Royce (G2)")
    table.you.ready(COMPANION)
    table.prey.ready("Trevon Parker", locked=True)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert 30 - table.prey.pool() == number


def test_vitel_in_torpor_leads_nobody(table: Table) -> None:
    """He must be ready."""
    vitel = table.you.torpor("Marcus Vitel (G3)")
    table.you.puts(VITEL, "merged", on=vitel)
    mine = table.you.ready("Royce (G2)")
    table.you.ready(COMPANION)
    table.prey.ready("Trevon Parker", locked=True)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.where(vitel) == "torpor"
    assert 30 - table.prey.pool() == 1


@pytest.mark.ruling(VITEL, 1)
def test_vitel_merged_is_sabbat(table: Table) -> None:
    """Whatever his base version is."""
    mine = table.you.merged("Marcus Vitel (G3)")
    table.begins()
    assert sect_of(table.state, mine) == "sabbat"
