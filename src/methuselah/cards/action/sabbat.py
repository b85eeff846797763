"""Actions that require a Sabbat vampire."""

from methuselah.language import (
    BEARER,
    TARGET,
    THIS,
    YOU,
    action,
    acts,
    add,
    aim,
    as_announced,
    at_moment,
    burn_pool,
    card,
    choose,
    enters_combat,
    fits,
    minion,
    not_,
    on,
    put_on,
    ready,
    title,
    unless,
    vampire,
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

card(
    "War Party",
    action(
        choose(on(vampire, not_(title("archbishop or priscus or cardinal or regent")))),
        put_on(TARGET),
        stealth=1,
    ),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(vampire),
        stealth=1,
    ),
    text="c0c360",
)
