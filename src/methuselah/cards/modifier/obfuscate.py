"""Action modifiers that require Obfuscate."""

from methuselah.language import (
    BLED,
    THIS,
    add,
    bleed,
    bleeding,
    burn_card,
    card,
    is_action,
    locks_failed_blockers,
    maneuver,
    modifier,
    played_this_action,
    put_on,
    remember,
    remembered_seat,
    same,
    stealth,
    trigger,
    unless,
)

not_into_thin_air = unless(played_this_action("Into Thin Air"))

card(
    "Cloak the Gathering",
    obf=modifier(stealth(+1)),
    OBF=modifier(stealth(+1), by="helper"),
    text="940d30",
)

card(
    "Faceless Night",
    obf=modifier(stealth(+1)),
    OBF=modifier(stealth(+1), locks_failed_blockers()),
    text="771c22",
)

card(
    "Lost in Crowds",
    obf=modifier(not_into_thin_air, stealth(+1)),
    OBF=modifier(not_into_thin_air, stealth(+2)),
    text="c9f9d9",
)

card(
    "Spying Mission",
    trigger(
        "about to bleed",
        burn_card(),
        bleed(+2, limited=False),
        when=same(remembered_seat("spied"), BLED),
    ),
    obf=modifier(stealth(+1)),
    OBF=modifier(
        is_action("bleed"),
        bleeding(1),
        add("bleed replaced"),
        put_on(THIS),
        remember("spied", BLED),
        at=("would_succeed",),
    ),
    text="c8c455",
)

card(
    "Swallowed by the Night",
    obf=modifier(stealth(+1)),
    OBF=maneuver,
    text="cb9dc6",
)
