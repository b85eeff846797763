"""Action modifiers that require Blood Sorcery."""

from methuselah.language import BLOCKER, at_moment, card, end_action, lock, modifier, stealth

card(
    "Mirror Walk",
    tha=modifier(stealth(+1), replace="discard"),
    THA=modifier(
        stealth(+1),
        at_moment("blocked", lock(BLOCKER), end_action()),
        replace="discard",
    ),
    text="9f6986",
)
