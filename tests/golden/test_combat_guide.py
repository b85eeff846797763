"""The long combat of the combat guide (R1, Example Combat), and its misplay that is rewound."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from fight_talk import blocked, damage_to, fight_of, round_of
from methuselah.engine.codec import encode
from methuselah.engine.state import State
from methuselah.table.game import Game
from table_talk import Table

IANS = ("Carrion Crows", "Aid from Bats", "Skin of Rock")
BRANDONS = ("Pursuit", "Slam", "Immortal Grapple", "Blur", "Taste of Vitae")


@dataclass
class Combat:
    """Ian's acting minion and Brandon's, six blood each."""

    table: Table
    ian: int
    goggles: int
    brandon: int

    def blood(self) -> tuple[int, int]:
        """The blood of both, Ian's first."""
        return self.table.blood(self.ian), self.table.blood(self.brandon)


@pytest.fixture
def combat(table: Table) -> Combat:
    """Ian's minion with IR Goggles is blocked by Brandon's; nothing has been played."""
    ian = table.you.ready("Sophia Watson")
    goggles = table.you.in_play("IR Goggles", on=ian)
    table.you.holds(*IANS)
    brandon = table.prey.ready("Pug Jackson")
    table.prey.holds(*BRANDONS)
    blocked(table, ian, brandon)
    return Combat(table, ian, goggles, brandon)


def play_before_range(scene: Combat) -> None:
    """Pre-Range: Carrion Crows; Brandon has nothing."""
    scene.table.until("before_range", scene.table.you)
    scene.table.you.plays("Carrion Crows", by=scene.ian, level="ANI")
    assert scene.table.asked().window == "range"
    assert scene.blood() == (6, 6)


def play_range(scene: Combat) -> None:
    """Determine Range: long, close, long, close."""
    table = scene.table
    assert table.asked().seat == table.you.number
    table.you.plays("Aid from Bats", by=scene.ian, level="ANI")
    assert round_of(table).range == "long"
    table.prey.plays("Pursuit", by=scene.brandon, level="cel")
    assert round_of(table).range == "close"
    assert not table.prey.may("play", card="Slam"), "its maneuver only gets to close range"
    table.you.uses(scene.goggles, minion=scene.ian)
    assert round_of(table).range == "long"
    table.prey.plays("Slam", by=scene.brandon, level="POT")
    assert round_of(table).range == "close"
    assert table.asked().window != "range", "Brandon cannot counter his own maneuver"
    assert scene.blood() == (6, 5)


def play_strikes(scene: Combat) -> None:
    """Pre-Strikes, Strikes, Strike Resolution: no strike for Ian, crows and Slam together."""
    table = scene.table
    table.prey.plays("Immortal Grapple", by=scene.brandon, level="POT")
    table.until("prevent", table.you)
    fight = round_of(table)
    assert fight.strike_of(scene.ian).strike.kind == "none"
    assert fight.strike_of(scene.brandon).strike.kind == "hand"
    assert scene.blood() == (6, 5), "nothing is applied before prevention"
    table.you.plays("Skin of Rock", by=scene.ian, level="FOR")
    assert table.asked().window == "additional"
    assert scene.blood() == (5, 3)


def play_additional_strikes(scene: Combat) -> None:
    """Additional Strikes: two hand strikes of Brandon's; the crows do not repeat."""
    table = scene.table
    assert table.asked().seat == table.prey.number, "Ian has no additional strikes"
    table.prey.plays("Blur", by=scene.brandon, level="CEL")
    assert table.asked().window == "press"
    assert scene.blood() == (3, 2)


def play_press(scene: Combat) -> None:
    """Press: continue with Aid from Bats, end with Immortal Grapple."""
    table = scene.table
    assert table.asked().seat == table.you.number
    table.you.does("use press", minion=scene.ian)
    assert fight_of(table).goes_on
    table.prey.does("use press", minion=scene.brandon)
    assert not fight_of(table).goes_on
    assert table.asked().window == "end_of_round"


@pytest.mark.rule("R1 Example Combat")
def test_the_example_combat_step_by_step(combat: Combat) -> None:
    """Ian's vampire lost 3; Brandon's spent 2, lost 2 and gained 3. R1, Example Combat."""
    table = combat.table
    play_before_range(combat)
    play_range(combat)
    play_strikes(combat)
    play_additional_strikes(combat)
    play_press(combat)
    table.prey.plays("Taste of Vitae", by=combat.brandon)
    assert combat.blood() == (3, 5)

    table.nobody_reacts()
    assert combat.blood() == (3, 5)
    assert damage_to(table, combat.ian) == 3
    assert damage_to(table, combat.brandon) == 2
    rounds = [line for line in table.state.journal if line.what == "round"]
    assert len(rounds) == 1
    assert table.locked(combat.ian)
    assert table.locked(combat.brandon)
    assert table.you.hand() == ["Filler"] * len(IANS)
    assert table.prey.hand() == ["Filler"] * len(BRANDONS)
    assert table.prey.pool() == 30


@pytest.mark.rule("R1 Example Combat")
def test_the_crows_come_once_each_round(combat: Combat) -> None:
    """They do not answer additional strikes, but a second round. R1; Carrion Crows."""
    table = combat.table
    play_before_range(combat)
    table.you.plays("Aid from Bats", by=combat.ian, level="ANI")
    table.until("press", table.you)
    assert combat.blood() == (6, 3), "1R of the bats and 2R of the crows at long range"
    table.you.does("use press", minion=combat.ian)
    table.nobody_reacts()
    assert combat.blood() == (5, 0), "crows and a hand strike in the second round"


# -- Misplays and Skipped Phases --------------------------------------------------------------


def answers(game: Game, **parts: object) -> None:
    """Take the first option with these parts."""
    assert game.decision is not None
    fits = (
        index
        for index, option in enumerate(game.decision.options)
        if all(getattr(option, name) == value for name, value in parts.items())
    )
    game.answer(next(fits))


def world(state: State) -> bytes:
    """Everything of the game but its journal."""
    return encode(state, journal=False)


@pytest.mark.rule("R1 Misplays and Skipped Phases")
def test_a_premature_majesty_is_rewound(table: Table) -> None:
    """Ian takes Majesty back; Brandon plays Immortal Grapple; Ian strikes otherwise. R1."""
    ian = table.you.ready("Pug Jackson")
    majesty, undead = table.you.holds("Majesty", "Undead Strength")
    brandon = table.prey.ready("Wauneka")
    grapple = table.prey.holds("Immortal Grapple")

    blocked(table, ian, brandon)
    table.until("before_strikes", table.prey)
    library = table.state.seats[0].library
    then = world(table.state)
    game = Game(table.state.setting, table.state, [])

    # Brandon lets the window pass by mistake, and sees Majesty.
    answers(game, verb="pass")
    answers(game, verb="play", card=majesty, mode="pre")
    assert majesty in table.state.seats[0].ash_heap
    assert table.blood(ian) == 5
    assert table.over()

    game.undo(2)
    table.built = game.state
    assert world(table.state) == then
    assert table.where(majesty) == "hand"
    assert table.state.seats[0].library == library, "the replacement is back on top"
    assert table.blood(ian) == 6
    assert table.asked().window == "before_strikes"

    table.prey.plays(grapple, by=brandon, level="pot")
    assert not table.you.may("play", card=majesty), "only hand strikes"
    table.you.plays(undead, by=ian, level="POT")
    table.nobody_reacts()
    assert table.blood(brandon) == 2
    assert table.blood(ian) == 5
    assert table.where(majesty) == "hand"
    assert table.state.seats[0].library == library[:-1], "Undead Strength was replaced"


@pytest.mark.rule("R1 Misplays and Skipped Phases")
def test_the_skipped_step_is_open_for_brandon_and_closed_for_ian(table: Table) -> None:
    """Majesty came before Brandon's pre-strike card: he plays it, Ian has forfeited his. R1."""
    ian = table.you.ready("Pug Jackson")
    majesty, mine, undead = table.you.holds("Majesty", "Immortal Grapple", "Undead Strength")
    brandon = table.prey.ready("Wauneka")
    grapple = table.prey.holds("Immortal Grapple")

    blocked(table, ian, brandon)
    table.until("before_strikes", table.you)
    library = table.state.seats[0].library
    game = Game(table.state.setting, table.state, [])
    answers(game, verb="pass")
    answers(game, verb="pass")
    answers(game, verb="play", card=majesty, mode="pre")
    assert majesty in game.state.seats[0].ash_heap

    game.misplay(0, 0)

    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.window) == (1, "before_strikes"), "Ian's own is closed"
    assert majesty in game.state.seats[0].hand
    assert game.state.seats[0].library == library
    answers(game, verb="play", card=grapple, mode="pot")
    for _ in range(10):
        decision = game.decision
        assert decision is not None
        if decision.window == "strike":
            break
        assert (decision.seat, decision.window) != (0, "before_strikes")
        answers(game, verb="pass")
    cards = {option.card for option in decision.options}
    assert (decision.seat, decision.window) == (0, "strike")
    assert undead in cards and majesty not in cards, "only hand strikes"
    assert mine in game.state.seats[0].hand


@pytest.mark.rule("R1 Misplays and Skipped Phases")
def test_a_pass_before_taste_of_vitae_forfeits_only_the_own_press(table: Table) -> None:
    """At the end of the round the press step is over for whoever passed. R1, Misplays."""
    ian = table.you.ready("Pug Jackson")
    table.you.holds("Resist Earth's Grasp")
    brandon = table.prey.ready("Mazz")
    taste = table.prey.holds("Taste of Vitae")
    table.prey.holds("Resist Earth's Grasp")

    blocked(table, ian, brandon)
    table.until("press", table.you)
    table.you.passes()
    assert table.asked().window == "press"
    assert table.asked().seat == table.prey.number
    assert not table.prey.may("play", card=taste), "the end of the round comes later"
    table.prey.passes()
    assert table.asked().window == "end_of_round"
    assert not table.you.may("play", card="Resist Earth's Grasp")
    table.prey.plays(taste, by=brandon)
    assert table.blood(brandon) == 3
    table.nobody_reacts()


@pytest.mark.rule("R1 Phase 1b")
def test_a_maneuver_cannot_counter_the_own_one(table: Table) -> None:
    """To long, the opponent passes, and that is the range. R1, Phase 1b."""
    ian = table.you.ready("Ira Rivers")
    table.you.holds("Flash", "Flash")
    brandon = table.prey.ready("Mazz")
    table.prey.holds("Flash")

    blocked(table, ian, brandon)
    table.you.plays("Flash", by=ian, level="CEL")
    assert table.asked().seat == table.prey.number
    table.prey.passes()
    assert round_of(table).range == "long"
    assert table.asked().window != "range"


@pytest.mark.rule("R1 Phase 1a")
def test_several_cards_before_range_in_a_row(table: Table) -> None:
    """The acting side may play several, and again once the defender has played. R1, Phase 1a."""
    ian = table.you.ready("Pug Jackson")
    first, second = table.you.holds("Torn Signpost", "Torn Signpost")
    brandon = table.prey.ready("Wauneka")
    table.prey.holds("Torn Signpost")

    blocked(table, ian, brandon)
    table.you.plays(first, by=ian, level="pot")
    assert table.asked().seat == table.you.number, "she may play more cards in a row"
    table.you.passes()
    table.prey.plays("Torn Signpost", by=brandon, level="POT")
    assert table.asked().seat == table.you.number, "another chance after the defender's card"
    table.you.plays(second, by=ian, level="POT")
    table.nobody_reacts()
    assert table.blood(brandon) == 2, "the later strength of 3 counts"
    assert table.blood(ian) == 3
