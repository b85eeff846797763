"""Locations and other masters in play that are locked for a clan, or for votes."""

from methuselah.language import (
    AIMED_AT,
    ANYTIME,
    BLOCKER,
    PREDATOR,
    PREY_OR_PREDATOR,
    SUBJECT_SEAT,
    TARGET,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    acting_is,
    acts,
    burn_blood,
    burn_card,
    burn_pool,
    capacity_at_least,
    card,
    choose,
    clan,
    controlled_by,
    count,
    exists,
    fits,
    gains_votes,
    give_control,
    intercept,
    is_action,
    is_named,
    keyword,
    lock,
    master,
    minion,
    minion_card,
    on,
    permanents,
    price,
    put_in_play,
    ready,
    requires_discipline,
    searches_library,
    sect,
    static,
    steals,
    stealth,
    title_of_city,
    trigger,
    unless,
    unlocked,
    use,
    vampire,
    with_blood,
    yours,
)

card(
    "Arcanum Chapterhouse, Alexandria",
    master(put_in_play()),
    trigger(
        "unlock phase",
        burn_pool(
            count(permanents(keyword("hunting ground"), controlled_by(SUBJECT_SEAT))), SUBJECT_SEAT
        ),
        who=PREY_OR_PREDATOR,
    ),
    acts(burn_card(), who=ready(minion), directed=True),
    text="f43fe7",
)

card(
    "Communal Haven: Temple",
    master(unless(exists(permanents(is_named("Communal Haven: Temple"), yours))), put_in_play()),
    static(
        "intercept",
        +1,
        who=on(yours, vampire, sect("sabbat")),
        when=fits(AIMED_AT, on(vampire, yours, sect("sabbat"))),
    ),
    text="862db3",
)

card(
    "Esgrima",
    master(put_in_play()),
    use(
        is_action("political"),
        choose(on(vampire, capacity_at_least(7))),
        price(lock()),
        gains_votes(3, TARGET),
        at=("before_votes", "polling"),
    ),
    trigger("discard phase passed", give_control(THIS_CARD, PREDATOR), who=YOU),
    text="a987ef",
)

card(
    "Kumpania",
    master(put_in_play()),
    use(
        fits(BLOCKER, ready(yours, clan("Ravnos"), capacity_at_least(5))),
        price(lock()),
        intercept(+1, BLOCKER),
        at=("attempt",),
    ),
    text="e835c6",
)

card(
    "Paris Opera House",
    master(put_in_play()),
    use(
        acting_is(on(yours, clan("Daughter of Cacophony"))),
        price(lock()),
        stealth(+1),
        at=("attempt",),
        key="yours",
    ),
    use(
        choose(on(yours, unlocked, clan("Daughter of Cacophony"))),
        price(lock()),
        lock(TARGET),
        stealth(+1),
        at=("attempt",),
        key="anybody's",
    ),
    text="c4bcf9",
)

card(
    "Spirit Summoning Chamber",
    master(put_in_play()),
    use(
        choose(ready(yours, with_blood, clan("Tremere antitribu"))),
        price(lock()),
        burn_blood(1, TARGET),
        searches_library(minion_card, requires_discipline("tha")),
        at=ANYTIME,
    ),
    text="1fcfb9",
)

card(
    "The Louvre, Paris",
    master(put_in_play()),
    use(price(lock()), choose(on(clan("Toreador"))), lock(TARGET), at=ANYTIME, key="Toreador"),
    use(
        exists(on(yours, title_of_city("prince", "Paris"))),
        price(lock()),
        choose(on(minion)),
        lock(TARGET),
        at=ANYTIME,
        key="minion",
    ),
    acts(unless(YOU_CONTROL_THIS), steals(THIS_CARD), directed=True),
    text="b24790",
)
