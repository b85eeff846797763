"""Nosferatu vampires, their hands and what they see of others."""

from methuselah.language import (
    THIS,
    TURN,
    YOU,
    YOUR_TURN,
    add,
    card,
    controlled_by,
    count,
    lock,
    price,
    ready,
    unless,
    use,
)

card(
    "Shahid (G4)",
    use(
        unless(YOUR_TURN),
        price(lock(THIS)),
        add("hand_size", count(ready(controlled_by(TURN))), YOU, until="turn"),
        by="bearer",
        at=("unlock",),
    ),
    text="e3faa0",
)
