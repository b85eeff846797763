"""Masters in play that hunt minions, and are hunted on to other Methuselahs."""

from methuselah.language import (
    PREDATOR,
    SUBJECT,
    THIS_CARD,
    YOU,
    burn_card,
    card,
    give_control,
    master,
    on,
    put_in_play,
    trigger,
    vampire,
    yours,
)

card(
    "Millicent Smith, Puritan Vampire Hunter",
    master(put_in_play()),
    trigger("is blocked", burn_card(), burn_card(SUBJECT), who=on(vampire, yours)),
    trigger("discard phase passed", give_control(THIS_CARD, PREDATOR), who=YOU),
    text="02c44e",
)
