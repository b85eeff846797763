"""Locations that are not hunting grounds."""

from methuselah.language import (
    ACTING,
    ACTION_OF_THIS_CARD,
    ANYTIME,
    BLED,
    BLOCKER,
    CALLED_BY_VAMPIRE,
    DURING_ACTION,
    NOT_FIRST_ACTION,
    PREY,
    SUBJECT,
    TARGET,
    THIS_CARD,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    add_counters,
    at_moment,
    bleed,
    both,
    burn_blood,
    burn_card,
    burn_counters,
    burn_pool,
    capacity_at_least,
    card,
    choose,
    choose_number,
    chosen,
    clan,
    controller_of,
    count,
    counters_on,
    discard,
    draws,
    draws_up,
    each,
    fits,
    forget,
    gain_blood,
    gain_counter,
    gains_votes,
    hand,
    intercept,
    is_action,
    later,
    least,
    lock,
    master,
    may,
    minion,
    move_counters,
    not_,
    on,
    one_of,
    pool_bled,
    price,
    put_in_play,
    ready,
    ready_from_torpor,
    remember,
    remembered,
    removes_counters,
    same,
    sect,
    static,
    steals,
    stealth,
    titled,
    torpor,
    trigger,
    uncontrolled,
    unless,
    unlock,
    use,
    vampire,
    way,
    when,
    with_blood,
    with_counters,
    x,
    your_votes,
    yours,
)

location = master(put_in_play())

card(
    "Alamut",
    location,
    trigger("successful bleed", add_counters(pool_bled()), who=ready(yours, clan("Banu Haqim"))),
    use(
        CALLED_BY_VAMPIRE,
        choose_number("X", 1, counters_on(THIS_CARD)),
        choose(on(vampire, yours)),
        removes_counters(x()),
        gains_votes(x(), TARGET),
        at=("polling",),
        once="referendum",
    ),
    text="741cd5",
)

card(
    "Anarch Railroad",
    location,
    use(acting_is(on(vampire, sect("anarch"))), price(lock()), stealth(+1), at=("attempt",)),
    text="87816c",
)

card(
    "Arcane Library",
    location,
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Tremere"))),
        gain_blood(1, TARGET),
        at=("influence",),
    ),
    text="fc2674",
)

card(
    "Art Museum",
    location,
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Toreador"))),
        gain_blood(1, TARGET),
        at=("influence",),
    ),
    text="5f8be8",
)

card(
    "Backways",
    location,
    use(acting_is(on(yours, clan("Gangrel"))), price(lock()), stealth(+1), at=("attempt",)),
    text="82b0f6",
)

of_a_tremere = way(
    later(choose(ready(yours, vampire, clan("Tremere"), with_blood), name="payer")),
    burn_blood(1, chosen("payer")),
)

hostage = with_counters("hostage")

card(
    "Carver's Meat Packing and Storage",
    location,
    trigger(
        "torpor", gain_counter("hostage", SUBJECT), who=torpor(vampire, not_(capacity_at_least(4)))
    ),
    static("cannot leave torpor", who=on(hostage)),
    static("cannot be diablerized", who=on(hostage)),
    use(
        YOUR_TURN,
        price(lock()),
        choose(ready(vampire, yours)),
        gain_blood(count(on(vampire, hostage)), TARGET),
        at=("master",),
    ),
    use(
        choose(on(vampire, hostage)),
        price(burn_blood(2)),
        burn_counters("hostage", TARGET),
        by="any",
        who=ready(vampire),
        at=("unlock",),
        key="free",
        once="turn",
    ),
    trigger("left play", burn_counters("hostage", on(hostage)), who=THIS_CARD),
    text="917d83",
)

card(
    "Channel 10",
    location,
    use(
        fits(BLOCKER, ready(yours)),
        NOT_FIRST_ACTION,
        price(lock()),
        intercept(+2, BLOCKER),
        at=("attempt",),
    ),
    text="976373",
)

card(
    "Chantry",
    location,
    use(
        YOUR_TURN,
        choose(torpor(vampire, clan("Tremere"))),
        price(lock(), one_of(way(burn_pool(1)), of_a_tremere)),
        ready_from_torpor(TARGET),
        at=("master",),
    ),
    text="2e98c9",
)

card(
    "Club Illusion",
    location,
    use(
        is_action("bleed"),
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting",
        who=ready(vampire, sect("anarch")),
        at=("announced",),
        once="action",
    ),
    text="c055dd",
)

card(
    "Creepshow Casino",
    location,
    use(
        UNDIRECTED,
        acting_is(on(vampire, yours)),
        price(lock()),
        stealth(+1),
        at=("announced",),
        even_if_unneeded=True,
    ),
    text="23daa2",
)

card(
    "Dummy Corporation",
    master(put_in_play()),
    use(is_action(trait="bleeds you"), price(burn_card()), add("bleed", -2), at=DURING_ACTION),
    text="092664",
)

card(
    "Ecoterrorists",
    location,
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Gangrel"))),
        gain_blood(1, TARGET),
        at=("influence",),
    ),
    text="312b36",
)

card("Elder Library", location, static("hand_size", +1, who=YOU), text="66f964")

card(
    "Elysian Fields",
    location,
    use(acting_is(on(yours, clan("Lasombra"))), price(lock()), stealth(+1), at=("attempt",)),
    text="b172f8",
)

card(
    "Elysium: The Palace of Versailles",
    location,
    use(
        CALLED_BY_VAMPIRE,
        price(lock()),
        gains_votes(+1, ready(yours, titled, sect("camarilla"))),
        at=("polling",),
    ),
    text="e92df0",
)

card("Information Highway", location, static("transfers", +2, who=YOU), text="86982c")

card(
    "Market Square",
    location,
    use(
        fits(BLOCKER, ready(yours, clan("Banu Haqim"))),
        price(lock()),
        intercept(+1, BLOCKER),
        at=("attempt",),
    ),
    text="71b194",
)

card(
    "Monastery of Shadows",
    location,
    static("hand_size", +1, who=YOU),
    use(acting_is(on(vampire, capacity_at_least(8))), price(lock()), stealth(+1), at=("attempt",)),
    text="953154",
)

card(
    "New Carthage",
    location,
    static("bleed", +1, who=on(titled, clan("Brujah"))),
    static("votes", +1, who=on(titled, clan("Brujah"))),
    static("votes", -1, who=on(clan("Ventrue"))),
    text="14eba6",
)

card(
    "Opium Den",
    location,
    use(acting_is(on(yours, clan("Ministry"))), price(lock()), stealth(+1), at=("attempt",)),
    text="9c41f6",
)

card(
    "The Barrens",
    location,
    use(price(lock()), choose(hand(yours)), discard(TARGET), at=ANYTIME),
    text="9ce27e",
)

card(
    "The Hungry Coyote",
    master(put_in_play()),
    static("hunt", +1, who=on(vampire, yours, sect("sabbat"))),
    text="0a5e47",
)

card(
    "The Labyrinth",
    location,
    use(acting_is(on(yours, clan("Nosferatu"))), price(lock()), stealth(+1), at=("attempt",)),
    text="fdbe2b",
)

card(
    "The Rack",
    master(
        choose(ready(vampire, yours), name="chosen", least=least(1, count(ready(vampire, yours)))),
        put_in_play(),
        remember("chosen", chosen("chosen")),
    ),
    trigger(
        "changed control",
        later(choose(ready(vampire, yours), name="chosen")),
        remember("chosen", chosen("chosen")),
        who=THIS_CARD,
    ),
    trigger("burned", forget("chosen"), who=remembered("chosen")),
    trigger(
        "unlock phase",
        each(controller_of(remembered("chosen")), may(gain_blood(2, remembered("chosen")))),
        who=YOU,
        when=fits(remembered("chosen"), on(vampire)),
    ),
    acts(unless(YOU_CONTROL_THIS), steals(THIS_CARD), who=ready(vampire), directed=True),
    text="ad1708",
)

card(
    "The Secret Library of Alexandria",
    master(put_in_play()),
    trigger(
        "successful bleed",
        draws(1),
        draws_up(),
        who=on(minion, yours),
        when=same(PREY, BLED),
        optional=True,
    ),
    text="40567f",
)

card(
    "Ventrue Headquarters",
    location,
    use(price(lock()), your_votes(+3), at=("polling",)),
    text="d881bd",
)

card(
    "Warsaw Station",
    location,
    use(
        UNDIRECTED,
        acting_is(on(clan("Nosferatu"))),
        price(lock()),
        at_moment(
            "after resolution",
            when(both(WAS_SUCCESSFUL, acting_is(on(clan("Nosferatu")))), unlock(ACTING)),
        ),
        at=("announced",),
    ),
    use(
        choose(torpor(vampire, clan("Nosferatu"))),
        price(burn_card()),
        ready_from_torpor(TARGET),
        at=ANYTIME,
        key="burn",
    ),
    text="a92597",
)

card(
    "Wasserschloss Anif, Austria",
    location,
    use(
        YOUR_TURN,
        choose(on(yours, vampire, clan("Tremere"), with_blood)),
        move_counters(1, TARGET, THIS_CARD),
        at=("master",),
        once="turn",
    ),
    use(
        YOUR_TURN,
        price(lock()),
        choose(uncontrolled(vampire, yours, clan("Tremere"))),
        move_counters(counters_on(THIS_CARD), THIS_CARD, TARGET),
        at=("influence",),
        key="lock",
    ),
    acts(burn_card(), directed=True),
    static("stealth", +1, who=on(clan("Malkavian")), when=ACTION_OF_THIS_CARD),
    text="c880fd",
)
