"""Masters that are played in the turns of others."""

from methuselah.language import (
    ACTING,
    BEARER,
    MASTER_OF_ANOTHER,
    MINION_CARD_PLAYED,
    TARGET,
    after_combat,
    aim,
    bleeding,
    burn_card,
    cancels_card,
    card,
    choose,
    controller_of,
    ends_combat,
    facing_aggravated_strike,
    is_action,
    lock,
    master,
    put_on,
    ready,
    sends_to_torpor,
    static,
    trigger,
    vampire,
)

card(
    "Archon Investigation",
    master(
        is_action("bleed", trait="bleeds you"),
        bleeding(4),
        aim(ACTING),
        burn_card(TARGET),
        at=("declined",),
        out_of_turn=True,
    ),
    text="4b2897",
)

card(
    "Direct Intervention",
    master(MINION_CARD_PLAYED, cancels_card(free=True), at=("as_played",), out_of_turn=True),
    text="8f0392",
)

card(
    "Rötschreck",
    master(
        choose(ready(vampire, facing_aggravated_strike)),
        put_on(TARGET),
        ends_combat(),
        after_combat(lock(BEARER), sends_to_torpor(BEARER)),
        at=("strike_declared", "strikes_chosen"),
        out_of_turn=True,
    ),
    static("does not unlock"),
    trigger("unlock phase", burn_card(), who=controller_of(BEARER)),
    text="8542ca",
)

card(
    "Sudden Reversal",
    master(MASTER_OF_ANOTHER, cancels_card(free=True), at=("as_played",), out_of_turn=True),
    text="936091",
)
