"""Actions that require Dominate."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    ANYTIME,
    BEARER,
    BLED_SUCCESSFULLY,
    IN_NEXT_MINION_PHASE,
    IN_NEXT_TURN,
    IN_ROUND,
    TARGET,
    THIS,
    YOU,
    Those,
    action,
    add,
    before_range,
    bleeds,
    borrows_this_turn,
    burn_card,
    card,
    choose,
    chosen,
    gain_blood,
    lock,
    not_,
    on,
    price,
    put_on,
    remember_turn,
    static,
    trigger,
    uncontrolled,
    unlock,
    use,
    vampire,
    when,
    younger,
    yours,
)

fed = Those(("ready", "torpor", "uncontrolled"), (vampire, yours, younger))


def stronger(until: str) -> Effect:
    """+1 strength for this vampire."""
    return add("strength", +1, THIS, until=until)


puppeteer = (unlock(BEARER), borrows_this_turn(BEARER), burn_card())

card(
    "Feast of the Soul's Secrets",
    dom=action(bleeds(+2)),
    DOM=action(
        bleeds(+2),
        choose(fed, name="fed"),
        when(BLED_SUCCESSFULLY, gain_blood(2, chosen("fed"))),
    ),
    text="fbd601",
)

card(
    "Govern the Unaligned",
    dom=action(bleeds(+2)),
    DOM=action(
        choose(uncontrolled(vampire, yours, younger)),
        gain_blood(3, TARGET),
        stealth=1,
    ),
    text="3182aa",
)

card(
    "Monstrous Form",
    use(price(lock()), stronger("round"), by="bearer", at=IN_ROUND, key="strength"),
    use(price(lock()), by="bearer", at=("range",), maneuver=True, key="maneuver"),
    use(price(lock()), by="bearer", at=("press",), press="press", key="press"),
    dom_pro=before_range(stronger("combat"), once="round"),
    DOM_PRO=action(put_on(THIS), stealth=1),
    text="b42114",
)

card(
    "Puppet Master",
    static("does not unlock"),
    use(IN_NEXT_MINION_PHASE, *puppeteer, at=ANYTIME),
    trigger("end of minion phase", *puppeteer, who=YOU, when=IN_NEXT_TURN),
    dom=action(bleeds(+2)),
    DOM=action(
        choose(on(vampire, younger, not_(yours))),
        put_on(TARGET, kept=True),
        remember_turn(),
        lock(TARGET),
    ),
    text="5d8713",
)
