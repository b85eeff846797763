"""Ministry vampires: votes and pool."""

from methuselah.language import (
    TARGET,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOUR_TURN,
    card,
    choose,
    clan,
    gain_pool,
    is_action,
    is_among,
    keyword,
    move_counters,
    not_,
    on,
    one_of,
    recruits_or_employs,
    use,
    way,
    yours,
)

card(
    "Sutekh, The Dark God (G2)",
    use(
        WAS_SUCCESSFUL,
        is_action("recruit"),
        recruits_or_employs(keyword("mummy")),
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
