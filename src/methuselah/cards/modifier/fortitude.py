"""Action modifiers that require Fortitude."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    THIS,
    WAS_BLOCKED,
    WAS_SUCCESSFUL,
    add,
    at_moment,
    card,
    environmental_damage,
    fits,
    modifier,
    ready,
    unlock,
    vampire,
)


def sunlight(points: int) -> Effect:
    """Unpreventable environmental aggravated damage to this vampire."""
    return environmental_damage(points, aggravated=True, unpreventable=True)


no_vampire_blocks = add("cannot block", when=fits(THIS, ready(vampire)))

card(
    "Daring the Dawn",
    for_=modifier(
        no_vampire_blocks,
        at_moment("after resolution", sunlight(2)),
    ),
    FOR=modifier(
        no_vampire_blocks,
        at_moment("after resolution", sunlight(1)),
    ),
    text="c6bc54",
)

card(
    "Freak Drive",
    for_=modifier(WAS_SUCCESSFUL, unlock(), at=("after_resolution",)),
    FOR=modifier(WAS_BLOCKED, unlock(), at=("after_resolution",)),
    text="973b19",
)
