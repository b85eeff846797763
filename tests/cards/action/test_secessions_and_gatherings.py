"""Sowing Dissension, Anarch Secession, Black Hand Emissary, Gather and the Abomination."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, PRESS, rest
from fight_talk import damage_to, replaced
from made_up import paper, thug
from methuselah.engine import atoms
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import clan_of, disciplines_of, is_vampire, sect_of, types_of
from methuselah.language import attached, burn_card, is_named, static, use
from methuselah.rules.action.action import stealth
from methuselah.rules.action.bleed import bleed_of
from methuselah.rules.politics.titles import city_of, title_of
from politics_talk import motion, polling
from table_talk import Table

SOWING = "Sowing Dissension"
SECESSION = "Anarch Secession"
EMISSARY = "Black Hand Emissary"
GATHER = "Gather"
ABOMINATION = "Abomination"
SERAPH = "Banjoko (G3)"
HAND = "Claudia (G5)"
ANARCH = made_vampire("Rebel", capacity=5)
HANDY = paper("Handy", static("black hand"), kind="ally", life=2, strength=0, bleed=1)
"""Black Hand, and no vampire."""


# -- Sowing Dissension ----------------------------------------------------------------------------


@pytest.mark.ruling(SOWING, 1)
def test_everybody_else_locks_somebody_young(table: Table) -> None:
    """Each chooses a ready unlocked younger vampire of her own; directed at all of them."""
    rebel, stranger = table.you.ready(ANARCH), table.you.ready(COMPANION)
    one, two = table.prey.ready("Nassir"), table.prey.ready("Duck (G1)")
    table.prey.ready(made_vampire("Peer", capacity=5))
    table.prey.torpor("Ryan")
    table.prey.ready("Lauren", locked=True)
    ally = table.prey.ready("Loyal Street Gang")
    far = table.predator.ready("KoKo (G1)")
    card, _ = table.you.holds(SOWING, PAUSE)
    assert not table.you.can_play(SOWING, by=stranger)
    table.you.acts(SOWING, by=rebel)
    assert stealth(table.state, action_of(table)) == 0
    assert set(action_of(table).targets) == {1, 2, 3, 4}
    while not table.prey.may("choose", target=one):
        table.pass_on()
    assert table.prey.choices() == {one, two}
    table.prey.chooses(two)
    rest(table)
    assert [table.locked(x) for x in (one, two, far, ally, stranger)] == [
        False,
        True,
        True,
        False,
        False,
    ]
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "blood", "may"),
    [("Nassir", 1, True), ("Nassir", 0, False), ("Tara (G5)", 1, False), ("thug", 1, False)],
)
@pytest.mark.parametrize("flees", [True, False])
def test_the_rebel_flees_an_untitled_blocker(
    table: Table, name: str, blood: int, may: bool, flees: bool
) -> None:
    """For 1 blood there is no combat and the rebel unlocks; not from a titled one, or an ally."""
    rebel = table.you.ready(ANARCH, blood=2)
    table.you.ready(COMPANION)
    if not blood:
        table.you.in_play(paper("Seal", static("cannot burn blood"), kind="equipment"), on=rebel)
    guard = table.prey.ready(thug(1) if name == "thug" else name)
    young = table.prey.ready("KoKo (G1)")
    table.you.holds(SOWING)
    table.you.acts(SOWING, by=rebel)
    table.prey.blocks(guard)
    asked = False
    while not table.over():
        if table.you.may("do"):
            asked = True
            if flees:
                table.you.does("do")
                continue
        table.pass_on()
    if blood:
        assert asked is may
    fled = may and flees
    assert told(table, "combat") == (not fled)
    assert table.locked(rebel) is not fled
    assert table.locked(guard)  # the block stands
    if fled:
        assert table.blood(rebel) == 1
    assert not table.locked(young)
    assert table.waits_for(table.you)


# -- Anarch Secession -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "city"),
    [("Tara (G5)", True), ("Johannes Worringen (G5)", True), ("Anvil (G1)", False)],
)
def test_a_titled_vampire_secedes(table: Table, name: str, city: bool) -> None:
    """It becomes Anarch; whoever had a city is its Baron, as long as the card is there."""
    leader, other = table.you.ready(name), table.you.ready(COMPANION)
    table.you.ready("Atiena (G6)")
    card, _ = table.you.holds(SECESSION, PAUSE)
    before = city_of(table.state, leader)
    assert not table.you.can_play(SECESSION, by=other)
    table.you.acts(SECESSION, by=leader)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert sect_of(table.state, leader) == "anarch"
    assert title_of(table.state, leader) == ("baron" if city else "")
    if city:
        assert city_of(table.state, leader) == before != ""
        assert table.on(card) == leader
    else:
        assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_no_anarch_secedes(table: Table) -> None:
    """A Baron is one already."""
    baron = table.you.ready("Atiena (G6)")
    table.you.ready(COMPANION)
    table.you.holds(SECESSION)
    table.begins("minion")
    assert not table.you.can_play(SECESSION, by=baron)


def test_the_barony_goes_with_the_card(table: Table) -> None:
    """Burned, the title is lost; the vampire stays Anarch."""
    leader = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    card = table.you.holds(SECESSION)
    table.you.in_play(
        paper("Purge", use(burn_card(attached(is_named(SECESSION))), at=("minion",)), kind="master")
    )
    table.you.acts(SECESSION, by=leader)
    rest(table)
    assert title_of(table.state, leader) == "baron"
    table.you.uses("Purge")
    assert table.where(card) == "ash_heap"
    assert (title_of(table.state, leader), sect_of(table.state, leader)) == ("", "anarch")


def test_who_has_no_title_cannot_block_a_secession(table: Table) -> None:
    """Neither vampire nor ally; somebody titled may."""
    leader = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    plain, ally = table.prey.ready("Nassir"), table.prey.ready("Loyal Street Gang")
    primogen = table.prey.ready("Chrysanthemum")
    table.you.holds(SECESSION)
    table.you.acts(SECESSION, by=leader)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=plain)
    assert not table.prey.may("block", minion=ally)
    assert table.prey.may("block", minion=primogen)


# -- Black Hand Emissary --------------------------------------------------------------------------


def test_an_emissary_is_named(table: Table) -> None:
    """By a ready Seraph, at +1 stealth, for 1 pool: a ready Black Hand vampire, anybody's."""
    seraph, hand = table.you.ready(SERAPH), table.you.ready(HAND)
    theirs = table.prey.ready("The Colonel (G3)")
    table.prey.torpor("Selena (G3)")
    table.prey.ready("Muse (G2)")
    table.you.ready(HANDY)
    card, _ = table.you.holds(EMISSARY, PAUSE)
    assert not table.you.can_play(EMISSARY, by=hand)
    table.you.acts(EMISSARY, by=seraph)
    assert table.you.choices() == {seraph, hand, theirs}
    table.you.chooses(hand)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.you.pool()) == (hand, 29)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("others", [0, 2])
def test_the_emissary_votes_for_the_hand(table: Table, others: int) -> None:
    """1 vote for each ready Black Hand vampire of its controller."""
    hand = table.you.ready(HAND)
    for name in ("The Colonel (G3)", "Piotr Andreikov (G3)")[:others]:
        table.you.ready(name)
    table.you.torpor("Selena (G3)")
    table.you.ready("Muse (G2)")
    table.prey.ready("Blackhorse Tanner (G3)")
    table.you.ready(HANDY)
    table.you.in_play(EMISSARY, on=hand)
    caller = table.you.ready("Anvil (G1)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    assert {o.number for o in table.you.options("vote", minion=hand)} == {1 + others}


def test_who_left_the_hand_has_no_votes_of_it(table: Table) -> None:
    """The card speaks of a Black Hand vampire."""
    muse = table.you.ready("Muse (G2)")
    table.you.ready(HAND)
    table.you.in_play(EMISSARY, on=muse)
    caller = table.you.ready("Anvil (G1)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    assert not table.you.may("vote", minion=muse)


def test_any_seraph_calls_the_emissary_away(table: Table) -> None:
    """At +1 stealth, directed at who has it: to another ready Black Hand vampire."""
    seraph, hand = table.you.ready(SERAPH), table.you.ready(HAND)
    theirs = table.prey.ready("The Colonel (G3)")
    third = table.grand_prey.ready("Piotr Andreikov (G3)")
    table.you.ready("Muse (G2)")
    table.prey.torpor("Selena (G3)")
    table.prey.ready(HANDY)
    card = table.prey.in_play(EMISSARY, on=theirs)
    table.you.holds(PAUSE)
    table.begins("minion")
    assert not table.you.may("use action", card=card, by=hand)
    table.you.acts(card, by=seraph)
    assert table.you.choices() == {seraph, hand, third}
    table.you.chooses(hand)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (1,)
    rest(table)
    assert (table.on(card), table.state.controller(card)) == (hand, 0)
    assert table.waits_for(table.you)


# -- Gather ---------------------------------------------------------------------------------------


def test_a_young_gangrel_is_called(table: Table) -> None:
    """A younger one of your uncontrolled region; the card comes locked; 1 pool, +1 stealth."""
    elder, other = table.you.ready("Lisé (G5)"), table.you.ready(COMPANION)
    young, second = table.you.uncontrolled("C.J. (G5)"), table.you.uncontrolled("Lillian (G5)")
    table.you.uncontrolled("Nassir")
    table.you.uncontrolled(replaced("Zachary (G2)", clans=("Gangrel",), capacity=6))
    table.prey.uncontrolled("Crow (G5)")
    card, _ = table.you.holds(GATHER, PAUSE)
    assert not table.you.can_play(GATHER, by=other)
    table.you.acts(GATHER, by=elder)
    assert table.you.choices() == {young, second}
    table.you.chooses(young)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.where(card), table.locked(card), table.you.pool()) == ("permanent", True, 29)
    assert table.where(young) == "uncontrolled"
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "influence")
    table.you.uses(card)
    assert (table.where(young), table.where(second)) == ("ready", "uncontrolled")


@pytest.mark.ruling(GATHER, 2)
@pytest.mark.parametrize("whose", ["you", "prey"])
@pytest.mark.parametrize("locked", [True, False])
def test_the_called_one_comes_in_an_influence_phase(table: Table, whose: str, locked: bool) -> None:
    """Of any Methuselah, with the blood that it has, if the card is unlocked."""
    young = table.you.uncontrolled("C.J. (G5)", blood=1)
    other = table.you.uncontrolled("Lillian (G5)", blood=1)
    table.you.ready(COMPANION)
    card = table.you.in_play(GATHER, locked=locked, notes=(("called", young),))
    if whose == "you":
        table.begins("influence")
    else:
        table.begins("discard")
        table.until_turn_of(table.prey, "influence")
    assert table.you.may("use", card=card) is not locked
    if locked:
        return
    table.you.uses(card)
    assert (table.where(young), table.blood(young)) == ("ready", 1)
    assert table.where(other) == "uncontrolled"
    assert table.locked(card)


@pytest.mark.ruling(GATHER, 1)
@pytest.mark.parametrize("place", ["torpor", "ready", "theirs"])
def test_it_calls_nobody_out_of_torpor(table: Table, place: str) -> None:
    """Only out of your own uncontrolled region."""
    seat = table.prey if place == "theirs" else table.you
    young = seat.puts("C.J. (G5)", "uncontrolled" if place == "theirs" else place)
    table.you.uncontrolled("Lillian (G5)", blood=1)
    card = table.you.in_play(GATHER, notes=(("called", young),))
    table.begins("influence")
    assert not table.you.may("use", card=card)


def test_nobody_comes_to_contest(table: Table) -> None:
    """Whoever has a copy in play."""
    young = table.you.uncontrolled("C.J. (G5)", blood=1)
    table.predator.ready("C.J. (G5)")
    table.you.uncontrolled("Lillian (G5)", blood=1)
    card = table.you.in_play(GATHER, notes=(("called", young),))
    table.begins("influence")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize("by", ["Ryan", "Loyal Street Gang"])
def test_a_vampire_ends_the_gathering(table: Table, by: str) -> None:
    """For 1 pool, as a (D) action without stealth; no ally."""
    mine = table.you.ready(by)
    table.you.ready(COMPANION)
    card = table.prey.in_play(GATHER)
    table.you.holds(PAUSE)
    table.begins("minion")
    assert table.you.may("use action", card=card, by=mine) is (by == "Ryan")
    if by == "Ryan":
        table.you.acts(card, by=mine)
        assert (action_of(table).targets, stealth(table.state, action_of(table))) == ((1,), 0)
        rest(table)
        assert (table.where(card), table.you.pool()) == ("ash_heap", 29)


# -- Abomination ----------------------------------------------------------------------------------

GAROU = "Renegade Garou"


def paper_wolf(name: str) -> Definition:
    """A werewolf without a text."""
    return paper(name, kind="ally", life=2, keywords=frozenset({"werewolf"}))


@pytest.mark.ruling(ABOMINATION, 1)
@pytest.mark.ruling(ABOMINATION, 5)
@pytest.mark.parametrize("number", [0, 2, 4])
def test_a_werewolf_becomes_an_abomination(table: Table, number: int) -> None:
    """A ready unlocked one of yours, for 1 pool; up to 4 blood of the maker; unique, with Protean.

    The werewolf may have come this turn.
    """
    maker = table.you.ready("Don Cerro (G5)")
    table.you.ready(COMPANION)
    wolf, second = table.you.ready(GAROU), table.you.ready(paper_wolf("Second"))
    table.you.ready(paper_wolf("Locked"), locked=True)
    table.you.ready("Loyal Street Gang")
    table.prey.ready(paper_wolf("Theirs"))
    card, _ = table.you.holds(ABOMINATION, PAUSE)
    table.begins("minion")
    table.state.edit(wolf).cannot_act = True
    assert not table.you.can_play(ABOMINATION, by=second)
    table.you.acts(ABOMINATION, by=maker)
    assert table.you.choices() == {wolf, second}
    table.you.chooses(wolf)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.may("choose", number=number):
        table.pass_on()
    assert {o.number for o in table.you.options("choose")} == {0, 1, 2, 3, 4}
    table.you.chooses(number=number)
    rest(table)
    assert (table.where(wolf), table.where(second)) == ("ash_heap", "ready")
    assert (table.where(card), table.blood(card)) == ("ready", number)
    assert table.blood(maker) == 7 - number
    assert clan_of(table.state, card) == "Abomination"
    assert sect_of(table.state, card) == "independent"
    assert set(disciplines_of(table.state, card)) == {"PRO"}
    assert table.state.definition(card).face.unique
    assert table.state.definition(card).face.capacity == 4
    assert bleed_of(table.state, card) == 1
    assert table.you.pool() == 29
    assert table.waits_for(table.you)


def abomination(table: Table, number: int = 3) -> int:
    """An abomination with so much blood; its maker was Don Cerro."""
    maker = table.you.ready("Don Cerro (G5)")
    table.you.ready(paper_wolf("Wolf"))
    card = table.you.holds(ABOMINATION)
    table.you.acts(ABOMINATION, by=maker)
    while not table.you.may("choose", number=number):
        table.pass_on()
    table.you.chooses(number=number)
    rest(table)
    return int(card)


@pytest.mark.ruling(ABOMINATION, 5)
def test_the_abomination_always_strikes_twice(table: Table) -> None:
    """An additional strike, not a choice, each round; with 2 strength; it may attack at once."""
    victim = table.prey.ready(made_vampire("Victim", capacity=9))
    own = table.you.ready(COMPANION)
    table.prey.torpor("Ryan")
    table.prey.ready("Nassir")
    second = table.predator.ready("Loyal Street Gang")
    card = abomination(table)
    table.you.acts(card, by=card)
    assert table.you.choices() >= {victim, second}
    assert own not in table.you.choices()
    table.you.chooses(victim)
    assert action_of(table).targets == (1,)
    rest(table)
    assert (damage_to(table, victim), damage_to(table, card)) == (4, 1)


def test_the_abomination_maneuvers(table: Table) -> None:
    """Once each combat, if it likes; in another combat again. It attacks ready ones of others."""
    victim = table.prey.ready(made_vampire("Victim", capacity=9))
    second, torpid = table.prey.ready("Nassir"), table.prey.torpor("Ryan")
    table.you.holds(AGAIN, PRESS)
    table.you.ready(COMPANION)
    card = abomination(table)
    table.you.acts(card, by=card)
    assert table.you.choices() == {victim, second}
    assert torpid
    table.you.chooses(victim)
    table.until("range", table.you)
    table.you.uses(card, level="maneuver")
    table.you.plays("A press", by=card)
    while not table.you.can_play("Another combat"):
        assert not table.you.may("use", card=card, level="maneuver")
        table.pass_on()
    table.you.plays("Another combat", by=card)
    table.until("range", table.you)
    assert table.you.may("use", card=card, level="maneuver")
    table.you.uses(card, level="maneuver")
    rest(table)
    assert (damage_to(table, victim), damage_to(table, card)) == (4, 1)


@pytest.mark.ruling(ABOMINATION, 2)
def test_in_the_ash_heap_the_abomination_is_an_action_card(table: Table) -> None:
    """A form ends in every pile."""
    table.you.ready(COMPANION)
    card = abomination(table)
    atoms.burn(table.state, card)
    assert not is_vampire(table.state, card)
    assert types_of(table.state, card) == ("action",)


@pytest.mark.ruling(ABOMINATION, 3)
def test_in_the_uncontrolled_region_the_abomination_stays_a_vampire(table: Table) -> None:
    """It comes out again for its capacity."""
    table.you.ready(COMPANION)
    card = abomination(table)
    atoms.move_to_region(table.state, card, "uncontrolled")
    table.until("influence", table.you)
    assert is_vampire(table.state, card)
    assert not table.you.may("move out", target=card)
    table.you.does("transfer", target=card)
    table.you.does("move out", target=card)
    assert (table.where(card), table.blood(card)) == ("ready", 4)


@pytest.mark.ruling(ABOMINATION, 4)
def test_put_into_the_crypt_the_abomination_is_burned(table: Table) -> None:
    """It is no crypt card."""
    table.you.ready(COMPANION)
    card = abomination(table)
    atoms.to_pile(table.state, card, "crypt")
    assert table.where(card) == "ash_heap"


def test_the_sterile_make_no_abomination(table: Table) -> None:
    """Nor is one made without a werewolf."""
    sterile, maker = table.you.ready("Effie Lowery (G4)"), table.you.ready("Don Cerro (G5)")
    table.you.holds(ABOMINATION)
    table.prey.ready(paper_wolf("Theirs"))
    table.begins("minion")
    assert not table.you.can_play(ABOMINATION, by=maker)
    other = Table()
    sterile, maker = other.you.ready("Effie Lowery (G4)"), other.you.ready("Don Cerro (G5)")
    other.you.ready(paper_wolf("Wolf"))
    other.you.holds(ABOMINATION)
    other.begins("minion")
    assert other.you.can_play(ABOMINATION, by=maker)
    assert not other.you.can_play(ABOMINATION, by=sterile)
