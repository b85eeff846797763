"""Ventrue antitribu vampires."""

from methuselah.language import (
    THIS,
    acting_is,
    card,
    is_action,
    on,
    sect,
    static,
    vampire,
    younger,
)

youths = on(vampire, younger, sect("camarilla"))

card(
    "Aimery Methuin (G5)",
    static("intercept", -1, who=youths, when=acting_is(THIS)),
    text="4e7368",
)

card(
    "Dylan (G2 ADV)",
    static("stealth", +1, when=is_action("bleed")),
    text="f6637b",
)
