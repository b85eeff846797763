"""Draeven Softfoot: no Chimerstry around him, none on him, and a shield for Kiasyd."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    choose,
    combat_card,
    enters_combat,
    environmental_damage,
    gain_blood,
    gain_pool,
    minion,
    modifier,
    reaction,
    ready,
    unlock,
    use,
)
from scenes.actions import comes_into_play
from scenes.rulings import no_burn_option_while_it_is_met
from table_talk import Table

DRAEVEN = "Draeven Softfoot"
KIASYD = replaced("Greer Worder", capacity=9)
RAVNOS = made_vampire("Trickster", "CHI", "dom", capacity=9)
WALL = made_vampire("Wall", "CHI", capacity=11)


def trick(code: str, name: str = "") -> object:
    """A modifier and a reaction of this Discipline."""
    return paper(name or f"Trick {code}", levels={code: modifier(gain_pool(1), at=("action",))})


def answer(code: str) -> object:
    """A reaction of this Discipline."""
    return paper(f"Answer {code}", levels={code: reaction(gain_pool(1), at=("action",))})


def blow(code: str) -> object:
    """A combat card of this Discipline."""
    return paper(f"Blow {code}", levels={code: combat_card(gain_pool(1), at=("before_range",))})


def test_a_kiasyd_recruits_him(table: Table) -> None:
    """1 life; nobody else recruits him."""
    comes_into_play(DRAEVEN, by="Greer Worder")
    mine, other = table.you.ready("Greer Worder"), table.you.ready("Ryan")
    table.you.holds(DRAEVEN)
    assert table.you.can_play(DRAEVEN, by=mine)
    assert not table.you.can_play(DRAEVEN, by=other)


@pytest.mark.ruling(DRAEVEN, 1)
def test_no_burn_option_beside_a_kiasyd() -> None:
    """Whether or not he is in play already."""
    no_burn_option_while_it_is_met(DRAEVEN, needs="Greer Worder")
    table = Table()
    table.you.ready("Greer Worder")
    table.you.ready(DRAEVEN)
    held = table.you.holds(DRAEVEN)
    table.begins("unlock")
    assert not table.you.may("burn option", card=held)


# -- the shield -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hurt", "locked", "may"),
    [(KIASYD, False, True), (KIASYD, True, False), ("Ryan", False, False)],
)
def test_he_locks_for_a_kiasyd(table: Table, hurt: object, locked: bool, may: bool) -> None:
    """1 damage in combat, for nobody of another clan; once he is locked no more."""
    mine, theirs = table.you.ready(hurt), table.prey.ready(made_vampire("Brute", capacity=9))  # type: ignore[arg-type]
    draeven = table.you.ready(DRAEVEN, locked=locked)
    table.prey.in_play(paper("Claws", kind="equipment"), on=theirs)
    table.prey.in_play("Meat Cleaver", on=theirs)
    fight(table, mine, theirs)
    table.prey.uses("Meat Cleaver", level="strike")
    offered = False
    while not table.over():
        if table.you.may("use", card=draeven):
            offered = True
            table.you.uses(draeven)
            assert table.locked(draeven)
            assert not table.you.may("use", card=draeven)
        else:
            table.pass_on()
    assert offered is may
    assert damage_to(table, mine) == (1 if may else 2)
    assert table.waits_for(table.you)


def test_he_locks_for_a_kiasyd_of_another(table: Table) -> None:
    """The text does not say whose."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(KIASYD)
    draeven = table.grand_prey.ready(DRAEVEN)
    fight(table, mine, theirs)
    table.grand_prey.uses(draeven)
    rest(table)
    assert damage_to(table, theirs) == 0
    assert damage_to(table, mine) == 1


def test_he_prevents_nothing_outside_of_combat(table: Table) -> None:
    """Damage of an event hurts a Kiasyd."""
    mine = table.you.ready(KIASYD)
    draeven = table.you.ready(DRAEVEN)
    storm = use(environmental_damage(1, ready(minion)), at=("minion",), once="turn")
    table.you.in_play(paper("Storm", storm, kind="event"))
    table.you.ready(COMPANION)
    table.you.uses("Storm")
    while damage_to(table, mine) == 0:
        assert not table.you.may("use", card=draeven)
        table.pass_on()


@pytest.mark.ruling(DRAEVEN, 2)
def test_he_locks_on_his_first_day(table: Table) -> None:
    """Recruited this turn."""
    kin, mine = table.you.ready("Greer Worder"), table.you.ready(KIASYD)
    theirs = table.prey.ready(made_vampire("Brute", capacity=9))
    table.you.ready(COMPANION)
    draeven = table.you.holds(DRAEVEN)
    table.you.acts(DRAEVEN, by=kin)
    rest(table)
    assert not table.you.may("act", minion=draeven, word="bleed")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.you.uses(draeven)
    rest(table)
    assert damage_to(table, mine) == 0


# -- no Chimerstry --------------------------------------------------------------------------------


@pytest.mark.parametrize(("acts", "may"), [("he", False), ("another", True)])
def test_no_chimerstry_while_he_acts(table: Table, acts: str, may: bool) -> None:
    """Nobody's; what requires something else is played."""
    draeven = table.you.ready(DRAEVEN)
    other = table.you.ready(RAVNOS)
    reacts = table.prey.ready(made_vampire("Guard", "CHI", "dom", capacity=8))
    table.prey.holds(answer("chi"), answer("CHI"), answer("dom"))
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=draeven if acts == "he" else other)
    table.until("action", table.prey)
    assert table.prey.can_play("Answer chi", by=reacts) is may
    assert table.prey.can_play("Answer CHI", by=reacts) is may
    assert table.prey.can_play("Answer dom", by=reacts)


@pytest.mark.parametrize("blocker", ["he", "another"])
def test_no_chimerstry_while_he_blocks(table: Table, blocker: str) -> None:
    """Nor by the acting minion, from the attempt on; before it may."""
    mine = table.you.ready(RAVNOS)
    table.you.ready(COMPANION)
    draeven, other = table.prey.ready(DRAEVEN), table.prey.ready("Nassir")
    word = paper("Word", levels={"chi": modifier(gain_pool(1), at=("action", "attempt"))})
    table.you.holds(word, PAUSE)
    table.you.acts(word="bleed", by=mine)
    assert table.you.can_play("Word", by=mine)
    table.prey.blocks(draeven if blocker == "he" else other)
    assert table.you.can_play("Pause", by=mine)
    assert table.you.can_play("Word", by=mine) is (blocker == "another")


@pytest.mark.parametrize("blocks", [True, False])
@pytest.mark.parametrize("fighter", ["he", "another"])
def test_no_chimerstry_while_he_fights(table: Table, fighter: str, blocks: bool) -> None:
    """Not in his combat, as he blocked or as he was attacked; in another's it is played."""
    mine = table.you.ready(RAVNOS)
    table.you.ready(COMPANION)
    draeven, other = table.prey.ready(DRAEVEN, blood=5), table.prey.ready("Nassir")
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    table.you.holds(blow("chi"), blow("dom"), rush)
    foe = draeven if fighter == "he" else other
    if blocks:
        fight(table, mine, foe)
    else:
        table.you.acts("Rush", by=mine)
        table.you.chooses(foe)
    table.until("before_range", table.you)
    assert table.you.can_play("Blow dom", by=mine)
    assert table.you.can_play("Blow chi", by=mine) is (fighter == "another")


@pytest.mark.parametrize("code", ["chi", "CHI", "dom"])
def test_no_chimerstry_is_played_on_him(table: Table, code: str) -> None:
    """Neither by his own side nor by another; nor as a modifier; other Disciplines are."""
    mine = table.you.ready(RAVNOS)
    own, theirs = table.you.ready(DRAEVEN), table.prey.ready("Ryan")
    far = table.grand_prey.ready("Sully")
    heals = (choose(ready(minion)), gain_blood(1, TARGET))
    spell = paper("Spell", levels={code: action(*heals)})
    sign = paper(
        "Sign", levels={code: modifier(choose(ready(minion)), unlock(TARGET), at=("action",))}
    )
    table.you.holds(spell, sign)
    table.you.acts("Spell", by=mine, level=code)
    legal = {mine, theirs, far} | ({own} if code == "dom" else set())
    assert table.you.choices() == legal
    table.you.chooses(theirs)
    table.you.plays("Sign", by=mine, level=code)
    assert table.you.choices() == legal


def test_it_is_played_on_him_by_no_enemy(table: Table) -> None:
    """Draba asks for Chimerstry at either level; it is put on another minion."""
    mine = table.you.ready(RAVNOS)
    table.you.ready(COMPANION)
    table.prey.ready(DRAEVEN)
    theirs = table.prey.ready("Ryan")
    table.you.holds("Draba")
    table.you.acts("Draba", by=mine, level="chi")
    assert theirs in table.you.choices()
    assert not {m for m in table.you.choices() if table.state.definition(m).face.name == DRAEVEN}
