"""Games that were saved before modules moved: they read, and mean what they meant.

`saved/names.txt` has every class under which something was saved then, one a line; the states and
replays beside it stand in the middle of an action, a combat and a referendum.
"""

from __future__ import annotations

import random
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from methuselah.cards import definitions
from methuselah.engine.advance import advance, answer
from methuselah.engine.codec import DIGEST, HEAD, decode, fingerprint
from methuselah.engine.decisions import Decision
from methuselah.engine.definitions import Definition
from methuselah.engine.registry import (
    class_named,
    frame_classes,
    name_of,
    node_classes,
    value_classes,
)
from methuselah.engine.saved_names import SAVED_AS
from methuselah.pool.former import present_digest
from methuselah.table.record import read
from methuselah.table.replay import verify

SAVED = Path(__file__).with_name("saved")
MOMENTS = {
    "action": ("rules.action.Action", "39051d76af043d26281b13904048f16e"),
    "combat": ("rules.combat.Combat", "fba934764c74ac683eacc26388e4626b"),
    "referendum": ("rules.referendum.Referendum", "47dfe4b8e33bb08f80b9a32518e72e2a"),
}
"""The frame that a game stands in, under its name of then, and the fingerprint of the game."""
MENDED = {"referendum": "7423ad96c20489b6d746afafd8fc9f31"}
"""What a replay comes to where a card of it was mended since: the terms of Disputed Territory,
which stand in the state, are chosen and not aimed at (ruling 1 of Banishment).
"""
STOPS = {"combat": "answer 145 of 213"}
"""Where a replay stops since a rule was mended: who follows no Path plays no card of a Path."""


def of_then(texts: dict[int, str]) -> dict[int, Definition]:
    """The definitions of today, said to be of the texts that a game was saved with."""
    known = definitions()
    return {card: replace(known[card], digest=present_digest(text)) for card, text in texts.items()}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_game_saved_before_the_move_is_read_and_played_on(moment: str) -> None:
    data = (SAVED / f"{moment}.state").read_bytes()
    body = msgspec.msgpack.decode(data[len(HEAD) + DIGEST :])
    state = decode(data, of_then(dict(body["setting"]["definitions"])))
    frame, mark = MOMENTS[moment]
    assert frame in [name_of(type(one)) for one in state.stack]
    assert fingerprint(state) == mark
    chance = random.Random(1)
    for _ in range(100):
        decision = advance(state)
        if not isinstance(decision, Decision):
            break
        answer(state, chance.randrange(len(decision.options)))
    assert fingerprint(state) != mark


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_replay_saved_before_the_move_comes_to_the_same_state(moment: str) -> None:
    data = (SAVED / f"{moment}.json").read_bytes()
    record = read(data)
    known = of_then({int(card): text for card, text in record.texts.items()})
    if moment in STOPS:
        with pytest.raises(ValueError, match=f"{STOPS[moment]}: .* It was played by other rules"):
            verify(data, known)
        return
    come_to = MENDED.get(moment, MOMENTS[moment][1])
    assert fingerprint(verify(data, known).state) == come_to


def test_every_class_is_found_under_the_name_it_was_saved_by() -> None:
    names = (SAVED / "names.txt").read_text("utf-8").split()
    assert len(names) > 400
    assert [name for name in names if class_named(name) is None] == []


def test_no_two_classes_are_saved_under_one_name() -> None:
    frames = frame_classes()
    kinds = {*frames, *node_classes(), *(one for frame in frames for one in value_classes(frame))}
    names = [name_of(kind) for kind in kinds]
    assert len(set(names)) == len(names) > 400


def test_what_has_moved_is_where_the_table_says() -> None:
    for place in SAVED_AS:
        module, _, name = place.rpartition(".")
        if name[0].isupper():
            assert hasattr(import_module(f"methuselah.{module}"), name), place
        else:
            import_module(f"methuselah.{place}")
