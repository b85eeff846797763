"""Actions that create a vampire: the card itself becomes it."""

from methuselah.language import (
    THIS,
    THIS_CARD,
    action,
    add,
    becomes_vampire,
    blood_of,
    card,
    choose_number,
    chosen_number,
    fetches_discipline,
    later,
    least,
    move_counters,
)

card(
    "Childe of the Revolution",
    action(
        becomes_vampire(1, same=("clan",), sect="anarch"),
        add("must act", to=THIS_CARD, until="turn", word="hunt"),
        fetches_discipline(),
        stealth=1,
    ),
    text="2c9893",
)

card(
    "Creation Rites",
    action(
        becomes_vampire(1, same=("clan",), sect="sabbat"),
        add("cannot act", to=THIS_CARD, until="turn"),
        fetches_discipline(),
        later(choose_number("blood", 0, least(1, blood_of(THIS)))),
        move_counters(chosen_number("blood"), THIS, THIS_CARD),
        stealth=1,
    ),
    text="acf9d6",
)

card(
    "The Embrace",
    action(
        becomes_vampire(1, same=("clan", "sect")),
        add("must act", to=THIS_CARD, until="turn", word="hunt"),
        stealth=1,
    ),
    text="38f999",
)

card(
    "Third Tradition: Progeny",
    action(
        becomes_vampire(1, same=("clan",), sect="camarilla"),
        add("cannot act", to=THIS_CARD, until="turn"),
        fetches_discipline(),
        later(choose_number("blood", 0, least(2, blood_of(THIS)))),
        move_counters(chosen_number("blood"), THIS, THIS_CARD),
        stealth=1,
    ),
    text="116646",
)
