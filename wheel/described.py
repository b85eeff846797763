"""What `dataclasses` asks of a compiled class whose methods were written out.

It lies beside the compiled kernel as `methuselah.engine.described`.
"""

from __future__ import annotations

import dataclasses
from typing import Any

__all__ = ["MISSING", "dataclass", "describe", "field", "fields", "is_dataclass", "replace", "same"]

MISSING: Any = dataclasses.MISSING
dataclass: Any = dataclasses.dataclass
field: Any = dataclasses.field
fields: Any = dataclasses.fields
is_dataclass: Any = dataclasses.is_dataclass
replace: Any = dataclasses.replace


def same(one: object, other: object) -> bool:
    """Whether two values are equal, whatever they are."""
    return bool(one == other)


def describe(kind: Any, own: dict[str, tuple[str, Any]], frozen: bool) -> None:
    """Give a class the marks of a dataclass: its fields, inherited ones first, and parameters."""
    fields: dict[str, Any] = {}
    for base in reversed(kind.__mro__[1:]):
        fields |= vars(base).get("__dataclass_fields__", {})
    for name, (words, one) in own.items():
        one.name = name
        one.type = words
        one._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
        fields[name] = one
    kind.__dataclass_fields__ = fields
    kind.__dataclass_params__ = dataclasses.dataclass(frozen=frozen)(
        type("Marks", (), {})
    ).__dataclass_params__
    kind.__annotations__ = {name: words for name, (words, _) in own.items()}
    kind.__match_args__ = tuple(name for name, one in fields.items() if one.init)
