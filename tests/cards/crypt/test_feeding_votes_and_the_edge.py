"""Vampires that decks of tournaments wait for: feeding, votes, the Edge, blocks of their own."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine import atoms
from methuselah.language import (
    TARGET,
    YOU,
    cannot_block,
    choose,
    give_control,
    not_,
    ready,
    stealth,
    use,
    vampire,
    yours,
)
from methuselah.rules.combat.strike_effects import strength
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from table_talk import Table

# -- Owain Evans ----------------------------------------------------------------------------------

OWAIN = "Owain Evans, The Wanderer (G3)"
TAKER = paper(
    "Taker",
    use(choose(ready(vampire, not_(yours))), give_control(TARGET, YOU), at=("unlock",)),
    kind="master",
)
"""A made-up card: in any unlock phase its controller takes a vampire."""


@pytest.mark.parametrize(("place", "may"), [("ready", True), ("torpor", False)])
def test_owain_feeds_somebody_in_any_unlock_phase(table: Table, place: str, may: bool) -> None:
    """A vampire of whoever's unlock phase it is, ready or not, once; he must be ready."""
    owain = table.you.puts(OWAIN, place, locked=True)
    hungry = table.prey.ready("Ryan", blood=1)
    torpid = table.prey.torpor("Nassir", blood=1)
    table.prey.ready("Underbridge Stray")
    mine = table.you.ready("Mazz", blood=1)
    table.until_turn_of(table.prey)
    assert table.you.may("use", card=owain) == may
    if may:
        table.you.uses(owain)
        assert table.you.choices() == {hungry, torpid}
        table.you.chooses(torpid)
        assert [table.blood(one) for one in (hungry, torpid, mine)] == [1, 2, 1]
        assert not table.you.may("use", card=owain)


def test_owain_feeds_you_in_your_own_unlock_phase(table: Table) -> None:
    """Himself too."""
    owain = table.you.ready(OWAIN, blood=5)
    mine = table.you.ready("Mazz", blood=1)
    table.prey.ready("Ryan", blood=1)
    table.begins("unlock")
    table.you.uses(owain)
    assert table.you.choices() == {owain, mine}
    table.you.chooses(owain)
    assert table.blood(owain) == 6


@pytest.mark.ruling(OWAIN, 1)
@pytest.mark.rules_text("003 Owain Evans, The Wanderer 1")
def test_owain_feeds_once_whoever_controls_him(table: Table) -> None:
    """Given to another Methuselah in that phase he can do it no more."""
    owain = table.you.ready(OWAIN)
    hungry = table.you.ready("Mazz", blood=1)
    table.you.ready("Nassir", blood=1)
    table.prey.in_play(TAKER)
    table.begins("unlock")
    table.you.uses(owain)
    table.you.chooses(hungry)
    table.prey.uses("Taker")
    table.prey.chooses(owain)
    assert table.state.controller(owain) == table.prey.number
    assert not table.prey.may("use", card=owain)


@pytest.mark.ruling(OWAIN, 2)
def test_owain_comes_after_what_must_be_done(table: Table) -> None:
    """An Army of Rats has taken its pool before anybody else is asked."""
    owain = table.you.ready(OWAIN)
    table.prey.ready("Ryan", blood=1)
    table.prey.ready("Nassir", blood=1)
    table.prey.in_play("Army of Rats")
    table.until_turn_of(table.prey)
    assert table.you.may("use", card=owain)
    assert table.grand_prey.pool() == 29


# -- Keith Moody ----------------------------------------------------------------------------------

KEITH = "Keith Moody (G4)"


@pytest.mark.parametrize(
    ("holder", "place", "blood", "may"),
    [
        ("prey", "ready", 3, True),
        ("prey", "torpor", 1, True),
        ("prey", "ready", 0, False),
        ("predator", "ready", 3, False),
        ("grand_prey", "ready", 3, False),
    ],
)
def test_the_prey_burns_the_edge_against_keith(
    table: Table, holder: str, place: str, blood: int, may: bool
) -> None:
    """In the unlock phase of his controller, with the Edge; nobody else does."""
    keith = table.you.puts(KEITH, place, blood=blood)
    table.you.ready("Ryan", blood=2)
    seat = getattr(table, holder)
    table.gives_edge(seat)
    table.begins("unlock")
    assert seat.may("use", card=keith) == may
    assert not table.you.may("use", card=keith)
    if may:
        seat.uses(keith)
        assert table.blood(keith) == blood - 1
        assert not seat.has_edge()
        assert seat.pool() == 30


def test_the_prey_waits_for_the_turn_of_keith(table: Table) -> None:
    """Not in her own unlock phase, nor in that of another."""
    keith = table.you.ready(KEITH)
    table.prey.ready("Ryan", blood=1)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey)
    assert table.prey.may("gain from the Edge")
    assert not table.prey.may("use", card=keith)


# -- Carna ----------------------------------------------------------------------------------------

CARNA = "Carna, The Princess Witch (G3)"


def test_carna_feeds_on_a_retainer(table: Table) -> None:
    """One of her own in your unlock phase, once: 2 blood."""
    carna = table.you.ready(CARNA, blood=3)
    ryan = table.you.ready("Ryan", blood=2)
    first, second = (table.you.in_play(name, on=carna) for name in ("Raven Spy", "Robert Carter"))
    other = table.you.in_play("Jackie Therman", on=ryan)
    table.begins("unlock")
    table.you.uses(carna)
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert table.blood(carna) == 5
    assert table.where(second) == "ash_heap"
    assert [table.on(one) for one in (first, other)] == [carna, ryan]
    assert not table.you.may("use", card=carna)


def test_carna_does_so_in_your_unlock_phase_only(table: Table) -> None:
    """Neither in the turn of another nor in your minion phase."""
    carna = table.you.ready(CARNA, blood=3)
    table.you.in_play("Raven Spy", on=carna)
    table.prey.ready("Ryan", blood=1)
    table.gives_edge(table.prey)
    table.begins("minion")
    assert not table.you.may("use", card=carna)
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=carna)


# -- Gerald Windham, Gratiano ---------------------------------------------------------------------

GERALD = "Gerald Windham (G5)"
GRATIANO = "Gratiano (G2)"


@pytest.mark.ruling(GERALD, 1)
@pytest.mark.parametrize(("titled", "number"), [(False, 2), (True, 2)])
def test_gerald_votes_as_the_titled_vampires_of_others(
    table: Table, titled: bool, number: int
) -> None:
    """1 for each that is ready and not yours; no title comes with it, and none may be had."""
    gerald = table.you.ready(GERALD)
    rake = "Rake (G1)"
    table.you.ready("Mkhokheli")
    table.prey.ready("Korah (G2)")
    table.grand_prey.ready(rake)
    table.predator.torpor("Anneke (G1)")
    table.predator.ready("Ryan")
    table.you.holds(motion())
    table.begins("minion")
    if titled:
        atoms.set_trait(table.state, gerald, "title", "prince")
    assert bool(title_of(table.state, gerald)) == titled
    table.you.acts("Motion", by=gerald)
    polling(table)
    table.you.votes("for", minion=gerald)
    assert votes_now(table) == (number, 0)


def test_gerald_without_titled_vampires_there(table: Table) -> None:
    """He has no vote at all."""
    gerald = table.you.ready(GERALD)
    table.you.ready("Mkhokheli")
    table.prey.ready("Ryan")
    table.you.holds(motion())
    table.you.acts("Motion", by=gerald)
    polling(table)
    assert not table.you.may("vote", minion=gerald)


@pytest.mark.ruling(GRATIANO, 2)
@pytest.mark.parametrize(("name", "against"), [(GRATIANO, 3), ("Korah (G2)", 0)])
def test_gratiano_is_worth_two_prisci(table: Table, name: str, against: int) -> None:
    """His 2 ballots, cast together, outweigh one; the ballot of another priscus does not."""
    caller = table.you.ready("Ryan")
    priscus = table.you.ready("Righteous Endeavor (G5)")
    rival = table.prey.ready(name)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=priscus)
    assert votes_now(table) == (3, 0)
    table.prey.votes("against", minion=rival)
    assert votes_now(table) == (0, against)
    assert not table.prey.may("vote", minion=rival)


@pytest.mark.ruling(GRATIANO, 1)
@pytest.mark.parametrize("name", [GRATIANO, "Korah (G2)"])
def test_gratiano_keeps_one_ballot_without_his_title(table: Table, name: str) -> None:
    """Another who has lost it has none."""
    caller = table.you.ready("Ryan")
    priscus = table.you.ready(name)
    table.you.holds(motion())
    table.begins("minion")
    atoms.set_trait(table.state, priscus, "title", "")
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.you.may("vote", minion=priscus) == (name == GRATIANO)
    if name == GRATIANO:
        table.you.votes("for", minion=priscus)
        assert votes_now(table) == (3, 0)


# -- Anneke ---------------------------------------------------------------------------------------

ANNEKE = "Anneke (G1)"


@pytest.mark.parametrize(("acting", "may"), [("Ryan", True), ("Underbridge Stray", False)])
def test_anneke_blocks_vampires_whomever_they_bleed(table: Table, acting: str, may: bool) -> None:
    """Of a Methuselah who is not concerned; no allies, and no other minion does so."""
    minion = table.you.ready(acting)
    table.you.ready(COMPANION)
    anneke, other = table.grand_prey.ready(ANNEKE), table.grand_prey.ready("Nassir")
    table.you.holds(PAUSE)
    table.prey.ready("Mazz")
    table.you.acts(word="bleed", by=minion)
    assert not table.prey.may("block", minion=anneke)
    while table.prey.may("block"):
        table.pass_on()
    assert table.grand_prey.may("block", minion=anneke) == may
    assert not table.grand_prey.may("block", minion=other)
    if may:
        table.grand_prey.blocks(anneke)
        rest(table)
        assert table.locked(anneke)
        assert table.prey.pool() == 30


@pytest.mark.ruling(ANNEKE, 1)
def test_anneke_does_not_get_past_other_bars(table: Table) -> None:
    """Where no vampire can block, she cannot."""
    minion = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    anneke = table.grand_prey.ready(ANNEKE)
    table.prey.ready("Underbridge Stray")
    table.you.holds(trick(cannot_block(vampire), at=("announced",)))
    table.you.acts(word="bleed", by=minion)
    table.you.plays("Trick", by=minion)
    while not table.over():
        assert not table.grand_prey.may("block", minion=anneke)
        table.pass_on()
    assert table.prey.pool() == 29


# -- Marcus Vitel ---------------------------------------------------------------------------------

MARCUS = "Marcus Vitel (G3)"


def test_marcus_burns_a_retainer(table: Table) -> None:
    """Any retainer, at +1 stealth, directed at whoever controls it; he locks."""
    marcus, companion = table.you.ready(MARCUS), table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    far = table.grand_prey.ready("Nassir")
    spy = table.prey.in_play("Raven Spy", on=ryan)
    second = table.grand_prey.in_play("Robert Carter", on=far)
    own = table.you.in_play("Jackie Therman", on=companion)
    table.prey.in_play(".44 Magnum", on=ryan)
    table.you.acts(marcus, by=marcus)
    assert table.you.choices() == {spy, second, own}
    table.you.chooses(second)
    assert not table.prey.may("block")
    assert table.grand_prey.may("block", minion=far)
    table.nobody_reacts()
    assert table.where(second) == "ash_heap"
    assert [table.where(one) for one in (spy, own)] == ["attached", "attached"]
    assert table.locked(marcus)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("place", "title", "rival", "acting", "pool"),
    [
        ("ready", True, "Ryan", "Korah (G2)", 28),
        ("torpor", True, "Ryan", "Korah (G2)", 29),
        ("ready", False, "Ryan", "Korah (G2)", 29),
        ("ready", True, "Righteous Endeavor (G5)", "Korah (G2)", 29),
        ("ready", True, "Ryan", "Nassir", 29),
    ],
)
def test_marcus_lends_bleed_to_the_sabbat(
    table: Table, place: str, title: bool, rival: str, acting: str, pool: int
) -> None:
    """Ready, a prince, against a Methuselah with a ready Camarilla vampire."""
    marcus = table.you.puts(MARCUS, place, locked=True)
    minion = table.you.ready(acting)
    table.you.ready(COMPANION)
    table.prey.ready(rival, locked=True)
    table.prey.torpor("Nassir")
    if not title:
        table.begins("minion")
        atoms.set_trait(table.state, marcus, "title", "")
    table.you.acts(word="bleed", by=minion)
    table.nobody_reacts()
    assert table.prey.pool() == pool
    assert table.waits_for(table.you)


def test_marcus_lends_nothing_to_others(table: Table) -> None:
    """A Sabbat vampire of your predator bleeds you, who have a Camarilla vampire."""
    table.prey.ready(MARCUS)
    minion = table.you.ready("Korah (G2)")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=minion)
    table.nobody_reacts()
    assert table.prey.pool() == 29


# -- Nathaniel, Cybele, Goratrix, Ragnar ----------------------------------------------------------

NATHANIEL = "Nathaniel Bordruff (G6)"


def test_nathaniel_fights_a_locked_vampire(table: Table) -> None:
    """A ready one of somebody else."""
    nathaniel = table.you.ready(NATHANIEL)
    table.you.ready("Mazz", locked=True)
    table.you.ready(COMPANION)
    ryan, far = (
        table.prey.ready("Ryan", locked=True),
        table.grand_prey.ready("Dirk (G4)", locked=True),
    )
    table.prey.ready("Nassir")
    table.prey.ready("Underbridge Stray", locked=True)
    table.prey.torpor("Korah (G2)", locked=True)
    table.you.acts(nathaniel, by=nathaniel)
    assert table.you.choices() == {ryan, far}
    table.you.chooses(ryan)
    rest(table)
    assert damage_to(table, ryan) == 1
    assert table.locked(nathaniel)
    assert table.waits_for(table.you)


@pytest.mark.ruling(NATHANIEL, 1)
def test_nathaniel_fizzles_on_one_that_unlocked(table: Table) -> None:
    """The action is successful, but there is no combat."""
    nathaniel = table.you.ready(NATHANIEL)
    table.you.ready(COMPANION)
    effie = table.prey.ready(made_vampire("Effie", "SPI", "ANI"), locked=True)
    table.prey.holds("Speak with Spirits")
    table.you.holds(trick(stealth(+3), at=("attempt",)))
    table.you.acts(nathaniel, by=nathaniel)
    table.prey.plays("Speak with Spirits", by=effie, level="SPI")
    table.you.plays("Trick", by=nathaniel)
    rest(table)
    assert not table.locked(effie)
    assert damage_to(table, effie) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_cybele_bleeds_for_a_blood(table: Table, blood: int, may: bool) -> None:
    """With +2 bleed; the cost is paid as she succeeds."""
    cybele = table.you.ready("Cybele (G4)", blood=blood)
    table.you.ready(COMPANION)
    assert table.you.may("use action", card=cybele) == may
    if may:
        table.you.acts(cybele, by=cybele)
        table.nobody_reacts()
        assert table.prey.pool() == 27
        assert table.blood(cybele) == 0
        assert table.grand_prey.pool() == 30


@pytest.mark.ruling("Goratrix (G2)", 1)
@pytest.mark.parametrize(("victim", "before"), [("Ryan", 4), ("Carlton Van Wyk", 3)])
def test_goratrix_steals_blood_or_life(table: Table, victim: str, before: int) -> None:
    """2, at long range too; from an ally life, which becomes his blood."""
    goratrix = table.you.ready("Goratrix (G2)", blood=4)
    theirs = table.prey.ready(victim, blood=before)
    table.you.holds(MANEUVER)
    fight(table, goratrix, theirs)
    table.you.plays(MANEUVER.name, by=goratrix)
    table.you.uses(goratrix, level="strike")
    rest(table)
    assert table.blood(theirs) == before - 2
    assert table.blood(goratrix) == 6


RAGNAR = "Ragnar Nordstrom (G6)"


@pytest.mark.parametrize(
    ("rival", "number"),
    [
        ("Underbridge Stray", 2),
        (made_vampire("Seven", capacity=7), 2),
        (made_vampire("Eight", capacity=8), 1),
    ],
)
def test_ragnar_is_stronger_against_the_young_and_allies(
    table: Table, rival: object, number: int
) -> None:
    """His capacity is 8."""
    ragnar = table.you.ready(RAGNAR)
    theirs = table.prey.ready(rival)  # type: ignore[arg-type]
    fight(table, ragnar, theirs)
    rest(table)
    assert damage_to(table, theirs) == number
    assert strength(table.state, ragnar) == 1, "only in that combat"


@pytest.mark.parametrize(("card", "level", "left"), [("Wolf Claws", "pro", 8), ("Blur", "cel", 7)])
def test_ragnar_pays_less_for_protean(table: Table, card: str, level: str, left: int) -> None:
    """A card that costs 1 blood is free; one of another Discipline is not."""
    ragnar = table.you.ready(RAGNAR, blood=8)
    theirs = table.prey.ready(made_vampire("Eight", capacity=8))
    table.you.holds(card)
    fight(table, ragnar, theirs)
    table.you.plays(card, by=ragnar, level=level)
    table.asked()
    assert table.blood(ragnar) + damage_to(table, ragnar) == left
