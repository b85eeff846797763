"""Ministry vampires and blocks."""

from methuselah.language import ACTING, add, card, trigger

card(
    "Arnulf Jormungandrsson (G5)",
    trigger(
        "attempts to block",
        *(
            add("cannot play", to=ACTING, until="action", word=f"action modifier {code}")
            for code in ("dem", "dom", "nec", "pre")
        ),
    ),
    text="c7edba",
)
