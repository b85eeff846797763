"""Allies that search the library."""

from methuselah.language import (
    THIS,
    WAS_SUCCESSFUL,
    acts,
    as_announced,
    at_end_of_turn,
    at_moment,
    card,
    choose,
    could_equip_found,
    keyword,
    later,
    minion,
    places_found,
    ready,
    recruits,
    reveals_first,
    shuffles_library,
    unlock,
    when,
    yours,
)

card(
    "Repo Man",
    recruits(
        as_announced(
            at_moment("after resolution", when(WAS_SUCCESSFUL, at_end_of_turn(unlock(THIS))))
        )
    ),
    acts(
        reveals_first(keyword("vehicle")),
        later(choose(ready(minion, yours, could_equip_found))),
        places_found(),
        shuffles_library(),
        by="bearer",
        stealth=2,
    ),
    text="82d19a",
)
