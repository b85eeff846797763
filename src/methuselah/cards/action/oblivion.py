"""Actions that require Oblivion."""

from methuselah.engine.definitions import Mode
from methuselah.language import (
    BLED,
    BLED_SUCCESSFULLY,
    CHOSEN_SEAT,
    PREY,
    TARGET,
    action,
    ally,
    ash_heap,
    bleeds,
    burn_pool,
    card,
    choose,
    choose_seat,
    chosen,
    controlled_by,
    discard,
    each,
    enters_combat,
    exists,
    gain_blood,
    hand,
    keyword,
    later,
    minion,
    on,
    ready,
    remove_from_game,
    when,
    yours,
)


def sustains(amount: int) -> tuple[Mode, Mode]:
    """Remove an ally in an ash heap to feed this vampire, or a zombie of yours."""
    remains = choose(ash_heap(ally), name="remains")
    gone = remove_from_game(chosen("remains"))
    return (
        action(remains, gone, gain_blood(amount), stealth=1),
        action(
            remains,
            choose(on(ally, keyword("zombie"), yours)),
            gone,
            gain_blood(amount, TARGET),
            stealth=1,
        ),
    )


card(
    "Putrescent Sustenance",
    obl=sustains(2),
    tha=sustains(2),
    OBL=sustains(3),
    THA=sustains(3),
    text="e1843f",
)

enough = exists(ash_heap(controlled_by(PREY)), 7)

card(
    "Shroud of Decay",
    obl=action(
        bleeds(+1),
        when(BLED_SUCCESSFULLY, each(BLED, later(choose(hand(yours), least=2, most=2)), discard())),
    ),
    OBL=action(
        enough,
        choose_seat(PREY),
        when(
            enough,
            later(choose(ash_heap(controlled_by(PREY)), name="removed", least=7, most=7)),
            remove_from_game(chosen("removed")),
            burn_pool(3, CHOSEN_SEAT),
        ),
    ),
    text="9dbf4e",
)

card(
    "Umbrous Clutch",
    obl=action(choose(ready(minion)), enters_combat(TARGET), stealth=1),
    OBL=action(choose(ready(minion)), enters_combat(TARGET, "maneuver"), stealth=1),
    text="c6e7d5",
)
