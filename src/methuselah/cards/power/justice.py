"""Powers that require Justice."""

from methuselah.language import (
    THIS,
    WAS_SUCCESSFUL,
    acting_is,
    card,
    intercept,
    monster,
    on,
    power,
    power_modifies,
    power_reacts,
    spends,
    unlock,
)

card(
    "Discern",
    power_reacts(acting_is(on(monster)), intercept(+1)),
    jud=power(),
    text="ba0232",
)

card(
    "Vigilance",
    power_modifies(WAS_SUCCESSFUL, unlock(THIS), at=("after_resolution",)),
    power_reacts(spends(1), unlock(THIS), locked=True),
    jud=power(),
    text="e9c3aa",
)
