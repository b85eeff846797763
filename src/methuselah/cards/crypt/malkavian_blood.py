"""Malkavian vampires and blood."""

from methuselah.language import (
    ONE,
    THIS_CARD,
    burn_blood,
    card,
    clan,
    each,
    fits,
    on,
    ready,
    title,
    title_of_city,
    trigger,
)

ministry = ready(clan("Ministry"))
card(
    "Damaskenos, Herald of Leandro (G2)",
    trigger(
        "gained title",
        each(ministry, burn_blood(1, ONE)),
        when=fits(THIS_CARD, on(title_of_city("prince", "Cairo"))),
    ),
    trigger(
        "gained title",
        each(ministry, burn_blood(2, ONE)),
        when=fits(THIS_CARD, on(title("justicar"), clan("Malkavian"))),
    ),
    text="fb7dc0",
)
