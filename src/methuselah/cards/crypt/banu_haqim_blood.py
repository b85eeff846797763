"""Banu Haqim vampires who pay blood for what they see and do."""

from methuselah.language import (
    THIS,
    acting_is,
    burn_blood,
    card,
    is_a,
    keyword,
    on,
    played,
    sect,
    static,
    trigger,
    vampire,
)

card(
    "Antara (G4)",
    static("intercept", +1, when=acting_is(on(vampire, sect("sabbat")))),
    trigger("played", burn_blood(1, THIS), who=played(is_a("event"), keyword("gehenna"))),
    text="2f304b",
)
