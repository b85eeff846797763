"""Caitiff."""

from methuselah.language import (
    FIRST_ROUND,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    at_least,
    becomes_anarch,
    card,
    choose,
    counted,
    draw_crypt,
    gain_pool,
    later,
    may,
    minus,
    not_,
    on,
    one_of,
    other,
    pool_of,
    remove_from_game,
    static,
    steals,
    titled,
    trigger,
    vampire,
    way,
    yours,
)

card(
    "Anarch Convert (ANY)",
    as_enters=(
        may(
            later(choose(on(vampire, yours, other, not_(titled)))),
            remove_from_game(THIS_CARD),
            becomes_anarch(TARGET),
            one_of(way(gain_pool(1)), way(draw_crypt())),
        ),
    ),
    text="733e79",
)

card(
    "Lisa Noble (G3)",
    static("strength", -1, when=FIRST_ROUND),
    text="f621e4",
)

card(
    "Uriah Winter (G1)",
    trigger(
        "unlock phase",
        steals(THIS, PREY),
        who=YOU,
        when=at_least(counted(), 1),
        counting=minus(pool_of(PREY), pool_of(YOU)),
    ),
    text="0bad54",
)
