"""Paths: cards of a Discipline cost a clan less; any minion burns one and pays for it."""

from methuselah.language import (
    THIS,
    acts,
    burn_card,
    card,
    cards_cost,
    clan,
    environmental_damage,
    fits,
    is_slave,
    master,
    on,
    put_in_play,
    requires_discipline,
    vampire,
    when,
)

hurts = environmental_damage(1, THIS, unpreventable=True)
painfully = (when(fits(THIS, on(vampire)), hurts), burn_card())


card(
    "The Path of Blood",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("qui"), of=("blood",), payer=on(clan("Banu Haqim"))),
    acts(*painfully, directed=True),
    text="bff77c",
)

card(
    "The Path of Bone",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("nec"), of=("blood",), payer=on(clan("Giovanni"))),
    acts(*painfully, directed=True),
    text="adf0b2",
)

card(
    "The Path of Harmony",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("spi"), of=("blood",), payer=on(clan("Ahrimane"))),
    acts(*painfully, directed=True),
    text="4e20f2",
)

card(
    "The Path of Night",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("obt"), of=("blood",), payer=on(clan("Lasombra"))),
    acts(*painfully, directed=True),
    text="ed0f0a",
)

card(
    "The Path of Paradox",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("chi"), of=("blood",), payer=on(clan("Ravnos"))),
    acts(*painfully, directed=True),
    text="f23b5e",
)

card(
    "The Path of Service",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("vis"), of=("blood",), payer=on(clan("Gargoyle"), is_slave)),
    acts(*painfully, directed=True),
    text="f8793e",
)

card(
    "The Path of the Feral Heart",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("pro"), of=("blood",), payer=on(clan("Gangrel antitribu"))),
    acts(*painfully, directed=True),
    text="599d85",
)

card(
    "The Path of Typhon",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("ser"), of=("blood",), payer=on(clan("Ministry"))),
    acts(*painfully, directed=True),
    text="51b31d",
)
