"""Reactions that require Abombwe."""

from methuselah.language import (
    AIMED_AT,
    THIS,
    acting_is,
    among,
    cancels_card,
    card,
    end_action,
    fits,
    intercept,
    is_action,
    older,
    on,
    played_on,
    reaction,
    this,
    unless,
    unlock,
    vampire,
)

reflex = reaction(played_on(on(this), "frenzy"), cancels_card(), by="any", at=("as_played",))

card(
    "Predator's Communion",
    abo=(reflex, reaction(acting_is(on(vampire)), intercept(+1))),
    ABO=reaction(acting_is(on(vampire)), unlock(THIS), by="locked"),
    text="1da245",
)

hibernates = (
    is_action(trait="directed"),
    fits(THIS, among(AIMED_AT)),
    unless(acting_is(on(vampire, older))),
    end_action("failed"),
)

card(
    "Unseen Hibernation",
    abo=(reflex, reaction(*hibernates, at=("action", "declined"))),
    ABO=reaction(*hibernates, by="even locked", at=("action", "declined")),
    text="49575f",
)
