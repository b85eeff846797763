"""The number that a level of an action modifier, a reaction or a combat card says is the number.

"+1 stealth", "Reduce a bleed against you by 2", "Strike: 2R damage", "Prevent 3 damage": played
where it counts in full, and measured. It is exact, for a test that only sees a block fail or a
vampire survive would not notice one more.
"""

from __future__ import annotations

import re

import pytest

from block_talk import PAUSE
from combat_talk import DODGE, MANEUVER, fight
from fight_talk import damage_to, replaced
from from_the_hand import FACES
from made_up import paper
from methuselah.language import static
from methuselah.pool import Face, pool
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.action.blocks import intercept
from methuselah.rules.combat.strike_effects import strength
from table_talk import Table
from wide_table import fitting

LEVEL = re.compile(r"^((?:\[[A-Za-z]{3}\])+) ?(?:\[[A-Z ]+\] )?(.*)", re.MULTILINE)
SAID = {
    "stealth": re.compile(r"\+(\d) stealth\."),
    "bleed": re.compile(r"\+(\d) bleed(?: \(limited\))?\."),
    "intercept": re.compile(r"\+(\d) intercept\."),
    "reduced": re.compile(r"Reduce a bleed against you by (\d)\."),
    "strength": re.compile(r"This (?:vampire|minion) gets \+(\d) strength this (?:round|combat)\."),
    "hand": re.compile(r"Strike: hand strike at \+(\d) damage\b"),
    "strike": re.compile(r"Strike: (\d)R?(?: unpreventable)?(?: aggravated)? damage\b"),
    "prevented": re.compile(
        r"Prevent (\d)(?: non-aggravated)? damage(?: from the opposing [^.]*)?\."
    ),
}
TYPES = {"action modifier", "reaction", "combat"}
NEEDS = frozenset(
    (
        ("Babble", "dem"),  # another minion blocks
        ("Blood Sweat", "QUI"),  # long range
        ("Blood Sweat", "qui"),
        ("Bonding", "DOM"),  # with stealth, which nobody needs where it bleeds
        ("Cauldron of Blood", "THA"),  # not the first round
        ("Cauldron of Blood", "tha"),
        ("Confusion", "DEM"),
        ("Dogged Pursuit", "ANI"),  # put on a vampire before
        ("Far Fatuus", "CHI"),  # long range
        ("Far Fatuus", "chi"),
        ("Mayaparisatya", "CHI"),  # long range
        ("Eldritch Glimmer", "tha"),  # not the first round
        ("Exuding Blood", "QUI"),  # long range
        ("Exuding Blood", "qui"),
        ("Forgotten Labyrinth", "OBF"),  # no bleed
        ("Forgotten Labyrinth", "obf"),
        ("Faerie Wards", "aus"),  # against a weaker minion
        ("Go-getter", "obf"),  # no bleed
        ("Hag's Wrinkles", "THN"),  # an equip action
        ("Hag's Wrinkles", "obf"),
        ("Marked Path", "obf"),  # after the action, for a later one
        ("Melange", "AUS"),  # put on a minion before
        ("Sense the Sin", "aus"),  # a younger vampire acts
        ("Shadow Cast", "OBL"),  # put on a vampire before
        ("Shroud Mastery", "nec"),  # a wraith acts
        ("Smoke and Mirrors", "obf"),  # no bleed
        ("Speak with Spirits", "SPI"),  # locked
        ("Stunt Cycle", "pot"),  # long range
        ("Taste of Death", "QUI"),
        ("Taste of Death", "qui"),
        ("The Mole", "cel"),  # no Anarch acts
        ("Thrown Sewer Lid", "pot"),  # long range
        ("Torment the Soul", "NEC"),  # not the first round
        ("Torment the Soul", "nec"),
        ("Trochomancy", "nec"),  # thirteen cards in an ash heap
        ("Walk of Flame", "THA"),  # not the first round
        ("Walk of Flame", "tha"),
        ("Well-Aimed Car", "pot"),  # long range
    )
)
"""Levels that ask for more than is there: their own tests give it to them."""
LATER = frozenset(("Pass Through Shadow", "Spying Mission", "Veil the Legions"))
"""Cards that give it later: their sentences speak of another action."""


def levels() -> list[tuple[str, str, str, int]]:
    """Card, level, what is measured and how much, of each level with one such sentence alone."""
    found = []
    for face in FACES:
        if not TYPES & {*face.types} or "power" in face.types:
            continue
        for marks, line in LEVEL.findall(face.text):
            said = [(kind, int(n)) for kind, one in SAID.items() for n in one.findall(line)]
            later = face.name in LATER and marks.isupper()
            if len(said) == 1 and not later and "or " not in line.split(".")[0]:
                level = marks.strip("[]").replace("][", "_")
                found.append((face.name, level, *said[0]))
    return sorted(found)


def line_of(name: str, level: str) -> str:
    """The first sentence of a level, behind what says when it is usable."""
    lines = dict(LEVEL.findall(pool()[name].text))
    sentences: list[str] = lines["[" + level.replace("_", "][") + "]"].split(".")
    return next(one for one in sentences if not one.startswith("Only usable at long range"))


def laid(face: Face, kind: str) -> tuple[Table, int, int]:
    """Mine and theirs: yours bleeds, and your prey's blocks it; the reacting one is mine."""
    table = Table()
    reacts = kind in ("intercept", "reduced")
    me, them = (table.prey, table.you) if reacts else (table.you, table.prey)
    mine = me.ready(fitting(face), blood=9)
    strong = 7 if kind == "prevented" else 1
    other = replaced("Crow (G5)", clans=("Caitiff",), disciplines=(), capacity=11, strength=strong)
    theirs = them.ready(other)
    table.you.ready(fitting(face), blood=9)
    me.holds(face.name)
    acting = theirs if reacts else mine
    more = static("bleed", +8) if kind == "reduced" else static("stealth", +1)
    if reacts:
        table.you.in_play(paper("More", more, kind="equipment"), on=acting)
    if kind == "stealth":
        table.prey.in_play(paper("Eyes", static("intercept", +3), kind="equipment"), on=theirs)
    table.you.holds(PAUSE, DODGE)
    table.prey.holds(DODGE)
    table.you.acts(by=acting, word="bleed")
    return table, mine, theirs


def measured(table: Table, kind: str, mine: int, theirs: int) -> int:
    """What the sentence is about, as it is now."""
    action = table.state.frame(Action)
    match kind:
        case "stealth" if action is not None:
            return stealth(table.state, action)
        case "bleed" if action is not None:
            return bleed_amount(table.state, action)
        case "reduced" if action is not None:
            return -bleed_amount(table.state, action)
        case "intercept":
            return intercept(table.state, mine)
        case "strength":
            return strength(table.state, mine)
        case "prevented":
            return table.blood(mine)
    return damage_to(table, theirs)


def plays_it(table: Table, name: str, level: str, blocker: int, blocks: bool) -> bool:
    """As soon as it is offered; whether it was."""
    for _ in range(60):
        decision = table.asked()
        if decision is None or table.over():
            return False
        for place, option in enumerate(decision.options):
            here = option.card in table.state.cards or option.verb == "play"
            if here and option.verb == "play" and table.fits(option, {"card": name}):
                if option.mode.split(" ")[0] == level:
                    table.take(place)
                    return True
        if blocks and table.seats[1].may("block", minion=blocker) and decision.seat == 1:
            table.prey.blocks(blocker)
        else:
            table.pass_on()
    return False


@pytest.mark.parametrize(("name", "level", "kind", "number"), levels())
def test_a_level_has_its_number(name: str, level: str, kind: str, number: int) -> None:
    """Neither less nor more."""
    table, mine, theirs = laid(pool()[name], kind)
    blocker = mine if kind in ("intercept", "reduced") else theirs
    blocks = kind not in ("bleed", "reduced")
    before = measured(table, kind, mine, theirs)
    cost = pool()[name].blood_cost or 0
    offered = plays_it(table, name, level, blocker, blocks)
    assert offered is ((name, level) not in NEEDS)
    if not offered:
        return
    if kind in ("hand", "strike", "prevented"):
        while not table.over():
            table.pass_on()
    after = measured(table, kind, mine, theirs)
    if kind == "strike":
        aggravated = damage_to(table, theirs, aggravated=True)
        assert aggravated == ("aggravated damage" in line_of(name, level)) * number
    if kind == "prevented":
        number -= 7 + cost
    assert after - before == number + (kind == "hand")


LATER_ROUNDS = {"Eldritch Glimmer", "Torment the Soul", "Walk of Flame", "Well-Aimed Car"}
"""Not usable in the first round."""
STRIKES = [(name, level, number) for name, level, kind, number in levels() if kind == "strike"]


@pytest.mark.parametrize(("name", "level", "number"), STRIKES)
def test_a_strike_reaches_far_if_its_text_says_so(name: str, level: str, number: int) -> None:
    """ "2R damage" hurts at long range, "2 damage" does not."""
    table = Table()
    mine = table.you.ready(fitting(pool()[name]), blood=9)
    other = replaced("Crow (G5)", clans=("Caitiff",), disciplines=(), capacity=11)
    theirs = table.prey.ready(other)
    table.you.holds(name, MANEUVER, DODGE)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    offered = plays_it(table, name, level, theirs, blocks=False)
    assert offered is (name not in LATER_ROUNDS)
    while not table.over():
        table.pass_on()
    ranged = f"{number}R" in line_of(name, level)
    assert damage_to(table, theirs) == (number if ranged and offered else 0)
