"""`methuselah draft`: a definition from the sentences of finished cards, with its gaps."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import methuselah.cards
from methuselah.cards import NotADefinition, _import
from methuselah.cli import main
from methuselah.lab.writing.drafting import drafted as draft_of
from methuselah.lab.writing.putting import Model, NotPut, put_values
from methuselah.pool import pool


def drafted(name: str) -> tuple[str, str]:
    """What the command prints, and what it says besides."""
    result = CliRunner().invoke(main, ["draft", name])
    assert result.exit_code == 0, result.output
    return result.stdout, result.stderr


def test_levels_values_digest_and_imports() -> None:
    """Of Govern the Unaligned, from two other cards that say its two levels."""
    source, besides = drafted("Govern the Unaligned")
    assert "dom=action(bleeds(+2))" in source
    assert "gain_blood(3, TARGET), stealth=1)" in source
    assert f'text="{pool()["Govern the Unaligned"].digest}"' in source
    assert "cards/action/dominate.py" in source
    assert "import TARGET, action, bleeds, card" in source
    assert besides == ""


def test_a_gap_is_a_number_in_the_draft_and_a_sentence_beside_it() -> None:
    """No printed text gets into a module by way of a draft."""
    source, besides = drafted("City Star Taxi")
    assert "recruits()" in source
    assert "strikes(ranged_strike(1))" in source
    assert "GAP(3)" in source
    assert "Ravnos" not in source.partition("card(")[2]
    assert besides.startswith("GAP(3): ")
    assert "Ravnos" in besides


def test_what_only_begins_like_a_keyword_is_a_sentence() -> None:
    """Frenzy cards are barred from some vampires: these are no Frenzy cards, nor complete."""
    barred = [face for face in pool().crypt if ": Frenzy cards" in face.text]
    assert barred
    for face in barred:
        draft = draft_of(face)
        assert draft.gaps or draft.abilities


def test_levels_that_are_played_together_are_a_gap() -> None:
    """Illegalism: what two of its levels come to is said by no sentence."""
    source, besides = drafted("Illegalism")
    assert "GAP(0)" in source
    assert "played together" in besides


def test_no_module_loads_with_a_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused with the place and the remedy."""
    (tmp_path / "of_gaps.py").write_text(
        'from methuselah.language import card\n\ncard("Bait and Switch", GAP(1), text="1")\n'
    )
    monkeypatch.setattr(methuselah.cards, "__path__", [str(tmp_path)])
    with pytest.raises(NotADefinition, match=r"of_gaps\.py:3: a gap of a draft: say that"):
        _import("methuselah.cards.of_gaps")


def test_as_json() -> None:
    """For other tools."""
    result = CliRunner().invoke(main, ["draft", "City Star Taxi", "--json"])
    told = json.loads(result.stdout)
    assert told["gaps"] == [3]
    assert "ECTU Operative" in told["models"]


def test_an_unknown_card_is_refused() -> None:
    """With the name that was meant."""
    result = CliRunner().invoke(main, ["draft", "Govern the Unalined"])
    assert result.exit_code == 2
    assert "Govern the Unaligned" in result.output


def model(source: str, *values: tuple[str, str]) -> Model:
    """One part of a made-up card."""
    return Model((ast.parse(source, mode="eval").body,), values)


def test_another_card_shows_which_constant_is_the_value() -> None:
    """With one model both 1 would be 2; a second one, of 3, shows that the first stays."""
    one = model("choose(on(vampire), least=1, gain=1)", ("number", "1"))
    three = model("choose(on(vampire), least=1, gain=3)", ("number", "3"))
    (put,) = put_values(one, (("number", "2"),), [three])
    assert ast.unparse(put) == "choose(on(vampire), least=1, gain=2)"


def test_a_value_without_a_place_is_no_draft() -> None:
    """The 1 of the sentence is in no constant, so that nobody knows what 2 would be."""
    with pytest.raises(NotPut):
        put_values(model("lock(TARGET)", ("number", "1")), (("number", "2"),), [])


def test_a_number_beside_the_printed_one_moves_with_it() -> None:
    """Capacity 4 or less is written as below 5; other words have the number as it is printed."""
    below = model("on(capacity_below(5))", ("number", "4"))
    (put,) = put_values(below, (("number", "6"),), [])
    assert ast.unparse(put) == "on(capacity_below(7))"
    with pytest.raises(NotPut):
        put_values(model("gain_blood(5)", ("number", "4")), (("number", "6"),), [])
