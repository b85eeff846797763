"""Reactions that require Presence."""

from methuselah.language import (
    OTHERS,
    PLAYER,
    add,
    being_played,
    cancels_card,
    card,
    gains_votes,
    gives_master_action,
    is_action,
    reaction,
    unless,
)

card(
    "Dread Gaze",
    pre=reaction(gains_votes(2), at=("before_votes", "polling")),
    PRE=reaction(gains_votes(4), at=("before_votes", "polling")),
    text="91ce44",
)


card(
    "Rewind Time",
    pre=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    tem=reaction(being_played("action card"), cancels_card(), at=("as_played",)),
    TEM=reaction(
        being_played("master", by=OTHERS),
        unless(being_played(trait="out of turn")),
        cancels_card(free=True),
        gives_master_action(PLAYER),
        by="reacting without action",
        at=("as_played",),
    ),
    text="42e2b9",
)
