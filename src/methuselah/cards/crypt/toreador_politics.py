"""Toreador vampires of titles and referendums."""

from methuselah.language import (
    HAS_EDGE,
    PREY,
    TARGET,
    add,
    anywhere,
    card,
    choose,
    controlled_by,
    keyword,
    later,
    static,
    trigger,
    unless,
)

card(
    "Klaus van der Veken (G2)",
    trigger(
        "turn begins",
        later(choose(anywhere(keyword("hunting ground"), controlled_by(PREY)), least=0)),
        add("unusable", to=TARGET, until="turn"),
        who=PREY,
    ),
    text="498f94",
)

card(
    "Vasily (G5)",
    static("title contest cost", +1, when=unless(HAS_EDGE)),
    text="202ba7",
)
