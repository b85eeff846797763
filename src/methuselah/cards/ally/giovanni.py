"""Allies that require Giovanni."""

from methuselah.language import (
    FIGHTERS,
    TARGET,
    acts,
    ash_heap,
    burn_card,
    card,
    choose,
    chosen,
    clan,
    draws_up,
    exists,
    is_among,
    is_ready,
    later,
    library_card,
    lock,
    may,
    minion,
    not_,
    on,
    price,
    recruits,
    sets_range,
    static,
    takes_in_hand,
    use,
    yours,
)

card(
    "Giulia Giovanni Abruzzina",
    recruits(),
    use(
        exists(on(yours, clan("Giovanni"), is_among(FIGHTERS))),
        price(lock()),
        sets_range("close"),
        at=("before_range",),
    ),
    text="69a3c6",
)

card(
    "Tye Cooper",
    recruits(),
    acts(
        choose(on(minion, not_(is_ready))),
        burn_card(TARGET),
        may(
            later(choose(ash_heap(yours, library_card), name="taken")),
            takes_in_hand(chosen("taken")),
            draws_up(),
        ),
        by="bearer",
    ),
    static("immune", word="normal"),
    text="42ab6e",
)
