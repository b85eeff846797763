"""Action modifiers that require Chimerstry."""

from methuselah.language import (
    BLOCKER,
    WAS_SUCCESSFUL,
    after_resolution,
    aim,
    card,
    chosen,
    end_action,
    fails_attempt,
    fits,
    lock,
    modifier,
    older,
    on,
    unless,
    vampire,
    when,
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
