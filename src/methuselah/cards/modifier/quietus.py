"""Action modifiers that require Quietus."""

from methuselah.language import (
    BEARER,
    BLOCKER,
    HUNT_WOULD_SUCCEED,
    TARGET,
    THIS,
    add,
    burn_card,
    card,
    choose,
    fails_attempt,
    fits,
    helps_pay,
    intercept,
    modifier,
    on,
    price,
    put_on,
    reaction,
    ready,
    requires_discipline,
    vampire,
    younger,
)

card(
    "Blood Awakening",
    qui=reaction(intercept(+1)),
    QUI=modifier(fits(BLOCKER, ready(vampire, younger)), fails_attempt(), at=("attempt",)),
    text="de2169",
)


card(
    "Deed the Heart's Desire",
    qui=modifier(choose(on(vampire, younger)), add("cannot block", to=TARGET), at=("announced",)),
    QUI=modifier(
        choose(on(vampire, younger)),
        add("cannot block", to=TARGET),
        add("cannot play", to=TARGET, until="action", word="reaction"),
        at=("announced",),
    ),
    text="7e8071",
)

keeps_vitae = (HUNT_WOULD_SUCCEED, put_on(THIS))

card(
    "Succulent Vitae",
    helps_pay(
        1,
        price(burn_card()),
        of=("blood",),
        card=(requires_discipline("qui"),),
        payer=BEARER,
    ),
    qui=modifier(*keeps_vitae, at=("would_succeed",)),
    QUI=modifier(*keeps_vitae, add("hunt", +1, THIS), at=("would_succeed",)),
    text="47d775",
)
