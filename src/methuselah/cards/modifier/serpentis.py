"""Action modifiers that require Serpentis."""

from methuselah.language import (
    AGAINST_BLED,
    BLED,
    BLOCKER,
    OPPOSING,
    TARGET,
    THIS,
    WAS_SUCCESSFUL,
    add,
    ally,
    bleed,
    burn_corruption,
    cannot_block,
    card,
    choose,
    combat_ends,
    controlled_by,
    corrupted,
    corrupted_by_anyone,
    corrupts,
    costs_fewer,
    fits,
    is_action,
    maneuver,
    minion,
    modifier,
    on,
    reaction,
    steals_corrupted,
    stealth,
    strike,
    unlock,
    voted,
)

card(
    "Eyes of the Serpent",
    ser=modifier(cannot_block(ally)),
    SER=strike(combat_ends(), fits(OPPOSING, on(ally))),
    text="c8cba5",
)

card("Form of the Serpent", ser=modifier(stealth(+1)), SER=maneuver, text="0e8783")

card(
    "Revelation of Desire",
    ser=modifier(bleed(+1)),
    SER=modifier(
        is_action("bleed"),
        choose(on(minion, corrupted(), controlled_by(BLED))),
        burn_corruption(1, TARGET),
        bleed(+3, when=AGAINST_BLED),
    ),
    text="615524",
)

card(
    "Truth of a Thousand Lies",
    ser=modifier(bleed(+2)),
    SER=modifier(WAS_SUCCESSFUL, unlock(THIS), at=("after_resolution",)),
    text="3f5c49",
)

whispers = (is_action("political"), choose(on(minion, voted)), corrupts(1, TARGET))
hushes = (
    is_action("political"),
    add("abstains", until="referendum", when=fits(THIS, on(corrupted_by_anyone))),
)

card(
    "Velvet Tongue",
    ser=(modifier(*whispers, at=("polling",)), reaction(*whispers, at=("polling",))),
    SER=(modifier(*hushes, at=("before_votes",)), reaction(*hushes, at=("before_votes",))),
    text="989d19",
)

venom = modifier(corrupts(1, BLOCKER), steals_corrupted(BLOCKER), at=("blocked",))

card(
    "Venenation",
    ser=venom,
    SER=costs_fewer(1, venom),
    text="adc2e3",
)
