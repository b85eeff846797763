"""Master Discipline cards."""

from methuselah.language import (
    TARGET,
    card,
    choose,
    discipline,
    master,
    not_,
    on,
    put_on,
    static,
    vampire,
)

card(
    "Celerity",
    master(choose(on(vampire, not_(discipline("CEL")))), put_on(TARGET)),
    static("discipline", word="cel"),
    static("capacity", +1),
    text="110158",
)

card(
    "Oblivion",
    master(choose(on(vampire, not_(discipline("OBL")))), put_on(TARGET)),
    static("discipline", word="obl"),
    static("capacity", +1),
    text="822182",
)
