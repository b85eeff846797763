"""What is counted as votes are tallied, and votes for a price."""

from __future__ import annotations

from dataclasses import replace

import pytest

from action_talk import action_of
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import PREY, burn_pool, political, static
from politics_talk import carried, motion, polling, votes_now
from scenes.rulings import keeps_votes_in_any_sect
from scenes.telling import changing
from table_talk import Table, definition_of

# -- Carlak and Hartmut Stover --------------------------------------------------------------------


def test_carlak_gains_for_who_votes_only_against(table: Table) -> None:
    """1 blood for each Methuselah with votes against and none for it, at the tally."""
    carlak = table.predator.ready("Carlak (G5)", blood=1)
    caller = table.you.ready("Mkhokheli")
    one, two = table.prey.ready("Rake (G1)"), table.grand_prey.ready("Rake (G1)")
    both = table.grand_predator.ready("Rake (G1)")
    other = table.grand_predator.ready("Mkhokheli")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.prey)
    table.prey.votes("against", minion=one)
    polling(table, table.grand_prey)
    table.grand_prey.votes("against", minion=two)
    polling(table, table.grand_predator)
    table.grand_predator.votes("against", minion=both)
    table.grand_predator.votes("for", minion=other)
    polling(table, table.you)
    table.you.votes("for", minion=caller)
    assert table.blood(carlak) == 1
    for _ in range(3):
        table.nobody_reacts()
    assert table.blood(carlak) == 3
    assert table.waits_for(table.you)


def test_carlak_calls_and_gains(table: Table) -> None:
    """In your own turn, too, for who votes against his referendum."""
    carlak = table.you.ready("Carlak (G5)", blood=1)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Rake (G1)")
    table.you.holds(motion())
    table.you.acts("Motion", by=carlak)
    polling(table, table.prey)
    table.prey.votes("against", minion=theirs)
    rest(table)
    assert table.blood(carlak) == 2


@pytest.mark.parametrize(
    ("priscus", "other", "gained"), [("against", "", 0), ("for", "against", 1)]
)
def test_carlak_counts_votes_and_no_ballots(
    table: Table, priscus: str, other: str, gained: int
) -> None:
    """The ballot of a priscus is no vote: alone it brings nothing, in favor it spoils nothing."""
    carlak = table.you.ready("Carlak (G5)", blood=1)
    table.you.ready(COMPANION)
    elder = table.prey.ready("Hektor (G4)")
    voter = table.prey.ready("Rake (G1)")
    table.you.holds(motion())
    table.you.acts("Motion", by=carlak)
    polling(table, table.prey)
    table.prey.votes(priscus, minion=elder)
    if other:
        table.prey.votes(other, minion=voter)
    rest(table)
    assert table.blood(carlak) == 1 + gained


def test_carlak_gains_nothing_for_votes_in_favor(table: Table) -> None:
    """Nobody votes against it; he himself may be locked, in torpor too."""
    carlak = table.prey.torpor("Carlak (G5)", blood=1)
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    carried(table, caller)
    assert table.you.pool() == 31
    assert table.blood(carlak) == 1


HARTMUT = "Hartmut Stover (G3)"


@pytest.mark.parametrize(("caller", "left"), [(HARTMUT, 2), ("Mkhokheli", 3)])
@pytest.mark.parametrize("side", ["against", "for"])
def test_whoever_votes_against_hartmut_pays(
    table: Table, caller: str, left: int, side: str
) -> None:
    """1 blood as votes are tallied, passed or not, of each vampire that voted against it."""
    mine = table.you.ready(caller)
    if caller != HARTMUT:
        table.you.ready(HARTMUT, locked=True)
    idle = table.you.ready(replaced("Rake (G1)"), blood=3)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Rake (G1)", blood=3)
    abstains = table.grand_prey.ready("Rake (G1)", blood=3)
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    polling(table, table.prey)
    table.prey.votes(side, minion=theirs)
    assert table.blood(theirs) == 3
    rest(table)
    assert table.blood(theirs) == (left if side == "against" else 3)
    assert (table.blood(idle), table.blood(abstains)) == (3, 3)
    assert table.you.pool() == (31 if side == "for" else 30)


def test_a_ballot_against_hartmut_costs_blood_too(table: Table) -> None:
    """A priscus casts a ballot."""
    mine = table.you.ready(HARTMUT)
    table.you.ready(COMPANION)
    priscus = table.prey.ready("Hektor (G4)", blood=5)
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    polling(table, table.prey)
    table.prey.votes("against", minion=priscus)
    rest(table)
    assert table.blood(priscus) == 4


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_hartmut_burns_the_edge_for_a_pool(table: Table, place: str) -> None:
    """In your discard phase, while you have it; ready or not."""
    hartmut = table.you.puts(HARTMUT, place)
    table.gives_edge(table.you)
    table.you.holds("Fame")
    table.begins("master")
    assert not table.you.may("use", card=hartmut)
    table.until_turn_of(table.you, "discard")
    assert table.you.may("use", card=hartmut)
    table.you.uses(hartmut)
    assert table.you.pool() == 31
    assert not table.you.has_edge()
    assert not table.you.may("use", card=hartmut)


def test_hartmut_has_no_edge(table: Table) -> None:
    """It is another's; nor is it his in the discard phase of another."""
    hartmut = table.you.ready(HARTMUT)
    table.you.ready(COMPANION)
    table.gives_edge(table.prey)
    table.you.holds("Fame")
    table.begins("discard")
    assert not table.you.may("use", card=hartmut)


# -- votes ----------------------------------------------------------------------------------------

SEAN = "Sean Rycek (G4)"


@pytest.mark.parametrize("way", ["lock", "blood"])
def test_sean_has_two_votes_for_a_price(table: Table, way: str) -> None:
    """He locks or burns a blood, once each referendum."""
    caller = table.you.ready("Mkhokheli")
    sean = table.prey.ready(SEAN, blood=2)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.prey)
    table.prey.uses(sean)
    table.prey.does("do", number=0 if way == "lock" else 1)
    assert (table.locked(sean), table.blood(sean)) == ((True, 2) if way == "lock" else (False, 1))
    assert not table.prey.may("use", card=sean)
    table.prey.votes("against", minion=sean)
    assert votes_now(table) == (0, 2)


@pytest.mark.parametrize("name", [SEAN, "Stefano Giovanni (G2)"])
def test_votes_in_each_referendum(table: Table, name: str) -> None:
    """A second one of the same turn is another referendum; Sean gains before the polling, too."""
    callers = [table.you.ready("Mkhokheli"), table.you.ready("Rake (G1)")]
    table.you.ready(COMPANION)
    theirs = table.prey.ready(name, blood=3)
    table.you.holds(motion(), motion(name="Second"))
    for caller, card in zip(callers, ("Motion", "Second"), strict=True):
        table.you.acts(card, by=caller)
        table.until("before_votes" if name == SEAN else "polling", table.prey)
        assert table.prey.may("use", card=theirs)
        table.prey.uses(theirs)
        if name == SEAN and table.prey.may("do"):
            table.prey.does("do", number=1)
        rest(table)
    assert table.blood(theirs) == 1


@pytest.mark.parametrize(
    ("locked", "blood", "may"), [(True, 0, False), (True, 1, True), (False, 0, True)]
)
def test_what_sean_can_pay(table: Table, locked: bool, blood: int, may: bool) -> None:
    """A locked one cannot lock, and nobody burns what is not there; the rest is paid unasked."""
    caller = table.you.ready("Mkhokheli")
    sean = table.prey.ready(SEAN, blood=blood, locked=locked)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.until("polling")
    offered = False
    while not table.over():
        offered |= table.prey.may("use", card=sean)
        table.pass_on()
    assert offered == may


@pytest.mark.ruling(SEAN, 1)
@pytest.mark.ruling("Stefano Giovanni (G2)", 1)
@pytest.mark.parametrize("name", [SEAN, "Stefano Giovanni (G2)"])
@pytest.mark.parametrize("itself", [False, True])
def test_no_votes_where_it_passes_by_itself(table: Table, name: str, itself: bool) -> None:
    """Without polling there is nothing to gain."""
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(name)
    table.you.holds(motion())
    if itself:
        sure = paper("Sure", static("passes automatically"), kind="equipment")
        table.you.in_play(sure, on=caller)
    table.you.acts("Motion", by=caller)
    offered = False
    while not table.over():
        offered |= table.prey.may("use", card=theirs)
        table.pass_on()
    assert offered is not itself


@pytest.mark.parametrize("card", ["Minor Boon", "Fame"])
def test_sean_burns_a_boon(table: Table, card: str) -> None:
    """As an action at +1 stealth directed at its controller; what is no boon is not there."""
    sean = table.you.ready(SEAN)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan")
    boon = table.prey.in_play(boon_like(card), on=theirs)
    other = table.grand_prey.in_play(boon_like("Minor Boon"), on=table.grand_prey.ready("Mazz"))
    table.you.acts(sean, by=sean)
    if table.you.choices():
        assert table.you.choices() == {boon, other}
        table.you.chooses(boon)
    if not table.over():
        assert action_of(table).inherent == 1
        assert action_of(table).targets == ((1,) if card == "Minor Boon" else (2,))
        rest(table)
    assert (table.where(boon) == "ash_heap") == (card == "Minor Boon")
    assert (table.where(other) == "ash_heap") == (card != "Minor Boon")


def boon_like(name: str) -> Definition:
    """A card in no set, a boon or not."""
    keywords = frozenset({"boon"}) if name == "Minor Boon" else frozenset()
    return paper("Favor" if keywords else "Glory", static("strength", 0), keywords=keywords)


STEFANO = "Stefano Giovanni (G2)"


@pytest.mark.ruling(STEFANO, 2)
@pytest.mark.parametrize("locked", [False, True])
def test_stefano_buys_a_vote(table: Table, locked: bool) -> None:
    """In the polling step, locked too, once each referendum, for 1 blood."""
    caller = table.you.ready("Mkhokheli")
    stefano = table.prey.ready(STEFANO, blood=2, locked=locked)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    seen: set[str] = set()
    for _ in range(30):
        decision = table.asked()
        assert decision is not None
        if table.prey.may("use", card=stefano):
            seen.add(decision.window)
            break
        table.pass_on()
    assert seen == {"polling"}
    table.prey.uses(stefano)
    assert table.blood(stefano) == 1
    assert not table.prey.may("use", card=stefano)
    table.prey.votes("against", minion=stefano)
    assert votes_now(table) == (0, 1)


def test_stefano_is_silent_in_a_blood_hunt(table: Table) -> None:
    """It is no political action."""
    stefano = table.prey.ready(STEFANO, locked=True)
    table.prey.ready("Mkhokheli", locked=True)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.grand_predator.torpor("Mazz")
    table.you.acts(word="diablerie", by=mine)
    polling(table, table.prey)
    while not table.over():
        assert not table.prey.may("use", card=stefano)
        table.pass_on()


FABRIZIA = "Fabrizia Contreraz (G4)"


@pytest.mark.ruling(FABRIZIA, 1)
@pytest.mark.parametrize(
    ("whose", "name", "place", "number"),
    [
        ("prey", "Rake (G1)", "ready", 2),
        ("prey", "Rake (G1)", "torpor", 0),
        ("prey", "Crow (G5)", "ready", 0),  # an Anarch
        ("grand_prey", "Rake (G1)", "ready", 0),
        ("you", "Rake (G1)", "ready", 0),
    ],
)
def test_fabrizia_votes_if_your_prey_has_a_camarilla_vampire(
    table: Table, whose: str, name: str, place: str, number: int
) -> None:
    """-2 votes, which leave an archbishop none, without a ready one."""
    fabrizia = table.you.ready(FABRIZIA)
    getattr(table, whose).puts(name, place, locked=True)
    caller = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.you.may("vote", minion=fabrizia) == bool(number)
    if number:
        table.you.votes("for", minion=fabrizia)
        assert votes_now(table) == (number, 0)


@pytest.mark.ruling(FABRIZIA, 2)
@pytest.mark.parametrize(("more", "number"), [(0, 0), (1, 0), (2, 1)])
def test_negative_votes_of_fabrizia_take_none_away(table: Table, more: int, number: int) -> None:
    """As a bishop she has 1 - 2: nothing is subtracted, but gains make up for it first."""
    known = definition_of(FABRIZIA)
    face = replace(known.face, id=known.face.id + 700_000, title="bishop")
    fabrizia = table.you.ready(replace(known, face=face))
    table.you.in_play(changing("votes", more), on=fabrizia)
    caller = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=caller)
    before = votes_now(table)
    assert table.you.may("vote", minion=fabrizia) == bool(number)
    if number:
        table.you.votes("for", minion=fabrizia)
    assert votes_now(table) == (before[0] + number, 0)


ARMIN = "Armin Brenner (G4)"


@pytest.mark.parametrize(("caller", "pool"), [(ARMIN, 32), ("Mkhokheli", 31)])
def test_armin_is_paid_for_what_he_calls(table: Table, caller: str, pool: int) -> None:
    """1 pool beside the 1 of the referendum; nothing for that of another vampire of yours."""
    table.you.ready(ARMIN) if caller != ARMIN else None
    mine = table.you.ready(caller)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    carried(table, mine)
    assert table.you.pool() == pool
    assert table.prey.pool() == 30


def test_armin_is_not_paid_for_what_fails(table: Table) -> None:
    """It must pass."""
    armin = table.you.ready(ARMIN)
    table.you.ready(COMPANION)
    table.prey.ready("Mkhokheli", locked=True)
    table.you.holds(motion())
    table.you.acts("Motion", by=armin)
    rest(table)
    assert table.you.pool() == 30


@pytest.mark.ruling(ARMIN, 1)
def test_armin_is_paid_after_the_effects(table: Table) -> None:
    """The referendum burns your last pool: you are ousted before he brings any."""
    armin = table.you.ready(ARMIN)
    table.you.ready(COMPANION)
    table.you.pool(1)
    doom = paper(
        "Doom",
        political(passes=(burn_pool(1), burn_pool(30, PREY))),
        kind="political action",
    )
    table.you.holds(doom)
    table.you.acts("Doom", by=armin)
    carried(table, armin)
    assert table.you.is_out()


@pytest.mark.ruling("Danielle Diron (G3)", 1)
@pytest.mark.ruling("Montano (G3)", 2)
@pytest.mark.ruling("Ur-Shulgi, The Shepherd (G2)", 1)
@pytest.mark.parametrize(
    ("name", "votes"),
    [("Danielle Diron (G3)", 1), ("Montano (G3)", 2), ("Ur-Shulgi, The Shepherd (G2)", 2)],
)
def test_they_keep_their_votes(name: str, votes: int) -> None:
    """In any sect."""
    keeps_votes_in_any_sect(name, votes=votes)
