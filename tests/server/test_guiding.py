"""What the page is told beside the words of an option: it guesses no rule from anything."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from methuselah.engine.decisions import NOBODY
from methuselah.players.sitting import sit_down
from methuselah.server.guiding import Lesson
from methuselah.server.resuming import programs
from methuselah.server.screen import Screen, outlook, screen
from methuselah.server.setting_up import NewGame, NewSeat, set_up
from methuselah.table.game import Game
from methuselah.table.seats import Table


def first_game() -> tuple[Table, int]:
    """The table of the guide (`frontend/src/guide.ts`)."""
    decks = (("you", "Toreador"), ("heuristic", "Ventrue"), ("heuristic", "Gangrel"))
    seats = [NewSeat(who, "", deck) for who, deck in decks]
    made = set_up(NewGame(seats, seed=36, in_order=True))
    table = Table(Game.new(made.setting), programs(made.seats, made.setting.seed))
    return table, next(number for number, seat in enumerate(made.seats) if not seat.player)


def advised(page: Screen, known: set[Lesson]) -> int:
    """The option that the guide advises to somebody who has learned so much."""
    tip = next(one for one in page.guide.tips if not one.until or one.until not in known)
    assert page.question is not None
    assert -1 <= tip.option < len(page.question.options)
    declining = next((one.index for one in page.question.options if one.declines), 0)
    return declining if tip.option < 0 else tip.option


def test_whoever_follows_the_guide_learns_every_lesson() -> None:
    """Influence, a bleed, a block, a combat and a vote, without a choice of her own."""
    table, seat = first_game()
    known: set[Lesson] = set()
    for _ in range(600):
        table.play_on()
        if table.result is not None or known == set(get_args(Lesson)):
            break
        page = screen(table, seat, "g")
        known.update(page.guide.learned)
        table.answer(advised(page, known))
    assert known == set(get_args(Lesson))


def test_who_waits_is_told_to_watch_and_who_looks_on_nothing() -> None:
    table, seat = first_game()
    table.play_on()
    others = [other for other in range(3) if other != seat]
    assert [screen(table, other, "g").guide.tips[0].name for other in others] == ["watch"] * 2
    assert screen(table, NOBODY, "g").guide.tips == ()


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
            table.answer(advised(page, set()) if chance.random() < 0.7 else some)
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
