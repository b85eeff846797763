"""Masters on which other cards lie."""

from methuselah.language import (
    ANYTIME,
    LYING_HERE,
    PREY,
    THIS_CARD,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acts,
    ash_heap,
    burn_card,
    capacity_at_least,
    card,
    choose,
    chosen,
    controlled_by,
    draws_up,
    exists,
    hand,
    is_among,
    lays_here,
    leaves_game_when_burned,
    library_card,
    lock,
    master,
    master_action,
    not_,
    price,
    put_in_play,
    ready,
    steals,
    takes_in_hand,
    to_top,
    unless,
    use,
    vampire,
    yours,
)

not_yours = unless(YOU_CONTROL_THIS)
from_hand = hand(yours, not_(is_among(THIS_CARD)))

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
    acts(
        not_yours,
        steals(THIS_CARD),
        who=ready(vampire, capacity_at_least(5)),
        directed=True,
    ),
    text="09a956",
)
