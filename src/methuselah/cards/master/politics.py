"""Masters that count in referendums, other than locations."""

from methuselah.language import (
    ACTING,
    ACTION_OF_THIS_CARD,
    CALLED_BY_VAMPIRE,
    DURING_ACTION,
    EACH,
    NEEDS_STEALTH,
    NO_COUNTERS,
    REFERENDUM_TO_COME,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    abstains,
    acting_is,
    acts,
    add,
    add_counters,
    ally,
    anywhere,
    as_announced,
    at_end_of_combat,
    becomes_anarch,
    becomes_of_sect,
    both,
    burn_card,
    burn_pool,
    burns_when,
    calls_off_referendum,
    card,
    choose,
    choose_number,
    clan,
    controller_of,
    costs_blood,
    enters_combat,
    environmental_damage,
    exists,
    fits,
    gain_blood,
    gain_pool,
    is_action,
    is_named,
    keyword,
    lock,
    mark,
    marked,
    master,
    not_,
    on,
    only_if,
    plus,
    pool_of,
    price,
    put_in_play,
    ready,
    sect,
    static,
    stealth,
    titled,
    trigger,
    unless,
    unlocked,
    use,
    vampire,
    when,
    x,
    your_votes,
    yours,
)

camarilla_calls = (is_action("political"), acting_is(on(vampire, yours, sect("camarilla"))))
spend = price(add_counters(-1))

card(
    "Black Forest Base",
    master(put_in_play()),
    acts(
        fits(THIS_CARD, anywhere(not_(marked("called")))),
        as_announced(mark("called", THIS_CARD)),
        who=ready(vampire, sect("sabbat")),
        kind="political",
        stealth=1,
        passes=(gain_pool(2, controller_of(ACTING)),),
        key="call",
    ),
    acts(burn_card(), who=ready(ally, keyword("changeling")), stealth=1, directed=True, key="burn"),
    text="cf72b2",
)

card(
    "Camarilla Conclave",
    master(put_in_play(counters=4)),
    use(
        *camarilla_calls,
        fits(THIS_CARD, anywhere(not_(marked("convened")))),
        NEEDS_STEALTH,
        spend,
        stealth(+1),
        mark("convened", THIS_CARD, until="action"),
        at=("attempt",),
        key="stealth",
    ),
    use(
        *camarilla_calls,
        fits(THIS_CARD, anywhere(not_(marked("convened")))),
        spend,
        mark("convened", THIS_CARD, until="action"),
        add("votes", -1, when=fits(THIS, on(vampire, not_(sect("camarilla"))))),
        at=(*DURING_ACTION, "before_votes", "polling"),
        key="votes",
    ),
    burns_when(NO_COUNTERS),
    text="01ca59",
)

card(
    "City Gangrel Connections",
    master(put_in_play()),
    static("methuselah votes", 1, who=YOU, when=is_action("political")),
    text="3e5059",
)

card(
    "Demonstration",
    master(put_in_play()),
    use(
        CALLED_BY_VAMPIRE,
        choose(on(vampire)),
        price(lock()),
        abstains(TARGET),
        at=("before_votes", "polling"),
    ),
    text="16a66d",
)

card(
    "Ferraille",
    master(put_in_play()),
    use(price(burn_pool(1)), your_votes(+3), at=("polling",), once="turn"),
    text="2a6fba",
)

card(
    "Foundation Exhibit",
    master(put_in_play()),
    static("votes", +1, who=on(clan("Toreador antitribu"), yours, not_(titled))),
    acts(costs_blood(1), burn_card(), who=ready(vampire), directed=True),
    text="87ced8",
)

card(
    "Out of the Frying Pan",
    master(choose(ready(vampire, yours, sect("sabbat"))), becomes_of_sect("camarilla")),
    text="90d549",
)

card(
    "Oxford University, England",
    master(put_in_play()),
    use(
        CALLED_BY_VAMPIRE,
        choose_number("X", 1, pool_of(YOU)),
        price(lock(), burn_pool(x())),
        your_votes(plus(x(), x())),
        at=("polling",),
    ),
    text="d72a9d",
)

card(
    "Seattle Committee",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(vampire, yours, not_(titled), not_(sect("anarch")))),
        price(lock()),
        becomes_anarch(TARGET),
        at=("master",),
    ),
    text="2db71c",
)

card(
    "Tabriz Assembly",
    master(put_in_play()),
    static("hand_size", +1, who=YOU),
    use(
        YOUR_TURN,
        choose(on(yours, clan("True Brujah"))),
        gain_blood(1, TARGET),
        at=("unlock",),
        once="phase",
    ),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    use(
        ACTION_OF_THIS_CARD,
        CALLED_BY_VAMPIRE,
        your_votes(+1),
        at=("before_votes", "polling"),
        once="action",
        key="vote",
    ),
    text="d448ff",
)

card(
    "The Mausoleum, Venice",
    master(put_in_play()),
    use(
        CALLED_BY_VAMPIRE,
        price(lock()),
        your_votes(plus(1, only_if(unless(exists(anywhere(is_named("Ventrue Headquarters")))), 1))),
        at=("polling",),
    ),
    text="ce8f41",
)

card(
    "Ventrue Directorate Assembly",
    master(put_in_play()),
    static("votes", +1, who=ready(clan("Ventrue")), when=is_action("political")),
    static("stealth", +1, who=on(clan("Brujah")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), directed=True),
    text="2e425e",
)

card(
    "Vox Senis",
    master(put_in_play()),
    master(your_votes(+3), at=("before_votes", "polling"), out_of_turn=True),
    static("methuselah votes", 1, who=EACH),
    text="34bd98",
)

card(
    "Yawp Court",
    master(put_in_play()),
    use(
        acting_is(on(vampire, not_(yours))),
        choose(ready(yours, unlocked, sect("sabbat"))),
        price(lock()),
        lock(TARGET),
        enters_combat(
            ACTING,
            target_is_acting=True,
            who=TARGET,
            during=(
                at_end_of_combat(
                    when(
                        both(REFERENDUM_TO_COME, fits(ACTING, ready())),
                        environmental_damage(2, TARGET),
                    )
                ),
            ),
        ),
        at=("before_referendum",),
    ),
    trigger("left ready region", calls_off_referendum(), who=ACTING),
    text="cb7601",
)
