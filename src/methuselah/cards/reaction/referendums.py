"""Reactions to referendums, without a Discipline."""

from methuselah.language import (
    card,
    gains_votes,
    is_action,
    reaction,
)

card(
    "Surprise Influence",
    reaction(is_action("political"), gains_votes(2), at=("before_votes", "polling")),
    text="145dba",
)
