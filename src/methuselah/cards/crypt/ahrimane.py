"""Ahrimane vampires."""

from methuselah.language import (
    BLED,
    OPPOSING,
    TARGET,
    YOUR_TURN,
    add,
    burn_blood,
    card,
    cards_cost,
    choose,
    clan,
    controlled_by,
    exists,
    fits,
    is_action,
    on,
    optional_maneuver,
    ready,
    sect,
    static,
    use,
    vampire,
    with_blood,
    yours,
)

card(
    "Cynthia Ingold (G2)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, sect("camarilla")))),
    text="37fd14",
)

card(
    "Darlene Killian (G5)",
    cards_cost(+1, of=("blood",), plays=("ally", "retainer")),
    text="4fac78",
)

card(
    "Dovey Ebfwe (G6)",
    static("stealth", +1, when=is_action("employ")),
    text="a082c5",
)

card(
    "Gentha Shale (G4)",
    static("bleed", +1, when=exists(ready(clan("Ministry"), controlled_by(BLED)))),
    text="4561f7",
)

card(
    "Helen Fairchild (G6)",
    static("cannot have", word="equipment"),
    static("cannot use equipment"),
    text="cd08f8",
)

card(
    "Howler (G2)",
    optional_maneuver(),
    static("cannot use weapons"),
    text="da5695",
)

card(
    "Muricia (G4)",
    use(
        YOUR_TURN,
        choose(on(clan("Gangrel antitribu"), yours, with_blood)),
        burn_blood(1, TARGET),
        add("clan", to=TARGET, until="game", word="Ahrimane"),
        add("sterile", to=TARGET, until="game"),
        add("discipline", to=TARGET, until="game", word="spi"),
        at=("unlock",),
        once="phase",
    ),
    text="5b6c40",
)

card(
    "Nettie Hale (G2)",
    static("stealth", +1, when=is_action("employ", "recruit")),
    text="58259f",
)
