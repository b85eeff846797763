"""Actions that require Blood Sorcery."""

from methuselah.language import (
    ANYTIME,
    BEARER,
    PLAYING,
    TARGET,
    THIS,
    YOUR_MINION_PHASE,
    action,
    ally,
    among,
    attached,
    being_played,
    both,
    burn_blood,
    burn_card,
    burns_when,
    cancels_card,
    card,
    choose,
    employs_from_hand,
    environmental_damage,
    fits,
    gain_blood,
    inflicts_damage,
    is_a,
    is_among,
    keyword,
    lock,
    locked,
    minion,
    on,
    one_of,
    optional_maneuver,
    played,
    price,
    put_on,
    ready,
    searches_for_equipment,
    static,
    torpor,
    trigger,
    unlock,
    use,
    vampire,
    way,
    when,
    younger,
    yours,
)

aggravated = environmental_damage(1, aggravated=True, unpreventable=True)

card(
    "Biothaumaturgic Experiment",
    static("strength", +1),
    optional_maneuver(),
    tha=action(employs_from_hand(keyword("animal"), free=True), stealth=1, kind="employ"),
    THA=action(choose(on(minion, yours)), put_on(TARGET), stealth=1),
    text="75a8c9",
)

card(
    "Blood of Sandman",
    trigger(
        "plays",
        cancels_card(),
        who=played(),
        when=both(
            being_played("reaction"),
            fits(PLAYING, on(is_among(BEARER))),
            fits(BEARER, on(locked)),
        ),
    ),
    burns_when(fits(BEARER, torpor(vampire))),
    tha=action(choose(on(ally)), burn_card(TARGET), stealth=1),
    THA=action(choose(ready(vampire, locked, younger)), put_on(TARGET), stealth=6),
    text="6a63be",
)

struck = (
    choose(among(on(minion), attached(is_a("retainer")))),
    when(
        fits(TARGET, on(vampire)),
        burn_blood(1, TARGET),
        otherwise=(inflicts_damage(1, TARGET, unpreventable=True),),
    ),
)
card(
    "Cryptic Mission",
    tha=action(*struck, stealth=1),
    THA=action(*struck, gain_blood(1, THIS), stealth=1),
    text="53d9fc",
)

card(
    "Magic of the Smith",
    tha=action(searches_for_equipment(), stealth=1, kind="equip"),
    THA=action(searches_for_equipment(), stealth=3, kind="equip"),
    text="076fe7",
)

card(
    "Rutor's Hand",
    use(
        YOUR_MINION_PHASE,
        fits(THIS, on(locked)),
        price(lock()),
        unlock(),
        by="bearer",
        at=ANYTIME,
    ),
    tha=action(put_on(THIS), lock(), aggravated, stealth=1),
    THA=action(put_on(THIS), lock(), one_of(way(aggravated), way(burn_blood(3))), stealth=1),
    text="5e3673",
)
