"""Rulings on one card that name another: each is played with the card that it names."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import static
from methuselah.rules.combat.strike_effects import strength
from politics_talk import motion, polling, votes_now
from scenes.telling import changing
from table_talk import Table

FRAGMENTS = "The Erciyes Fragments"
CLAWS = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")


def on_the_fragments(table: Table, card: str | Definition) -> int:
    """The Fragments of yours with a card that was in your prey's ash heap."""
    table.you.in_play(FRAGMENTS)
    taken = table.prey.ash_heap(card)
    table.you.uses(FRAGMENTS)
    if table.where(taken) == "ash_heap":
        table.you.chooses(taken)
    assert table.where(taken) == "attached"
    return taken


# -- votes, merging, theft ------------------------------------------------------------------------


@pytest.mark.ruling("De Sade (G5)", 1)
@pytest.mark.parametrize("changer", ["Neferu (G4)", "Michael Luther (G3)"])
@pytest.mark.parametrize(("first", "paid"), [("for", 0), ("against", 1)])
def test_a_vote_that_is_turned_against_de_sade_is_not_paid_for(
    table: Table, changer: str, first: str, paid: int
) -> None:
    """Only the vote as it was cast costs a blood, once; one that has none left is turned, too."""
    sade = table.you.ready("De Sade (G5)")
    voter = table.you.ready("Mkhokheli", blood=1, corruption=((1, 1),))
    table.you.holds(motion())
    turning = table.prey.ready(changer)
    table.you.acts("Motion", by=sade)
    polling(table, table.you)
    table.you.votes(first, minion=voter)
    assert table.blood(voter) == 1 - paid

    table.prey.uses(turning)
    if table.prey.may("choose", target=voter):
        table.prey.chooses(voter)
    table.prey.does("do", number=1)
    assert votes_now(table)[1] == 2
    assert table.blood(voter) == 1 - paid


@pytest.mark.ruling("Theo Bell (G6)", 1)
@pytest.mark.parametrize("above", ["Theo Bell (G2 ADV)", "Theo Bell (G6)"])
def test_theo_merges_with_an_advanced_one_of_another_group(table: Table, above: str) -> None:
    """Stolen from a torpor or one's own: whichever of the two waits in the uncontrolled region."""
    other = ({"Theo Bell (G2 ADV)", "Theo Bell (G6)"} - {above}).pop()
    thief = table.you.ready(made_vampire("Thief", "DOM", capacity=6))
    theo = table.prey.torpor(other)
    incoming = table.you.uncontrolled(above)
    table.you.holds("Graverobbing")
    table.begins("minion")
    table.you.acts("Graverobbing", by=thief, level="DOM")
    table.until("choose", table.you)
    table.you.does("do")
    table.until("influence", table.you)
    table.you.does("merge", card=incoming, target=theo)

    assert table.state.cards[theo].merged_with == incoming
    assert table.state.definition(theo).name == "Theo Bell (G2 ADV)"
    assert strength(table.state, theo) == 3
    assert table.you.pool() == 29


@pytest.mark.ruling("Graverobbing", 1)
@pytest.mark.parametrize(("blood", "may"), [(1, False), (2, True)])
@pytest.mark.parametrize("cheaper", ["action", "Adana"])
def test_the_blood_for_the_grave_is_no_cost(
    table: Table, cheaper: str, blood: int, may: bool
) -> None:
    """Neither Adana, whom combat cards cost less, nor one whom all do brings it for 1."""
    robber = table.you.ready(
        replaced("Adana de Sforza (G4)", disciplines=("DOM",))
        if cheaper == "Adana"
        else made_vampire("Robber", "DOM", capacity=6),
        blood=blood,
    )
    if cheaper == "action":
        table.you.in_play(changing("blood cost", -1), on=robber)
    theirs = table.prey.torpor("Nassir", blood=2)
    table.you.holds("Graverobbing")
    table.you.acts("Graverobbing", by=robber, level="DOM")
    asked = False
    while not table.over():
        if table.you.may("do"):
            asked = True
            table.you.does("do")
        else:
            table.pass_on()
    assert asked is may
    assert table.state.controller(theirs) == 0
    assert table.where(theirs) == ("ready" if may else "torpor")
    assert table.blood(robber) == (0 if may else 1)


@pytest.mark.ruling("Muaziz, Archon of Ulugh Beg (G2)", 1)
def test_the_card_blood_hunt_is_put_on_muaziz(table: Table) -> None:
    """It calls no blood hunt: she may be chosen, and is hunted down."""
    prince = table.you.ready("Mkhokheli")
    hunter = table.you.ready("Ryan")
    card = table.you.holds("Blood Hunt")
    muaziz = table.prey.ready("Muaziz, Archon of Ulugh Beg (G2)")
    table.you.acts(card, by=prince)
    if table.you.may("choose", target=muaziz):
        table.you.chooses(muaziz)
    rest(table)
    assert table.on(card) == muaziz
    table.you.acts(card, by=hunter)
    rest(table)
    assert damage_to(table, muaziz) == 1


@pytest.mark.ruling("React with Conviction", 2)
def test_a_corruption_that_is_cancelled_burns_no_counters(table: Table) -> None:
    """Neither is one added; the minion may try again, and would have had the imbued."""
    jack = table.prey.ready('Jack "Hannibal137" Harmon', corruption=((0, 9),))
    react = table.prey.in_play("React with Conviction", on=jack)
    minister = table.you.ready(replaced("Ryan", clans=("Ministry",), disciplines=("SER",)))
    card, again = table.you.holds("Corruption", "Corruption")
    table.you.acts(card, by=minister)
    if table.you.may("choose", target=jack):
        table.you.chooses(jack)
    table.prey.uses(react)
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    record = table.state.cards[jack]
    assert record.corrupted_by(0) == 9
    assert table.state.controller(jack) == 1
    assert table.where(react) == "ash_heap"
    assert not table.locked(minister)

    table.you.acts(again, by=minister)
    table.until("choose", table.you)
    table.you.does("do")
    assert table.state.controller(jack) == 0
    assert table.state.cards[jack].corrupted_by(0) == 0


# -- combat ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Well-Marked", 1)
@pytest.mark.parametrize("aggravated", [True, False])
def test_well_marked_prevents_nothing_that_the_skin_treats_as_normal(
    table: Table, aggravated: bool
) -> None:
    """Damage is as aggravated as it was inflicted; other damage is prevented with the skin on."""
    laibon = table.you.ready(replaced("Idrissa (G4)", disciplines=("for",)), blood=4)
    card = table.you.in_play("Well-Marked", on=laibon)
    theirs = table.prey.ready(made_vampire("Clawed", capacity=9))
    if aggravated:
        table.prey.in_play(CLAWS, on=theirs)
    table.you.holds("Skin of Night")
    fight(table, laibon, theirs)
    table.you.plays("Skin of Night", by=laibon, level="for")
    offered = False
    while not table.over():
        if table.you.may("use", card=card):
            offered = True
            table.you.uses(card)
        else:
            table.pass_on()
    assert offered is not aggravated
    assert damage_to(table, laibon) == (1 if aggravated else 0)
    assert table.where(laibon) == "ready"


@pytest.mark.ruling("Heroic Might", 1)
@pytest.mark.parametrize("level", ["", "pot", "POT"])
def test_the_strike_of_heroic_might_is_one_with_potence(table: Table, level: str) -> None:
    """Increased Strength raises its 2R damage by 1 or 2."""
    mighty = table.you.ready(made_vampire("Mighty", "POT", capacity=8))
    might = table.you.in_play("Heroic Might", on=mighty, level="POT")
    theirs = table.prey.ready(made_vampire("Victim", capacity=9))
    table.you.holds("Increased Strength")
    fight(table, mighty, theirs)
    if level:
        table.you.plays("Increased Strength", by=mighty, level=level)
    table.until("strike", table.you)
    table.you.uses(might, level="2R")
    rest(table)
    assert damage_to(table, theirs) == {"": 2, "pot": 3, "POT": 4}[level]


@pytest.mark.ruling("Groundfighting", 4)
@pytest.mark.parametrize(("level", "works"), [("DOM", True), ("dom", False)])
def test_groundfighting_cancels_superior_thoughts_betrayed(
    table: Table, level: str, works: bool
) -> None:
    """It would keep strike cards in the hand; the damage of the inferior level is none of it."""
    indira = table.you.ready("Indira")
    belinde = table.prey.ready(made_vampire("Betrayer", "DOM", capacity=8))
    table.you.holds("Groundfighting")
    card = table.prey.holds("Thoughts Betrayed")
    fight(table, indira, belinde)
    table.prey.plays(card, by=belinde, level=level)
    asked = table.asked()
    assert asked is not None
    assert (asked.window == "as_played") is works
    if works:
        table.you.plays("Groundfighting", by=indira, level="3")
        kinds = {row.kind for frame in table.state.stack for row in frame.rows}
        assert "cannot play" not in kinds
    rest(table)
    assert table.where(card) == "ash_heap"


# -- The Erciyes Fragments ------------------------------------------------------------------------


@pytest.mark.ruling("Disguised Weapon", 3)
@pytest.mark.ruling("Pack Alpha", 3)
@pytest.mark.parametrize(
    ("name", "discipline", "level", "wanted"),
    [
        ("Disguised Weapon", "obf", "obf", ".44 Magnum"),
        ("Pack Alpha", "ani", "ani", "Raven Spy"),
    ],
)
@pytest.mark.parametrize("held", [False, True])
def test_what_lies_on_the_fragments_is_in_no_hand(
    table: Table, name: str, discipline: str, level: str, wanted: str, held: bool
) -> None:
    """The weapon or the animal there is not drawn; one in the hand is."""
    mine = table.you.ready(made_vampire("Armed", discipline, capacity=6))
    theirs = table.prey.ready(made_vampire("Victim", capacity=9))
    table.you.holds(name)
    other = table.you.holds(wanted) if held else 0
    laid = on_the_fragments(table, wanted)
    fight(table, mine, theirs)
    assert table.you.can_play(name, by=mine, level=level) is held
    if held:
        table.you.plays(name, by=mine, level=level)
        if table.you.may("choose", target=other):
            assert table.you.choices() == {other}
            table.you.chooses(other)
        rest(table)
        assert table.on(other) == mine
    assert table.where(laid) == "attached"
    assert table.on(laid) != mine


# -- infernal minions, ammo -----------------------------------------------------------------------


@pytest.mark.ruling("Puppet Master", 5)
@pytest.mark.ruling("Mind Numb", 1)
@pytest.mark.parametrize(
    ("card", "discipline", "level"), [("Mind Numb", "pre", "pre"), ("Puppet Master", "DOM", "DOM")]
)
@pytest.mark.parametrize("infernal", [True, False])
def test_an_infernal_minion_that_does_not_unlock_is_paid_for(
    table: Table, card: str, discipline: str, level: str, infernal: bool
) -> None:
    """It would not unlock as normal either way; another one stays as it is."""
    mine = table.you.ready(made_vampire("Stunner", discipline, capacity=9))
    table.you.holds(card)
    theirs = table.prey.ready("Nassir")
    if infernal:
        table.prey.in_play(paper("Brand", static("infernal"), kind="equipment"), on=theirs)
    table.you.acts(card, by=mine, level=level)
    if table.you.may("choose", target=theirs):
        table.you.chooses(theirs)
    table.until_turn_of(table.prey, "unlock")
    assert table.locked(theirs)
    assert table.prey.may("unlock infernal", target=theirs) is infernal
    if infernal:
        table.prey.does("unlock infernal", target=theirs)
        assert not table.locked(theirs)
        assert table.prey.pool() == 29


@pytest.mark.ruling("Ghoul Retainer", 4)
def test_the_ghoul_plays_no_ammo_and_shoots_with_that_of_its_employer(table: Table) -> None:
    """As it shoots, the employer who strikes with hands uses none either; a round later it has
    what the employer used.
    """
    mouse = table.you.ready("Mouse")
    ghoul = table.you.in_play("Ghoul Retainer", on=mouse, blood=2)
    gun = table.you.in_play(".44 Magnum", on=mouse)
    table.you.holds("Manstopper Rounds", PRESS, PRESS)
    theirs = table.prey.ready(made_vampire("Victim", capacity=11))
    fight(table, mouse, theirs)
    table.you.does("hand strike")
    while not table.you.may("retainer uses"):
        assert not table.you.can_play("Manstopper Rounds")
        table.pass_on()
    assert not table.you.can_play("Manstopper Rounds")
    table.you.does("retainer uses", card=gun, target=ghoul)
    hand = damage_to(table, theirs) - 2

    table.you.plays("A press", by=mouse)
    table.you.does("use", card=gun, level="strike")
    table.until("strikes_chosen", table.you)
    table.you.plays("Manstopper Rounds", by=mouse)
    table.until("press", table.you)
    shot = damage_to(table, theirs) - hand - 2
    table.you.plays("A press", by=mouse)
    table.you.does("hand strike")
    table.you.does("retainer uses", card=gun, target=ghoul)
    rest(table)
    assert shot == 3 + 1, "the gun, and the ghoul's own hand"
    assert damage_to(table, theirs) == hand + 2 + shot + hand + 3
