"""Nosferatu vampires with actions of their own."""

from methuselah.language import (
    PREY,
    REFERENDUM_PASSED,
    TARGET,
    THIS,
    WAS_SUCCESSFUL,
    YOUR_TURN,
    acts,
    at_moment,
    bleeds,
    both,
    card,
    choose,
    controlled_by,
    is_action,
    looks_at,
    sends_to_torpor,
    trigger,
    uncontrolled,
    unless,
    use,
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
    "Harrod (G2)",
    use(
        YOUR_TURN,
        choose(uncontrolled(controlled_by(PREY))),
        looks_at(TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="a34c2d",
)

card(
    'Jeremy "Wix" Wyzchovsky (G4)',
    acts(bleeds(+1), by="bearer"),
    text="2c7148",
)
