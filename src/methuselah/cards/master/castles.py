"""Locations that move what minions have."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    ANYTIME,
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
    exists,
    is_a,
    is_action,
    is_on,
    later,
    lock,
    master,
    move_counters,
    moves_onto,
    not_,
    price,
    put_in_play,
    ready,
    unless,
    use,
    vampire,
    yours,
)


def moves(source: str, target: str) -> tuple[Effect, ...]:
    """As much blood, and as many of its equipment and retainers, as their controller likes."""
    blood = f"blood of {source}"
    here = attached(
        any_of(is_a("equipment"), is_a("retainer")),
        is_on(chosen(source)),
        could_be_on(chosen(target)),
    )
    return (
        later(choose_number(blood, 0, blood_of(chosen(source)))),
        move_counters(chosen_number(blood), chosen(source), chosen(target)),
        later(choose(here, name=f"goods of {source}", least=0, most=99)),
        moves_onto(chosen(f"goods of {source}"), chosen(target)),
    )


card(
    "Heidelberg Castle, Germany",
    master(put_in_play()),
    use(
        unless(is_action()),
        exists(ready(vampire, yours), least=2),
        choose(ready(vampire, yours), name="from"),
        choose(ready(vampire, yours, not_(chosen_as("from"))), name="to"),
        price(lock()),
        *moves("from", "to"),
        *moves("to", "from"),
        at=ANYTIME,
    ),
    text="672236",
)
