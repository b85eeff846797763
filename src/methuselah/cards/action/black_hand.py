"""Action cards that require a Black Hand vampire."""

from methuselah.language import (
    BLED,
    action,
    add,
    as_announced,
    bleeds,
    bleeds_at_most,
    card,
    controlled_by,
    exists,
    ready,
    sect,
    vampire,
)

card(
    "Bloodwork",
    action(
        as_announced(
            add(
                "stealth",
                +1,
                until="action",
                when=exists(ready(vampire, sect("sabbat"), controlled_by(BLED))),
            )
        ),
        bleeds(+1),
        bleeds_at_most(2),
    ),
    text="e67d5c",
)
