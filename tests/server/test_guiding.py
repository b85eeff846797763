"""What the page is told beside the words of an option: it guesses no rule from anything."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from methuselah.engine.decisions import NOBODY
from methuselah.engine.determinize import determinize
from methuselah.players.sitting import sit_down
from methuselah.server.guiding import GuideNow, Lesson, guide_now
from methuselah.server.resuming import programs
from methuselah.server.screen import Screen, outlook, screen
from methuselah.server.setting_up import NewGame, set_up
from methuselah.table.game import Game
from methuselah.table.seats import Table
from methuselah.table.situation import situation

LONGEST = 90
"""Answers: about a quarter of an hour."""
DECLINED = {"actions-over", "discard", "influence-over", "master", "no-block", "react"}
PLAYED = {"combat-card", "modifier", "play-master", "reaction", "use"}
EITHER = {"choose", "combat", "strike", "vote"}


def first_game() -> tuple[Table, int]:
    """The table of the guide, and the seat of who learns."""
    made = set_up(NewGame(guided=True))
    table = Table(Game.new(made.setting), programs(made.seats, made.setting.seed))
    return table, next(number for number, seat in enumerate(made.seats) if not seat.player)


def advised(page: Screen) -> int:
    """The option that the guide advises."""
    assert page.question is not None
    assert 0 <= page.guide.tip.option < len(page.question.options)
    return page.guide.tip.option


@pytest.fixture(scope="module")
def followed() -> list[Screen]:
    """Whatever she is asked who does as the guide says, up to her first oust."""
    table, seat = first_game()
    pages = []
    for _ in range(LONGEST):
        table.play_on()
        pages.append(screen(table, seat, "g"))
        if "oust" in pages[-1].guide.learned:
            break
        table.answer(advised(pages[-1]))
    return pages


def test_whoever_follows_the_guide_ousts_her_prey(followed: list[Screen]) -> None:
    """With every lesson learned on the way; `bench/first_game.py` finds another seed if not."""
    known = [lesson for page in followed for lesson in page.guide.learned]
    assert set(known) == set(get_args(Lesson))
    last = followed[-1]
    assert "oust" in last.guide.learned
    me = next(seat for seat in last.seats if seat.seat == last.you)
    assert me.pool > 6


def test_what_is_advised_is_called_what_it_is(followed: list[Screen]) -> None:
    """A block is a block, a pass is none; to react is to play a card in another's turn."""
    named = {}
    for page in followed[:-1]:
        assert page.question is not None
        option, tip = page.question.options[page.guide.tip.option], page.guide.tip.name
        named[tip] = named.get(tip, 0) + 1
        assert option.declines == (tip in DECLINED or (option.declines and tip in EITHER)), tip
        assert option.plays == (tip in PLAYED or (option.plays and tip in EITHER)), tip
        hers = page.active == page.you
        assert hers or tip not in ("bleed", "discard-card", "modifier", "transfer")
        assert not hers or tip not in ("block", "no-block", "reaction")
        assert not any(one.words.isdecimal() for one in page.question.options)
    assert named["transfer"] > 10
    assert named["bleed"] > 3
    assert {"block", "modifier", "no-block", "play-master", "reaction", "strike"} <= set(named)


def test_whoever_leaves_the_path_is_still_advised() -> None:
    """After some answers by chance the game is played to its end as the guide says."""
    for seed in (1, 2, 3):
        table, seat = first_game()
        chance = random.Random(seed)
        for number in range(900):
            table.play_on()
            if table.result is not None:
                break
            page = screen(table, seat, "g")
            assert page.question is not None
            some = chance.randrange(len(page.question.options))
            table.answer(some if number < 40 else advised(page))
        assert table.result is not None
        assert screen(table, seat, "g").guide.tip.name in ("over", "won")


def test_the_advice_is_the_same_whenever_it_is_asked_and_knows_no_hand_but_hers() -> None:
    """A screen drawn again says the same; so does one of a table with other cards hidden."""
    table, seat = first_game()
    for number in range(30):
        table.play_on()
        page, decision = screen(table, seat, "g"), table.decision
        assert decision is not None
        assert screen(table, seat, "g").guide == page.guide
        dealt = determinize(table.state, seat, number)
        again = guide_now(dealt, seat, decision, situation(dealt))
        assert again.tip == page.guide.tip
        table.answer(advised(page))


def test_who_waits_is_told_to_watch_and_who_looks_on_nothing() -> None:
    table, seat = first_game()
    table.play_on()
    others = [other for other in range(3) if other != seat]
    assert [screen(table, other, "g").guide.tip.name for other in others] == ["watch"] * 2
    assert screen(table, NOBODY, "g").guide == GuideNow()


@pytest.fixture(scope="module")
def asked() -> list[tuple[Screen, tuple[str, ...]]]:
    """What a person is asked who follows the guide or chance, in three games, with what follows."""
    found = []
    for seed in (5, 8, 9):
        table, seat = sit_down(seed=seed, players=("heuristic",), turns=60)
        chance = random.Random(seed)
        for _ in range(150):
            table.play_on()
            if table.result is not None:
                break
            page = screen(table, seat, "g")
            found.append((page, outlook(table.state, seat)))
            assert page.question is not None
            some = chance.randrange(len(page.question.options))
            table.answer(advised(page) if chance.random() < 0.7 else some)
    return found


def test_a_block_that_fails_leads_where_declining_leads(
    asked: list[tuple[Screen, tuple[str, ...]]],
) -> None:
    """And any other one elsewhere, if only to a combat."""
    failing = succeeding = 0
    for page, then in asked:
        assert page.question is not None
        options, window = page.question.options, page.now.window
        declining = [one.index for one in options if one.declines]
        failing += sum(one.fails for one in options)
        for one in options:
            if one.fails and declining:
                assert then[one.index] == then[declining[0]]
        action = page.now.action
        if window == "action" and action is not None and action.kind == "bleed":
            blocks = [one for one in options if not (one.declines or one.plays or one.fails)]
            succeeding += sum(then[one.index] != then[declining[0]] for one in blocks)
    assert failing and succeeding


def test_options_tell_the_cards_that_they_are_about(
    asked: list[tuple[Screen, tuple[str, ...]]],
) -> None:
    """First the one that they are found under, which has a name; to decline is about none."""
    plays = aims = 0
    for page, _ in asked:
        assert page.question is not None
        hand = {card.id for card in page.hand}
        for one in page.question.options:
            assert not (one.declines and one.cards)
            assert not one.cards or page.names[one.cards[0]]
            assert one.target < 0 or one.declines or one.target in one.cards
            plays += one.plays and bool(hand.intersection(one.cards))
            aims += one.target >= 0
            for card in page.hand:
                same = {other.id for other in page.hand if other.krcg == card.krcg}
                assert card.id not in one.cards or same <= set(one.cards)
                assert (one.index in card.options) == (card.id in one.cards)
    assert plays and aims


def test_what_is_weighed_has_no_likely_answer(
    asked: list[tuple[Screen, tuple[str, ...]]],
) -> None:
    """A vote or a discard; a phase and a combat have one."""
    proposing = {page.now.window: page.question.proposes for page, _ in asked if page.question}
    assert proposing["minion"] and proposing["influence"]
    assert not proposing["discard"]


def test_a_standing_order_may_wait_for_what_goes_on(
    asked: list[tuple[Screen, tuple[str, ...]]],
) -> None:
    for page, _ in asked:
        lasting = bool(page.now.action or page.now.combat or page.now.referendum)
        assert ("action" in page.spans) == lasting
        assert ("combat" in page.spans) == (page.now.combat is not None)
        assert {"turn", "round"} <= set(page.spans)
