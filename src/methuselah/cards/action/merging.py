"""Actions by which the base and the advanced version of a vampire merge."""

from methuselah.language import (
    THIS,
    action,
    among,
    ash_heap,
    card,
    choose,
    chosen,
    crypt,
    later,
    merges,
    other_version_of,
    shuffles_crypt,
    uncontrolled,
    unlock,
    yours,
)

found_in_a_search = choose(
    among(
        crypt(yours, other_version_of(THIS)),
        uncontrolled(yours, other_version_of(THIS)),
        ash_heap(yours, other_version_of(THIS)),
    ),
    "version",
    least=0,
)

card(
    "Epiphany",
    action(
        unlock(THIS),
        later(found_in_a_search),
        merges(chosen("version"), THIS),
        shuffles_crypt(),
        stealth=2,
    ),
    text="7153ef",
)

card(
    "Legacy",
    action(
        unlock(THIS),
        later(found_in_a_search),
        shuffles_crypt(),
        merges(chosen("version"), THIS),
        stealth=2,
    ),
    text="4b85f3",
)
