"""Actions that leave a card in play by which its controller watches what others hold."""

from methuselah.language import (
    EACH,
    THIS,
    THIS_CARD,
    action,
    capacity_at_least,
    card,
    choose_seat,
    chosen_seat,
    fits,
    lock,
    look_at_hand,
    on,
    permanents,
    price,
    put_in_play,
    trigger,
    unlock,
    unlocked,
    use,
    vampire,
    when,
)

reads_a_hand = (choose_seat(EACH, name="read"), look_at_hand(chosen_seat("read")))

card(
    "SchreckNET",
    action(when(fits(THIS, on(capacity_at_least(6))), unlock(THIS)), put_in_play(), stealth=1),
    trigger(
        "referendum passed",
        lock(),
        *reads_a_hand,
        who=on(vampire),
        when=fits(THIS_CARD, permanents(unlocked)),
        optional=True,
    ),
    use(price(lock()), *reads_a_hand, at=("hunt_passed",)),
    text="1533b1",
)
