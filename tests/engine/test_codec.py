"""A state survives being saved; bytes that are no state are refused with a reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealt_game import dealt, play
from methuselah.cards import definitions
from methuselah.engine import atoms
from methuselah.engine.advance import advance
from methuselah.engine.codec import HEAD, decode, encode, fingerprint, write_value
from methuselah.engine.decisions import Decision
from methuselah.engine.definitions import Block, Mode, Strike
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope, Value
from methuselah.engine.state import READY, Row, State
from small_state import Asking, SmallState, library_card, vampire


def survives(state: State) -> State:
    """Save, read, save again: the same bytes."""
    saved = encode(state)
    read = decode(saved, state.setting)
    assert encode(read) == saved
    return read


def small() -> State:
    table = SmallState()
    table.put(0, vampire("Ana"), READY, 3)
    table.put(0, library_card("Sword"), "hand")
    table.put(1, vampire("Bob"), "uncontrolled", 1)
    return table.build()


def test_everything_comes_back_as_it_was() -> None:
    state = small()
    atoms.attach(state, 1, 0)
    atoms.remember(state, 0, "chosen", 2)
    atoms.set_trait(state, 0, "sect", "sabbat")
    atoms.add_seat_row(state, 1, Row("hand_size", 1, -2, word="until unlock"))
    effect = Block((Block(),))
    add_row(state.stack[-1], "at resolution", 3, effect=effect, seat=1)
    state.push(Asking(seat=2))
    advance(state)
    read = survives(state)
    assert read.cards == {card: replace(record, stamp=0) for card, record in state.cards.items()}
    assert read.seats == [replace(seat, stamp=0) for seat in state.seats]
    assert read.stack == state.stack
    assert read.journal == state.journal
    assert read.hooks == state.hooks
    assert read.pending == state.pending
    assert read.setting is state.setting


def test_every_question_of_a_game_survives_and_the_game_goes_on_the_same() -> None:
    asked: set[tuple[str, str, str]] = set()

    def look(state: State, decision: Decision) -> None:
        kind = (type(state.stack[-1]).__name__, decision.kind, decision.window)
        if kind in asked:
            return
        asked.add(kind)
        read = survives(state)
        assert fingerprint(read) == fingerprint(state)
        assert read.pending == decision
        play(read, 15, seed=9)
        clone = state.clone()
        play(clone, 15, seed=9)
        assert fingerprint(read) == fingerprint(clone)

    for seed in range(2):
        play(dealt(seed, turn_limit=0), 1500, seed=seed, look=look)
    assert len(asked) >= 10


def test_a_game_is_read_with_nothing_but_its_definitions() -> None:
    state = dealt(5)
    play(state, 50)
    saved = encode(state)
    read = decode(saved, definitions())
    assert read.setting == state.setting
    assert encode(read) == saved


def test_without_its_journal_a_state_is_shorter_and_the_same_game() -> None:
    state = dealt(5)
    play(state, 50)
    short = encode(state, journal=False)
    assert len(short) < len(encode(state))
    read = decode(short, state.setting)
    assert read.journal == []
    assert fingerprint(read) == fingerprint(state)


def test_the_read_state_is_independent() -> None:
    state = small()
    read = survives(state)
    atoms.burn_blood(read, 0, 2)
    assert (state.cards[0].blood, read.cards[0].blood) == (3, 1)


def test_nodes_are_written_as_trees_of_what_differs_from_the_default() -> None:
    mode = Mode(key="dom", strike=Strike("damage", 2), effect=Block((Block(),)))
    assert write_value(mode) == {
        "is": "engine.definitions.Mode",
        "key": "dom",
        "strike": {"is": "engine.definitions.Strike", "kind": "damage", "damage": 2},
        "effect": {
            "is": "engine.definitions.Block",
            "effects": [{"is": "engine.definitions.Block"}],
        },
    }


def test_scopes_keep_words_numbers_and_several_cards() -> None:
    state = small()
    state.push(Asking())
    env: dict[str, Value] = {"target": (1, 2), "number": 3, "clan": "Ventrue", "none": ()}
    written = write_value(Scope(1, 2, 3, "dom", env))
    assert written["env"] == {
        "is": "map",
        "items": [["target", [1, 2]], ["number", 3], ["clan", "Ventrue"], ["none", []]],
    }


def test_what_is_no_plain_data_is_not_saved() -> None:
    state = small()
    state.stack[-1].used = ((lambda: None,),)  # type: ignore[assignment]
    with pytest.raises(TypeError, match="a state cannot hold"):
        encode(state)


@pytest.mark.parametrize("foreign", [b"", b"{}", b"\x00" * 99, b"methuselah state 9\n" + b"x" * 40])
def test_foreign_bytes_are_named(foreign: bytes) -> None:
    with pytest.raises(ValueError, match="no saved state.*give what this version"):
        decode(foreign, {})


def test_damage_anywhere_is_noticed() -> None:
    state = small()
    saved = encode(state)
    for place in range(len(HEAD), len(saved), 7):
        damaged = bytearray(saved)
        damaged[place] ^= 0x10
        with pytest.raises(ValueError, match="damaged.*another copy"):
            decode(bytes(damaged), state.setting)
    with pytest.raises(ValueError, match="damaged"):
        decode(saved[:-1], state.setting)


def test_a_card_that_is_not_implemented_is_named() -> None:
    state = dealt(5)
    known = dict(definitions())
    missing = state.setting.definitions[3].id
    del known[missing]
    with pytest.raises(ValueError, match=f"card {missing}, which is not implemented.*update"):
        decode(encode(state), known)


def test_a_card_whose_text_has_changed_is_named() -> None:
    state = dealt(5)
    changed = state.setting.definitions[3]
    known = {**definitions(), changed.id: replace(changed, digest="another")}
    with pytest.raises(ValueError, match="has another text than in the saved game"):
        decode(encode(state), known)


def test_the_setting_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="another game"):
        decode(encode(dealt(5)), dealt(6).setting)


def test_the_fingerprint_does_not_depend_on_the_journal() -> None:
    state, silent = dealt(5), dealt(5)
    silent.journaling = False
    silent.journal.clear()
    play(state, 30)
    play(silent, 30)
    assert not silent.journal
    assert fingerprint(state) == fingerprint(silent)
    play(silent, 1)
    assert fingerprint(state) != fingerprint(silent)
