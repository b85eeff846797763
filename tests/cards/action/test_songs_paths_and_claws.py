"""What stays on whoever acted: a song of Gangrel, a path, claws."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import (
    action_requires,
    combat_card,
    gain_pool,
    modifier,
    reaction,
    static,
)
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from table_talk import Table

SKAALD = "Skaald"
PATH = "The Path of the Scorched Heart"
CLAWS = "Spirit Claws"
BARD = replaced("Crow (G5)", capacity=5)  # an Anarch Gangrel
SAGE = replaced("Ryan", clans=("True Brujah",))
EYES = paper("Eyes", static("intercept", 1), kind="equipment")


# -- Skaald ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "may"),
    [
        (BARD, True),
        (replaced("Crow (G5)", capacity=4), False),
        (replaced("Crow (G5)", title="baron", city="Rome"), False),
        ("Don Cerro (G5)", False),
    ],
)
def test_a_gangrel_sings(table: Table, name: str, may: bool) -> None:
    """Without a title, with a capacity of 5 or more; it unlocks; +1 stealth."""
    bard = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(SKAALD, PAUSE)
    table.prey.ready("Nassir")
    assert table.you.can_play(card, by=bard) is may
    if may:
        table.you.acts(card, by=bard)
        assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
        rest(table)
        assert (table.on(card), table.locked(bard)) == (bard, False)


@pytest.mark.parametrize(
    ("bearer", "caller", "votes"),
    [
        (BARD, "Lillian (G5)", 2),
        (BARD, "Nassir", 0),
        ("Don Cerro (G5)", "Lillian (G5)", 0),
        (replaced("Crow (G5)", title="baron", city="Rome"), "Lillian (G5)", 2),
    ],
)
def test_a_skaald_votes_where_a_gangrel_calls(
    table: Table, bearer: str, caller: str, votes: int
) -> None:
    """2 votes, of a Gangrel without a title; a baron keeps those of its title alone."""
    calls = table.you.ready(caller)
    table.you.ready("Mkhokheli")
    table.you.holds(motion())
    bard = table.prey.ready(bearer)
    table.prey.in_play(SKAALD, on=bard)
    table.you.acts("Motion", by=calls)
    polling(table)
    assert table.prey.may("vote", minion=bard) is (votes > 0)
    if votes:
        table.prey.votes("against", minion=bard)
        assert votes_now(table) == (0, votes)


@pytest.mark.parametrize(
    ("thief", "owner", "may"),
    [
        (replaced("Lillian (G5)", capacity=6), "prey", True),
        (replaced("Lillian (G5)", capacity=5), "prey", False),
        (replaced("Indira (G6)", capacity=6, title="baron", city="Rome"), "prey", False),
        ("Don Cerro (G5)", "prey", False),
        (replaced("Lillian (G5)", capacity=6), "you", False),
    ],
)
def test_an_older_gangrel_steals_the_song(table: Table, thief: str, owner: str, may: bool) -> None:
    """Without a title; a directed action at +1 stealth; it goes on the thief."""
    old = table.you.ready(thief)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    seat = getattr(table, owner)
    bard = seat.ready(BARD)
    card = seat.in_play(SKAALD, on=bard)
    table.prey.ready("Nassir")
    table.begins()
    assert table.you.may("use action", card=card, by=old) is may
    if may:
        table.you.acts(card, by=old)
        assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
        rest(table)
        assert table.on(card) == old
        assert table.state.controller(card) == table.you.number
        assert table.waits_for(table.you)


@pytest.mark.ruling(SKAALD, 1)
@pytest.mark.parametrize(("word", "more"), [("Gangrel", 1), ("Nosferatu", 0)])
def test_stealing_it_requires_a_gangrel(table: Table, word: str, more: int) -> None:
    """The action counts as one that requires the clan."""
    old = table.you.ready(replaced("Lillian (G5)", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires(word)), kind="equipment")
    table.you.in_play(cloak, on=old)
    card = table.prey.in_play(SKAALD, on=table.prey.ready(BARD))
    table.prey.ready("Nassir")
    table.you.acts(card, by=old)
    assert stealth(table.state, action_of(table)) == 1 + more


# -- The Path of the Scorched Heart ---------------------------------------------------------------

CHARM = paper("Charm", levels={"pre": modifier(gain_pool(1), at=("action", "attempt"))})
CALM = paper("Calm", levels={"pre": reaction(gain_pool(1), at=("action", "attempt"))})
PLAIN = paper("Plain", reaction(gain_pool(1), at=("action", "attempt")))


def test_a_true_brujah_follows_the_path(table: Table) -> None:
    """It unlocks; at +1 stealth; no second path for it."""
    sage = table.you.ready(SAGE)
    other = table.you.ready(COMPANION)
    follower = table.you.ready(replaced("Duck", clans=("True Brujah",)))
    card, _ = table.you.holds(PATH, PAUSE)
    table.you.in_play("Path of the Void", on=follower)
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=other)
    assert not table.you.can_play(card, by=follower)
    table.you.acts(card, by=sage)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.on(card), table.locked(sage)) == (sage, False)


@pytest.mark.parametrize(
    ("name", "acting", "barred"), [(SAGE, 0, True), (SAGE, 1, False), ("Ryan", 0, False)]
)
def test_no_presence_against_it(table: Table, name: str, acting: int, barred: bool) -> None:
    """While it acts, minions of others play no cards that require Presence; yours do."""
    both = (table.you.ready(name), table.you.ready(made_vampire("Fair", "PRE")))
    table.you.in_play(PATH, on=both[0])
    table.you.ready(COMPANION)
    table.you.holds(CHARM, PAUSE)
    foe = table.prey.ready(made_vampire("Serene", "PRE"))
    table.prey.holds(CALM, PLAIN)
    table.you.acts(word="bleed", by=both[acting])
    table.until("action", table.prey)
    assert table.prey.can_play("Calm", by=foe) is not barred
    assert table.prey.can_play("Plain", by=foe)
    rest(table)


def test_no_presence_in_its_combat(table: Table) -> None:
    """While it fights, acting or not."""
    hit = paper("Entrance", levels={"pre": combat_card(gain_pool(1), at=("before_range",))})
    other = made_up("Grit", modes=(combat_card(gain_pool(1), at=("before_range",)),))
    for bearer in ("sage", "nobody"):
        table = Table()
        mine = table.you.ready(made_vampire("Fair", "PRE", capacity=8))
        table.you.holds(hit, other)
        sage = table.prey.ready(SAGE)
        if bearer == "sage":
            table.prey.in_play(PATH, on=sage)
        fight(table, mine, sage)
        table.until("before_range", table.you)
        assert table.you.can_play("Entrance", by=mine) is (bearer == "nobody")
        assert table.you.can_play("Grit", by=mine)
        rest(table)
        assert table.waits_for(table.you)


def test_its_own_side_plays_presence(table: Table) -> None:
    """The bearer itself, in its combat; the opposing minion does not."""
    hit = paper("Entrance", levels={"pre": combat_card(gain_pool(1), at=("before_range",))})
    sage = table.you.ready(replaced("Ryan", clans=("True Brujah",), disciplines=("PRE",)))
    table.you.in_play(PATH, on=sage)
    table.you.holds(hit)
    foe = table.prey.ready(made_vampire("Fair", "PRE", capacity=8))
    table.prey.holds(hit, made_up("Grit", modes=(combat_card(gain_pool(1), at=("before_range",)),)))
    fight(table, sage, foe)
    table.until("before_range", table.you)
    assert table.you.can_play("Entrance", by=sage)
    table.until("before_range", table.prey)
    assert not table.prey.can_play("Entrance", by=foe)


@pytest.mark.parametrize(("name", "immune"), [(SAGE, True), ("Lauren", False)])
def test_no_frenzy_on_it(table: Table, name: str, immune: bool) -> None:
    """No frenzy card is played on this True Brujah."""
    mine = table.you.ready(made_vampire("Caller", "ANI", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds("Deep Song")
    victim, other = table.prey.ready(name), table.prey.ready("Nassir")
    table.prey.in_play(PATH, on=victim)
    table.prey.ready("Duck")
    table.you.acts("Deep Song", by=mine, level="ANI")
    assert other in table.you.choices()
    assert (victim in table.you.choices()) is not immune


# -- Spirit Claws ---------------------------------------------------------------------------------

OAF = paper("Oaf", kind="ally", life=5, strength=1, bleed=1)
BEAST = made_vampire("Beast", "PRO", "SPI", capacity=8)
BEAST_OF_THEIRS = made_vampire("Wild Beast", "PRO", "SPI", capacity=8)
LESSER = made_vampire("Lesser", "pro", "spi", capacity=8)


@pytest.mark.ruling(CLAWS, 2)
@pytest.mark.parametrize("window", ["before_range", "before_strikes", "strikes_chosen"])
def test_claws_for_a_round(table: Table, window: str) -> None:
    """Hand strikes are aggravated, until the strikes resolve; not in the next round."""
    mine = table.you.ready(LESSER)
    card, press = table.you.holds(CLAWS, PRESS)
    foe = table.prey.ready(OAF)
    fight(table, mine, foe)
    table.until(window, table.you)
    table.you.plays(card, by=mine, level="pro")
    table.until("press", table.you)
    assert damage_to(table, foe, aggravated=True) == 1
    assert table.blood(mine) == 8 - 1 - 1  # the cost, and the foe's strike
    table.you.plays(press, by=mine)
    rest(table)
    assert (damage_to(table, foe), damage_to(table, foe, aggravated=True)) == (2, 1)
    assert damage_to(table, mine, aggravated=True) == 0


@pytest.mark.ruling(CLAWS, 2)
def test_claws_come_too_late_after_the_strikes(table: Table) -> None:
    """Once damage is there to be prevented, or the round is at its end, they are not played."""
    mine = table.you.ready(LESSER)
    card = table.you.holds(CLAWS)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    fight(table, mine, foe)
    while damage_to(table, foe) == 0:
        table.pass_on()
    while not table.over():
        assert not table.you.can_play(card, by=mine, level="pro")
        table.pass_on()


def test_claws_with_a_maneuver(table: Table) -> None:
    """With Spiritus too: a maneuver, and the same for the round."""
    mine = table.you.ready(LESSER)
    table.you.holds(CLAWS, PRESS)
    foe = table.prey.ready(OAF)
    table.prey.holds(MANEUVER)
    fight(table, mine, foe)
    table.you.plays(CLAWS, by=mine, level="pro_spi")
    table.prey.plays("A maneuver", by=foe)
    table.until("press", table.you)
    assert damage_to(table, foe, aggravated=True) == 1
    table.you.plays("A press", by=mine)
    rest(table)
    assert (damage_to(table, foe), damage_to(table, foe, aggravated=True)) == (2, 1)


def test_claws_for_good(table: Table) -> None:
    """Both superior: put on the vampire at +1 stealth; each hand strike is aggravated then."""
    mine, other = table.you.ready(BEAST), table.you.ready(LESSER)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CLAWS, PAUSE)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=mine, level="PRO_SPI")
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.on(card), table.blood(mine)) == (mine, 7)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    fight(table, mine, foe)
    rest(table)
    assert damage_to(table, foe, aggravated=True) == 1


@pytest.mark.ruling(CLAWS, 1)
def test_two_claws_for_good_contest_each_other(table: Table) -> None:
    """Unique as it is put in play: your prey's and yours; the first lie under a contest then."""
    mine, rival = table.you.ready(BEAST), table.prey.ready(BEAST_OF_THEIRS)
    table.you.ready(COMPANION)
    theirs = table.prey.in_play(CLAWS, on=rival, level="PRO_SPI", notes=(("unique", 1),))
    card = table.you.holds(CLAWS)
    table.you.acts(card, by=mine, level="PRO_SPI")
    rest(table)
    assert (table.where(card), table.where(theirs)) == ("contested", "contested")


@pytest.mark.parametrize("other", ["Ivory Bow", CLAWS])
def test_claws_for_good_beside_what_they_do_not_contest(table: Table, other: str) -> None:
    """Another unique card of yours, and claws that are not unique, are no hindrance."""
    mine, second = table.you.ready(BEAST), table.you.ready(BEAST_OF_THEIRS)
    table.you.in_play(other, on=second, **({"level": "PRO_SPI"} if other == CLAWS else {}))
    card = table.you.holds(CLAWS)
    table.begins()
    assert table.you.can_play(card, by=mine, level="PRO_SPI")


def test_your_own_second_claws_are_not_played(table: Table) -> None:
    """Nobody contests with herself; the other levels are played all the same."""
    mine, other = table.you.ready(BEAST), table.you.ready(BEAST_OF_THEIRS)
    table.you.in_play(CLAWS, on=mine, level="PRO_SPI", notes=(("unique", 1),))
    card = table.you.holds(CLAWS)
    table.begins()
    assert not table.you.can_play(card, by=other)


@pytest.mark.ruling(CLAWS, 1)
@pytest.mark.parametrize("level", ["pro", "pro_spi"])
@pytest.mark.parametrize("owner", ["you", "prey"])
def test_claws_of_a_round_contest_nothing(table: Table, level: str, owner: str) -> None:
    """While the unique card is in play, also your own, the others are played all the same."""
    mine = table.you.ready(LESSER)
    seat = getattr(table, owner)
    clawed = seat.in_play(CLAWS, on=seat.ready(BEAST), level="PRO_SPI", notes=(("unique", 1),))
    table.you.holds(CLAWS)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.holds(MANEUVER)
    fight(table, mine, foe)
    table.you.plays(CLAWS, by=mine, level=level)
    if level == "pro_spi":
        table.prey.plays("A maneuver", by=foe)
    rest(table)
    assert table.where(clawed) == "attached"
    assert damage_to(table, foe, aggravated=True) == 1
