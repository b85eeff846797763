"""Actions that require Blood Sorcery."""

from methuselah.language import (
    ANYTIME,
    TARGET,
    THIS,
    YOUR_MINION_PHASE,
    action,
    among,
    attached,
    burn_blood,
    card,
    choose,
    employs_from_hand,
    environmental_damage,
    fits,
    gain_blood,
    inflicts_damage,
    is_a,
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
    vampire,
    way,
    when,
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
    THA=action(
        put_on(THIS),
        lock(),
        one_of(way(aggravated), way(burn_blood(3))),
        stealth=1,
    ),
    text="5e3673",
)
