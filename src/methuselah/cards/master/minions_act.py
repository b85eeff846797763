"""Masters in play that let minions act, or say how they act."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    acts,
    burn_card,
    card,
    clan,
    is_action,
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

card(
    "The Khabar: Community",
    master(put_in_play()),
    static("stealth", +1, who=ready(clan("Banu Haqim")), when=is_action("bleed")),
    static("stealth", +1, who=ready(clan("Tremere")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), by="any", directed=True),
    text="1b511b",
)
