"""Guarded Rubrics, Karavalanisha Vrana, Local 1111 and Orb of Ulain: whom they serve, who pays."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to, replaced
from made_up import hands_over, omen, paper
from methuselah.language import (
    action,
    action_requires,
    choose,
    combat_card,
    gain_pool,
    minion,
    reaction,
    ready,
    static,
)
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play
from table_talk import Table

RUBRICS, VRANA, LOCAL, ORB = (
    "Guarded Rubrics",
    "Karavalanisha Vrana",
    "Local 1111",
    "Orb of Ulain",
)
HAND = "The Colonel (G3)"  # Black Hand
RAVNOS = replaced("Nassir", clans=("Ravnos",), disciplines=("CHI", "dom"), capacity=6)
SABBAT = replaced("Ryan", sect="sabbat")
SECOND = replaced("Sully", sect="sabbat")
THIRD = replaced("Duck", sect="sabbat")


def action_of_its_bearer_requires(name: str, by: object, word: str, other: str) -> None:
    """A cloak hides actions that require a clan or sect: this one, and no bleed."""
    for asked, what in ((word, name), (other, name), (word, "bleed")):
        table = Table()
        acting = table.you.ready(by)  # type: ignore[arg-type]
        table.you.ready(COMPANION)
        held = table.you.in_play(name, on=acting)
        hides = static("stealth", +1, when=action_requires(asked))
        table.you.in_play(paper("Cloak", hides, kind="equipment"), on=acting)
        table.you.uncontrolled(replaced("Meaghan", clans=("Ravnos",)))
        table.prey.ready(THIRD)
        table.prey.holds(PAUSE)
        if what == "bleed":
            table.you.acts(word="bleed", by=acting)
        else:
            table.you.acts(held, by=acting)
        going = action_of(table)
        more = int(asked == word and what == name)
        assert stealth(table.state, going) == going.inherent + more, (asked, what)


def spell(code: str, name: str) -> object:
    """A combat card for 1 blood that requires this Discipline."""
    return paper(name, levels={code: combat_card(gain_pool(1), at=("before_range",))}, blood_cost=1)


@pytest.mark.parametrize(
    ("name", "by", "stranger"),
    [
        (RUBRICS, HAND, "Nassir"),
        (VRANA, RAVNOS, "Ryan"),
        (LOCAL, SABBAT, "Nassir"),
        (ORB, "Ryan", None),
    ],
)
def test_who_equips_with_them(name: str, by: object, stranger: str | None) -> None:
    """For what is printed; three ask for somebody."""
    comes_into_play(name, by=by)  # type: ignore[arg-type]
    if stranger is not None:
        table = Table()
        other = table.you.ready(stranger)
        mine = table.you.ready(by)  # type: ignore[arg-type]
        table.you.holds(name)
        assert table.you.can_play(name, by=mine)
        assert not table.you.can_play(name, by=other)


# -- Guarded Rubrics ------------------------------------------------------------------------------


@pytest.mark.parametrize(("bearer", "may"), [("Ryan", True), ("Loyal Street Gang", False)])
def test_a_vampire_bleeds_with_the_rubrics(table: Table, bearer: str, may: bool) -> None:
    """+2 bleed, no stealth, 1 blood as it succeeds; no ally, nobody else."""
    mine, other = table.you.ready(bearer), table.you.ready("Sully")
    held = table.you.in_play(RUBRICS, on=mine)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    assert table.you.may("use action", card=held, by=mine) is may
    assert not table.you.may("use action", card=held, by=other)
    if may:
        table.you.acts(held, by=mine)
        assert action_of(table).inherent == 0
        assert action_of(table).targets == (table.prey.number,)
        assert table.blood(mine) == 4
        rest(table)
        assert table.prey.pool() == 27
        assert table.blood(mine) == 3
        assert table.waits_for(table.you)


@pytest.mark.ruling(RUBRICS, 1)
@pytest.mark.parametrize("moved", [True, False])
def test_no_bleed_without_the_rubrics(table: Table, moved: bool) -> None:
    """They are elsewhere as the action resolves."""
    mine = table.you.ready("Ryan")
    table.you.ready("Sully")
    held = table.you.in_play(RUBRICS, on=mine)
    table.you.in_play(hands_over(RUBRICS, "Sully"))
    table.prey.ready("Nassir")
    table.you.acts(held, by=mine)
    if moved:
        table.you.uses("Hand over")
    rest(table)
    assert table.prey.pool() == (30 if moved else 27)


@pytest.mark.parametrize(
    ("whose", "region", "cost"),
    [("you", "ready", 1), ("prey", "ready", 1), ("prey", "torpor", 0), ("", "", 0)],
)
def test_gehenna_costs_everybody_a_pool_more(
    table: Table, whose: str, region: str, cost: int
) -> None:
    """While the bearer is ready, whosever it is; other events cost no more."""
    table.you.holds(omen("Omen"), omen("Fair", gehenna=False))
    table.you.ready(COMPANION)
    if whose:
        bearer = getattr(table, whose).puts("Ryan", region)
        getattr(table, whose).in_play(RUBRICS, on=bearer)
    table.begins("discard")
    table.you.plays("Omen")
    assert table.you.pool() == 30 - cost
    table.until_turn_of(table.prey)
    assert [seat.pool() for seat in table.seats] == [30 - cost, 30, 30, 30, 30]


def test_other_events_cost_no_more(table: Table) -> None:
    """What is no Gehenna card."""
    table.you.holds(omen("Fair", gehenna=False))
    table.you.in_play(RUBRICS, on=table.you.ready("Ryan"))
    table.begins("discard")
    table.you.plays("Fair")
    assert table.you.pool() == 30


# -- Karavalanisha Vrana --------------------------------------------------------------------------


def test_a_ravnos_feeds_a_younger_one_to_come(table: Table) -> None:
    """2 blood for 1, at +1 stealth; yours, younger, Ravnos, uncontrolled."""
    mine = table.you.ready(RAVNOS)
    table.you.ready(COMPANION)
    vrana = table.you.in_play(VRANA, on=mine)
    young, younger = (
        table.you.uncontrolled(replaced(name, clans=("Ravnos",), capacity=5))
        for name in ("Sully", "Duck")
    )
    table.you.uncontrolled(replaced("Meaghan", clans=("Ravnos",), capacity=6))
    table.you.uncontrolled("Nik Sikko")
    table.prey.uncontrolled(replaced("KoKo", clans=("Ravnos",)))
    table.prey.ready("Nassir")
    table.you.acts(vrana, by=mine)
    assert table.you.choices() == {young, younger}
    table.you.chooses(young)
    assert action_of(table).inherent == 1
    assert action_of(table).targets == ()
    assert table.blood(mine) == 6
    rest(table)
    assert table.blood(mine) == 5
    assert (table.blood(young), table.blood(younger)) == (2, 0)
    assert table.waits_for(table.you)


@pytest.mark.ruling(VRANA, 3)
@pytest.mark.parametrize("moved", [True, False])
def test_nothing_is_fed_without_the_vrana(table: Table, moved: bool) -> None:
    """It is elsewhere as the action resolves."""
    mine = table.you.ready(RAVNOS)
    table.you.ready("Sully")
    held = table.you.in_play(VRANA, on=mine)
    young = table.you.uncontrolled(replaced("Duck", clans=("Ravnos",)))
    table.you.in_play(hands_over(VRANA, "Sully"))
    table.prey.ready("Ryan")
    table.you.acts(held, by=mine)
    if moved:
        table.you.uses("Hand over")
    rest(table)
    assert table.blood(young) == (0 if moved else 2)


@pytest.mark.ruling(VRANA, 2)
def test_the_action_of_the_vrana_requires_a_ravnos() -> None:
    """So does what it asks of who takes it."""
    action_of_its_bearer_requires(VRANA, RAVNOS, "Ravnos", "Brujah")


@pytest.mark.parametrize(("clan", "cost"), [("Ravnos", 0), ("Tremere", 1)])
@pytest.mark.parametrize("code", ["chi", "CHI", "dom"])
def test_chimerstry_costs_a_ravnos_less(table: Table, code: str, clan: str, cost: int) -> None:
    """1 blood less, for its bearer; cards of another Discipline cost as ever."""
    vampire = replaced("Nassir", clans=(clan,), disciplines=("CHI", "dom"), capacity=6)
    mine, theirs = table.you.ready(vampire), table.prey.ready("Ryan")
    table.you.in_play(VRANA, on=mine)
    table.you.holds(spell(code, "Spell"))
    fight(table, mine, theirs)
    table.you.plays("Spell", by=mine, level=code)
    rest(table)
    assert table.blood(mine) + damage_to(table, mine) == 6 - (1 if code == "dom" else cost)


def test_chimerstry_costs_another_ravnos_as_ever(table: Table) -> None:
    """The one without the relic."""
    mine, theirs = table.you.ready(RAVNOS), table.prey.ready("Ryan")
    table.you.in_play(VRANA, on=table.you.ready(replaced("Sully", clans=("Ravnos",))))
    table.you.holds(spell("chi", "Spell"))
    fight(table, mine, theirs)
    table.you.plays("Spell", by=mine, level="chi")
    rest(table)
    assert table.blood(mine) + damage_to(table, mine) == 5


@pytest.mark.parametrize(("clan", "may"), [("Ravnos", True), ("Tremere", False)])
def test_who_feeds_by_the_vrana(table: Table, clan: str, may: bool) -> None:
    """Its bearer, if it is a Ravnos."""
    mine, other = table.you.ready(replaced("Nassir", clans=(clan,))), table.you.ready(RAVNOS)
    vrana = table.you.in_play(VRANA, on=mine)
    table.you.uncontrolled(replaced("Duck", clans=("Ravnos",)))
    assert table.you.may("use action", card=vrana, by=mine) is may
    assert not table.you.may("use action", card=vrana, by=other)


@pytest.mark.ruling(VRANA, 1)
def test_anybody_takes_the_vrana(table: Table) -> None:
    """The rulebook action asks for no requirement."""
    mine, ryan = table.you.ready(RAVNOS), table.you.ready("Ryan")
    vrana = table.you.in_play(VRANA, on=mine)
    table.you.ready(COMPANION)
    table.you.acts(word="take equipment", by=ryan)
    rest(table)
    assert table.on(vrana) == ryan
    assert table.you.pool() == 30


# -- Local 1111 -----------------------------------------------------------------------------------


def test_the_local_feeds_another_of_the_sabbat(table: Table) -> None:
    """2 blood from the bank to a ready one, whosever; +1 stealth."""
    mine = table.you.ready(SABBAT, blood=2)
    own, theirs = (
        table.you.ready(SECOND, blood=0),
        table.prey.ready(replaced("Duck", sect="sabbat")),
    )
    table.you.torpor(replaced("Nik Sikko", sect="sabbat"))
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    local = table.you.in_play(LOCAL, on=mine)
    table.you.acts(local, by=mine)
    assert table.you.choices() == {own, theirs}
    table.you.chooses(own)
    assert action_of(table).inherent == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.blood(own), table.blood(mine), table.blood(theirs)) == (3, 2, 3)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("bearer", "may"), [(SABBAT, True), ("Ryan", False)])
def test_who_uses_the_local(table: Table, bearer: object, may: bool) -> None:
    """Its bearer, of the Sabbat."""
    mine, other = table.you.ready(bearer), table.you.ready(SECOND)  # type: ignore[arg-type]
    local = table.you.in_play(LOCAL, on=mine)
    assert table.you.may("use action", card=local, by=mine) is may
    assert not table.you.may("use action", card=local, by=other)


@pytest.mark.ruling(LOCAL, 4)
def test_the_action_of_the_local_requires_the_sabbat() -> None:
    """It counts as such an action."""
    action_of_its_bearer_requires(LOCAL, SABBAT, "sabbat", "camarilla")


# -- Orb of Ulain ---------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["aus", "CHI", "dom", "pre", "ser", "pot"])
@pytest.mark.parametrize("bearer", ["Loyal Street Gang", "Ryan"])
def test_the_orb_hides_an_ally_from_lures(table: Table, code: str, bearer: str) -> None:
    """From directed actions that require one of five Disciplines; no vampire."""
    mine = table.you.ready(made_vampire("Acting", code))
    table.you.ready(COMPANION)
    theirs, other = table.prey.ready(bearer), table.prey.ready("Sully")
    table.prey.in_play(ORB, on=theirs)
    table.you.holds(paper("Spell", levels={code: action(choose(ready(minion)), gain_pool(1))}))
    table.you.acts("Spell", by=mine, level=code)
    hidden = bearer != "Ryan" and code != "pot"
    assert (theirs in table.you.choices()) is not hidden
    assert other in table.you.choices()


def test_its_own_side_may(table: Table) -> None:
    """Such an action is not directed."""
    mine = table.you.ready(made_vampire("Acting", "dom"))
    own = table.you.ready("Loyal Street Gang")
    table.you.in_play(ORB, on=own)
    table.you.holds(paper("Spell", levels={"dom": action(choose(ready(minion)), gain_pool(1))}))
    table.you.acts("Spell", by=mine, level="dom")
    assert own in table.you.choices()


@pytest.mark.parametrize("code", ["aus", "CHI", "dom", "pre", "ser", "pot"])
@pytest.mark.parametrize(
    ("bearer", "acts", "more"),
    [("Loyal Street Gang", True, 1), ("Loyal Street Gang", False, 0), ("Ryan", True, 0)],
)
def test_the_orb_makes_reactions_dear(
    table: Table, code: str, bearer: str, acts: bool, more: int
) -> None:
    """1 blood more of five Disciplines, while the ally with it acts."""
    mine, other = table.you.ready(bearer), table.you.ready("Sully")
    table.you.in_play(ORB, on=mine)
    table.you.ready(COMPANION)
    reacts = table.prey.ready(made_vampire("Reacting", code))
    table.prey.holds(paper("Answer", levels={code: reaction(gain_pool(1), at=("action",))}))
    table.you.acts(word="bleed", by=mine if acts else other)
    table.prey.plays("Answer", by=reacts, level=code)
    assert table.blood(reacts) == 5 - (0 if code == "pot" else more)
    assert table.prey.pool() >= 30


def test_other_cards_are_not_dearer(table: Table) -> None:
    """Combat cards cost as ever."""
    mine = table.you.ready("Loyal Street Gang", blood=5)
    table.you.in_play(ORB, on=mine)
    theirs = table.prey.ready(made_vampire("Reacting", "dom"))
    table.prey.holds(spell("dom", "Spell"))
    fight(table, mine, theirs)
    table.prey.plays("Spell", by=theirs, level="dom")
    rest(table)
    assert table.blood(theirs) + damage_to(table, theirs) == 4
