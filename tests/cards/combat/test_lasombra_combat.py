"""Combat, actions and political cards of the Lasombra precon of the Fifth Edition."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, GOES_ON, fight, rest
from methuselah.engine.definitions import defined
from methuselah.language import static
from methuselah.pool import pool
from methuselah.rules.politics.votes import tally
from table_talk import Table

KINE = "Kine Resources Contested"

# -- combat ----------------------------------------------------------------------------------------


def test_inferior_arms_of_ahriman_strikes_again(table: Table) -> None:
    """One additional strike, limited: 2 damage from two hand strikes."""
    braden = table.you.ready("Braden White")
    arms = table.you.holds("Arms of Ahriman")
    nassir = table.prey.ready("Nassir")

    fight(table, braden, nassir)
    table.you.plays("Arms of Ahriman", by=braden, level="obl")
    rest(table)
    assert table.blood(nassir) == 2
    assert table.blood(braden) == 3
    assert table.where(arms) == "ash_heap"


def test_superior_arms_of_ahriman_dodges_and_strikes(table: Table) -> None:
    """The dodge protects against the first strike; then one strike more; a second is barred."""
    alek = table.you.ready("Alek König")
    table.you.holds("Arms of Ahriman", "Arms of Ahriman")
    nassir = table.prey.ready("Nassir")

    fight(table, alek, nassir)
    table.you.plays("Arms of Ahriman", by=alek, level="OBL")
    rest(table)
    assert "Arms of Ahriman" in table.you.hand()
    assert table.blood(nassir) == 3
    assert table.blood(alek) == 3


def test_pass_through_shadow_ends_combat(table: Table) -> None:
    """1 blood; at superior the card stays, to be burned for stealth."""
    alek = table.you.ready("Alek König")
    shadow = table.you.holds("Pass Through Shadow")
    nassir = table.prey.ready("Nassir")

    fight(table, alek, nassir)
    table.you.plays("Pass Through Shadow", by=alek, level="OBL")
    rest(table)
    assert (table.blood(alek), table.blood(nassir)) == (2, 4)
    assert table.on(shadow) == alek
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=alek)
    table.prey.blocks(nassir)
    table.you.uses(shadow)
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(shadow) == "ash_heap"


def test_inferior_pass_through_shadow_is_gone(table: Table) -> None:
    """Only combat ends."""
    braden = table.you.ready("Braden White")
    shadow = table.you.holds("Pass Through Shadow")
    nassir = table.prey.ready("Nassir")

    fight(table, braden, nassir)
    table.you.plays("Pass Through Shadow", by=braden, level="obl")
    rest(table)
    assert (table.blood(braden), table.blood(nassir)) == (3, 4)
    assert table.where(shadow) == "ash_heap"


@pytest.mark.ruling("Pass Through Shadow", 1)
def test_a_combat_that_goes_on_loses_the_shadow(table: Table) -> None:
    """If combat continues, what was to happen after it does not ([LSJ 19980109])."""
    alek = table.you.ready("Alek König")
    shadow = table.you.holds("Pass Through Shadow")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(GOES_ON)

    fight(table, alek, nassir)
    table.you.plays("Pass Through Shadow", by=alek, level="OBL")
    table.prey.plays(GOES_ON.name)
    rest(table)
    assert table.blood(nassir) == 3
    assert table.where(shadow) == "ash_heap"


@pytest.mark.ruling("Rolling with the Punches", 3)
def test_inferior_rolling_prevents_one(table: Table) -> None:
    """Only where there is damage to prevent."""
    chelsea = table.you.ready("Chelsea Blake")
    rolling = table.you.holds("Rolling with the Punches")
    nassir = table.prey.ready("Nassir")

    fight(table, chelsea, nassir)
    while (decision := table.asked()) and decision.window != "prevent":
        assert not table.you.can_play("Rolling with the Punches")
        table.pass_on()
    table.you.plays("Rolling with the Punches", by=chelsea, level="for")
    rest(table)
    assert table.blood(chelsea) == 5
    assert table.where(rolling) == "ash_heap"


@pytest.mark.ruling("Rolling with the Punches", 1)
def test_superior_rolling_prevents_all_strikes_of_the_round(table: Table) -> None:
    """1 blood is burned, the card costs nothing; the second strike is prevented too."""
    alek = table.you.ready("Lenelle, Mambo of Birmingham")
    table.you.holds("Rolling with the Punches")
    braden = table.prey.ready("Braden White")
    table.prey.holds("Arms of Ahriman")

    fight(table, alek, braden)
    table.you.plays("Rolling with the Punches", by=alek, level="FOR")
    table.prey.plays("Arms of Ahriman", by=braden)
    rest(table)
    assert table.blood(alek) == 5
    assert table.blood(braden) == 3


@pytest.mark.ruling("Rolling with the Punches", 2)
def test_superior_rolling_needs_a_blood(table: Table) -> None:
    """Without it only the inferior level is left."""
    braden = table.you.ready("Braden White")
    lenelle = table.prey.ready("Lenelle, Mambo of Birmingham", blood=0)
    table.prey.holds("Rolling with the Punches")

    fight(table, braden, lenelle)
    table.until("prevent", table.prey)
    assert {option.mode for option in table.prey.options("play")} == {"for"}


def test_inferior_touch_of_oblivion_keeps_a_minion_locked(table: Table) -> None:
    """2 counters, one burned in each unlock phase instead of unlocking; then it is gone."""
    rasha = table.you.ready("Braden White")
    touch = table.you.holds("Touch of Oblivion")
    nassir = table.prey.ready("Nassir")
    table.grand_prey.ready("Ryan")

    fight(table, rasha, nassir)
    table.you.plays("Touch of Oblivion", by=rasha, level="obl")
    rest(table)
    assert table.on(touch) == nassir
    assert table.blood(rasha) == 1
    table.until_turn_of(table.grand_prey, "minion")
    assert table.counters(touch) == 1
    assert table.locked(nassir)
    table.until_turn_of(table.you, "minion")
    table.until_turn_of(table.grand_prey, "minion")
    assert table.where(touch) == "ash_heap"
    assert table.locked(nassir)
    table.until_turn_of(table.you, "minion")
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(nassir)


@pytest.mark.parametrize(("name", "place"), [("Nassir", "torpor"), ("Outcast Mage", "ash_heap")])
def test_superior_touch_of_oblivion_fells(table: Table, name: str, place: str) -> None:
    """A vampire goes to torpor with its blood, an ally is burned; at close range only."""
    alek = table.you.ready("Alek König")
    table.you.holds("Touch of Oblivion")
    victim = table.prey.ready(name)

    fight(table, alek, victim)
    table.you.plays("Touch of Oblivion", by=alek, level="OBL")
    rest(table)
    assert table.where(victim) == place
    if place == "torpor":
        assert table.blood(victim) == 4


def test_touch_of_oblivion_can_be_dodged(table: Table) -> None:
    """A dodge protects against it."""
    alek = table.you.ready("Alek König")
    table.you.holds("Touch of Oblivion")
    nassir = table.prey.ready("Nassir")
    table.prey.holds("Dodge")

    fight(table, alek, nassir)
    table.you.plays("Touch of Oblivion", by=alek, level="OBL")
    table.prey.plays("Dodge", by=nassir)
    rest(table)
    assert table.where(nassir) == "ready"


# -- Shroud of Decay -------------------------------------------------------------------------------


def test_inferior_shroud_of_decay_bleeds_and_rots_a_hand(table: Table) -> None:
    """+1 bleed; a successful one makes the target discard 2 cards of its choice."""
    braden = table.you.ready("Braden White")
    table.you.ready(COMPANION)
    table.you.holds("Shroud of Decay")
    kept, first, second = table.prey.holds("Blood Doll", "Vessel", "Fame")

    table.you.acts("Shroud of Decay", by=braden, level="obl")
    table.until("choose", table.prey)
    table.prey.chooses(first)
    table.prey.chooses(second)
    rest(table)
    assert table.prey.pool() == 28
    assert (table.where(first), table.where(second)) == ("ash_heap", "ash_heap")
    assert table.where(kept) == "hand"
    assert table.waits_for(table.you)


def test_a_bleed_for_nothing_discards_nothing(table: Table) -> None:
    """Protected District takes the bleed down to 0."""
    braden = table.you.ready("Braden White")
    table.you.ready(COMPANION)
    table.you.holds("Shroud of Decay")
    table.prey.holds("Protected District", "Vessel", "Fame")
    table.prey.ready("Larissa Moreira")

    table.you.acts("Shroud of Decay", by=braden, level="obl")
    table.prey.plays("Protected District")
    rest(table)
    assert table.prey.pool() == 30
    assert {"Vessel", "Fame"} <= set(table.prey.hand())


@pytest.mark.ruling("Shroud of Decay", 1)
def test_superior_shroud_of_decay_feeds_on_the_ash_heap(table: Table) -> None:
    """You choose 7 cards of your prey's; with 6 it cannot be played."""
    alek = table.you.ready("Alek König")
    table.you.ready(COMPANION)
    table.you.holds("Shroud of Decay")
    left = table.prey.ash_heap("Fame")
    heap = table.prey.ash_heap(*["Blood Doll"] * 7)

    table.you.acts("Shroud of Decay", by=alek, level="OBL")
    table.until("choose", table.you)
    for card in heap:
        table.you.chooses(card)
    rest(table)
    assert table.prey.pool() == 27
    assert {table.where(card) for card in heap} == {"removed"}
    assert table.where(left) == "ash_heap"
    assert not table.you.has_edge()


def test_six_cards_are_too_few_for_shroud_of_decay(table: Table) -> None:
    """The superior level is not offered, the inferior is."""
    alek = table.you.ready("Alek König")
    table.you.holds("Shroud of Decay")
    table.prey.ash_heap(*["Blood Doll"] * 6)
    table.grand_prey.ash_heap(*["Blood Doll"] * 9)

    assert not table.you.can_play("Shroud of Decay", by=alek, level="OBL")
    assert table.you.can_play("Shroud of Decay", by=alek, level="obl")


# -- politics --------------------------------------------------------------------------------------


def call(table: Table, caller: int, name: str) -> None:
    """Announce it and go to its terms."""
    table.you.acts(name, by=caller)
    table.until("choose", table.you)


def pass_it(table: Table, caller: int) -> None:
    """Your prince and the card vote for it; nobody votes against."""
    table.until("polling")
    table.you.votes("for", minion=caller)
    table.you.votes("for", mode="called")


@pytest.mark.ruling("Camarilla's Iron Fist", 1)
@pytest.mark.ruling("Camarilla's Iron Fist", 3)
def test_iron_fist_burns_five_points_of_others(table: Table) -> None:
    """Among two or more who are not the one that gains; more than somebody has is allowed."""
    maria = table.you.ready("María del Toro")
    table.you.ready(COMPANION)
    table.you.holds("Camarilla's Iron Fist")
    table.prey.pool(2)

    call(table, maria, "Camarilla's Iron Fist")
    table.you.chooses(seat=table.you)
    asked: list[int] = []
    while (decision := table.asked()) and decision.window == "terms":
        option = decision.options[0]
        asked.append(option.seat)
        numbers = {o.number for o in decision.options}
        assert 5 not in numbers
        wish = {1: 4, 2: 1}.get(option.seat, 0)
        table.you.chooses(seat=option.seat, number=wish)
    assert table.you.number not in asked
    pass_it(table, maria)
    rest(table)
    assert table.prey.is_out()
    assert table.grand_prey.pool() == 29
    assert table.you.pool() == 31 + 6
    assert table.predator.pool() == 30


@pytest.mark.ruling("Camarilla's Iron Fist", 2)
def test_who_is_ousted_with_her_prey_scores_but_gains_no_pool(table: Table) -> None:
    """Prey and grand-prey go at once: one victory point each to their predators."""
    maria = table.you.ready("María del Toro")
    table.you.ready(COMPANION)
    table.you.holds("Camarilla's Iron Fist")
    table.prey.pool(3)
    table.grand_prey.pool(2)

    call(table, maria, "Camarilla's Iron Fist")
    table.you.chooses(seat=table.you)
    while (decision := table.asked()) and decision.window == "terms":
        option = decision.options[0]
        table.you.chooses(seat=option.seat, number={1: 3, 2: 2}.get(option.seat, 0))
    pass_it(table, maria)
    rest(table)
    assert table.prey.is_out()
    assert table.grand_prey.is_out()
    assert table.prey.victory_points() == 1
    assert table.you.victory_points() == 1
    assert table.you.pool() == 31 + 6


@pytest.mark.ruling("Camarilla's Iron Fist", 4)
@pytest.mark.parametrize(("size", "may"), [(2, False), (3, True)])
def test_iron_fist_needs_three_methuselahs(size: int, may: bool) -> None:
    """With one opponent left nobody is there to share the points; untitled vampires never may."""
    table = Table(size=size)
    maria = table.you.ready("María del Toro")
    other = table.you.ready("Braden White")
    table.you.holds("Camarilla's Iron Fist")

    assert table.you.can_play("Camarilla's Iron Fist", by=maria) == may
    assert not table.you.can_play("Camarilla's Iron Fist", by=other)


def test_expulsion_silences_two_minions_for_the_turn(table: Table) -> None:
    """They neither block, nor react, nor vote; others do; in the next turn it is over."""
    maria = table.you.ready("María del Toro")
    second = table.you.ready("Kamaluddin")
    other = table.you.ready("Braden White")
    table.you.holds("Expulsion", KINE)
    belinde = table.prey.ready("Belinde")
    nassir = table.prey.ready("Nassir")
    free = table.prey.ready("Meaghan")
    table.prey.holds("Enhanced Senses")

    call(table, maria, "Expulsion")
    table.you.chooses(belinde)
    table.you.chooses(nassir)
    pass_it(table, maria)
    rest(table)
    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    blockers = {option.minion for option in table.prey.options("block")}
    assert blockers == {free}
    rest(table)
    table.you.acts(KINE, by=second)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    table.until("polling")
    assert not table.prey.may("vote", minion=belinde)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("act", minion=belinde)


def test_expulsion_may_choose_nobody_and_needs_a_title(table: Table) -> None:
    """Up to two; primogen and prince may call it, others not."""
    untitled = table.you.ready("Braden White")
    primogen = table.you.ready("Kamaluddin")
    table.you.holds("Expulsion")

    assert not table.you.can_play("Expulsion", by=untitled)
    call(table, primogen, "Expulsion")
    table.you.passes()
    pass_it(table, primogen)
    rest(table)
    assert table.you.may("act", minion=untitled)


# -- Ominous Chorus, Amici Noctis ------------------------------------------------------------------


def test_ominous_chorus_gives_three_votes_in_action_and_reaction(table: Table) -> None:
    """To the acting Lasombra, or to a ready unlocked one of another Methuselah."""
    kamaluddin = table.you.ready("Kamaluddin")
    helper = table.you.ready("Braden White")
    table.you.holds("Ominous Chorus", KINE)
    aintzane = table.prey.ready("Aintzane Arriaga")
    table.prey.ready('Araceli "Celia" Rivera', locked=True)
    table.prey.holds("Ominous Chorus")

    polling(table, kamaluddin)
    assert not table.you.can_play("Ominous Chorus", by=helper)
    table.you.plays("Ominous Chorus", by=kamaluddin)
    users = {option.minion for option in table.prey.options("play")}
    assert users <= {aintzane}
    table.prey.plays("Ominous Chorus", by=aintzane)
    table.you.votes("for", minion=kamaluddin)
    table.prey.votes("against", minion=aintzane)
    assert tally(table.state) == (4, 3)


def polling(table: Table, caller: int) -> None:
    """Kine Resources Contested is called: 1 for you, 3 for the prey."""
    table.you.acts(KINE, by=caller)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    table.until("polling")


@pytest.mark.ruling("Ominous Chorus", 1)
@pytest.mark.ruling("Amici Noctis", 3)
def test_a_referendum_that_passes_by_itself_has_no_polling(table: Table) -> None:
    """No Ominous Chorus; Amici Noctis may be played, but it passed by 0 votes."""
    caller = defined(pool()["Kamaluddin"], statics=(static("passes automatically"),))
    kamaluddin = table.you.ready(caller, blood=2)
    table.you.ready("Braden White", blood=1)
    table.you.holds("Ominous Chorus", "Amici Noctis", KINE)

    table.you.acts(KINE, by=kamaluddin)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    while not table.you.can_play("Amici Noctis"):
        assert not table.you.can_play("Ominous Chorus")
        table.pass_on()
    table.you.plays("Amici Noctis", by=kamaluddin)
    rest(table)
    assert table.blood(kamaluddin) == 2
    assert table.you.pool() == 29


@pytest.mark.ruling("Amici Noctis", 1)
@pytest.mark.parametrize(("name", "most"), [("Kamaluddin", 2), ("Braden White", 1)])
def test_amici_noctis_shares_the_margin(table: Table, name: str, most: int) -> None:
    """1 blood a vampire, 1 pool (2 if the acting Lasombra is titled); after resolution only."""
    acting = table.you.ready(name, blood=2)
    alek = table.you.ready("Alek König", blood=1)
    lasombra = table.you.ready("Aintzane Arriaga", blood=1)
    second = table.you.ready('Araceli "Celia" Rivera', blood=1)
    table.you.holds("Amici Noctis", "Ominous Chorus", KINE)

    polling(table, acting)
    assert not table.you.can_play("Amici Noctis")
    table.you.plays("Ominous Chorus", by=acting)
    table.you.votes("for", minion=acting)
    if most == 1:
        table.you.votes("for", mode="called")
    table.until("after_resolution", table.you)
    table.you.plays("Amici Noctis", by=acting)
    if most == 1:
        table.you.chooses(acting)
        table.you.chooses(lasombra)
    if most == 2:
        assert {o.target for o in table.you.options("choose")} == {acting, lasombra, second}
        table.you.chooses(lasombra)
        table.you.chooses(second)
        table.you.passes()
    rest(table)
    assert table.blood(lasombra) == 2
    assert table.blood(alek) == 1
    assert table.you.pool() == 29 + most
    assert table.blood(acting) == (2 if most == 2 else 3)


@pytest.mark.ruling("Amici Noctis", 2)
def test_amici_noctis_comes_too_late_to_save_the_caller(table: Table) -> None:
    """Ancilla Empowerment ousts her with its resolution ([RTR 19951110])."""
    kamaluddin = table.you.ready("Kamaluddin")
    table.you.pool(1)
    amici, _ = table.you.holds("Amici Noctis", "Ancilla Empowerment")
    table.prey.ready("Nassir")

    table.you.acts("Ancilla Empowerment", by=kamaluddin)
    table.you.votes("for", minion=kamaluddin)
    table.nobody_reacts()
    assert table.you.is_out()
    assert table.where(amici) == "removed"
