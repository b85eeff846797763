"""Masters in play that let minions act, or say how they act."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    acts,
    burn_card,
    card,
    clan,
    master,
    on,
    put_in_play,
    ready,
    static,
)

card(
    "Madness Network",
    master(put_in_play()),
    static("acts in any minion phase", who=on(clan("Malkavian"))),
    static("may block anything", who=ready(clan("Malkavian")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), directed=True),
    text="77cad5",
)
