"""What may stand in for a card that is not played here: it is played, and this deck can use it."""

from __future__ import annotations

import json
from dataclasses import replace

from typer.testing import CliRunner

from methuselah.cards import definitions
from methuselah.cli import main
from methuselah.pool import Deck, pool, precons
from methuselah.pool.decks import deck_of
from methuselah.table.stand_ins import MOST, stand_ins


def deck(*cards: str) -> Deck:
    return deck_of("", {pool()[name].id: 1 for name in cards})


def names(missing: str, *cards: str) -> list[str]:
    return [face.name for face in stand_ins(pool()[missing], deck(missing, *cards))]


def test_every_missing_card_of_the_preconstructed_decks_has_stand_ins_that_fit() -> None:
    """Played here, not banned, of a type of its own, of the deck's groups and Disciplines."""
    known = definitions()
    for one in precons():
        crypt = [face for face, _ in one.deck.faces() if face.crypt]
        for missing, _ in one.deck.faces():
            if missing.id in known:
                continue
            found = stand_ins(missing, one.deck)
            assert len(set(found)) == len(found) <= MOST
            for face in found:
                assert face.id in known
                assert not face.banned
                assert face.crypt == missing.crypt
                if face.crypt:
                    groups = {other.group for other in (*crypt, face) if other.group}
                    assert max(groups) - min(groups) <= 1
                else:
                    assert set(face.types) & set(missing.types)
                    codes = {code.lower() for other in crypt for code in other.disciplines}
                    assert not face.disciplines or codes & set(face.disciplines)


def test_a_bleed_is_stood_in_for_by_a_bleed() -> None:
    """The nearest of its Discipline and words first; not itself, nor what nobody there can play."""
    found = names("Govern the Unaligned", "Gilbert Duane")
    assert "Govern the Unaligned" not in found
    first = pool()[found[0]]
    assert "dom" in first.disciplines and "action" in first.types
    assert "bleed" in first.text.lower()
    none = names("Govern the Unaligned", "Anarch Convert")
    assert all(not pool()[name].disciplines for name in none)


def test_a_vampire_by_one_of_clan_and_group() -> None:
    """A Brujah of 8 by a Brujah of a like capacity; in a crypt of another group by one of both."""
    found = [pool()[name] for name in names("Theo Bell", "Anarch Convert")]
    assert "Brujah" in found[0].clans
    assert abs((found[0].capacity or 0) - (pool()["Theo Bell"].capacity or 0)) <= 2
    group = pool()["Theo Bell"].group or 0
    assert all(abs((face.group or group) - group) <= 1 for face in found)


def test_a_clan_that_the_crypt_lacks_is_not_offered() -> None:
    """Nor a sect: what requires them is dead in the hand."""
    for name in ("Arcane Library", "Toreador Grand Ball"):
        face = pool()[name]
        found = stand_ins(face, deck("Gilbert Duane", name))
        assert all(not other.clans or "Malkavian" in other.clans for other in found)


def test_what_the_deck_has_is_not_what_comes_first_among_equals() -> None:
    """A card that is not in the list yet goes before one as near that is."""
    missing = replace(pool()["Deflection"], id=-1)
    once = stand_ins(missing, deck("Gilbert Duane"))
    assert once[0].name == "Deflection"


def test_the_command_says_what_may_stand_in() -> None:
    """Beside each card that is not played here, in the reader's language; as data, too."""
    known = definitions()
    one = next(p for p in precons() if any(face.id not in known for face, _ in p.deck.faces()))
    missing = next(face for face, _ in one.deck.faces() if face.id not in known)
    others = [face.name for face in stand_ins(missing, one.deck)]
    said = CliRunner().invoke(main, ["deck", "check", one.name, "--language", "fr"])
    assert f"  {missing.name}  (ou {', '.join(others)})" in said.output
    data = CliRunner().invoke(main, ["deck", "check", one.name, "--json"])
    assert json.loads(data.output)["stand_ins"][missing.name] == others
