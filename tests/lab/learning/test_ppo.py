"""Training by PPO: chances over options alone, an update that learns, the same again by seed."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch (the extra `train`) is not installed")

import numpy as np
import torch

from methuselah.lab.learning.ppo import Trainer, Training
from methuselah.players import look_at_player, player_named
from methuselah.players.learned.network import (
    Batch,
    load_network,
    log_chances,
    save_network,
)

PASS = 1
"""The column of OPTION that says to let it pass."""


def trainer(seed: int = 0, at_once: int = 8) -> Trainer:
    """A small one."""
    return Trainer(Training(decisions=200, each=100, at_once=at_once, seed=seed))


def test_chances_are_of_the_options_alone() -> None:
    """Padded to the longest question, they sum to 1 and are 0 where there is no option."""
    made = trainer()
    steps = made.play(60)
    batch = Batch.of([step.question for step in steps], made.network.places, "cpu")
    with torch.no_grad():
        scores, values = made.network(batch)
        chances = log_chances(scores).exp()
    assert torch.allclose(chances.sum(-1), torch.ones(len(steps)))
    assert (chances[~batch.mask] == 0).all()
    assert (chances[batch.mask] > 0).all()
    assert values.shape == (len(steps),)
    assert len({len(step.question.options) for step in steps}) > 1


def test_no_question_is_answered_by_what_is_no_option() -> None:
    """And each is scored the same, alone or beside longer ones."""
    made = trainer()
    steps = made.play(60)
    assert all(0 <= step.action < len(step.question.options) for step in steps)
    with torch.no_grad():
        alone, _ = made.network(Batch.of([steps[0].question], made.network.places, "cpu"))
        many = [step.question for step in steps]
        beside, _ = made.network(Batch.of(many, made.network.places, "cpu"))
    here = len(steps[0].question.options)
    assert torch.allclose(alone[0], beside[0, :here], atol=1e-5)


def test_an_update_learns_what_is_rewarded() -> None:
    """Where passing alone is rewarded, the loss falls and passing becomes likelier."""
    made = trainer()
    steps = [step for step in made.play(120) if step.question.options[:, PASS].any()]

    def likelihood() -> float:
        batch = Batch.of([step.question for step in steps], made.network.places, "cpu")
        with torch.no_grad():
            chances = log_chances(made.network(batch)[0]).exp()
        return float((chances * batch.options[..., PASS]).sum(-1).mean())

    for step in steps:
        step.reward = float(step.question.options[step.action, PASS])
        step.advantage = step.reward - step.value
    before, chance = made.loss(steps)[0].item(), likelihood()
    for _ in range(4):
        made.learn(steps)
    assert made.loss(steps)[0].item() < before
    assert likelihood() > chance + 0.01


def test_games_that_end_are_counted_by_their_victory_points() -> None:
    """Each game that ends is counted once, by what the rules give for it."""
    made = trainer(at_once=2)
    steps = made.play(400)
    assert sum(step.last for step in steps) == len(made._ended) > 0
    assert all(np.isfinite(step.advantage) for step in steps)
    assert set(made._ended) <= {0.0, 0.5, 1.0, 2.0}


def test_the_same_seed_trains_the_same_network() -> None:
    """Two rounds; another seed makes another one."""

    def weights(seed: int) -> list[np.ndarray]:  # type: ignore[type-arg]
        made = trainer(seed)
        assert len(list(made.updates())) == 2
        return [value.numpy() for value in made.network.state_dict().values()]

    first, again, other = weights(1), weights(1), weights(2)
    assert all(np.array_equal(one, two) for one, two in zip(first, again, strict=True))
    assert not all(np.array_equal(one, two) for one, two in zip(first, other, strict=True))


def test_a_trained_player_sits_down_from_its_file(tmp_path: Path) -> None:
    """The network is the same, and the same seed plays the same way."""
    made = trainer()
    path = tmp_path / "policy.pt"
    save_network(made.network, path)
    read = load_network(path)
    for name, value in made.network.state_dict().items():
        assert torch.equal(value, read.state_dict()[name])
    name = f"learned:{path}"
    look_at_player(name)
    game = made._games[0]
    decision = game.episode.decision
    assert decision is not None
    answers = [
        [player_named(name, decision.seat, 5).choose(game.episode.state, decision)]
        for _ in range(3)
    ]
    assert answers[0] == answers[1] == answers[2]


def test_a_file_that_is_no_player_is_refused(tmp_path: Path) -> None:
    """One message with the file."""
    path = tmp_path / "notes.txt"
    path.write_text("no network", "utf-8")
    with pytest.raises(ValueError, match="notes.txt is no trained player"):
        load_network(path)


def test_a_step_that_ends_a_game_expects_nothing_after_it() -> None:
    """The advantage of a last step is its reward alone, beyond what was expected of it."""
    made = trainer(at_once=2)
    ends = [step for step in made.play(400) if step.last]
    assert ends
    assert all(step.advantage == pytest.approx(step.reward - step.value) for step in ends)
