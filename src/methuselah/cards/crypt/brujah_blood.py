"""Brujah vampires and what their actions bring."""

from methuselah.language import (
    PREY,
    THIS,
    acting_is,
    card,
    fits,
    gain_pool,
    mark,
    marked,
    on,
    trigger,
    use,
)

card(
    "Věnceslava, The Implacable (G6)",
    trigger(
        "burned pool", mark("prey burned", THIS, until="action"), who=PREY, when=acting_is(THIS)
    ),
    use(
        fits(THIS, on(marked("prey burned"))),
        gain_pool(1),
        by="acting bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="6bef51",
)
