"""Ventrue antitribu vampires."""

from methuselah.language import (
    TARGET,
    THIS,
    YOUR_TURN,
    acting_is,
    acts,
    card,
    choose,
    fits,
    is_action,
    move_counters,
    on,
    other,
    removes_title,
    sect,
    static,
    title,
    use,
    vampire,
    with_blood,
    younger,
)

youths = on(vampire, younger, sect("camarilla"))

card(
    "Aimery Methuin (G5)",
    static("intercept", -1, who=youths, when=acting_is(THIS)),
    text="4e7368",
)

card(
    "Dylan (G2 ADV)",
    static("stealth", +1, when=is_action("bleed")),
    text="f6637b",
)

card(
    "Gustav Mallenhous (G2)",
    acts(choose(on(title("bishop or archbishop"))), removes_title(TARGET), by="bearer"),
    text="76cfe4",
)

card(
    "Kyle Strathcona, Cardinal of Canada (G2)",
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(on(vampire, sect("sabbat"), other)),
        move_counters(1, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="8448a3",
)
