"""Powers that require Defense."""

from methuselah.language import (
    ACTING,
    AIMED_AT,
    DIRECTED_AT_YOU,
    THIS,
    YOU,
    acting_is,
    adds_blood_or_life,
    card,
    choose,
    either,
    end_action,
    enters_combat,
    fits,
    hurt,
    imbued,
    minion,
    monster,
    on,
    other,
    power,
    power_acts,
    power_reacts,
    spends,
    trigger,
)

card(
    "Champion",
    power_reacts(
        acting_is(on(monster)),
        either(DIRECTED_AT_YOU, fits(AIMED_AT, on(imbued))),
        spends(2),
        end_action("failed"),
        enters_combat(ACTING, target_is_acting=True),
        at=("action", "declined"),
    ),
    def_=power(),
    text="6c7d5d",
)

card(
    "Rejuvenate",
    trigger("unlock phase", adds_blood_or_life(1, THIS), who=YOU, when=fits(THIS, on(hurt))),
    power_acts(spends(1), choose(on(minion, other)), adds_blood_or_life(1), stealth=1),
    def_=power(),
    text="898eaa",
)
