"""Whether the tests of a card notice a mutant of its definition, and which rulings they prove.

Everything is loaded once: pytest collects the files of tests that name the cards, each test is run
as it is (who places which card is heard then), and for each mutant a forked child puts it among the
definitions and runs the tests that place the card, until one fails. Tests with the mark of a ruling
are all run: a ruling whose tests notice no mutant of its card is not proved by what they assert.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import io
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from methuselah.cards import definitions, written
from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.mutants import Mutant, mutants_of
from methuselah.lab.proving.named import files_naming, named_in
from methuselah.language.card import DEFINITIONS
from methuselah.pool import pool

__all__ = ["Outcome", "Ruled", "Sifted", "sample", "sift"]

LONGEST: Final = 20
"""Seconds of CPU that the tests of a mutant may take: one that goes on for ever is noticed."""
MOST: Final = 4.0
"""Seconds of CPU that the tests of a card may take, as they are: of those that put it down only by
the way, the quick ones are run.
"""
PLAYED_IN: Final = ("tests/cards/", "tests/rules/")
"""Where cards are played by decisions."""
OF_ALL: Final = (
    "tests/cards/words/test_actions_of_cards_in_play.py",
    "tests/cards/words/test_each_combat.py",
    "tests/cards/words/test_from_the_hand.py",
    "tests/cards/words/test_hand_sizes.py",
    "tests/cards/words/test_numbers_of_levels.py",
    "tests/cards/words/test_stealth_of_actions.py",
    "tests/cards/words/test_strikes_at_each_range.py",
    "tests/cards/words/test_uses_in_your_phases.py",
    "tests/cards/words/test_who_may_act_against_it.py",
    "tests/cards/words/test_whom_it_chooses.py",
    "tests/cards/words/test_whom_it_means.py",
)
"""Tests of every card of a type, each by a parameter with its name."""
TABLE: Final = "table_talk"
"""The module of tests through which cards are put down."""


class Outcome(msgspec.Struct, frozen=True):
    """One mutant. by: the first test that noticed it, "" if none did; tests: how many were run."""

    card: str
    change: str
    by: str
    tests: int


class Ruled(msgspec.Struct):
    """A ruling with its marked tests, and the mutants that they noticed."""

    card: str
    number: int
    tests: tuple[str, ...]
    mutants: int = 0
    noticed: list[str] = []


@dataclass
class Sifted:
    """What was found. untested: cards that no test that passes puts down; seconds: of CPU."""

    outcomes: list[Outcome] = field(default_factory=list)
    rulings: list[Ruled] = field(default_factory=list)
    untested: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def survivors(self) -> list[Outcome]:
        """The mutants that no test has noticed."""
        return [one for one in self.outcomes if not one.by]

    @property
    def share(self) -> float:
        """The share of mutants that a test has noticed; 1 of none."""
        return 1 - len(self.survivors) / len(self.outcomes) if self.outcomes else 1.0


def sample(number: int, seed: int) -> list[str]:
    """So many cards with a written definition, by chance."""
    names = sorted(written())
    return sorted(random.Random(seed).sample(names, min(number, len(names))))


def sift(
    names: Iterable[str],
    root: Path,
    *,
    each: int = 0,
    seed: int = 1,
    workers: int = 1,
    told: Callable[[str], None] = lambda line: None,
) -> Sifted:
    """Try mutants of these cards, `each` of them by chance (0: all), on the tests of a checkout."""
    import pytest

    began = os.times()
    cards = {pool()[name].id: definitions()[pool()[name].id] for name in names}
    said = named_in(root)
    known = {name for card in cards.values() for name in (card.face.name, *card.face.names)}
    files = sorted({place for name in known for place in files_naming(name, said)})
    files = [file for file in files if file.startswith(PLAYED_IN)]
    files += [file for file in OF_ALL if (root / file).exists() and file not in files]
    sieve = Sieve(cards, each, seed, workers, told)
    if files:
        arguments = ["-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "--no-header"]
        paths = [str(root / file) for file in files]
        with contextlib.redirect_stdout(io.StringIO()), contextlib.chdir(root):
            pytest.main([*arguments, *paths], plugins=[sieve])
    found = sieve.found
    found.untested = sorted(card.name for card in cards.values() if card.id not in sieve.tried)
    ended = os.times()
    found.seconds = sum(ended[:4]) - sum(began[:4])
    return found


@dataclass
class Sieve:
    """The plugin that runs the tests instead of pytest: as they are, then with each mutant."""

    cards: dict[int, Definition]
    each: int
    seed: int
    workers: int
    told: Callable[[str], None]
    found: Sifted = field(default_factory=Sifted)
    tried: set[int] = field(default_factory=set)
    placing: dict[int, list[Any]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def pytest_runtestloop(self, session: Any) -> bool:
        """Run all that was collected once, then sift the mutants of each card."""
        self._listen(session.items)
        gc.collect()
        gc.freeze()
        waiting: dict[int, tuple[Mutant, int, int]] = {}
        for done, (card, definition) in enumerate(self.cards.items(), 1):
            items = self._tests_of(card)
            if not items:
                continue
            self.tried.add(card)
            rulings = self._rulings_of(card, items)
            self.found.rulings += rulings.values()
            for mutant in self._mutants(definition):
                while len(waiting) >= self.workers:
                    self._hear(waiting)
                waiting.update(self._fork(mutant, items))
            self.told(f"{done} of {len(self.cards)}: {definition.name}, {len(items)} tests")
        while waiting:
            self._hear(waiting)
        return True

    def _mutants(self, definition: Definition) -> list[Mutant]:
        mutants = list(mutants_of(definition))
        if self.each and len(mutants) > self.each:
            chance = random.Random(f"{self.seed} {definition.face.id}")
            mutants = chance.sample(mutants, self.each)
        return mutants

    # -- the tests as they are ----------------------------------------------------------------

    def _listen(self, items: list[Any]) -> None:
        """Run each test once; those that pass are the tests of the cards that they put down."""
        table = importlib.import_module(TABLE)
        placed: set[int] = set()
        original = table.definition_of

        def heard(name: str) -> Definition:
            card = pool()[name].id
            placed.add(card)
            return DEFINITIONS[card] if card in self.cards else original(name)

        for module in list(sys.modules.values()):
            if getattr(module, "definition_of", None) is original:
                module.definition_of = heard  # type: ignore[attr-defined]
        for item in items:
            if item.nodeid.startswith(OF_ALL) and not self._named(item):
                continue
            placed.clear()
            began = time.process_time()
            if not hasattr(item, "function") or not _passes(item):
                self.found.broken.append(item.nodeid)
                continue
            if not placed and not _marks(item):
                continue
            self.seconds[item.nodeid] = time.process_time() - began
            marked = {card for card, _ in _marks(item)}
            for card in (placed | marked) & self.cards.keys():
                self.placing.setdefault(card, []).append(item)

    def _named(self, item: Any) -> bool:
        """Whether a parameter of a test names one of the cards."""
        values = item.callspec.params.values()
        return any(card.name in values for card in self.cards.values())

    def _tests_of(self, card: int) -> list[Any]:
        """Those with a mark of its rulings first, then the quick ones."""
        items = self.placing.get(card, [])

        def by_the_way(item: Any) -> tuple[bool, bool, float]:
            own = item.nodeid.startswith(OF_ALL)
            return not _numbers(item, card), not own, self.seconds[item.nodeid]

        chosen: list[Any] = []
        spent = 0.0
        for item in sorted(items, key=by_the_way):
            spent += self.seconds[item.nodeid]
            if chosen and spent > MOST:
                break
            chosen.append(item)
        return chosen

    def _rulings_of(self, card: int, items: list[Any]) -> dict[int, Ruled]:
        name = self.cards[card].name
        found: dict[int, list[str]] = {}
        for item in items:
            for number in _numbers(item, card):
                found.setdefault(number, []).append(item.nodeid)
        return {n: Ruled(name, n, tuple(tests)) for n, tests in sorted(found.items())}

    # -- one mutant -----------------------------------------------------------------------------

    def _fork(self, mutant: Mutant, items: list[Any]) -> dict[int, tuple[Mutant, int, int]]:
        """A child that runs the tests with the mutant; it writes down which of them failed."""
        reading, writing = os.pipe()
        child = os.fork()
        if child:
            os.close(writing)
            return {child: (mutant, reading, len(items))}
        os.close(reading)
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        DEFINITIONS[mutant.card] = mutant.definition
        vars(importlib.import_module(TABLE))["refusal"] = _in_no_words
        failed: list[str] = []
        try:
            for item in items:
                if failed and not _numbers(item, mutant.card):
                    break
                if not _passes(item):
                    failed.append(item.nodeid)
        finally:
            os.write(writing, msgspec.json.encode(failed)[:60_000])
            os._exit(0)

    def _hear(self, waiting: dict[int, tuple[Mutant, int, int]]) -> None:
        """Wait for one child, and write down what its tests said."""
        child, status = os.wait()
        if child not in waiting:
            return
        mutant, reading, tests = waiting.pop(child)
        with os.fdopen(reading, "rb") as pipe:
            written_down = pipe.read()
        failed = msgspec.json.decode(written_down, type=list[str]) if written_down else []
        name = self.cards[mutant.card].name
        by = failed[0] if failed else f"never ends or crashes ({status})" if status else ""
        self.found.outcomes.append(Outcome(name, mutant.change, by, tests))
        for ruled in self.found.rulings:
            if ruled.card == name:
                ruled.mutants += 1
                if status or not {*ruled.tests}.isdisjoint(failed):
                    ruled.noticed.append(mutant.change)


def _in_no_words(*_: object) -> str:
    """Why a test failed: nobody reads it here, and to find out takes time."""
    return ""


def _passes(item: Any) -> bool:
    """Run one test by the protocol of pytest; one that skips itself asserts nothing, and passes."""
    from _pytest.runner import runtestprotocol

    reports = runtestprotocol(item, log=False, nextitem=None)
    return not any(report.failed for report in reports)


def _marks(item: Any) -> list[tuple[int, int]]:
    """The rulings with whose marks a test stands: the card's id and the number."""
    return [(pool()[mark.args[0]].id, mark.args[1]) for mark in item.iter_markers("ruling")]


def _numbers(item: Any, card: int) -> list[int]:
    return [number for one, number in _marks(item) if one == card]
