"""Combat cards that require Oblivion."""

from methuselah.language import (
    NO_COUNTERS,
    OPPOSING,
    OPPOSING_VAMPIRE,
    STRIKES_NOT_LIMITED,
    THIS,
    THIS_CARD,
    acting_is,
    additional_strikes,
    at_end_of_combat,
    before_range,
    blood_of,
    burn_card,
    card,
    cards_cost_now,
    choose_number,
    chosen_number,
    combat_ends,
    counters_on,
    dodge,
    gains_strikes,
    least,
    maneuver,
    move_counters,
    price,
    put_in_play,
    put_on,
    ready,
    remember,
    remembered,
    sends_to_torpor,
    static,
    stealth,
    strike,
    strike_with_effect,
    this,
    trigger,
    use,
    when,
)

card(
    "Arms of Ahriman",
    obl=additional_strikes(1),
    OBL=strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)),
    text="a27ddf",
)

moves_vitae = (
    OPPOSING_VAMPIRE,
    choose_number("moved", 0, least(2, blood_of(OPPOSING))),
    put_in_play(),
    remember("robbed", OPPOSING),
    move_counters(chosen_number("moved"), OPPOSING, THIS_CARD),
    at_end_of_combat(
        move_counters(counters_on(THIS_CARD), THIS_CARD, remembered("robbed")), burn_card()
    ),
)
dearer = cards_cost_now(1, of=("blood",), plays=("combat",), to=OPPOSING, until="combat")

card(
    "Morbidity",
    obl=before_range(*moves_vitae, once="round"),
    tha=before_range(*moves_vitae, once="round"),
    OBL=before_range(*moves_vitae, dearer, once="round"),
    THA=before_range(*moves_vitae, dearer, once="round"),
    text="df6bc4",
)

card(
    "Pass Through Shadow",
    use(acting_is(ready(this)), price(burn_card()), stealth(+1), by="bearer", at=("attempt",)),
    obl=strike(combat_ends()),
    OBL=strike(combat_ends(after=(put_on(THIS),))),
    text="7a951c",
)

card(
    "Shadow Shift",
    obl=additional_strikes(1),
    OBL=maneuver,
    text="1a4593",
)

card(
    "Touch of Oblivion",
    static("counter instead of unlocking"),
    trigger("counters", burn_card(), who=THIS_CARD, when=NO_COUNTERS),
    obl=strike(strike_with_effect(put_on(OPPOSING, counters=2))),
    OBL=strike(
        strike_with_effect(
            when(OPPOSING_VAMPIRE, sends_to_torpor(OPPOSING), otherwise=(burn_card(OPPOSING),)),
        )
    ),
    text="fae6fa",
)
