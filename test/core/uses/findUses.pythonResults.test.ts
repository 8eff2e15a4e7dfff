// Members of what functions of Python give and variables hold where no type says it: lines that have to be told end in `#!`.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { openFixture } from '../answering/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const part = dedent`
  class Part:
      def __init__(self):
          self.size = 1


  def make() -> Part:
      return Part()
`;

/** The lines of `code` that are told to use `Part.size` are those that end in `#!`. */
async function told(code: string, head = 'from part import *\n', name = 'Part.size'): Promise<void> {
  const text = `${head}${code}`;
  const { codebase } = await openFixture({ 'part.py': part, 'use.py': text });
  const [result] = await codebase.uses({ name }, {}, neverCancelled);
  const lines = text.split('\n');
  const found = (result?.places ?? []).flatMap(({ path, line, kind }) =>
    path === 'use.py' && kind !== 'imports' ? [lines[line - 1]] : [],
  );
  assert.deepEqual(
    [...new Set(found)],
    lines.filter((line) => line.endsWith('#!')),
  );
}

suite('what functions of Python give', () => {
  test('without a written type: any of what they return, yield or choose', () =>
    told(`def maybe(n):
    if n:
        return None
    return Part()
def two():
    return Part(), make()
def parts():
    for n in range(3):
        yield Part()
def f():
    part = maybe(1)
    if part is not None:
        print(part.size) #!
    a, b = two()
    print(a.size) #!
    print(b.size, two()[1].size) #!
    for each in parts():
        print(each.size) #!
    return list(parts())[0].size #!
`));

  test('the object or class that the method was looked up on', () =>
    told(`class Base:
    @classmethod
    def load(cls, n):
        made = cls()
        return made
    def copy(self):
        return self.__class__()
    def same(self):
        return self
    def like(self):
        return type(self)()
    def with_size(self) -> Self: ...
class Special(Base, Part): ...
def f(special: Special):
    print(Special.load(1).size) #!
    print(special.copy().size, 1) #!
    print(special.same().size, 2) #!
    print(special.like().size, 3) #!
    print(special.with_size().size) #!
`));

  test('what generators give to with, also in parts', () =>
    told(`from contextlib import contextmanager, closing
@contextmanager
def pair():
    yield Part(), make()
@contextmanager
def one():
    yield Part()
def f():
    with pair() as (a, b):
        print(a.size) #!
        print(b.size) #!
    with one() as c, closing(make()) as d:
        print(c.size) #!
        print(d.size) #!
`));

  test('objects that are called', () =>
    told(`class Get:
    def __call__(self, name) -> Part: ...
def f(get: Get):
    part = get("a")
    print(part.size) #!
    return get("b").size #!
`));

  test('members of containers of a class whose bases name its type variables', () =>
    told(`from typing import Iterator, Sequence, TypeVar
A = TypeVar("A")
class Rows(Sequence[A]):
    def __iter__(self) -> Iterator[A]: ...
    def __getitem__(self, at) -> A: ...
    def get(self) -> A: ...
def rows() -> Rows[Part]: ...
def f():
    for row in rows():
        print(row.size) #!
    print(rows().get().size) #!
    return rows()[0].size #!
`));

  test('a type variable of the class around, by its bound', () =>
    told(`from typing import Generic, TypeVar
A = TypeVar("A", bound=Part)
class Box(Generic[A]):
    part: A
    def f(self):
        return self.part.size #!
`));

  test('functions of the library that give what they get', () =>
    told(`import copy, itertools
from collections import defaultdict
from dataclasses import replace
def parts(a, b) -> list[Part]: ...
def f(some: list[Part], one: Part):
    a = next(iter(parts(1, [])))
    print(a.size) #!
    b = replace(one, size=2)
    print(b.size) #!
    by_name = defaultdict(Part)
    by_name["a"].size = 1 #!
    for key, group in itertools.groupby(some):
        for each in group:
            print(each.size) #!
    for at, (n, c) in enumerate(zip([1], some)):
        print(c.size) #!
    return {d.size for d in itertools.chain(some, parts(1, 2))} #!
`));
});

suite('what variables of Python hold', () => {
  test('lists, tuples and comprehensions that are written out', () =>
    told(`def f(a: Part, more: list[Part]):
    for b in [a, make()]:
        print(b.size) #!
    both = (a, make())
    print(both[1].size) #!
    all_parts = [make(), *more]
    some = [Part() for n in range(3)]
    by_name = {"x": make()}
    print(by_name["x"].size) #!
    print([c.size for c in all_parts]) #!
    return some[0].size #!
`));

  test('several names that are assigned at once or one after another', () =>
    told(`class Box:
    first, second = Part(), make()
    def __init__(self, n, given: Part):
        self.n, self.given = n, given
        self.a = self.b = make()
    def f(self):
        print(self.given.size) #!
        print(self.a.size, self.b.size) #!
        return self.first.size #!
`));

  test('choices in parentheses, variables of modules, defaults of parameters', () =>
    told(`chosen = None or make()
current = None
def start():
    global current
    current = Part()
def f(given: Part | None, part=Part()):
    print(chosen.size) #!
    print(current.size) #!
    print(part.size) #!
    return (given or make()).size #!
`));

  test('parameters of functions that are passed to functions of the library, or have an alias as their type', () =>
    told(`import itertools
from typing import Callable
Use = Callable[[Part], int]
def take(use: Use): ...
def f(some: list[Part]):
    print(sorted(some, key=lambda a: a.size)) #!
    print(max(some, key=lambda b: b.size)) #!
    print(list(map(lambda c: c.size, some))) #!
    print(itertools.groupby(some, key=lambda d: d.size)) #!
    take(lambda e: e.size) #!
`));

  test('parts of a named tuple', () =>
    told(`from typing import NamedTuple
class Pair(NamedTuple):
    part: Part
    n: int
def f(pair: Pair, pairs: list[Pair]):
    a, n = pair
    print(a.size) #!
    for b, n in pairs:
        print(b.size) #!
    return pair[0].size #!
`));

  test('what is called like the module of its type', () =>
    told(
      `class Box:
    part: part.Part
    def __init__(self, part: part.Part):
        print(part.size) #!
        self.one = part
    def f(self, some: list[part.Part]):
        print(self.part.size) #!
        return self.one.size #!
`,
      'import part\n',
    ));

  test('a class is named behind what is called like its module', () =>
    told(
      dedent`
        class Box:
            part: part.Part #!
        def f(part: part.Part): #!
            pass
      `,
      'import part\n',
      'Part',
    ));

  test('a field is what its type says, whatever was put there', () =>
    told(
      `class Box:
    def __init__(self):
        self.one: Base = Other()
    def f(self):
        return self.one.run() #!
`,
      dedent`
        class Base:
            def run(self): ...
        class Other(Base):
            def run(self): ... #!
      `,
      'Base.run',
    ));

  test('a function that declares a name global reads and writes that of the module', () =>
    told(
      dedent`
        size = Part()
        def f():
            global size #!
            print(size) #!
            size = make() #!
      `,
      undefined,
      'size',
    ));

  test('a field that a class sets to a plain value is not that of a class beside', () =>
    told(
      `class Base: ...
class One(Base):
    path = f"{Base}/one"
    def f(self):
        return self.path #!
class Other(Base):
    path = f"{Base}/other"
    size = 3
    def f(self):
        return self.path
`,
      '',
      'One.path',
    ));
});
