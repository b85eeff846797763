"""Political actions about the clans of vampires."""

from methuselah.language import (
    ACTING,
    EACH,
    NOT_CALLED_THIS_TURN,
    TARGET,
    THIS,
    among,
    card,
    choose,
    choose_clan,
    choose_x,
    clans_among,
    count,
    gain_pool,
    lock,
    notes_call,
    of_chosen_clan,
    on,
    political,
    ready,
    same_clan,
    same_sect,
    sect,
    unlock,
    vampire,
    x,
    younger,
    yours,
)

card(
    "Consanguineous Condemnation",
    political(terms=(choose_clan(),), passes=(lock(on(vampire, of_chosen_clan)),)),
    text="968a80",
)

card(
    "Diversity",
    political(passes=(gain_pool(clans_among(ready(vampire, yours)), EACH),)),
    text="1bf99c",
)

kin = among(
    on(vampire, younger, same_clan(THIS)),
    on(vampire, younger, sect("laibon"), same_sect(THIS)),
)

card(
    "My Kin Against the World",
    political(
        NOT_CALLED_THIS_TURN,
        choose_x(most=count(kin)),
        terms=(notes_call(), choose(kin, least=x(), most=x())),
        passes=(unlock(ACTING), unlock(TARGET)),
    ),
    text="356c21",
)
