"""A table on a server: answers, refusals, undo, links of friends, and a server that dies."""

from __future__ import annotations

import json
from typing import Any

import pytest

from methuselah.table.record import read
from served import Served, Sitting

DUEL = [
    {"who": "you", "deck": "Ventrue", "name": "Ada"},
    {"who": "random", "deck": "Tremere"},
]


def begins(served: Served, seats: list[dict[str, str]], **more: Any) -> tuple[str, list[str]]:
    """A new game: its name and the keys of the seats of people, in the order asked for."""
    wanted = {"seats": seats, "seed": 11, "in_order": True, **more}
    status, said = served.post("api/games", wanted)
    assert status == 200, said
    assert [seat["name"] for seat in said["seats"]] == [
        seat.get("name") or seat["deck"] for seat in seats if seat["who"] in ("you", "open")
    ]
    return said["game"], [seat["key"] for seat in said["seats"]]


def hurries(page: Sitting) -> Sitting:
    """Programs answer at once."""
    page.hears("screen")
    page.say({"do": "pace", "delay": 0})
    return page


def test_a_game_is_played_to_its_end_and_kept(served: Served) -> None:
    """The first thing that a newcomer does; the file of it is given when it is over."""
    game, [key] = begins(served, DUEL, turns=6)
    page = hurries(served.sit(game, key))
    assert "would show hands" in served.get(f"api/games/{game}/record")["errors"][0]
    page.say({"do": "say", "words": "Well met"})
    while page.asked() is not None:
        page.answer(0)
    standing = page.screen["standing"]
    assert standing["reason"] in ("time", "last standing")
    record = served.get(f"api/games/{game}/record")
    assert record["kind"] == "methuselah game"
    assert record["log"]
    assert [word["words"] for word in record["talk"]] == ["Well met"]
    assert [word.words for word in read(json.dumps(record).encode()).talk] == ["Well met"]
    page.leave()


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ({"do": "answer", "at": 10_000, "option": 0}, "another question"),
        ({"do": "answer", "at": 0, "option": -1}, "options"),
        ({"do": "answer", "at": 0, "option": 900}, "options"),
        ({"do": "answer", "at": 0}, "no message of this table"),
        ({"do": "answer", "at": 0, "option": 0, "seat": 1}, "no message of this table"),
        ({"do": "oust", "seat": 1}, "no message of this table"),
        ("nonsense", "no message of this table"),
        (b"\xff\xfe", "no message of this table"),
        ("[" * 2000, "no message of this table"),
        (json.dumps({"do": "why", "action": "x" * 5000}), "too long"),
        ({"do": "why", "action": "x" * 100}, "name of no action"),
        ({"do": "why", "card": 99_999}, "neither in your hand"),
        ({"do": "order", "until": "doomsday"}, "doomsday"),
        ({"do": "undo"}, "nothing to undo"),
    ],
)
def test_what_is_malformed_stale_or_foreign_is_refused(
    served: Served, sent: object, reason: str
) -> None:
    """With a reason, and the table stands as it stood."""
    game, [key] = begins(served, DUEL)
    page = hurries(served.sit(game, key))
    question = page.asked()
    assert question is not None
    if isinstance(sent, dict) and sent.get("at") == 0:
        sent = {**sent, "at": question["at"]}
    page.say(sent)
    assert reason in page.hears("refused")["reason"]
    again = served.sit(game, key)
    assert again.hears("screen")["screen"]["question"] == question
    page.leave()
    again.leave()


def test_who_looks_on_sees_no_hand_and_decides_nothing(served: Served) -> None:
    """Without the key of a seat, or with a wrong one."""
    game, [key] = begins(served, DUEL)
    for wrong in ("", "abc", key[:-1]):
        page = served.sit(game, wrong)
        seen = page.hears("screen")["screen"]
        assert (seen["you"], seen["hand"], seen["question"]) == (-1, [], None)
        page.say({"do": "answer", "at": seen["at"], "option": 0})
        assert "look on" in page.hears("refused")["reason"]
        page.leave()


def test_friends_sit_down_by_links_and_see_only_their_own_hands(served: Served) -> None:
    """Two pages at one table: the raw traffic of one has no card of the other's hand."""
    seats = [
        {"who": "you", "deck": "Ventrue", "name": "Ada"},
        {"who": "open", "deck": "Nosferatu", "name": "Ben"},
    ]
    game, keys = begins(served, seats, turns=4)
    pages = [served.sit(game, key) for key in keys]
    hands: list[set[str]] = [set(), set()]
    for page in pages:
        page.hears("screen")
    for _ in range(40):
        asked = next((p for p in pages if p.screen["question"]), None)
        if asked is None:
            break
        for mine, page in zip(hands, pages, strict=True):
            mine |= {card["name"] for card in page.screen["hand"]}
        before = [page.screen["at"] for page in pages]
        asked.answer(0)
        for at, page in zip(before, pages, strict=True):
            while page.screen["at"] <= at:
                page.hear()
    ours, theirs = hands
    for hidden, page in ((theirs - ours, pages[0]), (ours - theirs, pages[1])):
        said = "\n".join(page.raw)
        told = " ".join(line["words"] for raw in page.raw for line in lines(raw))
        for name in hidden:
            assert f'"{name}"' not in said or name in told, name
        page.leave()
    assert ours and theirs


def lines(raw: str) -> list[dict[str, Any]]:
    message = json.loads(raw)
    found: list[dict[str, Any]] = message.get("screen", {}).get("lines", [])
    return found


def test_an_answer_of_one_seat_is_refused_from_another(served: Served) -> None:
    """The question is somebody else's."""
    seats = [{"who": "you", "name": "Ada"}, {"who": "open", "name": "Ben"}]
    status, said = served.post("api/games", {"seats": seats, "seed": 4})
    assert status == 200
    pages = [served.sit(said["game"], seat["key"]) for seat in said["seats"]]
    for page in pages:
        page.hears("screen")
    waiting = next(page for page in pages if page.screen["question"] is None)
    waiting.say({"do": "answer", "at": waiting.screen["at"], "option": 0})
    assert "Somebody else is asked" in waiting.hears("refused")["reason"]
    for page in pages:
        page.leave()


def test_undo_goes_back_to_ones_own_last_decision(served: Served) -> None:
    """Alone against programs always: the same question stands again."""
    game, [key] = begins(served, DUEL)
    page = hurries(served.sit(game, key))
    first = page.asked()
    page.answer(0)
    page.asked()
    second = page.asked()
    assert first is not None
    assert second is not None
    page.say({"do": "undo"})
    while (again := page.screen["question"]) is None or again["at"] == second["at"]:
        page.hear()
    assert again == {**first, "at": again["at"]}
    page.leave()


def test_a_standing_order_passes_and_is_cancelled(served: Served) -> None:
    """It is said on the page while it lasts."""
    game, [key] = begins(served, DUEL)
    page = hurries(served.sit(game, key))
    page.asked()
    page.say({"do": "order", "until": "phase"})
    while not page.screen["order"]:
        page.hear()
    assert "passing until" in page.screen["order"]
    page.say({"do": "cancel order"})
    while page.screen["order"]:
        page.hear()
    page.leave()


@pytest.mark.slow
def test_a_server_that_dies_loses_nothing(tmp_path: Any) -> None:
    """kill -9 in the middle of a game: what the page has seen last stands again."""
    server = Served(tmp_path)
    server.start()
    game, [key] = begins(server, DUEL)
    page = hurries(server.sit(game, key))
    for _ in range(12):
        page.asked()
        page.answer(0)
    page.asked()
    before = page.screen
    server.kill()
    server.start()
    again = server.sit(game, key)
    after = again.hears("screen")["screen"]
    for part in ("turn", "phase", "seats", "hand", "ring"):
        assert after[part] == before[part], part
    assert {**after["question"], "at": 0} == {**before["question"], "at": 0}
    again.say({"do": "undo"})
    while again.screen["question"] in (None, after["question"]):
        again.hear()
    again.leave()
    server.stop()


def test_the_set_up_says_all_that_is_wrong_at_once(served: Served) -> None:
    """Decks by line, players and seats by name."""
    status, said = served.post("api/games", {"seats": [{"who": "you"}]})
    assert (status, "a table has 2 to 6" in said["errors"][0]) == (422, True)
    status, said = served.post("api/games", {"seats": [{"who": "deep blue"}, {"who": "you"}]})
    assert (status, '"deep blue" is no player' in said["errors"][0]) == (422, True)
    status, said = served.post("api/games", {"seats": [{"who": "learned:/x"}, {"who": "you"}]})
    assert (status, "in the terminal alone" in said["errors"][0]) == (422, True)
    wrong = {"text": "Crypt: (1 cards)\n1x Ryan 3\n\nLibrary:\n2x Govern the Unalined\n"}
    status, said = served.post("api/decks", wrong)
    assert status == 422
    assert any("Govern the Unalined" in error for error in said["errors"])
    status, said = served.post("api/decks", {"deck": "/etc/passwd"})
    assert (status, "no preconstructed deck" in said["errors"][0]) == (422, True)
    status, said = served.post("api/games", b"{")
    assert (status, "cannot be read" in said["errors"][0]) == (422, True)


def test_a_pasted_list_is_a_deck(served: Served) -> None:
    """In any format that is read; its name and size are said."""
    from methuselah.pool import load_deck
    from methuselah.pool.exports import export_deck

    listed = export_deck(load_deck("Ventrue"), "jol")
    status, said = served.post("api/decks", {"text": listed})
    assert (status, said["errors"], said["crypt"]) == (200, [], 12)


def test_no_such_game_and_no_such_card(served: Served) -> None:
    """Clear words, no traceback."""
    page = served.sit("nowhere")
    with pytest.raises(Exception, match="4404"):
        page.hear()
    card = served.get("api/cards/100845")
    assert card["name"] == "Govern the Unaligned"
    assert card["played"]
    assert card["rulings"]
