"""Abomination vampires."""

from methuselah.language import (
    BLED,
    THIS,
    UNDIRECTED,
    action_requires,
    both,
    capacity_at_least,
    card,
    controlled_by,
    exists,
    is_action,
    optional_press,
    ready,
    static,
    unless,
    vampire,
)

card(
    "Allonzo Montoya (G3)",
    static("stealth", +1, when=action_requires("ser")),
    static("cannot block", who=THIS, when=UNDIRECTED),
    text="5a61ea",
)

card(
    "Lorrie Dunsirn (G4)",
    static("cannot play", word="reaction"),
    static("cannot have", word="equipment"),
    static("cannot have", word="retainer"),
    static("cannot maneuver", word="long"),
    static("cannot press", word="end"),
    static("strikes each round", +1),
    optional_press("must continue"),
    static("action pool cost", +1, when=unless(is_action("hunt"))),
    text="e037fc",
)

elders = ready(vampire, capacity_at_least(7), controlled_by(BLED))

card(
    "Zubeida (G5)",
    static("bleed", +1, when=both(is_action("bleed"), unless(exists(elders)))),
    text="888685",
)
