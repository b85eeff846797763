"""Action cards without a Discipline to hunt in a special way."""

from methuselah.language import (
    HUNTED,
    THIS,
    action,
    add,
    as_announced,
    calls_blood_hunt,
    card,
    ready,
    vampire,
    when,
)

card(
    "Abactor",
    action(
        as_announced(add("hunt", +4, THIS, until="action")),
        when(HUNTED, calls_blood_hunt(THIS)),
        kind="hunt",
        stealth=1,
        who=ready(vampire),
    ),
    text="d43b50",
)
