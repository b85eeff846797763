"""Wrong and Crosswise, Keep it Simple, Nest of Eagles; votes gained; Break the Code."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Effect
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language import modifier, static
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.votes import change_votes
from politics_talk import motion, polling, votes_now
from scenes.modifiers import reduces_a_bleed
from scenes.rulings import not_while_it_passes_by_itself
from table_talk import Table

WRONG = "Wrong and Crosswise"
SIMPLE = "Keep it Simple"
NEST = "Nest of Eagles"
GAZE = "Dread Gaze"
MAGNETISM = "Animal Magnetism"
CODE = "Break the Code"
MAD = made_vampire("Mad", "DEM")
PRINCE = "Mkhokheli"


# -- Wrong and Crosswise --------------------------------------------------------------------------


def test_inferior_wrong_reduces_a_bleed() -> None:
    """By 2, for 1 blood."""
    reduces_a_bleed(WRONG, by=MAD, amount=2, level="dem")


@pytest.mark.ruling(WRONG, 4)
def test_superior_wrong_votes_against_at_once(table: Table) -> None:
    """4 votes, for 1 blood; against the referendum only, in the polling step."""
    caller = table.you.ready(PRINCE)
    table.you.holds(motion())
    mad = table.prey.ready(MAD)
    table.prey.holds(WRONG)
    table.you.acts("Motion", by=caller)
    polling(table)
    table.prey.plays(WRONG, by=mad, level="DEM")
    assert votes_now(table) == (0, 4)
    assert not table.prey.may("vote", minion=mad)
    assert table.blood(mad) == 4
    table.you.votes("for", minion=caller)
    rest(table)
    assert table.you.pool() == 30


@pytest.mark.ruling(WRONG, 3)
def test_who_votes_in_favor_is_not_crosswise(table: Table) -> None:
    """Having voted for it, the vampire cannot play it."""
    caller = table.you.ready(PRINCE)
    table.you.holds(motion())
    mad = table.prey.ready(replaced("Tara (G5)", disciplines=("DEM",)))
    table.prey.holds(WRONG)
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.prey.can_play(WRONG, by=mad, level="DEM")
    table.prey.votes("for", minion=mad)
    assert not table.prey.can_play(WRONG, by=mad)


@dataclass(frozen=True)
class Turns(Effect):
    """Every minion of the prey votes so now."""

    word: str

    def run(self, state: State, me: Scope) -> None:
        """Make them."""
        for minion in state.seats[1].ready:
            change_votes(state, minion, self.word)


@pytest.mark.ruling(WRONG, 2)
@pytest.mark.parametrize("back", [False, True])
def test_its_votes_do_not_count_for_the_referendum(table: Table, back: bool) -> None:
    """Turned in favor, only the vampire's own votes count, for; turned back, all count again."""
    caller = table.you.ready(PRINCE)
    lobby = made_up("In favor", modes=(modifier(Turns("for"), at=("polling",)),))
    again = made_up("Against", modes=(modifier(Turns("against"), at=("polling",)),))
    table.you.holds(motion(), lobby, again)
    mad = table.prey.ready(MAD)
    table.prey.holds(WRONG)
    table.you.acts("Motion", by=caller)
    polling(table)
    table.prey.plays(WRONG, by=mad, level="DEM")
    table.you.plays("In favor", by=caller)
    if back:
        table.you.plays("Against", by=caller)
    table.you.votes("for", minion=caller)
    rest(table)
    assert table.you.pool() == (30 if back else 31)


def test_wrong_is_for_referendums_of_political_actions(table: Table) -> None:
    """Not for a blood hunt, and not before the polling."""
    mine = table.you.ready("Nassir")
    victim = table.prey.torpor("Ryan", blood=2)
    table.prey.ready(MAD)
    table.prey.ready("Tara (G5)")
    table.prey.holds(WRONG)
    table.you.acts(word="diablerie", by=mine, target=victim)
    while not table.over():
        assert not table.prey.can_play(WRONG)
        table.pass_on()


# -- Dread Gaze, Animal Magnetism -----------------------------------------------------------------


@pytest.mark.parametrize(("level", "votes"), [("pre", 2), ("PRE", 4)])
@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("window", ["before_votes", "polling"])
def test_a_dread_gaze_gains_votes(
    table: Table, level: str, votes: int, locked: bool, window: str
) -> None:
    """Of a ready unlocked vampire, before votes are cast or while they are."""
    caller = table.you.ready(PRINCE)
    table.you.holds(motion(), paper("Nod", modifier(at=("before_votes", "polling"))))
    mine = table.prey.ready(made_vampire("Gazer", "PRE"), locked=locked)
    table.prey.ready("Tara (G5)")
    table.prey.holds(GAZE)
    table.you.acts("Motion", by=caller)
    table.until(window, table.you)
    assert table.prey.can_play(GAZE, by=mine, level=level) is not locked
    if not locked:
        table.prey.plays(GAZE, by=mine, level=level)
        polling(table)
        table.prey.votes("against", minion=mine)
        assert votes_now(table) == (0, votes)


@pytest.mark.parametrize("window", ["before_votes", "polling"])
@pytest.mark.parametrize(("level", "votes"), [("ani_obf", 1), ("ANI_OBF", 3)])
def test_animal_magnetism_gains_votes(table: Table, level: str, votes: int, window: str) -> None:
    """Of the acting vampire, before votes are cast too."""
    caller = table.you.ready(made_vampire("Charmer", "ANI", "OBF"))
    table.you.holds(motion(), MAGNETISM)
    table.prey.ready(PRINCE)
    table.you.acts("Motion", by=caller)
    table.until(window, table.you)
    assert table.you.can_play(MAGNETISM, by=caller, level=level)
    table.you.plays(MAGNETISM, by=caller, level=level)
    polling(table)
    table.you.votes("for", minion=caller)
    assert votes_now(table) == (votes, 0)


@pytest.mark.parametrize("card", [GAZE, MAGNETISM])
def test_there_are_votes_in_a_referendum_only(table: Table, card: str) -> None:
    """Not during a bleed."""
    mine = table.you.ready(made_vampire("Charmer", "ANI", "OBF", "PRE"))
    table.you.ready(COMPANION)
    table.you.holds(card, PAUSE)
    table.prey.ready(made_vampire("Gazer", "PRE"))
    table.prey.holds(card)
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not table.you.can_play(card)
        assert not table.prey.can_play(card)
        table.pass_on()


@pytest.mark.ruling(MAGNETISM, 1)
@pytest.mark.parametrize("level", ["ani_obf", "ANI_OBF"])
def test_magnetism_is_not_for_what_passes_by_itself(level: str) -> None:
    """There are no votes then."""
    not_while_it_passes_by_itself(MAGNETISM, by=made_vampire("C", "ANI", "OBF"), level=level)


@pytest.mark.ruling(GAZE, 1)
@pytest.mark.ruling(WRONG, 1)
@pytest.mark.parametrize(("card", "code"), [(GAZE, "PRE"), (WRONG, "DEM")])
def test_it_is_not_for_what_passes_by_itself(table: Table, card: str, code: str) -> None:
    """Nobody is asked for it."""
    caller = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    sure = paper("Sure", static("passes automatically"), kind="equipment")
    table.you.in_play(sure, on=caller)
    table.prey.ready(made_vampire("Gazer", code))
    table.prey.holds(card)
    table.you.acts("Motion", by=caller)
    while not table.over():
        assert not table.prey.can_play(card)
        table.pass_on()
    assert table.you.pool() == 31


# -- Keep it Simple, Nest of Eagles ---------------------------------------------------------------


@pytest.mark.parametrize(("points", "burned"), [(-1, 3), (0, 3), (1, 2), (2, 1), (4, 0)])
def test_each_point_of_stealth_takes_one_from_the_bleed(
    table: Table, points: int, burned: int
) -> None:
    """What it has as the card is played, for 1 blood; less than none adds nothing."""
    mine = table.you.ready(made_vampire("Runner"))
    table.you.ready(COMPANION)
    table.you.in_play(paper("Cloak", static("stealth", points), kind="equipment"), on=mine)
    table.you.in_play(paper("Fang", static("bleed", 2), kind="equipment"), on=mine)
    simple = table.prey.ready("Nassir")
    table.prey.holds(SIMPLE)
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == points
    table.prey.plays(SIMPLE, by=simple)
    assert table.blood(simple) == 3
    rest(table)
    assert table.prey.pool() == 30 - burned
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("face", "left"),
    [
        ({"capacity": 6}, 3),
        ({"capacity": 5}, 1),
        ({"capacity": 5, "clans": ("Banu Haqim",)}, None),
    ],
)
def test_eagles_reduce_a_bleed(table: Table, face: dict[str, object], left: int | None) -> None:
    """By 1, of the small and of allies by 3; not that of a Banu Haqim or of one that flies."""
    mine = table.you.ready(replaced("Crow (G5)", **face))
    table.you.ready(COMPANION)
    table.you.in_play(paper("Fang", static("bleed", 3), kind="equipment"), on=mine)
    eagle = table.prey.ready("Warmaksan (G6)")
    table.prey.ready("Nassir")
    table.prey.holds(NEST)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.can_play(NEST, by=eagle) is (left is not None)
    if left is not None:
        table.prey.plays(NEST, by=eagle)
    rest(table)
    assert table.prey.pool() == 30 - (4 if left is None else left)


@pytest.mark.parametrize("card", [NEST, SIMPLE])
def test_only_a_bleed_of_yours_is_reduced(table: Table, card: str) -> None:
    """Not one of your prey, nor a hunt."""
    mine, hungry = table.you.ready("Crow (G5)"), table.you.ready("Ryan", blood=1)
    eagle = table.grand_prey.ready("Warmaksan (G6)")
    held = table.grand_prey.holds(card)
    table.prey.ready(replaced("Warmaksan (G6)", capacity=4))
    table.prey.holds(card)
    table.you.acts(word="hunt", by=hungry)
    while not table.over():
        assert not table.prey.can_play(card)
        table.pass_on()
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not table.grand_prey.can_play(held, by=eagle)
        table.pass_on()


def test_eagles_leave_the_sky_alone(table: Table) -> None:
    """A vampire that flies bleeds as it can."""
    mine = table.you.ready("Obsidian (G2)")
    table.you.ready(COMPANION)
    eagle = table.prey.ready("Warmaksan (G6)")
    table.prey.ready("Nassir")
    table.prey.holds(NEST)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.prey.can_play(NEST, by=eagle)


@pytest.mark.parametrize(("ally", "left"), [("Loyal Street Gang", 1), ("Zombie", None)])
def test_eagles_and_allies(table: Table, ally: str, left: int | None) -> None:
    """By 3; a wraith is let pass."""
    keywords = frozenset({"wraith"}) if left is None else frozenset()
    mine = table.you.ready(replaced(ally, keywords=keywords, bleed=4))
    table.you.ready(COMPANION)
    eagle = table.prey.ready("Warmaksan (G6)")
    table.prey.ready("Nassir")
    table.prey.holds(NEST)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.can_play(NEST, by=eagle) is (left is not None)
    if left is not None:
        table.prey.plays(NEST, by=eagle)
        rest(table)
        assert table.prey.pool() == 29


# -- Break the Code -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acting", "blocker", "caught"),
    [
        ("Ryan", 'Xian "DziDzat155" Quan (G4)', False),
        ("Ryan", "Nassir", True),
        ("Loyal Street Gang", 'Xian "DziDzat155" Quan (G4)', True),
    ],
)
def test_the_imbued_see_monsters_less(
    table: Table, acting: str, blocker: str, caught: bool
) -> None:
    """-1 intercept against a vampire, none against a mortal; a vampire sees as well as ever."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    table.grand_prey.in_play(CODE)
    hunter = table.prey.ready(blocker)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(hunter)
    rest(table)
    assert told(table, "blocks", card=hunter) == caught


def test_the_code_is_broken_for_good(table: Table) -> None:
    """The event stays in play."""
    table.you.ready(COMPANION)
    code = table.you.holds(CODE)
    table.begins("discard")
    table.you.plays(code)
    assert table.where(code) == "permanent"


def test_a_monster_attacks_an_imbued(table: Table) -> None:
    """A ready one, as a directed action; no mortal does, and nobody else is attacked."""
    mine, gang = table.you.ready("Ryan"), table.you.ready("Loyal Street Gang")
    table.you.ready(COMPANION)
    code = table.grand_prey.in_play(CODE)
    one = table.prey.ready('Xian "DziDzat155" Quan (G4)')
    two = table.prey.ready('Jennie "Cassie247" Orne (G4)')
    table.prey.ready("Nassir", locked=True)
    assert table.asked() is not None
    assert not table.you.may("use action", card=code, minion=gang)
    table.you.acts(code, by=mine)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    rest(table)
    assert damage_to(table, one) == 1
    assert damage_to(table, two) == 0
