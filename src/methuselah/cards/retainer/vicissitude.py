"""Retainers that require Vicissitude."""

from methuselah.language import (
    AT_SUPERIOR,
    both,
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
    static("intercept", +1, when=both(directed, AT_SUPERIOR)),
    vic=employs(),
    VIC=employs(),
    text="4ba469",
)
