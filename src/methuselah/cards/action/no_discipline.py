"""Actions without a Discipline."""

from methuselah.language import (
    PREY,
    YOU,
    action,
    acts,
    bleeds,
    burn_card,
    burn_pool,
    card,
    copies_you_control,
    put_in_play,
    trigger,
)

card(
    "Computer Hacking",
    action(bleeds(+1)),
    text="fc025e",
)

card(
    "Creeping Sabotage",
    action(put_in_play(), stealth=1, x=copies_you_control()),
    trigger("unlock phase", burn_pool(1, PREY), who=YOU),
    acts(burn_card(), directed=True),
    text="914ffd",
)
