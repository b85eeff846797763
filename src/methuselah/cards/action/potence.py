"""Actions that require Potence."""

from methuselah.language import (
    THIS,
    action,
    bears,
    by_level,
    card,
    fits,
    on,
    put_on,
    static,
    unless,
)

only_one = unless(fits(THIS, on(bears("Preternatural Strength"))))

card(
    "Preternatural Strength",
    static("strength", by_level(1, 2)),
    static("cannot play", word="Torn Signpost"),
    static("only one", word="Preternatural Strength"),
    pot=action(only_one, put_on(THIS), stealth=2),
    POT=action(only_one, put_on(THIS), stealth=2),
    text="588177",
)
