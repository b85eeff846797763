"""Action modifiers that require Chimerstry."""

from methuselah.language import (
    BLOCKER,
    THIS,
    WAS_BLOCKED,
    WAS_SUCCESSFUL,
    acting_is,
    after_resolution,
    aim,
    both,
    card,
    chosen,
    combat_ends,
    continues_unblocked,
    end_action,
    fails_attempt,
    fits,
    is_action,
    lock,
    modifier,
    older,
    on,
    stealth,
    strike,
    unless,
    vampire,
    when,
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
