"""Political actions whose effect is the same for each Methuselah."""

from methuselah.language import (
    EACH,
    PREY,
    TARGET,
    any_of,
    anywhere,
    ash_heap,
    burn_card,
    burn_pool,
    capacity_at_least,
    card,
    choose,
    controlled_by,
    count,
    each,
    exists,
    gain_blood,
    gain_pool,
    is_a,
    keyword,
    later,
    on,
    only_if,
    political,
    ready,
    sect,
    torpor,
    twice,
    uncontrolled,
    vampire,
    yours,
)

outsiders = ready(vampire, yours, any_of(sect("independent"), sect("anarch")))
anarchs = on(sect("anarch"), yours)
property_of_hers = anywhere(
    yours, any_of(is_a("equipment"), is_a("location"), keyword("location"), is_a("retainer"))
)

card(
    "Anarch Salon",
    political(
        passes=(
            gain_blood(1, ready(vampire, sect("anarch"))),
            gain_pool(only_if(exists(anarchs), 1), EACH),
        ),
    ),
    text="9e3681",
)

card(
    "Can't Take it with You",
    political(passes=(gain_pool(1, EACH), burn_pool(count(property_of_hers), EACH))),
    text="83353f",
)

card("Exclusion Principle", political(passes=(gain_pool(count(outsiders), EACH),)), text="33f2c0")

card(
    "Honor the Elders",
    political(
        passes=(
            gain_blood(1, ready(vampire, capacity_at_least(8))),
            gain_blood(1, uncontrolled(vampire, capacity_at_least(8))),
        ),
    ),
    text="64e5a4",
)

card(
    "Mark of the Damned",
    political(passes=(burn_pool(count(ash_heap(vampire, controlled_by(PREY))), EACH),)),
    text="c8ca6e",
)

card(
    "Might of the Camarilla",
    political(
        passes=(each(EACH, later(choose(uncontrolled(vampire, yours))), burn_card(TARGET)),),
    ),
    text="cfc5bf",
)

card(
    "Perpetual Care",
    political(passes=(burn_pool(twice(count(torpor(vampire, yours))), EACH),)),
    text="03a2ab",
)
