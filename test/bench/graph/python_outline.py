"""Outlines of Python files by Python's own parser: functions, classes and calls with zero-based lines and UTF-16 columns.

Reads a JSON list of paths from standard input and writes {path: outline}; see sourceOutline.ts for the shape.
"""

import ast
import json
import re
import sys
import warnings

PROPERTY = re.compile(r"(^|\.)(cached_)?property$|\.(setter|getter|deleter)$")


class Outliner(ast.NodeVisitor):
    def __init__(self, text):
        self.lines = text.split("\n")
        self.functions, self.classes, self.calls = [], [], []
        self.nameless = 0
        self.scopes = [{}]

    def place(self, line, column):
        """ast counts bytes of UTF-8 and lines from one."""
        before = self.lines[line - 1].encode()[:column].decode(errors="replace")
        return [line - 1, len(before.encode("utf-16-le")) // 2]

    def name_place(self, node):
        pattern = re.compile(rb"(async\s+)?(def|class)\s+")
        start = pattern.match(self.lines[node.lineno - 1].encode(), node.col_offset)
        return self.place(node.lineno, start.end() if start else node.col_offset)

    def end(self, node):
        return self.place(node.end_lineno, node.end_col_offset)

    def function(self, node):
        decorated = any(PROPERTY.search(ast.unparse(each)) for each in node.decorator_list)
        begin = min([node.body[0], *getattr(node.body[0], "decorator_list", [])], key=lambda each: (each.lineno, each.col_offset))
        start = self.place(begin.lineno, max(0, begin.col_offset - 1))
        place = self.name_place(node)
        found = {"name": node.name, "at": place, "from": start, "to": self.end(node), "isProperty": decorated}
        first = self.scopes[-1].setdefault(node.name, place)
        if first != place:
            found["first"] = first
        self.functions.append(found)
        self.decorators(node)
        self.inside(node)

    def inside(self, node):
        self.scopes.append({})
        self.generic_visit(node)
        self.scopes.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = function

    def decorators(self, node):
        """A decorator without parentheses is called all the same."""
        for each in node.decorator_list:
            if not isinstance(each, ast.Call):
                self.called(each)

    def visit_ClassDef(self, node):
        own = [each for each in node.body if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)) and each.name == "__init__"]
        found = {"at": self.name_place(node), "bases": [at for at in map(self.last_name, node.bases) if at]}
        found["constructs"] = [self.name_place(each) for each in own]
        self.classes.append(found)
        self.decorators(node)
        self.inside(node)

    def visit_Assign(self, node):
        if isinstance(node.value, ast.Lambda) and len(node.targets) == 1:
            at, body = self.last_name(node.targets[0]), node.value.body
            # `table[key] = lambda: …` names no function.
            if at and not isinstance(node.targets[0], ast.Subscript):
                start = self.place(body.lineno, body.col_offset)
                name = getattr(node.targets[0], "id", None) or node.targets[0].attr
                self.functions.append({"name": name, "at": at, "from": start, "to": self.end(body), "isProperty": False})
        self.generic_visit(node)

    def last_name(self, node):
        if isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Name):
            return self.place(node.lineno, node.col_offset)
        if isinstance(node, ast.Attribute):
            return self.place(node.end_lineno, node.end_col_offset - len(node.attr.encode()))
        return None

    def called(self, node):
        at = None if isinstance(node, ast.Subscript) else self.last_name(node)
        if at:
            self.calls.append({"name": getattr(node, "id", None) or node.attr, "at": at})
        else:
            self.nameless += 1

    def visit_Call(self, node):
        self.called(node.func)
        self.generic_visit(node)


def outline(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        text = file.read()
    # SCIP and we count lines as editors do.
    outliner = Outliner(text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", " "))
    outliner.visit(ast.parse("\n".join(outliner.lines)))
    return {name: getattr(outliner, name) for name in ("functions", "classes", "calls", "nameless")}


def main():
    warnings.simplefilter("ignore")
    found = {}
    for path in json.load(sys.stdin):
        try:
            found[path] = outline(path)
        except (SyntaxError, UnicodeDecodeError, ValueError) as error:
            print(f"left out {path}: {error}", file=sys.stderr)
    json.dump(found, sys.stdout)


main()
