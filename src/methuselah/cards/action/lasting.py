"""Action cards without a Discipline that stay in play."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    THIS,
    acting_is,
    action,
    acts,
    burn_card,
    card,
    clan,
    not_,
    older,
    on,
    put_on,
    ready,
    static,
    vampire,
)

card(
    "Atonement",
    static("intercept", +1),
    static("does not lock to block", when=acting_is(on(vampire, not_(older)))),
    static("stealth", -1, who=on(clan("Ministry")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), who=ready(vampire), directed=True),
    action(put_on(THIS), stealth=1),
    text="6bf203",
)
