// Members of what Python programs hold in variables: loops, handlers of errors, choices, `with`, type variables and decorated functions.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { openFixture } from '../answering/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const part = dedent`
  from typing import Optional, Sequence


  class Part:
      def __init__(self):
          self.size = 1

      def __enter__(self):
          return self

      def __exit__(self, *error):
          pass


  def make() -> Part:
      return Part()


  class Problem(Exception):
      def __init__(self):
          self.code = 1
`;

/** Lines of `use.py`, behind its imports, that are told to use the member. */
async function linesOf(name: string, code: string): Promise<readonly number[]> {
  const { codebase } = await openFixture({ 'part.py': part, 'use.py': `from part import *\n${code}` });
  const [result] = await codebase.uses({ name }, {}, neverCancelled);
  return (result?.places ?? []).flatMap(({ path, line }) => (path === 'use.py' ? [line - 1] : []));
}

suite('receivers in Python', () => {
  test('loops and comprehensions over typed containers', async () => {
    const code = dedent`
      def f(parts: Sequence[Part], by_name: dict[str, Part]):
          for part in parts:
              print(part.size)
          for at, one in enumerate(sorted(parts)):
              print(one.size)
          for name, other in by_name.items():
              print(other.size, name.size)
          return [each.size for each in parts]
    `;
    assert.deepEqual(await linesOf('Part.size', code), [3, 5, 7, 8]);
  });

  test('errors as handlers name them', async () => {
    const code = dedent`
      def f():
          try:
              make()
          except Problem as error:
              print(error.code)
          except (Problem, KeyError) as other:
              print(other.code)
    `;
    assert.deepEqual(await linesOf('Problem.code', code), [5, 7]);
  });

  test('either of two values, the result of a chain, and what a condition assigns', async () => {
    const code = dedent`
      def f(given: Optional[Part], n):
          a = given or make()
          b = make() if n else None
          if (c := make()) is not None:
              print(c.size)
          d = [make()][0].__enter__()
          return a.size + b.size
    `;
    assert.deepEqual(await linesOf('Part.size', code), [5, 7]);
  });

  test('what `with` gives: the object itself, or what a generator yields', async () => {
    const code = dedent`
      from contextlib import contextmanager
      from typing import Iterator
      @contextmanager
      def opened() -> Iterator[Part]:
          yield make()
      def f():
          with make() as a:
              print(a.size)
          with opened() as b:
              print(b.size)
    `;
    assert.deepEqual(await linesOf('Part.size', code), [8, 10]);
  });

  test('a type variable that an argument tells, and one that is bounded', async () => {
    const code = dedent`
      from typing import TypeVar
      T = TypeVar("T")
      B = TypeVar("B", bound=Part)
      def build(kind: type[T], n) -> T: ...
      def same(one: B) -> B:
          print(one.size)
          return one
      def f():
          part = build(Part, 1)
          return part.size
    `;
    assert.deepEqual(await linesOf('Part.size', code), [6, 10]);
  });

  test('a function that a decorator with and without parentheses makes an object of', async () => {
    const code = dedent`
      from typing import Callable
      def wrap(run=None) -> Part | Callable[..., Part]: ...
      @wrap()
      def one(): ...
      print(one.size)
    `;
    assert.deepEqual(await linesOf('Part.size', code), [5]);
  });

  test('the body of a class names what it has set', async () => {
    assert.deepEqual(
      await linesOf(
        'Box.width',
        dedent`
          class Box:
              width = 3
              area = width * 2
        `,
      ),
      [3],
    );
  });

  test('a property with a setter, and one that a derived class assigns', async () => {
    const code = dedent`
      class Box:
          @property
          def part(self) -> Part: ...
          @part.setter
          def part(self, value): ...
      class Big(Box):
          def fill(self):
              self.part = make()
              return self.part.size
      def f(box: Box):
          return box.part.size
    `;
    assert.deepEqual(await linesOf('Part.size', code), [9, 11]);
    assert.deepEqual(await linesOf('Box.part', code), [4, 8, 9, 11]);
  });

  test('a field that holds a descriptor, and a variable of a context', async () => {
    const code = dedent`
      from contextvars import ContextVar
      from typing import Generic, TypeVar
      T = TypeVar("T")
      class Late(Generic[T]):
          def __get__(self, obj, kind) -> T: ...
      class Box:
          part: Late[Part] = Late()
      now: ContextVar[Part] = ContextVar("now")
      def f(box: Box):
          print(box.part.size)
          one = now.get(None)
          return one.size
    `;
    assert.deepEqual(await linesOf('Part.size', code), [10, 12]);
  });

  test('a parameter has the type of the method that is overridden; types of a class are known in the heads of its methods', async () => {
    const code = dedent`
      class Base:
          def run(self, part: Part): ...
      class Derived(Base):
          def run(self, part):
              return part.size
      class Job:
          class Info(Part): ...
          def run(self, info: Info):
              return info.size
    `;
    assert.deepEqual(await linesOf('Part.size', code), [5, 9]);
  });

  test('parts of a tuple: assigned at once, by index, and in loops', async () => {
    const code = dedent`
      def pair() -> tuple[int, Part]: ...
      def f(pairs: list[tuple[Part, int]]):
          n, part = pair()
          print(part.size)
          for one, count in pairs:
              print(one.size)
          for at, (other, count) in enumerate(pairs):
              print(other.size)
          return pair()[1].size
    `;
    assert.deepEqual(await linesOf('Part.size', code), [4, 6, 8, 9]);
  });

  test('a module that a package takes from itself', async () => {
    const { codebase } = await openFixture({
      'shop/__init__.py': 'from . import text as text\n',
      'shop/text.py': 'def load():\n    pass\n',
      'app.py': dedent`
        import shop

        shop.text.load()
      `,
    });
    const [result] = await codebase.uses({ name: 'load' }, {}, neverCancelled);
    assert.deepEqual(
      result?.places.map(({ path, line }) => `${path}:${line}`),
      ['app.py:3'],
    );
  });

  test('what an operator gives, and a slice, which is no element', async () => {
    const code = dedent`
      class Sum:
          def __add__(self, other) -> Part: ...
      class Row:
          def __init__(self, parts: list[Part]):
              self.parts: list[Part] = parts
          def cut(self, parts):
              self.parts = parts[:]
      def f(row: Row):
          one = Sum() + Sum()
          print(one.size)
          rest = row.parts[1:]
          return row.parts[0].size + rest[0].size
    `;
    assert.deepEqual(await linesOf('Part.size', code), [10, 12]);
  });
});
