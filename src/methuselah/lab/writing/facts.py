"""What the face of a card says by itself, so that no definition writes it again."""

from __future__ import annotations

from methuselah.engine.definitions import Static
from methuselah.pool import Face, merged_keywords
from methuselah.rules.playing.requirement_words import read_requirement

__all__ = ["facts"]


def _unread(need: str) -> str:
    """What is added where the engine holds a requirement only in part."""
    return "" if read_requirement(need).understood else " (NOT ALL OF IT: say the rest yourself)"


def facts(face: Face) -> list[str]:
    """What no definition writes again, since it is read from the face."""
    needs = (" and " if face.combo else " or ").join(face.disciplines)
    found = [f"requires {needs}"] if needs and face.library else []
    found += [f"requires {' or '.join(face.clans)}"] if face.clans and face.library else []
    found += [f"requires the Path of {face.path}"] if face.path and face.library else []
    found += [f"requires {need}{_unread(need)}" for need in face.requires]
    found += ["unique"] if face.unique and face.library else []
    found += sorted(face.keywords - {"unique"})
    numbers = (("life", face.life), ("strength", face.strength), ("bleed", face.bleed))
    found += [f"{number} {what}" for what, number in numbers if number is not None]
    found += ["burn option"] if face.burn_option else []
    if face.crypt:
        # The language takes longer to read than all the rest; a library card needs none of it.
        from methuselah.language.card import crypt_statics

        found = [*_printed(face), *found]
        found += [_change(one) for one in crypt_statics(face)]
    return found


def _printed(face: Face) -> list[str]:
    """What stands in the corners of a crypt card."""
    size = "" if face.capacity is None else f" {face.capacity}"
    found = [f"{' or '.join(face.clans)}{size}".strip(), " ".join(face.disciplines)]
    found += [_title(face.title, face.city), face.sect or ""]
    merged = merged_keywords(face)
    found += [f"merged: {one}" for one in (_title(merged.title, merged.city), merged.sect) if one]
    return [one for one in found if one]


def _title(title: str | None, city: str | None) -> str:
    return f"{title} of {city}" if city and title else title or ""


def _change(change: Static) -> str:
    amount = f"{change.amount:+d} " if isinstance(change.amount, int) and change.amount else ""
    return f"{amount}{change.kind} {change.word}".strip()
