"""Retainers that require Vicissitude."""

from methuselah.language import (
    at_least,
    both,
    by_level,
    card,
    employs,
    if_it_blocks,
    is_action,
    static,
    trigger,
)

directed = is_action(trait="directed")

card(
    "Corpse Balloon",
    trigger("blocks", if_it_blocks("maneuver", first_round=True), when=directed),
    static("intercept", +1, when=both(directed, at_least(by_level(0, 1), 1))),
    vic=employs(),
    VIC=employs(),
    text="4ba469",
)
