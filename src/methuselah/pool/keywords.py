"""What a crypt card's text says in keywords, as data; and the rest, which needs a definition.

"Camarilla Prince of Buenos Aires: +1 bleed." is a sect, a title with its city, and a flat bonus:
nothing is left over. Reading is conservative: a sentence counts only if all of it is known, and
everything else stays in `rest` as printed. What a vampire has only while it is merged (all that
follows [MERGED]) `merged_keywords` reads in the same way.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from methuselah.pool.printed import Face

__all__ = ["Keywords", "keywords", "merged_keywords"]


@dataclass(frozen=True, slots=True)
class Keywords:
    """The keywords of a crypt card, and the `rest` of its text.

    `title_clan` is the clan of a justicar or Inner Circle member; `votes` are those of an
    Independent with votes ("2 votes (titled)"); `slave_of` is the clan a slave serves;
    `circle` a Blood Brother's circle. The numbers are flat bonuses (or penalties), each
    printed as a sentence of its own; `hand_size` is its controller's.
    """

    sect: str | None = None
    clans: tuple[str, ...] = ()
    path: str | None = None
    title: str | None = None
    title_clan: str | None = None
    city: str | None = None
    votes: int = 0
    group: int | None = None
    unique: bool = True
    advanced: bool = False
    scarce: bool = False
    infernal: bool = False
    sterile: bool = False
    slave_of: str | None = None
    blood_cursed: bool = False
    black_hand: bool = False
    seraph: bool = False
    circle: str | None = None
    flight: bool = False
    red_list: bool = False
    bleed: int = 0
    strength: int = 0
    stealth: int = 0
    intercept: int = 0
    hunt: int = 0
    hand_size: int = 0
    rest: str = ""

    @property
    def only(self) -> bool:
        """Whether the keywords account for every word of the text."""
        return not self.rest


_SECT: Final = r"(?:Advanced, )?(?:Camarilla|Sabbat|Independent|Anarch|Laibon)"
_CITY: Final = r"(?:Washington, D\.C\.|[^.:\n]+)"
_OFFICE: Final = (
    r"[Pp]rimogen|(?:bishop|priscus|cardinal|regent|magaji|kholo|imperator)"
    rf"|(?:Prince|Archbishop|Baron) of {_CITY}"
    r"|(?P<title_clan>[A-Z][a-z]+(?: [a-z]+| [A-Z][a-z]+)*?) (?:Justicar|Inner Circle)"
    r"|(?P<slave_of>[A-Z][a-z]+(?: antitribu)?) [Ss]lave"
)
_HEAD: Final = re.compile(rf"{_SECT}(?: (?:{_OFFICE}))?[.:](?=\s|$)")
_MERGED: Final = "[MERGED]"
_MERGED_HEAD: Final = re.compile(
    r"(?:(?P<sect>Camarilla|Sabbat|Independent|Anarch|Laibon)(?=[ .:]))? ?"
    rf"(?:(?P<office>[Pp]rimogen|bishop|priscus|cardinal|regent|magaji|kholo"
    rf"|(?P<of_city>Prince|Archbishop|Baron) of (?P<city>{_CITY})"
    r"|(?P<title_clan>[A-Z][a-z]+(?: [a-z]+| [A-Z][a-z]+)*?) (?P<of_clan>Justicar|Inner Circle)))?"
    r"[.:](?=\s|$)"
)
_FLAGS: Final = {
    "scarce": "scarce",
    "infernal": "infernal",
    "sterile": "sterile",
    "blood cursed": "blood_cursed",
    "black hand": "black_hand",
    "seraph": "seraph",
    "flight [flight]": "flight",
    "red list": "red_list",
}
_BONUS: Final = re.compile(
    r"(?P<sign>[+-])(?P<number>\d) (?P<what>bleed|strength|stealth|intercept|hunt|hand size)"
)
_VOTES: Final = re.compile(r"(?P<number>\d) votes? \(titled\)")
_CIRCLE: Final = re.compile(r"(?P<circle>[A-Z]\w+(?: City)?) [Cc]ircle")
_SLAVE: Final = re.compile(r"(?P<clan>[A-Z][a-z]+(?: antitribu)?) [Ss]lave")
_ABBREVIATION: Final = re.compile(r"\b(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|[A-Z])\.$")


@functools.cache
def keywords(face: Face) -> Keywords:
    """Read the keywords of a crypt card from its text."""
    found: dict[str, Any] = {}
    text = face.text
    if head := _HEAD.match(text):
        found.update(_read_head(head))
        text = text[head.end() :]
    rest: list[str] = []
    for sentence in _sentences(text.partition(_MERGED)[0].strip()):
        if read := _read(_without_name(sentence, face).rstrip(".:")):
            for key, value in read.items():
                adds = type(value) is int
                found[key] = found.get(key, 0) + value if adds else value
        else:
            rest.append(sentence)
    if later := merged_keywords(face).rest:
        rest += [_MERGED, later]
    columns = Keywords(
        sect=face.sect,
        clans=face.clans,
        path=face.path,
        title=face.title,
        city=face.city,
        group=face.group,
        unique=face.unique,
        advanced=face.advanced,
        rest=" ".join(rest),
    )
    return replace(columns, **found)


@functools.cache
def merged_keywords(face: Face) -> Keywords:
    """Read what a vampire has only while it is merged: its sect, title and flat bonuses then."""
    text = face.text.partition(_MERGED)[2].strip()
    found: dict[str, Any] = {}
    if head := _MERGED_HEAD.match(text):
        title = head["of_city"] or head["of_clan"] or head["office"] or ""
        found.update(title=title.lower() or None, title_clan=head["title_clan"], city=head["city"])
        found["sect"] = head["sect"].lower() if head["sect"] else None
        text = text[head.end() :]
    rest: list[str] = []
    for sentence in _sentences(text):
        read = _read(sentence.rstrip(".:"))
        found.update(read)
        rest += [] if read else [sentence]
    if "votes" in found:
        found["title"] = "1 vote" if found["votes"] == 1 else f"{found['votes']} votes"
    return Keywords(**found, rest=" ".join(rest))


def _read_head(head: re.Match[str]) -> dict[str, Any]:
    """The clan of a justicar or Inner Circle member, or the one a slave serves."""
    found: dict[str, Any] = {}
    if head["title_clan"]:
        found["title_clan"] = head["title_clan"]
    if head["slave_of"]:
        found["slave_of"] = head["slave_of"]
    return found


def _sentences(text: str) -> Iterator[str]:
    """Sentences of a text; one that ends in a colon is cut there if it is a keyword."""
    for line in text.splitlines():
        whole = ""
        for part in re.split(r"(?<=[.:])\s+", line.strip()):
            whole = f"{whole} {part}".strip()
            open_ended = part.endswith(":") and not _read(whole.rstrip(":"))
            if not open_ended and not _ABBREVIATION.search(part):
                yield whole
                whole = ""
        if whole:
            yield whole


def _without_name(sentence: str, face: Face) -> str:
    """ "The Baron has 2 votes (titled)." says no more than "2 votes (titled)."."""
    name, has, what = sentence.partition(" has ")
    return what if has and face.printed_name.startswith(name) else sentence


def _read(sentence: str) -> dict[str, Any]:
    """The keywords of one sentence without its stop, or nothing if any word is not known."""
    if sentence == "Non-unique":
        return {"unique": False}
    if sentence == "Black Hand Seraph":
        return {"black_hand": True, "seraph": True}
    if flag := _FLAGS.get(sentence.lower()):
        return {flag: True}
    if bonus := _BONUS.fullmatch(sentence):
        number = int(bonus["sign"] + bonus["number"])
        return {bonus["what"].replace(" ", "_"): number}
    if votes := _VOTES.fullmatch(sentence):
        return {"votes": int(votes["number"])}
    if circle := _CIRCLE.fullmatch(sentence):
        return {"circle": circle["circle"]}
    if slave := _SLAVE.fullmatch(sentence):
        return {"slave_of": slave["clan"]}
    return {}
