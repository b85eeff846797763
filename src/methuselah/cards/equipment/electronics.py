"""Electronic equipment."""

from methuselah.language import (
    BEARER,
    PLAYING,
    being_played,
    both,
    card,
    either,
    equips,
    fits,
    intercept,
    on,
    played,
    trigger,
    vampire,
)

card(
    "Phased Motion Detector",
    equips(),
    trigger(
        "plays",
        intercept(+1, BEARER),
        who=played(),
        when=both(
            fits(PLAYING, on(vampire)),
            either(
                being_played("action modifier", requires="chi"),
                being_played("action modifier", requires="obf"),
                being_played("action modifier", requires="obt"),
            ),
        ),
        once="action",
    ),
    text="1c9926",
)
