// Members of results and variables in Python without a declared type. Exactly the lines that end in `#!` are uses.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const part = dedent`
  class Part:
      def __init__(self):
          self.size = 1


  def make() -> Part:
      return Part()
`;

/** Checks that exactly the lines of `code` that end in `#!` use `Part.size`. */
async function checkUses(code: string, head = 'from part import *\n', name = 'Part.size'): Promise<void> {
  const text = `${head}${code}`;
  const { codebase } = await openFixture({ 'part.py': part, 'use.py': text });
  const [result] = await codebase.uses({ name }, {}, neverCancelled);
  const lines = text.split('\n');
  const usingLines = (result?.places ?? []).flatMap(({ path, line, kind }) =>
    path === 'use.py' && kind !== 'imports' ? [lines[line - 1]] : [],
  );
  assert.deepEqual(
    [...new Set(usingLines)],
    lines.filter((line) => line.endsWith('#!')),
  );
}

suite('results of Python functions', () => {
  test('have the types that the function returns, yields or chooses', () =>
    checkUses(dedent`
      def maybe(n):
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

  test('are the object or class that the method is called on', () =>
    checkUses(dedent`
      class Base:
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

  test('are the values that a generator yields to `with`, also in parts', () =>
    checkUses(dedent`
      from contextlib import contextmanager, closing
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

  test('are the uses of objects with `__call__`', () =>
    checkUses(dedent`
      class Get:
          def __call__(self, name) -> Part: ...
      def f(get: Get):
          part = get("a")
          print(part.size) #!
          return get("b").size #!
    `));

  test('use the type variables that the bases of a class fill', () =>
    checkUses(dedent`
      from typing import Iterator, Sequence, TypeVar
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

  test('use the bound of a type variable of the enclosing class', () =>
    checkUses(dedent`
      from typing import Generic, TypeVar
      A = TypeVar("A", bound=Part)
      class Box(Generic[A]):
          part: A
          def f(self):
              return self.part.size #!
    `));

  test('are the argument for functions such as `copy`', () =>
    checkUses(dedent`
      import copy, itertools
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

suite('values of Python variables', () => {
  test('are the elements of lists, tuples and comprehensions', () =>
    checkUses(dedent`
      def f(a: Part, more: list[Part]):
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

  test('are followed when several names are assigned', () =>
    checkUses(dedent`
      class Box:
          first, second = Part(), make()
          def __init__(self, n, given: Part):
              self.n, self.given = n, given
              self.a = self.b = make()
          def f(self):
              print(self.given.size) #!
              print(self.a.size, self.b.size) #!
              return self.first.size #!
    `));

  test('come from choices, module variables and defaults of parameters', () =>
    checkUses(dedent`
      chosen = None or make()
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

  test('are known for parameters of callbacks, and for types with an alias', () =>
    checkUses(dedent`
      import itertools
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

  test('are the parts of a named tuple', () =>
    checkUses(dedent`
      from typing import NamedTuple
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

  test('are separate from the module with the same name', () =>
    checkUses(
      dedent`
        class Box:
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

  test('allow a class after a variable with the name of its module', () =>
    checkUses(
      dedent`
        class Box:
            part: part.Part #!
        def f(part: part.Part): #!
            pass
      `,
      'import part\n',
      'Part',
    ));

  test('follow the declared type of a field, whatever is assigned', () =>
    checkUses(
      dedent`
        class Box:
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

  test('are those of the module in a function with `global`', () =>
    checkUses(
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

  test('do not mix fields of unrelated classes', () =>
    checkUses(
      dedent`
        class Base: ...
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
