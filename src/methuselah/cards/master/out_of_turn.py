"""Masters that are played in the turns of others."""

from methuselah.language import MINION_CARD_PLAYED, cancels_card, card, master

card(
    "Direct Intervention",
    master(MINION_CARD_PLAYED, cancels_card(free=True), at=("as_played",), out_of_turn=True),
    text="8f0392",
)
