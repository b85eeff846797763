"""Referendums by the Complete Rules Reference of 1996 (CRR IV), beside those of 2024.

Each test stands for a line of `docs/editions.md` and shows both behaviours.
"""

from __future__ import annotations

import pytest
from turn_talk import vampire

from action_talk import told
from made_up import paper
from methuselah.engine.editions import CURRENT, NINETY_SIX, Edition
from methuselah.language import gains_votes, modifier, reaction
from methuselah.rules.politics.titles import votes_of_title
from methuselah.rules.politics.votes import tally
from politics_talk import motion
from table_talk import Table

BOTH = (CURRENT, NINETY_SIX)


def either(now: object, then: object) -> pytest.MarkDecorator:
    """What differs: by the rulebook of 2024, and by the reference of 1996."""
    return pytest.mark.parametrize(("edition", "differs"), [(CURRENT, now), (NINETY_SIX, then)])


def called(edition: Edition, *hand: object, edge: bool = False) -> Table:
    """Your vampire has called a referendum; your prey holds political cards."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    table.you.holds(motion())
    table.prey.holds(*(motion(name=name) for name in ("Alpha", "Beta1", "Gamma")))
    for card in hand:
        table.prey.holds(card)  # type: ignore[arg-type]
    if edge:
        table.gives_edge(table.prey)
    table.you.does("act", minion=krid, word="political")
    return table


@either(1, 3)
def test_political_cards_burned_for_votes(edition: Edition, differs: int) -> None:
    """One a Methuselah (R0, Gaining Votes); any number (CRR IV.D.2)."""
    table = called(edition)
    table.until("polling", table.prey)
    for _ in range(differs):
        if edition.gained_before_cast:
            table.prey.does("gain vote", mode="hand")
            table.prey.does("vote", mode="granted", word="against")
        else:
            table.prey.does("vote", mode="hand", word="against")
    table.asked()
    assert tally(table.state)[1] == differs
    assert not table.prey.may(("vote", "gain vote"), mode="hand")


@either(True, False)
def test_a_card_burned_for_a_vote_is_replaced_at_once(edition: Edition, differs: bool) -> None:
    """As it is burned (R0); only when the action is over (CRR I.H.3, IV.C)."""
    table = called(edition)
    table.until("polling", table.prey)
    held = len(table.prey.hand())
    if edition.gained_before_cast:
        table.prey.does("gain vote", mode="hand")
    else:
        table.prey.does("vote", mode="hand", word="against")
    assert (len(table.prey.hand()) == held) is differs
    table.nobody_reacts()
    table.nobody_reacts()
    assert len(table.prey.hand()) == held


def test_the_edge_is_sacrificed_before_votes_are_cast_and_its_vote_kept() -> None:
    """Votes are gained in the preparatory step and held (CRR IV.C.1b); not so in 2024."""
    now = called(CURRENT, edge=True)
    now.until("polling", now.prey)
    assert not now.prey.may("gain vote")
    assert now.prey.may("vote", mode="edge")
    table = called(NINETY_SIX, edge=True)
    table.until("before_votes", table.prey)
    table.prey.does("gain vote", mode="edge")
    assert not table.prey.has_edge()
    assert tally(table.state) == (0, 0)
    table.until("polling", table.prey)
    assert not table.prey.may("vote", mode="edge")
    table.prey.does("vote", mode="granted", word="against")
    assert tally(table.state)[1] == 1


def test_votes_that_were_gained_need_not_be_cast() -> None:
    """[RTR] in CRR IV.D: the motion passes by its own card, though the prey gained a vote."""
    table = called(NINETY_SIX)
    table.until("polling", table.you)
    table.you.votes("for", mode="called")
    table.prey.does("gain vote", mode="hand")
    table.nobody_reacts()
    table.nobody_reacts()
    assert told(table, "tallied", word="passed") == 1


@either(False, True)
def test_a_card_of_the_polling_step_before_votes_are_cast(edition: Edition, differs: bool) -> None:
    """While votes are cast (R0); in the preparatory step too (CRR IV.C.1)."""
    more = paper("More Votes", reaction(gains_votes(2), at=("polling",)))
    table = called(edition, more)
    card = next(
        c for c in table.state.seats[1].hand if table.state.definition(c).name == "More Votes"
    )
    table.until("before_votes", table.prey) if differs else table.until("polling", table.prey)
    assert table.prey.may("play", card=card)
    before = [line for line in table.state.journal if line.what == "voted"]
    assert before == []
    if differs:
        assert table.asked() is not None
        assert table.state.pending is not None
        assert table.state.pending.window == "before_votes"


@pytest.mark.parametrize(
    ("title", "now", "then"),
    [
        ("primogen", 1, 1),
        ("prince", 2, 2),
        ("justicar", 3, 3),
        ("inner circle", 4, 0),
        ("baron", 2, 0),
        ("bishop", 1, 0),
        ("archbishop", 2, 0),
        ("cardinal", 3, 0),
        ("regent", 4, 0),
        ("magaji", 2, 0),
        ("kholo", 2, 0),
        ("2 votes", 2, 2),
    ],
)
def test_the_votes_of_a_title(title: str, now: int, then: int) -> None:
    """RB24; ready Primogen, Princes and Justicars, other minions none (CRR IV.D.3).

    The votes that are printed on an independent are its card's.
    """
    sects = {"baron": "anarch", "magaji": "laibon", "kholo": "laibon"}
    sabbat = ("bishop", "archbishop", "cardinal", "regent")
    sect = sects.get(title, "sabbat" if title in sabbat else "camarilla")
    sect = "independent" if title == "2 votes" else sect
    for edition, number in ((CURRENT, now), (NINETY_SIX, then)):
        table = Table(edition=edition)
        holder = table.you.ready(vampire("Holder", 4, title=title, sect=sect, city="Rome"))
        table.begins()
        assert votes_of_title(table.state, holder) == number


@either(3, 0)
def test_the_block_of_the_prisci(edition: Edition, differs: int) -> None:
    """3 votes as a group (RB24 6); there were none (CRR IV.D.3d)."""
    table = Table(edition=edition)
    krid = table.you.ready(vampire("Elder", 4, title="priscus", sect="sabbat"))
    table.you.holds(motion())
    table.you.does("act", minion=krid, word="political")
    table.until("polling", table.you)
    assert table.you.may("vote", minion=krid) is bool(differs)
    if differs:
        table.you.votes("for", minion=krid)
        assert tally(table.state)[0] == differs


@pytest.mark.parametrize("edition", BOTH)
def test_neither_modifiers_nor_reactions_in_a_blood_hunt(edition: Edition) -> None:
    """In either (R0, The Blood Hunt; CRR IV.D, note)."""
    more = paper("More Votes", modifier(gains_votes(2), at=("polling",)))
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=1)
    table.you.holds(more)
    table.grand_prey.ready(vampire("Judge", 4, title="prince", city="Rome"))
    victim = table.prey.torpor("Nassir", blood=1)
    table.you.acts(word="diablerie", by=krid, target=victim)
    if edition.hunt_is_called:
        table.grand_prey.does("call hunt")
    table.until("polling", table.grand_prey)
    assert not table.you.may("play")
