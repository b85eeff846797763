"""Actions that require a Sabbat vampire."""

from methuselah.language import (
    TARGET,
    THIS,
    YOU,
    action,
    add,
    as_announced,
    at_moment,
    burn_pool,
    card,
    choose,
    enters_combat,
    fits,
    minion,
    not_,
    ready,
    unless,
    when,
    yours,
)

card(
    "Rumble",
    action(
        choose(ready(minion, not_(yours))),
        as_announced(at_moment("end", when(unless(fits(THIS, ready())), burn_pool(1)))),
        enters_combat(TARGET, during=(add("hand_size", +1, YOU, until="combat"),)),
    ),
    text="3e979c",
)
