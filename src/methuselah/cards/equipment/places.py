"""Equipment that is a location in play."""

from methuselah.language import (
    AIMED_AT,
    BEARER,
    DIRECTED_AT_YOU,
    IN_UNLOCK_PHASE,
    PREY_OR_PREDATOR,
    SUBJECT,
    TARGET,
    THIS_CARD,
    YOUR_TURN,
    acting_is,
    acts,
    ally,
    any_of,
    bearer,
    becomes,
    burn_blood,
    card,
    choose,
    clan,
    controlled_by,
    end_action,
    equippable,
    equips,
    equips_chosen,
    fits,
    gain_blood,
    is_action,
    keyword,
    lock,
    minion,
    not_,
    on,
    other,
    price,
    ready,
    sect,
    static,
    stealth,
    this,
    torpor,
    trigger,
    unique,
    unless,
    use,
    vampire,
    when,
    younger_than,
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
    "Gran Madre di Dio, Italy",
    equips(),
    trigger(
        "entered play",
        lock(SUBJECT),
        when(fits(SUBJECT, on(vampire, younger_than(BEARER))), burn_blood(1, SUBJECT)),
        who=on(minion, controlled_by(PREY_OR_PREDATOR)),
        when=unless(IN_UNLOCK_PHASE),
    ),
    location,
    enters=(becomes("location"),),
    text="1e782f",
)

card(
    "Local 1111",
    equips(),
    acts(
        choose(ready(vampire, sect("sabbat"), other)),
        gain_blood(2, TARGET),
        by="bearer",
        who=ready(vampire, sect("sabbat")),
        stealth=1,
    ),
    location,
    enters=(becomes("location"),),
    text="d79171",
)

card(
    "Pier 13, Port of Baltimore",
    equips(),
    use(
        YOUR_TURN,
        choose(equippable(not_(any_of(keyword("location"), unique))), name="named"),
        equips_chosen("named"),
        by="bearer",
        at=("influence",),
        once="turn",
    ),
    location,
    enters=(becomes("location"),),
    text="32679c",
)

card(
    "Sacré-Cœur Cathedral, France",
    equips(),
    static("cannot block", who=on(ally), when=acting_is(on(vampire, bearer))),
    location,
    enters=(becomes("location"),),
    text="1d815c",
)

card(
    "The Ankara Citadel, Turkey",
    equips(),
    static("half blood cost", when=fits(BEARER, on(vampire)), word="action modifier"),
    location,
    enters=(becomes("location"),),
    text="3b7ebb",
)

lasombra = on(this, clan("Lasombra"))

card(
    "Zaire River Ferry",
    equips(),
    use(
        fits(AIMED_AT, lasombra),
        DIRECTED_AT_YOU,
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
