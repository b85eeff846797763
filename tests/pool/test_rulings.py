"""Official rulings are found by card and number."""

from __future__ import annotations

import re

import pytest

from methuselah.pool import NotACard, pool


def test_a_ruling_has_a_number_a_text_and_references():
    (ruling,) = pool().rulings_on("Govern the Unaligned")
    assert ruling is pool().ruling("Govern the Unaligned", 1)
    assert (ruling.card_id, ruling.index) == (100845, 1)
    assert ruling.text == "[DOM] You do not reveal the target vampire."
    assert ruling.references == ("LSJ 20010108",)


def test_numbers_begin_at_one_and_end_with_the_list():
    magic = pool().rulings_on("Magic of the Smith")
    assert [ruling.index for ruling in magic] == list(range(1, len(magic) + 1))
    for number in (0, len(magic) + 1):
        with pytest.raises(IndexError, match="Magic of the Smith"):
            pool().ruling("Magic of the Smith", number)


def test_a_card_without_rulings_has_none_and_a_wrong_name_is_an_error():
    assert pool().rulings_on("Anson") == ()
    with pytest.raises(NotACard):
        pool().rulings_on("Ansn")


def test_every_ruling_counts_once_for_each_card_it_is_on():
    rulings = list(pool().all_rulings())
    distinct = {(ruling.group or ruling.card_id, ruling.text) for ruling in rulings}
    print(f"{len(rulings)} rulings on cards, {len(distinct)} different")
    assert len(rulings) == 5474
    assert len(distinct) == 2868


def test_references_and_numbers_of_cards_are_cut_from_the_text():
    for ruling in pool().all_rulings():
        assert not re.search(r"\[(?:ANK|KOT|LSJ|PIB|RTR|TOM|RBK) ", ruling.text), ruling.text
        assert not re.search(r"\{\d+\|", ruling.text), ruling.text
    assert "{Hidden Lurker}" in pool().ruling(".44 Magnum", 2).text
