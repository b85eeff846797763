"""Locations, and a master card, that move what minions have."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    ANYTIME,
    EACH,
    YOUR_TURN,
    Test,
    any_of,
    attached,
    blood_of,
    card,
    choose,
    choose_number,
    chosen,
    chosen_as,
    chosen_number,
    could_be_on,
    each,
    exists,
    is_a,
    is_action,
    is_on,
    later,
    lock,
    master,
    minion,
    move_counters,
    moves_onto,
    not_,
    price,
    put_in_play,
    ready,
    rearranges,
    sect,
    unless,
    use,
    vampire,
    yours,
)

sabbat = ready(vampire, yours, sect("sabbat"))


def moves(source: str, target: str, goods: Test) -> tuple[Effect, ...]:
    """As much blood, and as many of these cards on it, as their controller likes."""
    blood = f"blood of {source}"
    here = attached(goods, is_on(chosen(source)), could_be_on(chosen(target)))
    return (
        later(choose_number(blood, 0, blood_of(chosen(source)))),
        move_counters(chosen_number(blood), chosen(source), chosen(target)),
        later(choose(here, name=f"goods of {source}", least=0, most=99)),
        moves_onto(chosen(f"goods of {source}"), chosen(target)),
    )


card(
    "Communal Haven: Cathedral",
    master(put_in_play()),
    use(
        YOUR_TURN,
        exists(sabbat, least=2),
        choose(sabbat, name="from"),
        choose(ready(vampire, yours, sect("sabbat"), not_(chosen_as("from"))), name="to"),
        price(lock()),
        *moves("from", "to", is_a("equipment")),
        *moves("to", "from", is_a("equipment")),
        at=("master",),
    ),
    text="0cf597",
)


equipment_or_retainers = any_of(is_a("equipment"), is_a("retainer"))

card(
    "Heidelberg Castle, Germany",
    master(put_in_play()),
    use(
        unless(is_action()),
        exists(ready(vampire, yours), least=2),
        choose(ready(vampire, yours), name="from"),
        choose(ready(vampire, yours, not_(chosen_as("from"))), name="to"),
        price(lock()),
        *moves("from", "to", equipment_or_retainers),
        *moves("to", "from", equipment_or_retainers),
        at=ANYTIME,
    ),
    text="672236",
)

card(
    "Nod",
    master(
        each(
            EACH,
            rearranges(
                attached(is_a("equipment"), is_on(ready(minion, yours))), ready(minion, yours)
            ),
        )
    ),
    text="ab84f8",
)
