"""Tremere vampires with blood sorcery."""

from methuselah.language import (
    PLAYING,
    REVEALED,
    THIS,
    being_played,
    both,
    burn_blood,
    cancels_card,
    card,
    fits,
    library,
    on,
    played,
    requires_discipline,
    reveals_top,
    static,
    this,
    trigger,
    when,
)

card(
    "Andrew Stuart (G4)",
    trigger(
        "plays",
        reveals_top(),
        when(
            fits(REVEALED, library(requires_discipline("tha"))),
            cancels_card(),
            burn_blood(1, THIS),
        ),
        who=played(),
        when=both(being_played(requires="tha"), fits(PLAYING, on(this))),
    ),
    text="309d8c",
)

card(
    "Ardan Lane (G3)",
    static("strike steals", +1, word="tha"),
    text="2a1188",
)
