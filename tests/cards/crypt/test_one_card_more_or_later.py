"""One card more as a card is replaced; cards replaced later; hands seen after masters."""

from __future__ import annotations

from typing import Final

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import DODGE, fight, rest
from made_up import of_level, paper
from methuselah.language import (
    action,
    choose,
    discard,
    gain_pool,
    hand,
    master,
    modifier,
    reaction,
    use,
    yours,
)
from scenes.changes import more_strength_against
from table_talk import Table

DUALITY = "Duality (G4)"
VLADIMIR = "Count Vladimir Rustovitch (G4)"
YSEULT = "Yseult (G3)"
SKIDMARK = "Skidmark (G4)"
TROGLODYTIA = "Troglodytia (G4)"
FILL = "Fame"
OAK: Final = made_vampire("Oak", capacity=10)


def asks(table: Table, seat: int = 0) -> bool:
    """Whether she is asked if she draws one more."""
    decision = table.asked()
    return decision is not None and (decision.kind, decision.seat) == ("draw one more", seat)


# -- Duality and Yseult ---------------------------------------------------------------------------


@pytest.mark.parametrize("more", [True, False])
@pytest.mark.parametrize(("name", "code"), [(DUALITY, "vic"), (YSEULT, "mel")])
def test_one_more_for_a_card_of_their_discipline(
    table: Table, name: str, code: str, more: bool
) -> None:
    """As an action card is replaced; you see what came; down to seven afterwards."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.holds(of_level(code), *[FILL] * 6)
    second, first = table.you.library("Villein", "Blood Doll")
    table.you.acts("Lesson", by=mine, level=code)
    assert asks(table)
    assert (table.where(first), table.where(second)) == ("hand", "library")
    table.you.does("draw one more") if more else table.you.passes()
    if more:
        assert table.where(second) == "hand"
        table.you.does("discard", card=FILL)
    assert len(table.you.hand()) == 7
    rest(table)
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "code", "level", "may"),
    [
        (DUALITY, "VIC", "VIC", True),
        (DUALITY, "aus", "aus", False),
        (YSEULT, "MEL", "MEL", True),
        (YSEULT, "for", "for", False),
    ],
)
def test_which_cards_bring_one_more(
    table: Table, name: str, code: str, level: str, may: bool
) -> None:
    """At either level; not for another Discipline."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.holds(of_level(code), *[FILL] * 6)
    table.you.library("Villein", "Blood Doll")
    table.you.acts("Lesson", by=mine, level=level)
    assert asks(table) is may


@pytest.mark.parametrize("code", ["vic", "aus"])
def test_a_card_of_two_disciplines_counts_as_what_is_used(table: Table, code: str) -> None:
    """For the one that Duality uses; another vampire brings nothing."""
    duality, other = table.you.ready(DUALITY), table.you.ready(made_vampire("Kin", "vic", "aus"))
    both = paper(
        "Lesson",
        levels={"vic": action(gain_pool(1)), "aus": action(gain_pool(1))},
        disciplines=("vic", "aus"),
    )
    table.you.holds(both, both, *[FILL] * 5)
    table.you.library("Villein", "Blood Doll", "Bonding", "Dodge")
    table.you.acts("Lesson", by=duality, level=code)
    assert asks(table) is (code == "vic")
    rest(table)
    table.you.acts("Lesson", by=other, level=code)
    assert not asks(table)


@pytest.mark.parametrize(("capacity", "may"), [(4, True), (5, False), (9, False)])
def test_yseult_blocks_the_young(table: Table, capacity: int, may: bool) -> None:
    """Not a vampire of capacity 5 or more; others of her side do."""
    mine = table.you.ready(made_vampire("Elder", capacity=capacity))
    table.you.ready(COMPANION)
    yseult, other = table.prey.ready(YSEULT), table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=yseult) is may
    assert table.prey.may("block", minion=other)


def test_yseult_blocks_allies(table: Table) -> None:
    """They have no capacity."""
    mine = table.you.ready("Renegade Garou")
    table.you.ready(COMPANION)
    yseult = table.prey.ready(YSEULT)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=yseult)


# -- Vladimir -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "may"), [(VLADIMIR, True), ("Nassir", False)])
def test_one_more_for_a_combat_card_of_vladimir(table: Table, name: str, may: bool) -> None:
    """His own combat cards, as he blocks too; not those of another beside him."""
    acting = table.you.ready(OAK)
    table.you.ready(COMPANION)
    his = table.prey.ready(name)
    if name != VLADIMIR:
        table.prey.ready(VLADIMIR)
    table.prey.holds(DODGE, *[FILL] * 6)
    second, first = table.prey.library("Villein", "Blood Doll")
    fight(table, acting, his)
    table.prey.plays(DODGE.name, by=his)
    assert asks(table, 1) is may
    assert table.where(first) == "hand"
    if may:
        table.prey.does("draw one more")
        assert table.where(second) == "hand"
        table.prey.does("discard", card=FILL)
        assert len(table.prey.hand()) == 7
    rest(table)
    assert table.waits_for(table.you)


def test_no_more_for_another_card_of_vladimir(table: Table) -> None:
    """An action card is no combat card."""
    his = table.you.ready(VLADIMIR)
    table.you.ready(COMPANION)
    table.you.holds(paper("Deed", action(gain_pool(1))), *[FILL] * 6)
    table.you.library("Villein", "Blood Doll")
    table.you.acts("Deed", by=his)
    assert not asks(table)


def test_vladimir_fights_werewolves_harder() -> None:
    """+1 strength."""
    wolf, beast = (
        paper(word.title(), kind="ally", life=9, strength=1, keywords=frozenset({word}))
        for word in ("werewolf", "animal")
    )
    more_strength_against(VLADIMIR, amount=1, against=(wolf,), others=(beast, "Ryan"))


# -- Skidmark -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [SKIDMARK, "Ryan"])
def test_what_you_play_as_skidmark_acts_waits(table: Table, name: str) -> None:
    """The action card, and what you play besides; all is drawn as the action ends."""
    mine = table.you.ready(name)
    helper_ = table.you.ready(COMPANION)
    if name != SKIDMARK:
        table.you.ready(SKIDMARK)
    table.prey.ready("Nassir")
    table.you.holds(
        paper("Deed", action(gain_pool(1))),
        paper("Word", modifier(at=("action",))),
        paper("Cheer", modifier(at=("action",), by="helper")),
        *[FILL] * 4,
    )
    table.prey.holds(paper("Eyes", reaction(at=("action",))), *[FILL] * 6)
    table.you.acts("Deed", by=mine)
    late = name == SKIDMARK
    assert len(table.you.hand()) == 7 - late
    table.you.plays("Word", by=mine)
    assert len(table.you.hand()) == 7 - 2 * late
    table.you.plays("Cheer", by=helper_)
    assert len(table.you.hand()) == 7 - 3 * late
    table.prey.plays("Eyes")
    assert len(table.prey.hand()) == 7  # hers are replaced
    rest(table)
    assert len(table.you.hand()) == 7
    assert table.you.pool() == 31


def test_what_you_discard_as_skidmark_acts_is_replaced(table: Table) -> None:
    """It was not played; nor does it matter that Skidmark blocks."""
    mine = table.you.ready(SKIDMARK)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    drop = paper("Drop", use(choose(hand(yours)), discard(), at=("action",), once="turn"))
    table.you.in_play(drop)
    table.you.holds(*[FILL] * 7)
    table.you.acts(word="bleed", by=mine)
    table.you.uses("Drop")
    if table.you.may("choose"):
        table.you.chooses(min(table.you.choices()))
    assert len(table.you.hand()) == 7


def test_what_you_play_as_skidmark_blocks_is_replaced(table: Table) -> None:
    """He does not act then."""
    mine = table.you.ready(OAK)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(SKIDMARK)
    table.prey.holds(DODGE, *[FILL] * 6)
    fight(table, mine, theirs)
    table.prey.plays(DODGE.name, by=theirs)
    assert len(table.prey.hand()) == 7


# -- Troglodytia ----------------------------------------------------------------------------------


def saw(table: Table) -> set[int]:
    """The cards that the prey was shown."""
    return {
        line.card
        for line in table.state.journal
        if line.what in ("saw", "saw in hand") and line.seat == 1
    }


@pytest.mark.parametrize("looks", [True, False])
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_troglodytia_looks_after_a_master(table: Table, region: str, looks: bool) -> None:
    """At the hand of whoever played it, with the card that was drawn; if you like."""
    table.prey.puts(TROGLODYTIA, region)
    table.you.ready(COMPANION)
    kept = table.you.holds(paper("Gift", master(gain_pool(1))), "Blur")[1]
    drawn = table.you.library("Bonding")
    other = table.grand_prey.holds("Fame")
    table.begins("master")
    table.you.plays("Gift")
    while not table.prey.may("answer"):
        table.pass_on()
    table.prey.does("answer") if looks else table.prey.passes()
    table.asked()
    assert saw(table) == ({kept, drawn} if looks else set())
    assert other not in saw(table)
    assert table.you.pool() == 31


@pytest.mark.ruling(TROGLODYTIA, 1)
def test_troglodytia_does_not_wait_for_a_late_replacement(table: Table) -> None:
    """The hand is seen without it."""
    table.prey.ready(TROGLODYTIA)
    table.you.ready(COMPANION)
    late = paper("Late", master(gain_pool(1), replace="discard"))
    kept = table.you.holds(late, "Blur")[1]
    drawn = table.you.library("Bonding")
    table.begins("master")
    table.you.plays("Late")
    table.prey.does("answer")
    assert saw(table) == {kept}
    assert table.where(drawn) == "library"


def test_troglodytia_waits_for_masters(table: Table) -> None:
    """No other card; her own controller's masters are seen by herself."""
    table.prey.ready(TROGLODYTIA)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(paper("Deed", action(gain_pool(1))))
    table.you.acts("Deed", by=mine)
    while not table.over():
        assert not table.prey.may("answer")
        table.pass_on()


def test_troglodytia_hears_of_your_own_masters(table: Table) -> None:
    """Any Methuselah is you, too."""
    table.you.ready(TROGLODYTIA)
    table.you.ready(COMPANION)
    table.you.holds(paper("Gift", master(gain_pool(1))), "Blur")
    table.begins("master")
    table.you.plays("Gift")
    assert table.you.may("answer")
