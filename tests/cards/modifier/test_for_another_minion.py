"""Action modifiers played by another minion of yours than the acting one.

Gifts From Hereafter, Hedonism, Inspire Greatness.
"""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, UNLOCKER, bleeds, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, rest
from fight_talk import damage_to, fight_of
from listening import listener
from made_up import paper, thing
from methuselah.engine.definitions import Definition
from methuselah.language import static
from methuselah.pool import pool
from table_talk import Table

INSPIRE = "Inspire Greatness"
HEDONISM = "Hedonism"
GIFTS = "Gifts From Hereafter"
DEATH = "Death and the Soul"
LURKER = "Hidden Lurker"
CASTLE = "Heidelberg Castle, Germany"


# -- Inspire Greatness ----------------------------------------------------------------------------


@pytest.mark.ruling(INSPIRE, 2)
@pytest.mark.ruling(INSPIRE, 4)
@pytest.mark.parametrize(
    ("codes", "level", "strength"),
    [(("pot", "pre"), "pot_pre", 1), (("POT", "PRE"), "POT_PRE", 2)],
)
@pytest.mark.parametrize("locked", [False, True])
def test_greatness_is_inspired_in_a_younger_vampire(
    table: Table, codes: tuple[str, str], level: str, strength: int, locked: bool
) -> None:
    """By a locked one too, for 1 blood; stealth may follow; for all combats of this action only."""
    table.you.in_play(UNLOCKER)
    ryan = table.you.ready("Ryan", blood=4)  # capacity 4
    muse = table.you.ready(made_vampire("Muse", *codes, capacity=5), blood=2, locked=locked)
    held = table.you.holds(INSPIRE)
    table.you.holds("Lost in Crowds", AGAIN)
    nassir = table.prey.ready(made_vampire("Blocker", capacity=10))
    table.prey.in_play(paper("Eyes", static("intercept", 2), kind="equipment"), on=nassir)
    table.prey.in_play(paper("Vigil", static("awake"), kind="equipment"), on=nassir)

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    assert not table.you.can_play(held, by=ryan)
    table.you.plays(held, by=muse, level=level)
    assert table.blood(muse) == 1
    table.you.plays("Lost in Crowds", by=ryan, level="obf")
    table.until("combat_about_to_end", table.you)
    assert damage_to(table, nassir) == 1 + strength
    assert damage_to(table, ryan) == 1
    table.you.plays("Another combat")
    rest(table)
    assert table.blood(nassir) == 10 - 2 * (1 + strength)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)

    if table.locked(ryan):
        table.you.uses("Unlocker")
        if table.you.may("choose", target=ryan):
            table.you.chooses(ryan)
    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(nassir)
    rest(table)
    assert table.blood(nassir) == 10 - 2 * (1 + strength) - 1


@pytest.mark.ruling(INSPIRE, 1)
@pytest.mark.parametrize(
    ("acting", "may"),
    [
        (made_vampire("Younger", capacity=5), True),
        (made_vampire("Equal", capacity=6), False),
        ("Loyal Street Gang", True),
    ],
)
def test_whom_a_muse_inspires(table: Table, acting: str, may: bool) -> None:
    """An ally, or a vampire of less capacity than hers; only she of the acting Methuselah."""
    mine = table.you.ready(acting)
    table.you.ready(made_vampire("Muse", "POT", "PRE", capacity=6))
    table.you.torpor(made_vampire("Fallen Muse", "POT", "PRE", capacity=8))
    table.you.holds(INSPIRE, PAUSE)
    table.prey.ready(made_vampire("Other Muse", "POT", "PRE", capacity=10))
    table.prey.holds(INSPIRE)

    bleeds(table, mine)
    table.until("action", table.you)
    assert table.you.can_play(INSPIRE) is may
    assert not table.prey.can_play(INSPIRE)
    if may:
        assert {option.minion for option in table.you.options("play", card=INSPIRE)} == {mine + 1}


@pytest.mark.ruling(INSPIRE, 3)
def test_two_muses_inspire_the_same_action(table: Table) -> None:
    """Each with a copy of her own, and none with two."""
    ryan = table.you.ready("Ryan", blood=4)
    one = table.you.ready(made_vampire("One", "pot", "pre", capacity=5))
    two = table.you.ready(made_vampire("Two", "pot", "pre", capacity=5))
    table.you.holds(INSPIRE, INSPIRE)
    nassir = table.prey.ready(made_vampire("Blocker", capacity=10))

    bleeds(table, ryan)
    table.you.plays(INSPIRE, by=one)
    assert not table.you.can_play(INSPIRE, by=one)
    table.you.plays(INSPIRE, by=two)
    table.prey.blocks(nassir)
    rest(table)
    assert table.blood(nassir) == 10 - 3


# -- Hedonism -------------------------------------------------------------------------------------


def host(*codes: str, path: str | None = "Cathari") -> Definition:
    """A vampire with these Disciplines, of the Path that Hedonism requires."""
    return made_vampire("Host", *codes, capacity=6, path=path)


def feast(table: Table, code: str) -> tuple[int, int]:
    """Your Ryan acts, beside a vampire with that Discipline: both of them."""
    return table.you.ready("Ryan"), table.you.ready(host(code), blood=5)


@pytest.mark.ruling(HEDONISM, 3)
@pytest.mark.parametrize("code", ["for", "pre", "FOR", "PRE"])
def test_a_hedonist_draws_the_blocker_away(table: Table, code: str) -> None:
    """The attempt fails and both lock; inferior, they fight afterwards, still during the action."""
    ryan, host = feast(table, code)
    castle = table.you.in_play(CASTLE)
    card = table.you.holds(HEDONISM)
    nassir = table.prey.ready("Nassir", blood=4)
    table.prey.in_play(paper("Vigil", static("awake"), kind="equipment"), on=nassir)
    lauren = table.prey.ready("Lauren")
    table.prey.holds(COMBAT_ENDS)

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    assert not table.you.can_play(card, by=ryan)
    table.you.plays(card, by=host, level=code)
    assert table.locked(host)
    assert table.locked(nassir)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=lauren)
    if code.islower():
        while not table.prey.may("play", card="Combat ends"):
            assert not table.you.may("use", card=castle)
            table.pass_on()
        assert fight_of(table).fighters == (host, nassir)
        assert action_of(table).verdict == "successful"
    rest(table)
    assert table.prey.pool() == 29
    assert told(table, "combat") == (1 if code.islower() else 0)
    assert table.blood(host) == 5 - code.islower()
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["for", "pre", "FOR", "PRE"])
@pytest.mark.parametrize(
    ("locked", "region", "path"),
    [(True, "ready", "Cathari"), (False, "torpor", "Cathari"), (False, "ready", "Caine")],
)
def test_a_hedonist_is_ready_and_unlocked(
    table: Table, level: str, locked: bool, region: str, path: str
) -> None:
    """And of the Path; there is nothing to do before an attempt; who acts does not feast."""
    code = level.upper()
    acting = table.you.ready(made_vampire("Acting Host", code, capacity=6, path="Cathari"))
    table.you.puts(host(code, path=path), region, locked=locked)
    table.you.holds(HEDONISM, PAUSE)
    nassir = table.prey.ready("Nassir")

    bleeds(table, acting)
    table.until("action", table.you)
    assert not table.you.can_play(HEDONISM, level=level)
    table.prey.blocks(nassir)
    assert not table.you.can_play(HEDONISM, level=level)


def test_a_hedonist_waits_for_an_attempt(table: Table) -> None:
    """It is played as a minion attempts to block, and not before."""
    ryan, _ = feast(table, "FOR")
    table.you.holds(HEDONISM, PAUSE)
    nassir = table.prey.ready("Nassir")

    bleeds(table, ryan)
    table.until("action", table.you)
    assert not table.you.can_play(HEDONISM)
    table.prey.blocks(nassir)
    assert table.you.can_play(HEDONISM)


@pytest.mark.ruling(HEDONISM, 1)
def test_while_that_combat_is_queued_no_other_is(table: Table) -> None:
    """Blocked by another minion: no lurker after that combat; the hedonist fights then."""
    ryan, host = feast(table, "pre")
    table.you.ready("Skulk (G5)")
    lurker, again, _ = table.you.holds(LURKER, AGAIN, HEDONISM)
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren", blood=2)

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.you.plays(HEDONISM, by=host, level="pre")
    table.prey.blocks(lauren)
    table.until("combat_about_to_end", table.you)
    table.you.plays(again)
    table.nobody_reacts()

    assert table.where(lurker) == "hand"
    assert told(table, "combat", card=ryan, other=lauren) == 1
    assert told(table, "combat", card=host, other=nassir) == 1


@pytest.mark.ruling(HEDONISM, 2)
def test_there_is_no_such_combat_where_the_action_ends_early(table: Table) -> None:
    """Another minion blocks and the target is changed: the action is over."""
    ryan, host = feast(table, "pre")
    table.you.holds(HEDONISM, "Change of Target")
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")

    bleeds(table, ryan)
    table.prey.blocks(nassir)
    table.you.plays(HEDONISM, by=host, level="pre")
    table.prey.blocks(lauren)
    table.you.plays("Change of Target", by=ryan)

    assert table.waits_for(table.you)
    assert told(table, "combat") == 0


# -- Gifts From Hereafter -------------------------------------------------------------------------


def dead(kind: str) -> Definition:
    """An ally of this kind that is in no set."""
    return thing("ally", keywords=frozenset({kind}), bleed=1)


def soul(*codes: str, name: str = "Giver", path: str = DEATH) -> Definition:
    """A vampire with these Disciplines, of the Path that the Gifts require."""
    return made_vampire(name, *codes, capacity=6, path=path)


@pytest.mark.parametrize("kind", ["zombie", "wraith"])
@pytest.mark.parametrize("code", ["dom", "obl", "DOM", "OBL"])
@pytest.mark.parametrize("paid", [True, False])
def test_the_dead_bleed_for_more(table: Table, kind: str, code: str, paid: bool) -> None:
    """+1 bleed (limited); superior, its ally unlocks afterwards for a blood, if one likes."""
    giver = table.you.ready(soul(code), blood=3)
    ally = table.you.ready(dead(kind))
    card = table.you.holds(GIFTS)
    table.you.holds(GIFTS)
    second = table.you.ready(soul("dom", name="Second"))

    bleeds(table, ally)
    table.you.plays(card, by=giver, level=code)
    assert not table.you.can_play(GIFTS, by=second)  # limited
    while not table.over() and not table.you.may("do"):
        table.pass_on()
    assert table.blood(giver) == 3
    assert table.you.may("do") is code.isupper()
    if code.isupper() and paid:
        table.you.does("do")
    rest(table)
    assert table.prey.pool() == 28
    assert table.locked(ally) is not (code.isupper() and paid)
    assert table.blood(giver) == 3 - (code.isupper() and paid)
    assert not table.locked(giver)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("acting", "locked", "region", "path", "may"),
    [
        (dead("zombie"), False, "ready", DEATH, True),
        (dead("zombie"), True, "ready", DEATH, False),
        (dead("zombie"), False, "torpor", DEATH, False),
        (dead("zombie"), False, "ready", "Cathari", False),
        (dead("mortal"), False, "ready", DEATH, False),
        ("Ryan", False, "ready", DEATH, False),
    ],
)
@pytest.mark.parametrize("code", ["dom", "obl", "DOM", "OBL"])
def test_who_has_gifts_for_whom(
    table: Table, acting: Definition, locked: bool, region: str, path: str, may: bool, code: str
) -> None:
    """Of a ready unlocked vampire of the Path of Death and the Soul, for a wraith or zombie."""
    mine = table.you.ready(acting)
    table.you.puts(soul(code, path=path), region, locked=locked)
    table.you.holds(GIFTS, PAUSE)

    bleeds(table, mine)
    table.until("action", table.you)
    assert table.you.can_play(GIFTS) is may


@pytest.mark.ruling(GIFTS, 1)
@pytest.mark.ruling(HEDONISM, 4)
@pytest.mark.parametrize(
    ("card", "level", "other"),
    [
        (GIFTS, "dom", "obl"),
        (GIFTS, "obl", "dom"),
        (HEDONISM, "for", "pre"),
        (HEDONISM, "pre", "for"),
    ],
)
def test_it_requires_the_discipline_it_is_played_with(card: str, level: str, other: str) -> None:
    """That one is heard as it is played; in the hand it counts as requiring both."""
    for code in (level, other):
        table = Table()
        ally = table.you.ready(dead("zombie"))
        versed = made_vampire("Versed", level, other, capacity=6, path=pool()[card].path)
        helper = table.you.ready(versed)
        table.you.holds(card)
        table.grand_prey.in_play(listener(code))
        nassir = table.prey.ready("Nassir")
        bleeds(table, ally)
        table.prey.blocks(nassir)
        table.you.plays(card, by=helper, level=level)
        assert table.grand_prey.pool() == 30 + (code == level)
    for code in (level, other, "thn"):
        table = Table()
        table.you.ready("Ryan")
        table.you.holds(card)
        ear = table.you.in_play(listener(code))
        assert table.you.may("use", card=ear) is (code != "thn")
