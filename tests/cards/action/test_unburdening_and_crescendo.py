"""Unburdening the Bestial Soul and Shattering Crescendo: a beast held down, a scream twice over."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import damage_to
from listening import listener
from made_up import helper, paper
from methuselah.language import (
    TARGET,
    burn_card,
    choose,
    chosen,
    discard,
    hand,
    is_named,
    later,
    may_prevent,
    minion,
    modifier,
    on,
    yours,
)
from methuselah.rules.action.action import stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

SOUL = "Unburdening the Bestial Soul"
SCREAM = "Shattering Crescendo"
HEALER = made_vampire("Healer", "ani", "OBE", capacity=6)
SINGER = made_vampire("Singer", "pro", "MEL", capacity=6)
SHELL = paper("Shell", may_prevent(1), kind="equipment")
PAGE = paper("Page", kind="retainer", life=2)


# -- Unburdening the Bestial Soul -----------------------------------------------------------------


@pytest.mark.parametrize(("level", "unlocked"), [("ani", False), ("obe", True)])
@pytest.mark.parametrize(("held", "given"), [(3, 1), (3, 3), (1, 1)])
def test_blood_is_given_away(
    table: Table, level: str, unlocked: bool, held: int, given: int
) -> None:
    """1 or more, to any other vampire; +1 stealth, at nobody; with Obeah the giver unlocks."""
    healer = table.you.ready(HEALER, blood=held)
    other = table.you.ready(COMPANION, blood=0)
    card, _ = table.you.holds(SOUL, PAUSE)
    theirs, torpid = table.prey.ready("Nassir", blood=1), table.grand_prey.torpor("Don Cerro")
    table.prey.ready("War Ghoul")
    table.begins()
    table.you.acts(card, by=healer, level=level)
    assert table.you.choices() == {other, theirs, torpid}
    table.you.chooses(theirs)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    if held > 1:
        while not table.you.may("choose", number=1):
            table.pass_on()
        assert [one.number for one in table.you.options("choose")] == [*range(1, held + 1)]
        table.you.chooses(number=given)
    rest(table)
    assert (table.blood(healer), table.blood(theirs)) == (held - given, min(4, 1 + given))
    assert table.locked(healer) is not unlocked
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize("level", ["ani", "obe"])
def test_who_has_no_blood_gives_none(table: Table, level: str) -> None:
    """The action cannot be taken; nor by whoever lacks the Discipline."""
    healer = table.you.ready(made_vampire("Other", "ani", "obe", capacity=6), blood=0)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    card = table.you.holds(SOUL)
    table.begins()
    assert not table.you.can_play(card, by=healer, level=level)
    table = Table()
    healer = table.you.ready(made_vampire("Other", "ani", "obe", capacity=6), blood=1)
    stranger = table.you.ready(COMPANION)
    card = table.you.holds(SOUL)
    table.begins()
    assert table.you.can_play(card, by=healer, level=level)
    assert not table.you.can_play(card, by=healer, level="OBE")
    assert not table.you.can_play(card, by=stranger)


def test_a_beast_is_held_down(table: Table) -> None:
    """Superior Obeah: on an ally or a younger vampire, ready or in torpor; no stealth."""
    healer = table.you.ready(HEALER)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(SOUL, PAUSE)
    young, torpid = table.prey.ready("Nassir"), table.prey.torpor("Duck")
    ally = table.grand_prey.ready("War Ghoul")
    table.prey.ready(made_vampire("Peer", capacity=6))
    table.you.acts(card, by=healer, level="OBE")
    assert table.you.choices() == {mine, young, torpid, ally}
    table.you.chooses(young)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (1,))
    rest(table)
    assert table.on(card) == young
    assert table.locked(healer)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    table.you.does("do", number=0)  # it pays, in the prey's unlock phase
    assert (table.blood(healer), table.on(card)) == (4, young)


def held_down(table: Table, bearer: int, healer: int | None = None) -> int:
    """The card on somebody, as the healer of the grand predator has put it there."""
    notes = () if healer is None else (("keeper", healer),)
    return table.grand_predator.in_play(SOUL, on=bearer, level="OBE", notes=notes)


def test_who_is_held_down_does_nothing(table: Table) -> None:
    """Neither acts nor blocks nor plays reaction cards; others do."""
    bound, free = table.you.ready("Nassir"), table.you.ready("Ryan")
    healer = table.grand_predator.ready(HEALER)
    held_down(table, bound, healer)
    table.begins()
    assert not table.you.may("act", minion=bound)
    assert table.you.may("act", minion=free)
    table = Table()
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    bound, free = table.prey.ready("Chrysanthemum"), table.prey.ready("Trevon Parker")
    table.prey.holds("Telepathic Misdirection")
    healer = table.grand_predator.ready(HEALER)
    held_down(table, bound, healer)
    table.you.acts(word="bleed", by=mine)
    seen = {"block": set(), "play": set()}  # type: ignore[var-annotated]
    while not table.over():
        for one in (bound, free):
            if table.prey.may("block", minion=one):
                seen["block"].add(one)
            if table.prey.can_play("Telepathic Misdirection", by=one):
                seen["play"].add(one)
        table.pass_on()
    assert seen == {"block": {free}, "play": {free}}


@pytest.mark.parametrize(("blood", "asked"), [(3, True), (2, True), (1, False), (None, False)])
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_the_healer_holds_it_down_for_two_blood(
    table: Table, blood: int | None, asked: bool, pays: bool, where: str
) -> None:
    """In the unlock phase of the attached minion; else the card is burned."""
    bound = table.prey.ready("Nassir")
    table.prey.ready("Ryan")
    healer = None if blood is None else table.grand_predator.puts(HEALER, where, blood=blood)
    card = held_down(table, bound, healer)
    while not table.grand_predator.may("do") and not table.prey.may("act"):
        table.pass_on()
    assert table.grand_predator.may("do") is asked
    if asked:
        assert table.on(card) == bound
        table.grand_predator.does("do", number=0 if pays else 1)
    table.until_turn_of(table.prey, "minion")
    kept = asked and pays
    assert table.where(card) == ("attached" if kept else "ash_heap")
    if healer is not None and blood is not None:
        assert table.blood(healer) == blood - 2 * kept
    assert table.blood(bound) == 4
    assert table.prey.may("act", minion=bound) is not kept


@pytest.mark.ruling(SOUL, 1)
@pytest.mark.parametrize(
    ("level", "used", "other"),
    [("ani", "ani", "obe"), ("obe", "obe", "ani"), ("OBE", "obe", "ani")],
)
def test_it_counts_as_what_is_used(level: str, used: str, other: str) -> None:
    """Animalism or Obeah."""
    healer = made_vampire("Healer", "ani", "obe" if level != "OBE" else "OBE", capacity=1)
    by = HEALER if level == "OBE" else healer
    counts_as_the_discipline_used(SOUL, by=by, level=level, used=(used,), others=(other,))


# -- Shattering Crescendo -------------------------------------------------------------------------


@pytest.mark.parametrize("aim", ["ally", "retainer"])
def test_a_howl_hurts_an_ally_or_retainer(table: Table, aim: str) -> None:
    """1 unpreventable damage; 1 blood, no stealth; a second copy is not asked for."""
    singer = table.you.ready(SINGER)
    ghoul = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    card, _ = table.you.holds(SCREAM, PAUSE)
    bearer, ally = table.prey.ready("Nassir"), table.grand_prey.ready("Vagabond Mystic")
    page = table.prey.in_play(PAGE, on=bearer)
    table.prey.in_play(SHELL, on=bearer)
    shell = table.grand_prey.in_play(SHELL, on=ally)
    table.you.acts(card, by=singer, level="pro")
    assert table.you.choices() == {ghoul, ally, page}
    table.you.chooses(ally if aim == "ally" else page)
    seat = 2 if aim == "ally" else 1
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (seat,))
    life = table.blood(ally)
    assert not is_offered(table, table.grand_prey, shell)
    assert table.blood(page) == 2 - (aim == "retainer")
    assert damage_to(table, ally) == (aim == "ally")
    assert life >= 1
    assert (table.blood(singer), table.where(card)) == (5, "ash_heap")
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "points"), [("mel", 2), ("MEL", 3)])
@pytest.mark.parametrize("both", [True, False])
def test_a_scream_shatters_one_or_two(table: Table, level: str, points: int, both: bool) -> None:
    """Minions of one Methuselah, in torpor too; a second copy is discarded as it succeeds."""
    singer = table.you.ready(SINGER)
    mine = table.you.ready(COMPANION)
    first, second, _ = table.you.holds(SCREAM, SCREAM, PAUSE)
    table.prey.holds(SCREAM)
    victim, ally = table.prey.ready("Nassir"), table.prey.ready("War Ghoul")
    torpid = table.prey.torpor("Ryan")
    far = table.grand_prey.ready("Lauren")
    shell = table.prey.in_play(SHELL, on=victim)
    table.you.acts(first, by=singer, level=level)
    assert {option.seat for option in table.you.options("choose")} == {0, 1, 2}
    table.you.chooses(seat=table.prey.number)
    assert table.you.choices() == {victim, ally, torpid}
    table.you.chooses(victim)
    assert table.you.choices() == {ally, torpid}
    if both:
        table.you.chooses(ally)
    else:
        table.you.does("done")
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (1,))
    assert {table.where(first), table.where(second)} >= {"hand"}
    assert not is_offered(table, table.prey, shell)
    found = [damage_to(table, one) for one in (victim, ally, torpid, far, mine)]
    assert found == [points, points * both, 0, 0, 0]
    assert {table.where(first), table.where(second)} == {"ash_heap"}
    assert table.blood(singer) == 5
    assert table.waits_for(table.you)


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_who_is_left_of_two_suffers_all_the_same(table: Table, gone: int) -> None:
    """One of them, either one, is gone by the resolution; with both gone the action fizzles."""
    singer = table.you.ready(SINGER)
    table.you.ready(COMPANION)
    first, second, _ = table.you.holds(SCREAM, SCREAM, PAUSE)
    table.you.in_play(helper(choose(on(minion)), burn_card(TARGET)))
    table.you.in_play(helper(choose(on(minion)), burn_card(TARGET)))
    victims = [table.prey.ready("Nassir"), table.prey.ready("War Ghoul")]
    table.you.acts(first, by=singer, level="mel")
    table.you.chooses(seat=table.prey.number)
    for victim in victims:
        table.you.chooses(victim)
    lost = victims if gone == 2 else [victims[gone]]
    for one in lost:
        table.you.uses("Helper")
        table.you.chooses(one)
    rest(table)
    assert [damage_to(table, one) for one in victims if one not in lost] == [2] * (2 - len(lost))
    assert told(table, "fizzled") == (gone == 2)
    assert (table.where(second) == "ash_heap") is (gone < 2)


@pytest.mark.ruling(SCREAM, 1)
@pytest.mark.parametrize("level", ["mel", "MEL"])
def test_a_second_scream_must_be_in_the_hand(table: Table, level: str) -> None:
    """Of your own; with Protean one is enough."""
    singer = table.you.ready(SINGER)
    card, _ = table.you.holds(SCREAM, "Fame")
    table.prey.holds(SCREAM, SCREAM)
    table.you.ash_heap(SCREAM)
    table.prey.ready("War Ghoul")
    table.begins()
    assert not table.you.can_play(card, by=singer, level=level)
    assert table.you.can_play(card, by=singer, level="pro")


@pytest.mark.ruling(SCREAM, 1)
@pytest.mark.parametrize("level", ["mel", "MEL"])
def test_a_scream_without_its_second_is_silent(table: Table, level: str) -> None:
    """If the other copy is gone by the time it resolves, nobody is hurt."""
    copies = hand(yours, is_named(SCREAM))
    thief = modifier(later(choose(copies, "gone")), discard(chosen("gone")), at=("action",))
    singer = table.you.ready(SINGER)
    table.you.ready(COMPANION)
    first, _, stolen, _ = table.you.holds(SCREAM, SCREAM, paper("Thief", thief), "Fame")
    table.prey.holds(SCREAM)
    victim = table.prey.ready("Nassir")
    table.you.acts(first, by=singer, level=level)
    table.you.chooses(seat=table.prey.number)
    table.you.plays(stolen, by=singer)
    rest(table)
    assert damage_to(table, victim) == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling(SCREAM, 2)
@pytest.mark.parametrize(("level", "used"), [("pro", "pro"), ("mel", "mel"), ("MEL", "mel")])
@pytest.mark.parametrize("code", ["pro", "mel"])
def test_a_scream_counts_as_what_is_used(table: Table, level: str, used: str, code: str) -> None:
    """Protean or Melpominee as it is played; both of them in the hand."""
    singer = table.you.ready(SINGER)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(SCREAM, SCREAM)
    table.grand_prey.in_play(listener(code))
    table.prey.ready("War Ghoul")
    table.you.acts(card, by=singer, level=level)
    if level != "pro":
        table.you.chooses(seat=table.prey.number)
    while table.you.choices():
        table.you.chooses(max(table.you.choices()))
    rest(table)
    assert table.grand_prey.pool() == 30 + (code == used)
    table = Table()
    table.you.ready(COMPANION)
    card, ear = table.you.holds(SCREAM), table.you.in_play(listener(code))
    table.begins()
    assert table.you.may("use", card=ear)
    table.you.uses(ear)
    assert table.where(card) == "ash_heap"
