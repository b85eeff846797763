"""Each scene passes with a right definition, and a wrong one dies of it.

The cards are made up: one as it should be, and beside it what a writer gets wrong (a number, a
filter, a limit, the window, the lock).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from block_talk import made_vampire
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    BLED,
    OPPOSING,
    TARGET,
    THIS,
    YOUR_TURN,
    acting_is,
    action,
    acts,
    add,
    bears,
    before_range,
    being_played,
    bleed,
    bleeds,
    burn_blood,
    burn_card,
    cancels_card,
    choose,
    clan,
    combat_card,
    controlled_by,
    dodge,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gain_pool,
    gains_votes,
    grants,
    intercept,
    is_action,
    lock,
    maneuvers,
    mark,
    marked,
    master,
    minion,
    modifier,
    not_,
    on,
    optional_maneuver,
    optional_press,
    price,
    put_in_play,
    put_on,
    ranged_strike,
    reaction,
    ready,
    recruits,
    static,
    stealth,
    strike,
    strikes,
    unless,
    use,
    vampire,
    with_blood,
    yours,
)  # fmt: skip
from scenes import actions, cancelling, changes, in_play, modifiers, rulings
from scenes import strikes as fights

DOM: Final = made_vampire("Dom", "DOM", "tha", capacity=8)
BRUJAH: Final = "Brachah (G2)"
NOSFERATU: Final = "Ryan"
Scene = Callable[..., None]


def elder(*parts: Any, **face: Any) -> Definition:
    """A made-up vampire with these abilities."""
    how = {"capacity": 8, "clans": ("Ventrue",), "sect": "camarilla", "group": 5, **face}
    return paper("Elder", *parts, kind="vampire", **how)


def ways(*parts: Any, **face: Any) -> Definition:
    """A made-up card with a way at inferior Dominate."""
    return paper("Deed", levels={"dom": parts[0]}, disciplines=("dom",), **face)


def rushes(*tests: Any, **how: Any) -> Definition:
    """A vampire that enters combat with such minions."""
    return elder(acts(choose(ready(*tests)), enters_combat(TARGET), by="bearer", **how))


def den(*conditions: Any, gives: Any, pays: bool = True, at: str = "attempt") -> Definition:
    """A location that locks to give something."""
    cost = (price(lock()),) if pays else ()
    return paper("Den", master(put_in_play()), use(*conditions, *cost, gives, at=(at,)))


def ground(*tests: Any, blood: int = 1, marks: bool = True, **how: Any) -> Definition:
    """A hunting ground that feeds such vampires."""
    fed = (mark("hunting ground", TARGET),) if marks else ()
    feeds = use(
        *how.pop("when", (YOUR_TURN,)), choose(ready(*tests)), gain_blood(blood, TARGET), *fed,
        at=("unlock",), **{"once": "turn", **how},
    )  # fmt: skip
    return paper("Ground", feeds, kind="master", keywords=frozenset({"hunting ground"}))


FRESH: Final = (vampire, yours, not_(marked("hunting ground")))
ENEMY: Final = (minion, not_(yours))
FIGHTS: Final = {
    "legal": (("prey", "ready", "Underbridge Stray"), ("grand_prey", "ready", "Ryan")),
    "illegal": (("prey", "torpor", "Sully"), ("you", "ready", "Tock (G3)")),
}
OF_BRUJAH: Final = {"amount": 1, "with_": (BRUJAH,), "without": (NOSFERATU,)}
CATCHES: Final = {
    "amount": 1, "against": ((NOSFERATU, {"word": "bleed"}),),
    "others": ((NOSFERATU, {"word": "hunt"}),),
}  # fmt: skip
GIVES: Final = {"amount": 1, "to": BRUJAH, "not_to": (NOSFERATU,)}
MODIFIER: Final = being_played("action modifier")
IS_BRUJAH: Final = acting_is(ready(yours, clan("Brujah")))
EYES: Final = is_action(trait="bleeds you")


def burnable(**how: Any) -> Definition:
    """A card in play that is burned by an action."""
    return paper("Edict", acts(burn_card(), **{"who": ready(minion), "directed": True, **how}))


def on_minion(*conditions: Any) -> Definition:
    """An action that puts itself on its minion."""
    return paper("Mantle", action(*conditions, put_on(THIS), stealth=1), static("strength", +1))


CASES: Final[list[tuple[Scene, dict[str, Any], Definition, list[Definition]]]] = [
    (
        actions.bleeds_for_more,
        {"by": DOM, "more": 2, "level": "dom"},
        ways(action(bleeds(+2))),
        [
            ways(action(bleeds(+1))),
            ways(action(bleeds(+2), burn_blood(1, THIS))),
            ways(action(bleeds(+2), gain_pool(1))),
        ],
    ),
    (
        actions.enters_combat_as_an_action,
        FIGHTS,
        rushes(*ENEMY),
        [
            elder(acts(choose(ready(*ENEMY)), burn_blood(1, TARGET), by="bearer")),
            rushes(vampire, not_(yours)),
            rushes(*ENEMY, stealth=1),
        ],
    ),
    (
        actions.burned_by_an_action,
        {"vampires_only": True},
        burnable(who=ready(vampire)),
        [
            burnable(),
            burnable(who=ready(vampire), stealth=1),
            burnable(who=ready(vampire, clan("Brujah"))),
        ],
    ),
    (
        actions.comes_into_play,
        {"by": NOSFERATU},
        paper("Hireling", recruits(), kind="ally", pool_cost=2, life=2, strength=1, bleed=1),
        [
            paper(
                "Hireling",
                recruits(),
                static("life", +1, who=THIS),
                kind="ally",
                pool_cost=2,
                life=2,
                strength=1,
                bleed=1,
            ),
            paper("Hireling", replace(recruits(), stealth=2), kind="ally", pool_cost=2, life=2),
        ],
    ),
    (
        modifiers.adds_stealth,
        {"by": DOM, "amount": 1, "level": "dom"},
        ways(modifier(stealth(+1))),
        [
            ways(modifier(stealth(+2))),
            ways(modifier(stealth(+1), by="helper")),
            ways(modifier(stealth(+1), burn_blood(1, THIS))),
        ],
    ),
    (
        modifiers.adds_intercept,
        {"by": DOM, "amount": 1, "level": "dom"},
        ways(reaction(intercept(+1))),
        [ways(reaction(intercept(+2))), ways(reaction(intercept(+1), burn_blood(1, THIS)))],
    ),
    (
        modifiers.adds_bleed,
        {"by": DOM, "amount": 1, "level": "dom"},
        ways(modifier(is_action("bleed"), bleed(+1))),
        [
            ways(modifier(is_action("bleed"), bleed(+2))),
            ways(modifier(is_action("bleed"), bleed(+1, limited=False))),
            ways(modifier(add("bleed", +1), bleed(+1))),
        ],
    ),
    (
        modifiers.reduces_a_bleed,
        {"by": DOM, "amount": 2, "level": "dom"},
        ways(reaction(EYES, add("bleed", -2))),
        [
            ways(reaction(EYES, add("bleed", -1))),
            ways(reaction(EYES, add("bleed", -3))),
            ways(reaction(is_action("bleed"), add("bleed", -2))),
            ways(reaction(EYES, add("bleed", -2), lock(THIS))),
        ],
    ),
    (
        fights.strikes,
        {"by": DOM, "damage": 2, "level": "dom", "ranged": True},
        ways(strike(ranged_strike(2))),
        [ways(strike(ranged_strike(1))), ways(strike(ranged_strike(2, aggravated=True)))],
    ),
    (
        fights.strikes,
        {"by": DOM, "damage": 0, "level": "dom", "taken": 0},
        ways(strike(dodge)),
        [ways(strike(ranged_strike(1))), ways(strike(ranged_strike(0)))],
    ),
    (
        fights.can_strike,
        {"damage": 1},
        elder(strikes(ranged_strike(1))),
        [
            elder(strikes(ranged_strike(2))),
            elder(strikes(ranged_strike(1, aggravated=True))),
            elder(replace(strikes(ranged_strike(1)), once="combat")),
        ],
    ),
    (
        fights.has_a_maneuver,
        {},
        elder(optional_maneuver()),
        [elder(), elder(optional_press()), elder(replace(optional_maneuver(), once="round"))],
    ),
    (
        fights.has_a_press,
        {},
        elder(optional_press()),
        [elder(), elder(optional_maneuver()), elder(replace(optional_press(), once="round"))],
    ),
    (
        fights.only_before_range,
        {"by": DOM, "level": "dom"},
        ways(before_range(add("strength", +1, THIS, until="combat"))),
        [
            ways(combat_card(add("strength", +1, THIS, until="combat"), at=("before_strikes",))),
            ways(
                combat_card(add("strength", +1, THIS, until="combat"), at=("before_range", "press"))
            ),
        ],
    ),
    (
        fights.once_each,
        {"by": DOM, "level": "dom", "span": "combat"},
        ways(before_range(add("strength", +1, THIS, until="round"), once="combat")),
        [
            ways(before_range(add("strength", +1, THIS, until="round"), once="round")),
            ways(before_range(add("strength", +1, THIS, until="round"))),
        ],
    ),
    (
        fights.press_of_this_round,
        {"by": DOM, "level": "dom"},
        ways(maneuvers(grants("press"))),
        [ways(maneuvers()), ways(maneuvers(grants("press", until="combat")))],
    ),
    (
        changes.more_bleed_against,
        OF_BRUJAH,
        elder(static("bleed", +1, when=exists(ready(clan("Brujah"), controlled_by(BLED))))),
        [
            elder(static("bleed", +1)),
            elder(static("bleed", +2, when=exists(ready(clan("Brujah"), controlled_by(BLED))))),
            elder(static("bleed", +1, when=exists(on(clan("Brujah"), controlled_by(BLED))))),
            elder(static("bleed", +1, when=exists(ready(clan("Brujah"))))),
        ],
    ),
    (
        changes.more_strength_against,
        {"amount": 1, "against": (BRUJAH,), "others": (NOSFERATU, "Underbridge Stray")},
        elder(static("strength", +1, when=fits(OPPOSING, on(clan("Brujah"))))),
        [
            elder(static("strength", +2, when=fits(OPPOSING, on(clan("Brujah"))))),
            elder(static("strength", +1)),
            elder(static("strength", +1, when=fits(OPPOSING, on(vampire)))),
        ],
    ),
    (
        changes.more_stealth_when,
        {"amount": 1, "when": ({"word": "bleed"},), "else_": ({"word": "hunt"},)},
        elder(static("stealth", +1, when=is_action("bleed"))),
        [
            elder(static("stealth", +1)),
            elder(static("stealth", +2, when=is_action("bleed"))),
            elder(static("stealth", +1, when=is_action("hunt"))),
        ],
    ),
    (
        changes.intercept_against,
        CATCHES,
        elder(static("intercept", +1, when=is_action("bleed"))),
        [
            elder(static("intercept", +1)),
            elder(static("intercept", +2, when=is_action("bleed"))),
            elder(static("intercept", +1, when=is_action("hunt"))),
        ],
    ),
    (
        in_play.gives_when_locked,
        {"what": "stealth", **GIVES},
        den(IS_BRUJAH, gives=stealth(+1)),
        [
            den(IS_BRUJAH, gives=stealth(+2)),
            den(IS_BRUJAH, gives=stealth(+1), pays=False),
            den(acting_is(ready(yours)), gives=stealth(+1)),
        ],
    ),
    (
        in_play.gives_when_locked,
        {"what": "bleed", **GIVES},
        den(IS_BRUJAH, gives=bleed(+1, limited=False), at="action"),
        [
            den(IS_BRUJAH, gives=bleed(+2, limited=False), at="action"),
            den(acting_is(ready(yours)), gives=bleed(+1), at="action"),
        ],
    ),
    (
        in_play.feeds_in_the_unlock_phase,
        {},
        ground(*FRESH),
        [
            ground(*FRESH, blood=2),
            ground(*FRESH, marks=False),
            ground(minion, yours),
            ground(vampire, not_(marked("hunting ground"))),
            ground(*FRESH, when=()),
            ground(*FRESH, once=""),
            ground(*FRESH, with_blood),
        ],
    ),
    (
        in_play.only_one_on_each,
        {"on": NOSFERATU, "other": BRUJAH},
        on_minion(unless(fits(THIS, on(bears("Mantle"))))),
        [on_minion()],
    ),
    (
        cancelling.cancels_as_it_is_played,
        {"by": DOM, "level": "dom"},
        ways(reaction(MODIFIER, cancels_card(), at=("as_played",))),
        [
            ways(reaction(MODIFIER, at=("as_played",))),
            ways(reaction(MODIFIER, cancels_card(free=True), at=("as_played",))),
            ways(reaction(is_action("bleed"), add("bleed", -1))),
        ],
    ),
    # -- rulings ---------------------------------------------------------------------------------
    (
        rulings.action_requires_what_the_card_says,
        {"by": BRUJAH, "requires": "Brujah", "not_": "Tremere"},
        paper("Edict", acts(burn_card(), who=ready(clan("Brujah")), directed=True)),
        [paper("Edict", acts(burn_card(), who=ready(vampire), directed=True))],
    ),
    (
        rulings.counts_as_the_discipline_used,
        {"by": DOM, "level": "dom", "used": ("dom",), "others": ("tha",)},
        paper(
            "Deed",
            levels={"dom": modifier(stealth(+1)), "tha": modifier(bleed(+1))},
            disciplines=("dom", "tha"),
        ),
        [
            paper(
                "Deed",
                levels={"dom": modifier(is_action("hunt"), stealth(+1))},
                disciplines=("dom", "tha"),
            )
        ],
    ),
    (
        rulings.keeps_votes_in_any_sect,
        {"votes": 2},
        elder(static("votes", +2)),
        [elder(static("votes", +1)), elder()],
    ),
    (
        rulings.not_while_it_passes_by_itself,
        {"by": DOM, "level": "dom"},
        ways(modifier(is_action("political"), gains_votes(2), at=("polling",))),
        [ways(modifier(is_action("political"), gain_blood(1, THIS), at=("after_resolution",)))],
    ),
    (
        rulings.action_card_replaced_first,
        {"by": DOM, "level": "dom"},
        ways(modifier(stealth(+1), at=("announced",), even_if_unneeded=True)),
        [ways(modifier(is_action("bleed"), stealth(+1), at=("announced",)))],
    ),
    (
        rulings.needs_the_blood_that_it_burns,
        {"by": DOM, "blood": 2, "level": "dom"},
        ways(modifier(price(burn_blood(2, THIS)), stealth(+1))),
        [
            ways(modifier(stealth(+1), burn_blood(2, THIS))),
            ways(modifier(stealth(+1)), blood_cost=3),
        ],
    ),
    (
        rulings.scarce_asks_for_the_clan_of_now,
        {},
        elder(static("scarce"), clans=("Samedi",)),
        [elder(clans=("Samedi",))],
    ),
    (
        rulings.no_burn_option_while_it_is_met,
        {"needs": BRUJAH},
        paper("Manse", master(put_in_play()), clans=("Brujah",), burn_option=True),
        [
            paper("Manse", master(put_in_play()), clans=("Tremere",), burn_option=True),
            paper("Manse", master(put_in_play()), clans=("Brujah",)),
        ],
    ),
]


@pytest.mark.parametrize(
    ("scene", "cast", "right"),
    [pytest.param(scene, cast, right, id=scene.__name__) for scene, cast, right, _ in CASES],
)
def test_a_right_definition_passes(scene: Scene, cast: dict[str, Any], right: Definition) -> None:
    """With its cast."""
    scene(right, **cast)


@pytest.mark.parametrize(
    ("scene", "cast", "wrong"),
    [
        pytest.param(scene, cast, wrong, id=f"{scene.__name__}-{number}")
        for scene, cast, _, broken in CASES
        for number, wrong in enumerate(broken)
    ],
)
def test_a_wrong_definition_dies(scene: Scene, cast: dict[str, Any], wrong: Definition) -> None:
    """By what the scene asserts, not by an error in it."""
    with pytest.raises(AssertionError):
        scene(wrong, **cast)


def test_every_scene_has_its_proof() -> None:
    """Each one that a card's test may call is among the cases."""
    modules = (actions, cancelling, changes, in_play, modifiers, rulings, fights)
    told = {getattr(one, name) for one in modules for name in one.__all__}
    proved = {scene for scene, _, _, broken in CASES if broken}
    assert {one.__name__ for one in told - proved} == REAL_CARDS_ONLY


REAL_CARDS_ONLY: Final = {"black_hand_is_no_title", "played_as_printed"}
"""Scenes of what only the face of a card says: no definition can get it wrong."""
