"""Combat cards that require Potence."""

from methuselah.language import AT_CLOSE, before_strikes, card, grants, hand_strike, next_round_at, only_hand_strikes, strike

card(
    "Immortal Grapple",
    pot=before_strikes(AT_CLOSE, only_hand_strikes(), once="round"),
    POT=before_strikes(
        AT_CLOSE, only_hand_strikes(), grants("press"), next_round_at("close"), once="round"
    ),
    text="e66180",
)

card(
    "Roundhouse",
    pot=strike(hand_strike(+2)),
    POT=strike(hand_strike(+3)),
    text="1e78da",
)
