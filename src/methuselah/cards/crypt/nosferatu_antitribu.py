"""Nosferatu antitribu vampires."""

from methuselah.language import (
    card,
    is_action,
    static,
)

card(
    "Joseph Cambridge (G4)",
    static("stealth", +1, when=is_action("political")),
    text="df5e97",
)
