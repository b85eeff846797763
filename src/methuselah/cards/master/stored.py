"""Masters on which other cards lie."""

from methuselah.language import (
    ANYTIME,
    LYING_HERE,
    PREY,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acts,
    ally,
    any_of,
    ash_heap,
    burn_card,
    burns_when,
    capacity_at_least,
    card,
    choose,
    chosen,
    clan,
    controlled_by,
    draws_up,
    exists,
    hand,
    is_a,
    is_among,
    keyword,
    later,
    lays_here,
    leaves_game_when_burned,
    library,
    library_card,
    lock,
    master,
    master_action,
    not_,
    on,
    price,
    put_in_play,
    ready,
    shuffles_library,
    static,
    steals,
    takes_in_hand,
    to_top,
    unique,
    unless,
    use,
    vampire,
    yours,
)

not_yours = unless(YOU_CONTROL_THIS)
from_hand = hand(yours, not_(is_among(THIS_CARD)))

card(
    "Black Market Cache",
    master(
        later(
            choose(library(yours, is_a("equipment"), not_(unique)), name="wares", least=0, most=3),
        ),
        put_in_play(),
        lays_here(chosen("wares"), "shown"),
        shuffles_library(),
    ),
    static("draws from it", who=YOU),
    burns_when(unless(exists(LYING_HERE))),
    text="341e0e",
)

card(
    "Fleshforge Chamber",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(hand(yours, keyword("ghoul"), any_of(ally, is_a("retainer"))), name="kept"),
        lays_here(chosen("kept"), "shown"),
        draws_up(),
        at=("master",),
        once="phase",
    ),
    static("plays from it", who=on(yours, clan("Tzimisce"))),
    text="ed5672",
)

card(
    "Maabara",
    master(put_in_play()),
    use(
        choose(ash_heap(yours, library_card), name="taken"),
        price(lock()),
        lays_here(chosen("taken"), "kept"),
        at=ANYTIME,
        key="lay",
    ),
    use(
        YOUR_TURN,
        choose(LYING_HERE, name="given"),
        price(master_action()),
        to_top(chosen("given")),
        at=("master",),
        key="take",
    ),
    acts(burn_card(), who=ready(vampire), directed=True),
    text="fd7aec",
)

card(
    "Storage Annex",
    master(
        choose(from_hand, name="kept"),
        put_in_play(),
        lays_here(chosen("kept"), "kept"),
        draws_up(),
    ),
    use(
        YOUR_TURN,
        exists(LYING_HERE),
        choose(hand(yours), name="given"),
        takes_in_hand(LYING_HERE),
        lays_here(chosen("given"), "kept"),
        at=("master",),
        once="phase",
    ),
    text="1f6c21",
)

card(
    "The Erciyes Fragments",
    master(put_in_play()),
    use(
        unless(exists(LYING_HERE)),
        choose(ash_heap(controlled_by(PREY), library_card), name="taken"),
        price(lock()),
        lays_here(chosen("taken"), "controller"),
        leaves_game_when_burned(chosen("taken")),
        at=ANYTIME,
    ),
    acts(not_yours, steals(THIS_CARD), who=ready(vampire, capacity_at_least(5)), directed=True),
    text="09a956",
)
