"""Combat cards that require Abombwe."""

from __future__ import annotations

from methuselah.language import (
    THIS,
    add,
    before_range,
    cancels_card,
    card,
    combat_card,
    grants,
    on,
    played_on,
    this,
    yours,
)

stronger = add("strength", +1, THIS, until="combat")
card(
    "Invoking the Beast",
    abo=(
        combat_card(
            played_on(on(this, yours), "frenzy"), cancels_card(), by="any", at=("as_played",)
        ),
        before_range(stronger, once="combat"),
    ),
    ABO=before_range(stronger, grants("press"), once="combat"),
    text="2e5513",
)
