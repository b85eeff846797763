"""Titles: who holds which, what each is worth, and contested titles (RB24, Vampire Sects).

A vampire has one title; without the fitting sect (or clan) it sleeps. The titles of a city, of a
clan's justicar, Inner Circle or kholo, the regency and the liaison are unique: whoever claims the
same one contests it. A contested title counts for nothing; its vampire pays 1 blood in each unlock
phase of its controller, or yields the title for good. Reads the rows `title` (word: a title
that a vampire is considered to have), `cannot have titles`, `title contest cost`, `must yield
title` and `yields title at once` (subject: the vampire). Note "title contested".
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.journal import note
from methuselah.engine.rows import found, latch, latched, total, words
from methuselah.engine.state import READY, TORPOR, State
from methuselah.engine.traits import (
    cards_on,
    clan_of,
    is_merged,
    is_vampire,
    keywords_of,
    own_sect,
    sect_of,
)
from methuselah.engine.windows import offers, performs, whose_turn
from methuselah.pool import merged_keywords
from methuselah.rules.playing.hand import release_all
from methuselah.rules.playing.requirement_words import SECTS as REQUIRED_SECTS

__all__ = [
    "change_sect",
    "city_of",
    "claim",
    "claimed_title",
    "contests_title",
    "end_title_contests",
    "gain_title",
    "gain_title_by",
    "given_title_lost",
    "has_merged",
    "is_titled",
    "lose_title",
    "steal_title",
    "take_title",
    "title_card_burned",
    "title_of",
    "title_rivals",
    "titles_to_answer",
    "votes_of_title",
    "yield_if_unfit",
    "yield_in_torpor",
]

SECTS: Final = {
    "primogen": "camarilla",
    "prince": "camarilla",
    "justicar": "camarilla",
    "inner circle": "camarilla",
    "baron": "anarch",
    "bishop": "sabbat",
    "archbishop": "sabbat",
    "priscus": "sabbat",
    "cardinal": "sabbat",
    "regent": "sabbat",
    "magaji": "laibon",
    "kholo": "laibon",
    "liaison": "independent",
}

AT_ONCE: Final = "yields title at once"
GIVEN_BY: Final = "title given by"
"""The note on a vampire of the card by which it gained a title that no text names."""
OF_A_CITY: Final = ("prince", "archbishop", "baron")
OF_A_CLAN: Final = ("justicar", "inner circle", "kholo")
UNIQUE: Final = ("regent", "liaison")
"""The titles that there are only once."""


# -- reading ----------------------------------------------------------------------------------


def claimed_title(state: State, vampire: int) -> tuple[str, str]:
    """The title a vampire has, whether it counts now or not, and its city or clan."""
    record = state.cards.get(vampire)
    face = state.definition(vampire).face
    changed = None if record is None else record.trait("title")
    if changed is not None:
        assert record is not None
        return changed, record.trait("city") or ""
    if not is_vampire(state, vampire):
        return "", ""
    title, city = face.title or "", face.city or ""
    if is_merged(state, vampire) and merged_keywords(face).title:
        title, city = merged_keywords(face).title or "", merged_keywords(face).city or ""
    if title in OF_A_CLAN:
        return title, face.clans[0] if face.clans else ""
    return title, city


def _fits(state: State, vampire: int, title: str, domain: str) -> bool:
    """Whether its sect, and for the titles of a clan its clan, let a vampire hold a title.

    The votes of an independent are a title tied to no sect (RB24, Independent), unless a card that
    gives them says so: their domain is that sect then.
    """
    sect = SECTS.get(title) or (domain if domain in REQUIRED_SECTS else None)
    if sect is not None and sect_of(state, vampire) != sect:
        return False
    return title not in OF_A_CLAN or clan_of(state, vampire) == domain


def _is_contested(state: State, vampire: int) -> bool:
    return state.cards[vampire].note("title contested") == 1


def title_of(state: State, minion: int) -> str:
    """The title whose benefit a vampire has now, "" for none: not dormant, not contested."""
    overlays = words(state, "title", minion)
    if overlays and not found(state, "cannot have titles", minion):
        return overlays[-1]
    if minion not in state.cards or not is_vampire(state, minion):
        return ""
    title, domain = claimed_title(state, minion)
    if not title or _is_contested(state, minion) or not _fits(state, minion, title, domain):
        return ""
    return title


def city_of(state: State, minion: int) -> str:
    """The city of the title that a vampire has the benefit of, "" for none."""
    return claimed_title(state, minion)[1] if title_of(state, minion) in OF_A_CITY else ""


def is_titled(state: State, minion: int) -> bool:
    """Whether a vampire has a title; the votes of an independent are one."""
    return bool(title_of(state, minion))


def votes_of_title(state: State, minion: int) -> int:
    """The votes that its title gives a ready vampire."""
    title = title_of(state, minion)
    if title.endswith((" vote", " votes")):
        return int(title.split()[0])
    return state.setting.edition.votes_of(title)


# -- unique titles ----------------------------------------------------------------------------


def _unique(title: str, domain: str) -> tuple[str, str] | None:
    """What is claimed by a unique title: two claims that are equal contest each other."""
    if title in OF_A_CITY and domain:
        return ("city", domain)
    if title in OF_A_CLAN:
        return (title, domain)
    return (title, "") if title in UNIQUE else None


def _claimants(state: State, vampire: int) -> tuple[int, ...]:
    """The other vampires in play that claim the same unique title."""
    wanted = _unique(*claimed_title(state, vampire))
    if wanted is None:
        return ()
    return tuple(
        other
        for seat in state.order
        for other in (*state.seats[seat].ready, *state.seats[seat].torpor)
        if other != vampire
        and not _contests_nothing(state, other)
        and _unique(*claimed_title(state, other)) == wanted
    )


def title_rivals(state: State, vampire: int) -> tuple[int, ...]:
    """The vampires that contest its title with it."""
    if vampire not in state.cards or not _is_contested(state, vampire):
        return ()
    return tuple(o for o in _claimants(state, vampire) if _is_contested(state, o))


def _contests_nothing(state: State, vampire: int) -> bool:
    """Whether it is in play without contesting (Illusions of the Kindred)."""
    return state.cards[vampire].note("contests nothing") == 1


def claim(state: State, vampire: int) -> None:
    """A vampire with a title is in play, or has gained one: contests begin.

    A title that sleeps is yielded as soon as it would be contested (RB24, Vampire Sects), and so is
    that of a vampire whose text says so.
    """
    if not is_vampire(state, vampire) or _contests_nothing(state, vampire):
        return
    for other in _claimants(state, vampire):
        title, domain = claimed_title(state, vampire)
        if not _fits(state, vampire, title, domain) or found(state, AT_ONCE, vampire):
            lose_title(state, vampire)
            return
        if not _fits(state, other, *claimed_title(state, other)) or found(state, AT_ONCE, other):
            lose_title(state, other)
            continue
        for one in (vampire, other):
            if not _is_contested(state, one):
                atoms.remember(state, one, "title contested", 1)
                note(state, "title contested", seat=state.controller(one), card=one, word=title)


def gain_title(state: State, vampire: int, title: str, domain: str = "") -> None:
    """Give a vampire a title, with the city or clan it is of; any other is lost for good.

    One that cannot have any keeps what is printed on it and gains nothing.
    """
    if found(state, "cannot have titles", vampire):
        return
    if claimed_title(state, vampire)[0]:
        lose_title(state, vampire)
    atoms.set_trait(state, vampire, "title", title)
    atoms.set_trait(state, vampire, "city", domain)
    atoms.emit(state, "gained title", vampire)
    if title == "liaison":
        release_all(state, title)
    claim(state, vampire)


def gain_title_by(state: State, vampire: int, title: str, domain: str, card: int) -> None:
    """Give a vampire a title that it loses as this card is burned, whatever the city is."""
    gain_title(state, vampire, title, domain)
    if claimed_title(state, vampire) == (title, domain):
        atoms.remember(state, vampire, GIVEN_BY, card)


def given_title_lost(state: State, vampire: int, card: int) -> None:
    """A card by which a vampire gained its title is burned; any title gained since stays."""
    if vampire in state.cards and state.cards[vampire].note(GIVEN_BY) == card:
        lose_title(state, vampire)


def has_merged(state: State, vampire: int) -> None:
    """What the advanced card says goes before what the base one had become (R0, Advanced).

    Its sect replaces that of an Anarch ([ANK 20180524]), a title of its merged text any other.
    """
    record = state.cards[vampire]
    if record.trait("sect") is not None:
        atoms.set_trait(state, vampire, "sect", None)
    if not merged_keywords(state.definition(vampire).face).title:
        return
    if record.trait("title") is not None:
        lose_title(state, vampire)
        atoms.set_trait(state, vampire, "title", None)
        atoms.set_trait(state, vampire, "city", None)
    atoms.emit(state, "gained title", vampire)
    claim(state, vampire)


def contests_title(state: State, vampire: int) -> bool:
    """Whether a vampire contests its title: the card that stands for it sleeps."""
    return vampire in state.cards and _is_contested(state, vampire)


def change_sect(state: State, vampire: int, sect: str) -> None:
    """A vampire becomes of another sect for good (RB24, Vampire Sects).

    A title that no longer fits sleeps until the sect fits again; a contested one is yielded.
    """
    if sect != own_sect(state, vampire):
        atoms.set_trait(state, vampire, "sect", sect)
    yield_if_unfit(state, vampire)


def yield_if_unfit(state: State, vampire: int) -> None:
    """A contested title that its sect or clan does not let it hold is yielded ([LSJ 20060904])."""
    if contests_title(state, vampire) and not _fits(state, vampire, *claimed_title(state, vampire)):
        lose_title(state, vampire)


def take_title(state: State, vampire: int, holder: int) -> None:
    """A vampire receives the title that another holds now, and contests it (R0, Titles)."""
    title, domain = claimed_title(state, holder)
    if title:
        gain_title(state, vampire, title, domain)


def steal_title(state: State, vampire: int, holder: int) -> None:
    """A vampire takes the title that another holds now, which has it no more."""
    title, domain = claimed_title(state, holder)
    if title and title == title_of(state, holder):
        lose_title(state, holder)
        gain_title(state, vampire, title, domain)


def lose_title(state: State, vampire: int) -> None:
    """Take a title away for the rest of the game; the card that stands for it is burned (RB24)."""
    title, _ = claimed_title(state, vampire)
    for card in title_cards(state, vampire):
        atoms.burn(state, card)
    atoms.remember(state, vampire, "title contested", None)
    atoms.remember(state, vampire, GIVEN_BY, None)
    atoms.set_trait(state, vampire, "title", "")
    atoms.set_trait(state, vampire, "city", "")
    note(state, "lost title", seat=state.controller(vampire), card=vampire, word=title)
    atoms.emit(state, "lost title", vampire)


def title_cards(state: State, vampire: int) -> tuple[int, ...]:
    """The title cards on a vampire: placeholders for its title (RB24, Glossary)."""
    return tuple(card for card in cards_on(state, vampire) if "title" in keywords_of(state, card))


def title_card_burned(state: State, vampire: int, title: str, domain: str) -> None:
    """A card that stood for a title is burned: the vampire has the title no more."""
    here = vampire in state.cards and claimed_title(state, vampire) == (title, domain)
    if here and not title_cards(state, vampire):
        lose_title(state, vampire)


# -- the unlock phase -------------------------------------------------------------------------


def _contesting(state: State, seat: int) -> tuple[int, ...]:
    owner = state.seats[seat]
    minions = owner.ready + owner.torpor
    return tuple([m for m in minions if state.cards[m].notes and _is_contested(state, m)])


def end_title_contests(state: State, seat: int) -> None:
    """T1b: a vampire whose rivals have all yielded or gone acquires the title."""
    for vampire in _contesting(state, seat):
        if not _claimants(state, vampire):
            atoms.remember(state, vampire, "title contested", None)
            note(state, "won the title", seat=seat, card=vampire)


def titles_to_answer(state: State, seat: int) -> tuple[int, ...]:
    """Her ready vampires that have yet to pay for a contested title, or to yield it."""
    return tuple(
        vampire
        for vampire in _contesting(state, seat)
        if state.cards[vampire].region == READY and not latched(state, "phase", "title", vampire)
    )


def yield_in_torpor(state: State, seat: int) -> None:
    """T1e: only ready vampires contest titles; in some editions no contested vampire does."""
    if state.setting.edition.contested_yield_titles:
        for vampire in state.seats[seat].contested:
            if _is_contested(state, vampire):
                lose_title(state, vampire)
    for vampire in _contesting(state, seat):
        if state.cards[vampire].region == TORPOR:
            lose_title(state, vampire)


def price_of_title(state: State, vampire: int) -> int:
    """1 blood, and what cards in play add to it.

    The edition may let a baron pay more against a prince or an archbishop (R3 10.5).
    """
    price = max(0, 1 + total(state, "title contest cost", vampire))
    if claimed_title(state, vampire)[0] != "baron":
        return price
    others = {claimed_title(state, other)[0] for other in _claimants(state, vampire)}
    return price + state.setting.edition.baron_surcharge * bool(others & {"prince", "archbishop"})


def _with_titles(state: State, window: str) -> int:
    """The active Methuselah, while a title of hers is contested."""
    return whose_turn(state, window) if titles_to_answer(state, state.active) else 0


@offers("unlock", to=_with_titles)
def answers(state: State, window: str, seat: int) -> list[Option]:
    """Pay blood for each contested title, or yield it; without the blood it must be yielded."""
    if seat != state.active:
        return []
    options: list[Option] = []
    for vampire in titles_to_answer(state, seat):
        price = price_of_title(state, vampire)
        if found(state, "must yield title", vampire):
            options.append(Option("yield title", target=vampire))
            continue
        if state.cards[vampire].blood >= price:
            options.append(Option("pay for title", target=vampire, number=price))
        elif state.setting.edition.torpor_for_title:
            options.append(Option("torpor for title", target=vampire))
        options.append(Option("yield title", target=vampire))
    return options


@performs("pay for title")
def pay(state: State, window: str, seat: int, option: Option) -> None:
    """The vampire pays to go on contesting the title."""
    latch(state, "phase", "title", option.target)
    atoms.burn_blood(state, option.target, option.number)


@performs("torpor for title")
def go_to_torpor(state: State, window: str, seat: int, option: Option) -> None:
    """A vampire without blood to pay goes to torpor, where titles are yielded (CRR II.A.3)."""
    atoms.move_to_region(state, option.target, TORPOR)


@performs("yield title")
def give_up(state: State, window: str, seat: int, option: Option) -> None:
    """The vampire yields the title."""
    lose_title(state, option.target)
