"""Fragments and codices: masters that may be stolen."""

from methuselah.language import (
    ANYTIME,
    THIS_CARD,
    YOU_CONTROL_THIS,
    acts,
    card,
    draws,
    draws_up,
    lock,
    master,
    price,
    put_in_play,
    ready,
    reorders_top,
    steals,
    unless,
    use,
    vampire,
)

not_yours = unless(YOU_CONTROL_THIS)
stolen = acts(not_yours, steals(THIS_CARD), who=ready(vampire), directed=True)

card(
    "Fragment of the Book of Nod",
    master(put_in_play()),
    use(price(lock()), draws(2), draws_up(), at=ANYTIME),
    stolen,
    text="e2c026",
)

card(
    "The Marrakesh Codex",
    master(put_in_play()),
    use(price(lock()), reorders_top(4), at=ANYTIME),
    stolen,
    text="98a3c5",
)
