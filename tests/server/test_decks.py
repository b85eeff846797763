"""The page of decks asks: the cards of a list, its legality, stand-ins, other forms."""

from __future__ import annotations

from methuselah.cards import definitions
from methuselah.pool import export_deck, pool, precon, precons
from served import Served

LIST = "Deck Name: Few\n\nCrypt (2 cards)\n2x Gilbert Duane\n\nLibrary\n3x Deflection\n"


def unplayed() -> tuple[str, int]:
    """A preconstructed deck with a card that is not played here, as a list, and that card."""
    known = definitions()
    for one in precons():
        for face, _ in one.deck.faces():
            if face.id not in known:
                return export_deck(one.deck, "twd"), face.id
    raise AssertionError("all are played: take a card of no precon")


def test_a_list_is_shown_as_its_cards(served: Served) -> None:
    status, said = served.post("api/decks/look", {"text": LIST})
    assert status == 200, said
    assert (said["name"], said["crypt"], said["library"]) == ("Few", 2, 3)
    vampire, reaction = said["cards"]
    gilbert = pool()["Gilbert Duane"]
    assert vampire["krcg"] == gilbert.id
    assert (vampire["copies"], vampire["crypt"], vampire["played"]) == (2, True, True)
    assert vampire["capacity"] == gilbert.capacity
    assert vampire["group"] == gilbert.group
    assert reaction["name"] == "Deflection"
    assert reaction["cost"] == "1 blood"
    assert reaction["disciplines"] == ["dom"]
    assert reaction["stand_ins"] == []
    legal = {one["name"]: one["errors"] for one in said["formats"]}
    assert "fewer than 12" in legal["standard"][0]
    assert not legal["standard"][0].startswith("Few")


def test_a_preconstructed_deck_is_legal_where_it_should_be(served: Served) -> None:
    text = export_deck(precon("Anarchs: Gangrel"), "twd")
    _, said = served.post("api/decks/look?language=fr", {"text": text})
    legal = {one["name"]: one["errors"] for one in said["formats"]}
    assert legal["standard"] == []
    assert "au plus 6" in legal["half deck"][0]


def test_a_missing_card_is_stood_in_for_at_a_press(served: Served) -> None:
    """The list that comes back has the other card as often; no list is changed unasked."""
    text, missing = unplayed()
    _, before = served.post("api/decks/look", {"text": text})
    card = next(one for one in before["cards"] if one["krcg"] == missing)
    assert not card["played"]
    other = card["stand_ins"][0]
    _, after = served.post("api/decks/look", {"text": text, "swaps": {missing: other["krcg"]}})
    copies = {one["krcg"]: one["copies"] for one in after["cards"]}
    had = {one["krcg"]: one["copies"] for one in before["cards"]}
    assert missing not in copies
    assert copies[other["krcg"]] == had[missing] + had.get(other["krcg"], 0)
    assert (after["crypt"], after["library"]) == (before["crypt"], before["library"])
    _, again = served.post("api/decks/look", {"text": after["text"]})
    by_number = sorted(after["cards"], key=lambda one: one["krcg"])
    assert sorted(again["cards"], key=lambda one: one["krcg"]) == by_number
    status, wrong = served.post("api/decks/look", {"text": text, "swaps": {missing: 7}})
    assert (status, "not a card" in wrong["errors"][0]) == (422, True)


def test_a_list_goes_out_in_every_form(served: Served) -> None:
    """And comes in again as the same cards."""
    _, first = served.post("api/decks/look", {"text": LIST})
    for form in ("twd", "jol", "lackey", "link", "json"):
        status, said = served.post("api/decks/export", {"text": LIST, "form": form})
        assert status == 200, said
        _, again = served.post("api/decks/look", {"text": said["text"]})
        assert again["cards"] == first["cards"], form
    status, said = served.post("api/decks/export", {"text": LIST, "form": "stone"})
    assert (status, "stone" in said["errors"][0]) == (422, True)


def test_a_wrong_list_says_where(served: Served) -> None:
    status, said = served.post("api/decks/look", {"text": f"{LIST}1x Nonsuch\n"})
    assert status == 422
    assert (said["lines"], "Nonsuch" in said["errors"][0]) == ([8], True)
    status, said = served.post("api/decks/look", {"text": "1x Deflection\n" * 3000})
    assert (status, "longer" in said["errors"][0]) == (422, True)
