"""Political actions that stay in play."""

from methuselah.engine.definitions import Mode, Trigger
from methuselah.language import (
    ACTING,
    ANYTIME,
    BEARER,
    BLOCKER,
    CALLED_BY_VAMPIRE,
    CAN_STILL_BE_PLAYED,
    EACH,
    FIRST_COPY,
    HUNTED_VAMPIRE,
    IN_MINION_PHASE,
    OTHERS,
    PREY,
    SUBJECT,
    SUBJECT_SEAT,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    YOU,
    YOUR_MINION_PHASE,
    acts,
    add_counters,
    aim,
    ally,
    among,
    anywhere,
    at_least,
    bars_for_the_game,
    bears,
    becomes_of_sect,
    both,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    burns_when,
    cancels_hunt,
    capacity_below,
    card,
    choose,
    choose_seat,
    chosen_seat,
    clan,
    controlled_by,
    controller_of,
    costs_blood,
    count,
    counters_on,
    counts_as_blood_hunt,
    draws_up,
    each,
    either,
    enters_combat,
    exists,
    fits,
    if_it_fails,
    if_it_is_cancelled,
    is_named,
    is_red_list,
    later,
    lock,
    may,
    minion,
    not_,
    on,
    permanents,
    political,
    price,
    put_in_play,
    put_on,
    ready,
    remember,
    remember_each,
    remembered_seat,
    remembered_seats,
    same,
    sect,
    skips_turn,
    static,
    tallied,
    tallies,
    that_methuselah,
    titled,
    torpor,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    votes_of_counters,
    when,
    younger,
    your_votes,
    yours,
)

card(
    "Camarilla Threat",
    political(passes=(put_in_play(),)),
    static("discard cost", 1, who=EACH),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="b17e9a",
)

card(
    "Dogs of War",
    political(passes=(put_in_play(),)),
    acts(
        choose(ready(minion)),
        enters_combat(TARGET),
        who=ready(clan("Brujah antitribu")),
        key="attack",
    ),
    use(
        fits(HUNTED_VAMPIRE, on(clan("Brujah antitribu"))),
        price(burn_card()),
        cancels_hunt(),
        at=("hunt_passed",),
    ),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="91c6cd",
)

nobody_of_another_year = unless(
    same(
        chosen_seat("chosen"),
        remembered_seats("chosen", by=permanents(is_named("Year of Fortune"))),
    )
)

card(
    "Firebrand",
    political(fits(THIS, on(not_(bears("Firebrand")))), passes=(put_on(ACTING),)),
    static("votes", +1, when=both(CALLED_BY_VAMPIRE, fits(THIS, on(sect("anarch"))))),
    use(
        YOUR_MINION_PHASE,
        fits(THIS, on(sect("anarch"))),
        choose(ready(sect("anarch"), younger)),
        price(burn_blood(1)),
        unlock(TARGET),
        at=ANYTIME,
        once="phase",
        by="bearer",
    ),
    trigger("torpor", burn_card()),
    text="907be9",
)

masquerade_ends = when(
    either(at_least(tallied("skipped"), 3), at_least(tallied("burned"), 6)), burn_card()
)

card(
    "First Tradition: The Masquerade",
    political(passes=(put_in_play(),)),
    trigger("turn begins", that_methuselah(may(skips_turn())), who=EACH),
    trigger("skipped turn", tallies("skipped"), masquerade_ends, who=YOU),
    trigger("unlock phase", burn_pool(2, SUBJECT_SEAT), who=OTHERS),
    trigger("unlock phase", burn_pool(2), tallies("burned", 2), masquerade_ends, who=YOU),
    text="9977a1",
)


def joins_the_camarilla(name: str) -> tuple[Mode, Trigger]:
    """Each vampire of a clan may become Camarilla, now and as it enters play."""
    outsiders = (vampire, not_(sect("camarilla")), clan(name))
    joining = later(choose(on(*outsiders, yours), least=0, most=99))
    return (
        political(passes=(put_in_play(), each(EACH, joining, becomes_of_sect("camarilla")))),
        trigger(
            "entered play",
            each(controller_of(SUBJECT), may(becomes_of_sect("camarilla", SUBJECT))),
            who=on(*outsiders),
        ),
    )


card("Giovanni Acceptance", *joins_the_camarilla("Giovanni"), text="d309e3")

nobody_of_another_intervention = unless(
    same(
        chosen_seat("chosen"),
        remembered_seats("chosen", by=permanents(is_named("Hand Intervention"))),
    )
)

card(
    "Hand Intervention",
    political(
        terms=(choose_seat(EACH, name="chosen", only=nobody_of_another_intervention),),
        passes=(put_in_play(), remember_each("chosen", chosen_seat("chosen"))),
    ),
    static("hand_size", -1, who=remembered_seats("chosen")),
    use(
        same(YOU, remembered_seats("chosen")),
        price(burn_edge()),
        burn_card(),
        at=ANYTIME,
        by="methuselah",
    ),
    text="a3a44b",
)

card(
    "Hierophant",
    political(terms=(choose(on(clan("Ministry"))),), passes=(put_on(TARGET),)),
    static("votes", +1),
    trigger("is blocked", burn_blood(1, BLOCKER), when=fits(BLOCKER, on(vampire))),
    text="2fffef",
)

card("Invitation Accepted", *joins_the_camarilla("Ministry"), text="20ac47")

card(
    "Legacy of Pander",
    political(passes=(put_in_play(),)),
    static("votes", +1, who=on(clan("Pander"), not_(titled)), when=FIRST_COPY),
    acts(who=ready(vampire, sect("sabbat")), kind="political", stealth=1, passes=(burn_card(),)),
    text="9dd078",
)

card(
    "National Guard Support",
    political(
        unless(exists(anywhere(is_named("National Guard Support")))),
        passes=(put_in_play(),),
    ),
    static("stealth", -1, who=on(minion), when=unless(UNDIRECTED)),
    trigger("unlock phase", add_counters(1), who=YOU),
    acts(
        terms=(votes_of_counters(counters_on(THIS_CARD)),),
        who=ready(vampire),
        kind="political",
        stealth=1,
        passes=(burn_card(),),
    ),
    text="502350",
)

card(
    "Raising the Portcullis",
    political(
        unless(exists(permanents(is_named("Raising the Portcullis"), yours))),
        passes=(put_in_play(),),
    ),
    static("bleed", +1, who=on(vampire, yours), when=exists(torpor(vampire, controlled_by(PREY)))),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="f9475e",
)

card("Ravnos Acceptance", *joins_the_camarilla("Ravnos"), text="07daa1")

card("Revocation of Tyre", *joins_the_camarilla("Banu Haqim"), text="3ab3ad")

card(
    "Rumors of Gehenna",
    political(
        terms=(choose_seat(EACH, name="chosen", most=count(EACH)),),
        passes=(put_in_play(), remember_each("chosen", chosen_seat("chosen"))),
    ),
    static("master_actions are", 2, who=remembered_seats("chosen")),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="c7787a",
)

card(
    "Snipe Hunt",
    political(passes=(put_in_play(), lock(on(vampire, capacity_below(4))))),
    static("does not unlock", who=on(vampire, capacity_below(4))),
    trigger("master phase", burn_card(), who=YOU),
    text="f520dc",
)

card(
    "The Meddling of Semsith",
    political(
        terms=(choose_seat(OTHERS, name="meddled"),),
        passes=(put_in_play(), remember("meddled", chosen_seat("meddled"))),
    ),
    static("hand_size", -1, who=YOU),
    static(
        "replaces later", who=remembered_seat("meddled"), when=IN_MINION_PHASE, word="minion phase"
    ),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="b71178",
)

card(
    "Trumped-Up Charges",
    political(
        terms=(
            choose(ready(minion, not_(is_red_list))),
            each(controller_of(TARGET), each(on(minion, is_red_list), your_votes(+2))),
        ),
        passes=(put_on(TARGET),),
    ),
    static("red list"),
    burns_when(unless(fits(BEARER, on(is_red_list)))),
    acts(who=ready(titled), kind="political", stealth=1, passes=(burn_card(),)),
    text="ac5239",
)

card(
    "Veles' Hunt",
    political(
        CAN_STILL_BE_PLAYED,
        terms=(
            choose(
                among(
                    on(ally, controlled_by(PREY)),
                    on(vampire, younger, not_(titled), controlled_by(PREY)),
                )
            ),
            counts_as_blood_hunt(TARGET),
            if_it_fails(bars_for_the_game()),
            if_it_is_cancelled(bars_for_the_game()),
        ),
        passes=(burn_card(TARGET),),
    ),
    text="524fbe",
)

card(
    "Warrant",
    political(terms=(choose(ready(vampire, younger)),), passes=(put_on(TARGET),)),
    acts(
        fits(BEARER, ready(not_(yours))),
        costs_blood(1),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(vampire),
    ),
    text="2294ac",
)

card(
    "Year of Fortune",
    political(
        terms=(choose_seat(EACH, name="chosen", most=count(EACH), only=nobody_of_another_year),),
        passes=(
            put_in_play(),
            remember_each("chosen", chosen_seat("chosen")),
            draws_up(chosen_seat("chosen")),
        ),
    ),
    static("hand_size", +1, who=remembered_seats("chosen")),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="cfdb2f",
)
