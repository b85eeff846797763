"""Action modifiers that go by the clan of who acts, votes or blocks."""

from methuselah.language import (
    BLOCKER,
    TARGET,
    THIS,
    acting_is,
    add,
    card,
    changes_votes,
    choose,
    fails_attempt,
    fits,
    is_action,
    mark,
    marked,
    modifier,
    on,
    one_of,
    same_clan,
    unlock,
    vampire,
    way,
    younger,
)

card(
    "Clan Loyalty",
    modifier(
        fits(BLOCKER, on(vampire, same_clan(THIS))),
        fails_attempt(),
        mark("loyal", THIS),
        add(
            "cannot block",
            to=on(vampire, same_clan(THIS)),
            until="turn",
            when=acting_is(on(marked("loyal"))),
        ),
        at=("blocked",),
    ),
    text="076e99",
)

card(
    "Kindred Manipulation",
    modifier(
        choose(on(vampire, younger)),
        one_of(way(changes_votes(TARGET, "for")), way(changes_votes(TARGET, "against"))),
        at=("before_votes", "polling"),
    ),
    text="f3702f",
)

card(
    "Rebirth",
    modifier(
        is_action("diablerie"),
        add("no blood hunt", to=THIS),
        unlock(THIS),
        at=("before_hunt",),
        once="turn",
    ),
    text="4c9a30",
)
