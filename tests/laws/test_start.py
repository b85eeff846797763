"""What starting costs: nothing is imported before it is used."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah import cards
from methuselah.cards import NotADefinition, definitions, place_of, written
from methuselah.cli import COMMANDS, main
from methuselah.engine.definitions import ACTORS
from methuselah.language.card import DEFINITIONS
from methuselah.pool import keywords, pool, precon
from methuselah.table.decks import STARTERS
from methuselah.table.eligible import ROLES, role

LATER = ("methuselah.language", "methuselah.lab", "methuselah.server", "krcg", "rich", "fluent")
"""What takes long to import, and is of use to some commands alone."""


def test_the_command_and_a_table_import_only_what_every_game_needs() -> None:
    """Cards, the laboratory and the server wait until somebody asks for them."""
    code = "import methuselah.cli, methuselah.table, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    imported = done.stdout.split()
    assert "methuselah.table.game" in imported
    assert not [name for name in imported if name in LATER]


HEAVY = ("krcg", "aiohttp", "arrow", "numpy", "rapidfuzz")
"""What krcg brings along, and what only a misspelt name needs."""


@pytest.mark.parametrize(
    "command", [["card", "Govern the Unaligned"], ["deck", "list"], ["simulate", "--games", "1"]]
)
def test_an_ordinary_start_imports_no_krcg(command: list[str]) -> None:
    """The pool is kept once it was read; a card, the decks and a game are had without krcg."""
    pool()
    code = (
        "import sys\nfrom methuselah.cli import main\n"
        f"try:\n    main({command!r}, standalone_mode=False)\n"
        "finally:\n    print('imported', *sys.modules)"
    )
    run = [sys.executable, "-c", code]
    done = subprocess.run(run, capture_output=True, check=True, text=True)
    imported = done.stdout.rpartition("imported")[2].split()
    assert "methuselah.pool.kept" in imported
    assert not [name for name in imported if name in HEAVY]


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_is_found_when_it_is_called(name: str) -> None:
    """`methuselah NAME --help` says what it does; all are listed by their first sentence."""
    done = CliRunner().invoke(main, [name, "--help"])
    assert done.exit_code == 0, done.output
    assert f" {name} " in done.output


def test_all_commands_are_listed_and_near_misses_are_answered() -> None:
    """A command that is not there names the one that comes close."""
    runner = CliRunner()
    listed = runner.invoke(main, ["--help"]).output
    assert [name for name in COMMANDS if name not in listed] == []
    refused = runner.invoke(main, ["simulat"])
    assert refused.exit_code == 2
    assert "simulate" in refused.output


def in_a_new_process(code: str) -> list[str]:
    """The words that Python code prints in a process of its own."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


LOADED = "from methuselah.language.card import DEFINITIONS; print(*DEFINITIONS)"


def test_a_game_loads_the_definitions_of_its_own_cards_only() -> None:
    """Five decks are ready, and no card is defined that is in none of them."""
    cards_of_decks = {face.id for name in STARTERS for face, _ in precon(name).faces()}
    code = "from methuselah.players.sitting import watch; watch((), seed=1, players=('random',))"
    loaded = in_a_new_process(f"{code}; {LOADED}")
    assert {int(card) for card in loaded} == cards_of_decks


def test_a_card_is_shown_with_its_own_definition_only() -> None:
    """`methuselah card NAME` loads one."""
    code = (
        "from typer.testing import CliRunner; from methuselah.cli import main;"
        "shown = CliRunner().invoke(main, ['card', 'Govern the Unaligned']);"
        "assert 'Played here' in shown.output, shown.output"
    )
    assert in_a_new_process(f"{code}; {LOADED}") == [str(pool()["Govern the Unaligned"].id)]


def test_the_server_answers_before_any_card_is_defined() -> None:
    """The set-up page is offered the decks that can be played, and nothing of a table is there."""
    code = (
        "from methuselah.cli import serving; from methuselah.server import serving;"
        "from methuselah.server.app import _decks; import sys;"
        "assert len(_decks()) > 5; print(*sys.modules)"
    )
    there = in_a_new_process(code)
    assert not [name for name in there if name.startswith("methuselah.cards.")]
    assert not {"methuselah.language", "methuselah.players", "fluent", "krcg"} & set(there)


def test_a_definition_by_need_is_the_one_that_its_module_defines() -> None:
    """Imported in the ordinary way, all modules define the same cards in the same way."""
    by_need = {card: one for card, one in definitions().items() if place_of(one.face)}
    said = [one.face for card, one in definitions().items() if card not in by_need]
    assert all(face.crypt and keywords(face).only for face in said)
    for place in written().values():
        import_module(place.module)  # raises where a card is defined in another way
    assert set(by_need) <= set(DEFINITIONS) == set(definitions())
    assert len(by_need) == len(written())


def test_a_module_that_cannot_be_read_says_where_and_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong is told with its line, each time it is asked for; other cards are there."""
    names = ("Computer Hacking", "Govern the Unaligned", "Deflection")
    hacking, govern, deflection = (definitions()[pool()[name].id].id for name in names)
    for number in (hacking, govern, deflection):
        monkeypatch.delitem(DEFINITIONS, number)
    head = "from methuselah.language import action, bleeds, card\n\n"
    wrong = 'card(\n    "Govern the Unaligned",\n    action(bleeds(+2, whom=1)),\n    text="",\n)\n'
    (tmp_path / "wrong_here.py").write_text(head + wrong)
    (tmp_path / "open_here.py").write_text(head + 'card("Deflection"\n')
    (tmp_path / "sound_here.py").write_text(head + 'card("Computer Hacking", text="")\n')
    monkeypatch.setattr(cards, "__path__", [str(tmp_path)])
    monkeypatch.setattr(cards, "written", cache(written.__wrapped__))
    monkeypatch.setattr(cards, "_places", cache(cards._places.__wrapped__))
    known = definitions.__wrapped__()

    assert hacking in known and govern in known and deflection in known
    for _ in range(2):
        with pytest.raises(NotADefinition, match=r"wrong_here.py:5: .*whom"):
            known.get(govern)
        with pytest.raises(NotADefinition, match=r"open_here.py:3: "):
            known.get(deflection)
    assert known[hacking].name == "Computer Hacking"
    (tmp_path / "wrong_here.py").write_text(head + 'card("Goven the Unaligned", text="")\n')
    cards.written.cache_clear()
    cards._places.cache_clear()
    with pytest.raises(NotADefinition, match=r"wrong_here.py:3: .*Did you mean"):
        list(definitions.__wrapped__())


def test_who_may_play_a_card_in_a_window_is_what_the_definitions_say() -> None:
    """The roles of `table/eligible.py`, written down since a game does not load all cards."""
    found: dict[str, set[str]] = {}
    for definition in definitions().values():
        for mode in definition.modes:
            if mode.by not in ACTORS:
                for window in mode.windows:
                    found.setdefault(window, set()).add(role(mode))
    assert {window: frozenset(roles) for window, roles in found.items()} == ROLES
