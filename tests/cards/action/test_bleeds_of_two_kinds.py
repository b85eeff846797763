"""Bleeds that bring something else, or a second way to play the same card."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import DODGE, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from scenes.actions import bleeds_for_more
from scenes.rulings import counts_as_the_discipline_used
from scenes.telling import changing
from table_talk import Table

TONGUE = "Fiendish Tongue"
SHAPER = replaced("Ryan", clans=("Tzimisce",), sect="sabbat")
BRUTE = replaced("Ryan", sect="sabbat")
LEADER = made_vampire("Leader", "PRE", capacity=6)
ROGUE = made_vampire("Rogue", "obf", "pre", "pro", capacity=6)
CLUB = paper("Club", kind="equipment", keywords=frozenset({"weapon", "melee weapon"}))
LAIR = paper("Lair", kind="master", keywords=frozenset({"location"}))
FAE = made_vampire("Fae", "dom", "MYT", capacity=6)
SHADE = made_vampire("Shade", "QUI", capacity=6)


# -- Fiendish Tongue ------------------------------------------------------------------------------


def test_the_tongue_bleeds_for_two() -> None:
    """No Discipline; the bleed is at +1."""
    table = Table()
    brute, other = table.you.ready(BRUTE), table.you.ready(COMPANION)
    card = table.you.holds(TONGUE)
    assert not table.you.can_play(TONGUE, by=other)
    table.you.acts(TONGUE, by=brute)
    rest(table)
    assert (table.prey.pool(), table.you.pool(), table.grand_prey.pool()) == (28, 30, 30)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_anarchs_hear_it_late(table: Table) -> None:
    """-1 intercept for each Anarch, during this action; nobody else loses any."""
    brute = table.you.ready(BRUTE)
    table.you.ready(COMPANION)
    table.you.holds(TONGUE)
    anarch, prince = table.prey.ready("Rayne"), table.prey.ready("Mkhokheli")
    table.you.acts(TONGUE, by=brute)
    table.until("action", table.prey)
    assert (intercept(table.state, anarch), intercept(table.state, prince)) == (-1, 0)
    table.prey.blocks(anarch)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=prince)
    rest(table)
    assert table.prey.pool() == 28
    assert intercept(table.state, anarch) == 0


@pytest.mark.rules_text("003 Fiendish Tongue 1")
@pytest.mark.parametrize(
    ("name", "blocked", "less", "asked"),
    [
        (SHAPER, False, 1, True),
        (SHAPER, False, 2, False),
        (SHAPER, True, 0, False),
        (BRUTE, False, 0, False),
    ],
)
def test_a_tzimisce_unlocks_in_the_discard_phase(
    table: Table, name: object, blocked: bool, less: int, asked: bool
) -> None:
    """For 1 blood, paid then; after a successful bleed only, and if its player likes."""
    shaper = table.you.ready(name, blood=3)  # type: ignore[arg-type]
    table.you.in_play(changing("bleed", -less), on=shaper)
    table.you.ready(COMPANION, blood=0)
    table.you.holds(TONGUE)
    blocker = table.prey.ready("Nassir")
    table.you.acts(TONGUE, by=shaper)
    if blocked:
        table.prey.blocks(blocker)
    rest(table)
    before = table.blood(shaper)
    assert table.locked(shaper)
    while not table.you.may("do") and table.state.active == 0:
        table.pass_on()
    assert table.you.may("do") is asked
    if asked:
        table.you.does("do")
    assert table.blood(shaper) == before - asked
    assert table.locked(shaper) is not asked


def test_it_waits_for_the_discard_phase_of_its_own_methuselah(table: Table) -> None:
    """A Tzimisce that acts in your minion phase is asked in hers, not in yours."""
    shaper = table.prey.ready(SHAPER, blood=3)
    eyes = paper("Eyes", static("acts in any minion phase"), kind="equipment")
    table.prey.in_play(eyes, on=shaper)
    table.prey.in_play(paper("Bed", static("does not unlock"), kind="equipment"), on=shaper)
    table.prey.holds(TONGUE)
    table.you.ready(COMPANION, blood=0)
    table.prey.acts(TONGUE, by=shaper)
    rest(table)
    assert table.locked(shaper)
    while table.state.active == 0:
        assert not table.prey.may("do")
        table.pass_on()
    while not table.prey.may("do"):
        assert table.state.active == 1
        table.pass_on()
    table.prey.does("do")
    assert table.blood(shaper) == 2
    assert not table.locked(shaper)


# -- Propaganda, Media Influence ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "more"),
    [("Propaganda", "pre", 1), ("Propaganda", "PRE", 1), ("Media Influence", "pre", 2)],
)
def test_presence_bleeds_for_more(name: str, level: str, more: int) -> None:
    """+1 for 2 blood, +2 for 1 blood."""
    bleeds_for_more(name, by=LEADER, more=more, level=level)


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_titled_vampires_believe_propaganda(table: Table, level: str) -> None:
    """They cannot block it; an untitled vampire and an ally can."""
    leader = table.you.ready(LEADER)
    table.you.ready(COMPANION)
    table.you.holds("Propaganda")
    prince, nassir = table.prey.ready("Mkhokheli"), table.prey.ready("Nassir")
    ally = table.prey.ready("Underbridge Stray")
    table.you.acts("Propaganda", by=leader, level=level)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=prince)
    assert table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=ally)


@pytest.mark.parametrize(("level", "locks"), [("pre", False), ("PRE", True)])
def test_the_target_locks_a_minion(table: Table, level: str, locks: bool) -> None:
    """She chooses, among her ready unlocked minions, once the pool is burned."""
    leader = table.you.ready(LEADER)
    table.you.ready(COMPANION)
    table.you.holds("Propaganda")
    nassir, ally = table.prey.ready("Nassir"), table.prey.ready("Underbridge Stray")
    table.prey.ready("Ryan", locked=True)
    table.prey.torpor("Duck")
    table.grand_prey.ready("Lauren")
    table.you.acts("Propaganda", by=leader, level=level)
    while not table.over() and not table.prey.choices():
        table.pass_on()
    assert table.prey.pool() == 28
    assert table.prey.choices() == ({nassir, ally} if locks else set())
    if locks:
        table.prey.chooses(ally)
    rest(table)
    assert (table.locked(ally), table.locked(nassir)) == (locks, False)
    assert table.waits_for(table.you)


def test_a_blocked_bleed_locks_nobody(table: Table) -> None:
    """Only the blocker, for its block."""
    leader = table.you.ready(LEADER)
    table.you.ready(COMPANION)
    table.you.holds("Propaganda")
    nassir, ryan = table.prey.ready("Nassir"), table.prey.ready("Ryan")
    table.you.acts("Propaganda", by=leader, level="PRE")
    table.prey.blocks(nassir)
    rest(table)
    assert (table.locked(nassir), table.locked(ryan)) == (True, False)


def test_the_media_feed_your_unlocked_vampires(table: Table) -> None:
    """1 blood each; not the acting one, no locked one, no ally, nobody else's. No stealth."""
    leader = table.you.ready(LEADER, blood=5)
    first, second = table.you.ready(COMPANION, blood=1), table.you.torpor("Ryan", blood=1)
    asleep = table.you.ready("Duck", blood=1, locked=True)
    ally = table.you.ready("Vagabond Mystic", blood=1)
    table.you.holds("Media Influence", PAUSE)
    theirs = table.prey.ready("Nassir", blood=1)
    table.you.acts("Media Influence", by=leader, level="PRE")
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == ()
    rest(table)
    fed = [table.blood(one) for one in (first, second, asleep, ally, theirs, leader)]
    assert fed == [2, 2, 1, 1, 1, 4]
    assert table.waits_for(table.you)


# -- Skullduggery ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "hidden", "pool"), [("obf", 1, 29), ("pre", 0, 28), ("pro", 1, 29)]
)
def test_skullduggery_of_three_kinds(table: Table, level: str, hidden: int, pool: int) -> None:
    """A bleed at +1 stealth or at +1 bleed; a ready Anarch plays it, for nothing."""
    rogue = table.you.ready(ROGUE)
    other = table.you.ready(replaced("Ryan", disciplines=("obf", "pre", "pro")))
    card, _ = table.you.holds("Skullduggery", PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play("Skullduggery", by=other)
    table.you.acts("Skullduggery", by=rogue, level=level)
    assert stealth(table.state, action_of(table)) == hidden
    rest(table)
    assert (table.prey.pool(), table.blood(rogue)) == (pool, 6)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["obf", "pre", "pro"])
def test_obfuscate_gives_a_maneuver_if_it_is_blocked(table: Table, level: str) -> None:
    """One, for the acting vampire, in the resulting combat."""
    rogue = table.you.ready(ROGUE)
    table.you.ready(COMPANION)
    table.you.holds("Skullduggery", DODGE)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=nassir)
    table.prey.holds(DODGE)
    table.you.acts("Skullduggery", by=rogue, level=level)
    table.prey.blocks(nassir)
    given = False
    while not table.over():
        if table.you.may("use maneuver", minion=rogue):
            assert not given
            given = True
            table.you.does("use maneuver", minion=rogue)
        else:
            assert not table.prey.may("use maneuver")
            table.pass_on()
    assert given is (level == "obf")


@pytest.mark.ruling("Skullduggery", 1)
@pytest.mark.parametrize("used", ["obf", "pre", "pro"])
def test_skullduggery_counts_as_what_is_used(used: str) -> None:
    """One Discipline as it is played, all three in the hand."""
    others = tuple(code for code in ("obf", "pre", "pro") if code != used)
    counts_as_the_discipline_used("Skullduggery", by=ROGUE, level=used, used=(used,), others=others)


# -- Gremlins, Loss -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "by", "level", "more"),
    [("Gremlins", FAE, "dom", 1), ("Loss", SHADE, "QUI", 2)],
)
def test_two_more_bleeds(name: str, by: object, level: str, more: int) -> None:
    """Without stealth."""
    bleeds_for_more(name, by=by, more=more, level=level)  # type: ignore[arg-type]


def test_superior_gremlins_hide_the_bleed(table: Table) -> None:
    """+1 stealth and +1 bleed."""
    fae = table.you.ready(FAE)
    table.you.ready(COMPANION)
    table.you.holds("Gremlins", PAUSE)
    table.prey.ready("Nassir")
    table.you.acts("Gremlins", by=fae, level="MYT")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.prey.pool() == 28


@pytest.mark.ruling("Gremlins", 1)
@pytest.mark.ruling("Loss", 1)
@pytest.mark.parametrize(
    ("name", "by", "level", "hidden"), [("Gremlins", FAE, "myt", 1), ("Loss", SHADE, "qui", 0)]
)
def test_equipment_is_burned_at_its_controllers(
    table: Table, name: str, by: object, level: str, hidden: int
) -> None:
    """Directed at who controls the equipment, though a minion of another bears it."""
    mine = table.you.ready(by)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    table.you.holds(name, PAUSE)
    nassir = table.prey.ready("Nassir")
    bike = table.grand_prey.in_play("Sport Bike", on=nassir, controller=2, notes=(("kept", 1),))
    gun = table.prey.in_play(".44 Magnum", on=nassir)
    theirs = table.grand_prey.ready("Ryan")
    table.you.acts(name, by=mine, level=level)
    assert table.you.choices() == {bike, gun}
    table.you.chooses(bike)
    assert action_of(table).targets == (table.grand_prey.number,)
    assert stealth(table.state, action_of(table)) == hidden
    table.until("action", table.grand_prey)
    assert table.grand_prey.may("block", minion=theirs)
    assert not table.prey.may("block", minion=nassir)
    rest(table)
    assert (table.where(bike), table.where(gun)) == ("ash_heap", "attached")
    assert table.blood(mine) == 6 - (name == "Loss")
    assert table.waits_for(table.you)


def test_what_gremlins_break(table: Table) -> None:
    """Any equipment in play, also your own; no melee weapon, no location, no retainer."""
    fae = table.you.ready(FAE)
    table.you.holds("Gremlins")
    ryan = table.grand_prey.ready("Ryan")
    own = table.you.in_play(".44 Magnum", on=fae)
    theirs = table.grand_prey.in_play("Sport Bike", on=ryan)
    table.grand_prey.in_play(CLUB, on=ryan)
    table.grand_prey.in_play("Ghoul Retainer", on=ryan)
    table.prey.in_play("The Labyrinth")
    table.you.acts("Gremlins", by=fae, level="myt")
    assert table.you.choices() == {own, theirs}


def test_what_is_lost(table: Table) -> None:
    """Equipment and locations on minions of your prey and your predator, of no others."""
    shade = table.you.ready(SHADE)
    table.you.holds("Loss")
    wanted = []
    for seat in (table.prey, table.predator, table.grand_prey, table.you):
        region = "torpor" if seat is table.predator else "ready"
        minion = seat.puts(made_vampire(f"Bearer {seat.number}"), region)
        bike = seat.in_play("Sport Bike", on=minion)
        place = seat.in_play(LAIR, on=minion)
        seat.in_play("Ghoul Retainer", on=minion)
        seat.in_play("Academic Hunting Ground")
        if seat in (table.prey, table.predator):
            wanted += [bike, place]
    table.you.acts("Loss", by=shade, level="qui")
    assert table.you.choices() == set(wanted)


@pytest.mark.ruling("Gremlins", 2)
@pytest.mark.parametrize(("level", "used", "other"), [("dom", "dom", "myt"), ("MYT", "myt", "dom")])
def test_gremlins_count_as_what_is_used(level: str, used: str, other: str) -> None:
    """Dominate or Mytherceria."""
    counts_as_the_discipline_used("Gremlins", by=FAE, level=level, used=(used,), others=(other,))
