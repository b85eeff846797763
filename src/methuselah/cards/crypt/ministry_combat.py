"""Ministry vampires and combat."""

from methuselah.language import (
    AT_LONG,
    FIRST_ROUND,
    OPPOSING,
    THIS,
    WAS_DAMAGED,
    both,
    card,
    exists,
    fits,
    forget,
    is_among,
    is_named,
    on,
    prevents,
    ready,
    remember,
    remembered,
    sends_to_torpor,
    static,
    strike_with_effect,
    strikes,
    trigger,
    unless,
    vampire,
    when,
)

card(
    "Aabbt Kindred (G2)",
    static("cannot direct actions", when=unless(exists(ready(is_named("Nefertiti"))))),
    prevents(1),
    text="d71d05",
)

card(
    "Seren Sukardi (G4)",
    trigger(
        "end of round",
        when(
            both(AT_LONG, unless(WAS_DAMAGED)),
            remember("unhurt", THIS),
            otherwise=(forget("unhurt"),),
        ),
    ),
    strikes(
        strike_with_effect(when(fits(OPPOSING, ready(vampire)), sends_to_torpor(OPPOSING))),
        unless(FIRST_ROUND),
        fits(THIS, on(is_among(remembered("unhurt")))),
    ),
    text="993865",
)
