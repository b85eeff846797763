"""Political actions about Camarilla vampires."""

from methuselah.language import (
    TARGET,
    acts,
    add,
    attached,
    burn_card,
    can_bear,
    card,
    choose,
    chosen,
    enters_combat,
    is_a,
    moves_onto,
    on,
    political,
    put_on,
    ready,
    searches_for_gift,
    sect,
    static,
    vampire,
)

card(
    "Alastor",
    political(
        terms=(choose(ready(vampire, sect("camarilla"))),),
        passes=(put_on(TARGET), searches_for_gift(TARGET)),
    ),
    acts(choose(ready(vampire)), enters_combat(TARGET), by="bearer", stealth=1),
    static("cannot diablerize"),
    text="8dc720",
)


camarilla_vampire = on(vampire, sect("camarilla"))

card(
    "Archon",
    political(terms=(choose(camarilla_vampire),), passes=(put_on(TARGET),)),
    acts(choose(ready(vampire)), enters_combat(TARGET), by="bearer", stealth=1, key="attack"),
    static("attempts burn", 1),
    static("no blood hunt"),
    acts(who=ready(vampire, sect("camarilla")), kind="political", stealth=1, passes=(burn_card(),)),
    text="87032c",
)

card(
    "Camarilla Exemplary",
    political(
        terms=(choose(camarilla_vampire),),
        passes=(add("attempts burn", 1, to=TARGET, until="game"),),
    ),
    text="a12b7d",
)

card(
    "Confiscation",
    political(
        terms=(
            choose(attached(is_a("equipment")), "seized"),
            choose(on(vampire, can_bear("seized")), "new"),
        ),
        passes=(moves_onto(chosen("seized"), chosen("new")),),
    ),
    text="f33b2d",
)
