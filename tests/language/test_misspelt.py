"""Names that no card has are refused where a definition says them, with the nearest one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from methuselah.language import (
    ash_heap,
    choose,
    clan,
    hand,
    library,
    ready,
    sect,
    title,
    vampire,
    yours,
)
from methuselah.language.reading.which import Which, among
from methuselah.rules.playing.requirement_words import SECTS

Word = Callable[[str], object]


@pytest.mark.parametrize(
    ("word", "name", "said"),
    [
        (clan, "Toreodor", '"Toreodor" is no clan that the rules know. Did you mean "Toreador"?'),
        (clan, "brujah", 'Did you mean "Brujah"?'),
        (clan, "Xyz", '"Xyz" is no clan that the rules know. Crypt cards name the clans.'),
        (sect, "camarila", 'Did you mean "camarilla"?'),
        (sect, "Sabbat", 'Did you mean "sabbat"?'),
        (sect, "Xyz", "Sects: camarilla, sabbat, independent, laibon, anarch."),
        (title, "justiciar", 'Did you mean "justicar"?'),
        (title, "prince or arch-bishop", 'Did you mean "archbishop"?'),
    ],
)
def test_a_misspelt_name_is_refused(word: Word, name: str, said: str) -> None:
    """Nobody would read it, and the card would never find anybody."""
    with pytest.raises(ValueError) as refused:
        word(name)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    "name", ["Toreador", "Brujah antitribu", "Daughter of Cacophony", "Martyr"]
)
def test_clans_and_creeds_are_known(name: str) -> None:
    """As crypt cards have them."""
    clan(name)


@pytest.mark.parametrize("name", SECTS)
def test_sects_are_known(name: str) -> None:
    """Lower case."""
    sect(name)


@pytest.mark.parametrize(
    ("which", "places"),
    [
        (ash_heap(yours), "ash_heap"),
        (library(yours), "library"),
        (among(ready(vampire), ash_heap(vampire)), "ash_heap"),
    ],
)
def test_what_lies_in_a_pile_is_chosen_under_another_name(which: Which, places: str) -> None:
    """TARGET would not find it, so that nothing would happen; under another name it is found."""
    with pytest.raises(ValueError) as refused:
        choose(which)
    assert f"a card in {places} is chosen as TARGET" in str(refused.value)
    assert 'name="taken"' in str(refused.value)
    assert choose(which, name="taken").which == which


@pytest.mark.parametrize("which", [ready(vampire), hand(yours)])
def test_what_is_in_play_or_in_a_hand_can_be_the_target(which: Which) -> None:
    """TARGET finds it there."""
    assert choose(which).name == "target"
