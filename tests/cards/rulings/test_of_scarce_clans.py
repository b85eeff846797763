"""What a scarce vampire costs as it comes out is asked of the clans of that moment."""

from __future__ import annotations

import pytest

from scenes.rulings import scarce_asks_for_the_clan_of_now

SCARCE = (
    "Allonzo Montoya (G3)",
    "Anu Diptinatpa (G6)",
    "Kanimana Belghazi (G2)",
    "Miriam Benyona (G2)",
    "Nahum Enosh (G6)",
    "Raful al-Zarqa (G2)",
    "Serenna the White (G6)",
    "Veejay Vinod (G6)",
)


@pytest.mark.ruling("Allonzo Montoya (G3)", 1)
@pytest.mark.ruling("Anu Diptinatpa (G6)", 2)
@pytest.mark.ruling("Kanimana Belghazi (G2)", 1)
@pytest.mark.ruling("Miriam Benyona (G2)", 1)
@pytest.mark.ruling("Nahum Enosh (G6)", 1)
@pytest.mark.ruling("Raful al-Zarqa (G2)", 1)
@pytest.mark.ruling("Serenna the White (G6)", 2)
@pytest.mark.ruling("Veejay Vinod (G6)", 1)
@pytest.mark.parametrize("name", SCARCE)
def test_another_of_the_clan_is_who_passes_for_one(name: str) -> None:
    """Whatever is printed on it."""
    scarce_asks_for_the_clan_of_now(name)
