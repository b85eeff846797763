"""Masters that take control of minions for a time, or change what lies uncontrolled."""

from methuselah.language import (
    TARGET,
    borrows_until_your_unlock,
    card,
    choose,
    clan,
    master,
    not_,
    ready,
    redeals_uncontrolled,
    yours,
)

card("Kaymakli Nightmares", master(redeals_uncontrolled(), once="game"), text="239948")

card(
    "Malkavian Dementia",
    master(choose(ready(clan("Malkavian"), not_(yours))), borrows_until_your_unlock(TARGET)),
    text="ff68f9",
)
