"""Actions that require Temporis."""

from methuselah.language import (
    FOUND,
    THIS,
    action,
    among,
    any_of,
    ash_heap,
    brings_into_play,
    capacity_below,
    card,
    choose,
    choose_x,
    comes_into_play,
    costs_at_most,
    could_have,
    crypt,
    is_a,
    is_scarce,
    later,
    library,
    not_,
    plus,
    shuffles_crypt,
    shuffles_library,
    vampire,
    would_contest_yours,
    x,
    yours,
)

cheap = (costs_at_most(x()), not_(would_contest_yours))
friend = (is_a("ally"), *cheap)
gear = (any_of(is_a("retainer"), is_a("equipment")), could_have, *cheap)
remembered_kin = (vampire, not_(is_scarce), capacity_below(plus(x(), 1)), not_(would_contest_yours))
card(
    "Summon History",
    tem=action(
        choose_x(),
        later(
            choose(
                among(
                    library(yours, *friend),
                    library(yours, *gear),
                    ash_heap(yours, *friend),
                    ash_heap(yours, *gear),
                ),
                "found",
                least=0,
            )
        ),
        brings_into_play(FOUND, THIS),
        shuffles_library(),
    ),
    TEM=action(
        choose_x(),
        later(
            choose(
                among(crypt(yours, *remembered_kin), ash_heap(yours, *remembered_kin)),
                "found",
                least=0,
            )
        ),
        comes_into_play(FOUND),
        shuffles_crypt(),
    ),
    text="13c770",
)
