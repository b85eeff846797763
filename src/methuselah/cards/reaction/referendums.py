"""Reactions to referendums, without a Discipline."""

from methuselah.language import (
    ACTING_SEAT,
    REFERENDUM_FAILED,
    burn_pool,
    card,
    gains_votes,
    is_action,
    reaction,
)

card(
    "Political Backlash",
    reaction(REFERENDUM_FAILED, burn_pool(2, ACTING_SEAT), at=("after_resolution",)),
    text="a473cc",
)


card(
    "Surprise Influence",
    reaction(is_action("political"), gains_votes(2), at=("before_votes", "polling")),
    text="145dba",
)
