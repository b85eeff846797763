"""Combat cards without a Discipline: ways out, dirty tricks, and what a clan keeps to itself."""

from methuselah.engine.definitions import Effect, Which
from methuselah.language import (
    AT_CLOSE,
    GUN_USED_BEFORE,
    ITS_GUN,
    NOT_ADDITIONAL,
    NOT_FALLING,
    OPPOSING,
    OPPOSING_CONTROLLER,
    PLAYED_LAST_ROUND,
    PLAYING,
    THIS,
    add,
    ammo,
    at_least,
    before_range,
    before_strikes,
    being_played,
    cancels_card,
    card,
    choose,
    combat_card,
    contracted_to,
    damage_inflicted,
    ends_combat,
    equippable,
    equips_chosen,
    fits,
    going_to_torpor,
    grants,
    hand_strike,
    initial_strike,
    is_among,
    keyword,
    look_at_hand,
    may,
    on,
    plus,
    press_to_end,
    ready,
    strike,
    this_round,
    unless,
    vampire,
    when,
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

card(
    "Glaser Rounds",
    ammo(GUN_USED_BEFORE, add("strike damage", +2, ITS_GUN, until="combat")),
    text="dab954",
)


def press_of_the_harder(one: Which, other: Which) -> Effect:
    """If one of them inflicted more damage than the other this round, it gets a press."""
    more = plus(damage_inflicted(other), 1)
    return when(at_least(damage_inflicted(one), more), grants("press", to=one))


card(
    "Haymaker",
    before_strikes(
        AT_CLOSE,
        unless(PLAYED_LAST_ROUND),
        initial_strike(hand_strike(+1)),
        add("first strike", to=OPPOSING, until="round", when=NOT_ADDITIONAL),
        this_round(
            "press step", press_of_the_harder(THIS, OPPOSING), press_of_the_harder(OPPOSING, THIS)
        ),
    ),
    text="d910a8",
)

card("Open Grate", press_to_end, text="322f9e")

card(
    "The Khabar: Honor",
    strike(hand_strike(+3), fits(OPPOSING, on(contracted_to(THIS)))),
    text="4a8a9f",
)

card(
    "Tortured Confession",
    combat_card(
        NOT_FALLING,
        fits(OPPOSING, ready(vampire, going_to_torpor)),
        ends_combat(),
        may(look_at_hand(OPPOSING_CONTROLLER)),
        at=("torpor",),
    ),
    text="a178f1",
)
