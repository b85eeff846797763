"""Combat cards that require Obtenebration."""

from methuselah.language import (
    THIS,
    WAS_BLOCKED,
    acting_is,
    both,
    card,
    combat_ends,
    continues_unblocked,
    is_action,
    strike,
    unless,
    when,
)

continues = when(
    both(acting_is(THIS), WAS_BLOCKED, unless(is_action("bleed", "political"))),
    continues_unblocked(),
)

card(
    "Shadow Body",
    obt=strike(combat_ends()),
    OBT=strike(combat_ends(after=(continues,))),
    text="ef72b6",
)
