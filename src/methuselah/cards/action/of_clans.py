"""Action cards of one clan: of the Kiasyd, of the Nosferatu."""

from methuselah.language import (
    AIMS_AT_OTHERS,
    CHOSEN_SEAT,
    EACH,
    EACH_HAS_A_CRYPT,
    HAS_EDGE,
    PREY,
    TARGET,
    THIS,
    YOU,
    action,
    add,
    ally,
    among,
    anywhere,
    as_announced,
    bled_this_turn,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    capacity_at_least,
    card,
    choose,
    choose_seat,
    clan,
    compares_crypts,
    fits,
    inflicts_damage,
    keyword,
    not_,
    on,
    put_in_play,
    ready,
    requires_clan,
    sends_to_torpor,
    shuffles_crypt,
    static,
    trigger,
    unlock,
    vampire,
    when,
    yours,
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
