"""Made-up cards for tests: a face without text, and ways to play it in the card language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from methuselah.engine.definitions import (
    Block,
    Definition,
    Effect,
    Mode,
    Node,
    Static,
    Trigger,
    defined,
)
from methuselah.language import (
    action,
    attached,
    employs,
    equips,
    event,
    gain_pool,
    gun,
    is_named,
    moves_onto,
    put_in_play,
    ready,
    recruits,
    use,
)
from methuselah.language.card import keyed_among
from methuselah.pool import Face

__all__ = ["hands_over", "helper", "lesson", "of_level", "omen", "paper", "pistol", "thing", "thug"]


def paper(
    name: str,
    *parts: Mode | Static | Trigger,
    kind: str = "",
    enters: tuple[Effect, ...] = (),
    levels: dict[str, Mode] | None = None,
    **face: Any,
) -> Definition:
    """A library card of this name; its type is that of its first way unless said otherwise.

    levels: ways that require Disciplines, by their codes ("dom", "ani_pre"). A part that is no
    way, standing change or answer is refused (TypeError).
    """
    for part in parts:
        if not isinstance(part, Mode | Static | Trigger):
            raise TypeError(
                f"{name}: {part!r:.80} is no way, standing change or answer, so nothing would come "
                "of it: put it into one, action(...), modifier(...), master(...)"
            )
    ways = [part for part in parts if isinstance(part, Mode) and part.play not in ("use", "act")]
    ways += [replace(w, key=k, disciplines=tuple(k.split("_"))) for k, w in (levels or {}).items()]
    kind = kind or (ways[0].play if ways else "master")
    number = 800_000 + sum(ord(letter) * place for place, letter in enumerate(name, 1))
    return defined(
        Face(number, name, name, (kind,), "", "", **face),
        modes=keyed(ways),
        uses=keyed([part for part in parts if isinstance(part, Mode) and part.play == "use"]),
        actions=keyed([part for part in parts if isinstance(part, Mode) and part.play == "act"]),
        statics=tuple(part for part in parts if isinstance(part, Static)),
        triggers=tuple(part for part in parts if isinstance(part, Trigger)),
        enters=Block(enters),
    )


def keyed(ways: list[Mode]) -> tuple[Mode, ...]:
    """Each with a key of its own, as `card` gives them."""
    done: list[Mode] = []
    for way in ways:
        done.append(keyed_among(way, done))
    return tuple(done)


def of_level(code: str, way: Mode | None = None, **face: Any) -> Definition:
    """A Lesson, at one level only: an action for 1 pool unless it is something else."""
    return paper("Lesson", levels={code: way or action(gain_pool(1), stealth=1)}, **face)


def lesson(code: str) -> Definition:
    """A Lesson without stealth, whose face names the Discipline, too: an action for 1 pool."""
    return of_level(code, action(gain_pool(1)), disciplines=(code.lower(),))


def thug(pool: int, blood: int = 0) -> Definition:
    """An ally that costs so much."""
    return paper("Thug", kind="ally", life=3, strength=1, bleed=1, pool_cost=pool, blood_cost=blood)


def helper(*parts: Node) -> Definition:
    """A card in play, which its controller uses during an action, once each turn."""
    return paper("Helper", use(*parts, at=("action",), once="turn"))


def hands_over(name: str, to: str) -> Definition:
    """A card in play: during an action a card of this name moves from one minion to another."""
    moves = moves_onto(attached(is_named(name)), ready(is_named(to)))
    return paper("Hand over", use(moves, at=("action",), once="turn"), kind="master")


def thing(kind: str, **face: Any) -> Definition:
    """An ally, a retainer or equipment without a text."""
    ways = {"ally": recruits, "retainer": employs, "equipment": equips}
    life = {} if kind == "equipment" else {"life": 2}
    return paper("Thing", ways[kind](), **life, **face)


def pistol() -> Definition:
    """A gun for 2."""
    keywords = frozenset({"weapon", "gun"})
    return paper("Pistol", equips(), *gun(2), kind="equipment", keywords=keywords)


def omen(name: str = "Omen", *, kind: str = "event", gehenna: bool = True) -> Definition:
    """A card in play that does nothing, a Gehenna event unless it is said."""
    keywords = frozenset({"gehenna"}) if gehenna else frozenset()
    return paper(name, event(put_in_play()), kind=kind, keywords=keywords)
