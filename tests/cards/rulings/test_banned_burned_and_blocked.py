"""Clauses of rulings on cards from B to C: banished, not burned, blocked and yet no combat."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import COMBAT_ENDS, DODGE, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.language import end_action, hand_strike, modifier, reaction, strike
from methuselah.rules.combat.combat import Combat
from table_talk import Table

AFTERTHOUGHT = paper("Afterthought", modifier(at=("action", "blocked", "attempt")))
"""A modifier that does nothing: its holder is asked wherever there is time for one."""
BYZAR = "Byzar (G6)"
AGONY = "Blissful Agony"


def banish(table: Table, caller: int, victim: int) -> None:
    """You call it, and your own votes pass it."""
    table.you.acts("Banishment", by=caller)
    table.until("choose", table.you)
    table.you.chooses(victim)
    table.until("polling", table.you)
    table.you.votes("for", minion=caller)
    table.nobody_reacts()


# -- Banishment -----------------------------------------------------------------------------------


@pytest.mark.ruling("Banishment", 1)
def test_banishment_is_directed_at_nobody(table: Table) -> None:
    """Your prey and your predator may block, her prey, whose the vampire is, may not."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds("Banishment")
    victim = table.grand_prey.ready("Nik Sikko")
    table.grand_prey.ready("Ryan")
    mine, hers = table.predator.ready("Nassir"), table.prey.ready("Lauren")

    table.you.acts("Banishment", by=prince)
    asked = set()
    for _ in range(40):
        decision = table.asked()
        assert decision is not None
        if decision.window in ("choose", "polling"):
            break
        asked |= {option.minion for option in decision.options if option.verb == "block"}
        table.pass_on()
    assert asked == {mine, hers}
    assert table.you.may("choose", target=victim)
    table.you.chooses(victim)
    table.until("polling", table.you)
    table.you.votes("for", minion=prince)
    table.nobody_reacts()
    assert table.where(victim) == "uncontrolled"


@pytest.mark.ruling("Banishment", 1)
@pytest.mark.parametrize("safe", [True, False])
def test_a_haven_is_no_protection_from_a_referendum(table: Table, safe: bool) -> None:
    """Who is chosen in the terms is no target of the action, as who is rushed would be."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds("Banishment")
    victim = table.grand_prey.ready("Nik Sikko")
    if safe:
        table.grand_prey.in_play("Secure Haven", on=victim)
    rush = table.you.in_play("Haven Uncovered", on=victim)

    assert table.you.may("use action", card=rush, minion=prince) is not safe
    banish(table, prince, victim)
    assert table.where(victim) == "uncontrolled"


@pytest.mark.ruling("Banishment", 4)
def test_what_a_banished_vampire_has_comes_back_unlocked(table: Table) -> None:
    """The cards on it too; nothing has unlocked, so a disease costs no blood."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds("Banishment")
    victim = table.prey.ready("Nik Sikko", locked=True)
    club = table.prey.in_play("Sport Bike", on=victim, locked=True)
    full = table.state.printed(victim).face.capacity

    banish(table, prince, victim)
    assert not [e for e in table.state.journal if e.what == "unlocked" and e.card == victim]
    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=victim)

    assert table.where(victim) == "ready"
    assert not table.locked(victim)
    assert not table.locked(club)
    assert table.blood(victim) == full


@pytest.mark.ruling("Banishment", 5)
def test_a_banished_vampire_leaves_with_whoever_had_it(table: Table) -> None:
    """Your prey's for good, though her prey owns it: out of the game as your prey is ousted."""
    prince = table.you.ready("Mkhokheli")
    bleeder = table.you.ready(COMPANION)
    table.you.holds("Banishment")
    table.prey.pool(1)
    victim = table.grand_prey.ready("Nik Sikko", controller=table.prey.number)
    stays = table.grand_prey.uncontrolled("Cybele")

    banish(table, prince, victim)
    assert victim in table.state.seats[table.prey.number].uncontrolled
    table.you.acts(word="bleed", by=bleeder)
    table.nobody_reacts()

    assert table.prey.is_out()
    assert table.where(victim) == "removed"
    assert table.where(stays) == "uncontrolled"


# -- Byzar ----------------------------------------------------------------------------------------


@pytest.mark.ruling(BYZAR, 2)
@pytest.mark.parametrize(("points", "counters"), [(1, 0), (2, 1), (3, 1), (6, 1)])
def test_byzar_is_burned_by_aggravated_damage_once(
    table: Table, points: int, counters: int
) -> None:
    """The first point wounds him, the second would burn him; what is left is lost."""
    claws = made_up("Claws", modes=(strike(Strike("hand", points - 1, aggravated=True)),))
    mine = table.you.ready(made_vampire("Clawed", capacity=4))
    byzar = table.prey.ready(BYZAR, blood=0)
    table.you.holds(claws)

    fight(table, mine, byzar)
    table.you.plays("Claws", by=mine)
    rest(table)

    assert damage_to(table, byzar, aggravated=True) >= min(points, 2)
    assert table.where(byzar) == "torpor"
    assert table.counters(byzar) == counters


@pytest.mark.ruling(BYZAR, 1)
def test_a_diablerist_gets_nothing_of_byzar(table: Table) -> None:
    """By an action: his blood and his equipment stay, there is no hunt for the diablerist."""
    diablerist = table.you.ready("Mkhokheli", blood=1)
    table.you.ready(COMPANION)
    byzar = table.prey.torpor(BYZAR, blood=3)
    jacket = table.prey.in_play("Leather Jacket", on=byzar)

    table.you.acts(word="diablerie", by=diablerist)
    table.nobody_reacts()

    assert (table.where(byzar), table.counters(byzar)) == ("torpor", 1)
    assert table.on(jacket) == byzar
    assert (table.blood(byzar), table.blood(diablerist)) == (3, 1)
    assert table.where(diablerist) == "ready"


@pytest.mark.ruling(BYZAR, 1)
def test_amaranth_gets_nothing_of_byzar(table: Table) -> None:
    """His equipment stays on him; he is in torpor, with a counter."""
    blow = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))
    anvil = table.you.ready("Anvil (G1)", blood=3)
    table.you.ready(COMPANION)
    byzar = table.prey.ready(BYZAR, blood=2)
    coat = table.prey.in_play("Leather Jacket", on=byzar)
    table.you.holds(blow, "Amaranth")

    fight(table, anvil, byzar)
    table.you.plays("A heavy blow", by=anvil)
    table.you.plays("Amaranth", by=anvil)
    rest(table)

    assert (table.where(byzar), table.counters(byzar)) == ("torpor", 1)
    assert table.on(coat) == byzar
    assert table.where(anvil) == "ready"


@pytest.mark.ruling(BYZAR, 3)
@pytest.mark.parametrize(
    ("played", "place", "counters"), [(0, "torpor", 0), (1, "torpor", 1), (2, "torpor", 2)]
)
def test_amaranth_can_follow_amaranth(table: Table, played: int, place: str, counters: int) -> None:
    """He who is not burned goes to torpor instead: another Amaranth may answer that."""
    blow = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))
    anvil = table.you.ready("Anvil (G1)", blood=3)
    table.you.ready(COMPANION)
    byzar = table.prey.ready(BYZAR, blood=2)
    table.you.holds(blow, "Amaranth", "Amaranth")

    fight(table, anvil, byzar)
    table.you.plays("A heavy blow", by=anvil)
    for _ in range(played):
        table.you.plays("Amaranth", by=anvil)
    rest(table)

    assert (table.where(byzar), table.counters(byzar)) == (place, counters)
    assert table.where(anvil) == "ready"
    assert table.you.hand().count("Amaranth") == 2 - played


@pytest.mark.ruling(BYZAR, 3)
def test_the_third_amaranth_removes_byzar_from_the_game(table: Table) -> None:
    """With three counters he goes to no torpor."""
    blow = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))
    anvil = table.you.ready("Anvil (G1)", blood=3)
    table.you.ready(COMPANION)
    byzar = table.prey.ready(BYZAR, blood=2)
    table.you.holds(blow, *["Amaranth"] * 4)

    fight(table, anvil, byzar)
    table.you.plays("A heavy blow", by=anvil)
    for _ in range(3):
        table.you.plays("Amaranth", by=anvil)
    rest(table)

    assert table.where(byzar) == "removed"
    assert table.you.hand().count("Amaranth") == 1


@pytest.mark.ruling(BYZAR, 5)
def test_byzar_can_be_burned_to_be_rid_of_a_card(table: Table) -> None:
    """The condition is met though he goes to torpor instead."""
    byzar = table.you.ready(BYZAR)
    table.you.ready(COMPANION)
    card = table.predator.in_play("Judgment: Camarilla Segregation")
    table.begins("master")

    table.you.uses(card)
    if table.you.may("choose", target=byzar):
        table.you.chooses(byzar)
    table.until("minion", table.you)

    assert (table.where(byzar), table.counters(byzar)) == ("torpor", 1)
    assert table.where(card) == "ash_heap"


# -- Blissful Agony -------------------------------------------------------------------------------


@pytest.mark.ruling(AGONY, 2)
@pytest.mark.parametrize(
    ("answer", "points"), [("", 1), ("A dodge", 1), ("Combat ends", 0), ("Sledge", 0)]
)
def test_agony_is_felt_only_where_strikes_resolve(table: Table, answer: str, points: int) -> None:
    """A dodge does not help; combat that ends does, and so does a first strike that fells."""
    sledge = made_up("Sledge", modes=(strike(Strike("hand", 9, first=True)),))
    lailah = table.you.ready("Lailah", blood=2)
    foe = table.prey.ready("Brock Sterling")
    table.you.holds(AGONY)
    table.prey.holds(DODGE, COMBAT_ENDS, sledge)
    table.you.holds(made_up("Wave", modes=(strike(Strike("dodge")),)))

    fight(table, lailah, foe)
    table.you.plays(AGONY, by=lailah, level="val")
    if answer != "Sledge":
        table.you.plays("Wave", by=lailah)
    if answer:
        name = COMBAT_ENDS.name if answer == "Combat ends" else answer
        table.prey.plays(name, by=foe)
    rest(table)

    assert damage_to(table, foe) == points
    assert (table.where(lailah) == "torpor") is (answer == "Sledge")


# -- blocked --------------------------------------------------------------------------------------


@pytest.mark.ruling("Blood Brother Ambush", 2)
@pytest.mark.parametrize("ambushed", [False, True])
def test_after_the_ambush_there_is_no_time_for_a_modifier(table: Table, ambushed: bool) -> None:
    """Before it there is."""
    acting = table.you.ready("Axel Von Anders")
    table.you.ready(COMPANION)
    table.you.holds("Blood Brother Ambush", AFTERTHOUGHT)
    blocker = table.prey.ready("Mkhokheli")

    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocker)
    table.until("blocked", table.you)
    assert table.you.can_play("Afterthought", by=acting)
    if not ambushed:
        return
    table.you.plays("Blood Brother Ambush")
    table.asked()
    assert table.state.frame(Combat) is not None
    while not table.over():
        assert not table.you.can_play("Afterthought")
        table.pass_on()


@pytest.mark.ruling("Brujah Frenzy", 2)
@pytest.mark.parametrize("frenzied", [False, True])
def test_a_frenzy_leaves_no_time_for_a_modifier(table: Table, frenzied: bool) -> None:
    """Where the Brujah is not in frenzy, its Methuselah may play one still."""
    octane = table.you.ready("Octane (G6)", blood=6)
    table.you.ready(COMPANION)
    late = paper("Late", modifier(at=("action", "declined")))
    table.you.holds(late)
    nassir = table.grand_prey.ready("Nassir", blood=4)
    table.predator.ready("Cybele")
    hers = table.prey.ready("Lauren")
    table.prey.holds("Brujah Frenzy", paper("Idle", reaction(at=("declined",))))

    table.you.acts(word="bleed", by=octane)
    table.until("declined", table.prey)
    if frenzied:
        table.prey.plays("Brujah Frenzy")
        table.prey.chooses(nassir)
    else:
        table.prey.plays("Idle", by=hers)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play("Late")
        table.pass_on()
    assert offered is not frenzied


@pytest.mark.ruling("Crypt's Sons", 2)
@pytest.mark.parametrize("used", [False, True])
def test_obedience_is_offered_unless_the_sons_end_the_block(table: Table, used: bool) -> None:
    """Once the action goes on as if unblocked there is no combat to be kept from."""
    acting = table.you.ready(made_vampire("Leader", "pre", capacity=4))
    table.you.ready(COMPANION)
    sons = table.you.in_play("Crypt's Sons", on=acting, blood=2)
    elder = table.prey.ready(made_vampire("Elder", "DOM", capacity=8), locked=True)
    table.prey.holds("Obedience", "On the Qui Vive")

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("On the Qui Vive", by=elder)  # it may react though the sons lock it
    table.prey.blocks(elder)
    table.until("blocked", table.you)
    if used:
        table.you.uses(sons)
    else:
        table.you.passes()
    offered = False
    while not table.over():
        offered = offered or table.prey.can_play("Obedience")
        table.pass_on()
    assert offered is not used


# -- as announced ---------------------------------------------------------------------------------


@pytest.mark.ruling("Break the Bonds", 1)
def test_break_the_bonds_names_its_vampire_at_once(table: Table) -> None:
    """Before anybody can block; that one gains the blood, no other."""
    jean = table.you.ready("Jean-François")
    table.you.ready(COMPANION)
    first, second = table.you.uncontrolled("Ryan"), table.you.uncontrolled("Lauren")
    table.you.holds("Break the Bonds")
    table.prey.ready("Nassir")

    table.you.acts("Break the Bonds", by=jean, level="pre")
    assert table.you.choices() == {first, second}
    assert not [e for e in table.state.journal if e.what == "declines"]
    table.you.chooses(second)
    table.until("action", table.prey)
    table.nobody_reacts()

    assert (table.blood(first), table.blood(second)) == (0, 1)
    assert table.prey.pool() == 29


@pytest.mark.ruling("Bollix", 3)
def test_nothing_but_bollix_is_used_as_the_aim_is_played(table: Table) -> None:
    """A card of yours that could be used at any other time is not offered."""
    mine = table.you.ready(replaced("Octane", disciplines=("pre",)))
    table.you.ready(COMPANION)
    pug = table.prey.ready("Pug Jackson")
    table.you.holds("Bollix")
    dreams = table.you.in_play("Dreams of the Sphinx", counters=3)
    table.prey.holds("Immortal Grapple")

    fight(table, mine, pug)
    assert table.you.may("use", card=dreams)
    table.prey.plays("Immortal Grapple", by=pug, level="pot")
    decision = table.asked()
    assert decision is not None and decision.window == "as_played"
    assert table.you.can_play("Bollix", by=mine)
    assert not table.you.may("use", card=dreams)


# -- once, and no more ----------------------------------------------------------------------------


@pytest.mark.ruling("Carver's Meat Packing and Storage", 1)
def test_of_two_hostages_one_is_ransomed_each_turn(table: Table) -> None:
    """Though two vampires have the blood for it; the other waits for another unlock phase."""
    strong = [table.you.ready(name) for name in ("Octane", "Indira")]
    table.you.ready(COMPANION)
    card = table.you.in_play("Carver's Meat Packing and Storage")
    young = replaced("Krid", capacity=3)
    hostages = [table.prey.ready(name, blood=0) for name in ("Ashley", young)]
    rich = [table.prey.ready(name) for name in ("Belinde", "Nassir")]

    for acting, victim in zip(strong, hostages, strict=True):
        table.you.acts(word="bleed", by=acting)
        table.prey.blocks(victim)
        rest(table)
        assert table.where(victim) == "torpor"
    table.until_turn_of(table.prey)
    table.until("unlock", table.prey)
    assert table.prey.may("use", card=card, minion=rich[1])
    table.prey.uses(card, by=rich[0])
    if table.prey.may("choose"):
        table.prey.chooses(hostages[0])
    assert not table.prey.may("use", card=card)
    table.until_turn_of(table.grand_prey)
    table.until("unlock", table.prey)
    assert table.prey.may("use", card=card, minion=rich[1])


@pytest.mark.ruling("Bollix", 9)
@pytest.mark.parametrize("played", [False, True])
def test_a_fortitude_card_could_be_played_but_for_bollix(table: Table, played: bool) -> None:
    """Against a plain blow it prevents; against this one it is not offered."""
    mine = table.you.ready(replaced("Octane", disciplines=("tha",)))
    table.you.ready(COMPANION)
    brock = table.prey.ready("Brock Sterling")
    table.you.holds("Bollix")
    table.prey.holds("Skin of Rock")

    fight(table, mine, brock)
    table.until("strike", table.you)
    if played:
        table.you.plays("Bollix", by=mine, level="tha")
    offered = False
    while not table.over():
        offered = offered or table.prey.can_play("Skin of Rock")
        table.pass_on()
    assert offered is not played


# -- Channel 10 -----------------------------------------------------------------------------------


@pytest.mark.ruling("Channel 10", 1)
@pytest.mark.parametrize("ended", ["as_played", "action"])
def test_an_action_that_was_ended_was_one_for_channel_10(table: Table, ended: str) -> None:
    """Cancelled as its card is played there was none; ended later there was one."""
    first, second = table.you.ready("Braden White"), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds("Computer Hacking")
    nassir = table.prey.ready("Nassir")
    channel = table.prey.in_play("Channel 10")
    table.prey.holds("Direct Intervention", paper("Undone", reaction(end_action(), at=("action",))))

    table.you.acts("Computer Hacking", by=first)
    if ended == "as_played":
        table.prey.plays("Direct Intervention")
    else:
        table.prey.plays("Undone", by=nassir)
    rest(table)
    assert table.prey.pool() == (29 if ended == "as_played" else 30)  # what cancels it costs 1
    table.you.acts(word="hunt", by=second)
    table.prey.blocks(nassir)
    assert table.prey.may("use", card=channel) is (ended == "action")
