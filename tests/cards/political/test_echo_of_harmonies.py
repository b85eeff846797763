"""Echo of Harmonies: votes, and a political action card kept to be played once more."""

from __future__ import annotations

import pytest

from listening import listener
from methuselah.engine import atoms
from methuselah.rules.politics.referendum_frame import Referendum
from politics_talk import motion, polling
from table_talk import Table

# -- Echo of Harmonies --------------------------------------------------------------------------


def echoed(table: Table, card: object) -> tuple[int, int, int]:
    """A passed referendum of yours, whose card Yseult keeps; caller, Yseult, the card."""
    prince = table.you.ready("Mkhokheli")
    yseult = table.you.ready("Yseult (G3)", locked=True)
    kept = table.you.holds(card)  # type: ignore[arg-type]
    table.you.holds("Echo of Harmonies")
    table.you.acts(kept, by=prince)
    carried_until_after(table, prince)
    table.you.plays("Echo of Harmonies", by=yseult, level="MEL 2")
    table.nobody_reacts()
    return prince, yseult, kept


def carried_until_after(table: Table, caller: int) -> None:
    polling(table)
    table.you.votes("for", minion=caller)
    table.until("after_resolution", table.you)


@pytest.mark.ruling("Echo of Harmonies", 2)
def test_the_echo_keeps_the_card_for_the_vampire(table: Table) -> None:
    """A locked one too; face down, out of play, with the cost paid."""
    _, yseult, kept = echoed(table, motion())

    assert table.on(kept) == yseult
    assert table.state.cards[kept].face_down
    assert table.blood(yseult) == 5
    assert table.waits_for(table.you)


@pytest.mark.ruling("Echo of Harmonies", 6)
@pytest.mark.ruling("Echo of Harmonies", 12)
@pytest.mark.ruling("Echo of Harmonies", 10)
def test_the_kept_card_is_played_as_if_from_the_hand(table: Table) -> None:
    """In the next turn: only by that vampire; it can be cancelled, is not replaced, has a vote."""
    prince, yseult, kept = echoed(table, motion(name="Late", requires=("camarilla",)))
    assert not table.you.can_play(kept, by=yseult)
    table.until_turn_of(table.you, "minion")
    assert not table.you.can_play(kept, by=prince)
    assert not table.you.can_play(kept, by=yseult)


@pytest.mark.ruling("Echo of Harmonies", 6)
@pytest.mark.ruling("Echo of Harmonies", 10)
def test_playing_the_kept_card(table: Table) -> None:
    """It may be called again: its vote, its effect, the ash heap, and no replacement."""
    table.prey.holds("Direct Intervention")
    prince, yseult, kept = echoed(table, motion())
    table.until_turn_of(table.you, "minion")
    before = len(table.state.seats[0].hand)
    assert not table.you.can_play(kept, by=prince)
    table.you.acts(kept, by=yseult)
    assert table.prey.can_play("Direct Intervention")
    polling(table)
    assert table.you.may("vote", mode="called", card=kept)
    assert len(table.state.seats[0].hand) == before
    table.you.votes("for", mode="called")
    table.nobody_reacts()

    assert table.you.pool() == 32
    assert table.where(kept) == "ash_heap"
    assert not table.state.hooks.get("stored")


@pytest.mark.ruling("Echo of Harmonies", 7)
@pytest.mark.ruling("Charming Lobby", 4)
@pytest.mark.ruling("Echo of Harmonies", 11)
def test_a_kept_card_is_no_card_in_hand(table: Table) -> None:
    """Charming Lobby cannot name it, and it is not burned for a vote."""
    table.you.holds("Charming Lobby", motion(name="Second"))
    _, yseult, kept = echoed(table, motion())
    table.until_turn_of(table.you, "minion")
    table.you.acts("Charming Lobby", by=yseult, level="pre")
    polling(table)
    called = table.state.frame(Referendum)
    assert called is not None
    assert called.card not in (kept, -1)
    assert kept not in [o.card for o in table.you.options("vote")]


@pytest.mark.ruling("Echo of Harmonies", 12)
def test_the_kept_card_may_be_cancelled(table: Table) -> None:
    """It is burned then; the vampire is not locked."""
    table.prey.holds("Direct Intervention")
    _, yseult, kept = echoed(table, motion())
    table.until_turn_of(table.you, "minion")
    before = len(table.state.seats[0].hand)
    table.you.acts(kept, by=yseult)
    table.prey.plays("Direct Intervention")
    table.nobody_reacts()

    assert table.where(kept) == "ash_heap"
    assert not table.locked(yseult)
    assert len(table.state.seats[0].hand) == before


def test_a_kept_card_is_burned_with_its_vampire(table: Table) -> None:
    """And belongs to nobody's play before that: no hook of it works."""
    _, yseult, kept = echoed(table, "Anarchist Uprising")
    atoms.burn(table.state, yseult)

    assert table.where(kept) == "ash_heap"
    assert not table.state.hooks.get("stored")


@pytest.mark.ruling("Echo of Harmonies", 4)
@pytest.mark.ruling("Echo of Harmonies", 5)
def test_no_echo_of_a_card_that_is_not_in_the_ash_heap(table: Table) -> None:
    """A referendum of a card in play, a card that went into play, one taken back to the hand."""
    prince = table.you.ready("Mkhokheli")
    yseult = table.you.ready("Yseult (G3)")
    table.you.holds("Echo of Harmonies", motion())
    revolt = table.you.in_play("Anarch Revolt")
    delayer = table.prey.ready("Nassir")
    table.prey.holds("Delaying Tactics")

    table.you.acts(revolt, by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    while not table.over():
        assert not {o.mode for o in table.you.options("play")} & {"MEL", "MEL 2"}
        table.pass_on()
    table.you.acts("Motion", by=yseult)
    table.prey.plays("Delaying Tactics", by=delayer)
    while not table.over():
        assert not {o.mode for o in table.you.options("play")} & {"MEL", "MEL 2"}
        table.pass_on()


@pytest.mark.ruling("Echo of Harmonies", 1)
@pytest.mark.ruling("Echo of Harmonies", 3)
def test_two_votes_from_the_acting_vampire_or_from_others(table: Table) -> None:
    """[pre]: the acting one; [mel]: another one too, each a copy of its own; never a rival's."""
    yseult = table.you.ready("Yseult (G3)")
    muse = table.you.ready("Muse (G2)")
    barth = table.you.ready("Barth (G3)")
    table.you.holds("Echo of Harmonies", "Echo of Harmonies", motion())
    theirs = table.prey.ready("Yseult (G3)")
    table.prey.holds("Echo of Harmonies")

    table.you.acts("Motion", by=yseult)
    polling(table)
    levels = {(o.minion, o.mode) for o in table.you.options("play")}
    assert levels == {(yseult, "pre"), (yseult, "mel"), (muse, "mel 2")}
    assert barth not in {minion for minion, _ in levels}
    assert not table.prey.may("play", minion=theirs)
    table.you.plays("Echo of Harmonies", by=yseult, level="pre")
    table.you.plays("Echo of Harmonies", by=muse, level="mel 2")
    votes = {o.minion: o.number for o in table.you.options("vote", mode="minion", word="for")}

    assert votes == {yseult: 2, muse: 2}


@pytest.mark.ruling("Echo of Harmonies", 8)
def test_no_votes_while_a_referendum_passes_by_itself(table: Table) -> None:
    """There is no polling step; the card may still be kept."""
    prince = table.you.ready("Mkhokheli")
    yseult = table.you.ready("Yseult (G3)")
    table.you.holds("Echo of Harmonies", "Cryptic Rider", motion(), motion(name="Second"))

    table.you.acts("Motion", by=prince)
    carried_until_after(table, prince)
    table.you.plays("Cryptic Rider", by=prince)
    table.nobody_reacts()
    table.you.acts("Second", by=yseult)
    modes = set[str]()
    while not table.over():
        modes |= {o.mode for o in table.you.options("play", card="Echo of Harmonies")}
        table.pass_on()

    assert modes == {"MEL"}


@pytest.mark.ruling("Echo of Harmonies", 9)
@pytest.mark.parametrize(("level", "heard"), [("pre", "pre"), ("mel", "mel")])
def test_the_echo_requires_the_discipline_that_is_used(
    table: Table, level: str, heard: str
) -> None:
    """One that hears Melpominee hears nothing of Presence, and the other way round."""
    yseult = table.you.ready("Yseult (G3)")
    table.you.holds("Echo of Harmonies", motion())
    table.you.in_play(listener("mel"))

    table.you.acts("Motion", by=yseult)
    table.you.plays("Echo of Harmonies", by=yseult, level=level)
    table.until("polling")

    assert table.you.pool() == 30 + (heard == "mel")
