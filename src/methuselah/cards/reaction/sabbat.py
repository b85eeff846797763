"""Reactions that require a Sabbat title."""

from methuselah.language import (
    FIGHTERS,
    OPPOSING,
    THIS,
    among,
    card,
    fits,
    not_,
    reaction,
    ready,
    sect,
    sends_to_torpor,
    titled,
    vampire,
)

card(
    "Cardinal Sin: Insubordination",
    reaction(
        fits(THIS, among(FIGHTERS)),
        fits(OPPOSING, ready(vampire, sect("sabbat"), not_(titled))),
        sends_to_torpor(OPPOSING),
        by="even locked",
        at=("after_combat",),
    ),
    text="da90f4",
)
