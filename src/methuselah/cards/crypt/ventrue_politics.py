"""Ventrue vampires of referendums, and of cards that are canceled."""

from methuselah.language import (
    CANCELLER,
    SUBJECT,
    acting_is,
    ash_heap,
    burn_pool,
    card,
    is_a,
    is_named,
    on,
    played,
    shuffles_into_library,
    this,
    trigger,
    yours,
)

card(
    "Johannes Castelein (G4)",
    trigger(
        "cancelled",
        burn_pool(2, CANCELLER),
        who=played(is_a("political action")),
        when=acting_is(on(this)),
    ),
    trigger("referendum cancelled", burn_pool(2, CANCELLER)),
    text="57cb46",
)

card(
    "Victor Donaldson (G5)",
    trigger(
        "cancelled",
        shuffles_into_library(SUBJECT),
        who=ash_heap(yours, is_named("Golconda: Inner Peace")),
        optional=True,
    ),
    text="9dbf6a",
)
