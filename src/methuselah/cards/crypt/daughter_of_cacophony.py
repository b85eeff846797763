"""Daughters of Cacophony."""

from methuselah.language import (
    THIS,
    acting_is,
    any_of,
    card,
    clan,
    on,
    static,
)

card(
    "Antoinette Dubois (G4)",
    static(
        "cannot block",
        who=on(any_of(clan("Toreador"), clan("Toreador antitribu"))),
        when=acting_is(THIS),
    ),
    text="ede817",
)
