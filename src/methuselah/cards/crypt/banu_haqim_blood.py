"""Banu Haqim vampires who pay blood for what they see and do."""

from methuselah.language import (
    BURNED_BY_THIS,
    THIS,
    acting_is,
    bears,
    burn_blood,
    card,
    fetches_discipline,
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

card(
    "Husamettin (G2)",
    trigger(
        "burned",
        fetches_discipline(THIS, places=("library",)),
        who=on(vampire, bears("contract")),
        when=BURNED_BY_THIS,
        optional=True,
    ),
    text="6ab9ac",
)
