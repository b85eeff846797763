"""Reactions that require Presence."""

from methuselah.language import (
    ACTING_SEAT,
    OTHERS,
    PLAYER,
    VOTED_FOR,
    YOU,
    add,
    being_played,
    burn_pool,
    cancels_card,
    card,
    each,
    gains_votes,
    gives_master_action,
    if_it_passes,
    is_action,
    reaction,
    same,
    unless,
    when,
    when_tallied,
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

turncoats = if_it_passes(burn_pool(1, ACTING_SEAT))
card(
    "Treachery",
    pre=reaction(turncoats, at=("before_votes",)),
    PRE=reaction(
        turncoats,
        when_tallied(each(VOTED_FOR, when(unless(same(YOU, ACTING_SEAT)), burn_pool(1)))),
        at=("before_votes",),
    ),
    text="0360e2",
)
