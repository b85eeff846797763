"""More last cards of decks: Carlton Van Wyk, Field Training, Reverend Blackwood, Flesh Bond."""

from __future__ import annotations

from dataclasses import replace

import pytest

from action_talk import action_of
from combat_talk import DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to
from listening import listener
from methuselah.engine import atoms
from methuselah.engine.traits import discipline_level, sect_of
from methuselah.language import clan, ranged_strike, ready, static, strike, vampire, yours
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept

# -- Carlton Van Wyk ----------------------------------------------------------------------------


@pytest.mark.ruling("Carlton Van Wyk", 2)
@pytest.mark.parametrize("mine", [True, False])
def test_carlton_burns_a_diablerist_for_himself(table, mine):
    """Since your last turn: your current turn counts, and those of others. [LSJ 20020429]"""
    carlton = table.you.ready("Carlton Van Wyk")
    other = table.prey.ready("Amavi (G4)")
    seat = table.you if mine else table.prey
    beast = seat.ready("Angus the Unruled (G1)")
    table.grand_prey.torpor("Brooke (G2)")

    if not mine:
        table.until_turn_of(table.prey, "minion")
    seat.acts(word="diablerie", by=beast)
    seat.votes("against", minion=beast)
    rest(table)
    assert table.where(beast) == "ready"
    table.until("discard", table.you)
    table.you.uses("Carlton Van Wyk")
    rest(table)

    assert table.where(beast) == "ash_heap"
    assert table.where(carlton) == "ash_heap"
    assert table.where(other) == "ready"


def test_carlton_forgets_what_happened_in_your_last_turn(table):
    """Your last turn does not qualify; without a diablerist he is not burned."""
    table.you.ready("Carlton Van Wyk")
    beast = table.you.ready("Angus the Unruled (G1)")
    table.grand_prey.torpor("Brooke (G2)")

    table.you.acts(word="diablerie", by=beast)
    table.you.votes("against", minion=beast)
    rest(table)
    table.until("discard", table.you)
    assert table.you.may("use", card="Carlton Van Wyk")
    table.until_turn_of(table.prey)
    table.until("discard", table.you)

    assert not table.you.may("use", card="Carlton Van Wyk")
    assert table.where(beast) == "ready"


@pytest.mark.ruling("Carlton Van Wyk", 1)
def test_carlton_burns_a_diablerist_in_the_turn_he_is_recruited(table):
    """What happened before he came counts. [ANK 20180517]"""
    beast = table.you.ready("Angus the Unruled (G1)")
    recruiter = table.you.ready("Amavi (G4)")
    table.grand_prey.torpor("Brooke (G2)")
    table.you.holds("Carlton Van Wyk")

    table.you.acts(word="diablerie", by=beast)
    table.you.votes("against", minion=beast)
    rest(table)
    table.you.acts("Carlton Van Wyk", by=recruiter)
    rest(table)
    table.you.uses("Carlton Van Wyk")
    rest(table)

    assert table.where(beast) == "ash_heap"
    assert table.where(recruiter) == "ready"


@pytest.mark.parametrize(("acting", "more"), [("Brooke (G2)", 1), ("Ossian", 0)])
def test_carlton_watches_vampires(table, acting, more):
    """+1 intercept against them, none against allies."""
    mine = table.you.ready(acting)
    carlton = table.prey.ready("Carlton Van Wyk")
    table.you.ready("Meaghan")

    table.you.acts(word="bleed", by=mine)
    table.asked()
    assert intercept(table.state, carlton) == more


@pytest.mark.parametrize("level", ["strike", "dodge"])
def test_carlton_shoots_and_dodges_once(table, level):
    """1R damage; a dodge once each combat."""
    carlton = table.prey.ready("Carlton Van Wyk")
    mine = table.you.ready("Nadezhda")
    table.you.holds(PRESS)

    fight(table, mine, carlton)
    table.prey.uses("Carlton Van Wyk", level=level)
    if level == "dodge":
        table.you.plays("A press")
        table.until("strike", table.prey)
        assert not table.prey.may("use", level="dodge")
    rest(table)

    assert damage_to(table, mine) == int(level == "strike")
    assert damage_to(table, carlton) == 1


# -- Field Training -----------------------------------------------------------------------------


@pytest.mark.ruling("Field Training", 2)
@pytest.mark.parametrize(
    ("who", "trains"), [("Joseph Fischer (G5)", True), ("Monica Chang (G5)", False)]
)
def test_only_who_has_a_superior_discipline_trains(table, who, trains):
    """Two inferior Disciplines are none to choose from. [ANK 20180731-2]"""
    mine = table.you.ready(who)
    table.you.ready("Meaghan")
    table.you.holds("Field Training")

    table.asked()
    assert bool(table.you.options("act", card="Field Training", minion=mine)) is trains


def test_field_training_makes_an_anarch_of_another(table):
    """+1 level of the Discipline chosen; the trainer unlocks; not for titled ones."""
    trainer = table.you.ready("Crystal Lynn (G6)")
    pupil = table.you.ready("Brooke (G2)")
    second = table.you.ready("Agatha (G2)")
    prince = table.you.ready("Cardano (G1)")
    theirs = table.prey.ready("Agatha (G2)")
    training = table.you.holds("Field Training")

    table.you.acts("Field Training", by=trainer)
    for wrong in (trainer, prince, theirs):
        with pytest.raises(AssertionError, match="not among"):
            table.you.chooses(wrong)
    table.you.chooses(pupil)
    table.until("choose", table.you)
    with pytest.raises(AssertionError, match="not among"):
        table.you.chooses(word="dom")
    table.you.chooses(word="obf")
    rest(table)

    assert table.on(training) == pupil
    assert not table.locked(trainer)
    assert sect_of(table.state, pupil) == "anarch"
    assert discipline_level(table.state, pupil, "obf") == 1
    assert discipline_level(table.state, pupil, "pre") == 0
    assert discipline_level(table.state, second, "obf") == 1
    assert sect_of(table.state, second) == "sabbat"


def test_a_second_training_is_no_choice(table):
    """A vampire can have only one."""
    trainer = table.you.ready("Crystal Lynn (G6)")
    pupil = table.you.ready("Brooke (G2)")
    table.you.in_play("Field Training", on=pupil)
    table.you.holds("Field Training")

    table.asked()
    assert not table.you.may("act", card="Field Training", minion=trainer)


@pytest.mark.ruling("Field Training", 1)
@pytest.mark.parametrize("how", ["for good", "considered"])
def test_field_training_is_burned_as_the_sect_changes(table, how):
    """The sect itself, or an effect that has precedence. [LSJ 20100811]"""
    pupil = table.you.ready("Brooke (G2)")
    training = table.you.in_play("Field Training", on=pupil)
    if how == "considered":
        loyal = static("sect", who=ready(vampire, yours, clan("Tremere antitribu")), word="sabbat")
        table.you.in_play(made_up("Writ", statics=(loyal,)))
    table.you.ready("Meaghan")

    table.asked()
    if how == "for good":
        assert table.where(training) == "attached"
        atoms.set_trait(table.state, pupil, "sect", "camarilla")
    table.you.acts(word="bleed", by=pupil)
    rest(table)

    assert table.where(training) == "ash_heap"


# -- combat -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "level", "damage"),
    [
        ("Reverend Blackwood (G2)", "tha", 3),
        ("Crow (G5)", "tha", 2),
        ("Reverend Blackwood (G2)", "", 1),
    ],
)
def test_blackwood_strikes_harder_with_blood_sorcery(table, who, level, damage):
    """+1 damage of strikes that require it; his hands are as strong as ever."""
    mine = table.you.ready(who)
    foe = table.prey.ready("Gilbert Duane (G1)")
    bolt = replace(strike(ranged_strike(2)), key="tha", disciplines=("tha",))
    table.you.holds(made_up("Bolt", modes=(bolt,)))

    fight(table, mine, foe)
    if level:
        table.you.plays("Bolt", by=mine, level=level)
    rest(table)

    assert damage_to(table, foe) == damage


@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_flesh_bond_strikes_at_range_or_ends_combat(table, level):
    """2R damage; at superior combat ends."""
    mine = table.you.ready("Crow (G5)" if level == "ANI" else "Anastasia Grey (G1)")
    foe = table.prey.ready("Gilbert Duane (G1)")
    table.you.holds("Flesh Bond")

    fight(table, mine, foe)
    table.you.plays("Flesh Bond", by=mine, level=level)
    rest(table)

    assert damage_to(table, foe) == (2 if level == "ani" else 0)
    assert damage_to(table, mine) == (1 if level == "ani" else 0)


@pytest.mark.parametrize(("level", "taken"), [("ani", 1), ("ANI", 0)])
def test_song_of_serenity_takes_strength(table, level, taken):
    """For the round, or the remainder of combat: a second round shows it."""
    mine = table.you.ready("Crow (G5)")
    foe = table.prey.ready("Gilbert Duane (G1)")
    table.you.holds("Song of Serenity", "Song of Serenity", PRESS, DODGE)

    fight(table, mine, foe)
    table.you.plays("Song of Serenity", by=mine, level=level)
    assert not table.you.may("play", card="Song of Serenity")
    table.you.plays("A press")
    rest(table)

    assert damage_to(table, mine) == taken


# -- Smash and Grab -----------------------------------------------------------------------------


@pytest.mark.ruling("Smash and Grab", 2)
@pytest.mark.ruling("Smash and Grab", 3)
def test_smash_and_grab_burns_a_location_of_predator_or_prey(table):
    """It is directed at its controller. [LSJ 20090324]"""
    for code in ("ani", "dem", "pot"):
        table.grand_predator.in_play(listener(code))
    atiena = table.you.ready("Atiena (G6)")
    table.you.ready("Meaghan")
    far = table.grand_prey.in_play("Chantry")
    mine = table.you.in_play("Academic Hunting Ground")
    near = table.predator.in_play("Asylum Hunting Ground")
    table.predator.ready("Ossian")
    table.prey.ready("Ossian")
    table.prey.in_play("Library Hunting Ground")
    table.you.holds("Smash and Grab")

    table.you.acts("Smash and Grab", by=atiena, level="pot")
    for wrong in (far, mine):
        with pytest.raises(AssertionError, match="not among"):
            table.you.chooses(wrong)
    table.you.chooses(near)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.predator.number,)
    rest(table)

    assert table.where(near) == "ash_heap"
    assert table.where(far) == "permanent"
    assert table.grand_predator.pool() == 31


@pytest.mark.ruling("Smash and Grab", 1)
@pytest.mark.parametrize("life", [2, 3])
def test_smash_and_grab_hurts_an_ally(table, life):
    """2 life; the last one burns it. [ANK 20220507]"""
    crow = table.you.ready("Crow (G5)")
    table.you.ready("Meaghan")
    ally = table.prey.ready("Ossian", blood=life)
    mine = table.you.ready("Ossian")
    table.prey.ready("Gregory Winter")
    table.you.holds("Smash and Grab")

    table.you.acts("Smash and Grab", by=crow, level="ani")
    with pytest.raises(AssertionError, match="not among"):
        table.you.chooses(mine)
    table.you.chooses(ally)
    rest(table)

    assert table.where(ally) == ("ash_heap" if life == 2 else "ready")


def test_smash_and_grab_bleeds(table):
    """Dementation: with +1 bleed, without stealth."""
    mine = table.you.ready("Crow (G5)")
    table.you.ready("Meaghan")
    demented = static("discipline", word="dem", who=ready(vampire, yours))
    table.you.in_play(made_up("Demented", statics=(demented,)))
    table.you.holds("Smash and Grab")
    table.prey.ready("Ossian")

    table.you.acts("Smash and Grab", by=mine, level="dem")
    assert stealth(table.state, action_of(table)) == 0
    rest(table)

    assert table.prey.pool() == 28
