// Members of values in Python variables: loops, error handlers, choices, `with`, type variables and decorated functions.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

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

suite('Python receivers', () => {
  test('have the element type in loops and comprehensions', async () => {
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

  test('have the error type in handlers', async () => {
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

  test('may have either type of a choice, a chain or a conditional assignment', async () => {
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

  test('have the type that `with` binds: the object itself, or a yielded value', async () => {
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

  test('have the type of a type variable by an argument or a bound', async () => {
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

  test('have the type of an object that a decorator makes', async () => {
    const code = dedent`
      from typing import Callable
      def wrap(run=None) -> Part | Callable[..., Part]: ...
      @wrap()
      def one(): ...
      print(one.size)
    `;
    assert.deepEqual(await linesOf('Part.size', code), [5]);
  });

  test('are plain names of fields in the body of a class', async () => {
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

  test('have the type of a property, also with a setter', async () => {
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

  test('have the type of a descriptor, and of a context variable', async () => {
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

  test('have the parameter types of an overridden method, and types of the enclosing class', async () => {
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

  test('have the types of tuple parts: by assignment, by index, and in loops', async () => {
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

  test('may be a module that a package imports from itself', async () => {
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

  test('have the result type of an operator, and the container type for a slice', async () => {
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
