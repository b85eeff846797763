"""Rulings of the comprehensive rules (circled there) that no other test plays."""

from __future__ import annotations

from typing import Final

import pytest
from turn_talk import Table as Turns
from turn_talk import library_card, vampire

from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import fight, made_up, rest
from fight_talk import damage_to, replaced, round_of
from methuselah.engine import atoms
from methuselah.engine.definitions import Definition, Static
from methuselah.language import (
    OPPOSING,
    additional_strikes,
    end_of_round,
    environmental_damage,
    grants,
    hand_strike,
    strike,
)
from methuselah.rules.turn.contests import entered_play
from politics_talk import motion
from table_talk import Table

NAMES: Final = ("Ann", "Ben", "Cleo")
MAGNUM: Final = ".44 Magnum"
LATE: Final = made_up("Late", modes=(end_of_round(environmental_damage(1, OPPOSING)),))
BLOW: Final = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))


@pytest.fixture
def table() -> Table:
    """Five Methuselahs, nothing in play yet."""
    return Table()


# -- cards, hands and libraries --------------------------------------------------------------


@pytest.mark.rules_text("003 1.6.1.2 R1")
def test_a_card_that_comes_to_an_empty_library_is_drawn_into_a_short_hand(table: Table) -> None:
    """At once, up to the hand size."""
    table.you.ready("Ryan")
    gun = table.you.in_play(MAGNUM, on=0 + len(table.placed) - 1)
    table.asked()
    table.state.edit_seat(0).library = ()
    table.state.pending = None

    atoms.to_pile(table.state, gun, "library")
    table.asked()

    assert table.where(gun) == "hand"


@pytest.mark.rules_text("003 1.6.1.2 R3")
@pytest.mark.parametrize("found", [True, False])
def test_a_library_that_was_searched_is_shuffled(table: Table, found: bool) -> None:
    """Whether or not something was found."""
    ayelech = table.you.ready("Ayelech")
    table.you.ready(COMPANION)
    table.you.holds("Magic of the Smith")
    table.you.library("Kevlar Vest" if found else "Majesty")

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")
    while not table.over():
        if table.you.may("choose"):
            table.you.chooses()
        else:
            table.pass_on()

    assert any(line.what == "shuffled" and line.seat == 0 for line in table.state.journal)


# -- contests --------------------------------------------------------------------------------


def contested_theo(name: str, *kinds: str, by: int = 1) -> tuple[Turns, int, int]:
    """Ann's Theo has a unique card on him and is contested; somebody has a copy of the card."""
    charm = library_card(name, *kinds, unique=True)
    own: dict[int, list[Definition]] = {0: [vampire("Theo"), charm], 1: [vampire("Theo"), charm]}
    table = Turns(NAMES, own)
    theo = table.put(0, "Theo", blood=2)
    mine = table.find(0, name)
    table.put_on(0, name, theo)
    table.put(1, "Theo", blood=2)
    entered_play(table.state, theo)
    assert table.state.cards[theo].region == "contested"
    return table, theo, mine


@pytest.mark.rules_text("003 4.1 R1")
def test_a_unique_card_on_a_contested_card_is_contested_as_normal() -> None:
    """It is out of the game otherwise."""
    table, _, mine = contested_theo("Charm", "equipment")
    bearer = table.find(2, "Blank 24")
    atoms.move_to_region(table.state, bearer, "ready", 2)
    theirs = table.find(1, "Charm")
    atoms.attach(table.state, theirs, bearer, 2)
    entered_play(table.state, theirs)

    assert table.state.cards[theirs].region == "contested"
    assert table.state.cards[mine].region == "contested"


@pytest.mark.rules_text("003 4.1 R4")
def test_an_ally_that_was_contested_comes_back_ready_and_cannot_act() -> None:
    """Where it was, unlocked; not before her next turn."""
    stray = library_card("Stray", "ally", unique=True, life=2)
    table = Turns(NAMES, {0: [stray], 1: [stray]})
    mine = table.put(0, "Stray", blood=2)
    table.put(0, "Blank 0", blood=2)
    theirs = table.put(1, "Stray", blood=2)
    entered_play(table.state, theirs)
    assert table.state.cards[mine].region == "contested"
    atoms.burn(table.state, theirs)
    table.until("minion", 0, 1)

    assert table.state.cards[mine].region == "ready"
    assert not table.state.cards[mine].locked
    assert mine not in {option.minion for option in table.options("act")}
    table.until("minion", 0, 4)
    assert mine in {option.minion for option in table.options("act")}


# -- equipment and retainers -----------------------------------------------------------------


@pytest.mark.rules_text("003 6.1.3 R2")
def test_equipment_works_unasked_and_a_weapon_is_a_choice(table: Table) -> None:
    """The bleed has its bonus; the strike may be a fist."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play("Laptop Computer", on=ryan)
    table.you.in_play(MAGNUM, on=ryan)
    alice = table.prey.ready("Alice Chen")

    table.you.acts(word="bleed", by=ryan)
    rest(table)
    assert table.prey.pool() == 28

    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    fight(table, ryan, alice)
    table.until("strike", table.you)
    assert {"hand strike", "use"} <= {option.verb for option in table.asked().options}  # type: ignore[union-attr]


@pytest.mark.rules_text("003 6.1.3 R3")
@pytest.mark.parametrize(("name", "taken"), [("Living Manse", False), (MAGNUM, True)])
def test_a_location_on_a_minion_is_no_equipment(table: Table, name: str, taken: bool) -> None:
    """Another minion takes a gun from its bearer, but no manse."""
    bearer = table.you.ready(replaced("Yorik", clans=("Tzimisce",)))
    other = table.you.ready("Ryan")
    card = table.you.holds(name)

    table.you.acts(name, by=bearer)
    rest(table)

    assert table.on(card) == bearer
    assert table.you.may("act", minion=other, word="take equipment") is taken


@pytest.mark.rules_text("003 6.1.4 R1")
@pytest.mark.parametrize(("level", "life"), [("", 1), ("ani", 1), ("ANI", 2)])
def test_a_retainer_that_is_put_into_play_is_of_the_basic_level(
    table: Table, level: str, life: int
) -> None:
    """Without a level it is as if it had been employed at the basic one."""
    ryan = table.prey.ready("Ryan")
    crows = table.prey.puts("Murder of Crows", "hand")
    table.you.ready("Lauren")
    table.asked()

    atoms.attach(table.state, crows, ryan)
    atoms.set_level(table.state, crows, level)
    entered_play(table.state, crows)

    assert life_that_it_starts_with(table, crows) == life


def life_that_it_starts_with(table: Table, card: int) -> int:
    """Printed life and what its level adds."""
    from methuselah.engine.rows import total

    printed = table.state.definition(card).face.life or 0
    return printed + total(table.state, "life", card)


@pytest.mark.rules_text("003 6.1.4 R2")
def test_a_retainer_serves_an_ally_as_well(table: Table) -> None:
    """Whoever employs it: the crows attack whom the ghoul fights."""
    ashley = table.you.ready("Ashley")
    ghoul = table.prey.ready("War Ghoul")
    table.prey.in_play("Murder of Crows", on=ghoul, level="ani")

    fight(table, ashley, ghoul)
    rest(table)

    sources = [line.number for line in table.state.journal if line.what == "damaged"]
    assert damage_to(table, ashley) > 0
    assert 1 in sources


# -- actions ---------------------------------------------------------------------------------


@pytest.mark.rules_text("003 6.1.6 R2")
@pytest.mark.parametrize(("first", "then"), [("DOM", "dom"), ("dom", "DOM")])
def test_both_levels_of_a_card_are_the_same_action(table: Table, first: str, then: str) -> None:
    """Another copy at the other level is not played this turn."""
    trevon = table.you.ready("Trevon Parker")
    nassir = table.you.uncontrolled("Nassir", blood=0)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds("Govern the Unaligned", "Govern the Unaligned", "Conditioning")

    table.you.acts("Govern the Unaligned", by=trevon, level=first)
    if table.you.may("choose", target=nassir):
        table.you.chooses(nassir)
    rest(table)
    table.you.uses(UNLOCKER.name)
    if table.you.may("choose", target=trevon):
        table.you.chooses(trevon)

    assert not table.locked(trevon)
    assert not table.you.may("act", card="Govern the Unaligned", minion=trevon, mode=then)


@pytest.mark.rules_text("003 6.2 R2")
def test_a_vampire_in_torpor_plays_no_modifiers_for_others(table: Table) -> None:
    """Cloak the Gathering, which another than the acting vampire may play."""
    fallen = table.you.torpor(made_vampire("Fallen", "OBF"), blood=3)
    third = table.you.ready(made_vampire("Third", "OBF"), locked=True)
    other = table.you.ready(made_vampire("Other", "obf"))
    table.you.holds("Cloak the Gathering")
    ryan = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=other)
    table.prey.blocks(ryan)
    table.until("attempt", table.you)
    who = {option.minion for option in table.you.options("play")}

    assert third in who
    assert fallen not in who


@pytest.mark.rules_text("003 6.2.2.1 R1")
def test_what_reaches_into_anothers_uncontrolled_region_is_directed_at_her(table: Table) -> None:
    """Its Methuselah alone may block."""
    arishat = table.you.ready("Arishat (G6)", blood=5)
    table.you.ready(COMPANION)
    table.prey.uncontrolled("Nassir", blood=1)
    table.you.holds("Memory's Fading Glimpse")
    table.prey.ready("Ryan")
    table.predator.ready("Lauren")

    table.you.acts("Memory's Fading Glimpse", by=arishat, level="obf")

    assert table.prey.may("block")
    assert not table.predator.may("block")


# -- politics --------------------------------------------------------------------------------


@pytest.mark.rules_text("003 6.3.3.4 R3")
def test_a_priscus_stands_by_its_own_ballot(table: Table) -> None:
    """The block went the other way: Scorn of Adonis asks how the priscus itself was cast."""
    caller = table.you.ready("Barth (G3)")
    mine = table.you.ready("Gratiano")
    second = table.you.ready("Genevieve (G2)")
    against = table.prey.ready("Bronwen")
    table.you.holds(motion(), "Scorn of Adonis")

    table.you.acts("Motion", by=caller)
    table.until("polling", table.you)
    table.you.plays("Scorn of Adonis", by=caller)
    table.you.votes("for", minion=mine)
    table.you.votes("for", minion=second)
    table.prey.votes("against", minion=against)
    rest(table)

    assert table.prey.pool() == 29


# -- combat ----------------------------------------------------------------------------------


@pytest.mark.rules_text("003 6.4.6 R2")
def test_who_goes_to_torpor_later_is_not_going_there_now(table: Table) -> None:
    """Propped up by Undead Persistence, it tastes what it struck."""
    abu = table.you.ready(made_vampire("Abu", "for", capacity=5), blood=3)
    belinde = table.prey.ready("Belinde")
    table.you.holds("Undead Persistence", "Taste of Vitae")
    table.prey.holds(BLOW)

    fight(table, abu, belinde)
    table.prey.plays("A heavy blow", by=belinde)
    table.you.plays("Undead Persistence", by=abu, level="for")
    table.until("end_of_round", table.you)

    assert table.you.can_play("Taste of Vitae")


@pytest.mark.rules_text("003 6.4.5.7 R2")
def test_what_a_cancelled_strike_card_gives_besides_is_cancelled_too(table: Table) -> None:
    """No press is left of a strike that was cancelled as it was played."""
    ryan = table.you.ready("Ryan")
    alice = table.prey.ready("Alice Chen")
    slam = made_up("Slam and press", modes=(strike(hand_strike(+1), grants("press")),))
    table.you.holds(slam)
    table.prey.holds("Direct Intervention")

    fight(table, ryan, alice)
    table.you.plays(slam.name, by=ryan)
    table.prey.plays("Direct Intervention")
    while not table.over():
        assert not table.you.may("use press")
        table.pass_on()


@pytest.mark.rules_text("003 6.2.4 R4")
@pytest.mark.parametrize("diablerizes", [False, True])
def test_a_diablerie_in_combat_leaves_no_continued_action(table: Table, diablerizes: bool) -> None:
    """Combat was ended and the action was to go on; the diablerie comes between."""
    jenny = table.you.ready("Jenny Silver", blood=4)
    aleph = table.prey.ready("Aleph (G1)", blood=0)
    table.you.holds("Form of Mist", LATE, "Amaranth")

    fight(table, jenny, aleph)
    table.you.plays("Form of Mist", by=jenny, level="PRO")
    table.you.plays(LATE.name, by=jenny)
    if diablerizes:
        table.you.plays("Amaranth", by=jenny)
    else:
        table.you.does("do")
    rest(table)

    assert table.where(aleph) == ("ash_heap" if diablerizes else "torpor")
    assert table.prey.pool() == (30 if diablerizes else 29)


@pytest.mark.rules_text("003 6.4.3.3 R1")
def test_more_strikes_are_gained_once_those_gained_are_resolved(table: Table) -> None:
    """A second effect that is not limited waits for the strikes of the first."""
    ryan = table.you.ready("Ryan")
    alice = table.prey.ready("Alice Chen")
    one = made_up("Once more", modes=(additional_strikes(1, limited=False),))
    table.you.holds(one, one)

    fight(table, ryan, alice)
    table.until("additional", table.you)
    table.you.plays(one.name, by=ryan)
    table.until("additional", table.you)
    assert round_of(table).pair == 2, "those of the first were resolved before it is asked again"
    assert round_of(table).extra == (0, 0)
    table.you.plays(one.name, by=ryan)
    rest(table)

    assert damage_to(table, alice) == 3


@pytest.mark.rules_text("003 6.4.6 R4")
def test_nothing_interrupts_damage_that_comes_at_once(table: Table) -> None:
    """The mystic saves no ally between one point and the next."""
    ryan = table.you.ready("Ryan")
    stray = table.prey.ready("Underbridge Stray")
    mystic = table.prey.ready("Vagabond Mystic")
    table.you.holds(BLOW)

    fight(table, ryan, stray)
    table.you.plays(BLOW.name, by=ryan)
    while table.where(stray) == "ready" and not table.over():
        decision = table.asked()
        assert decision is not None
        if decision.window in ("prevent", "torpor"):
            assert not table.prey.may("use", card=mystic)
        table.pass_on()

    assert table.where(stray) == "ash_heap"


@pytest.mark.rules_text("003 6.4.6 R5")
def test_more_damage_comes_before_the_strikes_are_resolved(table: Table) -> None:
    """Target Vitals is for the strike as it is chosen, and for no strike that was resolved."""
    aunt = table.you.ready("Aunt Linda")
    alice = table.prey.ready("Alice Chen")
    table.you.holds("Target Vitals")
    seen = set()

    fight(table, aunt, alice)
    while not table.over():
        decision = table.asked()
        assert decision is not None
        if table.you.may("play", card="Target Vitals"):
            seen.add(decision.window)
        table.pass_on()

    assert seen
    assert seen <= {"strike", "as_strike_chosen", "strikes_chosen"}


# -- influence -------------------------------------------------------------------------------


@pytest.mark.rules_text("003 11 R1")
def test_two_scarce_vampires_filled_in_one_phase_pay_for_each_other() -> None:
    """The first is free of the tax, the second pays 3 for the first."""
    rare = [vampire(name, 2, clans=("Samedi",), statics=(Static("scarce"),)) for name in "AB"]
    table = Turns(NAMES, {0: rare})
    one = table.put(0, "A", "uncontrolled", blood=2)
    two = table.put(0, "B", "uncontrolled", blood=2)
    table.until("influence", 0)
    before = table.pool(0)

    table.do("move out", target=one)
    assert table.pool(0) == before
    table.do("move out", target=two)
    assert table.pool(0) == before - 3


@pytest.mark.rules_text("003 11 R2")
def test_a_scarce_vampire_that_will_be_contested_pays_first() -> None:
    """3 pool for the other one of its clan, then it is contested."""
    rare = vampire("Rare", 2, clans=("Samedi",), statics=(Static("scarce"),))
    table = Turns(NAMES, {0: [rare, vampire("One", 2, clans=("Samedi",))], 1: [rare]})
    mine = table.put(0, "Rare", "uncontrolled", blood=2)
    table.put(0, "One", blood=2)
    table.put(1, "Rare", blood=2)
    table.until("influence", 0)
    before = table.pool(0)

    table.do("move out", target=mine)

    assert table.pool(0) == before - 3
    assert table.state.cards[mine].region == "contested"
