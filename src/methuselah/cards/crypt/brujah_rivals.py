"""Brujah vampires and the clans that they fight, or shun."""

from methuselah.language import (
    OPPOSING,
    THIS,
    THIS_CARD,
    YOU_CONTROL_THIS,
    acting_is,
    acts,
    add,
    any_of,
    as_announced,
    borrows_this_turn,
    card,
    clan,
    fits,
    on,
    ready,
    static,
    unless,
    unlock,
    vampire,
)

usurper = any_of(clan("Tremere"), clan("Tremere antitribu"))
card(
    "Gengis (G3)",
    acts(
        unless(YOU_CONTROL_THIS),
        as_announced(add("cannot block", to=THIS_CARD)),
        unlock(THIS_CARD),
        borrows_this_turn(THIS_CARD),
        who=ready(clan("Brujah")),
        directed=True,
    ),
    text="ce75c1",
)

card(
    "Reginald Moore (G4)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, usurper))),
    static("cannot block", who=THIS, when=acting_is(on(vampire, usurper))),
    static("cannot attack", word="Tremere"),
    static("cannot attack", word="Tremere antitribu"),
    text="39ef3d",
)
