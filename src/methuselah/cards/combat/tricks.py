"""Combat cards without a Discipline: ways out, dirty tricks, and what a clan keeps to itself."""

from methuselah.language import (
    OPPOSING,
    PLAYING,
    THIS,
    before_range,
    being_played,
    cancels_card,
    card,
    choose,
    combat_card,
    contracted_to,
    equippable,
    equips_chosen,
    fits,
    grants,
    hand_strike,
    is_among,
    keyword,
    on,
    press_to_end,
    strike,
)

card(
    "Angel's Gift",
    before_range(
        choose(equippable(keyword("melee weapon")), name="named"),
        equips_chosen("named"),
        once="round",
    ),
    before_range(grants("maneuver close"), once="round"),
    text="0e5fda",
)

card(
    "Death Seeker",
    combat_card(
        being_played("combat"),
        fits(PLAYING, on(is_among(OPPOSING))),
        cancels_card(free=True),
        at=("as_played",),
        once="round",
    ),
    text="6c18a5",
)

card("Open Grate", press_to_end, text="322f9e")

card(
    "The Khabar: Honor",
    strike(hand_strike(+3), fits(OPPOSING, on(contracted_to(THIS)))),
    text="4a8a9f",
)
