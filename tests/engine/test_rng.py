"""Chance is an integer in the state: the same for everyone, fair, and cheap to copy."""

from __future__ import annotations

from collections import Counter

import pytest

from methuselah.engine import rng

NINE = tuple(range(9))


def test_the_same_seed_draws_the_same() -> None:
    assert rng.permutation(rng.seeded(5), NINE) == rng.permutation(rng.seeded(5), NINE)


def test_neighbouring_seeds_draw_differently() -> None:
    orders = {
        tuple(rng.permutation(rng.seeded(seed), list(range(20)))[1]) for seed in range(-50, 50)
    }
    assert len(orders) == 100


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**200, -(2**70)])
def test_any_integer_is_a_seed_that_fits_into_64_bits(seed: int) -> None:
    chance, number = rng.below(rng.seeded(seed), 6)
    assert 0 <= chance < 2**64
    assert 0 <= number < 6


def test_one_side_is_certain() -> None:
    assert rng.below(rng.seeded(3), 1)[1] == 0


def test_a_die_is_fair() -> None:
    chance, counts = rng.seeded(11), Counter[int]()
    for _ in range(6000):
        chance, number = rng.below(chance, 6)
        counts[number] += 1
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_of_three_is_as_likely() -> None:
    chance, counts = rng.seeded(2), Counter[tuple[int, ...]]()
    for _ in range(6000):
        chance, order = rng.permutation(chance, [1, 2, 3])
        counts[tuple(order)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_permutation_leaves_its_items_alone() -> None:
    items = [3, 1, 2]
    _, order = rng.permutation(rng.seeded(1), items)
    assert items == [3, 1, 2]
    assert sorted(order) == [1, 2, 3]


def test_nothing_and_one_thing_have_one_order() -> None:
    chance = rng.seeded(1)
    assert rng.permutation(chance, []) == (chance, [])
    assert rng.permutation(chance, [4]) == (chance, [4])
