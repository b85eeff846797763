"""The vocabulary as pages: the core for the guide, every public word by topic for the reference.

`make vocabulary` writes `docs/vocabulary/` and the last section of `docs/writing-cards.md`, and a
law holds both against the words as they are.
"""

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
from methuselah.lab.writing.core import core
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
    "GUIDE",
    "HEADING",
    "MODULES",
    "QUOTED",
    "REFERENCE",
    "arguments",
    "core_of_guide",
    "told_below",
    "unsaid",
    "vocabulary",
]

GUIDE: Final = "docs/writing-cards.md"
REFERENCE: Final = "docs/vocabulary"
HEADING: Final = "## The core\n\n"
"""What stands above the core in the guide; everything after it is written by `write`."""

TOPICS: Final[Mapping[str, str]] = {
    "ways": "Ways to play a card, and what it costs",
    "reading": "Who, which, how many, whether",
    "choosing": "What is chosen",
    "changing": "What changes",
    "actions": "Actions and blocks",
    "combat": "Combat",
    "voting": "Referendums and blood hunts",
    "drawing": "Hands, libraries, crypts and ash heaps",
    "minions": "Minions of all kinds",
    "turn": "Turns and phases",
}
"""The pages of the reference with their titles: the folders of the language; "ways" is its root."""

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
    "choosing.rearranging",
    "choosing.naming",
    "choosing.clans",
    "changing.effects",
    "actions.course",
    "actions.blocking",
    "drawing.hands",
    "drawing.getting",
    "minions.disciplines",
    "drawing.libraries",
    "drawing.crypts",
    "drawing.first_finds",
    "drawing.tops_of_libraries",
    "drawing.bestowing",
    "changing.life",
    "turn.phases",
    "turn.obligations",
    "voting.blood_hunts",
    "paying",
    "minions.recruiting",
    "voting.votes",
    "actions.acting",
    "voting.referendums",
    "voting.lasting",
    "drawing.research",
    "voting.callings",
    "combat.fighting",
    "combat.endings",
    "combat.fates",
    "combat.moments",
    "combat.combats",
    "combat.restrictions",
    "combat.striking",
    "combat.one_strike",
    "combat.arming",
    "changing.promises",
    "minions.employing",
    "changing.memory",
    "changing.named_counters",
    "changing.using_counters",
    "combat.damage",
    "combat.softening",
    "combat.having_burned",
    "combat.staking",
    "choosing.chance",
    "choosing.aiming",
    "changing.corruption",
    "drawing.ash_heaps",
    "drawing.storing",
    "drawing.waiting",
    "minions.becoming",
    "minions.doubles",
    "minions.entering",
    "minions.illusions",
    "changing.loans",
    "minions.contesting",
    "minions.merging",
    "actions.chain_of_command",
    "reading.action_facts",
    "reading.outcomes",
    "reading.played_on",
    "reading.contracts",
    "reading.identity",
    "reading.deeds",
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
    "int": "int",
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
    "points of damage, votes, cards; int is a plain number, not an amount; *which* is a set of "
    "cards, *who* a set of Methuselahs; *yes* is `True`; *(effects)* and *(names)* are tuples: "
    "`(burn_card(),)`. An argument with `=` may be left out. After the meaning stand the rules "
    "and rulings behind it."
)

CONTENTS: Final = (
    "Every word by topic. [The guide](../writing-cards.md) has the core, which makes nine of ten "
    "uses; `methuselah word` searches all of this by a word, a part of one, or what a text says. "
    "In each topic stands apart what one card alone says: look for a combination first."
)

NAMES: Final = (
    "Each list is a type of `language/names.py`: mypy refuses a name that is none of them, and so "
    "does the definition as it is read; an editor completes them. Only what a card itself chooses, "
    "remembers or counts has a name of its own."
)

CORE_LEGEND: Final = (
    "In brackets what must be given: N an amount, *which* cards, *who* Methuselahs."
)

SAID: Final = (
    "An index of printed sayings. What stands in a row is looked for by `methuselah lint` where a "
    "text can be read so far."
)

SOURCES: Final = re.compile(r"\[[A-Z]{3} \d{8}[^\]]*\]|\((?:RB24|R\d)[^)]*\)")
LONGEST: Final = 90
"""Longer examples only name their card; of longer meanings the guide has the first half."""


def vocabulary() -> dict[str, str]:
    """The pages of the reference by file name, in Markdown."""
    examples = Examples()
    pages = {
        "README.md": _contents(),
        "sayings.md": f"# What the text says\n\n{SAID}\n\n{index()}\n",
        "names.md": _quoted(),
    }
    for topic, title in TOPICS.items():
        modules = [name for name in MODULES if _topic(name) == topic]
        lines = [line for name in modules for line in _module(name, examples)]
        pages[f"{topic}.md"] = "\n".join([f"# {title}", "", LEGEND, "", *lines])
    return pages


def _topic(module: str) -> str:
    return module.split(".")[0] if "." in module else "ways"


def _contents() -> str:
    lines = ["# The vocabulary", "", CONTENTS, ""]
    for topic, title in TOPICS.items():
        modules = [_title(_imported(name)) for name in MODULES if _topic(name) == topic]
        lines += [f"- [{title}]({topic}.md)", *(f"    - {one}" for one in modules)]
    lines += ["- [What the text says](sayings.md): printed sayings, and what to write"]
    lines += ["- [The names in quotes](names.md):", *(f"    - {one}" for one in QUOTED)]
    return "\n".join(lines) + "\n"


def _quoted() -> str:
    lines = ["# The names in quotes", "", NAMES, ""]
    for title, names in QUOTED.items():
        lines += [f"## {title}", "", "| name | what it means |", "| --- | --- |"]
        lines += [f'| `"{name}"` | {meaning} |' for name, meaning in names.items()]
        lines.append("")
    return "\n".join(lines)


def core_of_guide() -> str:
    """The last section of the guide: the words that make most uses, with their first sentence."""
    return "\n".join([CORE_LEGEND, "", *core(_shortly)])


def _shortly(word: str) -> tuple[str, str]:
    """A word with what it must be given, and the first sentence of what it means."""
    module = next(one for one in map(_imported, MODULES) if word in one.__all__)
    value = getattr(module, word)
    shown, meaning = word, told_below(module).get(word, "")
    if inspect.isfunction(value):
        needed = [one.split(": ")[-1] for one in arguments(value) if not one.endswith("=")]
        meaning = (inspect.getdoc(value) or "").split("\n\n")[0].replace("\n", " ")
        shown = f"{word}({', '.join(needed)})"
    meaning = re.sub(r" \(\)| (?=[,;]|\.(?!\.))", "", SOURCES.sub("", meaning)).strip()
    first = re.split(r"\. (?=[A-Z\"])|(?<=[\w)`\"])\.$", meaning)[0].strip()
    return shown, first if len(first) < LONGEST else first.split("; ")[0]


def _imported(name: str) -> ModuleType:
    return importlib.import_module("methuselah.language." + name)


def _title(module: ModuleType) -> str:
    return (module.__doc__ or "").splitlines()[0].rstrip(".")


def _module(name: str, examples: Examples) -> Iterator[str]:
    module = _imported(name)
    told = told_below(module)
    rows: dict[bool, list[str]] = {False: [], True: []}
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
        row = f"| `{shown}` | {meaning} | {examples.of(word)} |"
        rows[len(examples.cards.get(word, ())) < 2].append(row)
    yield from (f"## {_title(module)}", "", f"`language/{name.replace('.', '/')}.py`", "")
    for alone, heading in ((False, ""), (True, "What one card alone says:")):
        if rows[alone]:
            yield from (heading, "") if heading else ()
            yield from ("| word | what it means | for example |", "| --- | --- | --- |")
            yield from (*rows[alone], "")


def arguments(function: Callable[..., object]) -> Iterator[str]:
    """Each argument with what it takes; "=" where it may be left out."""
    for argument in inspect.signature(function).parameters.values():
        kind = TAKES.get(str(argument.annotation), "")
        if argument.kind is argument.VAR_POSITIONAL:
            yield f"{kind or argument.name} …"
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
        self.cards: dict[str, set[str]] = {}
        """Who says a word; what definitions of a module share is one more."""
        for path in sorted(Path(next(iter(methuselah.cards.__path__))).rglob("*.py")):
            for statement in ast.parse(path.read_text("utf-8")).body:
                call = statement.value if isinstance(statement, ast.Expr) else None
                name = f"{path.stem}, line {statement.lineno}"
                if isinstance(call, ast.Call) and _called(call) == "card" and call.args:
                    name = str(getattr(call.args[0], "value", ""))
                    self._read(call, name)
                for one in ast.walk(statement):
                    if isinstance(one, ast.Name):
                        self.cards.setdefault(one.id, set()).add(name)

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


def write(root: Path) -> None:
    """Write the reference and the core of the guide again."""
    guide = root / GUIDE
    kept = guide.read_text("utf-8").split(HEADING)[0]
    guide.write_text(kept + HEADING + core_of_guide(), "utf-8")
    for name, text in vocabulary().items():
        (root / REFERENCE / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
