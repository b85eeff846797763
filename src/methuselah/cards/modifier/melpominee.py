"""Action modifiers that require Melpominee."""

from methuselah.language import (
    CALLED_CARD,
    card,
    exists,
    gains_votes,
    is_action,
    keeps_to_play,
    modifier,
)

votes = (is_action("political"), gains_votes(+2))
echo = (is_action("political"), exists(CALLED_CARD), keeps_to_play(CALLED_CARD))

card(
    "Echo of Harmonies",
    pre=modifier(*votes, at=("polling",)),
    mel=(modifier(*votes, at=("polling",)), modifier(*votes, at=("polling",), by="helper")),
    MEL=(
        modifier(*echo, at=("after_resolution",)),
        modifier(*echo, at=("after_resolution",), by="helper"),
    ),
    text="008ae4",
)
