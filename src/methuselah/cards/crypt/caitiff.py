"""Caitiff."""

from methuselah.language import (
    TARGET,
    THIS_CARD,
    becomes_anarch,
    card,
    choose,
    draw_crypt,
    gain_pool,
    later,
    may,
    not_,
    on,
    one_of,
    other,
    remove_from_game,
    titled,
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
