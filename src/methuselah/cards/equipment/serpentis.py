"""Equipment that requires Serpentis."""

from methuselah.language import (
    ACTING,
    BLOCKED_THIS,
    THIS,
    acting_is,
    at_least,
    burn_blood,
    burn_card,
    by_level,
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
    unless,
    unlock,
    use,
)

caught = (BLOCKED_THIS, acting_is(remembered("watched")), price(burn_card()))
superior = at_least(by_level(0, 1), 1)

card(
    "Canopic Jar",
    static("intercept", +1, when=acting_is(remembered("watched"))),
    use(
        unless(superior), *caught, unlock(THIS), end_action("blocked"), by="bearer", at=("blocked",)
    ),
    use(
        superior,
        *caught,
        unlock(THIS),
        burn_blood(1, ACTING),
        end_action("blocked"),
        by="bearer",
        at=("blocked",),
        key="superior",
    ),
    enters=(later(choose(ready(minion), name="watched")), remember("watched", chosen("watched"))),
    ser=equips(),
    SER=equips(),
    text="345eec",
)
