"""Combat cards that require Flight."""

from methuselah.language import card, if_another_round, presses

card("Circle", presses(if_another_round("maneuver")), text="5010fa")
