"""Actions without a Discipline."""

from methuselah.language import (
    ACTING,
    ANYTIME,
    BEARER,
    CALLED_BY_VAMPIRE,
    CHOSEN_SEAT,
    DIRECTED_AT_YOU,
    DURING_ACTION,
    EACH,
    NORMAL_STRIKES,
    ON_A_BLOOD_HUNT,
    OTHERS,
    PREDATOR,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_BLOCKED,
    YOU,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    action,
    acts,
    add,
    add_counters,
    after_resolution,
    aim,
    ambushes,
    among,
    anywhere,
    at_least,
    bleeds,
    blood_at_most,
    both,
    burn_card,
    burn_pool,
    burns_when,
    capacity_at_least,
    card,
    choose,
    choose_number,
    choose_seat,
    choose_superior_discipline,
    chosen_number,
    clan,
    controller_of,
    copies_you_control,
    costs_pool,
    count,
    counted,
    counters_on,
    crypt,
    diablerizable,
    diablerizes,
    discards_at_random,
    draw_crypt,
    draws_up,
    enters_combat,
    environmental_damage,
    exists,
    fits,
    gain_blood,
    gain_pool,
    gains_title,
    hand,
    has_superior_discipline,
    helps_pay,
    is_action,
    is_named,
    is_slave,
    keeps_chosen_word,
    keyword,
    later,
    least,
    lock,
    locked,
    loses_title,
    master_action,
    minion,
    minus,
    more_votes,
    move_counters,
    not_,
    older,
    on,
    other,
    permanents,
    prevents,
    price,
    put_in_play,
    put_on,
    ready,
    ready_from_torpor,
    remember,
    remembered,
    removes_title,
    requires_clan,
    same,
    sect,
    shuffles_into_library,
    skips_next_unlock,
    static,
    that_methuselah,
    times,
    title,
    titled,
    torpor,
    trigger,
    uncontrolled,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    votes_of,
    when,
    younger,
    yours,
)

weak_or_locked = among(ready(vampire, blood_at_most(3)), ready(minion, locked))

card(
    "Abbot",
    action(put_on(THIS), unlock(), stealth=1),
    static("intercept", +1, when=DIRECTED_AT_YOU),
    text="419a10",
)

card(
    "Ambush",
    action(choose(ready(minion, locked)), enters_combat(TARGET, "maneuver")),
    text="ba43d7",
)

card(
    "Aranthebes, The Immortal",
    action(put_in_play(), stealth=1),
    use(
        same(PREDATOR, controller_of(ACTING)),
        price(lock()),
        add("stealth", -1, ACTING),
        at=("announced", *DURING_ACTION),
    ),
    static(
        "bleed",
        -1,
        who=on(vampire, not_(capacity_at_least(5))),
        when=both(is_action(trait="bleeds you"), fits(THIS_CARD, permanents(unlocked))),
    ),
    acts(shuffles_into_library(THIS_CARD), who=ready(vampire, capacity_at_least(5)), directed=True),
    text="a78bf4",
)

card("Art Scam", action(gain_pool(2), stealth=1), text="ff7b07")

card(
    "Arson",
    action(choose(anywhere(keyword("location"))), burn_card(TARGET), replace="action"),
    text="8ceafb",
)

card(
    "Bloodbath",
    static("votes", 1, when=unless(fits(BEARER, on(titled)))),
    action(
        choose(ready(vampire, sect("sabbat"), capacity_at_least(5))),
        gain_blood(2, TARGET),
        put_on(TARGET),
        stealth=1,
    ),
    text="d4cfa7",
)

card(
    "Bum's Rush",
    action(choose(ready(minion)), enters_combat(TARGET, "maneuver"), replace="action"),
    text="5d87fe",
)

card(
    "Computer Hacking",
    action(bleeds(+1)),
    text="fc025e",
)

card(
    "Constant Revolution",
    action(put_in_play(counters=1), stealth=1),
    trigger("unlock phase", add_counters(+1), who=YOU),
    trigger(
        "unlock phase",
        that_methuselah(
            later(choose_number("cards", 0, least(counters_on(THIS_CARD), count(hand(yours))))),
            burn_pool(minus(counters_on(THIS_CARD), chosen_number("cards"))),
            discards_at_random(chosen_number("cards")),
            draws_up(),
        ),
        who=OTHERS,
    ),
    acts(costs_pool(1), burn_card(), who=ready(vampire), directed=True),
    text="516d20",
)

card(
    "Creeping Sabotage",
    action(put_in_play(), stealth=1, x=copies_you_control()),
    trigger("unlock phase", burn_pool(1, PREY), who=YOU),
    acts(burn_card(), directed=True),
    text="914ffd",
)

card(
    "Emergency Powers",
    action(put_on(THIS), stealth=1),
    static("votes", count(anywhere(keyword("gehenna"))), when=CALLED_BY_VAMPIRE),
    burns_when(unless(exists(anywhere(keyword("gehenna"))))),
    text="9bad5d",
)

outsider = on(vampire, yours, not_(sect("camarilla")))

card(
    "Field Training",
    action(
        choose(ready(vampire, yours, other, not_(titled))),
        later(choose_superior_discipline("taught")),
        unlock(THIS),
        put_on(TARGET),
        keeps_chosen_word("taught"),
        who=ready(has_superior_discipline),
        stealth=1,
    ),
    static("sect", word="anarch"),
    static("discipline", word="chosen"),
    trigger("changed sect", burn_card(), who=BEARER),
    burns_when(unless(fits(BEARER, on(sect("anarch"))))),
    text="741192",
)

card(
    "Fifth Tradition: Hospitality",
    action(choose(on(vampire, other)), gain_blood(4, TARGET), stealth=1),
    text="def46f",
)

card(
    "Fire on the Mountain",
    action(
        choose(torpor(vampire, locked, diablerizable)),
        add("votes", +2, THIS, when=ON_A_BLOOD_HUNT),
        diablerizes(TARGET),
        stealth=1,
    ),
    text="c60d55",
)

card(
    "Fourth Tradition: The Accounting",
    action(choose(uncontrolled(vampire, yours, younger)), gain_blood(3, TARGET), stealth=1),
    text="978c0a",
)

choirs = anywhere(is_named("Choir"), yours)

card(
    "Harmony",
    action(
        choose_seat(PREY),
        times(count(choirs), burn_pool(3, CHOSEN_SEAT)),
        burn_card(choirs),
        stealth=1,
    ),
    text="900479",
)

card(
    "Inquisition",
    action(
        choose(on(title("bishop")), most=99),
        removes_title(TARGET),
        environmental_damage(2, TARGET, unpreventable=True),
        stealth=1,
    ),
    text="2cf79e",
)

card(
    "Judgment: Camarilla Segregation",
    action(put_in_play(), stealth=1),
    trigger("unlock phase", that_methuselah(when(exists(outsider), burn_pool(1))), who=EACH),
    use(
        YOUR_TURN,
        choose(outsider),
        burn_card(TARGET),
        burn_card(),
        at=("master",),
        by="methuselah",
    ),
    text="188958",
)

card(
    "Judgment: Death to the Brujah!",
    action(put_in_play(), stealth=1, once="game"),
    acts(choose(ready(clan("Brujah"), not_(yours))), enters_combat(TARGET), who=ready(vampire)),
    use(
        YOUR_MINION_PHASE,
        choose(on(clan("Brujah"), yours)),
        burn_card(TARGET),
        burn_card(),
        at=ANYTIME,
        by="methuselah",
    ),
    text="80f6b9",
)

anarchs = ready(vampire, sect("anarch"))

card(
    "Kindred Intelligence",
    action(exists(crypt(yours)), draw_crypt(), stealth=1),
    text="4dac0f",
)

card(
    "Of Noble Blood",
    action(
        choose(
            on(
                vampire,
                sect("camarilla"),
                capacity_at_least(6),
                not_(titled),
                not_(clan("Caitiff")),
            )
        ),
        gains_title("primogen", to=TARGET),
        put_on(TARGET),
        stealth=1,
    ),
    trigger("burned", loses_title("primogen")),
    text="171b70",
)

card(
    "Open War",
    action(put_in_play(), stealth=1, once="game"),
    acts(choose(ready(minion)), enters_combat(TARGET), who=anarchs, key="fight"),
    acts(
        costs_pool(2),
        choose(anywhere(keyword("location"))),
        burn_card(TARGET),
        who=anarchs,
        key="burn",
    ),
    use(price(master_action()), move_counters(1, YOU, THIS_CARD), by="methuselah", at=("master",)),
    trigger("counters", burn_card(), gain_pool(4), when=at_least(counters_on(THIS_CARD), 4)),
    text="30975f",
)

spoils = (burn_card(), more_votes(counted(), remembered("rival")))

card(
    "Harass",
    action(choose(weak_or_locked), enters_combat(TARGET, "press continue")),
    text="5456d9",
)

card(
    "Political Struggle",
    action(choose(ready(vampire, not_(yours))), put_on(TARGET), remember("rival", THIS), stealth=1),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=remembered("rival"),
        stealth=1,
    ),
    trigger("burned", *spoils, who=BEARER, counting=votes_of(BEARER)),
    trigger("torpor", *spoils, who=BEARER, counting=votes_of(BEARER)),
    text="70ba89",
)

card(
    "Recure of the Homeland",
    action(
        ready_from_torpor(THIS),
        stealth=1,
        kind="leave torpor",
        by="even locked actor in torpor",
        who=torpor(vampire),
    ),
    text="f72bb4",
)

card(
    "Rewilding",
    action(
        choose(anywhere(keyword("location"))),
        burn_pool(2, controller_of(TARGET)),
        burn_card(TARGET),
    ),
    text="2f7c7c",
)

card(
    "Soul of the Earth",
    action(choose(on(clan("Gargoyle"), is_slave)), put_on(TARGET), stealth=1),
    helps_pay(
        3,
        price(burn_card()),
        plays=("ally", "retainer"),
        card=(requires_clan("Gargoyle"),),
        payer=BEARER,
        by="bearer",
    ),
    text="4892eb",
)

card(
    "Stealing Years",
    action(
        choose(torpor(vampire, older, diablerizable)),
        add("votes", +1, when=both(ON_A_BLOOD_HUNT, fits(THIS, ready(sect("anarch"))))),
        diablerizes(TARGET),
        put_on(THIS),
        stealth=1,
    ),
    static("capacity", +1),
    text="346bd1",
)

card(
    "The Framing",
    action(choose(ready(minion)), put_on(THIS), remember("framed", TARGET), stealth=1),
    trigger("is blocked", burn_card(), ambushes(remembered("framed"))),
    text="544d96",
)

card(
    "Thing",
    action(choose(uncontrolled(vampire, yours, clan("Gangrel"))), gain_blood(2, TARGET), stealth=1),
    text="424ff2",
)

card("Vermin Channel", action(bleeds(), stealth=3), text="c497b1")

card(
    "Visionquest",
    action(put_on(THIS), after_resolution(when(WAS_BLOCKED, skips_next_unlock(THIS))), stealth=1),
    static("discipline", word="spi"),
    text="7f4754",
)

card(
    "Well-Marked",
    action(put_on(THIS), when(fits(THIS, on(capacity_at_least(5))), unlock(THIS)), stealth=1),
    prevents(1, NORMAL_STRIKES),
    text="62b398",
)
