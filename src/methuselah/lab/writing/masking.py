"""Sentences of card texts with what varies from card to card masked.

"Gain 1 pool for each Ventrue you control." and "Gain 2 pool for each Tremere you control." are
one sentence, said of two clans: `masked` gives both the same text, and beside it what was
masked, in order of its place. So whoever writes a card, or holds cards against each other, finds
those that say the same. Nothing here knows what a sentence does.

Folded, since printed texts of three decades are not of one mind: the card's own name, "this ally"
and a pronoun that can only mean the card itself (`<self>`), she and he, may and can, one and 1,
"points of damage" and "damage", clans under their names of today, capitals.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from methuselah.pool import Face
from methuselah.pool.keywords import keywords

__all__ = ["Masked", "clauses", "masked", "sentences_of"]


@dataclass(frozen=True, slots=True)
class Masked:
    """A sentence with its values masked.

    `text` holds `<kind>` for each of the `values`, which are pairs of kind and value in printed
    order; kinds are "clan", "discipline", "sect", "title", "city", "path", "type", "number" and
    "name" (another card's). A discipline is its code, in capitals where it is superior. The marks
    in brackets before the sentence are its `level`: ("dom",), ("pre", "ser"),
    ("tem", "ACTION MODIFIER"); they are no part of the text.
    """

    text: str
    values: tuple[tuple[str, str], ...] = ()
    level: tuple[str, ...] = ()


CLANS: Final = {
    "Assamites?(?: antitribu)?": "Banu Haqim",
    "Followers? of Set": "Ministry",
    "Setites?": "Ministry",
    "Daughters? of Cacophony": "Daughter of Cacophony",
    "Harbingers? of Skulls": "Harbinger of Skulls",
    "Blood Brothers?": "Blood Brother",
}
"""Clans whose name in a text is not the name of today."""
PLAIN_CLANS: Final = (
    "True Brujah|(?:Brujah|Gangrel|Malkavian|Nosferatu|Salubri|Toreador|Tremere|Ventrue) antitribu|"
    "Abomination|Ahrimane|Akunanse|Avenger|Baali|Banu Haqim|Brujah|Caitiff|Defender|Gangrel|"
    "Gargoyle|Giovanni|Guruhi|Hecata|Innocent|Ishtarri|Judge|Kiasyd|Lasombra|Malkavian|Martyr|"
    "Ministry|Nagaraja|Nosferatu|Osebo|Pander|Ravnos|Redeemer|Salubri|Samedi|Toreador|Tremere|"
    "Tzimisce|Ventrue|Visionary"
)
DISCIPLINES: Final = {
    name: code
    for code, names in {
        "abo": "Abombwe", "ani": "Animalism", "aus": "Auspex", "cel": "Celerity",
        "chi": "Chimerstry", "dai": "Daimoinon", "def": "Defense", "dem": "Dementation",
        "dom": "Dominate", "for": "Fortitude", "inn": "Innocence", "jud": "Judgment",
        "mal": "Maleficia", "mar": "Martyrdom", "mel": "Melpominee", "myt": "Mytherceria",
        "nec": "Necromancy", "obe": "Obeah", "obf": "Obfuscate", "obl": "Oblivion",
        "obt": "Obtenebration", "pot": "Potence", "pre": "Presence", "pro": "Protean",
        "qui": "Quietus", "red": "Redemption", "san": "Sanguinus", "ser": "Serpentis",
        "spi": "Spiritus", "str": "Striga", "tem": "Temporis", "tha": "Blood Sorcery|Thaumaturgy",
        "thn": "Thanatosis", "val": "Valeren", "ven": "Vengeance", "vic": "Vicissitude",
        "vis": "Visceratika", "viz": "Vision",
    }.items()
    for name in names.split("|")
}  # fmt: skip
NUMBERS: Final = {
    word: str(number)
    for number, word in enumerate("one two three four five six seven eight nine ten".split(), 1)
}
PATHS: Final = "Death and the Soul|Caine|Cathari|Power and the Inner Voice"
TITLES: Final = (
    "prince|justicar|inner circle(?: member)?|archbishop|baron|bishop|cardinal|regent|priscus|"
    "prisci|primogen|magaji|kholo|liaison|imperator"
)
TYPES: Final = (
    "action modifier|political action|reaction|combat|master|equipment|retainer|ally|event|action"
)
_PLACE: Final = r"[A-Z][\w'-]+(?: [A-Z][\w'-]+)*"
_CALLED: Final = r"[A-Z][\w'-]*(?:,? (?:(?:of|the|in|for|to|a|from|with) )*(?:[A-Z][\w'-]*|\d+))*"
"""The name of a card: words in capitals, and what joins them."""
_CAPITALS: Final = (
    rf"\b(?P<discipline>{'|'.join(DISCIPLINES)})\b(?: \[(?P<level>\w{{3}})\])?",
    rf"\b(?P<old_clan>{'|'.join(CLANS)})\b",
    rf"\b(?P<clan>{PLAIN_CLANS})s?\b",
    rf"\bPath of (?:the )?(?P<path>{PATHS})\b",
    rf"(?<=Prince of |.Baron of )(?P<city>Washington, D\.C\.|{_PLACE})",
    rf"(?<=Archbishop of )(?P<see>{_PLACE})",
)
_VALUES: Final = re.compile(
    "|".join(
        (
            rf"(?<=\bnamed )(?P<name>{_CALLED})",
            r"\[(?P<code>[a-z]{3}|[A-Z]{3})\]",
            rf"(?=[A-Z])(?:{'|'.join(_CAPITALS)})",
            r"\b(?P<sect>(?i:camarilla|sabbat|independent|anarch|laibon))s?\b",
            rf"\b(?P<title>(?i:{TITLES}))s?\b",
            rf"\b(?P<type>(?i:{TYPES}))(?= cards?\b)",
            r"(?<![\w.])(?P<number>\d+)(?=R?\b)",
            rf"\b(?P<word>(?i:{'|'.join(NUMBERS)}))\b",
        )
    )
)
_KIND: Final = {
    "code": "discipline",
    "level": "discipline",
    "old_clan": "clan",
    "see": "city",
    "word": "number",
}
"""The kinds of groups that are not called after them."""

_FOLDED: Final = tuple(
    (re.compile(pattern), into)
    for pattern, into in (
        ("[\u2018\u2019]", "'"),
        (r"\(D\)", "\u24b9"),
        (r"\b(?:[Hh]e or she|[Hh]e|[Ss]he)\b", "they"),
        (r"\b(?:his or her|its|his|her(?= [a-z]))\b", "their"),
        (r"\b(?:him or her|him|her)\b", "them"),
        (r"\b[Aa]n\b", "a"),
        (r"\bmay not\b", "cannot"),
        (r"\bmay\b", "can"),
        (r"\bMay\b", "Can"),
        (r"\bpoints? of damage\b", "damage"),
        (r"\b[Tt]his card\b", "\u00a7"),
        (r"\bthis acting\b", "the acting"),
        (r"\bis successful\b", "succeeds"),
        (r"\bwhen the action is announced\b", "as the action is announced"),
        (r"\bcan strike for\b", "can strike:"),
        (r"\bcan inflict (\w+ (?:aggravated )?damage) as a strike\b", r"can strike: \1"),
        (r"\s+", " "),
    )
)
"""Spellings of the same."""

_MANY: Final = re.compile(
    r"(<number>(?: \w+)??) "
    r"(vote|counter|card|level|transfer|maneuver|strike|location|minion|vampire)s\b"
)
"""What there may be one or several of, behind a number."""

_LEVEL: Final = re.compile(r"(?:\[[^\]]+\] ?(?:or )?)+:? ?")
_MARK: Final = re.compile(r"\[([^\]]+)\]")
_ENDS: Final = re.compile(r"(?<=[.)])\s+(?=[^a-z\s])")
_ABBREVIATION: Final = re.compile(r"\b(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|D\.C|[A-WYZ])\.$")
_FACE_SAYS: Final = re.compile(
    r"(?:Unique|Requires|Not usable|Trifle|Out-of-turn|Weapon|Discipline|Title|Boon|Frenzy|Grapple"
    r"|More than one Discipline|\d strength|[\w ]+ with \d life)\b(?! cards).*"
    r"|\+\d stealth action\.|Ammo\."
)
"""Sentences of which all is on the face, or that are an argument: no part of the definition."""
_JOINS: Final = frozenset("de of the von van del la le da di du and der to a an".split())
_NOT_A_NAME: Final = frozenset("dr mr mrs ms st sir lord lady king queen".split())
_OWN_TYPES: Final = {
    "vampire": "vampire|minion",
    "imbued": "imbued|minion",
    "ally": "ally|minion|card",
    "retainer": "retainer|card",
    "equipment": "equipment|weapon|vehicle|location|card",
    "master": "location|card",
    "event": "event|card",
}
"""What a card that stays in play calls itself by, behind "this"."""
_OTHERS: Final = re.compile(
    r"\b(?:an?|another|the|that|any|each|target|opposing|acting|chosen|younger|older)\b[\w ]*?"
    r"\b(?:vampire|minion|ally|mage|werewolf|methuselah|retainer|ghoul|mortal|player|controller)\b"
)
_HE: Final = re.compile(r"\b(?:[Hh]e|[Ss]he)\b")
_CAPITAL: Final = re.compile(r"[</][A-Z][^<>/\n]+[>/]|\b[A-Z][\w'-]*")
"""A capitalized word, or the name of another card, whole."""


def _split(line: str) -> Iterator[str]:
    """The sentences of a line; an abbreviation ends none."""
    whole = ""
    for part in _ENDS.split(line.strip()):
        whole = f"{whole} {part}".strip()
        if not _ABBREVIATION.search(part):
            yield whole
            whole = ""
    if whole:
        yield whole


def _is_keywords(face: Face, sentence: str) -> bool:
    """Whether a sentence is made of the card's keywords and types alone: "Master: location."."""
    rest = sentence.lower()
    for word in sorted((*face.keywords, *face.types), key=len, reverse=True):
        rest = rest.replace(word, "")
    return not rest.strip(" .,:")


@functools.cache
def sentences_of(face: Face) -> tuple[str, ...]:
    """The sentences of a text that a definition must say, as printed, with their levels' marks.

    What is on the face (keywords, requirements of the whole card, life and strength) and the
    keywords of a vampire are left out, and so is a vampire's "[MERGED]".
    """
    text = keywords(face).rest.replace("[MERGED]", "\n") if face.crypt else face.text
    found = (sentence for line in text.splitlines() for sentence in _split(line))
    return tuple(
        one for one in found if not _FACE_SAYS.fullmatch(one) and not _is_keywords(face, one)
    )


@functools.cache
def _own_words(face: Face) -> frozenset[str]:
    """The words of a name by which a text may call its card: those of persons, each alone."""
    if not face.crypt and not {"ally", "retainer"}.intersection(face.types):
        return frozenset()
    words = re.findall(r"[\w'-]+", face.printed_name)
    return frozenset(
        word
        for word in words
        if word[:1].isupper() and word.lower() not in _JOINS | _NOT_A_NAME and len(word) > 2
    )


def _with_self(face: Face, sentence: str, before: str) -> str:
    """The sentence with the card itself called <self>; `before` is the sentence before it."""
    for name in (face.printed_name, face.printed_name.partition(",")[0]):
        sentence = sentence.replace(name, "\u00a7")
    own = _own_words(face)
    if own:
        sentence = _CAPITAL.sub(
            lambda found: "\u00a7" if found[0].removesuffix("'s") in own else found[0], sentence
        )
        sentence = re.sub(
            r"(?:(?:Dr|Mr|Mrs|Ms|St)\. |Lord |Lady |Sir )?\u00a7(?: \u00a7)+", "\u00a7", sentence
        )
    for kind in face.types:
        if called := _OWN_TYPES.get(kind):
            sentence = re.sub(rf"\b[Tt]his (?:{called})\b", "\u00a7", sentence)
    if own and not _OTHERS.search(before):
        he = _HE.search(sentence)
        if he and not _OTHERS.search(sentence[: he.start()].lower()):
            sentence = _HE.sub("\u00a7", sentence)
    return sentence


@functools.cache
def masked(face: Face, sentence: str) -> Masked:
    """Mask one of the sentences of a card's text.

    >>> from methuselah.pool import pool
    >>> masked(pool()["Alexa Draper"], "Alexa can lock to give another Ventrue +1 stealth.")
    Masked(text='<self> can lock to give another <clan> +<number> stealth.', \
values=(('clan', 'Ventrue'), ('number', '1')), level=())
    """
    said = sentences_of(face)
    place = said.index(sentence) if sentence in said else 0
    before = said[place - 1] if place else ""
    head = _LEVEL.match(sentence)
    level = tuple(_MARK.findall(head[0])) if head else ()
    text = sentence[head.end() :] if head else sentence
    text = _with_self(face, text, before.lower())
    for pattern, into in _FOLDED:
        text = pattern.sub(into, text)
    values: list[tuple[str, str]] = []

    def mask(found: re.Match[str]) -> str:
        kind = str(found.lastgroup)
        value = _value(kind, found)
        kind = _KIND.get(kind, kind)
        values.append((kind, value))
        return f"<{kind}>"

    text = _VALUES.sub(mask, text).replace("\u00a7", "<self>").lower()
    text = _MANY.sub(r"\1 \2", text)
    return Masked(text, tuple(values), level)


def _value(kind: str, found: re.Match[str]) -> str:
    """A value as it is called today: clans by name, Disciplines by code, numbers in digits."""
    printed = found[kind]
    if kind == "discipline":
        return DISCIPLINES[printed]
    if kind == "old_clan":
        return next(now for old, now in CLANS.items() if re.fullmatch(old, printed))
    if kind == "word":
        return NUMBERS[printed.lower()]
    if kind in ("sect", "title", "type"):
        return printed.lower()
    return printed


_JOINT: Final = re.compile(
    r",? and (?=(?:can|gets|has|is|cannot|strikes)\b)|, (?=(?:can|gets|has|is)\b)"
)


def clauses(text: str) -> tuple[str, ...]:
    """The clauses of a masked text that says several things of one subject, each as a sentence.

    >>> clauses("<self> has flight, gets <number> optional press, and can strike: dodge.")
    ('<self> has flight.', '<self> gets <number> optional press.', '<self> can strike: dodge.')
    """
    first, *more = _JOINT.split(text.removesuffix("."))
    subject = re.match(r"(.*?) (?:can|gets|has|is|cannot|strikes)\b", first)
    if subject is None or not more:
        return (text,)
    return (f"{first}.", *(f"{subject[1]} {one}." for one in more))
