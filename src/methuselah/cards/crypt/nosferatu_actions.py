"""Nosferatu vampires with actions of their own."""

from methuselah.language import (
    REFERENDUM_PASSED,
    THIS,
    WAS_SUCCESSFUL,
    acts,
    at_moment,
    bleeds,
    both,
    card,
    is_action,
    sends_to_torpor,
    trigger,
    unless,
    when,
)

card(
    "Cedrick Calhoun (G6)",
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(both(WAS_SUCCESSFUL, unless(REFERENDUM_PASSED)), sends_to_torpor(THIS)),
        ),
        when=is_action("political"),
    ),
    text="e3a8a0",
)

card(
    'Jeremy "Wix" Wyzchovsky (G4)',
    acts(bleeds(+1), by="bearer"),
    text="2c7148",
)
