"""Actions that require Dominate."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    BLED_SUCCESSFULLY,
    IN_ROUND,
    TARGET,
    THIS,
    Those,
    action,
    add,
    before_range,
    bleeds,
    card,
    choose,
    chosen,
    gain_blood,
    lock,
    price,
    put_on,
    uncontrolled,
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
