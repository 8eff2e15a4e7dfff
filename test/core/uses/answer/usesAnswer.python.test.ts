// Uses in Python in all forms of programs: decorators, star imports, quoted types, receivers of every kind.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { UseResult, UsesAnswer } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

/** Each use as `file:line kind`. */
const placesOf = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);

async function usesOf(name: string, files: Readonly<Record<string, string>>): Promise<UsesAnswer> {
  const { codebase } = await openFixture(files);
  const [result, ...more] = await codebase.uses({ name }, {}, neverCancelled);
  assert.ok(result && more.length === 0, `${name}: ${more.length + 1} definitions`);
  return result;
}

suite('uses of Python names', () => {
  test('include a decorator that is a member of a module or an object', async () => {
    const files = {
      'shop/hooks.py': dedent`
        class Hub:
            def on(self, name):
                return lambda run: run


        def before(run):
            return run


        def after(run):
            return run
      `,
      'shop/app.py': dedent`
        from shop import hooks

        hub = hooks.Hub()


        @hooks.before
        def start():
            pass


        @hub.on("stop")
        def stop():
            pass
      `,
    };
    assert.deepEqual(placesOf((await usesOf('before', files)).places), ['shop/app.py:6 decorates']);
    assert.deepEqual(placesOf((await usesOf('Hub.on', files)).places), ['shop/app.py:11 decorates']);
  });

  test('include a name from one of several star imports', async () => {
    const { places, undecided } = await usesOf('codes', {
      'shop/__init__.py': 'from .models import *\nfrom .status import *\n',
      'shop/models.py': 'class Model:\n    pass\n',
      'shop/status.py': 'class codes:\n    OK = 200\n',
      'app.py': dedent`
        import shop

        print(shop.codes.OK)
      `,
    });
    assert.deepEqual(placesOf(places), ['app.py:3 reads']);
    assert.deepEqual(undecided, []);
  });

  test('include quoted types of parameters, results, variables and casts, but no other strings', async () => {
    const { places } = await usesOf('Cart', {
      'cart.py': dedent`
        from typing import Literal, Optional, cast


        def merge(
            first: "Cart",
            second: Optional["Cart"] = None,
        ) -> "Cart":
            both: "Cart" = cast("Cart", first)
            names = {"Cart": "Cart", first: "Cart"}
            kind: Literal["Cart"] = names["Cart"]
            print("Cart", "first: Cart")
            return both


        class Cart:
            pass
      `,
    });
    assert.deepEqual(placesOf(places), ['cart.py:5 typed', 'cart.py:6 typed', 'cart.py:7 typed', 'cart.py:8 typed', 'cart.py:8 passed']);
  });

  test('include a keyword argument as the parameter, or as the field of a dataclass', async () => {
    const files = {
      'shop.py': dedent`
        from dataclasses import dataclass

        size = 3


        @dataclass
        class Box:
            size: int


        class Shelf:
            size = 1

            def __init__(self, size):
                self.depth = size


        def build():
            Box(size=1)
            Shelf(size=2)
            return Box(
                size=size,
            )
      `,
    };
    assert.deepEqual(
      placesOf((await usesOf('Box.size', files)).places),
      ['shop.py:19 reads', 'shop.py:22 reads'].map((each) => each.replace('reads', 'writes')),
    );
    assert.deepEqual((await usesOf('Box.size', files)).undecided, []);
    const { codebase } = await openFixture(files);
    const [variable] = await codebase.uses({ name: 'size', at: { root: memoryRoot.key, path: 'shop.py', line: 3 } }, {}, neverCancelled);
    assert.deepEqual(placesOf(variable?.places ?? []), ['shop.py:22 reads'], 'the name before the sign hides nothing');
  });

  test('resolve names in the head of a function outside of it, in the enclosing class', async () => {
    const files = {
      'app.py': dedent`
        from tools import group


        @group()
        def ship():
            pass


        @ship.command("move")
        def move(ship):
            return ship


        class Job:
            class Info:
                pass

            def run(self, info: Info):
                return info

            @property
            def flags(self):
                return 1

            @flags.setter
            def flags(self, value):
                pass
      `,
      'tools.py': 'def group():\n    pass\n',
    };
    assert.deepEqual(placesOf((await usesOf('ship', files)).places), ['app.py:9 decorates']);
    assert.deepEqual(placesOf((await usesOf('Job.Info', files)).places), ['app.py:18 typed']);
  });

  test('include imports over several lines, under another name, and with a fallback definition', async () => {
    const { places } = await usesOf('_read', {
      'keys.py': dedent`
        try:
            from low import (
                _other,
                _read,
            )
        except ImportError:

            def _other():
                pass


        def reads():
            return _read()
      `,
      'low.py': dedent`
        def _read():
            pass


        def _other():
            pass
      `,
      'more.py': dedent`
        def read():
            from low import _read as f

            return f()
      `,
    });
    assert.deepEqual(placesOf(places), ['keys.py:4 imports', 'keys.py:13 calls', 'more.py:2 imports', 'more.py:4 calls']);
    const { codebase } = await openFixture({
      'keys.py': dedent`
        try:
            from low import _other
        except ImportError:

            def _other():
                pass


        print(_other)
      `,
      'low.py': 'def _other():\n    pass\n',
    });
    const [other] = await codebase.uses({ name: '_other', at: { root: memoryRoot.key, path: 'low.py', line: 1 } }, {}, neverCancelled);
    assert.deepEqual(placesOf(other?.places ?? []), ['keys.py:2 imports', 'keys.py:9 passed']);
  });

  test('of a module variable include reads in loops, later assignments, and code in a folder of documentation', async () => {
    const files = {
      'docs/conf.py': dedent`
        names = ["a"]
        if not names:
            names = []
        for name in names:
            print(
                names,
            )
      `,
    };
    assert.deepEqual(placesOf((await usesOf('names', files)).places), [
      'docs/conf.py:2 reads',
      'docs/conf.py:3 writes',
      'docs/conf.py:4 reads',
      'docs/conf.py:6 reads',
    ]);
  });
});
