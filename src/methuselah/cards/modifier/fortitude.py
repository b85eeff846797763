"""Action modifiers that require Fortitude."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    BEARER,
    BLED_SUCCESSFULLY,
    BLOCKER,
    THIS,
    WAS_BLOCKED,
    WAS_SUCCESSFUL,
    ally,
    any_of,
    at_moment,
    bears,
    bleed,
    both,
    burn_blood,
    burn_card,
    burns_when,
    cancels_attempt,
    cannot_block,
    card,
    controller_of,
    discipline,
    each,
    each_round_at,
    end_action,
    environmental_damage,
    exists,
    fails_attempt,
    fights_after_action,
    fits,
    if_blocked,
    is_action,
    lock,
    may,
    modifier,
    not_,
    on,
    pays_to_block,
    price,
    put_on,
    ready,
    sends_to_torpor,
    static,
    stealth,
    torpor,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    younger_than_acting,
)


def sunlight(points: int) -> Effect:
    """Unpreventable environmental aggravated damage to this vampire."""
    return environmental_damage(points, aggravated=True, unpreventable=True)


to_torpor_later = at_moment("after resolution", sends_to_torpor(THIS))
no_fortitude = fits(BLOCKER, ready(vampire, not_(discipline("for"))))
kiss = (cancels_attempt(), burn_blood(2, BLOCKER), end_action())

card(
    "Daring the Dawn",
    for_=modifier(cannot_block(vampire), at_moment("after resolution", sunlight(2))),
    FOR=modifier(cannot_block(vampire), at_moment("after resolution", sunlight(1))),
    text="c6bc54",
)

card(
    "Dawn Operation",
    for_=modifier(
        if_blocked("damages vampires aggravated"),
        when(fits(BLOCKER, on(vampire)), each(controller_of(BLOCKER), may(cancels_attempt()))),
    ),
    FOR=modifier(if_blocked("damages vampires aggravated")),
    text="bdf64c",
)

card(
    "Day Operation",
    for_=modifier(cannot_block(vampire), to_torpor_later, at=("announced",)),
    FOR=modifier(cannot_block(vampire), to_torpor_later, at=("announced", "attempt")),
    text="78d17c",
)

pitched = modifier(bleed(+1))
no_fever = fits(THIS, on(not_(bears("Fever Pitch"))))
and_keeps_it = modifier(
    bleed(+1),
    at_moment("after resolution", when(both(BLED_SUCCESSFULLY, no_fever), may(put_on(THIS)))),
)

card(
    "Fever Pitch",
    use(
        is_action("bleed"),
        price(burn_card()),
        fails_attempt(),
        by="acting bearer",
        at=("attempt",),
    ),
    for_=pitched,
    pre=pitched,
    FOR=and_keeps_it,
    PRE=and_keeps_it,
    text="22ff7e",
)

card(
    "Freak Drive",
    for_=modifier(WAS_SUCCESSFUL, unlock(), at=("after_resolution",)),
    FOR=modifier(WAS_BLOCKED, unlock(), at=("after_resolution",)),
    text="973b19",
)

hedonist = ready(vampire, unlocked)
distracts = (exists(BLOCKER), fails_attempt(), lock(THIS), lock(BLOCKER))
distracted = modifier(
    fights_after_action(BLOCKER), *distracts, by="helper", who=hedonist, at=("attempt",)
)
only_distracted = modifier(*distracts, by="helper", who=hedonist, at=("attempt",))

card(
    "Hedonism",
    for_=distracted,
    pre=distracted,
    FOR=only_distracted,
    PRE=only_distracted,
    text="e299ed",
)

card(
    "Neutral Guard",
    for_=modifier(pays_to_block(1, vampire), at=("announced",)),
    obe=modifier(each_round_at("long"), at=("announced",)),
    OBE=modifier(
        each_round_at("long"),
        cannot_block(any_of(ally, younger_than_acting)),
        at=("announced",),
    ),
    text="0473c6",
)

card(
    "Repulsion",
    static("stealth", +1),
    static("cannot play", word="Repulsion"),
    static("only one", word="Repulsion"),
    burns_when(fits(BEARER, torpor(vampire))),
    pre=modifier(if_blocked("maneuver long"), at=("announced",)),
    obe=modifier(stealth(+1)),
    OBE=modifier(put_on(THIS)),
    text="17b2cd",
)

card(
    "The Kiss of Ra",
    for_=modifier(no_fortitude, *kiss, at=("attempt",)),
    FOR=modifier(no_fortitude, *kiss, sends_to_torpor(BLOCKER), at=("attempt",)),
    text="8e6e30",
)
