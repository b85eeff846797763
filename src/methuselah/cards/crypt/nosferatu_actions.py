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
    chosen,
    controlled_by,
    discard,
    fits,
    gain_pool,
    hand,
    is_action,
    looks_at,
    master_action,
    move_counters,
    price,
    ready,
    requires_discipline,
    sends_to_torpor,
    trigger,
    uncontrolled,
    unless,
    use,
    when,
    with_blood,
    yours,
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
    "Gemini (G3)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(uncontrolled(controlled_by(PREY), with_blood)),
        move_counters(1, TARGET, PREY),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="010fa7",
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

card(
    "Khalid (G3)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(hand(yours, requires_discipline("obf")), name="paid"),
        price(master_action(), discard(chosen("paid"))),
        gain_pool(1),
        by="bearer",
        at=("master",),
    ),
    text="9c911f",
)
