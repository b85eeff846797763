"""Action cards drawn by lot: Of Noble Blood, Vermin Channel, Visionquest, Wise Spider."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import rest
from fight_talk import replaced, weapon
from methuselah.engine import atoms
from methuselah.engine.definitions import Static, defined
from methuselah.engine.traits import discipline_level
from methuselah.language import melee_strike
from methuselah.pool import pool
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from scenes.telling import changing
from table_talk import Table

BLOCKERS = [("Nassir", False), ("Anton (G2)", True)]
"""Who attempts to block, and whether it blocks an action at +1 stealth: Anton has +1 intercept."""


# -- Of Noble Blood --------------------------------------------------------------------------------

NOBLE = "Of Noble Blood"
PRIMOGEN = "Chester DuBois (G1)"


def test_of_noble_blood_makes_a_primogen(table: Table) -> None:
    """For 1 blood; the card is on the vampire, who has the title and its vote."""
    chester = table.you.ready(PRIMOGEN)
    badger = table.you.ready("Badger (G1)")
    caller = table.you.ready("Meaghan")
    bystander = table.you.ready("Dr. Douglas Netchurch (G3)")
    noble = table.you.holds(NOBLE)
    table.you.holds(motion())

    table.you.acts(NOBLE, by=chester)
    table.you.chooses(badger)
    table.nobody_reacts()

    assert table.on(noble) == badger
    assert title_of(table.state, badger) == "primogen"
    assert title_of(table.state, bystander) == ""
    assert table.blood(chester) == 7 - 1
    assert table.locked(chester)
    assert not table.locked(badger)
    assert table.waits_for(table.you)

    table.you.acts("Motion", by=caller)
    polling(table)
    assert not table.you.may("vote", minion=bystander)
    table.you.votes("for", minion=badger)
    assert votes_now(table) == (1, 0)


def test_of_noble_blood_is_for_large_untitled_camarilla_vampires(table: Table) -> None:
    """Of whomever, ready or in torpor: capacity 6 and not 5; no prince, Sabbat, Caitiff or ally."""
    chester = table.you.ready(PRIMOGEN)
    mine = table.you.ready("Badger (G1)")
    theirs = table.prey.ready("Dr. Douglas Netchurch (G3)")
    torpid = table.grand_prey.torpor("Bianca (G1)", blood=1)
    for seat, too_small, prince, sabbat, caitiff in (
        (table.you, "Bear Paw (G1)", "Gilbert Duane (G1)", "Caliban (G2)", "Dancin' Dana (G1)"),
        (table.prey, "Brachah (G2)", "Cardano (G1)", "Black Wallace (G4)", "Beth Malcolm (G5)"),
    ):
        seat.ready(too_small)  # capacity 5
        seat.ready(prince)
        seat.ready(sabbat)
        seat.ready(replaced(caitiff, clans=("Caitiff",)))
        seat.ready("Underbridge Stray")
    table.you.uncontrolled("Adrianne (G1)")
    table.you.holds(NOBLE)

    table.you.acts(NOBLE, by=chester)

    assert table.you.choices() == {mine, theirs, torpid}


def test_of_noble_blood_requires_a_primogen(table: Table) -> None:
    """No untitled vampire, and no prince."""
    chester = table.you.ready(PRIMOGEN)
    untitled = table.you.ready("Badger (G1)")
    prince = table.you.ready("Gilbert Duane (G1)")
    table.you.holds(NOBLE)

    table.asked()
    assert table.you.can_play(NOBLE, by=chester)
    assert not table.you.can_play(NOBLE, by=untitled)
    assert not table.you.can_play(NOBLE, by=prince)


@pytest.mark.parametrize(("blocker", "blocked"), BLOCKERS)
def test_of_noble_blood_has_one_stealth(table: Table, blocker: str, blocked: bool) -> None:
    """A blocker without intercept fails; blocked, it costs nothing and gives no title."""
    chester = table.you.ready(PRIMOGEN)
    badger = table.you.ready("Badger (G1)")
    table.you.ready("Bianca (G1)")
    noble = table.you.holds(NOBLE)
    theirs = table.prey.ready(blocker)

    table.you.acts(NOBLE, by=chester)
    table.you.chooses(badger)
    table.prey.blocks(theirs)
    rest(table)

    assert (table.where(noble) == "ash_heap") == blocked
    assert table.blood(chester) == 6  # the cost, or the damage of the combat
    assert table.locked(theirs) == blocked


@pytest.mark.ruling(NOBLE, 1)
@pytest.mark.parametrize("mine", [True, False])
def test_of_noble_blood_is_directed_at_who_controls_the_vampire(table: Table, mine: bool) -> None:
    """At nobody if that is you: then your predator may block too."""
    chester = table.you.ready(PRIMOGEN)
    own = table.you.ready("Badger (G1)")
    other = table.prey.ready("Dr. Douglas Netchurch (G3)")
    table.predator.ready("Nassir")
    noble = table.you.holds(NOBLE)

    table.you.acts(NOBLE, by=chester)
    table.you.chooses(own if mine else other)
    table.until("action")
    assert action_of(table).targets == (() if mine else (table.prey.number,))
    table.nobody_reacts()

    assert table.on(noble) == (own if mine else other)
    assert title_of(table.state, own if mine else other) == "primogen"


def test_the_title_of_noble_blood_goes_with_the_card(table: Table) -> None:
    """Burned in some way, the card takes the title along; that of another stays."""
    chester = table.you.ready(PRIMOGEN)
    badger = table.you.ready("Badger (G1)")
    table.you.ready("Meaghan")
    noble = table.you.holds(NOBLE)

    table.you.acts(NOBLE, by=chester)
    table.nobody_reacts()
    assert title_of(table.state, badger) == "primogen"
    atoms.burn(table.state, noble)
    table.state.pending = None
    table.asked()

    assert title_of(table.state, badger) == ""
    assert title_of(table.state, chester) == "primogen"


# -- Vermin Channel --------------------------------------------------------------------------------

VERMIN = "Vermin Channel"


def test_vermin_channel_bleeds_for_one(table: Table) -> None:
    """No bleed more than any other; 1 blood; somebody else's pool is left alone."""
    aaron = table.you.ready("Aaron Bathurst (G4)")
    table.you.ready("Meaghan")
    card = table.you.holds(VERMIN)
    table.prey.ready("Nassir")

    table.you.acts(VERMIN, by=aaron)
    assert table.blood(aaron) == 4  # not paid yet
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == table.predator.pool() == 30
    assert table.you.has_edge()
    assert table.blood(aaron) == 4 - 1
    assert table.where(card) == "ash_heap"
    assert table.locked(aaron)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blocker", "blocked"), [("Ryan", False), ("Anton (G2)", True)])
def test_vermin_channel_has_three_stealth(table: Table, blocker: str, blocked: bool) -> None:
    """Not blocked with 2 intercept from two reactions, but with 1 more."""
    aaron = table.you.ready("Aaron Bathurst (G4)")
    table.you.ready("Meaghan")
    table.you.holds(VERMIN)
    theirs = table.prey.ready(blocker)
    table.prey.holds("Falcon's Eye", "Speak with Spirits")

    table.you.acts(VERMIN, by=aaron)
    table.prey.blocks(theirs)
    table.prey.plays("Falcon's Eye", by=theirs, level="ani")
    table.prey.plays("Speak with Spirits", by=theirs, level="ani")
    rest(table)

    assert table.prey.pool() == (30 if blocked else 29)
    assert table.locked(theirs) == blocked


def test_vermin_channel_requires_a_nosferatu_antitribu(table: Table) -> None:
    """A Nosferatu is none."""
    aaron = table.you.ready("Aaron Bathurst (G4)")
    ryan = table.you.ready("Ryan")
    table.you.holds(VERMIN)

    table.asked()
    assert table.you.can_play(VERMIN, by=aaron)
    assert not table.you.can_play(VERMIN, by=ryan)


# -- Visionquest -----------------------------------------------------------------------------------

QUEST = "Visionquest"


def test_visionquest_gives_a_level_of_spiritus(table: Table) -> None:
    """The card is on the Ahrimane that acted; it is free; another one learns nothing."""
    juanita = table.you.ready("Juanita Santiago (G2)")
    sahana = table.you.ready("Sahana (G4)")
    quest = table.you.holds(QUEST)
    table.prey.ready("Nassir")

    table.you.acts(QUEST, by=juanita)
    assert discipline_level(table.state, juanita, "spi") == 1  # not yet
    table.nobody_reacts()

    assert table.on(quest) == juanita
    assert discipline_level(table.state, juanita, "spi") == 2
    assert discipline_level(table.state, juanita, "ani") == 1
    assert discipline_level(table.state, sahana, "spi") == 1
    assert table.blood(juanita) == 4
    assert table.you.pool() == 30
    assert table.locked(juanita)
    assert table.waits_for(table.you)


def test_who_has_a_visionquest_plays_cards_at_superior_spiritus(table: Table) -> None:
    """Falcon's Eye at superior blocks what is no business of yours; another Ahrimane cannot."""
    juanita = table.you.ready("Juanita Santiago (G2)")
    table.you.in_play(QUEST, on=juanita)
    sahana = table.you.ready("Sahana (G4)")
    ryan = table.grand_prey.ready("Ryan")
    table.you.holds("Falcon's Eye")

    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts(by=ryan, word="bleed")
    table.until("action", table.you)
    assert table.you.can_play("Falcon's Eye", by=juanita, level="SPI")
    assert not table.you.can_play("Falcon's Eye", by=sahana, level="SPI")


def test_visionquest_requires_an_ahrimane(table: Table) -> None:
    """A Gangrel with the Discipline is none."""
    juanita = table.you.ready("Juanita Santiago (G2)")
    gangrel = table.you.ready(replaced("Badger (G1)", disciplines=("spi",)))
    table.you.holds(QUEST)

    table.asked()
    assert table.you.can_play(QUEST, by=juanita)
    assert not table.you.can_play(QUEST, by=gangrel)


@pytest.mark.parametrize(("blocker", "blocked"), BLOCKERS)
def test_an_ahrimane_whose_visionquest_is_blocked_stays_locked(
    table: Table, blocker: str, blocked: bool
) -> None:
    """In her next unlock phase only; +1 stealth. Another blocked Ahrimane unlocks."""
    juanita = table.you.ready("Juanita Santiago (G2)")
    sahana = table.you.ready("Sahana (G4)")
    table.you.ready("Meaghan")
    quest = table.you.holds(QUEST)
    theirs = table.prey.ready(blocker)
    other = table.prey.ready("Ryan")

    table.you.acts(QUEST, by=juanita)
    table.prey.blocks(theirs)
    rest(table)
    assert table.where(quest) == ("ash_heap" if blocked else "attached")
    assert discipline_level(table.state, juanita, "spi") == (1 if blocked else 2)
    assert table.locked(theirs) == blocked
    table.you.acts(by=sahana, word="bleed")
    table.prey.blocks(other)
    rest(table)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.locked(juanita) == blocked
    assert not table.locked(sahana)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert not table.locked(juanita)


@pytest.mark.ruling(QUEST, 1)
def test_an_infernal_ahrimane_unlocks_for_a_pool_all_the_same(table: Table) -> None:
    """She does not unlock as normal anyway; 1 pool unlocks her after a blocked Visionquest."""
    infernal = defined(pool()["Juanita Santiago (G2)"], statics=(Static("infernal"),))
    juanita = table.you.ready(infernal)
    table.you.ready("Meaghan")
    table.you.holds(QUEST)
    anton = table.prey.ready("Anton (G2)")

    table.you.acts(QUEST, by=juanita)
    table.prey.blocks(anton)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "unlock")
    before = table.you.pool()
    assert table.locked(juanita)
    table.you.does("unlock infernal")

    assert not table.locked(juanita)
    assert table.you.pool() == before - 1


# -- Wise Spider -----------------------------------------------------------------------------------

SPIDER = "Wise Spider"


def test_wise_spider_unlocks_its_akunanse_at_the_end_of_the_turn(table: Table) -> None:
    """Not before; for 1 blood. Another one that acted stays locked."""
    hasani = table.you.ready("Hasani (G4)")
    other = table.you.ready("Nestor Kaba (G4)")
    table.you.ready("Meaghan")
    spider = table.you.holds(SPIDER)
    table.prey.ready("Nassir")

    table.you.acts(SPIDER, by=hasani)
    assert hand_size(table.state, table.you.number) == 7
    table.nobody_reacts()
    assert table.on(spider) == hasani
    assert table.blood(hasani) == 4 - 1
    assert table.locked(hasani)
    assert hand_size(table.state, table.you.number) == 8
    assert hand_size(table.state, table.prey.number) == 7
    assert table.waits_for(table.you)
    table.you.acts(by=other, word="bleed")
    table.nobody_reacts()
    assert table.locked(hasani)

    table.until_turn_of(table.prey)
    assert not table.locked(hasani)
    assert table.locked(other)


@pytest.mark.parametrize(("blocker", "blocked"), BLOCKERS)
def test_a_blocked_wise_spider_unlocks_nobody(table: Table, blocker: str, blocked: bool) -> None:
    """+1 stealth; only if the action is successful."""
    hasani = table.you.ready("Hasani (G4)")
    table.you.ready("Meaghan")
    spider = table.you.holds(SPIDER)
    theirs = table.prey.ready(blocker)

    table.you.acts(SPIDER, by=hasani)
    table.prey.blocks(theirs)
    rest(table)
    assert table.where(spider) == ("ash_heap" if blocked else "attached")
    assert hand_size(table.state, table.you.number) == (7 if blocked else 8)
    table.until_turn_of(table.prey)

    assert table.locked(hasani) == blocked


@pytest.mark.parametrize(
    ("places", "size"),
    [(("ready",), 8), (("torpor",), 7), (("ready", "ready"), 9), (("ready", "torpor"), 8)],
)
def test_each_ready_akunanse_with_a_spider_makes_the_hand_larger(
    table: Table, places: tuple[str, ...], size: int
) -> None:
    """The hand of its controller, and of nobody else."""
    for name, place in zip(("Hasani (G4)", "Nestor Kaba (G4)"), places, strict=False):
        table.prey.in_play(SPIDER, on=table.prey.puts(name, place))
    table.begins()

    assert hand_size(table.state, table.prey.number) == size
    assert hand_size(table.state, table.you.number) == 7


def test_a_vampire_has_only_one_wise_spider(table: Table) -> None:
    """Another Akunanse may have one; a vampire of another clan may not."""
    hasani = table.you.ready("Hasani (G4)")
    nestor = table.you.ready("Nestor Kaba (G4)")
    gangrel = table.you.ready("Badger (G1)")
    table.you.in_play(SPIDER, on=hasani)
    table.you.holds(SPIDER)

    table.asked()
    assert not table.you.can_play(SPIDER, by=hasani)
    assert table.you.can_play(SPIDER, by=nestor)
    assert not table.you.can_play(SPIDER, by=gangrel)


def test_who_was_burned_on_a_visionquest_sees_nothing(table: Table) -> None:
    """It is blocked and burned in that combat: there is no unlock phase to miss."""
    juanita = table.you.ready("Juanita Santiago (G2)", blood=2)
    table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    fire = table.prey.in_play(weapon("Fire", melee_strike(+7, aggravated=True)), on=nassir)
    table.prey.in_play(changing("intercept", 1), on=nassir)
    quest = table.you.holds(QUEST)
    table.you.acts(QUEST, by=juanita)
    table.prey.blocks(nassir)
    table.prey.uses(fire, level="strike")
    rest(table)
    assert table.where(juanita) == table.where(quest) == "ash_heap"
    assert table.waits_for(table.you)
