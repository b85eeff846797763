"""Locations and other masters in play that are locked for a clan, or for votes."""

from methuselah.language import (
    ACTING,
    AIMED_AT,
    ANYTIME,
    BLOCKER,
    CALLED_BY_VAMPIRE,
    COMBAT_IS_ON,
    DURING_ACTION,
    IN_ROUND,
    MISSING_STEALTH,
    NEEDS_STEALTH,
    OPPOSING_YOURS,
    PREDATOR,
    PREY_OR_PREDATOR,
    RESULTING_COMBAT,
    SECOND_ROUND,
    SUBJECT_SEAT,
    TARGET,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_FIGHTER,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    add_counters,
    bleed,
    blood_of,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    capacity_at_least,
    capacity_or_cost_of,
    card,
    choose,
    choose_number,
    chosen_number,
    clan,
    contracted_to,
    controlled_by,
    count,
    counters_on,
    environmental_damage,
    exists,
    fits,
    gain_pool,
    gains_votes,
    give_control,
    intercept,
    is_action,
    is_among,
    is_named,
    keyword,
    later,
    least,
    lock,
    master,
    minion,
    minion_card,
    move_counters,
    on,
    opponent_of,
    permanents,
    price,
    put_in_play,
    ready,
    remove_from_game,
    removes_counters,
    requires_discipline,
    searches_library,
    sect,
    spares_blocker,
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
    your_votes,
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
    "Dead Pool",
    master(put_in_play()),
    trigger(
        "left ready region",
        add_counters(1),
        who=on(vampire, is_among(OPPOSING_YOURS)),
        when=both(COMBAT_IS_ON, fits(YOUR_FIGHTER, on(clan("Lasombra")))),
        optional=True,
    ),
    use(
        is_action("bleed"),
        acting_is(on(yours, clan("Lasombra"))),
        price(removes_counters(1)),
        bleed(+2, limited=False),
        at=DURING_ACTION,
        once="action",
        key="bleed",
    ),
    use(
        choose(ready(yours, clan("Lasombra"))),
        price(removes_counters(1)),
        gains_votes(2, TARGET),
        at=("polling",),
        once="referendum",
        key="votes",
    ),
    text="1ae8d0",
)

card(
    "Elysium: Sforzesco Castle",
    master(put_in_play()),
    use(
        fits(BLOCKER, on(vampire, yours, unlocked)),
        acting_is(on(vampire, sect("camarilla"))),
        price(lock()),
        spares_blocker(),
        at=("blocked",),
    ),
    text="4ca21f",
)

card(
    "Esgrima",
    master(put_in_play()),
    use(
        CALLED_BY_VAMPIRE,
        choose(on(vampire, capacity_at_least(7))),
        price(lock()),
        gains_votes(3, TARGET),
        at=("before_votes", "polling"),
    ),
    trigger("discard phase passed", give_control(THIS_CARD, PREDATOR), who=YOU),
    text="a987ef",
)

card(
    "Forest of Shadows",
    master(put_in_play()),
    use(
        acting_is(on(yours, clan("Malkavian"), with_blood)),
        NEEDS_STEALTH,
        price(lock()),
        later(choose_number("spilled", 1, least(blood_of(ACTING), MISSING_STEALTH))),
        burn_blood(chosen_number("spilled"), ACTING),
        add("stealth", chosen_number("spilled"), ACTING, until="turn"),
        at=("attempt",),
    ),
    acts(burn_card(), directed=True),
    text="2ef656",
)

card(
    "Khobar Towers, Al-Khubar",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(minion, yours)),
        price(lock()),
        gain_pool(capacity_or_cost_of(TARGET)),
        remove_from_game(TARGET),
        at=("unlock",),
    ),
    text="4384e3",
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
    "The Black Throne",
    master(put_in_play()),
    use(price(lock()), your_votes(+2), at=("polling",)),
    trigger(
        "left ready region",
        lock(),
        gain_pool(1),
        who=on(minion, contracted_to(on(yours, clan("Banu Haqim")))),
        optional=True,
    ),
    text="2efd7f",
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

card(
    "The Spawning Pool",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(yours, with_blood, clan("Nosferatu"))),
        move_counters(1, TARGET, THIS_CARD),
        at=("unlock",),
        once="phase",
        key="feed",
    ),
    use(
        is_action(trait="bleeds you"),
        RESULTING_COMBAT,
        fits(opponent_of(ACTING), on(yours)),
        SECOND_ROUND,
        price(lock()),
        environmental_damage(counters_on(THIS_CARD), ACTING, unpreventable=True),
        at=(*IN_ROUND, "prevent"),
        key="spawn",
    ),
    text="b6cb4d",
)
