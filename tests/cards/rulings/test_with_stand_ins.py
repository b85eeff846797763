"""Rulings that ask for a card of another kind than there is yet: made-up ones stand in for it."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import told
from block_talk import made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    THIS,
    action,
    attached,
    burn_card,
    choose,
    combat_card,
    employs,
    employs_from_hand,
    environmental_damage,
    gain_pool,
    keyword,
    locked,
    modifier,
    monster,
    not_,
    ready,
    sends_to_torpor,
    static,
    use,
    yours,
)
from table_talk import Table

SERVITOR = "Spectral Servitor"
AMBUSH = "Blood Brother Ambush"
FIGHTING = ("before_strikes",)


def lesson(code: str, *parts: Any, **face: Any) -> Definition:
    """A combat card at one level only, before strikes are chosen."""
    return paper("Lesson", levels={code: combat_card(*parts, at=FIGHTING)}, **face)


def ambush(table: Table) -> int:
    """An ambush fights for your vampire, before strikes are chosen."""
    acting = table.you.ready("Axel Von Anders")
    card = table.you.holds(AMBUSH)
    blocker = table.prey.ready("Mkhokheli")
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocker)
    table.you.plays(AMBUSH)
    table.until("before_strikes", table.you)
    return card


# -- Spectral Servitor, Blood Brother Ambush ------------------------------------------------------


@pytest.mark.ruling(SERVITOR, 6)
@pytest.mark.ruling(SERVITOR, 7)
@pytest.mark.ruling(SERVITOR, 9)
@pytest.mark.parametrize(("code", "may"), [("obl", True), ("OBL", False), ("obl_pot", False)])
def test_the_servitor_plays_basic_oblivion_alone(table: Table, code: str, may: bool) -> None:
    """Another card that lends the same makes it no higher, and lends nothing else."""
    servitor = table.you.ready(SERVITOR, level="obl")
    helper = paper("Helper", static("plays as a vampire", word="obl"), kind="equipment")
    table.you.in_play(helper, on=servitor)
    nassir = table.prey.ready("Nassir")
    table.you.holds(lesson(code, gain_pool(1)), lesson("obl", gain_pool(1)))

    fight(table, servitor, nassir)
    table.until("before_strikes", table.you)
    assert table.you.may("play", by=servitor, level=code) is may


@pytest.mark.ruling(SERVITOR, 2)
@pytest.mark.parametrize(("life", "where"), [(2, "ready"), (1, "ash_heap")])
def test_its_own_card_takes_a_life_of_the_servitor(table: Table, life: int, where: str) -> None:
    """Aggravated damage: an ally goes to no torpor [LSJ 20060409]."""
    servitor = table.you.ready(SERVITOR, level="obl", blood=life)
    taxi = table.prey.ready("City Star Taxi", blood=1)
    table.you.ready(COMPANION)
    sun = environmental_damage(1, to=THIS, aggravated=True)
    card = table.you.holds(lesson("obl", sun))

    fight(table, servitor, taxi)
    table.you.plays(card, by=servitor)

    assert table.where(servitor) == where


@pytest.mark.ruling(SERVITOR, 4)
def test_a_card_that_sends_the_servitor_to_torpor_burns_it(table: Table) -> None:
    """[LSJ 20060409], reversed since."""
    servitor = table.you.ready(SERVITOR, level="obl")
    nassir = table.prey.ready("Nassir")
    card = table.you.holds(lesson("obl", sends_to_torpor(THIS)))

    fight(table, servitor, nassir)
    table.you.plays(card, by=servitor)
    rest(table)

    assert table.where(servitor) == "ash_heap"


@pytest.mark.ruling(SERVITOR, 5)
@pytest.mark.ruling("Talaq, The Immortal", 6)
@pytest.mark.parametrize(
    ("name", "may"), [(SERVITOR, False), ("Talaq, The Immortal", False), ("Mkhokheli", True)]
)
def test_no_ally_commits_diablerie_by_a_card(table: Table, name: str, may: bool) -> None:
    """Amaranth [RTR 19970630]."""
    level = {"level": "obl"} if name == SERVITOR else {}
    fighter = table.you.ready(name, **level)
    table.you.in_play(paper("Claws", static("strength", +4), kind="equipment"), on=fighter)
    victim = table.prey.ready("Normal (G1)", blood=1)
    table.you.ready(COMPANION)
    table.you.holds("Amaranth")

    fight(table, fighter, victim)
    offered = False
    while table.asked() is not None and not table.over():
        offered = offered or table.you.can_play("Amaranth")
        table.pass_on()

    assert told(table, "combat") == 1
    assert offered is may


@pytest.mark.ruling(SERVITOR, 11)
@pytest.mark.parametrize(
    ("words", "may"), [("independent", True), ("anarch", False), ("camarilla vampire", False)]
)
def test_the_servitor_plays_as_an_independent(table: Table, words: str, may: bool) -> None:
    """[LSJ 20020503]."""
    servitor = table.you.ready(SERVITOR, level="obl")
    nassir = table.prey.ready("Nassir")
    card = table.you.holds(lesson("obl", gain_pool(1), requires=(words,)))
    table.you.holds(lesson("obl", gain_pool(1)))

    fight(table, servitor, nassir)
    table.until("before_strikes", table.you)

    assert table.you.can_play(card, by=servitor) is may


@pytest.mark.ruling(AMBUSH, 4)
@pytest.mark.ruling(AMBUSH, 5)
@pytest.mark.ruling(AMBUSH, 7)
@pytest.mark.parametrize(("code", "may"), [("pot", True), ("POT", False), ("cel_pot", False)])
def test_the_ambush_plays_basic_potence_alone(table: Table, code: str, may: bool) -> None:
    """Another card that lends the same makes it no higher, and lends nothing else."""
    everywhere = static("plays as a vampire", word="pot", who=ready(not_(keyword("none"))))
    table.you.in_play(paper("Helper", everywhere, kind="event"))
    table.you.holds(lesson(code, gain_pool(1)))
    table.you.holds("Immortal Grapple")
    card = ambush(table)

    assert table.you.may("play", card="Lesson", by=card) is may


@pytest.mark.ruling(AMBUSH, 8)
def test_what_a_card_of_the_ambush_employs_it_may_have(table: Table) -> None:
    """The retainer requires basic Potence, as the card that employs it does."""
    servant = table.you.holds(paper("Servant", levels={"pot": employs()}, life=1))
    lent = table.you.holds(lesson("pot", employs_from_hand(not_(keyword("none")))))
    card = ambush(table)

    table.you.plays(lent, by=card)
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.you.chooses(servant)

    assert table.on(servant) == card


# -- retainers that are no mortals ----------------------------------------------------------------


@pytest.mark.ruling("Dog Pack", 2)
@pytest.mark.ruling("Feral Hound", 2)
@pytest.mark.ruling("Owl Companion", 2)
@pytest.mark.ruling("Ghoul Retainer", 7)
@pytest.mark.ruling("Revenant", 1)
@pytest.mark.parametrize("word", ["mortal", "monster"])
def test_neither_animals_nor_ghouls_are_mortals(table: Table, word: str) -> None:
    """What asks for a mortal finds none of them; of these only ghouls are monsters."""
    keeper = table.you.ready("Mkhokheli")
    animals = [
        table.you.in_play(name, on=keeper, blood=1)
        for name in ("Dog Pack", "Feral Hound", "Owl Companion")
    ]
    ghouls = [
        table.you.in_play(name, on=keeper, blood=1) for name in ("Ghoul Retainer", "Revenant")
    ]
    human = table.you.in_play("Mr. Winthrop", on=keeper, blood=1)
    wanted = monster if word == "monster" else keyword("mortal")
    hunter = use(choose(attached(wanted)), burn_card(TARGET), at=("minion",), key="hunt")
    table.you.in_play(paper("Hunter", hunter, kind="event"))

    if table.you.may("use", card="Hunter"):
        table.you.uses("Hunter")
    found = {option.target for option in table.you.options("choose")}
    assert not found & set(animals)
    if word == "mortal":
        assert not found & set(ghouls)
        assert table.where(human) == "ash_heap" or human in found
    else:
        assert found == set(ghouls)


# -- an action that loses its target --------------------------------------------------------------


@pytest.mark.ruling("Eyes of the Wild", 1)
@pytest.mark.ruling("One With the Land", 5)
@pytest.mark.ruling("Organized Resistance", 2)
@pytest.mark.parametrize("card", ["Eyes of the Wild", "One With the Land", "Organized Resistance"])
def test_the_target_of_an_action_unlocks_and_blocks_it(table: Table, card: str) -> None:
    """An action at a locked minion has no target any more: it is blocked all the same."""
    acting = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    of_the_land = replaced("Crow (G5)", clans=("Tzimisce",), disciplines=("PRO",))
    wild = of_the_land if card == "One With the Land" else made_vampire("Wild", capacity=6)
    blocker = table.prey.ready(wild, locked=True)
    table.prey.ready("Casey Snyder")  # a baron
    raid = action(choose(ready(locked, not_(yours))), burn_card(TARGET))
    table.you.holds(paper("Raid", raid))
    table.prey.holds(card)

    table.you.acts("Raid", by=acting)
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.you.chooses(blocker)
    level = {"level": "PRO"} if card == "One With the Land" else {}
    table.prey.plays(card, **level)
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.prey.chooses(blocker)
    rest(table)

    assert told(table, "combat", card=acting, other=blocker) == 1
    assert table.where(blocker) == "ready"
    assert table.locked(blocker)


# -- costs ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Pack Alpha", 1)
@pytest.mark.ruling("Pack Alpha", 6)
@pytest.mark.ruling("Pack Alpha", 8)
@pytest.mark.parametrize(("kind", "paid"), [("blood cost", 0), ("action cost", 1)])
def test_the_pack_comes_cheaper_but_not_as_an_action(table: Table, kind: str, paid: int) -> None:
    """What cards cost is reduced; what actions cost does not matter."""
    stick = table.you.ready("Stick")
    table.you.in_play(paper("Market", static(kind, -1), kind="equipment"), on=stick)
    table.you.holds("Pack Alpha")
    spy = table.you.holds("Raven Spy")
    lupo = table.prey.ready("Lupo")

    fight(table, stick, lupo)
    before = table.blood(stick)
    table.you.plays("Pack Alpha", by=stick, level="ani")
    table.you.chooses(level="ani")

    assert table.on(spy) == stick
    assert table.blood(stick) == before - paid - 1  # 1 in combat


@pytest.mark.ruling("Piper", 5)
@pytest.mark.ruling("Piper", 7)
@pytest.mark.parametrize(("kind", "paid"), [("blood cost", 0), ("action cost", 1)])
def test_who_dances_to_piper_pays_less_but_not_as_an_action(
    table: Table, kind: str, paid: int
) -> None:
    """It is no action; other reductions apply."""
    anarch = table.you.ready("Gathii")
    table.you.in_play(paper("Market", static(kind, -1), kind="equipment"), on=anarch)
    table.you.ready(COMPANION)
    spy = table.you.holds("Raven Spy")
    table.you.holds("Piper")
    table.begins("master")
    before = 5

    table.you.plays("Piper")
    table.you.chooses(level="ani")
    table.until("minion", table.you)

    assert table.on(spy) == anarch
    assert table.blood(anarch) == before - paid


@pytest.mark.ruling("Disguised Weapon", 8)
@pytest.mark.parametrize(("kind", "paid"), [("pool cost", 1), ("action cost", 2)])
def test_a_disguised_weapon_comes_cheaper_but_not_as_an_action(
    table: Table, kind: str, paid: int
) -> None:
    """Reductions that do not refer to an action apply."""
    alu = table.you.ready("Alu")
    table.you.in_play(paper("Market", static(kind, -1), kind="retainer"), on=alu, blood=1)
    gun = table.you.holds(".44 Magnum")
    table.you.holds("Disguised Weapon")
    belinde = table.prey.ready("Belinde")

    fight(table, alu, belinde)
    table.you.plays("Disguised Weapon", by=alu, level="obf")

    assert table.on(gun) == alu
    assert table.you.pool() == 30 - paid


@pytest.mark.ruling("Form of Mist", 1)
@pytest.mark.parametrize("cheap", [True, False])
def test_the_blood_that_continues_a_form_of_mist_is_no_cost(table: Table, cheap: bool) -> None:
    """It is burned all the same [ANK 20210226]."""
    misty = table.you.ready(made_vampire("Misty", "PRO", capacity=6))
    if cheap:
        table.you.in_play(paper("Market", static("blood cost", -1), kind="equipment"), on=misty)
    blocker = table.prey.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds("Form of Mist")

    fight(table, misty, blocker)
    table.you.plays("Form of Mist", by=misty, level="PRO")
    before = table.blood(misty)
    table.you.does("do")
    rest(table)

    assert table.blood(misty) == before - 1
    assert table.prey.pool() == 29


@pytest.mark.ruling("Parity Shift", 1)
def test_the_pool_of_a_parity_shift_saves_its_victim(table: Table) -> None:
    """Life Boon is paid with what was just gained [LSJ 20100527]."""
    prince = table.you.ready("Mkhokheli")
    table.you.pool(1)
    table.prey.pool(3)
    table.grand_prey.pool(1)
    table.you.holds("Parity Shift")
    table.grand_prey.holds("Life Boon")

    table.you.acts("Parity Shift", by=prince)
    table.until("choose", table.you)
    table.you.chooses(seat=table.prey)
    while (decision := table.asked()) is not None and decision.window == "terms":
        seat = decision.options[0].seat
        table.you.chooses(seat=seat, number=3 if seat == table.grand_prey.number else 0)
    table.you.votes("for", minion=prince)
    table.grand_prey.does("play", card="Life Boon")
    table.grand_prey.chooses(number=3)
    table.nobody_reacts()

    assert not table.prey.is_out()
    assert table.prey.pool() == 3
    assert table.grand_prey.pool() == 1


@pytest.mark.ruling("Haqim's Law: Retribution", 2)
def test_who_takes_over_the_bleed_does_not_retaliate_again(table: Table) -> None:
    """Once each action, whoever acts [ANK 20221102-2]."""
    hunter = table.you.ready(replaced("Nassir", clans=("Banu Haqim",)))
    masked = table.you.ready(replaced("Gilbert Duane (G1)", clans=("Banu Haqim",)))
    law = table.you.in_play("Haqim's Law: Retribution")
    table.you.holds("Mask of a Thousand Faces", "Dodge", "Dodge", "Dodge")
    table.prey.ready("Anson (G1)")

    table.you.acts(by=hunter, word="bleed")
    table.you.uses(law)
    table.you.chooses("Dodge")
    table.you.plays("Mask of a Thousand Faces", by=masked, level="obf")
    offered = False
    while not table.over():
        offered = offered or table.you.may("use", card=law)
        table.pass_on()

    assert not offered
    assert table.prey.pool() == 28


@pytest.mark.ruling("The Grandest Trick", 2)
@pytest.mark.parametrize("life", [4, 1])
def test_who_plays_as_ian_does_so_as_a_mortal_too(table: Table, life: int) -> None:
    """She keeps the ability, pays with life, and has no Discipline of her own [LSJ 20070301]."""
    dame = table.you.ready("Dame Hollerton (G4)", blood=life + 2)
    ability = static("plays with basic", word="any")
    table.you.in_play(paper("Ability", ability, kind="equipment"), on=dame)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    cost = modifier(gain_pool(1), at=("action",))
    lent = table.you.holds(paper("Lent", levels={"pot": cost}, blood_cost=1))
    high = table.you.holds(paper("High", levels={"THA": cost}))
    table.you.holds("The Grandest Trick")

    table.you.acts(word="bleed", by=dame)
    table.you.plays("The Grandest Trick", by=dame)
    table.until("action", table.you)
    assert not table.you.can_play(high, by=dame)
    table.you.plays(lent, by=dame)
    rest(table)

    assert table.you.pool() == 31 if life > 1 else 30
    assert table.where(dame) == ("ready" if life > 1 else "ash_heap")
    if life > 1:
        assert table.blood(dame) == life - 1


@pytest.mark.ruling("Spectral Servitor", 10)
@pytest.mark.parametrize(("level", "employs_it"), [("obl", True), ("", False)])
def test_a_servitor_employs_what_its_card_of_oblivion_brings(
    table: Table, level: str, employs_it: bool
) -> None:
    """The Discipline met for the first card is met for the retainer ([LSJ 20080205-2])."""
    servitor = table.you.ready("Spectral Servitor", level="obl")
    call = modifier(employs_from_hand(keyword("wraith")), at=("action",))
    caller = paper("Caller", levels={"obl": call}) if level else paper("Caller", call)
    shade = paper(
        "Shade", kind="retainer", levels={"obl": employs()}, life=1, keywords=frozenset({"wraith"})
    )
    held = table.you.holds(caller, shade)[1]
    table.you.acts(word="bleed", by=servitor)
    table.you.plays("Caller", by=servitor)
    if employs_it:
        table.you.chooses(held)
    table.nobody_reacts()

    assert (table.where(held) == "attached") == employs_it
