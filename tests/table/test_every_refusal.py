"""Every place where an option is refused answers in one sentence with the rule behind it.

Two walks: each `Refusal(...)` written in the table's explanations is said by one of the scenes
below; and each statement in the rules that refuses an option to a player has a scene.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from methuselah.engine.determinize import determinize
from methuselah.engine.state import State
from methuselah.players.sitting import watch
from methuselah.table import Game, barriers, ranks, refusals, why_no_action, why_not
from methuselah.table.naming import phrases
from refusals_besides import MORE
from refusals_of_actions import ACTIONS, UNASKED
from refusals_of_cards import CARDS, Scene
from refusals_of_moments import MOMENTS, UNASKED_AT_HOME
from refusals_of_the_rulebook import RULEBOOK, nobody_blocks_at_home_in_1996
from table_talk import Table

SAID: Final = (why_not, why_no_action, refusals, barriers)
UNSAID: Final = {
    "not-offered": "what is said of a rule that no explanation knows: a whole game is played below"
    " in which it is never said",
}
"""The refusals that no scene says, by their messages, each with the reason."""
SCENES: Final = {**CARDS, **ACTIONS, **MORE, **MOMENTS, **RULEBOOK}
NOT_ASKED: Final = (*UNASKED, *UNASKED_AT_HOME, nobody_blocks_at_home_in_1996)


def sentence_of(scene: Scene, table: Table) -> str:
    """What is said at the decision that waits."""
    seat, what = scene(table)
    if scene not in NOT_ASKED:
        table.asked()
    return why_not.why_not(table.state, seat, what)


@pytest.fixture
def table() -> Table:
    """Five seats."""
    return Table()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_refusal_is_one_sentence_with_its_reference(scene: Scene, table: Table) -> None:
    """The words, then the section, the ruling or the card whose text says so."""
    sentence = sentence_of(scene, table)

    assert SCENES[scene] in sentence
    assert sentence.endswith(")."), "a reference in brackets, and the full stop"
    assert sentence.count(". ") <= sentence.count("R0, ") + sentence.count("3. ") + 1


# -- the two walks ---------------------------------------------------------------------------------


def written() -> Iterator[tuple[str, int, str]]:
    """Where the explanations write down a refusal: the file, the line of `Refusal(`, its words."""
    for module in SAID:
        path = Path(inspect.getfile(module))
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "Refusal":
                    words = node.args[1]
                    said = ast.unparse(words.args[0]) if isinstance(words, ast.Call) else ""
                    yield path.name, node.lineno, said.strip("'")


def a_whole_game(turns: int, seed: int) -> Iterator[State]:
    """Random players; the states at every fifteenth decision."""
    watched, _ = watch(seed=seed, players=("random",), turns=turns)
    while watched.result is None:
        watched.play_on(most=15)
        if watched.decision is None:
            return
        yield watched.state


def everything_asked(state: State) -> Iterator[tuple[int, int | str]]:
    """Each hand card, each card in play, each action, for whoever is asked."""
    assert state.pending is not None
    seat = state.pending.seat
    for what in (*state.seats[seat].hand, *sorted(state.cards), *why_no_action.ACTIONS):
        yield seat, what


def test_each_refusal_that_is_written_down_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """By one of the scenes."""
    heard: set[tuple[str, int]] = set()
    plain = ranks.Refusal.__init__

    def listening(self: ranks.Refusal, *args: object, **how: object) -> None:
        frame = sys._getframe(1)
        heard.add((Path(frame.f_code.co_filename).name, frame.f_lineno))
        plain(self, *args, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(ranks.Refusal, "__init__", listening)
    for scene in SCENES:
        sentence_of(scene, Table())
    silent = {(file, line, said) for file, line, said in written() if (file, line) not in heard}

    assert {said for _, _, said in silent} == set(UNSAID), sorted(silent)


def test_every_sentence_of_a_game_ends_with_its_reference() -> None:
    """Everything is asked all the time, whoever plays."""
    unsaid = [phrases("en").say(f"why-{message}", {}) for message in UNSAID]
    for state in a_whole_game(60, seed=8):
        for seat, what in everything_asked(state):
            sentence = why_not.why_not(state, seat, what)
            assert sentence.endswith((").", "options.", "table.", "neither.")), sentence
            assert not any(words in sentence for words in unsaid), sentence


def test_no_sentence_tells_what_is_hidden() -> None:
    """With the hidden cards of the others dealt again, each sentence is the same."""
    for number, state in enumerate(a_whole_game(30, seed=5)):
        if number % 4:
            continue
        assert state.pending is not None
        seat = state.pending.seat
        other = determinize(state, seat, number)
        for _, what in everything_asked(state):
            assert why_not.why_not(state, seat, what) == why_not.why_not(other, seat, what)


def test_a_game_answers_why_not() -> None:
    """The same sentence from the game at the table."""
    watched, _ = watch(seed=3, players=("random",), turns=5)
    state = watched.state
    assert state.pending is not None
    seat = state.pending.seat
    game = Game(state.setting, state.clone(), [])

    assert game.why_not(seat, "hunt") == why_not.why_not(state, seat, "hunt")
