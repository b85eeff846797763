"""Masters that are played in the turns of others."""

from methuselah.language import (
    MASTER_OF_ANOTHER,
    MINION_CARD_PLAYED,
    cancels_card,
    card,
    master,
)

card(
    "Direct Intervention",
    master(MINION_CARD_PLAYED, cancels_card(free=True), at=("as_played",), out_of_turn=True),
    text="8f0392",
)

card(
    "Sudden Reversal",
    master(MASTER_OF_ANOTHER, cancels_card(free=True), at=("as_played",), out_of_turn=True),
    text="936091",
)
