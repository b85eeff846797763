"""Ishtarri vampires."""

from methuselah.language import (
    BLED,
    PREY,
    both,
    card,
    exists,
    gain_pool,
    is_named,
    prevents,
    ready,
    same,
    trigger,
)

card(
    "Ganhuru (G4)",
    prevents(1, ("normal",)),
    trigger(
        "successful bleed",
        gain_pool(1),
        when=both(same(PREY, BLED), exists(ready(is_named("Ubende")))),
    ),
    text="eb444e",
)
