"""Masters that do something at once and are gone."""

from methuselah.language import (
    DRAWN,
    REVEALED,
    TARGET,
    anywhere,
    card,
    choose,
    clan,
    contests,
    crypt,
    crypt_to_bottom,
    draw_crypt,
    exists,
    fits,
    gain_blood,
    keyword,
    lock,
    master,
    minion,
    not_,
    on,
    ready,
    reveals_crypt,
    vampire,
    when,
    yours,
)

card(
    "Family Gathering",
    master(
        exists(crypt(yours)),
        reveals_crypt(),
        when(
            fits(REVEALED, crypt(clan("Hecata"))),
            draw_crypt(),
            gain_blood(1, DRAWN),
            otherwise=(crypt_to_bottom(),),
        ),
    ),
    text="150cd3",
)

card(
    "Life in the City",
    master(choose(ready(vampire)), gain_blood(1, TARGET)),
    text="23c2de",
)

card(
    "Misdirection",
    master(choose(on(minion)), lock(TARGET)),
    text="003b96",
)

card(
    "Political Seizure",
    master(choose(anywhere(keyword("location"), not_(yours))), contests(TARGET)),
    text="849ac9",
)
