"""Ventrue vampires of referendums, and of cards that are canceled."""

from methuselah.language import (
    CALLED_BY_VAMPIRE,
    CANCELLER,
    PREDATOR,
    SUBJECT,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    acting_is,
    add,
    ash_heap,
    at_least,
    burn_pool,
    card,
    changes_votes,
    choose,
    chosen,
    clan,
    controlled_by,
    count,
    is_a,
    is_named,
    mark,
    marked,
    minus,
    move_counters,
    not_,
    older_than,
    on,
    one_of,
    played,
    ready,
    shuffles_into_library,
    static,
    this,
    trigger,
    unless,
    use,
    way,
    with_blood,
    yours,
)

card(
    "Johannes Castelein (G4)",
    trigger(
        "cancelled",
        burn_pool(2, CANCELLER),
        who=played(is_a("political action")),
        when=acting_is(on(this)),
    ),
    trigger("referendum cancelled", burn_pool(2, CANCELLER)),
    text="57cb46",
)

card(
    "Khin Aye (G6)",
    static(
        "hand_size",
        +1,
        YOU,
        when=at_least(minus(count(ready(controlled_by(PREDATOR))), count(ready(yours))), 1),
    ),
    text="4fabe0",
)

card(
    "Mustafa, The Heir (G4)",
    use(
        CALLED_BY_VAMPIRE,
        unless(YOU_CONTROL_THIS),
        choose(
            on(
                clan("Toreador"),
                yours,
                older_than(THIS_CARD),
                with_blood,
                not_(marked("forcing votes")),
            ),
            name="payer",
        ),
        move_counters(1, chosen("payer"), THIS_CARD),
        mark("forcing votes", chosen("payer"), until="referendum"),
        one_of(
            way(
                changes_votes(THIS_CARD, "for"),
                add("forced vote", to=THIS_CARD, until="referendum", word="for"),
            ),
            way(
                changes_votes(THIS_CARD, "against"),
                add("forced vote", to=THIS_CARD, until="referendum", word="against"),
            ),
        ),
        by="methuselah",
        at=("before_votes", "polling"),
    ),
    text="05ab57",
)

card(
    "Victor Donaldson (G5)",
    trigger(
        "cancelled",
        shuffles_into_library(SUBJECT),
        who=ash_heap(yours, is_named("Golconda: Inner Peace")),
        optional=True,
    ),
    text="9dbf6a",
)
