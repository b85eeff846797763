"""Actions that require Blood Sorcery."""

from methuselah.language import (
    ANYTIME,
    TARGET,
    THIS,
    YOUR_MINION_PHASE,
    action,
    burn_blood,
    card,
    choose,
    employs_from_hand,
    environmental_damage,
    fits,
    keyword,
    lock,
    locked,
    minion,
    on,
    one_of,
    optional_maneuver,
    price,
    put_on,
    searches_for_equipment,
    static,
    unlock,
    use,
    way,
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
    THA=action(
        put_on(THIS),
        lock(),
        one_of(way(aggravated), way(burn_blood(3))),
        stealth=1,
    ),
    text="5e3673",
)
