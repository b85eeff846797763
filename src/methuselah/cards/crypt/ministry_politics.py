"""Ministry vampires: votes and pool."""

from methuselah.language import (
    TARGET,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOUR_TURN,
    ally,
    card,
    choose,
    clan,
    either,
    fits,
    gain_pool,
    is_action,
    is_among,
    keyword,
    mark,
    marked,
    move_counters,
    not_,
    on,
    one_of,
    recruits_or_employs,
    trigger,
    use,
    way,
    yours,
)

card(
    "Sutekh, The Dark God (G2)",
    trigger(
        "recruited",
        mark("mummy recruited", THIS_CARD, until="action"),
        who=on(ally, keyword("mummy")),
    ),
    use(
        WAS_SUCCESSFUL,
        is_action("recruit"),
        either(
            recruits_or_employs(keyword("mummy")), fits(THIS_CARD, on(marked("mummy recruited")))
        ),
        gain_pool(1),
        at=("after_resolution",),
        once="action",
    ),
    use(
        YOUR_TURN,
        choose(on(clan("Ministry"), yours, not_(is_among(THIS_CARD)))),
        one_of(way(move_counters(1, THIS_CARD, TARGET)), way(move_counters(1, TARGET, THIS_CARD))),
        at=("unlock",),
        once="phase",
        key="move",
    ),
    text="443522",
)
