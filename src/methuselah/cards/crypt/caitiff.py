"""Caitiff."""

from methuselah.language import (
    FIRST_ROUND,
    IN_ROUND,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    add,
    at_least,
    becomes_anarch,
    card,
    choose,
    counted,
    discard,
    draw_crypt,
    gain_pool,
    hand,
    later,
    may,
    minus,
    not_,
    on,
    one_of,
    other,
    pool_of,
    remove_from_game,
    requires_anarch,
    static,
    steals,
    titled,
    trigger,
    use,
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
    "Gabriel Tremblay (G6)",
    use(
        choose(hand(yours, requires_anarch)),
        discard(),
        add("strength", +1, THIS, until="combat"),
        at=IN_ROUND,
        by="combatant bearer",
        once="combat",
    ),
    text="180dd4",
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
