"""Kiasyd vampires."""

from methuselah.language import (
    THIS,
    acts,
    bleeds,
    both,
    card,
    costs_blood,
    fits,
    is_action,
    on,
    ready,
    static,
    yours,
)

card(
    "Omme Enberbenight (G4)",
    static("discipline cost", -1, word="myt"),
    text="716f66",
)

card(
    "Roderick Phillips March (G4)",
    static("stealth", +1, who=on(yours), when=both(is_action("equip"), fits(THIS, ready()))),
    text="e13c38",
)

card(
    "The Arcadian (G5)",
    acts(costs_blood(1), bleeds(+1), by="bearer", stealth=1),
    text="a7ab04",
)
