"""Reactions that require Celerity."""

from methuselah.language import (
    acting_is,
    card,
    discipline,
    intercept,
    on,
    reaction,
    unless,
)

card(
    "Rooftop Shadow",
    cel=reaction(unless(acting_is(on(discipline("cel")))), intercept(+1)),
    CEL=reaction(unless(acting_is(on(discipline("CEL")))), intercept(+1)),
    text="15d3ed",
)
