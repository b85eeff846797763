"""Cards on vampires: a condemnation, a blithe acceptance, a herd to feed on."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, rest
from made_up import paper
from methuselah.language import action, is_named, ready, sends_to_torpor, static
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.actions import bleeds_for_more
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

MUTE = "Condemnation: Mute"
HERD = "Slaughtering the Herd"
FIEND = made_vampire("Fiend", "chi", "DAI", capacity=6)
BRAND = paper("Brand", static("infernal"), kind="equipment")
OTHER_CONDEMNATION = paper("Doom", kind="action", keywords=frozenset({"condemnation"}))
SHEPHERD = made_vampire("Shepherd", "DOM", capacity=6)


# -- Condemnation: Mute ---------------------------------------------------------------------------


def test_chimerstry_locks_a_younger_vampire(table: Table) -> None:
    """In torpor or locked too, at +1 stealth; not an infernal one's only."""
    fiend = table.you.ready(FIEND)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(MUTE, PAUSE)
    young, torpid = table.prey.ready(made_vampire("Young", capacity=5)), table.prey.torpor("Ryan")
    table.prey.ready(made_vampire("Peer", capacity=6))
    table.prey.ready("Vagabond Mystic")
    table.you.acts(card, by=fiend, level="chi")
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {mine, young, torpid}
    table.you.chooses(young)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.locked(young), table.locked(mine)) == (True, False)
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize("level", ["dai", "DAI"])
@pytest.mark.parametrize("branded", [True, False])
def test_an_infernal_vampire_condemns(table: Table, level: str, branded: bool) -> None:
    """A ready vampire; other condemnations on it are burned, this one stays. +1 stealth."""
    fiend = table.you.ready(FIEND)
    if branded:
        table.you.in_play(BRAND, on=fiend)
    table.you.ready("Vagabond Mystic")
    card, _ = table.you.holds(MUTE, PAUSE)
    victim, other = table.prey.ready("Mkhokheli"), table.grand_prey.ready("Nassir")
    table.prey.torpor("Ryan")
    table.prey.ready("Vagabond Mystic")
    old = table.predator.in_play(OTHER_CONDEMNATION, on=victim)
    gun = table.prey.in_play(".44 Magnum", on=victim)
    kept = table.predator.in_play(OTHER_CONDEMNATION, on=other)
    assert table.you.can_play(card, by=fiend, level=level) is branded
    if not branded:
        return
    table.you.acts(card, by=fiend, level=level)
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {fiend, victim, other}
    table.you.chooses(victim)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.on(card) == victim
    assert [table.where(one) for one in (old, gun, kept)] == ["ash_heap", "attached", "attached"]


@pytest.mark.ruling(MUTE, 3)
@pytest.mark.parametrize(
    ("name", "copies", "votes"),
    [("Cardano (G1)", 0, 2), ("Ayelech (G6)", 1, 0), ("Gwendolyn (G2)", 1, 1)],
)
def test_three_votes_less(table: Table, name: str, copies: int, votes: int) -> None:
    """Below none is none: nothing is subtracted from what others cast."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    muted = table.prey.ready(name)
    for _ in range(copies):
        table.predator.in_play(MUTE, on=muted, level="dai")
    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    assert votes_now(table) == (2, 0)
    offered = {option.number for option in table.prey.options("vote", minion=muted)}
    assert offered == ({votes} if votes else set())


@pytest.mark.ruling(MUTE, 1)
@pytest.mark.rules_text("003 Condemnation Mute 1")
def test_a_priscus_keeps_its_ballot(table: Table) -> None:
    """It has no votes to lose; its ballot decides the three votes of the prisci."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    priscus, muted = table.prey.ready("Korah (G2)"), table.grand_prey.ready("Tara (G5)")
    for one in (priscus, muted):
        table.predator.in_play(MUTE, on=one, level="dai")
    table.you.acts("Motion", by=prince)
    polling(table)
    assert not table.grand_prey.may("vote", minion=muted)  # her 2 votes are lost
    assert table.prey.may("vote", minion=priscus)
    table.prey.votes("against", minion=priscus)
    rest(table)
    assert table.you.pool() == 30


@pytest.mark.parametrize("level", ["dai", "DAI"])
@pytest.mark.parametrize("votes", ["for", "against"])
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_each_referendum_that_passes_hurts(
    table: Table, level: str, votes: str, where: str
) -> None:
    """Whoever called it: 1 blood, at superior only."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    victim, other = table.prey.puts("Ryan", where), table.prey.ready("Lauren")
    table.predator.in_play(MUTE, on=victim, level=level)
    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes(votes, minion=prince)
    rest(table)
    passed = votes == "for"
    assert table.you.pool() == 30 + passed
    assert table.blood(victim) == 4 - (passed and level == "DAI")
    assert table.blood(other) == 4


@pytest.mark.parametrize(("level", "left"), [("dai", 4), ("DAI", 3)])
def test_a_blood_hunt_that_passes_hurts_too(table: Table, level: str, left: int) -> None:
    """It is a referendum."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    fallen = table.prey.torpor("Duck")
    victim = table.prey.ready("Ryan")
    table.predator.in_play(MUTE, on=victim, level=level)
    table.predator.ready("Tara (G5)")
    table.you.acts(by=prince, word="diablerie", target=fallen)
    table.until("polling")
    for minion in [o.minion for o in table.predator.options("vote")][:1]:
        table.predator.votes("for", minion=minion)
    rest(table)
    assert table.where(prince) == "ash_heap"
    assert table.blood(victim) == left


@pytest.mark.ruling(MUTE, 2)
@pytest.mark.parametrize(("level", "used", "other"), [("chi", "chi", "dai")])
def test_mute_counts_as_what_is_used(level: str, used: str, other: str) -> None:
    """Chimerstry, and Daimoinon in the hand too."""
    counts_as_the_discipline_used(
        MUTE,
        by=FIEND,
        level=level,
        used=(used,),
        others=(other,),
    )


# -- Blithe Acceptance ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_blithe_vampires_hide(table: Table, level: str) -> None:
    """+1 stealth in each action; put there without stealth for 1 blood, one to a vampire."""
    hider = table.you.ready(made_vampire("Hider", "OBF", capacity=6))
    other = table.you.ready(made_vampire("Other", "OBF", capacity=6))
    has_one = table.you.ready(made_vampire("Third", "OBF", capacity=6))
    table.you.in_play("Blithe Acceptance", on=has_one, level="obf")
    card, again, _ = table.you.holds("Blithe Acceptance", "Blithe Acceptance", PAUSE)
    key = table.you.in_play(UNLOCKER)
    table.prey.ready("Nassir")
    table.you.acts(card, by=hider, level=level)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert (table.on(card), table.blood(hider)) == (hider, 5)
    table.you.uses(key)
    for way in ("obf", "OBF"):
        assert not table.you.can_play(again, by=hider, level=way)
        assert not table.you.can_play(again, by=has_one, level=way)
        assert table.you.can_play(again, by=other, level=way)
    table.you.acts(word="bleed", by=hider)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    table.you.acts(word="bleed", by=other)
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.ruling("Blithe Acceptance", 1)
@pytest.mark.parametrize(
    ("level", "pays", "blood", "stays", "left"),
    [
        ("obf", 0, 5, False, 5),
        ("OBF", 0, 5, False, 5),
        ("OBF", 1, 5, False, 4),
        ("OBF", 2, 5, True, 3),
        ("OBF", 0, 0, False, 0),  # nothing to burn: nothing is asked
    ],
)
def test_combat_costs_the_acceptance(
    table: Table, level: str, pays: int, blood: int, stays: bool, left: int
) -> None:
    """The card is burned; superior, 1 blood may be burned instead, again in each new combat."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(AGAIN, COMBAT_ENDS)
    hider = table.prey.ready(made_vampire("Hider", "OBF", capacity=6), blood=blood)
    card = table.prey.in_play("Blithe Acceptance", on=hider, level=level)
    other = table.prey.in_play("Blithe Acceptance", on=table.prey.ready("Lauren"), level=level)
    table.prey.holds(COMBAT_ENDS, COMBAT_ENDS)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(hider)
    asked = combats = 0
    while not table.over():
        if table.prey.may("do"):
            table.prey.does("do", number=0 if asked < pays else 1)
            asked += 1
        elif table.you.may("play", card="Another combat"):
            table.you.plays("Another combat", by=ryan)
            combats += 1
        elif table.prey.may("play", card="Combat ends"):
            table.prey.plays("Combat ends", by=hider)
        else:
            table.pass_on()
    assert asked == (0 if level == "obf" or not blood else min(pays + 1, 2))
    assert (table.where(card) == "attached") is stays
    assert table.where(other) == "attached"
    assert table.blood(hider) == left
    assert combats == 1


# -- Slaughtering the Herd ------------------------------------------------------------------------


def test_the_herd_is_bled() -> None:
    """+2 bleed for 2 blood."""
    bleeds_for_more(HERD, by=SHEPHERD, more=2, level="dom")


def test_allies_do_not_block_the_shepherd(table: Table) -> None:
    """Vampires do."""
    mine = table.you.ready(SHEPHERD)
    table.you.ready(COMPANION)
    table.you.holds(HERD)
    nassir, ally = table.prey.ready("Nassir"), table.prey.ready("Underbridge Stray")
    table.you.acts(HERD, by=mine, level="dom")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    assert not table.prey.may("block", minion=ally)


def test_the_herd_belongs_to_your_predator(table: Table) -> None:
    """A vampire of hers, in torpor too; 2 blood, no stealth."""
    mine = table.you.ready(SHEPHERD)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(HERD, PAUSE)
    cow, torpid = table.predator.ready("Nassir"), table.predator.torpor("Ryan")
    table.predator.ready("Vagabond Mystic")
    table.prey.ready("Lauren")
    table.you.acts(card, by=mine, level="DOM")
    assert stealth(table.state, action_of(table)) == 0
    assert table.you.choices() == {cow, torpid}
    table.you.chooses(cow)
    assert action_of(table).targets == (table.predator.number,)
    rest(table)
    assert (table.on(card), table.blood(mine)) == (cow, 4)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=cow)
    rest(table)
    assert (table.blood(cow), table.blood(mine)) == (3, 5)
    assert table.on(card) == cow


def test_only_its_own_actions_feed_the_shepherd(table: Table) -> None:
    """Not those of another vampire; each announcement, blocked or not."""
    herder = table.prey.ready(SHEPHERD, blood=1)
    cow, other = table.you.ready("Nassir"), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.in_play(HERD, on=cow, level="DOM", notes=(("herder", herder),))
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert (table.blood(herder), table.blood(other)) == (1, 4)
    table.you.acts(word="bleed", by=cow)
    table.until("action", table.prey)
    assert (table.blood(herder), table.blood(cow)) == (2, 3)


@pytest.mark.parametrize(("blood", "may"), [(4, True), (3, False)])
def test_four_blood_free_the_cow(table: Table, blood: int, may: bool) -> None:
    """In its own minion phase, not in that of another."""
    herder = table.prey.ready(SHEPHERD)
    cow = table.you.ready(made_vampire("Cow", capacity=6), blood=blood)
    table.you.ready(COMPANION)
    card = table.prey.in_play(HERD, on=cow, controller=0, level="DOM", notes=(("herder", herder),))
    table.prey.holds(PAUSE)
    assert table.you.may("use", card=card) is may
    if may:
        table.you.uses(card)
        assert (table.where(card), table.blood(cow)) == ("ash_heap", 0)
    table = Table()
    herder = table.prey.ready(SHEPHERD)
    table.prey.ready("Ryan")
    cow = table.you.ready(made_vampire("Cow", capacity=6), blood=5)
    card = table.prey.in_play(HERD, on=cow, controller=0, level="DOM", notes=(("herder", herder),))
    table.begins("discard")
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize(("who", "stays"), [("herder", False), ("other", True)])
def test_without_its_shepherd_the_herd_is_free(table: Table, who: str, stays: bool) -> None:
    """As the shepherd leaves the ready region."""
    herder, other = table.prey.ready(SHEPHERD), table.prey.ready("Ryan")
    cow = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    card = table.prey.in_play(HERD, on=cow, level="DOM", notes=(("herder", herder),))
    named = "Shepherd" if who == "herder" else "Ryan"
    blow = paper("Blow", action(sends_to_torpor(ready(is_named(named)))), kind="action")
    table.you.holds(blow)
    table.you.acts("Blow", by=cow)
    rest(table)
    assert table.where(herder if who == "herder" else other) == "torpor"
    assert (table.where(card) == "attached") is stays
