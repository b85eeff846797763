"""Equipment that requires Serpentis."""

from methuselah.language import (
    AT_SUPERIOR,
    BLOCKED_THIS,
    THIS,
    THIS_CARD,
    acting_is,
    burn_blood,
    burn_card,
    card,
    choose,
    chosen,
    end_action,
    equips,
    later,
    minion,
    price,
    ready,
    remember,
    remembered,
    static,
    trigger,
    unlock,
    use,
)

superior = AT_SUPERIOR

card(
    "Canopic Jar",
    static("intercept", +1, when=acting_is(remembered("watched"))),
    use(
        BLOCKED_THIS,
        acting_is(remembered("watched")),
        price(burn_card()),
        unlock(THIS),
        end_action("blocked"),
        by="bearer",
        at=("blocked",),
    ),
    trigger("burned", burn_blood(1, remembered("watched")), who=THIS_CARD, when=superior),
    enters=(later(choose(ready(minion), name="watched")), remember("watched", chosen("watched"))),
    ser=equips(),
    SER=equips(),
    text="345eec",
)
