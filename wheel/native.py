"""Writing dataclasses out by hand, for mypyc, which compiles what a class says.

What the decorator adds stays interpreted, and its class variables are taken for fields. So a
dataclass of the kernel becomes a plain class with its attributes declared and with `__init__`,
`__eq__`, `__hash__` and `__repr__` written out; what `dataclasses.fields` and `replace` ask of it
is told by `described.py`. A class that is not frozen also gets `copied`, for clones.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

__all__ = ["expand"]

DECORATORS: Final = ("dataclass", "record")
DESCRIBED: Final = "methuselah.engine.described"
OPEN: Final = (
    "Amount",
    "Choosing",
    "Condition",
    "Effect",
    "Frame",
    "Node",
    "Phase",
    "Program",
    "Test",
    "Which",
    "Window",
)
"""The classes that interpreted code may inherit from: tests do."""
PLAIN: Final = frozenset(
    (
        "Card",
        "Circle",
        "Cost",
        "Decision",
        "Entry",
        "Frame",
        "HandMasks",
        "Hands",
        "Methuselah",
        "Option",
        "Row",
        "Scope",
        "Sight",
    )
)
"""The classes of which nothing ever holds itself, and what inherits from them: Python need not
look for rings among them.
"""
ONE_AT_A_TIME: Final = ("Cost", "Decision", "Scope", "Sight")
"""Of these one that was dropped is kept to be made again: the next is made when one has gone."""
COPIED_TOO: Final = ("Scope",)


@dataclass
class Field:
    """One field: its annotation and default as written, and the module whose names they use."""

    name: str
    annotation: ast.expr
    module: str
    default: ast.expr | None = None
    factory: ast.expr | None = None
    init: bool = True
    compare: bool = True
    shown: bool = True

    @property
    def words(self) -> str:
        """The annotation as text."""
        return ast.unparse(self.annotation)


@dataclass
class Made:
    """One dataclass: all its fields, inherited ones first, and whether it is frozen."""

    node: ast.ClassDef
    module: str
    frozen: bool
    fields: dict[str, Field] = field(default_factory=dict)
    own: tuple[str, ...] = ()
    base: tuple[str, str] | None = None
    done: bool = False


@dataclass
class Module:
    """One module: its tree, the names it imports (from where), and its dataclasses."""

    name: str
    tree: ast.Module
    imported: dict[str, tuple[str, str, bool]] = field(default_factory=dict)
    made: dict[str, Made] = field(default_factory=dict)
    wanted: dict[str, tuple[str, str, bool]] = field(default_factory=dict)


def expand(sources: dict[str, Path]) -> dict[str, str]:
    """The modules that hold dataclasses, by name, with these written out."""
    modules = {name: _read(name, path) for name, path in sources.items()}
    for module in modules.values():
        for made in module.made.values():
            _complete(modules, module, made)
    return {name: _written(modules, module) for name, module in modules.items()}


class Mended(ast.NodeTransformer):
    """What mypyc does not compile, said otherwise: `x in ("a", *others)`."""

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """A tuple with others inside is made before it is looked through."""
        self.generic_visit(node)
        node.comparators = [
            ast.Call(ast.Name("tuple", ast.Load()), [ast.List(one.elts, ast.Load())], [])
            if isinstance(one, ast.Tuple) and any(isinstance(e, ast.Starred) for e in one.elts)
            else one
            for one in node.comparators
        ]
        return node


def _is_of_dataclasses(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "dataclasses"


# -- reading ----------------------------------------------------------------------------------


def _read(name: str, path: Path) -> Module:
    module = Module(name, ast.parse(path.read_text("utf-8")))
    _read_imports(module, module.tree.body, typing=False)
    for node in module.tree.body:
        if isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:
                called = decorator.func if isinstance(decorator, ast.Call) else decorator
                if isinstance(called, ast.Name) and called.id in DECORATORS:
                    frozen = called.id == "record" or "frozen=True" in ast.unparse(decorator)
                    module.made[node.name] = Made(node, name, frozen)
    return module


def _read_imports(module: Module, body: Iterable[ast.stmt], *, typing: bool) -> None:
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                module.imported[alias.asname or alias.name] = (node.module, alias.name, typing)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            _read_imports(module, node.body, typing=True)


def _complete(modules: dict[str, Module], module: Module, made: Made) -> None:
    """Collect the fields of a class: those of its base, then its own."""
    if made.done:
        return
    made.done = True
    for base in made.node.bases:
        assert isinstance(base, ast.Name)
        where = (module.name, base.id)
        if base.id in module.imported:
            where = module.imported[base.id][:2]
        if where[0] in modules and where[1] in modules[where[0]].made:
            parent = modules[where[0]].made[where[1]]
            _complete(modules, modules[where[0]], parent)
            made.base = where
            made.fields = dict(parent.fields)
    own: list[str] = []
    for node in made.node.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if ast.unparse(node.annotation).startswith("ClassVar"):
                continue
            made.fields[node.target.id] = _field(node, module.name)
            own.append(node.target.id)
    made.own = tuple(own)


def _field(node: ast.AnnAssign, module: str) -> Field:
    assert isinstance(node.target, ast.Name)
    one = Field(node.target.id, node.annotation, module)
    value = node.value
    if (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id == "field"
    ):
        for keyword in value.keywords:
            if keyword.arg == "default":
                one.default = keyword.value
            elif keyword.arg == "default_factory":
                one.factory = keyword.value
            else:
                on = bool(ast.literal_eval(keyword.value))
                name = {"init": "init", "compare": "compare", "repr": "shown"}[str(keyword.arg)]
                setattr(one, name, on)
    else:
        one.default = value
    return one


# -- writing ----------------------------------------------------------------------------------


def _written(modules: dict[str, Module], module: Module) -> str:
    body: list[ast.stmt] = []
    for node in module.tree.body:
        if isinstance(node, ast.ImportFrom) and _is_of_dataclasses(node):
            node.module = DESCRIBED
        if isinstance(node, ast.ClassDef):
            _say_how_it_is_kept(node, _kinds(modules, module, node.name))
        body.append(node)
        if isinstance(node, ast.ClassDef) and node.name in module.made:
            made = module.made[node.name]
            _write_out(modules, module, made)
            body += ast.parse(_description(made)).body
    module.tree.body = body
    if module.made or any(isinstance(n, ast.ClassDef) and n.name in PLAIN for n in body):
        _add_imports(module)
    module.tree = Mended().visit(module.tree)
    return ast.unparse(ast.fix_missing_locations(module.tree)) + "\n"


def _kinds(modules: dict[str, Module], module: Module, name: str) -> list[str]:
    """A class and the dataclasses from which it inherits, by name."""
    kinds = [name]
    made = module.made.get(name)
    while made is not None and made.base is not None:
        made = modules[made.base[0]].made[made.base[1]]
        kinds.append(made.node.name)
    return kinds


def _say_how_it_is_kept(node: ast.ClassDef, kinds: list[str]) -> None:
    """What mypyc cannot see of a class."""
    said = {
        "allow_interpreted_subclasses=True": node.name in OPEN,
        "acyclic=True": not PLAIN.isdisjoint(kinds),
        "free_list_len=1": node.name in ONE_AT_A_TIME,
    }
    true = ", ".join(word for word, holds in said.items() if holds)
    if true:
        node.decorator_list.append(ast.parse(f"mypyc_attr({true})", mode="eval").body)


def _write_out(modules: dict[str, Module], module: Module, made: Made) -> None:
    node = made.node
    node.decorator_list = [
        one for one in node.decorator_list if ast.unparse(one).split("(")[0] not in DECORATORS
    ]
    inherited = {} if made.base is None else modules[made.base[0]].made[made.base[1]].fields
    body: list[ast.stmt] = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            name = part.target.id
            if name in made.own:
                if name in inherited:
                    continue
                part.value = None
        body.append(part)
    methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    for method, text in _methods(made):
        if method not in methods:
            body += ast.parse(text).body
    node.body = body
    for one in made.fields.values():
        if one.module != module.name:
            _want(modules, module, one)


def _methods(made: Made) -> Iterable[tuple[str, str]]:
    name = made.node.name
    fields = [one for one in made.fields.values() if one.init]
    compared = [one.name for one in made.fields.values() if one.compare]
    params, lines = ["self"], []
    for one in fields:
        if one.factory is not None:
            params.append(f"{one.name}: {one.words} | None = None")
            made_anew = ast.unparse(one.factory)
            lines.append(f"self.{one.name} = {made_anew}() if {one.name} is None else {one.name}")
        else:
            default = "" if one.default is None else f" = {ast.unparse(one.default)}"
            params.append(f"{one.name}: {one.words}{default}")
            lines.append(f"self.{one.name} = {one.name}")
    for one in made.fields.values():
        if not one.init and one.default is not None:
            lines.append(f"self.{one.name} = {ast.unparse(one.default)}")
    if any(isinstance(p, ast.FunctionDef) and p.name == "__post_init__" for p in made.node.body):
        lines.append("self.__post_init__()")
    yield "__init__", _def(f"__init__({', '.join(params)}) -> None", lines or ["pass"])
    same = " and ".join(_equal(made.fields[one]) for one in compared) or "True"
    yield (
        "__eq__",
        _def(
            "__eq__(self, other: object) -> bool",
            [
                "if self is other: return True",
                f"if not isinstance(other, {name}) or type(other) is not type(self): return False",
                f"return {same}",
            ],
        ),
    )
    if made.frozen:
        parts = "".join(f"self.{one}, " for one in compared)
        yield "__hash__", _def("__hash__(self) -> int", [f"return hash(({parts}))"])
    shown = ", ".join(
        f"{one.name}={{self.{one.name}!r}}" for one in made.fields.values() if one.shown
    )
    yield "__repr__", _def("__repr__(self) -> str", [f"return f'{name}({shown})'"])
    if not made.frozen:
        values = ", ".join(f"{one.name}={_copy_of(one)}" for one in fields)
        rest = [f"new.{one.name} = self.{one.name}" for one in made.fields.values() if not one.init]
        yield (
            "copied",
            _def(f"copied(self) -> {name}", [f"new = {name}({values})", *rest, "return new"]),
        )


def _equal(one: Field) -> str:
    """That a field is equal: mypyc does not come to an end with `==` between unions of classes."""
    mine, other = f"self.{one.name}", f"other.{one.name}"
    return (
        f"_same({mine}, {other})"
        if "|" in one.words or not one.words[0].islower()
        else f"{mine} == {other}"
    )


def _copy_of(one: Field) -> str:
    value = f"self.{one.name}"
    if one.words in COPIED_TOO or one.words.startswith("dict"):
        return f"{value}.copy()"
    if one.words in [f"{name} | None" for name in COPIED_TOO]:
        return f"None if {value} is None else {value}.copy()"
    return value


def _def(head: str, lines: Iterable[str]) -> str:
    return f"def {head}:\n" + "\n".join("    " + line for line in lines)


def _description(made: Made) -> str:
    """What `dataclasses` asks of a class, told after it."""
    parts = []
    for name in made.own:
        one = made.fields[name]
        if one.factory is not None:
            given = f"field(default_factory={ast.unparse(one.factory)})"
        elif one.default is not None:
            given = (
                f"field(default={ast.unparse(one.default)}, init={one.init}, compare={one.compare})"
            )
        else:
            given = f"field(init={one.init}, compare={one.compare})"
        parts.append(f"{name!r}: ({one.words!r}, _described_{given})")
    text = "{" + ", ".join(parts) + "}"
    return f"_describe({made.node.name}, {text}, {made.frozen})"


# -- names that an inherited field brings along -----------------------------------------------


def _want(modules: dict[str, Module], module: Module, one: Field) -> None:
    source = modules[one.module]
    for expr, typing in ((one.annotation, True), (one.default, False), (one.factory, False)):
        if expr is None:
            continue
        for node in ast.walk(expr):
            if not isinstance(node, ast.Name) or hasattr(builtins, node.id):
                continue
            if node.id in module.imported and not (module.imported[node.id][2] and not typing):
                continue
            if node.id in module.made:
                continue
            origin, name, _ = source.imported.get(node.id, (source.name, node.id, False))
            before = module.wanted.get(node.id)
            alone = typing and (before is None or before[2])
            module.wanted[node.id] = (origin, name, alone)


def _add_imports(module: Module) -> None:
    lines = [
        f"from {DESCRIBED} import {name} as {alias}"
        for name, alias in (
            ("describe", "_describe"),
            ("field", "_described_field"),
            ("same", "_same"),
        )
    ]
    typed = ["from typing import TYPE_CHECKING", "if TYPE_CHECKING:"]
    typed.append("    from mypy_extensions import mypyc_attr")
    for name, (origin, real, typing) in module.wanted.items():
        if origin == module.name:
            continue
        line = f"from {origin} import {real} as {name}"
        typed.append("    " + line) if typing else lines.append(line)
    added = ast.parse("\n".join([*lines, *typed])).body
    place = max(
        (
            index + 1
            for index, node in enumerate(module.tree.body)
            if isinstance(node, ast.Import | ast.ImportFrom)
            or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
        ),
        default=1,
    )
    module.tree.body[place:place] = added
