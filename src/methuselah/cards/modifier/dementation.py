"""Action modifiers that require Dementation."""

from methuselah.language import (
    BLED,
    BLED_SUCCESSFULLY,
    TARGET,
    THIS,
    add,
    any_of,
    being_played,
    bleed,
    cancels_card,
    card,
    choose,
    combat_ends,
    either,
    if_blocked,
    if_blocked_strikes,
    lock,
    look_at_hand,
    looks_at,
    modifier,
    on,
    presses,
    reaction,
    ready,
    stealth,
    titled,
    top_of_library,
    unless,
    unlocked,
    vampire,
    younger,
)

forgets = (choose(on(vampire, any_of(titled, younger))), add("cannot block", to=TARGET))
leaves = if_blocked_strikes(combat_ends())

card(
    "Confusion",
    dem=modifier(bleed(+1)),
    DEM=modifier(stealth(+1), bleed(+1)),
    text="cbdf8d",
)

card("Deny", dem=presses(), DEM=modifier(stealth(+1)), text="53b750")

card(
    "Eyes of Chaos",
    dem=modifier(bleed(+1)),
    DEM=modifier(bleed(+2)),
    text="184070",
)

card(
    "Memory Rift",
    dem=modifier(*forgets, at=("announced",)),
    obf=modifier(stealth(+1), at=("announced",), even_if_unneeded=True),
    pre=modifier(leaves, at=("announced",)),
    dem_obf=modifier(*forgets, stealth(+1), at=("announced",), even_if_unneeded=True),
    dem_pre=modifier(*forgets, leaves, at=("announced",)),
    obf_pre=modifier(stealth(+1), leaves, at=("announced",), even_if_unneeded=True),
    dem_obf_pre=modifier(*forgets, stealth(+1), leaves, at=("announced",), even_if_unneeded=True),
    text="ce268e",
)

card(
    "Mind Tricks",
    dem=modifier(stealth(+1)),
    DEM=modifier(stealth(+1), if_blocked("maneuver or press")),
    text="74147a",
)

touched = (
    either(
        being_played(requires="dem"), being_played(requires="dom"), being_played(requires="pre")
    ),
    unless(being_played("combat")),
)

card(
    "Patterns in the Chaos",
    dem=modifier(BLED_SUCCESSFULLY, looks_at(top_of_library(1, BLED)), at=("after_resolution",)),
    DEM=modifier(BLED_SUCCESSFULLY, look_at_hand(BLED), at=("after_resolution",)),
    text="78b094",
)

card(
    "Touch of Clarity",
    dem=(
        modifier(
            *touched,
            cancels_card(free=True),
            lock(THIS),
            by="helper",
            who=ready(unlocked),
            at=("as_played",),
        ),
        reaction(*touched, cancels_card(free=True), lock(THIS), at=("as_played",)),
    ),
    DEM=(
        modifier(
            *touched, cancels_card(free=True), by="helper", who=ready(unlocked), at=("as_played",)
        ),
        reaction(*touched, cancels_card(free=True), at=("as_played",)),
    ),
    text="389f36",
)
