"""Brujah vampires and the clans that they fight, or shun."""

from methuselah.language import (
    OPPOSING,
    THIS,
    acting_is,
    any_of,
    card,
    clan,
    fits,
    on,
    static,
    vampire,
)

usurper = any_of(clan("Tremere"), clan("Tremere antitribu"))
card(
    "Reginald Moore (G4)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, usurper))),
    static("cannot block", who=THIS, when=acting_is(on(vampire, usurper))),
    static("cannot attack", word="Tremere"),
    static("cannot attack", word="Tremere antitribu"),
    text="39ef3d",
)
