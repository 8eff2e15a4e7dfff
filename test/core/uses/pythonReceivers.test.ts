// Members of what Python programs hold in variables: loops, handlers of errors, choices, `with`, type variables and decorated functions.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { openFixture } from '../answering/openFixture.ts';

const part =
  'from typing import Optional, Sequence\n\n\nclass Part:\n    def __init__(self):\n        self.size = 1\n\n    def __enter__(self):\n        return self\n\n    def __exit__(self, *error):\n        pass\n\n\n' +
  'def make() -> Part:\n    return Part()\n\n\nclass Problem(Exception):\n    def __init__(self):\n        self.code = 1\n';

/** Lines of `use.py`, behind its imports, that are told to use the member. */
async function linesOf(name: string, code: string): Promise<readonly number[]> {
  const { codebase } = await openFixture({ 'part.py': part, 'use.py': `from part import *\n${code}` });
  const [result] = await codebase.uses({ name }, {}, neverCancelled);
  return (result?.places ?? []).flatMap(({ path, line }) => (path === 'use.py' ? [line - 1] : []));
}

suite('receivers in Python', () => {
  test('loops and comprehensions over typed containers', async () => {
    const code =
      'def f(parts: Sequence[Part], by_name: dict[str, Part]):\n    for part in parts:\n        print(part.size)\n    for at, one in enumerate(sorted(parts)):\n        print(one.size)\n' +
      '    for name, other in by_name.items():\n        print(other.size, name.size)\n    return [each.size for each in parts]\n';
    assert.deepEqual(await linesOf('Part.size', code), [3, 5, 7, 8]);
  });

  test('errors as handlers name them', async () => {
    const code =
      'def f():\n    try:\n        make()\n    except Problem as error:\n        print(error.code)\n    except (Problem, KeyError) as other:\n        print(other.code)\n';
    assert.deepEqual(await linesOf('Problem.code', code), [5, 7]);
  });

  test('either of two values, the result of a chain, and what a condition assigns', async () => {
    const code =
      'def f(given: Optional[Part], n):\n    a = given or make()\n    b = make() if n else None\n    if (c := make()) is not None:\n        print(c.size)\n    d = [make()][0].__enter__()\n    return a.size + b.size\n';
    assert.deepEqual(await linesOf('Part.size', code), [5, 7]);
  });

  test('what `with` gives: the object itself, or what a generator yields', async () => {
    const code =
      'from contextlib import contextmanager\nfrom typing import Iterator\n@contextmanager\ndef opened() -> Iterator[Part]:\n    yield make()\ndef f():\n    with make() as a:\n        print(a.size)\n    with opened() as b:\n        print(b.size)\n';
    assert.deepEqual(await linesOf('Part.size', code), [8, 10]);
  });

  test('a type variable that an argument tells, and one that is bounded', async () => {
    const code =
      'from typing import TypeVar\nT = TypeVar("T")\nB = TypeVar("B", bound=Part)\ndef build(kind: type[T], n) -> T: ...\ndef same(one: B) -> B:\n    print(one.size)\n    return one\n' +
      'def f():\n    part = build(Part, 1)\n    return part.size\n';
    assert.deepEqual(await linesOf('Part.size', code), [6, 10]);
  });

  test('a function that a decorator with and without parentheses makes an object of', async () => {
    const code =
      'from typing import Callable\ndef wrap(run=None) -> Part | Callable[..., Part]: ...\n@wrap()\ndef one(): ...\nprint(one.size)\n';
    assert.deepEqual(await linesOf('Part.size', code), [5]);
  });

  test('the body of a class names what it has set', async () => {
    assert.deepEqual(await linesOf('Box.width', 'class Box:\n    width = 3\n    area = width * 2\n'), [3]);
  });

  test('a property with a setter, and one that a derived class assigns', async () => {
    const code =
      'class Box:\n    @property\n    def part(self) -> Part: ...\n    @part.setter\n    def part(self, value): ...\nclass Big(Box):\n    def fill(self):\n        self.part = make()\n        return self.part.size\n' +
      'def f(box: Box):\n    return box.part.size\n';
    assert.deepEqual(await linesOf('Part.size', code), [9, 11]);
    assert.deepEqual(await linesOf('Box.part', code), [4, 8, 9, 11]);
  });

  test('a field that holds a descriptor, and a variable of a context', async () => {
    const code =
      'from contextvars import ContextVar\nfrom typing import Generic, TypeVar\nT = TypeVar("T")\nclass Late(Generic[T]):\n    def __get__(self, obj, kind) -> T: ...\nclass Box:\n    part: Late[Part] = Late()\n' +
      'now: ContextVar[Part] = ContextVar("now")\ndef f(box: Box):\n    print(box.part.size)\n    one = now.get(None)\n    return one.size\n';
    assert.deepEqual(await linesOf('Part.size', code), [10, 12]);
  });

  test('a parameter has the type of the method that is overridden; types of a class are known in the heads of its methods', async () => {
    const code =
      'class Base:\n    def run(self, part: Part): ...\nclass Derived(Base):\n    def run(self, part):\n        return part.size\nclass Job:\n    class Info(Part): ...\n    def run(self, info: Info):\n        return info.size\n';
    assert.deepEqual(await linesOf('Part.size', code), [5, 9]);
  });

  test('parts of a tuple: assigned at once, by index, and in loops', async () => {
    const code =
      'def pair() -> tuple[int, Part]: ...\ndef f(pairs: list[tuple[Part, int]]):\n    n, part = pair()\n    print(part.size)\n    for one, count in pairs:\n        print(one.size)\n' +
      '    for at, (other, count) in enumerate(pairs):\n        print(other.size)\n    return pair()[1].size\n';
    assert.deepEqual(await linesOf('Part.size', code), [4, 6, 8, 9]);
  });

  test('a module that a package takes from itself', async () => {
    const { codebase } = await openFixture({
      'shop/__init__.py': 'from . import text as text\n',
      'shop/text.py': 'def load():\n    pass\n',
      'app.py': 'import shop\n\nshop.text.load()\n',
    });
    const [result] = await codebase.uses({ name: 'load' }, {}, neverCancelled);
    assert.deepEqual(
      result?.places.map(({ path, line }) => `${path}:${line}`),
      ['app.py:3'],
    );
  });

  test('what an operator gives, and a slice, which is no element', async () => {
    const code =
      'class Sum:\n    def __add__(self, other) -> Part: ...\nclass Row:\n    def __init__(self, parts: list[Part]):\n        self.parts: list[Part] = parts\n    def cut(self, parts):\n        self.parts = parts[:]\n' +
      'def f(row: Row):\n    one = Sum() + Sum()\n    print(one.size)\n    rest = row.parts[1:]\n    return row.parts[0].size + rest[0].size\n';
    assert.deepEqual(await linesOf('Part.size', code), [10, 12]);
  });
});
