"""What is proven: which cards a test plays, which rulings are linked to one or reasoned away.

Read from the sources of the tests (a card that a test names; `@pytest.mark.ruling(card, n)` for
the official rulings, `@pytest.mark.rules_text("003 6.2.3 R1")` for those of the rules texts) and
from `docs/rulings/` (`reasons.yaml`, and `rules-texts.yaml`: what says the same as an official
ruling, and what a newer one has superseded). An installed package has no tests beside it, so the
same facts are shipped as `ledger.json`, written by `methuselah coverage --write` and compared in
CI.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from methuselah.lab.proving.named import named_in
from methuselah.lab.proving.rules_text import read_index
from methuselah.pool import NotACard, pool

__all__ = ["LEDGER", "Ledger", "read_ledger", "scan", "source_tree", "write_ledger"]

LEDGER: Final = Path(__file__).with_name("ledger.json")

Ruled = tuple[str, int]
"""A card's unique name and the number of one of its rulings, from 1."""


@dataclass(frozen=True)
class Ledger:
    """tested: names of cards that a test plays; linked: rulings with a test; reasoned: rulings
    with a written reason why the engine cannot express them. The same of the rulings of the
    rules texts, by their ids: texts_linked, texts_reasoned.
    """

    tested: tuple[str, ...]
    linked: tuple[Ruled, ...]
    reasoned: tuple[Ruled, ...]
    texts_linked: tuple[str, ...] = ()
    texts_reasoned: tuple[str, ...] = ()


def source_tree() -> Path | None:
    """The root of the checkout that this package runs from, None if it is installed."""
    root = Path(__file__).parents[4]
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


def scan(root: Path) -> Ledger:
    """Read the tests and the reasons below the root of a checkout.

    Raises ValueError naming the file and the card for a ruling that does not exist.
    """
    words: dict[str, None] = {}
    linked: set[Ruled] = set()
    texts: set[str] = set()
    for place, said in named_in(root).items():
        words.update(dict.fromkeys(said.words))
        linked.update(_ruled(card, number, root / place) for card, number in said.rulings)
        texts.update(_known_text(text, root / place) for text in said.texts)
    tested = {face.name for face in map(pool().get, words) if face is not None}
    reasoned = set(_reasons(root))
    texts_linked, texts_reasoned = _of_texts(root, texts, linked, reasoned)
    return Ledger(
        tuple(sorted(tested)),
        tuple(sorted(linked)),
        tuple(sorted(reasoned)),
        tuple(sorted(texts_linked)),
        tuple(sorted(texts_reasoned)),
    )


@functools.cache
def _known_texts() -> frozenset[str]:
    return frozenset(ruling.id for ruling in read_index())


def _known_text(ruling: str, path: Path) -> str:
    if ruling not in _known_texts():
        raise ValueError(f"{path}: there is no ruling {ruling!r} in the rules texts")
    return ruling


def _of_texts(
    root: Path, marked: set[str], linked: set[Ruled], reasoned: set[Ruled]
) -> tuple[set[str], set[str]]:
    """The rulings of the rules texts that are played, and those that are reasoned away.

    One that says the same as official rulings stands as they do: it is linked if all of them
    are, and reasoned if some of them is and none waits.
    """
    path = root / "docs" / "rulings" / "rules-texts.yaml"
    reasons: set[str] = set()
    for entry in _entries(path):
        ruling = _known_text(str(entry["ruling"]), path)
        same = [_ruled(*_split(name), path) for name in entry.get("same", ())]
        newer = [_ruled(*_split(name), path) for name in entry.get("newer", ())]
        if bool(same) == bool(str(entry.get("reason", "")).strip()):
            raise ValueError(f"{path}: {ruling} needs either a reason or what says the same")
        if (not same and not newer) or (same and linked.issuperset(same)):
            (marked if same else reasons).add(ruling)
        elif (linked | reasoned).issuperset([*same, *newer]):
            reasons.add(ruling)
    return marked, reasons - marked


def _split(name: str) -> tuple[str, int]:
    """ "Amaranth 1" is the first ruling on Amaranth."""
    card, _, number = name.rpartition(" ")
    return card, int(number)


def _ruled(card: str, number: int, path: Path) -> Ruled:
    """The ruling under the card's unique name; it must exist."""
    try:
        face = pool()[card]
        pool().ruling(face.id, number)
    except (NotACard, IndexError) as error:
        raise ValueError(f"{path}: there is no ruling {number} on {card!r} ({error})") from None
    return face.name, number


def _reasons(root: Path) -> Iterator[Ruled]:
    path = root / "docs" / "rulings" / "reasons.yaml"
    for entry in _entries(path):
        if not str(entry.get("reason", "")).strip():
            raise ValueError(
                f"{path}: ruling {entry.get('ruling')} on {entry.get('card')} has no reason"
            )
        yield _ruled(str(entry["card"]), int(entry["ruling"]), path)


def _entries(path: Path) -> list[dict[str, Any]]:
    """The list in a file of reasons, by the faster reader in C where there is one."""
    if not path.is_file():
        return []
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(path.read_text("utf-8"), Loader=loader) or []


def read_ledger() -> Ledger:
    """The ledger of this checkout, or the one that was shipped."""
    root = source_tree()
    if root is not None:
        return scan(root)
    return msgspec.json.decode(LEDGER.read_bytes(), type=Ledger)


def write_ledger(root: Path) -> None:
    """Write down what the tests of a checkout prove, for those who install the package."""
    LEDGER.write_bytes(msgspec.json.format(msgspec.json.encode(scan(root)), indent=1) + b"\n")
