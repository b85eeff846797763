"""Corpse Minion, who is fed to see, and Wolf Companion, who bites at close range."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Static, Strike
from methuselah.language import additional_strikes, burn_card, intercept, price, strike, use
from methuselah.pool import pool
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

CORPSE, WOLF = "Corpse Minion", "Wolf Companion"
MORE = made_up("Once more", modes=(additional_strikes(1),))
RETAINER_PROOF = made_up("Used to wolves", statics=(Static("immune", word="retainer"),))
TREMERE = replaced("Ryan", clans=("Tremere",), capacity=9)
GLASS = paper(
    "Glass", use(price(burn_card()), intercept(+1), by="bearer", at=("attempt",)), kind="equipment"
)
QUICK = made_up("Quick", modes=(strike(Strike("hand", 9, first=True)),))
WALL = made_vampire("Wall", capacity=11)


# -- Corpse Minion --------------------------------------------------------------------------------


def test_a_tremere_employs_the_corpse(table: Table) -> None:
    """For 1 pool; 1 life; nobody of another clan."""
    comes_into_play(CORPSE, by="Nassir")
    ryan, nassir = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.holds(CORPSE)
    assert table.you.can_play(CORPSE, by=nassir)
    assert not table.you.can_play(CORPSE, by=ryan)


@pytest.mark.parametrize(("paid", "blocked"), [(1, False), (2, True), (4, True)])
def test_blood_for_intercept(table: Table, paid: int, blocked: bool) -> None:
    """As much as it burns: 2 stealth are seen with 2."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", 2), on=mine)
    table.you.ready(COMPANION)
    seer, other = table.prey.ready("Nassir", blood=4), table.prey.ready("Sully")
    corpse = table.prey.in_play(CORPSE, on=seer)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(seer)
    assert table.blood(corpse) == 1
    table.prey.uses(corpse)
    assert {option.number for option in table.prey.options("choose")} == {1, 2, 3, 4}
    table.prey.chooses(number=paid)
    rest(table)
    assert table.prey.pool() == (30 if blocked else 29)
    assert damage_to(table, mine) == damage_to(table, seer) == (1 if blocked else 0)
    assert table.blood(seer) == max(0, 4 - paid - blocked)
    assert table.blood(other) == 4


@pytest.mark.ruling(CORPSE, 1)
@pytest.mark.rules_text("003 Corpse Minion 1")
def test_the_corpse_is_fed_as_often_as_needed(table: Table) -> None:
    """1, then 1 again, in the same action; for this action only."""
    mine, second = table.you.ready("Ryan"), table.you.ready("Sully")
    table.you.ready(COMPANION)
    for minion in (mine, second):
        table.you.in_play(changing("stealth", 2), on=minion)
    seer = table.prey.ready("Nassir", blood=4)
    corpse = table.prey.in_play(CORPSE, on=seer)
    table.you.holds(COMBAT_ENDS)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(seer)
    for _ in range(2):
        table.prey.uses(corpse)
        table.prey.chooses(number=1)
    table.you.plays("Combat ends", by=mine)
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(seer) == 2


@pytest.mark.parametrize(
    ("name", "blood", "may"),
    [("Nassir", 1, True), ("Nassir", 0, False), ("Loyal Street Gang", 2, False)],
)
def test_who_feeds_the_corpse(table: Table, name: str, blood: int, may: bool) -> None:
    """A vampire with blood, for its own block; no ally that has come by the corpse."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    seer, other = table.prey.ready(name, blood=blood), table.prey.ready("Nik Sikko")
    corpse = table.prey.in_play(CORPSE, on=seer)
    mask = table.prey.in_play(GLASS, on=seer)
    table.prey.in_play(GLASS, on=other)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(other)
    table.until("attempt", table.prey)
    assert not table.prey.may("use", card=corpse)
    table.prey.blocks(seer)
    table.until("attempt", table.prey)
    assert table.prey.may("use", card=mask)
    assert table.prey.may("use", card=corpse) is may


@pytest.mark.ruling(CORPSE, 2)
def test_the_corpse_is_a_monster() -> None:
    """A ghoul is no mortal."""
    assert "ghoul" in pool()[CORPSE].keywords
    assert "mortal" not in pool()[CORPSE].keywords


# -- Wolf Companion -------------------------------------------------------------------------------


@pytest.mark.ruling(WOLF, 3)
@pytest.mark.rules_text("003 Wolf Companion 3")
@pytest.mark.parametrize(("level", "life"), [("ani", 2), ("ANI", 3)])
def test_the_level_decides_the_life(table: Table, level: str, life: int) -> None:
    """For 1 blood; the employer could do either, and the wolf stays as it came."""
    comes_into_play(WOLF, by="Horace Radcliffe", level=level)
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready(COMPANION)
    wolf = table.you.holds(WOLF)
    table.you.acts(WOLF, by=horace, level=level)
    rest(table)
    assert (table.on(wolf), table.blood(wolf)) == (horace, life)
    table.until_turn_of(table.prey)
    assert table.blood(wolf) == life


def test_who_employs_a_wolf(table: Table) -> None:
    """With the level that is named."""
    ryan, linda = table.you.ready("Ryan"), table.you.ready("Aunt Linda")
    table.you.holds(WOLF)
    assert table.you.can_play(WOLF, by=ryan, level="ani")
    assert not table.you.can_play(WOLF, by=ryan, level="ANI")
    assert not table.you.can_play(WOLF, by=linda)


@pytest.mark.parametrize("far", [True, False])
@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_the_wolf_bites_at_close_range(table: Table, level: str, far: bool) -> None:
    """1 damage each round, besides the hand strike; nobody else is bitten."""
    mine, theirs = table.you.ready(TREMERE), table.prey.ready(WALL)
    bystander = table.prey.ready("Sully")
    wolf = table.you.in_play(WOLF, on=mine, level=level)
    table.you.holds(*([MANEUVER, MANEUVER] if far else []), PRESS)
    fight(table, mine, theirs)
    for _ in range(2):
        if far:
            table.you.plays("A maneuver", by=mine)
        if table.you.may("play", card="A press") or _ == 0:
            table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == (0 if far else 4)
    assert damage_to(table, mine) == (0 if far else 2)
    assert damage_to(table, bystander) == 0
    assert table.on(wolf) == mine


def test_a_wolf_of_a_bystander_does_not_bite(table: Table) -> None:
    """Its employer must be in the combat."""
    mine, theirs = table.you.ready(TREMERE), table.prey.ready(WALL)
    table.you.in_play(WOLF, on=table.you.ready("Sully"), level="ani")
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.ruling(WOLF, 1)
@pytest.mark.parametrize(("proof", "bitten"), [(RETAINER_PROOF, 0), (None, 1)])
def test_the_retainer_is_the_source(table: Table, proof: object, bitten: int) -> None:
    """It is environmental; who is immune to retainers does not suffer from it."""
    mine, theirs = table.you.ready(WALL), table.prey.ready(TREMERE)
    if proof is not None:
        table.you.in_play(proof, on=mine)  # type: ignore[arg-type]
    table.prey.in_play(WOLF, on=theirs, level="ani")
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == 1 + bitten


@pytest.mark.ruling(WOLF, 2)
@pytest.mark.rules_text("003 Wolf Companion 1")
@pytest.mark.parametrize(
    ("card", "bitten"),
    [
        (DODGE, 1),
        (COMBAT_ENDS, 0),
        (made_up("Quick", modes=(strike(Strike("hand", 9, first=True)),)), 0),
    ],
)
def test_what_stops_the_wolf(table: Table, card: object, bitten: int) -> None:
    """No dodge; the end of combat, and its employer's torpor at first strike."""
    mine, theirs = table.you.ready(WALL), table.prey.ready(TREMERE)
    table.you.holds(card)  # type: ignore[arg-type]
    table.prey.in_play(WOLF, on=theirs, level="ani")
    fight(table, mine, theirs)
    table.you.plays(card.face.name, by=mine)  # type: ignore[attr-defined]
    rest(table)
    assert damage_to(table, mine) == bitten


@pytest.mark.ruling(WOLF, 4)
def test_the_wolf_is_an_animal_only() -> None:
    """Neither mortal nor monster."""
    assert pool()[WOLF].keywords == {"animal"}


@pytest.mark.ruling(WOLF, 5)
@pytest.mark.rules_text("003 Wolf Companion 2")
def test_the_wolf_bites_once_a_round(table: Table) -> None:
    """Two strikes of its employer, one bite."""
    mine, theirs = table.you.ready(WALL), table.prey.ready(TREMERE)
    table.prey.in_play(WOLF, on=theirs, level="ani")
    table.prey.holds(MORE)
    fight(table, mine, theirs)
    table.prey.plays("Once more", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 3
