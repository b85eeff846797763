"""Action modifiers that require Abombwe."""

from methuselah.language import (
    BLOCKER,
    THIS,
    ally,
    among,
    bleed,
    cancels_card,
    cannot_block,
    capacity_below,
    card,
    fails_attempt,
    fits,
    frenzy_on,
    keyword,
    lock,
    modifier,
    not_,
    on,
    played_on,
    ready,
    this,
    vampire,
    younger,
)

reflex = modifier(played_on(on(this), "frenzy"), cancels_card(), by="any", at=("as_played",))
weaker_blocker = fits(
    BLOCKER, among(ready(ally, not_(keyword("werewolf"))), ready(vampire, younger))
)
card(
    "Devil-Channel: Throat",
    abo=(reflex, modifier(frenzy_on(THIS), weaker_blocker, fails_attempt(), at=("attempt",))),
    ABO=modifier(frenzy_on(THIS), weaker_blocker, fails_attempt(), lock(BLOCKER), at=("attempt",)),
    text="871a08",
)


card(
    "Predator's Mastery",
    abo=(reflex, modifier(bleed(+1))),
    ABO=modifier(
        bleed(+1),
        cannot_block(ally, not_(keyword("mortal"))),
        cannot_block(capacity_below(5)),
    ),
    text="dba086",
)
