"""Vampires that hunt or equip with consequences, and those of a discard phase or of the ashes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import omen, paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    choose,
    equips,
    lock,
    ready,
    static,
    unlocked,
    use,
    yours,
)
from table_talk import Table, definition_of

# -- minion phase ---------------------------------------------------------------------------------

EDDIE = "Eddie Gaines (G3)"


@pytest.mark.parametrize(
    ("hunter", "blocked", "locked"), [(EDDIE, False, True), (EDDIE, True, False)]
)
def test_eddie_sleeps_after_a_hunt(table: Table, hunter: str, blocked: bool, locked: bool) -> None:
    """A successful one: he is locked through one unlock phase."""
    eddie = table.you.ready(hunter, blood=1)
    table.you.in_play(paper("Old", static("capacity", 1), kind="equipment"), on=eddie)
    table.you.ready(COMPANION)
    table.you.holds("Fame")
    guard = table.prey.ready("Ryan")
    if blocked:
        table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
        table.prey.in_play(paper("Soft", static("strength", -1), kind="equipment"), on=guard)
    table.you.acts(word="hunt", by=eddie)
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "master")
    assert table.locked(eddie) == locked
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "master")
    assert not table.locked(eddie)


@pytest.mark.parametrize("announces", ["Eddie", "another"])
def test_whoever_takes_over_the_hunt_of_eddie_has_hunted(table: Table, announces: str) -> None:
    """He sleeps after a hunt that he took over, not after one that was taken from him."""
    known = definition_of(EDDIE)
    face = replace(known.face, id=known.face.id + 700_000, capacity=6, disciplines=OBF)
    eddie = table.you.ready(replace(known, face=face), blood=3)
    other = table.you.ready(made_vampire("Hidden", "obf"), blood=3)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.holds(MASK, "Fame")
    first, second = (eddie, other) if announces == "Eddie" else (other, eddie)
    table.you.acts(word="hunt", by=first)
    table.you.plays(MASK, by=second, level="obf")
    rest(table)
    assert table.blood(second) == 4
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "master")
    assert table.locked(eddie) == (announces == "another")
    assert not table.locked(other)


def test_eddie_bleeds_and_unlocks(table: Table) -> None:
    """Only hunts tire him, and only his own."""
    eddie, other = table.you.ready(EDDIE), table.you.ready("Dirk (G4)", blood=0)
    table.you.ready(COMPANION)
    table.you.holds("Fame")
    table.you.acts(word="hunt", by=other)
    rest(table)
    table.you.acts(word="bleed", by=eddie)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "master")
    assert not table.locked(eddie)
    assert not table.locked(other)


CESAR = "César Holfield (G4)"


@pytest.mark.parametrize(
    ("card", "hunts", "left"),
    [
        (omen(), False, 1),
        (omen(), True, 3),
        (omen(kind="master"), False, 2),  # no event
        (omen(gehenna=False), False, 2),  # no Gehenna event
    ],
)
def test_cesar_hunts_in_the_last_days(
    table: Table, card: Definition, hunts: bool, left: int
) -> None:
    """While there is a Gehenna event in play, he burns a blood if he has not hunted."""
    cesar = table.you.ready(CESAR, blood=2)
    table.you.in_play(paper("Old", static("capacity", 2), kind="equipment"), on=cesar)
    other = table.you.ready("Dirk (G4)", blood=1)
    table.you.ready(COMPANION)
    table.prey.in_play(card)
    table.you.uncontrolled("Mazz")
    table.prey.uncontrolled("Mazz")
    if not hunts:
        table.you.acts(word="bleed", by=cesar)
        rest(table)
    hunter = cesar if hunts else other
    table.you.acts(word="hunt", by=hunter)
    rest(table)
    before = table.blood(other)
    assert table.blood(cesar) == 2 + hunts
    table.until_turn_of(table.you, "influence")
    assert table.blood(cesar) == left
    assert table.blood(other) == before
    table.until_turn_of(table.prey, "influence")
    assert table.blood(cesar) == left


@pytest.mark.parametrize(("place", "left"), [("ready", 1), ("torpor", 1)])
def test_cesar_in_torpor(table: Table, place: str, left: int) -> None:
    """He burns it wherever he is."""
    cesar = table.you.puts(CESAR, place, blood=2)
    table.you.in_play(paper("Old", static("capacity", 2), kind="equipment"), on=cesar)
    table.you.ready(COMPANION)
    table.you.uncontrolled("Mazz")
    table.prey.in_play(omen())
    table.begins("minion")
    table.until_turn_of(table.you, "influence")
    assert table.blood(cesar) == left


def test_a_blocked_hunt_is_a_hunt_of_cesar(table: Table) -> None:
    """The text asks whether he hunted, not whether he gained blood: the fight alone costs him."""
    cesar = table.you.ready(CESAR, blood=3)
    table.you.in_play(paper("Old", static("capacity", 3), kind="equipment"), on=cesar)
    table.you.ready(COMPANION)
    table.you.uncontrolled("Mazz")
    guard = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
    table.prey.in_play(omen())
    table.you.acts(word="hunt", by=cesar)
    table.prey.blocks(guard)
    rest(table)
    assert table.blood(cesar) == 2
    table.until_turn_of(table.you, "influence")
    assert table.blood(cesar) == 2


def test_quentin_in_torpor_feeds_nobody(table: Table) -> None:
    """Only while he is ready: a combat of your own turn has left him in torpor by the next one."""
    quentin = table.you.merged("Quentin King III (G3)", blood=1)
    table.you.ready(made_vampire("Older", capacity=8), blood=2)
    claws = table.prey.ready(replaced("Ryan", capacity=9, strength=3))
    table.you.acts(word="bleed", by=quentin)
    table.prey.blocks(claws)
    rest(table)
    assert table.where(quentin) == "torpor"
    table.until_turn_of(table.prey, "minion")
    while table.state.active != 0 or table.state.span("phase") is None:
        table.pass_on()
    while table.state.active == 0 and getattr(table.state.span("phase"), "name", "") == "unlock":
        assert not table.you.may("use", card=quentin)
        table.pass_on()
    assert table.where(quentin) == "torpor"


# -- discard phase --------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_pherydima_unlocks_for_a_pool(table: Table, place: str) -> None:
    """In your discard phase, wherever she is; not before."""
    pherydima = table.you.puts("Pherydima (G4)", place, locked=True)
    table.you.ready(COMPANION)
    table.you.holds("Fame")
    table.begins("minion")
    assert not table.you.may("use", card=pherydima)
    table.until_turn_of(table.you, "discard")
    table.you.uses(pherydima)
    assert not table.locked(pherydima)
    assert table.you.pool() == 29


MASK = "Mask of a Thousand Faces"
OBF = ("obf",)
IDALIA = "Idalia, Prophet of Guadalajara (G2)"


@pytest.mark.parametrize(
    ("acting", "blocked", "may"),
    [(IDALIA, False, True), (IDALIA, True, False), ("Dirk (G4)", False, False)],
)
def test_idalia_unlocks_after_equipping(
    table: Table, acting: str, blocked: bool, may: bool
) -> None:
    """In the discard phase that follows, if the action was successful and hers."""
    idalia = table.you.ready(IDALIA)
    mine = idalia if acting == IDALIA else table.you.ready(acting)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
    quiver = paper("Quiver", equips(), kind="equipment")
    table.you.holds(quiver, "Fame")
    table.you.acts("Quiver", by=mine)
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    assert table.locked(mine)
    table.until_turn_of(table.you, "discard")
    assert table.you.may("do") == may
    if may:
        assert table.locked(idalia)
        table.you.does("do")
        assert not table.locked(idalia)


def test_idalia_in_another_action(table: Table) -> None:
    """A bleed unlocks nobody."""
    idalia = table.you.ready(IDALIA)
    table.you.ready(COMPANION)
    table.you.holds("Fame")
    table.you.acts(word="bleed", by=idalia)
    rest(table)
    table.until_turn_of(table.you, "discard")
    assert not table.you.may("do")
    assert table.locked(idalia)


@pytest.mark.parametrize("announces", ["Idalia", "another"])
def test_whoever_takes_over_the_equipping_has_performed_it(table: Table, announces: str) -> None:
    """By Mask of a Thousand Faces: Idalia unlocks for what she has taken over, not for what she
    has begun.
    """
    known = definition_of(IDALIA)
    face = replace(known.face, id=known.face.id + 700_000, disciplines=("obf", "AUS", "dem"))
    idalia = table.you.ready(replace(known, face=face))
    other = table.you.ready(made_vampire("Hidden", "obf"))
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    locker = use(choose(ready(yours, unlocked)), lock(TARGET), at=("minion",))
    table.you.in_play(paper("Locker", locker, kind="event"))
    table.you.holds(paper("Quiver", equips(), kind="equipment"), "Fame", MASK)
    first, second = (idalia, other) if announces == "Idalia" else (other, idalia)
    table.you.acts("Quiver", by=first)
    table.you.plays(MASK, by=second, level="obf")
    rest(table)
    if announces == "Idalia":
        table.you.uses("Locker")
        table.you.chooses(idalia)
    assert table.locked(idalia)
    table.until_turn_of(table.you, "discard")
    assert table.you.may("do") == (announces == "another")


@pytest.mark.parametrize("announces", ["César", "another"])
def test_whoever_takes_over_the_hunt_of_cesar_has_hunted(table: Table, announces: str) -> None:
    """He burns a blood where another took the hunt from him, none where he took it over."""
    known = definition_of(CESAR)
    face = replace(known.face, id=known.face.id + 700_000, capacity=6)
    cesar = table.you.ready(replace(known, face=face), blood=3)
    other = table.you.ready(made_vampire("Hidden", "obf"), blood=3)
    table.you.ready(COMPANION)
    table.you.uncontrolled("Mazz")
    table.prey.ready("Nassir")
    table.prey.in_play(omen())
    table.you.holds(MASK)
    first, second = (cesar, other) if announces == "César" else (other, cesar)
    table.you.acts(word="hunt", by=first)
    table.you.plays(MASK, by=second, level="obf")
    rest(table)
    assert table.blood(second) == 4
    table.until_turn_of(table.you, "influence")
    assert table.blood(cesar) == (2 if announces == "César" else 4)


@pytest.mark.parametrize("whose", ["prey", "predator", "grand_prey", "you"])
def test_mina_feeds_on_ashes(table: Table, whose: str) -> None:
    """3 blood as a vampire of your prey or your predator is burned; nobody else's."""
    mina = table.you.ready("Mina Grotius (G3)", blood=2)
    diablerist = table.you.ready("Igo the Hungry (G1)")
    table.you.ready(COMPANION)
    victim = getattr(table, whose).torpor("Ryan", blood=0)
    table.grand_predator.torpor("Mazz", blood=0)
    table.you.acts(word="diablerie", by=diablerist, target=victim)
    rest(table)
    assert table.where(victim) == "ash_heap"
    assert table.blood(mina) == (5 if whose in ("prey", "predator") else 2)


def test_mina_wants_vampires(table: Table) -> None:
    """An ally that is burned brings nothing."""
    mina = table.you.ready("Mina Grotius (G3)", blood=2)
    fighter = table.you.ready(replaced("Ryan", strength=8, capacity=9))
    table.you.ready(COMPANION)
    ally = table.prey.ready("Renegade Garou")
    table.you.acts(word="bleed", by=fighter)
    table.prey.blocks(ally)
    rest(table)
    assert table.where(ally) == "ash_heap"
    assert table.blood(mina) == 2
