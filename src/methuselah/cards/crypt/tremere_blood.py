"""Tremere vampires with blood sorcery."""

from methuselah.language import (
    PLAYING,
    REVEALED,
    TARGET,
    THIS,
    THIS_CARD,
    YOUR_TURN,
    ally,
    any_of,
    being_played,
    both,
    burn_blood,
    cancels_card,
    card,
    choose,
    fits,
    hurt,
    keyword,
    library,
    move_counters,
    on,
    one_of,
    played,
    requires_discipline,
    reveals_top,
    static,
    this,
    trigger,
    use,
    way,
    when,
    yours,
)

card(
    "Andrew Stuart (G4)",
    trigger(
        "plays",
        reveals_top(),
        when(
            fits(REVEALED, library(requires_discipline("tha"))),
            cancels_card(),
            burn_blood(1, THIS),
        ),
        who=played(),
        when=both(being_played(requires="tha"), fits(PLAYING, on(this))),
    ),
    text="309d8c",
)

card(
    "Ardan Lane (G3)",
    static("strike steals", +1, word="tha"),
    text="2a1188",
)

card(
    "Sri Sansa (G6)",
    use(
        YOUR_TURN,
        choose(on(ally, yours, any_of(keyword("mortal"), keyword("mage")))),
        one_of(
            way(when(fits(TARGET, on(hurt)), move_counters(1, THIS_CARD, TARGET))),
            way(move_counters(1, TARGET, THIS_CARD)),
        ),
        at=("unlock",),
        once="phase",
    ),
    text="0bcbe6",
)
