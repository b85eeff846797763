"""Reactions that require Auspex."""

from methuselah.language import (
    BLEEDABLE,
    DIRECTED_AT_YOU,
    THIS,
    WAKES,
    card,
    choose_seat,
    chosen_seat,
    if_it_blocks,
    intercept,
    is_action,
    lock,
    reaction,
    redirect_bleed,
    wake,
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
