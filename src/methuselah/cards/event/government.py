"""Events: Government."""

from methuselah.language import (
    ACTING,
    ACTING_FIGHTER,
    ACTING_VAMPIRE_FIGHTS,
    BLOCK_COMBAT_OF_THE_TURN,
    EACH,
    FIGHTERS,
    FIRST_ROUND,
    NO_ACTION_THIS_TURN,
    SUBJECT,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    add_counters,
    after_combat,
    ally,
    at_end_of_turn,
    at_least,
    at_moment,
    both,
    burn_card,
    capacity_below,
    card,
    counters_on,
    discard_phase_action,
    environmental_damage,
    event,
    is_action,
    is_among,
    mark,
    marked,
    minion,
    not_,
    on,
    price,
    put_in_play,
    ready,
    removes_counters,
    static,
    trigger,
    unlock,
    use,
    vampire,
    when,
)

card(
    "Dr. Marisa Fletcher, CDC",
    event(put_in_play()),
    trigger("unlock phase", add_counters(+2), who=YOU),
    trigger(
        "is blocked",
        burn_card(SUBJECT),
        removes_counters(counters_on(THIS_CARD)),
        who=on(vampire, capacity_below(counters_on(THIS_CARD))),
        when=is_action("hunt"),
    ),
    text="c461cc",
)

card(
    "FBI Special Affairs Division",
    event(put_in_play()),
    trigger(
        "burned",
        add_counters(+1),
        after_combat(environmental_damage(2, ACTING_FIGHTER, unpreventable=True)),
        who=ready(ally, is_among(FIGHTERS), not_(is_among(ACTING_FIGHTER))),
        when=ACTING_VAMPIRE_FIGHTS,
    ),
    trigger("counters", burn_card(), who=THIS_CARD, when=at_least(counters_on(THIS_CARD), 4)),
    text="18fca9",
)

card(
    "NRA PAC",
    event(put_in_play()),
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(
                WAS_SUCCESSFUL,
                mark("armed", ACTING),
                at_end_of_turn(unlock(on(minion, marked("armed")))),
            ),
        ),
        who=on(minion),
        when=is_action("equip"),
    ),
    text="6714da",
)

card(
    "NSA Trio",
    event(put_in_play()),
    static(
        "cannot strike", who=FIGHTERS, when=both(BLOCK_COMBAT_OF_THE_TURN, FIRST_ROUND), word="ends"
    ),
    use(
        NO_ACTION_THIS_TURN,
        price(discard_phase_action()),
        burn_card(),
        by="methuselah",
        at=("discard",),
    ),
    text="70b656",
)

card(
    "Port Authority",
    event(put_in_play()),
    static("discards replaced later", who=EACH, word="unlock"),
    text="7cc0e4",
)
