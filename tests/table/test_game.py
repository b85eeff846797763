"""A game is its setting and its log: undo, rewind, clone, save and replay are the same fact."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest

from dealt_game import setting
from methuselah.cards import definitions
from methuselah.engine.codec import encode, fingerprint
from methuselah.pool import pool
from methuselah.table import Game, replay, verify
from methuselah.table.record import AGREEMENT, TIME, read


def played(answers: int, seed: int = 1, turn_limit: int = 40) -> Game:
    """A game after so many random answers, or at its end."""
    game = Game.new(setting(seed, turn_limit))
    chance = random.Random(seed)
    for _ in range(answers):
        if game.decision is None:
            break
        game.answer(chance.randrange(len(game.decision.options)))
    return game


def test_a_new_game_waits_for_its_first_answer() -> None:
    game = Game.new(setting())
    assert game.decision is not None
    assert game.result is None
    assert game.log == []
    assert game.view(game.decision.seat).decision is not None


def test_a_game_is_played_to_its_end_and_takes_no_more_answers() -> None:
    game = played(2000)
    assert game.decision is None
    assert game.result is not None
    with pytest.raises(ValueError, match="the game is over"):
        game.answer(0)


def test_an_answer_that_is_no_option_changes_nothing() -> None:
    game = played(10)
    before = encode(game.state)
    assert game.decision is not None
    for index in (-1, len(game.decision.options)):
        with pytest.raises(ValueError, match="is not an option"):
            game.answer(index)
    assert encode(game.state) == before
    assert len(game.log) == 10


@pytest.mark.parametrize("number", [0, 1, 7, 49, 50, 51, 120])
def test_undo_goes_back_to_the_very_state(number: int) -> None:
    game = played(120)
    shorter = played(120 - number)
    game.undo(number)
    assert encode(game.state) == encode(shorter.state)
    assert game.log == shorter.log


def test_after_an_undo_the_game_goes_on_as_it_did() -> None:
    game = played(130)
    log, end = game.log.copy(), encode(game.state)
    game.rewind(20)
    for entry in log[20:]:
        game.take(entry)
    assert encode(game.state) == end


def test_the_end_of_a_game_can_be_taken_back() -> None:
    game = played(2000)
    length = len(game.log)
    game.undo()
    assert game.result is None
    assert game.decision is not None
    assert len(game.log) == length - 1


@pytest.mark.parametrize("number", [-1, 11])
def test_more_than_was_answered_cannot_be_taken_back(number: int) -> None:
    game = played(10)
    with pytest.raises(ValueError, match="cannot be taken back: there are 10"):
        game.undo(number)
    with pytest.raises(ValueError, match="it has 10"):
        game.rewind(10 - number if number < 0 else -1)
    assert len(game.log) == 10


def test_a_clone_shares_the_past_and_not_the_future() -> None:
    game = played(60)
    clone = game.clone()
    before = encode(game.state)
    assert encode(clone.state) == before
    clone.answer(0)
    clone.undo(30)
    assert encode(game.state) == before
    assert len(game.log) == 60
    assert encode(clone.state) == encode(played(31).state)


def test_time_and_agreement_are_in_the_log() -> None:
    game = played(20)
    game.call_time()
    assert game.log[-1] == TIME
    assert game.state.time_called
    agreed = played(20)
    agreed.agree_to_stop()
    assert agreed.log[-1] == AGREEMENT
    assert agreed.result is not None and agreed.result.reason == "agreement"
    agreed.undo()
    assert agreed.result is None
    assert encode(agreed.state) == encode(played(20).state)


# -- saving ---------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 33, 2000])
def test_an_exported_game_is_loaded_as_it_was(answers: int) -> None:
    game = played(answers)
    saved = game.export()
    loaded = Game.load(saved, definitions())
    assert encode(loaded.state) == encode(game.state)
    assert loaded.export() == saved
    assert verify(saved, definitions()).log == game.log


def test_called_time_and_agreement_are_replayed() -> None:
    game = played(20)
    game.call_time()
    game.agree_to_stop()
    loaded = verify(game.export(), definitions())
    assert loaded.result == game.result


def test_a_replay_shows_every_state_on_the_way() -> None:
    game = played(25)
    seen: list[str] = []
    replay(game.record(), definitions(), lambda one: seen.append(fingerprint(one.state)))
    assert seen == [fingerprint(played(answers).state) for answers in range(26)]


def test_an_export_is_json_that_a_person_can_read() -> None:
    saved = json.loads(played(5).export())
    assert saved["kind"] == "methuselah game"
    assert saved["names"] == ["Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"]
    assert [len(deck["library"]) for deck in saved["decks"]] == [77] * 5
    assert len(saved["log"]) == 5


def changed(**parts: Any) -> bytes:
    """An export with other parts."""
    return json.dumps({**json.loads(played(30).export()), **parts}).encode()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "game.json is no game of Methuselah.*Give a file"),
        (b"\x00\x01", "game.json is no game of Methuselah"),
        (b"[1, 2]", "Expected `object`, got `array`"),
        (b'{"kind": "methuselah game"}', "missing required field"),
        (changed(seed="one"), r"Expected `int`, got `str` - at `\$.seed`"),
        (changed(mood="bad"), "unknown field `mood`"),
        (changed(kind="recipe"), '"recipe" in format 1'),
        (changed(format=2), "format 2, and this version reads.*Use the version"),
        (changed(names=["one"]), "1 names and 5 decks"),
        (changed(log=[0, -1]), "game.json, answer 2: -1 is no answer"),
        (changed(log=[0, "lunch"]), "answer 2: 'lunch' is no answer"),
        (changed(edition="1896"), 'the edition "1896". This version has current'),
        (changed(log=[0, 99]), "game.json, answer 2 of 2: .*is not an option.*other rules"),
        (changed(texts={}), "was played with other texts of "),
    ],
)
def test_what_cannot_be_loaded_is_said_with_place_and_remedy(data: bytes, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Game.load(data, definitions(), "game.json")


def test_cards_that_are_not_implemented_are_listed() -> None:
    saved = played(3).export()
    first, *_ = read(saved).decks[0].crypt
    known = {card: one for card, one in definitions().items() if card != first}
    with pytest.raises(ValueError, match=f"not implemented here: {first}"):
        Game.load(saved, known, "game.json")


def test_a_card_with_another_text_is_named() -> None:
    saved = played(3).export()
    first, *_ = read(saved).decks[0].crypt
    other = replace(definitions()[first], digest="other")
    with pytest.raises(ValueError, match=re.escape(f"other texts of {other.name}")):
        Game.load(saved, {**definitions(), first: other}, "game.json")


def test_a_text_in_another_notation_is_no_other_text() -> None:
    """Saved when Alamut's text still said Assamite; another card's digest is not taken for it."""
    saved = played(3).export()
    first, *_ = read(saved).decks[0].crypt
    there = read(saved).texts[str(first)].encode()
    alamut = definitions()[pool()["Alamut"].id].digest
    now = {**definitions(), first: replace(definitions()[first], digest=alamut)}

    assert Game.load(saved.replace(there, b"ea3f81"), now, "game.json")
    with pytest.raises(ValueError, match="other texts of"):
        Game.load(saved.replace(there, b"cd7b2d"), now, "game.json")


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"fingerprint": "0" * 32}, "comes to another state"),
        ({"result": {"half_points": [2], "winner": 0, "reason": "time"}}, "the replay ends with"),
    ],
)
def test_a_replay_that_ends_otherwise_is_not_verified(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        verify(changed(**parts), definitions(), "game.json")
