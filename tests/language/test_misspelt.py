"""Names that no card has are refused where a definition says them, with the nearest one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from methuselah.language import clan, sect, title
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
