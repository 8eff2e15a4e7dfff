// Uses in Python by the ways in which programs write them: decorators, star imports, types in quotation marks, receivers of every kind.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { UseResult, UsesResult } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../answering/openFixture.ts';

/** Each use as `file:line kind`. */
const short = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);

async function usesOf(name: string, files: Readonly<Record<string, string>>): Promise<UsesResult> {
  const { codebase } = await openFixture(files);
  const [result, ...more] = await codebase.uses({ name }, {}, neverCancelled);
  assert.ok(result && more.length === 0, `${name}: ${more.length + 1} definitions`);
  return result;
}

suite('names in Python', () => {
  test('a decorator that is a member of a module or of an object', async () => {
    const files = {
      'shop/hooks.py':
        'class Hub:\n    def on(self, name):\n        return lambda run: run\n\n\ndef before(run):\n    return run\n\n\ndef after(run):\n    return run\n',
      'shop/app.py':
        'from shop import hooks\n\nhub = hooks.Hub()\n\n\n@hooks.before\ndef start():\n    pass\n\n\n@hub.on("stop")\ndef stop():\n    pass\n',
    };
    assert.deepEqual(short((await usesOf('before', files)).places), ['shop/app.py:6 decorates']);
    assert.deepEqual(short((await usesOf('Hub.on', files)).places), ['shop/app.py:11 decorates']);
  });

  test('a name that one of several star imports of a package brings', async () => {
    const { places, undecided } = await usesOf('codes', {
      'shop/__init__.py': 'from .models import *\nfrom .status import *\n',
      'shop/models.py': 'class Model:\n    pass\n',
      'shop/status.py': 'class codes:\n    OK = 200\n',
      'app.py': 'import shop\n\nprint(shop.codes.OK)\n',
    });
    assert.deepEqual(short(places), ['app.py:3 reads']);
    assert.deepEqual(undecided, []);
  });

  test('types in quotation marks: of parameters, results, variables and casts, not other strings', async () => {
    const { places } = await usesOf('Cart', {
      'cart.py':
        'from typing import Literal, Optional, cast\n\n\ndef merge(\n    first: "Cart",\n    second: Optional["Cart"] = None,\n) -> "Cart":\n    both: "Cart" = cast("Cart", first)\n' +
        '    names = {"Cart": "Cart", first: "Cart"}\n    kind: Literal["Cart"] = names["Cart"]\n    print("Cart", "first: Cart")\n    return both\n\n\nclass Cart:\n    pass\n',
    });
    assert.deepEqual(short(places), ['cart.py:5 typed', 'cart.py:6 typed', 'cart.py:7 typed', 'cart.py:8 typed', 'cart.py:8 passed']);
  });

  test('an argument by name is the parameter, or the field of a class whose constructor is made of its fields', async () => {
    const files = {
      'shop.py':
        'from dataclasses import dataclass\n\nsize = 3\n\n\n@dataclass\nclass Box:\n    size: int\n\n\nclass Shelf:\n    size = 1\n\n    def __init__(self, size):\n        self.depth = size\n\n\n' +
        'def build():\n    Box(size=1)\n    Shelf(size=2)\n    return Box(\n        size=size,\n    )\n',
    };
    assert.deepEqual(
      short((await usesOf('Box.size', files)).places),
      ['shop.py:19 reads', 'shop.py:22 reads'].map((each) => each.replace('reads', 'writes')),
    );
    assert.deepEqual((await usesOf('Box.size', files)).undecided, []);
    const { codebase } = await openFixture(files);
    const [variable] = await codebase.uses({ name: 'size', at: { root: memoryRoot.key, path: 'shop.py', line: 3 } }, {}, neverCancelled);
    assert.deepEqual(short(variable?.places ?? []), ['shop.py:22 reads'], 'the name before the sign hides nothing');
  });

  test('the head of a function is read outside of it: parameters hide nothing there, and names of the class around are known', async () => {
    const files = {
      'app.py':
        'from tools import group\n\n\n@group()\ndef ship():\n    pass\n\n\n@ship.command("move")\ndef move(ship):\n    return ship\n\n\nclass Job:\n    class Info:\n        pass\n\n' +
        '    def run(self, info: Info):\n        return info\n\n    @property\n    def flags(self):\n        return 1\n\n    @flags.setter\n    def flags(self, value):\n        pass\n',
      'tools.py': 'def group():\n    pass\n',
    };
    assert.deepEqual(short((await usesOf('ship', files)).places), ['app.py:9 decorates']);
    assert.deepEqual(short((await usesOf('Job.Info', files)).places), ['app.py:18 typed']);
  });

  test('imports over several lines, under another name inside of a function, and with a definition to fall back to', async () => {
    const { places } = await usesOf('_read', {
      'keys.py':
        'try:\n    from low import (\n        _other,\n        _read,\n    )\nexcept ImportError:\n\n    def _other():\n        pass\n\n\ndef reads():\n    return _read()\n',
      'low.py': 'def _read():\n    pass\n\n\ndef _other():\n    pass\n',
      'more.py': 'def read():\n    from low import _read as f\n\n    return f()\n',
    });
    assert.deepEqual(short(places), ['keys.py:4 imports', 'keys.py:13 calls', 'more.py:2 imports', 'more.py:4 calls']);
    const { codebase } = await openFixture({
      'keys.py': 'try:\n    from low import _other\nexcept ImportError:\n\n    def _other():\n        pass\n\n\nprint(_other)\n',
      'low.py': 'def _other():\n    pass\n',
    });
    const [other] = await codebase.uses({ name: '_other', at: { root: memoryRoot.key, path: 'low.py', line: 1 } }, {}, neverCancelled);
    assert.deepEqual(short(other?.places ?? []), ['keys.py:2 imports', 'keys.py:9 passed']);
  });

  test('a variable of a module: loops read it, what assigns it again writes it; code in a folder of documentation counts', async () => {
    const files = {
      'docs/conf.py': 'names = ["a"]\nif not names:\n    names = []\nfor name in names:\n    print(\n        names,\n    )\n',
    };
    assert.deepEqual(short((await usesOf('names', files)).places), [
      'docs/conf.py:2 reads',
      'docs/conf.py:3 writes',
      'docs/conf.py:4 reads',
      'docs/conf.py:6 reads',
    ]);
  });
});
