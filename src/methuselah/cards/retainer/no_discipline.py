"""Retainers without a Discipline."""

from methuselah.language import (
    card,
    employs,
    static,
)

card("Mr. Winthrop", employs(), static("intercept", +1), text="042406")

card("Revenant", employs(), static("intercept", +1), text="f1360d")
