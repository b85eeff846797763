"""Action modifiers that require Flight."""

from methuselah.language import (
    THIS,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    card,
    modifier,
    stealth,
    unlock,
)

card(
    "As the Crow",
    FLIGHT=modifier(WAS_SUCCESSFUL, unlock(THIS), at=("after_resolution",), once="turn"),
    text="b9fef4",
)

card("Soar", modifier(UNDIRECTED, stealth(+1)), text="1345be")
