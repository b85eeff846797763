"""A network that weighs options: each option is a token, scored with the cards that it names.

Cards and seats are encoded each by itself; their sums by controller, the table and the words of
what goes on make the context. An option is scored from its columns, its words, the encoded cards
and seat that it links to, and the context; the value of the question from the context alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from methuselah.players.learned.features import SEATS, WORDS, Features
from methuselah.players.learned.fields import (
    CARD,
    CONTEXT,
    FACE,
    OPTION,
    OPTION_LINKS,
    OPTION_WORDS,
    SEAT,
    TABLE,
)
from methuselah.wording.wrong import Wrong

__all__ = ["Batch", "Network", "Question", "load_network", "log_chances", "save_network"]

WIDTH: Final = 64
EMBEDDED: Final = 16
GROUPS: Final = 3
"""Cards are summed by whom they belong to: the viewer, her prey, anybody else."""
CARDS_A_GROUP: Final = 8.0
"""Sums are divided by so many, to be of the size of one card."""
FORMAT: Final = 1


@dataclass(slots=True)
class Question:
    """The rows in use of one question: what is kept of it while a player learns."""

    table: np.ndarray[Any, Any]
    context: np.ndarray[Any, Any]
    seats: np.ndarray[Any, Any]
    cards: np.ndarray[Any, Any]
    names: np.ndarray[Any, Any]
    whose: np.ndarray[Any, Any]
    options: np.ndarray[Any, Any]
    words: np.ndarray[Any, Any]
    links: np.ndarray[Any, Any]

    @classmethod
    def of(cls, seen: Features) -> Question:
        """The question that a seat sees."""
        cards, options = int(seen.card_mask.sum()), int(seen.action_mask.sum())
        return cls(
            table=seen.table,
            context=seen.context,
            seats=seen.seats,
            cards=seen.cards[:cards].copy(),
            names=seen.card_names[:cards].copy(),
            whose=seen.card_links[:cards, 0].copy(),
            options=seen.options[:options].copy(),
            words=seen.option_words[:options].copy(),
            links=seen.option_links[:options].copy(),
        )


@dataclass(slots=True)
class Batch:
    """Questions side by side, padded to the longest; mask: which options there are."""

    table: Tensor
    context: Tensor
    seats: Tensor
    cards: Tensor
    names: Tensor
    groups: Tensor
    options: Tensor
    words: Tensor
    links: Tensor
    mask: Tensor

    @classmethod
    def of(cls, questions: Sequence[Question], places: dict[int, int], device: Any) -> Batch:
        """These questions. places: the number of each card in the network, 0 for others."""
        size = len(questions)
        cards = max(1, *(len(one.cards) for one in questions))
        options = max(1, *(len(one.options) for one in questions))
        rows = np.zeros((size, cards, len(CARD) + len(FACE)), np.float32)
        names = np.zeros((size, cards), np.int64)
        groups = np.zeros((size, GROUPS, cards), np.float32)
        columns = np.zeros((size, options, len(OPTION)), np.float32)
        words = np.zeros((size, options, len(OPTION_WORDS)), np.int64)
        links = np.full((size, options, len(OPTION_LINKS)), -1, np.int64)
        mask = np.zeros((size, options), np.bool_)
        for place, one in enumerate(questions):
            here, there = len(one.cards), len(one.options)
            rows[place, :here] = one.cards
            names[place, :here] = [places.get(name, 0) for name in one.names.tolist()]
            for group in range(GROUPS - 1):
                groups[place, group, :here] = one.whose == group
            groups[place, GROUPS - 1, :here] = ~np.isin(one.whose, range(GROUPS - 1))
            columns[place, :there] = one.options
            words[place, :there] = one.words
            links[place, :there] = one.links
            mask[place, :there] = True
        arrays = (rows, names, groups / CARDS_A_GROUP, columns, words, links, mask)
        table, context, seats = (
            np.stack([getattr(one, name) for one in questions])
            for name in ("table", "context", "seats")
        )
        made = (table, context.astype(np.int64), seats, *arrays)
        return cls(*(torch.from_numpy(array).to(device) for array in made))


def _layers(*widths: int) -> nn.Sequential:
    made: list[nn.Module] = []
    for before, after in pairwise(widths):
        made += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*made)


class Network(nn.Module):
    """Scores and value of questions. cards: the krcg ids that it tells apart by name."""

    def __init__(self, cards: Sequence[int], width: int = WIDTH) -> None:
        super().__init__()
        self.known_cards = tuple(cards)
        self.width = width
        self.places = {krcg: place for place, krcg in enumerate(self.known_cards, start=1)}
        self.name = nn.Embedding(len(self.known_cards) + 1, EMBEDDED)
        self.word = nn.Embedding(WORDS, EMBEDDED)
        self.card = _layers(len(CARD) + len(FACE) + EMBEDDED, width, width)
        self.seat = _layers(len(SEAT), width)
        around = len(TABLE) + EMBEDDED * len(CONTEXT) + SEATS * len(SEAT) + GROUPS * width
        self.context = _layers(around, 2 * width, width)
        linked = len(OPTION_LINKS) * width + len(OPTION) + EMBEDDED * len(OPTION_WORDS)
        self.option = nn.Sequential(_layers(linked + width, width, width), nn.Linear(width, 1))
        self.value = nn.Sequential(_layers(width, width), nn.Linear(width, 1))
        nn.init.normal_(self.option[-1].weight, std=0.01)  # at first all options are alike

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """The score of each option, minus infinity where there is none; and the values."""
        cards = self.card(torch.cat((batch.cards, self.name(batch.names)), -1))
        seats = self.seat(batch.seats)
        sums = (batch.groups @ cards).flatten(1)
        said = self.word(batch.context).flatten(1)
        around = (batch.table, said, batch.seats.flatten(1), sums)
        context = self.context(torch.cat(around, -1))
        shared = context.unsqueeze(1).expand(-1, batch.options.shape[1], -1)
        linked = (*(_linked(cards, batch.links[..., link]) for link in range(3)),)
        token = (batch.options, self.word(batch.words).flatten(2), *linked)
        token = (*token, _linked(seats, batch.links[..., 3]), shared)
        scores = self.option(torch.cat(token, -1)).squeeze(-1)
        return scores.masked_fill(~batch.mask, -torch.inf), self.value(context).squeeze(-1)


def _linked(rows: Tensor, links: Tensor) -> Tensor:
    """The rows that links lead to, zeros where a link is none."""
    index = links.clamp(min=0).unsqueeze(-1).expand(-1, -1, rows.shape[-1])
    return torch.gather(rows, 1, index) * (links >= 0).unsqueeze(-1)


def log_chances(scores: Tensor) -> Tensor:
    """The logarithm of the chance of each option; minus infinity where there is none."""
    return torch.log_softmax(scores, -1)


def save_network(network: Network, path: Path) -> None:
    """Write a network whole or not at all."""
    making = path.with_suffix(".making")
    data = {
        "format": FORMAT,
        "cards": list(network.known_cards),
        "width": network.width,
        "columns": _columns(),
        "weights": {name: value.cpu() for name, value in network.state_dict().items()},
    }
    torch.save(data, making)
    making.replace(path)


def load_network(path: Path) -> Network:
    """The network of a file. Raises ValueError, with the remedy, for anything else."""
    try:
        data = torch.load(path, map_location="cpu", weights_only=True)
        if data["format"] != FORMAT or data["columns"] != _columns():
            raise Wrong("trained-otherwise", file=str(path))
        network = Network(data["cards"], data["width"])
        network.load_state_dict(data["weights"])
    except OSError:
        raise Wrong("no-trained-file", file=str(path)) from None
    except (UnpicklingError, KeyError, TypeError, RuntimeError, EOFError) as error:
        raise Wrong("no-trained-player", file=str(path), reason=type(error).__name__) from error
    network.eval()
    return network


def _columns() -> list[int]:
    return [len(part) for part in (TABLE, CONTEXT, SEAT, CARD, FACE, OPTION)]
