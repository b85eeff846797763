"""Transient events: they last until the next discard phase of who played them."""

from methuselah.language import (
    TARGET,
    YOU,
    ally,
    burn_card,
    card,
    choose,
    chosen,
    discard,
    event,
    hand,
    is_named,
    keyword,
    later,
    lock,
    may,
    one_of,
    put_in_play,
    ready,
    torpor,
    trigger,
    unlocked,
    vampire,
    way,
    yours,
)

torpid = torpor(vampire)
massacre = (
    burn_card(),
    may(
        one_of(
            way(later(choose(torpid)), burn_card(TARGET)),
            way(
                later(choose(ready(ally, yours, unlocked, keyword("werewolf")), name="wolf")),
                lock(chosen("wolf")),
                burn_card(torpid),
            ),
            way(
                later(choose(hand(yours, is_named("White Nights Massacre")), name="copy")),
                discard(chosen("copy")),
                burn_card(torpid),
            ),
        )
    ),
)

card(
    "White Nights Massacre",
    event(put_in_play()),
    trigger("discard phase", *massacre, who=YOU),
    text="d43e30",
)
