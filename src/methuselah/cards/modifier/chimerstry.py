"""Action modifiers that require Chimerstry."""

from methuselah.language import (
    BLOCKER,
    THIS,
    UNDIRECTED,
    WAS_BLOCKED,
    WAS_SUCCESSFUL,
    acting_is,
    add,
    after_resolution,
    aim,
    bleed,
    both,
    card,
    chosen,
    combat_ends,
    continues_unblocked,
    dodge,
    end_action,
    fails_attempt,
    fits,
    if_blocked,
    is_action,
    lock,
    modifier,
    no_repeat,
    older,
    on,
    only_if,
    plus,
    ready,
    stealth,
    strike,
    takes_action_card_back,
    unless,
    unlock,
    vampire,
    when,
    yours,
)

card(
    "Fata Morgana",
    chi=modifier(stealth(+1)),
    CHI=(modifier(bleed(+1)), modifier(stealth(+1), bleed(+1))),
    text="5015da",
)


card(
    "Mirror Image",
    chi=modifier(stealth(+1)),
    CHI=strike(
        combat_ends(
            after=(
                when(
                    both(acting_is(THIS), WAS_BLOCKED, unless(is_action("bleed"))),
                    continues_unblocked(),
                ),
            )
        )
    ),
    text="7cf7f4",
)

card(
    "Mirror's Visage",
    chi=modifier(
        unlock(),
        lock(BLOCKER),
        end_action(),
        add("cannot act", to=THIS, until="turn"),
        at=("blocked",),
    ),
    CHI=modifier(stealth(plus(only_if(UNDIRECTED, 2), only_if(unless(UNDIRECTED), 1)))),
    text="6b5dab",
)


card("Occlusion", chi=strike(dodge), CHI=modifier(stealth(+1)), text="ea70a2")


not_older = unless(fits(BLOCKER, on(vampire, older)))

card(
    "Phantom Speaker",
    chi=modifier(end_action("blocked"), at=("blocked",)),
    mel=modifier(not_older, fails_attempt(), at=("blocked",)),
    MEL=modifier(
        not_older,
        aim(BLOCKER, name="fooled"),
        fails_attempt(),
        after_resolution(when(WAS_SUCCESSFUL, lock(chosen("fooled")))),
        at=("blocked",),
    ),
    text="c99708",
)

misleads = (
    unlock(),
    no_repeat(on(vampire, yours)),
    takes_action_card_back("owner"),
    end_action(),
)

card(
    "Red Herring",
    chi=modifier(*misleads, at=("blocked",)),
    CHI=modifier(lock(BLOCKER), *misleads, at=("blocked",)),
    text="38a246",
)

card(
    "Smoke and Mirrors",
    chi=modifier(stealth(+1), if_blocked("maneuver")),
    obf=modifier(unless(is_action("bleed", "political")), stealth(+2)),
    obt=modifier(fits(BLOCKER, ready(vampire)), add("intercept", -1, BLOCKER), at=("attempt",)),
    text="f945a0",
)
