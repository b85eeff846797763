"""Actions that require Necromancy."""

from methuselah.language import (
    TARGET,
    THIS,
    THIS_CARD,
    action,
    ash_heap,
    card,
    choose,
    chosen,
    comes_into_play,
    gain_blood,
    later,
    library_card,
    not_,
    ready_from_torpor,
    remove_from_game,
    shuffles_into_library,
    to_uncontrolled,
    torpor,
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


card(
    "Resume the Coil",
    nec=action(
        ready_from_torpor(THIS),
        stealth=1,
        kind="leave torpor",
        by="actor in torpor",
        who=torpor(vampire),
    ),
    NEC=action(choose(torpor(vampire)), ready_from_torpor(TARGET), stealth=1),
    text="de66ff",
)

card(
    "Summon Soul",
    nec=action(gain_blood(2, THIS), stealth=1),
    NEC=action(
        remove_from_game(THIS_CARD),
        later(choose(ash_heap(yours, library_card), name="returned", least=0, most=2)),
        shuffles_into_library(chosen("returned")),
        stealth=1,
    ),
    text="68a24b",
)
