"""Actions that require Auspex."""

from methuselah.language import (
    AT_SUPERIOR,
    BEARER,
    BLED,
    BLOCKER,
    CHOSEN_SEAT,
    DAMAGE_LAST_ROUND,
    OTHERS,
    PICKED,
    PREY,
    TARGET,
    THIS,
    WAS_DAMAGED,
    YOU,
    YOUR_TURN,
    action,
    acts,
    add,
    ally,
    any_of,
    as_announced,
    at_end_of_combat,
    at_moment,
    bears,
    bleeds,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    card,
    choose,
    choose_seat,
    chosen,
    clan,
    controlled_by,
    controller_of,
    costs_blood,
    discard,
    discipline,
    draws_up,
    enters_combat,
    exists,
    fits,
    gain_blood,
    hand,
    is_among,
    later,
    lock,
    look_at_hand,
    minion,
    not_,
    on,
    optional_press,
    other,
    picks_at_random,
    price,
    put_in_play,
    put_on,
    ready,
    remember,
    remembered,
    same,
    searches_crypt,
    static,
    trigger,
    uncontrolled,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    younger,
    yours,
)

whom_it_feels = on(is_among(remembered("felt")))

card(
    "Anima Gathering",
    static("may stay locked"),
    static("intercept", +2, who=whom_it_feels),
    static("bleed", +1, who=whom_it_feels, when=AT_SUPERIOR),
    trigger("unlocked", burn_card()),
    aus=action(choose(on(minion, yours, other)), put_on(THIS), remember("felt", TARGET), stealth=1),
    AUS=action(choose(on(minion, yours, other)), put_on(THIS), remember("felt", TARGET), stealth=1),
    text="161581",
)

card(
    "Art's Traumatic Essence",
    trigger("announces", burn_blood(1, BEARER)),
    trigger("attempts to block", burn_blood(1, BEARER)),
    use(YOUR_TURN, price(lock(THIS), burn_pool(1)), burn_card(), by="bearer", at=("master",)),
    aus=action(choose(on(minion, other, unlocked)), lock(TARGET), stealth=1),
    mel=action(choose(on(minion, other, unlocked)), lock(TARGET), burn_blood(1, TARGET), stealth=1),
    MEL=action(choose(ready(minion, other, unlocked)), put_on(TARGET), lock(TARGET), stealth=1),
    text="e804b9",
)

card(
    "Ecstatic Agony",
    static("strength", DAMAGE_LAST_ROUND),
    optional_press("press continue", AT_SUPERIOR, WAS_DAMAGED),
    aus=action(put_on(THIS), stealth=1),
    AUS=action(put_on(THIS), stealth=1),
    text="bc7a5d",
)

card(
    "Hunting the Beast",
    aus=action(choose(ready(vampire)), enters_combat(TARGET), stealth=1),
    AUS=action(
        choose(ready(vampire)),
        enters_combat(
            TARGET,
            during=(
                at_end_of_combat(
                    when(
                        both(fits(THIS, ready()), unless(fits(TARGET, ready()))),
                        later(choose(uncontrolled(clan("Salubri"), yours), name="fed")),
                        gain_blood(2, chosen("fed")),
                    )
                ),
            ),
        ),
        stealth=1,
    ),
    text="f3413f",
)

card(
    "Madman's Quill",
    static(
        "bleed",
        +1,
        who=ready(vampire, discipline("dem")),
        when=same(BLED, controller_of(BEARER)),
    ),
    acts(costs_blood(2), burn_card(), who=ready(vampire)),
    aus_dem=action(bleeds(+2)),
    AUS_DEM=action(
        unless(exists(on(minion, controlled_by(PREY), bears("Madman's Quill")))),
        choose(ready(minion, controlled_by(PREY))),
        put_on(TARGET),
    ),
    text="8721e6",
)

card(
    "Precognizant Mobility",
    aus=action(choose(on(any_of(ally, younger))), unlock(TARGET), stealth=1),
    AUS=action(choose(on(vampire)), unlock(TARGET), stealth=1),
    text="7af38e",
)

card(
    "Psychic Projection",
    static("intercept", +2),
    static("intercept", +1, who=on(minion, yours), when=AT_SUPERIOR),
    trigger("unlock phase", burn_card(), who=YOU),
    aus=action(choose(on(minion, yours)), put_on(TARGET), stealth=1),
    AUS=action(put_in_play(), stealth=1),
    text="4c08ea",
)

card(
    "Pulse of the Canaille",
    static("bleed", +2),
    aus=action(look_at_hand(OTHERS), add("sees hands", to=YOU, until="turn"), stealth=1),
    AUS=action(put_on(THIS), stealth=1),
    text="6567a8",
)

card(
    "Revelations",
    static("open hand", who=PREY),
    acts(burn_card(), directed=True),
    aus=action(
        choose_seat(PREY),
        look_at_hand(CHOSEN_SEAT),
        later(choose(hand(controlled_by(CHOSEN_SEAT)), name="seen")),
        discard(chosen("seen")),
        draws_up(CHOSEN_SEAT),
        stealth=1,
    ),
    AUS=action(put_in_play(), stealth=1),
    text="4fc64c",
)

card(
    "Soul Scan",
    aus=action(searches_crypt(vampire, younger, not_(discipline("obf"))), stealth=1),
    AUS=action(searches_crypt(vampire, younger, not_(discipline("OBF"))), stealth=1),
    text="5ae50b",
)

card(
    "The Call",
    aus_dem=action(
        choose(uncontrolled(vampire, yours, younger, discipline("dem"))),
        gain_blood(2, TARGET),
        stealth=1,
    ),
    AUS_DEM=action(
        choose(uncontrolled(vampire, yours, younger, discipline("dem"))),
        gain_blood(3, TARGET),
        stealth=1,
    ),
    text="91d430",
)

forgets = as_announced(
    at_moment(
        "blocked",
        picks_at_random(hand(controlled_by(controller_of(BLOCKER))), amount=2),
        discard(PICKED, replace="action"),
    )
)

card(
    "Truth of Blood",
    aus_qui=action(bleeds(+1), forgets),
    AUS_QUI=action(bleeds(+2), forgets),
    text="ccd2c4",
)
