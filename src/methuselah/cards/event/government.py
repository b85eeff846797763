"""Events: Government."""

from methuselah.language import (
    ACTING_FIGHTER,
    ACTING_VAMPIRE_FIGHTS,
    BLOCK_COMBAT_OF_THE_TURN,
    FIGHTERS,
    FIRST_ROUND,
    NO_ACTION_THIS_TURN,
    THIS_CARD,
    add_counters,
    after_combat,
    ally,
    at_least,
    both,
    burn_card,
    card,
    counters_on,
    discard_phase_action,
    environmental_damage,
    event,
    is_among,
    not_,
    price,
    put_in_play,
    ready,
    static,
    trigger,
    use,
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
