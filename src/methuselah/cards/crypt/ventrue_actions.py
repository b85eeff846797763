"""Ventrue vampires with actions of their own."""

from methuselah.language import (
    acts,
    any_of,
    card,
    is_action,
    is_named,
    searches_into_play,
    static,
)

card(
    "Bindusara, Historian of the Kindred (G2)",
    acts(
        searches_into_play(
            any_of(
                is_named("Arcane Library"),
                is_named("Elder Library"),
                is_named("Fragment of the Book of Nod"),
            )
        ),
        by="bearer",
    ),
    text="b8d04d",
)

card(
    "Natasha Volfchek (G1)",
    static("stealth", +1, when=is_action("political")),
    text="3cf389",
)
