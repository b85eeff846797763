"""The vocabulary as a page: every public word with what it means, for `docs/writing-cards.md`."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import methuselah.cards
from methuselah.lab.writing.phrasebook import index
from methuselah.language.meanings import (
    ACTIONS,
    CHANGES,
    EVENTS,
    FACTS,
    GRANTS,
    LIMITS,
    MOMENTS,
    REPLACED,
    SPANS,
    USERS,
    WINDOWS,
)

__all__ = [
    "HEADING",
    "MODULES",
    "QUOTED",
    "arguments",
    "told_below",
    "unsaid",
    "vocabulary",
]

HEADING: Final = "## The vocabulary\n\n"
"""What stands above the tables on the page; everything after it is written by `write`."""

MODULES: Final = (
    "ways",
    "changing.upcoming",
    "reading.which",
    "reading.qualities",
    "reading.seats",
    "reading.amounts",
    "reading.conditions",
    "choosing.choices",
    "choosing.for_each",
    "changing.effects",
    "actions.course",
    "actions.blocking",
    "drawing.hands",
    "minions.disciplines",
    "drawing.libraries",
    "drawing.tops_of_libraries",
    "changing.life",
    "turn.phases",
    "voting.blood_hunts",
    "paying",
    "minions.recruiting",
    "voting.votes",
    "actions.acting",
    "voting.referendums",
    "drawing.research",
    "voting.callings",
    "combat.fighting",
    "combat.endings",
    "combat.fates",
    "combat.combats",
    "combat.restrictions",
    "combat.striking",
    "combat.arming",
    "changing.promises",
    "minions.employing",
    "changing.named_counters",
    "combat.damage",
    "choosing.chance",
    "changing.corruption",
    "drawing.ash_heaps",
    "drawing.storing",
    "minions.becoming",
    "minions.doubles",
    "minions.entering",
    "minions.illusions",
    "changing.loans",
    "minions.contesting",
    "actions.chain_of_command",
    "reading.action_facts",
    "reading.identity",
    "playing",
    "changing.boons",
    "choosing.bids",
    "turn.turns",
    "minions.imbued",
)
"""The modules of words, in the order in which a writer meets them."""

QUOTED: Final[Mapping[str, Mapping[Any, str]]] = {
    "What `static` and `add` change": CHANGES,
    "The events of `trigger`": EVENTS,
    "The kinds of `is_action`": ACTIONS,
    "The facts of `is_action(trait=...)` and `verdict`": FACTS,
    "The windows of `at`": WINDOWS,
    "The users of `by`": USERS,
    "The limits of `once`": LIMITS,
    "The durations of `until`": SPANS,
    "What `replace` waits for": REPLACED,
    "The moments of `at_moment`": MOMENTS,
    "What `if_blocked`, `if_it_blocks`, `grants` and `enters_combat` give": GRANTS,
}

TAKES: Final[Mapping[str, str]] = {
    "Number": "N",
    "int": "N",
    "int | Amount": "N",
    "Amount": "N",
    "Which": "which",
    "Which | None": "which",
    "Which | Seats": "which or who",
    "Which | Seats | None": "which or who",
    "Seats": "who",
    "Seats | None": "who",
    "Condition": "condition",
    "Condition | None": "condition",
    "Effect": "effect",
    "Choice": "choice",
    "Test": "test",
    "tuple[Effect, ...]": "(effects)",
    "tuple[str, ...]": "(names)",
    "tuple[Window, ...]": "(windows)",
    "bool": "yes",
    "Part": "parts",
}
"""What an argument takes, by the type that its function says."""

LEGEND: Final = (
    "N is a number or an amount (`count(...)`), in the unit that the word names: blood, pool, "
    "points of damage, votes, cards; *which* is a set of cards, *who* a set of Methuselahs; "
    "*yes* is `True`; *(effects)* and *(names)* are tuples: `(burn_card(),)`. An argument "
    "with `=` may be left out. After the meaning stand the rules and rulings behind it."
)

SAID: Final = (
    "An index of printed sayings. What stands in a row is looked for by `methuselah lint` where a "
    "text can be read so far."
)

SOURCES: Final = re.compile(r"\[[A-Z]{3} \d{8}[^\]]*\]|\((?:RB24|R\d)[^)]*\)")
LONGEST: Final = 90
"""Longer examples only name their card."""


def vocabulary() -> str:
    """A table of words for each module, then the names written in quotes, in Markdown."""
    examples = Examples()
    lines = [LEGEND, "", "### What the text says", "", SAID, "", index(), ""]
    lines += [line for name in MODULES for line in _module(name, examples)]
    for title, names in QUOTED.items():
        lines += [f"### {title}", "", "| name | what it means |", "| --- | --- |"]
        lines += [f'| `"{name}"` | {meaning} |' for name, meaning in names.items()]
        lines.append("")
    return "\n".join(lines)


def _module(name: str, examples: Examples) -> Iterator[str]:
    module = importlib.import_module("methuselah.language." + name)
    title = (module.__doc__ or "").splitlines()[0].rstrip(".")
    told = told_below(module)
    yield f"### `{name}`: {title}"
    yield ""
    yield "| word | what it means | for example |"
    yield "| --- | --- | --- |"
    for word in sorted(module.__all__, key=str.lower):
        value = getattr(module, word)
        if inspect.isfunction(value):
            shown = f"{word}({', '.join(arguments(value))})"
            meaning = (inspect.getdoc(value) or "").split("\n\n")[0].replace("\n", " ")
            meaning += _sources(value)
        elif inspect.isclass(value):
            continue
        else:
            shown, meaning = word, told.get(word, "")
        yield f"| `{shown}` | {meaning} | {examples.of(word)} |"
    yield ""


def arguments(function: Callable[..., object]) -> Iterator[str]:
    """Each argument with what it takes; "=" where it may be left out."""
    for argument in inspect.signature(function).parameters.values():
        kind = TAKES.get(str(argument.annotation), "")
        if argument.kind is argument.VAR_POSITIONAL:
            yield f"{kind or 'parts'} …"
        elif argument.kind is argument.VAR_KEYWORD:
            yield "once=, replace="
        else:
            optional = "=" if argument.default is not argument.empty else ""
            yield f"{argument.name}: {kind}{optional}" if kind else argument.name + optional


def _sources(function: Callable[..., object]) -> str:
    """The rules and rulings that the word or its node names, where its meaning does not."""
    node = getattr(
        inspect.getmodule(function), str(inspect.signature(function).return_annotation), None
    )
    said = (inspect.getdoc(function) or "").split("\n\n")[0]
    texts = [inspect.getdoc(one) or "" for one in (function, node) if one is not None]
    found = [source for text in texts for source in SOURCES.findall(text) if source not in said]
    return f" {', '.join(dict.fromkeys(found))}" if found else ""


def told_below(module: ModuleType) -> dict[str, str]:
    """What the strings below the assignments of a module say of the names assigned."""
    told: dict[str, str] = {}
    body = ast.parse(inspect.getsource(module)).body
    for one, after in pairwise(body):
        target = (
            one.target if isinstance(one, ast.AnnAssign) else getattr(one, "targets", [None])[0]
        )
        text = after.value if isinstance(after, ast.Expr) else None
        if isinstance(target, ast.Name) and isinstance(text, ast.Constant):
            told[target.id] = " ".join(str(text.value).split())
    return told


def unsaid() -> list[str]:
    """The words that do not say what they mean."""
    silent: list[str] = []
    for name in MODULES:
        module = importlib.import_module("methuselah.language." + name)
        told = told_below(module)
        for word in module.__all__:
            value = getattr(module, word)
            if not (word in told or inspect.isclass(value) or _is_said(value)):
                silent.append(f"{name}.{word}")
    return silent


def _is_said(value: object) -> bool:
    return inspect.isfunction(value) and bool(inspect.getdoc(value))


class Examples:
    """For each word the shortest place in a definition that says it, with the card."""

    def __init__(self) -> None:
        self.shortest: dict[str, tuple[int, str]] = {}
        for path in sorted(Path(next(iter(methuselah.cards.__path__))).rglob("*.py")):
            for call in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(call, ast.Call) and _called(call) == "card" and call.args:
                    self._read(call, str(getattr(call.args[0], "value", "")))

    def _read(self, definition: ast.Call, card: str) -> None:
        for call in ast.walk(definition):
            if not isinstance(call, ast.Call) or call is definition:
                continue
            said = {_called(call)}
            values = [*call.args, *(argument.value for argument in call.keywords)]
            said |= {value.id for value in values if isinstance(value, ast.Name)}
            code = ast.unparse(call).replace("'", '"').replace("|", "\\|")
            for word in said:
                best = self.shortest.get(word)
                if best is None or len(code) < best[0]:
                    self.shortest[word] = (len(code), f"`{code}` ({card})")

    def of(self, word: str) -> str:
        """The example, or nothing for a word that no definition says by itself."""
        length, example = self.shortest.get(word, (0, ""))
        return example if length <= LONGEST else example[example.rindex("(") :]


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def write(page: Path) -> None:
    """Write the tables into the page anew, below their heading."""
    kept = page.read_text("utf-8").split(HEADING)[0]
    page.write_text(kept + HEADING + vocabulary(), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
