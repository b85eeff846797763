"""Action modifiers that require Quietus."""

from methuselah.language import TARGET, add, card, choose, modifier, on, vampire, younger

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
