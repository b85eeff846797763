"""Tremere antitribu vampires."""

from methuselah.language import (
    card,
    static,
    torpor,
    vampire,
)

card(
    "Frondator (G4)",
    static("rescue cost", -1, who=torpor(vampire)),
    text="a5c530",
)

card(
    "Ian Forestal (G2)",
    static("plays with basic", word="any"),
    static("learns superior"),
    text="eeeb30",
)

card("Reverend Blackwood (G2)", static("strike damage", +1, word="tha"), text="0e9183")
