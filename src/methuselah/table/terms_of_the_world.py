"""The terms of the world in which the game is set, and the titles (R3, World of Darkness)."""

from __future__ import annotations

from typing import Final

from methuselah.table.term import Term

__all__ = ["TERMS"]

WORLD: Final = "R3 World of Darkness Glossary"

TERMS: Final = (
    Term("Amaranth", "Diablerie, in the words of the old.", WORLD),
    Term(
        "Anarch",
        "A rebel against the elders. In the current rules a sect; in the comprehensive ones an "
        "attribute of Independents. Becoming one is an action for 2 blood, 1 with another at hand.",
        "RB24 6; R3 10.5",
    ),
    Term("Antediluvian", "One of the grandchildren of Caine, from whom the clans come.", WORLD),
    Term(
        "Archbishop",
        "The Sabbat's lord of a city: 2 votes, contested by any title to that city.",
        "R3 10.2; R3 6.3.3.2",
    ),
    Term("Archon", "A justicar's travelling hand.", WORLD),
    Term(
        "Baron",
        "The Anarchs' lord of a city: 2 votes. In the comprehensive edition contesting a prince or "
        "an archbishop costs a baron 1 blood more.",
        "RB24 6; R3 10.5",
    ),
    Term("Beast", "What drives Kindred away from what is human in them.", WORLD, ("The Beast",)),
    Term("Bishop", "An archbishop's adviser: 1 vote.", "R3 10.2; R3 6.3.3.2"),
    Term("Blood bond", "What ties whoever drinks of another's blood too often.", WORLD),
    Term("Book of Nod", "The lost holy book of the Kindred.", WORLD, ("The Book of Nod",)),
    Term("Caine", "The first vampire.", WORLD),
    Term(
        "Camarilla",
        "The sect of the Traditions, with primogen, princes, justicars and the Inner Circle.",
        "R3 10.1",
        ("The Camarilla",),
    ),
    Term("Canaille", "The mortals of whom nobody takes note.", WORLD),
    Term(
        "Cardinal",
        "The Sabbat's overseer of wide lands: 3 votes. The regent counts as one.",
        "R3 10.2; R3 6.3.3.2",
    ),
    Term(
        "Clan",
        "The blood line of a vampire. Cards that ask for it are for its members.",
        "R3 1.5.3",
    ),
    Term("Consanguineous", "Of the same clan.", WORLD),
    Term("Domain", "What a vampire claims as its own, a city as a rule.", WORLD),
    Term("Elysium", "Neutral ground of the elders.", WORLD),
    Term("Embrace", "To make a mortal a vampire.", WORLD),
    Term("Gehenna", "The end, when the Antediluvians rise.", WORLD),
    Term("Ghoul", "A mortal that drinks vampire blood.", WORLD),
    Term("Haven", "Where a vampire sleeps.", WORLD),
    Term(
        "Independent",
        "Of no great sect. Votes that such a vampire has are a title of its own.",
        "R3 10.4; RB24 6",
    ),
    Term(
        "Inner Circle",
        "The rulers of the Camarilla, one of each clan: 4 votes.",
        "R3 10.1; R3 6.3.3.2",
    ),
    Term("Justicar", "The Camarilla's judge, one of each clan: 3 votes.", "R3 10.1; R3 6.3.3.2"),
    Term("Jyhad", "The secret war that the game is about.", WORLD),
    Term(
        "Kholo",
        "The speaker of a clan of the Laibon, one of each: 2 votes.",
        "R3 10.3; R3 6.3.3.2",
    ),
    Term("Kindred", "Vampires, as they call themselves outside the Sabbat.", WORLD),
    Term("Kine", "Mortals.", WORLD),
    Term("Laibon", "The sect of Africa: Akunanse, Guruhi, Ishtarri and Osebo.", "R3 10.3"),
    Term("Magaji", "A title of the Laibon that is not unique: 2 votes.", "R3 10.3; R3 6.3.3.2"),
    Term("Masquerade", "The law of secrecy before mortals.", WORLD, ("The Masquerade",)),
    Term("Methuselah", "A vampire of thousands of years; at this table, a player.", WORLD),
    Term("Path", "What some vampires believe in instead of humanity.", WORLD),
    Term("Praxis", "A prince's right to its domain.", WORLD),
    Term("Primogen", "A prince's council: 1 vote, not unique.", "R3 10.1; R3 6.3.3.2"),
    Term(
        "Prince",
        "The Camarilla's lord of a city: 2 votes, contested by any title to that city.",
        "R3 10.1; R3 6.3.3.2",
    ),
    Term(
        "Priscus",
        "An adviser of the Sabbat's leaders: no vote but a ballot for the 3 votes of the prisci.",
        "R3 10.2; R3 6.3.3.4",
        ("Prisci",),
    ),
    Term(
        "Regent",
        "The head of the Sabbat: 4 votes, unique, and a cardinal to all effects.",
        "R3 10.2; R3 6.3.3.2",
    ),
    Term("Sabbat", "The sect that fights the Camarilla, with its bishops and prisci.", "R3 10.2"),
    Term("Sect", "What a vampire stands for; it belongs to one at a time.", "R3 10; RB24 6"),
    Term("Traditions", "The six laws of the Camarilla.", WORLD, ("The Traditions",)),
    Term("Vitae", "Blood.", WORLD),
)
"""The terms of the world, and the titles."""
