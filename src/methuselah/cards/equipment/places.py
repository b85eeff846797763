"""Equipment that is a location in play."""

from methuselah.language import (
    AIMED_AT,
    THIS_CARD,
    acting_is,
    ally,
    bearer,
    becomes,
    card,
    clan,
    end_action,
    equips,
    fits,
    is_action,
    lock,
    on,
    price,
    static,
    stealth,
    this,
    torpor,
    use,
    vampire,
)

location = static("keyword", who=THIS_CARD, word="location")

card(
    "Catacombs",
    equips(),
    static("stealth", +1, when=is_action("rescue")),
    static("rescue cost", -1, who=torpor(vampire)),
    location,
    enters=(becomes("location"),),
    text="fdb6d9",
)

card(
    "Sacré-Cœur Cathedral, France",
    equips(),
    static("cannot block", who=on(ally), when=acting_is(on(vampire, bearer))),
    location,
    enters=(becomes("location"),),
    text="1d815c",
)

lasombra = on(this, clan("Lasombra"))

card(
    "Zaire River Ferry",
    equips(),
    use(
        fits(AIMED_AT, lasombra),
        is_action(trait="directed at you"),
        price(lock()),
        end_action("failed"),
        by="bearer",
        at=("announced",),
        key="fail",
    ),
    use(
        acting_is(lasombra),
        price(lock()),
        stealth(+1),
        by="bearer",
        at=("attempt",),
        key="stealth",
    ),
    location,
    enters=(becomes("location"),),
    text="4adce1",
)
