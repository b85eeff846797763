"""What the page says stands in the Fluent files, in each language, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

SOURCE = Path(__file__).parents[2] / "frontend" / "src"
WORDS = SOURCE / "words"
LANGUAGES = ("en", "fr", "es")
PLAIN = {"Methuselah", "Esc", "U", "N", "O", "W", "F", "T", "C", "X", "G"}
"""The name of the game and of keys."""
COMPONENTS = sorted(SOURCE.rglob("*.svelte"))
SCRIPTS = sorted(SOURCE.rglob("*.ts"))


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by name."""
    files = sorted((WORDS / language).glob("*.ftl"))
    found = [one for file in files for one in parse(file.read_text("utf-8")).body]
    assert not [one for one in found if isinstance(one, ast.Junk)]
    names = [one.id.name for one in found if isinstance(one, ast.Message)]
    assert len(names) == len(set(names)), "a message stands in two files"
    return {one.id.name: one for one in found if isinstance(one, ast.Message)}


def variables(node: object) -> set[str]:
    """The variables that a message is given."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ast.BaseNode):
        return variables([value for name, value in vars(node).items() if name != "span"])
    return set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_has_the_same_messages(language: str) -> None:
    """With the same variables in them."""
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for name, message in english.items():
        assert variables(other[name]) == variables(message), name


def without(text: str, opening: str, closing: str) -> str:
    """The text without what stands between two signs, however deep."""
    kept: list[str] = []
    depth = 0
    for sign in text:
        depth += sign == opening
        if not depth:
            kept.append(sign)
        depth -= sign == closing and depth > 0
    return "".join(kept)


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.stem)
def test_no_words_stand_in_a_component(path: Path) -> None:
    """Neither as text, nor in an attribute that is read out, nor as a sentence in its script."""
    source = path.read_text("utf-8")
    script = "".join(re.findall(r"<script.*?</script>", source, re.S))
    markup = re.sub(r"<script.*?</script>|<!--.*?-->", "", source, flags=re.S)
    bare = without(markup, "{", "}").replace("=>", "")
    for name, said in re.findall(r'\b(aria-label|title|placeholder|alt)="([^"]*)"', bare):
        assert not re.search(r"[A-Za-z]{2}", said), f"{name}: {said}"
    text = [word for line in re.split(r"<[^>]*>", bare) for word in re.findall(r"[A-Za-z]+", line)]
    assert set(text) <= PLAIN, set(text) - PLAIN
    sentences = re.findall(r"""['"`]([A-Z][a-z]+ [a-z]+[^'"`]*)['"`]""", script)
    assert not sentences, sentences


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_sentence_stands_in_a_script(path: Path) -> None:
    """But for errors that nobody is shown, and the names of clans."""
    code = re.sub(r"/\*.*?\*/|//.*", "", path.read_text("utf-8"), flags=re.S)
    shown = re.sub(r"new Error\('[^']*'\)|'[A-Z][a-z]+ of [A-Z][a-z]+'", "", code)
    assert not re.findall(r"""['"`]([A-Z][a-z]+ [a-z]+ [^'"`]*)['"`]""", shown)


def test_every_message_that_is_asked_for_is_there() -> None:
    """A name that is put together from parts is there for each of them."""
    known = set(messages("en"))
    used = set()
    for path in (*COMPONENTS, *SCRIPTS):
        used |= set(re.findall(r"""\bt\(\s*'([a-z0-9-]+)'""", path.read_text("utf-8")))
    assert used <= known, used - known
