"""Combat cards that require Sanguinus."""

from methuselah.language import (
    NO_COMBAT_QUEUED,
    OPPOSING_YOURS,
    THIS,
    YOUR_FIGHTER,
    add,
    card,
    clan,
    combat_card,
    fits,
    grants,
    lock,
    may_enter_combat,
    queues_combat,
    ready,
    same_circle,
    unlocked,
)

brother = ready(unlocked, clan("Blood Brother"), same_circle(YOUR_FIGHTER))
still_ready = fits(OPPOSING_YOURS, ready(may_enter_combat))
no_strike_cards = add("cannot strike", to=OPPOSING_YOURS, until="round", word="card")

card(
    "Coordinate Attacks",
    san=combat_card(
        NO_COMBAT_QUEUED,
        still_ready,
        lock(THIS),
        queues_combat(OPPOSING_YOURS, no_strike_cards),
        at=("combat_about_to_end",),
        by="bystander",
        who=brother,
    ),
    SAN=combat_card(
        NO_COMBAT_QUEUED,
        still_ready,
        lock(THIS),
        queues_combat(OPPOSING_YOURS, no_strike_cards, grants("maneuver")),
        at=("combat_about_to_end",),
        by="bystander",
        who=brother,
    ),
    text="fb6384",
)
