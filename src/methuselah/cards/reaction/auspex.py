"""Reactions that require Auspex."""

from methuselah.language import (
    ACTING_SEAT,
    BLEEDABLE,
    DIRECTED_AT_YOU,
    MAY_BLOCK_ANYTHING,
    PREDATOR,
    PREDATORS_PREDATOR,
    PREY,
    THIS,
    WAKES,
    attempts_to_block,
    card,
    choose_seat,
    chosen_seat,
    if_it_blocks,
    intercept,
    is_action,
    lock,
    reaction,
    redirect_bleed,
    same,
    unless,
    wake,
)

card(
    "Eagle's Sight",
    aus=reaction(intercept(+1)),
    AUS=reaction(MAY_BLOCK_ANYTHING, attempts_to_block(), at=("action",)),
    text="fa8e0e",
)

card(
    "Enhanced Senses",
    aus=reaction(intercept(+1)),
    AUS=reaction(intercept(+2)),
    text="be5da7",
)

card(
    "Eyes of Argus",
    aus=reaction(DIRECTED_AT_YOU, intercept(+2)),
    AUS=reaction(wake(), by="locked", at=WAKES),
    text="208e95",
)

card(
    "My Enemy's Enemy",
    aus=reaction(intercept(+1)),
    AUS=reaction(
        is_action("bleed", trait="bleeds you"),
        same(ACTING_SEAT, PREDATOR),
        unless(same(PREDATOR, PREY)),
        lock(THIS),
        redirect_bleed(PREDATORS_PREDATOR),
        at=("declined",),
    ),
    text="a478d1",
)

card(
    "Precognition",
    aus=reaction(intercept(+1)),
    AUS=reaction(intercept(+1), if_it_blocks("prevention", first_round=True)),
    text="cf3747",
)

card(
    "Spirit's Touch",
    aus=reaction(intercept(+1)),
    AUS=reaction(intercept(+1), if_it_blocks("maneuver")),
    text="4c3f14",
)

card(
    "Telepathic Misdirection",
    aus=reaction(intercept(+1)),
    AUS=reaction(
        is_action("bleed", trait="bleeds you"),
        choose_seat(BLEEDABLE, name="to"),
        lock(THIS),
        redirect_bleed(chosen_seat("to")),
        at=("declined",),
    ),
    text="bfee74",
)
