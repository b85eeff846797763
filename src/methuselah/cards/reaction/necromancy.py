"""Reactions that require Necromancy."""

from methuselah.language import (
    TARGET,
    ally,
    any_of,
    card,
    choose,
    keyword,
    on,
    reaction,
    unlock,
    yours,
)

restless = on(ally, yours, any_of(keyword("mummy"), keyword("wraith"), keyword("zombie")))

card(
    "Funeral Wake",
    nec=reaction(choose(restless), unlock(TARGET), by="even locked"),
    NEC=reaction(choose(restless, most=2), unlock(TARGET), by="even locked"),
    text="f359cf",
)
