"""Tables that wait: one link for all, chairs and their keys, who decides, and how it begins."""

from __future__ import annotations

import json
from typing import Any

from served import Served, Sitting

ADA = {"who": "you", "name": "Ada", "deck": "Ventrue"}
OPEN = {"who": "open"}
BOT = {"who": "random", "deck": "Tremere"}


def waits(
    served: Served, *others: dict[str, str], listed: bool = False, **game: Any
) -> tuple[str, str]:
    """Ada sets a table: its name and her key."""
    wanted = {"game": {"seats": [ADA, *others], "seed": 4, **game}, "listed": listed}
    status, said = served.post("api/tables", wanted)
    assert status == 200, said
    return said["table"], said["key"]


def seen(page: Sitting) -> dict[str, Any]:
    """The table after the next change."""
    return page.hears("waits")


def declined(page: Sitting) -> str:
    """Why what was asked is not done."""
    return str(page.hears("declined")["errors"][0])


def sits(page: Sitting, chair: int, name: str, deck: str = "Nosferatu", text: str = "") -> str:
    """Take a chair: its key."""
    page.say({"do": "sit", "chair": chair, "name": name, "deck": deck, "text": text})
    return str(page.hears("seated")["key"])


def test_friends_come_by_one_link_and_play(served: Served) -> None:
    """Who comes takes a chair, all see it, the host begins, and each key opens that seat's hand."""
    table, adas = waits(served, OPEN, BOT, in_order=True, turns=4)
    ada = served.come(table, adas)
    first = seen(ada)
    assert [chair["free"] for chair in first["chairs"]] == [False, True, False]
    assert (first["mine"], first["host"], first["begun"]) == (0, 0, "")
    assert [chair["deck"] for chair in first["chairs"]] == ["Ventrue", "", "Tremere"]
    ben = served.come(table)
    assert seen(ben)["mine"] == -1
    seen(ada)
    bens = sits(ben, 1, "Ben")
    told = seen(ada)
    assert told["chairs"][1] == {
        "who": "open",
        "name": "Ben",
        "free": False,
        "here": True,
        "deck": "",
    }
    assert "Nosferatu" not in ada.raw[-1] and bens not in ada.raw[-1]
    own = seen(ben)
    assert (own["mine"], own["chairs"][1]["deck"]) == (1, "Nosferatu")
    ada.say({"do": "begin"})
    game = seen(ada)["begun"]
    assert game and seen(ben)["begun"] == game
    hands = []
    for key in (adas, bens):
        page = served.sit(game, key)
        page.hears("screen")
        hands.append(sorted(card["id"] for card in page.screen["hand"]))
        assert page.screen["seats"][page.screen["you"]]["name"] in ("Ada", "Ben")
        page.leave()
    assert hands[0] != hands[1] and all(hands)
    late = served.come(table)
    assert seen(late)["begun"] == game
    late.say({"do": "sit", "chair": 1})
    assert "has begun" in declined(late)


def test_what_one_may_not_do_changes_nothing(served: Served) -> None:
    """A taken chair, no chair, a deck that is none, a guest who hosts, a game with free chairs."""
    table, key = waits(served, OPEN, OPEN)
    ada, ben = served.come(table, key), served.come(table)
    ben.say({"do": "stand up"})
    assert "sit down first" in declined(ben)
    for chair, why in ((0, "Somebody else"), (7, "no such seat"), (-1, "no such seat")):
        ben.say({"do": "sit", "chair": chair})
        assert why in declined(ben)
    ben.say({"do": "sit", "chair": 1, "text": "3 Govern the Unaligned\n1 Nonsuch the Card"})
    wrong = ben.hears("declined")
    assert any("Nonsuch" in error for error in wrong["errors"])
    assert 2 in wrong["lines"]
    sits(ben, 1, "  Ben \n of  Berlin ")
    for message in (
        {"do": "begin"},
        {"do": "list", "listed": True},
        {"do": "arrange", "chair": 0, "who": "random"},
    ):
        ben.say(message)
        assert "Only the host" in declined(ben)
    ada.say({"do": "begin"})
    assert "One chair is free" in declined(ada)
    for sent, why in (
        ({"do": "arrange", "chair": 2, "who": "nobody"}, "nobody"),
        ({"do": "arrange", "chair": 2, "who": "file:x.py"}, "no player"),
        ({"do": "arrange", "chair": 0, "who": "open"}, "own chair"),
        ({"do": "arrange", "chair": 2, "who": "random", "deck": "None such"}, "None such"),
    ):
        ada.say(sent)
        assert why in declined(ada)
    ada.say({"do": "sing"})
    assert "no message" in ada.hears("refused")["reason"]
    now = served.come(table)
    chairs = seen(now)["chairs"]
    assert [chair["name"] for chair in chairs] == ["Ada", "Ben of Berlin", ""]
    assert [chair["who"] for chair in chairs] == ["open", "open", "open"]


def test_the_host_arranges_who_sits_where(served: Served) -> None:
    """A chair goes to a bot and back; who sat there looks on, and her key opens nothing more."""
    table, key = waits(served, OPEN)
    ada, ben = served.come(table, key), served.come(table)
    bens = sits(ben, 1, "Ben")
    ada.say({"do": "arrange", "chair": 1, "who": "heuristic", "deck": "Tremere"})
    while seen(ben)["mine"] != -1:
        pass
    again = served.come(table, bens)
    assert seen(again)["mine"] == -1
    ada.say({"do": "arrange", "chair": 1, "who": "open"})
    while not seen(again)["chairs"][1]["free"]:
        pass
    assert sits(again, 1, "Ben") != bens


def test_moving_and_standing_up(served: Served) -> None:
    """One has one chair; with another deck one keeps it and its key."""
    table, key = waits(served, OPEN, OPEN)
    ada, ben = served.come(table, key), served.come(table)
    bens = sits(ben, 1, "Ben")
    ben.say({"do": "sit", "chair": 2, "name": "Ben", "deck": "Tremere"})
    while (now := seen(ben))["mine"] != 2:
        pass
    assert [chair["free"] for chair in now["chairs"]] == [False, True, False]
    assert now["chairs"][2]["deck"] == "Tremere"
    assert seen(served.come(table, bens))["mine"] == 2
    ben.say({"do": "stand up"})
    while (now := seen(ada))["chairs"][2]["name"]:
        pass
    assert now["chairs"][2]["free"]


def test_another_decides_while_the_host_is_away(served: Served) -> None:
    """And only for as long: a table is not stuck because somebody's phone sleeps."""
    table, key = waits(served, OPEN)
    ada, ben = served.come(table, key), served.come(table)
    sits(ben, 1, "Ben")
    ada.leave()
    while (now := seen(ben))["host"] != 1:
        pass
    assert not now["chairs"][0]["here"]
    ada = served.come(table, key)
    assert seen(ada)["host"] == 0
    ada.leave()
    while seen(ben)["host"] != 1:
        pass
    ben.say({"do": "begin"})
    while not (game := seen(ben)["begun"]):
        pass
    assert seen(served.come(table, key))["begun"] == game


def test_strangers_see_the_tables_that_are_listed(served: Served) -> None:
    """While somebody is there and a chair is free; then the game, to be watched."""
    table, key = waits(served, OPEN, minutes=90)
    hidden, hiddens = waits(served, OPEN)
    pages = [served.come(table, key), served.come(hidden, hiddens)]
    for page in pages:
        seen(page)
    assert table not in json.dumps(served.get("api/tables"))
    pages[0].say({"do": "list", "listed": True})
    seen(pages[0])
    shown = served.get("api/tables")
    assert shown["tables"] == [
        {
            "table": table,
            "host": "Ada",
            "chairs": 2,
            "free": 1,
            "edition": "",
            "form": "",
            "turns": 0,
            "minutes": 90,
        }
    ]
    ben = served.come(table)
    sits(ben, 1, "Ben")
    assert served.get("api/tables") == {"tables": [], "games": []}
    pages[0].say({"do": "begin"})
    while not (game := seen(ben)["begun"]):
        pass
    sitting = served.sit(game, key)
    sitting.hears("screen")
    games = served.get("api/tables")["games"]
    assert [one["game"] for one in games] == [game]
    assert sorted(games[0]["names"]) == ["Ada", "Ben"]
    for page in (*pages, ben, sitting):
        page.leave()


def test_strangers_find_each_other(served: Served) -> None:
    """The first opens a table for five, the others are seated at it; with the fifth it begins."""
    pages: list[Sitting] = []
    tables = set()
    for name in ("Ada", "Ben", "Cyd", "Dan", "Eve"):
        status, found = served.post("api/tables/find", {"name": name})
        assert status == 200, found
        tables.add(found["table"])
        page = served.come(found["table"], found["key"])
        assert seen(page)["mine"] == len(pages)
        pages.append(page)
    assert len(tables) == 1
    for page in pages:
        while not (now := seen(page))["begun"]:
            assert now["by_itself"]
        assert len(now["chairs"]) == 5
        page.leave()
    status, refused = served.post("api/tables/find", {"text": "2 Govern the Unaligned\n1 Nonsuch"})
    assert status == 422
    assert "Nonsuch" in refused["errors"][0]


def test_a_server_that_dies_keeps_who_sits_where(tmp_path: Any) -> None:
    """The link, the keys and the decks stand after kill -9."""
    served = Served(tmp_path)
    served.start()
    try:
        table, key = waits(served, OPEN, turns=4)
        ada, ben = served.come(table, key), served.come(table)
        bens = sits(ben, 1, "Ben")
        served.kill()
        served.start()
        ada, ben = served.come(table, key), served.come(table, bens)
        assert seen(ada)["mine"] == 0
        assert seen(ben)["chairs"][1]["deck"] == "Nosferatu"
        ada.say({"do": "begin"})
        while not (game := seen(ada)["begun"]):
            pass
        served.kill()
        served.start()
        assert seen(served.come(table, bens))["begun"] == game
    finally:
        served.stop()


def test_the_same_people_play_again(served: Served) -> None:
    """When the game is over, and not before: everybody is told, keys and decks stay, the seats are
    drawn.
    """
    table, key = waits(served, OPEN, BOT, in_order=True, turns=2)
    ada, ben = served.come(table, key), served.come(table)
    bens = sits(ben, 1, "Ben")
    ada.say({"do": "begin"})
    while not (game := seen(ada)["begun"]):
        pass
    sitting = {key: served.sit(game, key), bens: served.sit(game, bens)}
    for page in sitting.values():
        page.hears("screen")
        page.say({"do": "pace", "delay": 0})
    status, refused = served.post(f"api/games/{game}/again?key={key}", {})
    assert (status, "not over" in refused["errors"][0]) == (422, True)
    while not all(page.screen["standing"] for page in sitting.values()):
        for page in sitting.values():
            page.hear_soon()
            if page.screen["question"]:
                page.answer(0)
    status, refused = served.post(f"api/games/{game}/again", {})
    assert (status, "look on" in refused["errors"][0]) == (422, True)
    status, said = served.post(f"api/games/{game}/again?key={bens}", {})
    assert (status, said["table"], said["key"]) == (200, game, bens)
    asked = sitting[key].hears("set again")["seat"]
    assert sitting[key].screen["seats"][asked]["name"] == "Ben"
    assert served.post(f"api/games/{game}/again?key={key}", {})[1]["table"] == game
    pages = [served.come(game, bens), served.come(game, key)]
    now = seen(pages[0])
    assert sorted(chair["name"] for chair in now["chairs"]) == ["Ada", "Ben", "Tremere"]
    assert not now["in_order"]
    assert now["host"] == now["mine"]
    seen(pages[1])
    pages[0].say({"do": "begin"})
    while not (second := seen(pages[1])["begun"]):
        pass
    assert second != game
    page = served.sit(second, key)
    page.hears("screen")
    assert page.screen["seats"][page.screen["you"]]["name"] == "Ada"
    late = served.sit(game, key)
    assert late.hears("set again")["seat"] == asked


def test_a_table_that_cannot_be_set_or_found_is_refused(served: Served) -> None:
    """With the reason, in the reader's language."""
    for game, why in (
        ({"seats": [ADA]}, "seats"),
        ({"seats": [BOT, OPEN]}, "Who sets a table sits at it"),
        ({"seats": [{**ADA, "deck": "Nonsuch"}, OPEN]}, "Nonsuch"),
        ({"seats": [ADA, OPEN], "edition": "of 3000"}, "of 3000"),
        ({}, "Who sets a table"),
    ):
        status, said = served.post("api/tables?language=en", {"game": game})
        assert status == 422
        assert why in said["errors"][0]
    status, said = served.post("api/tables?language=fr", {"game": {"seats": [BOT, OPEN]}})
    assert "dresse une table" in said["errors"][0]
    page = served.come("0" * 12)
    try:
        page.hear()
    except Exception as closed:
        assert "no such table" in str(closed)
    else:
        raise AssertionError("a table that is none was shown")
