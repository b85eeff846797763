"""Ventrue vampires that block, or fight."""

from methuselah.language import (
    THIS,
    acting_is,
    both,
    card,
    fits,
    is_action,
    not_,
    on,
    static,
    titled,
    vampire,
)

card(
    "João Bilé (G4)",
    static(
        "cannot block",
        who=THIS,
        when=both(fits(THIS, on(not_(titled))), acting_is(on(vampire, titled))),
    ),
    static("stealth", +1, when=is_action(trait="puts a vampire in play")),
    text="15a493",
)
