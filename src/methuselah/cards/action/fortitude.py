"""Action cards that require Fortitude, some of them combat cards too."""

from methuselah.language import (
    ALL_DAMAGE,
    STRIKES,
    TARGET,
    action,
    adds_blood_or_life,
    card,
    choose,
    minion,
    on,
    prevents_damage,
    prevents_for_another,
    ready,
    vampire,
    yours,
)

card(
    "Touch of Valeren",
    for_=(
        action(choose(on(minion)), adds_blood_or_life(3, TARGET), stealth=1),
        prevents_damage(ALL_DAMAGE, sources=STRIKES),
    ),
    FOR=prevents_for_another(ALL_DAMAGE, ready(minion, yours), sources=STRIKES, who=ready(vampire)),
    text="5726a1",
)
