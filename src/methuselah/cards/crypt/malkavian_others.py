"""Malkavian vampires who change what others do, or their own actions and votes."""

from methuselah.language import (
    DURING_ACTION,
    FIGHTERS,
    MERGED,
    PLAYING,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_DISCARD_PHASE,
    YOUR_TURN,
    acts,
    among,
    anywhere,
    ash_heap,
    being_played,
    bleed,
    both,
    burn_blood,
    burn_card,
    cancels_card,
    card,
    choose,
    chosen,
    clan,
    cost_of_played,
    count,
    fits,
    gain_blood,
    gains_votes,
    is_action,
    is_among,
    is_even,
    keyword,
    later,
    lock,
    looks_at,
    mark,
    marked,
    older,
    on,
    one_of,
    other,
    pool_of,
    price,
    ready,
    shuffles_into_library,
    shuffles_top,
    static,
    top_of_library,
    trigger,
    unique,
    use,
    vampire,
    way,
    when,
    yours,
)

card("Aleister Crowley (G5)", static("immune to frenzy"), text="dff2dd")

card(
    "Anatole, Prophet of Gehenna (G2)",
    use(
        YOUR_TURN,
        fits(THIS_CARD, ready()),
        looks_at(top_of_library(5)),
        shuffles_top(5),
        at=("master",),
        once="phase",
    ),
    text="b07ee8",
)

card(
    "Bela (G5)",
    static("cannot political"),
    text="33612b",
)

card(
    "Jeremy Talbot (G3)",
    trigger(
        "unlock phase",
        when(is_even(pool_of(YOU)), gain_blood(1, THIS), otherwise=(burn_blood(1, THIS),)),
        who=YOU,
    ),
    text="385b38",
)

card(
    "Quentin King III (G3 ADV)",
    use(
        YOUR_TURN,
        MERGED,
        fits(THIS, ready()),
        choose(ready(vampire, older)),
        gain_blood(1, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
        key="blood",
    ),
    use(
        MERGED,
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
        key="bleed",
    ),
    text="c76f04",
)

card(
    "Rachel Brandywine (G3)",
    trigger("discarded", mark("discarded", SUBJECT), who=ash_heap(yours), when=YOUR_DISCARD_PHASE),
    trigger(
        "discard phase passed",
        later(choose(ash_heap(marked("discarded")), name="back", most=99)),
        shuffles_into_library(chosen("back")),
        who=YOU,
        when=fits(THIS, ready()),
        optional=True,
    ),
    text="429f1a",
)

card(
    "Ruth McGinley (G3)",
    static("first strike", word="gun"),
    text="42b60e",
)

card(
    "Santaleous (G5)",
    static("bleed", count(anywhere(keyword("hunting ground"), unique))),
    use(
        being_played("master"),
        price(burn_blood(3)),
        cancels_card(),
        by="bearer",
        at=("as_played",),
    ),
    text="7749b9",
)

card(
    "Sean Rycek (G4)",
    use(
        price(one_of(way(lock(THIS)), way(burn_blood(1)))),
        gains_votes(2),
        by="bearer",
        at=("before_votes", "polling"),
        once="referendum",
    ),
    acts(choose(anywhere(keyword("boon"))), burn_card(TARGET), by="bearer", stealth=1),
    text="1efd95",
)

card(
    "Tryphosa (G4)",
    static(
        "action cost",
        +1,
        who=on(clan("Malkavian")),
        when=fits(THIS_CARD, ready()),
        word="bleed",
    ),
    static(
        "stealth",
        +1,
        who=on(clan("Malkavian")),
        when=both(is_action("bleed"), fits(THIS_CARD, ready())),
    ),
    text="d43bfb",
)

card(
    "Watenda (G2)",
    use(
        being_played("combat"),
        fits(THIS, among(FIGHTERS)),
        fits(PLAYING, on(is_among(FIGHTERS), other)),
        price(burn_blood(cost_of_played())),
        cancels_card(),
        by="bearer",
        at=("as_played",),
        once="combat",
    ),
    text="b688ef",
)
