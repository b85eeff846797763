"""Ten more cards of many kinds: stealth, bleed, strikes and two referendums."""

from __future__ import annotations

import pytest

# -- Stealth ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "who", "level"),
    [
        ("Shadow Play", "Ramiro", "obt"),
        ("Shadow Play", "Jessica", "OBT"),
        ("Spectral Divination", "Vittorio Giovanni", "nec"),
        ("Changeling", "The Rose", "VIC"),
        ("Shroud of Absence", "Ramiro", "dom_obt"),
        ("Shroud of Absence", "Lord Vauxhall", "DOM_OBT"),
        ("Shroud of Night", "Jessica", "OBT"),
    ],
)
def test_a_modifier_gives_stealth_when_it_is_needed(table, name, who, level):
    """Not before a minion attempts to block; the attempt without intercept fails."""
    acting = table.you.ready(who)
    blocker = table.prey.ready("Barachiel (G7)")
    bystander = table.grand_prey.pool(20)
    table.you.holds(name)

    table.you.acts(word="bleed", by=acting)
    assert not table.you.can_play(name, level=level)
    table.prey.blocks(blocker)
    table.you.plays(name, by=acting, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == bystander
    assert table.blood(blocker) == 7


@pytest.mark.parametrize(
    ("who", "level", "blocked"), [("Ramiro", "obt", True), ("Jessica", "OBT", False)]
)
def test_superior_shadow_play_beats_one_intercept(table, who, level, blocked):
    """+2 stealth against +1 intercept; +1 is not enough."""
    acting = table.you.ready(who)
    blocker = table.prey.ready("Nadezhda")
    table.you.holds("Shadow Play")
    table.prey.holds("Enhanced Senses")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays("Shadow Play", by=acting, level=level)
    table.prey.plays("Enhanced Senses", by=blocker, level="aus")
    table.nobody_reacts()

    assert (table.prey.pool() == 30) is blocked


def test_inferior_shroud_of_night_is_not_for_bleeds(table):
    """Not usable during a bleed action; in another action it is."""
    ramiro = table.you.ready("Ramiro", blood=2)
    jessica = table.you.ready("Jessica")
    blocker = table.prey.ready("Barachiel (G7)", blood=2)
    table.you.holds("Shroud of Night", "Harass")

    table.you.acts(word="bleed", by=jessica)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert not table.you.can_play("Shroud of Night", level="obt")
    assert table.you.can_play("Shroud of Night", level="OBT")
    table.nobody_reacts()

    assert table.blood(ramiro) == 2


def test_inferior_shroud_of_night_in_another_action(table):
    """An action that is no bleed."""
    ramiro = table.you.ready("Ramiro")
    weak = table.prey.ready("Barachiel (G7)", blood=2)
    blocker = table.prey.ready("Nadezhda")
    table.you.holds("Shroud of Night", "Harass")

    table.you.acts("Harass", by=ramiro)
    table.you.chooses(weak)
    table.prey.blocks(blocker)
    table.you.plays("Shroud of Night", by=ramiro, level="obt")
    table.nobody_reacts()

    assert table.blood(weak) == 1
    assert table.blood(blocker) == 3


def test_superior_shroud_of_absence_can_end_combat_if_blocked(table):
    """Strike: combat ends, in the first round."""
    lord = table.you.ready("Lord Vauxhall")
    blocker = table.prey.ready("Nadezhda")
    table.you.holds("Shroud of Absence")
    table.prey.holds("Enhanced Senses")

    table.you.acts(word="bleed", by=lord)
    table.prey.blocks(blocker)
    table.you.plays("Shroud of Absence", by=lord, level="DOM_OBT")
    table.prey.plays("Enhanced Senses", by=blocker, level="aus")
    table.until("strike", table.you)
    decision = table.asked()
    assert decision is not None
    other = [o for o in decision.options if o.verb not in ("hand strike", "pass")]
    assert other
    table.you.does(other[0].verb, minion=lord)
    table.nobody_reacts()

    assert table.blood(lord) == 7
    assert table.blood(blocker) == 3
    assert table.prey.pool() == 30


def test_superior_spectral_divination_is_a_reaction(table):
    """+1 intercept for a vampire that attempts to block."""
    acting = table.you.ready("Ramiro")
    blocker = table.prey.ready("Thomasso Ghiberti")
    table.you.holds("Shadow Play")
    table.prey.holds("Spectral Divination")

    table.you.acts(word="bleed", by=acting)
    assert not table.prey.can_play("Spectral Divination")
    table.prey.blocks(blocker)
    table.you.plays("Shadow Play", by=acting, level="obt")
    table.prey.plays("Spectral Divination", by=blocker, level="NEC")
    table.nobody_reacts()

    assert table.prey.pool() == 30


# -- Bleed --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "who", "level", "bled"),
    [
        ("Eyes of Chaos", "Yorik", "dem", 2),
        ("Eyes of Chaos", "Virgil (G2)", "DEM", 3),
        ("Changeling", "Ramiro", "vic", 2),
    ],
)
def test_a_modifier_bleeds_for_more(table, name, who, level, bled):
    """A limited bleed: a second copy of it is no longer playable."""
    acting = table.you.ready(who)
    other = table.you.ready("Nadezhda")
    table.you.holds(name, name)

    table.you.acts(word="bleed", by=acting)
    table.you.plays(name, by=acting, level=level)
    assert not table.you.can_play(name, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == 30 - bled
    assert not table.locked(other)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "who", "level"), [("Eyes of Chaos", "Yorik", "dem"), ("Changeling", "Ramiro", "vic")]
)
def test_a_bleed_modifier_needs_a_bleed(table, name, who, level):
    """Only usable during a bleed action."""
    acting = table.you.ready(who, blood=1)
    table.prey.ready("Barachiel (G7)")
    table.you.holds(name)

    table.you.acts(word="hunt", by=acting)
    assert not table.you.can_play(name, level=level)
    table.nobody_reacts()

    assert table.blood(acting) == 2


# -- Combat -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "name", "level", "blood"),
    [("Cyan Sin", "Side Strike", "cel", 2), ("Ramiro", "Chiropteran Marauder", "vic", 4)],
    ids=["a dodge", "a maneuver to long range"],
)
def test_inferior_card_evades_the_hand_strike(table, who, name, level, blood):
    """Neither strike does damage: the one is dodged, or hands do not reach."""
    mine = table.you.ready(who)
    theirs = table.prey.ready("Barachiel (G7)", locked=True)
    table.you.holds("Harass", name)

    table.you.acts("Harass", by=mine)
    table.you.plays(name, by=mine, level=level)
    table.nobody_reacts()

    assert table.blood(mine) == blood
    assert table.blood(theirs) == 7
    assert table.over()


def test_superior_side_strike_is_an_additional_strike(table):
    """One more hand strike, limited."""
    octane = table.you.ready("Octane")
    theirs = table.prey.ready("Barachiel (G7)", locked=True)
    table.you.holds("Harass", "Side Strike", "Side Strike")

    table.you.acts("Harass", by=octane)
    table.you.plays("Side Strike", by=octane, level="CEL")
    assert not table.you.can_play("Side Strike", level="CEL")
    table.nobody_reacts()

    assert table.blood(octane) == 5
    assert table.blood(theirs) == 5


@pytest.mark.ruling("Chiropteran Marauder", 1)
@pytest.mark.ruling("Chiropteran Marauder", 3)
def test_superior_chiropteran_marauder_after_strikes_are_chosen(table):
    """1 blood, whatever costs less; the strike already chosen is aggravated."""
    rose = table.you.ready("The Rose")
    table.you.ready("Adana de Sforza")
    theirs = table.prey.ready("Barachiel (G7)", locked=True)
    table.you.holds("Harass", "Chiropteran Marauder")

    table.you.acts("Harass", by=rose)
    table.until("strikes_chosen", table.you)
    table.you.plays("Chiropteran Marauder", by=rose, level="VIC")
    table.nobody_reacts()

    assert table.blood(rose) == 3
    assert table.where(theirs) == "torpor"


@pytest.mark.ruling("Chiropteran Marauder", 2)
def test_superior_chiropteran_marauder_needs_the_blood(table):
    """A vampire without blood cannot play it: it burned its last one for the first copy."""
    rose = table.you.ready("The Rose", blood=1)
    table.prey.ready("Barachiel (G7)", locked=True)
    table.you.holds("Harass", "Chiropteran Marauder", "Chiropteran Marauder")

    table.you.acts("Harass", by=rose)
    table.you.plays("Chiropteran Marauder", by=rose, level="VIC")

    assert table.blood(rose) == 0
    assert not table.you.can_play("Chiropteran Marauder", level="VIC")


# -- Referendums --------------------------------------------------------------------------------


@pytest.mark.ruling("Ancient Influence", 1)
def test_ancient_influence_gains_the_capacity_and_burns_five(table):
    """Each chooses a ready vampire of hers, or none; gain first, then 5 pool burned."""
    virgil = table.you.ready("Virgil (G2)")
    table.you.ready("Nadezhda")
    theirs = table.prey.ready("Barachiel (G7)")
    table.prey.pool(3)
    table.grand_prey.torpor("Yorik")
    table.you.holds("Ancient Influence")

    table.you.acts("Ancient Influence", by=virgil)
    table.you.votes("for", minion=virgil)
    table.you.does("choose", target=virgil)
    table.prey.does("choose", target=theirs)
    table.nobody_reacts()

    assert table.you.pool() == 33
    assert table.prey.pool() == 5
    assert table.grand_prey.pool() == 25


@pytest.mark.ruling("Ancient Influence", 2)
def test_ancient_influence_ousts_several_at_once(table):
    """Each gets the point for her prey; only who stays gets the pool."""
    virgil = table.you.ready("Virgil (G2)")
    table.prey.pool(5)
    table.grand_prey.pool(5)
    table.you.holds("Ancient Influence")

    table.you.acts("Ancient Influence", by=virgil)
    table.you.votes("for", minion=virgil)
    table.you.does("choose", target=virgil)
    table.nobody_reacts()

    assert table.prey.is_out()
    assert table.grand_prey.is_out()
    assert table.prey.victory_points() == 1
    assert table.you.victory_points() == 1
    assert table.you.pool() == 39


@pytest.mark.ruling("Ancient Influence", 3)
def test_an_ancient_influence_burned_for_a_vote_was_not_played(table):
    """It may still be called; once called it may not be called again."""
    virgil = table.you.ready("Virgil (G2)")
    other = table.you.ready("Jürgen, The Libertine")
    table.prey.ready("Barachiel (G7)")
    table.you.holds("Ancilla Empowerment", "Ancient Influence", "Ancient Influence")
    table.prey.holds("Ancient Influence")

    table.you.acts("Ancilla Empowerment", by=virgil)
    table.prey.does("vote", card="Ancient Influence")
    table.nobody_reacts()
    assert table.you.can_play("Ancient Influence", by=other)
    table.you.acts("Ancient Influence", by=other)
    table.nobody_reacts()

    assert not table.you.can_play("Ancient Influence")


@pytest.mark.ruling("Disputed Territory", 1)
@pytest.mark.ruling("Disputed Territory", 4)
@pytest.mark.rules_text("003 1.6.2 R1")
@pytest.mark.rules_text("003 1.6.1.3 R1")
def test_disputed_territory_gives_a_location_to_somebody(table):
    """Whatever the location requires; it stays as it is, locked or not."""
    virgil = table.you.ready("Virgil (G2)")
    coyote = table.prey.in_play("The Hungry Coyote", locked=True)
    mill = table.prey.in_play("The Rumor Mill, Tabloid Newspaper")
    table.you.holds("Disputed Territory")

    table.you.acts("Disputed Territory", by=virgil)
    table.you.does("choose", target=coyote)
    table.you.does("choose", seat=table.grand_prey)
    table.you.votes("for", minion=virgil)
    table.nobody_reacts()

    assert table.state.controller(coyote) == table.grand_prey.number
    assert table.state.controller(mill) == table.prey.number
    assert table.locked(coyote)


@pytest.mark.ruling("Disputed Territory", 2)
@pytest.mark.ruling("Disputed Territory", 4)
@pytest.mark.rules_text("003 1.6.2 R1")
@pytest.mark.rules_text("003 6.1.3 R4")
def test_disputed_territory_puts_an_equipment_location_on_any_minion(table):
    """Any minion of the new controller."""
    virgil = table.you.ready("Virgil (G2)")
    theirs = table.prey.ready("Barachiel (G7)")
    one = table.grand_prey.ready("Nadezhda")
    table.grand_prey.ready("Yorik")
    manse = table.prey.in_play("Living Manse", on=theirs)
    table.you.holds("Disputed Territory")

    table.you.acts("Disputed Territory", by=virgil)
    table.you.does("choose", seat=table.grand_prey)
    table.you.votes("for", minion=virgil)
    table.you.does("choose", target=one)
    table.nobody_reacts()

    assert table.on(manse) == one


@pytest.mark.ruling("Disputed Territory", 3)
def test_disputed_territory_does_not_move_it_within_a_seat(table):
    """The same Methuselah: nothing moves."""
    virgil = table.you.ready("Virgil (G2)")
    theirs = table.prey.ready("Barachiel (G7)")
    table.prey.ready("Nadezhda")
    manse = table.prey.in_play("Living Manse", on=theirs)
    table.you.holds("Disputed Territory")

    table.you.acts("Disputed Territory", by=virgil)
    table.you.does("choose", seat=table.prey)
    table.you.votes("for", minion=virgil)
    table.nobody_reacts()

    assert table.on(manse) == theirs


@pytest.mark.ruling("Disputed Territory", 5)
def test_disputed_territory_needs_a_location(table):
    """No location in play: it cannot be called."""
    table.you.ready("Virgil (G2)")
    table.you.holds("Disputed Territory")

    assert not table.you.can_play("Disputed Territory")
