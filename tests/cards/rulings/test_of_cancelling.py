"""What a cancelled card leaves behind: no limit, no clause about its replacement; it was played.

Cards of kinds that have no such effects yet are made up for it: a reaction or a master that gives
a limited bleed, an aim or a grapple that is replaced late.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition, Mode
from methuselah.language import (
    ACTING,
    TARGET,
    add,
    additional_strikes,
    bleed,
    choose,
    combat_card,
    gain_pool,
    gains_strikes,
    master,
    modifier,
    only_hand_strikes,
    reaction,
    ready,
    use,
    vampire,
    yours,
)
from table_talk import Table

FOCUS = paper("Focus", use(bleed(+1), at=("action",)), kind="event")
"""A card in play that gives a limited bleed."""
SOFT = paper("Soft Touch", modifier(bleed(+1)))
SWIFT = paper("Swift", additional_strikes(1))


def late(mode: Mode, when: str) -> Mode:
    """The same way with a clause: do not replace until then."""
    return replace(mode, replace=when)


@pytest.mark.ruling("Approximation of Loyalty", 6)
@pytest.mark.ruling("Hide the Mind", 5)
@pytest.mark.ruling("I am Legion", 5)
@pytest.mark.parametrize("name", ["Approximation of Loyalty", "Hide the Mind", "I am Legion", ""])
def test_a_cancelled_reaction_leaves_the_bleed_unlimited(table: Table, name: str) -> None:
    """A reaction that gives a limited bleed: only where it has its effect nothing is added."""
    acting = table.you.ready(made_vampire("Courtier", "PRE", "DAI", "OBF", capacity=8))
    table.you.ready(COMPANION)
    focus = table.you.in_play(FOCUS)
    if name:
        table.you.holds(name)
    reacting = table.prey.ready(made_vampire("Reader", "aus", capacity=5))
    goad = reaction(add("bleed", +1, to=ACTING, word="limited"), at=("action",))
    table.prey.holds(paper("Goad", levels={"aus": goad}))

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Goad", by=reacting)
    if name:
        table.you.plays(name, by=acting)
    table.until("action")
    may = table.you.may("use", card=focus)
    assert may is bool(name)
    if may:
        table.you.uses(focus)
    table.nobody_reacts()
    assert table.prey.pool() == 28


@pytest.mark.ruling("Bleeding the Vine", 4)
@pytest.mark.ruling("Sudden Reversal", 6)
@pytest.mark.ruling("Bleeding the Vine", 2)
@pytest.mark.ruling("Sudden Reversal", 4)
@pytest.mark.parametrize("name", ["Bleeding the Vine", "Sudden Reversal", ""])
def test_a_cancelled_master_limits_nothing_and_is_replaced(table: Table, name: str) -> None:
    """It would be replaced in the next unlock phase, and have limited the bleed of this turn."""
    acting = table.you.ready("Sully")
    table.you.ready(COMPANION)
    oath = master(
        choose(ready(vampire, yours)), add("bleed", +1, to=TARGET, until="turn", word="limited")
    )
    table.you.holds(paper("Oath", late(oath, "unlock")), SOFT)
    if name == "Sudden Reversal":
        table.prey.holds(name)
    elif name:
        table.prey.in_play(name)
    table.begins("master")

    table.you.plays("Oath")
    table.you.chooses(acting)
    if name == "Sudden Reversal":
        table.prey.plays(name)
    elif name:
        table.prey.uses(name)
    table.until("minion", table.you)
    assert ("Filler" in table.you.hand()) is bool(name)
    table.you.acts(word="bleed", by=acting)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play("Soft Touch", by=acting)
        table.pass_on()
    assert offered is bool(name)
    assert table.prey.pool() == (29 if name else 28)


@pytest.mark.ruling("Bleeding the Vine", 3)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_cancelled_master_was_played_once_in_the_game(table: Table, cancels: bool) -> None:
    """Another copy cannot be played with the master phase action that is left."""
    table.you.ready(COMPANION)
    feast = replace(master(gain_pool(1)), once="game")
    first, _ = table.you.holds(paper("Feast", feast), paper("Feast", feast))
    other = table.you.holds("Blood Doll")
    table.prey.in_play("Bleeding the Vine")
    table.begins("master")

    table.you.plays(first)
    if cancels:
        table.prey.uses("Bleeding the Vine")
    table.until("master" if cancels else "minion", table.you)

    assert table.you.pool() == (30 if cancels else 31)
    assert "Feast" in table.you.hand()
    assert not table.you.can_play("Feast")
    assert table.you.can_play(other) is cancels


@pytest.mark.ruling("Meditative Grove", 2)
@pytest.mark.ruling("Meditative Grove", 3)
@pytest.mark.ruling("Meditative Grove", 4)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_cancelled_frenzy_limits_nothing_and_was_played(table: Table, cancels: bool) -> None:
    """One that is played on a Salubri, gives a limited bleed and is replaced after the action."""
    acting = table.you.ready("Sully")
    table.you.ready(COMPANION)
    rage = late(modifier(choose(ready(vampire)), bleed(+1)), "action")
    frenzy = paper("Rage", rage, keywords=frozenset({"frenzy"}))
    table.you.holds(frenzy, frenzy, SOFT)
    salubri = table.prey.ready(replaced("Nassir", clans=("Salubri",)))
    table.prey.in_play("Meditative Grove")

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Rage", by=acting)
    table.you.chooses(salubri)
    if cancels:
        table.prey.uses("Meditative Grove", level="cancel")
    table.until("action")

    assert ("Filler" in table.you.hand()) is cancels
    assert not table.you.can_play("Rage", by=acting)
    assert table.you.can_play("Soft Touch", by=acting) is cancels
    table.nobody_reacts()
    assert table.prey.pool() == (29 if cancels else 28)


def restricts(keyword: str) -> Definition:
    """A combat card before strikes: only hand strikes, an additional strike, replaced late."""
    what = combat_card(only_hand_strikes(), gains_strikes(1), at=("before_strikes",))
    return paper("Hold", late(what, "combat"), keywords=frozenset({keyword}))


@pytest.mark.ruling("Bollix", 4)
@pytest.mark.ruling("Bollix", 6)
@pytest.mark.ruling("Sword of the Archangel", 2)
@pytest.mark.ruling("Sword of the Archangel", 4)
@pytest.mark.ruling("Groundfighting", 10)
@pytest.mark.parametrize("name", ["Bollix", "Sword of the Archangel", "Groundfighting", ""])
@pytest.mark.parametrize("keyword", ["aim", "grapple"])
def test_a_cancelled_grapple_or_aim_limits_no_strikes(
    table: Table, name: str, keyword: str
) -> None:
    """Its minion may gain limited additional strikes still; the card is replaced at once."""
    face = {"clans": ("Salubri",)} if name == "Sword of the Archangel" else {}
    fighter = table.you.ready(
        replaced("Gathii", **face) if face else made_vampire("Anarch", "pre", capacity=6)
    )
    table.you.ready(COMPANION)
    if face:
        table.you.in_play(name, on=fighter)
    elif name:
        table.you.holds(name)
    foe = table.prey.ready("Octane")
    table.prey.holds(restricts(keyword), SWIFT)

    fight(table, fighter, foe)
    table.prey.plays("Hold", by=foe)
    if face:
        table.you.uses(name, by=fighter, level="")
    elif name:
        table.you.plays(name, by=fighter)
    if name:
        assert "Filler" in table.prey.hand()
    offered = False
    while not table.over():
        offered = offered or table.prey.can_play("Swift", by=foe)
        table.pass_on()
    assert offered is bool(name)
    rest(table)
