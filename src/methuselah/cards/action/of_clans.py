"""Action cards of one clan: of the Kiasyd, of the Nosferatu."""

from methuselah.language import (
    AIMS_AT_OTHERS,
    BEARER,
    BLOCKED_THIS,
    CHOSEN_SEAT,
    EACH,
    EACH_HAS_A_CRYPT,
    HAS_EDGE,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acting_is,
    action,
    acts,
    add,
    add_counters,
    ally,
    among,
    anywhere,
    as_announced,
    ash_heap,
    at_least,
    at_moment,
    becomes_ally,
    becomes_anarch,
    bled_this_turn,
    both,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    capacity_at_least,
    capacity_of,
    card,
    choose,
    choose_seat,
    chosen,
    clan,
    compares_crypts,
    counters_on,
    entered_since_your_minion_phase,
    fits,
    inflicts_damage,
    is_named,
    keeps_clan_of,
    keeps_sect_of,
    keyword,
    locked,
    minion,
    moves_onto,
    not_,
    on,
    other,
    payable_as_x,
    permanents,
    price,
    put_in_play,
    put_on,
    ready,
    requires_clan,
    sends_to_torpor,
    shuffles_crypt,
    static,
    steals,
    title,
    trigger,
    unique,
    unless,
    unlock,
    use,
    vampire,
    when,
    yields_unfit_title,
    younger,
    yours,
)

card(
    "Chameleon",
    action(
        choose(on(vampire, younger, entered_since_your_minion_phase, payable_as_x)),
        steals(TARGET),
        becomes_anarch(TARGET),
        stealth=1,
        x=capacity_of(TARGET),
    ),
    text="8e3db8",
)

sane = (vampire, not_(clan("Malkavian")), not_(clan("Malkavian antitribu")))
card(
    "Derange",
    static("clan", word="chosen"),
    static("sect", word="chosen"),
    static("does not unlock"),
    use(
        YOUR_TURN,
        fits(BEARER, on(locked)),
        price(burn_blood(1)),
        unlock(BEARER),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    acts(
        choose(on(*sane, other)),
        moves_onto(THIS_CARD, TARGET),
        yields_unfit_title(THIS),
        yields_unfit_title(TARGET),
        by="bearer",
    ),
    action(
        choose(on(*sane, younger)),
        put_on(TARGET),
        keeps_clan_of(THIS),
        keeps_sect_of(THIS),
        yields_unfit_title(TARGET),
        stealth=1,
    ),
    trigger("left play", yields_unfit_title(THIS)),
    text="2f7981",
)

card(
    "Inside Dirt",
    action(
        HAS_EDGE,
        choose(on(vampire, not_(yours))),
        when(HAS_EDGE, burn_edge(), burn_blood(3, TARGET)),
    ),
    action(HAS_EDGE, choose_seat(PREY), when(HAS_EDGE, burn_edge(), burn_pool(3, CHOSEN_SEAT))),
    text="0dc442",
)

complete = at_least(counters_on(THIS_CARD), 7)
card(
    "Khazar's Diary (Endless Night)",
    static("discipline", word="NEC", who=on(clan("Giovanni")), when=complete),
    trigger("burned", add_counters(1), who=on(minion, unique)),
    acts(
        complete,
        choose(ash_heap(minion), "body"),
        becomes_ally(
            2,
            static("stealth", +1),
            strength=0,
            bleed=1,
            keywords=("wraith",),
            name="Wraith",
            which=chosen("body"),
        ),
        who=ready(clan("Giovanni")),
        stealth=1,
    ),
    action(put_in_play(), stealth=1),
    action(
        choose(permanents(is_named("Khazar's Diary (Endless Night)")), "diary"),
        add_counters(1, chosen("diary")),
        stealth=1,
    ),
    text="db3070",
)

is_magaji = fits(THIS, on(title("magaji")))

card(
    "No Secrets From the Magaji",
    action(put_on(THIS), unlock(THIS), stealth=1),
    static("intercept", +1, when=both(is_magaji, acting_is(on(vampire)))),
    static("blocks as if unlocked", when=both(is_magaji, acting_is(on(vampire)))),
    trigger("fails to block", burn_card(), when=acting_is(on(vampire))),
    trigger(
        "attempts to block",
        at_moment("end", when(unless(BLOCKED_THIS), burn_card())),
        when=acting_is(on(vampire)),
    ),
    text="fafd86",
)

bold = as_announced(when(fits(THIS, on(capacity_at_least(6))), add("stealth", +1)))

card(
    "Nosferatu Performance Art",
    action(choose(ready(clan("Toreador"))), sends_to_torpor(TARGET), bold),
    action(
        choose(anywhere(keyword("location"), requires_clan("Toreador"))), burn_card(TARGET), bold
    ),
    text="e3778e",
)

card(
    "Petra Resonance",
    action(
        EACH_HAS_A_CRYPT,
        AIMS_AT_OTHERS,
        compares_crypts(3, burn_pool(1, EACH)),
        shuffles_crypt(EACH),
        stealth=1,
    ),
    text="2a20da",
)

card(
    "Song of Pan",
    action(unlock(THIS), put_in_play(), stealth=1),
    static("bleed", +1, who=among(on(clan("Kiasyd")), on(ally, keyword("changeling")))),
    trigger(
        "discard phase",
        burn_card(),
        inflicts_damage(
            1,
            among(
                on(clan("Kiasyd"), yours, not_(bled_this_turn)),
                on(ally, keyword("changeling"), yours, not_(bled_this_turn)),
            ),
            unpreventable=True,
        ),
        who=YOU,
    ),
    text="a0027a",
)
