"""Rexton Abernathy, Mr. Noir, Dr. Julius Sutphen (advanced), Mateusz Kazimirski."""

from __future__ import annotations

from typing import Any, Final

import pytest

from action_talk import trick
from combat_talk import fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import sect_of
from methuselah.language import (
    FIGHTERS,
    TARGET,
    action,
    ash_heap,
    becomes_anarch,
    before_range,
    burn_card,
    choose,
    chosen,
    comes_into_play,
    is_among,
    is_black_hand,
    not_,
    on,
    other,
    ready,
    static,
    steals,
    stealth,
    unlock,
    vampire,
    yours,
)
from methuselah.rules.politics.titles import title_of
from table_talk import Table

REXTON = 'Rexton "Savage" Abernathy (G6)'
NOIR = "Mr. Noir (G4)"
JULIUS = "Dr. Julius Sutphen (G3 ADV)"
JULIUS_BASE = "Dr. Julius Sutphen (G3)"
MATEUSZ = "Mateusz Kazimirski, Biker of Blood (G6)"

JENNIE = 'Jennie "Cassie247" Orne'
"""An imbued: she is an ally."""

CLAWS: Final = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
SACRIFICE: Final = made_up(
    "Sacrifice",
    modes=(before_range(choose(on(vampire, not_(is_among(FIGHTERS)))), burn_card(TARGET)),),
)
HIDE: Final = trick(stealth(+1), at=("attempt",))
SALUTE: Final = paper("Salute", action(choose(on(is_black_hand)), unlock(TARGET), stealth=1))


def eyes(number: int) -> Definition:
    """Equipment with so much intercept."""
    return paper("Eyes", static("intercept", number), kind="equipment")


# -- Rexton "Savage" Abernathy --------------------------------------------------------------------

BLOCKERS = [
    ("Lika, The Purger (G6)", False),  # capacity 3
    ("Coco Thorn (G6)", True),  # capacity 4
    ("Renegade Garou", False),
    (JENNIE, False),
]


@pytest.mark.parametrize(("name", "may"), BLOCKERS)
def test_allies_and_the_young_cannot_block_rexton(table: Table, name: str, may: bool) -> None:
    """Capacity 3 and 4; an ally, mortal or not."""
    rexton = table.you.ready(REXTON)
    table.you.ready("Meaghan")
    would_block = table.prey.ready(name)
    bystander = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=rexton)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=would_block) == may
    assert table.prey.may("block", minion=bystander)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", ["Lika, The Purger (G6)", "Renegade Garou"])
def test_they_may_block_others_beside_rexton(table: Table, name: str) -> None:
    """Another vampire of yours acts."""
    table.you.ready(REXTON)
    acting = table.you.ready("Meaghan")
    would_block = table.prey.ready(name)

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=would_block)


@pytest.mark.ruling('Rexton "Savage" Abernathy (G6)', 1)
@pytest.mark.parametrize(("name", "may"), BLOCKERS)
def test_they_cannot_block_rexton_as_he_leaves_torpor(table: Table, name: str, may: bool) -> None:
    """What he is works in torpor too."""
    rexton = table.you.puts(REXTON, "torpor", blood=3)
    table.you.ready("Meaghan")
    would_block = table.prey.ready(name)
    bystander = table.prey.ready("Nassir")

    table.you.acts(word="leave torpor", by=rexton)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=would_block) == may
    assert table.prey.may("block", minion=bystander)
    table.nobody_reacts()

    assert table.where(rexton) == "ready"
    assert table.waits_for(table.you)


# -- Mr. Noir -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "place", "pool"), [(2, "ash_heap", 32), (1, "torpor", 30)])
def test_mr_noir_burned_in_combat_brings_two_pool(
    table: Table, points: int, place: str, pool: int
) -> None:
    """Empty, he is burned by 2 aggravated damage; 1 sends him to torpor only."""
    mine = table.you.ready(replaced("Octane", strength=points))
    table.you.in_play(CLAWS, on=mine)
    table.you.ready("Meaghan")
    noir = table.prey.ready(NOIR, blood=0)

    fight(table, mine, noir)
    rest(table)

    assert table.where(noir) == place
    assert [seat.pool() for seat in table.seats] == [30, pool, 30, 30, 30]
    assert table.waits_for(table.you)


@pytest.mark.parametrize("acting", [True, False])
def test_mr_noir_and_his_opponent_burn_each_other(table: Table, acting: bool) -> None:
    """An ally with 1 life and claws: both strikes resolve at once, whoever acts."""
    his, its = (table.you, table.prey) if acting else (table.prey, table.you)
    noir = his.ready(NOIR, blood=1)
    ally = its.ready(replaced("Procurer", strength=5, bleed=1))
    its.in_play(CLAWS, on=ally)
    table.you.ready("Nassir")

    fight(table, *((noir, ally) if acting else (ally, noir)))
    rest(table)

    assert (table.where(ally), table.where(noir)) == ("ash_heap", "ash_heap")
    assert his.pool() == 32
    assert its.pool() == 30
    assert table.waits_for(table.you)


def test_whoever_controls_mr_noir_gains_the_pool(table: Table) -> None:
    """Stolen, he is burned in a combat of yours; his owner gains nothing."""
    thief = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    table.you.holds(paper("Theft", action(choose(ready(vampire, not_(yours))), steals(TARGET))))
    noir = table.prey.ready(NOIR, blood=1)
    wall = table.prey.ready(replaced("Octane", strength=5))
    table.prey.in_play(CLAWS, on=wall)

    table.you.acts("Theft", by=thief)
    table.you.chooses(noir)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=noir)
    table.prey.blocks(wall)
    rest(table)

    assert table.where(noir) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [32, 30, 30, 30, 30]
    assert table.waits_for(table.you)


def test_mr_noir_burned_by_an_action_brings_nothing(table: Table) -> None:
    """There is no combat."""
    acting = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    table.you.holds(paper("Purge", action(choose(ready(vampire, not_(yours))), burn_card(TARGET))))
    noir = table.prey.ready(NOIR)

    table.you.acts("Purge", by=acting)
    table.nobody_reacts()

    assert table.where(noir) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you)


def test_mr_noir_burned_beside_a_combat_brings_nothing(table: Table) -> None:
    """Two others fight as he is burned."""
    mine = table.you.ready("Octane")
    theirs = table.prey.ready("Nassir")
    table.you.holds(SACRIFICE)
    noir = table.predator.ready(NOIR)

    fight(table, mine, theirs)
    table.you.plays("Sacrifice", by=mine)
    table.you.chooses(noir)
    rest(table)

    assert table.where(noir) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30] * 5


def test_another_vampire_burned_beside_mr_noir_brings_nothing(table: Table) -> None:
    """It is his own end that pays."""
    mine = table.you.ready(replaced("Octane", strength=2))
    table.you.in_play(CLAWS, on=mine)
    table.you.ready("Nassir")
    table.prey.ready(NOIR)
    victim = table.prey.ready("Meaghan", blood=0)

    fight(table, mine, victim)
    rest(table)

    assert table.where(victim) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you)


@pytest.mark.ruling("Mr. Noir (G4)", 1)
@pytest.mark.parametrize(
    ("own", "now", "paid"),
    [
        ("Yael (G7)", "Salubri", 3),
        ("Yael (G7)", "Brujah", 0),
        ("Ryan", "Salubri", 3),
        ("Ryan", "Brujah", 0),
    ],
)
def test_mr_noir_is_scarce_among_those_who_count_as_salubri(
    table: Table, own: str, now: str, paid: int
) -> None:
    """3 pool for a vampire that is considered a Salubri, whatever is printed on it."""
    beside = table.you.ready(own)
    table.you.in_play(paper("Guise", static("clan", word=now), kind="equipment"), on=beside)
    noir = table.you.uncontrolled(NOIR, blood=3)

    table.begins("influence")
    table.you.does("move out", target=noir)

    assert table.where(noir) == "ready"
    assert table.you.pool() == 30 - paid


# -- Dr. Julius Sutphen, advanced -----------------------------------------------------------------


@pytest.mark.parametrize(("kind", "may"), [("bleed", True), ("hunt", False)])
def test_julius_hides_in_directed_actions(table: Table, kind: str, may: bool) -> None:
    """1 blood for 1 stealth; a bleed is directed, a hunt is not."""
    julius = table.you.ready(JULIUS, blood=3)
    table.you.ready("Meaghan")
    hide = table.you.holds(HIDE)
    ryan = table.prey.ready("Ryan")
    if kind == "hunt":
        table.prey.in_play(eyes(+1), on=ryan)

    table.you.acts(word=kind, by=julius)
    table.prey.blocks(ryan)
    table.until("attempt", table.you)
    assert table.you.can_play(hide)
    assert table.you.may("use", card=julius) == may
    if may:
        table.you.uses(julius)
        assert table.blood(julius) == 2
        table.nobody_reacts()
        assert not table.locked(ryan)
        assert table.prey.pool() == 29
        assert table.waits_for(table.you)


def test_julius_hides_once_in_an_action(table: Table) -> None:
    """Not a second time, though he needs more and has the blood."""
    julius = table.you.ready(JULIUS)
    hide = table.you.holds(HIDE)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(eyes(+2), on=ryan)

    table.you.acts(word="bleed", by=julius)
    table.prey.blocks(ryan)
    table.you.uses(julius)
    table.until("attempt", table.you)
    assert table.you.can_play(hide)
    assert not table.you.may("use", card=julius)


def test_julius_hides_nobody_else(table: Table) -> None:
    """Another vampire of yours bleeds."""
    julius = table.you.ready(JULIUS)
    acting = table.you.ready("Meaghan")
    hide = table.you.holds(HIDE)
    ryan = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(ryan)
    table.until("attempt", table.you)
    assert table.you.can_play(hide)
    assert not table.you.may("use", card=julius)


@pytest.mark.parametrize(
    ("merged", "opponent", "damage"),
    [
        (True, "Nassir", 2),
        (True, "Coco Thorn (G6)", 1),  # of the Sabbat
        (True, "Renegade Garou", 1),
        (False, "Nassir", 1),
    ],
)
def test_merged_julius_is_stronger_against_the_camarilla(
    table: Table, merged: bool, opponent: str, damage: int
) -> None:
    """+1 strength against a Camarilla vampire; and he is an archbishop then."""
    julius = table.you.merged(JULIUS_BASE) if merged else table.you.ready(JULIUS)
    table.you.ready("Meaghan")
    theirs = table.prey.ready(opponent)

    fight(table, julius, theirs)
    rest(table)

    assert damage_to(table, theirs) == damage
    assert title_of(table.state, julius) == ("archbishop" if merged else "")
    assert table.waits_for(table.you)


# -- Mateusz Kazimirski ---------------------------------------------------------------------------


def the_hand(table: Table) -> set[int]:
    """Two of the Black Hand, that there is always something to choose for the Salute."""
    return {int(table.you.ready(name)) for name in ("Banjoko (G3)", "Aredhel (G4)")}


@pytest.mark.parametrize("acted", [True, False])
def test_mateusz_becomes_black_hand(table: Table, acted: bool) -> None:
    """For 1 blood; nobody beside him."""
    mateusz = table.you.ready(MATEUSZ)
    herald = table.you.ready("Meaghan")
    hand = the_hand(table)
    table.you.ready("Coco Thorn (G6)")
    table.you.holds(SALUTE)

    if acted:
        table.you.acts(mateusz, by=mateusz)
        table.nobody_reacts()
        assert table.waits_for(table.you)
    table.you.acts("Salute", by=herald)
    assert table.you.choices() == (hand | {mateusz} if acted else hand)
    assert table.blood(mateusz) == (3 if acted else 4)
    assert table.locked(mateusz) == acted


@pytest.mark.parametrize(("intercept", "blocked"), [(0, False), (1, True)])
def test_mateusz_becomes_black_hand_at_one_stealth(
    table: Table, intercept: int, blocked: bool
) -> None:
    """Blocked, he pays nothing and becomes nothing; 2 damage of the blocker."""
    mateusz = table.you.ready(MATEUSZ)
    herald = table.you.ready("Meaghan")
    hand = the_hand(table)
    table.you.holds(SALUTE)
    ryan = table.prey.ready(replaced("Ryan", strength=2))
    table.prey.in_play(eyes(intercept), on=ryan)

    table.you.acts(mateusz, by=mateusz)
    table.prey.blocks(ryan)
    rest(table)
    assert table.locked(ryan) == blocked
    assert table.blood(mateusz) == (2 if blocked else 3)
    table.you.acts("Salute", by=herald)
    assert table.you.choices() == (hand if blocked else hand | {mateusz})


@pytest.mark.parametrize(
    ("guise", "may"),
    [
        (static("bleed", +1), True),
        (static("sect", word="camarilla"), False),
        (static("black hand"), False),
    ],
)
def test_who_becomes_black_hand(table: Table, guise: Any, may: bool) -> None:
    """Mateusz himself, while he is Sabbat and not of the Black Hand."""
    mateusz = table.you.ready(MATEUSZ)
    beside = table.you.ready("Coco Thorn (G6)")
    table.you.in_play(paper("Guise", guise, kind="equipment"), on=mateusz)

    table.begins("minion")
    assert table.you.may("use action", card=mateusz, by=mateusz) == may
    assert not table.you.may("use action", card=mateusz, by=beside)


def test_mateusz_becomes_black_hand_once(table: Table) -> None:
    """In your next turn there is nothing to become."""
    mateusz = table.you.ready(MATEUSZ)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")

    table.you.acts(mateusz, by=mateusz)
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    assert not table.locked(mateusz)
    assert not table.you.may("use action", card=mateusz, by=mateusz)


@pytest.mark.ruling("Mateusz Kazimirski, Biker of Blood (G6)", 1)
def test_mateusz_is_black_hand_in_another_sect(table: Table) -> None:
    """He becomes an Anarch, and is Black Hand as before."""
    mateusz = table.you.ready(MATEUSZ)
    herald, friend = table.you.ready("Meaghan"), table.you.ready("Nassir")
    hand = the_hand(table)
    turn = action(choose(ready(vampire, yours, other)), becomes_anarch(TARGET), stealth=1)
    table.you.holds(SALUTE, paper("Turn", turn))

    table.you.acts(mateusz, by=mateusz)
    table.nobody_reacts()
    table.you.acts("Turn", by=friend)
    table.you.chooses(mateusz)
    table.nobody_reacts()
    assert sect_of(table.state, mateusz) == "anarch"
    table.you.acts("Salute", by=herald)
    assert table.you.choices() == hand | {mateusz}


def test_mateusz_comes_back_as_he_is_printed(table: Table) -> None:
    """Burned and returned from the ash heap, he may become Black Hand again."""
    mateusz = table.you.ready(MATEUSZ)
    killer, caller = table.you.ready("Nassir"), table.you.ready("Sully")
    herald = table.you.ready("Meaghan")
    hand = the_hand(table)
    purge = action(choose(ready(vampire, yours, other)), burn_card(TARGET), stealth=1)
    dead = choose(ash_heap(yours, vampire), name="dead")
    back = action(dead, comes_into_play(chosen("dead"), blood=2), stealth=1)
    table.you.holds(SALUTE, paper("Purge", purge), paper("Back", back))

    table.you.acts(mateusz, by=mateusz)
    table.nobody_reacts()
    table.you.acts("Purge", by=killer)
    table.you.chooses(mateusz)
    table.nobody_reacts()
    assert table.where(mateusz) == "ash_heap"
    table.you.acts("Back", by=caller)
    table.nobody_reacts()
    assert table.where(mateusz) == "ready"
    table.you.acts("Salute", by=herald)
    assert table.you.choices() == hand
