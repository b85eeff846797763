"""Masters that are played in the turns of others."""

from methuselah.language import (
    ACTING,
    MASTER_OF_ANOTHER,
    MINION_CARD_PLAYED,
    TARGET,
    aim,
    bleeding,
    burn_card,
    cancels_card,
    card,
    is_action,
    master,
)

card(
    "Archon Investigation",
    master(
        is_action("bleed", trait="bleeds you"),
        bleeding(4),
        aim(ACTING),
        burn_card(TARGET),
        at=("declined",),
        out_of_turn=True,
    ),
    text="4b2897",
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
