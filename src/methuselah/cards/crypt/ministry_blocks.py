"""Ministry vampires and blocks."""

from methuselah.language import (
    ACTING,
    BLOCKING,
    THIS,
    card,
    either,
    failed_to_block,
    fits,
    on,
    static,
)

attempted = either(BLOCKING, fits(THIS, on(failed_to_block)))

card(
    "Arnulf Jormungandrsson (G5)",
    static("cannot play", who=ACTING, when=attempted, word="action modifier dem"),
    static("cannot play", who=ACTING, when=attempted, word="action modifier dom"),
    static("cannot play", who=ACTING, when=attempted, word="action modifier nec"),
    static("cannot play", who=ACTING, when=attempted, word="action modifier pre"),
    text="c7edba",
)
