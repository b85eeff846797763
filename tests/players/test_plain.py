"""The line mode, through a real pipe and through strings."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from methuselah.cards import definitions
from methuselah.language.speaking import gist
from methuselah.players.sitting import resume, sit_down, watch
from methuselah.players.terminal.describing import hand_lines
from methuselah.players.terminal.plain import PlainTable
from methuselah.pool import pool
from methuselah.table.seats import times_of

SOURCE = Path(__file__).parents[2] / "src"


def play(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """`methuselah play` with these arguments and lines of input."""
    return subprocess.run(
        [sys.executable, "-m", "methuselah", "play", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        env={"PYTHONPATH": str(SOURCE), "PATH": "/usr/bin:/bin"},
        check=False,
    )


def spoken(answers: str, seed: int = 4, turns: int = 12) -> str:
    """What the line mode says to these answers."""
    table, seat = sit_down(seed=seed, players=("random",), turns=turns)
    said = io.StringIO()
    PlainTable(table, seat, io.StringIO(answers), said).run()
    return said.getvalue()


@pytest.mark.parametrize("answer", ["1", "2", "p"])
def test_a_short_game_is_played_to_its_end_through_a_pipe(answer: str) -> None:
    done = play("--seed", "3", "--players", "random", "--turns", "16", answers=f"{answer}\n" * 600)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert done.stdout.count("victory point") >= 5
    assert not done.stderr


def test_the_end_of_the_input_leaves_quietly() -> None:
    done = play("--seed", "3", "--players", "random")
    assert done.returncode == 0
    assert "The input has ended" in done.stdout
    assert "Traceback" not in done.stderr


def test_the_same_seed_plays_the_same_game() -> None:
    assert spoken("1\n" * 30) == spoken("1\n" * 30)
    assert spoken("1\n" * 30) != spoken("1\n" * 30, seed=5)


def test_commands_answer_and_change_nothing() -> None:
    commands = (
        "help",
        "aid",
        "hand",
        "table",
        "log",
        "?",
        "? 1",
        "? bleed",
        "? 99",
        "text 1",
        "text Govern the Unaligned",
        "text Govern the Unalined",
        "u",
        "99",
        "nonsense",
        "",
        "quit",
    )
    said = spoken("".join(f"{command}\n" for command in commands))
    assert "Other commands" in said
    assert "Your predator" in said
    assert "your prey" in said or ", prey:" in said
    assert "Your hand has 7 cards" in said
    assert 'Did you mean "Govern the Unaligned"?' in said
    assert "[dom]" in said
    assert "As played here\n[dom] Ⓓ Bleed with +2 bleed." in said
    assert "There is nothing to undo" in said
    assert "99 is not an option" in said
    assert '"nonsense" is no command' in said
    assert "You leave the table." in said


@pytest.mark.parametrize("line", ["e", "", "r"])
def test_no_line_but_a_pass_passes_a_step_of_ones_own_turn(line: str) -> None:
    """Neither an order nor Enter alone: the same is asked until she answers."""
    table, seat = sit_down(seed=4, players=("random",), turns=12)
    said = io.StringIO()
    PlainTable(table, seat, io.StringIO(f"{line}\n" * 3), said).run()
    assert table.decision is not None and table.decision.seat == table.state.active == seat
    assert not table.decided
    if line == "e":
        assert said.getvalue().count("no order passes a step of it") == 3


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "Finir votre phase d'influence"), ("es", "Terminar tu fase de")]
)
def test_the_terminal_speaks_the_language_that_is_asked_for(language: str, said: str) -> None:
    done = play("--seed", "3", "--language", language, "--plain", answers="p\nquit\n")
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert "Finish your influence phase" not in done.stdout


def test_the_hand_says_what_each_card_does() -> None:
    """The gist of each card stands behind its name, kind and cost."""
    table, seat = sit_down(seed=4, players=("random",), turns=12)
    lines = hand_lines(table.state, seat)
    for line, card in zip(lines, table.state.seats[seat].hand, strict=True):
        assert line.endswith(f": {gist(table.state.definition(card))}")


def test_undo_asks_the_same_question_again() -> None:
    said = spoken("2\nu\nquit\n")
    assert "Undone." in said
    questions = [line for line in said.split("\n") if line.startswith("2. 1 pool to")]
    assert questions[0] == questions[-1]
    assert len(questions) == 3


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table, seat = sit_down(seed=4, players=("random",), turns=12)
    PlainTable(table, seat, io.StringIO("2\n1\nquit\n"), io.StringIO(), file).run()
    again, mine = resume(file, seat=0, seed=1, players=("random",))
    assert mine == seat
    assert again.game.log == table.game.log
    said = io.StringIO()
    PlainTable(again, mine, io.StringIO("1\n" * 200), said).run()
    assert "The game is over." in said.getvalue()


def test_saving_where_nothing_can_be_written_says_so(tmp_path: Path) -> None:
    said = spoken(f"save {tmp_path}/no/such/place\nquit\n")
    assert "was not saved" in said and "Choose another file" in said


def test_a_spectator_sees_a_whole_game() -> None:
    table, seat = watch(seed=2, players=("random",), turns=10)
    said = io.StringIO()
    PlainTable(table, seat, io.StringIO(), said).run()
    assert "Turn 10" in said.getvalue()
    assert "The game is over." in said.getvalue()
    assert "You draw" not in said.getvalue()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--decks",), "--decks needs the names"),
        (("--decks", "Nosferatoo", "Ventrue"), '"Nosferatoo" is neither a file nor'),
        (("--seat", "6"), "There is no seat 6"),
        (("--players", "nobody"), '"nobody" is no player'),
        (("--load", "missing.json"), "missing.json"),
        (("--decks", *["Ventrue"] * 7), "7 decks"),
        (("--language", "de"), '"de" is no language of the table: choose one of en, fr, es.'),
    ],
)
def test_bad_input_is_one_clear_message(arguments: tuple[str, ...], message: str) -> None:
    done = play(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert not done.stdout


def test_a_deck_with_unimplemented_cards_is_refused_by_their_names(tmp_path: Path) -> None:
    known = definitions()
    absent = [face.name for face in pool().library if face.id not in known and not face.banned]
    if len(absent) < 2:
        pytest.skip("every card is implemented")
    file = tmp_path / "deck.txt"
    file.write_text(
        f"Crypt (12)\n12x Nassir\n\nLibrary (60)\n58x Blood Doll\n1x {absent[0]}\n1x {absent[1]}\n"
    )
    done = play("--decks", str(file))
    assert done.returncode == 2
    assert "2 cards are not implemented" in done.stderr
    assert absent[0] in done.stderr and absent[1] in done.stderr
    assert "Traceback" not in done.stderr


def test_a_corrupt_save_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    done = play("--load", str(file))
    assert done.returncode == 2
    assert "is no game of Methuselah" in done.stderr


def test_pool_is_moved_several_times_with_one_line() -> None:
    """As far as the transfers go, and it is taken back as one; other numbers are refused."""
    table, seat = sit_down(seed=4, players=("random",), turns=12)
    table.play_on()
    while not table.decision or not any(one.verb == "transfer" for one in table.decision.options):
        table.answer(0)
        table.play_on()
    verbs = [one.verb for one in table.decision.options]
    number, before = verbs.index("transfer") + 1, table.state.seats[seat].pool
    most = times_of(table.state, table.decision.options[number - 1])
    assert most > 1
    for line, moved in ((f"{number}x2", 2), (f"{number} x 99", most), (f"{number}×1", 1)):
        PlainTable(table, seat, io.StringIO(f"{line}\n"), io.StringIO()).run()
        assert table.state.seats[seat].pool == before - moved, line
        table.undo()
        assert table.state.seats[seat].pool == before
    said = io.StringIO()
    PlainTable(table, seat, io.StringIO(f"99x2\n{number}y2\n{'9' * 5000}\n"), said).run()
    assert table.state.seats[seat].pool == before
    assert "99 is not an option" in said.getvalue()
    assert said.getvalue().count("is no command") == 2
