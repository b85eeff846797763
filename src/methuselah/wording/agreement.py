"""Verbs that agree with who does something: one, several, or "you"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

__all__ = ["does"]

SEVERAL: Final[Mapping[str, re.Pattern[str]]] = {
    "en": re.compile(
        r"(they|those|up to|one or more|any number of|[02-9X]|\d\d|the drawn cards"
        r"|your (?:prey|predator) and)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"(ils|elles|ces|les|jusqu'à|une? ou plusieurs|[02-9X]|\d\d)\b", re.IGNORECASE
    ),
    "es": re.compile(
        r"(ellos|ellas|es[oa]s|l[oa]s|hasta|un[oa] o más|cualquier número|[02-9X]|\d\d)\b",
        re.IGNORECASE,
    ),
}
"""How it begins where several do something."""
PLAIN: Final = {"has": "have", "is": "are", "does": "do", "goes": "go"}
OF_SEVERAL: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {
        "est": "sont",
        "n'est": "ne sont",
        "a": "ont",
        "n'a": "n'ont",
        "peut": "peuvent",
        "doit": "doivent",
        "va": "vont",
        "fait": "font",
        "prend": "prennent",
        "reçoit": "reçoivent",
        "subit": "subissent",
        "perd": "perdent",
        "mord": "mordent",
        "part": "partent",
        "sort": "sortent",
        "combat": "combattent",
        "finit": "finissent",
    },
    "es": {"es": "son", "está": "están", "ha": "han", "va": "van"},
}
"""Verbs of several that are not made by an ending."""
OF_READER: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {
        "est": "êtes",
        "n'est": "n'êtes",
        "a": "avez",
        "n'a": "n'avez",
        "peut": "pouvez",
        "doit": "devez",
        "va": "allez",
        "fait": "faites",
        "prend": "prenez",
        "reçoit": "recevez",
        "subit": "subissez",
        "perd": "perdez",
        "rend": "rendez",
        "mord": "mordez",
        "obtient": "obtenez",
        "devient": "devenez",
        "voit": "voyez",
        "choisit": "choisissez",
        "paie": "payez",
        "cède": "cédez",
        "complète": "complétez",
        "se": "vous",
    },
    "es": {"es": "eres", "está": "estás", "ha": "has", "va": "vas", "se": "te"},
}
"""Verbs of whoever reads it that are not made by an ending, and what stands before one."""
READER: Final[Mapping[str, str]] = {"fr": "vous", "es": "tú"}
"""The words for whoever reads it."""
BEFORE: Final[Mapping[str, frozenset[str]]] = {
    "fr": frozenset(("ne", "se", "s'", "n'")),
    "es": frozenset(("no", "se", "solo", "te", "la", "le", "lo")),
}
"""What stands before a verb."""
NO_VERB: Final = frozenset(("le", "une", "una"))
"""Begins a clause with a subject of its own: "le serviteur adverse ne peut pas ..."."""


def does(language: str, who: str, verb: str, of_you: str = "") -> str:
    """Somebody and what she does, or several and what they do; `who` is "you" for whoever reads
    it. English makes the form that is said of you by itself, and Spanish leaves the pronoun out.

    >>> does("en", "you", "has gained"), does("fr", "you", "gagne", "gagnez")
    ('you have gained', 'vous gagnez')
    >>> does("en", "those vampires", "goes to torpor"), does("es", "esos vampiros", "no gana")
    ('those vampires go to torpor', 'esos vampiros no ganan')
    """
    if who == READER.get(language):
        return of_reader(language, verb)
    if who != "you":
        return f"{who} {of_several(language, verb) if SEVERAL[language].match(who) else verb}"
    own = plain_verb(verb) if language == "en" else of_you
    pronoun = {"en": "you", "fr": "vous"}.get(language, "")
    return f"{pronoun} {own}".strip() if own else f"{pronoun} {verb}".strip()


def plain_verb(verb: str) -> str:
    """An English verb as it is said of you or of several.

    >>> plain_verb("burns it"), plain_verb("passes"), plain_verb("tries"), plain_verb("is ousted")
    ('burn it', 'pass', 'try', 'are ousted')
    """
    first, _, rest = verb.partition(" ")
    if first in PLAIN:
        return f"{PLAIN[first]} {rest}".strip()
    for ending, plain in (("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("ies", "y"), ("s", "")):
        if first.endswith(ending):
            return f"{first.removesuffix(ending)}{plain} {rest}".strip()
    return verb


def of_reader(language: str, verb: str) -> str:
    """Whoever reads it, and a verb of hers; Spanish says no pronoun.

    >>> of_reader("fr", "ne peut pas bloquer"), of_reader("fr", "paie 1 de sang")
    ('vous ne pouvez pas bloquer', 'vous payez 1 de sang')
    >>> of_reader("es", "gana 4 de reserva"), of_reader("es", "no puede bloquear")
    ('ganas 4 de reserva', 'no puedes bloquear')
    """
    words, of_you = verb.split(" "), OF_READER[language]
    for place, word in enumerate(words):
        words[place] = of_you.get(word, word)
        if word in BEFORE[language]:
            continue
        if word not in of_you and word.isalpha() and word not in NO_VERB:
            words[place] = _ending_of_reader(language, word)
        if words[place] == word:
            return f"{READER[language]} {verb}"  # none of the verbs that are known
        break
    said = " ".join(words)
    return said if language == "es" else f"{READER[language]} {said}"


def _ending_of_reader(language: str, word: str) -> str:
    if language == "es":
        return f"{word}s" if word[-1:] in tuple("ae") else word
    return f"{word}z" if word.endswith("e") else word


def of_several(language: str, verb: str) -> str:
    """A verb as it is said of several; what stands before it stays.

    >>> of_several("fr", "ne peut pas bloquer"), of_several("fr", "s'abstient")
    ('ne peuvent pas bloquer', "s'abstiennent")
    >>> of_several("es", "no se endereza"), of_several("es", "es quemado")
    ('no se enderezan', 'son quemado')
    """
    if language == "en":
        return plain_verb(verb)
    words = verb.split(" ")
    for place, word in enumerate(words):
        if word not in BEFORE[language]:
            words[place] = _ending(language, word)
            break
    return " ".join(words)


def _ending(language: str, word: str) -> str:
    known = OF_SEVERAL[language]
    if word in known or word in NO_VERB:
        return known.get(word, word)
    if language == "es":
        return f"{word}n" if word[-1:] in tuple("aeo") else word
    if word.endswith("ient"):
        return f"{word.removesuffix('ient')}iennent"
    return f"{word}nt" if word.endswith("e") else word
