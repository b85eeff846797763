"""Actions that require Necromancy."""

from methuselah.language import (
    action,
    ash_heap,
    card,
    choose,
    chosen,
    comes_into_play,
    not_,
    to_uncontrolled,
    vampire,
    would_contest_yours,
    yours,
)

card(
    "Possession",
    nec=action(choose(ash_heap(vampire, yours), "dead"), to_uncontrolled(chosen("dead"))),
    NEC=action(
        choose(ash_heap(vampire, yours, not_(would_contest_yours)), "dead"),
        comes_into_play(chosen("dead"), blood=1),
    ),
    text="11ae1d",
)
