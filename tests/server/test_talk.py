"""Talk, deals, and going back by consent at a table of several people."""

from __future__ import annotations

from typing import Any

import pytest

from methuselah.server.talk import LONGEST_WORDS, Talk, Word
from served import Served, Sitting


def two(served: Served) -> tuple[str, list[str], list[Sitting]]:
    """Ada and Ben, a program between them."""
    seats = [{"who": "you", "name": "Ada"}, {"who": "random"}, {"who": "open", "name": "Ben"}]
    status, said = served.post("api/games", {"seats": seats, "seed": 4, "in_order": True})
    assert status == 200
    keys = [seat["key"] for seat in said["seats"]]
    pages = [served.sit(said["game"], key) for key in keys]
    for page in pages:
        page.hears("screen")
        page.say({"do": "pace", "delay": 0})
    return said["game"], keys, pages


EAGER = ("block", "bleed", "move-out", "transfer")
"""What the guide of a first game advises."""


def answers(pages: list[Sitting], number: int, tips: tuple[str, ...] = ()) -> None:
    """Somebody who is asked takes the first option, or what is advised so, so often."""
    for _ in range(number):
        while True:
            asked = next((page for page in pages if page.screen.get("question")), None)
            if asked is not None:
                break
            for page in pages:
                page.hear_soon()
        question = asked.screen["question"]
        tip = asked.screen["guide"]["tip"]
        taken = tip["option"] if tip["name"] in tips else 0
        asked.say({"do": "answer", "at": question["at"], "option": taken})
        for page in pages:
            page.hear_soon()


def test_what_is_said_reaches_all_and_stays(served: Served) -> None:
    """A page that comes later reads it too; it is no part of the answers."""
    game, keys, (ada, ben) = two(served)
    ada.say({"do": "say", "words": "Who bleeds whom?"})
    assert ben.hears("around")["words"][0]["words"] == "Who bleeds whom?"
    again = served.sit(game, keys[1])
    assert again.hears("around")["words"][0]["seat"] == ada.screen["you"]
    for words, reason in (("  ", "Nothing was said"), ("x" * (LONGEST_WORDS + 1), "At most")):
        ada.say({"do": "say", "words": words})
        assert reason in ada.hears("refused")["reason"]
    onlooker = served.sit(game)
    onlooker.say({"do": "say", "words": "Hello"})
    assert "look on" in onlooker.hears("refused")["reason"]


def test_a_deal_is_offered_accepted_and_never_enforced(served: Served) -> None:
    """Only whom it was offered to may accept it, and only once; a program declines."""
    _, _, (ada, ben) = two(served)
    me, you = ada.screen["you"], ben.screen["you"]
    program = next(seat for seat in range(3) if seat not in (me, you))
    ada.say({"do": "offer", "to": you, "words": "No bleeds across for two turns"})
    deal = ben.hears("around")["words"][-1]
    assert (deal["state"], deal["to"]) == ("open", you)
    ada.say({"do": "reply", "deal": 0, "verdict": "accepted"})
    assert "not for you" in ada.hears("refused")["reason"]
    ben.say({"do": "reply", "deal": 0, "verdict": "accepted"})
    assert ben.hears("around")["words"][0]["state"] == "accepted"
    ben.say({"do": "reply", "deal": 0, "verdict": "declined"})
    assert "accepted already" in ben.hears("refused")["reason"]
    ada.say({"do": "offer", "to": program, "words": "Spare me"})
    while (said := ada.hears("around"))["words"][-1]["to"] != program:
        pass
    assert said["words"][-1]["state"] == "declined"
    ada.say({"do": "offer", "to": me, "words": "Peace"})
    assert "another seat" in ada.hears("refused")["reason"]


def asks_back(pages: list[Sitting]) -> tuple[Sitting, Sitting, dict[str, Any]]:
    """One of two asks to go back to the earliest point there is."""
    answers(pages, 16)
    for page in pages:
        page.hear_soon()
    for page in pages:
        page.say({"do": "points"})
    found = [page.hears("points")["points"] for page in pages]
    asking, other = pages if found[0] else pages[::-1]
    points = found[0] or found[1]
    assert points and all(point["window"] for point in points)
    asking.say({"do": "go back", "to": points[-1]["to"]})
    return asking, other, points[-1]


def test_a_step_far_back_needs_the_others(served: Served) -> None:
    """Until all agree nothing goes on; then the question of that moment stands again."""
    _, _, pages = two(served)
    asking, other, point = asks_back(pages)
    back = other.hears("around")["back"]
    assert back["awaited"] == [other.screen["you"]]
    thinking = next((page for page in pages if page.screen.get("question")), None)
    if thinking is not None:
        question = thinking.screen["question"]
        thinking.say({"do": "answer", "at": question["at"], "option": 0})
        assert "agree to go back" in thinking.hears("refused")["reason"]
    other.say({"do": "consent", "agrees": True})
    while (said := asking.hears("around"))["back"] is not None:
        pass
    assert said["words"][-1]["state"] == "agreed"
    decider = next(page for page in pages if page.screen["you"] == point["seat"])
    while decider.asked() and decider.screen["now"]["window"] != point["window"]:
        decider.answer(0)  # an earlier window in which nothing was recorded of her
    assert decider.screen["turn"] == point["turn"]


def test_who_refuses_ends_it(served: Served) -> None:
    """And the table goes on from where it stood."""
    _, _, pages = two(served)
    asking, other, _ = asks_back(pages)
    other.hears("around")
    other.say({"do": "consent", "agrees": False})
    while (said := asking.hears("around"))["back"] is not None:
        pass
    assert said["words"][-1]["state"] == "refused"
    other.say({"do": "consent", "agrees": True})
    assert "Nobody asks" in other.hears("refused")["reason"]
    other.say({"do": "go back", "to": 99_999})
    assert "cannot go back" in other.hears("refused")["reason"]


def test_talk_is_kept_word_by_word() -> None:
    """What changed since the last time is written down once."""
    talk = Talk([0, 1], [Word(0, "deal", "Peace", 3, 1, "open")])
    talk.reply(1, 0, "declined")
    talk.say(Word(1, "talk", "No", 3))
    assert [number for number, _ in talk.fresh()] == [0, 1]
    assert talk.fresh() == []
    with pytest.raises(ValueError, match="no such deal"):
        talk.reply(1, 1, "accepted")


def test_a_misplay_is_taken_back_when_all_agree(served: Served) -> None:
    """Who played too early has forfeited the steps before; what was no play cannot be one."""
    _, _, pages = two(served)
    for _ in range(60):
        answers(pages, 2, EAGER)
        pages[0].say({"do": "points"})
        points = pages[0].hears("points")["points"]
        if any(point["misplay"] for point in points):
            break
    early = next(point for point in points if point["misplay"])
    other = next((point for point in points if not point["misplay"]), None)
    if other is not None:
        pages[0].say({"do": "go back", "to": other["to"], "misplay": True})
        assert "later step" in pages[0].hears("refused")["reason"]
    pages[0].say({"do": "go back", "to": early["to"], "misplay": True})
    assert pages[1].hears("around")["back"]["misplay"]
    pages[1].say({"do": "consent", "agrees": True})
    while pages[0].hears("around")["back"] is not None:
        pass
    pages[0].hears("screen")


def test_who_pauses_the_programs_is_told_to_all(served: Served) -> None:
    """An onlooker cannot where people sit; a page that comes later is told too."""
    game, keys, (ada, ben) = two(served)
    onlooker = served.sit(game)
    onlooker.say({"do": "pace", "delay": 0, "pause": True})
    assert "look on" in onlooker.hears("refused")["reason"]
    ada.say({"do": "pace", "delay": 0, "pause": True})
    while not (said := ben.hears("pace"))["pause"]:
        pass
    assert said["by"] == ada.screen["you"]
    assert served.sit(game, keys[1]).hears("pace")["pause"]
