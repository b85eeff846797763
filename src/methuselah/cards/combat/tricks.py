"""Combat cards without a Discipline: ways out, dirty tricks, and what a clan keeps to itself."""

from methuselah.language import (
    card,
    press_to_end,
)

card("Open Grate", press_to_end, text="322f9e")
