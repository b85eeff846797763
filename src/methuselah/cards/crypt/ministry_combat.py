"""Ministry vampires and combat."""

from methuselah.language import (
    card,
    exists,
    is_named,
    prevents,
    ready,
    static,
    unless,
)

card(
    "Aabbt Kindred (G2)",
    static("cannot direct actions", when=unless(exists(ready(is_named("Nefertiti"))))),
    prevents(1),
    text="d71d05",
)
