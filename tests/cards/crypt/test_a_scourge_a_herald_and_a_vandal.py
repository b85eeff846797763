"""Bernard, Afifa, Dominique, Daria, Gaël and Lynn: hunts, omens, ruins and what they lack."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import action_of, is_offered, trick
from block_talk import COMPANION, made_vampire
from combat_talk import rest
from made_up import omen, paper
from methuselah.language import (
    ON_A_BLOOD_HUNT,
    TARGET,
    THIS,
    action,
    choose,
    equips,
    gain_pool,
    gains_votes,
    master,
    modifier,
    not_,
    put_in_play,
    put_on,
    reaction,
    ready,
    static,
    unlock,
    use,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from politics_talk import carried, polling
from scenes.telling import changing
from table_talk import Table

BERNARD = "Bernard, the Scourge (G4)"
AFIFA = "Afifa, The Herald (G4)"
DOMINIQUE = "Dominique (G2)"
DARIA = "Daria (G6)"
GAEL = "Gaël Pilet (G2)"
LYNN = "Lynn Thompson (G5)"
CROWN: Final = changing("votes", 3)

# -- Bernard --------------------------------------------------------------------------------------


def called(table: Table, *, passes: bool = True) -> tuple[int, int]:
    """Bernard calls a hunt on Ryan, whose neighbours are too old or no vampires."""
    bernard = table.you.ready(BERNARD)
    friend = table.you.ready(COMPANION)
    if passes:
        table.you.in_play(CROWN, on=bernard)
    ryan, down = table.prey.ready("Ryan"), table.grand_prey.torpor("Saiz (G3)")
    table.prey.ready("Dodd (G2)")
    table.prey.ready("Renegade Garou")
    safe = table.grand_prey.ready(made_vampire("Safe", capacity=4))
    table.grand_prey.in_play(paper("Ward", static("no blood hunt"), kind="equipment"), on=safe)
    table.you.acts(bernard, by=bernard, word="political")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {ryan, down, friend}
    table.you.chooses(ryan)
    return bernard, ryan


@pytest.mark.parametrize("passes", [True, False])
def test_bernard_has_the_young_hunted(table: Table, passes: bool) -> None:
    """A vampire of capacity 4 or less, anywhere; it is burned if the referendum passes."""
    bernard, ryan = called(table, passes=passes)
    if passes:
        carried(table, bernard)
    rest(table)
    assert table.where(ryan) == ("ash_heap" if passes else "ready")
    assert ("blood hunt" in [line.what for line in table.state.journal]) is passes
    assert table.waits_for(table.you)


def test_the_hunt_of_bernard_is_a_blood_hunt(table: Table) -> None:
    """What asks for one finds it; it can be saved from."""
    table.prey.in_play(
        paper("Mercy", use(ON_A_BLOOD_HUNT, gain_pool(1), at=("polling",)), kind="master")
    )
    called(table)
    polling(table, table.prey)
    assert table.prey.may("use", card="Mercy")


@pytest.mark.ruling(BERNARD, 1)
def test_modifiers_and_reactions_in_the_hunt_of_bernard(table: Table) -> None:
    """During the referendum, and after it: it is that of a political action."""
    table.you.holds(
        paper("Speech", modifier(gains_votes(1), at=("polling",))),
        paper("Echo", modifier(gain_pool(1), at=("after_resolution",))),
    )
    table.prey.holds(paper("Protest", reaction(gain_pool(1), at=("polling",))))
    bernard, ryan = called(table)
    polling(table)
    table.you.plays("Speech", by=bernard)
    table.prey.plays("Protest")
    while not table.over():
        if table.you.may("vote", minion=bernard):
            table.you.votes("for", minion=bernard)
        elif table.you.can_play("Echo"):
            table.you.plays("Echo", by=bernard)
        else:
            table.pass_on()
    assert (table.you.pool(), table.prey.pool()) == (31, 31)
    assert table.where(ryan) == "ash_heap"


@pytest.mark.ruling(BERNARD, 2)
@pytest.mark.parametrize("young", [True, False])
def test_bernard_needs_somebody_to_hunt(table: Table, young: bool) -> None:
    """Without such a vampire he cannot call it; one on whom no hunt is called is none."""
    bernard = table.you.ready(BERNARD)
    table.you.ready("Dodd (G2)")
    safe = table.prey.ready("Ryan")
    if not young:
        table.prey.in_play(paper("Ward", static("no blood hunt"), kind="equipment"), on=safe)
    table.begins()
    assert table.you.may("use action", card=bernard) is young


# -- Afifa ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gehenna", "burned"), [(True, 1), (False, 0)])
def test_your_prey_suffers_the_omens_of_afifa(table: Table, gehenna: bool, burned: int) -> None:
    """1 pool as you put a Gehenna card in play; nothing else is burned in that phase."""
    table.you.ready(AFIFA)
    friend = table.you.ready("Ryan", blood=4)
    table.you.holds(omen(gehenna=gehenna))
    table.begins("discard")
    table.you.plays("Omen")
    assert not table.you.may("answer")  # nobody is asked whether it counts
    assert table.you.may("do") is not gehenna  # at once, in the same phase
    if not gehenna:
        table.you.does("do", number=0)
    assert not table.you.may("do")
    assert table.prey.pool() == 30 - burned
    assert (table.you.pool(), table.blood(friend)) == (30, 4 - (not gehenna))


def test_the_omens_of_another_are_none_of_afifas(table: Table) -> None:
    """Your prey puts it in play: her prey burns nothing."""
    table.you.ready(AFIFA)
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.prey.holds(omen())
    table.begins("discard")
    table.you.does("do", number=1)
    table.until_turn_of(table.prey, "discard")
    table.prey.plays("Omen")
    assert not table.you.may("do")
    assert [seat.pool() for seat in table.seats] == [29, 30, 30, 30, 30]


def test_an_omen_of_another_phase_does_not_spare_afifas_side(table: Table) -> None:
    """One that you put in play in your minion phase."""
    table.you.ready(AFIFA)
    mine = table.you.ready("Ryan", blood=4)
    table.prey.ready("Nassir")
    rite = paper("Rite", action(put_in_play(), stealth=1), keywords=frozenset({"gehenna"}))
    table.you.holds(rite)
    table.you.acts("Rite", by=mine)
    rest(table)
    assert table.prey.pool() == 29
    turn = table.state.turn
    while not table.you.may("do"):
        table.pass_on()
    assert table.state.turn == turn


@pytest.mark.parametrize("number", [0, 1])
def test_afifa_without_an_omen_costs_blood_or_pool(table: Table, number: int) -> None:
    """At the end of your discard phase: another ready vampire of yours burns 1, or you do."""
    afifa = table.you.ready(AFIFA, blood=1)
    ryan, dodd = table.you.ready("Ryan", blood=3), table.you.ready("Dodd (G2)", blood=3)
    table.you.torpor("Saiz (G3)", blood=1)
    table.you.ready("Nassir", blood=0)
    table.prey.ready("Tamoszius (G6)", blood=3)
    table.you.holds("Fame")
    table.begins("discard")
    table.you.does("do", number=number)
    if number == 0:
        assert table.you.choices() == {ryan, dodd}
        table.you.chooses(ryan)
    table.asked()
    assert table.blood(ryan) == 3 - (number == 0)
    assert (table.blood(dodd), table.blood(afifa)) == (3, 1)
    assert table.you.pool() == 30 - number


def test_afifa_alone_costs_pool(table: Table) -> None:
    """Nobody else has blood."""
    table.you.ready(AFIFA, blood=1)
    table.you.holds("Fame")
    table.begins("discard")
    table.until_turn_of(table.prey)
    assert table.you.pool() == 29


# -- Dominique ------------------------------------------------------------------------------------


@pytest.mark.rules_text("003 Dominique 1")
@pytest.mark.ruling(DOMINIQUE, 1)
@pytest.mark.parametrize(
    ("face", "times"),
    [({}, 1), ({"pool_cost": 1}, 1), ({"pool_cost": 2}, 2), ({"blood_cost": 2}, 2)],
)
def test_dominique_ruins_a_location(table: Table, face: dict[str, int], times: int) -> None:
    """With as many counters as it costs, blood or pool; with one where it costs nothing."""
    dominique = table.you.ready(DOMINIQUE)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    hers = table.prey.in_play(
        paper("Tower", kind="master", keywords=frozenset({"location"}), **face)
    )
    other = table.prey.in_play(paper("Hut", kind="master", keywords=frozenset({"location"})))
    table.prey.in_play(omen())
    for turn in range(times):
        table.you.acts(dominique, by=dominique)
        assert table.you.choices() == {hers, other}
        table.you.chooses(hers)
        assert action_of(table).targets == (table.prey.number,)
        assert stealth(table.state, action_of(table)) == 0
        rest(table)
        assert (table.where(hers) == "ash_heap") is (turn == times - 1)
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")
    assert table.where(other) == "permanent"


# -- Daria ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("region", "locked", "acting", "may"),
    [
        ("ready", False, "Ryan", True),
        pytest.param("torpor", False, "Ryan", True, marks=pytest.mark.ruling(DARIA, 1)),
        ("ready", True, "Ryan", False),
        ("ready", False, "Nassir", False),
        ("ready", False, DARIA, False),
    ],
)
@pytest.mark.parametrize("eyes", [0, 1])
def test_daria_hides_another_nosferatu(
    table: Table, region: str, locked: bool, acting: str, may: bool, eyes: int
) -> None:
    """+1 stealth as she locks; in torpor too; not herself."""
    daria = table.you.puts(DARIA, region, locked=locked)
    mine = daria if acting == DARIA else table.you.ready(acting)
    table.you.ready(COMPANION)
    watch = table.prey.ready("Dodd (G2)")
    table.prey.in_play(changing("intercept", eyes), on=watch)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(watch)
    assert table.you.may("use", card=daria) is may
    if may:
        table.you.uses(daria)
        assert table.locked(daria)
        rest(table)
        assert table.prey.pool() == 29 + eyes


def test_daria_unlocked_does_not_hide_herself(table: Table) -> None:
    """She acts and is unlocked during the action: it is for another Nosferatu."""
    daria = table.you.ready(DARIA)
    table.you.ready(COMPANION)
    table.you.holds(trick(unlock(THIS), at=("action",)))
    table.prey.ready("Dodd (G2)")
    table.you.acts(word="bleed", by=daria)
    table.you.plays("Trick", by=daria)
    assert not table.locked(daria)
    assert not is_offered(table, table.you, daria)


@pytest.mark.parametrize(("word", "cost"), [("bleed", 1), ("hunt", -1)])
def test_directed_actions_cost_daria_blood(table: Table, word: str, cost: int) -> None:
    """1 more."""
    daria = table.you.ready(DARIA, blood=3)
    table.you.ready(COMPANION)
    table.you.acts(word=word, by=daria)
    rest(table)
    assert table.blood(daria) == 3 - cost


# -- Gaël and Lynn --------------------------------------------------------------------------------


@pytest.mark.parametrize(("eyes", "has"), [(0, 0), (1, 1), (3, 1)])
def test_gael_has_no_more_than_one_intercept(table: Table, eyes: int, has: int) -> None:
    """What is more is lost: 1 stealth she catches, 2 she does not."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    gael = table.prey.ready(GAEL)
    table.prey.in_play(changing("intercept", eyes), on=gael)
    table.you.in_play(changing("stealth", 2), on=mine)
    table.you.acts(word="bleed", by=mine)
    table.asked()
    assert intercept(table.state, gael) == has
    rest(table)
    assert table.prey.pool() == 29


def test_what_gael_gains_beyond_that_is_lost(table: Table) -> None:
    """It does not outweigh a loss afterwards: of 3 she has 1, and -2 leaves her with less."""
    mine = table.you.ready("Mélusine d'Anjou (G5)", blood=5)
    table.you.ready(COMPANION)
    gael = table.prey.ready(GAEL)
    table.prey.in_play(changing("intercept", 3), on=gael)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(gael)
    assert intercept(table.state, gael) == 1
    table.until("attempt", table.you)
    table.you.uses(mine)
    assert intercept(table.state, gael) == -1
    rest(table)
    assert table.prey.pool() < 30


def test_gael_brings_no_more_to_a_partner(table: Table) -> None:
    """Two that attempt together have the sum, of which one is hers: 2 stealth is too much."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    gael = table.prey.ready(GAEL)
    table.prey.in_play(changing("intercept", 3), on=gael)
    table.prey.ready("Yseult (G3)")
    other = table.prey.ready("Céleste, The Voice of a Secret (G2)")
    table.you.in_play(changing("stealth", 2), on=mine)
    table.prey.holds("Coterie Tactics")
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Coterie Tactics", by=other)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.parametrize(("name", "may"), [(LYNN, False), ("Ryan", True)])
@pytest.mark.parametrize("haven", [True, False])
def test_lynn_has_no_haven(table: Table, name: str, may: bool, haven: bool) -> None:
    """She equips with none, and one that she would receive is burned."""
    words = frozenset({"haven"}) if haven else frozenset()
    gift = master(choose(ready(vampire, not_(yours))), put_on(TARGET))
    table.you.ready(COMPANION)
    hers = table.prey.ready(name)
    card = table.you.holds(paper("Gift", gift, keywords=words))
    table.begins("master")
    table.you.plays("Gift")
    if table.you.may("choose"):
        table.you.chooses(hers)
    table.until_turn_of(table.prey)
    assert table.where(card) == ("attached" if may or not haven else "ash_heap")
    other = Table()
    mine = other.you.ready(name)
    other.you.ready(COMPANION)
    other.you.holds(paper("Bag", equips(), keywords=words))
    other.begins()
    assert other.you.can_play("Bag", by=mine) is (may or not haven)
