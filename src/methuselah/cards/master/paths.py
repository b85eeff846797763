"""Paths: cards of a Discipline cost a clan less; any minion burns one and pays for it."""

from methuselah.language import (
    THIS,
    acts,
    burn_card,
    card,
    clan,
    environmental_damage,
    fits,
    is_slave,
    master,
    on,
    put_in_play,
    static,
    vampire,
    when,
)

hurts = environmental_damage(1, THIS, unpreventable=True)
painfully = (when(fits(THIS, on(vampire)), hurts), burn_card())


card(
    "The Path of Blood",
    master(put_in_play()),
    static("discipline cost", -1, who=on(clan("Banu Haqim")), word="qui"),
    acts(*painfully, directed=True),
    text="bff77c",
)

card(
    "The Path of Bone",
    master(put_in_play()),
    static("discipline cost", -1, who=on(clan("Giovanni")), word="nec"),
    acts(*painfully, directed=True),
    text="adf0b2",
)

card(
    "The Path of Harmony",
    master(put_in_play()),
    static("discipline cost", -1, who=on(clan("Ahrimane")), word="spi"),
    acts(*painfully, directed=True),
    text="4e20f2",
)

card(
    "The Path of Night",
    master(put_in_play()),
    static("discipline cost", -1, who=on(clan("Lasombra")), word="obt"),
    acts(*painfully, directed=True),
    text="ed0f0a",
)

card(
    "The Path of Paradox",
    master(put_in_play()),
    static("discipline cost", -1, who=on(clan("Ravnos")), word="chi"),
    acts(*painfully, directed=True),
    text="f23b5e",
)

card(
    "The Path of Service",
    master(put_in_play()),
    static("discipline cost", -1, who=on(clan("Gargoyle"), is_slave), word="vis"),
    acts(*painfully, directed=True),
    text="f8793e",
)

card(
    "The Path of the Feral Heart",
    master(put_in_play()),
    static("discipline cost", -1, who=on(clan("Gangrel antitribu")), word="pro"),
    acts(*painfully, directed=True),
    text="599d85",
)

card(
    "The Path of Typhon",
    master(put_in_play()),
    static("discipline cost", -1, who=on(clan("Ministry")), word="ser"),
    acts(*painfully, directed=True),
    text="51b31d",
)
