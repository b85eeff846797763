"""A card as the inspector of a page shows it: what is printed, its rulings, how it is played."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.cards import definitions
from methuselah.language.speaking import rules_text
from methuselah.pool import Face, pool
from methuselah.table.naming import say
from methuselah.table.printed_texts import printed

__all__ = ["CardPage", "RulingNow", "card_page"]


@dataclass(frozen=True, slots=True)
class RulingNow:
    """One official ruling with its references."""

    text: str
    references: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardPage:
    """Everything printed on a card, read from krcg at run time. played: what it does here, in our
    own words, () for a card that cannot be played yet; X costs are -1.
    """

    krcg: int
    name: str
    types: tuple[str, ...]
    text: str
    clans: tuple[str, ...]
    disciplines: tuple[str, ...]
    combo: bool
    capacity: int | None
    group: int | None
    title: str | None
    sect: str | None
    blood_cost: int | None
    pool_cost: int | None
    life: int | None
    strength: int | None
    bleed: int | None
    burn_option: bool
    advanced: bool
    sets: tuple[str, ...]
    rulings: tuple[RulingNow, ...]
    played: tuple[str, ...]


def card_page(face: Face, language: str = "en") -> CardPage:
    """The page of a card; rulings are English, the printed text too where no other is kept."""
    return CardPage(
        krcg=face.id,
        name=face.name,
        types=face.types,
        text=printed(face, language).text,
        clans=face.clans,
        disciplines=face.disciplines,
        combo=face.combo,
        capacity=face.capacity,
        group=face.group,
        title=face.title,
        sect=face.sect,
        blood_cost=face.blood_cost,
        pool_cost=face.pool_cost,
        life=face.life,
        strength=face.strength,
        bleed=face.bleed,
        burn_option=face.burn_option,
        advanced=face.advanced,
        sets=face.sets,
        rulings=tuple(
            RulingNow(ruling.text, tuple(ruling.references))
            for ruling in pool().rulings_on(face.id)
        ),
        played=_played(face, language),
    )


def _played(face: Face, language: str) -> tuple[str, ...]:
    """What a card does here, () for one that cannot be played yet."""
    definition = definitions().get(face.id)
    if definition is None:
        return ()
    return rules_text(definition, language) or (say(language, "its-keywords", {}),)
